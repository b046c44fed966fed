"""Kuhn poker with three cards, judged by its equilibrium, in fractions: what is decided, what could not be seen, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from cosmocafe.insight.ledger import Said, ledger

J, Q, K = 0, 1, 2
ALPHA = Fraction(1, 3)
PASS, BET = "p", "b"  # to check or fold, and to bet or call
Policy = Callable[[int, int, str], Fraction]  # how often a seat with a card bets after what was played


def payoff(cards: tuple[int, int], played: str) -> int | None:
    """What the first seat wins, None while somebody is asked."""
    better = 1 if cards[0] > cards[1] else -1
    return {"pp": better, "bb": 2 * better, "pbb": 2 * better, "bp": 1, "pbp": -1}.get(played)


THIRD, NEVER, ALWAYS = Fraction(1, 3), Fraction(0), Fraction(1)
BETS = {  # by what was played, for each card
    "": (ALPHA, NEVER, 3 * ALPHA),
    "pb": (NEVER, ALPHA + THIRD, ALWAYS),
    "p": (THIRD, NEVER, ALWAYS),
    "b": (NEVER, THIRD, ALWAYS),
}


def equilibrium(seat: int, card: int, played: str) -> Fraction:
    return BETS[played][card]


def anything(seat: int, card: int, played: str) -> Fraction:
    return Fraction(1, 2)


def asked(played: str) -> int:
    return len(played) % 2


def how_often(policy: Policy, seat: int, card: int, played: str) -> Iterator[tuple[str, Fraction]]:
    bets = policy(seat, card, played)
    yield BET, bets
    yield PASS, 1 - bets


def worth(cards: tuple[int, int], played: str) -> Fraction:
    """What the first seat may expect if both play the equilibrium from here."""
    end = payoff(cards, played)
    if end is not None:
        return Fraction(end)
    seat = asked(played)
    return sum((p * worth(cards, played + move) for move, p in how_often(equilibrium, seat, cards[seat], played)), Fraction(0))


def believed(seat: int, card: int, played: str, uniform: bool) -> dict[tuple[int, int], Fraction]:
    """The deals as the asked seat may think of them, by what the other has played."""
    deals = {cards: Fraction(1) for cards in permutations((J, Q, K), 2) if cards[seat] == card}
    for cards in deals:
        for i in range(1 - seat, len(played), 2) if not uniform else ():
            bets = equilibrium(1 - seat, cards[1 - seat], played[:i])
            deals[cards] *= bets if played[i] == BET else 1 - bets
    total = sum(deals.values())
    return {cards: p / total for cards, p in deals.items()}


def row(value: Fraction) -> Any:
    """Chips of -2 to 2 as shares of a win."""
    first = (value + 2) / 4 * 1_000_000
    return first, 1_000_000 - first


def said(cards: tuple[int, int], played: str, move: str, uniform: bool) -> Said:
    """What the equilibrium says of a move."""
    seat = asked(played)
    mixture = dict(how_often(equilibrium, seat, cards[seat], played))
    deals = believed(seat, cards[seat], played, uniform)

    def seen(way: str) -> Fraction:
        return sum((p * worth(deal, played + way) for deal, p in deals.items()), Fraction(0))

    decided = seen(move) - sum((p * seen(way) for way, p in mixture.items()), Fraction(0))
    regret = worth(cards, played) - worth(cards, played + move)
    parts: Any = tuple(one - other for one, other in zip(row(regret), row(Fraction(0)), strict=True))
    known: Any = tuple(one - other for one, other in zip(row(decided), row(Fraction(0)), strict=True))
    return Said(seat, parts, known)


def paths(cards: tuple[int, int], policies: tuple[Policy, Policy], played: str = "") -> Iterator[tuple[str, Fraction]]:
    if payoff(cards, played) is not None:
        yield played, Fraction(1)
        return
    seat = asked(played)
    for move, p in how_often(policies[seat], seat, cards[seat], played):
        if p:
            for path, q in paths(cards, policies, played + move):
                yield path, p * q


def means(policies: tuple[Policy, Policy], uniform: bool) -> dict[str, Fraction]:
    """The mean ledger of the first seat, in chips."""
    total = dict.fromkeys(("deal", "decisions", "others", "unseen", "chance", "result"), Fraction(0))
    half: Any = row(Fraction(0))
    for cards in permutations((J, Q, K), 2):
        for path, p in paths(cards, policies):
            end: Any = row(Fraction(payoff(cards, path) or 0))
            told = [said(cards, path[:i], path[i], uniform) for i in range(len(path))]
            columns = ledger(half, half, told, end).columns(0)
            assert sum(columns.parts) == columns.result
            found = {name: getattr(columns, name) for name in total} | {"others": sum(columns.others), "result": columns.result - half[0]}
            for name in total:
                total[name] += p / 6 * found[name] * 4 / 1_000_000
    return total


@pytest.mark.parametrize(
    ("policies", "uniform", "own", "others", "unseen", "result"),
    [
        ((equilibrium, equilibrium), False, 0, 0, 0, Fraction(-1, 18)),
        ((anything, equilibrium), False, Fraction(-1, 9), 0, 0, Fraction(-1, 6)),
        ((equilibrium, anything), False, 0, Fraction(2, 9), 0, Fraction(1, 6)),
        ((anything, equilibrium), True, Fraction(-7, 54), 0, Fraction(1, 54), Fraction(-1, 6)),  # who believes anything errs
    ],
)
def test_decisions_and_what_could_not_be_seen(
    policies: tuple[Policy, Policy], uniform: bool, own: Fraction, others: Fraction, unseen: Fraction, result: Fraction
) -> None:
    found = means(policies, uniform)
    assert found["deal"] == Fraction(-1, 18) and found["chance"] == 0
    assert (found["decisions"], found["others"], found["unseen"], found["result"]) == (own, others, unseen, result)
