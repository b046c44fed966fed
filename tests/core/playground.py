"""A game for tests in which one answer does one thing: think, roll a die, whisper, hand over, or make one of an author's mistakes."""

from __future__ import annotations

from cosmocafe.core.author.agenda import finish, offer, plan, tell, whisper
from cosmocafe.core.author.chance import roll
from cosmocafe.core.author.rulebook import Rulebook
from cosmocafe.core.author.table import Table as CoreTable
from cosmocafe.core.author.vocabulary import NUMBER, Answers, Events, Steps, block
from cosmocafe.core.found import found
from cosmocafe.core.game import Game
from cosmocafe.core.machine.pieces import Byte

OPTIONS = 12
rules = Rulebook(__name__)


class Step(Steps):
    ASK = block()
    DIG = block()
    LIST = block()


class Answer(Answers):
    THINK = block()
    ROLL = block()
    HAND_OVER = block()
    PEEK = block()
    NOTE = block()
    CRASH = block()
    DIG = block()
    LIST = block()
    FORGET = block()
    END = block()


class Event(Events):
    THOUGHT = block(thoughts=NUMBER)
    ROLLED = block(die=NUMBER)
    PEEKED = block(secret=NUMBER)
    NOTED = block(secret=NUMBER)


class Table(CoreTable, agenda=4, options=OPTIONS):
    thoughts: Byte
    die: Byte
    zero: Byte


def set_up(box: object, t: Table) -> None:
    plan(t, Step.ASK, 0)


@rules.asks(Step.ASK)
def offer_everything(t: Table) -> None:
    for answer in range(Answer.THINK, Answer.END + 1):
        offer(t, answer)


@rules.answers(Step.ASK, Answer.THINK)
def think(t: Table, who: int) -> None:
    t.thoughts += 1
    tell(t, Event.THOUGHT, who, t.thoughts)
    plan(t, Step.ASK, who)


@rules.answers(Step.ASK, Answer.ROLL)
def roll_a_die(t: Table, who: int) -> None:
    t.die = roll(t)
    tell(t, Event.ROLLED, who, t.die)
    plan(t, Step.ASK, who)


@rules.answers(Step.ASK, Answer.HAND_OVER)
def hand_over(t: Table, who: int) -> None:
    plan(t, Step.ASK, 1 - who)


@rules.answers(Step.ASK, Answer.PEEK)
def peek(t: Table, who: int) -> None:
    whisper(t, Event.PEEKED, who, 5)
    plan(t, Step.ASK, who)


@rules.answers(Step.ASK, Answer.NOTE)
def pass_a_note(t: Table, who: int) -> None:
    whisper(t, Event.NOTED, 1 - who, 7)
    plan(t, Step.ASK, who)


@rules.answers(Step.ASK, Answer.CRASH)
def crash(t: Table, who: int) -> None:
    t.thoughts += 1
    tell(t, Event.THOUGHT, who, t.thoughts)
    t.die = 1 // t.zero


@rules.answers(Step.ASK, Answer.DIG)
def begin_to_dig(t: Table) -> None:
    plan(t, Step.DIG)


@rules.does(Step.DIG)
def dig(t: Table) -> None:
    plan(t, Step.DIG)
    plan(t, Step.DIG)


@rules.answers(Step.ASK, Answer.LIST)
def begin_to_list(t: Table, who: int) -> None:
    plan(t, Step.LIST, who)


@rules.asks(Step.LIST)
def list_without_end(t: Table) -> None:
    for _ in range(OPTIONS + 1):
        offer(t, Answer.END)


@rules.answers(Step.ASK, Answer.FORGET)
def forget(t: Table) -> None:
    t.thoughts = 0


@rules.answers(Step.ASK, Answer.END)
@rules.answers(Step.LIST, Answer.END)
def end(t: Table, who: int) -> None:
    t.places[who] = 1
    t.places[1 - who] = 2
    finish(t)


def score(box: object, t: Table, seat: int) -> int:
    return t.thoughts


ANSWERS = {answer.name: answer.name.capitalize().replace("_", " ") for answer in Answer}
EVENTS = {"THOUGHT": "{who} thinks", "ROLLED": "{who} rolls {die}", "PEEKED": "You see {secret}", "NOTED": "You read {secret}"}
WORDS = {
    language: {
        "game": {"title": "Playground", "about": "One answer, one thing.", "seat": "Player #", "minutes": "1"},
        "questions": {"ASK": "What now?", "LIST": "Which one?"},
        "answers": ANSWERS,
        "events": EVENTS,
    }
    for language in ("en", "zh-Hant")
}

game: Game = found(__name__, version=1, players=[2])
