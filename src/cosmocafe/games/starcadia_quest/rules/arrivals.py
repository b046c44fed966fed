"""Monsters come onto the board: spawned by Event cards, placed by Quests (SQ-152, SQ-195, SQ-R19 to SQ-R21, SQ-R46, SQ-R47)."""

from __future__ import annotations

from cosmocafe.author import first, has, offer, plan, tell

from ..box import Box
from ..language import Feature
from ..spaces import ON_TILES, SIDES, SPACES
from ..table import Table
from ..vocabulary import NEUTRAL, NONE, Answer, Event, Step, rules
from .boards import FAR, features, nearest_room, place_of
from .characters import figures_of, fits, is_huge, put, spare_figure, standing_on
from .movement import can_clear


def can_stand(box: Box, t: Table, character: int, space: int) -> bool:
    """Whether a Monster can be put on a Space: it takes it, or a Huge one can Shove everybody away."""
    return fits(box, t, character, space) or (is_huge(box, character) and can_clear(box, t, space))


@rules.does(Step.SPAWN)
def spawn(box: Box, t: Table, who: int, row: int) -> None:
    plan(t, Step.ARRIVE, who, box.effects[row].slot)


@rules.asks(Step.ARRIVE, about="SQ-152 SQ-R20 SQ-005 SQ-059 SQ-R19")
def offer_spawn_points(box: Box, t: Table, slot: int) -> None:
    """SQ-152, SQ-R20: a Spawn Point with room, else a Space Close to one; an empty slot or no figure left: nothing."""
    if t.slots[slot] < 0:
        return
    figure = spare_figure(box, t, t.slots[slot])
    if figure < 0:
        return
    for space in range(ON_TILES):
        if is_spawn_point(box, t, space) and fits(box, t, figure, space):
            offer(t, Answer.PLACE + space)
    if t.n_options == 0 and is_huge(box, figure):
        for space in range(ON_TILES):
            if is_spawn_point(box, t, space) and can_clear(box, t, space):
                offer(t, Answer.PLACE + space)
    if t.n_options == 0:
        offer_beside_spawn_points(box, t, figure)


def is_spawn_point(box: Box, t: Table, space: int) -> bool:
    """SQ-059."""
    return has(features(box, t, space), Feature.SPAWN)


def offer_beside_spawn_points(box: Box, t: Table, figure: int) -> None:
    for space in range(SPACES):
        if fits(box, t, figure, space):
            for side in range(SIDES):
                beyond = t.near[space * SIDES + side]
                if beyond >= 0 and is_spawn_point(box, t, beyond):
                    offer(t, Answer.PLACE + space)
                    break


@rules.answers(Step.ARRIVE, Answer.PLACE, about="SQ-R46")
def arrive(box: Box, t: Table, who: int, slot: int, space: int) -> None:
    appear(box, t, who, spare_figure(box, t, t.slots[slot]), space)


def appear(box: Box, t: Table, who: int, figure: int, space: int) -> None:
    """A figure comes onto the board; a Huge one Shoves (SQ-R46)."""
    crowd = standing_on(t, t.on_board, space) if is_huge(box, figure) else 0
    t.wounds[figure] = 0
    t.blame[figure] = NEUTRAL
    t.points[figure] = 0
    put(box, t, figure, space)
    tell(t, Event.SUMMONED, who, figure, space)
    while crowd:
        plan(t, Step.PUSH, who, first(crowd))
        crowd &= crowd - 1


@rules.does(Step.PLACE_MONSTER)
def place_monster(box: Box, t: Table, who: int, row: int) -> None:
    """SQ-R46: on the stated place, or near it."""
    effect = box.effects[row]
    monster = t.slots[effect.slot]
    if monster < 0 or (effect.reserve_only and figures_of(box, t, monster)):
        return
    figure = spare_figure(box, t, monster)
    if figure >= 0:
        plan(t, Step.SETTLE, who, figure, place_of(box, t, effect.places[0]))


@rules.asks(Step.SETTLE)
def offer_places(box: Box, t: Table, character: int, spot: int) -> None:
    """The Space itself, else Close to it, else the nearest that has room."""
    is_crowded = is_huge(box, character) and t.crowd[spot] > 1
    if can_stand(box, t, character, spot) and not is_crowded:
        offer(t, Answer.PLACE + spot)
        return
    for side in range(SIDES):
        beyond = t.near[spot * SIDES + side]
        if beyond >= 0 and can_stand(box, t, character, beyond):
            offer(t, Answer.PLACE + beyond)
    if t.n_options == 0:
        offer_nearest(box, t, character, spot)


def offer_nearest(box: Box, t: Table, character: int, space: int) -> None:
    """The nearest Spaces with room, counted in open-edge steps."""
    nearest = nearest_room(box, t, character, space)
    for other in range(SPACES):
        if nearest < FAR and t.far[other] == nearest and fits(box, t, character, other):
            offer(t, Answer.PLACE + other)


@rules.answers(Step.SETTLE, Answer.PLACE, about="SQ-R46")
def settle(box: Box, t: Table, who: int, character: int, space: int) -> None:
    appear(box, t, who, character, space)


@rules.does(Step.FILL_SLOT)
def fill_slot(box: Box, t: Table, who: int, row: int) -> None:
    t.slots[box.effects[row].slot] = box.effects[row].monster
    tell(t, Event.MONSTER_CARD, who, box.effects[row].slot, box.effects[row].monster)


@rules.does(Step.CLEAR_SLOT)
def clear_slot(box: Box, t: Table, row: int) -> None:
    """SQ-R47: figures already on the board stay."""
    t.slots[box.effects[row].slot] = NONE
