"""Effects that happen at the same time: which of them can happen, and in which order (SQ-123, SQ-D15)."""

from __future__ import annotations

from cosmocafe.core.author.agenda import offer, plan
from cosmocafe.core.author.sets import has

from ..box import Box
from ..content import CHARACTERS, OF_UPGRADES
from ..language import TALLIED, Verb
from ..table import Table
from ..vocabulary import Answer, Step, rules
from .attacks import secondary
from .characters import allies, is_hero
from .effects import can_afford, is_about_the_dead, is_limited, whom_of
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
        if not is_in_vain(box, t, t.pending[i], t.pairs[i]):
            can_any = can_any or can_happen(box, t, t.pending[i], t.pairs[i])
            t.pending[t.pended] = t.pending[i]
            t.pairs[t.pended] = t.pairs[i]
            t.pended += 1
    t.pended = t.pended if can_any else 0
    forget_pending(t, t.pended, waiting)
    if t.pended > 0:
        plan(t, Step.ORDER, t.seat, 0)


def forget_pending(t: Table, first: int, last: int) -> None:
    for i in range(first, last):
        t.pending[i] = 0
        t.pairs[i] = 0


def is_in_vain(box: Box, t: Table, row: int, pair: int) -> bool:
    """Whether a row cannot happen, and no other effect of the same moment can change that."""
    effect = box.rows[row]
    if is_limited(t, row, pair // CHARACTERS):
        return True
    if effect.verb < TALLIED:
        return False
    is_final = effect.verb == Verb.DAZE or effect.verb >= Verb.ALLY_MP
    return is_about_the_dead(box, t, effect, pair) or (is_final and not can_happen(box, t, row, pair))


def can_happen(box: Box, t: Table, row: int, pair: int) -> bool:
    """Whether a row would do something now."""
    effect = box.rows[row]
    owner = pair // CHARACTERS
    whom = whom_of(t, effect, pair)
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
    return can_use(box, t, row, pair)


def can_use(box: Box, t: Table, row: int, pair: int) -> bool:
    """The same for verbs about Upgrades, Gadgets, Allies, Doors and further targets; any other verb always does something."""
    effect = box.rows[row]
    owner = pair // CHARACTERS
    if effect.verb == Verb.READY:
        return is_hero(owner) and has_to_ready(box, t, owner, effect.detail)
    if effect.verb == Verb.READY_THIS:
        return is_hero(owner) and find(t, owner, effect.source - OF_UPGRADES, True) >= 0
    if effect.verb == Verb.ALLY_MP:
        return is_hero(owner) and allies(t, owner) != 0
    if effect.verb == Verb.FLIP_DOOR:
        return box.scenarios[t.scenario].doors > 0
    if effect.verb == Verb.EXTRA_TARGET:
        return secondary(t, effect.detail) != 0
    if effect.verb == Verb.STEAL:
        return can_steal(box, t, pair)
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


@rules.asks(Step.ORDER)
def offer_order(box: Box, t: Table, done: int) -> None:
    """SQ-123: whose effect comes next; rows of one text keep their order."""
    for i in range(done, t.pended):
        source = box.rows[t.pending[i]].source
        is_new = True
        for before in range(done, i):
            if box.rows[t.pending[before]].source == source:
                is_new = False
        if is_new:
            offer(t, Answer.FIRST + source)


@rules.answers(Step.ORDER, Answer.FIRST)
def order_effect(box: Box, t: Table, who: int, done: int, source: int) -> None:
    chosen = done
    while box.rows[t.pending[chosen]].source != source:
        chosen += 1
    row = t.pending[chosen]
    pair = t.pairs[chosen]
    for i in range(chosen, done, -1):
        t.pending[i] = t.pending[i - 1]
        t.pairs[i] = t.pairs[i - 1]
    t.pending[done] = row
    t.pairs[done] = pair
    if done + 1 < t.pended:
        plan(t, Step.ORDER, who, done + 1)
    else:
        plan_pending(t)


def plan_pending(t: Table) -> None:
    for i in range(t.pended - 1, -1, -1):
        plan(t, Step.EFFECT, t.seat, t.pending[i], t.pairs[i])
    forget_pending(t, 0, t.pended)
    t.pended = 0
