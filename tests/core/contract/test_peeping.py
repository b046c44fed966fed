"""Undo is no peephole: what can be taken back has taught nobody anything, and the check finds games in which it has."""

from __future__ import annotations

from typing import Any

import pytest

from cosmocafe.core.author.agenda import finish, offer, plan, tell, uncover
from cosmocafe.core.author.chance import one_of
from cosmocafe.core.author.rulebook import Rulebook
from cosmocafe.core.author.table import Table as CoreTable
from cosmocafe.core.author.vocabulary import NUMBER, Answers, Events, Steps, block
from cosmocafe.core.contract.leaks import Failed
from cosmocafe.core.contract.peeping import check_undo
from cosmocafe.core.errors import CannotUndo
from cosmocafe.core.game import Game
from cosmocafe.core.machine.pieces import Byte
from cosmocafe.core.match import Match

from ..stones import made_of

CARDS = 9


class Step(Steps):
    ASK = block()


class Answer(Answers):
    THINK = block()
    TURN = block()
    STOP = block()


class Event(Events):
    TURNED = block(card=NUMBER)


class Table(CoreTable, agenda=4, options=3):
    card: Byte  # lies face down
    shown: Byte
    thoughts: Byte


def hide(box: object, t: Table, seat: int) -> None:
    t.card = 0


def guess(box: object, t: Table, seat: int) -> None:
    t.card = t.shown if t.shown else 1 + one_of(t, CARDS)


def one_card(turn_up: Any) -> Game:
    """A game in which seat 0 thinks, turns a card up that lies on the table, or stops."""
    rules = Rulebook(__name__)

    def set_up(box: object, t: Table) -> None:
        t.card = 1 + one_of(t, CARDS)
        plan(t, Step.ASK)

    @rules.asks(Step.ASK, always=True)
    def offer_all(t: Table) -> None:
        if t.thoughts < 5:
            offer(t, Answer.THINK)
        if t.shown == 0:
            offer(t, Answer.TURN)
        offer(t, Answer.STOP)

    @rules.answers(Step.ASK, Answer.THINK)
    def think(t: Table) -> None:
        t.thoughts += 1
        plan(t, Step.ASK)

    @rules.answers(Step.ASK, Answer.TURN)
    def turn(t: Table) -> None:
        turn_up(t)
        plan(t, Step.ASK)

    @rules.answers(Step.ASK, Answer.STOP)
    def stop(t: Table) -> None:
        t.places[0], t.places[1] = 1, 2
        finish(t)

    names = {"rules": rules, "Step": Step, "Answer": Answer, "Event": Event, "Table": Table, "set_up": set_up, "hide": hide, "guess": guess}
    return made_of({**names, "score": lambda box, t, seat: 0}, "one_card", [2], {})


def says_so(t: Table) -> None:
    t.shown = t.card
    uncover(t)


def shows(t: Table) -> None:
    t.shown = t.card


def tells(t: Table) -> None:
    tell(t, Event.TURNED, 0, t.card)


def shows_nothing(t: Table) -> None:
    t.thoughts += 1


def peeped(turn_up: Any) -> str:
    return check_undo(one_card(turn_up), 12, lambda done: None)


@pytest.mark.parametrize("turn_up", [says_so, shows_nothing])
def test_a_game_that_says_what_it_uncovers_passes(turn_up: Any) -> None:
    assert "could be taken back and had taught nobody anything" in peeped(turn_up)


@pytest.mark.parametrize(("turn_up", "what"), [(shows, "shown"), (tells, "an event")])
def test_a_card_that_can_be_turned_back_is_found(turn_up: Any, what: str) -> None:
    with pytest.raises(Failed, match=rf"'turn' can be taken back, but by it seat -1 learned something hidden \({what}\): say `uncover"):
        peeped(turn_up)


def test_undo_stops_at_what_was_uncovered() -> None:
    match = Match(one_card(says_so), seed=1)
    match.answer("think")
    assert match.can_undo
    match.answer("turn")
    assert not match.can_undo
    with pytest.raises(CannotUndo, match="something hidden was turned up"):
        match.undo()
    match.answer("think")
    match.undo()
    assert (match.number, match.can_undo) == (2, False)


def test_a_game_without_secrets_has_nothing_to_peep_at(connect_four: Game) -> None:
    assert check_undo(connect_four, 1, lambda done: None) == "nothing is hidden"
