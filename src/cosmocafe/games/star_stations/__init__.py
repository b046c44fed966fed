"""Star Stations: a designer's own fleet game for two to four."""

from __future__ import annotations

from pathlib import Path

from cosmocafe.core.game import Game

from . import rules as _chapters
from .advice import value
from .answers import Answer, Event, Step, rules
from .box import Box, fill
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
    id="star_stations",
    version=2,
    players=[2, 3, 4],
    box=Box,
    table=Table,
    components=HERE / "components.toml",
    fill=fill,
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
    sheet=sheet,
    together=(Step.GATHER, Step.SCATTER),
)
