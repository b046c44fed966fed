"""What a bot likes: a table's worth for one seat."""

from __future__ import annotations

from .box import Box
from .scoring import score
from .table import Table


def value(box: Box, t: Table, seat: int) -> int:
    """The score."""
    return score(box, t, seat)
