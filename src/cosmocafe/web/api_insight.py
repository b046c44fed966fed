"""`/api`, what the café thinks: a hint for the seat whose token is sent, and the review of a match that is over."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel

from cosmocafe.core.author.vocabulary import Catalogue
from cosmocafe.core.game import View
from cosmocafe.core.match import Match
from cosmocafe.insight import Analysis
from cosmocafe.insight.chances import ONE

from .advising import hinted
from .api import CODES, Here, Id, Language, Token, acting, table_of
from .api_messages import QuestionNumber, Refusal
from .cafe import Cafe
from .guards import address
from .insights import BEST
from .review_process import Judged, Kept, Seat, Turning
from .rooms.insight import Visit
from .rooms.table import Waiting

router = APIRouter(responses={code: {"model": Refusal} for code in CODES})


class ChanceInfo(BaseModel):
    """A seat's chance to win, one standard error of it, and its expected place."""

    seat: int
    win: float
    error: float
    place: float


class GivenInfo(BaseModel):
    """An answer of a line."""

    seat: int
    answer: int
    text: str


class AdvisedInfo(BaseModel):
    """An option, the asked seat's chance to win after it with one standard error, and how the game may go on."""

    answer: int
    text: str
    words: str
    win: float
    error: float
    visits: int
    line: list[GivenInfo]


class HintInfo(BaseModel):
    """What a judge thinks of a seat's open question, as far as the seat can know; the best options first."""

    seat: int
    number: int
    visits: int
    chances: list[ChanceInfo]
    options: list[AdvisedInfo]


@router.post("/matches/{id}/hint")
async def hint(request: Request, cafe: Here, id: Id, asked: QuestionNumber, token: Token, language: Language = "en") -> HintInfo:
    """What would be good for the token's seat? Refused at a table that plays without hints."""
    table = await table_of(cafe, id)
    seat = acting(table, token)
    view, found = await hinted(cafe, table, seat, asked.number, Visit(f"{id} {seat}", address(request)), language)
    return await cafe.crew.draw(hint_info, view, found, asked.number)


def hint_info(view: View, found: Analysis, number: int) -> HintInfo:
    """A hint for programs."""
    text = view.game.catalogue.text
    chances = [
        ChanceInfo(seat=seat, win=found.win[seat] / ONE, error=found.error[seat] / ONE, place=found.place[seat])
        for seat in range(view.table.players)
    ]
    options = [
        AdvisedInfo(
            answer=one.answer,
            text=text(one.answer),
            words=view.answer_words(one.answer),
            win=one.win[found.seat] / ONE,
            error=one.error / ONE,
            visits=one.visits,
            line=[GivenInfo(seat=given.seat, answer=given.answer, text=text(given.answer)) for given in one.line],
        )
        for one in found.options[:BEST]
    ]
    return HintInfo(seat=view.seat, number=number, visits=found.visits, chances=chances, options=options)


class DecisionInfo(BaseModel):
    """A decision at its worst answer, in numbers and text: what it lost with one standard error, in millionths of a win."""

    number: int
    seat: int
    answer: int
    text: str
    better: list[str]
    loss: int
    error: int
    label: str
    counts: bool


class ReviewInfo(BaseModel):
    """What the judge says of a match. Chances, changes and the parts of each seat's ledger are millionths of a win."""

    chances: list[list[int]]
    decisions: list[DecisionInfo]
    seats: list[Seat]
    turning: list[Turning]
    visits: int


class ReviewState(BaseModel):
    """How far a review is: nobody has asked for it, a share of it is made, it is done, or it failed and may be asked for again."""

    state: Literal["none", "running", "done", "failed"]
    share: float | None
    review: ReviewInfo | None


@router.post("/matches/{id}/review", status_code=202)
async def begin_review(request: Request, cafe: Here, id: Id) -> ReviewState:
    """Have a match reviewed that is over. One of an address is made at a time, and few wait; a review that was made is kept."""
    match = await ended(cafe, id)
    await cafe.reviews.ask(id, match, address(request))
    return await review_state(cafe, id, match)


@router.get("/matches/{id}/review")
async def review(cafe: Here, id: Id) -> ReviewState:
    """How far the review of a match is, and what came of it."""
    return await review_state(cafe, id, await ended(cafe, id))


async def ended(cafe: Cafe, id: str) -> Match:
    """A match that is over."""
    table = await table_of(cafe, id)
    async with table.lock:  # over is what is stored as over
        if not table.match.over:
            raise Waiting("a match is reviewed when it is over")
        return table.match


async def review_state(cafe: Cafe, id: str, match: Match) -> ReviewState:
    """What is known of a review."""
    share, kept = cafe.reviews.further.get(id), await cafe.reviews.kept(id)
    if kept is not None:
        return ReviewState(state="done", share=None, review=review_info(kept, match.game.catalogue))
    if share is not None:
        return ReviewState(state="running", share=share, review=None)
    return ReviewState(state="failed" if id in cafe.reviews.failed else "none", share=None, review=None)


def review_info(kept: Kept, catalogue: Catalogue) -> ReviewInfo:
    """A review for programs."""
    decisions = [decision_info(one, catalogue) for one in kept.decisions]
    return ReviewInfo(chances=kept.chances, decisions=decisions, seats=kept.seats, turning=kept.turning, visits=kept.visits)


def decision_info(one: Judged, catalogue: Catalogue) -> DecisionInfo:
    """A decision for programs."""
    return DecisionInfo(
        number=one.number,
        seat=one.seat,
        answer=one.answer,
        text=catalogue.text(one.answer),
        better=[catalogue.text(answer) for answer in one.better],
        loss=round(one.loss),
        error=round(one.error),
        label=one.label,
        counts=one.counts,
    )
