"""What a learner sees: the station Space by Space, Characters, Heroes and Crews, the own one first, the present attack."""

from __future__ import annotations

from cosmocafe.author import has, seat_of, seen

from .box import Box
from .content import CARDS, CHARACTERS, HEROES, SLOTS, UPGRADES
from .language import COLOURS, FACES, GADGETS, LOOTS, TALLIED, Feature
from .rules.boards import features
from .spaces import SIDES, SPACES
from .table import HELD, ORDERED, SCENARIOS_PLAYED, SECRET, TARGETS, Crew, Hero, Table
from .vocabulary import (
    A_BERTH,
    A_CHARACTER,
    A_COLOUR,
    A_CREW,
    A_DIRECTION,
    A_DOOR,
    A_FACE,
    A_GADGET,
    A_HERO,
    A_LOOT,
    A_MONSTER,
    A_QUEST,
    A_SCENARIO,
    A_SLOT,
    A_SPACE,
    AN_UPGRADE,
    DOOR_TOKENS,
)

CREWS = len(seen.SEATS)


class Space(seen.Part):
    """A Space of the station; `ways` are its open edges. Its Portals may be off, which stands with the colours."""

    blocked: int = seen.flag()
    spawn: int = seen.flag()
    terminal: int = seen.flag()
    crowd: int = seen.count(9)
    ways: list[int] = seen.set_of(A_DIRECTION)
    lying: list[int] = seen.each(A_LOOT, seen.count(30))
    portals: list[int] = seen.set_of(A_COLOUR)


class Figure(seen.Part):
    """A Character on the board."""

    space: int = seen.one_of(A_SPACE)
    wounds: int = seen.count(30)
    movement: int = seen.count(30)
    dazed: int = seen.flag()
    moved: int = seen.flag()
    struck: int = seen.flag()
    dying: int = seen.flag()


class Card(seen.Part):
    """A Hero card and everything on it."""

    owner: int = seen.seat()
    tokens: list[int] = seen.each(HELD, seen.one_of(AN_UPGRADE))
    spent: list[int] = seen.set_of(HELD)
    reaction: int = seen.one_of(HELD)
    carried: list[int] = seen.each(A_LOOT, seen.count(30))


class Seat(seen.Part):
    """One player's Crew; tokens in piles and hands are counted by their kind, those face down only by their number."""

    playing: int = seen.flag()
    colour: int = seen.one_of(A_CREW)
    berth: int = seen.one_of(A_BERTH)
    points: int = seen.points(20)
    badges: int = seen.points(10)
    fresh: int = seen.count(30)
    heroes: list[int] = seen.each(2, seen.one_of(A_HERO))
    piled: list[int] = seen.each(AN_UPGRADE, seen.count(9))
    dealt: int = seen.count(30)
    hand: list[int] = seen.each(AN_UPGRADE, seen.count(9))
    picked: int = seen.count(SECRET)
    picks: list[int] = seen.each(SECRET, seen.one_of(AN_UPGRADE))
    earned: list[int] = seen.each(SCENARIOS_PLAYED, seen.count(30))


class Target(seen.Part):
    """A target of the present attack."""

    character: int = seen.one_of(A_CHARACTER)
    saves: int = seen.count(99)
    dealt: int = seen.count(99)


class Seen(seen.Seen):
    """The whole observation."""

    spaces: list[Space] = seen.parts(A_SPACE, Space)
    figures: list[Figure] = seen.parts(A_CHARACTER, Figure)
    cards: list[Card] = seen.parts(A_HERO, Card)
    seats: list[Seat] = seen.parts(seen.SEATS, Seat)
    scenario: int = seen.one_of(A_SCENARIO)
    played: int = seen.count(SCENARIOS_PLAYED)
    first: int = seen.seat()
    level: int = seen.count(9)
    drafted: int = seen.flag()
    display: list[int] = seen.each(AN_UPGRADE, seen.count(9))
    off: list[int] = seen.each(A_COLOUR, seen.seat())
    opened: list[int] = seen.set_of(A_DOOR)
    armory: int = seen.one_of(A_SPACE)
    reserve: list[int] = seen.each(A_GADGET, seen.count(30))
    slots: list[int] = seen.each(A_SLOT, seen.one_of(A_MONSTER))
    turn: int = seen.points(40)
    active_seat: int = seen.seat()
    active: int = seen.one_of(A_CHARACTER)
    rider: int = seen.one_of(A_CHARACTER)
    free: int = seen.count(30)
    deck: list[int] = seen.set_of(CARDS)
    summoned: int = seen.one_of(A_CHARACTER)
    quest: int = seen.count(ORDERED)
    quests: list[int] = seen.each(ORDERED, seen.one_of(A_QUEST))
    pvp: list[int] = seen.set_of(A_CREW)
    attacker: int = seen.one_of(A_CHARACTER)
    controller: int = seen.seat()
    melee: int = seen.flag()
    used: list[int] = seen.set_of(HELD)
    targets: list[Target] = seen.parts(TARGETS, Target)
    tally: list[int] = seen.each(2 * TALLIED, seen.points(5))
    rolled: list[int] = seen.each(A_FACE, seen.count(99))
    rerolls: int = seen.count(99)
    hits: int = seen.count(99)
    trades: int = seen.count(127)


def observe(box: Box, t: Table, seat: int, out: Seen) -> None:
    """Fill the observation of a seat; a spectator sees the table as seat 0 without its secrets."""
    me = max(seat, 0)
    for space in range(SPACES):
        observe_space(box, t, space, out.spaces[space])
    for character in range(CHARACTERS):
        observe_figure(t, character, out.figures[character])
    for hero in range(HEROES):
        out.cards[hero].owner = seat_of(t, me, t.heroes[hero].owner)
        observe_card(t.heroes[hero], out.cards[hero])
    for other in range(CREWS):
        if other < t.players:
            observe_crew(t.crews[(me + other) % t.players], out.seats[other])
    observe_scenario(t, me, out)
    observe_turn(t, me, out)
    observe_attack(t, me, out)


def observe_space(box: Box, t: Table, space: int, out: Space) -> None:
    printed = features(box, t, space)
    out.blocked = 1 if has(printed, Feature.BLOCKED) else 0
    out.spawn = 1 if has(printed, Feature.SPAWN) else 0
    out.terminal = 1 if has(printed, Feature.TERMINAL) else 0
    out.crowd = t.crowd[space]
    for side in range(SIDES):
        out.ways[side] = 1 if t.near[space * SIDES + side] >= 0 and t.turn > 0 else 0
    for loot in range(LOOTS):
        out.lying[loot] = t.lying[space * LOOTS + loot]
    portals = (printed >> Feature.PORTAL) | t.portals[space]
    for colour in range(COLOURS):
        out.portals[colour] = 1 if has(portals, colour) else 0


def observe_figure(t: Table, character: int, out: Figure) -> None:
    if has(t.on_board, character):
        out.space = 1 + t.at[character]
        out.wounds = t.wounds[character]
        out.movement = t.points[character]
        out.dazed = 1 if has(t.dazed, character) else 0
        out.moved = 1 if has(t.moved, character) else 0
        out.struck = 1 if has(t.struck, character) else 0
        out.dying = 1 if has(t.dying, character) else 0


def observe_card(hero: Hero, out: Card) -> None:
    for place in range(hero.held):
        out.tokens[place] = 1 + hero.tokens[place]
        out.spent[place] = 1 if has(hero.spent, place) else 0
    out.reaction = 1 + hero.reaction
    for loot in range(LOOTS):
        out.carried[loot] = hero.carried[loot]


def observe_crew(crew: Crew, out: Seat) -> None:
    out.playing = 1
    out.colour = 1 + crew.colour
    out.berth = 1 + crew.berth
    out.points = crew.points
    out.badges = crew.badges
    out.fresh = crew.fresh
    for number in range(2):
        out.heroes[number] = 1 + crew.heroes[number]
    for place in range(crew.piled):
        out.piled[crew.pile[place]] += 1
    out.dealt = crew.dealt
    for place in range(crew.dealt):
        if crew.hand[place] >= 0:
            out.hand[crew.hand[place]] += 1
    out.picked = crew.picked
    for place in range(crew.picked):
        out.picks[place] = 1 + crew.picks[place]
    for scenario in range(SCENARIOS_PLAYED):
        out.earned[scenario] = crew.earned[scenario]


def observe_scenario(t: Table, me: int, out: Seen) -> None:
    out.scenario = 1 + t.scenario
    out.played = t.played
    out.first = seat_of(t, me, t.first)
    out.level = t.level
    out.drafted = t.drafted
    for upgrade in range(UPGRADES):
        out.display[upgrade] = t.display[upgrade]
    for colour in range(COLOURS):
        out.off[colour] = seat_of(t, me, t.off[colour])
    for door in range(DOOR_TOKENS):
        out.opened[door] = 1 if has(t.opened, door) else 0
    out.armory = 1 + t.armory
    for gadget in range(GADGETS):
        out.reserve[gadget] = t.reserve[gadget]
    for slot in range(SLOTS):
        out.slots[slot] = 1 + t.slots[slot]
    for quest in range(ORDERED):
        out.quests[quest] = 1 + t.quests[quest]
    out.quest = t.quest


def observe_turn(t: Table, me: int, out: Seen) -> None:
    out.turn = t.turn
    out.active_seat = seat_of(t, me, t.seat)
    out.active = 1 + t.active
    out.rider = 1 + t.rider
    out.free = t.free
    for card in range(CARDS):
        out.deck[card] = 1 if has(t.deck, card) else 0
    out.summoned = 1 + t.summoned
    for colour in range(len(out.pvp)):
        out.pvp[colour] = 1 if has(t.pvp, colour) else 0
    out.trades = t.trades


def observe_attack(t: Table, me: int, out: Seen) -> None:
    if t.attacker < 0:
        return
    out.attacker = 1 + t.attacker
    out.controller = seat_of(t, me, t.controller)
    out.melee = t.melee
    for place in range(HELD):
        out.used[place] = 1 if has(t.used, place) else 0
    for target in range(t.aimed):
        out.targets[target].character = 1 + t.targets[target]
        out.targets[target].saves = t.saves[target]
        out.targets[target].dealt = t.dealt[target]
    for sort in range(2 * TALLIED):
        out.tally[sort] = t.tally[sort]
    for face in range(FACES):
        out.rolled[face] = t.rolled[face]
    out.rerolls = t.rerolls
    out.hits = t.hits
