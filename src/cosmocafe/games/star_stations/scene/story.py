"""What the events tell a picture: the last action with its trail and its dice, and which ship is which."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cosmocafe.author import Told
from cosmocafe.draw.still import noted, noted_for_all

from ..box import Box
from ..rules.fleets import ships_on
from ..standing import kinds_by_square
from ..view import View
from ..vocabulary import SHIPS, Event
from .spots import Ships

WINS = frozenset((Event.WON_STATIONS, Event.WON_FLAGSHIPS, Event.WON_COMPARED, Event.SHARED))
ENDINGS = WINS | {Event.LAST_ROUND, Event.ALL_PASSED, Event.QUIET, Event.FIGURES, Event.STOCKS}
# What follows from an action and is none of its own.
ASIDES = ENDINGS | {Event.BEGINS, Event.ROUND, Event.STATION, Event.GAINED, Event.LOST, Event.IGNORED, Event.DESTROYED, Event.OUT}
NO_SQUARE = -1


class Roll(NamedTuple):
    """Dice somebody rolled, against a square or for the order of play (NO_SQUARE)."""

    number: int  # of the event in the match, so that a page knows which dice are new
    who: int
    square: int
    dice: int
    hits: int


class Trail(NamedTuple):
    """The way of a ship."""

    who: int
    source: int
    target: int


def last_action(events: Sequence[Told]) -> list[tuple[int, Told]]:
    """The numbered events of the last action: all moves, shots or rolls for order that belong together."""
    number = len(events) - 1
    while number >= 0 and events[number].event in ASIDES:
        number -= 1
    last, found = events[number] if number >= 0 else None, []
    while last and number >= 0 and belongs(events[number], last):
        found.append((number, events[number]))
        number -= 1
    return found[::-1]


def belongs(told: Told, last: Told) -> bool:
    """Whether an event is of the same action as the one after it."""
    if told is last:
        return True
    if last.event == Event.ORDER_ROLL:
        return told.event == last.event
    return last.event in (Event.MOVED, Event.ATTACKED) and (told.event, told.who) == (last.event, last.who)


@noted
def trails(view: View) -> list[Trail]:
    """The ways of the ships that moved last."""
    moves = [(told.who, view.told_parts(told)) for _, told in last_action(view.events) if told.event == Event.MOVED]
    return [Trail(who, parts["source"], parts["target"]) for who, parts in moves]


@noted
def rolls(view: View) -> list[Roll]:
    """The dice of the last action; of rolls for order, the last of each player."""
    found: dict[tuple[int, int], Roll] = {}
    for number, told in last_action(view.events):
        if told.event in (Event.ATTACKED, Event.ORDER_ROLL):
            parts = view.told_parts(told)
            square = parts.get("square", NO_SQUARE)
            found[told.who, square] = Roll(number, told.who, square, parts["dice"], parts["hits"])
    return list(found.values())


class Casualty(NamedTuple):
    """A ship that was hit in the last attack: lost, or saved by its armour."""

    owner: int
    ship: int
    is_lost: bool


def casualties(view: View) -> list[Casualty]:
    """The ships that were hit in the last attack."""
    rolled = [roll.number for roll in rolls(view) if roll.square != NO_SQUARE]
    after = view.events[min(rolled) :] if rolled else []
    hit = [told for told in after if told.event in (Event.DESTROYED, Event.IGNORED)]
    return [Casualty(told.who, view.told_parts(told)["ship"], told.event == Event.DESTROYED) for told in hit]


@noted
def homes(view: View) -> dict[int, int]:
    """Who started on which square."""
    return {view.told_parts(told)["square"]: told.who for told in view.events if told.event == Event.STARTED}


def headline(view: View) -> str:
    """The last action in words; at the end of the game, who has won."""
    told = [event for event in view.events if event.event in WINS] or [event for _, event in last_action(view.events)][-1:]
    return " · ".join(view.words.event(event, view.names) for event in told)


class Hangar:
    """Numbers for the ships on the board: the same ship keeps its number while it moves, so that a page can move its picture."""

    def __init__(self, view: View) -> None:
        self._on: dict[Ships, list[int]] = {}
        for told in view.events:
            self._follow(view.box, told, view.told_parts(told))
        for ships, count in ships_on_board(view):
            self._settle(ships, count)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hangar) and self._on == other._on

    __hash__ = None  # type: ignore[assignment]

    def on(self, ships: Ships) -> list[int]:
        """The numbers of some ships."""
        return self._on[ships]

    def _follow(self, box: Box, told: Told, parts: dict[str, int]) -> None:
        if told.event == Event.STARTED:
            for ship in range(SHIPS):
                self._settle(Ships(told.who, ship, parts["square"]), box.start[ship])
        elif told.event == Event.BUILT:
            self._enter(Ships(told.who, parts["ship"], parts["square"]))
        elif told.event == Event.MOVED:
            moved = self._leave(Ships(told.who, parts["ship"], parts["source"]))
            self._enter(Ships(told.who, parts["ship"], parts["target"]), moved)
        elif told.event == Event.DESTROYED:
            self._leave(Ships(told.who, parts["ship"], parts["square"]))
        elif told.event == Event.OUT:
            self._on = {ships: numbers for ships, numbers in self._on.items() if ships.owner != told.who}

    def _enter(self, ships: Ships, number: int | None = None) -> None:
        if number is None:
            taken = {known for others, numbers in self._on.items() if others[:2] == ships[:2] for known in numbers}
            number = next(n for n in range(len(taken) + 1) if n not in taken)
        self._on.setdefault(ships, []).append(number)

    def _leave(self, ships: Ships) -> int | None:
        return self._on[ships].pop() if self._on.get(ships) else None

    def _settle(self, ships: Ships, count: int) -> None:
        """The table is right, even where a position was set up and no event tells how it came about."""
        del self._on.setdefault(ships, [])[count:]
        while len(self._on[ships]) < count:
            self._enter(ships)


@noted_for_all
def hangar(view: View) -> Hangar:
    """The numbers of the ships, which are the same for everybody."""
    return Hangar(view)


def ships_on_board(view: View) -> Iterator[tuple[Ships, int]]:
    """All ships on the board with their counts, square by square."""
    for square, kinds in sorted(kinds_by_square(view).items()):
        for owner, types in kinds.items():
            for ship in types:
                yield Ships(owner, ship, square), ships_on(view.table.fleets[owner], ship, square)
