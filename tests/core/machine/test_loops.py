"""Loops over a game's rules, plain: whole games, hiding and guessing."""

from __future__ import annotations

from typing import Any

import pytest

from cosmocafe.core.author.chance import seed_table
from cosmocafe.core.game import Game

from ..stones import Answer, stones


def test_a_random_game_is_played_to_its_end_or_so_far_as_told() -> None:
    game = stones()
    table: Any = game.table()
    given = game.loops.play_one(None, table, 2, 7, 1000)
    assert table.over
    assert sum(table.taken) == 10
    assert 4 <= given <= 10
    short = game.table()
    assert game.loops.play_one(None, short, 2, 7, 2) == 2
    assert not short.over


def test_the_same_seed_plays_the_same_game_and_others_others(connect_four: Game) -> None:
    tables = [connect_four.table() for _ in range(8)]
    counts = [0] * 8
    connect_four.loops.play_many([None], tables[:4], 2, 10, 1000, counts)
    connect_four.loops.play_many([None], tables[4:], 2, 10, 1000, counts)
    assert tables[:4] == tables[4:]
    assert len({table.to_bytes() for table in tables}) == 4


def test_each_game_has_loops_of_its_own(connect_four: Game, kuhn_poker: Game) -> None:
    assert connect_four.loops.answer is not kuhn_poker.loops.answer
    assert connect_four.loops.resolve is not kuhn_poker.loops.resolve


def test_what_is_not_offered_leaves_its_table_alone() -> None:
    game = stones()
    tables: list[Any] = [game.table() for _ in range(3)]
    game.loops.start_many([None], tables, 2, 1)
    before = [table.copy() for table in tables]
    assert game.loops.answer_many([None], tables, [Answer.TAKE + 2, 7, -1]) == 1
    assert tables[0].heap == 7
    assert tables[1:] == before[1:]


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_a_guess_deals_what_the_seat_cannot_see_and_asks_again(kuhn_poker: Game, seat: int) -> None:
    loops = kuhn_poker.loops
    truth: Any = kuhn_poker.table()
    loops.start(None, truth, 3, 5)
    deals = set()
    for seed in range(200):
        table = truth.copy()
        loops.veil(None, table, seat)
        seed_table(table, seed, 0, 0)
        loops.unveil(None, table, seat)
        hands = [hand.card for hand in table.hands]
        deals.add(tuple(hands))
        assert sorted(set(hands)) == sorted(hands)
        assert (table.asked, table.offered) == (truth.asked, truth.offered)
        assert seat < 0 or hands[seat] == truth.hands[seat].card
    assert len(deals) == (24 if seat < 0 else 6)
