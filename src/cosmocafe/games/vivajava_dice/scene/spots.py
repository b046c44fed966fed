"""Where each answer lies in the picture: on a die, a coaster, a disc, a track, a player, or on the shelf of what can be chosen."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from cosmocafe.author import Answers
from cosmocafe.draw import choices

from ..standing import track_with
from ..view import View
from ..vocabulary import FLAVOR, Answer, Blend, Colour

Spot = tuple[Hashable, ...]
Choices = choices.Choices[Spot]
JAR: Spot = ("jar",)  # the flavor dice that nobody has
SHAKER: Spot = ("shaker",)
FIRM: Spot = ("firm",)
WORDS_ONLY = frozenset((Answer.NOTHING, Answer.DECLINE, Answer.DONE))  # what lies on nothing


def die(bean: int) -> Spot:
    """A die of the roll."""
    return ("die", bean)


def face(colour: int) -> Spot:
    """A face that a die can be set to."""
    return ("face", colour)


def featured_die(colour: int, owner: int = -1) -> Spot:
    """A die of the Featured Blend, with the seat whose token lies on it."""
    return ("featured", colour, owner)


def coaster(blend: int) -> Spot:
    """The Featured or the Rainbow coaster."""
    return ("coaster", blend)


def disc(track: int) -> Spot:
    """The disc of a track."""
    return ("disc", track)


def offered(ability: int) -> Spot:
    """A disc or an intern on the shelf."""
    return ("offered", ability)


def track(colour: int) -> Spot:
    """A track on the own sheet."""
    return ("track", colour)


def person(seat: int) -> Spot:
    """Another player's sheet."""
    return ("person", seat)


def gift(donor: int, shown: int) -> Spot:
    """A donated die."""
    return ("gift", donor, shown)


LONE: dict[Answers, Spot] = {
    **dict.fromkeys((Answer.ROLL, Answer.AGAIN, Answer.DONATE, Answer.EXTRA), SHAKER),
    **dict.fromkeys((Answer.FEATURED, Answer.DONATED, Answer.KEEP, Answer.BREAK, Answer.PRESERVE), coaster(Blend.FEATURED)),
    Answer.RAINBOW: coaster(Blend.RAINBOW),
    Answer.TAKE: JAR,
    Answer.BLOCK_FIRM: FIRM,
}


def choices_of(view: View) -> Choices:
    """The open options that lie in the picture."""
    return choices.Choices(view, spots_of)


def spots_of(view: View, answer: int) -> Iterable[Spot]:
    """Where an answer lies: on one thing, or only in words."""
    block, parts = view.game.catalogue.block(answer), view.game.catalogue.parts(answer)
    return () if block in WORDS_ONLY else (LONE[block] if block in LONE else spot_of(view, block, parts),)


def spot_of(view: View, block: Answers, parts: dict[str, int]) -> Spot:
    """The thing that an answer names."""
    if block == Answer.PICK:
        return die(parts["bean"])
    if block == Answer.PAINT:
        return die(parts["die"] * FLAVOR + view.box.blank_from)
    if block == Answer.PRESET:
        return face(parts["colour"])
    if block == Answer.LAY:
        return spare_die(view, parts["filler"])
    if block in (Answer.REMOVE, Answer.PLACE, Answer.REMOVE_TOKEN):
        return featured_die(parts["colour"], parts.get("owner", -1))
    if block == Answer.GIFT:
        return gift(parts["donor"], parts["face"])
    if block in (Answer.DISC, Answer.HIRE):
        return offered(parts["disc" if block == Answer.DISC else "ability"])
    if block == Answer.USE:
        return disc(track_with(view, view.seat, parts["ability"]))
    return spot_of_colour(block, parts)


def spare_die(view: View, colour: int) -> Spot:
    """A die of the roll that shows a colour, a coffee die first."""
    return die(colour if view.table.own[colour] > view.table.laid[colour] else FLAVOR + colour)


def spot_of_colour(block: Answers, parts: dict[str, int]) -> Spot:
    """The player or the own track that an answer names; black is a matter of flavor dice."""
    if block in (Answer.ALLY, Answer.BLOCK, Answer.PARTNER):
        return person(next(iter(parts.values())))
    colour = parts.get("colour", parts.get("track", parts.get("source", -1)))
    return JAR if colour == Colour.BLACK else track(colour)
