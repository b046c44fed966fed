"""Tables on a GPU: with a stand-in on the CPU everywhere, and where there is a GPU with it, byte for byte."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from cosmocafe.core.errors import NotAvailable
from cosmocafe.core.found import find_game
from cosmocafe.core.game import Game
from cosmocafe.core.machine.compiled import Stepping, compiled, words_of
from cosmocafe.core.machine.gpu import why_not
from cosmocafe.envs.gpu import GpuTables

ON_GPU = why_not() is None
STEPS = 60


class There(np.ndarray[Any, Any]):
    """An array that is said to lie on a GPU."""

    def get(self) -> Any:
        return np.array(self)


def there(array: Any) -> Any:
    return array.view(There)


class StandIn:
    """The words of `Gpu` over compiled rules of the CPU."""

    def __init__(self, game: Game) -> None:
        self.game, self.rules = game, compiled(game)

    def put(self, host: Any) -> Any:
        return host

    def new_tables(self, count: int) -> Any:
        return self.rules.new_tables(count)

    def array(self, shape: Any, dtype: Any) -> Any:
        return there(np.zeros(shape, dtype))

    def new_rows(self, count: int) -> Any:
        return there(np.zeros((len(self.game.features), count), self.game.features.dtype).T)

    def new_stepping(self, count: int) -> Any:
        kept = Stepping.of(count)
        return Stepping(kept.episodes, there(kept.ended), there(kept.places), there(kept.refused))

    def start(self, box: Any, tables: Any, players: int, first_seed: int = 0) -> None:
        self.rules.start(box, tables, players, first_seed)

    def step(self, box: Any, tables: Any, answers: Any, players: int, first_seed: int, state: Any) -> None:
        self.rules.step(box, tables, answers, players, first_seed, Stepping(*(np.asarray(array) for array in state)))

    def look(self, box: Any, tables: Any, asked: Any, bits: Any, rows: Any) -> None:
        asked[:] = self.rules.asked(tables)
        bits[:] = self.rules.bits(tables)
        rows[:] = self.rules.observe(box, tables, asked)

    def clear(self, array: Any) -> None:
        array.view(np.ndarray).view(np.uint8)[...] = 0

    def borrowed(self, numbers: Any) -> Any:
        return np.asarray(numbers, np.int32)


def offered(bits: Any, rng: np.random.Generator) -> Any:
    """A random legal answer at each table."""
    marks = np.unpackbits(np.ascontiguousarray(bits).view(np.uint8), axis=1, bitorder="little")
    return (rng.random(marks.shape) * marks).argmax(axis=1).astype(np.int32)


def played(tables: GpuTables) -> list[Any]:
    """All that is told while random answers are given."""
    rng, told = np.random.default_rng(1), []
    tables.reset(seed=5)
    for _ in range(STEPS):
        tables.step(offered(tables.legal_bits.get(), rng))
        told.append([array.get() for array in (tables.observations, tables.current_player, tables.ended, tables.places)])
        told[-1].append(tables.rewards())
    assert tables.refused.get()[0] == 0
    return told


@pytest.mark.parametrize("name", ["examples/connect_four.py", "examples/kuhn_poker.py"])
def test_tables_are_stepped_without_leaving_the_gpu(name: str) -> None:
    game = find_game(name)
    tables = GpuTables(game, 32, rules=StandIn(game))
    told = played(tables)
    ends = sum(int(ended.sum()) for _, _, ended, _, _ in told)
    assert ends > 32
    for seen, asked, ended, _, rewards in told:
        assert ((seen >= tables.features.low) & (seen <= tables.features.high)).all()
        assert (seen[:, tables.features.names.index("asked")] == 1).all()
        assert (asked >= 0).all()
        assert np.abs(rewards).sum(axis=1).astype(bool)[ended == 0].sum() == 0
        assert np.allclose(rewards.sum(axis=1), 0)
    tables.reset(seed=5)
    assert not tables.ended.any()
    assert tables.legal_bits.shape == (32, words_of(game))
    assert tables.observations.strides[0] < tables.observations.strides[1]  # number by number


@pytest.mark.skipif(ON_GPU, reason="this machine has a GPU")
def test_what_is_missing_is_said_in_a_sentence() -> None:
    with pytest.raises(NotAvailable, match="this machine has no CUDA GPU with a driver"):
        GpuTables("stardust_coffee", 8, stream=0)


@pytest.mark.skipif(not ON_GPU, reason="this machine has no GPU")
@pytest.mark.parametrize(
    "name", ["examples/kuhn_poker.py", "stardust_coffee", "vivajava_dice", "star_stations", "starfarers", "starcadia_quest"]
)
def test_the_gpu_tells_what_the_cpu_tells(name: str) -> None:
    game = find_game(name)
    for there, here in zip(played(GpuTables(game, 64)), played(GpuTables(game, 64, rules=StandIn(game))), strict=True):
        for mine, theirs in zip(there, here, strict=True):
            assert (mine == theirs).all()


@pytest.mark.skipif(not ON_GPU, reason="this machine has no GPU")
def test_pytorch_sees_the_tables_without_a_copy() -> None:
    torch = pytest.importorskip("torch")
    tables = GpuTables("stardust_coffee", 1024, players=2, stream=torch.cuda.current_stream().cuda_stream)
    seen, asked = torch.from_dlpack(tables.observations), torch.from_dlpack(tables.current_player)
    tables.reset(seed=1)
    torch.cuda.synchronize()
    before = seen.clone()
    assert seen.data_ptr() == tables.observations.address
    bits = tables.legal_bits.get()
    tables.step(torch.from_numpy(offered(bits, np.random.default_rng(1))).cuda())
    torch.cuda.synchronize()
    assert (before != seen).any()
    assert (asked >= 0).all()
