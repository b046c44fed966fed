"""What is kept: matches, seats, who sits there, and every answer, appended and never changed."""

from .rows import MatchRow, SeatRow
from .store import Appended, Store

__all__ = ["Appended", "MatchRow", "SeatRow", "Store"]
