"""What a page may say over its socket. Anything else is refused; nothing from the network becomes a game object by parsing."""

from __future__ import annotations

from typing import Annotated

import msgspec

Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]


class Said(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """Something that a page said."""


class Answer(Said, tag="answer"):
    """Answers to the open question and to those that follow from it; `free` ones may leave a lesson."""

    number: Number
    answers: Annotated[list[Number], msgspec.Meta(min_length=1, max_length=32)]
    free: bool = False


class Undo(Said, tag="undo"):
    """Take the last answer back."""

    number: Number


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


class Pace(Said, tag="pace"):
    """How quickly bots shall play."""

    speed: Annotated[str, msgspec.Meta(max_length=10)]


class Ping(Said, tag="ping"):
    """Is anybody there?"""


decode = msgspec.json.Decoder(Answer | Undo | Ahead | Hint | Analyse | Why | Inspect | WhyNot | Stage | Lift | Hold | Pace | Ping).decode
encode = msgspec.json.Encoder().encode
