"""Functions made from a table's declaration: its copy and its plain observation."""

from __future__ import annotations

from collections.abc import Callable

from ..anything import Function, Names
from ..author.agenda import compiled_as
from ..author.table import Table
from ..errors import DeclarationError
from . import generated
from .pieces import Piece, count_numbers, for_each_number, widths


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


def clearer(table: type[Table], package: str) -> Callable[..., None]:
    """`clear(t)` makes `t` a table of zeros."""
    lines = ["def clear_fields(t):", *for_each_number(table, lambda at: [f"t{at} = 0"])]

    @compiled_as(make("clear_fields", lines, package))
    def clear(t: Piece) -> None:
        t.become(table())

    return clear


def default_observation(table: type[Table], package: str) -> tuple[int, Callable[..., None]]:
    """Every number a game's own table holds, the seat that looks, and the open question; and how many numbers that are."""
    own = {name: field for name, field in table.fields.items() if name not in Table.fields}
    shown = type("Shown", (), {"fields": own})
    if widths(shown) & {"i8", "u4"}:
        raise DeclarationError(f"{package}: the table has a Long or a Word, which fits no observation: give the game its own `observe`")
    numbers = for_each_number(shown, lambda at: [f"out[k] = t{at}", "k += 1"])
    head = [
        "def observe(box, t, seat, out):",
        "    out[0] = seat",
        "    out[1] = t.players",
        "    for i in range(6):",
        "        out[2 + i] = 0",
        "    if t.depth > 0 and t.over == 0:",
        "        top = t.agenda[t.depth - 1]",
        "        out[2] = top.step",
        "        out[3] = top.who",
        "        out[4] = top.a",
        "        out[5] = top.b",
        "        out[6] = top.c",
        "        out[7] = top.d",
        "    k = 8",
    ]
    return 8 + count_numbers(shown), make("observe", head + numbers, package)
