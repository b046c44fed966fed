"""Functions made from a table's declaration: its copy and its plain observation."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np

from ..anything import Anything, Function, Names
from ..author.agenda import compiled_as
from ..author.seen import Meaning, Part, Rows, Said, Seen
from ..author.table import Table
from ..errors import DeclarationError
from . import generated
from .pieces import Declared, Piece, Pieces, Ranked, for_each_number, widths


def make(name: str, lines: list[str], package: str) -> Function:
    """The function with this source, belonging to a module."""
    env: Names = {"__name__": package}
    generated.run(f"{name} of {package}", lines, env)
    made: Function = env[name]
    return made


def copier(table: type[Table], package: str) -> Callable[..., None]:
    """`copy(t, other)` makes `t` like `other`."""
    lines = ["def copy_fields(t, other):", *for_each_number(table, lambda at: [f"t{at} = other{at}"])]

    @compiled_as(make("copy_fields", lines, package))
    def copy(t: Piece, other: Piece) -> None:
        t.become(other)

    return copy


def clearer(table: type[Piece], package: str) -> Callable[..., None]:
    """`clear(t)` makes all numbers of `t` zeros."""
    lines = ["def clear_fields(t):", *for_each_number(table, lambda at: [f"t{at} = 0"])]

    @compiled_as(make("clear_fields", lines, package))
    def clear(t: Piece) -> None:
        t.become(table())

    return clear


def default_observation(table: type[Table], package: str) -> tuple[type[Seen], Function]:
    """Every number a game's own table holds, and the seat that looks."""
    own = {name: field for name, field in table.fields.items() if name not in Table.fields}
    shown = type("Shown", (), {"fields": own})
    if widths(shown) & {"i8", "u4"}:
        raise DeclarationError(f"{package}: the table has a Long or a Word, which fits no observation: give the game its own `observe`")
    head = ["def observe(box, t, seat, out):", "    out.me = max(seat, 0)"]
    seen = seen_like(shown, Seen, {"me": Said(Meaning("count", 0, 3))})
    return seen, make("observe", head + for_each_number(shown, lambda at: [f"out{at} = t{at}"]), package)


def seen_like(piece: type[Piece], base: type[Part], more: Mapping[str, Declared]) -> type[Anything]:
    """A part of an observation with the same names as a piece, each number as wide as it is there."""
    said = {**more, **{name: said_of(field) for name, field in piece.fields.items()}}
    return type(piece.__name__, (base,), {"__module__": __name__, "__annotations__": dict.fromkeys(said, int), **said})


def said_of(field: Ranked | str) -> Declared:
    """What a field of a table can be, by its width."""
    if isinstance(field, str):
        return Said(any_of(field))
    places = tuple(map(str, range(field.count)))
    return Rows(seen_like(field.piece, Part, {}), places) if isinstance(field, Pieces) else Said(any_of(field.width), places)


def any_of(width: str) -> Meaning:
    """Any number that has room."""
    most = int(np.iinfo(width).max)
    return Meaning("points", -most - 1, most, scale=10)
