"""The same rules for CUDA: where there is no GPU, at least their assembly is made."""

from __future__ import annotations

import pytest

from cosmocafe.core import gpu
from cosmocafe.core.errors import NotAvailable
from cosmocafe.core.game import Game
from cosmocafe.core.gpu import Gpu, why_not

HAS_NUMBA_CUDA = "not installed" not in str(why_not())
needs_numba_cuda = pytest.mark.skipif(not HAS_NUMBA_CUDA, reason=str(why_not()))
needs_no_gpu = pytest.mark.skipif(why_not() is None, reason="this machine has a GPU")


@needs_numba_cuda
@pytest.mark.parametrize("game", ["connect_four", "star_stations"])
def test_the_kernel_is_made_without_a_gpu(game: str, request: pytest.FixtureRequest) -> None:
    found: Game = request.getfixturevalue(game)
    text = Gpu(found).ptx()
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


def test_without_numba_cuda_one_is_told_what_to_install(connect_four: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "cuda", None)
    with pytest.raises(NotAvailable, match=r"numba-cuda is not installed: pip install cosmocafe\[gpu\]"):
        Gpu(connect_four)
