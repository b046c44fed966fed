"""Elimination and the end of the game (SS-155 to SS-169)."""

from __future__ import annotations

from cosmocafe.author import finish, tell

from ..box import Box
from ..squares import SQUARES
from ..table import Table
from ..vocabulary import SHIPS, Event, Ship
from .control import stations, update_owners
from .fleets import is_in, ships_on, stir, survivors, take


def destroy(box: Box, t: Table, owner: int, ship: int, square: int) -> None:
    """SS-013, SS-088: the ship goes back to its owner's supply."""
    remove(t, owner, ship, square)
    stir(t)
    tell(t, Event.DESTROYED, owner, ship, square)
    if ship == Ship.FLAGSHIP:
        eliminate(box, t, owner)


def remove(t: Table, owner: int, ship: int, square: int) -> None:
    take(t.fleets[owner], ship, square)
    t.fleets[owner].supply[ship] += 1


def eliminate(box: Box, t: Table, owner: int) -> None:
    """SS-155 to SS-157, SS-095: at once the rest of the fleet leaves the board, stock and ownership are lost."""
    fleet = t.fleets[owner]
    fleet.lost_in = t.turn
    for square in range(SQUARES):
        for ship in range(SHIPS):
            while ships_on(fleet, ship, square) > 0:
                remove(t, owner, ship, square)
    fleet.ore = 0
    fleet.metal = 0
    fleet.owns = 0
    for ship in range(SHIPS):
        t.dented[owner * SHIPS + ship] = 0
    tell(t, Event.OUT, owner)
    if survivors(t) == 1:  # SS-004, SS-200: the last flagship wins on the spot
        for seat in range(t.players):
            if is_in(t, seat):
                tell(t, Event.WON_FLAGSHIPS, seat)
                win(box, t, seat)


def win_by_stations(box: Box, t: Table, who: int) -> bool:
    """SS-160, SS-161: of all who have enough stations the player who acted wins, else the next clockwise."""
    if box.hold:
        return False
    for k in range(t.players):
        seat = (who + k) % t.players
        held = stations(box, t, seat)
        if held >= box.required_stations:
            tell(t, Event.WON_STATIONS, seat, held)
            win(box, t, seat)
            return True
    return False


def end_by_limits(box: Box, t: Table, is_round_over: bool) -> bool:
    """SS-163, SS-164, SS-168: the last round, rounds of passes, and too many quiet turns are adjudicated."""
    if t.passes >= box.pass_rounds * survivors(t):
        tell(t, Event.ALL_PASSED)
    elif box.quiet_rounds > 0 and t.quiet >= box.quiet_rounds * survivors(t):
        tell(t, Event.QUIET, -1, t.quiet)
    elif is_round_over and t.round >= box.max_rounds:
        tell(t, Event.LAST_ROUND, -1, t.round)
    else:
        return False
    win(box, t, -1)
    tell_comparison(box, t)
    return True


def tell_comparison(box: Box, t: Table) -> None:
    """SS-178: what was compared, stocks only of those who were level before, and who has won."""
    for seat in range(t.players):
        if is_in(t, seat):
            tell(t, Event.FIGURES, seat, stations(box, t, seat), fleet_value(box, t, seat))
    for seat in range(t.players):
        if is_level(box, t, seat):
            tell(t, Event.STOCKS, seat, t.fleets[seat].metal, t.fleets[seat].ore)
    winners = 0
    for seat in range(t.players):
        if t.places[seat] == 1:
            winners += 1
    for seat in range(t.players):
        if t.places[seat] == 1:
            tell(t, Event.WON_COMPARED if winners == 1 else Event.SHARED, seat)


def is_level(box: Box, t: Table, seat: int) -> bool:
    """Whether another survivor has as many stations and as good a fleet."""
    for other in range(t.players):
        if other != seat and is_in(t, seat) and is_in(t, other) and stations(box, t, other) == stations(box, t, seat):
            if fleet_value(box, t, other) == fleet_value(box, t, seat):
                return True
    return False


def win(box: Box, t: Table, winner: int) -> None:
    """SS-166: places of all players; without a winner the comparison decides alone (SS-165)."""
    if box.sticky:
        update_owners(box, t)  # SS-153: the last flagship wins in the middle of an action
    for seat in range(t.players):
        t.places[seat] = 1
        for other in range(t.players):
            if other != seat and seat != winner and (other == winner or is_better(box, t, other, seat)):
                t.places[seat] += 1
    finish(t)


def is_better(box: Box, t: Table, one: int, other: int) -> bool:
    """Survivors by stations, fleet value, metal, ore; then the eliminated, the latest first."""
    if is_in(t, one) != is_in(t, other):
        return is_in(t, one)
    if not is_in(t, one):
        return t.fleets[one].lost_in > t.fleets[other].lost_in
    by_stations = stations(box, t, one) - stations(box, t, other)
    if by_stations != 0:
        return by_stations > 0
    by_value = fleet_value(box, t, one) - fleet_value(box, t, other)
    if by_value != 0:
        return by_value > 0
    if t.fleets[one].metal != t.fleets[other].metal:
        return t.fleets[one].metal > t.fleets[other].metal
    return t.fleets[one].ore > t.fleets[other].ore


def fleet_value(box: Box, t: Table, seat: int) -> int:
    """What a fleet on the board is worth in metal."""
    value = 0
    for ship in range(SHIPS):
        value += box.value[ship] * (box.supply[ship] - t.fleets[seat].supply[ship])
    return value
