"""What the drawing of every part needs to know."""

from __future__ import annotations

from typing import NamedTuple

from cosmocafe.draw.choices import Choices

from ..view import View
from .spots import Spot, choices_of


class Moment(NamedTuple):
    """All that the drawing needs to know."""

    view: View
    choices: Choices[Spot]


def moment_of(view: View) -> Moment:
    """What there is to know of a view."""
    return Moment(view, choices_of(view))
