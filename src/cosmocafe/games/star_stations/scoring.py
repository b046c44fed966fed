"""What is shown of each player."""

from __future__ import annotations

from .box import Box
from .rules.control import stations
from .table import Table


def score(box: Box, t: Table, seat: int) -> int:
    """SS-167: stations controlled; there are no victory points."""
    return stations(box, t, seat)
