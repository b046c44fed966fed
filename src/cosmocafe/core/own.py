"""A game's own box and table, as types: `View[Box, Table]` knows every field of the game; a plain `View` is one of any game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from .author.table import Table
    from .machine.pieces import Piece

    B = TypeVar("B", bound=Piece, default=Any)
    T = TypeVar("T", bound=Table, default=Any)
else:
    from typing import TypeVar  # knows no defaults before Python 3.13, and nobody asks for them at run time

    B, T = TypeVar("B"), TypeVar("T")
