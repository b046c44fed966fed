"""Drawing shared by all games: SVG as plain strings, one visual language, pictures for terminals. No dependency, no game."""
