"""Lifting: compiled twins of plain rules, or a sentence about the rule that cannot have one."""

from __future__ import annotations

import enum
from typing import Any

import pytest

from cosmocafe.core.agenda import plan
from cosmocafe.core.errors import DeclarationError
from cosmocafe.core.game import Game
from cosmocafe.core.lifting import Lifter, constants, global_names, meaning
from cosmocafe.core.table import Table as CoreTable

from .stones import Step, Table, go_on, stones

numba = pytest.importorskip("numba")


def as_it_is(function: Any, signatures: Any) -> Any:
    """No compilation: the clone itself."""
    return function


def lifted(game: Game) -> Lifter:
    lifter = Lifter(game, as_it_is)
    lifter.lift(game.functions["play_many"], entry=True)
    return lifter


def in_a_closure() -> Any:
    extra = 1

    def goes_on(t: Table, who: int) -> None:
        plan(t, Step.TURN, extra)

    return goes_on


def ping(t: Table, who: int) -> None:
    pong(t, who)


def pong(t: Table, who: int) -> None:
    ping(t, who)


def itself(t: Table, who: int) -> None:
    itself(t, who)


def test_every_function_that_is_reached_has_a_twin_of_its_own() -> None:
    twins = lifted(stones()).twins
    names = {function.__name__ for function in twins}
    assert {"play_many", "take", "resolve", "offer_stones", "go_on", "plan", "draw", "word", "_unheard"} <= names
    assert "tell" not in names
    assert twins[go_on] is not go_on
    assert twins[go_on].__globals__["plan"] is twins[plan]
    assert go_on.__globals__["plan"] is plan


def test_a_closure_is_refused() -> None:
    with pytest.raises(DeclarationError, match=r"test_lifting\.in_a_closure\.<locals>\.goes_on: a rule cannot be a closure"):
        lifted(stones(goes_on=in_a_closure()))


@pytest.mark.parametrize(("rule", "name"), [(ping, "ping"), (itself, "itself")])
def test_rules_that_call_each_other_in_a_circle_are_refused(rule: Any, name: str) -> None:
    with pytest.raises(DeclarationError, match=rf"test_lifting\.{name}: rules cannot call each other in a circle: plan a step instead"):
        lifted(stones(goes_on=rule))


def misspells(t: Table, who: int) -> None:
    t.heep = 0  # type: ignore[attr-defined]


def says_a_word(t: Table, who: int) -> None:
    t.heap = "none"  # type: ignore[assignment]


def uses_what_is_not_there(t: Table, who: int) -> None:
    t.heap = missing  # type: ignore[name-defined]  # noqa: F821


@pytest.mark.parametrize("rule", [misspells, says_a_word, uses_what_is_not_there])
def test_a_rule_that_cannot_be_compiled_is_named(rule: Any) -> None:
    lifter = Lifter(stones(), lambda function, signatures: numba.njit(signatures)(function))
    with pytest.raises(DeclarationError, match=rf"^tests\.core\.test_lifting\.{rule.__name__}: cannot be compiled: \w+: .+") as caught:
        lifter.lift(rule)
    assert "\n" not in str(caught.value)
    assert "nopython" not in str(caught.value)


def test_signatures_come_from_annotations_once_for_each_default_left_out() -> None:
    lifter = Lifter(stones(), as_it_is)
    number = numba.types.int64
    assert lifter.signatures(go_on) == [(lifter.table, number)]
    kinds = lifter.signatures(plan) or []
    assert [len(kind) for kind in kinds] == [5, 5, 5, 5]
    assert kinds[0] == (lifter.table, number, number, number, number)
    assert [isinstance(kind, numba.types.Omitted) for kind in kinds[2]] == [False, False, False, True, True]


def without_types(t, left):  # type: ignore[no-untyped-def]
    return left


def test_a_function_without_types_is_typed_when_it_is_called() -> None:
    assert Lifter(stones(), as_it_is).signatures(without_types) is None


def test_global_names_are_those_that_a_function_reads() -> None:
    assert global_names(go_on) == {"plan", "Step", "tell", "Event", "finish"}


class Colour(enum.IntEnum):
    RED = 3
    BLUE = 5


def test_an_enumeration_becomes_its_numbers() -> None:
    numbers = constants(Colour)
    assert (numbers.RED, numbers.BLUE) == (3, 5)
    assert type(numbers.RED) is int


LIMIT = 3


def limited(t: CoreTable) -> None:
    t.players = LIMIT


def test_the_meaning_of_a_rule_holds_the_numbers_it_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    before = meaning(limited)
    assert meaning(limited) == before
    monkeypatch.setitem(globals(), "LIMIT", 4)  # as if it came from a file that changed
    assert meaning(limited) != before
