"""Small changes of a network that a GPU is told of at once are the same changes."""

from __future__ import annotations

from dataclasses import replace

import pytest

torch = pytest.importorskip("torch")

from cosmocafe.core.game import Game  # noqa: E402
from cosmocafe.learn.network import learn_at, optimiser_for, restore_optimiser  # noqa: E402
from cosmocafe.learn.ppo import Plan, Ppo  # noqa: E402
from cosmocafe.learn.repeated import WARM, Repeated  # noqa: E402
from cosmocafe.learn.turns import Plan as TurnPlan  # noqa: E402
from cosmocafe.learn.turns import Turns  # noqa: E402

on_gpu = pytest.mark.skipif(not torch.cuda.is_available(), reason="needs a GPU")
TINY = Plan(tables=512, steps=4, minibatch=256, hidden=(32, 16), rate=1e-3)


def test_on_a_processor_it_is_the_work_itself() -> None:
    work = Repeated(lambda one, other: one + other, torch.device("cpu"))
    for number in range(WARM + 2):
        assert work(torch.tensor([number]), torch.tensor([1])).tolist() == [number + 1]
    assert work.graph is None


@on_gpu
def test_what_is_recorded_does_the_same_with_other_numbers_and_other_shapes() -> None:
    total = torch.zeros(3, device="cuda")

    def add(numbers: object) -> object:
        total[: len(numbers)] += numbers  # type: ignore[arg-type]
        return total * 2

    work = Repeated(add, torch.device("cuda"))  # type: ignore[arg-type]
    for number in range(WARM + 4):
        told = work(torch.full((3,), float(number), device="cuda"))
        assert told.tolist() == [number * (number + 1)] * 3
    assert work.graph is not None
    assert work(torch.ones(2, device="cuda")).tolist() == [44, 44, 42]


@on_gpu
def test_a_network_learns_the_same_recorded_or_kernel_by_kernel(connect_four: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    recorded = Ppo(connect_four, 2, TINY, "cuda")
    monkeypatch.setattr("cosmocafe.learn.repeated.WARM", 10**9)
    plain = Ppo(connect_four, 2, TINY, "cuda")
    told = [plain.update(0.5) for _ in range(3)]
    monkeypatch.undo()
    again = [recorded.update(0.5) for _ in range(3)]
    assert recorded.change.graph is not None and plain.change.graph is None
    for one, other in zip(told, again, strict=True):
        assert one == pytest.approx(other, rel=0.05, abs=0.01)


@on_gpu
def test_turns_are_learned_on_a_gpu_as_on_a_processor(connect_four: Game) -> None:
    plan = TurnPlan(tables=64, steps=16, hidden=(16,))
    here, there = Turns(connect_four, 2, plan), Turns(connect_four, 2, plan, device="cuda")
    for _ in range(3):
        one, other = here.update(0.3), there.update(0.3)
        assert one["value_loss"] == pytest.approx(other["value_loss"], rel=0.02)
    assert there.change.graph is not None


@pytest.mark.parametrize("wherefrom", ["cpu", pytest.param("cuda", marks=on_gpu)])
@pytest.mark.parametrize("whereto", ["cpu", pytest.param("cuda", marks=on_gpu)])
def test_who_goes_on_elsewhere_remembers_what_it_learned(connect_four: Game, wherefrom: str, whereto: str) -> None:
    before, after = (Ppo(connect_four, 2, replace(TINY, steps=2), device) for device in (wherefrom, whereto))
    before.update()
    state = before.optimiser.state_dict()
    restore_optimiser(after.optimiser, state)
    moments = [one["exp_avg"].cpu() for one in state["state"].values()]
    assert all(
        torch.equal(one, other["exp_avg"].cpu()) for one, other in zip(moments, after.optimiser.state_dict()["state"].values(), strict=True)
    )
    assert after.update()["games"] >= 0


def test_the_rate_is_what_was_said_last(connect_four: Game) -> None:
    net = Ppo(connect_four, 2, TINY).net
    optimiser = optimiser_for(net, 0.1)
    learn_at(optimiser, 0.025)
    assert float(optimiser.param_groups[0]["lr"]) == pytest.approx(0.025)
