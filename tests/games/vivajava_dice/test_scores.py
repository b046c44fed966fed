"""The Score phase: points, degrading, keep or break apart (VJ-030 to VJ-040)."""

from __future__ import annotations

import pytest

from cosmocafe.core.author.table import NOBODY

from .builder import ANNA, BEN, CARA, Position, new_roll, position


@pytest.mark.rule("VJ-020", "VJ-030", "VJ-031", "VJ-073", "VJ-R18")
@pytest.mark.parametrize(("players", "points"), [(2, 2), (3, 3), (4, 3)])
def test_a_featured_blend_scores_at_the_start_of_its_owners_turn(players: int, points: int) -> None:
    p = position(players, featured="RRRGK", by=ANNA)
    assert p.pp[ANNA] == points
    assert p.told("scored") == [f"anna featured {points}"]
    assert p.question == "degrade"


@pytest.mark.rule("VJ-030", "VJ-032", "VJ-035", "VJ-040", "VJ-084", "VJ-R18")
@pytest.mark.parametrize(("players", "points"), [(2, 1), (3, 1), (4, 2)])
def test_a_rainbow_blend_scores_stays_and_does_not_degrade(players: int, points: int) -> None:
    p = position(players, rainbow=ANNA)
    assert p.pp[ANNA] == points
    assert p.rainbow == ANNA
    assert (p.question, len(p.roll)) == ("act", 5)


@pytest.mark.rule("VJ-021")
def test_who_controls_nothing_scores_nothing() -> None:
    p = position(featured="RRRGK", by=BEN, rainbow=NOBODY)
    assert p.pp == [0, 0]
    assert p.featured == "RRRGK"


@pytest.mark.rule("VJ-033", "VJ-096")
def test_every_token_on_a_scoring_blend_gives_a_point() -> None:
    p = position(3, featured="RRRRK", by=ANNA, donors={0: BEN, 1: BEN, 4: CARA})
    assert p.pp == [3, 2, 1]
    p.answer("remove red", "keep")
    assert p.tokens(BEN) == 1
    again = Position(p.box, p.table)
    while again.asked != ANNA or again.question != "degrade":
        again.answer(next(text for text in reversed(again.offers()) if text not in ("featured", "rainbow")))
    assert again.pp[BEN] >= 4


@pytest.mark.rule("VJ-034", "VJ-097", "VJ-R26", "VJ-R72")
def test_degrading_removes_any_die_and_sends_its_token_home() -> None:
    p = position(3, featured="RRRGK", by=ANNA, donors={0: BEN, 3: CARA})
    assert sorted(p.offers()) == ["remove black", "remove red", "remove-token green seat3", "remove-token red seat2"]
    supply = p.table.supply
    p.answer("remove-token red seat2")
    assert p.featured == "RRGK"
    assert p.table.supply == supply + 1
    assert (p.tokens(BEN), p.tokens(CARA)) == (3, 2)
    assert p.table.on_die[:4] == [0, 0, 3, 0]


@pytest.mark.rule("VJ-036", "VJ-R14", "VJ-R60")
@pytest.mark.parametrize(("featured", "removed", "rolled"), [("RRG", "red", 2), ("GGW", "green", 2), ("RRGK", "red", 3)])
def test_without_two_equal_beans_it_must_be_broken_apart(featured: str, removed: str, rolled: int) -> None:
    p = position(featured=featured, by=ANNA).answer(f"remove {removed}")
    assert p.told("broken") == [f"anna {rolled}"]
    assert p.by == NOBODY
    assert len(new_roll(p)) == rolled


@pytest.mark.rule("VJ-036", "VJ-R60")
def test_the_last_bean_is_rolled_and_can_blend_with_flavor_dice() -> None:
    p = position(featured="RR", by=ANNA)
    assert p.told("removed") == ["anna red"]
    assert p.told("broken") == ["anna 1"]
    assert len(new_roll(p)) == 1
    assert not p.offers("featured", "rainbow")
    helped = position(featured="RR", by=ANNA, flavor={ANNA: 4})
    assert len(helped.roll) == 5
    assert helped.offers("featured", "rainbow")


@pytest.mark.rule("VJ-037", "VJ-038", "VJ-R16")
def test_keeping_skips_the_rest_of_the_turn() -> None:
    p = position(featured="RRRGK", by=ANNA, flavor={ANNA: 2}, claims={ANNA: {"green": 1}}, marks={ANNA: {"green": 2}})
    p.answer("remove black")
    assert p.offers() == ["keep", "break"]
    p.answer("keep")
    assert p.told("kept") == ["anna"]
    assert p.told("turn") == ["ben 12"]
    assert p.flavor(ANNA) == 2
    assert p.claims(ANNA, "green") == 1
    assert (p.by, p.featured) == (ANNA, "RRRG")


@pytest.mark.rule("VJ-038", "VJ-R16", "VJ-R54")
def test_keeping_skips_mandatory_abilities_too() -> None:
    p = position(discs={"brown": "focus_groups"}, marks={ANNA: {"brown": 2}}, featured="RRRGK", by=ANNA)
    p.answer("remove black", "keep")
    assert p.told("focus") == []
    assert p.told("turn") == ["ben 12"]


@pytest.mark.rule("VJ-037", "VJ-039", "VJ-R15", "VJ-R19")
def test_breaking_apart_rolls_what_is_left_and_the_flavor_dice() -> None:
    p = position(3, featured="RRRGK", by=ANNA, flavor={ANNA: 2}, donors={0: BEN})
    p.answer("remove black")
    p.answer("break")
    assert p.told("broken") == ["anna 4"]
    rolled = new_roll(p)
    assert len(rolled) == 6
    assert sum(letter.isupper() for letter in rolled) == 4
    assert (p.by, p.featured, p.tokens(BEN)) == (NOBODY, "", 3)
    assert p.flavor(ANNA) == 0


@pytest.mark.rule("VJ-R17")
def test_degraded_blends_stay_valid_and_are_compared_by_their_set() -> None:
    assert position(roll="RRRWY", featured="GG", by=BEN).offers("featured")
    assert position(roll="YYWBR", featured="GG", by=BEN).offers("featured") == []
    assert position(roll="KKWBR", featured="GG", by=BEN).offers("featured")


@pytest.mark.rule("VJ-R50")
def test_ten_coffee_dice_always_suffice() -> None:
    p = position(roll="RRRWY", featured="GGWBK", by=BEN)
    assert p.table.supply == 0
    p.answer("featured")
    assert p.table.supply in (0, 5)  # Ben has rolled the five that were left
    assert p.featured == "RRRYW"
