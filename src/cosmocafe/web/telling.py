"""The story of a match as a page tells it: with pictures of what is named, turn by turn, each line with the things it is about."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from threading import Lock

from markupsafe import Markup, escape

from cosmocafe.core.author.table import NOBODY, Told
from cosmocafe.core.author.vocabulary import Heap
from cosmocafe.core.author.words import Said
from cosmocafe.core.game import Game, View
from cosmocafe.core.match import Match
from cosmocafe.draw.text import SHAPES

BEGINS = ("TURN", "ROUND")  # events so called, or `..._TURN`, begin a turn or a round
NAMED = Markup('<span class="named">{}</span>')
AGAIN = Markup('<span class="again">{}</span>')  # a small screen says it once
STEP = ("MOVED", 2)  # an event so called that names a piece and where it is now: of a way with many steps a page shows the last
LINE = Markup('<li class="seat{}{}" data-at="{}"><span class="shape" aria-hidden="true">{}</span><p>{}</p></li>')
HEAD = Markup('<li class="head seat{}" data-at="seat:{}"><h3><span class="shape" aria-hidden="true">{}</span> {}</h3></li>')


def actors(match: Match, seat: int, last: int | None = None) -> list[int]:
    """Whose answer brought about each event that a seat may know of, until an answer's number; nobody's for the set-up."""
    known = match.known(seat)
    return known.actors[: known.counts[match.number if last is None else last]]


class Tale:
    """The story of a match for one pair of eyes, line by line; from one picture to the next it goes on where it stopped."""

    def __init__(self) -> None:
        self._telling = Lock()
        self._begin(())

    def _begin(self, names: tuple[str, ...]) -> None:
        self._names, self._last = names, NOBODY
        self._events: list[Told] = []
        self._lines: list[str] = []
        self._before: list[int] = []  # how many lines there were before each event

    def told(self, view: View, acted: Sequence[int], since: int = 0) -> tuple[list[str], int]:
        """Every line as an item of a list; and how many of them tell the first events, so many of them."""
        with self._telling:
            names = tuple(view.names or ())
            if names != self._names or self._events != view.events[: len(self._events)]:
                self._begin(names)
            for told, actor in zip(view.events[len(self._events) :], acted[len(self._events) :], strict=True):
                self._go_on(view, told, actor)
            return self._lines[:], self._before[since] if since < len(self._before) else len(self._lines)

    def _go_on(self, view: View, told: Told, actor: int) -> None:
        """A new turn has a heading. Where a game does not tell turns, whoever acts begins one."""
        self._before.append(len(self._lines))
        if not _tells_turns(view.game) and told.who == actor != self._last:
            self._lines.append(_head(actor, view.seat_name(actor)))
            self._last = actor
        if told.event in _beginnings(view.game):
            self._last = NOBODY
        further = goes_on(view.game, self._events[-1] if self._events else None, told)
        self._lines.append(_line(view.game, view.language, told, self._names, further))
        self._events.append(told)


def story(view: View, acted: Sequence[int]) -> list[str]:
    """Every line of a match until now."""
    return Tale().told(view, acted)[0]


def answer_html(view: View, answer: int, again: int = 0) -> Markup:
    """An answer in words, with pictures of what it names; so many stretches at its beginning say again what the answer before it says."""
    words, pictured = _answer(view.game, view.language, answer, tuple(view.names or ()), view.seat, again)
    return pictured + escape(view.answer_words(answer).removeprefix(words))


def alike(view: View, answers: Sequence[int]) -> int:
    """With how many stretches all of these answers begin; none if that is all that one of them says."""
    said = [view.words.answer_said(answer, view.names) for answer in answers]
    same = next((number for number, stretches in enumerate(zip(*said, strict=False)) if len(set(stretches)) > 1), 0)
    return same if any(one.words for one in said[0][:same]) else 0


@lru_cache(maxsize=65536)
def _answer(game: Game, language: str, answer: int, names: tuple[str, ...], seat: int, again: int) -> tuple[str, Markup]:
    words, given = game.words(language), list(names) or None
    said = words.answer_said(answer, given)
    begun = AGAIN.format(_pictured(game, said[:again], seat)) if again else Markup("")
    return words.answer(answer, given), begun + _pictured(game, said[again:], seat)


@lru_cache
def _tells_turns(game: Game) -> bool:
    return any(event.name == BEGINS[0] for event in game.events)


@lru_cache
def _beginnings(game: Game) -> frozenset[int]:
    """The events that begin a turn or a round."""
    return frozenset(int(event) for event in game.events if event.name in BEGINS or event.name.endswith("_TURN"))


def goes_on(game: Game, before: Told | None, told: Told) -> bool:
    """Whether a piece goes on from where the event before has brought it."""
    if before is None or (before.event, before.who, before.a) != (told.event, told.who, told.a):
        return False
    event = game.events.with_number(told.event)
    return (event.name, len(event.parts)) == STEP


def begins(game: Game, event: int) -> bool:
    """Whether an event begins a turn or a round."""
    return event in _beginnings(game)


def _shape(seat: int) -> str:
    return SHAPES[seat % len(SHAPES)] if seat >= 0 else "✦"


@lru_cache(maxsize=4096)
def _head(seat: int, name: str) -> str:
    return str(HEAD.format(seat, seat, _shape(seat), name))


@lru_cache(maxsize=65536)  # each seat is told the same
def _line(game: Game, language: str, told: Told, names: tuple[str, ...], further: bool = False) -> str:
    said = game.words(language).event_said(told, list(names) or None)
    words, who = _pictured(game, said, told.who), told.who
    if begins(game, told.event):
        return str(HEAD.format(who, who, _shape(who), words))
    return str(LINE.format(who, " further" if further else "", _things(said, who), _shape(who), words))


def _pictured(game: Game, said: Sequence[Said], who: int) -> Markup:
    return Markup("").join(_stretch(game, one, who) for one in said)


def _stretch(game: Game, said: Said, who: int) -> Markup:
    if said.domain is None or game.look is None:
        return escape(said.words)
    pictures = Markup(game.look.pictures(said.part, said.domain, said.value, who))  # noqa: S704  the game's own symbols
    shown = NAMED.format(said.words) if pictures and isinstance(said.domain, Heap) else escape(said.words)
    return pictures + shown


def _things(said: Sequence[Said], who: int) -> str:
    """The names by which drawings may mark what a line is about; its seat comes last."""
    about = [f"{one.domain.name}:{one.value}" for one in said if one.domain and one.domain.texts]
    return " ".join(dict.fromkeys([*about, f"seat:{who}"]))
