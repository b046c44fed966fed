"""What is shown of each player: the performance points."""

from __future__ import annotations

from .box import Box
from .table import Table


def score(box: Box, t: Table, seat: int) -> int:
    """Performance points."""
    return t.seats[seat].pp
