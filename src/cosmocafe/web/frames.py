"""What one seat's screen shows at one moment, in parts that the page swaps by id. All of it is made from the seat's view."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from cosmocafe.bots import LEVELS
from cosmocafe.core.author.table import NO_STEP, NOBODY
from cosmocafe.core.author.written import rule_rows
from cosmocafe.core.game import View
from cosmocafe.core.lesson import LEARNER, Place
from cosmocafe.core.match import Match
from cosmocafe.draw.text import SHAPES

from .declared import declared
from .frame import Frame
from .handfuls import handfuls
from .outcomes import Outcome, outcome
from .rooms.table import LiveTable
from .rules_text import rules_of_question
from .speech import Speech, speech
from .store import SeatRow
from .store.rows import BOT, OPEN
from .symbols import symbol
from .telling import actors, answer_html, story

FEW = 9  # so many answers stand side by side; more are grouped by what they say
templates = Environment(
    loader=PackageLoader("cosmocafe.web"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    auto_reload=False,  # no look at the disk for every part of every picture
)
templates.globals["symbol"] = symbol
templates.globals["shapes"] = SHAPES * 4  # so that any number of seats has one


class Choice(NamedTuple):
    """One answer in words, with pictures of what it names."""

    answer: int
    html: Markup
    outcome: Outcome


class Group(NamedTuple):
    """Answers that say the same thing about different places."""

    kind: str
    choices: list[Choice]


class Placed(NamedTuple):
    """A seat on the score sheet."""

    seat: int
    name: str
    place: int
    score: int
    parts: list[tuple[str, int]]


@dataclass
class Moment:
    """A table as it stood at one moment, for one pair of eyes; drawn later, while the table may move on."""

    view: View
    acted: list[int]  # whose answer brought about each event of the view
    number: int
    over: bool
    can_undo: bool
    places: list[int]
    scores: list[int]
    waiting: bool
    seats: list[SeatRow]
    present: frozenset[int]
    mine: tuple[int, ...]
    commitment: str
    seed: str
    rematch: str | None
    id: str
    public: bool
    hints: bool
    bot: str  # that sits down if a free seat shall have one
    place: Place | None  # in a lesson
    since: int  # events that were known at the seat's last answer


def moment(table: LiveTable, seat: int, language: str, mine: Sequence[int], bot: str, *, tall: bool = False) -> Moment:
    """The table as it stands now; the caller holds its lock."""
    match = table.match
    return Moment(
        view=match.view(seat, language, tall=tall),
        acted=actors(match, seat),
        number=match.number,
        over=match.over,
        can_undo=match.can_undo and match.asked == seat,
        places=match.places,
        scores=match.scores if match.over else [],
        waiting=bool(table.open_seats),
        seats=list(table.seats),
        present=frozenset(seat for seat, count in table.present.items() if count),
        mine=tuple(mine),
        commitment=match.commitment,
        seed=match.seed if match.over else "",
        rematch=table.rematch,
        id=table.id,
        public=table.opening.public,
        hints=table.opening.hints,
        bot=bot,
        place=table.place if seat == LEARNER else None,
        since=known_before(match, seat),
    )


def known_before(match: Match, seat: int) -> int:
    """How many events a seat knew when it had given its last answer, or when the match began."""
    last = next((number for number in range(match.number, 0, -1) if match.seats[number - 1] == seat), 0)
    return sum(told.to in (NOBODY, seat) for number in range(last + 1) for told in match.events_of(number))


def draw_frame(at: Moment) -> Frame:
    """The frame of a moment."""
    view, words = resting(at.view) if at.waiting else at.view, speech(at.view.language)
    mine = view.seat != NOBODY and view.asked == view.seat and not at.waiting
    parts = {"board": board(view), "question": question(at, words, mine), "people": people(at, words)}
    parts["coach"] = coach(at, words) if at.place else ""
    parts["result"] = result(at, words) if at.over else ""
    rules = rules_of_question(view.game, view.step) if view.step >= 0 else []
    lines, known = story(view, at.acted), len(story(told_until(view, at.since), at.acted[: at.since]))
    return Frame(at.number, view.seat, view.asked, at.over, mine, parts, lines, rules, known)


def told_until(view: View, count: int) -> View:
    """The same view when only so much had happened."""
    before = copy.copy(view)
    before.events = view.events[:count]
    return before


def resting(view: View) -> View:
    """The same table while nobody can answer: no turn, nothing to click."""
    still = copy.copy(view)
    still.table, still.memo = view.table.copy(), {}
    still.table.n_options = 0
    still.asked, still.step, still.parts = NOBODY, NO_STEP, {}
    return still


def board(view: View) -> str:
    """The scene, or what the table declares."""
    return view.game.scene(view) if view.game.scene else str(declared(view))


def card_of(view: View, thing: str, words: Speech, *, asks_why: bool = False) -> str:
    """What the inspector shows of a thing; nothing if there is nothing to show. `asks_why`: with a button for why it cannot be chosen."""
    card = view.card(thing)
    if card is None:
        return ""
    written = rule_rows(view.game, view.language)
    rules = {id: written[id] for id in card.rules if id in written}
    return fragment("card", say=words, card=card, game=view.game, rules=rules, asks_why=asks_why)


def question(at: Moment, words: Speech, mine: bool) -> str:
    """What is asked and what can be answered; for the others, whom they wait for."""
    asked = at.seats[at.view.asked] if at.view.asked != NOBODY else None
    return fragment(
        "question",
        say=words,
        at=at,
        mine=mine,
        asked=asked,
        question=at.view.question,
        tip=at.view.words.tip(at.view.step) if mine else "",
        groups=groups(at.view) if mine else [],
        handfuls=handfuls(at.view, words) if mine else [],
        open_seats=[seat for seat in at.seats if seat.kind == OPEN],
        held=[seat for seat in at.seats if seat.seat in at.mine and seat.bot],
        waiting=at.waiting,
        winners=winners(at),
    )


def coach(at: Moment, words: Speech) -> str:
    """What the coach of a lesson says now, and which answers go on with it."""
    place = at.place
    return fragment("coach", say=words, at=at, place=place, language=at.view.language, game=at.view.game)


def groups(view: View) -> list[Group]:
    """The answers in words, those of one kind together."""
    found: dict[int, list[Choice]] = {}
    for answer in view.options:
        found.setdefault(view.game.catalogue.block(answer), []).append(choice(view, answer))
    blocks = {int(block): block for block in view.game.catalogue.blocks}
    if len(view.options) <= FEW:
        return [Group("", [choice for choices in found.values() for choice in choices])]
    single = [choices[0] for choices in found.values() if len(choices) == 1]
    several = [Group(view.words.kind(blocks[block]), choices) for block, choices in found.items() if len(choices) > 1]
    return [Group("", single), *several] if single else several


def choice(view: View, answer: int) -> Choice:
    """One answer; what it brings is tried where that is soon done."""
    tried = len(view.options) <= FEW or not view.game.catalogue.parts(answer)
    return Choice(answer, answer_html(view, answer), outcome(view, answer) if tried else Outcome())


def people(at: Moment, words: Speech) -> str:
    """Who sits at the table."""
    return fragment("people", say=words, at=at, asked=NOBODY if at.waiting else at.view.asked, kind_bot=BOT, open=OPEN, levels=LEVELS)


def result(at: Moment, words: Speech) -> str:
    """The score sheet, a column for each seat, part by part where the game explains its score."""
    seats = sorted((placed(at, seat) for seat in range(len(at.seats))), key=lambda one: (one.place, one.seat))
    parts = [(label, [one.parts[number][1] for one in seats]) for number, (label, _) in enumerate(seats[0].parts)]
    counted = at.view.game.counted
    return fragment("result", say=words, at=at, seats=seats, parts=parts, counted=at.view.words.label(counted) if counted else "")


def placed(at: Moment, seat: int) -> Placed:
    """A seat's column on the score sheet."""
    sheet = at.view.game.sheet
    parts = [(at.view.words.label(name), points) for name, points in sheet(at.view, seat).items()] if sheet else []
    return Placed(seat, at.seats[seat].name, at.places[seat], at.scores[seat], parts)


def winners(at: Moment) -> list[str]:
    """Who came first."""
    return [seat.name for seat in at.seats if at.over and at.places[seat.seat] == 1]


def fragment(name: str, **context: object) -> str:
    """A part of the page."""
    return templates.get_template(f"parts/{name}.html").render(**context)
