"""What rules say to the table, and the three mistakes an author can make with it."""

from __future__ import annotations

import pytest

from cosmocafe.core.author.agenda import finish, no_room, offer, plan, tell, whisper
from cosmocafe.core.author.table import NO_STEP, NOBODY, Table, Told
from cosmocafe.core.errors import AgendaFull, NothingPlanned, RowFull, TooManyOptions
from cosmocafe.core.match import Match

from ..playground import game


class Small(Table, agenda=2, options=2):
    pass


def test_the_last_step_planned_lies_on_top() -> None:
    table = Small()
    plan(table, 3, 0)
    plan(table, 5, 1, 7, 8, 9, 10)
    top = table.agenda[table.depth - 1]
    assert (top.step, top.who, top.values) == (5, 1, (7, 8, 9, 10))


def test_nobody_is_asked_before_something_is_offered() -> None:
    table = Small()
    plan(table, 5, 1)
    assert (table.asked, table.question, table.offered) == (NOBODY, NO_STEP, [])
    offer(table, 9)
    assert (table.asked, table.question, table.offered) == (1, 5, [9])
    finish(table)
    assert (table.over, table.asked, table.offered) == (1, NOBODY, [])


def test_events_are_told_to_all_or_to_one() -> None:
    table = Small()
    tell(table, 1, 0, 10, 11, 12)
    whisper(table, 2, 1, 20)
    assert table.heard() == [Told(1, 0, 10, 11, 12, NOBODY), Told(2, 1, 20, 0, 0, 1)]
    assert table.heard() == []


def test_a_full_agenda_is_refused() -> None:
    table = Small()
    plan(table, 1)
    plan(table, 1)
    with pytest.raises(AgendaFull, match="the agenda is full: give the game's table a larger `agenda`"):
        plan(table, 1)


def test_a_full_row_of_a_game_stops_it() -> None:
    with pytest.raises(RowFull, match="a row of the table is full, and nothing may be left out: declare a longer one"):
        no_room(Small())


def test_too_many_options_are_refused() -> None:
    table = Small()
    offer(table, 1)
    offer(table, 2)
    with pytest.raises(TooManyOptions, match="too many options: give the game's table a larger `options`"):
        offer(table, 3)


@pytest.mark.parametrize(("answer", "mistake"), [("dig", AgendaFull), ("list", TooManyOptions), ("forget", NothingPlanned)])
def test_a_mistake_in_the_rules_is_told_in_a_match_and_changes_nothing(answer: str, mistake: type[Exception]) -> None:
    match = Match(game, seed=1)
    match.answer("think")
    before, number = match.table.copy(), match.number
    with pytest.raises(mistake):
        match.answer(answer)
    assert (match.table, match.number) == (before, number)
