"""Thousands of tables a call, over compiled rules on all cores; Gymnasium's `VectorEnv`, reset in the step in which a game ends.

    tables = TableVector("stardust_coffee", 4096, players=2)        # self-play: every seat is asked
    seats = SeatVector("stardust_coffee", 4096, opponents="greedy")   # one learner a table

All arrays stay where they are and are written anew by each step: `torch.from_numpy` sees them without a copy. Who keeps an observation
copies it. Episode k of table i of N has the seed seed + i + k N.
"""

from __future__ import annotations

from typing import Any, Unpack

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from cosmocafe.core.anything import Anything, Foreign, Records, Toml
from cosmocafe.core.errors import InputError
from cosmocafe.core.game import Game
from cosmocafe.core.machine.loops.turns import CUT, EMPTY, ILLEGAL
from cosmocafe.core.machine.turns import Turns

from .company import RANDOM, company
from .setting import MOST_ANSWERS, UNASKED, Given, Setting, rewards_of

MASKS = ("bytes", "bits")
Infos = dict[str, Anything]
Stepped = tuple[Records, Records, Records, Records, Infos]


class Tables(VectorEnv[Records, Records, Records]):
    """What both kinds share: buffers, resets, ends and rewards."""

    metadata: dict[str, Any] = {
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }
    render_mode = None

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1024,
        *,
        masks: str = "bytes",
        max_answers: int = MOST_ANSWERS,
        threads: int | None = None,
        at_random: bool = False,
        buf: Foreign = None,
        **given: Unpack[Given],
    ) -> None:
        if masks not in MASKS:
            raise InputError(f"masks are {' or '.join(MASKS)}, not {masks!r}")
        self.setting = Setting(game, **given)
        self.num_envs, self.players = num_envs, self.setting.players
        game, rules = self.setting.game, self.setting.box
        self.turns = Turns(game, rules, self.players, num_envs, masks=masks, at_random=at_random, most=max_answers, threads=threads)
        self.rewards = np.zeros((num_envs, self.players), np.float32)
        self.terminated, self.truncated = np.zeros((2, num_envs), np.bool_)
        self._reward = np.zeros(num_envs, np.float32)
        self._buffers = Buffers(self, buf) if buf is not None else None
        self.single_action_space = self.setting.action_space
        self.single_observation_space = self._buffers.space if self._buffers else self.setting.observation_space
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    @property
    def features(self) -> Anything:
        """What each number of an observation is."""
        return self.setting.game.features

    @property
    def current_player(self) -> Records:
        """The seat that is asked at each table."""
        return self.turns.asked

    @property
    def legal_action_mask(self) -> Records:
        """1 for each legal answer, or a bit each, 32 to a word."""
        return self.turns.masks if len(self.turns.masks) else self.turns.bits

    @property
    def observations(self) -> Records:
        """What the seats that are asked see."""
        return self._buffers.observations if self._buffers else self.turns.seen

    def reset(self, *, seed: int | list[int | None] | None = None, options: Toml | None = None) -> tuple[Records, Infos]:
        """Begin all games; table i by the seed + i."""
        if isinstance(seed, list):
            raise InputError("give one seed: table i has the seed + i")
        super().reset(seed=seed)
        self.turns.begin(int(self.np_random.integers(1 << 32)) if seed is None else seed)
        self._after_reset()
        self._clear()
        if self._buffers:
            self._buffers.fill()
        return self.observations, self._infos()

    def _after_reset(self) -> None:
        """What others do before the first question."""

    def _clear(self) -> None:
        """Nothing has ended."""
        for array in (self.rewards, self.terminated, self.truncated, self._reward, self.turns.ended):
            array[...] = 0

    def _ends(self) -> Infos:
        """Rewards of the games that ended in this step, and what was seen at last."""
        over = np.flatnonzero(self.turns.ended)
        if not len(over):
            return {}
        how, places = self.turns.ended[over], self.turns.places[over, : self.players]
        self.truncated[over], self.terminated[over] = how == CUT, how != CUT
        self.rewards[over] = rewards_of(places) * (how != CUT)[:, None]
        ended = self.turns.ended != 0
        info = {
            "places": self.turns.places[:, : self.players].copy(),
            "illegal": self.turns.ended == ILLEGAL,
            "rewards": self.rewards.copy(),
        }
        return {"final_obs": self.turns.finals, "_final_obs": ended, "final_info": info, "_final_info": ended}

    def _infos(self) -> Infos:
        return {"action_mask": self.legal_action_mask, "current_player": self.current_player, "episode": self.turns.episodes}

    def _told(self, infos: Infos) -> Stepped:
        if self._buffers:
            self._buffers.fill()
        return self.observations, self._reward, self.terminated, self.truncated, {**self._infos(), **infos}

    def close_extras(self, **given: Foreign) -> None:
        """Let the threads go."""
        self.turns.close()


class TableVector(Tables):
    """Self-play: each step answers for whoever is asked. `rewards[i, seat]` are everybody's; the step's reward is that of who answered."""

    def step(self, actions: Records) -> Stepped:
        """Give every table its answer."""
        answered = self.current_player.copy()
        self._clear()
        self.turns.turn(self.setting.answers(actions, self.num_envs))
        infos = self._ends()
        self._reward[:] = self.rewards[np.arange(self.num_envs), answered]
        return self._told(infos)


class SeatVector(Tables):
    """One learner a table, at the seat `seat` or, with None, at seat i modulo the players of table i; bots have the others."""

    def __init__(self, game: Game | str, num_envs: int = 1024, *, seat: int | None = 0, opponents: str = RANDOM, **given: Foreign) -> None:
        super().__init__(game, num_envs, at_random=opponents == RANDOM, **given)
        self.setting.refuse_seat(seat)
        self.turns.learners[:] = np.arange(num_envs) % self.players if seat is None else seat
        self._company = company(self.setting, opponents)

    def step(self, actions: Records) -> Stepped:
        """Give every learner's answer, and those of the others until it is asked again."""
        self._clear()
        self.turns.turn(self.setting.answers(actions, self.num_envs))
        self._let_others_answer()
        infos = self._ends()
        self._reward[:] = self.rewards[np.arange(self.num_envs), self.turns.learners]
        return self._told(infos)

    def _after_reset(self) -> None:
        self._let_others_answer()

    def _let_others_answer(self) -> None:
        last = self.turns.episodes + EMPTY
        while len(which := np.flatnonzero(self.turns.asked != self.turns.learners).astype(np.int32)):
            if self._company is None or (self.turns.episodes > last).any():
                raise InputError(UNASKED)
            answers = self.turns.answers
            answers[which] = self._company.answers(self.turns.tables[which])
            self.turns.turn(answers, which)


class Buffers:
    """PufferLib's buffers, `observations rewards terminals truncations masks`: written in place, legal answers behind each observation."""

    def __init__(self, tables: Tables, buf: Foreign) -> None:
        features, answers = tables.features, tables.setting.game.catalogue.size
        none, all_ = np.zeros(answers, features.dtype), np.ones(answers, features.dtype)
        low, high = np.concatenate([features.low, none]), np.concatenate([features.high, all_])
        self.space = spaces.Box(low, high, dtype=features.dtype.type)
        self.observations, self._tables, self._length = buf.observations, tables, len(features)
        if self.observations.shape != (tables.num_envs, self._length + answers) or not len(tables.turns.masks):
            raise InputError(f"observations must have the shape ({tables.num_envs}, {self._length + answers}), and masks be bytes")
        tables._reward, tables.terminated, tables.truncated = buf.rewards, buf.terminals, buf.truncations
        buf.masks[...] = 1  # every row is somebody's who plays

    def fill(self) -> None:
        """Copy what is seen and offered."""
        self.observations[:, : self._length] = self._tables.turns.seen
        self.observations[:, self._length :] = self._tables.turns.masks
