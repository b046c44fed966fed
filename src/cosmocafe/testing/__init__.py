"""What tests of any game share: positions in the game's own words, golden games, forced dice, cited rules, the contract."""

from .conformance import conform
from .dice import forced
from .positions import Options, Position, Values, line, number

__all__ = ["Options", "Position", "Values", "conform", "forced", "line", "number"]
