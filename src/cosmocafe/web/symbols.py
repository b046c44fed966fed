"""The signs of the page, drawn: fonts may lack them. Each is an area in a square of 24."""

from __future__ import annotations

from markupsafe import Markup

SYMBOLS = {
    "first": "M5 5h3v14H5zM20 5v14L9 12z",
    "previous": "M17 5v14L6 12z",
    "play": "M3 5v14l9-7zM12 5v14l9-7z",
    "stop": "M6 5h4v14H6zM14 5h4v14h-4z",
    "next": "M7 5v14l11-7z",
    "last": "M16 5h3v14h-3zM4 5v14l11-7z",
    "close": "M5.6 4.2 12 10.6l6.4-6.4 1.4 1.4-6.4 6.4 6.4 6.4-1.4 1.4-6.4-6.4-6.4 6.4-1.4-1.4 6.4-6.4-6.4-6.4z",
    "more": "M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z",
    "less": "M4 11h16v2H4z",
    "tick": "M9.5 15.6 20 5.1l1.4 1.4L9.5 18.4 2.6 11.5 4 10.1z",
    "sliders": "M3 6h9v2H3zM12 3.5h3.5v7H12zM15.5 6H21v2h-5.5zM3 16h4v2H3zM7 13.5h3.5v7H7zM10.5 16H21v2H10.5z",
}


def symbol(name: str) -> Markup:
    """A sign of the page."""
    drawn = '<svg class="symbol {0}" viewBox="0 0 24 24" aria-hidden="true"><path fill-rule="evenodd" d="{1}"/></svg>'
    return Markup(drawn).format(name, SYMBOLS[name])  # noqa: S704  our own
