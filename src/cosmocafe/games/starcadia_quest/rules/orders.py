"""Effects that happen at the same time: which of them can happen, and in which order (SQ-123, SQ-D15)."""

from __future__ import annotations

from cosmocafe.author import has, offer, plan

from ..box import Box
from ..content import OF_UPGRADES
from ..language import TALLIED, Verb
from ..table import Table
from ..vocabulary import Answer, Step, rules
from .attacks import secondary
from .characters import allies, is_hero
from .effects import can_afford, is_about_the_dead, is_limited, note_pending, whom_of
from .movement import can_be_shoved, can_step
from .tokens import can_exhaust, find, passes
from .verbs import can_daze, can_heal_ally, can_steal, heals_close


@rules.does(Step.SORT_OUT)
def sort_out(box: Box, t: Table) -> None:
    """What is in vain is forgotten; if nothing of the rest can happen, nobody is asked for an order."""
    waiting = t.pended
    t.pended = 0
    can_any = False
    for i in range(waiting):
        row = t.pending[i].row
        owner = t.pending[i].owner
        target = t.pending[i].target
        if not is_in_vain(box, t, row, owner, target):
            can_any = can_any or can_happen(box, t, row, owner, target)
            note_pending(t, t.pended, row, owner, target)
            t.pended += 1
    t.pended = t.pended if can_any else 0
    forget_pending(t, t.pended, waiting)
    if t.pended > 0:
        plan(t, Step.ORDER, t.seat, 0)


def forget_pending(t: Table, first: int, last: int) -> None:
    for i in range(first, last):
        note_pending(t, i, 0, 0, 0)


def is_in_vain(box: Box, t: Table, row: int, owner: int, target: int) -> bool:
    """Whether a row cannot happen, and no other effect of the same moment can change that."""
    effect = box.effects[row]
    if is_limited(t, row, owner):
        return True
    if effect.verb < TALLIED:
        return False
    is_final = effect.verb == Verb.DAZE or effect.verb >= Verb.ALLY_MP
    return is_about_the_dead(box, t, effect, owner, target) or (is_final and not can_happen(box, t, row, owner, target))


def can_happen(box: Box, t: Table, row: int, owner: int, target: int) -> bool:
    """Whether a row would do something now."""
    effect = box.effects[row]
    whom = whom_of(t, effect, owner, target)
    if not can_afford(box, t, effect, owner):
        return False
    if effect.verb == Verb.HEAL:
        return t.wounds[whom] > 0 or (heals_close(effect, owner) and can_heal_ally(t, owner))
    if effect.verb == Verb.DAZE:
        return can_daze(box, t, whom)
    if effect.verb == Verb.SHOVE:
        return can_be_shoved(box, t, whom)
    if effect.verb == Verb.STEP:
        return can_step(box, t, owner, effect.n)
    if effect.verb == Verb.EXHAUST:
        return is_hero(whom) and has_to_exhaust(box, t, whom)
    return can_use(box, t, row, owner, target)


def can_use(box: Box, t: Table, row: int, owner: int, target: int) -> bool:
    """The same for verbs about Upgrades, Gadgets, Allies, Doors and further targets; any other verb always does something."""
    effect = box.effects[row]
    if effect.verb == Verb.READY:
        return is_hero(owner) and has_to_ready(box, t, owner, effect.wanted)
    if effect.verb == Verb.READY_THIS:
        return is_hero(owner) and find(t, owner, effect.source - OF_UPGRADES, True) >= 0
    if effect.verb == Verb.ALLY_MP:
        return is_hero(owner) and allies(t, owner) != 0
    if effect.verb == Verb.FLIP_DOOR:
        return box.scenarios[t.scenario].doors > 0
    if effect.verb == Verb.EXTRA_TARGET:
        return secondary(t, effect.scope) != 0
    if effect.verb == Verb.STEAL:
        return can_steal(box, t, owner, target)
    return True


def has_to_exhaust(box: Box, t: Table, hero: int) -> bool:
    for place in range(t.heroes[hero].held):
        if can_exhaust(box, t, hero, place):
            return True
    return False


def has_to_ready(box: Box, t: Table, hero: int, wanted: int) -> bool:
    for place in range(t.heroes[hero].held):
        if has(t.heroes[hero].spent, place) and passes(box, t.heroes[hero].tokens[place], wanted):
            return True
    return False


@rules.asks(Step.ORDER, about="SQ-123")
def offer_order(box: Box, t: Table, done: int) -> None:
    """SQ-123: whose effect comes next; rows of one text keep their order."""
    for i in range(done, t.pended):
        source = box.effects[t.pending[i].row].source
        is_new = True
        for before in range(done, i):
            if box.effects[t.pending[before].row].source == source:
                is_new = False
        if is_new:
            offer(t, Answer.FIRST + source)


@rules.answers(Step.ORDER, Answer.FIRST)
def order_effect(box: Box, t: Table, who: int, done: int, source: int) -> None:
    chosen = done
    while box.effects[t.pending[chosen].row].source != source:
        chosen += 1
    row = t.pending[chosen].row
    owner = t.pending[chosen].owner
    target = t.pending[chosen].target
    for i in range(chosen, done, -1):
        before = t.pending[i - 1]
        note_pending(t, i, before.row, before.owner, before.target)
    note_pending(t, done, row, owner, target)
    if done + 1 < t.pended:
        plan(t, Step.ORDER, who, done + 1)
    else:
        plan_pending(t)


def plan_pending(t: Table) -> None:
    for i in range(t.pended - 1, -1, -1):
        plan(t, Step.EFFECT, t.seat, t.pending[i].row, t.pending[i].owner, t.pending[i].target)
    forget_pending(t, 0, t.pended)
    t.pended = 0
