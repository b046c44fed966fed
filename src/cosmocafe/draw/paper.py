"""A page that needs nothing else: one HTML file with its style in it, light or dark as its reader likes, and words in each language."""

from __future__ import annotations

import tomllib
from functools import cache
from html import escape
from importlib.resources import files

from cosmocafe.core.anything import Toml


@cache
def spoken(package: str, language: str) -> Toml:
    """The words that a package's pages say."""
    return tomllib.loads(text_of(package, f"words/{language}.toml"))


@cache
def text_of(package: str, name: str) -> str:
    """A file of a package."""
    return files(package).joinpath(name).read_text(encoding="utf-8")


def whole(title: str, language: str, style: str, *parts: str, scripts: bool = False) -> str:
    """The page; it fetches nothing, and runs nothing unless it has a script in it."""
    policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:" + "; script-src 'unsafe-inline'" * scripts
    return "\n".join(
        [
            f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">',
            f"<title>{escape(title)}</title><style>{text_of(__package__, 'paper.css')}{style}</style></head><body>",
            *parts,
            "</body></html>",
        ]
    )
