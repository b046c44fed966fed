"""The same rules for CUDA: where there is no GPU, at least their assembly is made."""

from __future__ import annotations

import threading
from types import SimpleNamespace
from typing import Any

import pytest

from cosmocafe.core import gpu
from cosmocafe.core.compiled import MOST
from cosmocafe.core.errors import NotAvailable
from cosmocafe.core.game import Game, find_game
from cosmocafe.core.gpu import Gpu, why_not

HAS_NUMBA_CUDA = "not installed" not in str(why_not())
needs_numba_cuda = pytest.mark.skipif(not HAS_NUMBA_CUDA, reason=str(why_not()))
needs_no_gpu = pytest.mark.skipif(why_not() is None, reason="this machine has a GPU")


GAMES = ["star_stations", "stardust_coffee", "vivajava_dice", "starfarers", "starcadia_quest"]


class Own(list[Any]):
    """A thread's own array: what is put into it is a copy."""

    def __setitem__(self, at: Any, table: Any) -> None:
        super().__setitem__(at, type(table)().become(table))


class Block:
    """What the kernel asks of CUDA, for one block of real threads over plain tables."""

    def __init__(self) -> None:
        self._mine = threading.local()
        self._lock = threading.Lock()
        self._shared: list[list[int]] = []
        self.types, self.shared, self.local = (
            SimpleNamespace(int32=int),
            SimpleNamespace(array=self._share),
            SimpleNamespace(array=self._keep),
        )
        self.atomic = SimpleNamespace(add=self._add, max=self._max)

    def run(self, threads: int, play: Any, *args: Any) -> None:
        self._barrier, self.blockDim = threading.Barrier(threads), SimpleNamespace(x=threads)
        failed: list[BaseException] = []

        def thread(x: int) -> None:
            self._mine.x, self._mine.arrays, self._mine.waited = x, 0, 0
            try:
                play(*args)
            except threading.BrokenBarrierError:
                pass
            except Exception as error:
                failed.append(error)
                self._barrier.abort()

        started = [threading.Thread(target=thread, args=(x,)) for x in range(threads)]
        for one in started:
            one.start()
        for one in started:
            one.join()
        if failed:
            raise failed[0]

    def jit(self, **_: Any) -> Any:
        return lambda function: function

    @property
    def threadIdx(self) -> Any:  # noqa: N802
        return self._mine

    def syncthreads(self) -> None:
        self._mine.waited += 1
        assert self._mine.waited < 50_000, "the block goes round in circles"
        self._barrier.wait(60)

    def popc(self, things: int) -> int:
        return int(things).bit_count()

    def ffs(self, things: int) -> int:
        return (things & -things).bit_length()

    def _share(self, count: int, kind: Any) -> list[int]:
        with self._lock:
            if self._mine.arrays == len(self._shared):
                self._shared.append([-1] * count)  # nobody has cleared it
            self._mine.arrays += 1
            return self._shared[self._mine.arrays - 1]

    def _keep(self, count: int, kind: Any) -> Own:
        return Own([None] * count)

    def _add(self, numbers: Any, at: int, more: int) -> int:
        with self._lock:
            numbers[at] += more
            return int(numbers[at] - more)

    def _max(self, numbers: Any, at: int, other: int) -> None:
        with self._lock:
            numbers[at] = max(numbers[at], other)


@pytest.mark.parametrize("most", [0, 7, 60])
@pytest.mark.parametrize("name", GAMES)
def test_threads_that_go_together_play_what_one_alone_plays(name: str, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game, count, seed = find_game(name), 11, 5
    players = game.players[-1]
    box, block = game.new_box(players), Block()
    monkeypatch.setattr(gpu, "_record", lambda piece: piece)
    monkeypatch.setattr(gpu, "cuda", block)
    tables, counts = [game.table() for _ in range(count)], [-1] * count
    block.run(4, gpu.kernel(game), [box], tables, players, seed, most, counts, [0])
    for i in range(count):
        alone = game.table()
        assert counts[i] == game.loops.play_one(box, alone, players, seed + i, most)
        assert tables[i].to_bytes() == alone.to_bytes()


def test_threads_play_to_the_end_and_are_more_than_the_tables(connect_four: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    block, tables, counts = Block(), [connect_four.table() for _ in range(3)], [-1] * 3
    monkeypatch.setattr(gpu, "_record", lambda piece: piece)
    monkeypatch.setattr(gpu, "cuda", block)
    block.run(8, gpu.kernel(connect_four), [connect_four.new_box(2)], tables, 2, 0, MOST, counts, [0])
    assert all(table.over for table in tables)
    assert min(counts) >= 7


@needs_numba_cuda
@pytest.mark.parametrize("name", GAMES)
def test_the_kernel_is_made_without_a_gpu(name: str) -> None:
    text = Gpu(find_game(name)).ptx()
    assert ".target sm_90" in text
    assert ".visible .entry" in text


@needs_no_gpu
def test_what_is_missing_is_said_in_a_sentence() -> None:
    assert why_not() in ("this machine has no CUDA GPU with a driver", "numba-cuda is not installed: pip install cosmocafe[gpu]")


@needs_numba_cuda
@needs_no_gpu
def test_play_is_refused_without_a_gpu(connect_four: Game) -> None:
    with pytest.raises(NotAvailable, match="this machine has no CUDA GPU with a driver"):
        Gpu(connect_four).play(connect_four.new_box(2).packed(), 10, 2)


@needs_numba_cuda
def test_no_tables_are_no_work(connect_four: Game) -> None:
    Gpu(connect_four).launch(None, [], [], 2, 0)  # a launch of nothing is an error of CUDA's


def test_without_numba_cuda_one_is_told_what_to_install(connect_four: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "cuda", None)
    with pytest.raises(NotAvailable, match=r"numba-cuda is not installed: pip install cosmocafe\[gpu\]"):
        Gpu(connect_four)
