"""What is kept: matches, seats, who sits there, and every answer, appended and never changed."""

from .rows import MatchRow, SeatRow, Standing
from .store import PAGE, Appended, Played, Store, StoreFailed, engine_for

__all__ = ["PAGE", "Appended", "MatchRow", "Played", "SeatRow", "Standing", "Store", "StoreFailed", "engine_for"]
