"""Connect Four in one file: its rules, its pictures, its size."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import cosmocafe
from cosmocafe.core.game import Game
from cosmocafe.core.match import Match

FILE = Path(__file__).parents[2] / "examples" / "connect_four.py"


def dropped(game: Game, columns: str) -> Match:
    """A match in which the discs fell into these columns."""
    match = cosmocafe.new(game, seed=1)
    for column in columns:
        match.answer(f"drop {column}")
    return match


def test_the_file_has_less_than_170_lines() -> None:
    assert len(FILE.read_text(encoding="utf-8").splitlines()) < 170


@pytest.mark.parametrize(
    ("columns", "winner"),
    [
        ("1212121", 0),  # a column
        ("1122334", 0),  # a row
        ("71122334", 1),  # a row of the second player
        ("1122443", 0),  # a gap in a row
        ("1133442", 0),
        ("12234334454", 0),  # rising to the right
        ("76654554434", 0),  # rising to the left
    ],
)
def test_four_in_a_row_wins(connect_four: Game, columns: str, winner: int) -> None:
    before, match = dropped(connect_four, columns[:-1]), dropped(connect_four, columns)
    assert not before.over
    assert match.over
    assert match.places == [1 + (seat != winner) for seat in range(2)]
    assert match.view().log[-1] == f"Player {winner + 1} wins"


def test_a_line_does_not_go_on_at_the_foot_of_the_next_column(connect_four: Game) -> None:
    match = dropped(connect_four, "211117171")  # the upper three of column 1 and the lowest of column 2
    assert not match.over


def worth(match: Match, seat: int) -> int:
    return int(match.game.loops.value(None, match.table, seat))


def test_advice_sees_what_cannot_be_stopped(connect_four: Game) -> None:
    both_ends, mine_next = dropped(connect_four, "33445"), dropped(connect_four, "223344")
    assert worth(both_ends, 0) > 300
    assert worth(both_ends, 1) == -worth(both_ends, 0)
    assert worth(dropped(connect_four, "334451"), 0) > worth(both_ends, 0)  # nobody stopped it
    assert worth(mine_next, 0) > 300
    assert abs(worth(dropped(connect_four, "1223"), 0)) < 100


def test_an_observation_shows_the_discs_and_whose_turn_it_is(connect_four: Game) -> None:
    match, seen = dropped(connect_four, "443"), connect_four.seen()
    connect_four.loops.see(None, match.table, 1, connect_four.table(), seen)
    told = connect_four.features.described(seen.numbers)
    assert told.pop("squares.d2") == told.pop("asked") == "me"
    assert told == {"players": 2, "question": "turn", "squares.d1": "next1", "squares.c1": "next1"}


def test_an_observation_shows_where_a_disc_would_make_four(connect_four: Game) -> None:
    match, seen = dropped(connect_four, "223344"), connect_four.seen()  # b1 c1 d1 of the first, b2 c2 d2 of the second
    connect_four.loops.see(None, match.table, 1, connect_four.table(), seen)
    told = connect_four.features.described(seen.numbers)
    fours = {name: when for name, when in told.items() if name.startswith(("mine", "theirs"))}
    assert fours == {"mine.a2": "later", "mine.e2": "later", "theirs.a1": "now", "theirs.e1": "now"}


FULL = "4413656753344663354422326615155777712171"


def test_a_full_board_is_a_draw(connect_four: Game) -> None:
    match = cosmocafe.new(connect_four)
    while not match.over:
        match.answer(f"drop {FULL[match.number]}")
    assert match.places == [1, 1]
    assert match.view().log[-1] == "The board is full: a draw"
    assert min(match.table.height) == 6


def test_a_full_column_is_not_offered(connect_four: Game) -> None:
    match = dropped(connect_four, "111111")
    assert match.options == [1, 2, 3, 4, 5, 6]


def test_the_scene_is_an_svg_with_an_answer_for_every_column(connect_four: Game) -> None:
    match = dropped(connect_four, "4")
    svg = ElementTree.fromstring(str(match.view(1)._repr_svg_()))  # noqa: S314  our own text
    answers = [node.get("data-answer") for node in svg.iter() if node.get("data-answer")]
    assert answers == [str(column) for column in range(7)]
    assert sum(node.tag.endswith("circle") for node in svg.iter()) == 42


def test_the_picture_shows_the_discs(connect_four: Game) -> None:
    rows = dropped(connect_four, "443").view().picture.splitlines()
    assert rows[-3:] == [". . . O . . .", ". . X X . . .", "1 2 3 4 5 6 7"]
