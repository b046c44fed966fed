"""Starcadia Quest: rival Crews through a space station, Scenario by Scenario, for two to four."""

from __future__ import annotations

from cosmocafe.author import Game, found

from .box import Box
from .table import Table

game: Game[Box, Table] = found(__name__, version=3, players=[2, 3, 4])
