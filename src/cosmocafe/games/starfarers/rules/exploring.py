"""Looking at chips, pirate lairs and ice planets (SF-150 to SF-152, SF-170 to SF-174, SF-R22, SF-R23)."""

from __future__ import annotations

from cosmocafe.author import count, first, has, one_of, only, tell, uncover, whisper

from ..box import Box
from ..table import Table
from ..vocabulary import CHIPS, DOTS, SHIPS, ChipKind, Event, Expansion
from .victory import check_victory, strength

WHITE = DOTS.index("white")


def explore(box: Box, t: Table, who: int, node: int) -> None:
    """SF-R57: look at the chips beside an intersection, then fight or thaw what can be."""
    for i in range(2):
        planet = box.nodes[node].planets[i]
        if planet >= 0 and not has(t.face_up, planet):
            look(box, t, who, planet)
            conquer(box, t, who, planet)


def explore_around_ships(box: Box, t: Table, who: int) -> None:
    """SF-R23: ships in place explore too, grounded ones among them."""
    for ship in range(SHIPS):
        if t.fleets[who].at[ship] > 0:
            explore(box, t, who, t.fleets[who].at[ship] - 1)


def look(box: Box, t: Table, who: int, planet: int) -> None:
    """SF-150, SF-151: only the owner of the ship sees the chip."""
    if t.chip[planet] == 0:
        t.chip[planet] = 1 + turn_up(box, t, box.planets[planet].dot)
    if not has(t.fleets[who].seen, planet):
        t.fleets[who].seen |= only(planet)
        chip = t.chip[planet] - 1
        tell(t, Event.EXPLORED, who, planet)
        whisper(t, Event.LOOKED, who, planet, box.chips[chip].kind, box.chips[chip].number)


def turn_up(box: Box, t: Table, dot: int) -> int:
    """One of the chips of a colour that lie nowhere yet, or -1."""
    chips = chips_left(box, t, dot)
    if chips == 0:
        return -1
    for _ in range(one_of(t, count(chips))):
        chips &= chips - 1
    t.unplaced &= ~only(first(chips))
    return first(chips)


def chips_left(box: Box, t: Table, dot: int) -> int:
    """The chips of a colour that lie nowhere yet."""
    chips = 0
    for chip in range(CHIPS):
        if box.chips[chip].dot == dot and has(t.unplaced, chip):
            chips |= only(chip)
    return chips


def falls(box: Box, chip: int, combat: int, rings: int) -> bool:
    """SF-170, SF-171: whether a lair or an ice planet gives in to such strength or freight."""
    if box.chips[chip].kind == ChipKind.PIRATE:
        return combat >= box.chips[chip].number
    return box.chips[chip].kind == ChipKind.ICE and rings >= box.chips[chip].number


def conquer(box: Box, t: Table, who: int, planet: int) -> None:
    """A chip that falls is a trophy, replaced by one of the reserve; if none falls, all know what it is not."""
    me = t.fleets[who]
    chip = t.chip[planet] - 1
    combat = strength(box, me)
    rings = me.expansions[Expansion.FREIGHT_RING]
    uncover(t)
    if not falls(box, chip, combat, rings):
        t.dared[planet] = max(t.dared[planet], combat)
        t.thawed[planet] = max(t.thawed[planet], rings)
        return
    is_lair = box.chips[chip].kind == ChipKind.PIRATE
    tell(t, Event.BEAT_PIRATES if is_lair else Event.THAWED, who, planet, box.chips[chip].number)
    me.trophies |= only(chip)
    t.face_up |= only(planet)
    replacement = turn_up(box, t, WHITE)
    t.chip[planet] = replacement + 1
    if replacement >= 0:
        tell(t, Event.SHOWN, who, planet, box.chips[replacement].kind, box.chips[replacement].number)
    check_victory(box, t)
