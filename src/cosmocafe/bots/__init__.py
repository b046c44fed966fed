"""Bots: anything that answers. A bot sees what a person at its seat would see, a view."""

from __future__ import annotations

from .greedy import GREEDY, GreedyBot
from .learned import LEARNED, LearnedBot
from .levels import LEVELS, USUAL
from .naming import BOTS, COMPANY, Bot, bot_for, companion, find_bot, known_bots, names_in
from .random import RandomBot
from .search import SEARCH, FlatBot, Search, SearchBot, Thought

BROUGHT = (GREEDY, SEARCH, LEARNED)  # what bots bring to a game, to be compiled with its rules

__all__ = [
    "BOTS",
    "BROUGHT",
    "COMPANY",
    "LEVELS",
    "USUAL",
    "Bot",
    "FlatBot",
    "GreedyBot",
    "LearnedBot",
    "RandomBot",
    "Search",
    "SearchBot",
    "Thought",
    "bot_for",
    "companion",
    "find_bot",
    "known_bots",
    "names_in",
]
