"""What each player knows: guesses agree with everything that was seen, counted or shown (SF-R56, SF-R63)."""

from __future__ import annotations

import random

import pytest

from cosmocafe.core.author.chance import seed_table
from cosmocafe.core.contract import peeping
from cosmocafe.core.contract.leaks import deal_again
from cosmocafe.core.contract.variants import variants
from cosmocafe.core.match import Match
from cosmocafe.games.starfarers import game
from cosmocafe.games.starfarers.box import Box
from cosmocafe.games.starfarers.rules.hands import draw_from_pile, gain, hand_over, pay, slip
from cosmocafe.games.starfarers.rules.minds import see_at_least
from cosmocafe.games.starfarers.table import Table
from cosmocafe.games.starfarers.vocabulary import Event, Step

from .builder import BLUE, RED, WHITE, YELLOW, Position, position

ORE, FUEL, CARBON, FOOD, GOODS = range(5)


def give(p: Position, seat: int, *resources: int) -> Position:
    """Cards of the bank, seen by all."""
    for resource in resources:
        gain(p.table, seat, resource, 1)
    return p


@pytest.mark.rule("SF-R63")
def test_cards_from_the_bank_are_known_to_all() -> None:
    p = give(position(), BLUE, ORE, ORE, FUEL)
    for seat in (YELLOW, WHITE, RED, -1):
        assert p.guessed_hands(seat, BLUE, 10) == {"ore ore fuel"}


@pytest.mark.rule("SF-R63")
def test_cards_from_the_pile_may_be_anything() -> None:
    p = position(hands={BLUE: "ore"})
    assert p.guessed_hands(YELLOW, BLUE) == {"ore", "fuel", "carbon", "food", "goods"}
    pay(p.table, BLUE, ORE)  # the unknown card turns out to be ore
    give(p, BLUE, FUEL)
    assert p.guessed_hands(YELLOW, BLUE) == {"fuel"}


@pytest.mark.rule("SF-R63")
def test_a_paid_card_is_taken_from_the_known_ones() -> None:
    p = give(position(hands={BLUE: "ore"}), BLUE, ORE)
    pay(p.table, BLUE, ORE)
    assert p.guessed_hands(YELLOW, BLUE) == {"ore", "fuel", "carbon", "food", "goods"}


@pytest.mark.rule("SF-R56", "SF-R63")
def test_an_unseen_card_between_two_others() -> None:
    p = give(position(), BLUE, ORE, ORE, FUEL, FUEL)
    slip(p.table, BLUE, RED, ORE)
    p.check()
    assert p.guessed_hands(YELLOW, RED) == {"ore", "fuel"}
    assert p.guessed_hands(YELLOW, BLUE) == {"ore fuel fuel", "ore ore fuel"}
    assert p.guessed_hands(RED, BLUE) == {"ore fuel fuel"}  # the receiver saw it
    assert p.guessed_hands(BLUE, RED) == {"ore"}  # so did the giver
    for table in p.guesses(WHITE):
        assert [a + b for a, b in zip(table.fleets[BLUE].hand, table.fleets[RED].hand, strict=True)] == [2, 2, 0, 0, 0]


@pytest.mark.rule("SF-R63")
def test_a_card_seen_later_rules_possibilities_out() -> None:
    p = give(position(), BLUE, ORE, FUEL)
    slip(p.table, BLUE, RED, FUEL)
    assert p.guessed_hands(YELLOW, RED) == {"ore", "fuel"}
    pay(p.table, RED, FUEL)
    assert p.guessed_hands(YELLOW, BLUE) == {"ore"}


@pytest.mark.rule("SF-R63")
def test_what_is_offered_or_accepted_is_shown() -> None:
    p = position(hands={YELLOW: "ore ore", BLUE: "food"}).answer("propose", "add ore", "add ore", "done", "add food")
    assert p.guessed_hands(RED, YELLOW, 20) == {"ore ore"}
    assert len(p.guessed_hands(RED, BLUE)) == 5
    p.answer("done", "accept")
    assert p.guessed_hands(RED, BLUE, 20) == {"food"}


@pytest.mark.rule("SF-R63")
def test_cards_traded_in_the_open_are_known() -> None:
    p = give(position(), BLUE, ORE)
    hand_over(p.table, BLUE, RED, ORE)
    assert p.guessed_hands(YELLOW, RED, 10) == {"ore"}


@pytest.mark.rule("SF-R63")
def test_the_pile_and_the_bank_are_counted() -> None:
    p = position(hands={YELLOW: "ore " * 12, BLUE: "fuel"})
    for table in p.guesses(YELLOW):
        assert table.fleets[BLUE].hand[ORE] == 0  # yellow drew all the ore of the pile himself
    scarce = position(hands={BLUE: "fuel fuel"})
    for resource in (ORE, CARBON, FOOD, GOODS):
        scarce.table.bank[resource] += scarce.table.pile[resource]
        scarce.table.pile_cards -= scarce.table.pile[resource]
        scarce.table.pile[resource] = scarce.table.made[resource] = 0
    scarce.table.made[FUEL] = 12
    assert scarce.guessed_hands(RED, BLUE, 10) == {"fuel fuel"}


@pytest.mark.rule("SF-R63")
def test_too_many_possibilities_become_vaguer_but_never_wrong() -> None:
    p = give(position(), BLUE, ORE, FUEL, CARBON, FOOD, GOODS)
    give(p, WHITE, ORE, FUEL, CARBON, FOOD, GOODS)
    for giver, receiver, resource in ((BLUE, RED, ORE), (WHITE, RED, FUEL), (RED, BLUE, FUEL), (BLUE, WHITE, FOOD), (WHITE, RED, FOOD)):
        slip(p.table, giver, receiver, resource)
        p.check()
    assert p.table.minds[YELLOW].count == 6
    for seat in range(-1, 4):
        assert p.guesses(seat, 20)


@pytest.mark.rule("SF-R63")
def test_a_possibility_that_cannot_show_enough_is_given_up() -> None:
    p = give(position(), BLUE, ORE, ORE, FUEL)
    slip(p.table, BLUE, RED, FUEL)
    see_at_least(p.table, BLUE, ORE, 2)
    assert p.guessed_hands(YELLOW, RED, 20) == {"fuel"}


Hands = tuple[tuple[int, ...], tuple[int, ...]]  # of blue and white


def changed(worlds: set[Hands], seat: int, resource: int, by: int) -> set[Hands]:
    """All see a card come or go; worlds without the card are wrong."""
    found = set()
    for world in worlds:
        hands = [list(hand) for hand in world]
        hands[seat - BLUE][resource] += by
        if hands[seat - BLUE][resource] >= 0:
            found.add((tuple(hands[0]), tuple(hands[1])))
    return found


def drawn(worlds: set[Hands], seat: int, p: Position) -> set[Hands]:
    """A card of the pile that yellow does not see: any type of which the pile may hold one."""
    found: set[Hands] = set()
    for resource in range(5):
        left = p.box.per_type - p.table.bank[resource] - p.table.fleets[YELLOW].hand[resource]
        found |= changed({world for world in worlds if left > world[0][resource] + world[1][resource]}, seat, resource, 1)
    return found


def passed(worlds: set[Hands], giver: int) -> set[Hands]:
    """A card between blue and white that yellow does not see."""
    found: set[Hands] = set()
    for resource in range(5):
        found |= changed(changed(worlds, giver, resource, -1), BLUE + WHITE - giver, resource, 1)
    return found


@pytest.mark.rule("SF-R56", "SF-R63")
@pytest.mark.parametrize("luck", range(12))
def test_guesses_are_exactly_the_worlds_that_agree_with_what_was_seen(luck: int) -> None:
    """Every world is followed by hand beside the table, through gains, payments, draws, and cards that pass unseen."""
    mood, p = random.Random(luck), position(3)  # noqa: S311
    worlds: set[Hands] = {((0,) * 5, (0,) * 5)}
    for _ in range(9):
        seat, resource = mood.choice((BLUE, WHITE)), mood.randrange(5)
        held = [kind for kind in range(5) if p.table.fleets[seat].hand[kind]]
        event = mood.choice(("gain", "gain", "draw", "pay", "pass"))
        if event == "gain":
            give(p, seat, resource)
            worlds = changed(worlds, seat, resource, 1)
        elif event == "draw":
            worlds = drawn(worlds, seat, p)
            draw_from_pile(p.box, p.table, seat)
        elif held and event == "pay":
            paid = mood.choice(held)
            pay(p.table, seat, paid)
            worlds = changed(worlds, seat, paid, -1)
        elif held:
            worlds = passed(worlds, seat)
            slip(p.table, seat, BLUE + WHITE - seat, mood.choice(held))
        p.check()
    assert p.table.minds[YELLOW].count < 6
    guessed = {(tuple(t.fleets[BLUE].hand), tuple(t.fleets[WHITE].hand)) for t in p.guesses(YELLOW, 25 * min(len(worlds), 16))}
    assert guessed <= worlds
    if len(worlds) < 16:
        assert guessed == worlds


@pytest.mark.parametrize("luck", range(6))
def test_long_gossip_stays_true_for_everybody(luck: int) -> None:
    mood, p = random.Random(luck), give(position(hands={YELLOW: "ore fuel", RED: "goods food"}), BLUE, ORE, FUEL, CARBON)  # noqa: S311
    for k in range(120):
        seat, other = mood.sample(range(4), 2)
        held = [kind for kind in range(5) if p.table.fleets[seat].hand[kind]]
        if held and mood.random() < 0.7:
            (slip if mood.random() < 0.8 else hand_over)(p.table, seat, other, mood.choice(held))
        elif p.table.bank[k % 5]:
            give(p, seat, k % 5)
        p.check()
        if k % 10 == 0:
            for seat in range(-1, 4):
                p.guesses(seat, 2)


@pytest.mark.rule("SF-150", "SF-R64")
def test_chips_seen_by_others_are_dealt_among_what_is_left_of_their_colour() -> None:
    p = position(ships={YELLOW: "T1 trade D15", BLUE: "T1 trade C17"}, chips={"S1.2": "C22", "S1.3": "C13"})
    p.do(Step.SCOUT, YELLOW).do(Step.SCOUT, BLUE)
    assert {table.chip[14] for table in p.guesses(BLUE)} == {13, 14, 15, 16}
    assert {table.chip[14] for table in p.guesses(YELLOW, 5)} == {13}
    assert {table.chip[13] for table in p.guesses(YELLOW, 5)} == {0}  # nobody has looked: nothing is decided


@pytest.mark.parametrize("players", game.players)
def test_views_do_not_change_when_the_hidden_rest_is_dealt_again(players: int) -> None:
    for number, way in enumerate(variants(game, players)):
        table = game.table()
        game.loops.start(way.box, table, players, number)
        for k in range(400):
            if table.over:
                break
            if k % 9 == number % 9:
                for seat in range(-1, players):
                    deal_again(game, way.box, table, seat, k)
            game.loops.random_answer(way.box, table)


def view_of(box: Box, table: Table, seat: int) -> Table:
    view = table.copy()
    game.loops.veil(box, view, seat)
    return view


def give_both(box: Box, tables: tuple[Table, Table], seat: int, answer: int) -> bool:
    """Give an answer on two tables; whether a seat hears the same."""
    heard = []
    for table in tables:
        game.loops.answer(box, table, answer)
        heard.append([told for told in table.heard() if told.to in (-1, seat)])
    return heard[0] == heard[1]


@pytest.mark.rule("SF-R56", "SF-R63", "SF-R64")
@pytest.mark.parametrize(("players", "setup"), [(3, "beginner"), (3, "advanced"), (4, "beginner"), (4, "advanced")])
def test_a_seat_that_hears_the_same_sees_the_same(players: int, setup: str) -> None:
    """Two tables that differ only in what a seat does not know, with the same answers and the same dice."""
    box, alike = game.new_box(players, {"setup": setup}), 0
    for seed in range(6):
        truth, mood, seat = Table(), random.Random(seed), seed % (players + 1) - 1  # noqa: S311
        game.loops.start(box, truth, players, seed)
        for _ in range(20 + 50 * seed):
            game.loops.answer(box, truth, mood.choice(truth.offered))
        other = view_of(box, truth, seat)
        seed_table(other, seed, 1, 2)
        game.loops.unveil(box, other, seat)
        truth.heard()
        for k in range(150):
            seed_table(truth, seed, k, 5)
            seed_table(other, seed, k, 5)
            common = [answer for answer in truth.offered if answer in other.offered]
            if not common or not give_both(box, (truth, other), seat, mood.choice(common)):
                break
            assert view_of(box, truth, seat) == view_of(box, other, seat)
            alike += 1
    assert alike > 200


@pytest.mark.rule("SF-151", "SF-R56")
def test_a_view_tells_only_its_own_secrets() -> None:
    match = Match(game, 4, 8, agreed={"colours": "fixed"})
    while match.number < 60:
        match.answer(match.options[match.number % len(match.options)])
    for seat in range(4):
        view = match.view(seat)
        assert all(told.to in (-1, seat) for told in view.events)
        assert [sum(fleet.hand) for other, fleet in enumerate(view.table.fleets) if other != seat] == [0, 0, 0]
    assert sum(sum(fleet.hand) for fleet in match.view().table.fleets) == 0


def test_a_new_match_hides_the_first_hands() -> None:
    p = Position.begun(4, seed=2)
    assert p.told("you-gained", -2) == []
    assert len(p.guessed_hands(YELLOW, BLUE, 40)) > 5


def test_what_an_encounter_has_told_cannot_be_taken_back() -> None:
    """SF-121: whoever heard a box of the card knows it; an answer that brought it about stands, chance or not."""
    told = 0
    for seed in range(6):
        match, rng = Match(game, 3, seed), random.Random(seed)  # noqa: S311
        while told < 8 and match.number < 900 and not match.over:
            step = list(game.steps)[match.table.question]
            match.answer(rng.choice(match.options))
            events = {one.event for one in match.events_of(match.number)}
            if step in (Step.ASK, Step.GIFT, Step.HAND_OVER) and events & {Event.HEARD, Event.CARD_OVER}:
                assert not match.can_undo
                told += 1
    assert told == 8


def test_undo_teaches_nobody_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peeping, "SKIPPED", 12)
    monkeypatch.setattr(game, "players", (3,))
    assert "could be taken back and had taught nobody anything" in peeping.check_undo(game, 1, lambda done: None)
