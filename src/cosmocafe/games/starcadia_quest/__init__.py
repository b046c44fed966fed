"""Starcadia Quest: rival Crews through a space station, Scenario by Scenario, for two to four."""

from __future__ import annotations

from pathlib import Path

from cosmocafe.core.game import Game

from . import rules as _chapters
from .advice import turn, value
from .box import Box
from .coverage import COVERAGE
from .filling import fill
from .hidden import SECRET_WHEN, guess, hide
from .invariants import INVARIANTS, broken
from .picture import picture
from .rules.setup import set_up
from .scene import scene
from .scoring import score
from .standing import LABELS, PAPERS, sheet
from .table import Table
from .vocabulary import Answer, Event, Step, rules

HERE = Path(__file__).parent
__all__ = ["_chapters", "game"]

game = Game(
    id="starcadia_quest",
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
    hide=hide,
    guess=guess,
    secret_when=SECRET_WHEN,
    value=value,
    turn=turn,
    words=HERE / "words",
    scene=scene,
    picture=picture,
    labels=LABELS,
    sheet=sheet,
    papers=PAPERS,
    coverage=COVERAGE,
)
