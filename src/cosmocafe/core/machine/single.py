"""One table on compiled rules, for loops in Python: an answer costs little more than its rules, and no array is made on the way.

>>> table = Single(game, players=3, seed=7)
>>> while table.count:
...     table.answer(table.options[0])
>>> table.places
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from ..anything import Records
from ..author.table import NOBODY, Table
from ..errors import IllegalAnswer
from ..game import Game
from .compiled import both_of, compiled, refuse_faults


class Single:
    """A table with its box, in one piece of memory that compiled rules write and Python reads."""

    def __init__(self, game: Game, players: int | None = None, seed: int = 0, *, agreed: Mapping[str, int | str] | None = None) -> None:
        self.game, self.players = game, game.players[0] if players is None else players
        self._both = np.zeros(1, both_of(game))
        self._both["box"] = game.new_box(self.players, dict(agreed or {})).packed()
        self._address = self._both.ctypes.data
        rules = compiled(game)
        self._answer: Callable[[int, int], int] = rules.entry("answer_one")
        self._start: Callable[[int, int, int], int] = rules.entry("start_one")
        self.options = self._part("options")  # the legal answers; only the first `count` count
        self._over, self._places, self._fault = self._part("over"), self._part("places"), self._part("fault")
        self._depth, self._asked = self._part("depth"), self._part("agenda", "who")
        self.count = 0
        self.start(seed)

    def _part(self, *path: str) -> Any:
        """A field of the table, or of its pieces, as memory that is read without making an array."""
        numbers: Any = self._both["table"]
        for name in path:
            numbers = numbers[name]
        return memoryview(numbers[0] if numbers.ndim > 1 else numbers)

    def start(self, seed: int) -> int:
        """Begin anew; the number of options."""
        self.count = self._start(self._address, self.players, seed)
        self._refuse_faults()
        return self.count

    def answer(self, choice: int) -> int:
        """Give an offered answer; the number of options of the next question, 0 when the game is over."""
        count = self._answer(self._address, choice)
        if count <= 0:
            if count < 0:
                raise IllegalAnswer(f"{choice} is not offered; offered are {list(self.options[: self.count])}")
            self._refuse_faults()
        self.count = count
        return count

    def _refuse_faults(self) -> None:
        if self._fault[0]:
            refuse_faults(self._both["table"])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._over[0])

    @property
    def asked(self) -> int:
        """The seat whose answer is awaited, -1 for none."""
        return int(self._asked[self._depth[0] - 1]) if self.count else NOBODY

    @property
    def places(self) -> list[int]:
        """The final place of each seat."""
        return list(self._places[: self.players])

    @property
    def table(self) -> Table:
        """The whole table as a plain object."""
        found: Table = self.game.table()
        found.unpack(self._both["table"][0])
        return found

    @property
    def record(self) -> Records:
        """The table's record, an array of one."""
        return self._both["table"]
