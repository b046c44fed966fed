"""Whether a lesson can be followed: every step is reached, what it wants is offered, what it shows is on the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..author.words import LANGUAGES
from ..errors import CafeError
from ..game import Game
from ..howto import PICTURE, howto_text, unwritten_howto, view_of_step
from ..lesson import LEARNER, Lesson, Place, Step, lesson_of
from ..match import Match
from .leaks import Failed
from .sights import things_of


def check_lesson(game: Game, tick: Callable[[float], None]) -> str:
    """The lesson is played as the script says, and once more for each other answer that it takes."""
    lesson = lesson_of(game)
    if lesson is None:
        return "the game has none"
    follow(lesson, look)
    ways = list(other_ways(lesson))
    for number, way in enumerate(ways):
        tick(number / len(ways))
        follow(lesson, choose=dict([way]))
    asked = sum(step.asks for step in lesson.steps)
    return f"{len(lesson.steps)} steps, {asked} of them with an answer, {len(ways)} other ways"


def check_howto(game: Game) -> str:
    """How to play is written in every language, and its pictures can be drawn."""
    gaps = list(unwritten_howto(game))
    if gaps:
        raise Failed(gaps[0])
    shown = [(language, int(number)) for language in LANGUAGES for _, number in PICTURE.findall(howto_text(game, language))]
    for language, number in shown:
        _ = view_of_step(game, number, language).drawing
    return f"{', '.join(LANGUAGES)}: {len(shown)} pictures"


def other_ways(lesson: Lesson) -> Iterator[tuple[int, int]]:
    """The number of an asking step, and an answer it takes besides the first one."""
    for number, (_, steps) in enumerate(lesson.chapters()):
        for answer in steps[-1].wants[0][1:] if steps[-1].asks else ():
            yield number, answer


def follow(lesson: Lesson, see: Callable[[Match, Place], None] = lambda match, place: None, choose: dict[int, int] | None = None) -> Match:
    """Play the lesson to its end; `see` looks at every moment, `choose` says which answers the learner gives instead of the first."""
    match, chapter = lesson.begin(), 0
    while True:
        place = lesson.place(match.answers)
        if place is None:
            raise Failed(f"{lesson.file}: the lesson is lost after {match.number} answers")
        see(match, place)
        if place.is_end:
            return match
        seat, answer = (LEARNER, first_of(match, place, choose or {}, chapter)) if place.scripted is None else (match.asked, place.scripted)
        chapter += place.scripted is None and place.given == len(place.steps[-1].wants) - 1
        try:
            if place.scripted is not None and seat == LEARNER:
                raise Failed("`then` goes on, but the learner is asked")
            match.answer(answer, seat=seat)
        except (CafeError, Failed) as error:
            raise Failed(f"{where(lesson, place)}: {error}") from None


def first_of(match: Match, place: Place, choose: dict[int, int], chapter: int) -> int:
    """What the learner answers here."""
    return match.options[0] if place.steps[-1].anything else choose.get(chapter, place.answers[0])


def where(lesson: Lesson, place: Place) -> str:
    """The step, for a sentence."""
    number = place.before + len(place.steps)
    return f"{lesson.file}, step {number} ({place.steps[-1].said['en'].title})"


def look(match: Match, place: Place) -> None:
    """What the steps show is on the board, on a desk and on a phone, in every language."""
    if place.scripted is not None:
        return
    for n, language in enumerate(LANGUAGES):
        view = match.view(LEARNER, language, tall=bool(n))
        there = things_of(view)
        for step in place.steps:
            for name in missing(step, there):
                raise Failed(f"{step.said['en'].title}: nothing on the {'tall' if n else 'wide'} board is called {name!r}")


def missing(step: Step, there: list[str]) -> list[str]:
    """The things to look at that are not drawn."""
    return [name for name in step.look if not any(thing == name or thing.startswith(f"{name}:") for thing in there)]
