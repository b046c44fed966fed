"""The bot that thinks ahead: a tree search over what its seat can know (`thinking`), and flat Monte-Carlo to compare it with."""

from __future__ import annotations

import random

from cosmocafe.bots.bounds import refuse_beyond
from cosmocafe.bots.learned import net_for
from cosmocafe.core.anything import Anything
from cosmocafe.core.errors import InputError
from cosmocafe.core.game import Game, View

from .search import SEARCH, Search, bounded
from .thought import Choice, Thought

__all__ = ["SEARCH", "Choice", "FlatBot", "Search", "SearchBot", "Thought"]
PLAIN = 1.0  # seconds for an answer where nothing is compiled
ANSWERS = 400  # random answers of a playout
USUAL, MANY = 1000, 10**8  # visits, where nothing is said, and where only the time is


class SearchBot:
    """Thinks so many visits, or so many seconds if they are over first. Alike with the same mood where no time is set.

    Where only the seconds are said, they alone count.

    What is not said is the game's own (see `Search`).
    """

    def __init__(
        self,
        visits: int | None = None,
        seconds: float | None = None,
        threads: int = 1,
        explore: float | None = None,
        temperature: float | None = None,
        scale: int | None = None,
        wins: float = 0.5,
        wide: int = 12,
        turns: int | None = None,
        enough: float | None = None,
        playout: int = 0,
        net: str = "",
    ) -> None:
        self.visits = visits if visits is not None else USUAL if seconds is None else MANY
        self.seconds, self.trees = seconds, threads
        self.more: dict[str, Anything] = {"explore": explore, "temperature": temperature, "scale": scale, "wins": wins}
        self.more |= {"wide": wide, "turns": turns, "enough": enough, "playout": playout}
        self.net = net  # "own" for the game's network, or its file
        self._search: Search | None = None
        self._searched: tuple[Game, str, int] | None = None  # the game, the network and the players it is for
        if self.visits < 1 or threads < 1:
            raise InputError("a search needs at least one visit and one thread")
        refuse_beyond("a search", visits=self.visits, seconds=seconds, threads=threads, wide=wide, **bounded(self.more))

    def answer(self, view: View, rng: random.Random) -> int:
        """The option that it likes best."""
        if len(view.options) == 1:
            return view.options[0]
        return self.chosen(self.think(view, rng.getrandbits(32)))

    def chosen(self, thought: Thought) -> int:
        """What was visited most."""
        return thought.best.answer

    def think(self, view: View, seed: int = 0, *, lines: int = 0) -> Thought:
        """What it thinks of a view's open question."""
        seconds = self.seconds if SEARCH.name in view.game.compiled else min(PLAIN, self.seconds or PLAIN)
        return self.searching(view.game, view.table.players).think(view, self.visits, seconds, seed, lines=lines)

    def searching(self, game: Game, players: int) -> Search:
        """Its search for a game, which remembers the last thought."""
        wanted = game, self.net, players
        if self._search is None or self._searched != wanted:
            net = net_for(*wanted) if self.net else None
            self._search, self._searched = Search(game, trees=self.trees, net=net, **self.more), wanted
        return self._search


class FlatBot(SearchBot):
    """Tries every option equally often: deals the hidden part, plays on at random, and takes what ended best on average."""

    def __init__(self, visits: int | None = None, seconds: float | None = None, threads: int = 1, playout: int = ANSWERS) -> None:
        super().__init__(visits, seconds, threads, playout=playout)
        self.more["flat"] = True

    def chosen(self, thought: Thought) -> int:
        """What ended best on average."""
        return max(thought.choices, key=lambda choice: (choice.win[thought.seat], -choice.place[thought.seat])).answer
