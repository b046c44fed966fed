"""Where each answer lies in the drawing: on the map, a stack of cards, the price list, a player, or on a plate of its own."""

from __future__ import annotations

from ..rules.places import may_end
from ..view import View
from ..vocabulary import Answer, Step, Thing

ON_SHIP = (Answer.SHIP, Answer.SETTLE)
HERE = (Answer.STOP, Answer.FOUND)
ON_SEAT: dict[int, str] = {Answer.ROB: "victim", Answer.LEADER: "leader"}
ON_THING: dict[int, tuple[str, int]] = {
    Answer.BUILD: ("thing", 0),
    Answer.CARGO: ("cargo", Thing.COLONY_SHIP),
    Answer.EXPANSION: ("expansion", Thing.BOOSTER),
}
Places = dict[int, list[int]]


class Choices:
    """The open answers by the place where they are clicked."""

    def __init__(self, view: View) -> None:
        self.on_node: Places = {}
        self.on_hand: Places = {}
        self.on_bank: Places = {}
        self.on_thing: Places = {}
        self.on_seat: Places = {}
        self.on_offer: Places = {}
        self.on_friend: Places = {}
        self.on_pile: list[int] = []
        self.plates: list[int] = []
        for answer in view.options:
            node = node_named(view, answer)
            if node is None:
                self._lay(view, answer)
            else:
                self.on_node.setdefault(node, []).append(answer)

    def _lay(self, view: View, answer: int) -> None:
        """Beside the map."""
        block, parts = view.game.catalogue.block(answer), view.game.catalogue.parts(answer)
        if block in ON_THING:
            name, first = ON_THING[block]
            self.on_thing.setdefault(first + parts[name], []).append(answer)
        elif block in ON_SEAT:
            self.on_seat.setdefault(parts[ON_SEAT[block]], []).append(answer)
        elif block == Answer.DEAL:
            self.on_offer.setdefault(parts["partner"], []).append(answer)
        elif block == Answer.FRIEND:
            self.on_friend.setdefault(parts["friend"], []).append(answer)
        elif block == Answer.EXCHANGE:
            self.on_hand.setdefault(parts["give"], []).append(answer)
        elif "resource" in parts:
            is_mine = block == Answer.GIVE or view.step == Step.OFFER
            (self.on_hand if is_mine else self.on_bank).setdefault(parts["resource"], []).append(answer)
        else:
            (self.on_pile if block == Answer.DRAW else self.plates).append(answer)

    @property
    def has_any(self) -> bool:
        """Whether there is anything to click."""
        return any(vars(self).values())


def choices(view: View) -> Choices:
    """The open answers of a view, sorted once."""
    if "choices" not in view.memo:
        view.memo["choices"] = Choices(view)
    found: Choices = view.memo["choices"]
    return found


def node_named(view: View, answer: int) -> int | None:
    """The intersection that an answer points at."""
    block, parts = view.game.catalogue.block(answer), view.game.catalogue.parts(answer)
    if "node" in parts:
        return parts["node"]
    if "site" in parts:
        return view.box.sites[parts["site"]].node
    if block == Answer.TRANSPORTER:
        return view.parts["node"]
    ship = parts["ship"] if block in ON_SHIP else view.parts.get("ship") if block in HERE else None
    return None if ship is None else view.table.fleets[view.seat].at[ship] - 1


def flying(view: View) -> int:
    """The transporter that flies now, or -1."""
    return view.parts.get("ship", -1) if view.step in (Step.STEP, Step.LAND) else -1


def reach(view: View) -> dict[int, int]:
    """Where the ship that flies can end its move, and how many steps away."""
    ship = flying(view)
    if ship < 0:
        return {}
    box, t, who = view.box, view.table, view.asked
    here, left = t.fleets[who].at[ship] - 1, view.parts["left"]
    return {node: far for node, far in enumerate(box.nodes[here].distance) if 0 < far <= left and may_end(box, t, who, ship, node)}
