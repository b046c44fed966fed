"""What a page may say over its socket. Anything else is refused; nothing from the network becomes a game object by parsing."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from cosmocafe.core.match import LONGEST_ADDED

Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Line = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]  # as the picture said that was answered
Key = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]  # at random: what is sent again with the same key is no second answer
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]


class Said(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """Something that a page said."""


class Answer(Said, tag="answer"):
    """Answers to the open question and to those that follow from it; `free` ones may leave a lesson."""

    number: Number
    answers: Annotated[list[Number], msgspec.Meta(min_length=1, max_length=32)]
    free: bool = False
    line: Line | None = None
    key: Key = 0


class Undo(Said, tag="undo"):
    """Take the last answer back."""

    number: Number
    line: Line | None = None
    key: Key = 0


class Ahead(Said, tag="ahead"):
    """Look ahead: what can be reached from here in several answers."""

    number: Number


class Hint(Said, tag="hint"):
    """What would be good?"""

    number: Number


class Analyse(Said, tag="analyse"):
    """What is the position worth, to everybody? Or (not `on`) enough of it."""

    on: bool


class Why(Said, tag="why"):
    """Why did a bot give its last answer?"""


class Inspect(Said, tag="inspect"):
    """What is this thing?"""

    thing: Annotated[str, msgspec.Meta(max_length=60)]


class WhyNot(Said, tag="why_not"):
    """Why can this thing not be chosen?"""

    thing: Annotated[str, msgspec.Meta(max_length=60)]


class Stage(Said, tag="stage"):
    """Whether the board has more height than width now."""

    tall: bool


class Lift(Said, tag="lift"):
    """The person of this seat sits before the screen now."""

    seat: SeatNumber


class Hold(Said, tag="hold"):
    """Let a bot answer for my seat, or (without a bot) answer myself again."""

    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class Add(Said, tag="add"):
    """Add to chance before the deal, for my seat."""

    seat: SeatNumber
    words: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ADDED)]


class Pace(Said, tag="pace"):
    """How quickly bots shall play."""

    speed: Annotated[str, msgspec.Meta(max_length=10)]


class Resign(Said, tag="resign"):
    """Give my seat up: a bot plays on."""

    seat: SeatNumber


class Wish(Said, tag="wish"):
    """I want this too, as all who play have to; or (not `yes`) it shall not be."""

    what: Literal["stop", "pause", "go_on", "remove"]
    yes: bool = True


class Miss(Said, tag="miss"):
    """Whoever sits there is away: let somebody else play on if they do not come back."""

    seat: SeatNumber


class Phrase(Said, tag="phrase"):
    """Say a ready-made phrase to everybody at the table, who read it in their own language."""

    phrase: Annotated[str, msgspec.Meta(max_length=20)]


class Say(Said, tag="say"):
    """Say something in words of one's own, where that was allowed."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class React(Said, tag="react"):
    """Show a small picture over one's seat."""

    picture: Annotated[str, msgspec.Meta(max_length=20)]


class Public(Said, tag="public"):
    """Show the table that waits for players in the lobby, or do not."""

    on: bool


class Ping(Said, tag="ping"):
    """Is anybody there?"""


Talking = Phrase | Say | React
Sitting = Lift | Hold | Add | Pace
Mannerly = Resign | Wish | Miss
decode = msgspec.json.Decoder(
    Answer | Undo | Ahead | Hint | Analyse | Why | Inspect | WhyNot | Stage | Sitting | Talking | Public | Mannerly | Ping
).decode
encode = msgspec.json.Encoder().encode
