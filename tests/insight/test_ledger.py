"""The ledger adds up exactly, and on games that are solved it says what is true."""

from __future__ import annotations

from itertools import permutations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from cosmocafe.insight.chances import ONE, Chances, change, exact, fair
from cosmocafe.insight.ledger import Said, ledger
from tests.bots.moods import mood

from .race import Race, play


def rows(seats: int) -> st.SearchStrategy[Chances]:
    return st.lists(st.integers(1, 1000), min_size=seats, max_size=seats).map(exact)


@st.composite
def stories(draw: st.DrawFn) -> tuple[int, list[Said], Chances, Chances]:
    """Anything that any judge might say of any match."""
    seats = draw(st.integers(2, 4))
    vector = rows(seats)
    said = []
    for _ in range(draw(st.integers(0, 12))):
        regret = change(draw(vector), draw(vector))
        decided = change(draw(vector), draw(vector)) if draw(st.booleans()) else None
        said.append(Said(draw(st.integers(0, seats - 1)), regret, decided, draw(vector) if draw(st.booleans()) else None))
    return seats, said, draw(vector), draw(vector)


@given(stories())
def test_whatever_the_judge_says_all_parts_add_up_exactly(story: tuple[int, list[Said], Chances, Chances]) -> None:
    seats, said, alone, end = story
    book = ledger(fair(seats), alone, said, end)
    for seat in range(seats):
        columns = book.columns(seat)
        assert sum(columns.parts) == columns.result == end[seat]
    for row in book.rows:
        assert sum(row.decision) == sum(row.unseen) == sum(row.chance) == 0
        assert sum(row.before) == ONE and min(row.before) >= 0
    for one, row in zip(said, book.rows, strict=True):
        assert one.after is not None or not any(row.chance)
        assert one.decided is not None or not any(row.unseen)


@given(stories(), st.integers(0, 23))
def test_other_seats_have_the_same_ledger_in_another_order(story: tuple[int, list[Said], Chances, Chances], number: int) -> None:
    seats, said, alone, end = story
    orders = list(permutations(range(seats)))
    order = orders[number % len(orders)]

    def moved(row: Chances | None) -> Chances:
        return tuple((row or ())[seat] for seat in order)

    other = [
        Said(order.index(one.seat), moved(one.regret), one.decided and moved(one.decided), one.after and moved(one.after)) for one in said
    ]
    here, there = ledger(fair(seats), alone, said, end), ledger(moved(fair(seats)), moved(alone), other, moved(end))
    for place, seat in enumerate(order):
        ours, theirs = here.columns(seat), there.columns(place)
        assert abs(ours.decisions - theirs.decisions) <= 2 * len(said)  # rounding has to begin with somebody
        assert abs(ours.chance - theirs.chance) <= 2 * len(said)
        assert ours.result == theirs.result


# ---- a race to 20 with a die of four sides or a coin for 0 or 6, solved


def test_the_race_is_solved() -> None:
    assert abs(Race().win(0, 0) - 0.5704) < 5e-5


def test_who_plays_perfectly_loses_nothing_and_has_the_same_result_without_luck() -> None:
    race = Race()
    for seed in range(50):
        said, end, luck = play(race, mood(seed), 0.0)
        book = ledger(fair(2), fair(2), said, end)
        assert all(not any(row.decision) for row in book.rows)
        assert abs(end[0] / ONE - luck - race.win(0, 0)) < 1e-4


def test_luck_has_no_mean_however_badly_is_played() -> None:
    race, chance, lost, without, ends = Race(), [], [], [], []
    for seed in range(1500):
        said, end, luck = play(race, mood(seed), 0.5)
        columns = ledger(fair(2), fair(2), said, end).columns(0)
        chance.append(columns.chance / ONE)
        lost.append(columns.decisions / ONE)
        without.append(end[0] / ONE - luck)
        ends.append(end[0] / ONE)
    error = np.std(chance) / len(chance) ** 0.5
    assert abs(np.mean(chance)) < 3 * error < 0.05
    assert np.mean(lost) < -0.02
    assert np.std(without) < 0.2 and np.std(ends) > 0.4  # luck is taken out of the result
