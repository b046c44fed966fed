"""What an answer brings, as far as it is told before it is given: whether it throws dice, and whether it hands the turn on."""

from __future__ import annotations

import logging
from typing import NamedTuple

from cosmocafe.core.author.chance import seed_table
from cosmocafe.core.game import View
from cosmocafe.core.match import give

log = logging.getLogger(__name__)


class Outcome(NamedTuple):
    """Whether chance comes in while the same seat stays asked, and whether somebody else is asked next."""

    rolls: bool = False
    ends: bool = False


def outcome(view: View, answer: int) -> Outcome:
    """Tried on a copy in which what the seat does not know is dealt at random; what has a target never counts as ending a turn."""
    table = view.table.copy()
    seed_table(table, 1, 2, 3)
    try:
        view.game.loops.guess(view.box, table, view.seat)
        before = tuple(table.rng)
        give(view.game, view.box, table, answer)
    except Exception:  # a nicety that never keeps a question from being asked
        log.exception("cannot try an answer", extra={"game": view.game.id, "answer": answer})
        return Outcome()
    stays = table.asked == view.seat
    return Outcome(rolls=stays and tuple(table.rng) != before, ends=not stays and not view.game.catalogue.parts(answer))
