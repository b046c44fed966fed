"""What bots like: single comparisons, and whole games of the greedy bot against chance."""

from __future__ import annotations

import pytest

from cosmocafe.bots import greedy
from cosmocafe.core.author.sets import count
from cosmocafe.core.machine.compiled import compiled
from cosmocafe.games.stardust_coffee import game
from cosmocafe.games.stardust_coffee.table import Table

from .builder import SARA, TOM, Given, Position, board, position

GAMES = 100


def worth(p: Position, seat: int = SARA) -> int:
    return int(game.loops.value(p.box, p.table, seat))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (board("A", "B", goods="1 coffee"), board("A", "B", goods="1 milk")),
        (board("A", "B", poured="2 coffee, 1 water"), board("A", "B", poured="2 coffee")),
        (board("A", "D3", poured="2 coffee, 1 water"), board("A", "A1", poured="2 coffee, 1 water")),
        (board("A", "A A A", delivered="espresso", card="latte"), board("A", "A A", poured="2 coffee, 1 water")),
        (board("A", "A", powers="ansible"), board("A", "A", stardust=1, goods="1 chocolate")),
        (board("A", "A", delivered="espresso*", card="latte"), board("A", "A", delivered="espresso", stardust=1, card="latte")),
        (board("A", "A", honor=3), board("A", "A", honor=2)),
        (board("A", "A", powers="ansible"), board("A", "A", powers="(ansible)")),
    ],
    ids=["needed goods", "poured", "near home", "delivered", "unlocked", "sprinkled", "honored", "active"],
)
def test_a_bot_likes_one_board_better(better: Given, worse: Given) -> None:
    assert worth(position(better, board("C"))) > worth(position(worse, board("C")))


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    rich, poor = (position(board("A", "A", honor=honor), board("C")) for honor in (5, 0))
    assert worth(rich, TOM) < worth(poor, TOM)


def test_winning_is_best() -> None:
    p = position(board("A", "(A)", honor=1), board("C", "(C)"), round=10)
    assert worth(p, SARA) > 900_000 > 100_000 > worth(p, TOM)


def test_the_greedy_bot_beats_chance_and_delivers_coffee() -> None:
    rules, box = compiled(game), game.new_box(2)
    tables = rules.new_tables(GAMES)
    greedy.play(rules.game, box.packed(), tables, 2, [SARA])
    wins = deliveries = 0
    for record in tables:
        t = Table()
        t.unpack(record)
        wins += t.places[SARA] == 1 and t.places[TOM] == 2
        deliveries += count(t.boards[SARA].delivered)
    assert wins >= 0.95 * GAMES
    assert deliveries >= 3 * GAMES
