"""Sets of things in one number."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cosmocafe.core.author.sets import count, first, has, only

THINGS = st.sets(st.integers(0, 62))


@given(THINGS)
def test_a_number_holds_a_set(things: set[int]) -> None:
    number = sum(map(only, things))
    assert {thing for thing in range(63) if has(number, thing)} == things
    assert count(number) == len(things)


@given(THINGS.filter(bool))
def test_the_first_thing_is_the_lowest(things: set[int]) -> None:
    assert first(sum(map(only, things))) == min(things)
