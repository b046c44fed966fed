"""A game's functions in chapters, one for each file of rules, so that a change of one rule is compiled with its chapter alone.

Rules that a step or an answer leads to, a table's worth and the like are doors: other chapters know them by name only. What else
a chapter calls is written into it once more, so that LLVM can put it where it is used; only what is long and called by several
chapters stands in its own file's chapter and nowhere else. One function of all steps, as LLVM makes it when it sees everything at
once, is compiled longer and runs slower: `bench/README.md`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

COPIED = 400  # lines, those of what it calls included, up to which a function is written into every chapter that calls it


class Function(NamedTuple):
    """A translated function."""

    name: str
    chapter: str  # of the file that it stands in
    linkage: str
    head: str
    body: str
    calls: tuple[str, ...]
    rows: tuple[str, ...]  # that never change

    def text(self, linkage: str | None = None) -> str:
        """The whole function."""
        return f"define {self.linkage if linkage is None else linkage}{self.head} #0 {{\n{self.body}\n}}"

    @property
    def is_entry(self) -> bool:
        """Whether it is called from outside."""
        return self.linkage != INTERNAL


INTERNAL, SHARED = "internal ", "hidden "


class Chapter(NamedTuple):
    """Functions that are compiled together, and those of other chapters that they call."""

    inside: list[Function]
    shared: set[str]
    outside: list[Function]

    def texts(self) -> Iterator[str]:
        """What is called elsewhere, and the functions."""
        for function in self.outside:
            yield f"declare {SHARED}{function.head} #0"
        for function in self.inside:
            yield function.text(SHARED if function.name in self.shared and not function.is_entry else None)


def chapters_of(functions: Collection[Function], doors: set[str]) -> list[Chapter]:
    """The chapters of functions, of which each stands after those that it calls."""
    long = _long(functions, doors)
    shared: set[str] = set()
    places: dict[str, set[str]] = {function.name: set() for function in functions}  # the chapters in which each is written
    for function in reversed(list(functions)):
        if function.is_entry or function.name in doors or (function.name in long and len(places[function.name]) > 1):
            shared.add(function.name)
            places[function.name] = {function.chapter}
        for called in function.calls:
            places[called] |= places[function.name]
    return [_chapter(name, functions, places, shared) for name in sorted(set().union(*places.values()))]


def _long(functions: Collection[Function], doors: set[str]) -> set[str]:
    """The names of functions that are too long to be written more than once."""
    lines: dict[str, int] = {}
    for function in functions:
        more = (lines[called] for called in function.calls if called not in doors and lines[called] <= COPIED)
        lines[function.name] = 1 + function.body.count("\n") + sum(more)
    return {name for name, count in lines.items() if count > COPIED}


def _chapter(name: str, functions: Collection[Function], places: dict[str, set[str]], shared: set[str]) -> Chapter:
    inside = [function for function in functions if name in places[function.name]]
    called = {other for function in inside for other in function.calls}
    outside = [function for function in functions if function.name in called and name not in places[function.name]]
    return Chapter(inside, shared, outside)
