"""The game's words as numbers: goods, powers, cards, events, steps and answers."""

from __future__ import annotations

from enum import IntEnum

from cosmocafe.author import NUMBER, Answers, Events, Rulebook, Steps, block, names

from .ring import NAMES

rules = Rulebook("cosmocafe.games.stardust_coffee")
NONE = -1  # no card, no tile, no event, no die


class Ingredient(IntEnum):
    COFFEE = 0
    WATER = 1
    MILK = 2
    DARK_ROAST = 3
    CHOCOLATE = 4
    ICE = 5
    WHISKY = 6
    CREAM = 7
    MILK_FOAM = 8


BASICS = 3  # the basic ingredients come first; each is also a colour of globes, dice and tokens
COLORS = BASICS
INGREDIENTS = len(Ingredient)


class Action(IntEnum):
    SAIL = 0
    COLOR = 1
    NUMBER = 2
    UPGRADE = 3
    COLLECT = 4
    DELIVER = 5
    ATTACK = 6


class Lasting(IntEnum):
    """Galaxy Events that stay in force until the round ends."""

    CHEAP_TRADE = 0
    CITY_RIDE = 1
    CITY_GIFT = 2
    GLORY = 3


class Tier(IntEnum):
    COPPER = 0
    SILVER = 1
    GOLD = 2


class Badge(IntEnum):
    STARDUST = 0
    DICE_POWER = 1
    HONOR = 2


class Part(IntEnum):
    """The lines of the score sheet."""

    CARDS = 0
    STARDUST = 1
    POWERS = 2
    HONOR = 3
    BADGES = 4


GOOD = names("ingredient", Ingredient)
BASIC = names("basic", "coffee", "water", "milk", as_in=[GOOD])
PART = names("part", Part)
TILE = names("tile", *NAMES, translated=False)
CITY = names("city", "arabica_prime", "robusta_reach", "liberica_landing", "excelsa_enclave")
POWER = names("power", "warp_drive", "stardust_collector", "ansible", "ion_cannon", "duplicate_machine", "dredging_web")
PIRATE = names("pirate", "alpha", "beta", "gamma")
EVENT = names(
    "event",
    *("dawn_basics", "dawn_advanced", "dawn_cheap_trade", "dawn_city_ride", "dawn_swap"),
    *("dusk_stardust", "dusk_free_upgrade", "dusk_city_gift", "dusk_express", "dusk_glory"),
)
CARD = names(
    "card",
    "espresso",
    *("irish_coffee", "americano", "latte", "cappuccino", "iced_coffee", "con_panna", "macchiato", "mocha"),
    *("breve", "flat_white", "vienna", "marocchino", "bicerin", "cold_brew", "mazagran", "frappe"),
)
CITIES, POWERS, PIRATES, EVENTS, CARDS = CITY.size, POWER.size, PIRATE.size, EVENT.size, CARD.size


class Step(Steps):
    STARBASE = block()
    ROUND = block()
    EVENT = block()
    PIRATE_PORT = block()
    POWER_UP = block()
    TURN = block()
    RECHARGE = block()
    DIE = block()
    SHIP = block()
    ACT = block()
    RIDE = block()
    GIFT = block(left=NUMBER)
    END_TURN = block()
    PIRATE = block(pirate=PIRATE, movement=NUMBER)
    ROBBED = block()
    RANSOM = block()
    DEACTIVATE = block()
    REBIRTH = block()
    POUR = block()
    ADD_STARDUST = block()
    CLEAN_UP = block()
    FINAL = block()
    SCORE = block()
    GAIN_BASIC = block(left=NUMBER)
    GAIN_ADVANCED = block(left=NUMBER)
    GAIN_STARDUST = block(tokens=NUMBER)
    OVERFLOW = block(basic=BASIC, left=NUMBER)
    WARP = block(reach=NUMBER)
    TAKE_STARDUST = block()
    ANSIBLE = block()
    CONVERT = block()
    SHOOT = block(reach=NUMBER)
    DUPLICATE = block()
    NEW_CARD = block()
    HONOR = block()
    SWAP = block()
    SWAP_WITH = block(other=TILE)
    FREE_UPGRADE = block()
    EXPRESS = block()
    EXPRESS_DELIVERY = block()


class Answer(Answers):
    STARBASE = block(city=CITY)
    RECHARGE = block()
    KEEP_DICE = block()
    DIE = block(color=BASIC)
    SHIP = block(tile=TILE)
    SAIL = block(tile=TILE)
    JUMP = block(tile=TILE)
    HARVEST = block()
    PRODUCE = block()
    RESTOCK = block()
    TRADE = block(ingredient=GOOD)
    USE = block(power=POWER)
    UNLOCK = block(power=POWER)
    REPAIR = block(power=POWER)
    COLLECT = block()
    DELIVER = block()
    ATTACK = block(pirate=PIRATE)
    END_TURN = block()
    WARP = block(tile=TILE)
    STAY = block()
    GAIN = block(ingredient=GOOD)
    LOSE = block()
    DISCARD = block(stored=BASIC)
    TAKE_STARDUST = block()
    CONVERT = block()
    POUR = block(ingredient=GOOD)
    DONE = block()
    ADD_STARDUST = block(card=CARD)
    NEW_CARD = block(card=CARD)
    PAY = block()
    FALL_SHORT = block()
    DEACTIVATE = block(power=POWER)
    SWAP = block(tile=TILE)
    RIDE = block(tile=TILE)
    HOME = block(tile=TILE)
    PASS = block()


class Event(Events):
    FIRST_PLAYER = block()
    STARBASE = block(city=CITY)
    ROUND = block(round=NUMBER)
    FORESEEN = block(event=EVENT)
    EVENT = block(event=EVENT)
    DAWN_BASICS = block(amount=NUMBER, most=NUMBER)
    DAWN_ADVANCED = block(amount=NUMBER, most=NUMBER)
    DAWN_CHEAP_TRADE = block(amount=NUMBER, most=NUMBER)
    DAWN_CITY_RIDE = block(amount=NUMBER, most=NUMBER)
    DAWN_SWAP = block(amount=NUMBER, most=NUMBER)
    DUSK_STARDUST = block(amount=NUMBER, most=NUMBER)
    DUSK_FREE_UPGRADE = block(amount=NUMBER, most=NUMBER)
    DUSK_CITY_GIFT = block(amount=NUMBER, most=NUMBER)
    DUSK_EXPRESS = block(amount=NUMBER, most=NUMBER)
    DUSK_GLORY = block(amount=NUMBER, most=NUMBER)
    PIRATE_APPEARS = block(pirate=PIRATE, tile=TILE)
    ROLLED = block(coffee=NUMBER, water=NUMBER, milk=NUMBER)
    PORT = block(port=NUMBER, tile=TILE)
    RECHARGED = block()
    PIRATES_FASTER = block(movement=NUMBER)
    PIRATES_ALARMED = block()
    TOOK_DIE = block(color=BASIC, number=NUMBER)
    ACTIVATED = block(tile=TILE)
    SAILED = block(tile=TILE)
    JUMPED = block(tile=TILE)
    WARPED = block(tile=TILE)
    HARVESTED = block(color=BASIC, placed=NUMBER)
    PRODUCED = block(ingredient=GOOD)
    RESTOCKED = block()
    TRADED = block(color=BASIC, spent=NUMBER, ingredient=GOOD)
    GAINED = block(ingredient=GOOD, tokens=NUMBER)
    LOST = block(ingredient=GOOD)
    DISCARDED = block(ingredient=GOOD)
    STARDUST_GAINED = block(tokens=NUMBER)
    STARDUST_LOST = block()
    NO_STARDUST = block()
    STARDUST_TAKEN = block(tile=TILE)
    USED = block(power=POWER)
    UNLOCKED = block(power=POWER)
    REPAIRED = block(power=POWER)
    COLLECTED = block(ingredient=GOOD)
    DROPPED = block(tile=TILE)
    CONVERTED = block(paid=GOOD, gained=GOOD)
    DELIVERED = block(card=CARD)
    TOOK_CARD = block(card=CARD)
    TURNED_UP = block(card=CARD)
    THIRD_SHIP = block()
    ATTACKED = block(pirate=PIRATE, tile=TILE)
    HONORED = block(honor=NUMBER)
    PIRATE_MOVED = block(pirate=PIRATE, tile=TILE)
    ROBBED = block(ingredient=GOOD, tokens=NUMBER)
    DEACTIVATED = block(power=POWER)
    UNHARMED = block()
    REBORN = block(pirate=PIRATE)
    POURED = block(ingredient=GOOD, card=CARD)
    COMPLETED = block(card=CARD)
    SPRINKLED = block(card=CARD, tokens=NUMBER)
    TARGET = block(color=BASIC)
    SWAPPED = block(tile=TILE, other=TILE)
    RODE = block(tile=TILE)
    CAME_HOME = block(tile=TILE)
    SCORED = block(part=PART, points=NUMBER)
    TOTAL = block(points=NUMBER)
    WON = block()
    SHARED = block()
