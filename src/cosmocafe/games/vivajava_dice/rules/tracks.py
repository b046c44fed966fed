"""Research tracks: levels, abilities, research points and completion (VJ-100 to VJ-110, VJ-A30 to VJ-A34)."""

from __future__ import annotations

from cosmocafe.author import has, tell

from ..box import Box
from ..table import Table
from ..vocabulary import TRACKS, Ability, Colour, Event
from .tokens import end_partnership, take_home


def level(box: Box, t: Table, who: int, track: int) -> int:
    """VJ-105, VJ-108: 0 below 1X and once completed; VJ-R49: sugar suspends a track."""
    marks = t.seats[who].marks[track]
    if marks < box.at_1x or marks >= box.cup or t.sugar == track:
        return 0
    return 2 if marks >= box.at_2x else 1


def ability_on(box: Box, t: Table, who: int, track: int) -> int:
    """The ability of a player's track: the disc's, or his intern's (VJ-146)."""
    ability = t.disc[track]
    if ability == Ability.INTERN and t.seats[who].intern > 0:
        return box.intern[t.seats[who].intern - 1]
    return ability


def strength(box: Box, t: Table, who: int, ability: int) -> int:
    """How much an ability does for a player now; VJ-A30: level 2 replaces level 1, VJ-R69: two tracks add up."""
    total = 0
    for track in range(TRACKS):
        if ability_on(box, t, who, track) == ability:
            reached = level(box, t, who, track)
            total += box.power[2 * ability + reached - 1] if reached > 0 else 0
    return total


def track_of(t: Table, ability: int) -> int:
    """The track on which a disc lies, or -1."""
    for track in range(TRACKS):
        if t.disc[track] == ability:
            return track
    return -1


def room(box: Box, t: Table, who: int, colour: int) -> int:
    """How many research points of a colour can be gained: spaces left, or flavor dice for black (VJ-R09, VJ-R10, VJ-R49)."""
    if t.sugar == colour:
        return 0
    if colour == Colour.BLACK:
        return t.coaster
    return box.cup - t.seats[who].marks[colour]


def gain(box: Box, t: Table, who: int, colour: int, points: int) -> None:
    """Research points for a player; in his own turn his partners gain the same (VJ-A18, VJ-R55)."""
    partners = t.seats[who].partners[colour] if who == t.active and colour < TRACKS else 0
    gained = mark(box, t, who, colour, points)
    for k in range(1, t.players):
        partner = (who + k) % t.players
        if gained > 0 and has(partners, partner):
            tell(t, Event.COPIED, partner, who)
            mark(box, t, partner, colour, gained)


def mark(box: Box, t: Table, who: int, colour: int, points: int) -> int:
    """Mark research points, as far as there is room; how many."""
    gained = min(points, room(box, t, who, colour))
    if gained <= 0:
        return 0
    if colour == Colour.BLACK:  # VJ-090, VJ-R13
        t.coaster -= gained
        t.seats[who].flavor += gained
        tell(t, Event.FLAVOR, who, gained)
        return gained
    me = t.seats[who]
    before = me.marks[colour]
    me.marks[colour] += gained
    tell(t, Event.MARKED, who, colour, gained)
    if me.marks[colour] >= box.cup:
        complete(box, t, who, colour)
    else:
        reach(box, t, who, colour, before)
    return gained


def reach(box: Box, t: Table, who: int, track: int, before: int) -> None:
    """VJ-105, VJ-120, VJ-R27: each level reached; one claim each where the ability works by tokens."""
    me = t.seats[who]
    for step in range(2):
        space = box.at_1x if step == 0 else box.at_2x
        if before < space <= me.marks[track]:
            tell(t, Event.LEVEL, who, step + 1, t.disc[track])
            if has(box.token_discs, t.disc[track]):
                me.claims[track] += 1


def complete(box: Box, t: Table, who: int, track: int) -> None:
    """VJ-108, VJ-122: points of the disc at once; ability, claims and tokens are gone."""
    points = box.pp[t.disc[track]]
    t.seats[who].pp += points
    tell(t, Event.COMPLETED, who, track, points)
    take_home(t, who, track)
    for partner in range(t.players):  # VJ-R55
        end_partnership(t, partner, who, track)
