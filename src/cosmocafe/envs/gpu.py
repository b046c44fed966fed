"""Self-play over tens of thousands of tables on a GPU: rules, observations and masks stay there, as tensors of PyTorch or arrays of JAX.

    tables = GpuTables("stardust_coffee", 67_584, players=2)
    seen, bits, asked = (torch.from_dlpack(array) for array in (tables.observations, tables.legal_bits, tables.current_player))
    tables.reset(seed=1)
    tables.step(answers)  # int32 on the GPU, a tensor; those above hold the next question

Nothing is copied and nobody waits: a step starts kernels on the stream, PyTorch's own if its `cuda_stream` is given. Observations are
written number by number (each number of all tables side by side), so a tensor of them has the strides of a transpose, which matrix
products take as it is. JAX takes imported arrays for constants: import them anew after each step, and outside of jit. A game that ends
begins anew in the same step; `ended`, `places` and `rewards()` say how, and an answer that is not offered changes nothing but
`refused`.
"""

from __future__ import annotations

from typing import Protocol, Unpack

import numpy as np

from cosmocafe.core.anything import Foreign, Held, Records
from cosmocafe.core.game import Game

from .setting import Given, Setting, rewards_of

WIDE = 67_584  # tables that fill an H200: 132 multiprocessors x 512 threads


class Rules(Protocol):
    """What is wanted of `core.machine.gpu.Gpu`; tests have a stand-in on the CPU."""

    def put(self, host: Records) -> Held:
        """An array of this machine, there."""

    def new_tables(self, count: int) -> Held:
        """Tables of zeros, there."""

    def array(self, shape: int | list[int], dtype: Held) -> Held:
        """Zeros, there."""

    def new_stepping(self, count: int) -> Held:
        """What stepping keeps."""

    def start(self, box: Held, tables: Held, players: int, first_seed: int = 0) -> None:
        """Begin tables of zeros."""

    def step(self, box: Held, tables: Held, answers: Held, players: int, first_seed: int, state: Held) -> None:
        """Give each table its answer; those that are over begin anew."""

    def new_rows(self, count: int) -> Held:
        """Room for observations."""

    def look(self, box: Held, tables: Held, asked: Held, bits: Held, rows: Held) -> None:
        """Who is asked at each table, what is offered, and what that seat sees."""

    def clear(self, array: Held) -> None:
        """Make all numbers zeros."""

    def borrowed(self, numbers: Foreign) -> Held:
        """Somebody else's answers; those on the GPU are not copied."""


class GpuTables:
    """Many tables on a GPU; every seat is asked in its turn."""

    def __init__(
        self,
        game: Game | str,
        count: int = WIDE,
        *,
        stream: int | None = None,
        rules: Rules | None = None,
        **given: Unpack[Given],
    ) -> None:
        self.setting, self.count = Setting(game, **given), count
        self._rules = rules or on_gpu(self.setting.game, stream)
        self._box, self._seed = self._rules.put(self.setting.box.packed()), 0
        self.tables, self.state = self._rules.new_tables(count), self._rules.new_stepping(count)
        words = (self.setting.game.catalogue.size + 31) // 32
        self.current_player, self.legal_bits = self._rules.array(count, np.int8), self._rules.array([count, words], np.uint32)
        self.observations = self._rules.new_rows(count)

    @property
    def features(self) -> Held:
        """What each number of an observation is."""
        return self.setting.game.features

    @property
    def ended(self) -> Held:
        """1 where a game ended in the last step."""
        return self.state.ended

    @property
    def places(self) -> Held:
        """The places of the game that ended last at each table."""
        return self.state.places

    @property
    def refused(self) -> Held:
        """How many answers were not offered, all together; their tables were left alone."""
        return self.state.refused

    def reset(self, seed: int = 0) -> None:
        """Begin all games; table i by the seed + i."""
        self._seed = seed
        for array in (self.tables, *self.state):
            self._rules.clear(array)
        self._rules.start(self._box, self.tables, self.setting.players, seed)
        self._look()

    def step(self, answers: Foreign) -> None:
        """Give each table its answer."""
        self._rules.step(self._box, self.tables, self._rules.borrowed(answers), self.setting.players, self._seed, self.state)
        self._look()

    def _look(self) -> None:
        self._rules.look(self._box, self.tables, self.current_player, self.legal_bits, self.observations)

    def rewards(self) -> Records:
        """Everybody's of the last step, on this machine: waits for the GPU."""
        ended, places = (array.get() for array in (self.state.ended, self.state.places))
        found = np.zeros((self.count, self.setting.players), np.float32)
        for i in np.flatnonzero(ended):
            found[i] = rewards_of(places[i, : self.setting.players])
        return found


def on_gpu(game: Game, stream: int | None) -> Rules:
    """The rules on this machine's GPU; what is missing is said in a sentence."""
    from cosmocafe.core.machine.driver import Stream
    from cosmocafe.core.machine.gpu import Gpu, why_not

    return Gpu(game, Stream(stream) if stream is not None and not why_not() else None)
