"""Stardust Coffee: collect, brew and deliver coffee around the galaxy, for two to four."""

from __future__ import annotations

from pathlib import Path

from cosmocafe.core.game import Game

from . import rules as _chapters
from .advice import value
from .answers import Answer, Event, Step, rules
from .box import Box
from .invariants import INVARIANTS, broken
from .observation import LENGTH, observe
from .picture import picture
from .prices import price
from .rules.setup import set_up
from .scene import LABELS, scene
from .scoring import score
from .standing import sheet
from .table import Table

HERE = Path(__file__).parent
__all__ = ["_chapters", "game"]

game = Game(
    id="stardust_coffee",
    version=2,
    players=[2, 3, 4],
    box=Box,
    table=Table,
    components=HERE / "components.toml",
    steps=Step,
    answers=Answer,
    events=Event,
    rules=rules,
    set_up=set_up,
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
    aside=price,
    sheet=sheet,
)
