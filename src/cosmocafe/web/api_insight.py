"""`/api`, what the café thinks: a hint for the seat whose token is sent."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import BaseModel

from cosmocafe.core.game import View
from cosmocafe.insight import Analysis
from cosmocafe.insight.chances import ONE

from .advising import hinted
from .api import CODES, Here, Id, Language, Token, acting
from .api_messages import QuestionNumber, Refusal
from .guards import address
from .insights import BEST
from .rooms.insight import Visit

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
    table = await cafe.tables.find(id)
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
