"""The game's words as numbers: resources, pieces, steps, answers and events."""

from __future__ import annotations

from enum import IntEnum

from cosmocafe.core.author.rulebook import Rulebook
from cosmocafe.core.author.vocabulary import NUMBER, Answers, Events, Steps, block, names, seats

from .board import NODE_NAMES, NODES, PLANET_NAMES, SITE_NAMES
from .texts import CARDS, FRIENDS, TEXTS

rules = Rulebook("cosmocafe.games.starfarers")
SHIPS = 3  # transporters of a player
MOST_GIFT = 3


class Resource(IntEnum):
    ORE = 0
    FUEL = 1
    CARBON = 2
    FOOD = 3
    GOODS = 4


class Cargo(IntEnum):
    COLONY = 0
    TRADE = 1


class Expansion(IntEnum):
    BOOSTER = 0
    CANNON = 1
    FREIGHT_RING = 2


class Thing(IntEnum):
    COLONY_SHIP = 0
    TRADE_SHIP = 1
    SPACEPORT = 2
    BOOSTER = 3
    CANNON = 4
    FREIGHT_RING = 5


class ChipKind(IntEnum):
    NUMBER = 0
    PIRATE = 1
    ICE = 2


RESOURCES = len(Resource)
EXPANSIONS = len(Expansion)
THINGS = len(Thing)
RACES = ("green_folk", "scientists", "merchants", "diplomats")

RESOURCE = names("resource", *(resource.name.lower() for resource in Resource))
CARGO_NAME = names("cargo", "colony", "trade")
EXPANSION_NAME = names("expansion", "booster", "cannon", "freight_ring")
THING_NAME = names("thing", *(thing.name.lower() for thing in Thing))
CHIP_KIND = names("chip", *(kind.name.lower() for kind in ChipKind))
SHIP_NAME = names("ship", "T1", "T2", "T3")
NODE_NAME = names("node", *NODE_NAMES, translated=False)
PLANET_NAME = names("planet", *PLANET_NAMES)
SITE_NAME = names("site", *SITE_NAMES)
RACE_NAME = names("race", *RACES)
FRIEND_NAME = names("friend", *FRIENDS)
CARD_NAME = names("card", *CARDS)
TEXT_NAME = names("text", *TEXTS)
STAT = names("stat", "combat", "speed")
COLOUR_NAME = names("colour", "yellow", "blue", "white", "red")
SEAT = seats(4)
GIFT_SIZE = names("gift", *(str(cards) for cards in range(MOST_GIFT + 1)))


class Step(Steps):
    CHOOSE_COLOUR = block()
    FIRST_ROLL = block()
    START_SHIP = block(node=NODE_NAME)
    START_COLONY = block()
    START_PORT = block()
    START_CARGO = block()
    START_LAUNCH = block(cargo=CARGO_NAME)
    START_EXPANSION = block()
    TURN = block()
    ROLL = block()
    TRIBUTE = block(left=NUMBER)
    THEFT = block()
    RELIEF = block(left=NUMBER)
    SUPPLIES = block()
    BUSINESS = block()
    UPGRADE = block()
    LAUNCH = block(cargo=CARGO_NAME)
    CLAIMS = block()
    HELP = block(left=NUMBER, named=NUMBER)
    OFFER = block()
    WANT = block()
    REPLY = block(caller=SEAT)
    INVITE = block(caller=SEAT)
    ANSWERED = block()
    DEAL = block()
    FLIGHT = block()
    SCOUT = block()
    FLY = block()
    STEP = block(ship=SHIP_NAME, left=NUMBER)
    LAND = block(ship=SHIP_NAME, left=NUMBER)
    FRIEND = block(race=RACE_NAME)
    JUMP = block()
    ENCOUNTER = block()
    READ = block()
    ASK = block(text=TEXT_NAME)
    GIFT = block(text=TEXT_NAME)
    HAND_OVER = block(left=NUMBER)
    EFFECTS = block()
    PAY = block(left=NUMBER)
    SWAP_GIVE = block(left=NUMBER)
    SWAP_TAKE = block(left=NUMBER)
    CHOOSE = block(left=NUMBER)
    LOSE_EXPANSION = block(left=NUMBER)
    GAIN_EXPANSION = block(left=NUMBER)
    PASS_CARD = block()
    CARD_ENDS = block()
    END_TURN = block()


class Answer(Answers):
    COLOUR = block(colour=COLOUR_NAME)
    TRANSPORTER = block(ship=SHIP_NAME)
    SITE = block(site=SITE_NAME)
    CARGO = block(cargo=CARGO_NAME)
    LAUNCH = block(ship=SHIP_NAME, node=NODE_NAME)
    EXPANSION = block(expansion=EXPANSION_NAME)
    GIVE = block(resource=RESOURCE)
    TAKE = block(resource=RESOURCE)
    ROB = block(victim=SEAT)
    NOBODY = block()
    DECLINE = block()
    DRAW = block()
    LATER = block()
    EXCHANGE = block(give=RESOURCE, take=RESOURCE)
    BUILD = block(thing=THING_NAME)
    BUY_FAME = block()
    CALL_HELP = block()
    LEADER = block(leader=SEAT)
    PROPOSE = block()
    CALL_OFFERS = block()
    ADD = block(resource=RESOURCE)
    DONE = block()
    ACCEPT = block()
    COUNTER = block()
    BID = block()
    DEAL = block(partner=SEAT)
    WITHDRAW = block()
    END_PHASE = block()
    SHIP = block(ship=SHIP_NAME)
    SETTLE = block(ship=SHIP_NAME)
    LAND_ALL = block()
    TO = block(node=NODE_NAME)
    STOP = block()
    FOUND = block()
    FRIEND = block(friend=FRIEND_NAME)
    JUMP = block(node=NODE_NAME)
    YES = block()
    NO = block()
    AMOUNT = block(amount=GIFT_SIZE)


class Event(Events):
    COLOUR = block(colour=COLOUR_NAME)
    UNUSED = block(colour=COLOUR_NAME)
    START_ROLL = block(roll=NUMBER)
    BEGINS = block()
    TURN = block(turn=NUMBER)
    ROLLED = block(roll=NUMBER)
    PRODUCED = block(count=NUMBER, resource=RESOURCE)
    SHORTAGE = block(resource=RESOURCE)
    TRIBUTE = block(resource=RESOURCE)
    STOLEN = block(victim=SEAT)
    YOU_GAINED = block(resource=RESOURCE)
    YOU_LOST = block(resource=RESOURCE)
    SUPPLIED = block(count=NUMBER)
    NEW_PILE = block(count=NUMBER)
    TOOK = block(resource=RESOURCE)
    GAVE = block(resource=RESOURCE)
    EXCHANGED = block(count=NUMBER, give=RESOURCE, take=RESOURCE)
    BUILT = block(thing=THING_NAME)
    LAUNCHED = block(cargo=CARGO_NAME, ship=SHIP_NAME, node=NODE_NAME)
    COLONY = block(site=SITE_NAME)
    SPACEPORT = block(site=SITE_NAME)
    EXPANDED = block(expansion=EXPANSION_NAME)
    LOST_EXPANSION = block(expansion=EXPANSION_NAME)
    FAME = block(rings=NUMBER)
    FAME_LOST = block(rings=NUMBER)
    CALLED = block()
    OFFERS = block(count=NUMBER, resource=RESOURCE)
    WANTS = block(count=NUMBER, resource=RESOURCE)
    ACCEPTED = block()
    DECLINED = block()
    TRADED = block(partner=SEAT)
    WITHDREW = block()
    MOTHER_SHIP = block(first=NUMBER, second=NUMBER)
    MOVED = block(ship=SHIP_NAME, node=NODE_NAME)
    LOOKED = block(planet=PLANET_NAME, kind=CHIP_KIND, number=NUMBER)
    EXPLORED = block(planet=PLANET_NAME)
    SHOWN = block(planet=PLANET_NAME, kind=CHIP_KIND, number=NUMBER)
    BEAT_PIRATES = block(planet=PLANET_NAME, number=NUMBER)
    THAWED = block(planet=PLANET_NAME, number=NUMBER)
    OUTPOST = block(race=RACE_NAME, number=NUMBER)
    FRIENDSHIP = block(friend=FRIEND_NAME)
    CHIP = block(race=RACE_NAME)
    DREW_ENCOUNTER = block()
    CARD = block(card=CARD_NAME)
    HEARD = block(text=TEXT_NAME)
    AGREED = block()
    REFUSED = block()
    PRESENTS = block(amount=GIFT_SIZE)
    CONTEST = block(stat=STAT, mine=NUMBER, theirs=NUMBER)
    OPPONENT = block(stat=STAT)
    COMPARED = block(mine=NUMBER, theirs=NUMBER)
    GROUNDED = block(ship=SHIP_NAME)
    JUMPED = block(ship=SHIP_NAME, node=NODE_NAME)
    CLAIM = block()
    CARD_OVER = block(card=CARD_NAME)
    WON = block(points=NUMBER)
    LIMIT = block(turns=NUMBER)


def launch(ship: int, node: int) -> int:
    """The answer: this transporter starts from there."""
    return Answer.LAUNCH + ship * NODES + node


def exchange(give: int, take: int) -> int:
    """The answer: change cards of one type for one of another at the bank."""
    return Answer.EXCHANGE + give * RESOURCES + take
