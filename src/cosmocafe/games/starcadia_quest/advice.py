"""What a bot likes: a table's worth for one seat, in hundredths of a Victory token."""

from __future__ import annotations

from cosmocafe.author import count, first, has, only

from .box import Box
from .content import ALL_HEROES, CARDS, HEROES, OF_UPGRADES
from .language import COLOURS, GADGETS, Category, Goal, Loot, Mode
from .rules.attacks import attack_dice
from .rules.boards import behind_door, lies, place_of, portals_at
from .rules.characters import figures_of, is_hero, life
from .rules.quests import has_quest
from .spaces import ON_TILES, SIDES, SPACES, STRIP, dock
from .table import Hero, Table
from .vocabulary import NONE, Step

WIN = 1_000_000
POINT = 100
BADGE = 900
ALIVE = 130
WOUND = 24
LAST_WOUND = 30  # more when the next one kills
DAZED = 30
GADGET = 12
CARRIED = 120  # a Quest token that must be delivered, for each Victory token it is about
COLLECTED = 250  # a Quest token of those to be collected or removed: more than the way to the next one
FULFILLED = 1300  # a Quest behind us: more than all hopes on the way to it
DIE, READY_DIE = 3, 6  # a die of a Weapon or Boost, exhausted or ready
ARMED = 25  # a ready Weapon
SHIELD, HEART, REROLL, TEXT = 12, 14, 8, 6
# What a token is worth before it is given to a Hero: a die of a Weapon, of a Boost, a Reaction, a Passive that does something by itself.
WEAPON_DIE, BOOST_DIE, REACTION, PASSIVE = 9, 16, 34, 24
WEAPONS = 6  # as many as a Crew finds time to use between two Rests
STEP = 12  # nearer to the goal: more than a step away from what lies or stands around
HOME = 15  # nearer to where a Quest token must go: on the way nothing else tempts
FAR = 24  # steps beyond which everything is equally far
VICTORY, LURE, NEAR = 40, 15, 8  # what lies or stands around, and how near it must be
TRADE = 2  # nobody hands tokens to and fro for nothing
ALL_COLOURS = (1 << COLOURS) - 1
LONG = 128  # more than tokens in piles or trades of a Rest
PREY = 240  # an Enemy Hero who carries what is wanted, or whose end alone is missing
STRIKE = 15  # a die of an attack whose outcome is still open: more than it costs to exhaust a Weapon
HURT = 16  # a Wound of a Monster, for each Victory token it is worth


def value(box: Box, t: Table, seat: int) -> int:
    """Own standing against the mean of the others."""
    if t.over != 0:
        return WIN if t.places[seat] == 1 else -WIN * (t.places[seat] - 1)
    others = 0
    for other in range(t.players):
        if other != seat:
            others += standing(box, t, other)
    return standing(box, t, seat) - others // (t.players - 1) + outlook(box, t, seat) + strike(box, t, seat) - TRADE * trades(t)


def turn(box: Box, t: Table) -> int:
    """A bot plans to the end of an activation or of an Event card, not beyond: the card is chance. Tokens are sorted one by one."""
    piled = 0
    for seat in range(t.players):
        piled += t.crews[seat].piled
    return ((t.turn * (CARDS + 1) + count(t.deck)) * LONG + trades(t)) * LONG + piled


def trades(t: Table) -> int:
    """How many tokens have changed hands in this Rest, counted from 1; 0 at any other time."""
    if t.depth == 0:
        return 0
    step = t.agenda[t.depth - 1].step
    return t.trades + 1 if step == Step.REORGANIZE or step == Step.EXCHANGE else 0


def standing(box: Box, t: Table, seat: int) -> int:
    """What a Crew has: Victory tokens, Badges, Heroes and their equipment."""
    crew = t.crews[seat]
    worth = POINT * crew.points + pile_worth(box, t, seat)
    if box.mode == Mode.CAMPAIGN:
        worth += BADGE * crew.badges
    for number in range(2):
        if crew.heroes[number] >= 0:
            worth += hero_worth(box, t, crew.heroes[number])
    return worth


def hero_worth(box: Box, t: Table, hero: int) -> int:
    card = t.heroes[hero]
    worth = equipment(box, card)
    if t.at[hero] >= 0:
        worth += ALIVE - WOUND * t.wounds[hero]
        if t.wounds[hero] > 0 and t.wounds[hero] + 1 >= life(box, t, hero):
            worth -= LAST_WOUND
        if has(t.dazed, hero):
            worth -= DAZED
    for gadget in range(GADGETS):
        worth += GADGET * card.carried[gadget]
    return worth


def equipment(box: Box, card: Hero) -> int:
    """Weapons with the Boosts that fit them, and what protects."""
    kinds = 0
    for place in range(card.held):
        token = box.tokens[card.tokens[place]]
        if token.category == Category.WEAPON:
            kinds |= only(token.kind)
    worth = 0
    is_armed = False
    for place in range(card.held):
        token = box.tokens[card.tokens[place]]
        is_ready = not has(card.spent, place)
        worth += SHIELD * token.defense + HEART * token.life + REROLL * token.reroll
        if token.category == Category.WEAPON or (token.category == Category.BOOST and has(kinds, token.kind)):
            worth += token.dice * (READY_DIE if is_ready else DIE)
        elif token.category == Category.REACTION and is_ready:
            worth += SHIELD
        elif token.category == Category.PASSIVE and box.texts[OF_UPGRADES + card.tokens[place]].count > 0:
            worth += PASSIVE
        is_armed = is_armed or (token.category == Category.WEAPON and is_ready)
    return worth + (ARMED if is_armed else 0)


def pile_worth(box: Box, t: Table, seat: int) -> int:
    """Tokens that wait to be given to a Hero, or lie in the hand that is drafted from; too many Weapons are worth no more than enough."""
    crew = t.crews[seat]
    arms = 0
    weapons = 0
    worth = 0
    for place in range(crew.piled + crew.picked):
        upgrade = crew.pile[place] if place < crew.piled else crew.picks[place - crew.piled]
        if upgrade >= 0 and box.tokens[upgrade].category == Category.WEAPON:
            arms += token_worth(box, upgrade)
            weapons += 1
        elif upgrade >= 0:
            worth += token_worth(box, upgrade)
    return worth + (arms * WEAPONS // weapons if weapons > WEAPONS else arms)


def token_worth(box: Box, upgrade: int) -> int:
    token = box.tokens[upgrade]
    worth = SHIELD * token.defense + HEART * token.life + REROLL * token.reroll
    has_text = box.texts[OF_UPGRADES + upgrade].count > 0
    if token.category == Category.WEAPON:
        return worth + WEAPON_DIE * token.dice + (TEXT if has_text else 0)
    if token.category == Category.BOOST:
        return worth + BOOST_DIE * token.dice + (TEXT if has_text else 0)
    if token.category == Category.REACTION:
        return worth + REACTION
    return worth + (PASSIVE if has_text else TEXT)


def strike(box: Box, t: Table, seat: int) -> int:
    """What is hoped or feared of an attack that is waiting for a Reaction or a rerolled die."""
    if t.depth == 0 or (t.agenda[t.depth - 1].step != Step.REACT and t.agenda[t.depth - 1].step != Step.REROLL):
        return 0
    worth = STRIKE * attack_dice(box, t)
    if is_hero(t.targets[0]) and t.heroes[t.targets[0]].owner == seat:
        return -worth
    return worth if is_hero(t.attacker) and t.heroes[t.attacker].owner == seat else 0


def outlook(box: Box, t: Table, seat: int) -> int:
    """How near the Heroes are to what they want."""
    if t.turn == 0:
        return 0
    worth = lures(box, t, seat) + hurt_monsters(box, t) + FULFILLED * t.quest
    if has_quest(box, t):
        worth += quest_outlook(box, t, seat)
    else:
        seed_enemies(t, seat)
        worth += nearness(box, t, seat) + prey(box, t, seat, NONE)
    return worth


def prey(box: Box, t: Table, seat: int, loot: int) -> int:
    """How near an Enemy Hero is to its end; one who carries such a token, if one is named."""
    best = 0
    left = t.on_board & ALL_HEROES
    while left:
        hero = first(left)
        left &= left - 1
        if t.heroes[hero].owner != seat and (loot < 0 or t.heroes[hero].carried[loot] > 0):
            best = max(best, PREY * t.wounds[hero] // max(life(box, t, hero), 1))
    return best


def hurt_monsters(box: Box, t: Table) -> int:
    worth = 0
    left = t.on_board & ~ALL_HEROES
    while left:
        monster = first(left)
        left &= left - 1
        worth += HURT * box.monsters[box.figure[monster]].reward * t.wounds[monster]
    return worth


def lures(box: Box, t: Table, seat: int) -> int:
    """Victory tokens, Monsters and Enemy Heroes around, as the crow flies."""
    one = t.at[t.crews[seat].heroes[0]]
    other = t.at[t.crews[seat].heroes[1]]
    best = 0
    best_of_other = 0
    for space in range(ON_TILES):
        if lies(t, space, Loot.VICTORY) > 0:
            best = max(best, lure(box, t, one, VICTORY, space))
            best_of_other = max(best_of_other, lure(box, t, other, VICTORY, space))
    left = t.on_board
    while left:
        character = first(left)
        left &= left - 1
        if character >= HEROES:
            worth = LURE * box.monsters[box.figure[character]].reward
        elif t.heroes[character].owner == seat:
            worth = 0
        else:
            worth = LURE * (1 if has(t.pvp, t.crews[t.heroes[character].owner].colour) else 3)
        best = max(best, lure(box, t, one, worth, t.at[character]))
        best_of_other = max(best_of_other, lure(box, t, other, worth, t.at[character]))
    return best + best_of_other


def lure(box: Box, t: Table, space: int, worth: int, other: int) -> int:
    """What draws a Hero from a Space, if he is on the board, to another one."""
    return worth * (NEAR - distance(box, t, space, other)) // NEAR if space >= 0 and worth > 0 else 0


def distance(box: Box, t: Table, space: int, other: int) -> int:
    scenario = box.scenarios[t.scenario]
    steps = abs(scenario.row[space] - scenario.row[other]) + abs(scenario.column[space] - scenario.column[other])
    return min(steps, NEAR)


def quest_outlook(box: Box, t: Table, seat: int) -> int:
    """Tokens carried for the current Quest, and the way that is left."""
    quest = box.quests[t.quests[t.quest]]
    crew = t.crews[seat]
    carried = 0
    for number in range(2):
        hero = t.heroes[crew.heroes[number]]
        carried += hero.carried[quest.loot] if quest.loot >= Loot.QUEST_A else 0
    seed_goal(box, t, seat, carried)
    if quest.goal == Goal.DELIVER and carried > 0:
        return CARRIED * quest.vp + way_home(box, t, seat, quest.loot)
    worth = nearness(box, t, seat)
    if quest.loot >= Loot.QUEST_A:
        worth += prey(box, t, seat, quest.loot)
    if quest.goal == Goal.COLLECT:
        worth += COLLECTED * min(carried, quest.n)
    elif quest.goal == Goal.SABOTAGE:
        worth += COLLECTED * removed(box, t, quest.loot)
    return worth


def removed(box: Box, t: Table, loot: int) -> int:
    """How many Quest tokens of a group have left the board."""
    tokens = box.scenarios[t.scenario].group[loot - Loot.QUEST_A].count
    for space in range(SPACES):
        tokens -= lies(t, space, loot)
    return tokens


def way_home(box: Box, t: Table, seat: int, loot: int) -> int:
    """How near the Hero who carries a Quest token is to where it must go; where the other one stands does not matter."""
    spread_steps(box, t, t.at[t.crews[seat].heroes[0]], t.at[t.crews[seat].heroes[1]])
    best = 0
    for number in range(2):
        hero = t.crews[seat].heroes[number]
        if t.at[hero] >= 0 and t.heroes[hero].carried[loot] > 0:
            best = max(best, HOME * (FAR - t.far[t.at[hero]]))
    return best


def clear_steps(t: Table) -> None:
    for space in range(SPACES):
        t.far[space] = FAR


def seed_goal(box: Box, t: Table, seat: int, carried: int) -> None:
    """Mark the Spaces where the current Quest can be furthered."""
    clear_steps(t)
    quest = box.quests[t.quests[t.quest]]
    if quest.goal == Goal.KILL:
        seed_monsters(box, t, quest.slot, quest.rank)
    elif quest.goal == Goal.TERMINAL:
        t.far[place_of(box, t, quest.place)] = 0
    elif quest.goal == Goal.DELIVER and carried > 0:
        for part in range(STRIP):
            t.far[dock(t.crews[seat].berth) + part if quest.place < 0 else place_of(box, t, quest.place)] = 0
    else:
        seed_tokens(t, seat, quest.loot)


def seed_monsters(box: Box, t: Table, slot: int, rank: int) -> None:
    left = figures_of(box, t, t.slots[slot]) if slot >= 0 else t.on_board & ~ALL_HEROES
    while left:
        monster = first(left)
        left &= left - 1
        if slot >= 0 or box.monsters[box.figure[monster]].rank == rank:
            t.far[t.at[monster]] = 0


def seed_tokens(t: Table, seat: int, loot: int) -> None:
    for space in range(SPACES):
        if lies(t, space, loot) > 0:
            t.far[space] = 0
    left = t.on_board & ALL_HEROES
    while left:
        hero = first(left)
        left &= left - 1
        if t.heroes[hero].owner != seat and t.heroes[hero].carried[loot] > 0:
            t.far[t.at[hero]] = 0


def seed_enemies(t: Table, seat: int) -> None:
    clear_steps(t)
    left = t.on_board & ALL_HEROES
    while left:
        hero = first(left)
        left &= left - 1
        if t.heroes[hero].owner != seat:
            t.far[t.at[hero]] = 0


def nearness(box: Box, t: Table, seat: int) -> int:
    """Spread the steps from the marked Spaces; the nearer Hero counts, the other one a little."""
    spread_steps(box, t, t.at[t.crews[seat].heroes[0]], t.at[t.crews[seat].heroes[1]])
    near = FAR
    far = FAR
    for number in range(2):
        hero = t.crews[seat].heroes[number]
        steps = t.far[t.at[hero]] if t.at[hero] >= 0 else FAR
        far = max(near, steps) if steps < near else min(far, steps)
        near = min(near, steps)
    return STEP * (FAR - near) + STEP * (FAR - far) // 4


def spread_steps(box: Box, t: Table, one: int, other: int) -> None:
    """Breadth first over open edges, Doors and Portals, until both these Spaces are reached."""
    last = 0
    for space in range(SPACES):
        if t.far[space] == 0:
            t.queue[last] = space
            last += 1
    colours = 0  # whose Portals have been gone through
    at = 0
    while at < last and (is_unreached(t, one) or is_unreached(t, other)):
        space = t.queue[at]
        at += 1
        steps = t.far[space] + 1
        for side in range(SIDES):
            last = enqueue(t, t.near[space * SIDES + side], steps, last)
        last = enqueue(t, behind_door(box, t, space), steps, last)
        here = portals_at(box, t, space) & ~colours if colours != ALL_COLOURS else 0
        if here:
            colours |= here
            last = enqueue_portals(box, t, here, steps, last)


def is_unreached(t: Table, space: int) -> bool:
    return space >= 0 and t.far[space] == FAR


def enqueue_portals(box: Box, t: Table, colours: int, steps: int, last: int) -> int:
    """The Spaces with Portals of these colours."""
    for space in range(ON_TILES):
        if portals_at(box, t, space) & colours:
            last = enqueue(t, space, steps, last)
    return last


def enqueue(t: Table, space: int, steps: int, last: int) -> int:
    """A Space reached for the first time; how many are in the queue now."""
    if space < 0 or t.far[space] <= steps or last >= SPACES:
        return last
    t.far[space] = steps
    t.queue[last] = space
    return last + 1
