"""How greedy bots talk and fly: few offers, no talk about talk, and ships that know where they go."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cosmocafe.bots import greedy
from cosmocafe.core.match import Match
from cosmocafe.games.starfarers import game
from cosmocafe.games.starfarers.vocabulary import Answer

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
        match.answer(answer)


@pytest.mark.rule("SF-R54")
def test_greedy_bots_make_few_offers_and_their_ships_do_not_fly_straight_back() -> None:
    given = Counter[str]()
    for seed in range(6):
        greedy_game(seed, given)
    back, steps = given.pop("straight back"), given["to"]
    assert back < 0.13 * steps
    assert given["propose"] < 0.03 * given.total()
    assert given["deal"] > 0.4 * given["propose"]  # every other one is taken
    assert given["counter"] + given["call-offers"] < 0.1 * given["propose"]  # who is offered something good takes it
