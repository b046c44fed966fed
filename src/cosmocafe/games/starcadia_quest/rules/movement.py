"""What a Character may do now: move, use Portals and Doors, attack, use tokens (SQ-074 to SQ-094, SQ-161, SQ-R19, SQ-R58)."""

from __future__ import annotations

from cosmocafe.author import first, has, offer, only, plan, tell

from ..box import Box
from ..content import ALL_HEROES
from ..language import Category, Verb
from ..spaces import FULL, ON_TILES, SIDES
from ..table import Table
from ..vocabulary import NONE, Answer, Event, Role, Step, rules
from .aiming import offer_monster_targets, offer_weapons, targets_of
from .boards import can_escape, door_at, flip_door, portals_at, swing
from .characters import close_to, fits, is_hero, is_huge, right_of, shift, standing_on, static, weight
from .collecting import can_take_armory, collect, offer_gadgets, use_gadget
from .tokens import find, find_any, receive


@rules.asks(Step.ACT, about="SQ-D07 SQ-D21 SQ-D22 SQ-D27 SQ-R58 SQ-080 SQ-R13 SQ-055 SQ-101 SQ-163 SQ-171")
def offer_actions(box: Box, t: Table, character: int, role: int) -> None:
    """SQ-D07, SQ-D21, SQ-D22, SQ-D27: the next step, an attack, a token, or done."""
    if t.at[character] < 0:
        return
    is_settled = t.crowd[t.at[character]] <= FULL
    offer_ways(box, t, character, role)
    if role == Role.ACTIVE:
        offer_gadgets(box, t, character, is_settled)
    if not is_settled:  # SQ-R58: in a Full Space as third it only goes on
        return
    if role <= Role.RIDER and can_take_armory(t, character):
        offer(t, Answer.ARMORY)
    if role == Role.ACTIVE and not has(t.struck, character):
        offer_weapons(box, t, character)
    elif role >= Role.SUMMONED and not has(t.struck, character):
        offer_monster_targets(box, t, character, only(t.avenged) if role == Role.AVENGER else ALL_HEROES)
    offer(t, Answer.DONE)


def points_left(t: Table, character: int, role: int) -> int:
    """The movement points that a Character has now."""
    return t.free if role == Role.STEPPER else t.points[character]


@rules.forbids(Step.ACT, Answer.MOVE, Answer.PORTAL, Answer.DOOR, rule="SQ-080")
def no_movement_left(t: Table, character: int, role: int) -> bool:
    return points_left(t, character, role) == 0


@rules.forbids(Step.ACT, Answer.MOVE, rule="SQ-082")
def not_close(t: Table, character: int, space: int) -> bool:
    for side in range(SIDES):
        if t.near[t.at[character] * SIDES + side] == space:
            return False
    return True


@rules.forbids(Step.ACT, Answer.PORTAL, Answer.DOOR, rule="SQ-080")
def only_steps(role: int) -> bool:
    return role == Role.STEPPER


@rules.forbids(Step.ACT, Answer.PORTAL, rule="SQ-084")
def no_portal_here(box: Box, t: Table, character: int) -> bool:
    return portals_at(box, t, t.at[character]) == 0


@rules.forbids(Step.ACT, Answer.PORTAL, rule="SQ-084")
def no_portal_there(box: Box, t: Table, character: int, space: int) -> bool:
    here = t.at[character]
    return space == here or space >= ON_TILES or portals_at(box, t, space) & portals_at(box, t, here) == 0


@rules.forbids(Step.ACT, Answer.MOVE, Answer.PORTAL, rule="SQ-094")
def no_room_there(box: Box, t: Table, character: int, role: int, space: int) -> bool:
    return not can_go(box, t, character, space, points_left(t, character, role) - 1)


@rules.forbids(Step.ACT, Answer.DOOR, rule="SQ-088")
def not_at_the_door(box: Box, t: Table, character: int, door: int) -> bool:
    return door_at(box, t, t.at[character]) != door


@rules.forbids(Step.ACT, Answer.DOOR, rule="SQ-094")
def no_way_out(box: Box, t: Table, character: int, role: int, door: int) -> bool:
    return not can_flip(box, t, character, door, points_left(t, character, role) - 1)


@rules.forbids(Step.ACT, Answer.ARMORY, Answer.WEAPON, Answer.ATTACK, Answer.DONE, rule="SQ-R58")
def stands_as_third(t: Table, character: int) -> bool:
    return t.crowd[t.at[character]] > FULL


@rules.forbids(Step.ACT, Answer.WEAPON, Answer.USE, rule="SQ-074")
def not_the_active_hero(role: int) -> bool:
    return role != Role.ACTIVE


@rules.forbids(Step.ACT, Answer.USE, rule="SQ-223")
def no_such_gadget(t: Table, character: int, gadget: int) -> bool:
    return t.heroes[character].carried[gadget] == 0


@rules.forbids(Step.ACT, Answer.ARMORY, rule="SQ-055")
def no_armory_here(t: Table, character: int, role: int) -> bool:
    return role > Role.RIDER or not can_take_armory(t, character)


@rules.forbids(Step.ACT, Answer.ATTACK, rule="SQ-161")
def only_monsters_attack_so(role: int) -> bool:
    return role < Role.SUMMONED


@rules.forbids(Step.ACT, Answer.WEAPON, Answer.ATTACK, rule="SQ-075")
def has_attacked(t: Table, character: int) -> bool:
    return has(t.struck, character)


@rules.forbids(Step.ACT, Answer.WEAPON, rule="SQ-101")
def weapon_is_not_held(box: Box, t: Table, character: int, upgrade: int) -> bool:
    return box.tokens[upgrade].category != Category.WEAPON or find_any(t, character, upgrade) < 0


@rules.forbids(Step.ACT, Answer.WEAPON, rule="SQ-113")
def weapon_is_exhausted(t: Table, character: int, upgrade: int) -> bool:
    return find(t, character, upgrade, False) < 0


@rules.forbids(Step.ACT, Answer.WEAPON, rule="SQ-R53")
def nobody_in_range(box: Box, t: Table, character: int, upgrade: int) -> bool:
    used = only(find(t, character, upgrade, False))
    return targets_of(box, t, character, used, box.tokens[upgrade].melee) == 0


@rules.forbids(Step.ACT, Answer.ATTACK, rule="SQ-163")
def only_heroes_are_targets(target: int) -> bool:
    return not is_hero(target)


@rules.forbids(Step.ACT, Answer.ATTACK, rule="SQ-171")
def only_the_attacker_is_paid_back(t: Table, role: int, target: int) -> bool:
    return role == Role.AVENGER and target != t.avenged


@rules.forbids(Step.ACT, Answer.ATTACK, rule="SQ-175")
def monster_cannot_hit(box: Box, t: Table, character: int, target: int) -> bool:
    return not has(targets_of(box, t, character, 0, box.monsters[box.figure[character]].melee), target)


def offer_ways(box: Box, t: Table, character: int, role: int) -> None:
    """SQ-080: one movement point buys a Space, a Portal or a Door."""
    left = points_left(t, character, role)
    if left == 0:
        return
    here = t.at[character]
    for side in range(SIDES):
        goal = t.near[here * SIDES + side]
        if goal >= 0 and can_go(box, t, character, goal, left - 1):
            offer(t, Answer.MOVE + goal)
    if role == Role.STEPPER:
        return
    colours = portals_at(box, t, here)
    if colours:
        for goal in range(ON_TILES):
            if goal != here and portals_at(box, t, goal) & colours and can_go(box, t, character, goal, left - 1):
                offer(t, Answer.PORTAL + goal)
    door = door_at(box, t, here)
    if door >= 0 and can_flip(box, t, character, door, left - 1):
        offer(t, Answer.DOOR + door)


def can_go(box: Box, t: Table, character: int, goal: int, left: int) -> bool:
    """SQ-094: into a Full Space only if a free one can still be reached."""
    if fits(box, t, character, goal):
        return True
    mine = weight(box, character)
    here = t.at[character]
    t.crowd[here] -= mine
    if is_huge(box, character):
        can = can_clear(box, t, goal) or (left > 0 and can_pass(t, goal))
    else:
        can = can_escape(box, t, character, goal, left)
    t.crowd[here] += mine
    return can


def can_step(box: Box, t: Table, character: int, spaces: int) -> bool:
    """Whether a Character could go anywhere with so many free Spaces."""
    for side in range(SIDES):
        goal = t.near[t.at[character] * SIDES + side]
        if goal >= 0 and can_go(box, t, character, goal, spaces - 1):
            return True
    return False


def can_clear(box: Box, t: Table, space: int) -> bool:
    """SQ-R19: whether everybody in a Space could be Shoved out of it."""
    room = 0
    for side in range(SIDES):
        beyond = t.near[space * SIDES + side]
        if beyond >= 0:
            room += max(FULL - t.crowd[beyond], 0)
    for side in range(SIDES):
        beyond = t.near[space * SIDES + side]
        if beyond >= 0 and t.crowd[beyond] == 0:
            return t.crowd[space] <= room
    return t.crowd[space] <= room and not has_huge(box, t, space)


def has_huge(box: Box, t: Table, space: int) -> bool:
    left = standing_on(t, t.on_board, space)
    while left:
        if is_huge(box, first(left)):
            return True
        left &= left - 1
    return False


def can_pass(t: Table, space: int) -> bool:
    """SQ-R19: a Huge Character may pass if more empty Spaces lie beyond than Characters could be Shoved into."""
    empty = 0
    for side in range(SIDES):
        beyond = t.near[space * SIDES + side]
        if beyond >= 0 and t.crowd[beyond] == 0:
            empty += 1
    return empty > t.crowd[space]


def can_flip(box: Box, t: Table, character: int, door: int, left: int) -> bool:
    """Who stands as third in a Full Space must still find a way out after flipping the Door."""
    if t.crowd[t.at[character]] <= FULL:
        return True
    swing(box, t, door)
    can = can_escape(box, t, character, t.at[character], left)
    swing(box, t, door)
    return can


@rules.answers(Step.ACT, Answer.DONE, about="SQ-081")
def end_actions(t: Table, character: int, role: int) -> None:
    """SQ-081: what is left over is lost."""
    if role == Role.STEPPER:
        t.free = 0
        return
    t.points[character] = 0
    if role == Role.RIDER:
        t.rider = NONE


@rules.answers(Step.ACT, Answer.MOVE, about="SQ-165 SQ-168 SQ-234 SQ-R07")
def move(box: Box, t: Table, who: int, character: int, role: int, space: int) -> None:
    """SQ-165 to SQ-168: Monsters Close to the Space being left attack first."""
    plan(t, Step.ACT, who, character, role)
    if role == Role.STEPPER:
        t.free -= 1
        walk(box, t, who, character, space)
        return
    t.leaving = t.at[character]
    plan(t, Step.WALK, who, character, space)
    if is_hero(character) and static(box, t, character, Verb.NO_GUARD) == 0:
        t.guards = close_to(t, t.on_board & ~ALL_HEROES & ~t.dying, t.at[character])
        if t.guards:
            plan(t, Step.GUARD, right_of(t), character)


@rules.does(Step.WALK)
def carry_out_step(box: Box, t: Table, who: int, character: int, goal: int) -> None:
    """SQ-R17: dropped if the Hero has died or was Shoved meanwhile."""
    if t.at[character] == t.leaving:
        spend_point(t, character)
        walk(box, t, who, character, goal)


def spend_point(t: Table, character: int) -> None:
    t.points[character] -= 1
    t.moved |= only(character)


def walk(box: Box, t: Table, who: int, character: int, goal: int) -> None:
    tell(t, Event.MOVED, who, character, t.at[character], goal)
    enter(box, t, who, character, goal)


def enter(box: Box, t: Table, who: int, character: int, goal: int) -> None:
    """Stand in another Space; a Huge Character Shoves everybody out of it (SQ-242)."""
    crowd = standing_on(t, t.on_board, goal) if is_huge(box, character) else 0
    shift(box, t, character, goal)
    while crowd:
        plan(t, Step.PUSH, who, first(crowd))
        crowd &= crowd - 1
    collect(box, t, character)


@rules.answers(Step.ACT, Answer.PORTAL, about="SQ-084 SQ-086 SQ-242")
def teleport(box: Box, t: Table, who: int, character: int, role: int, space: int) -> None:
    """SQ-084, SQ-086: no Guard."""
    plan(t, Step.ACT, who, character, role)
    spend_point(t, character)
    tell(t, Event.TELEPORTED, who, character, t.at[character], space)
    enter(box, t, who, character, space)


@rules.answers(Step.ACT, Answer.DOOR)
def use_door(box: Box, t: Table, who: int, character: int, role: int, door: int) -> None:
    plan(t, Step.ACT, who, character, role)
    spend_point(t, character)
    flip_door(box, t, door)


@rules.answers(Step.ACT, Answer.USE, about="SQ-223 SQ-225")
def use(box: Box, t: Table, who: int, character: int, role: int, gadget: int) -> None:
    plan(t, Step.ACT, who, character, role)
    use_gadget(box, t, character, gadget)


@rules.answers(Step.ACT, Answer.ARMORY, about="SQ-R25")
def take_armory(box: Box, t: Table, who: int, character: int, role: int) -> None:
    """SQ-R25: at once, into a slot of the collecting Hero."""
    plan(t, Step.ACT, who, character, role)
    t.armory = NONE
    upgrade = box.scenarios[t.scenario].armory
    tell(t, Event.ARMORY, who, character, upgrade)
    receive(box, t, character, upgrade)


@rules.asks(Step.PUSH, about="SQ-243 SQ-R35")
def offer_shoves(box: Box, t: Table, character: int) -> None:
    """SQ-243, SQ-R35: Close Spaces that can take the Character; without one it stays."""
    if t.at[character] < 0:
        return
    for side in range(SIDES):
        if can_be_pushed(box, t, character, side):
            offer(t, Answer.SHOVE + t.near[t.at[character] * SIDES + side])


def can_be_pushed(box: Box, t: Table, character: int, side: int) -> bool:
    space = t.near[t.at[character] * SIDES + side]
    return space >= 0 and fits(box, t, character, space)


def can_be_shoved(box: Box, t: Table, character: int) -> bool:
    """Whether any Space can take the Character."""
    for side in range(SIDES):
        if can_be_pushed(box, t, character, side):
            return True
    return False


@rules.forbids(Step.PUSH, Answer.SHOVE, rule="SQ-243")
def not_close_to_it(t: Table, character: int, space: int) -> bool:
    return not_close(t, character, space)


@rules.forbids(Step.PUSH, Answer.SHOVE, rule="SQ-R35")
def no_room_for_it(box: Box, t: Table, character: int, space: int) -> bool:
    return not fits(box, t, character, space)


@rules.answers(Step.PUSH, Answer.SHOVE)
def push(box: Box, t: Table, who: int, character: int, space: int) -> None:
    tell(t, Event.SHOVED, who, character, t.at[character], space)
    shift(box, t, character, space)
