"""A game is found, not assembled: each part of it has its room, the same in every game (CONTRIBUTING draws the floor plan).

game: Game[Box, Table] = found(__name__, version=2, players=[2, 3, 4])
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .errors import DeclarationError
from .game import Game

NEEDED = {  # what every game has: its room and its name there
    "steps": ("vocabulary", "Step"),
    "answers": ("vocabulary", "Answer"),
    "events": ("vocabulary", "Event"),
    "rules": ("vocabulary", "rules"),
    "table": ("table", "Table"),
    "set_up": ("rules.setup", "set_up"),
    "score": ("scoring", "score"),
}
POSSIBLE = {  # what a game may have
    "together": ("vocabulary", "TOGETHER"),
    "box": ("box", "Box"),
    "broken": ("invariants", "broken"),
    "invariants": ("invariants", "INVARIANTS"),
    "hide": ("hidden", "hide"),
    "guess": ("hidden", "guess"),
    "secret_when": ("hidden", "SECRET_WHEN"),
    "observe": ("observation", "observe"),
    "observation": ("observation", "LENGTH"),
    "value": ("advice", "value"),
    "turn": ("advice", "turn"),
    "scene": ("scene", "scene"),
    "picture": ("picture", "picture"),
    "aside": ("prices", "price"),
    "sheet": ("standing", "sheet"),
    "papers": ("standing", "PAPERS"),
    "coverage": ("coverage", "COVERAGE"),
}
TOGETHER = (("broken", "invariants"), ("hide", "guess"), ("observe", "observation"))  # one is nothing without the other


def found(package: str, *, version: int, players: Sequence[int]) -> Game[Any, Any]:
    """The game that lives in a package; what is missing is named."""
    home = importlib.import_module(package)
    folder = Path(str(home.__file__)).parent
    for chapter in pkgutil.iter_modules([str(folder / "rules")]):
        importlib.import_module(f"{package}.rules.{chapter.name}")
    parts = {part: _needed(package, *place) for part, place in NEEDED.items()}
    parts |= {part: thing for part, place in POSSIBLE.items() if (thing := _possible(package, *place)) is not None}
    for one, other in TOGETHER:
        if (one in parts) != (other in parts):
            room, missing = POSSIBLE[other if one in parts else one]
            raise DeclarationError(f"{package}: {room}.py has no `{missing}`, which belongs to what it has")
    if not (folder / "words").is_dir():
        raise DeclarationError(f"{package}: there is no folder `words` with a file for each language")
    components = folder / "components.toml"
    return Game(
        id=package.rsplit(".", 1)[-1],
        version=version,
        players=players,
        words=folder / "words",
        components=components if components.exists() else None,
        labels=_labels(package),
        **parts,
    )


def _labels(package: str) -> list[str]:
    """The labels of everything that shows a table."""
    return list(dict.fromkeys(label for room in ("standing", "scene", "picture") for label in _possible(package, room, "LABELS") or ()))


def _needed(package: str, room: str, name: str) -> Any:
    thing = _possible(package, room, name)
    if thing is None:
        raise DeclarationError(f"{package}: {room.replace('.', '/')}.py has no `{name}`")
    return thing


def _possible(package: str, room: str, name: str) -> Any:
    try:
        is_there = importlib.util.find_spec(f"{package}.{room}") is not None
    except ModuleNotFoundError:  # the folder the room would lie in
        is_there = False
    return getattr(importlib.import_module(f"{package}.{room}"), name, None) if is_there else None
