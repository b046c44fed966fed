"""The seams are typed: a drawing that names a field which a game's table or box does not have is refused before anybody plays."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DRAWING = """
from cosmocafe.core.match import Match
from cosmocafe.games.stardust_coffee import game
from cosmocafe.games.stardust_coffee.view import View


def drawing(view: View) -> int:
    return view.{view}


def played(seat: int) -> int:
    match = Match(game, 2, 1)
    return match.{match}
"""


def checked(folder: Path, view: str, match: str) -> str:
    """What mypy says of a drawing."""
    file = folder / "drawing.py"
    file.write_text(DRAWING.format(view=view, match=match), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", str(ROOT / "pyproject.toml"), str(file)]
    told = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env={**os.environ, "MYPYPATH": "src"})  # noqa: S603
    return told.stdout + told.stderr


def test_fields_that_there_are_pass(tmp_path: Path) -> None:
    assert "Success" in checked(tmp_path, "table.round + view.box.rounds", "table.boards[seat].honor")


@pytest.mark.parametrize(
    ("view", "match", "said"),
    [
        ("table.no_such_field", "number", '"Table" has no attribute "no_such_field"'),
        ("box.no_such_field", "number", '"Box" has no attribute "no_such_field"'),
        ("seat", "table.no_such_field", '"Table" has no attribute "no_such_field"'),
        ("seat", "view(seat).box.no_such_field", '"Box" has no attribute "no_such_field"'),
    ],
)
def test_a_field_that_there_is_not_is_refused(tmp_path: Path, view: str, match: str, said: str) -> None:
    assert said in checked(tmp_path, view, match)
