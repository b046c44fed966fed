"""Puzzles: one clearly best answer, found again; those of other rules are refused."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from cosmocafe.bots.search.thought import Given
from cosmocafe.commands.puzzles import COUNT, MATCHES, command
from cosmocafe.core.errors import CafeError, InputError
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.game import Game
from cosmocafe.core.match import Match
from cosmocafe.insight import puzzles as puzzles_room
from cosmocafe.insight.judge import Analysis, Judge, Option
from cosmocafe.insight.puzzles import (
    FILE,
    LADDER,
    evenly,
    grade,
    is_clear,
    judged,
    made,
    packed,
    played,
    puzzles_of,
    read,
    shipped,
    thought,
    unpacked,
    written,
)

FEWEST = 10
OLDER = {"star_stations", "starcadia_quest", "stardust_coffee", "starfarers"}  # from several runs; who makes them again takes them off


def test_answers_are_packed_and_unpacked() -> None:
    answers = [0, 32_767, 5, 5, 5]
    assert unpacked(packed(answers)) == answers


@pytest.mark.parametrize("name", sorted(installed_games()))
def test_the_puzzles_that_came_with_a_game_fit_its_rules(name: str) -> None:
    """After a change of the rules they are made again: `cosmocafe puzzles GAME`."""
    game = find_game(name)
    puzzles = read(game.file(FILE), game)
    assert len(puzzles) >= FEWEST
    assert game.file(FILE).stat().st_size < 50_000
    assert [one.grade for one in puzzles] == sorted(one.grade for one in puzzles)
    for one in puzzles[::4]:
        match = one.match(game)
        best, *others = one.options
        assert {told.answer for told in one.options} <= set(match.options)
        assert best.answer == one.best and others and best.win > max(told.win for told in others)
        assert one.line[0] == (match.asked, one.best)
        assert 1 <= one.grade <= len(LADDER) + 1


def made_by(file: Path) -> str:
    return str(json.loads(file.read_text(encoding="utf-8").partition("\n")[0]).get("made", ""))


@pytest.mark.parametrize("name", sorted(installed_games()))
def test_the_command_alone_makes_the_puzzles_that_came_with_a_game(name: str) -> None:
    assert made_by(find_game(name).file(FILE)) == ("" if name in OLDER else command(name, COUNT, MATCHES, 0))


def test_what_came_with_a_game_is_found_again_in_the_same_matches(connect_four: Game) -> None:
    """All thirty matches would take long; one of them has to give the same puzzles."""
    assert made_by(connect_four.file(FILE)) == command("connect_four.py", COUNT, MATCHES, 0)
    seed = int(shipped(connect_four)[0].seed)
    *_, found = made(connect_four, COUNT, 1, seed)
    kept = [one for one in shipped(connect_four) if one.seed == str(seed)]
    assert kept and all(one in found for one in kept)


def test_answers_that_go_on_for_ever_are_refused() -> None:
    short = packed([3] * 10**7)
    assert len(short) < 50_000
    for text in (short, packed([1, 2, 3])[:-5]):
        with pytest.raises(ValueError, match="it has no end"):
            unpacked(text)


def test_each_grade_has_its_turn_and_the_hardest_is_first(connect_four: Game) -> None:
    some = shipped(connect_four)[0]
    puzzles = [replace(some, grade=grade, seed=str(seed)) for seed, grade in enumerate((1, 1, 1, 3, 1, 2, 3))]
    assert [one.grade for one in evenly(puzzles, 5)] == [3, 2, 1, 3, 1]
    assert [one.seed for one in evenly(puzzles, 3)] == ["3", "5", "0"]
    assert len(evenly(puzzles, 20)) == len(puzzles)


def test_puzzles_of_other_rules_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("stardust_coffee")
    puzzles = shipped(game)
    monkeypatch.setattr(game, "version", game.version + 1)
    with pytest.raises(InputError, match=r"rules version .* make them again with `cosmocafe puzzles stardust_coffee`"):
        read(game.file(FILE), game)
    assert shipped(game) == []
    file = tmp_path / "p.json"
    file.write_text(written(game, puzzles), encoding="utf-8")
    assert len(read(file, game)) == len(puzzles)
    with pytest.raises(InputError, match="holds no puzzles of star_stations"):
        read(file, find_game("star_stations"))
    monkeypatch.setattr(game, "fingerprint", lambda box: "another")
    with pytest.raises(CafeError, match="another box"):
        puzzles[0].match(game)


def test_a_threat_that_must_be_met_is_a_puzzle_and_an_empty_board_is_none(connect_four: Game) -> None:
    match = Match(connect_four, 2, "1")
    judge = Judge(connect_four, match.box)
    assert judged(judge, match, 1) is None
    for answer in ("drop 1", "drop 6", "drop 2", "drop 5", "drop 5", "drop 6", "drop 2", "drop 2"):
        match.answer(answer)
    found = judged(judge, match, 1)
    assert found is not None
    assert connect_four.catalogue.text(found.best) == "drop 4"
    assert found.match(connect_four).answers == match.answers
    assert judged(judge, match, 1) == found


def test_a_game_for_one_has_puzzles_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever can play with others does; whoever cannot plays alone."""
    game = find_game("vivajava_dice")
    monkeypatch.setattr(puzzles_room, "PLAYER", "random")
    assert played(game, 1).players > 1
    monkeypatch.setattr(game, "players", [1])
    match = played(game, 1)
    assert match.players == 1
    monkeypatch.setattr(puzzles_room, "LOOKS", 40)
    puzzle = next(puzzles_of(match, 1))
    assert puzzle.match(game).asked == 0 and puzzle.options[0].win > puzzle.options[1].win


def said(best: int, ahead: int, error: float) -> Analysis:
    """Two answers, so far apart, and the error of each."""
    other = 3 - best
    options = [Option(best, 60, (500_000 + ahead, 500_000 - ahead), (1, 2), error, (Given(0, best),))]
    options.append(Option(other, 40, (500_000, 500_000), (1, 2), error, ()))
    return Analysis(0, 100, options[0].win, (1, 2), (error, error), tuple(options), is_done=True)


def test_the_best_answer_is_ahead_by_more_than_the_doubt() -> None:
    assert is_clear(said(1, 60_000, 10_000)) and not is_clear(said(1, 60_000, 20_000)) and not is_clear(said(1, 10_000, 0))


@pytest.mark.parametrize(("second", "is_puzzle"), [(said(1, 90_000, 0), True), (said(2, 90_000, 0), False), (said(1, 9_000, 0), False)])
def test_two_searches_have_to_agree(connect_four: Game, monkeypatch: pytest.MonkeyPatch, second: Analysis, is_puzzle: bool) -> None:
    told = iter([said(1, 90_000, 0), said(1, 90_000, 0), second, *[said(1, 90_000, 0)] * len(LADDER)])
    monkeypatch.setattr(puzzles_room, "thought", lambda *about: next(told))
    match = Match(connect_four, 2, "1")
    assert (judged(Judge(connect_four, match.box), match, 1) is not None) == is_puzzle


@pytest.mark.parametrize(("finds", "wanted"), [("1111", 1), ("0111", 2), ("1011", 3), ("0000", 5), ("1110", 5)])
def test_the_grade_is_the_step_from_which_on_it_is_always_found(
    connect_four: Game, monkeypatch: pytest.MonkeyPatch, finds: str, wanted: int
) -> None:
    told = iter(said(1 if found == "1" else 2, 9_000, 0) for found in finds)
    monkeypatch.setattr(puzzles_room, "thought", lambda *about: next(told))
    match = Match(connect_four, 2, "1")
    assert grade(Judge(connect_four, match.box), match.view(0), 1, 1) == wanted


def test_a_puzzle_is_judged_by_what_its_seat_sees(kuhn_poker: Game) -> None:
    deals: dict[bytes, list[Match]] = {}
    for seed in range(30):
        match = Match(kuhn_poker, 3, seed)
        deals.setdefault(match.view(match.asked).table.to_bytes(), []).append(match)
    alike = max(deals.values(), key=len)
    assert len({match.table.to_bytes() for match in alike}) > 1
    judge = Judge(kuhn_poker, alike[0].box)
    seen = [thought(judge, match.view(match.asked), 96, 1) for match in alike]
    dealt_again = [thought(judge, match, 96, 1) for match in alike]  # type: ignore[arg-type]  # not even a whole table gives hands away
    assert all(one == seen[0] for one in [*seen, *dealt_again])


@pytest.mark.parametrize(
    "spoiled", ["[1]", "{", "[" * 100_000, "3", '{"players": 2}', "best", "options", "answers", "players", "grade", "line", "agreed"]
)
def test_a_spoiled_file_of_puzzles_is_refused_and_no_page_breaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoiled: str) -> None:
    game = find_game("stardust_coffee")
    head, row, *_ = written(game, shipped(game)).splitlines()
    changed = json.dumps({**json.loads(row), spoiled: "~~"}) if spoiled in row else spoiled
    file = tmp_path / FILE
    monkeypatch.setattr(game, "file", lambda name: file)
    for text in (f"{head}\n{changed}\n", f"{changed}\n"):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(InputError, match=FILE):
            read(file, game)
        assert shipped(game) == []
