"""PettingZoo: agent by agent, as the rules ask them.

    env = cosmocafe.envs.pettingzoo.env("stardust_coffee", players=3)

Agents are player_0, player_1 ... and act when they are asked, in no fixed order. An observation is `observation` (`features` says what
each number is) and `action_mask`; with `mask="info"` it is the numbers alone, and the mask is in the info. Rewards come at the end, by
place.
"""

from __future__ import annotations

from typing import Any, ClassVar, Unpack

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from cosmocafe.core.anything import Anything, Toml
from cosmocafe.core.errors import InputError
from cosmocafe.core.game import Game

from .seats import RENDERED, OneTable
from .setting import MOST_ANSWERS, Given, Setting

MASKS = ("observation", "info")


def env(game: Game | str, **given: Anything) -> AECEnv[str, Anything, Any]:
    """An environment that says what is wrong when it is not used in order; an answer that is not offered loses the game."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, **given))


class raw_env(AECEnv[str, Anything, Any]):  # type: ignore[misc]  # noqa: N801  PettingZoo has no types, and calls it so
    """One table."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDERED), "is_parallelizable": False}

    def __init__(
        self,
        game: Game | str,
        *,
        mask: str = MASKS[0],
        max_answers: int = MOST_ANSWERS,
        render_mode: str | None = None,
        **given: Unpack[Given],
    ) -> None:
        super().__init__()
        if mask not in MASKS:
            raise InputError(f"the mask is in the {' or the '.join(MASKS)}, not in {mask!r}")
        setting = Setting(game, **given)
        self._table, self._mask_in, self.render_mode = OneTable(setting, max_answers, render_mode), mask, render_mode
        self.metadata = {**self.metadata, "name": f"{setting.game.id}_v0"}  # type: ignore[misc]  # each table's own
        self.features = setting.game.features
        self.possible_agents = [f"player_{seat}" for seat in range(setting.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = setting.observation_space
        both = spaces.Dict({"observation": seen, "action_mask": setting.mask_space})
        self.observation_spaces = dict.fromkeys(self.possible_agents, both if mask == MASKS[0] else seen)
        self.action_spaces = {agent: spaces.Discrete(setting.game.catalogue.size) for agent in self.possible_agents}
        self._none = np.zeros(setting.game.catalogue.size, np.int8)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for everybody."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All answers of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Toml | None = None) -> None:
        """Begin a game."""
        self._table.start(int(np.random.default_rng().integers(1 << 32)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards, self._cumulative_rewards = dict.fromkeys(self.agents, 0.0), dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(self.agents, False), dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Anything]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        self.agent_selection = self.possible_agents[self._table.asked]
        if self._mask_in == MASKS[1]:
            self.infos = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}

    def _mask(self, agent: str) -> Anything:
        is_asked = self._table.asked == self._seats[agent]
        return self._table.mask if is_asked else self._none.copy()

    def observe(self, agent: str) -> Anything:
        """What an agent sees, with its legal answers; it has none while others are asked."""
        numbers = self._table.observe(self._seats[agent])
        return numbers if self._mask_in == MASKS[1] else {"observation": numbers, "action_mask": self._mask(agent)}

    def step(self, action: int | None) -> None:
        """Give the answer of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._table.answer(-1 if action is None else self._table.setting.answer(action)):
            self._ask()
        else:
            self._end()
        self._accumulate_rewards()

    def _end(self) -> None:
        self.rewards = dict(zip(self.agents, self._table.rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, not self._table.is_cut)
        self.truncations = dict.fromkeys(self.agents, self._table.is_cut)
        self.infos = {agent: {"action_mask": self._mask(agent), "illegal": self._table.is_illegal} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The table as text or SVG, as the agent that is asked sees it."""
        return self._table.rendered(self._seats[self.agent_selection])

    def close(self) -> None:
        """Nothing stays open."""
