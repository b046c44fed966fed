"""What the events tell a picture: the ways of what moved last, the last roll, the last lines of the log."""

from __future__ import annotations

from typing import NamedTuple

from cosmocafe.author import NOBODY, Told
from cosmocafe.draw.still import noted

from ..ring import ahead, distance, steps_to
from ..view import View
from ..vocabulary import Event

VOYAGES = frozenset((Event.SAILED, Event.JUMPED, Event.WARPED, Event.RODE))


class Trail(NamedTuple):
    """The way of a player's ship or, of nobody, of a pirate: every tile from the first to the last."""

    who: int
    tiles: list[int]


def way(source: int, target: int) -> list[int]:
    """The tiles from one to another, ahead."""
    return [ahead(source, steps) for steps in range(steps_to(source, target) + 1)]


class Log:
    """Follows the events and remembers what moved last: one ship's turn, or one movement of the pirates."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.trails: list[Trail] = []
        self._ship = NOBODY  # tile of the active ship
        self._pirates: dict[int, int] = {}
        for told in view.events:
            self._follow(told)

    def _follow(self, told: Told) -> None:
        parts = self.view.told_parts(told)
        if told.event == Event.ACTIVATED:
            self.trails, self._ship = [], parts["tile"]
        elif told.event in VOYAGES and self._ship != NOBODY:
            self.trails.append(Trail(told.who, self._voyage(told, parts["tile"])))
            self._ship = parts["tile"]
        elif told.event == Event.CAME_HOME:
            self.trails = [Trail(told.who, way(parts["tile"], self.view.table.boards[told.who].base))]
        elif told.event == Event.PIRATE_APPEARS:
            self._pirates[parts["pirate"]] = parts["tile"]
        elif told.event in (Event.PIRATE_MOVED, Event.ATTACKED):
            self._chase(told, parts["pirate"], parts["tile"])

    def _voyage(self, told: Told, tile: int) -> list[int]:
        back = told.event == Event.RODE and steps_to(self._ship, tile) > distance(self._ship, tile)
        return way(tile, self._ship)[::-1] if back else way(self._ship, tile)

    def _chase(self, told: Told, pirate: int, tile: int) -> None:
        """A pirate moves ahead by itself, and back when attacked."""
        if told.event == Event.PIRATE_MOVED:
            self.trails = [trail for trail in self.trails if trail.who == NOBODY]
        if pirate in self._pirates:
            source = self._pirates[pirate]
            tiles = way(source, tile) if told.event == Event.PIRATE_MOVED else way(tile, source)[::-1]
            self.trails.append(Trail(NOBODY, tiles))
        self._pirates[pirate] = tile


@noted
def trails(view: View) -> list[Trail]:
    """The ways of what moved last."""
    return Log(view).trails


@noted
def last_roll(view: View) -> int:
    """The number of the last roll's event, so that a page knows whether the dice are new."""
    rolls = [number for number, told in enumerate(view.events) if told.event == Event.ROLLED]
    return rolls[-1] if rolls else NOBODY


def headlines(view: View, lines: int) -> list[str]:
    """The last things that happened, the newest first; at the end of the game, who has won."""
    told = [event for event in view.events if event.event in (Event.TOTAL, Event.WON, Event.SHARED)] if view.table.over else view.events
    return [view.words.event(event, view.names) for event in told[-lines:][::-1]]
