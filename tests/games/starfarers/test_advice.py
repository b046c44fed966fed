"""How greedy bots talk and fly: few offers, no talk about talk, and ships that know where they go."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cosmocafe.bots import greedy
from cosmocafe.core.match import Match
from cosmocafe.games.starfarers import game
from cosmocafe.games.starfarers.advice import GETS, GIVES, KEEPS, lacks, pips
from cosmocafe.games.starfarers.vocabulary import RESOURCES, THINGS, Answer

SAMPLES = 3  # as the bot that people meet


def greedy_game(seed: int, given: Counter[str]) -> None:
    """Play a game of four and count the answers, and the steps of ships that lead straight back."""
    match, mood = Match(game, 4, seed), random.Random(seed)  # noqa: S311
    box, came_from = match.box.packed(), dict[tuple[int, int], int]()
    while not match.over:
        table, task = match.table, match.table.agenda[match.table.depth - 1]
        answer = int(greedy.advise(game, box, table.packed(), mood.getrandbits(30), samples=SAMPLES)[0])
        if Answer.TO <= answer < Answer.TO + Answer.TO.size:
            ship, left = (task.who, task.a), table.fleets[task.who].at[task.a]
            given["straight back"] += came_from.get(ship) == answer - Answer.TO + 1
            came_from[ship] = left
        given[game.catalogue.text(answer).split()[0]] += 1
        given["could deal"] += any(Answer.DEAL <= option < Answer.DEAL + Answer.DEAL.size for option in match.options)
        match.answer(answer)


@pytest.mark.rule("SF-R54")
def test_greedy_bots_make_few_offers_and_their_ships_do_not_fly_straight_back() -> None:
    given = Counter[str]()
    for seed in range(6):
        greedy_game(seed, given)
    back, steps, could_deal = given.pop("straight back"), given["to"], given.pop("could deal")
    assert back < 0.13 * steps
    assert given["propose"] < 0.03 * given.total()
    assert given["deal"] > 0.7 * given["propose"]  # most are taken
    assert given["deal"] > 0.9 * could_deal  # whoever has made an offer does not think better of it
    assert given["counter"] + given["call-offers"] < 0.1 * given["propose"]  # who is offered something good takes it


def test_the_cases_of_a_set_of_sums_are_counted() -> None:
    dice = [one + other for one in range(1, 7) for other in range(1, 7)]
    for sums in range(0, 1 << 13, 4):  # 2 is the lowest of them
        assert pips(sums) == sum(sums >> total & 1 for total in dice)


def test_cards_that_are_missing_are_changed_at_the_bank_as_far_as_spare_ones_go() -> None:
    match, mood = Match(game, 4, 1), random.Random(5)  # noqa: S311
    box, table = match.box, match.table
    hand, terms = table.fleets[0].hand, table.offers[0]
    for number in range(2000):
        hand[:] = [mood.randrange(1 + number % 9) for _ in range(RESOURCES)]
        terms.give[:], terms.want[:] = ([mood.randrange(3) for _ in range(RESOURCES)] for _ in range(2))
        for thing in range(THINGS):
            for side in (GETS, KEEPS, GIVES):
                held = [cards + side * (want - give) for cards, want, give in zip(hand, terms.want, terms.give, strict=True)]
                spare = [cards - price for cards, price in zip(held, box.prices[thing].cards, strict=True)]
                changed = sum(more // ratio for more, ratio in zip(spare, box.ratio, strict=True) if more > 0)
                assert lacks(box, table, 0, thing, terms, side) == max(sum(max(-more, 0) for more in spare) - changed, 0)
