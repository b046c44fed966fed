"""Why something is not offered: the rule that forbids it, in a sentence; and no hidden thing is in it."""

from __future__ import annotations

import pytest

from cosmocafe.core.author.chance import seed_table
from cosmocafe.core.contract.reasons import missed
from cosmocafe.core.game import View
from cosmocafe.core.match import Match
from cosmocafe.core.whynot import why_not
from cosmocafe.games.starfarers import game

from .builder import BLUE, YELLOW, Position, position


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("build colony_ship", "SF-090 For a colony ship you lack Fuel, Carbon, Food"),
        ("build booster", "SF-090 For a booster you lack Fuel ×2"),
        ("exchange ore food", "SF-084 You have 2 cards too few to exchange: Ore"),
        ("exchange ore ore", "SF-R14 You would get back what you give"),
        ("draw", "SF-073 No supplies from Earth are waiting for you"),
        ("propose", "SF-R13 A trade takes a card from each side"),
    ],
)
def test_what_forbids_business(answer: str, why: str) -> None:
    assert position(hands={YELLOW: "ore"}).why(answer).casefold() == why.casefold()


@pytest.mark.rule("SF-094")
def test_no_fourth_ship() -> None:
    p = position(hands={YELLOW: "ore fuel carbon food"}, ships={YELLOW: "T1 colony A16, T2 colony A14, T3 trade A12"})
    assert p.why("build colony_ship") == "SF-094 All your transporters are on the board"


def test_a_reason_knows_only_what_the_seat_sees() -> None:
    """Dealt again, what lies face down may differ; the sentences do not."""
    match, said = Match(game, 3, 5), 0
    while match.number < 60:
        view = match.view(match.asked)
        dealt = view.table.copy()
        seed_table(dealt, match.number, 7, 9)
        game.loops.unveil(match.box, dealt, view.seat)
        again = View(game, match.box, dealt, view.seat)
        for answer in missed(view)[:: 1 + len(missed(view)) // 5]:
            assert why_not(view, answer) == why_not(again, answer)
            said += 1
        match.answer(match.options[(3 * match.number) % len(match.options)])
    assert said > 100


def at_the_merchants(cargo: str, rings: int, outposts: dict[int, str] | None = None) -> Position:
    """Yellow's ship has flown through the Merchants' first outpost intersection."""
    p = position(ships={YELLOW: f"T1 {cargo} C10"}, expansions={YELLOW: "freight_ring " * rings}, outposts=outposts)
    return p.fly(3).answer("ship T1").answer("to B10")


@pytest.mark.rule("SF-143", "SF-145", "SF-161")
def test_why_no_ship_stops_at_an_outpost() -> None:
    assert at_the_merchants("trade", 0).why("stop") == "SF-161 An outpost here takes 1 more freight ring"
    assert at_the_merchants("colony", 1).why("stop").startswith("SF-145 ")
    assert at_the_merchants("trade", 5, {BLUE: "merchants"}).why("stop") == "SF-143 No ship stops where a building stands"


@pytest.mark.rule("SF-160")
def test_a_lower_outpost_comes_first() -> None:
    p = position(ships={YELLOW: "T1 trade B12"}, expansions={YELLOW: "freight_ring " * 5}).fly(3).answer("ship T1").answer("to B11")
    assert p.why("stop").startswith("SF-160 ")


@pytest.mark.rule("SF-143", "SF-146")
def test_why_no_ship_stops_at_a_colony_site() -> None:
    """A colony ship beside its own colony is not told that the site is for colony ships."""
    for cargo, rule in (("colony", "SF-143"), ("trade", "SF-143")):
        p = position(ships={YELLOW: f"T1 {cargo} C21"}).fly(3).answer("ship T1").answer("to C22")
        assert p.why("stop").split()[0] == rule
    free = position(ships={YELLOW: "T1 trade C16"}).fly(3).answer("ship T1").answer("to C15")
    assert free.why("stop").startswith("SF-146 ")
