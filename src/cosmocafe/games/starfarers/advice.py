"""What a bot likes."""

from __future__ import annotations

from .box import Box
from .rules.standing import points
from .table import Table


def value(box: Box, t: Table, seat: int) -> int:
    """Victory points."""
    return points(box, t, seat)
