"""What programs are told: games, matches, views and events as the API's messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from pydantic import JsonValue

from cosmocafe.core.author.table import NOBODY, Told
from cosmocafe.core.game import View
from cosmocafe.core.machine.pieces import Piece

from .api_messages import AgreementInfo, Beside, EventInfo, GameInfo, MatchInfo, OptionInfo, SeatInfo, TermsWish, ViewInfo
from .cafe import Cafe
from .rooms.table import LiveTable
from .store.clock import left_of
from .store.rows import Course


def game_info(cafe: Cafe, id: str, language: str) -> GameInfo:
    """A game for programs."""
    found = cafe.shelf.game(id)
    words = found.words(language)
    agreements = [
        AgreementInfo(name=one.name, allowed=one.allowed, default=one.default, meaning=words.agreement(one.name))
        for one in found.agreements
    ]
    return GameInfo(
        id=id,
        title=words.title,
        about=words.about,
        players=list(found.players),
        version=found.version,
        agreements=agreements,
        answers=found.catalogue.size,
    )


def match_info(table: LiveTable, now: float) -> MatchInfo:
    """A match for programs."""
    opening, standing, match = table.opening, table.standing, table.match
    seats = [SeatInfo(seat=seat.seat, kind=seat.kind, name=seat.name, bot=seat.bot) for seat in table.seats]
    return MatchInfo(
        id=opening.id,
        game=opening.game,
        players=opening.players,
        agreed=opening.agreed,
        hints=opening.hints,
        free_talk=opening.free_talk,
        state=standing.state,
        number=match.number,
        asked=standing.asked,
        over=table.over,
        places=standing.places,
        scores=match.scores if match.over else None,
        seats=seats,
        commitment=match.commitment,
        added=None if table.added is None else list(table.added),
        seed=match.seed if table.over else None,
        rematch=table.rematch,
        terms=TermsWish(**{name: getattr(opening.terms, name) for name in TermsWish.model_fields}),
        beside=beside(table.course, now),
    )


def beside(course: Course, now: float) -> Beside:
    """What happens beside the answers, for programs."""
    left = [round(left_of(course, seat, now), 2) for seat in range(len(course.left))]
    running = NOBODY if course.since is None else course.running
    return Beside(left=left, running=running, paused=course.paused, resigned=course.resigned, ended=course.ended)


def view_info(view: View, number: int, line: int, can_undo: bool, waiting: bool) -> ViewInfo:
    """A view for programs."""
    text = view.game.catalogue.text
    options = [] if waiting else [OptionInfo(answer=answer, text=text(answer), words=view.answer_words(answer)) for answer in view.options]
    return ViewInfo(
        seat=view.seat,
        number=number,
        line=line,
        asked=NOBODY if waiting else view.asked,
        over=bool(view.table.over),
        question=view.question,
        options=options,
        can_undo=can_undo,
        table={name: plain(getattr(view.table, name)) for name in view.game.own_fields},
        picture=view.picture,
        log=view.log,
    )


def plain(value: object) -> JsonValue:
    """What lies on a table: numbers, rows of them, and pieces as dictionaries."""
    if isinstance(value, Piece):
        return {name: plain(getattr(value, name)) for name in value.fields}
    return [plain(item) for item in value] if isinstance(value, list) else cast("int", value)


def event_infos(view: View, events: Sequence[Told]) -> list[EventInfo]:
    """Events for programs."""
    name_of = view.game.events.with_number
    return [
        EventInfo(event=name_of(told.event).name, who=told.who, parts=view.told_parts(told), words=view.words.event(told, view.names))
        for told in events
    ]
