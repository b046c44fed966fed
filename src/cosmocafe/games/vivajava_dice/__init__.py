"""VivaJava: The Coffee Game: The Dice Game: blend and research with dice, for one to four."""

from __future__ import annotations

from cosmocafe.author import Game, found

from .box import Box
from .table import Table

game: Game[Box, Table] = found(__name__, version=3, players=[1, 2, 3, 4])
