"""Weapons, Boosts and targets (SQ-100 to SQ-107, SQ-R53)."""

from __future__ import annotations

from cosmocafe.author import first, has, offer, only, plan, tell

from ..box import Box
from ..content import OF_MONSTERS, OF_UPGRADES
from ..language import Category, Trigger, Verb
from ..table import Table
from ..vocabulary import Answer, Event, Step, rules
from .characters import close_to, enemies, is_hero
from .effects import holds
from .sight import can_hit, seen_from
from .tokens import find, is_first


def aims_in(box: Box, t: Table, text: int, verb: int, owner: int, target: int) -> int:
    """What the rows of a text add to an attacker's reach, or whether they ignore sight."""
    total = 0
    for row in range(box.texts[text].first, box.texts[text].first + box.texts[text].count):
        effect = box.effects[row]
        if effect.on == Trigger.DECLARE and effect.verb == verb and holds(box, t, effect.conditions, owner, target):
            total += effect.n
    return total


def aims(box: Box, t: Table, verb: int, owner: int, target: int, used: int) -> int:
    """The same for a Character with these tokens in use (SQ-R56: already while targets are listed)."""
    if not is_hero(owner):
        return aims_in(box, t, OF_MONSTERS + box.figure[owner], verb, owner, target)
    total = aims_in(box, t, owner, verb, owner, target)
    hero = t.heroes[owner]
    for place in range(hero.held):
        if has(used, place) or box.tokens[hero.tokens[place]].category == Category.PASSIVE:
            total += aims_in(box, t, OF_UPGRADES + hero.tokens[place], verb, owner, target)
    return total


def has_aims(box: Box, t: Table, owner: int, used: int) -> bool:
    """Whether any text of the attacker changes who can be a target: most do not."""
    if not is_hero(owner):
        return box.texts[OF_MONSTERS + box.figure[owner]].aims == 1
    if box.texts[owner].aims == 1:
        return True
    hero = t.heroes[owner]
    for place in range(hero.held):
        if box.texts[OF_UPGRADES + hero.tokens[place]].aims == 1:
            if has(used, place) or box.tokens[hero.tokens[place]].category == Category.PASSIVE:
                return True
    return False


def targets_of(box: Box, t: Table, attacker: int, used: int, melee: int) -> int:
    """All Enemies that an attack may have as primary target; killed ones that wait for Payback cannot (SQ-R16)."""
    foes = enemies(t, attacker) & ~t.dying
    if has_aims(box, t, attacker, used):
        return special_targets(box, t, attacker, foes, used, melee)
    return close_to(t, foes, t.at[attacker]) if melee == 1 else seen_from(box, t, foes, t.at[attacker])


def special_targets(box: Box, t: Table, attacker: int, foes: int, used: int, melee: int) -> int:
    """The same for an attacker whose texts change who can be a target."""
    t.melee = melee
    found = 0
    while foes:
        foe = first(foes)
        foes &= foes - 1
        reach = aims(box, t, Verb.REACH, attacker, foe, used)
        ignores = aims(box, t, Verb.IGNORE_LOS, attacker, foe, used)
        if can_hit(box, t, t.at[attacker], t.at[foe], melee, reach, ignores):
            found |= only(foe)
    return found


def offer_weapons(box: Box, t: Table, hero: int) -> None:
    """SQ-101: every unexhausted Weapon with a legal target; who is Close or in sight is looked up once for all of them."""
    card = t.heroes[hero]
    foes = enemies(t, hero) & ~t.dying
    close = close_to(t, foes, t.at[hero])
    sees = -1  # not looked up yet
    for place in range(card.held):
        token = box.tokens[card.tokens[place]]
        if token.category == Category.WEAPON and not has(card.spent, place) and is_first(t, hero, place):
            if token.melee == 0 and sees < 0:
                sees = 1 if close or seen_from(box, t, foes, t.at[hero]) else 0
            can_hit_plainly = close != 0 if token.melee == 1 else sees == 1
            if can_hit_plainly or targets_beyond(box, t, hero, foes, only(place), token.melee):
                offer(t, Answer.WEAPON + card.tokens[place])


def targets_beyond(box: Box, t: Table, hero: int, foes: int, used: int, melee: int) -> bool:
    """Whether a Weapon's own text finds a target where others do not."""
    return has_aims(box, t, hero, used) and special_targets(box, t, hero, foes, used, melee) != 0


def offer_monster_targets(box: Box, t: Table, monster: int, allowed: int) -> None:
    """SQ-163, SQ-171: any Hero on an Event, only the attacker on Payback."""
    left = targets_of(box, t, monster, 0, box.monsters[box.figure[monster]].melee) & allowed
    while left:
        offer(t, Answer.ATTACK + first(left))
        left &= left - 1


@rules.answers(Step.ACT, Answer.WEAPON, about="SQ-075")
def choose_weapon(box: Box, t: Table, who: int, character: int, role: int, upgrade: int) -> None:
    plan(t, Step.ACT, who, character, role)
    place = find(t, character, upgrade, False)
    t.attacker = character
    t.controller = who
    t.used = only(place)
    t.melee = box.tokens[upgrade].melee
    if has(t.moved, character):  # SQ-075: an attack ends the Movement
        t.points[character] = 0
    tell(t, Event.WEAPON, who, character, upgrade)
    plan(t, Step.TARGET, who, character)
    plan(t, Step.BOOST, who, character)


def weapon_kind(box: Box, t: Table, hero: int) -> int:
    """The type of the Weapon in use: it was chosen first, so it is the only Weapon among the tokens in use."""
    card = t.heroes[hero]
    for place in range(card.held):
        if has(t.used, place) and box.tokens[card.tokens[place]].category == Category.WEAPON:
            return box.tokens[card.tokens[place]].kind
    return 0


def unused_boost(t: Table, hero: int, upgrade: int) -> int:
    """The place of an unexhausted Boost of this kind that is not yet in use, -1 without."""
    card = t.heroes[hero]
    for place in range(card.held):
        if card.tokens[place] == upgrade and not has(card.spent | t.used, place):
            return place
    return -1


@rules.asks(Step.BOOST, about="SQ-102")
def offer_boosts(box: Box, t: Table, hero: int) -> None:
    """SQ-102: Boosts of the Weapon's type, one after the other in any order."""
    card = t.heroes[hero]
    kind = weapon_kind(box, t, hero)
    for place in range(card.held):
        upgrade = card.tokens[place]
        token = box.tokens[upgrade]
        if token.category == Category.BOOST and token.kind == kind and unused_boost(t, hero, upgrade) == place:
            offer(t, Answer.BOOST + upgrade)
    offer(t, Answer.DONE)


@rules.forbids(Step.BOOST, Answer.BOOST, rule="SQ-102")
def is_no_boost(box: Box, upgrade: int) -> bool:
    return box.tokens[upgrade].category != Category.BOOST


@rules.forbids(Step.BOOST, Answer.BOOST, rule="SQ-102")
def boost_is_not_ready(t: Table, hero: int, upgrade: int) -> bool:
    return unused_boost(t, hero, upgrade) < 0


@rules.forbids(Step.BOOST, Answer.BOOST, rule="SQ-102")
def boost_of_another_type(box: Box, t: Table, hero: int, upgrade: int) -> bool:
    return box.tokens[upgrade].kind != weapon_kind(box, t, hero)


@rules.answers(Step.BOOST, Answer.BOOST)
def choose_boost(t: Table, who: int, hero: int, upgrade: int) -> None:
    t.used |= only(unused_boost(t, hero, upgrade))
    tell(t, Event.WEAPON, who, hero, upgrade)
    plan(t, Step.BOOST, who, hero)


@rules.answers(Step.BOOST, Answer.DONE)
def enough_boosts(t: Table) -> None:
    pass


@rules.asks(Step.TARGET, about="SQ-R16")
def offer_targets(box: Box, t: Table, hero: int) -> None:
    left = targets_of(box, t, hero, t.used, t.melee)
    while left:
        offer(t, Answer.ATTACK + first(left))
        left &= left - 1


@rules.forbids(Step.TARGET, Answer.ATTACK, rule="SQ-100")
def is_no_enemy(t: Table, hero: int, target: int) -> bool:
    return not has(enemies(t, hero) & ~t.dying, target)


@rules.forbids(Step.TARGET, Answer.ATTACK, rule="SQ-105")
def target_is_not_close(box: Box, t: Table, hero: int, target: int) -> bool:
    return t.melee == 1 and not has(targets_of(box, t, hero, t.used, t.melee), target)


@rules.forbids(Step.TARGET, Answer.ATTACK, rule="SQ-106")
def target_is_out_of_sight(box: Box, t: Table, hero: int, target: int) -> bool:
    return not has(targets_of(box, t, hero, t.used, t.melee), target)
