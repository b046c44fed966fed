"""The folder of a training: only what it is a training of is gone on with, and whatever was interrupted, what was kept is kept."""

from __future__ import annotations

import csv
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

torch = pytest.importorskip("torch")

from cosmocafe.core.errors import InputError  # noqa: E402
from cosmocafe.core.found import find_game  # noqa: E402
from cosmocafe.core.game import Game  # noqa: E402
from cosmocafe.learn import ppo, turns  # noqa: E402
from cosmocafe.learn.course import Course, given  # noqa: E402
from cosmocafe.learn.run import Run, known_in  # noqa: E402

from ..bots.networks import some_network  # noqa: E402

TINY = ppo.Plan(tables=16, steps=2, minibatch=16, hidden=(8,), iterations=1)
TURNS = turns.Plan(tables=8, steps=2, minibatch=16, hidden=(8,), iterations=1)


@pytest.fixture(autouse=True)
def one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    torch.set_num_threads(1)
    monkeypatch.setattr("cosmocafe.learn.run.inputs_seen", lambda game, players: some_network(game).inputs)


def kept_in(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.mark.parametrize(
    ("why", "name", "players", "algorithm"),
    [
        ("game 'star_stations' lies there, and this is one of 'stardust_coffee'", "stardust_coffee", 2, "ppo"),
        ("players '2' lies there, and this is one of '3'", "star_stations", 3, "ppo"),
        ("algorithm 'ppo' lies there, and this is one of 'turns'", "star_stations", 2, "turns"),
    ],
)
def test_another_training_is_not_gone_on_with(why: str, name: str, players: int, algorithm: str, tmp_path: Path) -> None:
    """Tables of two players would be played on by three, and nobody would notice."""
    ppo.train(find_game("star_stations"), 2, TINY, tmp_path)
    before, game = kept_in(tmp_path), find_game(name)
    with pytest.raises(InputError, match=f"{why}: take another folder"):
        if algorithm == "ppo":
            ppo.train(game, players, TINY, tmp_path)
        else:
            turns.train(game, players, TURNS, tmp_path)
    assert kept_in(tmp_path) == before


def test_with_other_options_it_is_refused_in_a_sentence(connect_four: Game, tmp_path: Path) -> None:
    ppo.train(connect_four, 2, TINY, tmp_path)
    for plan in (ppo.Plan(tables=32, steps=2, hidden=(8,), iterations=2), ppo.Plan(tables=16, steps=2, hidden=(4,), iterations=2)):
        with pytest.raises(InputError, match=r"cannot be gone on with on this device with these options .*: take another folder"):
            ppo.train(connect_four, 2, plan, tmp_path)


ODD = (float("nan"), float("inf"), -1e9)


@pytest.mark.parametrize(
    "state",
    [
        7,
        [],
        {},
        {"seconds": "many"},
        {"seconds": None},
        {"seconds": 1.0, "of": 3},
        {"seconds": 1.0, "net": {}},
        *({"seconds": odd} for odd in ODD),
    ],
)
def test_what_is_no_state_is_refused_in_a_sentence(state: object, connect_four: Game, tmp_path: Path) -> None:
    torch.save(state, tmp_path / "state.pt")
    with pytest.raises(InputError, match="take another folder"):
        ppo.train(connect_four, 2, TINY, tmp_path)


@pytest.mark.parametrize("algorithm", ["ppo", "turns"])
def test_what_comes_to_be_no_numbers_is_told_and_not_kept(algorithm: str, connect_four: Game, tmp_path: Path) -> None:
    """Hours later a network was there that no bot plays with."""

    def train(iterations: int) -> None:
        if algorithm == "ppo":
            ppo.train(connect_four, 2, replace(TINY, iterations=iterations), tmp_path)
        else:
            turns.train(connect_four, 2, replace(TURNS, iterations=iterations), tmp_path)

    train(1)
    state = torch.load(tmp_path / "state.pt", weights_only=True)
    for weights in state["net"].values():
        if weights.is_floating_point():
            weights.fill_(torch.nan)
    torch.save(state, tmp_path / "state.pt")
    before = kept_in(tmp_path)
    with pytest.raises(InputError, match="what is learned has come to be no numbers; what was kept before is kept"):
        train(2)
    assert kept_in(tmp_path) == before


@pytest.mark.parametrize("algorithm", ["ppo", "turns", "td", "improve"])
@pytest.mark.parametrize(
    ("why", "players", "said"),
    [
        ("was trained for game 'chess', and here it is 'connect_four': train it anew, in another folder", 2, {"game": "chess"}),
        ("has learned with 3 players, not with 2: take another folder", 3, {}),
    ],
)
def test_a_network_of_something_else_is_neither_gone_on_with_nor_written_over(
    algorithm: str, why: str, players: int, said: dict[str, str], connect_four: Game, tmp_path: Path
) -> None:
    network = some_network(connect_four, players=players)
    replace(network, said={**network.said, **said}).keep(tmp_path / "network.safetensors")
    before = kept_in(tmp_path)
    with pytest.raises(InputError, match=why):
        given(algorithm, connect_four, 2, Course(iterations=1, gate_games=0), tmp_path, "cpu", print)
    assert kept_in(tmp_path) == before


def test_a_network_with_other_layers_is_not_taken_for_what_was_asked_for(connect_four: Game, tmp_path: Path) -> None:
    some_network(connect_four).keep(tmp_path / "network.safetensors")
    with pytest.raises(InputError, match="this network has layers of 24,8: say the same or nothing, or take another folder"):
        known_in(tmp_path, connect_four, 2, (8, 24))
    assert known_in(tmp_path, connect_four, 2, (24, 8)) and known_in(tmp_path, connect_four, 2)


def lines(file: Path) -> list[list[str]]:
    with file.open(encoding="utf-8", newline="") as text:
        return list(csv.reader(text))


@pytest.mark.parametrize("cut", [lambda text: text[:-4], lambda text: b"", lambda text: text + b"\xff\xfe"])
def test_a_line_that_was_cut_off_spoils_no_other(cut: Callable[[bytes], bytes], connect_four: Game, tmp_path: Path) -> None:
    run, log = Run(tmp_path, connect_four, 2, "ppo", "cpu"), tmp_path / "log.csv"
    run.log({"iteration": 1, "loss": 0.5})
    log.write_bytes(cut(log.read_bytes()))
    run.log({"iteration": 2, "loss": 0.25})
    with log.open(encoding="utf-8", errors="replace", newline="") as text:
        found = list(csv.DictReader(text))
    assert found[-1]["iteration"] == "2.0" and found[-1]["loss"] == "0.25"


def test_every_way_to_learn_has_a_log_of_its_own_columns(connect_four: Game, tmp_path: Path) -> None:
    for algorithm, figures in (("td", {"epoch": 1.0}), ("ppo", {"loss": 0.5, "moved": 0.1}), ("ppo", {"loss": 0.4, "moved": 0.2})):
        Run(tmp_path, connect_four, 2, algorithm, "cpu").log(figures)
    assert [len(line) for line in lines(tmp_path / "log.csv")] == [2, 2]
    assert [line[1:] for line in lines(tmp_path / "log.ppo.csv")] == [["loss", "moved"], ["0.5", "0.1"], ["0.4", "0.2"]]


def test_the_time_of_a_training_goes_on_where_it_stopped(connect_four: Game, tmp_path: Path) -> None:
    run = Run(tmp_path, connect_four, 2, "ppo", "cpu")
    run.before = 1000.0
    run.save()
    later = Run(tmp_path, connect_four, 2, "ppo", "cpu")
    assert later.seconds < 500
    later.saved()
    assert 1000 <= later.seconds < 1500
