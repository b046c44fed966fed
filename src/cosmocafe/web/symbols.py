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
    "dots": "M3 10h4v4H3zM10 10h4v4h-4zM17 10h4v4h-4z",
    "less": "M4 11h16v2H4z",
    "tick": "M9.5 15.6 20 5.1l1.4 1.4L9.5 18.4 2.6 11.5 4 10.1z",
    "talk": (
        "M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-8l-5 4.5V17H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z"
        "M4 5v10h5v2.2l2.3-2.2H20V5zM7 8h10v1.6H7zM7 11h7v1.6H7z"
    ),
    "eye": (
        "M12 5c5 0 8.5 4 10 7-1.5 3-5 7-10 7s-8.5-4-10-7c1.5-3 5-7 10-7z"
        "M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 10.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4z"
    ),
    "cup": (
        "M6 3h12v2h4v3a4 4 0 0 1-4.3 4A6 6 0 0 1 13 15.9V19h4v2H7v-2h4v-3.1A6 6 0 0 1 6.3 12 4 4 0 0 1 2 8V5h4z"
        "M4 7v1a2 2 0 0 0 2 2V7zM18 7v3a2 2 0 0 0 2-2V7z"
    ),
    "mute": ("M3 9h4l5-4.5v15L7 15H3zM15.2 8.2 18 11l2.8-2.8 1.2 1.2-2.8 2.8 2.8 2.8-1.2 1.2-2.8-2.8-2.8 2.8-1.2-1.2 2.8-2.8-2.8-2.8z"),
    "sliders": "M3 6h9v2H3zM12 3.5h3.5v7H12zM15.5 6H21v2h-5.5zM3 16h4v2H3zM7 13.5h3.5v7H7zM10.5 16H21v2H10.5z",
}


def symbol(name: str) -> Markup:
    """A sign of the page."""
    drawn = '<svg class="symbol {0}" viewBox="0 0 24 24" aria-hidden="true"><path fill-rule="evenodd" d="{1}"/></svg>'
    return Markup(drawn).format(name, SYMBOLS[name])  # noqa: S704  our own
