"""What programs and `/api` say to each other."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue


class Strict(BaseModel):
    """A body that refuses what it does not know."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWish(Strict):
    """Who shall sit there: `person` gets a token at once, `open` waits for somebody to sit down, `bot` plays by itself."""

    kind: Literal["person", "open", "bot"]
    name: str = Field("", max_length=80)
    bot: str | None = Field(None, max_length=40)


class NewMatch(Strict):
    """A match to be put up."""

    game: str = Field(max_length=80)
    seats: list[SeatWish] = Field(min_length=1, max_length=8)
    agreed: dict[str, int | str] = Field(default_factory=dict, max_length=60)
    public: bool = False
    hints: bool = Field(True, description="Whether people may ask what would be good; a table may agree to play without.")


class SitDown(Strict):
    """Where to sit, under which name; a table that is not public wants the invitation, the last part of its link."""

    seat: int = Field(ge=0, le=15)
    name: str = Field("", max_length=80)
    invitation: str | None = Field(None, max_length=40)


class Given(Strict):
    """An answer: the number of the question it is for, and the answer's number or text."""

    number: int = Field(ge=0, le=1_000_000)
    answer: Annotated[int, Field(ge=0, le=1_000_000)] | Annotated[str, Field(max_length=200)]


class QuestionNumber(Strict):
    """Which question is open, as far as the sender knows."""

    number: int = Field(ge=0, le=1_000_000)


class WhyInfo(BaseModel):
    """Why an answer is not offered now."""

    answer: int
    text: str
    kind: str = Field(description="`rule` where a rule says so itself; else what is known: `turn`, `question`, `first`, `more` ...")
    words: str
    rules: list[str]


class Refusal(BaseModel):
    """Why something was refused."""

    code: str
    message: str


class AgreementInfo(BaseModel):
    """Something that players agree on before a match: what may be chosen, in words, and what is played when nobody says otherwise."""

    name: str
    allowed: str
    default: int | str
    meaning: str


class GameInfo(BaseModel):
    """A game of this café."""

    id: str
    title: str
    about: str
    players: list[int]
    version: int
    agreements: list[AgreementInfo]
    answers: int


class SeatInfo(BaseModel):
    """A seat as all may see it."""

    seat: int
    kind: str
    name: str
    bot: str | None


class MatchInfo(BaseModel):
    """A match as all may see it. The seed is shown when the match is over, its hash from the beginning."""

    id: str
    game: str
    players: int
    agreed: dict[str, int | str]
    hints: bool
    state: str
    number: int
    asked: int
    over: bool
    places: list[int] | None
    scores: list[int] | None
    seats: list[SeatInfo]
    commitment: str
    seed: str | None
    rematch: str | None


class SeatTaken(BaseModel):
    """The token of a seat: keep it, it is the only key."""

    match: str
    seat: int
    name: str
    token: str


class Created(BaseModel):
    """A new match with the tokens of its persons and the invitations to its open seats."""

    match: MatchInfo
    tokens: dict[int, str]
    invitations: dict[int, str]


class OptionInfo(BaseModel):
    """A legal answer."""

    answer: int
    text: str
    words: str


class ViewInfo(BaseModel):
    """What a seat sees: the open question, its own options, and everything on the table."""

    seat: int
    number: int
    asked: int
    over: bool
    question: str
    options: list[OptionInfo]
    can_undo: bool
    table: dict[str, JsonValue]
    log: list[str]


class Stored(BaseModel):
    """The answer is stored; the next question has this number."""

    number: int
    asked: int
    over: bool


class EventInfo(BaseModel):
    """Something that happened."""

    event: str
    who: int
    parts: dict[str, int]
    words: str


class Happened(BaseModel):
    """What happened since; ask again with `after` = `next`."""

    next: int
    number: int
    asked: int
    over: bool
    events: list[EventInfo]
