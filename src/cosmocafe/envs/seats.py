"""One table for environments that go step by step: compiled rules, observations of any seat, the table as people see it."""

from __future__ import annotations

import numpy as np

from cosmocafe.core.anything import Records
from cosmocafe.core.errors import InputError
from cosmocafe.core.machine.compiled import as_seen, compiled
from cosmocafe.core.machine.loops.turns import CUT, ILLEGAL
from cosmocafe.core.machine.turns import Turns

from .setting import Setting, rewards_of

RENDERED = ("ansi", "svg")


class OneTable:
    """A table at which every seat is asked; nothing begins again by itself."""

    def __init__(self, setting: Setting, most: int, render_mode: str | None = None) -> None:
        if render_mode not in (None, *RENDERED):
            raise InputError(f"a table is shown as {' or '.join(RENDERED)}, not as {render_mode!r}")
        self.setting, self.render_mode = setting, render_mode
        self._turns = Turns(setting.game, setting.box, setting.players, 1, sees=False, again=False, most=most, threads=1)
        self._rules, self._box, self._view = compiled(setting.game), setting.box.packed(), np.zeros(1, setting.game.table.dtype)
        self._seat, self._row = np.zeros(1, np.int32), np.zeros((1, len(setting.game.features)), setting.game.features.dtype)
        seen = as_seen(setting.game, self._row)
        self._see = self._rules.ready("observe_many", self._box, self._turns.tables, self._seat, self._view, seen)

    def start(self, seed: int) -> None:
        """Begin a game."""
        self._turns.begin(seed)

    def answer(self, answer: int) -> bool:
        """Give an answer; whether the game goes on."""
        size = self.setting.game.catalogue.size
        self._turns.turn((answer if 0 <= answer < size else size,))  # what is no answer is not offered
        return bool(self._turns.ended[0] == 0)

    @property
    def asked(self) -> int:
        """The seat that is asked, -1 at the end."""
        return int(self._turns.asked[0])

    @property
    def options(self) -> Records:
        """The legal answers."""
        record = self._turns.tables[0]
        options: Records = record["options"][: record["n_options"]]
        return options

    @property
    def mask(self) -> Records:
        """1 for each legal answer."""
        mask: Records = self._turns.masks[0].copy()
        return mask

    @property
    def tables(self) -> Records:
        """The table's record, an array of one."""
        return self._turns.tables

    @property
    def is_cut(self) -> bool:
        """Whether the game was ended because it went on and on."""
        return bool(self._turns.ended[0] == CUT)

    @property
    def is_illegal(self) -> bool:
        """Whether the game ended by an answer that was not offered."""
        return bool(self._turns.ended[0] == ILLEGAL)

    @property
    def rewards(self) -> list[float]:
        """Everybody's, once the game is over."""
        if self.is_cut:
            return [0.0] * self.setting.players
        rewards: list[float] = rewards_of(self._turns.places[0, : self.setting.players]).tolist()
        return rewards

    def observe(self, seat: int) -> Records:
        """What a seat sees."""
        self._seat[0] = seat
        self._see()
        row: Records = self._row[0].copy()
        return row

    def rendered(self, seat: int) -> str | None:
        """The table as a seat sees it, as text or as SVG."""
        if self.render_mode is None:
            return None
        table = self.setting.game.table()
        table.unpack(self._turns.tables[0])
        view = self.setting.view(table, seat)
        return view.picture if self.render_mode == "ansi" else view._repr_svg_()
