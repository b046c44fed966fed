"""Puzzles: one clearly best answer, found again; those of other rules are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmocafe.core.errors import CafeError, InputError
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.game import Game
from cosmocafe.core.match import Match
from cosmocafe.insight.judge import Judge
from cosmocafe.insight.puzzles import FILE, LADDER, judged, packed, read, shipped, unpacked, written

FEWEST = 10


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
    for answer in ("drop 2", "drop 1", "drop 5", "drop 1", "drop 7", "drop 1"):
        match.answer(answer)
    found = judged(judge, match, 1)
    assert found is not None
    assert connect_four.catalogue.text(found.best) == "drop 1"
    assert found.match(connect_four).answers == match.answers
    assert judged(judge, match, 1) == found
