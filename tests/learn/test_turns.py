"""Learning by ends of turns, small: it learns, goes on where it was interrupted, and what it is drawn towards is what came of it."""

from __future__ import annotations

import csv
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from cosmocafe.bots.learned.network import FILE, Network, read  # noqa: E402
from cosmocafe.bots.learned.packed import LEARNED, packed  # noqa: E402
from cosmocafe.core.anything import Held  # noqa: E402
from cosmocafe.core.errors import InputError  # noqa: E402
from cosmocafe.core.found import find_game  # noqa: E402
from cosmocafe.core.game import Game  # noqa: E402
from cosmocafe.core.machine.compiled import compiled_for  # noqa: E402
from cosmocafe.learn.course import Course, given  # noqa: E402
from cosmocafe.learn.gate import against  # noqa: E402
from cosmocafe.learn.network import Net, inputs_seen  # noqa: E402
from cosmocafe.learn.run import Run  # noqa: E402
from cosmocafe.learn.turns import Plan, Played, Turns, scale_of, train  # noqa: E402

from ..bots.networks import some_network  # noqa: E402

TINY = Plan(tables=32, steps=16, minibatch=64, hidden=(16,), iterations=4)


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


def test_it_learns_to_beat_those_who_answer_at_random(connect_four: Game) -> None:
    turns = Turns(connect_four, 2, Plan(tables=64, steps=32, minibatch=64, hidden=(24,), rate=3e-3))
    assert turns.odd > 0, "nothing else makes two games of it different"
    for number in range(8):
        turns.update(number / 8)
    assert against(connect_four, 2, turns.answers, 100, opponent="random").share > 0.8


def test_on_top_of_the_advice_an_empty_network_plays_by_the_advice(connect_four: Game) -> None:
    turns = Turns(connect_four, 2, Plan(tables=8, steps=4, hidden=(4,), advice=True))
    for part in turns.net.parameters():
        torch.nn.init.zeros_(part)
    assert against(connect_four, 2, turns.answers, 100, opponent="random").share > 0.8
    assert turns.play().base.abs().max() > 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_advice_that_knows_who_wins_leaves_nothing_to_be_learned(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Advice and shares are told by seat, a network counts from the seat that played: whoever played, both must speak of the same seat."""
    game = find_game("stardust_coffee")
    turns = Turns(game, players, Plan(tables=6, steps=5, minibatch=64, hidden=(4,), advice=True, rate=0.0, trust=0.5))
    for part in turns.net.parameters():
        torch.nn.init.zeros_(part)
    steps, tables = torch.arange(5)[:, None], torch.arange(6)[None]
    seats, winner = (steps + tables) % players, (tables % players).expand(5, 6)
    shares = torch.nn.functional.one_hot(winner, players).float()
    rows = torch.zeros(5, 6, len(game.features), dtype=torch.int16)
    ended = (steps == 2).expand(5, 6) & (tables > 1)
    monkeypatch.setattr(turns, "play", lambda: Played(rows, 20 * shares, seats, ended, shares))
    told = turns.update()
    assert told["off"] < 1e-6 and told["value_loss"] < 1e-6 and told["games"] == 4
    monkeypatch.setattr(turns, "play", lambda: Played(rows, 20 * shares.roll(1, -1), seats, ended, shares))
    assert turns.update()["value_loss"] > 1


def test_points_are_what_is_played_for(backgammon: Game) -> None:
    turns = Turns(backgammon, 2, Plan(tables=64, steps=80, hidden=(8,), stake="points:3"))
    assert turns.odd == 0
    played = turns.play()
    ended, shares = played.ended, played.shares
    assert ended.any() and set(np.unique((shares[ended] * 6).round().int())) <= {0, 1, 2, 4, 5, 6}
    assert shares[ended].sum(-1).tolist() == pytest.approx([1.0] * int(ended.sum()))


def test_one_point_of_three_is_a_third_of_what_can_be_won_above_the_half(backgammon: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the same measure a search and whoever looks at replies count an end."""
    arena = Turns(backgammon, 2, Plan(tables=3, hidden=(4,), stake="points:3")).arena
    places, won = torch.tensor([[1, 2], [2, 1], [1, 2]]), torch.tensor([1, 2, 3], dtype=torch.int8)
    monkeypatch.setattr(arena.tables, "answer", lambda answers: (torch.ones(3), places, won))
    found = arena.answer(torch.full((3,), -1)).shares
    torch.testing.assert_close(found, torch.tensor([[4 / 6, 2 / 6], [1 / 6, 5 / 6], [1, 0]]))


def test_more_threads_play_the_same_turns(backgammon: Game) -> None:
    plan = Plan(tables=10, steps=6, hidden=(8,), stake="points:3")
    one, four = (Turns(backgammon, 2, replace(plan, threads=threads)) for threads in (1, 4))
    for alone, together in zip(one.play(), four.play(), strict=True):
        torch.testing.assert_close(alone, together, rtol=0, atol=0)
    assert (one.arena.tables.records() == four.arena.tables.records()).all()


def test_as_many_threads_think_as_were_asked_for(connect_four: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def alone(work: Callable[[int, int], object], count: int, threads: int) -> None:
        asked.append(threads)
        work(0, count)

    monkeypatch.setattr("cosmocafe.learn.turns.in_threads", alone)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    for threads in (3, 0, 9):
        Turns(connect_four, 2, replace(TINY, tables=4, steps=1, threads=threads)).play()
    assert asked == [3, 2, 4]


def test_every_thread_has_sums_of_its_own(connect_four: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    turns = Turns(connect_four, 2, replace(TINY, tables=4, steps=2, threads=2))
    known = turns.known()
    monkeypatch.setattr(turns, "known", lambda: known)
    turns.play()
    assert not known.sums.any()


def test_whoever_is_interrupted_goes_on_as_if_nothing_had_happened(kuhn_poker: Game, tmp_path: Path) -> None:
    def interrupt(turns: Turns, run: Run, figures: dict[str, float]) -> None:
        run.save(**turns.state())
        if turns.iteration == 2:
            raise KeyboardInterrupt

    whole = train(kuhn_poker, 3, TINY, tmp_path / "whole")
    with pytest.raises(KeyboardInterrupt):
        train(kuhn_poker, 3, TINY, tmp_path / "parts", told=interrupt)
    parts = train(kuhn_poker, 3, TINY, tmp_path / "parts")
    assert all((one == other).all() for one, other in zip(whole.value, parts.value, strict=True))
    assert whole.ends_turns and parts.said["decisions"] == str(4 * 16 * 32)


@pytest.mark.parametrize("is_interrupted", [False, True])
def test_who_goes_on_learns_on_top_of_the_same_as_before(connect_four: Game, tmp_path: Path, is_interrupted: bool) -> None:
    """A network that only adds to the advice says something else without it, and nothing of that shows in its numbers."""

    def interrupt(turns: Turns, run: Run, figures: dict[str, float]) -> None:
        run.save(**turns.state())
        if is_interrupted:
            raise KeyboardInterrupt

    lesson, found = replace(TINY, iterations=1, advice=True), None
    with suppress(KeyboardInterrupt):
        found = train(connect_four, 2, lesson, tmp_path, told=interrupt)
    for other in (replace(TINY, iterations=2), replace(lesson, stake="over:3")):
        with pytest.raises(InputError, match="say the same again, or take another folder"):
            train(connect_four, 2, other, tmp_path, found)
    monkeypatch = pytest.MonkeyPatch()
    with monkeypatch.context() as patched:  # calibrated anew in between
        patched.setattr("cosmocafe.learn.turns.scale_of", lambda game, players: 7)
        again = train(connect_four, 2, replace(lesson, iterations=2), tmp_path, found)
    assert again.said["advice"] == str(scale_of(connect_four, 2))


def test_the_rate_falls_with_the_time(connect_four: Game) -> None:
    turns = Turns(connect_four, 2, replace(TINY, tables=4, steps=2))
    for progress, rate in ((0.0, 1e-3), (1.0, 3e-5), (7.0, 3e-5)):
        turns.update(progress)
        assert turns.optimiser.param_groups[0]["lr"] == pytest.approx(rate)


def test_layers_and_threads_are_those_that_were_asked_for(connect_four: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plans: list[Plan] = []

    def train(game: Game, players: int, plan: Plan, *more: object) -> Network:
        plans.append(plan)
        return some_network(game)

    monkeypatch.setattr("cosmocafe.learn.turns.train", train)
    for course in (Course(hidden=(5, 4), threads=3), Course(), Course(lesson=True)):
        given("turns", connect_four, 2, course, tmp_path / f"{len(plans)}", "cpu", print)
    assert [(plan.hidden, plan.threads) for plan in plans] == [((5, 4), 3), (Plan().hidden, 0), ((64,), 0)]


def test_a_course_keeps_the_strongest_network(kuhn_poker: Game, tmp_path: Path) -> None:
    told: list[str] = []
    network = given("turns", kuhn_poker, 3, Course(iterations=2, gate_games=60, gate_every=0), tmp_path, "cpu", told.append)
    with (tmp_path / "gates.csv").open(encoding="utf-8") as text:
        gates = {row["decisions"]: float(row["share"]) for row in csv.DictReader(text)}
    assert len(told) == len(gates) == 2, "one look after each update, and none again at the end"
    assert gates[f"{network.said['decisions']}.0"] == max(gates.values())
    assert read(tmp_path / FILE).said == network.said and network.ends_turns


def test_a_network_says_the_same_in_pytorch_in_numpy_and_compiled(connect_four: Game) -> None:
    torch.manual_seed(5)
    net = Net(inputs_seen(connect_four, 2, steps=20, tables=16), connect_four.catalogue.size, (24, 12))
    for part in net.parameters():
        torch.nn.init.normal_(part, std=0.3)
    turns = Turns(connect_four, 2, TINY)
    box: Held = turns.arena.tables.box
    tables, network = turns.arena.tables.records(), net.kept({})
    rows, code = packed(network), compiled_for(connect_four, LEARNED)
    for _ in range(4):
        seen, _, _ = turns.arena.see()
        with torch.no_grad():
            logits, shares = net(seen.to(torch.int16))
        theirs = network.judged(seen.t().numpy())
        np.testing.assert_allclose(shares, theirs[0], rtol=1e-5, atol=1e-5)
        np.testing.assert_allclose(logits, theirs[1], rtol=1e-5, atol=1e-5)
        for number in range(5):
            code.each("consult", box, tables[number : number + 1], 0, (*rows.given(connect_four, True), np.zeros(8, np.int32)))
            np.testing.assert_allclose(rows.sums[-4:], shares[number], rtol=1e-5, atol=1e-5)
        turns.arena.answer(torch.from_numpy(turns.answers(box, tables, 1)))


def test_shares_alone_are_those_that_come_with_the_answers(connect_four: Game) -> None:
    net = Net(inputs_seen(connect_four, 2, steps=20, tables=16), connect_four.catalogue.size, (24, 12))
    for part in net.parameters():
        torch.nn.init.normal_(part, std=0.3)
    rows = torch.randint(0, 3, (len(connect_four.features), 9), dtype=torch.int16)
    torch.testing.assert_close(net.shares(rows), net(rows)[1])
