"""What is shown of each player, what must always hold, and the words (SS-167)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cosmocafe.games.star_stations import game
from cosmocafe.games.star_stations.rules.endings import fleet_value
from cosmocafe.games.star_stations.vocabulary import LETTERS

from .builder import BLUE, RED, Position, position


@pytest.mark.rule("SS-167")
def test_the_score_is_the_stations_with_the_fleet_value_beside_it() -> None:
    p = position(red="F c3 d4, D d4, C a2", blue="F c4", stations="c3 d4 e5", ore=[9], metal=[9])
    assert [game.score(p.box, p.table, seat) for seat in (RED, BLUE)] == [2, 0]
    assert [fleet_value(p.box, p.table, seat) for seat in (RED, BLUE)] == [2 + 2 + 5 + 8 + 8, 2 + 8]


def lose_flagship(p: Position) -> None:
    p.table.fleets[RED].ships[LETTERS.index("X") * 49] = 0
    p.table.fleets[RED].supply[LETTERS.index("X")] = 1


def crowd(p: Position) -> None:
    p.table.fleets[RED].ships[0] = 5
    p.table.fleets[RED].at[0] = 1
    p.table.fleets[RED].supply[0] -= 5


def lose_a_ship(p: Position) -> None:
    p.table.fleets[BLUE].supply[0] -= 1


def float_a_module(p: Position) -> None:
    p.table.modules[0] = 1 << 8


def put_a_star_in_a_corner(p: Position) -> None:
    p.table.stars |= 1


def put_an_asteroid_on_a_star(p: Position) -> None:
    p.table.asteroids[0] |= p.table.stars


def owe_ore(p: Position) -> None:
    p.table.fleets[BLUE].ore = -1


def forget_a_square(p: Position) -> None:
    p.table.fleets[BLUE].at[LETTERS.index("X")] = 0


def lose_a_star(p: Position) -> None:
    p.table.stars_left -= 1


@pytest.mark.rule("SS-012", "SS-037", "SS-069")
@pytest.mark.parametrize(
    ("mistake", "invariant"),
    [
        (lose_flagship, 1),
        (crowd, 2),
        (lose_a_ship, 3),
        (float_a_module, 4),
        (put_a_star_in_a_corner, 5),
        (put_an_asteroid_on_a_star, 5),
        (owe_ore, 6),
        (forget_a_square, 7),
        (lose_a_star, 8),
    ],
)
def test_a_broken_table_is_noticed(mistake: Callable[[Position], None], invariant: int) -> None:
    p = position(stars="c3", asteroids={"d4": 2})
    assert game.loops.broken(p.box, p.table) == 0
    mistake(p)
    assert game.loops.broken(p.box, p.table) == invariant
    assert len(game.invariants) == 8


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_no_word_is_missing(language: str) -> None:
    assert list(game.words(language).gaps()) == []
