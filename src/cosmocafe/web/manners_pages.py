"""What a new table agrees on beside its game, read from its form and said in words; and the seat of somebody who left, for a friend."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cosmocafe.core.author.table import NOBODY

from .fragments import templates
from .speech import Speech
from .store.rows import ANSWERS, AWAY, LOST, MATCH, Terms
from .visits import cafe_of, go, language, number_of, page, told, visitor_of

MINUTE, HOUR, DAY = 60, 3600, 86400  # seconds
UNITS = ((DAY, "clock.day", "clock.many_days"), (HOUR, "clock.hour", "clock.hours"), (MINUTE, "clock.minute", "clock.minutes"))


def terms_of(form: Mapping[str, object], opener: int = NOBODY) -> Terms:
    """What a form says; what it does not say is usual."""
    clock, (late, _, bot) = str(form.get("clock", "")), str(form.get("late", ANSWERS)).partition(":")
    return Terms(
        clock=clock,
        seconds=seconds_of(form, clock, 0) if clock else 0,
        more=seconds_of(form, "more", 0) if clock == MATCH else 0,
        late=late,
        bot=bot,
        away=seconds_of(form, "away", AWAY),
        opener=opener,
    )


def seconds_of(form: Mapping[str, object], name: str, usual: int) -> int:
    """A number of seconds."""
    return number_of(str(form.get(name, usual)), name)


def time_words(say: Speech, seconds: int) -> str:
    """A span of time, in its largest unit."""
    for unit, one, many in UNITS:
        if seconds >= unit and seconds % unit == 0:
            return say(one) if seconds == unit else say(many, count=seconds // unit)
    return say("clock.seconds", count=seconds)


def terms_words(say: Speech, terms: Terms) -> list[tuple[str, str]]:
    """What was agreed, line by line."""
    time = time_words(say, terms.seconds)
    kept = say("clock.with_more", time=time, more=time_words(say, terms.more)) if terms.more else time
    late = say("clock.late_lost") if terms.late == LOST else say("clock.late_bot", bot=say.bot(terms.bot or ANSWERS))
    return [(say(f"clock.{terms.clock}"), kept), (say("clock.late"), late)] if terms.clock else []


templates.globals.update(time_words=time_words, terms_words=terms_words)


async def take(request: Request) -> Response:
    """The seat of somebody who left: the form, or sitting down."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    found = await cafe.tables.find(request.path_params["id"])
    seat = found.seat(number_of(request.path_params["seat"], "a seat"))
    if found.over or found.course.free.get(seat.seat) != request.path_params["invitation"]:
        return told(request, visitor.say("sit.taken"), visitor.say("sit.taken_why"), 404, found.id)
    if request.method == "POST":
        async with request.form(max_files=0, max_fields=5) as form:
            name = str(form.get("name", ""))
        await cafe.manners.take(
            found, seat.seat, request.path_params["invitation"], visitor.id, name or visitor.name or visitor.say("new.guest")
        )
        return go(request, f"/table/{found.id}")
    return page(request, "sit", table=found, seat=seat, action=request.url.path, words=found.game.words(language(found.game, visitor)))


routes = [Route("/take/{id:key}/{seat}/{invitation:key}", take, methods=["GET", "POST"])]
