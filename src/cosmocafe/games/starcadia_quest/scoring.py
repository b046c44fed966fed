"""What is shown of each player."""

from __future__ import annotations

from .box import Box
from .language import Mode
from .table import Table


def score(box: Box, t: Table, seat: int) -> int:
    """SQ-014, SQ-R54: Badges of a campaign, Victory tokens of a single Scenario."""
    return t.crews[seat].badges if box.mode == Mode.CAMPAIGN else t.crews[seat].points
