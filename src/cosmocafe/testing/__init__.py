"""What tests of any game share: positions in the game's own words, golden games, forced dice, cited rules, the contract."""

from .conformance import conform
from .dice import forced
from .positions import Agreed, Position, Values, line, number

__all__ = ["Agreed", "Position", "Values", "conform", "forced", "line", "number"]
