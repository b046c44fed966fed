"""What the events tell a picture: the last attack with its dice, the ways of the last moves, the last Event card."""

from __future__ import annotations

from typing import NamedTuple

from cosmocafe.author import Told
from cosmocafe.draw.still import noted

from ..view import View
from ..vocabulary import Event

DICE = (Event.ROLLED, Event.EXTRA_DIE, Event.REROLLED)
MOVES = (Event.MOVED, Event.TELEPORTED, Event.SHOVED)


class Die(NamedTuple):
    """One die of a roll: its face, whether it was rolled again, whether a CRIT added it."""

    face: int
    is_faint: bool
    is_extra: bool


class Roll(NamedTuple):
    """The dice of the attacker (`character` -1) or of one target, and how many succeeded; -1 as long as nobody knows."""

    character: int
    dice: list[Die]
    successes: int
    defends: bool


@noted
def last_attack(view: View) -> tuple[Told | None, list[Roll]]:
    """The last attack and its rolls, as far as they have come."""
    starts = [number for number, told in enumerate(view.events) if told.event == Event.ATTACKED]
    if not starts:
        return None, []
    rolls: list[Roll] = []
    dice: list[Die] = []
    for told in view.events[starts[-1] + 1 :]:
        parts = view.told_parts(told)
        if told.event in DICE:
            dice = add_die(dice, told.event, parts)
        elif told.event == Event.HITS:
            rolls.append(Roll(-1, dice, parts["hits"], False))
            dice = []
        elif told.event == Event.SAVES:
            rolls.append(Roll(parts["character"], dice, parts["saves"], True))
            dice = []
        elif told.event == Event.TURN:
            break
    if dice:
        rolls.append(Roll(-1, dice, -1, bool(rolls)))  # the attack is rolled first
    return view.events[starts[-1]], rolls


def add_die(dice: list[Die], event: int, parts: dict[str, int]) -> list[Die]:
    """A rerolled die leaves its old face faint."""
    if event == Event.REROLLED:
        old = next(n for n, die in enumerate(dice) if die.face == parts["source"] and not die.is_faint)
        dice = [die._replace(is_faint=True) if n == old else die for n, die in enumerate(dice)]
    return [*dice, Die(parts["face"], False, event == Event.EXTRA_DIE)]


@noted
def last_ways(view: View) -> list[tuple[int, int]]:
    """Source and goal of the last moves of one Character in a row."""
    ways: list[tuple[int, int]] = []
    mover = -1
    for told in reversed(view.events):
        parts = view.told_parts(told)
        if told.event in MOVES and mover in (-1, parts["character"]):
            mover = parts["character"]
            ways.append((parts["source"], parts["space"]))
        elif told.event in (*MOVES, Event.TURN, Event.ACTIVATED):
            break
    return ways


@noted
def last_event(view: View) -> dict[str, int]:
    """The last Event card: its kind, and the slot of its top half."""
    return next((view.told_parts(told) for told in reversed(view.events) if told.event == Event.EVENT), {})


@noted
def last_roll(view: View) -> str | None:
    """The number of the event of the last die, so that a page knows which dice are new."""
    return next((str(number) for number in range(len(view.events) - 1, -1, -1) if view.events[number].event in DICE), None)


@noted
def outcome(view: View) -> Told | None:
    """What came of the last attack: a kill, or else Wounds."""
    found = None
    for told in reversed(view.events):
        if told.event in (Event.KILLED, Event.OVERKILLED):
            return told
        if told.event == Event.WOUNDED and found is None:
            found = told
        if told.event == Event.ATTACKED:
            break
    return found
