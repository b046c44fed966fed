"""Encounters: every card, every box, every effect (SF-120 to SF-135)."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from typing import Any

import pytest

from cosmocafe.core.author.chance import seed_table
from cosmocafe.core.author.sets import has
from cosmocafe.games.starfarers import game
from cosmocafe.games.starfarers.box import Box
from cosmocafe.games.starfarers.passages import OUTCOMES
from cosmocafe.games.starfarers.rules import encounters
from cosmocafe.games.starfarers.rules import results as effects
from cosmocafe.games.starfarers.rules.encounters import follow
from cosmocafe.games.starfarers.table import Table
from cosmocafe.games.starfarers.vocabulary import CARDS, Step

from .builder import BLUE, RED, WHITE, YELLOW, Position, Wanted, position

TOML: dict[str, Any] = tomllib.loads(game.file("components.toml").read_text(encoding="utf-8"))
ENCOUNTERS: dict[str, Any] = {card["id"]: card for card in TOML["encounter"]}
HANDS = {YELLOW: "ore ore fuel carbon food goods", BLUE: "ore fuel", WHITE: "carbon food", RED: "goods goods"}
GEAR = {
    YELLOW: "booster cannon freight_ring",
    BLUE: "booster booster cannon",
    WHITE: "booster booster cannon",
    RED: "booster booster cannon",
}


def meeting(card: str, seed: int = 0, **more: Any) -> Position:
    """Yellow, with something to lose and to win, meets a card."""
    given = {"hands": HANDS, "expansions": GEAR, "fame": {YELLOW: 5}, "ships": {YELLOW: "T1 colony A16, T2 trade L16"}, **more}
    p = position(**given)
    seed_table(p.table, seed, 9, 9)
    return p.encounter(card)


def hears(text: str) -> Wanted:
    return lambda told: f"heard yellow {text}" in told


def played_out(p: Position, seed: int) -> list[str]:
    """Answer at random until the card is over; all that was told."""
    told, mood = p.told(), random.Random(seed)  # noqa: S311
    while p.question in QUESTIONS:
        p.answer(mood.choice(p.offers()))
        told += p.told()
    return told


QUESTIONS = {
    "ask", "gift", "hand_over", "pay", "swap_give", "swap_take", "choose", "lose_expansion", "gain_expansion", "pass_card", "jump", "land",
    "launch", "friend",
}  # fmt: skip


@pytest.mark.rule("SF-121", "SF-122", "SF-123", "SF-127", "SF-134", "SF-R34", "SF-R45")
@pytest.mark.parametrize("card", CARDS)
def test_every_box_of_every_card_is_read(card: str) -> None:
    texts = {node["text"] for node in ENCOUNTERS[card]["nodes"] if "text" in node}
    heard: set[str] = set()
    for seed in range(120):
        gear = GEAR if seed % 3 else {YELLOW: "booster " * 5 + "cannon " * 4}
        p = meeting(card, seed, expansions=gear)
        told = played_out(p, seed)
        end = next(i for i, text in enumerate(told) if text.startswith("card-over"))
        heard |= {text.split()[-1] for text in told[:end] if text.startswith("heard")}
        assert told[end] == f"card-over yellow {card}"
        if heard == texts:
            return
    raise AssertionError(f"never read: {texts - heard}")


def branches(card: str) -> set[tuple[int, int]]:
    """Every box of a card with every outcome that leads on from it."""
    box = game.new_box(4)
    first = box.card_first[CARDS.index(card)]
    boxes = range(first, first + len(ENCOUNTERS[card]["nodes"]))
    return {(node, outcome) for node in boxes for outcome in range(OUTCOMES) if box.passages[node].ways[outcome] >= 0}


@pytest.mark.rule("SF-121", "SF-122", "SF-128", "SF-129", "SF-R28")
@pytest.mark.parametrize("card", CARDS)
def test_every_branch_of_every_card_is_followed(card: str, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted, followed = branches(card), set[tuple[int, int]]()

    def note(box: Box, t: Table, who: int, outcome: int) -> None:
        followed.add((t.node, outcome))
        follow(box, t, who, outcome)

    for module in (encounters, effects):
        monkeypatch.setattr(module, "follow", note)
    for seed in range(200):
        if wanted <= followed:
            return
        played_out(meeting(card, seed, expansions=GEAR if seed % 3 else {YELLOW: "booster " * 5 + "cannon " * 4}), seed)
    raise AssertionError(f"never followed: {wanted - followed}")


def results() -> list[tuple[str, dict[str, Any]]]:
    return [
        (card, node) for card, row in ENCOUNTERS.items() for node in row["nodes"] if node["type"] == "result" and "wear" not in node["text"]
    ]


@pytest.mark.rule("SF-123", "SF-124", "SF-125", "SF-132", "SF-133")
@pytest.mark.parametrize(("card", "node"), results(), ids=[f"{card}{node['id']}" for card, node in results()])
def test_every_result_has_its_effects(card: str, node: dict[str, Any]) -> None:
    wanted = Counter({effect["op"]: effect.get("amount", effect.get("count", 1)) for effect in node["effects"]})
    for seed in range(200):
        p = meeting(card, seed, expansions=GEAR if seed % 3 else {YELLOW: "booster " * 5 + "cannon " * 4})
        fame, gear = p.fame(YELLOW), sum(p.expansions(YELLOW).values())
        told = played_out(p, seed)
        if f"heard yellow {node['text']}" not in told[: told.index(f"card-over yellow {card}")]:
            continue
        first = told[: told.index(f"card-over yellow {card}")]
        assert len([text for text in first if text.startswith("claim ")]) == wanted["free_trade_ship"]
        assert len([text for text in first if text.startswith("grounded ")]) == (wanted["ground_first_ship"] > 0)
        if "new_encounter" not in wanted:
            assert p.fame(YELLOW) - fame == wanted["fame"]
            assert sum(p.expansions(YELLOW).values()) - gear == wanted["gain_expansion"] - wanted["lose_expansion"]
            taken = len([text for text in first if text.startswith("took ")])
            assert taken == wanted["gain"] + wanted["gain_choice"] + gift_back(first, wanted) + 2 * ("swap" in p_ops(card, first))
        return
    raise AssertionError("the result was never reached")


def gift_back(told: list[str], wanted: Counter[str]) -> int:
    """Cards of a present that came back."""
    return len([text for text in told if text.startswith("gave ")]) if "return_gift" in wanted else 0


def p_ops(card: str, told: list[str]) -> set[str]:
    """Effects on the way to a result: a swap happened if a card was given on the black market."""
    is_market = ENCOUNTERS[card]["nodes"][0]["text"] == "black_market"
    return {"swap"} if is_market and any(text.startswith("gave ") for text in told) else set()


@pytest.mark.rule("SF-120", "SF-R24", "SF-R52")
def test_only_the_reader_knows_the_card() -> None:
    p = meeting("E11")
    assert (p.told("card", BLUE), p.told("card", YELLOW), p.told("card", WHITE)) == (["blue E11"], [], [])
    assert (p.view(BLUE).card, p.view(YELLOW).card, p.view(RED).card) == (11, 0, 0)
    p.table.deck = (1 << 32) - 1 & ~(1 << 10)
    heard = {table.card for table in p.guesses(YELLOW, 200)}
    assert heard == {7, 8, 9, 10, 11, 12, 13, 21}  # all that begin with the same words
    p.answer("amount 1", "give ore", until=hears("trader_pleased"))
    assert p.question == "choose"
    assert {table.card for table in p.guesses(YELLOW, 50)} == {11}


@pytest.mark.rule("SF-R52")
def test_cards_that_still_sound_alike_stay_possible() -> None:
    p = meeting("E13").answer("amount 0")
    p.table.deck = (1 << 32) - 1 & ~(1 << 12)
    p.do_again()
    assert {table.card for table in p.guesses(WHITE, 60)} == {13, 21}
    assert {table.node for table in p.guesses(BLUE, 5)} == {p.table.node}


@pytest.mark.rule("SF-R52")
def test_a_discarded_card_is_public() -> None:
    p = meeting("E08").answer("amount 0")
    assert p.told("card-over", RED) == ["yellow E08"]
    assert not has(p.view(RED).deck, 7)


@pytest.mark.rule("SF-135")
def test_an_empty_pile_is_shuffled_anew() -> None:
    p = position(ships={YELLOW: "T1 colony A16"})
    p.table.deck = 0
    p.do(Step.ENCOUNTER)
    assert p.told("drew-encounter")


@pytest.mark.rule("SF-128", "SF-R30")
def test_a_present_is_fixed_before_the_result_and_goes_to_the_bank() -> None:
    p = meeting("E08")
    assert p.offers() == ["amount 0", "amount 1", "amount 2", "amount 3"]
    p.answer("amount 2", "give ore")
    assert (p.table.gift, p.told("heard")) == ([1, 0, 0, 0, 0], [])
    p.answer("give fuel")
    assert (p.told("heard"), p.bank["ore"], p.bank["fuel"], p.fame(YELLOW)) == (["yellow miser_speaks"], 9, 9, 6)
    poor = meeting("E08", hands={YELLOW: "ore"})
    assert poor.offers() == ["amount 0", "amount 1"]


@pytest.mark.rule("SF-R30")
def test_a_present_comes_back() -> None:
    p = meeting("E11").answer("amount 3", "give ore", "give ore", "give fuel")
    assert (p.hand(YELLOW), p.told("took")) == (HANDS[YELLOW], ["yellow ore", "yellow ore", "yellow fuel"])


@pytest.mark.rule("SF-129", "SF-R28", "SF-R29")
def test_contests_count_pieces_and_bonuses_as_they_should() -> None:
    p = meeting("E14", expansions={YELLOW: "cannon", RED: "cannon cannon"}, friends={YELLOW: "SC5", RED: "SC1"})
    p.answer("no")
    mine, theirs = (int(text) for text in p.told("contest")[0].split()[-2:])
    rolls = [sum(int(n) for n in text.split()[-2:]) for text in p.told("mother-ship")]
    assert (mine, theirs) == (rolls[0] + 1 + 2, rolls[1] + 2)  # a pirate's friends do not help him
    assert p.told("opponent") == ["red combat"]
    race = meeting("E02", expansions={YELLOW: "booster", BLUE: "booster booster"}, friends={YELLOW: "SC4", BLUE: "SC1"}).answer("yes")
    mine, theirs = (int(text) for text in race.told("contest")[0].split()[-2:])
    rolls = [sum(int(n) for n in text.split()[-2:]) for text in race.told("mother-ship")]
    assert (mine, theirs) == (rolls[0] + 1 + 2, rolls[1] + 2 + 1)


@pytest.mark.rule("SF-R29")
def test_equal_is_not_stronger() -> None:
    p = meeting("E14", expansions={}, friends={})
    p.answer("no", until=lambda told: any(text.startswith("contest") and len(set(text.split()[-2:])) == 1 for text in told))
    assert p.told("heard")[-1] == "yellow ship_captured"


@pytest.mark.rule("SF-R28", "SF-R45")
def test_boosters_are_compared_without_a_roll() -> None:
    away = meeting("E19", expansions={YELLOW: "booster", RED: "booster booster"}, friends={YELLOW: "SC1"}).answer("yes")
    assert (away.told("mother-ship"), away.told("heard")) == ([], ["yellow away"])
    caught = meeting("E19", expansions={YELLOW: "booster", RED: "booster booster"}, friends={RED: "SC4"}).answer("yes")
    assert caught.told("opponent") == ["blue combat"]  # another neighbour fights


@pytest.mark.rule("SF-129")
def test_opponents_are_neighbours_on_either_side() -> None:
    for card, answer, opponent in (("E14", "no", "red"), ("E15", "no", "white"), ("E18", "no", "blue"), ("E22", "yes", "white")):
        assert meeting(card).answer(answer).told("opponent")[0].split()[0] == opponent
    three = position(3, ships={YELLOW: "T1 colony A16"}, hands={YELLOW: "ore ore"}).encounter("E15").answer("no")
    assert three.told("opponent") == ["blue combat"]  # second to the right of three


@pytest.mark.rule("SF-R26")
def test_yes_needs_the_cards() -> None:
    assert meeting("E14", hands={YELLOW: "ore"}).told("opponent")  # no choice but to fight
    assert meeting("E14", hands={YELLOW: "ore ore"}).offers() == ["yes", "no"]
    assert meeting("E23", hands={}).told("heard") == ["yellow thief_offers", "yellow refusal_noticed"]


@pytest.mark.rule("SF-130")
def test_a_grounded_first_ship_does_not_fly_the_others_do() -> None:
    p = meeting("E18").answer("yes", "give ore", "give ore")
    assert (p.told("grounded"), p.table.grounded) == (["yellow T1"], 1)
    p.table.base_speed = 3
    assert p.do(Step.SCOUT).offers() == ["ship T2", "land-all"]
    bare = meeting("E18", ships={}).answer("yes", "give ore", "give ore")
    assert (bare.told("grounded"), bare.table.grounded) == ([], 0)


@pytest.mark.rule("SF-132", "SF-R32", "SF-106")
def test_a_free_trade_ship_at_once_or_later() -> None:
    p = meeting("E05").answer("amount 3", "give ore", "give ore", "give fuel")
    assert (p.question, len(p.offers())) == ("launch", 2)
    p.answer("launch T3 C21")
    assert (p.ship_at(YELLOW, "T3"), p.hand(YELLOW)) == ("C21", "carbon food goods")
    full = meeting("E05", ships={YELLOW: "T1 colony C13, T2 trade L16, T3 trade N16"}, chips={"S1.1": "C17", "S1.3": "C13"})
    full.answer("amount 3", "give ore", "give ore", "give fuel")
    assert (full.question, full.table.fleets[YELLOW].claims) == ("business", 1)
    full.fly(3).answer("settle T1")
    assert full.question == "launch"  # a transporter has come home
    full.answer("launch T1 C21")
    assert "ship T1" in full.offers()


@pytest.mark.rule("SF-133", "SF-018")
def test_expansions_are_lost_and_gained_by_choice() -> None:
    p = meeting("E06").answer("amount 0")
    assert (p.question, p.offers()) == ("lose_expansion", ["expansion booster", "expansion cannon", "expansion freight_ring"])
    nothing = meeting("E06", expansions={}).answer("amount 0")
    assert nothing.question == "business"
    full = meeting("E09", expansions={YELLOW: "booster " * 6 + "cannon " * 5 + "freight_ring " * 4})
    full.answer("amount 3", "give ore", "give ore", "give fuel")
    assert full.offers() == ["expansion cannon", "expansion freight_ring"]


@pytest.mark.rule("SF-134", "SF-R33", "SF-R34", "SF-R35", "SF-R59")
def test_wear_hits_everybody_and_another_card_follows() -> None:
    heavy = "booster booster cannon cannon cannon freight_ring freight_ring"
    p = meeting("E32", expansions={WHITE: heavy, BLUE: heavy, RED: "freight_ring", YELLOW: "cannon"})
    assert (p.asked, p.question) == (BLUE, "lose_expansion")
    p.answer("expansion freight_ring")
    assert p.asked == WHITE
    fame = [p.fame(seat) for seat in range(4)]
    p.answer("expansion booster", until=lambda told: "card-over yellow E32" in told and "wear" not in told[-1])
    assert (p.fame(WHITE) - fame[WHITE], p.fame(BLUE) - fame[BLUE], p.fame(RED) - fame[RED]) == (1, 0, 0)
    assert p.told("drew-encounter") == ["yellow"]
    assert not has(p.table.deck, 31)  # the wear card stayed aside while the others were shuffled


@pytest.mark.rule("SF-R35")
def test_nobody_is_honoured_without_freight_rings() -> None:
    p = meeting("E32", expansions={})
    end = p.told().index("card-over yellow E32")
    assert not [text for text in p.told()[:end] if text.startswith("fame")]


@pytest.mark.rule("SF-R34")
def test_another_encounter_is_drawn_without_shuffling() -> None:
    p = meeting("E01")
    p.table.deck = 1 << 7
    p.answer("no")
    assert (p.told("card-over"), p.question, p.table.card, p.table.deck) == (["yellow E01"], "gift", 8, 0)


@pytest.mark.rule("SF-R36", "SF-R56")
def test_a_card_from_each() -> None:
    p = meeting("E23", hands={YELLOW: "ore", BLUE: "fuel", RED: "food food"}).answer("yes", "give ore", until=hears("thief_delivers"))
    assert (p.told("stolen"), p.hand(YELLOW)) == (["yellow blue", "yellow red"], "fuel food")
    assert p.told("you-gained", WHITE) == []
    known = meeting("E23").answer("yes", "give ore", until=hears("thief_runs"))
    assert (known.cards(YELLOW), known.fame(YELLOW)) == (5, 4)


@pytest.mark.rule("SF-R56", "SF-R66")
def test_everybody_gives_a_card_of_his_choice() -> None:
    p = meeting("E07").answer("amount 0")
    assert (p.asked, p.question, p.offers()) == (BLUE, "pass_card", ["give ore", "give fuel"])
    p.answer("give fuel")
    assert (p.asked, p.told("you-gained", YELLOW), p.told("you-gained", RED)) == (WHITE, ["yellow fuel"], [])
    p.answer("give food")
    assert (p.asked, p.offers()) == (RED, ["give goods"])
    p.answer("give goods")
    assert (p.cards(YELLOW), p.fame(YELLOW)) == (9, 3)


@pytest.mark.rule("SF-R31", "SF-R55")
def test_a_swap_takes_other_types_and_the_patrol_takes_them_back() -> None:
    p = meeting("E04", hands={YELLOW: "ore"}).answer("yes", "give ore")
    assert p.offers() == ["take fuel", "take carbon", "take food", "take goods"]
    caught = p.copy().answer("take goods", "take goods", until=hears("patrol"))
    assert (caught.hand(YELLOW), caught.bank["goods"], caught.bank["ore"]) == ("", 8, 9)
    p.answer("take goods", "take food", until=hears("unheard"))
    assert p.hand(YELLOW) == "food goods"


@pytest.mark.rule("SF-R55")
def test_a_poor_bank_pays_what_it_has() -> None:
    p = meeting("E17", expansions={YELLOW: "cannon " * 6})
    p.table.pile[0] += 7
    p.table.pile_cards += 7
    p.table.bank[0] = 1
    p.answer("no", until=hears("hold_of_ore"))
    assert (p.hand(YELLOW).count("ore"), p.bank["ore"]) == (3, 0)
    choice = meeting("E07").answer("amount 3", "give ore", "give fuel", "give food")
    for resource in (0, 1, 2):
        choice.table.pile[resource] += choice.table.bank[resource]
        choice.table.pile_cards += choice.table.bank[resource]
        choice.table.bank[resource] = 0
    assert choice.do_again().offers() == ["take food", "take goods"]


@pytest.mark.rule("SF-125", "SF-126", "SF-R25")
def test_fame_has_a_floor_and_a_ceiling() -> None:
    p = meeting("E08", fame={YELLOW: 0}).answer("amount 0")
    assert (p.fame(YELLOW), p.told("fame-lost")) == (0, [])
    rich = meeting("E08", fame={YELLOW: 5, BLUE: 35, WHITE: 0, RED: 0}).answer("amount 2", "give ore", "give ore")
    assert (rich.fame(YELLOW), rich.told("fame")) == (5, [])
    for rings, worth in ((0, 0), (1, 0), (2, 1), (3, 1), (5, 2)):
        assert position(fame={YELLOW: rings}).points(YELLOW) == 4 + worth


def test_all_questions_of_a_card_are_known_here() -> None:
    assert {step.name.lower() for step in game.rules.questions} >= QUESTIONS


@pytest.mark.rule("SF-R52")
def test_all_hear_what_is_said_to_a_card() -> None:
    hands = {YELLOW: "ore ore"}
    assert meeting("E14", hands=hands).answer("yes").told("agreed", seat=2) == ["yellow"]
    assert meeting("E14", hands=hands).answer("no").told("refused", seat=2) == ["yellow"]
