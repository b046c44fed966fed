"""What luck did to a result, by quick looks at the tables: the luck-adjusted result.

Where chance came in, the look at what came is compared with looks at what might have come after the same answer. The mean of this is
nothing, whatever the looks are worth and whoever plays, so the result less any fixed part of it is fair to everybody. How large a part
leaves the least luck depends on the game: `python -m bench.calibrated GAME --luck` measures it.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from cosmocafe.bots.learned.thinking import SEATS
from cosmocafe.bots.search import SEARCH, Search
from cosmocafe.bots.search.search import kinds_of
from cosmocafe.bots.search.tree import ONE, State
from cosmocafe.core.anything import Anything
from cosmocafe.core.game import Game
from cosmocafe.core.machine.brought import Brought
from cosmocafe.core.machine.compiled import compiled_for
from cosmocafe.core.machine.kinds import LONG, Kind, row
from cosmocafe.core.machine.together import DESK

from .chances import Chances, runners
from .weighing import WAYS

SAMPLES = 16  # fresh chances that each chance is compared with
AS_IT_LIES, BEGUN_ANEW = -1, -2
Shares = tuple[float, ...]  # of a win; may lie outside of 0 to 1


def kinds(game: Game) -> dict[str, Kind]:
    """What a look is given."""
    return {**kinds_of(game), "sums": row(LONG)}


ROOM = __name__.rpartition(".")[0]
LOOKING = Brought("looking", (*SEARCH.modules[:-1], f"{ROOM}.weighing"), ("look",), kinds)  # all of a search but its thinking


class Looker:
    """Looks at tables of one game."""

    def __init__(self, game: Game, box: Anything, players: int) -> None:
        self.code, self.players = compiled_for(game, LOOKING), players
        self.box, self.plan = box.packed(), Search(game).plan(players, sees_all=True).packed()
        self.desk, self.state = self.code.new_tables(DESK), np.zeros(1, State.dtype)

    def look(self, record: Anything, choice: int = AS_IT_LIES, samples: int = 1, number: int = 0) -> Anything:
        """Each runner's chance: at a table as it lies, or the mean over fresh chances after an answer or a new beginning."""
        sums, told = np.zeros(SEATS, LONG), np.zeros(1, np.int32)
        self.code.call("look_many", self.box, record, self.desk, number, told, self.plan, self.state, sums, choice, samples)
        means = sums[: self.players] / (samples * WAYS) / ONE
        return means if self.players > 1 else np.array([means[0], 1 - means[0]])

    def surprise(self, record: Anything, choice: int, then: Anything, number: int, samples: int = SAMPLES) -> Anything:
        """What came less what was to be expected."""
        return self.look(then) - self.look(record, choice, samples, number)


def adjusted(result: Chances, surprises: Sequence[Anything], trusted: float = 1.0) -> Shares:
    """The result without its luck."""
    left = np.array(result, float) / ONE - trusted * sum(surprises, np.zeros(runners(len(result))))
    return tuple(float(share) for share in left)
