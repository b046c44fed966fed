"""What a judge thinks of a position, in words, as bars, and as rings on the board. All of it comes from the view that was thought about."""

from __future__ import annotations

from typing import NamedTuple

from cosmocafe.bots import Thought
from cosmocafe.core.game import View
from cosmocafe.insight import Analysis, Option
from cosmocafe.insight.chances import ONE, SURE, off_by, points, signed
from cosmocafe.insight.whatif import Outcome

from .ahead import Spot, frame, spots
from .fragments import fragment
from .speech import Speech

BEST = 3  # options that are told
SERIOUS = 0.01  # of a bot's visits: what has fewer was only glanced at
FURTHER = 3  # answers of a line that are told after its first


class Chance(NamedTuple):
    """A seat's chance to win in points of 100, with its error, and its expected place."""

    seat: int
    name: str
    chance: int
    error: int
    place: str


class Advised(NamedTuple):
    """An option in words, with the asked seat's chance to win after it."""

    answer: int
    words: str
    chance: int
    error: int
    visits: int
    line: list[str]


class Advice(NamedTuple):
    """What a page shows: a part of it, and rings for the board, each with its rank."""

    html: str
    rings: list[tuple[int, str]]


def hint(view: View, found: Analysis, say: Speech) -> Advice:
    """The best options of a seat's own question."""
    options = advised(view, found)
    return Advice(fragment("hint", say=say, options=options), rings(view, options))


def analysed(view: View, found: Analysis, say: Speech, shown: str | None = None) -> Advice:
    """A position: everybody's chances, and the best lines of the seat that is asked. `shown` is the drawing that the rings shall lie on."""
    options = advised(view, found)
    html = fragment("analysis", say=say, seats=chances(view, found), options=options, asked=view.asked, found=found, who=view.seat_name)
    return Advice(html, rings(view, options, shown))


def chances(view: View, found: Analysis) -> list[Chance]:
    """Every seat's chance."""
    return [
        Chance(seat, view.seat_name(seat), points(found.win[seat]), off_by(found.error[seat]), f"{found.place[seat]:.1f}")
        for seat in range(view.table.players)
    ]


def advised(view: View, found: Analysis) -> list[Advised]:
    """The options that the judge looked at most, in words, in the order of their chances."""
    best = sorted(found.options[:BEST], key=lambda one: -points(one.win[found.seat]))
    return [
        Advised(one.answer, view.answer_words(one.answer), points(one.win[found.seat]), off_by(one.error), one.visits, line(view, one))
        for one in best
    ]


def line(view: View, option: Option) -> list[str]:
    """How the game may go on after an option."""
    further = option.line[1 : 1 + FURTHER]
    return [f"{view.seat_name(given.seat)}: {view.words.answer(given.answer, view.names)}" for given in further]


def rings(view: View, options: list[Advised], shown: str | None = None) -> list[tuple[int, str]]:
    """Where the board shows the options, as far as it does; none if the drawing that is shown is cut otherwise."""
    if not options:
        return []
    if "spots" not in view.memo:  # drawn once, however long the judge thinks
        view.memo["spots"] = spots_of(view.drawing, shown)
    places = view.memo["spots"]
    return [(rank, places[one.answer].svg()) for rank, one in enumerate(options, start=1) if one.answer in places]


def spots_of(drawing: str | None, shown: str | None) -> dict[int, Spot]:
    """The first spot of each answer on a drawing."""
    if drawing is None or (shown is not None and frame(drawing) != frame(shown)):
        return {}
    return dict(reversed(list(spots(drawing))))


class Changed(NamedTuple):
    """A seat's chance as it came and instead, in points of 100, and the change with its error."""

    seat: int
    name: str
    came: int
    instead: int
    change: str
    error: int


def otherwise(view: View, given: int, answer: int, found: Outcome, say: Speech) -> str:
    """How it comes out if another answer is given, or the same one with new chance."""
    seats = [
        Changed(seat, view.seat_name(seat), points(came), points(instead), signed(change), off_by(error))
        for seat, (came, instead, change, error) in enumerate(zip(found.came, found.instead, found.change, found.error, strict=True))
    ]
    words = say("whatif.again" if answer == given else "whatif.instead", answer=view.answer_words(answer))
    return fragment("otherwise", say=say, seats=seats, words=words, found=found)


def explained(view: View, given: int, found: Analysis, say: Speech) -> str:
    """Why an answer was given, in a sentence; `view` is what the seat that gave it saw."""
    who, words = view.seat_name(view.seat), view.answer_words(given)
    mine = next((one for one in found.options if one.answer == given), None)
    other = next((one for one in found.options if one.answer != given), None)
    if len(view.options) == 1:
        return say("insight.forced", who=who, answer=words)
    if other is None:
        return say("insight.serious", who=who, answer=words, chance=points(found.best.win[found.seat]))
    best = {"other": view.answer_words(other.answer), "other_chance": points(other.win[found.seat])}
    if mine is None:
        return say("insight.why_weak", who=who, answer=words, **best)
    better = other.win[found.seat] - mine.win[found.seat] > SURE * (mine.error + other.error) and other.visits > mine.visits
    kind = "insight.why_not" if better else "insight.why"
    return say(kind, who=who, answer=words, chance=points(mine.win[found.seat]), **best)


def reasoned(view: View, given: int, thought: Thought, say: Speech) -> str:
    """The same in the words of who gave it: what it thought then."""
    who, words, mine = view.seat_name(view.seat), view.answer_words(given), thought.choice(given)
    chance = points(ONE * mine.win[thought.seat])
    other = next((one for one in thought.choices if one.answer != given and one.share > SERIOUS), None)
    if other is None:
        return say("insight.serious", who=who, answer=words, chance=chance)
    more = {"other": view.answer_words(other.answer), "other_chance": points(ONE * other.win[thought.seat])}
    return say("insight.why", who=who, answer=words, chance=chance, **more)
