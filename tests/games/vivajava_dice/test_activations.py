"""The Activate phase: claims, tokens, interns, abilities (VJ-115 to VJ-122, VJ-145 to VJ-148, VJ-A09 to VJ-A21)."""

from __future__ import annotations

from typing import Any

import pytest

from cosmocafe.core.author.table import NOBODY
from cosmocafe.games.vivajava_dice.vocabulary import Ability

from .builder import ANNA, BEN, CARA, DAN, Position, position, with_disc


def activating(ability: str, level: int, players: int = 2, **more: Any) -> Position:
    """Anna has researched one brown bean and is in the Activate phase; the ability lies on the yellow track."""
    discs = {"white": "re_roll", "brown": "takeover", "red": "brand_loyalty", "green": "red_tape", **more.pop("discs", {})}
    p = with_disc(ability, level, players, roll=more.pop("roll", "BWWWW"), discs=discs, **more)
    while p.question in ("adjust", "donate"):
        p.answer(p.offers()[-1])
    return p.answer("research brown 1")


@pytest.mark.rule("VJ-115", "VJ-118", "VJ-119", "VJ-120")
def test_a_claimed_token_lies_unused_at_the_end_of_its_track() -> None:
    p = activating("spill", 1, claims={ANNA: {"yellow": 1}})
    assert p.offers() == ["claim yellow", "done"]
    p.answer("claim yellow")
    assert p.told("token-ready") == ["anna yellow"]
    assert (p.ready(ANNA, "yellow"), p.tokens(ANNA), p.claims(ANNA, "yellow")) == (1, 2, 0)


@pytest.mark.rule("VJ-R27")
def test_a_declined_claim_is_lost() -> None:
    p = activating("spill", 1, claims={ANNA: {"yellow": 1}}).answer("done")
    assert (p.claims(ANNA, "yellow"), p.ready(ANNA, "yellow")) == (0, 0)


@pytest.mark.rule("VJ-121", "VJ-R27", "VJ-R73")
def test_with_three_tokens_out_an_unused_one_may_be_moved() -> None:
    full: dict[str, Any] = {"marks": {ANNA: {"green": 4}}, "discs": {"green": "investor"}, "claims": {ANNA: {"yellow": 1}}}
    p = activating("spill", 1, ready={ANNA: {"green": 3}}, **full)
    assert p.offers("claim") == ["claim yellow"]
    p.answer("claim yellow")
    assert (p.question, p.offers()) == ("claim", ["move green", "decline"])
    assert p.copy().answer("decline").claims(ANNA, "yellow") == 0
    p.answer("move green")
    assert (p.ready(ANNA, "green"), p.ready(ANNA, "yellow"), p.tokens(ANNA)) == (2, 1, 0)
    busy = activating("spill", 1, 3, featured="GGGK", by=BEN, investors={0: ANNA, 1: ANNA, 2: ANNA}, **full)
    assert busy.offers("claim") == []


@pytest.mark.rule("VJ-R73", "VJ-R27")
def test_a_token_is_not_moved_to_the_track_it_lies_on() -> None:
    p = activating("spill", 2, ready={ANNA: {"yellow": 3}}, claims={ANNA: {"yellow": 1}}, featured="GGG", by=BEN)
    assert p.offers("claim") == []


@pytest.mark.rule("VJ-116", "VJ-A15", "VJ-A31", "VJ-A33", "VJ-A30")
def test_bonus_flavor_takes_dice_once_per_phase() -> None:
    p = activating("bonus_flavor", 2)
    assert p.offers() == ["use bonus_flavor", "done"]
    p.answer("use bonus_flavor")
    assert p.told("used") == ["anna bonus_flavor"]
    assert p.offers() == ["take 1", "take 2"]
    p.answer("take 2")
    assert p.told("flavor") == ["anna 2"]
    assert p.told("turn") == ["ben 11"]
    one = activating("bonus_flavor", 1).answer("use bonus_flavor")
    assert one.flavor(ANNA) == 1
    assert activating("bonus_flavor", 1, flavor={BEN: 5}).asked == BEN


@pytest.mark.rule("VJ-R28", "VJ-A32")
def test_an_activate_ability_works_in_the_turn_it_is_reached() -> None:
    p = position(roll="RRWYB").answer("research red 2")
    assert p.offers() == ["use bonus_flavor", "done"]


@pytest.mark.rule("VJ-A11", "VJ-R64", "VJ-A33", "VJ-022")
def test_focus_groups_must_be_carried_out() -> None:
    p = activating("focus_groups", 2, 3)
    assert len(p.told("focus")) == 1  # nothing else could be done: the die is rolled
    assert p.offers() == ["ally seat2", "ally seat3"]
    choice = activating("focus_groups", 2, 3, discs={"red": "bonus_flavor"}, marks={ANNA: {"red": 2}})
    assert choice.offers() == ["use focus_groups", "use bonus_flavor"]  # not done before the mandatory one
    choice.hoping("use focus_groups", "focus anna green")
    choice.answer("ally seat3")
    assert (choice.marks(ANNA, "green"), choice.marks(BEN, "green"), choice.marks(CARA, "green")) == (2, 0, 2)
    assert choice.offers() == ["use bonus_flavor", "done"]


@pytest.mark.rule("VJ-A11", "VJ-R64", "VJ-R13")
def test_focus_groups_black_gives_flavor_dice_to_the_active_player_first() -> None:
    p = with_disc("focus_groups", 2, 3, roll="BWWWW", flavor={BEN: 2})
    p.answer("decline")
    p.hoping("research brown 1", "focus anna black")
    p.answer("ally seat3")
    assert (p.flavor(ANNA), p.flavor(CARA)) == (2, 1)


@pytest.mark.rule("VJ-A11", "VJ-R55")
def test_focus_groups_in_two_directions() -> None:
    p = with_disc("focus_groups", 1, 3, roll="BWWWW", partners={(ANNA, "red"): [BEN], (CARA, "red"): [BEN]})
    p.hoping("research brown 1", "focus anna red")
    p.answer("ally seat3")
    assert (p.marks(ANNA, "red"), p.marks(CARA, "red"), p.marks(BEN, "red")) == (1, 1, 1)  # Ben copies only who is active


@pytest.mark.rule("VJ-A14", "VJ-A31")
def test_trade_secrets_catches_up() -> None:
    p = activating("trade_secrets", 2, 3, marks={BEN: {"red": 1, "green": 7}, CARA: {"white": 1}})
    p.answer("use trade_secrets")
    assert p.told("used") == ["anna trade_secrets"]
    assert p.offers() == ["gain white", "gain red", "gain green"]
    p.answer("gain green")
    assert p.offers() == ["gain white", "gain red", "done"]
    p.answer("gain red")
    assert (p.marks(ANNA, "green"), p.marks(ANNA, "red"), p.asked) == (1, 1, BEN)
    one = activating("trade_secrets", 1, marks={BEN: {"red": 1, "green": 2}}).answer("use trade_secrets", "gain red")
    assert one.asked == BEN
    assert activating("trade_secrets", 1).asked == BEN


@pytest.mark.rule("VJ-A17", "VJ-R54")
def test_block_action_forbids_a_blend_for_one_turn() -> None:
    p = activating("block_action", 1, 3, ready={ANNA: {"yellow": 1}})
    p.answer("use block_action")
    assert p.offers() == ["block seat2 featured", "block seat3 featured", "block seat2 rainbow", "block seat3 rainbow"]
    p.hoping("block seat2 featured", "blocked anna ben featured")
    assert p.tokens(ANNA) == 2
    while p.asked == BEN:
        assert p.offers("featured", "donated") == []
        p.answer(p.offers()[-1])
    assert p.tokens(ANNA) == 3


@pytest.mark.rule("VJ-R54", "VJ-A17")
def test_a_blocked_player_can_be_left_without_an_action() -> None:
    full = dict.fromkeys(("white", "yellow", "brown", "red", "green"), 7)
    p = position(roll="WWYBR", marks={ANNA: full}, blocks={(ANNA, BEN): "featured"})
    assert p.offers() == ["nothing"]
    assert position(roll="WYBRG", blocks={(ANNA, BEN): "rainbow"}).offers("rainbow") == []
    kept = position(featured="RRRGK", by=ANNA, blocks={(ANNA, BEN): "rainbow"}).answer("remove black", "keep")
    assert kept.tokens(BEN) == 3


@pytest.mark.rule("VJ-R54", "VJ-R75")
def test_all_unused_tokens_may_be_used_in_one_phase() -> None:
    p = activating("block_action", 2, 2, ready={ANNA: {"yellow": 2}})
    p.answer("use block_action", "block seat2 featured", "use block_action", "block seat2 featured")
    assert p.told("blocked") == ["anna ben featured"] * 2
    assert p.asked == BEN
    assert p.tokens(ANNA) == 1


@pytest.mark.rule("VJ-A18", "VJ-R55", "VJ-118")
def test_partnership_is_placed_on_an_open_track() -> None:
    p = activating("research_partnership", 1, 3, ready={ANNA: {"yellow": 1}}, marks={BEN: {"red": 7}}, partners={(CARA, "white"): [ANNA]})
    p.answer("use research_partnership")
    assert len(p.offers()) == 8
    assert "partner seat2 red" not in p.offers()
    assert "partner seat3 white" not in p.offers()
    p.answer("partner seat3 green")
    assert p.table.seats[CARA].partners[4] == 1 << ANNA


@pytest.mark.rule("VJ-A19", "VJ-R56")
def test_investor_puts_a_token_on_a_free_die_of_anothers_blend() -> None:
    p = activating("investor", 1, 3, ready={ANNA: {"yellow": 1}}, featured="GGGK", by=BEN, donors={3: CARA})
    p.answer("use investor")
    assert p.told("token-on-die") == ["anna green"]  # green is the only colour with a free die
    assert p.table.on_die[:4] == [5 + ANNA, 0, 0, 1 + CARA]
    own = with_disc("investor", 1, roll="RRRGK", ready={ANNA: {"yellow": 1}}).answer("featured")
    assert own.asked == BEN  # not on one's own blend


@pytest.mark.rule("VJ-A19", "VJ-122", "VJ-R26")
def test_completing_the_investor_track_takes_the_tokens_home() -> None:
    p = with_disc("investor", 2, roll="YYYWB", featured="GGGGK", by=BEN, investors={0: ANNA, 1: ANNA})
    p.answer("research yellow 3")
    assert p.told("completed") == [f"anna yellow {p.box.pp[Ability.INVESTOR]}"]
    assert p.table.on_die == [0] * 5
    assert p.tokens(ANNA) == 3


@pytest.mark.rule("VJ-122", "VJ-A17", "VJ-A18", "VJ-A09")
def test_completing_ends_blocks_partnerships_and_interns() -> None:
    blocked = with_disc("block_action", 2, roll="YYYWB", blocks={(BEN, ANNA): "featured"}).answer("research yellow 3")
    assert (blocked.tokens(ANNA), sum(blocked.table.seats[BEN].blocks)) == (3, 0)
    partner = with_disc("research_partnership", 2, roll="YYYWB", partners={(BEN, "red"): [ANNA]}).answer("research yellow 3")
    assert (partner.tokens(ANNA), sum(partner.table.seats[BEN].partners)) == (3, 0)
    intern = with_disc("intern", 2, roll="YYYWB", interns={ANNA: "flip_bean"}).answer("done", "research yellow 3")
    assert (intern.tokens(ANNA), intern.table.seats[ANNA].intern) == (3, 0)


@pytest.mark.rule("VJ-A20", "VJ-R57")
def test_preservative_instead_of_degrading() -> None:
    p = with_disc("preservative", 1, featured="RRRGK", by=ANNA, ready={ANNA: {"yellow": 1}})
    assert (p.question, p.offers()) == ("preserve", ["preserve", "decline"])
    p.answer("preserve")
    assert (p.question, p.featured, p.tokens(ANNA)) == ("keep", "RRRGK", 3)
    assert len(p.copy().answer("break").roll) == 5
    degraded = with_disc("preservative", 1, featured="RRRGK", by=ANNA, ready={ANNA: {"yellow": 1}}).answer("decline")
    assert degraded.question == "degrade"


@pytest.mark.rule("VJ-A21", "VJ-R56", "VJ-R72")
def test_spill_removes_a_die_and_may_dissolve_the_blend() -> None:
    p = activating("spill", 1, 3, ready={ANNA: {"yellow": 1}}, featured="GGGK", by=BEN, donors={0: CARA}, discs={"green": "side_notes"})
    p.answer("use spill")
    assert sorted(p.offers()) == ["remove black", "remove green", "remove-token green seat3"]
    p.answer("remove-token green seat3")
    assert (p.featured, p.tokens(ANNA), p.tokens(CARA)) == ("GGK", 3, 3)
    gone = activating("spill", 1, 3, ready={ANNA: {"yellow": 1}}, featured="GGK", by=BEN, donors={2: CARA})
    gone.answer("use spill", "remove green")
    assert gone.told("dissolved") == [""]
    assert (gone.by, gone.featured, gone.tokens(CARA)) == (NOBODY, "", 3)


@pytest.mark.rule("VJ-A09", "VJ-145", "VJ-146", "VJ-R37", "VJ-R38")
def test_interns_are_hired_with_a_token_while_they_are_free() -> None:
    p = activating("intern", 1, 3, interns={BEN: "flip_bean"})
    p.answer("use intern")
    free = ("devalue_bean", "upgrade_bean", "big_batch", "blank_slate", "picky_taster")
    assert p.offers() == [f"hire {ability}" for ability in free]
    assert "hire flip_bean" not in p.offers()
    p.answer("hire devalue_bean")
    assert p.told("hired") == ["anna devalue_bean"]
    assert p.tokens(ANNA) == 2
    assert activating("intern", 1, interns={ANNA: "flip_bean"}).asked == BEN  # only one, and never exchanged


@pytest.mark.rule("VJ-146", "VJ-147", "VJ-148")
def test_example_the_interns_ability_works_at_both_levels() -> None:
    p = with_disc("intern", 1, roll="WWWWB", interns={ANNA: "devalue_bean"})
    p.answer("use devalue_bean")
    assert p.roll == "WWWWY"
    assert p.offers("use") == []
    two = with_disc("intern", 2, roll="WWWWB", interns={ANNA: "devalue_bean"}).answer("use devalue_bean", "use devalue_bean")
    assert two.roll == "WWWWW"
    assert with_disc("intern", 2, roll="WWWWB").question == "act"  # without an intern the track has no ability


@pytest.mark.rule("VJ-R37", "VJ-121", "VJ-R73")
def test_an_unused_token_may_be_moved_to_an_intern() -> None:
    marks = {ANNA: {"green": 4}}
    discs = {"green": "investor", "red": "spill"}
    p = activating("intern", 1, marks=marks, discs=discs, ready={ANNA: {"green": 2, "red": 1}})
    p.answer("use intern")
    assert (p.question, p.offers()) == ("hire_token", ["move red", "move green"])
    p.answer("move red", "hire big_batch")
    assert (p.ready(ANNA, "red"), p.ready(ANNA, "green"), p.tokens(ANNA)) == (0, 2, 0)


@pytest.mark.rule("VJ-R16", "VJ-R27")
def test_claims_wait_for_an_activate_phase_that_takes_place() -> None:
    p = position(4, roll="GGWYB", partners={(ANNA, "green"): [DAN]}, marks={DAN: {"green": 1}}).answer("research green 2")
    assert p.claims(DAN, "green") == 1
    assert p.offers() == ["claim green", "done"]
    assert p.claims(ANNA, "green") == 1
