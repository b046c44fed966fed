"""What bots like: the greedy bot sees a good blend, a good re-roll, and the end of the game."""

from __future__ import annotations

import numpy as np

from cosmocafe.bots import greedy
from cosmocafe.core.machine.compiled import compiled
from cosmocafe.games.vivajava_dice import game

from .builder import ANNA, BEN, CARA, FIRM, Position, position


def advised(p: Position, samples: int = 3) -> str:
    """The greedy answer, in text form."""
    return game.catalogue.text(greedy.advise_plainly(game, p.box, p.table, samples=samples))


def test_five_of_a_kind_is_featured_also_alone() -> None:
    assert advised(position(roll="WYBBBb*")) == "featured extra_bold brown"
    assert advised(position(1, roll="WYBBBb*"), 48) == "featured extra_bold brown"


def test_a_rival_is_stopped_and_the_game_is_won() -> None:
    assert advised(position(1, roll="GGGGK", featured="GGGRK", by=FIRM)) == "featured bold green"
    assert advised(position(roll="WYBRG", pp=[20, 20])) == "rainbow"
    assert advised(position(roll="WWYBR", marks={ANNA: {"white": 5}}, pp=[18, 3]).answer("done")) == "research white 2"


def test_bad_dice_are_rolled_again_and_good_ones_kept() -> None:
    p = position(roll="KKKWY", marks={ANNA: {"white": 2}}, featured="GGGGK", by=BEN)
    assert advised(p, 8) == "use re_roll"
    p.answer("use re_roll")
    picks = set()
    while p.question == "reroll":
        choice = advised(p, 8)
        p.answer(choice)
        picks.add(choice)
    assert "pick coffee_black" not in picks


def test_a_second_pair_is_laid_down_where_spill_is_feared() -> None:
    p = position(roll="KKRRGW", discs={"red": "spill"}).answer("featured")
    while p.question == "fill":
        p.answer(advised(p))
    assert p.featured.count("R") == 2


def test_nobody_donates_to_be_rid_of_a_good_blend() -> None:
    mine = position(roll="WWYBK", flavor={BEN: 2}, featured="KKWYB", by=BEN)
    assert advised(mine, 20) == "decline"
    invested = position(3, roll="GGYBK", flavor={BEN: 1}, featured="RRRGG", by=CARA, donors={0: BEN, 1: BEN, 2: BEN})
    assert advised(invested, 20) == "decline"
    assert advised(position(3, roll="RRRGK", flavor={BEN: 2}), 20) == "donate"


def test_greedy_beats_random() -> None:
    rules, box = compiled(game), game.new_box(2).packed()
    wins = 0
    for seat in (0, 1):
        tables = rules.new_tables(50)
        greedy.play(rules.game, box, tables, 2, [seat], 500, samples=3, threads=2)
        wins += int(np.sum(tables["places"][:, seat] == 1))
    assert wins >= 90
