"""What one seat's screen shows at one moment, in parts that the page swaps by id. All of it is made from the seat's view."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from cosmocafe.bots import LEVELS
from cosmocafe.core.author.table import NO_STEP, NOBODY
from cosmocafe.core.author.written import rule_rows
from cosmocafe.core.game import View
from cosmocafe.core.lesson import LEARNER, Place
from cosmocafe.core.match import Match
from cosmocafe.draw.still import Sketchbook

from .beside import Manners, beside_the_game, fates
from .called import readable, seen
from .declared import declared
from .fragments import fragment
from .frame import Frame
from .handfuls import handfuls
from .outcomes import Outcome, outcome
from .rooms.table import LiveTable
from .rules_text import rules_of_question
from .speech import Speech, speech
from .store import SeatRow
from .store.clock import may_miss
from .store.rows import BOT, OPEN, Course, Terms
from .telling import Tale, actors, alike, answer_html

FEW, FEW_IN_A_HAND = 9, 6  # so many answers stand side by side; more are grouped by what they say
ALIKE = 3  # so many of them on a phone, where fewer take no more room than the button that shows them


BUTTON = Markup('<button type="button" data-answer="{}"{}{}><span>{}</span></button>')


class Choice(NamedTuple):
    """One answer in words, with pictures of what it names."""

    answer: int
    html: Markup
    outcome: Outcome

    def button(self, say: Speech) -> Markup:
        """The button that gives it."""
        return _button(self, say.language)


@lru_cache(maxsize=65536)  # the same answers are offered again and again
def _button(choice: Choice, language: str) -> Markup:
    throw = Markup(' data-rolls title="{}"').format(speech(language)("table.throw")) if choice.outcome.rolls else ""
    return BUTTON.format(choice.answer, throw, Markup(" data-ends") if choice.outcome.ends else "", choice.html)


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
    line: int  # how many lines are stored: it never comes twice, as a number does when an answer is taken back
    over: bool
    finished: bool  # by its rules
    can_undo: bool
    places: list[int]
    scores: list[int]
    waiting: bool
    dealt: bool
    added: tuple[str | None, ...]  # what each seat has added to chance; empty where none is asked to
    silent: tuple[int, ...]  # seats that may still do so
    seats: list[SeatRow]
    present: frozenset[int]
    mine: tuple[int, ...]
    commitment: str
    seed: str
    rematch: str | None
    id: str
    public: bool
    hints: bool
    watching: tuple[str, ...]  # the names of those who do; empty ones gave none
    bot: str  # that sits down if a free seat shall have one
    place: Place | None  # in a lesson
    since: int  # events that were known at the seat's last answer
    sketchbook: Sketchbook  # of earlier drawings for the same eyes
    tale: Tale  # what was told to them before
    terms: Terms
    course: Course
    playing: list[int]  # seats of people who play on

    @property
    def rests(self) -> bool:
        """Whether nobody is asked anything, though the rules would."""
        return self.waiting or self.course.paused or bool(self.course.ended)


def moment(table: LiveTable, seat: int, language: str, mine: Sequence[int], bot: str, *, tall: bool = False) -> Moment:
    """The table as it stands now; the caller holds its lock."""
    match, present = table.match, table.everybody_present
    return Moment(
        view=seen(table, seat, language, tall=tall),
        acted=actors(match, seat),
        number=match.number,
        line=table.lines,
        over=table.over,
        finished=match.over,
        can_undo=match.can_undo and match.asked == seat,
        places=table.standing.places or match.places,
        scores=match.scores if match.over else [],
        waiting=table.waits,
        dealt=table.is_dealt,
        added=tuple(table.added or ()),
        silent=tuple(table.silent_seats),
        seats=readable(table.seats, language),
        present=present.seats,
        mine=tuple(mine),
        commitment=match.commitment,
        seed=match.seed if table.over else "",
        rematch=table.rematch,
        id=table.id,
        public=table.opening.public,
        hints=table.opening.hints,
        watching=tuple(sorted(dict(present.watching).values())),
        bot=bot,
        place=table.place if seat == LEARNER else None,
        since=known_before(match, seat),
        terms=table.opening.terms,
        course=table.course,
        playing=table.playing,
        sketchbook=table.sketchbook(seat, language, tall),
        tale=table.tale(seat, language),
    )


def known_before(match: Match, seat: int) -> int:
    """How many events a seat knew when it had given its last answer, or when the match began; what that answer itself has just brought
    is told too where chance or somebody else came in."""
    last = next((number for number in range(match.number, 0, -1) if match.seats[number - 1] == seat), 0)
    brought_more = 0 < last == match.number and not match.can_undo
    return match.known(seat).counts[last - brought_more]


def draw_frames(moments: Sequence[Moment]) -> list[Frame | Exception]:
    """The frames of some moments, each by itself: what cannot be drawn for one pair of eyes does not blind the others."""
    return [_frame_or_why_not(at) for at in moments]


def _frame_or_why_not(at: Moment) -> Frame | Exception:
    try:
        return draw_frame(at)
    except Exception as error:
        return error


def draw_frame(at: Moment) -> Frame:
    """The frame of a moment."""
    if not at.dealt:
        return undealt(at, speech(at.view.language))
    view, words = resting(at.view) if at.rests else at.view, speech(at.view.language)
    mine = view.seat != NOBODY and view.asked == view.seat
    parts = {"board": board(view, at.sketchbook), "question": question(at, words, mine), "people": people(at, words)}
    parts["fair"] = fair(at, words)
    parts["watching"] = _watching(at.watching, words.language)
    parts["coach"] = coach(at, words) if at.place else ""
    parts["result"] = result(at, words) if at.finished else ""
    parts |= beside_the_game(manners(at), words.language)
    rules = rules_of_question(view.game, view.step) if view.step >= 0 else []
    lines, known = at.tale.told(view, at.acted, at.since)
    return Frame(at.number, at.line, view.seat, view.asked, at.over, mine, parts, lines, rules, known)


def manners(at: Moment) -> Manners:
    """What people at the table do beside answering."""
    course, away = at.course, round(at.terms.away / 60) if may_miss(at.terms) else 0
    return Manners(
        id=at.id,
        names=tuple(seat.name for seat in at.seats),
        mine=at.mine,
        playing=tuple(at.playing),
        present=at.present if away else frozenset(),
        over=at.over,
        waiting=at.waiting,
        paused=course.paused,
        wishes=tuple((what, tuple(who)) for what, who in course.wishes.items()),
        missed=tuple(course.missed),
        free=tuple(course.free.items()),
        away=away,
        opener=at.terms.opener,
    )


def undealt(at: Moment, words: Speech) -> Frame:
    """The frame before the deal: there is nothing to see on the table yet."""
    still = fragment("undealt", say=words, game=at.view.game, language=at.view.language)
    parts = {"board": still, "question": question(at, words, False), "people": people(at, words), "fair": fair(at, words)}
    parts["watching"] = _watching(at.watching, words.language)
    parts |= beside_the_game(manners(at), words.language)
    return Frame(at.number, at.line, at.view.seat, NOBODY, False, False, {**parts, "coach": "", "result": ""}, [], [])


def fair(at: Moment, words: Speech) -> str:
    """What chance comes from, as far as it may be known: the commitment, and what the seats have added."""
    names = tuple(seat.name for seat in at.seats)
    return _fair(words, at.commitment, at.added, names, at.dealt, tuple(seat for seat in at.silent if seat in at.mine))


@lru_cache(maxsize=1024)
def _fair(words: Speech, commitment: str, added: tuple[str | None, ...], names: tuple[str, ...], dealt: bool, owed: tuple[int, ...]) -> str:
    return fragment("fair", say=words, commitment=commitment, added=added, names=names, dealt=dealt, owed=owed)


def resting(view: View) -> View:
    """The same table while nobody can answer: no turn, nothing to click."""
    still = copy.copy(view)
    still.table, still.memo = view.table.copy(), {}
    still.table.n_options = 0
    still.asked, still.step, still.parts = NOBODY, NO_STEP, {}
    return still


def board(view: View, sketchbook: Sketchbook | None = None) -> str:
    """The scene, or what the table declares."""
    if view.game.scene is None:
        return str(declared(view))
    with sketchbook.open_for(view) if sketchbook else nullcontext():
        return view.game.scene(view)


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
    if asked and not mine and not at.rests and not at.over and not any(seat.bot for seat in at.seats if seat.seat in at.mine):
        return _whom_we_wait_for(asked.seat, asked.name, bool(asked.bot), at.view.question, words.language)
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
        held=[seat for seat in at.seats if seat.seat in at.mine and seat.bot and seat.seat not in at.course.resigned],
        waiting=at.waiting,
        winners=winners(at),
        fates=fates(words, at.course, [seat.name for seat in at.seats]),
        silent=[at.seats[seat].name for seat in at.silent],
        added_by=[seat.name for seat, words_added in zip(at.seats, at.added, strict=False) if words_added],
    )


@lru_cache(maxsize=4096)
def _whom_we_wait_for(seat: int, name: str, is_bot: bool, question: str, language: str) -> str:
    return fragment("waiting", say=speech(language), seat=seat, called=name, is_bot=is_bot, question=question)


def coach(at: Moment, words: Speech) -> str:
    """What the coach of a lesson says now, and which answers go on with it."""
    place = at.place
    return fragment("coach", say=words, at=at, place=place, language=at.view.language, game=at.view.game)


def groups(view: View) -> list[Group]:
    """The answers in words, those of one kind together; on a phone sooner, so that they leave the board its room."""
    kinds: dict[int, list[int]] = {}
    is_few, least = len(view.options) <= FEW, ALIKE if view.tall else 2
    for answer in view.options:
        kinds.setdefault(view.game.catalogue.block(answer), []).append(answer)
    found = {block: choices(view, answers, is_few) for block, answers in kinds.items()}
    if is_few and (not view.tall or len(found) == 1 or len(view.options) <= FEW_IN_A_HAND):
        return [Group("", [one for several in found.values() for one in several])]
    names = {int(block): _kind(view.words.kind(block)) for block in view.game.catalogue.blocks}
    single = [one for those in found.values() if len(those) < least for one in those]
    several = [Group(names[block], those) for block, those in found.items() if len(those) >= least]
    return [Group("", single), *several] if single else several


def _kind(words: str) -> str:
    """What answers of one kind say, without the gap at its end: how many there are stands there."""
    return words.removesuffix("…").rstrip() or words if words.count("…") == 1 else words


def choices(view: View, answers: list[int], is_few: bool) -> list[Choice]:
    """Answers of one kind, as a list is read out: what all of them begin with is said by the first."""
    again = alike(view, answers)
    return [choice(view, answer, is_few, again if number else 0) for number, answer in enumerate(answers)]


def choice(view: View, answer: int, is_few: bool, again: int) -> Choice:
    """One answer; what it brings is tried where that is soon done."""
    tried = is_few or not view.game.catalogue.parts(answer)
    return Choice(answer, answer_html(view, answer, again), outcome(view, answer) if tried else Outcome())


def people(at: Moment, words: Speech) -> str:
    """Who sits at the table."""
    seats = tuple(Sitting(seat.seat, seat.kind, seat.name, seat.bot) for seat in at.seats)
    company = Company(seats, at.present, at.mine, at.watching, bool(at.course.left), tuple(at.course.resigned), tuple(at.course.overdue))
    return _people(company, NOBODY if at.rests else at.view.asked, words.language)


class Sitting(NamedTuple):
    """Who has a seat."""

    seat: int
    kind: str
    name: str
    bot: str | None


class Company(NamedTuple):
    """Who sits at a table, who of them is present, whose seats are mine, and who watches."""

    seats: tuple[Sitting, ...]
    present: frozenset[int]
    mine: tuple[int, ...]
    watching: tuple[str, ...]
    has_clocks: bool
    resigned: tuple[int, ...]
    overdue: tuple[int, ...]


@lru_cache(maxsize=4096)
def _watching(watching: tuple[str, ...], language: str) -> str:
    return fragment("watching", say=speech(language), watching=watching)


@lru_cache(maxsize=4096)
def _people(at: Company, asked: int, language: str) -> str:
    return fragment("people", say=speech(language), at=at, asked=asked, kind_bot=BOT, open=OPEN, levels=LEVELS)


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
