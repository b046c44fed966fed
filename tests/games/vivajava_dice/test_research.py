"""Research: points, tracks, completion, black beans (VJ-090, VJ-100 to VJ-110)."""

from __future__ import annotations

import pytest

from .builder import ANNA, BEN, CARA, Position, position, with_disc


def research(p: Position) -> list[str]:
    """What may be researched, as `red 3`."""
    return [text.removeprefix("research ") for text in p.offers("research")]


@pytest.mark.rule("VJ-100", "VJ-102", "VJ-103", "VJ-018")
def test_example_one_colour_never_a_mix() -> None:
    p = position(roll="YYBBK")
    assert research(p) == ["yellow 2", "brown 2", "black 1"]
    assert p.copy().answer("research yellow 2").marks(ANNA, "yellow") == 2
    assert p.copy().answer("research brown 2").marks(ANNA, "yellow") == 0
    black = p.answer("research black 1")
    assert black.told("flavor") == ["anna 1"]
    assert (black.flavor(ANNA), black.table.coaster) == (1, 4)


@pytest.mark.rule("VJ-101", "VJ-R11")
def test_at_most_five_points_from_a_roll() -> None:
    assert research(position(roll="GGGGGGG")) == ["green 5"]
    assert research(position(roll="KKKKKKK", change={"dice": {"flavor": {"count": 6}}})) == ["black 5"]


@pytest.mark.rule("VJ-R04", "VJ-067", "VJ-R74")
def test_wilds_may_be_left_out() -> None:
    assert research(position(roll="GGWW**")) == [
        *("white 2", "white 3", "white 4"),
        *("yellow 1", "yellow 2", "brown 1", "brown 2", "red 1", "red 2"),
        *("green 2", "green 3", "green 4", "black 1", "black 2"),
    ]
    assert "green 5" in research(position(roll="GGGGGG*"))
    assert [text for text in research(position(roll="GGGGGG*")) if "green" in text] == ["green 5"]
    short = position(roll="GG*WY", marks={ANNA: {"green": 5}})
    assert [text for text in research(short) if "green" in text] == ["green 2"]


@pytest.mark.rule("VJ-R09", "VJ-R10", "VJ-055")
def test_research_must_do_something() -> None:
    p = position(roll="WWYYB", marks={ANNA: {"white": 7, "yellow": 6}}).answer("done")
    assert research(p) == ["yellow 1", "brown 1"]
    full = {ANNA: {"white": 7, "yellow": 7, "brown": 7, "red": 7, "green": 7}}
    nothing = position(roll="WWYYK", marks=full, featured="KKKKK", by=BEN, flavor={BEN: 5})
    assert nothing.offers() == ["nothing"]
    nothing.answer("nothing")
    assert nothing.told("nothing") == ["anna"]


@pytest.mark.rule("VJ-R10", "VJ-108", "VJ-001")
def test_the_last_space_scores_the_disc_and_the_rest_is_lost() -> None:
    p = position(roll="WWWYB", marks={ANNA: {"white": 6}}).answer("done", "research white 1")
    assert p.told("marked") == ["anna white 1"]
    assert p.told("completed") == ["anna white 3"]
    assert p.pp == [3, 0]
    assert p.marks(ANNA, "white") == 7


@pytest.mark.rule("VJ-105", "VJ-109")
def test_example_two_white_beans_reach_the_first_level() -> None:
    p = position(roll="WWYBR").answer("research white 2")
    assert p.told("level") == ["anna 1 re_roll"]
    assert position(roll="WWYBR", marks={ANNA: {"white": 2}}).offers("use") == ["use re_roll"]


@pytest.mark.rule("VJ-110", "VJ-R12")
def test_researched_dice_go_back_after_flavor_dice_were_taken() -> None:
    p = position(roll="KKKWYwy", flavor={BEN: 2}).answer("decline")
    assert research(p)[-1] == "black 1"  # the dice just rolled are not on the coaster yet
    p.answer("research black 1")
    assert (p.flavor(ANNA), p.table.coaster) == (1, 2)


@pytest.mark.rule("VJ-090", "VJ-R12")
def test_flavor_dice_are_taken_while_there_are_any() -> None:
    p = position(roll="KKKWY", flavor={BEN: 4}).answer("decline")
    assert [text for text in research(p) if "black" in text] == ["black 1"]


@pytest.mark.rule("VJ-107", "VJ-120", "VJ-R27", "VJ-R66", "VJ-115")
def test_levels_of_token_abilities_give_a_claim_each() -> None:
    p = position(roll="GGWYB").answer("research green 2")
    assert p.claims(ANNA, "green") == 1
    both = position(roll="GGGGB").answer("research green 4")
    assert both.told("level") == ["anna 1 research_partnership", "anna 2 research_partnership"]
    assert both.claims(ANNA, "green") == 2
    assert both.answer("claim green", "claim green").ready(ANNA, "green") == 2


@pytest.mark.rule("VJ-R30", "VJ-R66", "VJ-122")
def test_completing_gives_no_claim_and_takes_tokens_home() -> None:
    p = position(roll="GGGGG", marks={ANNA: {"green": 3}}, ready={ANNA: {"green": 1}}).answer("research green 4")
    assert p.told("level") == []
    assert p.pp == [4, 0]
    assert (p.claims(ANNA, "green"), p.ready(ANNA, "green"), p.tokens(ANNA)) == (0, 0, 3)


@pytest.mark.rule("VJ-A22", "VJ-R53")
def test_red_tape_takes_points_from_other_colours() -> None:
    p = with_disc("red_tape", 1, roll="YYRRRK")
    assert research(p) == ["yellow 2", "red 2"]
    assert research(with_disc("red_tape", 2, roll="YYRRRKKKK")) == ["yellow 2", "red 1", "black 2"]
    assert research(with_disc("red_tape", 2, roll="GGGGGGG")) == ["green 3"]  # after the cap


@pytest.mark.rule("VJ-A12", "VJ-R63", "VJ-R53")
def test_side_notes_add_other_colours_within_the_cap() -> None:
    p = with_disc("side_notes", 1, roll="RRGK*").answer("research red 2")
    assert (p.question, p.offers()) == ("side_note", ["gain green", "gain black", "done"])
    p.answer("gain black")
    assert (p.flavor(ANNA), p.told("used")) == (1, ["anna side_notes"])
    assert p.question != "side_note"
    two = with_disc("side_notes", 2, roll="RRGKY").answer("research red 2", "gain green")
    assert two.offers() == ["gain yellow", "gain black", "done"]
    assert with_disc("side_notes", 2, roll="RRRRRG").answer("research red 5").question != "side_note"
    capped = with_disc("side_notes", 2, roll="RRRRGYB").answer("research red 4", "gain green")
    assert capped.question != "side_note"


@pytest.mark.rule("VJ-R63", "VJ-R74")
def test_side_notes_count_the_dice_before_losses() -> None:
    lost = with_disc("side_notes", 2, roll="RRRRRG", marks={ANNA: {"red": 5}}).answer("research red 2")
    assert lost.question != "side_note"
    wild = with_disc("side_notes", 2, roll="RRRR*G", marks={ANNA: {"red": 6}}).answer("research red 1")
    assert wild.question == "side_note"


@pytest.mark.rule("VJ-A32")
def test_an_action_does_not_profit_from_a_level_it_reaches() -> None:
    p = position(roll="YYRGK", discs={"yellow": "side_notes"}).answer("research yellow 2")
    assert p.question != "side_note"


@pytest.mark.rule("VJ-A13", "VJ-A32", "VJ-R31")
def test_tasting_notes_when_a_blend_scores() -> None:
    p = with_disc("tasting_notes", 2, featured="RRRGK", by=ANNA, marks={ANNA: {"white": 1}})
    assert p.question == "gain"
    p.answer("gain white", "gain yellow")
    assert p.question == "degrade"
    p.answer("remove black", "break")
    assert p.offers("use") == ["use re_roll"]  # reached in the Score phase, usable in this Roll phase
    assert with_disc("tasting_notes", 1, rainbow=ANNA).question == "gain"
    assert with_disc("tasting_notes", 1).question == "act"


@pytest.mark.rule("VJ-A18", "VJ-R55")
def test_a_partner_gains_what_the_host_marks_in_his_own_turn() -> None:
    p = position(3, roll="WWWYB", partners={(ANNA, "white"): [BEN]}, marks={BEN: {"green": 2}})
    p.answer("research white 3")
    assert (p.marks(ANNA, "white"), p.marks(BEN, "white"), p.marks(CARA, "white")) == (3, 3, 0)
    assert p.told("copied") == ["ben anna"]


@pytest.mark.rule("VJ-R55")
def test_partners_copy_what_was_really_marked_and_go_home_with_the_track() -> None:
    p = position(3, roll="WWWYB", marks={ANNA: {"white": 5}, BEN: {"white": 6}}, partners={(ANNA, "white"): [BEN, CARA]})
    p.answer("done", "research white 2")
    assert (p.marks(BEN, "white"), p.marks(CARA, "white")) == (7, 2)
    assert p.pp == [3, 3, 0]
    assert (p.tokens(BEN), p.tokens(CARA)) == (3, 3)


@pytest.mark.rule("VJ-R55")
def test_copies_are_not_copied() -> None:
    p = position(3, roll="WWWYB", partners={(ANNA, "white"): [BEN], (BEN, "white"): [CARA]})
    p.answer("research white 3")
    assert (p.marks(BEN, "white"), p.marks(CARA, "white")) == (3, 0)


@pytest.mark.rule("VJ-R55")
def test_partners_go_home_when_the_track_is_completed_in_anothers_turn() -> None:
    p = position(3, roll="WWWYB", marks={BEN: {"white": 5}}, partners={(ANNA, "white"): [BEN], (BEN, "white"): [CARA]})
    p.answer("research white 3")
    assert (p.marks(BEN, "white"), p.marks(CARA, "white")) == (7, 0)
    assert p.tokens(CARA) == 3
