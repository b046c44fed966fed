"""Phase 1, Round Start, and Phase 5, Clean Up (SC-019 to SC-026, SC-109 to SC-113)."""

from __future__ import annotations

from cosmocafe.author import one_left, one_of, only, plan, tell

from ..box import FACES, Box, EventKind
from ..table import SHIPS, Table
from ..vocabulary import COLORS, EVENTS, NONE, Event, Step, rules
from .events import tell_effect

ALL_DICE = (1 << COLORS) - 1


@rules.does(Step.ROUND)
def start_round(box: Box, t: Table) -> None:
    tell(t, Event.ROUND, -1, t.round)
    t.event = t.foreseen
    foresee(box, t)
    plan(t, Step.TURN, t.first)
    plan(t, Step.POWER_UP)
    plan(t, Step.PIRATE_PORT)
    if t.event != NONE:
        plan(t, Step.EVENT)


def foresee(box: Box, t: Table) -> None:
    """SC-020: turn up the Event token of the next round."""
    t.foreseen = NONE
    if t.round == box.rounds:
        return
    kind = box.round_track[t.round].event
    if kind == EventKind.DAWN:
        t.foreseen = one_left(t, t.dawns, EVENTS)
        t.dawns[t.foreseen] = 0
    elif kind == EventKind.DUSK:
        t.foreseen = one_left(t, t.dusks, EVENTS)
        t.dusks[t.foreseen] = 0
    if t.foreseen != NONE:
        tell(t, Event.FORESEEN, -1, t.foreseen)
        tell_effect(box, t, t.foreseen)


@rules.does(Step.PIRATE_PORT)
def place_pirate(box: Box, t: Table) -> None:
    """SC-022, SC-023, SC-R06: a pirate appears standing at its port and does not rob."""
    pirate = box.round_track[t.round - 1].pirate
    if pirate != NONE:
        t.pirates[pirate] = box.pirate_tile[pirate]
        tell(t, Event.PIRATE_APPEARS, -1, pirate, t.pirates[pirate])


@rules.does(Step.POWER_UP)
def power_up(box: Box, t: Table) -> None:
    """SC-025, SC-026: all dice are rolled, wherever they are."""
    for color in range(COLORS):
        t.dice[color] = box.dice[color].faces[one_of(t, FACES)]
    t.ready = ALL_DICE
    t.port = box.dice[COLORS].faces[one_of(t, FACES)]
    tell(t, Event.ROLLED, -1, t.dice[0], t.dice[1], t.dice[2])
    tell(t, Event.PORT, -1, t.port, box.port_tile[t.port])


@rules.does(Step.CLEAN_UP)
def clean_up(box: Box, t: Table) -> None:
    """SC-110 to SC-113; after the last round the game ends instead (SC-109)."""
    if t.round == box.rounds:
        end_last_round(t)
        return
    t.marker = 0
    turn_up_target(t)
    t.damaged = 0
    for seat in range(t.players):
        stand_up(t, seat)
    t.round += 1
    t.first = (t.first + 1) % t.players
    tell(t, Event.FIRST_PLAYER, t.first)
    plan(t, Step.ROUND)


def end_last_round(t: Table) -> None:
    """SC-114: a final delivery for everybody, then the score."""
    plan(t, Step.SCORE)
    for k in range(t.players - 1, -1, -1):
        plan(t, Step.FINAL, (t.first + k) % t.players)


def turn_up_target(t: Table) -> None:
    t.target = one_left(t, t.targets, COLORS)
    t.targets[t.target] -= 1
    tell(t, Event.TARGET, -1, t.target)


def stand_up(t: Table, seat: int) -> None:
    me = t.boards[seat]
    me.attacked = 0
    for ship in range(SHIPS):
        if me.ships[ship] != NONE:
            me.standing |= only(ship)
