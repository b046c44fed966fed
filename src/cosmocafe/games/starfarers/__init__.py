"""The Starfarers of Catan: explore, found colonies and trade with strangers, for three or four."""

from __future__ import annotations

from pathlib import Path

from cosmocafe.core.game import Game

from . import rules as _chapters
from .advice import value
from .answers import Answer, Event, Step, rules
from .box import Box
from .filling import fill
from .hidden import guess, hide
from .observation import LENGTH, observe
from .picture import picture
from .rules.setup import set_up
from .scene import scene
from .scoring import INVARIANTS, broken, score
from .standing import LABELS, sheet
from .table import Table

HERE = Path(__file__).parent
__all__ = ["_chapters", "game"]

game = Game(
    id="starfarers",
    version=3,
    players=[3, 4],
    box=Box,
    table=Table,
    components=HERE / "components.toml",
    fill=fill,
    steps=Step,
    answers=Answer,
    events=Event,
    rules=rules,
    set_up=set_up,
    hide=hide,
    guess=guess,
    score=score,
    broken=broken,
    invariants=INVARIANTS,
    observe=observe,
    observation=LENGTH,
    value=value,
    words=HERE / "words",
    scene=scene,
    picture=picture,
    labels=LABELS,
    sheet=sheet,
)
