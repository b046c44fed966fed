"""Self-play on a processor, small: it learns, and whoever is interrupted goes on as if nothing had happened."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from torch import Tensor  # noqa: E402

from cosmocafe.bots.learned.network import FILE, read  # noqa: E402
from cosmocafe.core.errors import InputError  # noqa: E402
from cosmocafe.core.found import find_game  # noqa: E402
from cosmocafe.core.game import Game  # noqa: E402
from cosmocafe.learn.arena import Arena, options_of  # noqa: E402
from cosmocafe.learn.gate import against  # noqa: E402
from cosmocafe.learn.network import inputs_of  # noqa: E402
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


def test_a_thing_is_marked_and_an_amount_measured_and_marked_while_it_is_small() -> None:
    features = find_game("stardust_coffee").features
    for high in (1, 10, 20):
        inputs = inputs_of([one.meaning for one in features], np.full(len(features), high))
        for meaning, scale, marks in zip((one.meaning for one in features), inputs.scale, inputs.marks, strict=True):
            if meaning.kind in ("one_of", "seat"):
                assert (scale, marks) == (0, high)
            else:
                assert scale == pytest.approx(1 / max(min(high, meaning.scale), 1))
                assert marks == (min(high, 12 if meaning.most <= 12 else 8) if meaning.kind in ("count", "points") else 0)


def test_it_learns_to_beat_those_who_answer_at_random(kuhn_poker: Game) -> None:
    plan = Plan(tables=128, steps=8, minibatch=128, hidden=(32, 16), rate=3e-3)
    ppo = Ppo(kuhn_poker, 3, plan)
    before = against(kuhn_poker, 3, ppo.answers, 1200, opponent="random").share
    for number in range(30):
        ppo.update(number / 30)
    after = against(kuhn_poker, 3, ppo.answers, 1200, opponent="random").share
    assert after > max(before, 1 / 3) + 0.05


def some_decisions(ppo: Ppo) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Of a first step: what was seen and offered, what was answered and how likely that was."""
    ppo.play()
    return ppo.memory.rows[0], ppo.memory.bits[0], ppo.memory.answers[0], ppo.memory.chances[0]


@pytest.mark.parametrize(("further", "gain", "is_pulled"), [(0.5, 1.0, False), (0.5, -1.0, True), (-0.5, -1.0, False), (0.1, 1.0, True)])
def test_no_answer_is_pulled_further_than_the_clip(further: float, gain: float, is_pulled: bool, connect_four: Game) -> None:
    ppo = Ppo(connect_four, 2, replace(TINY, value_share=0.0))
    rows, bits, answers, chances = some_decisions(ppo)
    gains, targets = torch.full_like(chances, gain), torch.full((64, 2), 0.5)
    parts = [part.clone() for part in ppo.net.parameters()]
    told = ppo.learn(rows, bits, answers, chances - math.log(1 + further), gains, targets, torch.tensor(0.0)).tolist()
    assert any(not torch.equal(one, other) for one, other in zip(parts, ppo.net.parameters(), strict=True)) == is_pulled
    assert told[3] == pytest.approx(abs(further), abs=1e-5)
    assert told[0] == pytest.approx(-min((1 + further) * gain, max(min(1 + further, 1.2), 0.8) * gain), abs=1e-5)


def test_whoever_is_paid_for_it_stays_undecided(connect_four: Game) -> None:
    ppo = Ppo(connect_four, 2, replace(TINY, value_share=0.0, rate=1e-2))
    with torch.no_grad():
        ppo.net.policy.bias[0] = 3
    rows, bits, answers, chances = some_decisions(ppo)
    gains, targets = torch.zeros(64), torch.full((64, 2), 0.5)
    entropies = [ppo.learn(rows, bits, answers, chances, gains, targets, torch.tensor(1.0))[2].item() for _ in range(20)]
    assert entropies[-1] > entropies[0] + 0.05
    ppo.learn(rows, bits, answers, chances, gains, targets, torch.tensor(1e4))
    steep = torch.cat([part.grad.flatten() for part in ppo.net.parameters() if part.grad is not None]).norm()
    assert steep.item() == pytest.approx(0.5, abs=1e-3), "one change is a small one, whatever was gained"


def test_what_is_learned_of_a_step_is_what_was_seen_expected_and_gained_there(kuhn_poker: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    ppo, steps = Ppo(kuhn_poker, 3, replace(TINY, tables=16, minibatch=8)), list[int]()
    memory = ppo.memory

    def change(rows: Tensor, bits: Tensor, answers: Tensor, before: Tensor, *more: Tensor) -> Tensor:
        (at,) = [(step, low) for step in range(8) for low in (0, 8) if torch.equal(memory.chances[step][low : low + 8], before)]
        some = slice(at[1], at[1] + 8)
        assert torch.equal(rows, memory.rows[at[0]][:, some]) and torch.equal(bits, memory.bits[at[0]][some])
        assert torch.equal(answers, memory.answers[at[0]][some])
        expected = ppo.net(rows)[1][:, :3].softmax(-1)
        for table, seat in enumerate(memory.seats[at[0]][some].tolist()):
            assert memory.values[at[0]][at[1] + table].roll(-seat).tolist() == pytest.approx(expected[table].tolist(), abs=1e-5)
        steps.append(at[0])
        return before[:4]  # as many losses as there are

    with torch.no_grad():
        torch.nn.init.normal_(ppo.net.value.weight)
        torch.nn.init.normal_(ppo.net.policy.weight)
    monkeypatch.setattr(ppo, "change", change)
    ppo.update(1.0)
    assert sorted(steps) == sorted([*range(8), *range(8)])
    assert float(ppo.optimiser.param_groups[0]["lr"]) == pytest.approx(TINY.last_rate) and ppo.optimiser.param_groups[0]["eps"] == 1e-5


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


def test_a_network_says_what_its_wins_are_counted_in(backgammon: Game, tmp_path: Path) -> None:
    """Else a search adds up points that it expects and wins that it finds."""
    plan = replace(TINY, tables=8, steps=2, iterations=1, stake="points:3")
    assert train(backgammon, 2, plan, tmp_path).said["stake"] == read(tmp_path / FILE).said["stake"] == "3"
    for other, wanted in (("", "none"), ("points:2", "2")):
        with pytest.raises(InputError, match=f"stake '3' lies there, and this is one of '{wanted}'"):
            train(backgammon, 2, replace(plan, iterations=2, stake=other), tmp_path)


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
