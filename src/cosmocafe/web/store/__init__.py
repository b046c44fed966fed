"""What is kept: matches, seats, who sits there, and every answer, appended and never changed."""

from .appending import Appended, Overtaken
from .database import StoreFailed, engine_for, held
from .people import Kept, People
from .rows import MatchRow, SeatRow, Standing
from .store import PAGE, Played, Store, Whole

__all__ = [
    "PAGE",
    "Appended",
    "Kept",
    "MatchRow",
    "Overtaken",
    "People",
    "Played",
    "SeatRow",
    "Standing",
    "Store",
    "StoreFailed",
    "Whole",
    "engine_for",
    "held",
]
