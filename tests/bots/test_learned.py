"""The bot that has learned: its network says the same in a file, in NumPy, in plain Python and compiled, and fits its game."""

from __future__ import annotations

import json
import os
import struct
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from unittest import mock

import numpy as np
import pytest

import cosmocafe
from cosmocafe.bots import LearnedBot, SearchBot, find_bot
from cosmocafe.bots.learned import LEARNED, Network, file_for, has_network, net_for
from cosmocafe.bots.learned.network import Inputs, fitting, read
from cosmocafe.bots.learned.packed import answered, consulted, packed
from cosmocafe.bots.search import SEARCH, Search
from cosmocafe.bots.search.tree import ONE, TRIAL, State
from cosmocafe.core.anything import Anything
from cosmocafe.core.errors import InputError
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.game import Game
from cosmocafe.core.machine.compiled import compiled, compiled_for
from cosmocafe.core.machine.together import DESK
from cosmocafe.core.match import Match

from .moods import mood
from .networks import played, some_network

GAMES = ["stardust_coffee", "star_stations"]


@pytest.fixture
def four_net(connect_four: Game, tmp_path: Path) -> Iterator[str]:
    file = tmp_path / "four.safetensors"
    some_network(connect_four).keep(file)
    yield str(file)


def test_a_network_in_a_file_is_the_network(connect_four: Game, tmp_path: Path) -> None:
    safetensors = pytest.importorskip("safetensors.numpy")
    network, file = some_network(connect_four, note="a test"), tmp_path / "four.safetensors"
    network.keep(file)
    theirs, ours = safetensors.load_file(file), read(file)
    assert ours.said == network.said
    assert (theirs["layers.1.weights"] == network.layers[1][0]).all() and (ours.layers[1][0] == network.layers[1][0]).all()
    rows = np.arange(2 * len(connect_four.features), dtype=np.int32).reshape(2, -1) % 5
    assert all((one == other).all() for one, other in zip(network.judged(rows), ours.judged(rows), strict=True))
    file.write_bytes(file.read_bytes()[:40])
    with pytest.raises(InputError, match="this is no network"):
        read(file)


def test_a_large_network_keeps_half_of_its_digits(connect_four: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmocafe.bots.learned.network.LARGE", 100)
    network, file = some_network(connect_four), tmp_path / "four.safetensors"
    large = replace(network, inputs=replace(network.inputs, low=network.inputs.low + 100_001))
    large.keep(file)
    found = fitting(connect_four, read(file), "four")
    assert (found.inputs.low == large.inputs.low).all() and (found.layers[0][1] == network.layers[0][1]).all()
    assert 0 < np.abs(found.layers[0][0] - network.layers[0][0]).max() < 1e-3


@pytest.mark.parametrize("name", GAMES)
def test_it_says_the_same_in_numpy_in_plain_python_and_compiled(name: str) -> None:
    game = find_game(name)
    match, network = played(game, 40), some_network(game)
    row = compiled(game).observe(match.box.packed(), match.table.packed(), np.array([match.asked]))
    shares, logits = network.judged(row)
    rows = packed(network)
    with mock.patch.object(game, "compiled", set()):
        plain = consulted(game, rows, match.box, match.table)
    np.testing.assert_allclose(rows.sums[-4:], shares[0], rtol=1e-5, atol=1e-5)
    compiled_for(game, LEARNED).load()
    fast = consulted(game, rows, match.box, match.table)
    np.testing.assert_allclose(rows.sums[-4:], shares[0], rtol=1e-5, atol=1e-5)
    options = match.options
    assert plain[0] == fast[0] == options[int(np.argmax(logits[0][options]))] == network.best(row[0], options)
    np.testing.assert_allclose(fast[1][: len(options)], logits[0][options], atol=2e-3)  # in units of a thousandth


@pytest.mark.parametrize("replies", [0, 2])
@pytest.mark.parametrize("name", ["stardust_coffee", "examples/backgammon.py"])
def test_the_best_end_of_a_turn_is_the_same_in_plain_python_and_compiled(name: str, replies: int) -> None:
    game = find_game(name)
    match, rows = played(game, 30), packed(some_network(game, algorithm="turns", advice="3000"))
    with mock.patch.object(game, "compiled", set()):
        plain = answered(game, rows, match.box, match.table, 5, replies)
    compiled_for(game, LEARNED).load()
    assert plain == answered(game, rows, match.box, match.table, 5, replies) and plain in match.options


def test_of_all_ends_of_a_turn_the_network_takes_the_one_it_likes_best(backgammon: Game) -> None:
    compiled_for(backgammon, LEARNED).load()
    network = some_network(backgammon, algorithm="turns")
    rows, rules = packed(network), compiled(backgammon)
    for seed in range(6):
        match, rng = cosmocafe.new(backgammon, players=2, seed=seed), mood(seed)
        for _ in range(7 * seed):
            match.answer(rng.choice(match.options))
        seat, ends = match.asked, ends_of(backgammon, match)
        seen = np.concatenate([rules.observe(match.box.packed(), end.packed(), np.array([seat])) for end in ends])
        logits = network.judged(seen)[0]
        turns = match.table.turns
        while match.asked == seat and match.table.turns == turns:
            choice = answered(backgammon, rows, match.box, match.table, seed)
            took = half_answered(backgammon, match.box, match.table, choice)
            match.answer(choice)
        mine = network.judged(rules.observe(match.box.packed(), took.packed(), np.array([seat])))[0][0]
        assert mine[0] - mine[1] == pytest.approx((logits[:, 0] - logits[:, 1]).max(), abs=2e-3)


def half_answered(game: Game, box: Anything, table: Anything, choice: int) -> Anything:
    """A table right after an answer, before chance decides anything."""
    trial = table.copy()
    game.functions["resolve"](box, trial, choice)
    return trial


def ends_of(game: Game, match: Match) -> list[Anything]:
    """All tables on which a turn of backgammon can end, by trying everything."""
    found, waiting, seat = [], [match.table.copy()], match.asked
    while waiting:
        table = waiting.pop()
        for choice in list(table.options[: table.n_options]):
            trial = half_answered(game, match.box, table, choice)
            if any(trial.left) and not trial.over:
                game.functions["take"](match.box, trial)
            if trial.n_options and trial.agenda[trial.depth - 1].who == seat:
                waiting.append(trial)
            else:
                found.append(trial)
    return found


@pytest.mark.parametrize("advice", ["0", "3000"])
@pytest.mark.parametrize(
    ("name", "players"), [("stardust_coffee", 2), ("stardust_coffee", 4), ("examples/backgammon.py", 2), ("examples/connect_four.py", 2)]
)
def test_a_search_lets_a_network_of_turns_judge_where_turns_end_and_is_the_same_compiled(name: str, players: int, advice: str) -> None:
    game = find_game(name)
    match, rows = played(game, 12, players), packed(some_network(game, players=players, algorithm="turns", advice=advice))
    view = match.view(match.asked)
    compiled_for(game, SEARCH).load()
    fast = Search(game, net=rows).think(view, 40, seed=3)
    blind = Search(game).think(view, 40, seed=3)
    with mock.patch.object(game, "compiled", set()):
        plain = Search(game, net=rows).think(view, 40, seed=3)
    assert [(one.answer, one.visits, one.win) for one in plain.choices] == [(one.answer, one.visits, one.win) for one in fast.choices]
    assert [one.win for one in fast.choices] != [one.win for one in blind.choices]


def test_what_a_network_of_turns_says_of_an_end_is_what_a_leaf_is_worth(backgammon: Game) -> None:
    network, table = some_network(backgammon, algorithm="turns"), backgammon.table()
    functions, (seen, facts, weights, sums) = SEARCH.own(backgammon)["think"].__globals__, packed(network).given(backgammon, False)
    match = played(backgammon, 30)
    seat, desk, state, plan = match.asked, [backgammon.table() for _ in range(DESK)], State(), Search(backgammon).plan(2, sees_all=True)
    desk[TRIAL] = match.table.copy()
    functions["consult_at_the_end"](match.box, desk, plan, state, seen, facts, weights, sums)
    backgammon.loops.see(match.box, desk[TRIAL], seat, table, seen[0])
    row = np.array([seen[0].numbers], np.int32)
    assert desk[TRIAL].turns == match.table.turns and row.any()  # the dice of the next turn were not thrown
    chances = network.chances(row, 2)[0]
    assert [state.win[(seat + number) % 2] / ONE for number in range(2)] == pytest.approx(list(chances), abs=5e-3)


def test_a_game_has_a_network_for_each_number_of_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("star_stations")
    monkeypatch.setattr(type(game), "file", lambda self, name: tmp_path / name)
    some_network(game).keep(file_for(game, 2))
    assert (tmp_path / "network.safetensors").is_file() and has_network(game, 2) and not has_network(game, 3)
    with pytest.raises(InputError, match="has learned to play with 2 players, not with 3"):
        net_for(game, "own", 3)
    some_network(game, 5, players=3).keep(file_for(game, 3))
    assert (tmp_path / "network.3.safetensors").is_file() and has_network(game, 3) and not has_network(game, 4)
    assert not np.array_equal(net_for(game, "own", 3).weights, net_for(game, "own", 2).weights)


@pytest.mark.parametrize("name", sorted(installed_games()))
def test_no_two_numbers_of_players_share_a_file_and_the_fewest_who_can_meet_have_the_plain_name(name: str) -> None:
    game = find_game(name)
    files = {players: file_for(game, players).name for players in game.players}
    assert len(set(files.values())) == len(files)
    assert files[2 if 2 in files else 3] == "network.safetensors" and files[4] == "network.4.safetensors"


def test_a_network_of_an_older_game_is_none_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else nobody could train anew after a change of the rules, and an expert whose game says `net = true` would answer nothing at all."""
    game = find_game("star_stations")
    monkeypatch.setattr(type(game), "file", lambda self, name: tmp_path / name)
    some_network(game, version="0").keep(file_for(game, 2))
    assert not has_network(game, 2)
    with pytest.raises(InputError, match="trained for version '0', and here it is '2': train it anew"):
        net_for(game, "own", 2)


def test_it_plays_and_its_search_plays(connect_four: Game, four_net: str) -> None:
    compiled_for(connect_four, SEARCH).load()
    for name in ("learned", "search:visits=30", "search:visits=30,threads=2"):
        bot = find_bot(f"{name}{',' if ':' in name else ':'}net={four_net}")
        assert isinstance(bot, LearnedBot | SearchBot)
        match = cosmocafe.new(connect_four, seed=1)
        while match.asked >= 0:
            match.answer(bot.answer(match.view(match.asked), mood(match.number)))


def test_a_search_by_a_network_takes_a_win_and_is_the_same_compiled(connect_four: Game, four_net: str) -> None:
    compiled_for(connect_four, SEARCH).load()
    match = cosmocafe.new(connect_four, seed=1)
    for column in "717171":
        match.answer(f"drop {column}")
    view = match.view(0)
    fast = SearchBot(visits=120, net=four_net).think(view, 3)
    assert connect_four.catalogue.text(fast.best.answer) == "drop 7" and fast.best.win[0] == 1
    with mock.patch.object(connect_four, "compiled", set()):
        plain = SearchBot(visits=120, seconds=60, net=four_net).searching(connect_four, 2).think(view, 120, seed=3)
    assert [(one.answer, one.visits) for one in plain.choices] == [(one.answer, one.visits) for one in fast.choices]


def test_a_network_for_something_else_is_refused(connect_four: Game, four_net: str) -> None:
    other = some_network(connect_four, version="99")
    with pytest.raises(InputError, match="was trained for version '99', and here it is '1': train it anew"):
        fitting(connect_four, other, "four")
    with pytest.raises(InputError, match="has learned to play with 2 players, not with 3"):
        net_for(connect_four, four_net, 3)
    with pytest.raises(InputError, match=r"kuhn_poker has no network yet: make one with  cosmocafe train .*kuhn_poker\.py"):
        net_for(find_game(str(Path(__file__).parents[2] / "examples" / "kuhn_poker.py")), "own", 3)


def evil_networks(game: Game) -> Iterator[tuple[str, Network]]:
    """Networks that say they are for a game, and whose parts do not fit."""
    good = some_network(game)
    (first, bias), second = good.layers
    low, scale, marks = good.inputs.low, good.inputs.scale, good.inputs.marks
    yield "follow each other", replace(good, inputs=Inputs(low, scale, np.full_like(marks, 1000)))
    yield "no numbers from 0 on", replace(good, inputs=Inputs(low, scale, np.full_like(marks, -2_000_000_000)))
    yield "observed", replace(good, inputs=Inputs(low[:1], scale[:1], marks[:1]))
    yield "follow each other", replace(good, layers=((first, np.zeros(5_000_000, np.float32)), second))
    yield "layers", replace(good, layers=())
    yield "layers", replace(good, layers=((first, bias), *[(np.zeros((24, 24), np.float32), bias)] * 9, second))
    yield "follow each other", replace(good, policy=(good.policy[0][:1], good.policy[1][:1]))
    yield "answer for everything", replace(good, value=(good.value[0], good.value[1][:1]))
    yield "weights are no numbers", replace(good, layers=((first * np.nan, bias), second))
    for what, said in (("players", "two"), ("stake", "3 4"), ("advice", "1 2"), ("advice", ""), ("advice", "-3")):
        yield f"{what} is no number", replace(good, said={**good.said, what: said})
    yield "so large that nothing can be added up", replace(good, layers=((first * 1e36, bias), second))
    yield "so large that nothing can be added up", replace(good, policy=(np.full_like(good.policy[0], -3e38), good.policy[1]))
    yield "so large that nothing can be added up", replace(good, inputs=Inputs(low, np.full_like(scale, 1e26), marks))
    yield "none that are observed", replace(good, inputs=Inputs(np.full_like(low, -(2**31)), scale, marks))
    yield "version '9{39}, and here it is", replace(good, said={**good.said, "version": "9" * 900_000})


def test_a_network_whose_parts_do_not_fit_never_reaches_compiled_code(connect_four: Game, tmp_path: Path) -> None:
    """Compiled code believes the lengths it is told: such files ended the process."""
    for number, (why, network) in enumerate(evil_networks(connect_four)):
        network.keep(file := tmp_path / f"{number}.safetensors")
        with pytest.raises(InputError, match=why):
            net_for(connect_four, str(file), 2)


ODD_SHAPE = b'{"a": {"dtype": "F32", "shape": [-1, 9e99], "data_offsets": [0, 4]}}'
CUT_OFF = b'{"a": {"dtype": "F32", "shape": [2], "data_offsets": [0, 8]}}'
BEFORE_IT = b'{"a": {"dtype": "F32", "shape": [1], "data_offsets": [-4, 0]}}'

PARTS = [f'"layers.{number}.weights": {{"dtype": "F32", "shape": [1], "data_offsets": [0, 4]}}' for number in range(1000)]
ONE_OF_MANY = {"dtype": "F32", "shape": [1000], "data_offsets": [0, 4000]}
ONE_FOR_ALL = f"{{{', '.join([*PARTS, PARTS[0].replace('[0, 4]', '[1000000000, 0]')])}}}".encode()  # gigabytes, of a file of some megabytes


@pytest.mark.parametrize("head", [b"[" * 100_000, b"[]", b'{"__metadata__": [1]}', ODD_SHAPE, CUT_OFF, BEFORE_IT, ONE_FOR_ALL])
def test_a_file_that_is_no_network_is_refused_in_words(tmp_path: Path, head: bytes) -> None:
    (file := tmp_path / "evil.safetensors").write_bytes(struct.pack("<Q", len(head)) + head + b"1234")
    with pytest.raises(InputError, match="no network"):
        read(file)
    file.write_bytes(b"")
    with pytest.raises(InputError, match="no network: it is too short"):
        read(file)
    os.mkfifo(pipe := tmp_path / "pipe")
    for endless in ("/dev/zero", str(tmp_path), str(pipe)):
        with pytest.raises(InputError, match="is not a plain file"):
            read(Path(endless))


@pytest.mark.parametrize("head", [json.dumps({str(number): ONE_OF_MANY for number in range(40)}).encode(), ONE_FOR_ALL])
def test_parts_that_are_all_the_same_bytes_are_not_copied_one_by_one(tmp_path: Path, head: bytes) -> None:
    (file := tmp_path / "evil.safetensors").write_bytes(struct.pack("<Q", len(head)) + head + bytes(4000))
    with pytest.raises(InputError, match="no network: its parts lie over each other"):
        read(file)
