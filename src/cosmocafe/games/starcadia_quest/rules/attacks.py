"""An attack from its declaration to the dice (SQ-100, SQ-113 to SQ-120, SQ-124, SQ-235, SQ-238, SQ-R11, SQ-R12)."""

from __future__ import annotations

from cosmocafe.author import first, has, no_room, offer, one_of, only, plan, tell

from ..box import Box
from ..content import HEROES
from ..language import FACES, Category, Face, Limit, Scope, Trigger, Verb
from ..table import ATTACKED, ATTACKING, Table
from ..vocabulary import NONE, Answer, Event, Role, Step, rules
from .characters import close_to, defense, enemies, is_hero, rerolls, standing_on
from .effects import MANY, carry_out_pending, renew, total, trigger
from .tokens import exhaust, find, is_first

ATTACK_ROLL = -1  # the roll of the attacker, where others count targets
DEFENSE_ROLL = 2  # its place among the successes; 0 is Melee, 1 is Ranged


@rules.answers(Step.TARGET, Answer.ATTACK, about="SQ-R11")
def attack_with_weapon(box: Box, t: Table, who: int, hero: int, target: int) -> None:
    declare(box, t, hero, target, who)


@rules.answers(Step.ACT, Answer.ATTACK, about="SQ-161 SQ-175")
def attack_with_monster(box: Box, t: Table, who: int, character: int, role: int, target: int) -> None:
    """SQ-161, SQ-171: no Movement after an attack that follows Movement, none at all after Payback."""
    if role == Role.AVENGER or has(t.moved, character):
        t.points[character] = 0
    if role == Role.SUMMONED:
        plan(t, Step.ACT, who, character, role)
    attack_as_monster(box, t, character, target, who)


def attack_as_monster(box: Box, t: Table, monster: int, target: int, controller: int) -> None:
    """SQ-175: as a Hero's attack, but nothing is exhausted."""
    t.used = 0
    t.melee = box.monsters[box.figure[monster]].melee
    declare(box, t, monster, target, controller)


def declare(box: Box, t: Table, attacker: int, target: int, controller: int) -> None:
    """SQ-R11 (1): effects of the declaration, with their costs and secondary targets."""
    t.attacker = attacker
    t.controller = controller
    t.struck |= only(attacker)
    clear_attack(t)
    renew(box, t, Limit.ATTACK, NONE)
    note_wounded(t)
    t.targets[0] = target
    t.aimed = 1
    tell(t, Event.ATTACKED, controller, attacker, target)
    plan(t, Step.REACTIONS, controller)
    trigger(box, t, Trigger.DECLARE, attacker, target, 1)
    carry_out_pending(t)


def clear_attack(t: Table) -> None:
    for i in range(len(t.targets)):
        t.targets[i] = 0
        t.saves[i] = 0
        t.dealt[i] = 0
    for i in range(len(t.tally)):
        t.tally[i] = 0
    for hero in range(HEROES):
        t.heroes[hero].reaction = NONE


def note_wounded(t: Table) -> None:
    """Conditions look at the Wounds before the attack (SQ-R56)."""
    t.hurt = 0
    left = t.on_board
    while left:
        character = first(left)
        left &= left - 1
        if t.wounds[character] > 0:
            t.hurt |= only(character)


@rules.does(Step.EXTRA_TARGET)
def look_for_targets(box: Box, t: Table, who: int, row: int) -> None:
    """SQ-124: a row of 99 hits all, otherwise they are chosen one by one."""
    effect = box.effects[row]
    if effect.n < MANY:
        plan(t, Step.SECOND_TARGET, who, row, effect.n)
        return
    left = secondary(t, effect.scope)
    while left:
        add_target(t, first(left))
        left &= left - 1


def secondary(t: Table, scope: int) -> int:
    """Enemies of the attacker who may be hit besides the primary target; sight is not needed."""
    others = enemies(t, t.attacker) & ~t.dying
    for index in range(t.aimed):
        others &= ~only(t.targets[index])
    space = t.at[t.targets[0]]
    if scope == Scope.SAME_SPACE:
        return standing_on(t, others, space)
    return close_to(t, others, space if scope == Scope.CLOSE_TO_TARGET else t.at[t.attacker])


def add_target(t: Table, character: int) -> None:
    if t.aimed < len(t.targets):
        t.targets[t.aimed] = character
        t.aimed += 1
        tell(t, Event.ALSO, t.controller, character)
    else:
        no_room(t)


@rules.asks(Step.SECOND_TARGET, about="SQ-124 SQ-R56")
def offer_second_targets(box: Box, t: Table, row: int) -> None:
    """SQ-124, SQ-R56: one more target, or no more."""
    left = secondary(t, box.effects[row].scope)
    if left == 0:
        return
    while left:
        offer(t, Answer.ALSO + first(left))
        left &= left - 1
    offer(t, Answer.DONE)


@rules.answers(Step.SECOND_TARGET, Answer.ALSO)
def choose_second_target(t: Table, who: int, row: int, left: int, target: int) -> None:
    add_target(t, target)
    if left > 1:
        plan(t, Step.SECOND_TARGET, who, row, left - 1)


@rules.answers(Step.SECOND_TARGET, Answer.DONE)
def enough_targets(t: Table) -> None:
    pass


@rules.does(Step.REACTIONS)
def ask_for_reactions(t: Table, who: int) -> None:
    """SQ-R11 (2), (3): exhaust what is used; then the targeted Heroes react, the primary target first, the rest clockwise."""
    if is_hero(t.attacker):
        for place in range(t.heroes[t.attacker].held):
            if has(t.used, place):
                exhaust(t, t.attacker, place)
    plan(t, Step.ATTACKED, who)
    for turn in range(t.players - 1, -1, -1):
        seat = (t.seat + turn) % t.players
        for index in range(t.aimed - 1, 0, -1):
            if is_hero(t.targets[index]) and t.heroes[t.targets[index]].owner == seat:
                plan(t, Step.REACT, seat, t.targets[index])
    if is_hero(t.targets[0]):
        plan(t, Step.REACT, t.heroes[t.targets[0]].owner, t.targets[0])


@rules.asks(Step.REACT, about="SQ-235")
def offer_reactions(box: Box, t: Table, hero: int) -> None:
    """SQ-235: one unexhausted Reaction or none."""
    card = t.heroes[hero]
    for place in range(card.held):
        if box.tokens[card.tokens[place]].category == Category.REACTION and not has(card.spent, place) and is_first(t, hero, place):
            offer(t, Answer.REACT + card.tokens[place])
    if t.n_options > 0:
        offer(t, Answer.NO)


@rules.forbids(Step.REACT, Answer.REACT, rule="SQ-235")
def reaction_is_not_ready(box: Box, t: Table, hero: int, upgrade: int) -> bool:
    return box.tokens[upgrade].category != Category.REACTION or find(t, hero, upgrade, False) < 0


@rules.answers(Step.REACT, Answer.REACT, about="SQ-113")
def react(t: Table, who: int, hero: int, upgrade: int) -> None:
    place = find(t, hero, upgrade, False)
    t.heroes[hero].reaction = place
    tell(t, Event.REACTED, who, hero, upgrade)
    exhaust(t, hero, place)


@rules.answers(Step.REACT, Answer.NO)
def do_not_react(t: Table) -> None:
    pass


@rules.does(Step.ATTACKED)
def trigger_targets(box: Box, t: Table, who: int) -> None:
    plan(t, Step.ROLL, who)
    for index in range(t.aimed):
        trigger(box, t, Trigger.ATTACKED, t.targets[index], t.attacker, 1)
    carry_out_pending(t)


def attack_dice(box: Box, t: Table) -> int:
    """SQ-114, SQ-R56: everything is added up first, then at least one die is rolled."""
    dice = total(t, ATTACKING, Verb.DICE) - total(t, ATTACKED, Verb.ATK_MINUS)
    if is_hero(t.attacker):
        hero = t.heroes[t.attacker]
        for place in range(hero.held):
            if has(t.used, place):
                dice += box.tokens[hero.tokens[place]].dice
    else:
        dice += box.monsters[box.figure[t.attacker]].dice
    return max(dice, 1)


@rules.does(Step.ROLL)
def roll_attack(box: Box, t: Table, who: int) -> None:
    """SQ-R11 (4)."""
    t.rerolls = rerolls(box, t, t.attacker) + total(t, ATTACKING, Verb.REROLL)
    if total(t, ATTACKED, Verb.NO_REROLL) > 0:
        t.rerolls = 0
    roll_dice(box, t, attack_dice(box, t), total(t, ATTACKED, Verb.NO_EXTRA) == 0)
    plan(t, Step.ROLLED, who)
    if t.rerolls > 0:
        plan(t, Step.REROLL, who, ATTACK_ROLL)


def roll_dice(box: Box, t: Table, dice: int, has_extra: bool) -> None:
    for face in range(FACES):
        t.rolled[face] = 0
    for _ in range(dice):
        face = box.faces[one_of(t, len(box.faces))]
        tell(t, Event.ROLLED, NONE, face)
        count_die(box, t, face, has_extra)


def count_die(box: Box, t: Table, face: int, has_extra: bool) -> None:
    """SQ-117: each CRIT adds a die, and so on."""
    t.rolled[face] += 1
    while face == Face.CRIT and has_extra and box.extra_dice > 0:
        face = box.faces[one_of(t, len(box.faces))]
        t.rolled[face] += 1
        tell(t, Event.EXTRA_DIE, NONE, face)


def successes(box: Box, t: Table, roll: int) -> int:
    """SQ-116: how many dice of the present roll succeed."""
    n = 0
    for face in range(FACES):
        if has(box.success[roll], face):
            n += t.rolled[face]
    return n


@rules.asks(Step.REROLL, about="SQ-238 SQ-R12")
def offer_rerolls(t: Table) -> None:
    """SQ-238, SQ-R12: any die but a CRIT, one at a time."""
    for face in range(FACES):
        if face != Face.CRIT and t.rolled[face] > 0:
            offer(t, Answer.REROLL + face)
    if t.n_options > 0:
        offer(t, Answer.DONE)


@rules.answers(Step.REROLL, Answer.REROLL, about="SQ-117")
def reroll(box: Box, t: Table, who: int, index: int, face: int) -> None:
    opponent = ATTACKED if index == ATTACK_ROLL else ATTACKING
    t.rerolls -= 1
    t.rolled[face] -= 1
    rolled = box.faces[one_of(t, len(box.faces))]
    tell(t, Event.REROLLED, who, face, rolled)
    count_die(box, t, rolled, total(t, opponent, Verb.NO_EXTRA) == 0)
    if t.rerolls > 0:
        plan(t, Step.REROLL, who, index)


@rules.answers(Step.REROLL, Answer.DONE)
def keep_dice(t: Table) -> None:
    t.rerolls = 0


@rules.does(Step.ROLLED)
def trigger_roll(box: Box, t: Table, who: int) -> None:
    """SQ-R11 (5): the roll is final."""
    t.hits = successes(box, t, 0 if t.melee == 1 else 1)
    plan(t, Step.DEFENSES, who)
    trigger(box, t, Trigger.ATTACK_ROLLED, t.attacker, t.targets[0], 1)
    if t.rolled[Face.CRIT] > 0:
        trigger(box, t, Trigger.ATTACK_CRIT, t.attacker, t.targets[0], t.rolled[Face.CRIT])
    carry_out_pending(t)


@rules.does(Step.DEFENSES)
def ask_for_defenses(t: Table, who: int) -> None:
    """SQ-R11 (6): primary target first; without Hits nobody rolls."""
    t.hits += total(t, ATTACKING, Verb.HIT)
    tell(t, Event.HITS, who, t.hits)
    plan(t, Step.WOUNDS, who)
    if t.hits > 0:
        for index in range(t.aimed - 1, -1, -1):
            plan(t, Step.DEFEND, who, index)


@rules.does(Step.DEFEND)
def defend(box: Box, t: Table, who: int, index: int) -> None:
    """SQ-115: each target rolls for itself."""
    target = t.targets[index]
    dice = defense(box, t, target)
    if index == 0:
        dice -= total(t, ATTACKING, Verb.TARGET_DEF)
    roll_dice(box, t, max(dice, 0), total(t, ATTACKING, Verb.NO_EXTRA) == 0)
    t.rerolls = rerolls(box, t, target) if total(t, ATTACKING, Verb.NO_REROLL) == 0 else 0
    plan(t, Step.SAVED, who, index)
    if t.rerolls > 0 and dice > 0:
        plan(t, Step.REROLL, t.heroes[target].owner, index)


@rules.does(Step.SAVED)
def count_saves(box: Box, t: Table, who: int, index: int) -> None:
    t.saves[index] += successes(box, t, DEFENSE_ROLL)
    tell(t, Event.SAVES, who, t.targets[index], t.saves[index])
