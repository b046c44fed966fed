"""Starcadia Quest: rival Crews through a space station, Scenario by Scenario, for two to four."""

from __future__ import annotations

from pathlib import Path

from cosmocafe.core.found import OneRoom, assembled

from . import rules as _chapters
from .advice import turn, value
from .answers import Answer, Event, Step, rules
from .box import Box
from .coverage import COVERAGE
from .filling import fill
from .hidden import guess, hide
from .picture import picture
from .rules.crews import set_up
from .scene import scene
from .scoring import INVARIANTS, broken, score
from .sheet import campaign_sheet
from .sheet import score_sheet as sheet
from .standing import LABELS
from .table import Table

HERE = Path(__file__).parent


SECRET_WHEN = {"level": "2", "heroes": "dealt", "turn_limit": 40}
PAPERS = {"campaign_sheet": campaign_sheet}
game = assembled(OneRoom(globals(), "starcadia_quest"), "starcadia_quest", 2, [2, 3, 4], HERE / "words", HERE / "components.toml")
