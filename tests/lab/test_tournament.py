"""Tournaments: fair, resumable, and ratings that know who is stronger."""

from __future__ import annotations

import errno
import json
import multiprocessing
import os
from collections import Counter
from pathlib import Path
from unittest import mock

import pytest

from cosmocafe.core.errors import InputError, NotAvailable
from cosmocafe.core.found import find_game
from cosmocafe.core.game import Game
from cosmocafe.lab.ratings import Rating, after_game, rated
from cosmocafe.lab.tournament import Played, Tournament, as_html, planned, tournament

BAD = [
    ({"bots": ["random"]}, "at least two bots"),
    ({"bots": ["random", "random"]}, "the bot random is named twice"),
    ({"bots": ["random", "clever"]}, "there is no bot 'clever'"),
    ({"bots": ["random", "learned:net=nowhere"]}, "nowhere: "),
    ({"games": 0}, "at least one game"),
    ({"players": 5}, "is for 2 players, not 5"),
    ({"seed": -1}, "the seed of a tournament is a number from 0"),
    ({"agreed": {"weather": "fine"}}, "weather"),
]


def told(players: int, *bots: str, games: int = 12) -> Tournament:
    return Tournament("any", 1, players, list(bots), games)


@pytest.mark.parametrize(("players", "bots"), [(2, "ab"), (2, "abcde"), (3, "ab"), (3, "abcd"), (4, "abc"), (4, "ab")])
def test_everybody_sits_on_every_chair_equally_often_with_the_same_deals(players: int, bots: str) -> None:
    found = told(players, *bots, games=13)
    chairs, deals = Counter[tuple[int, str, int]](), Counter[tuple[int, int]]()
    for pairing, number in found.to_play:
        deals[pairing, found.deal(pairing, number)] += 1
        chairs.update((pairing, name, seat) for seat, name in enumerate(found.seated(pairing, number)))
    assert found.games >= 13 and len(set(chairs.values())) == 1 and len(set(deals.values())) == 1
    of_each = [{deal for at, deal in deals if at == pairing} for pairing in range(len(found.pairings))]
    assert all(one == of_each[0] for one in of_each)


def test_a_rating_moves_as_weng_and_lin_say() -> None:
    """The numbers of OpenSkill's Plackett-Luce for two newcomers."""
    winner, loser = after_game([Rating(), Rating()], [1, 2])
    assert winner.mu == pytest.approx(27.63523138, abs=1e-6) and loser.mu == pytest.approx(22.36476861, abs=1e-6)
    assert winner.sigma == loser.sigma == pytest.approx(8.06550631, abs=1e-6)
    even = after_game([Rating(), Rating()], [1, 1])
    assert [one.mu for one in even] == [25, 25]


def test_who_wins_more_is_rated_higher_and_intervals_narrow() -> None:
    games = [(("a", "b", "c"), [1, 2, 3])] * 30
    few, many = rated(games[:5]), rated(games)
    assert many["a"].mu > many["b"].mu > many["c"].mu and many["a"].interval[0] > many["c"].interval[1]
    assert many["b"].sigma < few["b"].sigma
    assert rated([(("a", "a"), [1, 2])]) == {"a": Rating()}


def test_a_tournament_goes_on_where_it_was_left(connect_four: Game, tmp_path: Path) -> None:
    file, bots = tmp_path / "played.json", ["random", "greedy"]
    whole = tournament(connect_four, bots, 6, seed=1)
    tournament(connect_four, bots, 2, seed=1, out=file)
    assert len(json.loads(file.read_text())["played"]) == 2
    assert list(planned(connect_four, bots, 6, seed=1, out=file).to_play) == [(0, number) for number in range(2, 6)]
    again = tournament(connect_four, bots, 6, seed=1, out=file)
    assert again.as_dict() == whole.as_dict() == json.loads(file.read_text())
    assert [row["bot"] for row in again.ratings()] == ["greedy", "random"]
    assert sum(row["wins"] for row in again.results()) == 6 and {row["fair"] for row in again.results()} == {0.5}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_on_a_ladder_everybody_meets_the_one_before_alone_and_on_every_chair(players: int) -> None:
    found = Tournament("any", 1, players, ["a", "b", "c"], 11, ladder=True)
    assert found.pairings == [("b", "a"), ("c", "b")] and found.games == 12
    for pairing, (upper, lower) in enumerate(found.pairings):
        seated = [found.seated(pairing, number) for number in range(players)]
        assert [row.index(upper) for row in seated] == list(range(players)) and {row.count(lower) for row in seated} == {players - 1}
        assert {found.deal(pairing, number) for number in range(players)} == {0}


def test_alone_each_bot_plays_the_same_deals_and_nobody_is_rated() -> None:
    game = find_game("vivajava_dice")
    found = tournament(game, ["random", "greedy"], 3, players=1, agreed={"difficulty": "easy"})
    assert found.pairings == [("random",), ("greedy",)] and len(found.played) == 6 and found.ratings() == []
    assert [(row["games"], row["fair"]) for row in found.results()] == [(3, None)] * 2
    assert "Ratings" not in as_html(found, "Alone") and {one.places[0] for one in found.played} <= {1, 2}


def test_workers_play_the_same_games(connect_four: Game, tmp_path: Path) -> None:
    bots, file = ["random", "easy", "greedy"], tmp_path / "played.json"
    alone = tournament(connect_four, bots, 4, seed=3)
    tournament(connect_four, bots, 2, seed=3, workers=2, out=file)
    assert tournament(connect_four, bots, 4, seed=3, workers=3, out=file).as_dict() == alone.as_dict() == json.loads(file.read_text())


FALLS = """import os, random
class Bot:
    def answer(self, view, rng):
        {before}
        return view.options[0]
"""


def test_what_a_dead_worker_left_undone_another_does(connect_four: Game, tmp_path: Path) -> None:
    bot, mark, said = tmp_path / "falls.py", tmp_path / "fell", list[str]()
    bot.write_text(FALLS.format(before=f"if not os.path.exists({str(mark)!r}): open({str(mark)!r}, 'w').close(); os._exit(9)"))
    found = tournament(connect_four, ["random", str(bot)], 4, workers=2, say=said.append)
    assert len(found.played) == 4 and said == ["a worker has died (exit code 9); another one does its task"]


def test_a_game_that_kills_every_worker_is_left_with_a_sentence(connect_four: Game, tmp_path: Path) -> None:
    bot, file, said = tmp_path / "falls.py", tmp_path / "played.json", list[str]()
    bot.write_text(FALLS.format(before="if view.seat == 1: os._exit(9)"))
    with pytest.raises(NotAvailable, match="the second time at the same task: what was done before is kept"):
        tournament(connect_four, ["random", str(bot)], 4, workers=2, out=file, say=said.append)
    assert 1 <= len(said) <= 2 and isinstance(json.loads(file.read_text())["played"], list)  # two games may each kill their first


def test_what_fails_in_a_worker_is_told_here(connect_four: Game, tmp_path: Path) -> None:
    bot = tmp_path / "fails.py"
    for before, said in (
        ("return 99", "fails.py answered 99, which is none of its options"),
        ("1 / 0", "fails.py broke down: ZeroDivisionError"),
    ):
        bot.write_text(FALLS.format(before=before))
        with pytest.raises(InputError, match=said):
            tournament(connect_four, ["random", str(bot)], 2, workers=2)


@pytest.mark.parametrize("workers", [1, 2])
def test_what_was_played_is_kept_when_it_breaks_off(workers: int, connect_four: Game, tmp_path: Path) -> None:
    file = tmp_path / "played.json"

    def leave(done: float) -> None:
        if done >= 0.5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tournament(connect_four, ["random", "greedy"], 4, out=file, workers=workers, progress=leave)
    assert len(json.loads(file.read_text())["played"]) == 2 and multiprocessing.active_children() == []


def test_a_shared_win_is_shared_and_what_was_not_decided_rates_nobody() -> None:
    found = told(2, "a", "b", games=2)
    found.played = [Played(0, 0, [1, 1], 9), Played(0, 1, [2, 1], 9)]  # in the second game b sits first
    assert found.seated(0, 1) == ("b", "a")
    assert [(row["bot"], row["wins"]) for row in found.results()] == [("a", 1.5), ("b", 0.5)]
    found.played = [Played(0, 0, [1, 2], 20_000, undecided=True)]
    assert found.ratings() == [] and {row["undecided"] for row in found.results()} == {1}


def test_a_ladder_does_not_go_on_with_what_was_no_ladder(connect_four: Game, tmp_path: Path) -> None:
    file = tmp_path / "played.json"
    tournament(connect_four, ["random", "greedy"], 2, out=file)
    with pytest.raises(InputError, match="has ladder False, not True; take another file"):
        tournament(connect_four, ["random", "greedy"], 2, ladder=True, out=file)


@pytest.mark.parametrize(("given", "said"), BAD)
def test_what_cannot_be_played_is_said(given: dict[str, object], said: str, connect_four: Game) -> None:
    with pytest.raises(InputError, match=said):
        planned(connect_four, **{"bots": ["random", "greedy"], "games": 2, **given})  # type: ignore[arg-type]


def test_a_file_of_something_else_is_left_alone(connect_four: Game, tmp_path: Path) -> None:
    file = tmp_path / "played.json"
    tournament(connect_four, ["random", "greedy"], 2, out=file)
    for seed, text, said in (
        (7, None, "this tournament has seed 0, not 7; take another file"),
        (0, "[1]", "not what a tournament has written"),
        (0, json.dumps({"game": "x" * 10**6, "played": []}), "has game 'x{200,300} …, not 'connect_four'; take another file"),
    ):
        if text:
            file.write_text(text)
        before = file.read_text()
        with pytest.raises(InputError, match=said):
            tournament(connect_four, ["random", "greedy"], 2, seed=seed, out=file)
        assert file.read_text() == before
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "endless").symlink_to("/dev/zero")
    for name in ("pipe", "endless"):
        with pytest.raises(InputError, match="is not a plain file"):
            tournament(connect_four, ["random", "greedy"], 2, out=tmp_path / name)
    for name in ("nowhere/played.json", "a" * 300):
        with pytest.raises(InputError, match="cannot be written"):
            tournament(connect_four, ["random", "greedy"], 2, out=tmp_path / name)


def test_a_full_disk_leaves_what_was_written_before_and_nothing_else(connect_four: Game, tmp_path: Path) -> None:
    file = tmp_path / "played.json"
    tournament(connect_four, ["random", "greedy"], 2, out=file)
    before = file.read_text()
    full = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    with mock.patch.object(os, "replace", side_effect=full), pytest.raises(InputError, match=r"cannot be written \(No space left"):
        tournament(connect_four, ["random", "greedy"], 4, out=file)
    assert file.read_text() == before and list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    "spoiled",
    [
        {"number": -1},
        {"number": 10**12},
        {"number": "1"},
        {"number": 0.5},
        {"number": 1},  # a second time
        {"pairing": True},
        {"places": ["1", "2"]},
        {"places": [0, 9]},
        {"undecided": "yes"},
        {"undecided": None},
    ],
)
def test_a_game_that_cannot_be_is_no_reason_to_play_for_ever(connect_four: Game, tmp_path: Path, spoiled: dict[str, object]) -> None:
    file = tmp_path / "played.json"
    tournament(connect_four, ["random", "greedy"], 2, out=file)
    kept = json.loads(file.read_text())
    kept["played"][0] |= spoiled
    for text in (json.dumps(kept), "[" * 100_000, '{"played": [' + "1" * 5000 + "]}"):
        file.write_text(text)
        with pytest.raises(InputError, match="not what a tournament has written"):
            planned(connect_four, ["random", "greedy"], 2, out=file)


def test_the_page_shows_ratings_and_pairings(connect_four: Game) -> None:
    page = as_html(tournament(connect_four, ["random", "greedy:samples=1"], 2), "Four <in> a row")
    assert "Four &lt;in&gt; a row: 2 players, 2 games" in page and page.count("<table>") == 2 and "greedy:samples=1" in page
