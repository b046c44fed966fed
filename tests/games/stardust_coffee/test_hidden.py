"""What nobody knows is chance: face-down piles have no order (SC-H01 to SC-H05)."""

from __future__ import annotations

from collections import Counter

import pytest

from cosmocafe.core.game import View
from cosmocafe.core.match import Match
from cosmocafe.games.stardust_coffee import game

from .builder import SARA, TOM, board, position


@pytest.mark.rule("SC-H01", "SC-H02", "SC-H03", "SC-H04", "SC-H05", "SC-R46")
def test_everybody_sees_the_whole_table_and_nobody_the_random_state() -> None:
    p = position(board("A", "A", goods="2 coffee"), board("C", "C", stardust=2), pirates="alpha A1")
    assert not game.has_secrets
    for seat in (SARA, TOM, -1):
        seen = View(game, p.box, p.table, seat).table
        assert seen.boards == p.table.boards
        assert (seen.supply, seen.targets, seen.silver, seen.dawns) == (p.table.supply, p.table.targets, p.table.silver, p.table.dawns)
        assert list(seen.rng) == [0, 0, 0, 0]


@pytest.mark.rule("SC-H01", "SC-H05")
def test_the_next_target_is_open_until_it_is_turned_up() -> None:
    p = position(board("A", "A"), board("C", "(C)"), die="coffee 3", ship="A", round=2)
    p.table.targets[:] = [1, 0, 2]
    turned_up = Counter(p.tried("end-turn", luck).told("target")[0] for luck in range(300))
    assert set(turned_up) == {"coffee", "milk"}
    assert 1.5 < turned_up["milk"] / turned_up["coffee"] < 2.7  # two markers to one


@pytest.mark.rule("SC-H02", "SC-010")
def test_any_dawn_token_may_lie_in_a_dawn_slot() -> None:
    met = set()
    for seed in range(60):
        match = Match(game, 2, seed)
        while match.table.round < 2:
            match.answer(match.options[-1])
        assert match.table.foreseen >= 0
        met.add(match.table.foreseen)
    assert met == {0, 1, 2, 3, 4}


@pytest.mark.rule("SC-H03")
def test_any_card_left_may_be_turned_up() -> None:
    p = position(board("A", "D3", poured="2 coffee, 1 water"), board("C"), die="coffee 3", ship="D3").answer("sail A", "deliver")
    left = {"irish_coffee", "americano", "cappuccino", "iced_coffee", "con_panna", "macchiato"}
    turned_up = Counter(p.tried("new-card latte", luck).told("turned-up")[0] for luck in range(300))
    assert set(turned_up) == left
    assert min(turned_up.values()) > 25


@pytest.mark.rule("SC-H05")
def test_dice_cannot_be_foreseen() -> None:
    p = position(board(), board(), round=1)
    rolls = Counter(p.tried("recharge", luck).table.dice[0] for luck in range(300))
    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    assert min(rolls.values()) > 25
