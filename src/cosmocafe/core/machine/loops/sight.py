"""What a seat may see of a table, and a table dealt anew from it."""

from __future__ import annotations

from ...anything import Held
from ...author.seen import seat_of
from ...author.table import Table
from .rules import advance, copy, guess, hide, observe, wipe


def veil(box: Held, t: Table, seat: int) -> None:
    """Turn the table into what a seat may see: no random state, no traces, no foreign options, the game's secrets face down."""
    for i in range(4):
        t.rng[i] = 0
    seen = t.n_options
    if t.n_options > 0 and t.agenda[t.depth - 1].who != seat:
        seen = 0
    for i in range(seen, len(t.options)):
        t.options[i] = 0
    t.n_options = seen
    for i in range(t.depth, len(t.agenda)):
        task = t.agenda[i]
        task.step = 0
        task.who = 0
        task.a = 0
        task.b = 0
        task.c = 0
        task.d = 0
    hide(box, t, seat)


def unveil(box: Held, t: Table, seat: int) -> None:
    """Deal the face-down rest of a seat's view at random and put the open question again; the random state must be set."""
    guess(box, t, seat)
    advance(box, t)


def see(box: Held, t: Held, seat: int, view: Held, out: Held) -> None:
    """Write what a seat observes."""
    copy(view, t)
    veil(box, view, seat)
    wipe(out)
    see_question(view, max(seat, 0), out)
    observe(box, view, seat, out)


def see_question(t: Table, me: int, out: Held) -> None:
    """What every observation has."""
    out.players = t.players
    if t.over == 0 and t.depth > 0:
        task = t.agenda[t.depth - 1]
        out.question = 1 + task.step
        out.asked = seat_of(t, me, task.who)
        out.part_a = task.a
        out.part_b = task.b
        out.part_c = task.c
        out.part_d = task.d
