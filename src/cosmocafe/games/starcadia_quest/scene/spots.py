"""Where each answer lies in the drawing: on a Space, a Character, a Door, or a token of a Hero."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto

from cosmocafe.draw import choices
from cosmocafe.draw.still import noted

from ..rules.characters import ally_of
from ..view import View
from ..vocabulary import A_BERTH, A_CHARACTER, A_DOOR, A_FACE, A_HERO, A_SCENARIO, A_SPACE, A_TILE, AN_UPGRADE, Answer

ON_OWN_TOKENS = (Answer.WEAPON, Answer.BOOST, Answer.REACT, Answer.DISCARD)
ON_TOKENS = (Answer.EXHAUST, Answer.READY, Answer.HAND_OVER)
FROM_DISPLAY = (Answer.KEEP, Answer.DISCARD)


class Spot(Enum):
    """Kinds of things that can be clicked; which one of the kind is told by a number."""

    SPACE = auto()
    CHARACTER = auto()
    DOOR = auto()
    BERTH = auto()
    TILE = auto()
    FACE = auto()
    DISPLAY = auto()  # tokens on offer
    SCENARIO = auto()
    TOKEN = auto()  # of a Hero: both are told


NAMED = {A_SPACE: Spot.SPACE, A_CHARACTER: Spot.CHARACTER, A_HERO: Spot.CHARACTER, A_DOOR: Spot.DOOR, A_BERTH: Spot.BERTH}
NAMED |= {A_TILE: Spot.TILE, A_FACE: Spot.FACE, A_SCENARIO: Spot.SCENARIO}
Place = tuple[Spot, int] | tuple[Spot, int, int]
Choices = choices.Choices[Place]


def choices_of(view: View) -> Choices:
    """The open answers that lie in the drawing."""
    return choices.Choices(view, places_of)


def places_of(view: View, answer: int) -> Iterator[Place]:
    """The thing an answer lies on, if it is one."""
    block, parts = view.game.catalogue.block(answer), view.game.catalogue.parts(answer)
    values = {domain: parts[name] for name, domain in block.parts.items()}
    asked = view.parts.get("hero", view.parts.get("character", -1))
    if A_SPACE in values:
        yield Spot.SPACE, values[A_SPACE]
    elif block in ON_TOKENS:
        yield Spot.TOKEN, ally_of(view.table, values[A_HERO]) if block == Answer.HAND_OVER else values[A_HERO], values[AN_UPGRADE]
    elif block in ON_OWN_TOKENS and asked >= 0:
        yield Spot.TOKEN, asked, values[AN_UPGRADE]
    elif block in FROM_DISPLAY:
        yield Spot.DISPLAY, values[AN_UPGRADE]
    else:
        yield from ((spot, values[domain]) for domain, spot in NAMED.items() if domain in values)


@noted
def all_on(view: View, spot: Spot) -> dict[int, list[int]]:
    """The answers that lie on things of one kind, by their numbers."""
    found: dict[Place, list[int]] = choices.offered(view)  # type: ignore[assignment]
    return {place[1]: answers for place, answers in found.items() if place[0] is spot}
