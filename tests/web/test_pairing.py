"""Who meets whom: everybody everybody once, nobody twice while that can be avoided, seats and rests in turn. And the table of points."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from cosmocafe.web.pairing import BOT, Meetings, Round, meetings, round_robin, seated, swiss
from cosmocafe.web.points import Played, table

MANY = st.integers(2, 16)


def everybody_once_a_round(rounds: list[Round], people: int) -> None:
    for groups in rounds:
        assert sorted(one for group in groups for one in group) == list(range(people))


def rests(rounds: list[Round], people: int) -> list[int]:
    found = Counter(group[0] for groups in rounds for group in groups if len(group) == 1)
    return [found[one] for one in range(people)]


@given(MANY)
def test_at_two_seats_everybody_meets_everybody_once_and_sits_first_as_often_as_second(people: int) -> None:
    rounds = round_robin(people, 2)
    everybody_once_a_round(rounds, people)
    assert len(rounds) == people - 1 + people % 2
    assert meetings(rounds) == Counter(frozenset(pair) for pair in combinations(range(people), 2))
    first = Counter(group[0] for groups in rounds for group in groups if len(group) == 2)
    second = Counter(group[1] for groups in rounds for group in groups if len(group) == 2)
    assert all(abs(first[one] - second[one]) <= 1 for one in range(people))
    assert len(set(rests(rounds, people))) == 1


@given(MANY)
def test_who_meets_twice_changes_seats(people: int) -> None:
    rounds = round_robin(people, 2, 2)
    pairs = [group for groups in rounds for group in groups if len(group) == 2]
    assert len(set(pairs)) == len(pairs) == people * (people - 1)


@settings(deadline=None, max_examples=40)
@given(st.integers(3, 14), st.integers(3, 5), st.booleans())
def test_at_more_seats_everybody_has_met_everybody_at_last(people: int, size: int, shared: bool) -> None:
    if people < size and not shared:
        return
    rounds = round_robin(people, size, shared=shared)
    everybody_once_a_round(rounds, people)
    met = meetings(rounds)
    assert all(met[frozenset(pair)] for pair in combinations(range(people), 2))
    assert all(len(group) <= size and (shared or len(group) in (1, size)) for groups in rounds for group in groups)
    if not shared:
        assert max(rests(rounds, people)) - min(rests(rounds, people)) <= 2


def can_be_avoided(people: list[int], met: Meetings) -> bool:
    """Whether all can be paired without meeting again: every way is tried."""
    if not people:
        return True
    one, *others = people
    return any(not met[frozenset((one, two))] and can_be_avoided([who for who in others if who != two], met) for two in others)


@settings(deadline=None, max_examples=60)
@given(st.integers(2, 10), st.integers(1, 9), st.randoms(use_true_random=False), st.booleans())
def test_in_a_swiss_nobody_meets_twice_while_it_can_be_avoided(people: int, many: int, rng: random.Random, leaving: bool) -> None:
    past: list[Round] = []
    here = list(range(people))
    for _ in range(many):
        if leaving and len(here) > 2 and rng.random() < 0.2:
            here.remove(rng.choice(here))
        rng.shuffle(here)
        met, groups = meetings(past), swiss(here, past, 2)
        assert sorted(one for group in groups for one in group) == sorted(here)
        playing = [one for group in groups for one in group if len(group) == 2]
        again = sum(met[frozenset(group)] > 0 for group in groups if len(group) == 2)
        assert not again or not can_be_avoided(playing, met)
        resting = [group[0] for group in groups if len(group) == 1]
        assert len(resting) == len(here) % 2
        before = Counter(group[0] for earlier in past for group in earlier if len(group) == 1)
        assert all(before[one] == min(before[other] for other in here) for one in resting)
        past.append(groups)


@settings(deadline=None, max_examples=30)
@given(st.integers(4, 16), st.integers(3, 4), st.integers(1, 4), st.booleans())
def test_at_more_seats_no_exchange_of_two_would_meet_fewer_again(people: int, size: int, many: int, shared: bool) -> None:
    past: list[Round] = []
    for _ in range(many):
        groups = swiss(range(people), past, size, shared=shared)
        everybody_once_a_round([groups], people)
        met, playing = meetings(past), [group for group in groups if len(group) > 1]
        for one, two in combinations(playing, 2):
            now = again(met, one) + again(met, two)
            for a in one:
                for b in two:
                    swapped = [tuple(b if who == a else who for who in one), tuple(a if who == b else who for who in two)]
                    assert sum(again(met, group) for group in swapped) >= now
        past.append(groups)


def again(met: Meetings, group: tuple[int, ...]) -> int:
    return sum(met[frozenset(pair)] for pair in combinations(group, 2))


def test_the_best_meet_the_best() -> None:
    assert swiss([4, 2, 0, 1, 3], [], 2) == [(4, 2), (0, 1), (3,)]
    assert swiss([4, 2, 0, 1], [[(4, 2), (0, 1)]], 2) == [(4, 0), (2, 1)]
    assert swiss([5, 4, 3, 2, 1, 0], [], 3) == [(5, 4, 3), (2, 1, 0)]
    assert swiss([1, 2, 3, 4, 5], [], 4, shared=True) == [(1, 2), (3, 4, 5)]


def test_where_some_must_meet_again_the_best_meet_somebody_new() -> None:
    new = {(0, 5), (2, 3), (4, 5)}
    past: list[Round] = [[pair] for pair in combinations(range(6), 2) if pair not in new]
    assert swiss(range(6), past, 2) == [(0, 5), (1, 4), (2, 3)]


@settings(deadline=None, max_examples=30)
@given(st.integers(2, 12), st.integers(2, 4), st.integers(1, 8), st.randoms(use_true_random=False))
def test_seats_are_taken_in_turn(people: int, size: int, many: int, rng: random.Random) -> None:
    past: list[tuple[int, ...]] = []
    here = list(range(people))
    for _ in range(many):
        rng.shuffle(here)
        groups = swiss(here, [], size, shared=True)
        found = seated(groups, past, size)
        assert [sorted(one for one in group if one != BOT) for group in found] == [sorted(group) for group in groups]
        assert all(len(group) == size for group in found)
        past += found
    for one in here:
        sat = Counter(seat for group in past for seat, who in enumerate(group) if who == one)
        assert max(sat.values()) - min(sat[seat] for seat in range(size)) <= 1 + size // 2


def test_points_are_for_those_whom_one_leaves_behind() -> None:
    rows = table(range(4), [Played((0, 1, 2, 3), (1, 2, 2, 4))], 4)
    assert [(row.rank, row.who, row.points) for row in rows] == [(1, 0, 3.0), (2, 1, 1.5), (2, 2, 1.5), (4, 3, 0.0)]


def test_who_rests_and_who_has_no_result_gets_half() -> None:
    rows = {row.who: row for row in table(range(3), [Played((0, 1), None), Played((2,), None)], 2)}
    assert [rows[who].points for who in range(3)] == [0.5, 0.5, 0.5] and rows[2].played == 0


def test_ties_are_broken_by_opponents_then_by_those_left_behind() -> None:
    games = [Played((0, 1), (1, 2)), Played((2, 3), (1, 2)), Played((0, 2), (2, 1)), Played((1, 3), (1, 2))]
    rows = table(range(4), games, 2)
    assert [row.who for row in rows] == [2, 0, 1, 3]
    assert [row.points for row in rows] == [2, 1, 1, 0]
    by = {row.who: row for row in rows}
    assert (by[0].opponents, by[1].opponents) == (3, 1) and (by[0].beaten, by[1].beaten) == (1, 0)


@given(st.lists(st.permutations([1, 2, 3]), min_size=1, max_size=5))
def test_a_table_gives_away_the_same_number_of_points_whoever_wins(results: list[list[int]]) -> None:
    rows = table(range(3), [Played((0, 1, 2), places) for places in results], 3)
    assert sum(row.points for row in rows) == 3 * len(results)
    assert sorted(row.rank for row in rows)[0] == 1


def test_bots_sit_there_and_stand_nowhere() -> None:
    rows = table(range(2), [Played((0, BOT, 1), (3, 1, 2))], 3)
    assert [(row.who, row.points) for row in rows] == [(1, 1.0), (0, 0.0)]


def test_large_ones_are_soon_paired() -> None:
    past: list[Round] = []
    for _ in range(8):
        past.append(swiss(range(32), past, 2))
    assert max(meetings(past).values()) == 1
    assert len(round_robin(16, 4)) < 16
    assert round_robin(3, 4) == []
