"""OpenSpiel's search as an opponent on Connect Four: a stand-in speaks as its process does, so nothing has to be installed."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import pytest

from bench import openspiel
from bench.openspiel import FASTER, FIRST, Ended, Ours, Theirs, Thinker, laid, match, play
from cosmocafe.core.errors import InputError, NotAvailable
from cosmocafe.core.game import Game
from cosmocafe.core.machine.compiled import Compiled

STAND_IN = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    column = next(column for column in range(7) if asked["moves"].count(column) < 6)
    print(json.dumps({"move": column, "seconds": 0.001}), flush=True)
"""
COMMAND = [sys.executable, "-c", STAND_IN]


class Scripted(Thinker):
    """Drops into columns one after the other, and takes as long as it is told to."""

    def __init__(self, columns: list[int], a_visit: float) -> None:
        super().__init__(0.01)
        self.columns, self.a_visit, self.asked = list(columns), a_visit, list[int]()

    def think(self, moves: list[int], visits: int, seed: int) -> tuple[int, float]:
        self.asked.append(visits)
        return self.columns.pop(0), visits * self.a_visit


def test_visits_follow_the_speed_up_to_a_limit() -> None:
    thinker = Scripted([0] * 9, 1e-5)
    thinker.warm(1)
    assert thinker.asked == [FIRST, 1000, 1000, 1000]
    thinker.a_visit = 1e-7  # nearly nothing left to think about
    for _ in range(2):
        thinker.move([], 1)
    assert thinker.asked[4:] == [1000, 1000 * FASTER]
    thinker.begin()
    thinker.move([], 1)
    assert thinker.asked[6] == 1000


@pytest.mark.parametrize(("seat", "points"), [(0, 1), (1, 0)])
def test_a_game_goes_on_from_its_opening(connect_four: Game, fast_four: Compiled, seat: int, points: float) -> None:
    first, second = Scripted([0, 0, 0], 0), Scripted([1, 1, 1], 0)
    ours, other = (first, second) if seat == 0 else (second, first)
    assert play(connect_four, ours, other, (0, 1), seat, random.Random(1)) == (points, 7)  # noqa: S311


def test_a_match_against_a_stand_in_is_won(connect_four: Game, fast_four: Compiled) -> None:
    found = match(connect_four, "search:wide=7", COMMAND, 0.0005, 4, 1, lambda line: None)
    assert found["games"] == 4
    assert found["points"] >= 0.75
    assert found["their_ms"] == 1.0


def test_a_draw_is_half_a_point() -> None:
    idle = Scripted([], 0)
    found = openspiel.figures([Ended(1.0, 20), Ended(0.5, 42), Ended(0.0, 30), Ended(0.5, 42)], idle, idle)
    assert (found["points"], found["drawn"]) == (0.5, 2)


def test_what_cannot_be_had_gets_a_sentence(connect_four: Game, tmp_path: Path) -> None:
    with pytest.raises(NotAvailable, match="cannot be started"):
        Theirs([str(tmp_path / "none")], 0.01)
    gone = Theirs([sys.executable, "-c", ""], 0.01)
    with pytest.raises(NotAvailable, match="has gone"):
        gone.move([], 1)
    with pytest.raises(InputError, match="is no search"):
        Ours(connect_four, "greedy", 0.01)


def test_a_table_is_laid_by_its_columns(connect_four: Game, fast_four: Compiled) -> None:
    table: Any = laid(connect_four, [3, 3, 2]).table
    assert table.height == [0, 0, 1, 2, 0, 0, 0]
