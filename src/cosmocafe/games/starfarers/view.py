"""The table of this game as one seat may see it."""

from __future__ import annotations

from cosmocafe import author

from .box import Box
from .table import Table

View = author.View[Box, Table]
