"""The end: 21 points, batches, sudden death, the limit (VJ-002, VJ-130, VJ-131)."""

from __future__ import annotations

import pytest

from .builder import ANNA, BEN, CARA, begun, position, with_disc


@pytest.mark.rule("VJ-002", "VJ-130")
def test_whoever_reaches_21_wins_at_once() -> None:
    p = position(3, roll="RRRGK", pp=[20, 3, 20]).answer("featured")
    assert p.over
    assert p.told("won") == ["anna 21"]
    assert p.places == [1, 3, 2]


@pytest.mark.rule("VJ-130", "VJ-R31")
def test_twenty_points_are_not_enough() -> None:
    assert not position(roll="RRRGK", pp=[19, 3]).answer("featured").over


@pytest.mark.rule("VJ-130")
def test_the_game_ends_in_the_score_phase_too() -> None:
    p = position(3, featured="RRRGK", by=ANNA, pp=[18, 0, 0])
    assert p.over
    assert p.pp == [21, 0, 0]


@pytest.mark.rule("VJ-131", "VJ-R31")
def test_points_of_one_batch_count_together() -> None:
    p = position(3, featured="RRRGK", by=ANNA, donors={0: BEN, 1: BEN, 2: CARA}, pp=[18, 19, 3])
    assert not p.over
    assert p.told("sudden-death") == ["21"]
    assert p.question == "degrade"


@pytest.mark.rule("VJ-131", "VJ-R31", "VJ-R68")
def test_sudden_death_goes_on_until_one_leads() -> None:
    p = position(3, roll="RRRGK", pp=[21, 21, 20])
    p.answer("featured")
    assert p.told("won") == ["anna 22"]
    late = position(3, roll="WWWYB", marks={ANNA: {"white": 6}}, pp=[20, 22, 22]).answer("done", "research white 1")
    assert late.told("won") == ["anna 23"]


@pytest.mark.rule("VJ-R31", "VJ-131")
def test_sudden_death_is_told_once_and_then_only_a_new_lead() -> None:
    p = position(3, featured="RRRGK", by=ANNA, donors={0: BEN, 1: BEN}, pp=[18, 19, 3])
    assert p.told("sudden-death") == ["21"]
    p.answer("remove green", "keep")
    assert (p.question, p.asked) == ("act", BEN)
    research = p.offers("research")[0]
    assert p.answer(research).told("sudden-death") == []
    p.table.seats[ANNA].pp = p.table.seats[BEN].pp = 23
    while p.question != "act":
        p.answer("done")
    p.answer(p.offers("research")[0])
    assert (p.told("sudden-death"), p.told("lead-shared")) == ([], ["23"])
    assert "Sudden death" not in " ".join(p.log())


@pytest.mark.rule("VJ-R31")
def test_a_donor_can_win_in_the_same_batch() -> None:
    p = position(roll="RRRGK", flavor={BEN: 1}, pp=[3, 20])
    p.until("donate", lambda told: told == ["donated ben r"])
    p.answer("donated")
    assert p.told("won") == ["ben 21"]
    assert p.places == [2, 1]


@pytest.mark.rule("VJ-R31")
def test_research_with_copies_and_side_notes_is_one_batch() -> None:
    p = with_disc("side_notes", 1, roll="WWWRY", marks={ANNA: {"white": 6, "red": 6}}, pp=[18, 0], discs={"white": "takeover"})
    p.answer("research white 1")
    assert not p.over
    assert (p.question, p.pp) == ("side_note", [21, 0])
    p.answer("gain red")
    assert p.told("won") == ["anna 25"]


@pytest.mark.rule("VJ-R31")
def test_a_boost_is_one_batch() -> None:
    p = with_disc("research_boost", 2, roll="RRRGK", marks={ANNA: {"red": 6}, BEN: {"red": 6}}, pp=[16, 3], partners={(ANNA, "red"): [BEN]})
    p.answer("featured", "gain red")
    assert not p.over
    p.answer("gain white")
    assert p.told("won") == ["anna 21"]
    assert p.pp == [21, 7]


@pytest.mark.rule("VJ-R70")
def test_a_game_that_does_not_end_is_stopped() -> None:
    p = position(3, roll="WYBRR", turn=400, pp=[5, 7, 7]).answer("research red 2")
    while not p.over:
        p.answer("done")
    assert p.told("limit") == ["400"]
    assert p.places == [3, 1, 1]
    quick = begun(2, 3, change={"limits": {"max_turns": 4}})
    while not quick.over:
        quick.answer(quick.offers()[-1])
    assert quick.table.turn == 4
    assert quick.places[ANNA] in (1, 2)
