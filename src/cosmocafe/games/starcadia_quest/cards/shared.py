"""What cards are made of."""

from __future__ import annotations

from cosmocafe.author import Cards

from ..view import View

cards = Cards()


def said(view: View, *names: str) -> list[str]:
    """Labels as lines."""
    return [view.words.label(name) for name in names]


def begun(words: str) -> str:
    """Words as a line begins."""
    return words[:1].upper() + words[1:]


def with_state(view: View, name: str, spent: bool) -> str:
    """A name, and whether what it stands for is exhausted."""
    return view.words.aside(name, view.words.label("exhausted")) if spent else name
