"""Where each answer lies in the drawing: on the map, a stack of cards, the price list, a player, a page; or in words alone."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto

from cosmocafe.author import Answers
from cosmocafe.draw import choices
from cosmocafe.draw.still import noted

from ..rules.places import may_end
from ..view import View
from ..vocabulary import Answer, Step, Thing


class Spot(Enum):
    """Kinds of places where answers are clicked."""

    NODE = auto()
    HAND = auto()
    BANK = auto()
    THING = auto()
    SEAT = auto()
    OFFER = auto()
    FRIEND = auto()
    PILE = auto()
    PAGE = auto()  # the answers on a page of an encounter


Place = tuple[Spot, int]
Choices = choices.Choices[Place]
ON_SHIP = (Answer.SHIP, Answer.SETTLE)
WORDS_ONLY = frozenset(
    (
        *(Answer.COLOUR, Answer.NOBODY, Answer.DECLINE, Answer.LATER, Answer.BUY_FAME, Answer.CALL_HELP, Answer.PROPOSE),
        *(Answer.CALL_OFFERS, Answer.DONE, Answer.COUNTER, Answer.BID, Answer.WITHDRAW, Answer.END_PHASE, Answer.LAND_ALL, Answer.STOP),
    )
)  # what lies on nothing
NAMED: dict[Answers, tuple[Spot, str, int]] = {  # the part that names the place, counted from here
    Answer.BUILD: (Spot.THING, "thing", 0),
    Answer.CARGO: (Spot.THING, "cargo", Thing.COLONY_SHIP),
    Answer.EXPANSION: (Spot.THING, "expansion", Thing.BOOSTER),
    Answer.ROB: (Spot.SEAT, "victim", 0),
    Answer.LEADER: (Spot.SEAT, "leader", 0),
    Answer.DEAL: (Spot.OFFER, "partner", 0),
    Answer.FRIEND: (Spot.FRIEND, "friend", 0),
    Answer.EXCHANGE: (Spot.HAND, "give", 0),
    Answer.AMOUNT: (Spot.PAGE, "amount", 0),
}


def spots_of(view: View, answer: int) -> Iterator[Place]:
    """The one place of an answer, if it has any."""
    block, parts = view.game.catalogue.block(answer), view.game.catalogue.parts(answer)
    node = node_named(view, answer)
    if block in WORDS_ONLY:
        return
    if node is not None:
        yield Spot.NODE, node
    elif block in NAMED:
        spot, name, first = NAMED[block]
        yield spot, first + parts[name]
    elif "resource" in parts:
        is_mine = block == Answer.GIVE or view.step == Step.OFFER
        yield Spot.HAND if is_mine else Spot.BANK, parts["resource"]
    else:
        yield lone_spot(view, block)


def lone_spot(view: View, block: Answers) -> Place:
    """The place of an answer that names nothing: yes and no, supplies, an offer to be taken."""
    if block == Answer.DRAW:
        return Spot.PILE, 0
    return (Spot.OFFER, view.parts["caller"]) if block == Answer.ACCEPT else (Spot.PAGE, int(block == Answer.YES))


def choices_of(view: View) -> Choices:
    """The open answers that lie in the picture, sorted once."""
    if "choices" not in view.memo:
        view.memo["choices"] = choices.Choices(view, spots_of)
    found: Choices = view.memo["choices"]
    return found


@noted
def all_on(view: View, spot: Spot) -> dict[int, list[int]]:
    """The answers of all places of one kind."""
    return {which: answers for (kind, which), answers in choices_of(view).by_spot.items() if kind == spot}


def node_named(view: View, answer: int) -> int | None:
    """The intersection that an answer points at."""
    block, parts = view.game.catalogue.block(answer), view.game.catalogue.parts(answer)
    if "node" in parts:
        return parts["node"]
    if "site" in parts:
        return view.box.sites[parts["site"]].node
    if block == Answer.TRANSPORTER:
        return view.parts["node"]
    ship = parts["ship"] if block in ON_SHIP else view.parts.get("ship") if block == Answer.FOUND else None
    return None if ship is None else view.table.fleets[view.seat].at[ship] - 1


@noted
def flying(view: View) -> int:
    """The transporter that flies now, or -1."""
    return view.parts.get("ship", -1) if view.step in (Step.STEP, Step.LAND) else -1


@noted
def reach(view: View) -> dict[int, int]:
    """Where the ship that flies can end its move, and how many steps away."""
    ship = flying(view)
    if ship < 0:
        return {}
    box, t, who = view.box, view.table, view.asked
    here, left = t.fleets[who].at[ship] - 1, view.parts["left"]
    return {node: far for node, far in enumerate(box.nodes[here].distance) if 0 < far <= left and may_end(box, t, who, ship, node)}
