"""The Starfarers of Catan: explore, found colonies and trade with strangers, for three or four."""

from __future__ import annotations

from cosmocafe.author import Game, found

from .box import Box
from .table import Table

game: Game[Box, Table] = found(__name__, version=4, players=[3, 4])
