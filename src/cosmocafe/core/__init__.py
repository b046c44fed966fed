"""The core: it knows no game and no page."""
