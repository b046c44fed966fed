"""What the advice makes of a greedy bot: games that are decided, warships, and nobody who waits for his defeat."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from cosmocafe.bots import greedy
from cosmocafe.core.machine.compiled import compiled
from cosmocafe.games.star_stations import game
from cosmocafe.games.star_stations.advice import value
from cosmocafe.games.star_stations.vocabulary import Ship

from .builder import BLUE, RED, position

GAMES = 60


def greedy_games(players: int) -> tuple[Any, Any]:
    """The tables at the end of some games, and their box."""
    box, tables = game.new_box(players, game.trial_agreed).packed(), compiled(game).new_tables(GAMES)
    greedy.play(game, box, tables, players, range(players), 700, samples=3)
    return box, tables


def is_decided(box: Any, tables: Any, players: int) -> Any:
    """Won by flagships or by stations, not by comparison."""
    fleets = tables["fleets"][:, :players]
    stations = np.array([[int(holds).bit_count() for holds in row] for row in fleets["holds"].tolist()])
    return ((fleets["lost_in"] == 0).sum(axis=1) == 1) | (stations.max(axis=1) >= box["required_stations"][0])


@pytest.mark.parametrize(("players", "most"), [(2, 0.3), (3, 0.4)])
def test_most_greedy_games_are_decided(players: int, most: float) -> None:
    box, tables = greedy_games(players)
    assert tables["over"].all()
    assert 1 - is_decided(box, tables, players).mean() < most


def test_greedy_bots_build_warships() -> None:
    _, tables = greedy_games(2)
    alive = tables["fleets"][:, :2]["lost_in"] == 0
    destroyers = game.new_box(2).supply[Ship.DESTROYER] - tables["fleets"][:, :2]["supply"][:, :, Ship.DESTROYER]
    assert (destroyers * alive).sum() >= GAMES // 4  # that are left at the end


def worth_after(*answers: str) -> int:
    """The table's worth for red, who is behind, after an answer."""
    p = position(red="X b2", blue="X e5, F e4", stations="b2 e5 e4", quiet=20).answer(*answers)
    return value(p.box, p.table, RED)


def test_a_leader_who_passes_makes_nobody_else_idle() -> None:
    """Red is behind and has just moved: that blue waits then is not red's fault."""
    p = position(red="X b2", blue="X e5, F e4", stations="b2 e5 e4", quiet=20).answer("scatter b2", "send flagship c2", "pass")
    waited = value(p.box, p.table, RED)
    p.table.passes = 0
    assert waited == value(p.box, p.table, RED)


def test_who_would_lose_by_comparison_leaves_his_station_rather_than_pass() -> None:
    attack, pause = worth_after("scatter b2", "send flagship c2"), worth_after("pass")
    assert attack > pause
    assert attack > worth_after("scatter b2", "send flagship a2")  # towards the enemy


def test_who_leads_gains_nothing_by_passing_because_others_are_restless() -> None:
    p = position(red="X b2", blue="X e5, F e4", stations="b2 e5 e4", quiet=20, to_move=BLUE)
    before = value(p.box, p.table, BLUE)
    p.answer("pass")
    assert abs(value(p.box, p.table, BLUE) - before) < 500
