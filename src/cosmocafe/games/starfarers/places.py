"""Where each answer lies on the map: on an intersection."""

from __future__ import annotations

from cosmocafe.core.view import View

from .answers import SHIPS, Answer, Step
from .board import NODES
from .rules.places import can_end

ON_SHIP = (Answer.SHIP, Answer.SETTLE)
HERE = (Answer.STOP, Answer.FOUND)


def node_named(view: View, answer: int) -> int | None:
    """The intersection that an answer points at."""
    block, parts = view.game.catalogue.block(answer), view.game.catalogue.parts(answer)
    if "node" in parts:
        return parts["node"]
    if "site" in parts:
        return int(view.box.site_node[parts["site"]])
    ship = parts["ship"] if block in ON_SHIP else view.parts.get("ship") if block in HERE else None
    return None if ship is None else int(view.table.fleets[view.seat].at[ship] - 1)


def choices(view: View) -> dict[int, list[int]]:
    """The open answers by intersection."""
    found: dict[int, list[int]] = {}
    for answer in view.options:
        node = node_named(view, answer)
        if node is not None and node >= 0:
            found.setdefault(node, []).append(answer)
    return found


def flying(view: View) -> int:
    """The transporter that flies now, or -1."""
    return view.parts.get("ship", -1) if view.step in (Step.STEP, Step.LAND) else -1


def reach(view: View) -> dict[int, int]:
    """Where the ship that flies can end its move, and how many steps away."""
    ship = flying(view)
    if not 0 <= ship < SHIPS:
        return {}
    box, t, who = view.box, view.table, view.asked
    here = t.fleets[who].at[ship] - 1
    steps = {node: int(box.distance[here * NODES + node]) for node in range(NODES)}
    return {node: far for node, far in steps.items() if 0 < far <= view.parts["left"] and can_end(box, t, who, ship, node)}
