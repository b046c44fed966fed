"""A game: what its author hands in, and what the core makes of it."""

from __future__ import annotations

import hashlib
import importlib.util
import re
import sys
import types
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, cast

from .author import box as boxes
from .author import declared
from .author.agreements import Agreement, agreements_in, settled
from .author.rulebook import Rulebook
from .author.table import Table
from .author.vocabulary import Answers, Catalogue, Events, Steps
from .author.words import LANGUAGES, Words
from .contract.coverage import Coverage
from .errors import CafeError, DeclarationError, InputError, UnknownGame, WordsError
from .machine.loops import bound_to
from .machine.made import clearer, copier, default_observation
from .machine.pieces import Byte, Piece
from .own import B, T

if TYPE_CHECKING:
    from .view import View

Fill = Callable[[Any, boxes.Toml, dict[str, int], int], None]


FROM_FILE = "cosmocafe_game_"  # begins the module names of games from a file


class NoBox(Piece):
    """The box of a game that has nothing in it."""

    nothing: Byte


def no_fill(box: Any, components: boxes.Toml, agreed: dict[str, int], players: int) -> None:
    """Nothing to put into the box."""


def open_table(box: object, t: object, seat: int) -> None:
    """Nothing is hidden, nothing has to be guessed."""


def unvalued(box: object, t: object, seat: int) -> int:
    """All tables are worth the same."""
    return 0


def unnumbered(box: object, t: object) -> int:
    """All turns are one: where somebody else is asked in between, nothing more has to be known."""
    return 0


def unbroken(box: object, t: object) -> int:
    """The game names no invariant."""
    return 0


class Game(Generic[B, T]):
    """One title. Everything a player, bot, page or laboratory needs comes from here."""

    def __init__(
        self,
        *,
        id: str,
        version: int,
        players: Sequence[int],
        table: type[T],
        steps: type[Steps],
        answers: type[Answers],
        events: type[Events],
        rules: Rulebook,
        set_up: Callable[[B, T], None],
        score: Callable[[B, T, int], int],
        words: Path | dict[str, dict[str, Any]],
        box: type[B] | None = None,
        components: Path | None = None,
        fill: Fill = no_fill,
        hide: Callable[[B, T, int], None] = open_table,
        guess: Callable[[B, T, int], None] = open_table,
        secret_when: dict[str, int | str] | None = None,
        observe: Callable[[B, T, int, list[int]], None] | None = None,
        observation: int = 0,
        value: Callable[[B, T, int], int] = unvalued,
        turn: Callable[[B, T], int] = unnumbered,
        broken: Callable[[B, T], int] = unbroken,
        invariants: Sequence[str] = (),
        scene: Callable[[View[B, T]], str] | None = None,
        picture: Callable[[View[B, T]], str] | None = None,
        labels: Sequence[str] = (),
        sheet: Callable[[View[B, T], int], dict[str, int]] | None = None,
        aside: Callable[[View[B, T], int], str] | None = None,
        papers: dict[str, Callable[[View[B, T]], str]] | None = None,
        coverage: Coverage | None = None,
        together: Sequence[Steps] = (),
    ) -> None:
        if not re.fullmatch(r"[a-z][a-z0-9_]*", id):
            raise DeclarationError(f"{id!r} cannot be a game's id: use small letters, digits and underscores")
        self.id, self.version, self.players = id, version, tuple(players)
        self.table, self.components, self.fill = table, components, fill
        self.box = box or cast("type[B]", NoBox)
        self.steps, self.answers, self.events, self.rules = steps, answers, events, rules
        self.catalogue = Catalogue(answers)
        self.has_secrets = hide is not open_table
        self.secret_when = dict(secret_when or {})  # with which something is hidden, if not always
        self.has_value = value is not unvalued
        self.score, self.scene, self.picture, self.invariants = score, scene, picture, tuple(invariants)
        self.labels = tuple(labels)
        self.aside = aside  # what an answer means now, such as its price
        self.together = frozenset(int(step) for step in together)  # asked again and again: several answers may be given at once
        self.sheet = sheet  # a seat's score part by part, each named by a label
        self.papers = dict(papers or {})  # what the game keeps on paper, as text, each named by a label; empty while there is nothing
        self.coverage = coverage
        self.compiled: dict[str, Any] = {}  # what is compiled of it and loaded, by name
        self.brought: dict[Any, dict[str, Any]] = {}  # what bots brought, as this game's own
        rules.refuse_gaps(steps)
        if observe is None:
            observe, observation = default_observation(table, rules.package)
        self.observation = observation
        own: dict[str, Any] = {
            "set_up": set_up,
            "hide": hide,
            "guess": guess,
            "observe": observe,
            "value": value,
            "turn": turn,
            "broken": broken,
            "score": score,
        }
        own |= {**rules.functions(), "copy": copier(table, rules.package), "clear": clearer(table, rules.package)}
        self.bound = bound_to(own)
        self.functions = {**own, **{function.__name__: loop for function, loop in self.bound.items()}}
        self.loops = types.SimpleNamespace(**self.functions)
        self._words = words
        self._known_words: dict[str, Words] = {}

    def __repr__(self) -> str:
        return f"<Game {self.id}, version {self.version}, {self.players[0]}-{self.players[-1]} players>"

    @property
    def own_fields(self) -> list[str]:
        """What lies on the table besides the core's part."""
        return [name for name in self.table.fields if name not in Table.fields]

    @property
    def title(self) -> str:
        """The title in English."""
        return self.words("en").title

    @cached_property
    def agreements(self) -> list[Agreement]:
        """What players may agree on before a match."""
        file = self.components.name if self.components else self.id
        return agreements_in(self._components, file)

    @property
    def trial_agreed(self) -> dict[str, int | str]:
        """What is agreed when simulations and checks play and nobody says otherwise."""
        return {one.name: one.trial for one in self.agreements if one.trial is not None}

    @cached_property
    def _components(self) -> boxes.Toml:
        return boxes.read_components(self.components) if self.components else {}

    def new_box(self, players: int, agreed: dict[str, int | str] | None = None, change: boxes.Toml | None = None) -> B:
        """The box of a match; `change` is `{"file": ..., "values": {...}}`, single values instead of the printed ones."""
        if players not in self.players:
            raise InputError(f"{self.id} is for {' or '.join(map(str, self.players))} players, not for {players}")
        chosen = settled(self.agreements, agreed or {})
        components = boxes.changed(self._components, change) if change else self._components
        box = self.box()
        with boxes.blaming(change):
            if isinstance(box, declared.Box):
                box.open(components, self.components.name if self.components else self.id, chosen, players)
            else:
                self.fill(box, components, chosen, players)
            if change:
                box.to_bytes()  # every number has its room
        return box

    def fingerprint(self, box: Piece) -> str:
        """A short hash of everything in the box."""
        return hashlib.sha256(repr(self.box.dtype.descr).encode() + box.packed().tobytes()).hexdigest()[:16]

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The languages the game speaks."""
        if isinstance(self._words, dict):
            return tuple(self._words)
        return tuple(language for language in LANGUAGES if (self._words / f"{language}.toml").exists())

    def words(self, language: str = "en") -> Words:
        """The game's words in a language."""
        if language not in self._known_words:
            if language not in self.languages:
                raise WordsError(f"{language!r} is not spoken here; {self.id} speaks {', '.join(self.languages)}")
            data = self._words.get(language, {}) if isinstance(self._words, dict) else boxes.read_toml(self._words / f"{language}.toml")
            self._known_words[language] = Words(self, language, data)
        return self._known_words[language]

    @property
    def found_by(self) -> str:
        """The name by which `find_game` finds it in another process."""
        module = sys.modules[self.rules.package]
        return str(module.__file__) if module.__name__.startswith(FROM_FILE) else self.id

    @property
    def folder(self) -> Path:
        """Where the game's files lie."""
        return Path(str(sys.modules[self.rules.package].__file__)).parent


def installed_games() -> dict[str, Any]:
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
        found = installed[name].load()
    return _checked(found, name)


def _from_file(path: Path) -> Game:
    if not path.is_file():
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
    except Exception as error:
        raise UnknownGame(f"{name}: cannot be loaded: {type(error).__name__}: {error}") from error


def _checked(found: object, name: str) -> Game:
    if not isinstance(found, Game):
        raise UnknownGame(f"{name}: the module has no `game` that is a Game")
    return found
