"""What a bot likes."""

from __future__ import annotations

from .box import Box
from .table import Table


def value(box: Box, t: Table, seat: int) -> int:
    """Points."""
    return t.seats[seat].pp
