"""Trade with the bank and with the other players (SF-081 to SF-087, SF-193, SF-194, SF-R54)."""

from __future__ import annotations

import pytest

from .builder import BLUE, RED, WHITE, YELLOW, position


@pytest.mark.rule("SF-084", "SF-085", "SF-087", "SF-R14")
def test_bank_ratios() -> None:
    p = position(hands={YELLOW: "ore ore ore fuel fuel goods goods"})
    assert {text.split()[1] for text in p.offers("exchange")} == {"ore", "goods"}
    assert "exchange ore ore" not in p.offers()
    p.answer("exchange ore food")
    assert (p.hand(YELLOW), p.bank["ore"], p.bank["food"]) == ("fuel fuel food goods goods", 11, 7)
    p.answer("exchange goods carbon")
    assert p.hand(YELLOW) == "fuel fuel carbon food"
    assert all(seat == YELLOW for seat in [p.asked])


@pytest.mark.rule("SF-R14")
def test_the_bank_gives_only_what_it_has() -> None:
    p = position(hands={YELLOW: "ore ore ore"})
    p.table.pile[3] += 8
    p.table.pile_cards += 8
    p.table.bank[3] = 0
    p.do_again()
    assert p.offers("exchange") == ["exchange ore fuel", "exchange ore carbon", "exchange ore goods"]


@pytest.mark.rule("SF-086", "SF-193")
def test_merchants_trade_two_to_one() -> None:
    for friend, resource in (("ME1", "ore"), ("ME2", "fuel"), ("ME3", "carbon"), ("ME4", "food")):
        p = position(hands={YELLOW: f"{resource} " * 4}, friends={YELLOW: friend})
        p.answer(f"exchange {resource} goods", f"exchange {resource} goods")
        assert p.hand(YELLOW) == "goods goods"


@pytest.mark.rule("SF-194", "SF-R41")
def test_goods_one_to_one_once_a_turn() -> None:
    p = position(hands={YELLOW: "goods goods goods"}, friends={YELLOW: "ME5"}).answer("exchange goods ore")
    assert p.hand(YELLOW) == "ore goods goods"
    p.answer("exchange goods ore")
    assert (p.hand(YELLOW), p.offers("exchange")) == ("ore ore", [])


@pytest.mark.rule("SF-081", "SF-083", "SF-R54", "SF-R13")
def test_a_proposal_is_composed_card_by_card_and_accepted() -> None:
    p = position(hands={YELLOW: "ore ore fuel", BLUE: "food", WHITE: "carbon", RED: ""}).answer("propose")
    assert (p.question, p.offers()) == ("offer", ["add ore", "add fuel"])
    p.answer("add ore", "add ore")
    assert p.offers() == ["add fuel", "done"]
    p.answer("done")
    assert (p.question, p.offers()) == ("want", ["add fuel", "add carbon", "add food", "add goods"])
    p.answer("add food")
    assert (p.asked, p.question, p.offers()) == (YELLOW, "want", ["done"])  # full, as nobody has two cards, but not yet sent
    p.answer("done")
    assert p.told() == ["offers yellow 2 ore", "wants yellow 1 food"]
    assert (p.asked, p.question, p.offers()) == (BLUE, "reply", ["accept", "decline", "counter"])
    p.answer("accept")
    assert (p.asked, p.offers()) == (WHITE, ["decline", "counter"])  # red has no cards and is not asked
    p.answer("decline")
    assert (p.asked, p.question, p.offers()) == (YELLOW, "deal", ["deal seat2", "withdraw"])
    p.answer("deal seat2")
    assert (p.hand(YELLOW), p.hand(BLUE), p.told("traded")) == ("fuel food", "ore ore", ["yellow blue"])


@pytest.mark.rule("SF-082", "SF-R54")
def test_a_counter_offer() -> None:
    p = position(hands={YELLOW: "ore fuel", BLUE: "food food", RED: "goods"}).answer("propose", "add ore", "done", "add food", "done")
    p.answer("counter")
    assert (p.asked, p.question) == (BLUE, "offer")
    p.answer("add food", "add food", "done", "add ore", "add fuel", "done")
    assert p.told() == ["offers blue 2 food", "wants blue 1 ore", "wants blue 1 fuel"]
    assert p.asked == RED
    p.answer("counter", "add goods", "done", "add carbon", "done")  # something yellow cannot pay
    assert (p.asked, p.offers()) == (YELLOW, ["deal seat2", "withdraw"])
    p.answer("deal seat2")
    assert (p.hand(YELLOW), p.hand(BLUE), p.hand(RED)) == ("food food", "ore fuel", "goods")


@pytest.mark.rule("SF-R54")
def test_nobody_agrees_or_the_proposal_is_withdrawn() -> None:
    p = position(hands={YELLOW: "ore fuel", BLUE: "food"}).answer("propose", "add ore", "done", "add food", "done", "decline")
    assert (p.question, p.hand(YELLOW)) == ("business", "ore fuel")
    p.answer("propose", "add ore", "done", "add food", "done", "accept", "withdraw")
    assert (p.question, p.hand(YELLOW), p.hand(BLUE)) == ("business", "ore fuel", "food")


@pytest.mark.rule("SF-R54")
def test_the_number_of_proposals_is_an_option() -> None:
    p = position(hands={YELLOW: "ore fuel", BLUE: "food"}, agreed={"proposals": 1})
    p.answer("propose", "add ore", "done", "add food", "done", "decline")
    assert "propose" not in p.offers()
    assert "propose" not in position(hands={YELLOW: "ore", BLUE: "food"}, agreed={"proposals": 0}).offers()
    assert "propose" not in position(hands={YELLOW: "ore"}).offers()


@pytest.mark.rule("SF-R54")
def test_people_may_propose_as_often_as_they_like_within_reason() -> None:
    p = position(hands={YELLOW: "ore fuel", BLUE: "food"})
    for _ in range(20):
        p.answer("propose", "add ore", "done", "add food", "done", "decline")
    assert "propose" in p.offers()


@pytest.mark.rule("SF-082", "SF-083", "SF-R54")
def test_the_active_player_calls_for_offers_and_each_may_make_one() -> None:
    p = position(hands={YELLOW: "ore fuel", BLUE: "food food", WHITE: "carbon", RED: ""}).answer("call-offers")
    assert p.told() == ["called yellow"]
    assert (p.asked, p.question, p.offers()) == (BLUE, "invite", ["bid", "decline"])
    p.answer("bid", "add food", "add food", "done", "add ore", "done")
    assert p.told() == ["offers blue 2 food", "wants blue 1 ore"]
    assert (p.asked, p.question) == (WHITE, "invite")  # red has nothing to offer and is not asked
    p.answer("bid", "add carbon", "done", "add goods", "done")  # something yellow cannot pay
    assert (p.asked, p.question, p.offers()) == (YELLOW, "deal", ["deal seat2", "withdraw"])
    p.answer("deal seat2")
    assert (p.hand(YELLOW), p.hand(BLUE), p.question) == ("fuel food food", "ore", "business")


@pytest.mark.rule("SF-R54")
def test_nobody_has_to_make_an_offer_and_calls_count_as_proposals() -> None:
    p = position(hands={YELLOW: "ore", BLUE: "food"}, agreed={"proposals": 1}).answer("call-offers", "decline")
    assert (p.question, p.asked, p.offers("propose", "call-offers")) == ("business", YELLOW, [])
    assert position(hands={YELLOW: "ore"}).offers("call-offers") == []
    assert position(hands={BLUE: "ore"}).offers("call-offers") == []  # nothing to give for anything


@pytest.mark.rule("SF-R13")
def test_the_same_type_is_never_on_both_sides() -> None:
    p = position(hands={YELLOW: "ore fuel carbon food goods", BLUE: "ore ore"}).answer("propose")
    p.answer("add ore", "add fuel", "add carbon", "add food")
    assert p.offers() == ["done"]
    p.answer("done")
    assert (p.asked, p.offers()) == (YELLOW, ["add goods"])
    p.answer("add goods")
    assert p.offers() == ["add goods", "done"]
