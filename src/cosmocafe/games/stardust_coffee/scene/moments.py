"""What the drawing of every part needs to know."""

from __future__ import annotations

from typing import NamedTuple

from cosmocafe.draw.choices import Choices

from ..view import View
from .spots import Spot, choices_of
from .story import Log, last_roll


class Moment(NamedTuple):
    """All that the drawing needs to know."""

    view: View
    choices: Choices[Spot]
    log: Log
    roll: int  # number of the last roll


def moment_of(view: View) -> Moment:
    """What there is to know of a view."""
    return Moment(view, choices_of(view), Log(view), last_roll(view))
