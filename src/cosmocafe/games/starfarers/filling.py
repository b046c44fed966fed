"""Putting everything of components.toml into the box of a match; a mistake is named by its key."""

from __future__ import annotations

from functools import cache

from cosmocafe.core.author.box import Toml, typed
from cosmocafe.core.errors import BoxError

from .answers import RACES, RESOURCES, SHIPS, ChipKind, Expansion, Resource, Thing
from .board import (
    BASES,
    NEIGHBOURS,
    NODE_NAMES,
    NODES,
    PER_BASE,
    PER_SYSTEM,
    PLANET_NAMES,
    PLANETS,
    SITE_NAMES,
    SITES,
    SYSTEM_NAMES,
)
from .box import BALLS, CHIPS, COLOURS, DOTS, STATS, Box
from .components import Components, Effect, Encounter, Friend, FriendEffect, HomeBase, Node, Start, System
from .graphs import BOXES, EFFECTS, OUTCOMES, FriendOp, NodeKind, Op
from .texts import CARDS, FRIENDS, TEXTS

FILE = "components.toml"
OPPONENTS = {"L1": 1, "L2": 2, "R1": -1, "R2": -2}
ROUNDS = ["colony", "colony", "colony", "spaceport_ship_bonus"]


def fill(box: Box, toml: Toml, agreed: dict[str, int], players: int) -> None:
    """Put everything into the box of a match."""
    components = typed(toml, Components, FILE)
    put_numbers(box, components, players)
    put_pieces(box, components)
    put_chips(box, components)
    put_graph(box, components)
    put_systems(box, components.system)
    put_bases(box, components.home_base)
    put_starts(box, components)
    put_friends(box, components.friendship_card)
    put_encounters(box, components.encounter)
    box.advanced, box.colours = agreed["setup"], agreed["colours"]
    box.proposals, box.turn_limit = agreed["proposals"], agreed["turn_limit"]
    box.double_limit = components.supplies_from_earth_fast_variant.two_cards_max_victory_points if agreed["supplies"] else -1


def place(names: tuple[str, ...] | list[str], name: str, key: str) -> int:
    """The number of a named thing; an unknown name is an error that says where."""
    if name not in names:
        raise BoxError(f"{FILE}: {key}: {name!r} is not known")
    return names.index(name)


def resource(name: str, key: str) -> int:
    """The number of a resource."""
    return place([each.name.lower() for each in Resource], name, key)


def put_numbers(box: Box, components: Components, players: int) -> None:
    points, pile = components.victory_points, components.reserve_pile
    box.goal = components.game.victory_points_to_win
    box.colony_points, box.port_points, box.friendship_points = points.colony, points.spaceport, points.friendship_chip
    box.pirate_points, box.ice_points, box.rings_per_point = points.pirate_chip, points.ice_chip, points.fame_rings_per_point
    box.per_type = components.resource_cards.per_type
    box.pile_first, box.pile_again, box.starting_hand = pile.initial_per_type, pile.refill_per_type, pile.starting_hand
    if box.pile_first > box.per_type or box.pile_first * RESOURCES < box.starting_hand * players:
        raise BoxError(f"{FILE}: reserve_pile: {box.pile_first} cards of each type cannot be had or do not make the starting hands")
    box.speed_after_encounter = components.flight.base_speed_after_encounter
    box.supply_limit, box.supply_cards = components.supplies_from_earth.max_victory_points, components.supplies_from_earth.cards
    box.seven, box.hand_limit = components.seven.roll, components.seven.hand_limit
    three = components.three_players
    box.colonies_per_system = three.max_colonies_per_system if players < len(COLOURS) else PER_SYSTEM
    box.blocks_unused = int(three.block_with_unused_colour)


def put_pieces(box: Box, components: Components) -> None:
    pieces, supply, limit = components.player_pieces, components.shared_supply, components.expansion_limit
    box.modules[:] = pieces.colony_modules, pieces.trade_modules
    box.port_rings, box.fame_rings = pieces.spaceport_rings, supply.fame_rings
    box.supply[:] = supply.boosters, supply.cannons, supply.freight_rings
    box.limit[:] = limit.booster, limit.cannon, limit.freight_ring
    if [row.id for row in components.resource] != [each.name.lower() for each in Resource]:
        raise BoxError(f"{FILE}: resource: expected ore, fuel, carbon, food, goods in this order")
    box.ratio[:] = [row.bank_ratio for row in components.resource]
    if len(components.transporter) != SHIPS or len({row.rings for row in components.transporter}) != SHIPS:
        raise BoxError(f"{FILE}: transporter: expected {SHIPS} transporters with different rings")
    box.rings[:] = [row.rings for row in components.transporter]
    balls = [ball for ball in components.ball for _ in range(ball.count)]
    if len(balls) != BALLS or len(components.dice.faces) != len(box.die):
        raise BoxError(f"{FILE}: expected {BALLS} balls in a mother ship and {len(box.die)} faces on a die")
    box.ball[:], box.is_black[:] = [ball.value for ball in balls], [int(ball.encounter) for ball in balls]
    if len(set(components.dice.faces)) == 1:  # rolls for the first turn would tie for ever
        raise BoxError(f"{FILE}: dice.faces: a die needs different faces")
    box.die[:] = components.dice.faces
    costs = {row.id: row.pays for row in components.cost}
    for thing in Thing:
        for name, count in costs.get(thing.name.lower(), {}).items():
            box.cost[thing * RESOURCES + resource(name, f"cost.{thing.name.lower()}.pays")] = count


def put_chips(box: Box, components: Components) -> None:
    if len(components.chip) != CHIPS:
        raise BoxError(f"{FILE}: chip: expected {CHIPS} chips, got {len(components.chip)}")
    box.planet_chip[:] = [-1] * PLANETS
    for chip, row in enumerate(components.chip):
        box.chip_kind[chip] = place([kind.name.lower() for kind in ChipKind], row.kind, f"chip.{row.id}.kind")
        box.chip_dot[chip] = place(DOTS, row.dot, f"chip.{row.id}.dot")
        box.chip_number[chip] = row.numbers[0] if row.numbers else row.strength
        box.chip_rolls[chip] = sum(1 << number for number in set(row.numbers))
        if row.planet:
            box.planet_chip[place(PLANET_NAMES, row.planet, f"chip.{row.id}.planet")] = chip


def put_graph(box: Box, components: Components) -> None:
    """The intersections, their neighbours and all distances."""
    if tuple(name for name, _, _ in components.board.intersections) != NODE_NAMES:
        raise BoxError(f"{FILE}: board.intersections: expected {NODE_NAMES[0]} to {NODE_NAMES[-1]}")
    box.neighbour[:], box.distance[:] = graph(tuple(components.board.edges))


@cache
def graph(edges: tuple[tuple[str, str], ...]) -> tuple[list[int], list[int]]:
    """Neighbours and distances; every new box asks for the same ones."""
    near: list[list[int]] = [[] for _ in range(NODES)]
    for one, other in edges:
        a, b = place(NODE_NAMES, one, "board.edges"), place(NODE_NAMES, other, "board.edges")
        near[a].append(b)
        near[b].append(a)
    for node, others in enumerate(near):
        if not 0 < len(others) <= NEIGHBOURS:
            raise BoxError(f"{FILE}: board.edges: {NODE_NAMES[node]} has {len(others)} neighbours")
    neighbours = [there for others in near for there in (*sorted(others), -1, -1)[:NEIGHBOURS]]
    return neighbours, [steps for node in range(NODES) for steps in distances(near, node)]


def distances(near: list[list[int]], start: int) -> list[int]:
    """The steps from one intersection to every other."""
    steps = [-1] * len(near)
    steps[start], edge = 0, [start]
    while edge:
        ahead = sorted({other for node in edge for other in near[node] if steps[other] < 0})
        for node in ahead:
            steps[node] = steps[edge[0]] + 1
        edge = ahead
    if min(steps) < 0 or max(steps) > 127:
        raise BoxError(f"{FILE}: board.edges: not every intersection can be reached")
    return steps


def put_systems(box: Box, systems: list[System]) -> None:
    box.near_planet[:] = [-1] * (NODES * 2)
    box.site_on[:], box.port_by[:] = [-1] * NODES, [-1] * NODES
    if [system.id for system in systems] != list(SYSTEM_NAMES):
        raise BoxError(f"{FILE}: system: expected {', '.join(SYSTEM_NAMES)} in this order")
    for number, system in enumerate(systems):
        box.is_home[number] = int(system.home)
        for planet in system.planets:
            put_planet(box, place(PLANET_NAMES, planet.id, f"system.{system.id}"), planet.resource, planet.dot, planet.corners)
        for site in system.colony_sites:
            key = f"system.{system.id}.colony_sites.{site.id}"
            here, node = place(SITE_NAMES, site.id, key), place(NODE_NAMES, site.intersection, key)
            box.site_node[here], box.site_on[node] = node, here
            box.site_planet[here * 2 : here * 2 + 2] = [place(PLANET_NAMES, name, key) for name in site.planets]
            berths = [place(NODE_NAMES, name, key) for name in site.spaceport_intersections]
            box.berth[here * 2 : here * 2 + 2] = berths
            for berth in berths:
                box.port_by[berth] = here
    for number in range(PLANETS):
        box.planet_site[number * 2 : number * 2 + 2] = [s for s in range(SITES) if number in box.site_planet[s * 2 : s * 2 + 2]]


def put_planet(box: Box, planet: int, yields: str, dot: str, corners: list[str]) -> None:
    key = f"planet {PLANET_NAMES[planet]}"
    box.planet_resource[planet], box.planet_dot[planet] = resource(yields, key), place(DOTS, dot, key)
    for corner in corners:
        node = place(NODE_NAMES, corner, key)
        box.near_planet[node * 2 + int(box.near_planet[node * 2] >= 0)] = planet


def put_bases(box: Box, bases: list[HomeBase]) -> None:
    box.outpost_on[:] = [-1] * NODES
    if sorted(base.id for base in bases) != sorted(RACES) or any(len(base.outposts) != PER_BASE for base in bases):
        raise BoxError(f"{FILE}: home_base: expected {BASES} races with {PER_BASE} outposts each")
    for base in bases:
        for number, name in enumerate(base.outposts):
            outpost, node = RACES.index(base.id) * PER_BASE + number, place(NODE_NAMES, name, f"home_base.{base.id}")
            box.outpost_node[outpost], box.outpost_on[node] = node, outpost


def put_starts(box: Box, components: Components) -> None:
    starts: dict[str, Start] = {row.colour: row for row in components.beginner_start}
    for colour, name in enumerate(COLOURS):
        if name not in starts:
            raise BoxError(f"{FILE}: beginner_start: {name} is missing")
        start, key = starts[name], f"beginner_start.{name}"
        box.start_port[colour] = place(SITE_NAMES, start.spaceport, key)
        box.start_colony[colour * 2 : colour * 2 + 2] = [place(SITE_NAMES, site, key) for site in start.colonies]
        box.start_ship[colour] = place(NODE_NAMES, start.colony_ship, key)
    advanced = components.advanced_setup
    if advanced.rounds != ROUNDS or len(advanced.directions) != len(ROUNDS):
        raise BoxError(f"{FILE}: advanced_setup.rounds: expected {', '.join(ROUNDS)}, each with a direction")
    box.backward[:] = [place(("forward", "backward"), way, "advanced_setup.directions") for way in advanced.directions]
    box.bonus[:] = [advanced.bonus_pool.get(kind.name.lower(), 0) for kind in Expansion]


def put_friends(box: Box, rows: list[Friend]) -> None:
    if [row.id for row in rows] != list(FRIENDS) or [row.race for row in rows] != [race for race in RACES for _ in range(PER_BASE)]:
        raise BoxError(f"{FILE}: friendship_card: expected {PER_BASE} cards of each race, {FRIENDS[0]} to {FRIENDS[-1]}")
    for card, row in enumerate(rows):
        op = place([each.name.lower() for each in FriendOp], row.effect.op, f"friendship_card.{row.id}.effect.op")
        box.friend_op[card] = op
        box.friend_a[card], box.friend_b[card], box.friend_c[card] = friend_numbers(op, row.effect, f"friendship_card.{row.id}")


def friend_numbers(op: int, effect: FriendEffect, key: str) -> tuple[int, int, int]:
    """The three numbers of a friendship card, as the rules read them."""
    if op == FriendOp.PRODUCTION_BONUS:
        return resource(effect.resource, key), effect.amount, 0
    if op == FriendOp.STAT_BONUS:
        return effect.speed, effect.combat, 0
    if op == FriendOp.BANK_RATIO:
        return resource(effect.resource, key), effect.ratio, effect.per_turn
    if op == FriendOp.HAND_LIMIT:
        return effect.limit, 0, 0
    if op == FriendOp.BUY_FAME:
        if len(effect.pays) != 1:
            raise BoxError(f"{FILE}: {key}.effect.pays: expected one resource")
        paid, count = next(iter(effect.pays.items()))
        return resource(paid, key), count, effect.fame
    if op == FriendOp.DRAW_FROM_LEADERS:
        return effect.min_leaders, effect.players, effect.cards
    return effect.cards, 0, 0


def put_encounters(box: Box, rows: list[Encounter]) -> None:
    if [row.id for row in rows] != list(CARDS):
        raise BoxError(f"{FILE}: encounter: expected the cards {CARDS[0]} to {CARDS[-1]}")
    signs: dict[str, int] = {}
    nodes = effects = 0
    for card, row in enumerate(rows):
        box.card_first[card] = nodes
        names = [node.id for node in row.nodes]
        for node in row.nodes:
            key = f"encounter.{row.id}.{node.id}"
            if nodes == BOXES or effects + len(node.effects) > EFFECTS:
                raise BoxError(f"{FILE}: {key}: the encounter cards have too many boxes or effects")
            put_node(box, nodes, node, key)
            box.node_sign[nodes] = signs.setdefault(sound(node), len(signs))
            ways = [box.card_first[card] + place(names, way, key) if way else -1 for way in branches(node)]
            box.node_next[nodes * OUTCOMES : (nodes + 1) * OUTCOMES] = ways + [-1] * (OUTCOMES - len(ways))
            box.effect_first[nodes], box.effect_count[nodes] = effects, len(node.effects)
            for effect in node.effects:
                put_effect(box, effects, effect, key)
                effects += 1
            nodes += 1


def put_node(box: Box, number: int, node: Node, key: str) -> None:
    box.node_kind[number] = place([kind.name.lower() for kind in NodeKind], node.type, f"{key}.type")
    box.node_text[number] = place(TEXTS, node.text, f"{key}.text") if node.text else -1
    box.node_cards[number] = node.max if node.type == "gift" else node.yes_needs_cards
    box.node_stat[number] = place(STATS, node.stat, f"{key}.stat") if node.stat else 0
    if node.opponent:
        if node.opponent not in OPPONENTS:
            raise BoxError(f"{FILE}: {key}.opponent: {node.opponent!r} is not known")
        box.node_opponent[number] = OPPONENTS[node.opponent]


def sound(node: Node) -> str:
    """All that is heard when a box is read: everything but where its answers lead."""
    return repr((node.type, node.text, node.yes_needs_cards, node.max, node.stat, node.opponent, node.effects))


def branches(node: Node) -> list[str]:
    """Where a box leads, by the number of its outcome."""
    if node.type == "ask":
        return [node.no, node.yes]
    if node.type == "contest":
        return [node.lose, node.win]
    if node.type == "compare_boosters":
        return [node.otherwise, node.opponent_has_more]
    if isinstance(node.next, dict):
        return [node.next.get(str(total), "") for total in range(OUTCOMES)]
    return [node.next] if isinstance(node.next, str) else node.next


def put_effect(box: Box, number: int, effect: Effect, key: str) -> None:
    op = place([each.name.lower() for each in Op], effect.op, f"{key}.effects")
    box.effect_op[number] = op
    if op == Op.GAIN:
        box.effect_a[number], box.effect_b[number] = resource(effect.resource, key), effect.count
    elif op in (Op.PAY, Op.DRAW_FROM_EACH, Op.EACH_GIVES):
        box.effect_a[number] = effect.cards
    elif op in (Op.LOSE_EXPANSION, Op.GAIN_EXPANSION, Op.GAIN_CHOICE):
        box.effect_a[number] = effect.count
    else:
        box.effect_a[number] = {Op.FAME: effect.amount, Op.SWAP: effect.take, Op.WEAR: effect.more_than}.get(Op(op), effect.fame)
