"""VivaJava: The Coffee Game: The Dice Game: blend and research with dice, for one to four."""

from __future__ import annotations

from pathlib import Path

from cosmocafe.core.game import Game

from . import rules as _chapters
from .advice import turn, value
from .answers import Answer, Event, Step, rules
from .box import Box, fill
from .picture import picture
from .rules.setup import set_up
from .scene import scene
from .scoring import INVARIANTS, broken, score
from .standing import LABELS, sheet
from .table import Table

HERE = Path(__file__).parent
__all__ = ["_chapters", "game"]

game = Game(
    id="vivajava_dice",
    version=2,
    players=[1, 2, 3, 4],
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
    value=value,
    turn=turn,
    words=HERE / "words",
    scene=scene,
    picture=picture,
    labels=LABELS,
    sheet=sheet,
)
