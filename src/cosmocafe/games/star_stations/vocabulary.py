"""The game's words as numbers: ships, steps, answers and events."""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path

from cosmocafe.author import NUMBER, Answers, Events, Rulebook, Steps, block, named_in, names, numbered, seats

from .squares import NAMES, SQUARES

rules = Rulebook("cosmocafe.games.star_stations")
LARGEST_AMOUNT = 24  # SS-125: what eight stations refine; above it only "everything"


COMPONENTS = Path(__file__).with_name("components.toml")
KINDS, LETTERS = named_in(COMPONENTS, "ships"), named_in(COMPONENTS, "ships", "letter")
SHIPS = len(KINDS)
KIND = names("ship", *KINDS)
A_SHIP = names("a_ship", *KINDS)  # with an article: there is only one flagship
SQUARE = names("square", *NAMES, translated=False)
SEAT = seats(4)
AMOUNT = numbered("amount", 1, LARGEST_AMOUNT)
CONDITION = names("condition", "whole", "dented")


class Ship(IntEnum):
    """The ships of which rules and advice speak by name."""

    FRIGATE = KINDS.index("frigate")
    DESTROYER = KINDS.index("destroyer")
    CRUISER = KINDS.index("cruiser")
    FLAGSHIP = KINDS.index("flagship")


class Step(Steps):
    PLACE = block()
    CORNER_ROLL = block()
    CORNER = block()
    FIRST_ROLL = block()
    TURN = block()
    ACT = block()
    END_TURN = block()
    GATHER = block(square=SQUARE, moved=NUMBER)
    SCATTER = block(square=SQUARE, moved=NUMBER)
    AIM = block(square=SQUARE, left=NUMBER)
    FIRE = block(square=SQUARE)
    POOL = block(square=SQUARE, hits=NUMBER)
    HIT = block(square=SQUARE, hits=NUMBER)


TOGETHER = (Step.GATHER, Step.SCATTER)


class Answer(Answers):
    STAR = block(square=SQUARE)
    ASTEROID = block(square=SQUARE)
    START = block(square=SQUARE)
    PASS = block()
    MINE = block()
    REFINE = block(amount=AMOUNT)
    REFINE_ALL = block()
    BUILD = block(ship=KIND, square=SQUARE)
    MODULE = block(square=SQUARE)
    STRIKE = block(square=SQUARE)
    VOLLEY = block(square=SQUARE)
    GATHER = block(square=SQUARE)
    SCATTER = block(square=SQUARE)
    BRING = block(ship=A_SHIP, source=SQUARE)
    SEND = block(ship=A_SHIP, target=SQUARE)
    BRING_ALL = block(source=SQUARE)
    SEND_ALL = block(target=SQUARE)
    DONE = block()
    AIM = block(target=SQUARE)
    HIT = block(owner=SEAT, ship=A_SHIP, condition=CONDITION)


class Event(Events):
    STAR = block(square=SQUARE)
    ASTEROID = block(square=SQUARE)
    ORDER_ROLL = block(dice=NUMBER, hits=NUMBER)
    STARTED = block(square=SQUARE)
    BEGINS = block()
    ROUND = block(round=NUMBER)
    PASSED = block()
    MINED = block(ore=NUMBER)
    REFINED = block(ore=NUMBER, metal=NUMBER)
    BUILT = block(ship=KIND, square=SQUARE)
    MODULE = block(square=SQUARE, modules=NUMBER)
    STATION = block(square=SQUARE)
    GAINED = block(square=SQUARE)
    LOST = block(square=SQUARE)
    MOVED = block(ship=A_SHIP, source=SQUARE, target=SQUARE)
    ATTACKED = block(square=SQUARE, dice=NUMBER, hits=NUMBER)
    IGNORED = block(ship=KIND, square=SQUARE)
    DESTROYED = block(ship=A_SHIP, square=SQUARE)
    OUT = block()
    WON_STATIONS = block(stations=NUMBER)
    WON_FLAGSHIPS = block()
    LAST_ROUND = block(round=NUMBER)
    ALL_PASSED = block()
    QUIET = block(turns=NUMBER)
    FIGURES = block(stations=NUMBER, fleet=NUMBER)
    STOCKS = block(metal=NUMBER, ore=NUMBER)
    WON_COMPARED = block()
    SHARED = block()


def build(ship: int, square: int) -> int:
    """The answer: build this ship there."""
    return Answer.BUILD + ship * SQUARES + square


def bring(ship: int, source: int) -> int:
    """The answer: this ship joins from there."""
    return Answer.BRING + ship * SQUARES + source


def send(ship: int, target: int) -> int:
    """The answer: this ship goes there."""
    return Answer.SEND + ship * SQUARES + target


def hit(owner: int, ship: int, dented: int) -> int:
    """The answer: this ship takes the hit."""
    return Answer.HIT + (owner * SHIPS + ship) * 2 + dented
