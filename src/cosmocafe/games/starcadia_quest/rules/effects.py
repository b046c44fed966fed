"""The effect language: what triggers rows, when they hold, how they are carried out (SQ-R11, SQ-R56)."""

from __future__ import annotations

from cosmocafe.author import has, no_room, offer, plan, tell

from ..box import Box
from ..content import OF_MONSTERS, OF_UPGRADES
from ..language import TALLIED, Category, Condition, Limit, To, Verb
from ..spaces import tile_of
from ..table import ATTACKED, ATTACKING, Table
from ..texts import Effect
from ..vocabulary import Answer, Event, Step, rules
from .characters import allies, close_to, decider, is_close, is_hero, is_killed, life

MANY = 90  # an n from here on means all


def trigger(box: Box, t: Table, on: int, owner: int, target: int, times: int) -> None:
    """All rows of a Character with this trigger: numbers are added up at once, the rest waits in `pending`."""
    if not is_hero(owner):
        trigger_text(box, t, OF_MONSTERS + box.figure[owner], on, owner, target, times)
        return
    trigger_text(box, t, owner, on, owner, target, times)
    hero = t.heroes[owner]
    for place in range(hero.held):
        if is_in_force(box, t, owner, place):
            trigger_text(box, t, OF_UPGRADES + hero.tokens[place], on, owner, target, times)


def is_in_force(box: Box, t: Table, hero: int, place: int) -> bool:
    """SQ-R56: Passives always, Weapons and Boosts in the attack that uses them, a Reaction in the attack it was exhausted for."""
    category = box.tokens[t.heroes[hero].tokens[place]].category
    if category == Category.PASSIVE:
        return True
    if category == Category.REACTION:
        return t.heroes[hero].reaction == place
    return t.attacker == hero and has(t.used, place)


def trigger_text(box: Box, t: Table, text: int, on: int, owner: int, target: int, times: int) -> None:
    for row in range(box.texts[text].first, box.texts[text].first + box.texts[text].count):
        effect = box.effects[row]
        if effect.on == on and holds(box, t, effect.conditions, owner, target) and not is_limited(t, row, owner):
            happenings = 1 if effect.once else times
            if effect.verb < TALLIED and effect.may == 0:
                tally(box, t, row, owner, happenings)
            elif effect.step >= 0 or effect.verb < TALLIED:
                for _ in range(happenings):
                    wait(t, row, owner, target)


def holds(box: Box, t: Table, conditions: int, owner: int, target: int) -> bool:
    """Whether all conditions of a row hold now."""
    if conditions == 0:
        return True
    if has(conditions, Condition.MELEE) and t.melee == 0:
        return False
    if has(conditions, Condition.RANGED) and t.melee == 1:
        return False
    if has(conditions, Condition.ALLY_CLOSE) and close_to(t, allies(t, owner), t.at[owner]) == 0:
        return False
    if has(conditions, Condition.NOT_MOVED) and has(t.moved, owner):
        return False
    return target < 0 or holds_against(t, conditions, owner, target)


def holds_against(t: Table, conditions: int, owner: int, target: int) -> bool:
    """The conditions that look at the other Character."""
    if has(conditions, Condition.TARGET_HERO) and not is_hero(target):
        return False
    if has(conditions, Condition.TARGET_WOUNDED) and not has(t.hurt, target):
        return False
    if has(conditions, Condition.TARGET_UNWOUNDED) and has(t.hurt, target):
        return False
    needs_close = has(conditions, Condition.TARGET_CLOSE) or has(conditions, Condition.ATTACKER_CLOSE)
    if needs_close and not (t.at[target] >= 0 and is_close(t, t.at[owner], t.at[target])):
        return False
    return not has(conditions, Condition.TARGET_OTHER_TILE) or tile_of(t.at[owner]) != tile_of(t.at[target])


def tally(box: Box, t: Table, row: int, owner: int, times: int) -> None:
    """Add up what a row says for its side of the attack; SQ-R37: a secondary target only saves itself."""
    effect = box.effects[row]
    amount = effect.n * times
    if owner == t.attacker:
        t.tally[ATTACKING * TALLIED + effect.verb] += amount
    elif effect.verb == Verb.SAVE:
        for index in range(t.aimed):
            if t.targets[index] == owner:
                t.saves[index] += amount
    elif owner == t.targets[0]:
        t.tally[ATTACKED * TALLIED + effect.verb] += amount
    spend(t, effect, row, owner)


def total(t: Table, side: int, verb: int) -> int:
    """What a verb adds up to for one side of the attack."""
    return t.tally[side * TALLIED + verb]


def is_limited(t: Table, row: int, owner: int) -> bool:
    """Whether a row is used up for this attack, turn or Scenario."""
    for i in range(t.n_limited):
        if t.limited[i].row == row and t.limited[i].owner == owner:
            return True
    return False


def spend(t: Table, effect: Effect, row: int, owner: int) -> None:
    if effect.limit == Limit.NONE:
        return
    if t.n_limited < len(t.limited):
        t.limited[t.n_limited].row = row
        t.limited[t.n_limited].owner = owner
        t.n_limited += 1
    else:
        no_room(t)


def renew(box: Box, t: Table, limit: int, seat: int) -> None:
    """A new attack, Scenario, or turn of a seat: its limited rows can be used again."""
    left = 0
    for i in range(t.n_limited):
        used = t.limited[i]
        is_over = box.effects[used.row].limit == limit and (limit != Limit.TURN or owner_seat(t, used.owner) == seat)
        if not is_over:
            t.limited[left].row = used.row
            t.limited[left].owner = used.owner
            left += 1
    for i in range(left, t.n_limited):
        t.limited[i].row = 0
        t.limited[i].owner = 0
    t.n_limited = left


def owner_seat(t: Table, character: int) -> int:
    """The seat whose turns renew a Character's limits: its player's, for Monsters every turn."""
    return t.heroes[character].owner if is_hero(character) else t.seat


def wait(t: Table, row: int, owner: int, target: int) -> None:
    if t.pended < len(t.pending):
        note_pending(t, t.pended, row, owner, target)
        t.pended += 1
    else:
        no_room(t)


def note_pending(t: Table, place: int, row: int, owner: int, target: int) -> None:
    t.pending[place].row = row
    t.pending[place].owner = owner
    t.pending[place].target = target


def carry_out_pending(t: Table) -> None:
    """Everything that waits is carried out next, in the order that the active player chooses."""
    if t.pended > 0:
        plan(t, Step.SORT_OUT, t.seat)


def plan_text(box: Box, t: Table, text: int, owner: int) -> None:
    """All rows of a card that is played, in their order."""
    for row in range(box.texts[text].first + box.texts[text].count - 1, box.texts[text].first - 1, -1):
        plan(t, Step.EFFECT, t.seat, row, max(owner, 0), max(owner, 0))


@rules.does(Step.EFFECT)
def take_effect(box: Box, t: Table, row: int, owner: int, target: int) -> None:
    """Ask first whether an optional effect is wanted, unless its own question can be declined."""
    effect = box.effects[row]
    if is_limited(t, row, owner):
        return
    if effect.may == 0 or (effect.asks == 1 and effect.cost == 0):
        carry_out(box, t, row, owner, target)
    elif can_afford(box, t, effect, owner):
        plan(t, Step.MAY, decider(t, owner), row, owner, target)


def can_afford(box: Box, t: Table, effect: Effect, owner: int) -> bool:
    """SQ-240: nobody dies of a Self Sacrifice."""
    return effect.cost == 0 or t.wounds[owner] + effect.cost < life(box, t, owner)


@rules.asks(Step.MAY, about="SQ-240 SQ-R56")
def offer_may(box: Box, t: Table, row: int) -> None:
    """SQ-240, SQ-R56: what an ability may do, its owner may leave."""
    offer(t, Answer.YES + box.effects[row].source)
    offer(t, Answer.NO)


@rules.answers(Step.MAY, Answer.YES)
def accept(box: Box, t: Table, row: int, owner: int, target: int) -> None:
    sacrifice(t, owner, box.effects[row])
    carry_out(box, t, row, owner, target)


def sacrifice(t: Table, hero: int, effect: Effect) -> None:
    """SQ-240: Wounds are paid before the dice are rolled."""
    if effect.cost > 0:
        t.wounds[hero] += effect.cost
        tell(t, Event.SACRIFICED, t.heroes[hero].owner, hero, effect.source, effect.cost)


@rules.answers(Step.MAY, Answer.NO)
def decline(t: Table) -> None:
    pass


def carry_out(box: Box, t: Table, row: int, owner: int, target: int) -> None:
    effect = box.effects[row]
    if effect.verb < TALLIED:
        tally(box, t, row, owner, 1)
        return
    if is_about_the_dead(box, t, effect, owner, target):
        return
    spend(t, effect, row, owner)
    for _ in range(effect.n if effect.verb == Verb.SHOVE else 1):
        plan(t, effect.step, decider(t, owner) if is_of_character(effect) else t.seat, row, owner, target)


def is_of_character(effect: Effect) -> bool:
    """Whether a row stands on a Hero, Monster or Upgrade; otherwise the active player decides."""
    return effect.verb < Verb.SPAWN


def is_about_the_dead(box: Box, t: Table, effect: Effect, owner: int, target: int) -> bool:
    """SQ-R11, SQ-R61: effects on a Character that is already killed are skipped."""
    if not is_of_character(effect):
        return False
    whom = whom_of(t, effect, owner, target)
    return t.at[whom] < 0 or has(t.dying, whom) or (effect.to != To.SELF and is_killed(box, t, whom))


def whom_of(t: Table, effect: Effect, owner: int, target: int) -> int:
    """The Character that a row is about."""
    if effect.to == To.TARGET:
        return target
    return t.attacker if effect.to == To.ATTACKER else owner
