"""Donating flavor dice, donors' points and tokens (VJ-090 to VJ-098)."""

from __future__ import annotations

import pytest

from cosmocafe.games.vivajava_dice import game

from .builder import ANNA, BEN, CARA, DAN, Position, position


def donated(roll: str, dice: str, players: int = 2, **more: object) -> Position:
    """Ben has donated these flavor dice for Anna's roll."""
    p = position(players, roll=roll, flavor={BEN: len(dice)}, **more)  # type: ignore[arg-type]
    if p.question == "donate":
        p.answer("donate")
    for face in range(6):
        p.table.given[BEN * 6 + face] = dice.count("wybrg*"[face])
    p.table.n_options = 0  # the question is put again
    game.loops.advance(p.box, p.table)
    return p


@pytest.mark.rule("VJ-093", "VJ-R20")
def test_others_are_asked_clockwise_and_roll_all_their_dice() -> None:
    p = position(4, roll="RRWYK", flavor={BEN: 2, DAN: 1})
    assert (p.question, p.asked, p.offers()) == ("donate", BEN, ["donate", "decline"])
    p.answer("donate")
    assert len(p.told("donated")[0].split()[1]) == 2
    assert (p.question, p.asked) == ("donate", DAN)
    p.answer("decline")
    assert p.told("donated") == []
    assert (p.question, p.asked) == ("act", ANNA)


@pytest.mark.rule("VJ-R20")
def test_donors_are_asked_after_the_abilities() -> None:
    p = position(roll="RRWYK", marks={ANNA: {"white": 2}}, flavor={BEN: 1})
    assert (p.question, p.asked) == ("adjust", ANNA)
    p.answer("done")
    assert (p.question, p.asked) == ("donate", BEN)


@pytest.mark.rule("VJ-R21", "VJ-121")
def test_who_is_asked() -> None:
    assert position(roll="RRWYK").question == "act"
    assert position(roll="RRWYK", flavor={BEN: 1}, blocks={(ANNA, BEN): "featured"}).question == "act"
    assert position(roll="RRWYK", flavor={BEN: 1}, blocks={(ANNA, BEN): "rainbow"}).question == "donate"
    busy = position(3, roll="RRWYK", flavor={BEN: 1}, partners={(CARA, colour): [BEN] for colour in ("white", "red", "green")})
    assert busy.question == "act"
    unused = position(roll="RRWYK", flavor={BEN: 1}, ready={BEN: {"green": 3}}, marks={BEN: {"green": 4}})
    assert unused.question == "donate"


@pytest.mark.rule("VJ-R21", "VJ-R26", "VJ-095")
def test_tokens_on_the_blend_that_is_replaced_can_be_placed_again() -> None:
    p = position(3, roll="RRRYK", flavor={BEN: 1}, featured="RRRWW", by=CARA, donors={0: BEN, 1: BEN, 2: BEN})
    assert (p.question, p.asked) == ("donate", BEN)
    p.until("donate", lambda told: told == ["donated ben r"]).answer("donated", "place red")
    assert (p.featured, p.pp, p.tokens(BEN), p.table.on_die[0]) == ("RRRRK", [1, 1, 0], 2, 1 + BEN)


@pytest.mark.rule("VJ-R21", "VJ-R22")
@pytest.mark.parametrize(
    ("roll", "featured", "dice", "question"),
    [
        ("RRRRR", "", 3, "act"),  # five are the most
        ("RRRR", "", 1, "donate"),
        ("RRR", "", 1, "act"),  # four dice are no blend
        ("RRR", "", 2, "donate"),
        ("RRRYK", "KKKKW", 1, "act"),  # four red do not beat four black
        ("RRRYK", "GGGGW", 2, "donate"),
        ("RRRYK", "KKKKK", 2, "act"),
        ("KKWYB", "KKKKW", 3, "donate"),
        ("WYBRG", "KKKWW", 3, "donate"),
        ("WYBRG", "KKKWW", 2, "act"),
    ],
)
def test_nobody_is_asked_for_dice_that_cannot_help(roll: str, featured: str, dice: int, question: str) -> None:
    p = position(3, roll=roll, flavor={BEN: dice}, featured=featured, by=CARA if featured else -1)
    assert p.question == question


@pytest.mark.rule("VJ-R20", "VJ-R21")
def test_dice_that_help_only_with_those_of_others_are_asked_for() -> None:
    p = position(3, roll="RRR", flavor={BEN: 1, CARA: 1})
    assert (p.question, p.asked) == ("donate", BEN)
    assert p.copy().answer("decline").question == "act"  # one die alone does not help
    p.until("donate", lambda told: told == ["donated ben r"])
    assert (p.question, p.asked) == ("donate", CARA)
    useless = position(3, roll="RRR", flavor={BEN: 1, CARA: 1}).until("donate", lambda told: told == ["donated ben w"])
    assert useless.question == "act"
    busy = position(3, roll="RRR", flavor={BEN: 1, CARA: 1}, partners={(BEN, colour): [CARA] for colour in ("white", "red", "green")})
    assert busy.question == "act"  # Cara has no token to place


@pytest.mark.rule("VJ-094", "VJ-R22")
@pytest.mark.parametrize(
    ("roll", "dice", "can"),
    [
        ("RRRGK", "r", True),
        ("RRRGK", "g", False),  # a pair of green is less than three red
        ("RRGGK", "g", True),
        ("RRGGK", "w", False),
        ("RRRGK", "*", True),
        ("RRRRR", "r", False),  # five are the most
        ("RRRR", "r", True),  # with the donated die there are five
        ("RRR", "r", False),  # four dice are no blend
        ("RRGGY", "gg", True),
        ("RRRYW", "yy", False),  # as robust as without
        ("RRRYW", "yyy", True),
    ],
)
def test_donated_dice_must_raise_the_robustness(roll: str, dice: str, can: bool) -> None:
    assert bool(donated(roll, dice).offers("donated")) == can


@pytest.mark.rule("VJ-094", "VJ-R22", "VJ-R52")
def test_the_result_must_outrank_the_current_blend() -> None:
    assert not donated("RRRGK", "r", 3, featured="GGGG", by=CARA).offers("donated")
    assert donated("RRRGK", "r", 3, featured="WWWW", by=CARA).offers("donated")
    loyal = {"discs": {"yellow": "brand_loyalty"}, "marks": {ANNA: {"yellow": 4}}}
    assert donated("RRRGK", "r", 3, featured="GGGG", by=CARA, **loyal).offers("donated")


@pytest.mark.rule("VJ-094")
def test_donated_dice_are_neither_for_rainbow_nor_for_research() -> None:
    p = donated("WYBRR", "gggg")
    assert p.offers("rainbow") == []
    assert not [text for text in p.offers("research") if "green" in text]


@pytest.mark.rule("VJ-095", "VJ-098", "VJ-R23", "VJ-R24")
def test_example_anna_helps_ben() -> None:
    p = donated("RRRGK", "rw", 4)
    p.answer("donated")  # the only die that helps is used
    assert p.told("featured") == ["anna bold red 1"]
    assert p.featured == "RRRRK"
    assert p.pp == [1, 1, 0, 0]
    assert (p.flavor(BEN), p.table.coaster) == (1, 4)
    assert (p.question, p.asked) == ("place_token", BEN)
    assert p.offers() == ["place red", "place black", "decline"]
    p.answer("place red")
    assert (p.tokens(BEN), p.table.on_die[0]) == (2, 1 + BEN)
    scored = position(4, featured="RRRRK", by=ANNA, donors={0: BEN})
    assert scored.pp == [3, 1, 0, 0]


@pytest.mark.rule("VJ-R22", "VJ-R23")
def test_fewer_dice_may_be_used_and_one_point_is_paid_for_all() -> None:
    p = donated("RRRGK", "rr", 2)
    p.answer("donated")
    assert p.offers() == ["featured bold red", "gift seat2 red"]
    fewer = p.copy().answer("featured")
    assert fewer.told("featured") == ["anna bold red 1"]
    p.answer("gift seat2 red")
    assert p.told("featured") == ["anna extra_bold red 1"]
    assert p.pp == [1, 1]
    p.answer("place red", "place red")
    assert p.tokens(BEN) == 1
    assert p.table.on_die[:2] == [1 + BEN, 1 + BEN]


@pytest.mark.rule("VJ-R22")
def test_wild_gifts_take_the_best_colour() -> None:
    p = donated("RRGGW", "*")
    p.answer("donated", "lay red", "lay red")
    assert p.told("gift") == []
    assert p.featured == "GGGRR"


@pytest.mark.rule("VJ-R22")
def test_chosen_dice_must_lead_to_a_blend() -> None:
    p = donated("RRGGW", "rg*")
    p.answer("donated")
    assert p.offers() == ["gift seat2 red", "gift seat2 green", "gift seat2 wild"]
    p.answer("gift seat2 red")
    assert p.offers() == ["featured regular red", "gift seat2 wild"]


@pytest.mark.rule("VJ-095", "VJ-R65", "VJ-092")
def test_unused_donated_dice_stay_with_their_donor() -> None:
    p = donated("RRRGK", "rr")
    p.answer("research red 3")
    assert (p.flavor(BEN) + sum(p.table.own[6:]), sum(p.table.given)) == (2, 0)


@pytest.mark.rule("VJ-R24")
def test_donors_place_their_tokens_clockwise_one_on_a_die() -> None:
    p = position(3, roll="KKGWY", flavor={BEN: 1, CARA: 1})
    p.until("donate", lambda told: told == ["donated ben *"])
    p.until("donate", lambda told: told == ["donated cara *"])
    p.answer("donated", "gift seat3 wild", "gift seat2 wild")
    assert p.featured == "KKKKG"
    assert p.asked == BEN
    p.answer("place green")
    assert p.asked == CARA
    assert p.offers() == ["place black", "decline"]
    assert p.pp == [1, 1, 1]


@pytest.mark.rule("VJ-R25", "VJ-121", "VJ-R73")
def test_with_an_empty_supply_an_unused_token_is_moved_or_the_donor_declines() -> None:
    p = donated("RRRGK", "r", ready={BEN: {"green": 2, "red": 1}}, marks={BEN: {"green": 4, "red": 2}}, discs={"red": "spill"})
    p.answer("donated")
    assert p.question == "place_token"
    assert p.offers() == ["move red", "move green", "decline"]
    assert p.copy().answer("decline").pp == [1, 1]
    p.answer("move green")
    assert p.offers() == ["place red", "place black"]  # no declining any more
    p.answer("place red")
    assert (p.tokens(BEN), p.ready(BEN, "green"), p.ready(BEN, "red")) == (0, 1, 1)


@pytest.mark.rule("VJ-R26")
def test_a_moved_token_belongs_to_its_new_place_only() -> None:
    p = position(
        to_move=BEN, roll="GGGWY", marks={BEN: {"green": 4}}, featured="KKKKY", by=ANNA, donors={0: BEN}, ready={BEN: {"green": 1}}
    )
    p.answer("research green 3")
    assert p.told("completed") == ["ben green 4"]
    assert p.table.on_die[0] == 1 + BEN
    assert (p.ready(BEN, "green"), p.tokens(BEN)) == (0, 2)


@pytest.mark.rule("VJ-095")
def test_a_donor_may_decline_the_token() -> None:
    p = donated("RRRGK", "r").answer("donated", "decline")
    assert p.pp == [1, 1]
    assert p.tokens(BEN) == 3
