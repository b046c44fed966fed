"""GNU Backgammon as an opponent: what it says is read aright, and both know the same rules. Its real words lie in `gnubg_says`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bench import gnubg, gnubg_talk
from bench.gnubg import Referee, Result, Verdict
from bench.gnubg_talk import BAR, OFF, Gnubg, Position, after, hints_in
from cosmocafe.core.errors import InputError, NotAvailable
from cosmocafe.core.game import Game

SAYS = Path(__file__).with_name("gnubg_says")
START = {6: 5, 8: 3, 13: 5, 24: 2}
ASKED = {  # what each of the files is an answer to
    "opening_31": (START, START, (3, 1)),
    "bar_hits": ({6: 5, 8: 3, 13: 5, 24: 1, BAR: 1}, {3: 1, 6: 4, 8: 3, 13: 5, 24: 2}, (3, 3)),
    "shut_out": ({6: 5, 8: 3, 13: 5, BAR: 2}, START, (6, 6)),
    "bearing_off": ({1: 3, 2: 2, 3: 2}, {1: 3, 2: 2, 3: 1}, (5, 4)),
    "hit_on_the_way": (START, {6: 5, 7: 1, 8: 2, 13: 5, 24: 2}, (6, 2)),
}
STAND_IN = """
import sys
for line in sys.stdin:
    print({text!r} if line.startswith("hint") else "")
    print("that is all", flush=True)
"""


def side(points: dict[int, int]) -> tuple[int, ...]:
    return tuple({**points, OFF: 15 - sum(points.values())}.get(point, 0) for point in range(BAR + 1))


def asked(name: str) -> tuple[Position, tuple[int, int]]:
    mine, theirs, dice = ASKED[name]
    return Position(side(mine), side(theirs)), dice


def lines(name: str) -> list[str]:
    return (SAYS / f"{name}.txt").read_text(encoding="utf-8").splitlines()


def at(game: Game, name: str) -> Referee:
    """A referee at a position and a roll, with the second seat to move."""
    (mine, theirs), dice = asked(name)
    referee = Referee(game, 1)
    for seat, checkers in ((1, mine), (0, theirs)):
        referee.table.sides[seat].checkers[:] = [0] * (BAR + 1)
        referee.table.sides[seat].held = referee.table.sides[1 - seat].shut = 0
        for point, count in enumerate(checkers):
            referee.rules.put_many(referee.table, seat, point, count)
    referee.begin(1, *dice)
    return referee


def test_a_hint_is_read_with_its_equity_and_chance_to_win() -> None:
    hints = hints_in(lines("opening_31"))
    assert len(hints) == 16
    assert hints[0] == ("8/5 6/5", 0, 0.159, 0.551)
    assert hints[1].equity == -0.0087
    assert hints_in(lines("shut_out")) == []


def test_a_position_is_said_from_the_bar_of_the_mover_to_that_of_the_other() -> None:
    assert gnubg_talk.said(asked("bar_hits")[0]) == "1 -2 0 0 0 0 5 0 3 0 0 0 -5 5 0 0 0 -3 0 -4 0 0 -1 0 1 0"
    assert gnubg_talk.said(Position(side({24: 1}), side({BAR: 2}))).split()[-2:] == ["1", "-2"]


def test_moves_hit_on_the_way_come_from_the_bar_and_go_off() -> None:
    position, _ = asked("hit_on_the_way")
    found = after(position, "24/18*/16")
    assert (found.mine[24], found.mine[18], found.mine[16]) == (1, 0, 1)
    assert (found.theirs[7], found.theirs[BAR]) == (0, 1)
    position, _ = asked("bar_hits")
    found = after(position, "bar/22* 8/5(3)")
    assert (found.mine[BAR], found.mine[22], found.mine[5], found.theirs[BAR]) == (0, 1, 3, 1)
    position, _ = asked("bearing_off")
    assert after(position, "3/off(2)").mine[OFF] == position.mine[OFF] + 2
    with pytest.raises(NotAvailable, match="no move that we can read"):
        after(position, "3/off(x)")


@pytest.mark.parametrize("name", ASKED)
def test_both_know_the_same_moves(backgammon: Game, name: str) -> None:
    position, _ = asked(name)
    referee = at(backgammon, name)
    assert referee.position == position
    ends = {after(position, hint.text) for hint in hints_in(lines(name))}
    assert set(referee.ends()) == (ends or {position})


@pytest.mark.parametrize("name", ["bar_hits", "hit_on_the_way", "bearing_off"])
def test_the_referee_plays_a_move_checker_by_checker(backgammon: Game, name: str) -> None:
    position, _ = asked(name)
    for hint in hints_in(lines(name)):
        referee = at(backgammon, name)
        wanted = after(position, hint.text)
        referee.turn(lambda referee, wanted=wanted: referee.ends()[wanted])  # type: ignore[misc]
        assert referee.position == wanted


def test_both_games_of_a_pair_have_the_same_dice(backgammon: Game) -> None:
    one, other = Referee(backgammon, 7), Referee(backgammon, 7)
    one.open()
    other.open()
    assert (one.who, one.table.dice) == (other.who, other.table.dice)
    assert [one.roll() for _ in range(9)] == [other.roll() for _ in range(9)]


def test_the_error_comes_from_pairs() -> None:
    found = gnubg.figures("greedy", [Result(-1.0, 0, 20, 1.0), Result(1.0, 2, 20, 1.0), Result(0.0, 1, 10, 3.0)])
    assert found["games"] == 6
    assert (found["points"], found["error"], found["wins"], found["seconds_a_turn"]) == (0, 0.577, 0.5, 0.1)


def test_blunders_are_counted_where_both_see_them() -> None:
    found = gnubg.agreement([Verdict(0.2, 0.3, 0.0), Verdict(0.2, 0.05, 0.2), Verdict(0.0, 0.11, 0.3), Verdict(0.0, 0.0, 0.0)])
    assert (found["blunders_gnubg"], found["blunders_ours"], found["blunders_both"], found["same_verdict"]) == (2, 2, 1, 2)
    assert (found["blunders_gnubg_money"], found["blunders_both_money"]) == (2, 1)


def test_a_bot_that_only_sees_views_is_refused_with_a_sentence() -> None:
    with pytest.raises(InputError, match="only random, greedy"):
        gnubg.our(object(), None)  # type: ignore[arg-type]


def test_its_answers_are_read_until_each_command_is_done() -> None:
    with Gnubg(0, [sys.executable, "-c", STAND_IN.format(text="\n".join(lines("opening_31")))]) as talk:
        for _ in range(2):
            assert len(talk.hints(*asked("opening_31"))) == 16
    with pytest.raises(NotAvailable, match="has gone"):
        Gnubg(0, [sys.executable, "-c", "print('Segmentation fault')"])


def test_a_missing_gnubg_gets_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("COSMOCAFE_GNUBG", raising=False)
    monkeypatch.setattr(gnubg_talk, "GAMES_FOLDER", str(tmp_path))
    with pytest.raises(NotAvailable, match="apt-get install gnubg"):
        Gnubg()
    monkeypatch.setenv("COSMOCAFE_GNUBG", str(tmp_path / "none"))
    with pytest.raises(NotAvailable, match="cannot be started"):
        Gnubg()


@pytest.mark.slow
def test_a_pair_of_games_against_the_real_one(backgammon: Game) -> None:
    try:
        opponent = Gnubg(0)
    except NotAvailable as error:
        pytest.skip(str(error))
    with opponent:
        for name in ASKED:
            assert opponent.hints(*asked(name)) == hints_in(lines(name))
        result = gnubg.pair(backgammon, "random", opponent, 1)
    assert result.points < 0
    assert result.turns > 10
