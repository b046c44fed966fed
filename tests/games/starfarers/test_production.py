"""Production phase: dice, tribute, supplies (SF-060 to SF-074, SF-183, SF-190, SF-195, SF-198)."""

from __future__ import annotations

import pytest

from cosmocafe.games.starfarers.vocabulary import Step

from .builder import BLUE, RED, WHITE, YELLOW, Position, Wanted, position


def rolls(total: int) -> Wanted:
    return lambda told: any(text.startswith("rolled") and text.endswith(f" {total}") for text in told)


def roll(p: Position, total: int, who: int = YELLOW) -> Position:
    return p.do(Step.ROLL, who, until=rolls(total))


@pytest.mark.rule("SF-066", "SF-060", "SF-061", "SF-062", "SF-063")
def test_the_rulebooks_example_an_eight_of_red() -> None:
    p = roll(position(active=RED), 8, RED)
    assert p.told("produced") == ["white 1 ore", "red 1 ore", "yellow 1 carbon", "blue 1 carbon"]
    assert [p.hand(seat) for seat in range(4)] == ["carbon", "carbon", "ore", "ore"]


@pytest.mark.rule("SF-061", "SF-062")
def test_two_numbers_on_a_chip_and_two_planets_of_a_colony() -> None:
    assert roll(position(), 12).told("produced") == ["blue 1 goods", "white 1 goods"]
    p = position(colonies={YELLOW: "S1.a"}, chips={"S1.1": "C17", "S1.3": "C14"})
    assert "yellow 1 goods" in roll(p.copy(), 4).told("produced")
    both = position(colonies={YELLOW: "S7.a"}, chips={"S7.1": "C31", "S7.2": "C27"}, change={"chip": {"C31": {"numbers": [11]}}})
    assert {"yellow 1 ore", "yellow 1 fuel"} <= set(roll(both, 11).told("produced"))


@pytest.mark.rule("SF-064")
def test_face_down_chips_lairs_and_ice_do_not_produce() -> None:
    p = position(chips={"S1.1": "C18", "S1.2": "C22"}, ships={YELLOW: "T1 colony B14"})
    p.do(Step.SCOUT)
    before = p.copy()
    for total in (5, 4):
        told = roll(before.copy(), total).told("produced")
        assert not any("food" in text and "yellow" in text for text in told) or total == 5
    assert p.chip("S1.2") == "C22"
    assert not p.is_face_up("S1.1")


@pytest.mark.rule("SF-065", "SF-R08")
def test_a_short_bank_pays_nobody_of_that_type() -> None:
    p = position(active=RED)
    p.table.pile[2] += p.table.bank[2] - 1
    p.table.pile_cards += p.table.bank[2] - 1
    p.table.bank[2] = 1
    roll(p, 8, RED)
    assert p.told("shortage") == ["carbon"]
    assert p.told("produced") == ["white 1 ore", "red 1 ore"]
    assert p.bank["carbon"] == 1


@pytest.mark.rule("SF-190", "SF-R58")
def test_green_folk_give_one_more_once_a_roll() -> None:
    p = position(friends={WHITE: "GF1"}, colonies={WHITE: "S1.b"}, chips={"S1.2": "C21", "S1.1": "C19"})
    assert "white 2 ore" in roll(p.copy(), 8).told("produced")
    assert not [text for text in roll(p, 6).told("produced") if text.startswith("white") and "ore" in text]
    two = position(friends={YELLOW: "GF3"}, colonies={YELLOW: "S2.b"}, change={"chip": {"C17": {"numbers": [8]}}}, chips={"S2.3": "C17"})
    assert "yellow 3 carbon" in roll(two, 8).told("produced")
    short = position(friends={YELLOW: "GF3"})
    short.table.pile[2] += 6
    short.table.pile_cards += 6
    short.table.bank[2] = 2  # yellow and blue would get 1 each, the bonus makes it too much
    assert roll(short, 8).told("shortage") == ["carbon"]


@pytest.mark.rule("SF-067", "SF-068", "SF-R07", "SF-R66")
def test_a_seven_costs_half_of_a_large_hand() -> None:
    p = position(hands={YELLOW: "ore " * 9, BLUE: "fuel " * 8, WHITE: "food " * 7})
    roll(p, 7)
    assert p.told("produced") == []
    assert (p.asked, p.question, p.offers()) == (YELLOW, "tribute", ["give ore"])
    p.answer("give ore", "give ore", "give ore", "give ore")
    assert (p.cards(YELLOW), p.asked) == (5, BLUE)
    p.answer("give fuel", "give fuel", "give fuel", "give fuel")
    assert (p.cards(BLUE), p.cards(WHITE), p.asked, p.question) == (4, 7, YELLOW, "theft")
    assert (p.bank["ore"], p.bank["fuel"]) == (12, 12)


@pytest.mark.rule("SF-195")
def test_a_diplomat_saves_up_to_twelve_cards() -> None:
    p = roll(position(hands={BLUE: "ore " * 12}, friends={BLUE: "DI1"}), 7)
    assert p.question == "theft"
    p = roll(position(hands={BLUE: "ore " * 12 + "fuel"}, friends={BLUE: "DI1"}), 7)
    assert (p.question, p.asked) == ("tribute", BLUE)


@pytest.mark.rule("SF-069", "SF-R11", "SF-R56")
def test_theft_is_a_choice_among_hands_that_hold_something() -> None:
    p = roll(position(hands={BLUE: "ore", RED: "fuel food"}), 7)
    assert p.offers() == ["rob seat2", "rob seat4", "nobody"]
    nobody = p.copy().answer("nobody")
    assert nobody.cards(YELLOW) == 0
    p.answer("rob seat2")
    assert (p.hand(YELLOW), p.hand(BLUE)) == ("ore", "")
    assert p.told("stolen", WHITE) == ["yellow blue"]
    assert (p.told("you-gained", YELLOW), p.told("you-gained", WHITE), p.told("you-lost", BLUE)) == (["yellow ore"], [], ["blue ore"])


@pytest.mark.rule("SF-070", "SF-R12", "SF-072", "SF-034")
def test_supplies_now_or_later() -> None:
    p = position().do(Step.SUPPLIES)
    assert p.offers() == ["draw", "later"]
    drawn = p.copy().answer("draw")
    assert (drawn.cards(YELLOW), drawn.table.pile_cards) == (1, 59)
    p.answer("later")
    assert (p.question, "draw" in p.offers()) == ("business", True)
    p.answer("draw")
    assert (p.cards(YELLOW), "draw" in p.offers()) == (1, False)
    after_seven = position().do(Step.TURN, until=rolls(7))
    assert after_seven.answer("nobody").question == "supplies" if after_seven.question == "theft" else after_seven.question == "supplies"


def is_quiet(told: list[str]) -> bool:
    """No seven in the turn that follows."""
    return not any(text.startswith("rolled") and text.endswith(" 7") for text in told)


@pytest.mark.rule("SF-073")
def test_supplies_not_drawn_are_lost() -> None:
    p = position().do(Step.SUPPLIES).answer("later", "end-phase", until=is_quiet)
    assert (p.table.supplies, p.table.active, p.told("supplied")) == (0, BLUE, [])


@pytest.mark.rule("SF-071", "SF-R10")
def test_nine_points_get_no_supplies() -> None:
    rich = position(fame={YELLOW: 10})
    assert (rich.points(YELLOW), rich.do(Step.SUPPLIES).question) == (9, "business")
    p = position(fame={YELLOW: 9}, friends={YELLOW: "DI2"}, hands={YELLOW: "goods"})
    assert p.points(YELLOW) == 10  # 4 + 4 + the chip of the diplomats
    p = position(fame={YELLOW: 5}, friends={YELLOW: "DI2"}, hands={YELLOW: "goods"}).do(Step.SUPPLIES)
    p.answer("later", "buy-fame")
    assert (p.points(YELLOW), "draw" in p.offers()) == (9, False)


@pytest.mark.rule("SF-183", "SF-R61")
def test_fast_supplies() -> None:
    fast: dict[str, int | str] = {"supplies": "fast"}
    assert position(agreed=fast).do(Step.SUPPLIES).answer("draw").cards(YELLOW) == 2
    assert position(agreed=fast, fame={YELLOW: 6}).do(Step.SUPPLIES).answer("draw").cards(YELLOW) == 1
    assert position(agreed=fast, fame={YELLOW: 10}).do(Step.SUPPLIES).question == "business"


@pytest.mark.rule("SF-074", "SF-R09")
def test_an_empty_pile_is_made_anew() -> None:
    p = position()
    for resource in range(5):
        p.table.bank[resource], p.table.pile[resource] = 20, 0
    p.table.bank[0], p.table.fleets[RED].hand[0], p.table.fleets[RED].cards = 2, 18, 18
    p.table.pile_cards = 0
    p.do(Step.SUPPLIES).answer("draw")
    assert p.told("new-pile") == ["26"]
    assert (p.table.made, p.table.pile_cards, p.cards(YELLOW)) == ([2, 6, 6, 6, 6], 25, 1)
    nothing = position()
    for resource in range(5):
        nothing.table.fleets[RED].hand[resource] = 20
        nothing.table.bank[resource] = nothing.table.pile[resource] = 0
    nothing.table.fleets[RED].cards, nothing.table.pile_cards = 100, 0
    assert nothing.do(Step.SUPPLIES).question == "business"


@pytest.mark.rule("SF-198", "SF-R44")
def test_the_relief_fund_helps_at_any_roll_that_brings_nothing() -> None:
    p = roll(position(friends={RED: "DI5"}), 4)  # yellow's roll; red has no 4
    assert (p.asked, p.question) == (RED, "relief")
    assert p.offers() == ["take ore", "take fuel", "take carbon", "take food", "take goods", "decline"]
    assert p.copy().answer("decline").cards(RED) == 0
    assert p.answer("take goods").hand(RED) == "goods"
    assert roll(position(friends={RED: "DI5"}), 8).question == "business"
    short = position(friends={RED: "DI5"})
    short.table.pile[0] += 8
    short.table.pile_cards += 8
    short.table.bank[0] = 0
    assert roll(short, 8).asked == RED
