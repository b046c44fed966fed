"""The Starfarers of Catan: explore, found colonies and trade with strangers, for three or four."""

from __future__ import annotations

from cosmocafe.core.found import found
from cosmocafe.core.game import Game

from .box import Box
from .table import Table

game: Game[Box, Table] = found(__name__, version=3, players=[3, 4])
