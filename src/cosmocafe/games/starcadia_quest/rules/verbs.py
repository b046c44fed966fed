"""What effect rows of Heroes, Monsters and Upgrades do (language.py, verbs)."""

from __future__ import annotations

from cosmocafe.author import has, offer, only, plan, tell

from ..box import Box
from ..content import OF_UPGRADES
from ..language import GADGETS, To, Verb
from ..spaces import FULL
from ..table import Table
from ..texts import Effect
from ..vocabulary import NEUTRAL, Answer, Event, Role, Step, of_hero, rules
from .boards import flip_door
from .characters import allies, ally_of, is_close, is_hero, is_killed, static
from .effects import MANY, whom_of
from .tokens import can_exhaust, exhaust, find, is_first, passes, ready
from .wounds import wound


@rules.does(Step.WOUND)
def deal_direct_wounds(box: Box, t: Table, row: int, owner: int, target: int) -> None:
    """SQ-R33: no Defense, credited to the owner, not counted for Overkill."""
    wound(t, whom_of(t, box.effects[row], owner, target), box.effects[row].n, owner if is_hero(owner) else NEUTRAL)


def heal(t: Table, character: int, wounds: int) -> None:
    """Remove up to so many Wounds."""
    healed = min(wounds, t.wounds[character])
    if healed > 0:
        t.wounds[character] -= healed
        tell(t, Event.HEALED, t.seat, character, healed)


@rules.does(Step.HEAL)
def heal_whom(box: Box, t: Table, who: int, row: int, owner: int, target: int) -> None:
    if heals_close(box.effects[row], owner):
        plan(t, Step.HEAL_CLOSE, who, row, owner, target)
    else:
        heal(t, whom_of(t, box.effects[row], owner, target), box.effects[row].n)


def heals_close(effect: Effect, owner: int) -> bool:
    return effect.to == To.SELF_OR_ALLY_CLOSE and is_hero(owner)


def can_heal_ally(t: Table, hero: int) -> bool:
    ally = ally_of(t, hero)
    return t.at[ally] >= 0 and t.wounds[ally] > 0 and is_close(t, t.at[hero], t.at[ally])


@rules.asks(Step.HEAL_CLOSE, about="SQ-D35")
def offer_healing(box: Box, t: Table, row: int, owner: int) -> None:
    """The Hero itself or an Ally Close to it, as the owner chooses (SQ-D35)."""
    if t.wounds[owner] > 0:
        offer(t, Answer.HEAL + owner)
    if can_heal_ally(t, owner):
        offer(t, Answer.HEAL + ally_of(t, owner))
    if box.effects[row].may and t.n_options > 0:
        offer(t, Answer.NO)


@rules.answers(Step.HEAL_CLOSE, Answer.HEAL)
def heal_chosen(box: Box, t: Table, row: int, hero: int) -> None:
    heal(t, hero, box.effects[row].n)


@rules.answers(Step.HEAL_CLOSE, Answer.NO)
def heal_nobody(t: Table) -> None:
    pass


@rules.does(Step.DAZE)
def daze(box: Box, t: Table, row: int, owner: int, target: int) -> None:
    """SQ-233, unless a static row forbids it."""
    whom = whom_of(t, box.effects[row], owner, target)
    if can_daze(box, t, whom):
        t.dazed |= only(whom)
        tell(t, Event.DAZED, t.seat, whom)


def can_daze(box: Box, t: Table, character: int) -> bool:
    return not has(t.dazed, character) and static(box, t, character, Verb.IMMUNE_DAZE) == 0


@rules.does(Step.SHOVE)
def shove(box: Box, t: Table, who: int, row: int, owner: int, target: int) -> None:
    """SQ-243: the Shoving side must choose a Space if there is one."""
    plan(t, Step.PUSH, who, whom_of(t, box.effects[row], owner, target))


@rules.does(Step.EXHAUST)
def make_exhaust(box: Box, t: Table, row: int, owner: int, target: int) -> None:
    """The target Hero's player chooses; nothing happens to Monsters."""
    whom = whom_of(t, box.effects[row], owner, target)
    if is_hero(whom):
        for _ in range(box.effects[row].n):
            plan(t, Step.EXHAUST_ONE, t.heroes[whom].owner, whom)


def offer_exhausting(box: Box, t: Table, hero: int) -> None:
    for place in range(t.heroes[hero].held):
        if can_exhaust(box, t, hero, place) and is_first(t, hero, place):
            offer(t, of_hero(Answer.EXHAUST, hero, t.heroes[hero].tokens[place]))


@rules.asks(Step.EXHAUST_ONE)
def offer_exhaust_one(box: Box, t: Table, victim: int) -> None:
    offer_exhausting(box, t, victim)


@rules.asks(Step.EXHAUST_ANY)
def offer_exhaust_any(box: Box, t: Table, who: int) -> None:
    """Of either Hero of the Crew, dead or alive."""
    offer_exhausting(box, t, t.crews[who].heroes[0])
    offer_exhausting(box, t, t.crews[who].heroes[1])


@rules.answers(Step.EXHAUST_ONE, Answer.EXHAUST, about="SQ-113")
def exhaust_one(t: Table, hero: int, upgrade: int) -> None:
    exhaust(t, hero, find(t, hero, upgrade, False))


@rules.answers(Step.EXHAUST_ANY, Answer.EXHAUST, about="SQ-113")
def exhaust_any(t: Table, hero: int, upgrade: int) -> None:
    exhaust(t, hero, find(t, hero, upgrade, False))


@rules.does(Step.READY)
def make_ready(box: Box, t: Table, who: int, row: int, owner: int) -> None:
    """All at once if the number covers all, otherwise one by one."""
    effect = box.effects[row]
    if not is_hero(owner):
        return
    if effect.n < MANY:
        for _ in range(effect.n):
            plan(t, Step.READY_ONE, who, row, owner)
        return
    for place in range(t.heroes[owner].held):
        if has(t.heroes[owner].spent, place) and passes(box, t.heroes[owner].tokens[place], effect.wanted):
            ready(t, owner, place)


def offer_readying(box: Box, t: Table, hero: int, wanted: int) -> None:
    for place in range(t.heroes[hero].held):
        upgrade = t.heroes[hero].tokens[place]
        if has(t.heroes[hero].spent, place) and is_first(t, hero, place) and passes(box, upgrade, wanted):
            offer(t, of_hero(Answer.READY, hero, upgrade))


@rules.asks(Step.READY_ONE, about="SQ-113 SQ-123")
def offer_ready_one(box: Box, t: Table, row: int, owner: int) -> None:
    """SQ-113, SQ-123: exhausted tokens of the owner."""
    offer_readying(box, t, owner, box.effects[row].wanted)
    if t.n_options > 0:
        offer(t, Answer.DONE)


@rules.answers(Step.READY_ONE, Answer.READY)
def ready_one(t: Table, hero: int, upgrade: int) -> None:
    ready(t, hero, find(t, hero, upgrade, True))


@rules.answers(Step.READY_ONE, Answer.DONE)
def ready_enough(t: Table) -> None:
    pass


@rules.does(Step.READY_THIS)
def ready_this(box: Box, t: Table, row: int, owner: int) -> None:
    """The token on which the row stands."""
    place = find(t, owner, box.effects[row].source - OF_UPGRADES, True) if is_hero(owner) else -1
    if place >= 0:
        ready(t, owner, place)


@rules.does(Step.STEP)
def take_free_steps(box: Box, t: Table, who: int, row: int, owner: int) -> None:
    """SQ-R52: a Movement of its own, without Guard."""
    t.free = box.effects[row].n
    plan(t, Step.ACT, who, owner, Role.STEPPER)


@rules.does(Step.ALLY_MP)
def move_ally(box: Box, t: Table, who: int, row: int, owner: int) -> None:
    """SQ-225, SQ-R49: the Ally moves at once, with exactly so many points."""
    if is_hero(owner) and allies(t, owner) and t.crowd[t.at[owner]] <= FULL:
        ally = ally_of(t, owner)
        t.points[ally] = box.effects[row].n
        t.moved &= ~only(ally)
        t.rider = ally
        plan(t, Step.ACT, who, ally, Role.RIDER)


@rules.asks(Step.FLIP_DOOR, about="SQ-088 SQ-R43 SQ-D35")
def offer_doors(box: Box, t: Table, row: int) -> None:
    """SQ-088, SQ-R43: any Door on the board (SQ-D35)."""
    for door in range(box.scenarios[t.scenario].doors):
        offer(t, Answer.DOOR + door)
    if box.effects[row].may and t.n_options > 0:
        offer(t, Answer.NO)


@rules.answers(Step.FLIP_DOOR, Answer.DOOR)
def flip_chosen_door(box: Box, t: Table, door: int) -> None:
    flip_door(box, t, door)


@rules.answers(Step.FLIP_DOOR, Answer.NO)
def flip_no_door(t: Table) -> None:
    pass


@rules.asks(Step.STEAL, about="SQ-123 SQ-220 SQ-D36")
def offer_thefts(box: Box, t: Table, row: int, owner: int, target: int) -> None:
    """SQ-123, SQ-220, SQ-D36: one Gadget of the target Hero."""
    if not can_steal(box, t, owner, target):
        return
    for gadget in range(GADGETS):
        if t.heroes[target].carried[gadget] > 0:
            offer(t, Answer.TAKE + gadget)
    if box.effects[row].may:
        offer(t, Answer.NO)


def can_steal(box: Box, t: Table, owner: int, target: int) -> bool:
    """Whether a living Hero has a Gadget that another one can take."""
    return is_hero(target) and is_hero(owner) and has_gadget(t, target) and not is_killed(box, t, target)


def has_gadget(t: Table, hero: int) -> bool:
    for gadget in range(GADGETS):
        if t.heroes[hero].carried[gadget] > 0:
            return True
    return False


@rules.answers(Step.STEAL, Answer.TAKE)
def steal(t: Table, who: int, owner: int, target: int, loot: int) -> None:
    t.heroes[target].carried[loot] -= 1
    t.heroes[owner].carried[loot] += 1
    tell(t, Event.TOOK, who, owner, loot)


@rules.answers(Step.STEAL, Answer.NO)
def steal_nothing(t: Table) -> None:
    pass
