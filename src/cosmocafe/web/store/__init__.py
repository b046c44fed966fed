"""What is kept: matches, seats, who sits there, and every answer, appended and never changed."""

from .rows import MatchRow, SeatRow
from .store import PAGE, Appended, Store, StoreFailed, engine_for

__all__ = ["PAGE", "Appended", "MatchRow", "SeatRow", "Store", "StoreFailed", "engine_for"]
