"""A game is found, not assembled: each part of it has its room, the same in every game (CONTRIBUTING draws the floor plan).

game: Game[Box, Table] = found(__name__, version=2, players=[2, 3, 4])

A game in one file has all its rooms there: the same names, found in the same way.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import pkgutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Protocol

from .anything import Anything, Toml
from .errors import CafeError, DeclarationError, UnknownGame, in_short
from .game import FROM_FILE, Game, Looks
from .parts import Advice, Hidden, Invariants, Observation, Vocabulary, open_table, unbroken, unnumbered, unvalued

TOGETHER = (  # one is nothing without the other
    ("invariants", "broken", "INVARIANTS"),
    ("hidden", "hide", "guess"),
    ("observation", "observe", "Seen"),
)
ROOMS_WITH_LABELS = ("standing", "scene", "picture", "cards")


class Home(Protocol):
    """Where the parts of a game lie."""

    def find(self, room: str, name: str) -> Anything:
        """What has this name in a room, or None."""

    def file(self, room: str) -> str:
        """The file of a room, for sentences."""


class Rooms:
    """A package, each room a module of it."""

    def __init__(self, package: str) -> None:
        self.package = package

    def find(self, room: str, name: str) -> Anything:
        """What has this name in a room, or None."""
        try:
            is_there = importlib.util.find_spec(f"{self.package}.{room}") is not None
        except ModuleNotFoundError:  # the folder the room would lie in
            is_there = False
        return getattr(importlib.import_module(f"{self.package}.{room}"), name, None) if is_there else None

    def file(self, room: str) -> str:
        """The file of a room, for sentences."""
        return f"{self.package}: {room.replace('.', '/')}.py"


class OneRoom:
    """Names that lie side by side, as in a file that is a whole game."""

    def __init__(self, names: Mapping[str, object], name: str) -> None:
        self.names, self.name = names, name

    def find(self, room: str, name: str) -> Anything:
        """What has this name, or None."""
        return self.names.get(name)

    def file(self, room: str) -> str:
        """The file, for sentences."""
        return self.name


def found(module: str, *, version: int, players: Sequence[int]) -> Game:
    """The game that lives in a package or in one file; what is missing is named."""
    home = importlib.import_module(module)
    file = Path(str(home.__file__))
    if not hasattr(home, "__path__"):
        room = OneRoom(vars(home), file.name)
        words = _needed(room, "words", "WORDS")
        return assembled(room, file.stem, version, players, words, file.with_suffix(".toml"))
    for chapter in pkgutil.iter_modules([str(file.parent / "rules")]):
        importlib.import_module(f"{module}.rules.{chapter.name}")
    if not (file.parent / "words").is_dir():
        raise DeclarationError(f"{module}: there is no folder `words` with a file for each language")
    folder = file.parent
    return assembled(Rooms(module), folder.name, version, players, folder / "words", folder / "components.toml")


def assembled(
    home: Home,
    id: str,
    version: int,
    players: Sequence[int],
    words: Path | Mapping[str, Toml],
    components: Path,
) -> Game:
    """The game of what lies in its rooms."""
    for room, one, other in TOGETHER:
        for here, missing in ((one, other), (other, one)):
            if home.find(room, here) is not None and home.find(room, missing) is None:
                raise DeclarationError(f"{home.file(room)} has no `{missing}`, which belongs to what it has")
    find = home.find
    return Game(
        id=id,
        version=version,
        players=players,
        words=words,
        components=components if components.exists() else None,
        vocabulary=_vocabulary(home),
        table=_needed(home, "table", "Table"),
        box=find("box", "Box"),
        set_up=_needed(home, "rules.setup", "set_up"),
        score=_needed(home, "scoring", "score"),
        hidden=Hidden(find("hidden", "hide") or open_table, find("hidden", "guess") or open_table, find("hidden", "SECRET_WHEN") or {}),
        advice=Advice(find("advice", "value") or unvalued, find("advice", "turn") or unnumbered),
        observation=_observation(home),
        invariants=Invariants(find("invariants", "INVARIANTS") or (), find("invariants", "broken") or unbroken),
        looks=_looks(home),
        coverage=find("coverage", "COVERAGE"),
    )


def _needed(home: Home, room: str, name: str) -> Any:
    thing = home.find(room, name)
    if thing is None:
        raise DeclarationError(f"{home.file(room)} has no `{name}`")
    return thing


def _vocabulary(home: Home) -> Vocabulary:
    steps, answers, events, rules = (_needed(home, "vocabulary", name) for name in ("Step", "Answer", "Event", "rules"))
    return Vocabulary(steps, answers, events, rules, home.find("vocabulary", "TOGETHER") or ())


def _observation(home: Home) -> Observation | None:
    observe = home.find("observation", "observe")
    return Observation(home.find("observation", "Seen"), observe) if observe else None


def _looks(home: Home) -> Looks:
    find = home.find
    labels = dict.fromkeys(label for room in ROOMS_WITH_LABELS for label in find(room, "LABELS") or ())
    return Looks(
        scene=find("scene", "scene"),
        look=find("scene", "LOOK"),
        cards=find("cards", "cards"),
        picture=find("picture", "picture"),
        sheet=find("standing", "sheet"),
        counted=find("standing", "COUNTED") or "",
        aside=find("prices", "price"),
        papers=find("standing", "PAPERS") or {},
        stocks=find("standing", "stocks"),
        labels=tuple(labels),
    )


def installed_games() -> dict[str, EntryPoint]:
    """The entry points of all games that are installed, by id."""
    return {entry.name: entry for entry in entry_points(group="cosmocafe.games")}


def find_game(name: str) -> Game:
    """A game by its id, or from a Python file by its path."""
    if name.endswith(".py"):
        return _from_file(Path(name))
    installed = installed_games()
    if name not in installed:
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(sorted(installed))}, or give the path of a game's .py file")
    with _loading(name):
        found = _checked(installed[name].load(), name)
    if found.id != name:  # other processes and records look for it by its id
        raise UnknownGame(f"{name}: this game is {found.id!r}, as its folder or file is called: its entry point has to be called so too")
    return found


def _from_file(path: Path) -> Game:
    if not os.path.isfile(path):  # Path.is_file fails for a name that is too long
        raise UnknownGame(f"{path}: there is no such file")
    name = f"{FROM_FILE}{path.stem}"
    known = sys.modules.get(name)
    if known is None or Path(str(known.__file__)) != path.resolve():
        spec = importlib.util.spec_from_file_location(name, path.resolve())
        if spec is None or spec.loader is None:
            raise UnknownGame(f"{path}: is no Python file")
        known = importlib.util.module_from_spec(spec)
        sys.modules[name] = known
        try:
            with _loading(str(path)):
                spec.loader.exec_module(known)
        except CafeError:
            del sys.modules[name]
            raise
    return _checked(getattr(known, "game", None), str(path))


@contextmanager
def _loading(name: str) -> Iterator[None]:
    try:
        yield
    except CafeError:
        raise
    except (Exception, SystemExit) as error:
        raise UnknownGame(f"{name}: cannot be loaded: {in_short(error)}") from error


def _checked(found: object, name: str) -> Game:
    if not isinstance(found, Game):
        raise UnknownGame(f"{name}: the module has no `game` that is a Game")
    return found
