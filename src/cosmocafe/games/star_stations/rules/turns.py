"""A turn: one single action (SS-050 to SS-057). All complete actions stand in one question."""

from __future__ import annotations

from cosmocafe.author import offer, plan, tell

from ..box import Box
from ..table import Table
from ..vocabulary import Answer, Event, Step, rules
from .attacks import offer_attacks
from .control import controlled, stations, tell_control, update_owners
from .endings import end_by_limits, win, win_by_stations
from .fleets import enemies, is_in, is_locked
from .moves import offer_moves
from .works import offer_works


@rules.does(Step.TURN)
def start_turn(box: Box, t: Table, who: int) -> None:
    t.turn += 1
    t.passed = 0
    t.stirred = 0
    if box.hold and stations(box, t, who) >= box.required_stations:  # SS-162
        tell(t, Event.WON_STATIONS, who, stations(box, t, who))
        win(box, t, who)
        return
    plan(t, Step.END_TURN, who)
    plan(t, Step.ACT, who)


@rules.asks(Step.ACT, about="SS-053 SS-056 SS-054 SS-052 SS-080 SS-060")
def offer_actions(box: Box, t: Table, who: int) -> None:
    me = t.fleets[who]
    hostile = enemies(t, who)
    if not is_locked(me, hostile):
        offer_works(box, t, me, controlled(box, t, who))
    offer_attacks(box, t, me, hostile)  # SS-054: never blocked, as moving and passing
    offer_moves(box, t, me, hostile)
    offer(t, Answer.PASS)  # SS-052


@rules.answers(Step.ACT, Answer.PASS)
def pass_turn(t: Table, who: int) -> None:
    t.passed = 1
    tell(t, Event.PASSED, who)


@rules.does(Step.END_TURN)
def end_turn(box: Box, t: Table, who: int) -> None:
    if box.sticky:
        update_owners(box, t)
    tell_control(box, t)
    t.passes = t.passes + 1 if t.passed else 0
    t.quiet = 0 if t.stirred else t.quiet + 1  # SS-168
    following = next_seat(t, who)
    is_round_over = (following - t.first) % t.players <= (who - t.first) % t.players
    if win_by_stations(box, t, who) or end_by_limits(box, t, is_round_over):
        return
    if is_round_over:
        t.round += 1
        tell(t, Event.ROUND, -1, t.round)
    plan(t, Step.TURN, following)


def next_seat(t: Table, who: int) -> int:
    """The next player clockwise who is still in the game (SS-057)."""
    following = (who + 1) % t.players
    while not is_in(t, following):
        following = (following + 1) % t.players
    return following
