"""Self-play on a processor, small: it learns, and whoever is interrupted goes on as if nothing had happened."""

from __future__ import annotations

from pathlib import Path

import pytest

torch = pytest.importorskip("torch")

from cosmocafe.core.errors import InputError  # noqa: E402
from cosmocafe.core.game import Game  # noqa: E402
from cosmocafe.learn.arena import Arena, options_of  # noqa: E402
from cosmocafe.learn.gate import against  # noqa: E402
from cosmocafe.learn.ppo import Plan, Ppo, train  # noqa: E402
from cosmocafe.learn.run import Run  # noqa: E402

TINY = Plan(tables=64, steps=8, minibatch=64, hidden=(16, 8), iterations=4)


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


def test_an_arena_says_what_the_rules_say(connect_four: Game) -> None:
    arena, options = Arena(connect_four, 2, 5, seed=3), connect_four.catalogue.size
    for _ in range(60):
        rows, bits, seats = arena.see()
        assert rows.shape[1] == 5 and seats.tolist() == arena.tables.rules.asked(arena.tables.tables).tolist()  # type: ignore[union-attr]
        offered = options_of(bits, options)
        assert torch.equal(offered.to(torch.int8), torch.from_numpy(arena.tables.rules.masks(arena.tables.tables)))  # type: ignore[union-attr]
        ends = arena.answer(offered.int().argmax(1))
        if ends.ended.any():
            assert ends.shares[ends.ended].sum(1).tolist() == pytest.approx([1.0] * int(ends.ended.sum()))
            return
    raise AssertionError("no game ended")


def test_it_learns_to_beat_those_who_answer_at_random(kuhn_poker: Game) -> None:
    plan = Plan(tables=128, steps=8, minibatch=128, hidden=(32, 16), rate=3e-3)
    ppo = Ppo(kuhn_poker, 3, plan)
    before = against(kuhn_poker, 3, ppo.answers, 1200, opponent="random").share
    for number in range(30):
        ppo.update(number / 30)
    after = against(kuhn_poker, 3, ppo.answers, 1200, opponent="random").share
    assert after > max(before, 1 / 3) + 0.05


def test_whoever_is_interrupted_goes_on_as_if_nothing_had_happened(connect_four: Game, tmp_path: Path) -> None:
    def interrupt(ppo: Ppo, run: Run, figures: dict[str, float]) -> None:
        run.save(**ppo.state())
        if ppo.iteration == 2:
            raise KeyboardInterrupt

    whole = train(connect_four, 2, TINY, tmp_path / "whole")
    with pytest.raises(KeyboardInterrupt):
        train(connect_four, 2, TINY, tmp_path / "parts", told=interrupt)
    parts = train(connect_four, 2, TINY, tmp_path / "parts")
    assert all((one == other).all() for one, other in zip(whole.policy, parts.policy, strict=True))
    assert parts.said["decisions"] == whole.said["decisions"] == str(4 * 8 * 64)
    assert (tmp_path / "parts" / "log.csv").read_text().count("\n") == 5


class Trap:
    """Says how to make itself, as pickled things do: by running something."""

    def __init__(self, sign: Path) -> None:
        self.sign = sign

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Path.touch, (self.sign,)


def test_what_a_training_has_kept_runs_nothing(connect_four: Game, tmp_path: Path) -> None:
    run = Run(tmp_path, connect_four, 2, "ppo", "cpu")
    run.save(net=Trap(tmp_path / "sign"))
    with pytest.raises(InputError, match="is not what a training has kept"):
        run.saved()
    assert not (tmp_path / "sign").exists()
    for content in (b"", b"\x80\x02", b"PK\x03\x04"):
        (tmp_path / "state.pt").write_bytes(content)
        with pytest.raises(InputError, match="take another folder"):
            run.saved()


def test_a_full_disk_takes_nothing_that_was_kept(connect_four: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = Run(tmp_path, connect_four, 2, "ppo", "cpu")
    run.save(iteration=1)

    def full(state: object, part: Path) -> None:
        part.write_bytes(b"half")
        raise RuntimeError("[enforce fail at inline_container.cc:672]")

    monkeypatch.setattr(torch, "save", full)
    with pytest.raises(InputError, match=r"cannot be written .the disk is full.; what was kept before is kept"):
        run.save(iteration=2)
    assert [file.name for file in tmp_path.iterdir()] == ["state.pt"]
    saved = run.saved()
    assert saved is not None and saved["iteration"] == 1
