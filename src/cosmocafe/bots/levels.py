"""Five levels of bots, from a beginner to an expert. The first three look at their own turn and err as people do, the others think ahead.

Whoever begins sees what comes right after an answer and no further, hopes for the best, and overlooks things: the more there is to choose
from and the more an answer is made of, the more easily. What is plain, as to pass, nobody overlooks. How much attention and how many visits
make a level differs from game to game: `calibration.toml` says it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from cosmocafe.core.anything import Anything
from cosmocafe.core.errors import CafeError
from cosmocafe.core.game import Game, View

from .greedy import thought_out
from .learned import OWN, has_network
from .search import Search, SearchBot, Thought
from .search.calibration import calibration_of, levels_of


class Learner:
    """Overlooks some options, and takes what looks best of the others; where a game gives no advice, it thinks ahead a little."""

    name: str
    usual: float  # attention, where the game says nothing of it: the chance to notice an answer of one part out of two options
    visits: int  # where there is no advice

    def answer(self, view: View, rng: random.Random) -> int:
        """The option that it likes best of those that it notices."""
        options = noticed(view, rng, levels_of(view.game).get(self.name, self.usual))
        if len(options) == 1:
            return options[0]
        if not view.game.has_value:
            return SearchBot(self.visits).answer(view, rng)
        return self.taste(view, narrowed(view.table, options), rng.getrandbits(31))

    def taste(self, view: View, table: Anything, seed: int) -> int:
        """The option that it likes best."""
        raise NotImplementedError


class BeginnerBot(Learner):
    """Sees no further than right after the answer, and believes in luck."""

    name, usual, visits, hopes = "beginner", 0.9, 8, 2

    def taste(self, view: View, table: Anything, seed: int) -> int:
        """What shines most."""
        return thought_out("glance", view.game, view.box, table, seed, self.hopes)


class EasyBot(Learner):
    """Finishes its turn in mind, and overlooks less."""

    name, usual, visits, samples = "easy", 0.95, 40, 1

    def taste(self, view: View, table: Anything, seed: int) -> int:
        """What makes the best turn."""
        return thought_out("advise", view.game, view.box, table, seed, self.samples)


class NormalBot(EasyBot):
    """Finishes its turn in mind, tries its luck more than once, and overlooks next to nothing."""

    name, usual, visits, samples = "normal", 1.0, 120, 3


class Thinker(SearchBot):
    """Thinks ahead, as many visits as it takes in this game; or as many as are asked for, or so many seconds."""

    name: str
    usual: int  # visits, where the game says nothing of them

    def __init__(self, visits: int | None = None, seconds: float | None = None, threads: int = 1) -> None:
        super().__init__(self.usual if visits is None else visits, seconds, threads)
        self.is_asked = visits is not None

    def think(self, view: View, seed: int = 0, *, lines: int = 0) -> Thought:
        """What it thinks of a view's open question."""
        if not self.is_asked:
            self.visits = int(levels_of(view.game).get(self.name, self.usual))
        return super().think(view, seed, lines=lines)


class HardBot(Thinker):
    """Thinks ahead a little, and judges where a turn ends."""

    name, usual = "hard", 300

    def __init__(self, visits: int | None = None, seconds: float | None = None, threads: int = 1) -> None:
        super().__init__(visits, seconds, threads)
        self.more["turns"] = 1


class ExpertBot(Thinker):
    """Thinks ahead as far as three seconds allow, with the game's network where that is worth it."""

    name, usual = "expert", 20_000

    def __init__(self, visits: int | None = None, seconds: float = 3.0, threads: int = 1) -> None:
        super().__init__(visits, seconds, threads)
        self.makes_do = False  # without a network that cannot be read: where people wait

    def searching(self, game: Game, players: int) -> Search:
        """Its search for a game."""
        try:
            self.net = expert_network(game, players)
        except CafeError:
            if not self.makes_do:
                raise
            self.net = ""
        return super().searching(game, players)


def expert_network(game: Game, players: int) -> str:
    """The network that a game's expert thinks with, if it is stronger with one; refused if it cannot be read."""
    known = calibration_of(game).get(players)
    return OWN if known is not None and known.net and has_network(game, players) else ""


LEVELS: dict[str, Callable[..., Learner | SearchBot]] = {
    "beginner": BeginnerBot,
    "easy": EasyBot,
    "normal": NormalBot,
    "hard": HardBot,
    "expert": ExpertBot,
}
USUAL = "easy"  # who sits down if nobody in particular is asked for


def noticed(view: View, rng: random.Random, attention: float) -> list[int]:
    """The options that somebody with so much attention sees; any one of them, if that would be none."""
    effort = math.log2(max(2, len(view.options)))
    parts = view.game.catalogue.parts
    return [option for option in view.options if rng.random() < attention ** (effort * len(parts(option)))] or [rng.choice(view.options)]


def narrowed(table: Anything, options: list[int]) -> Anything:
    """A table that offers these options and no others."""
    found = table.copy()
    for k, option in enumerate(options):
        found.options[k] = option
    found.n_options = len(options)
    return found
