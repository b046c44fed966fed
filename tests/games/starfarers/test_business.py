"""Trade and Building phase: building and the uses of friendship cards (SF-080, SF-090 to SF-106, SF-196, SF-197)."""

from __future__ import annotations

import pytest

from cosmocafe.games.starfarers.vocabulary import Step

from .builder import BLUE, RED, WHITE, YELLOW, position


@pytest.mark.rule("SF-080", "SF-090", "SF-053", "SF-R66")
def test_the_menu_lists_what_can_be_paid_until_the_phase_ends() -> None:
    p = position(hands={YELLOW: "ore ore fuel fuel"})
    assert p.offers() == ["end-phase", "build booster", "build freight_ring"]
    p.answer("build booster")
    assert (p.bank["fuel"], p.hand(YELLOW), p.offers()) == (10, "ore ore", ["end-phase", "build freight_ring"])
    p.answer("build freight_ring")
    assert (p.question, p.offers()) == ("business", ["end-phase"])
    assert position().offers("ship", "to") == []


@pytest.mark.rule("SF-091", "SF-093", "SF-097", "SF-098", "SF-106")
def test_a_colony_ship() -> None:
    p = position(hands={YELLOW: "ore fuel carbon food"}, ships={YELLOW: "T1 colony A16"})
    p.answer("build colony_ship")
    assert p.offers() == ["launch T2 C21", "launch T3 C21", "launch T2 C23", "launch T3 C23"]
    p.answer("launch T3 C23")
    assert (p.ship_at(YELLOW, "T3"), p.table.fleets[YELLOW].modules[0], p.hand(YELLOW)) == ("C23", 4, "")
    assert "ship T3" in p.fly().offers()


@pytest.mark.rule("SF-092")
def test_a_trade_ship() -> None:
    p = position(hands={YELLOW: "ore fuel goods goods"})
    assert "build trade_ship" in p.offers()
    p.answer("build trade_ship", "launch T1 C21")
    assert (p.table.fleets[YELLOW].cargo[0], p.table.fleets[YELLOW].modules, p.bank["goods"]) == (1, [6, 6], 10)


@pytest.mark.rule("SF-094", "SF-R15")
def test_without_a_transporter_no_ship() -> None:
    p = position(hands={YELLOW: "ore fuel carbon food"}, ships={YELLOW: "T1 colony A16, T2 colony B16, T3 trade D16"})
    assert p.offers() == ["end-phase"]


@pytest.mark.rule("SF-095")
def test_without_a_module_no_ship() -> None:
    p = position(hands={YELLOW: "ore ore fuel fuel carbon food goods goods"}, change={"player_pieces": {"colony_modules": 4}})
    assert "build colony_ship" in p.offers()
    p.answer("build colony_ship", "launch T1 C21")
    p = position(hands={YELLOW: "ore fuel carbon food"}, ships={YELLOW: "T1 colony A16"}, change={"player_pieces": {"colony_modules": 4}})
    assert "build colony_ship" not in p.offers()
    outposts = {YELLOW: "merchants " * 5 + "green_folk green_folk"}
    assert "build trade_ship" not in position(hands={YELLOW: "ore fuel goods goods"}, outposts=outposts).offers()


@pytest.mark.rule("SF-096")
def test_without_an_empty_place_no_ship() -> None:
    p = position(hands={YELLOW: "ore fuel carbon food"}, ships={YELLOW: "T1 colony C21", RED: "T1 colony C23"})
    assert "build colony_ship" not in p.offers()
    p = position(hands={YELLOW: "ore fuel carbon food"}, ships={RED: "T1 colony C23"}).answer("build colony_ship")
    assert {text.split()[-1] for text in p.offers()} == {"C21"}


@pytest.mark.rule("SF-099", "SF-100", "SF-011", "SF-R16")
def test_a_spaceport_can_be_used_at_once() -> None:
    p = position(hands={YELLOW: "carbon carbon carbon carbon food food food ore fuel"})
    p.answer("build spaceport")
    assert p.offers() == ["site gamma.c", "site delta.b"]
    p.answer("site gamma.c")
    assert (p.points(YELLOW), p.sites(YELLOW)) == (5, ["alpha.b", "gamma.c", "delta.b"])
    p.answer("build colony_ship")
    assert {text.split()[-1] for text in p.offers()} == {"C21", "C23", "H22", "J23"}


@pytest.mark.rule("SF-101")
def test_three_spaceports_at_most() -> None:
    p = position(hands={YELLOW: "carbon carbon carbon food food"}, colonies={YELLOW: "S1.a"}, ports={YELLOW: "gamma.c delta.b"})
    assert "build spaceport" not in p.offers()
    only_ports = position(hands={YELLOW: "carbon carbon carbon food food"}, change={"player_pieces": {"spaceport_rings": 4}})
    only_ports = position(
        hands={YELLOW: "carbon carbon carbon food food"},
        ports={YELLOW: "gamma.c delta.b"},
        change={"player_pieces": {"spaceport_rings": 4}},
    )
    assert "build spaceport" not in only_ports.offers()


@pytest.mark.rule("SF-102", "SF-018", "SF-103", "SF-104", "SF-105")
def test_expansions_up_to_their_limits() -> None:
    hand = {YELLOW: "ore ore fuel fuel carbon carbon"}
    p = position(hands=hand, expansions={YELLOW: "booster " * 5 + "cannon " * 6 + "freight_ring " * 5})
    assert p.offers("build") == ["build booster"]
    p.answer("build booster")
    assert p.expansions(YELLOW) == {"booster": 6, "cannon": 6, "freight_ring": 5}
    scarce = position(hands=hand, expansions={RED: "cannon"}, change={"shared_supply": {"cannons": 1}})
    assert scarce.offers("build") == ["build booster", "build freight_ring"]


@pytest.mark.rule("SF-196", "SF-R42")
def test_fame_is_bought_once_a_turn_even_with_both_cards() -> None:
    p = position(hands={YELLOW: "goods goods"}, friends={YELLOW: "DI2 DI3"}).answer("buy-fame")
    assert (p.fame(YELLOW), p.hand(YELLOW), p.offers("buy-fame")) == (2, "goods", [])
    assert position(friends={YELLOW: "DI2"}, hands={YELLOW: "ore"}).offers("buy-fame") == []
    p.do(Step.TURN, until=lambda told: not any("rolled" in text and text.endswith(" 7") for text in told))
    assert p.table.praised == 0


@pytest.mark.rule("SF-197", "SF-R43")
def test_a_helping_hand_from_two_leaders() -> None:
    p = position(hands={BLUE: "ore", WHITE: "fuel", RED: "food"}, fame={BLUE: 8, WHITE: 6, RED: 6}, friends={YELLOW: "DI4"})
    assert (p.points(YELLOW), p.points(BLUE), p.points(WHITE)) == (6, 8, 7)
    p.answer("call-help")
    assert (p.question, p.offers()) == ("help", ["leader seat2", "leader seat3", "leader seat4"])
    p.answer("leader seat2")
    assert p.offers() == ["leader seat3", "leader seat4"]
    p.answer("leader seat4")
    assert (p.hand(YELLOW), p.hand(WHITE), p.offers("call-help")) == ("ore food", "fuel", [])


@pytest.mark.rule("SF-197", "SF-R43")
def test_no_help_without_two_leaders() -> None:
    p = position(hands={BLUE: "ore"}, fame={BLUE: 8}, friends={YELLOW: "DI4"})
    assert p.offers("call-help") == []
    both = position(3, hands={BLUE: "ore"}, fame={BLUE: 8, WHITE: 8}, friends={YELLOW: "DI4"}).answer("call-help", "leader seat2")
    assert (both.hand(YELLOW), both.question) == ("ore", "business")  # the other leader, named without a choice, has no card


def test_a_built_expansion_is_told_once() -> None:
    p = position(hands={YELLOW: "fuel fuel"}).answer("build booster")
    assert p.told() == ["built yellow booster"]
