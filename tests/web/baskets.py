"""A small game for tests of several answers at once: point at a basket, then fill it, fruit by fruit, as long as there is room.

A melon is weighed by a die, and after a fig the other one goes on.
"""

from __future__ import annotations

from cosmocafe.core.author.agenda import finish, offer, plan
from cosmocafe.core.author.chance import roll
from cosmocafe.core.author.rulebook import Rulebook
from cosmocafe.core.author.table import Table as CoreTable
from cosmocafe.core.author.vocabulary import NUMBER, Answers, Events, Steps, block, names
from cosmocafe.core.found import found
from cosmocafe.core.game import Game
from cosmocafe.core.machine.pieces import Byte, ints
from cosmocafe.core.match import Match
from cosmocafe.core.parts import NoBox

APPLE, PEAR, MELON, FIG = range(4)
ANY = 2  # basket


class Step(Steps):
    POINT = block()
    FILL = block(basket=NUMBER)


class Answer(Answers):
    BASKET = block(basket=names("basket", "red", "blue", translated=False))
    EITHER = block()
    FRUIT = block(fruit=names("fruit", "apple", "pear", "melon", "fig", translated=False))
    DONE = block()


class Event(Events):
    NOTHING = block()


class Table(CoreTable, agenda=4, options=8):
    room: Byte
    weight: Byte
    left: list[int] = ints(4, Byte)


rules = Rulebook(__name__)


@rules.asks(Step.POINT)
def offer_baskets(t: Table) -> None:
    offer(t, Answer.BASKET)
    offer(t, Answer.BASKET + 1)
    offer(t, Answer.EITHER)


@rules.answers(Step.POINT, Answer.BASKET)
def point(t: Table, who: int, choice: int) -> None:
    plan(t, Step.FILL, who, choice)


@rules.answers(Step.POINT, Answer.EITHER)
def take_either(t: Table, who: int) -> None:
    plan(t, Step.FILL, who, ANY)


@rules.asks(Step.FILL, always=True)
def offer_fruit(t: Table) -> None:
    for fruit in range(4):
        if t.left[fruit] and t.room:
            offer(t, Answer.FRUIT + fruit)
    offer(t, Answer.DONE)


@rules.answers(Step.FILL, Answer.FRUIT)
def put_in(t: Table, who: int, basket: int, fruit: int) -> None:
    t.left[fruit] -= 1
    t.room -= 1
    if fruit == MELON:
        t.weight += roll(t)
    plan(t, Step.FILL, 1 - who if fruit == FIG else who, basket)


@rules.answers(Step.FILL, Answer.DONE)
def stop(t: Table) -> None:
    t.places[0] = t.places[1] = 1
    finish(t)


def set_up(box: NoBox, t: Table) -> None:
    plan(t, Step.POINT, 0)


def score(box: NoBox, t: Table, seat: int) -> int:
    return 0


TOGETHER = (Step.FILL,)
WORDS = {
    "en": {
        "game": {"title": "Baskets", "about": "Fill a basket.", "seat": "Player #", "minutes": "1"},
        "questions": {"POINT": "Which basket?", "FILL": "Which fruit?"},
        "answers": {"BASKET": "The {basket} one", "EITHER": "Either", "FRUIT": "Put in: {fruit}", "DONE": "Done"},
        "events": {"NOTHING": "Nothing"},
    },
}
game: Game = found(__name__, version=1, players=[2])


def filling(room: int, **left: int) -> Match:
    """A basket with so much room, and what lies beside it."""
    match = Match(game, 2, 1)
    match.answer("basket red")
    match.table.room = room
    for fruit, count in left.items():
        match.table.left[("apple", "pear", "melon", "fig").index(fruit)] = count
    match.table.n_options = 0
    game.loops.advance(match.box, match.table)
    return match
