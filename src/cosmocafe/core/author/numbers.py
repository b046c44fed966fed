"""The single numbers of a box: what each may be, and whether it is the rulebook's or our own.

A table of a box file says by `source` where its values come from: `original` is ours, anything else the rulebook's or other people's.
Instead of one word it may have one for each field, `effect` being those that it does not name.
`rulebook_fixed` names fields of an original table that are not ours, `original_fields` those of another one that are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from ..anything import Anything, Toml
from .box import MARKS
from .sheets import APART

OURS = "original"
REST = "effect"
Path = tuple[str, ...]


class Number(NamedTuple):
    """A number of a box, under the key by which a changed box names it."""

    path: Path
    value: int
    least: int
    most: int
    source: str

    @property
    def key(self) -> str:
        """As `ships.frigate.cost`, or `corporations.sacchar.meter.3` for the third of a list."""
        return ".".join(self.path)

    @property
    def is_ours(self) -> bool:
        """Whether the rulebook leaves it to us."""
        return self.source == OURS


def numbers_in(components: Toml, bounds: Mapping[str, tuple[int, int]]) -> list[Number]:
    """The numbers of a box file of which it is known what they may be."""
    found = []
    for path, value, source in _walk({name: value for name, value in components.items() if name not in APART}, (), ""):
        if (key := ".".join(path)) in bounds:
            found.append(Number(path, value, *bounds[key], source))
    return found


def _walk(table: Toml, path: Path, above: str) -> Iterator[tuple[Path, int, str]]:
    """Every number of a table with where it comes from."""
    source = table.get("source", above)
    for name, value in table.items():
        if name in MARKS:
            continue
        own = str(source.get(name, source.get(REST, above)) if isinstance(source, dict) else source)
        if name in table.get("rulebook_fixed", []):
            own = "rulebook"
        elif name in table.get("original_fields", []):
            own = OURS
        yield from _inside(value, (*path, name), own)


def _inside(value: Anything, path: Path, source: str) -> Iterator[tuple[Path, int, str]]:
    if type(value) is int:
        yield path, value, source
    elif isinstance(value, dict):
        yield from _walk(value, path, source)
    elif isinstance(value, list):
        rows = [(str(next(iter(row.values()), "")), row) for row in value if isinstance(row, dict)]
        names = Counter(name for name, _ in rows)
        for place, item in enumerate(value, 1):
            if type(item) is int:
                yield (*path, str(place)), item, source
        for name, row in rows:
            if names[name] == 1:  # of two rows with one name, a changed box can name neither
                yield from _walk(dict(list(row.items())[1:]), (*path, name), source)  # what names a row stays


def change_of(values: Iterable[tuple[Number, int]]) -> Toml:
    """The values of a changed box: other ones for some of its numbers."""
    found: Toml = {}
    for number, value in values:
        *tables, last = number.path
        inside = found
        for name in tables:
            inside = inside.setdefault(name, {})
        inside[last] = value
    return found
