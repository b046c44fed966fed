"""What the drawing of every part needs to know."""

from __future__ import annotations

from typing import NamedTuple

from ..view import View
from .spots import Choices
from .story import Log, last_roll


class Moment(NamedTuple):
    """All that the drawing needs to know."""

    view: View
    choices: Choices
    log: Log
    roll: int  # number of the last roll


def moment_of(view: View) -> Moment:
    """What there is to know of a view."""
    return Moment(view, Choices(view), Log(view), last_roll(view))
