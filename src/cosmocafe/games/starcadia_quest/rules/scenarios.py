"""Setting up a Scenario: tiles, tokens, Monsters, Shuttles, Quests (SQ-030 to SQ-043, SQ-R10, SQ-R24, SQ-R48, SQ-R65)."""

from __future__ import annotations

from cosmocafe.author import count, first, has, offer, one_of, only, plan, tell

from ..box import PRINTED_TILES, Box
from ..content import CARDS, CHARACTERS, HEROES, MONSTERS, SCENARIOS, SLOTS
from ..language import COLOURS, GADGETS, LOOTS, Feature, Limit, Loot, Mode
from ..layouts import RANDOM, TURNS
from ..spaces import BERTHS, ON_TILES, SIDES, SPACES, STRIP, TILE, TILES, dock, opposite
from ..table import Table
from ..vocabulary import NEUTRAL, NONE, Answer, Event, Step, rules
from .boards import features, lay, place_of
from .characters import put, spare_figure
from .effects import renew


@rules.does(Step.LAY_OUT)
def lay_out(box: Box, t: Table) -> None:
    """SQ-R65: everybody sees the board before choosing a Shuttle slot."""
    tell(t, Event.SCENARIO, NONE, t.scenario)
    clear(box, t)
    lay_tiles(box, t)
    join_tiles(box, t)
    put_tokens(box, t)
    choose_quests(box, t)
    put_quest_tokens(box, t)
    fill_dashboard(box, t)
    put_monsters(box, t)
    plan(t, Step.BEGIN, t.first)
    for turn in range(t.players - 1, -1, -1):
        plan(t, Step.DOCK, (t.first + turn) % t.players)


def clear(box: Box, t: Table) -> None:
    """SQ-043: everything of the last Scenario goes back."""
    renew(box, t, Limit.SCENARIO, NONE)
    t.turn = 0
    t.quest = 0
    t.pvp = 0
    t.on_board = 0
    t.dazed = 0
    t.moved = 0
    t.struck = 0
    t.dying = 0
    t.overkilled = 0
    t.guards = 0
    t.pended = 0
    t.used = 0
    t.attacker = NONE
    t.deck = (1 << CARDS) - 1
    t.active = NONE
    t.rider = NONE
    t.summoned = NONE
    t.armory = NONE
    for colour in range(COLOURS):
        t.off[colour] = NONE
    for gadget in range(GADGETS):
        t.reserve[gadget] = box.gadgets[gadget]
    clear_board(t)
    clear_characters(t)


def clear_board(t: Table) -> None:
    for space in range(SPACES):
        t.crowd[space] = 0
        t.portals[space] = 0
        for loot in range(LOOTS):
            t.lying[space * LOOTS + loot] = 0
        for side in range(SIDES):
            t.near[space * SIDES + side] = NONE


def clear_characters(t: Table) -> None:
    for character in range(CHARACTERS):
        t.at[character] = NONE
        t.wounds[character] = 0
        t.points[character] = 0
        t.blame[character] = NEUTRAL
    for hero in range(HEROES):
        t.heroes[hero].spent = 0
        for loot in range(LOOTS):
            t.heroes[hero].carried[loot] = 0
    for seat in range(t.players):
        t.crews[seat].points = 0
        t.crews[seat].berth = NONE


def pick(t: Table, things: int) -> int:
    """One of a set at random."""
    for _ in range(one_of(t, count(things))):
        things &= things - 1
    return first(things)


def lay_tiles(box: Box, t: Table) -> None:
    """SQ-031, SQ-R10: tiles at random, each in one of the two rotations that fit."""
    left = (1 << PRINTED_TILES) - 1
    for number in range(TILES):
        t.tiles[number] = NONE
        if number < box.scenarios[t.scenario].tiles:
            tile = pick(t, left)
            left &= ~only(tile)
            t.tiles[number] = tile * TURNS + box.scenarios[t.scenario].orient[number] + 2 * one_of(t, 2)


def join_tiles(box: Box, t: Table) -> None:
    """Open edges: inside the tiles, and where Hatches meet without a Closed Door."""
    for space in range(ON_TILES):
        number = space // TILE
        if t.tiles[number] >= 0:
            for side in range(SIDES):
                beyond = box.printed[t.tiles[number]].near[space % TILE * SIDES + side]
                if beyond >= 0:
                    t.near[space * SIDES + side] = number * TILE + beyond
    t.opened = 0
    scenario = box.scenarios[t.scenario]
    for number in range(scenario.openings):
        opening = scenario.opening[number]
        if opening.door >= 0 and opening.opened:
            t.opened |= only(opening.door)
        if opening.door < 0 or opening.opened:
            join(t, opening.space, opening.side, opening.beyond)


def join(t: Table, space: int, side: int, beyond: int) -> None:
    t.near[space * SIDES + side] = beyond
    t.near[beyond * SIDES + opposite(side)] = space


def put_tokens(box: Box, t: Table) -> None:
    """SQ-032, SQ-033, SQ-042: one token on each printed slot."""
    for space in range(ON_TILES):
        printed = features(box, t, space)
        for gadget in range(GADGETS):
            if has(printed, Feature.STIMPACK + gadget) and t.reserve[gadget] > 0:
                t.reserve[gadget] -= 1
                lay(t, space, gadget, 1)
        if has(printed, Feature.VICTORY):
            lay(t, space, Loot.VICTORY, 1)
        if has(printed, Feature.ARMORY):
            t.armory = space


def choose_quests(box: Box, t: Table) -> None:
    """SQ-041, SQ-193: in ascending order; the first one may depend on the last Scenario, or is drawn (SQ-R34)."""
    scenario = box.scenarios[t.scenario]
    for number in range(scenario.quests):
        t.quests[number] = scenario.quest[number]
    choices = 0
    for last in range(SCENARIOS):
        if scenario.first_after[last] >= 0:
            choices |= only(last)
    if choices:
        is_campaign = box.mode == Mode.CAMPAIGN and t.played > 0
        last = t.path[t.played - 1] if is_campaign else pick(t, choices)
        t.quests[0] = scenario.first_after[last]


def put_quest_tokens(box: Box, t: Table) -> None:
    """SQ-036: those of a Quest that is not in play stay in the box."""
    scenario = box.scenarios[t.scenario]
    for number in range(scenario.groups):
        group = scenario.group[number]
        if group.quest < 0 or group.quest == t.quests[0]:
            for each in range(group.count):
                lay(t, place_of(box, t, group.places[each]), Loot.QUEST_A + number, 1)


def fill_dashboard(box: Box, t: Table) -> None:
    """SQ-039, SQ-R48: named Monsters, then random ones among those not named and not drawn."""
    scenario = box.scenarios[t.scenario]
    taken = 0
    for slot in range(SLOTS):
        t.slots[slot] = NONE
        if scenario.monsters[slot] >= 0:
            t.slots[slot] = scenario.monsters[slot]
            taken |= only(scenario.monsters[slot])
    for slot in range(SLOTS):
        if scenario.monsters[slot] == RANDOM:
            left = 0
            for monster in range(MONSTERS):
                if box.monsters[monster].rank == box.rank_slots[slot] and not has(taken, monster):
                    left |= only(monster)
            if left:
                t.slots[slot] = pick(t, left)
                taken |= only(t.slots[slot])
        if t.slots[slot] >= 0:
            tell(t, Event.MONSTER_CARD, NONE, slot, t.slots[slot])


def put_monsters(box: Box, t: Table) -> None:
    scenario = box.scenarios[t.scenario]
    for number in range(scenario.starts):
        start = scenario.start[number]
        if t.slots[start.slot] >= 0:
            figure = spare_figure(box, t, t.slots[start.slot])
            if figure >= 0:
                put(box, t, figure, place_of(box, t, start.place))


@rules.asks(Step.DOCK, about="SQ-040")
def offer_berths(t: Table) -> None:
    """SQ-040: one of the Shuttle slots that is still free."""
    taken = 0
    for seat in range(t.players):
        if t.crews[seat].berth >= 0:
            taken |= only(t.crews[seat].berth)
    for berth in range(BERTHS):
        if not has(taken, berth):
            offer(t, Answer.DOCK + berth)


@rules.answers(Step.DOCK, Answer.DOCK, about="SQ-061")
def dock_shuttle(box: Box, t: Table, who: int, berth: int) -> None:
    """SQ-061: open edges between Hatch, dock and cabin."""
    t.crews[who].berth = berth
    place = box.scenarios[t.scenario].berth[berth]
    join(t, place.hatch, place.side, dock(berth))
    join(t, dock(berth), place.side, dock(berth) + 1)
    tell(t, Event.DOCKED, who, berth)
    plan(t, Step.BOARD, who, t.crews[who].heroes[1])
    plan(t, Step.BOARD, who, t.crews[who].heroes[0])


@rules.asks(Step.BOARD, about="SQ-040")
def offer_seats(t: Table, who: int) -> None:
    """SQ-040: any Space of the own Shuttle."""
    for part in range(STRIP):
        offer(t, Answer.BOARD + dock(t.crews[who].berth) + part)


@rules.answers(Step.BOARD, Answer.BOARD)
def board(box: Box, t: Table, who: int, hero: int, space: int) -> None:
    put(box, t, hero, space)
    tell(t, Event.BOARDED, who, hero, space)


@rules.does(Step.BEGIN)
def begin(t: Table) -> None:
    """SQ-071: the first turn, after the first Quest has become the current one."""
    t.seat = t.first
    plan(t, Step.TURN, t.first)
    plan(t, Step.NEXT_QUEST, t.first)
