"""The story of a match as a page tells it: with pictures of what is named, turn by turn, each line with the things it is about."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from markupsafe import Markup, escape

from cosmocafe.core.author.table import NOBODY, Told
from cosmocafe.core.author.vocabulary import Heap
from cosmocafe.core.author.words import Said
from cosmocafe.core.game import Game, View
from cosmocafe.core.match import Match
from cosmocafe.draw.text import SHAPES

BEGINS = ("TURN", "ROUND")  # events so called, or `..._TURN`, begin a turn or a round
NAMED = Markup('<span class="named">{}</span>')
LINE = Markup('<li class="seat{}" data-at="{}"><span class="shape" aria-hidden="true">{}</span><p>{}</p></li>')
HEAD = Markup('<li class="head seat{}" data-at="seat:{}"><h3><span class="shape" aria-hidden="true">{}</span> {}</h3></li>')


def actors(match: Match, seat: int, last: int | None = None) -> list[int]:
    """Whose answer brought about each event that a seat may know of, until an answer's number; nobody's for the set-up."""
    return [
        actor for number, actor in enumerate([NOBODY, *match.seats[:last]]) for told in match.events_of(number) if told.to in (NOBODY, seat)
    ]


def story(view: View, acted: Sequence[int]) -> list[str]:
    """Every line as an item of a list; a new turn has a heading. Where a game does not tell turns, whoever acts begins one."""
    game, names = view.game, tuple(view.names or ())
    tells_turns, lines, last = any(event.name == BEGINS[0] for event in game.events), list[str](), NOBODY
    for told, actor in zip(view.events, acted, strict=True):
        if not tells_turns and told.who == actor != last:
            lines.append(_head(view, actor))
            last = actor
        if _begins(game, told.event):
            last = NOBODY
        lines.append(_line(game, view.language, told, names))
    return lines


def answer_html(view: View, answer: int) -> Markup:
    """An answer in words, with pictures of what it names."""
    words = view.words.answer(answer, view.names)
    aside = view.answer_words(answer).removeprefix(words)
    return _pictured(view.game, view.words.answer_said(answer, view.names), view.seat) + escape(aside)


def _begins(game: Game, event: int) -> bool:
    name = game.events.with_number(event).name
    return name in BEGINS or name.endswith("_TURN")


def _shape(seat: int) -> str:
    return SHAPES[seat % len(SHAPES)] if seat >= 0 else "✦"


def _head(view: View, seat: int) -> str:
    return str(HEAD.format(seat, seat, _shape(seat), view.seat_name(seat)))


@lru_cache(maxsize=65536)  # every new picture of a match tells its whole story again
def _line(game: Game, language: str, told: Told, names: tuple[str, ...]) -> str:
    said = game.words(language).event_said(told, list(names) or None)
    words, who = _pictured(game, said, told.who), told.who
    if _begins(game, told.event):
        return str(HEAD.format(who, who, _shape(who), words))
    return str(LINE.format(who, _things(said, who), _shape(who), words))


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
