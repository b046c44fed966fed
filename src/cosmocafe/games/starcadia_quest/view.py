"""The table of this game as one seat may see it."""

from __future__ import annotations

from cosmocafe.core import view

from .box import Box
from .table import Table

View = view.View[Box, Table]
