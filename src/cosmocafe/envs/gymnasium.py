"""Gymnasium: one seat learns, bots have the others.

    env = gymnasium.make("cosmocafe/stardust_coffee-v0", opponents="greedy")

Legal answers are in `info["action_mask"]` and `env.unwrapped.action_masks()`; one that is not offered loses the game.
Rewards come at the end, by place.
"""

from __future__ import annotations

from typing import Any, Unpack

import gymnasium

from cosmocafe.core.anything import Anything, Records, Toml
from cosmocafe.core.errors import InputError
from cosmocafe.core.game import Game
from cosmocafe.core.machine.loops.turns import EMPTY

from .company import RANDOM, Anybody, company
from .seats import RENDERED, OneTable
from .setting import MOST_ANSWERS, UNASKED, Given, Setting


class SeatEnv(gymnasium.Env[Records, Any]):
    """One table, seen from one seat; `seat=None` sits down at another one in each game."""

    metadata: dict[str, Any] = {"render_modes": list(RENDERED), "render_fps": 4}

    def __init__(
        self,
        game: Game | str,
        *,
        seat: int | None = None,
        opponents: str = RANDOM,
        max_answers: int = MOST_ANSWERS,
        render_mode: str | None = None,
        **given: Unpack[Given],
    ) -> None:
        setting = Setting(game, **given)
        setting.refuse_seat(seat)
        self._table, self._wanted, self.render_mode = OneTable(setting, max_answers, render_mode), seat, render_mode
        self._company = company(setting, opponents) or Anybody(setting, RANDOM)
        self.observation_space, self.action_space = setting.observation_space, setting.action_space
        self.features, self.seat = setting.game.features, seat or 0

    def reset(self, *, seed: int | None = None, options: Toml | None = None) -> tuple[Records, dict[str, Any]]:
        """Begin a game, in which others may answer first."""
        super().reset(seed=seed)
        players = self._table.setting.players
        for _ in range(EMPTY):  # till there is a game in which the learner is asked
            self.seat = int(self.np_random.integers(players)) if self._wanted is None else self._wanted
            self._table.start(int(self.np_random.integers(1 << 32)))
            self._company.reseed(int(self.np_random.integers(1 << 32)))
            if self._let_others_answer():
                return self._table.observe(self.seat), self._info()
        raise InputError(UNASKED)

    def _let_others_answer(self) -> bool:
        """Whether the learner is asked again."""
        goes_on = True
        while goes_on and self._table.asked != self.seat:
            goes_on = self._table.answer(int(self._company.answers(self._table.tables)[0]))
        return goes_on

    def step(self, action: Anything) -> tuple[Records, float, bool, bool, dict[str, Any]]:
        """Give an answer; bots answer until the learner is asked again."""
        goes_on = self._table.answer(self._table.setting.answer(action)) and self._let_others_answer()
        reward = 0.0 if goes_on else self._table.rewards[self.seat]
        is_cut = not goes_on and self._table.is_cut
        return self._table.observe(self.seat), reward, not goes_on and not is_cut, is_cut, self._info()

    def action_masks(self) -> Records:
        """The legal answers, as MaskablePPO asks for them."""
        return self._table.mask.astype(bool)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._table.mask, "seat": self.seat, "illegal": self._table.is_illegal}

    def render(self) -> Any:
        """The table as text or SVG, as the learner sees it."""
        return self._table.rendered(self.seat)
