"""How far a Character can go and what it sees from where it stands, worked out once for each state of the Doors."""

from __future__ import annotations

from typing import Any

from cosmocafe.core.view import View

from ..language import Verb
from ..rules.boards import spread
from ..rules.characters import is_hero, static
from ..rules.sight import is_seen
from ..standing import spaces_in_play

_known: dict[tuple[Any, ...], list[int]] = {}
ROOM = 20_000


def remembered(key: tuple[Any, ...], found: list[int]) -> list[int]:
    if len(_known) > ROOM:
        _known.clear()
    return _known.setdefault(key, found)


def seen_spaces(view: View, space: int) -> list[int]:
    """The Spaces in line of sight."""
    t = view.table
    key = ("sight", t.scenario, tuple(t.near), space)
    if key in _known:
        return _known[key]
    return remembered(key, [other for other in spaces_in_play(view) if is_seen(view.box, t, space, other)])


def reached_spaces(view: View, character: int) -> list[int]:
    """The Spaces within a Character's movement points, wherever others stand."""
    t = view.table
    points = movement(view, character)
    key = ("reach", t.scenario, tuple(t.near), tuple(t.portals), tuple(t.off), tuple(t.tiles), t.at[character], points)
    if key in _known:
        return _known[key]
    scratch = t.copy()
    spread(view.box, scratch, t.at[character], points)
    return remembered(key, [space for space in spaces_in_play(view) if scratch.far[space] <= points])


def movement(view: View, character: int) -> int:
    """The movement points of an activation."""
    if is_hero(character):
        return int(view.box.hero_movement + static(view.box, view.table, character, Verb.MP))
    return int(view.box.monsters[view.box.figure[character]].movement)
