"""A game: what its author hands in and what the core makes of it; and a view, the table as one seat may see it.

Both stand here because they know each other: a game's drawings look at views, and a view shows itself by its game's drawings.
"""

from __future__ import annotations

import hashlib
import re
import sys
import types
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, Protocol, cast

from .anything import Anything, Names, Toml
from .author import box as boxes
from .author import declared
from .author.agreements import Agreement, agreements_in, settled
from .author.coverage import Coverage
from .author.numbers import Number, numbers_in
from .author.seen import Features
from .author.table import NOBODY, Table, Told
from .author.vocabulary import Catalogue, Domain
from .author.words import LANGUAGES, Words
from .card import Card, Cards
from .errors import DeclarationError, InputError, WordsError
from .machine.loops import bound_to
from .machine.made import clearer, copier, default_observation
from .machine.pieces import Piece
from .own import B, T
from .parts import OPEN, UNADVISED, UNCHECKED, Advice, Hidden, Invariants, NoBox, Observation, Vocabulary, open_table, unvalued

FROM_FILE = "cosmocafe_game_"  # begins the module names of games from a file


class Look(Protocol):
    """What all drawings of a game share, such as symbols: a page holds it once, a picture that stands alone carries its part."""

    @property
    def page(self) -> str:
        """All of it."""

    def whole(self, drawing: str) -> str:
        """A drawing with what it needs of it."""

    def pictures(self, part: str, domain: Domain, value: int, who: int) -> str:
        """What a named part of a sentence about a seat looks like, as small SVG beside its words; empty for what has no picture."""


class Game(Generic[B, T]):
    """One title. Everything a player, bot, page or laboratory needs comes from here."""

    def __init__(
        self,
        *,
        id: str,
        version: int,
        players: Sequence[int],
        words: Path | Mapping[str, Toml],
        vocabulary: Vocabulary,
        table: type[T],
        set_up: Callable[[B, T], None],
        score: Callable[[B, T, int], int],
        box: type[B] | None = None,
        components: Path | None = None,
        hidden: Hidden[B, T] = OPEN,
        advice: Advice[B, T] = UNADVISED,
        observation: Observation[B, T] | None = None,
        invariants: Invariants[B, T] = UNCHECKED,
        looks: Looks[B, T] | None = None,
        coverage: Coverage[B, T] | None = None,
    ) -> None:
        if not re.fullmatch(r"[a-z][a-z0-9_]*", id):
            raise DeclarationError(f"{id!r} cannot be a game's id: use small letters, digits and underscores")
        self.id, self.version, self.players = id, version, tuple(players)
        self.table, self.box, self.components = table, box or cast("type[B]", NoBox), components
        self.steps, self.answers, self.events, self.rules, together = vocabulary
        self.together = frozenset(int(step) for step in together)
        self.rules.refuse_gaps(self.steps)
        self.catalogue = Catalogue(self.answers)
        self.score, self.coverage, self.invariants = score, coverage, tuple(invariants.names)
        self.has_secrets, self.secret_when = hidden.hide is not open_table, dict(hidden.when)
        self.has_value = advice.value is not unvalued
        looks = looks or Looks()
        self.scene, self.picture, self.labels = looks.scene, looks.picture, tuple(looks.labels)
        self.look, self.cards, self.counted = looks.look, looks.cards, looks.counted
        self.aside, self.sheet, self.papers, self.stocks = looks.aside, looks.sheet, dict(looks.papers), looks.stocks
        observation = observation or Observation(*default_observation(table, self.rules.package))
        self.seen: Callable[[], Anything] = observation.seen
        self.features = Features(observation.seen, self.steps)
        own: Names = {"set_up": set_up, "score": score, "observe": observation.observe, "broken": invariants.broken}
        own |= {"hide": hidden.hide, "guess": hidden.guess, "value": advice.value, "turn": advice.turn}
        own |= {**self.rules.functions(), "copy": copier(table, self.rules.package), "clear": clearer(table, self.rules.package)}
        own["wipe"] = clearer(observation.seen, self.rules.package)
        self.bound = bound_to(own)
        self.functions = {**own, **{function.__name__: loop for function, loop in self.bound.items()}}
        self.loops = types.SimpleNamespace(**self.functions)
        self.compiled: set[str] = set()  # what is compiled of it and loaded, by name
        self.brought: dict[Hashable, Names] = {}  # what bots brought, as this game's own
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
    def _components(self) -> Toml:
        return boxes.read_components(self.components) if self.components else {}

    def new_box(self, players: int, agreed: dict[str, int | str] | None = None, change: Toml | None = None) -> B:
        """The box of a match; `change` is `{"file": ..., "values": {...}}`, single values instead of the printed ones."""
        if players not in self.players:
            raise InputError(f"{self.id} is for {' or '.join(map(str, self.players))} players, not for {players}")
        chosen = settled(self.agreements, agreed or {})
        components = boxes.changed(self._components, change) if change else self._components
        box = self.box()
        with boxes.blaming(change):
            if isinstance(box, declared.Box):
                box.open(components, self.components.name if self.components else self.id, chosen, players)
            if change:
                box.to_bytes()  # every number has its room
        return box

    def numbers(self, players: int, agreed: dict[str, int | str] | None = None, change: Toml | None = None) -> list[Number]:
        """The single numbers of a box: what each may be, and whose it is."""
        self.new_box(players, agreed, change)  # refuses what cannot be, in a sentence
        components, box = boxes.changed(self._components, change) if change else self._components, self.box()
        if not isinstance(box, declared.Box):
            return []
        opened = box.open(components, self.id, settled(self.agreements, agreed or {}), players)
        return numbers_in(components, opened.bounds)

    def differences(self, change: Toml, before: Toml | None = None) -> list[tuple[str, object, object]]:
        """What a change changes: the place of each value, the printed one or that of a box changed before, and the one that is played."""
        changes = [change, before or {}]
        now, was = (boxes.changed(self._components, one) for one in changes)  # refuses what is none
        return list(boxes.differences([self._components, was, now], [one.get("values", {}) for one in changes]))

    def fingerprint(self, box: Piece) -> str:
        """A short hash of everything in the box."""
        return hashlib.sha256(repr(self.box.dtype.descr).encode() + box.packed().tobytes()).hexdigest()[:16]

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The languages the game speaks."""
        if isinstance(self._words, Path):
            folder = self._words
            return tuple(language for language in LANGUAGES if (folder / f"{language}.toml").exists())
        return tuple(self._words)

    def words(self, language: str = "en") -> Words:
        """The game's words in a language."""
        if language not in self._known_words:
            if language not in self.languages:
                raise WordsError(f"{language!r} is not spoken here; {self.id} speaks {', '.join(self.languages)}")
            data = boxes.read_toml(self._words / f"{language}.toml") if isinstance(self._words, Path) else self._words[language]
            self._known_words[language] = Words(self, language, data)
        return self._known_words[language]

    @property
    def found_by(self) -> str:
        """The name by which `find_game` finds it in another process."""
        module = sys.modules[self.rules.package]
        return str(module.__file__) if module.__name__.startswith(FROM_FILE) else self.id

    def file(self, name: str) -> Path:
        """Where a file of this name lies, if there is one: in the game's folder, or beside its one file as `my_game.<name>`."""
        module = sys.modules[self.rules.package]
        home = Path(str(module.__file__))
        return home.with_name(name if hasattr(module, "__path__") else f"{home.stem}.{name}")


class View(Generic[B, T]):
    """What one seat sees of a match; seat NOBODY is a spectator. Pictures, words, observations and bots are made from views only."""

    def __init__(
        self,
        game: Game[B, T],
        box: B,
        table: T,
        seat: int,
        *,
        names: list[str] | None = None,
        events: Sequence[Told] = (),
        language: str = "en",
        tall: bool = False,
        seen_by_all: dict[Hashable, Anything] | None = None,
    ) -> None:
        self.game, self.box, self.seat, self.language = game, box, seat, language
        # what a drawing works out once for all who look at the same moment; where a seat sees what others do not, for itself alone
        self.seen_by_all: dict[Hashable, Anything] = {} if seen_by_all is None or game.has_secrets else seen_by_all
        self.tall = tall  # drawn for a screen that is higher than wide
        self.names = names
        self.memo: dict[Hashable, Any] = {}  # what a drawing works out once and needs often
        self.sketchbook: Anything = None  # parts of earlier drawings (`cosmocafe.draw.still`), while somebody draws with them
        self.asked, self.step = table.asked, table.question
        top = table.agenda[table.depth - 1] if table.n_options else None
        self.parts = game.steps.with_number(self.step).named(top.values) if top else {}
        self.table = table.copy()
        game.loops.veil(box, self.table, seat)
        self.events = [told for told in events if told.to in (NOBODY, seat)]

    def told_parts(self, told: Told) -> dict[str, int]:
        """The parts of an event by their names."""
        return self.game.events.with_number(told.event).named(told.values)

    @property
    def words(self) -> Words:
        """The game's words in the view's language."""
        return self.game.words(self.language)

    @property
    def options(self) -> list[int]:
        """My legal answers; empty while somebody else is asked."""
        return list(self.table.offered)

    @property
    def choices(self) -> dict[int, str]:
        """My legal answers in words, by their numbers."""
        return {option: self.answer_words(option) for option in self.options}

    @property
    def question(self) -> str:
        """What is asked, in words; empty when the game is over."""
        return "" if self.asked == NOBODY else self.words.question(self.step, self.parts, self.names)

    @property
    def log(self) -> list[str]:
        """What happened, in words."""
        return [self.words.event(told, self.names) for told in self.events]

    def seat_name(self, seat: int) -> str:
        """A player's name."""
        return self.words.seat(seat, self.names)

    def answer_words(self, answer: int) -> str:
        """An answer in words, with what it means now."""
        said, aside = self.words.answer(answer, self.names), self.game.aside(self, answer) if self.game.aside else ""
        return self.words.aside(said, aside)

    @property
    def picture(self) -> str:
        """The table as text for a terminal."""
        return self.game.picture(self) if self.game.picture else _declared(self.table)

    def card(self, thing: str) -> Card | None:
        """What there is to know of a thing that the drawing marks."""
        return self.game.cards(self, thing) if self.game.cards else None

    @property
    def drawing(self) -> str | None:
        """The table as SVG, without what all drawings of the game share."""
        return self.game.scene(self) if self.game.scene else None

    def _repr_svg_(self) -> str | None:
        drawn = self.drawing
        return self.game.look.whole(drawn) if drawn and self.game.look else drawn

    def __str__(self) -> str:
        text = self.game.catalogue.text
        answers = [f"{option:5}  {text(option)}  ({words})" for option, words in self.choices.items()]
        return "\n".join([self.picture, self.question, *answers]).rstrip()

    def __repr__(self) -> str:
        eyes = "a spectator" if self.seat == NOBODY else f"seat {self.seat}"
        asked = "the game is over" if self.asked == NOBODY else f"seat {self.asked} is asked: {self.question}"
        return f"<View of {self.game.id} by {eyes}, {asked}>"


@dataclass(frozen=True)
class Looks(Generic[B, T]):
    """How a table is shown."""

    scene: Callable[[View[B, T]], str] | None = None  # as SVG
    look: Look | None = None  # what the scene leaves out, because it is the same in all drawings
    cards: Cards | None = None  # what an inspector shows of a thing
    picture: Callable[[View[B, T]], str] | None = None  # as text
    sheet: Callable[[View[B, T], int], dict[str, int]] | None = None  # a seat's score part by part, each named by a label
    counted: str = ""  # the label of what a score counts, where that is no points
    aside: Callable[[View[B, T], int], str] | None = None  # what an answer means now, such as its price
    stocks: Callable[[View[B, T]], Mapping[str, Callable[[T, int], None]]] | None = (
        None  # what a seat may lack: its name, and so much more of it
    )
    papers: Mapping[str, Callable[[View[B, T]], str]] = field(
        default_factory=dict
    )  # texts, each named by a label; empty ones are not shown
    labels: Sequence[str] = ()  # the words on all of them


def _declared(table: Table) -> str:
    return "\n".join(f"{name}: {getattr(table, name)}" for name in table.fields if name not in Table.fields)
