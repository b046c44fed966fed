"""A whole course, small: a first lesson from greedy games, self-play, the strongest network kept, and learning from one's own search."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from cosmocafe.bots.learned import OWN, network_of  # noqa: E402
from cosmocafe.bots.learned.network import FILE, Network, read  # noqa: E402
from cosmocafe.core.errors import InputError  # noqa: E402
from cosmocafe.core.game import Game  # noqa: E402
from cosmocafe.learn import course, improve, ppo, td  # noqa: E402
from cosmocafe.learn.arena import Arena  # noqa: E402
from cosmocafe.learn.gate import Strength  # noqa: E402
from cosmocafe.learn.network import HIDDEN, Net, inputs_of  # noqa: E402
from cosmocafe.learn.run import Run  # noqa: E402

from ..bots.networks import some_network  # noqa: E402

TINY = ppo.Plan(tables=32, steps=4, minibatch=32, hidden=(8,))
LESSON = td.Plan(tables=16, steps=30, epochs=2, minibatch=16, hidden=(8,))


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


def blank(game: Game) -> Net:
    """A network that knows nothing, made without watching games."""
    torch.manual_seed(1)
    return Net(inputs_of([one.meaning for one in game.features], np.ones(len(game.features), np.int64)), game.catalogue.size, (8,))


def test_what_a_decision_came_to_is_the_next_end_at_its_table() -> None:
    ended = [np.array(one) for one in ([False, True], [True, False], [False, False])]
    shares = [np.array(one, np.float32) for one in ([[0, 0], [1, 0]], [[0, 1], [0, 0]], [[0, 0], [0, 0]])]
    found, known = td.known_ends(ended, shares)
    assert known.tolist() == [[True, True], [True, False], [False, False]]
    assert found[0].tolist() == [[0, 1], [1, 0]] and found[1][0].tolist() == [0, 1]


@pytest.mark.parametrize("odd", [0.0, 1.0])
def test_greedy_bots_answer_as_they_are_advised_and_now_and_then_oddly(odd: float, connect_four: Game) -> None:
    games = td.greedy_games(connect_four, 2, replace(LESSON, odd=odd, steps=8))
    arena, follows = Arena(connect_four, 2, LESSON.tables), list[bool]()
    for step in range(8):
        follows.append(bool((arena.see().rows.numpy() == games.rows[step]).all()))
        arena.answer(torch.from_numpy(games.answers[step]))
    assert all(follows) == (odd == 0.0) and follows[0]


def test_both_lessons_expect_the_win_from_the_seat_that_is_asked(connect_four: Game) -> None:
    """Seat 1 is asked, and seat 1 wins: the network, which counts seats from whoever is asked, learns that the first one wins."""
    net, rows, bits = blank(connect_four), np.zeros((len(connect_four.features), 8), np.int16), np.full((8, 1), 127, np.uint32)
    seats, shares = np.ones(8, np.int8), np.tile(np.array([0, 1], np.float32), (8, 1))
    watched = td.Games(rows[None], bits.view(np.int32)[None], seats[None], np.zeros((1, 8), np.int32), shares[None], np.ones((1, 8), bool))
    visited = np.array([[0, 1.0]], np.float32)
    own = [improve.Decision(rows[:, n], bits[n], 1, visited, shares[n]) for n in range(8)]
    with torch.no_grad():
        net.value.bias.copy_(torch.tensor([6.0, 0, 0, 0]))
    assert td.Fit(net, 2, LESSON).losses(watched, 0, slice(0, 8))[1] < 0.1
    assert improve.losses(net, own, 2)[1] < 0.1


def test_a_lesson_and_self_play_leave_a_network_that_goes_on(connect_four: Game, tmp_path: Path) -> None:
    wanted, said = course.Course(lesson=True, gate_games=4, iterations=1), list[str]()
    first = course.taught(connect_four, 2, wanted, tmp_path, told=said.append, plan=TINY, lesson=LESSON)
    assert "the first lesson took" in said[0] and "of 4 games" in said[-1]
    assert read(tmp_path / FILE).said == first.said and first.said["decisions"] == str(4 * 32)
    assert (tmp_path / "lesson" / "log.csv").read_text().count("\n") == 1 + LESSON.epochs
    again = course.taught(connect_four, 2, course.Course(lesson=True, gate_games=0, iterations=2), tmp_path, plan=TINY, lesson=LESSON)
    assert int(again.said["decisions"]) > 0 and (tmp_path / "log.csv").read_text().count("\n") == 3
    assert (tmp_path / "lesson" / "log.csv").read_text().count("\n") == 1 + LESSON.epochs, "who goes on needs no lesson"


def test_the_strongest_network_is_kept_over_interruptions(connect_four: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = iter(
        [(0.4, 0), (0.7, 2), (0.9, 3), (0.5, 0), (0.6, 0), (0.8, 0)]
    )  # the share, and how many of 4 games did not come to an end in time
    monkeypatch.setattr(course, "against", lambda *given: Strength((one := next(found))[0], 0.1, 4, one[1]))
    run, net = Run(tmp_path, connect_four, 2, "ppo", "cpu"), blank(connect_four)

    def passes(gate: course.Gate, decisions: int) -> None:
        learner: Any = SimpleNamespace(net=net, answers=None, iteration=1, decisions=decisions)
        gate.passed(learner, run)

    last = run.keep(net, 9)
    gate = course.Gate(connect_four, 2, course.Course(), print, tmp_path)
    assert gate.best(last) is last
    for decisions in (1, 2, 3, 4):
        passes(gate, decisions)
    resumed = course.Gate(connect_four, 2, course.Course(), print, tmp_path)
    passes(resumed, 5)
    assert resumed.best(last).said["decisions"] == read(tmp_path / FILE).said["decisions"] == "2"
    passes(resumed, 6)
    assert resumed.best(last).said["decisions"] == "6", "what was not over in time says nothing, also of an earlier run"


def test_a_network_counts_as_what_it_won_itself(connect_four: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is interrupted between two files would else take a network for as strong as one that was never kept."""
    run, shares = Run(tmp_path, connect_four, 2, "ppo", "cpu"), iter([0.4, 0.9])
    learner: Any = SimpleNamespace(net=blank(connect_four), answers=None, iteration=1, decisions=5)
    monkeypatch.setattr(course, "against", lambda *given: Strength(next(shares), 0.1, 4, 0))
    gate = course.Gate(connect_four, 2, course.Course(), print, tmp_path)
    gate.passed(learner, run)
    monkeypatch.setattr(Network, "keep", interrupted)
    with pytest.raises(KeyboardInterrupt):
        gate.passed(learner, run)
    for log in (tmp_path / "gates.csv").read_text(), "seconds,share\n1.0", "":
        (tmp_path / "gates.csv").write_text(log, encoding="utf-8")
        strongest = course.Gate(connect_four, 2, course.Course(), print, tmp_path).strongest
        assert strongest is not None and strongest[0] == 0.4 and strongest[1].said["won"] == "0.4000"


def interrupted(*given: object) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize("won", ["much", "nan", "-1", "9"])
def test_a_share_that_cannot_be_holds_nobody_up(won: str, connect_four: Game) -> None:
    assert 0 <= course.share_won(replace(some_network(connect_four), said={"won": won})) <= 1


def test_who_has_learned_for_long_enough_is_told_so(connect_four: Game, tmp_path: Path) -> None:
    wanted, said = course.Course(iterations=1, gate_games=2), list[str]()
    for _ in range(2):
        course.taught(connect_four, 2, wanted, tmp_path, told=said.append, plan=TINY)
    assert "128 decisions, " in said[0] and "a second" in said[0] and "its time was over before, more --minutes go on with it" in said[-1]


def test_the_lesson_has_the_layers_that_were_asked_for(connect_four: Game, tmp_path: Path) -> None:
    """Else who is interrupted goes on with a network of another shape."""
    wanted = course.Course(lesson=True, gate_games=0, iterations=1, hidden=(6, 5))
    assert course.lesson_for(wanted, "cpu").hidden == (6, 5) and course.lesson_for(course.Course(), "cuda").hidden == td.Plan().hidden
    assert course.taught(connect_four, 2, wanted, tmp_path, plan=TINY, lesson=replace(LESSON, hidden=(6, 5))).widths == (6, 5)


def test_the_search_teaches_layers_that_were_asked_for(star_stations: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the same words again are refused, since a network of other layers lies there."""
    plans, starts = list[improve.Plan](), list[Network | None]()

    def train(game: Game, players: int, plan: improve.Plan, folder: Path, device: str, start: Network | None, told: object) -> None:
        plans.append(plan)
        starts.append(start)

    monkeypatch.setattr(improve, "train", train)
    for hidden in ((), (6, 5)):
        course.given("improve", star_stations, 2, course.Course(hidden=hidden), tmp_path, "cpu", print)
    assert [plan.hidden for plan in plans] == [HIDDEN, (6, 5)]
    assert starts == [network_of(star_stations, OWN, 2), None], "the game's own network has other layers"


def test_a_search_is_taught_with_its_own_layers(connect_four: Game, tmp_path: Path) -> None:
    plan = improve.Plan(rounds=1, games=1, visits=4, epochs=1, workers=1, hidden=(6, 5))
    assert improve.train(connect_four, 2, plan, tmp_path).widths == (6, 5)


@pytest.mark.parametrize("algorithm", ["td", "improve"])
def test_who_learns_for_the_win_alone_is_given_no_stake(algorithm: str, connect_four: Game, tmp_path: Path) -> None:
    with pytest.raises(InputError, match="--stake is for ppo and turns"):
        course.given(algorithm, connect_four, 2, course.Course(stake="points:3"), tmp_path, "cpu", print)


def test_a_network_learns_from_its_own_search(connect_four: Game, tmp_path: Path) -> None:
    start, plan = blank(connect_four).kept({}), improve.Plan(rounds=1, games=2, visits=12, drawn=3, epochs=1, workers=1)
    run = Run(tmp_path, connect_four, 2, "test", "cpu")
    network = run.keep(blank(connect_four), 0, "start.safetensors")
    games = [improve.searched(connect_four.found_by, 2, str(tmp_path / "start.safetensors"), 12, 0, seed) for seed in (1, 1, 2)]
    assert len(games[0]) >= 7 and all(one.visited[:, 1].sum() == pytest.approx(1) for game in games for one in game)
    assert [one.seat for one in games[0][:4]] == [0, 1, 0, 1] and games[0][0].shares.sum() == 1
    assert [one.row.tolist() for one in games[0]] == [one.row.tolist() for one in games[1]], "the same seed is the same game"
    said = list[str]()
    found = improve.train(connect_four, 2, plan, tmp_path, start=network, told=said.append)
    assert len(said) == 1 and int(found.said["decisions"]) >= 14 and list(tmp_path.glob("round*")) == []
    assert any((one != other).any() for one, other in zip(found.policy, start.policy, strict=True))


def test_a_search_begins_with_the_network_that_knows_of_answers(
    connect_four: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that judges ends of turns knows of none: the training begins from nothing."""
    begun = list[Network | None]()
    monkeypatch.setattr(improve, "train", lambda game, players, plan, folder, device, start, told: begun.append(start))
    monkeypatch.setattr(course, "has_network", lambda game, players: True)
    own = [some_network(connect_four, algorithm=algorithm) for algorithm in ("ppo", "turns")]
    for network in own:
        monkeypatch.setattr(course, "network_of", lambda game, name, players, network=network: network)
        course.given("improve", connect_four, 2, course.Course(), tmp_path, "cpu", print)
    assert begun == [own[0], None]


def test_who_has_no_advice_can_give_no_lesson(tmp_path: Path) -> None:
    silent: Any = SimpleNamespace(id="silence", has_value=False)
    with pytest.raises(InputError, match="silence gives no advice, so there are no greedy bots to learn from"):
        course.taught(silent, 2, course.Course(lesson=True), tmp_path)
    with pytest.raises(InputError, match="silence gives no advice, so there are no greedy bots to learn from"):
        course.given("td", silent, 2, course.Course(), tmp_path, "cpu", print)
