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


class TermsWish(Strict):
    """What is agreed beside the game: a clock for each `move`, for the `match`, or `days` for a move, and what happens when time is up."""

    clock: Literal["", "move", "match", "days"] = ""
    seconds: int = Field(0, ge=0, le=30 * 86_400, description="For each move, or for the match.")
    more: int = Field(0, ge=0, le=3600, description="Seconds that are added after each move; only for a clock of the match.")
    late: Literal["bot", "lost"] = Field("bot", description="When time is up: a bot answers, or the seat is lost.")
    bot: str = Field("", max_length=40, description="The bot that answers then, and for who has resigned.")
    away: int = Field(900, ge=0, le=30 * 86_400, description="Seconds after which who is asked for and stays away leaves; 0: never.")


class Beside(BaseModel):
    """What happens at a table beside the answers."""

    left: list[float] = Field(description="Seconds that each seat has now; empty without a clock.")
    running: int = Field(description="The seat whose time runs now; -1 if nobody's does.")
    paused: bool
    resigned: list[int] = Field(description="Seats that were given up or lost, the first one first; they come last.")
    ended: str = Field(description="How the match ended before its rules say so: `stopped`, `resigned`, `removed`, or nothing.")


class NewMatch(Strict):
    """A match to be put up."""

    game: str = Field(max_length=80)
    seats: list[SeatWish] = Field(min_length=1, max_length=8)
    agreed: dict[str, int | str] = Field(default_factory=dict, max_length=60)
    public: bool = False
    hints: bool = Field(True, description="Whether people may ask what would be good; a table may agree to play without.")
    terms: TermsWish = Field(default_factory=lambda: TermsWish.model_validate({}))
    free_talk: bool = Field(False, description="Whether people may talk in their own words; else in ready-made phrases.")
    adds: bool = Field(False, description="Whether people add to chance before the deal, which waits some seconds for them.")


class Addition(Strict):
    """What a seat adds to chance: one line that can be seen."""

    words: str = Field(min_length=1, max_length=64)


class SitDown(Strict):
    """Where to sit, under which name; a table that is not public wants the invitation, the last part of its link."""

    seat: int = Field(ge=0, le=15)
    name: str = Field("", max_length=80)
    invitation: str | None = Field(None, max_length=40)


LINE = Field(None, ge=0, le=10_000_000, description="The view's `line`; with a `key`, sending the same again is no second answer.")
KEY = Field(0, ge=0, lt=2**53, description="A number of the sender's own, at random.")


class Given(Strict):
    """An answer: the number of the question it is for, and the answer's number or text."""

    number: int = Field(ge=0, le=1_000_000)
    line: int | None = LINE
    key: int = KEY
    answer: Annotated[int, Field(ge=0, le=1_000_000)] | Annotated[str, Field(max_length=200)]


class QuestionNumber(Strict):
    """Which question is open, as far as the sender knows."""

    number: int = Field(ge=0, le=1_000_000)
    line: int | None = LINE
    key: int = KEY


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


class RulesInfo(BaseModel):
    """How a game is played and its written rules, as Markdown."""

    game: str
    language: str
    text: str


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
    free_talk: bool
    state: str
    number: int
    asked: int
    over: bool
    places: list[int] | None
    scores: list[int] | None
    seats: list[SeatInfo]
    added: list[str | None] | None = Field(description="What each seat has added to chance; null where none is asked to.")
    commitment: str
    seed: str | None
    rematch: str | None
    terms: TermsWish
    beside: Beside


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
    line: int
    asked: int
    over: bool
    question: str
    options: list[OptionInfo]
    can_undo: bool
    table: dict[str, JsonValue]
    picture: str = Field(description="The table as text.")
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
