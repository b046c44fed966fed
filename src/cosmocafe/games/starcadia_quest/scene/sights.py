"""How far a Character can go and what it sees from where it stands, worked out once for each state of the Doors."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from cosmocafe.draw.still import noted

from ..language import Verb
from ..places import spaces_in_play
from ..rules.boards import spread
from ..rules.characters import is_hero, static
from ..rules.sight import is_seen
from ..view import View
from ..vocabulary import Step

T = TypeVar("T")
_known: dict[Hashable, Any] = {}
ROOM = 20_000
ACTS: dict[int, str] = {Step.ACT: "character", Step.REACT: "hero"}


def recalled(key: Hashable, work_out: Callable[[], T]) -> T:
    """What was worked out before, or is worked out now."""
    if key not in _known:
        if len(_known) > ROOM:
            _known.clear()
        _known[key] = work_out()
    found: T = _known[key]
    return found


@noted
def ground(view: View) -> bytes:
    """All of the table that ways and sight depend on, as one short key."""
    t = view.table
    return bytes(number & 255 for number in (t.scenario, *t.near, *t.portals, *t.off, *t.tiles))


@noted
def acting(view: View) -> int:
    """Whom the question is about: a Monster that somebody leads, a Hero who reacts, else the active Hero."""
    asked_of = ACTS.get(view.step)
    return view.parts[asked_of] if asked_of else view.table.active


@noted
def seen_spaces(view: View, space: int) -> list[int]:
    """The Spaces in line of sight."""
    return recalled(
        ("sight", ground(view), space), lambda: [other for other in spaces_in_play(view) if is_seen(view.box, view.table, space, other)]
    )


@noted
def reached_spaces(view: View, character: int) -> list[int]:
    """The Spaces within a Character's movement points, wherever others stand."""
    source, points = view.table.at[character], movement(view, character)
    return recalled(("reach", ground(view), source, points), lambda: spread_spaces(view, source, points))


def spread_spaces(view: View, source: int, points: int) -> list[int]:
    scratch = view.table.copy()
    spread(view.box, scratch, source, points)
    return [space for space in spaces_in_play(view) if scratch.far[space] <= points]


def movement(view: View, character: int) -> int:
    """The movement points of an activation."""
    if is_hero(character):
        return view.box.hero_movement + static(view.box, view.table, character, Verb.MP)
    return view.box.monsters[view.box.figure[character]].movement
