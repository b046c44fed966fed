"""Event cards: the top half wakes a Monster, the bottom half does something to the station (SQ-150 to SQ-163, SQ-R22, SQ-R23, SQ-R59)."""

from __future__ import annotations

from cosmocafe.author import count, first, has, offer, one_of, only, plan, tell

from ..box import Box
from ..content import ALL_HEROES, CARDS, HEROES, MONSTERS, OF_EVENTS
from ..language import COLOURS, GADGETS, SLOT_BITS, Feature, Loot
from ..spaces import EAST, NORTH, ON_TILES, SIDES, SOUTH, SPACES, TILE, TILES, tile_of
from ..table import Table
from ..vocabulary import NEUTRAL, NONE, Answer, Event, Role, Step, gadget_at, rules
from .boards import features, find_feature, flip_door, lay, lies, place_of
from .characters import figures_of, fits, shift, standing_on
from .collecting import gain
from .effects import plan_text
from .tokens import find, ready
from .verbs import heal, offer_readying
from .wounds import wound


@rules.does(Step.EVENT)
def draw_event(box: Box, t: Table, who: int) -> None:
    """SQ-150, SQ-155: the top card; the deck is drawn from what is left of it."""
    if t.deck == 0:
        t.deck = (1 << CARDS) - 1
    left = t.deck
    for _ in range(one_of(t, count(left))):
        left &= left - 1
    card = first(left)
    t.deck &= ~only(card)
    t.summoned = NONE
    t.active = NONE
    slot = box.card_slot[card]
    tell(t, Event.EVENT, who, box.card_event[card], slot)
    plan_text(box, t, OF_EVENTS + box.card_event[card], NONE)
    if figures_of(box, t, t.slots[slot]):
        plan(t, Step.WAKE, who, slot)
    else:
        plan(t, Step.ARRIVE, who, slot)


@rules.asks(Step.WAKE, about="SQ-151")
def offer_monsters(box: Box, t: Table, slot: int) -> None:
    """SQ-151: one of the Monsters of this designation."""
    offer_waking(t, figures_of(box, t, t.slots[slot]))


def offer_waking(t: Table, figures: int) -> None:
    while figures:
        offer(t, Answer.WAKE + first(figures))
        figures &= figures - 1


@rules.forbids(Step.WAKE, Answer.WAKE, rule="SQ-151")
def another_designation(box: Box, t: Table, slot: int, monster: int) -> bool:
    return not has(figures_of(box, t, t.slots[slot]), monster)


@rules.answers(Step.WAKE, Answer.WAKE, about="SQ-161")
def wake(box: Box, t: Table, who: int, monster: int) -> None:
    t.summoned = monster
    activate_monster(box, t, who, monster)


def activate_monster(box: Box, t: Table, who: int, monster: int) -> None:
    """SQ-161: Movement and one attack, by the active player."""
    t.points[monster] = box.monsters[box.figure[monster]].movement
    t.moved &= ~only(monster)
    t.struck &= ~only(monster)
    tell(t, Event.ACTIVATED, who, monster)
    plan(t, Step.ACT, who, monster, Role.SUMMONED)


@rules.asks(Step.ACTIVATE, about="SQ-R59")
def offer_another(box: Box, t: Table, row: int) -> None:
    """SQ-R59: not the figure that the top half has activated."""
    found = 0
    for monster in range(MONSTERS):
        if box.monsters[monster].rank == box.effects[row].rank:
            found |= figures_of(box, t, monster)
    if t.summoned >= 0:
        found &= ~only(t.summoned)
    offer_waking(t, found)


@rules.answers(Step.ACTIVATE, Answer.WAKE, about="SQ-161")
def wake_another(box: Box, t: Table, who: int, monster: int) -> None:
    activate_monster(box, t, who, monster)


@rules.does(Step.NOTHING)
def do_nothing(t: Table) -> None:
    pass


@rules.does(Step.PLACE_GADGETS)
def begin_placing(box: Box, t: Table, who: int, row: int) -> None:
    for tile in range(TILES):
        t.filled[tile] = 0
    plan(t, Step.GADGET_SLOT, who, box.effects[row].n)


@rules.asks(Step.GADGET_SLOT, about="SQ-157")
def offer_gadget_slots(box: Box, t: Table) -> None:
    """SQ-157: any Gadget on any slot, but not twice on the same one."""
    for space in range(ON_TILES):
        if features(box, t, space) & SLOT_BITS and not has(t.filled[tile_of(space)], space % TILE):
            for gadget in range(GADGETS):
                if t.reserve[gadget] > 0:
                    offer(t, gadget_at(gadget, space))


@rules.answers(Step.GADGET_SLOT, Answer.GADGET)
def place_gadget(t: Table, who: int, left: int, gadget: int, space: int) -> None:
    t.filled[tile_of(space)] |= only(space % TILE)
    t.reserve[gadget] -= 1
    lay(t, space, gadget, 1)
    tell(t, Event.PUT, who, gadget, space)
    if left > 1:
        plan(t, Step.GADGET_SLOT, who, left - 1)


@rules.asks(Step.PLACE_VP, about="SQ-154 SQ-226")
def offer_terminals(box: Box, t: Table) -> None:
    """SQ-154, SQ-226: a Computer Terminal without Characters."""
    for tile in range(box.scenarios[t.scenario].tiles):
        space = find_feature(box, t, tile, Feature.TERMINAL)
        if t.crowd[space] == 0:
            offer(t, Answer.PLACE + space)


@rules.answers(Step.PLACE_VP, Answer.PLACE)
def place_victory(t: Table, who: int, space: int) -> None:
    lay(t, space, Loot.VICTORY, 1)
    tell(t, Event.PUT, who, Loot.VICTORY, space)


@rules.does(Step.DOORS)
def set_all_doors(box: Box, t: Table, row: int) -> None:
    for door in range(box.scenarios[t.scenario].doors):
        if has(t.opened, door) != (box.effects[row].opened == 1):
            flip_door(box, t, door)


@rules.asks(Step.PORTAL_OFF, about="SQ-087 SQ-154")
def offer_colours(t: Table) -> None:
    """SQ-087, SQ-154."""
    for colour in range(COLOURS):
        offer(t, Answer.COLOUR + colour)


@rules.answers(Step.PORTAL_OFF, Answer.COLOUR)
def switch_off(t: Table, who: int, colour: int) -> None:
    t.off[colour] = who
    tell(t, Event.PORTALS_OFF, who, colour)


@rules.asks(Step.BUMP, about="SQ-R23")
def offer_directions(t: Table) -> None:
    for side in range(SIDES):
        offer(t, Answer.DIRECTION + side)


@rules.answers(Step.BUMP, Answer.DIRECTION)
def bump(t: Table, who: int, direction: int) -> None:
    """SQ-R23: Monsters first, then Heroes."""
    tell(t, Event.BUMPED, who, direction)
    plan(t, Step.BUMPED, who, direction, 1)
    plan(t, Step.BUMPED, who, direction, 0)


@rules.does(Step.BUMPED)
def bump_group(box: Box, t: Table, who: int, direction: int, heroes: int) -> None:
    t.waiting = t.on_board & (ALL_HEROES if heroes else ~ALL_HEROES)
    bump_waiting(box, t, who, direction)


def bump_waiting(box: Box, t: Table, who: int, direction: int) -> None:
    """Those farthest in the direction go first, so that queues move together; two in one Space may need a choice."""
    while t.waiting:
        character = farthest(box, t, direction)
        together = standing_on(t, t.waiting, t.at[character])
        goal = t.near[t.at[character] * SIDES + direction]
        if count(together) == 2 and goal >= 0 and t.crowd[goal] == 1:
            plan(t, Step.BUMP_FIRST, who, direction, t.at[character])
            return
        push_along(box, t, who, character, direction)


def farthest(box: Box, t: Table, direction: int) -> int:
    """The next to move; ties: west to east, then north to south."""
    scenario = box.scenarios[t.scenario]
    best = NONE
    best_rank = 0
    left = t.waiting
    while left:
        character = first(left)
        left &= left - 1
        row = scenario.row[t.at[character]]
        column = scenario.column[t.at[character]]
        ahead = row if direction == NORTH else -row if direction == SOUTH else -column if direction == EAST else column
        rank = (ahead * SPACES + column) * SPACES + row
        if best < 0 or rank < best_rank:
            best = character
            best_rank = rank
    return best


def push_along(box: Box, t: Table, who: int, character: int, direction: int) -> None:
    """SQ-158: no Guard, no Shove, no collecting."""
    t.waiting &= ~only(character)
    goal = t.near[t.at[character] * SIDES + direction]
    if goal >= 0 and fits(box, t, character, goal):
        tell(t, Event.SHOVED, who, character, t.at[character], goal)
        shift(box, t, character, goal)


@rules.asks(Step.BUMP_FIRST, about="SQ-D37")
def offer_who_goes_first(t: Table, space: int) -> None:
    """SQ-D37."""
    left = standing_on(t, t.waiting, space)
    while left:
        offer(t, Answer.GOES_FIRST + first(left))
        left &= left - 1


@rules.answers(Step.BUMP_FIRST, Answer.GOES_FIRST, about="SQ-158")
def goes_first(box: Box, t: Table, who: int, direction: int, character: int) -> None:
    push_along(box, t, who, character, direction)
    bump_waiting(box, t, who, direction)


@rules.asks(Step.BREACH, about="SQ-134")
def offer_tiles(box: Box, t: Table) -> None:
    for tile in range(box.scenarios[t.scenario].tiles):
        offer(t, Answer.TILE + tile)


@rules.answers(Step.BREACH, Answer.TILE, about="SQ-135")
def breach(box: Box, t: Table, who: int, row: int, tile: int) -> None:
    """SQ-134: a neutral source of Wounds."""
    tell(t, Event.BREACHED, who, tile)
    plan(t, Step.LEAVE, who)
    plan(t, Step.DEATHS, who)
    for hero in range(HEROES):
        if has(t.on_board, hero) and tile_of(t.at[hero]) == tile:
            wound(t, hero, box.effects[row].n, NEUTRAL)


@rules.does(Step.CREWS_HEAL)
def heal_crews(box: Box, t: Table, row: int) -> None:
    for turn in range(t.players - 1, -1, -1):
        plan(t, Step.HEAL_ONE, (t.seat + turn) % t.players, box.effects[row].n)


@rules.asks(Step.HEAL_ONE, about="SQ-154")
def offer_wounded(t: Table, who: int) -> None:
    """SQ-154: one own Hero with Wounds."""
    for number in range(2):
        if t.wounds[t.crews[who].heroes[number]] > 0:
            offer(t, Answer.HEAL + t.crews[who].heroes[number])


@rules.answers(Step.HEAL_ONE, Answer.HEAL)
def heal_one(t: Table, wounds: int, hero: int) -> None:
    heal(t, hero, wounds)


@rules.does(Step.CREWS_EXHAUST)
def exhaust_crews(box: Box, t: Table, row: int) -> None:
    for turn in range(t.players - 1, -1, -1):
        for _ in range(box.effects[row].n):
            plan(t, Step.EXHAUST_ANY, (t.seat + turn) % t.players)


@rules.does(Step.CREW_READY)
def ready_crew(box: Box, t: Table, who: int, row: int) -> None:
    plan(t, Step.READY_ANY, who, box.effects[row].n)


@rules.asks(Step.READY_ANY, about="SQ-113 SQ-154")
def offer_ready_any(box: Box, t: Table, who: int) -> None:
    """SQ-113, SQ-154: exhausted tokens of either Hero."""
    offer_readying(box, t, t.crews[who].heroes[0], 0)
    offer_readying(box, t, t.crews[who].heroes[1], 0)
    if t.n_options > 0:
        offer(t, Answer.DONE)


@rules.answers(Step.READY_ANY, Answer.READY)
def ready_any(t: Table, who: int, left: int, hero: int, upgrade: int) -> None:
    ready(t, hero, find(t, hero, upgrade, True))
    if left > 1:
        plan(t, Step.READY_ANY, who, left - 1)


@rules.answers(Step.READY_ANY, Answer.DONE)
def ready_enough(t: Table) -> None:
    pass


@rules.does(Step.UNDERDOG)
def help_underdogs(box: Box, t: Table, row: int) -> None:
    """SQ-R44: all Crews with the fewest, nobody if all are equal."""
    fewest = t.crews[0].points
    most = t.crews[0].points
    for seat in range(1, t.players):
        fewest = min(fewest, t.crews[seat].points)
        most = max(most, t.crews[seat].points)
    if fewest < most:
        for seat in range(t.players):
            if t.crews[seat].points == fewest:
                gain(t, seat, box.effects[row].n)


@rules.does(Step.PLACE_PORTALS)
def place_portals(box: Box, t: Table, who: int, row: int) -> None:
    """SQ-R64: Portal tokens are placed even in a Full Space."""
    for number in range(2):
        space = place_of(box, t, box.effects[row].places[number])
        t.portals[space] |= only(box.effects[row].colour)
        tell(t, Event.PORTAL_PLACED, who, box.effects[row].colour, space)


@rules.does(Step.REMOVE_QUEST_TOKENS)
def remove_quest_tokens(box: Box, t: Table, row: int) -> None:
    """All of the group, also those carried."""
    loot = box.effects[row].loot
    tokens = 0
    for space in range(SPACES):
        tokens += lies(t, space, loot)
        lay(t, space, loot, -lies(t, space, loot))
    for hero in range(HEROES):
        tokens += t.heroes[hero].carried[loot]
        t.heroes[hero].carried[loot] = 0
    if tokens > 0:
        tell(t, Event.TOKENS_GONE, NONE, tokens)
