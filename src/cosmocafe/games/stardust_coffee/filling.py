"""Fill the box of a match from components.toml, and refuse what the rules cannot play."""

from __future__ import annotations

from collections.abc import Sequence

from cosmocafe.core.author.box import Toml, typed
from cosmocafe.core.author.sets import has, only
from cosmocafe.core.errors import BoxError

from .answers import BASICS, CARD, CITY, COLORS, EVENT, GOOD, NONE, PIRATE, PIRATES, POWER, POWERS, Badge, Lasting, Step, Tier
from .box import GLOBES, PORTS, ROUNDS, SPACES, Box, Effect, EventKind
from .components import CardRow, Components, EffectRow, EventRow, GlobeRow, HonorRow, PowerRow, RoundRow
from .ring import SIDE, TILES

FILE = "components.toml"

EFFECTS = {
    "none": NONE,
    "move_ccw": Step.WARP,
    "make_coffee": Step.POUR,
    "take_globe_stardust": Step.TAKE_STARDUST,
    "add_stardust": Step.ADD_STARDUST,
    "use_other_active_power": Step.ANSIBLE,
    "convert": Step.CONVERT,
    "attack_pirate": Step.SHOOT,
    "gain_globe_advanced": Step.DUPLICATE,
    "gain_basic_choice": Step.GAIN_BASIC,
    "gain_advanced_choice": Step.GAIN_ADVANCED,
    "gain_stardust": Step.GAIN_STARDUST,
}
OF_TURNS = ("move_ccw", "take_globe_stardust", "use_other_active_power", "convert", "attack_pirate", "gain_globe_advanced")
INSTANT = {
    **{op: step for op, step in EFFECTS.items() if op not in OF_TURNS},
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


def fill(box: Box, toml: Toml, options: dict[str, int], players: int) -> None:
    """Put everything into the box of a match."""
    components = typed(toml, Components, FILE)
    box.first_game = options["layout"]
    put_numbers(box, components)
    put_supply(box, components)
    put_ring(box, components)
    put_globes(box, components.globes)
    put_rounds(box, components.rounds, components.meta.rounds, players)
    put_pirates(box, components, players)
    put_powers(box, components.powers)
    put_honor(box, components.honor_track)
    put_cards(box, components.coffee_cards, players)
    put_events(box, components.events, components.supply.event_tokens)
    put_scoring(box, components)


def expect(is_right: bool, key: str, why: str) -> None:
    """Refuse a box that the rules cannot play."""
    if not is_right:
        raise BoxError(f"{FILE}: {key}: {why}")


def expect_rows(key: str, given: Sequence[object], wanted: Sequence[object]) -> None:
    """Refuse a list whose rows are not the expected ones in their order."""
    expect(list(given) == list(wanted), key, f"expected {', '.join(map(str, wanted))} in this order, got {', '.join(map(str, given))}")


def ingredient(name: str) -> int:
    return (GOOD.texts or []).index(name)


def numbers(faces: list[int]) -> int:
    return sum(only(face) for face in set(faces))


def put_numbers(box: Box, components: Components) -> None:
    player, limits, restock = components.player, components.limits, components.restock
    expect(player.ships_at_start <= player.ships, "player.ships_at_start", f"a player has only {player.ships} ships")
    box.ships, box.ships_at_start, box.start_stardust = player.ships, player.ships_at_start, player.start_stardust
    box.basic_slots, box.stardust_slots = player.storage.basic_slots, player.storage.stardust_slots
    box.advanced_slots = player.storage.advanced_slots_per_type
    expect(box.start_stardust <= box.stardust_slots, "player.start_stardust", f"the storage holds only {box.stardust_slots}")
    box.globe_room, box.sail, box.jump = limits.globe_max_ingredients, limits.sail_max, limits.jump_max
    box.attack_range, box.alarm_movement = limits.attack_range, limits.phase2_pirate_movement
    box.honor_max, box.honor_overflow = limits.honor_max, components.honor_overflow.gain_stardust
    box.attack_pay, box.attack_honor = ingredient(components.attack.pay), components.attack.honor
    box.restock_gain, box.trade_cost = restock.gain_basic, restock.trade_basic_cost
    box.restock_numbers, box.produce_numbers = numbers(restock.numbers), numbers(restock.produce_numbers)
    box.open_silver, box.open_gold = components.card_market.face_up_silver, components.card_market.face_up_gold


def put_supply(box: Box, components: Components) -> None:
    supply = components.supply
    per_color = (supply.per_color.coffee, supply.per_color.water, supply.per_color.milk)
    expect(sum(per_color) == supply.ingredient_tokens, "supply.per_color", f"the tokens must be {supply.ingredient_tokens} together")
    expect_rows("ingredients", [row.id for row in components.ingredients], GOOD.texts or [])
    box.stardust = supply.stardust
    box.supply[:] = per_color
    for good, row in enumerate(components.ingredients):
        box.color[good] = ingredient(row.color)
        is_right = (row.tier == "basic") == (good < BASICS) and (good >= BASICS or box.color[good] == good)
        expect(is_right, f"ingredients.{row.id}", "coffee, water and milk are basic and have their own colour, all others are advanced")
    expect_rows("dice", [die.id for die in components.dice], ["coffee_die", "water_die", "milk_die", "stardust_die"])
    for die, rolled in zip(box.dice, components.dice, strict=True):
        die.faces[:] = rolled.faces


def put_ring(box: Box, components: Components) -> None:
    expect(components.ring.size == TILES, "ring.size", f"the ring has {TILES} tiles")
    expect_rows("cities", [city.id for city in components.cities], CITY.texts or [])
    expect_rows("cities", [city.position for city in components.cities], range(0, TILES, SIDE))
    for city in components.cities:
        box.cities |= only(city.position)
    expect_rows("stardust_ports", [port.number for port in components.stardust_ports], range(1, PORTS + 1))
    for port in components.stardust_ports:
        expect(not has(box.cities, port.position), f"stardust_ports.{port.number}.position", "a Stardust Port lies at an Ingredient Globe")
        box.port_tile[port.number] = port.position


def put_globes(box: Box, rows: list[GlobeRow]) -> None:
    expect(len(rows) == GLOBES, "globes", f"there are {GLOBES} Ingredient Globes")
    tiles = sorted(row.first_game_position for row in rows)
    expect_rows("globes: first_game_position", tiles, [tile for tile in range(TILES) if not has(box.cities, tile)])
    for globe, row in zip(box.globes, rows, strict=True):
        globe.color, globe.number, globe.advanced = ingredient(row.color), row.number, ingredient(row.advanced)
        globe.tile = row.first_game_position
    for color in range(COLORS):
        expect(any(globe.color == color for globe in box.globes), "globes", "every colour has a Globe")


def put_rounds(box: Box, rows: list[RoundRow], rounds: int, players: int) -> None:
    expect_rows("rounds", [row.n for row in rows], range(1, ROUNDS + 1))
    expect(rows[0].event == "none", "rounds.1.event", "nobody could turn up the Event token of the first round")
    box.rounds = rounds
    kinds = {"none": NONE, "dawn": EventKind.DAWN, "dusk": EventKind.DUSK}
    for turn, row in zip(box.round_track, rows, strict=True):
        appears = row.spawn != "none" and players >= row.spawn_min_players
        turn.rob, turn.event = row.rob, kinds[row.event]
        turn.pirate = (PIRATE.texts or []).index(row.spawn) if appears else NONE
    arrivals = [row.spawn for row in rows if row.spawn != "none"]
    expect(len(set(arrivals)) == len(arrivals), "rounds", "a pirate appears once")
    expect(box.round_track[0].pirate == NONE, "rounds.1.spawn", "there is no Pirate Target marker in the first round")


def put_pirates(box: Box, components: Components, players: int) -> None:
    expect_rows("pirate_ports", [port.id for port in components.pirate_ports], PIRATE.texts or [])
    expect(components.supply.pirate_ships == PIRATES, "supply.pirate_ships", f"there are {PIRATES}")
    for pirate, port in enumerate(components.pirate_ports):
        expect(not has(box.cities, port.position), f"pirate_ports.{port.id}.position", "a Pirate Port lies at an Ingredient Globe")
        box.pirate_tile[pirate] = port.position
        box.pirate_ports |= only(port.position)
    spaces = next((track.spaces for track in components.pirate_tracks if track.players == players), None)
    if spaces is None:
        raise BoxError(f"{FILE}: pirate_tracks: there is no row for {players} players")
    box.track[: len(spaces)] = spaces
    box.track_length = len(spaces)
    expect_rows("pirate_targets", [target.type for target in components.pirate_targets], (GOOD.texts or [])[:BASICS])
    box.targets[:] = [target.count for target in components.pirate_targets]
    markers = components.supply.pirate_target_markers
    expect(
        sum(box.targets) == markers >= box.rounds - 1, "pirate_targets", f"{markers} markers are needed, at least one a round but the first"
    )


def put_effect(box: Box, effect: Effect, row: EffectRow, key: str) -> None:
    expect(row.op in EFFECTS, key, f"{row.op!r} is none of {', '.join(EFFECTS)}")
    effect.step, effect.amount = EFFECTS[row.op], row.amount
    if row.op == "convert":
        if row.pay is None or row.gain is None:
            raise BoxError(f"{FILE}: {key}: a conversion needs `pay` and `gain`")
        box.convert_pay, box.convert_price, box.convert_gain = ingredient(row.pay), row.price, ingredient(row.gain)


def put_powers(box: Box, rows: list[PowerRow]) -> None:
    expect_rows("powers", [row.id for row in rows], POWER.texts or [])
    expect_rows("powers", [row.number for row in rows], range(1, POWERS + 1))
    for power, row in zip(box.powers, rows, strict=True):
        power.needs = ingredient(row.upgrade_with)
        power.effects[1].step = NONE
        for effect, given in zip(power.effects, row.effect, strict=False):
            put_effect(box, effect, given, f"powers.{row.number}.effect")


def put_honor(box: Box, rows: list[HonorRow]) -> None:
    expect(box.honor_max < SPACES, "limits.honor_max", f"the Honor track has room for {SPACES - 1}")
    expect_rows("honor_track", [row.space for row in rows], range(box.honor_max + 1))
    for honor, row in zip(box.honor, rows, strict=False):
        honor.vp, honor.reward, honor.amount = row.vp, EFFECTS[row.reward], row.count


def put_cards(box: Box, rows: list[CardRow], players: int) -> None:
    expect_rows("coffee_cards", [row.id for row in rows], CARD.texts or [])
    for number, (card, row) in enumerate(zip(box.cards, rows, strict=True)):
        card.tier, card.vp, card.icons = Tier[row.tier.upper()], row.vp, row.stardust
        for badge in row.badges:
            card.badges[Badge[badge.upper()]] += 1
        for good in row.recipe:
            card.recipe[ingredient(good)] += 1
        is_right = row.copies >= players if number == 0 else row.copies == 1
        expect(
            (number == 0) == (row.tier == "copper"), f"coffee_cards.{row.id}.tier", "the first card is Copper, all others Silver or Gold"
        )
        expect(is_right, f"coffee_cards.{row.id}.copies", "every player has a Copper card, all others are there once")


def put_events(box: Box, rows: list[EventRow], tokens: int) -> None:
    expect_rows("events", [row.id for row in rows], EVENT.texts or [])
    expect(tokens == len(rows), "supply.event_tokens", f"there are {len(rows)}")
    for event, row in zip(box.events, rows, strict=True):
        ops = INSTANT if row.timing == "instant" else LASTING
        expect(row.effect.op in ops, f"events.{row.id}.effect.op", f"{row.effect.op!r} is none of {', '.join(ops)}")
        event.kind, event.amount, event.most_honor = EventKind[row.kind.upper()], row.effect.amount, row.effect.only_if_honor_at_most
        event.step = INSTANT[row.effect.op] if row.timing == "instant" else NONE
        event.lasting = LASTING[row.effect.op] if row.timing == "round" else NONE
        event.first_player = int(row.who == "first_player")
    for kind in EventKind:
        slots = sum(turn.event == kind for turn in box.round_track)
        expect(
            slots <= sum(event.kind == kind for event in box.events),
            "rounds",
            f"there are too few {kind.name.title()} tokens for {slots} slots",
        )


def put_scoring(box: Box, components: Components) -> None:
    scoring = components.scoring
    box.stardust_points[:] = scoring.stardust_on_card
    box.power_points = scoring.active_power
    box.badge_points[Badge.STARDUST] = scoring.badge_stardust_per_token
    box.badge_points[Badge.DICE_POWER] = scoring.badge_dice_power_per_active_power
    box.badge_points[Badge.HONOR] = scoring.badge_honor_per_step
