"""Trading outposts, friendship cards and chips (SF-160 to SF-169, SF-191)."""

from __future__ import annotations

import pytest

from cosmocafe.games.starfarers.rules.victory import expansions, strength

from .builder import BLUE, RED, WHITE, YELLOW, Position, position


def founding(rings: int, outposts: dict[int, str] | None = None) -> Position:
    """Yellow's trade ship one step from the Merchants' outposts 1 and 2."""
    start = "B12" if outposts else "C10"
    p = position(ships={YELLOW: f"T1 trade {start}"}, expansions={YELLOW: "freight_ring " * rings}, outposts=outposts)
    return p.fly(1).answer("ship T1")


@pytest.mark.rule("SF-160", "SF-161", "SF-162", "SF-163", "SF-165", "SF-R47", "SF-013")
def test_the_first_outpost() -> None:
    p = founding(1).answer("to B10")
    assert p.told("outpost") == ["yellow merchants 1"]
    assert (p.ship_at(YELLOW), p.table.fleets[YELLOW].modules[1], p.points(YELLOW)) == ("", 6, 6)
    assert p.chip_holder("merchants") == YELLOW
    assert p.offers() == ["friend ME1", "friend ME2", "friend ME3", "friend ME4", "friend ME5"]
    p.answer("friend ME3", until=lambda told: True)
    assert p.friends(YELLOW) == ["ME3"]


@pytest.mark.rule("SF-161", "SF-168", "SF-160")
def test_outpost_two_needs_two_rings() -> None:
    merchants = {BLUE: "merchants"}
    assert "to B11" not in founding(1, outposts=merchants).offers()
    p = founding(2, outposts=merchants).answer("to B11")
    assert p.told("outpost") == ["yellow merchants 2"]
    for number, node in ((3, "B8"), (4, "B11"), (5, "B9")):
        target = {3: "B9", 4: "A11", 5: "A9"}[number]
        for rings in (number - 1, number):
            q = position(
                ships={YELLOW: f"T1 trade {node}"},
                expansions={YELLOW: "freight_ring " * rings},
                outposts={BLUE: "merchants " * (number - 1)},
            )
            assert (f"to {target}" in q.fly(1).answer("ship T1").offers()) == (rings == number)


@pytest.mark.rule("SF-164")
def test_every_outpost_leaves_one_card_less() -> None:
    p = founding(2, outposts={BLUE: "merchants"}).answer("to B11")
    assert p.offers() == ["friend ME2", "friend ME3", "friend ME4", "friend ME5"]


@pytest.mark.rule("SF-166", "SF-167", "SF-R39", "SF-169")
def test_the_chip_goes_to_the_most_outposts_and_among_equals_to_the_lowest_number() -> None:
    tie = founding(2, outposts={BLUE: "merchants"}).answer("to B11")
    assert (tie.chip_holder("merchants"), tie.points(YELLOW), tie.points(BLUE)) == (BLUE, 4, 6)
    lead = position(
        ships={YELLOW: "T1 trade B8"}, expansions={YELLOW: "freight_ring " * 3}, outposts={BLUE: "merchants", YELLOW: "merchants"}
    )
    assert lead.chip_holder("merchants") == YELLOW  # seat by seat: yellow's stands on number 1
    p = position(
        active=BLUE,
        ships={BLUE: "T1 trade B8"},
        expansions={BLUE: "freight_ring " * 3},
        outposts={YELLOW: "merchants", BLUE: "merchants"},
    )
    p.fly(1, BLUE).answer("ship T1", "to B9")
    assert (p.told("chip"), p.chip_holder("merchants"), p.points(YELLOW), p.points(BLUE)) == (["blue merchants"], BLUE, 4, 6)
    back = position(
        ships={YELLOW: "T1 trade B11"},
        expansions={YELLOW: "freight_ring " * 4},
        outposts={YELLOW: "merchants", BLUE: "merchants merchants"},
    )
    assert back.chip_holder("merchants") == BLUE
    assert back.fly(1).answer("ship T1", "to A11").chip_holder("merchants") == YELLOW  # a tie, and the lowest number


@pytest.mark.rule("SF-R40")
def test_an_outpost_stays_when_freight_rings_are_lost() -> None:
    p = position(
        outposts={YELLOW: "merchants merchants"}, expansions={YELLOW: "freight_ring freight_ring"}, ships={YELLOW: "T1 colony A16"}
    )
    p.encounter("E19").answer("no", until=lambda told: any("mother_ship_hit" in text for text in told))
    assert p.expansions(YELLOW)["freight_ring"] == 1
    assert (p.chip_holder("merchants"), p.points(YELLOW)) == (YELLOW, 6)


@pytest.mark.rule("SF-191")
def test_scientists_are_no_expansions() -> None:
    p = position(friends={YELLOW: "SC1 SC2 SC3 SC5"}, expansions={YELLOW: "cannon"})
    me = p.table.fleets[YELLOW]
    assert (strength(p.box, me), expansions(me)) == (1 + 3 + 2, 1)


def test_four_players_may_share_a_base() -> None:
    p = position(outposts={YELLOW: "green_folk", BLUE: "green_folk", WHITE: "green_folk", RED: "green_folk"})
    assert p.chip_holder("green_folk") == YELLOW
