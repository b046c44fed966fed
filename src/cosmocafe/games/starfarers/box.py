"""What comes in the box: the board, chips, cards, costs and limits, as components.toml has them and rules see them."""

from __future__ import annotations

from functools import cache

from cosmocafe import author
from cosmocafe.author import (
    Byte,
    Row,
    Sheet,
    Short,
    agreed,
    column,
    flag,
    gathered,
    ints,
    many,
    number,
    numbers,
    numbers_of,
    rows,
    several,
    text,
    word,
    words,
)

from .board import BASES, NEIGHBOURS, NODES, PER_BASE, PER_SYSTEM, PLANET_NAMES, PLANETS, SITE_NAMES, SITES
from .passages import OUTCOMES, PASSAGES, Passage, lay_cards
from .table import SEATS
from .vocabulary import (
    CARDS,
    CHIP,
    COLOUR_NAME,
    DOT,
    DOTS,
    FRIEND_NAME,
    NODE_NAME,
    NONE,
    PLANET_NAME,
    RACE_NAME,
    RACES,
    RESOURCES,
    SHIP_NAME,
    SHIPS,
    SITE_NAME,
    SYSTEM,
    THING_NAME,
    ChipKind,
    Expansion,
    FriendOp,
    Resource,
)

BALLS, FACES = 5, 6
FEW, LEAST, MOST = 99, -20, 60  # the last two of the map's lattice
FAR = 63  # steps: no two intersections are more than twice as far apart
RANDOM, CHOSEN = 0, 2  # ways to give colours
ROUNDS = ["colony", "colony", "colony", "spaceport_ship_bonus"]
NODE = word("", NODE_NAME)
FRIENDLY: dict[int, list[object]] = {  # the numbers of each kind of friendship card
    FriendOp.PRODUCTION_BONUS: [word("resource", Resource), number("amount", 0, FEW)],
    FriendOp.STAT_BONUS: [number("speed", 0, FEW), number("combat", 0, FEW)],
    FriendOp.BANK_RATIO: [word("resource", Resource), number("ratio", 1, FEW), number("per_turn", 0, FEW)],
    FriendOp.HAND_LIMIT: [number("limit", 0, FEW)],
    FriendOp.BUY_FAME: [numbers_of("pays", Resource, 0, FEW, default=0), number("fame", 0, FEW), number("per_turn", 1, FEW)],
    FriendOp.DRAW_FROM_LEADERS: [
        number("min_leaders", 0, SEATS),
        number("players", 0, SEATS),
        number("cards", 0, FEW),
        number("per_turn", 1, FEW),
    ],
    FriendOp.RELIEF: [number("cards", 0, FEW)],
}


class Intersection(Row):
    """Where ships stand; NONE where there is no such thing."""

    x: Byte = number("x", LEAST, MOST)
    y: Byte = number("y", LEAST, MOST)
    site: Byte
    port_of: Byte  # the site whose spaceport intersection this is
    outpost: Byte
    planets: list[int] = ints(2, Byte)
    neighbours: list[int] = ints(NEIGHBOURS, Short)
    distance: list[int] = ints(NODES, Byte)  # steps to every intersection

    def complete(self, row: Sheet) -> None:
        self.site = self.port_of = self.outpost = NONE
        self.planets[:] = NONE, NONE


class System(Row):
    home: Byte = flag("home")
    sun: list[int] = numbers("sun_xy", 2, LEAST, MOST)


class Planet(Row):
    q: Byte = number("q", LEAST, MOST)
    r: Byte = number("r", LEAST, MOST)
    resource: Byte = word("resource", Resource)
    dot: Byte = word("dot", DOT)
    chip: Byte  # a Greek one, NONE elsewhere
    sites: list[int] = ints(2, Byte)

    def complete(self, row: Sheet) -> None:
        self.chip = NONE


class Site(Row):
    node: Short = word("intersection", NODE_NAME)
    planets: list[int] = words("planets", 2, PLANET_NAME)
    berths: list[int] = words("spaceport_intersections", 2, NODE_NAME, width=Short)  # where ships of a spaceport start


class HomeBase(Row):
    q: Byte = number("q", LEAST, MOST)
    r: Byte = number("r", LEAST, MOST)
    outposts: list[int] = words("outposts", PER_BASE, NODE_NAME, width=Short)


class Start(Row):
    spaceport: Byte = word("spaceport", SITE_NAME)
    colonies: list[int] = words("colonies", 2, SITE_NAME)
    ship: Short = word("colony_ship", NODE_NAME)


class Chip(Row):
    kind: Byte = word("kind", ChipKind)
    dot: Byte = word("dot", DOT)
    number: Byte  # strength, or the first number
    rolls: Short  # set of sums

    def complete(self, row: Sheet) -> None:
        if self.kind == ChipKind.NUMBER:
            sums = row.read(several("numbers", author.number("", 2, 12), 1))
            self.number, self.rolls = sums[0], sum(1 << total for total in set(sums))
        else:
            self.number = row.read(author.number("strength", 0, FEW))


class Price(Row):
    cards: list[int] = numbers_of("pays", Resource, 0, FEW, default=0)


class Friend(Row):
    """A friendship card; its numbers are called as in the file, and 0 where its kind has none."""

    op: Byte = word("effect.op", FriendOp)
    resource: Byte
    amount: Byte
    speed: Byte
    combat: Byte
    ratio: Byte
    per_turn: Byte  # how often, 0 without a limit
    limit: Byte
    fame: Byte
    min_leaders: Byte
    players: Byte
    cards: Byte
    pays: list[int] = ints(RESOURCES, Byte)

    def complete(self, row: Sheet) -> None:
        row.table("effect").put(self, FRIENDLY[self.op])


class Box(author.Box):
    """Everything that never changes during a match."""

    goal: Byte = number("game.victory_points_to_win", 1, FEW)
    colony_points: Byte = number("victory_points.colony", 0, FEW)
    port_points: Byte = number("victory_points.spaceport", 0, FEW)
    friendship_points: Byte = number("victory_points.friendship_chip", 0, FEW)
    pirate_points: Byte = number("victory_points.pirate_chip", 0, FEW)
    ice_points: Byte = number("victory_points.ice_chip", 0, FEW)
    rings_per_point: Byte = number("victory_points.fame_rings_per_point", 1, FEW)
    per_type: Byte = number("resource_cards.per_type", 1, 24)
    pile_first: Byte = number("reserve_pile.initial_per_type", 0, FEW)
    pile_again: Byte = number("reserve_pile.refill_per_type", 1, FEW)
    starting_hand: Byte = number("reserve_pile.starting_hand", 0, FEW)
    port_rings: Byte = number("player_pieces.spaceport_rings", 1, 20)
    fame_rings: Byte = number("shared_supply.fame_rings", SEATS, FEW)
    speed_after_encounter: Byte = number("flight.base_speed_after_encounter", 1, 9)
    supply_limit: Byte = number("supplies_from_earth.max_victory_points", 0, FEW)
    supply_cards: Byte = number("supplies_from_earth.cards", 0, 2)
    double_limit: Byte  # points up to which supplies are two cards, NONE without the variant
    seven: Byte = number("seven.roll", 1, FEW)
    hand_limit: Byte = number("seven.hand_limit", 0, FEW)
    colonies_per_system: Byte
    blocks_unused: Byte = flag("three_players.block_with_unused_colour")
    advanced: Byte = agreed("setup")
    colours: Byte = agreed("colours")
    proposals: Byte = agreed("proposals")
    turn_limit: Short = agreed("turn_limit")  # 0 without a limit
    modules: list[int] = gathered(number("player_pieces.colony_modules", 4, 30), number("player_pieces.trade_modules", 1, 20))
    ratio: list[int] = column("resource", number("bank_ratio", 1, FEW), Resource)
    rings: list[int] = column("transporter", number("rings", 1, FEW), SHIP_NAME)
    supply: list[int] = gathered(
        number("shared_supply.boosters", 0, FEW), number("shared_supply.cannons", 0, FEW), number("shared_supply.freight_rings", 0, FEW)
    )
    limit: list[int] = numbers_of("expansion_limit", Expansion, 0, 9)
    ball: list[int] = ints(BALLS, Byte)
    is_black: list[int] = ints(BALLS, Byte)
    die: list[int] = numbers("dice.faces", FACES, 1, 6)
    backward: list[int] = words("advanced_setup.directions", len(ROUNDS), {"forward": 0, "backward": 1})  # rounds of the advanced setup
    bonus: list[int] = numbers_of("advanced_setup.bonus_pool", Expansion, 0, FEW, default=0)
    prices: list[Price] = rows("cost", Price, THING_NAME)
    nodes: list[Intersection] = rows("board.intersections", Intersection, NODE_NAME)
    systems: list[System] = rows("system", System, SYSTEM)
    planets: list[Planet] = many(Planet, PLANETS)
    sites: list[Site] = many(Site, SITES)
    bases: list[HomeBase] = rows("home_base", HomeBase, RACE_NAME)
    starts: list[Start] = rows("beginner_start", Start, COLOUR_NAME)
    chips: list[Chip] = rows("chip", Chip, CHIP)
    friends: list[Friend] = rows("friendship_card", Friend, FRIEND_NAME)
    card_first: list[int] = ints(len(CARDS), Short)  # the first passage of each encounter card
    passages: list[Passage] = many(Passage, PASSAGES)

    def complete(self, toml: Sheet) -> None:
        vary(self, toml)
        check_pieces(self, toml)
        join(self, toml)
        lay_systems(self, toml)
        lay_bases(self, toml)
        lay_chips(self, toml)
        lay_cards(self.passages, self.card_first, toml)


def vary(box: Box, toml: Sheet) -> None:
    """What depends on the number of players and on what they agreed on."""
    limit = toml.read(number("supplies_from_earth_fast_variant.two_cards_max_victory_points", 0, FEW))
    box.double_limit = limit if toml.agreed["supplies"] else NONE
    most = toml.read(number("three_players.max_colonies_per_system", 0, PER_SYSTEM))
    box.colonies_per_system = most if toml.players < SEATS else PER_SYSTEM
    has_enough = box.starting_hand * toml.players <= box.pile_first * RESOURCES and box.pile_first <= box.per_type
    toml.expect(has_enough, "reserve_pile", f"{box.pile_first} cards of each type cannot be had or do not make the starting hands")


def check_pieces(box: Box, toml: Sheet) -> None:
    """Transporters, dice, the balls of a mother ship, the rounds of the advanced setup."""
    toml.expect(len(set(box.rings)) == SHIPS, "transporter", "the transporters have different rings")
    toml.read(number("dice.count", 2, 2))
    toml.expect(len(set(box.die)) > 1, "dice.faces", "a die needs different faces")  # rolls for the first turn would tie for ever
    toml.read(number("flight.balls_drawn", 2, 2))
    balls: list[tuple[int, int]] = []
    for row in toml.rows("ball"):
        row.read(text("colour"))
        balls += [(row.read(number("value", 0, 5)), row.read(flag("encounter")))] * row.read(number("count", 0, FEW))
    toml.expect(len(balls) == BALLS, "ball", f"expected {BALLS} balls in a mother ship, got {len(balls)}")
    toml.expect(sum(sorted(value for value, _ in balls)[-2:]) < OUTCOMES, "ball", f"two balls show {OUTCOMES - 1} together at the most")
    box.ball[:], box.is_black[:] = [value for value, _ in balls], [is_black for _, is_black in balls]
    toml.expect_order("advanced_setup.rounds", toml.read(several("advanced_setup.rounds", text(""))), ROUNDS)


def join(box: Box, toml: Sheet) -> None:
    """The lines between intersections, and all distances."""
    near: list[list[int]] = [[] for _ in range(NODES)]
    for one, other in toml.read(several("board.edges", several("", NODE, 2, 2), 1, NODES * NEIGHBOURS)):
        near[one].append(other)
        near[other].append(one)
    for node, others in enumerate(near):
        toml.expect(0 < len(others) <= NEIGHBOURS, "board.edges", f"{NODE_NAME.text(node)} has {len(others)} neighbours")
        box.nodes[node].neighbours[:] = (*sorted(others), NONE, NONE)[:NEIGHBOURS]
    steps = distances(tuple(tuple(others) for others in near))
    toml.expect(0 <= min(steps[0]) <= max(steps[0]) <= FAR, "board.edges", f"an intersection is not within {FAR} steps of the first one")
    for node, row in enumerate(steps):
        box.nodes[node].distance[:] = row


@cache
def distances(near: tuple[tuple[int, ...], ...]) -> list[list[int]]:
    """The steps from every intersection to every other, NONE out of reach; every new box asks for the same ones."""
    return [steps_from(near, start) for start in range(len(near))]


def steps_from(near: tuple[tuple[int, ...], ...], start: int) -> list[int]:
    steps, edge, far = [NONE] * len(near), {start}, 0
    while edge:
        for node in edge:
            steps[node] = far
        edge, far = {other for node in edge for other in near[node] if steps[other] == NONE}, far + 1
    return steps


def lay_systems(box: Box, toml: Sheet) -> None:
    """Planets and colony sites."""
    for system, row in enumerate(toml.rows("system")):
        here = range(system * PER_SYSTEM, (system + 1) * PER_SYSTEM)
        for planet, sheet in zip(here, row.rows("planets", {PLANET_NAMES[planet]: planet for planet in here}), strict=True):
            box.planets[planet].fill(sheet)
            for corner in sheet.read(several("corners", NODE, 1, FACES)):
                beside = box.nodes[corner].planets
                beside[beside[0] != NONE] = planet
        for site, sheet in zip(here, row.rows("colony_sites", {SITE_NAMES[site]: site for site in here}), strict=True):
            box.sites[site].fill(sheet)
            box.nodes[box.sites[site].node].site = site
            for berth in box.sites[site].berths:
                box.nodes[berth].port_of = site
    for planet in range(PLANETS):
        sites = [site for site in range(SITES) if planet in box.sites[site].planets]
        toml.expect(len(sites) == 2, "system", f"{PLANET_NAMES[planet]} lies beside {len(sites)} colony sites instead of 2")
        box.planets[planet].sites[:] = sites


def lay_bases(box: Box, toml: Sheet) -> None:
    """Outposts, and whose friendship cards lie there."""
    for outpost in range(BASES * PER_BASE):
        box.nodes[box.bases[outpost // PER_BASE].outposts[outpost % PER_BASE]].outpost = outpost
    races = [row.read(text("race")) for row in toml.rows("friendship_card")]
    toml.expect_order("friendship_card: race", races, [race for race in RACES for _ in range(PER_BASE)])


def lay_chips(box: Box, toml: Sheet) -> None:
    """Greek chips lie on their planets; of the others there are enough."""
    for chip, row in enumerate(toml.rows("chip")):
        if row.has("planet"):
            box.planets[row.read(word("planet", PLANET_NAME))].chip = chip
    for dot, name in enumerate(DOTS):
        planets = sum(planet.dot == dot for planet in box.planets)
        chips = sum(chip.dot == dot for chip in box.chips)
        toml.expect(planets <= chips, "chip", f"there are {chips} {name} chips for {planets} planets")
