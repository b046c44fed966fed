"""A game's own box and table, as types: `View[Box, Table]` knows every field of the game; a plain `View` is one of any game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .anything import Anything
from .author.table import Table
from .machine.pieces import Piece

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    B = TypeVar("B", bound=Piece, default=Anything)
    T = TypeVar("T", bound=Table, default=Anything)
else:
    from typing import TypeVar  # knows no defaults before Python 3.13, and nobody asks for them at run time

    B, T = TypeVar("B"), TypeVar("T")
