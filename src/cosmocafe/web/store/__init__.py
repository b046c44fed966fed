"""What is kept: matches, seats, who sits there, and every answer, appended and never changed."""

from .rows import MatchRow, SeatRow
from .store import Store

__all__ = ["MatchRow", "SeatRow", "Store"]
