"""Blends: ranking, Featured, Rainbow, one blend per player (VJ-060 to VJ-086)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from cosmocafe.core.author.table import NOBODY

from .builder import ANNA, BEN, CARA, Position, position, with_disc


def can_feature(roll: str, featured: str = "") -> bool:
    """Whether Anna's roll makes the Featured Blend against Ben's."""
    return bool(position(roll=roll, featured=featured, by=BEN if featured else NOBODY).offers("featured"))


@pytest.mark.rule("VJ-001", "VJ-060", "VJ-070", "VJ-071", "VJ-054")
def test_a_new_featured_blend_gives_a_point_and_takes_the_coaster() -> None:
    p = position(3, roll="RRRGK", featured="GGWWY", by=BEN, donors={0: CARA})
    p.answer("featured")
    assert p.told("featured") == ["anna regular red 1"]
    assert p.pp == [1, 0, 0]
    assert (p.by, p.featured) == (ANNA, "RRRKG")
    assert p.tokens(CARA) == 3
    assert p.table.supply + len(p.roll) == 5


@pytest.mark.rule("VJ-061", "VJ-070")
def test_a_pair_is_enough_without_a_current_blend() -> None:
    assert can_feature("RRWYK")
    assert not can_feature("WYBRG")


@pytest.mark.rule("VJ-070", "VJ-R17")
def test_a_blend_needs_five_dice() -> None:
    assert not can_feature("RRRR")
    assert can_feature("RRRRw")


@pytest.mark.rule("VJ-062", "VJ-064", "VJ-R01", "VJ-R02")
def test_robustness_first_then_quality_then_who_was_there() -> None:
    ladder = ["WWYBR", "YYWBR", "BBWYR", "RRWYB", "GGWYB", "KKWYB", "WWWYB", "KKKYB", "WWWWB", "KKKKB", "WWWWW", "KKKKK"]
    for lower, higher in pairwise(ladder):
        assert can_feature(higher, lower)
        assert not can_feature(lower, higher)
        assert not can_feature(lower, lower)


@pytest.mark.rule("VJ-065")
def test_example_a_pair_is_lower_than_four_of_a_kind() -> None:
    assert not can_feature("KKWYB", "WWWWY")
    assert can_feature("WWWWY", "KKWYB")


@pytest.mark.rule("VJ-063", "VJ-066", "VJ-R02")
def test_example_extra_beans_do_not_count() -> None:
    assert not can_feature("RRRWK", "RRRYY")
    assert not can_feature("RRRYY", "RRRWK")


@pytest.mark.rule("VJ-067", "VJ-072", "VJ-R05", "VJ-R06")
def test_wilds_join_the_best_set_and_become_coffee_dice() -> None:
    p = position(roll="RRGGW*").answer("featured")
    assert p.told("featured") == ["anna regular green 1"]
    assert p.featured == "GGGRR"  # fillers: the highest quality first
    assert p.table.coaster == 5
    assert position(roll="WYBR**").answer("featured").featured == "RRRBY"


@pytest.mark.rule("VJ-R05", "VJ-R06", "VJ-072")
def test_more_than_five_dice_make_the_best_blend_only() -> None:
    p = position(roll="GGGGKKKggw")
    assert p.offers("featured") == ["featured extra_bold green"]
    p.answer("featured")
    assert p.featured == "GGGGG"
    assert position(roll="RRGGWYB").answer("featured").featured == "GGRRB"


@pytest.mark.rule("VJ-R05", "VJ-062", "VJ-R22")
def test_the_rank_of_a_blend_is_said_before_it_is_made() -> None:
    assert position(roll="RRRGK").words("featured") == ["Make the Featured Blend: Regular red"]
    assert position(roll="WYBR**").words("featured") == ["Make the Featured Blend: Regular red"]
    donated = position(roll="RRRGK", flavor={BEN: 2}).until("donate", lambda told: told == ["donated ben rr"])
    assert donated.words("donated") == ["Featured Blend with donated dice: up to Extra Bold red"]
    donated.answer("donated")
    assert donated.words("featured") == ["Make the Featured Blend: Bold red"]


def fillers(roll: str, players: int = 2, spill: str = "spill", **more: Any) -> Position:
    """Anna makes the Featured Blend where Ben's Spill is to be feared."""
    return position(players, roll=roll, discs={"red": spill}, **more).answer("featured")


@pytest.mark.rule("VJ-R06", "VJ-A21")
def test_fillers_are_chosen_where_it_can_matter() -> None:
    p = fillers("KKRRGW")  # with a red pair a Spill leaves Decaf red, without it nothing
    assert (p.question, p.asked) == ("fill", ANNA)
    assert p.offers() == ["lay white", "lay red", "lay green"]
    pair = p.copy().answer("lay red", "lay red")
    assert pair.featured == "KKGRR"  # now the rest does not matter: the highest quality first
    alone = p.copy().answer("lay white", "lay green")
    assert (alone.by, alone.featured, alone.table.laid) == (ANNA, "KKGRW", [0] * 6)
    assert fillers("GGGRRW*").question != "fill"
    assert fillers("GGGRRWW").offers() == ["lay white", "lay red"]
    assert fillers("GGGRRW").answer("lay white").featured == "GGGRW"


@pytest.mark.rule("VJ-R06")
def test_fillers_are_laid_down_unasked_where_it_cannot_matter() -> None:
    assert fillers("KKRGWY").featured == "KKGRY"  # no second pair
    assert fillers("KKRRG").featured == "KKGRR"  # no other dice
    assert fillers("GGGRRR").featured == "GGGRR"  # all alike
    assert fillers("GGGGRRY").featured == "GGGGR"  # a single one is no set
    assert fillers("KKRRGW", spill="takeover").featured == "KKGRR"  # nothing takes a die of the set
    assert fillers("KKRRGW", marks={BEN: {"red": 7}}).featured == "KKGRR"  # nobody can spill any more
    assert fillers("KKRRGW", 1).featured == "KKGRR"  # a corporation does not spill


@pytest.mark.rule("VJ-R06", "VJ-097", "VJ-A19")
def test_fillers_matter_where_a_token_may_lie_on_the_set() -> None:
    assert fillers("KKRRGW", spill="investor").question == "fill"
    p = position(roll="GGRRWW", flavor={BEN: 1}).until("donate", lambda told: told == ["donated ben *"])
    p.answer("donated")
    assert (p.question, p.offers()) == ("fill", ["lay white", "lay red"])
    p.answer("lay white", "lay white")
    assert (p.question, p.featured, p.pp) == ("place_token", "GGGWW", [1, 1])


@pytest.mark.rule("VJ-080", "VJ-081")
@pytest.mark.parametrize(
    ("roll", "is_rainbow"),
    [(roll, True) for roll in ("WYBRG", "YBRGK", "WYBR*", "WYB**", "WYBRGKg")] + [(roll, False) for roll in ("WYBRR", "WWB**", "WYBR")],
)
def test_example_a_rainbow_is_five_different_colours(roll: str, is_rainbow: bool) -> None:
    assert bool(position(roll=roll).offers("rainbow")) == is_rainbow


@pytest.mark.rule("VJ-082", "VJ-083", "VJ-060")
def test_a_new_rainbow_takes_the_coaster_and_all_dice_go_back() -> None:
    p = position(roll="WYBRGw", rainbow=BEN).answer("rainbow")
    assert p.told("rainbow") == ["anna 1"]
    assert (p.rainbow, p.pp) == (ANNA, [1, 0])
    assert p.table.coaster == 5
    assert p.table.supply + len(p.roll) == 10


@pytest.mark.rule("VJ-085")
def test_who_makes_the_featured_blend_gives_the_rainbow_back() -> None:
    p = position(roll="RRRGK", rainbow=ANNA).answer("featured")
    assert (p.by, p.rainbow, p.told("given-back")) == (ANNA, NOBODY, ["anna"])
    assert position(roll="RRRGK", rainbow=BEN).answer("featured").told("given-back") == []


@pytest.mark.rule("VJ-086")
def test_who_controls_the_rainbow_may_not_make_one() -> None:
    assert position(roll="WYBRG", rainbow=ANNA).offers("rainbow") == []
    assert position(roll="WYBRG", rainbow=BEN).offers("rainbow") == ["rainbow"]


@pytest.mark.rule("VJ-R19")
def test_who_lost_the_featured_blend_may_make_a_rainbow() -> None:
    p = position(roll="WYBRG", featured="RRRGK", by=BEN).answer("rainbow")
    assert (p.by, p.rainbow) == (BEN, ANNA)


@pytest.mark.rule("VJ-055", "VJ-R09")
def test_research_may_be_chosen_although_a_blend_is_possible() -> None:
    assert position(roll="RRRGK").offers() == ["featured regular red", "research red 3", "research green 1", "research black 1"]


@pytest.mark.rule("VJ-A23", "VJ-R31")
@pytest.mark.parametrize(("level", "points"), [(0, 1), (1, 2), (2, 3)])
def test_takeover_scores_more_when_a_coaster_is_taken(level: int, points: int) -> None:
    assert with_disc("takeover", level, roll="RRRGK", featured="RRWWY", by=BEN).answer("featured").pp == [points, 0]
    assert with_disc("takeover", level, roll="WYBRG", rainbow=BEN).answer("rainbow").pp == [points, 0]
    assert with_disc("takeover", level, roll="RRRGK").answer("featured").pp == [1, 0]


@pytest.mark.rule("VJ-A24", "VJ-R52")
def test_brand_loyalty_wins_ties() -> None:
    def wins(level: int, roll: str) -> bool:
        return bool(with_disc("brand_loyalty", level, roll=roll, featured="RRRWY", by=BEN).offers("featured"))

    assert [wins(level, "RRRGK") for level in (0, 1, 2)] == [False, True, True]
    assert [wins(level, "WWWGK") for level in (0, 1, 2)] == [False, False, True]
    assert [wins(level, "KKGGY") for level in (0, 1, 2)] == [False, False, False]
    assert not with_disc("brand_loyalty", 2, roll="WYBRG").offers("featured")


@pytest.mark.rule("VJ-A10", "VJ-R65", "VJ-R13")
def test_research_boost_gives_points_of_any_colour_for_a_blend() -> None:
    p = with_disc("research_boost", 2, roll="RRRGw*", marks={BEN: {}}).answer("featured")
    assert p.question == "gain"
    assert p.offers() == ["gain white", "gain yellow", "gain brown", "gain red", "gain green", "gain black", "decline"]
    assert p.copy().answer("gain red").told("used") == ["anna research_boost"]
    assert p.copy().answer("decline").told("used") == []
    split = p.copy().answer("gain red", "gain green")
    assert (split.marks(ANNA, "red"), split.marks(ANNA, "green")) == (1, 1)
    assert p.copy().answer("gain black").flavor(ANNA) == 1
    assert p.copy().answer("decline").marks(ANNA, "red") == 0
    one: Position = with_disc("research_boost", 1, roll="WYBRG").answer("rainbow", "gain red")
    assert one.question != "gain"


@pytest.mark.rule("VJ-R65")
def test_a_flavor_die_just_used_can_be_taken_by_a_boost() -> None:
    p = with_disc("research_boost", 1, roll="RRRG*", flavor={BEN: 4}).answer("decline", "featured")
    assert p.table.coaster == 1
    assert p.answer("gain black").flavor(ANNA) == 1


@pytest.mark.rule("VJ-A34", "VJ-R30")
def test_a_boost_is_finished_even_if_its_own_track_is_completed() -> None:
    p = position(roll="RRRGK", discs={"yellow": "research_boost"}, marks={ANNA: {"yellow": 6}})
    p.answer("featured", "gain yellow")
    assert p.told("completed") == ["anna yellow 4"]
    assert p.question == "gain"
    p.answer("gain white")
    assert p.marks(ANNA, "white") == 1
