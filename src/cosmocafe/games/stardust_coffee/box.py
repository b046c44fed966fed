"""What comes in the box: globes, ports, cards, powers, events and limits, as components.toml has them and rules see them."""

from __future__ import annotations

from enum import IntEnum
from itertools import product

from cosmocafe import author
from cosmocafe.author import (
    Byte,
    Row,
    Sheet,
    agreed,
    bits,
    by_players,
    column,
    gathered,
    has,
    ints,
    length,
    number,
    numbers,
    numbers_of,
    only,
    rows,
    tally,
    text,
    word,
)

from .ring import SIDE, TILES
from .table import MARKET_ROW, SHIPS
from .vocabulary import (
    BASIC,
    BASICS,
    CARD,
    CITIES,
    CITY,
    COLORS,
    EVENT,
    EVENTS,
    GOOD,
    NONE,
    PIRATE,
    PIRATES,
    POWER,
    POWERS,
    Badge,
    Lasting,
    Step,
    Tier,
)

FACES, GLOBES, PORTS, ROUNDS, SPACES = 6, TILES - CITIES, 6, 10, 8
FEW, POINTS, TOKENS, FAR, MOST_HONOR = 30, 99, 120, TILES - 1, 4
DIE = {"coffee_die": 0, "water_die": 1, "milk_die": 2, "stardust_die": 3}
GLOBE = {f"{color}_{number}": globe for globe, (color, number) in enumerate(product(BASIC.texts or [], range(3, 7)))}
FACE = range(1, FACES + 1)
ADVANCED = {name: good for good, name in enumerate(GOOD.texts or []) if good >= BASICS}

REWARDS = {"gain_basic_choice": Step.GAIN_BASIC, "gain_advanced_choice": Step.GAIN_ADVANCED, "gain_stardust": Step.GAIN_STARDUST}
ANYTIME = {**REWARDS, "none": NONE, "make_coffee": Step.POUR, "add_stardust": Step.ADD_STARDUST}
EFFECTS = {
    **ANYTIME,
    "move_ccw": Step.WARP,
    "take_globe_stardust": Step.TAKE_STARDUST,
    "use_other_active_power": Step.ANSIBLE,
    "convert": Step.CONVERT,
    "attack_pirate": Step.SHOOT,
    "gain_globe_advanced": Step.DUPLICATE,
}
INSTANT = {
    **ANYTIME,
    "swap_two_empty_globes": Step.SWAP,
    "free_upgrade": Step.FREE_UPGRADE,
    "move_one_ship_to_starbase_then_deliver": Step.EXPRESS,
}
LASTING = {
    "restock_trade_cost": Lasting.CHEAP_TRADE,
    "end_of_turn_move_to_nearest_city": Lasting.CITY_RIDE,
    "end_of_turn_on_city_gain_advanced_choice": Lasting.CITY_GIFT,
    "next_attack_honor": Lasting.GLORY,
}
AMOUNTS = {  # how much, how far or how many: each effect calls its number by its own name
    "move_ccw": number("max", 0, FAR),
    "attack_pirate": number("range", 0, FAR),
    "gain_basic_choice": number("count", 0, FEW),
    "gain_advanced_choice": number("count", 0, FEW),
    "gain_stardust": number("count", 0, FEW),
    "restock_trade_cost": number("basic", 0, FEW),
    "end_of_turn_on_city_gain_advanced_choice": number("count", 0, FEW),
    "next_attack_honor": number("honor", 0, MOST_HONOR),
}


def amount_of(effect: Sheet) -> int:
    """The number of an effect, if its kind has one."""
    op = effect.read(text("op"))
    return effect.read(AMOUNTS[op]) if op in AMOUNTS else 0


class EventKind(IntEnum):
    DAWN = 0
    DUSK = 1


class Die(Row):
    faces: list[int] = numbers("faces", FACES, 1, FACES)


class Globe(Row):
    color: Byte = word("color", BASIC)
    number: Byte = number("number", 1, FACES)
    advanced: Byte = word("advanced", ADVANCED)
    tile: Byte = author.number("first_game_position", 0, TILES - 1)


class Round(Row):
    rob: Byte = number("rob", 0, FEW)
    pirate: Byte  # appears at its port, NONE without
    event: Byte = word("event", EventKind, none=NONE)  # kind of the event slot, NONE without

    def complete(self, row: Sheet) -> None:
        pirate = row.read(word("spawn", PIRATE, none=NONE))
        self.pirate = pirate if row.players >= row.read(number("spawn_min_players", 0, FEW)) else NONE


class Effect(Row):
    """A step that is planned, and its number."""

    step: Byte = word("op", EFFECTS)  # NONE for nothing
    amount: Byte

    def complete(self, row: Sheet) -> None:
        self.amount = amount_of(row)


class Power(Row):
    needs: Byte = word("upgrade_with", ADVANCED)  # advanced ingredient of an upgrade
    effects: list[Effect] = rows("effect", Effect, count=2, fewest=1)

    def complete(self, row: Sheet) -> None:
        if len(row.rows("effect")) == 1:
            self.effects[1].step = NONE


class Honor(Row):
    vp: Byte = number("vp", 0, POINTS)
    reward: Byte = word("reward", REWARDS, none=NONE)  # step, NONE without
    amount: Byte = number("count", 0, FEW)


class Card(Row):
    tier: Byte = word("tier", Tier)
    vp: Byte = number("vp", 0, POINTS)
    icons: Byte = number("stardust", 0, 3)  # room for Stardust
    badges: list[int] = tally("badges", Badge)
    recipe: list[int] = tally("recipe", GOOD, fewest=1, most=FEW)

    def complete(self, row: Sheet) -> None:
        is_first = row.name == CARD.text(0)
        row.expect(is_first == (self.tier == Tier.COPPER), "tier", "the first card is Copper, all others Silver or Gold")
        row.read(number("copies", row.players, FEW) if is_first else number("copies", 1, 1))


class GalaxyEvent(Row):
    kind: Byte = word("kind", EventKind)
    step: Byte  # done at once, NONE while in force for a round
    lasting: Byte  # in force for a round, NONE when done at once
    amount: Byte
    most_honor: Byte = number("effect.only_if_honor_at_most", 0, FEW, default=0)  # only for players with no more Honor than this
    first_player: Byte = word("who", {"all": 0, "first_player": 1})  # only the first player acts

    def complete(self, row: Sheet) -> None:
        effect, is_instant = row.table("effect"), row.read(word("timing", {"round": 0, "instant": 1}))
        self.step = effect.read(word("op", INSTANT)) if is_instant else NONE
        self.lasting = NONE if is_instant else effect.read(word("op", LASTING))
        self.amount = amount_of(effect)


class Box(author.Box):
    """Everything that never changes during a match. Sets of tiles and numbers have one bit each."""

    first_game: Byte = agreed("layout")  # whether the Globes lie as shown for a first game
    rounds: Byte = number("meta.rounds", 1, ROUNDS)
    ships: Byte = number("player.ships", 1, SHIPS)
    ships_at_start: Byte = number("player.ships_at_start", 1, SHIPS)
    start_stardust: Byte = number("player.start_stardust", 0, FEW)
    stardust: Byte = number("supply.stardust", 0, TOKENS)
    basic_slots: Byte = number("player.storage.basic_slots", 1, FEW)
    advanced_slots: Byte = number("player.storage.advanced_slots_per_type", 1, FEW)
    stardust_slots: Byte = number("player.storage.stardust_slots", 1, FEW)
    globe_room: Byte = number("limits.globe_max_ingredients", 1, FEW)
    sail: Byte = number("limits.sail_max", 0, 12)
    jump: Byte = number("limits.jump_max", 0, FAR)
    attack_range: Byte = number("limits.attack_range", 0, FAR)
    alarm_movement: Byte = number("limits.phase2_pirate_movement", 0, FAR)  # of pirates in Phase 2
    honor_max: Byte = number("limits.honor_max", 0, SPACES - 1)
    honor_overflow: Byte = number("honor_overflow.gain_stardust", 0, FEW)
    attack_pay: Byte = word("attack.pay", ADVANCED)
    attack_honor: Byte = number("attack.honor", 0, MOST_HONOR)
    convert_pay: Byte
    convert_price: Byte
    convert_gain: Byte
    restock_gain: Byte = number("restock.gain_basic", 1, FEW)
    trade_cost: Byte = number("restock.trade_basic_cost", 1, FEW)
    open_silver: Byte = number("card_market.face_up_silver", 0, MARKET_ROW)
    open_gold: Byte = number("card_market.face_up_gold", 0, MARKET_ROW)
    track_length: Byte = by_players("pirate_tracks", length("spaces"))
    power_points: Byte = number("scoring.active_power", 0, POINTS)
    cities: int
    pirate_ports: int
    restock_numbers: int = bits("restock.numbers", FACE)
    produce_numbers: int = bits("restock.produce_numbers", FACE)
    supply: list[int] = numbers_of("supply.per_color", BASIC, 0, TOKENS)
    color: list[int] = column("ingredients", word("color", BASIC), GOOD)  # of each ingredient's tokens
    port_tile: list[int] = ints(PORTS + 1, Byte)  # Globe at the Stardust Port of each number
    pirate_tile: list[int] = column("pirate_ports", number("position", 0, TILES - 1), PIRATE)  # Globe at each Pirate Port
    track: list[int] = by_players("pirate_tracks", numbers("spaces", SPACES, 0, FAR, fewest=1))
    targets: list[int] = column("pirate_targets", number("count", 0, FEW), BASIC)
    stardust_points: list[int] = numbers("scoring.stardust_on_card", 3, 0, POINTS)
    badge_points: list[int] = gathered(
        number("scoring.badge_stardust_per_token", 0, POINTS),
        number("scoring.badge_dice_power_per_active_power", 0, POINTS),
        number("scoring.badge_honor_per_step", 0, POINTS),
    )
    dice: list[Die] = rows("dice", Die, DIE)
    globes: list[Globe] = rows("globes", Globe, GLOBE)
    round_track: list[Round] = rows("rounds", Round, range(1, ROUNDS + 1))
    powers: list[Power] = rows("powers", Power, range(1, POWERS + 1))
    honor: list[Honor] = rows("honor_track", Honor, count=SPACES, fewest=1)
    cards: list[Card] = rows("coffee_cards", Card, CARD)
    events: list[GalaxyEvent] = rows("events", GalaxyEvent, EVENT)

    def complete(self, toml: Sheet) -> None:
        lay_ring(self, toml)
        check_players(self, toml)
        check_supply(self, toml)
        check_rounds(self, toml)
        toml.expect_order("powers", [row.read(text("id")) for row in toml.rows("powers")], POWER.texts or [])
        for effect in [effect for row in toml.rows("powers") for effect in row.rows("effect") if effect.name == "convert"]:
            self.convert_pay, self.convert_gain = effect.read(word("pay", GOOD)), effect.read(word("gain", ADVANCED))
            self.convert_price = effect.read(number("price", 0, FEW))
        spaces = [row.read(number("space", 0, SPACES - 1)) for row in toml.rows("honor_track")]
        toml.expect_order("honor_track", spaces, range(self.honor_max + 1))


def lay_ring(box: Box, toml: Sheet) -> None:
    """Cities, Ports, and the Globes of a first game."""
    toml.read(number("ring.size", TILES, TILES))
    cities = [city.read(number("position", 0, TILES - 1)) for city in toml.rows("cities", CITY)]
    toml.expect_order("cities", cities, range(0, TILES, SIDE))
    box.cities = sum(only(tile) for tile in cities)
    for port in toml.rows("stardust_ports", FACE):
        box.port_tile[int(port.name)] = tile = port.read(number("position", 0, TILES - 1))
        port.expect(not has(box.cities, tile), "position", "a Stardust Port lies at an Ingredient Globe")
    for pirate, port in enumerate(toml.rows("pirate_ports")):
        port.expect(not has(box.cities, box.pirate_tile[pirate]), "position", "a Pirate Port lies at an Ingredient Globe")
        box.pirate_ports |= only(box.pirate_tile[pirate])
    tiles = sorted(globe.tile for globe in box.globes)
    toml.expect_order("globes: first_game_position", tiles, [tile for tile in range(TILES) if tile not in cities])
    toml.expect({globe.color for globe in box.globes} == set(range(COLORS)), "globes", "every colour has a Globe")


def check_players(box: Box, toml: Sheet) -> None:
    toml.expect(box.ships_at_start <= box.ships, "player.ships_at_start", f"a player has only {box.ships} ships")
    toml.expect(box.start_stardust <= box.stardust_slots, "player.start_stardust", f"the storage holds only {box.stardust_slots}")


def check_supply(box: Box, toml: Sheet) -> None:
    tokens = toml.read(number("supply.ingredient_tokens", 0, COLORS * TOKENS))
    toml.expect(sum(box.supply) == tokens, "supply.per_color", f"the tokens must be {tokens} together")
    for good, row in enumerate(toml.rows("ingredients")):
        is_basic = row.read(word("tier", {"advanced": 0, "basic": 1})) == 1
        is_right = is_basic == (good < BASICS) and (good >= BASICS or box.color[good] == good)
        row.expect(is_right, "", "coffee, water and milk are basic and have their own colour, all others are advanced")
    toml.read(number("supply.pirate_ships", PIRATES, PIRATES))
    toml.read(number("supply.event_tokens", EVENTS, EVENTS))
    markers = toml.read(number("supply.pirate_target_markers", 0, COLORS * FEW))
    is_right = sum(box.targets) == markers >= box.rounds - 1
    toml.expect(is_right, "pirate_targets", f"{markers} markers are needed, at least one a round but the first")


def check_rounds(box: Box, toml: Sheet) -> None:
    spawned = [row.read(word("spawn", PIRATE, none=NONE)) for row in toml.rows("rounds")]
    arrivals = [pirate for pirate in spawned if pirate != NONE]
    toml.expect(len(set(arrivals)) == len(arrivals), "rounds", "a pirate appears once")
    toml.expect(box.round_track[0].pirate == NONE, "rounds.1.spawn", "there is no Pirate Target marker in the first round")
    toml.expect(box.round_track[0].event == NONE, "rounds.1.event", "nobody could turn up the Event token of the first round")
    for kind in EventKind:
        slots = sum(turn.event == kind for turn in box.round_track)
        tokens = sum(event.kind == kind for event in box.events)
        toml.expect(slots <= tokens, "rounds", f"there are too few {kind.name.title()} tokens for {slots} slots")
