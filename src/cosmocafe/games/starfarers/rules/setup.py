"""Setup for beginners and for those who know the game (SF-020 to SF-046)."""

from __future__ import annotations

from cosmocafe.author import first, has, offer, one_of, only, plan, roll, tell

from ..board import PER_SYSTEM, PLANETS, SITES
from ..box import CHOSEN, RANDOM, Box
from ..table import DRAFT, PUBLIC, Table
from ..vocabulary import CARDS, CHIPS, COLOURS, EXPANSIONS, RESOURCES, SHIPS, Answer, Cargo, Event, Step, launch, rules
from .founding import build_colony, build_port, start_ship
from .hands import draw_from_pile, make_pile
from .places import has_ship, taken_sites
from .victory import expand

COLONY_ROUNDS = 3


def set_up(box: Box, t: Table) -> None:
    """Put out everything that all setups have in common (SF-046)."""
    lay_chips(box, t)
    for resource in range(RESOURCES):
        t.bank[resource] = box.per_type
    make_pile(t, box.pile_first)
    t.deck = (1 << len(CARDS)) - 1
    for mind in range(DRAFT):
        if mind < t.players or mind == PUBLIC:
            t.minds[mind].count = 1
    for seat in range(t.players):
        give_pieces(box, t, seat)
    plan(t, Step.FIRST_ROLL)
    give_colours(box, t)


def give_colours(box: Box, t: Table) -> None:
    """SF-020, SF-R46: in the order of the seats, each the next one, one by lot, or one of his choice."""
    for seat in range(t.players):
        t.fleets[seat].colour = -1
    if box.colours == CHOSEN and does_colour_matter(box, t):
        for seat in range(t.players - 1, -1, -1):
            plan(t, Step.CHOOSE_COLOUR, seat)
        return
    for seat in range(t.players):
        free = free_colours(t)
        colour = first(free)
        if box.colours == RANDOM:
            colour = one_of(t, len(COLOURS))
            while not has(free, colour):
                colour = one_of(t, len(COLOURS))
        give_colour(box, t, seat, colour)


def does_colour_matter(box: Box, t: Table) -> bool:
    """It says where beginners start and which sites the unused one blocks."""
    return box.advanced == 0 or t.players < len(COLOURS)


def free_colours(t: Table) -> int:
    """The colours that nobody has."""
    free = (1 << len(COLOURS)) - 1
    for seat in range(t.players):
        if t.fleets[seat].colour >= 0:
            free &= ~only(t.fleets[seat].colour)
    return free


def give_colour(box: Box, t: Table, seat: int, colour: int) -> None:
    """SF-024: when the last player has his, the one that is left blocks its sites."""
    t.fleets[seat].colour = colour
    if box.advanced == 0:  # otherwise he chooses his places
        tell(t, Event.COLOUR, seat, colour)
    if seat == t.players - 1 and box.blocks_unused:
        block_unused(box, t)


@rules.asks(Step.CHOOSE_COLOUR, about="SF-020 SF-R46")
def offer_colours(t: Table) -> None:
    """SF-020, SF-R46: any that is left."""
    for colour in range(len(COLOURS)):
        if has(free_colours(t), colour):
            offer(t, Answer.COLOUR + colour)


@rules.forbids(Step.CHOOSE_COLOUR, Answer.COLOUR, rule="SF-R46")
def colour_is_taken(t: Table, colour: int) -> bool:
    return not has(free_colours(t), colour)


@rules.answers(Step.CHOOSE_COLOUR, Answer.COLOUR, about="SF-024")
def choose_colour(box: Box, t: Table, who: int, colour: int) -> None:
    give_colour(box, t, who, colour)


def block_unused(box: Box, t: Table) -> None:
    """What nobody has stands on its sites."""
    free = free_colours(t)
    while free:
        colour = first(free)
        free &= free - 1
        tell(t, Event.UNUSED, -1, colour)
        t.blocked |= only(box.starts[colour].spaceport) | only(box.starts[colour].colonies[0]) | only(box.starts[colour].colonies[1])


def lay_chips(box: Box, t: Table) -> None:
    """SF-026 to SF-028: Greek chips face up; which of the others lies where is decided when somebody looks."""
    t.unplaced = (1 << CHIPS) - 1
    for planet in range(PLANETS):
        chip = box.planets[planet].chip
        if chip >= 0:
            t.chip[planet] = chip + 1
            t.face_up |= only(planet)
            t.unplaced &= ~only(chip)


def give_pieces(box: Box, t: Table, seat: int) -> None:
    """SF-009, SF-033, SF-034: pieces, one fame ring and a hidden hand."""
    me = t.fleets[seat]
    me.modules[Cargo.COLONY] = box.modules[Cargo.COLONY]
    me.modules[Cargo.TRADE] = box.modules[Cargo.TRADE]
    me.rings = box.port_rings
    me.fame = 1
    for _ in range(box.starting_hand):
        draw_from_pile(box, t, seat)


@rules.does(Step.FIRST_ROLL)
def roll_for_first_turn(box: Box, t: Table) -> None:
    """SF-035, SF-R06: the highest roll begins; who is tied rolls again."""
    tied = (1 << t.players) - 1
    while tied & (tied - 1):
        for seat in range(t.players):
            t.rolled[seat] = 0
            if has(tied, seat):
                t.rolled[seat] = box.die[roll(t) - 1] + box.die[roll(t) - 1]
                tell(t, Event.START_ROLL, seat, t.rolled[seat])
        tied = highest(t)
    t.first = first(tied)
    for seat in range(t.players):
        t.rolled[seat] = 0
    tell(t, Event.BEGINS, t.first)
    t.active = t.first
    plan(t, Step.TURN, t.first)
    if box.advanced:
        plan_rounds(box, t)
    else:
        for k in range(t.players - 1, -1, -1):
            set_up_beginner(box, t, (t.first + k) % t.players)


def highest(t: Table) -> int:
    """The players with the highest roll."""
    best = 0
    seats = 0
    for seat in range(t.players):
        if t.rolled[seat] > best:
            best = t.rolled[seat]
            seats = 0
        if t.rolled[seat] == best:
            seats |= only(seat)
    return seats


def set_up_beginner(box: Box, t: Table, seat: int) -> None:
    """SF-021 to SF-023: the printed sites of the player's colour; he only chooses his transporter."""
    colour = t.fleets[seat].colour
    build_colony(t, seat, box.starts[colour].colonies[0])
    build_colony(t, seat, box.starts[colour].colonies[1])
    build_colony(t, seat, box.starts[colour].spaceport)
    build_port(t, seat, box.starts[colour].spaceport)
    plan(t, Step.START_SHIP, seat, box.starts[colour].ship)


@rules.asks(Step.START_SHIP)
def offer_transporters(t: Table) -> None:
    for ship in range(SHIPS):
        offer(t, Answer.TRANSPORTER + ship)


@rules.answers(Step.START_SHIP, Answer.TRANSPORTER, about="SF-012 SF-R32")
def choose_transporter(t: Table, who: int, node: int, ship: int) -> None:
    start_ship(t, who, ship, Cargo.COLONY, node)


def plan_rounds(box: Box, t: Table) -> None:
    """SF-041 to SF-044: three rounds of colonies, then one of everything else, each in its own direction."""
    for kind in range(EXPANSIONS):
        t.pool[kind] = box.bonus[kind]
    for round in range(COLONY_ROUNDS, -1, -1):
        step = Step.START_COLONY if round < COLONY_ROUNDS else Step.START_PORT
        for k in range(t.players):
            place = k if box.backward[round] else t.players - 1 - k
            plan(t, step, (t.first + place) % t.players)


@rules.asks(Step.START_COLONY, about="SF-041 SF-043 SF-045")
def offer_sites(box: Box, t: Table) -> None:
    """SF-041 to SF-043, SF-045: any free site of the Catanian systems."""
    taken = taken_sites(t)
    for site in range(SITES):
        if box.systems[site // PER_SYSTEM].home and not has(taken, site):
            offer(t, Answer.SITE + site)


@rules.forbids(Step.START_COLONY, Answer.SITE, rule="SF-041")
def no_home_system(box: Box, site: int) -> bool:
    return not box.systems[site // PER_SYSTEM].home


@rules.forbids(Step.START_COLONY, Answer.SITE, rule="SF-041")
def site_is_taken(t: Table, site: int) -> bool:
    return has(taken_sites(t), site)


@rules.answers(Step.START_COLONY, Answer.SITE)
def place_colony(t: Table, who: int, site: int) -> None:
    build_colony(t, who, site)


@rules.asks(Step.START_PORT, about="SF-044")
def offer_start_ports(t: Table, who: int) -> None:
    """SF-044: one of the three colonies."""
    for site in range(SITES):
        if has(t.fleets[who].sites, site):
            offer(t, Answer.SITE + site)


@rules.answers(Step.START_PORT, Answer.SITE, about="SF-011")
def place_port(t: Table, who: int, site: int) -> None:
    build_port(t, who, site)
    plan(t, Step.START_EXPANSION, who)
    plan(t, Step.START_CARGO, who)


@rules.asks(Step.START_CARGO, about="SF-044")
def offer_cargo(t: Table) -> None:
    """SF-044: a free ship of either kind."""
    offer(t, Answer.CARGO + Cargo.COLONY)
    offer(t, Answer.CARGO + Cargo.TRADE)


@rules.answers(Step.START_CARGO, Answer.CARGO)
def choose_cargo(t: Table, who: int, cargo: int) -> None:
    plan(t, Step.START_LAUNCH, who, cargo)


@rules.asks(Step.LAUNCH, about="SF-093 SF-098")
@rules.asks(Step.START_LAUNCH, about="SF-093 SF-098")
def offer_berths(box: Box, t: Table, who: int) -> None:
    """SF-093, SF-098: any free transporter on any empty spaceport intersection of an own spaceport."""
    me = t.fleets[who]
    for site in range(SITES):
        if has(me.ports, site):
            for i in range(2):
                node = box.sites[site].berths[i]
                if not has_ship(t, node):
                    for ship in range(SHIPS):
                        if me.at[ship] == 0:
                            offer(t, launch(ship, node))


@rules.forbids(Step.LAUNCH, Answer.LAUNCH, rule="SF-098")
@rules.forbids(Step.START_LAUNCH, Answer.LAUNCH, rule="SF-098")
def transporter_flies(t: Table, who: int, ship: int) -> bool:
    return t.fleets[who].at[ship] > 0


@rules.forbids(Step.LAUNCH, Answer.LAUNCH, rule="SF-093")
@rules.forbids(Step.START_LAUNCH, Answer.LAUNCH, rule="SF-093")
def no_own_spaceport(box: Box, t: Table, who: int, node: int) -> bool:
    site = box.nodes[node].port_of
    return site < 0 or not has(t.fleets[who].ports, site)


@rules.forbids(Step.LAUNCH, Answer.LAUNCH, rule="SF-093")
@rules.forbids(Step.START_LAUNCH, Answer.LAUNCH, rule="SF-093")
def berth_is_taken(t: Table, node: int) -> bool:
    return has_ship(t, node)


@rules.forbids(Step.START_EXPANSION, Answer.EXPANSION, rule="SF-044")
def none_in_pool(t: Table, expansion: int) -> bool:
    return t.pool[expansion] == 0


@rules.answers(Step.LAUNCH, Answer.LAUNCH, about="SF-012 SF-R32")
@rules.answers(Step.START_LAUNCH, Answer.LAUNCH, about="SF-012 SF-R32")
def launch_ship(t: Table, who: int, cargo: int, ship: int, node: int) -> None:
    start_ship(t, who, ship, cargo, node)


@rules.asks(Step.START_EXPANSION, about="SF-044")
def offer_start_expansions(t: Table) -> None:
    """SF-044: one of those that are left in the pool."""
    for kind in range(EXPANSIONS):
        if t.pool[kind] > 0:
            offer(t, Answer.EXPANSION + kind)


@rules.answers(Step.START_EXPANSION, Answer.EXPANSION)
def choose_start_expansion(t: Table, who: int, expansion: int) -> None:
    t.pool[expansion] -= 1
    expand(t, who, expansion)
