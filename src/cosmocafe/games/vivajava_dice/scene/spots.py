"""Where each answer lies in the picture: on a die, a coaster, a disc, a track, or on a button of its own."""

from __future__ import annotations

from collections.abc import Hashable

from ..standing import track_with
from ..view import View
from ..vocabulary import FLAVOR, Answer, Blend, Colour

Spot = tuple[Hashable, ...]


def die(bean: int) -> Spot:
    """A die of the roll."""
    return ("die", bean)


def featured_die(colour: int, owner: int = -1) -> Spot:
    """A die of the Featured Blend, with the seat whose token lies on it."""
    return ("featured", colour, owner)


def coaster(blend: int) -> Spot:
    """The Featured or the Rainbow coaster."""
    return ("coaster", blend)


def disc(track: int) -> Spot:
    """The disc of a track."""
    return ("disc", track)


def track(seat: int, colour: int) -> Spot:
    """A track on a player's sheet."""
    return ("track", seat, colour)


def gift(donor: int, face: int) -> Spot:
    """A donated die."""
    return ("gift", donor, face)


FLAVOR_DICE: Spot = ("flavor",)


def spot_of(view: View, answer: int) -> Spot | None:
    """The thing an answer is about, if the picture shows it."""
    block, parts = view.game.catalogue.block(answer), view.game.catalogue.parts(answer)
    if block == Answer.PICK:
        return die(parts["bean"])
    if block == Answer.PAINT:
        return die(parts["die"] * FLAVOR + view.box.blank_from)
    if block == Answer.LAY:
        return spare_die(view, parts["filler"])
    if block in (Answer.REMOVE, Answer.PLACE, Answer.REMOVE_TOKEN):
        return featured_die(parts["colour"], parts.get("owner", -1))
    if block in (Answer.FEATURED, Answer.DONATED):
        return coaster(Blend.FEATURED)
    if block == Answer.RAINBOW:
        return coaster(Blend.RAINBOW)
    if block == Answer.GIFT:
        return gift(parts["donor"], parts["face"])
    if block == Answer.USE:
        return used_disc(view, parts["ability"])
    return track_place(view, block, parts)


def spare_die(view: View, colour: int) -> Spot:
    """A die of the roll that shows a colour, a coffee die first."""
    return die(colour if view.table.own[colour] > view.table.laid[colour] else FLAVOR + colour)


def used_disc(view: View, ability: int) -> Spot | None:
    """The disc of an ability, also of an intern's."""
    found = track_with(view, view.seat, ability)
    return None if found < 0 else disc(found)


def track_place(view: View, block: int, parts: dict[str, int]) -> Spot | None:
    """The track that an answer is about; black is a matter of flavor dice."""
    if block in (Answer.RESEARCH, Answer.GAIN):
        return FLAVOR_DICE if parts["colour"] == Colour.BLACK else track(view.seat, parts["colour"])
    if block == Answer.CLAIM:
        return track(view.seat, parts["track"])
    if block == Answer.MOVE:
        return track(view.seat, parts["source"])
    if block == Answer.PARTNER:
        return track(parts["host"], parts["track"])
    return FLAVOR_DICE if block == Answer.TAKE else None


class Choices:
    """The open options by the places where they lie; the others need buttons."""

    def __init__(self, view: View) -> None:
        self.at: dict[Spot, list[int]] = {}
        self.elsewhere: list[int] = []
        for answer in view.options:
            place = spot_of(view, answer)
            if place is None:
                self.elsewhere.append(answer)
            else:
                self.at.setdefault(place, []).append(answer)
