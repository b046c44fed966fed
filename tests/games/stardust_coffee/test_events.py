"""Galaxy Events (SC-129 to SC-138); Dusk Glory stands with the attacks."""

from __future__ import annotations

import pytest

from cosmocafe.games.stardust_coffee.vocabulary import Step

from .builder import LEAH, SARA, TOM, Given, Position, board, position


def dawn(event: str, *boards: Given, **given: object) -> Position:
    """The beginning of a round with this event."""
    return position(*boards, foreseen=event, begin=Step.ROUND, **{"round": 3, **given})  # type: ignore[arg-type]


def day(event: str, sara: Given, ship: str, **given: object) -> Position:
    """Sara's turn in a round with this event."""
    return position(sara, board("C"), event=event, ship=ship, **{"round": 3, "die": "coffee 1", **given})  # type: ignore[arg-type]


@pytest.mark.rule("SC-021", "SC-129", "SC-R51")
def test_dawn_basics_gives_everybody_two_of_choice_from_the_first_player_clockwise() -> None:
    p = dawn("dawn_basics", board(), board(), board(), first=LEAH, to_move=LEAH)
    asked = []
    while p.question == "gain_basic":
        asked.append(p.asked)
        p.answer("gain milk" if len(asked) % 2 else "gain water")
    assert asked == [LEAH, LEAH, SARA, SARA, TOM, TOM]
    assert [p.goods(seat) for seat in (SARA, TOM, LEAH)] == ["1 water, 1 milk"] * 3
    assert (p.question, p.asked) == ("recharge", LEAH)


@pytest.mark.rule("SC-130", "SC-R51", "SC-R40")
def test_dawn_advanced_gives_everybody_two_different_ones_and_is_no_offer() -> None:
    p = dawn("dawn_advanced", board(), board())
    assert p.offers() == [f"gain {name}" for name in ("dark_roast", "chocolate", "ice", "whisky", "cream", "milk_foam")]
    p.answer("gain ice")
    assert "gain ice" not in p.offers()
    p.answer("gain cream")
    assert (p.goods(SARA), p.asked) == ("1 ice, 1 cream", TOM)


@pytest.mark.rule("SC-131", "SC-R41")
def test_dawn_cheap_trade_halves_the_price_for_a_round() -> None:
    p = day("dawn_cheap_trade", board("A", "A", goods="1 coffee, 2 milk"), "A")
    assert p.offers("trade") == ["trade dark_roast", "trade chocolate", "trade cream", "trade milk_foam"]
    p.answer("trade cream")
    assert p.goods(SARA) == "1 coffee, 1 milk, 1 cream"
    other = day("", board("A", "A", goods="1 coffee, 2 milk"), "A")
    assert other.offers("trade") == ["trade cream", "trade milk_foam"]


@pytest.mark.rule("SC-131", "SC-021")
def test_a_lasting_event_asks_nothing_and_ends_with_its_round() -> None:
    p = dawn("dawn_cheap_trade", board(), board())
    assert (p.question, p.told("event")) == ("recharge", ["dawn_cheap_trade"])
    over = position(board("A", "(A)"), board("C", "(C)"), event="dawn_cheap_trade", round=3)
    assert over.table.event == -1


@pytest.mark.rule("SC-132", "SC-R28")
@pytest.mark.parametrize(("at", "rides"), [("A1", ["ride A"]), ("A3", ["ride B"]), ("A2", ["ride B", "ride A"]), ("D3", ["ride A"])])
def test_dawn_city_ride_brings_the_active_ship_to_the_nearest_city(at: str, rides: list[str]) -> None:
    p = day("dawn_city_ride", board("B", f"{at} B1"), at).answer("end-turn")
    assert (p.question, p.offers()) == ("ride", ["stay", *rides])
    stayed = p.copy().answer("stay")
    assert stayed.ships(SARA) == f"({at}) B1"
    p.answer(rides[0])
    assert p.ships(SARA) == f"({rides[0][-1]}) B1"
    assert p.asked == TOM


@pytest.mark.rule("SC-R28")
def test_a_ride_gives_no_delivery_and_a_ship_on_a_city_stays() -> None:
    p = day("dawn_city_ride", board("A", "D3", poured="2 coffee, 1 water"), "D3").answer("end-turn", "ride A")
    assert (p.asked, p.delivered(SARA)) == (TOM, "")
    assert day("dawn_city_ride", board("B", "A"), "A").answer("end-turn").asked == TOM


@pytest.mark.rule("SC-133", "SC-R30")
def test_dawn_swap_lets_the_first_player_swap_two_empty_globes() -> None:
    boards = [board("A", "A1 A"), board("C", "B2 C")]
    p = dawn("dawn_swap", *boards, pirates="alpha A2", tokens={"A3": 2, "C1": 1}, dusted="A3 B1", first=TOM, to_move=TOM)
    assert (p.asked, p.question) == (TOM, "swap")
    assert p.offers() == [f"swap {tile}" for tile in ("A3", "B1", "B3", "C1", "C2", "C3", "D1", "D2", "D3")]
    supply, stardust = list(p.table.supply), p.table.stardust
    water, milk = p.table.globes[3], p.table.globes[9]
    p.answer("swap A3")
    assert "swap A3" not in p.offers()
    p.answer("swap C1")
    assert (p.table.globes[3], p.table.globes[9]) == (milk, water)
    assert (p.tokens("A3", "C1"), p.dusted) == ([0, 0], "B1")
    assert (list(p.table.supply), p.table.stardust) == ([supply[0], supply[1] + 2, supply[2] + 1], stardust + 1)
    assert (p.asked, p.question) == (TOM, "recharge")


@pytest.mark.rule("SC-R30")
def test_ports_stay_where_they_are_when_globes_are_swapped() -> None:
    p = dawn("dawn_swap", board("A", "A"), board("C", "C")).answer("swap A1", "swap A2")
    p.try_until("recharge", lambda p: p.table.port == 1)
    assert p.told("port") == ["1 A1"]
    p = dawn("dawn_swap", board("A", "A", goods="1 chocolate"), board("C", "C")).answer("swap A1", "swap A2")
    p.try_until("recharge", lambda p: p.table.port == 1).answer("die coffee")
    assert p.offers("collect") == ["collect"]  # the Globe at port 1 now shows chocolate


@pytest.mark.rule("SC-R30", "SC-133")
def test_without_two_empty_globes_the_swap_is_skipped() -> None:
    boards = [board("A", "A1 A2 A3"), board("C", "B1 B2 B3"), board("B", "C1 C2 C3"), board("D", "D1 D2 D")]
    assert dawn("dawn_swap", *boards).question == "recharge"
    boards[3] = board("D", "D1 D D")
    assert dawn("dawn_swap", *boards).question == "swap"
    assert dawn("dawn_swap", *boards, pirates="alpha D2").question == "recharge"


@pytest.mark.rule("SC-134")
def test_dusk_stardust_gives_everybody_one() -> None:
    p = dawn("dusk_stardust", board(), board(stardust=1), board(stardust=2), round=7)
    assert [p.board(seat).stardust for seat in (SARA, TOM, LEAH)] == [1, 2, 3]


@pytest.mark.rule("SC-135", "SC-R31")
def test_dusk_free_upgrade_unlocks_with_a_token_of_the_supply_or_repairs() -> None:
    sara = board("A", "A", powers="warp_drive (ansible)", stardust=1, goods="1 ice")
    p = dawn("dusk_free_upgrade", sara, board(), round=7)
    names = ["stardust_collector", "ansible", "ion_cannon", "duplicate_machine", "dredging_web"]
    assert p.offers() == [*(f"{'repair' if name == 'ansible' else 'unlock'} {name}" for name in names), "pass"]
    stardust = p.table.stardust
    unlocked = p.copy().answer("unlock dredging_web")
    assert (unlocked.powers(SARA), unlocked.table.stardust) == ("warp_drive (ansible) dredging_web", stardust - 1)
    assert (unlocked.goods(SARA), unlocked.board(SARA).stardust) == ("1 ice", 1)
    repaired = p.copy().answer("repair ansible")
    assert (repaired.powers(SARA), repaired.table.stardust) == ("warp_drive ansible", stardust)
    assert p.answer("pass").asked == TOM


@pytest.mark.rule("SC-R31")
def test_with_an_empty_supply_only_repairs_are_free() -> None:
    p = dawn("dusk_free_upgrade", board(powers="warp_drive (ansible)"), board(), round=7, left={"stardust": 0})
    assert p.offers() == ["repair ansible", "pass"]


@pytest.mark.rule("SC-136", "SC-R29", "SC-R51")
def test_dusk_city_gift_rewards_ships_that_end_their_turn_on_a_city() -> None:
    p = day("dusk_city_gift", board("B", "A", goods="1 ice"), "A", round=7).answer("end-turn")
    assert p.offers() == [*(f"gain {name}" for name in ("dark_roast", "chocolate", "whisky", "cream", "milk_foam")), "pass"]
    assert p.copy().answer("pass").goods(SARA) == "1 ice"
    p.answer("gain whisky")
    assert (p.goods(SARA), p.asked) == ("1 ice, 1 whisky", TOM)
    assert day("dusk_city_gift", board("B", "A"), "A", round=7).answer("sail A1", "end-turn").asked == TOM


@pytest.mark.rule("SC-137", "SC-R27", "SC-R60")
def test_dusk_express_brings_a_ship_home_with_or_without_a_coffee() -> None:
    p = dawn("dusk_express", board("A", "B1 C2"), board("C", "C C"), round=7)
    assert (p.question, p.offers()) == ("express", ["home B1", "home C2", "pass"])
    p.answer("home C2")
    assert (p.ships(SARA), p.question) == ("B1 A", "recharge")  # Tom's ships are home, and he has nothing to deliver


@pytest.mark.rule("SC-137", "SC-R27", "SC-R49", "SC-R60")
def test_dusk_express_delivers_at_once_also_with_a_ship_that_is_home_already() -> None:
    complete = "2 coffee, 1 water"
    p = dawn("dusk_express", board("A", "A B1", poured=complete), board("C", "C C"), round=7)
    assert p.offers() == ["home A", "home B1", "pass"]
    p.answer("home A")
    assert (p.question, p.offers()) == ("express_delivery", ["deliver", "pass"])
    declined = p.copy().answer("pass")
    assert (declined.delivered(SARA), declined.question) == ("", "recharge")
    p.answer("deliver", "new-card latte")
    assert (p.delivered(SARA), p.ships(SARA)) == ("espresso", "A B1 A")  # the third ship can be used in this round
    assert (p.question, p.asked) == ("recharge", SARA)


@pytest.mark.rule("SC-R27")
def test_declining_the_express_is_legal() -> None:
    p = dawn("dusk_express", board("A", "B1", poured="2 coffee, 1 water"), board("C", "C"), round=7).answer("pass")
    assert (p.ships(SARA), p.delivered(SARA), p.question) == ("B1", "", "recharge")


@pytest.mark.rule("SC-R54")
def test_an_express_delivery_is_no_action_but_its_arrival_is_over() -> None:
    sara = board("A", "D3 B1", poured="2 coffee, 1 water", goods="2 coffee, 3 water", powers="warp_drive")
    p = dawn("dusk_express", sara, board("C", "C"), round=7, market="americano breve")
    p.answer("home B1", "deliver", "new-card americano")
    p.try_until("recharge", lambda p: p.table.dice[0] == 1).answer("die coffee")
    home = p.copy().answer("ship A", "use warp_drive", "stay")
    for good in ("coffee", "coffee", "water", "water", "water"):
        home.answer(f"pour {good}")
    assert home.offers("deliver") == []  # the ship merely starts its turn at home
    p.answer("ship D3", "use warp_drive", "warp A")
    for good in ("coffee", "coffee", "water", "water", "water"):
        p.answer(f"pour {good}")
    assert p.offers("deliver") == ["deliver"]
