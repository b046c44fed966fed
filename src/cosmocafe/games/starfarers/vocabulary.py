"""The game's words as numbers: resources, pieces, cards and what they say, steps, answers and events."""

from __future__ import annotations

from enum import IntEnum

from cosmocafe.author import NUMBER, Answers, Events, Heap, Rulebook, Steps, block, names, seats

from .board import NODE_NAMES, NODES, PLANET_NAMES, SITE_NAMES, SYSTEM_NAMES

rules = Rulebook("cosmocafe.games.starfarers")
SHIPS = 3  # transporters of a player
CHIPS = 38
MOST_GIFT = 3
NONE = -1


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


class Stat(IntEnum):
    COMBAT = 0
    SPEED = 1


class ChipKind(IntEnum):
    NUMBER = 0
    PIRATE = 1
    ICE = 2


class PassageKind(IntEnum):
    ASK = 0
    GIFT = 1
    CONTEST = 2
    COMPARE_BOOSTERS = 3
    ROLL = 4
    DO = 5
    RESULT = 6


class Op(IntEnum):
    FAME = 0
    LOSE_EXPANSION = 1
    GAIN_EXPANSION = 2
    GROUND_FIRST_SHIP = 3
    SPACE_JUMP = 4
    FREE_TRADE_SHIP = 5
    GAIN = 6
    GAIN_CHOICE = 7
    DRAW_FROM_EACH = 8
    EACH_GIVES = 9
    RETURN_GIFT = 10
    PAY = 11
    SWAP = 12
    LOSE_SWAPPED = 13
    NEW_ENCOUNTER = 14
    WEAR = 15
    MOST_FREIGHT_RINGS = 16
    RESHUFFLE_AND_DRAW = 17


class FriendOp(IntEnum):
    PRODUCTION_BONUS = 0
    STAT_BONUS = 1
    BANK_RATIO = 2
    HAND_LIMIT = 3
    BUY_FAME = 4
    DRAW_FROM_LEADERS = 5
    RELIEF = 6


class Reply(IntEnum):
    NONE = 0
    ACCEPTED = 1
    COUNTERED = 2


class Again(IntEnum):
    NO = 0
    NEXT_CARD = 1
    RESHUFFLED = 2


RESOURCES = len(Resource)
EXPANSIONS = len(Expansion)
THINGS = len(Thing)
RACES = ("green_folk", "scientists", "merchants", "diplomats")
DOTS = ("greek", "yellow", "green", "red", "orange", "blue", "purple", "white")  # on the backs of chips
COLOURS = ("yellow", "blue", "white", "red")  # of players
CARDS = tuple(f"E{number:02}" for number in range(1, 33))
FRIENDS = tuple(f"{race}{number}" for race in ("GF", "SC", "ME", "DI") for number in range(1, 6))
TEXTS = tuple(
    """
    fold_ahead fold_avoided fold_crossed hull_cracks engines_burnt black_market honesty_noticed stolen_wares patrol unheard
    wanderers_ask wanderers_shrug wanderers_bless wanderers_ship wanderers_curse wanderers_way trader_hails trader_tells
    trader_feeds trader_content trader_very_content trader_spoils trader_silent miser_speaks miser_heart trader_shocked
    trader_thanks trader_delighted trader_engineer prince_sabotage prince_expected prince_content prince_ship trader_pities
    trader_pleased trader_wary prince_unimpressed prince_satisfied false_trader present_gone present_back shot_lame toll_demanded
    toll_thanks ship_captured beaten_bravely pirates_friend hold_of_carbon meanness pirate_attacks away_laughed_at hold_of_ore
    toll_disabled heavy_defeat away scholar_freed mother_ship_hit drifting_ship left_unseen prince_saved too_late_too_hot
    thief_offers refusal_noticed thief_runs thief_known thief_delivers fly_on envoy_burnt envoy_saved attempt_honoured selfishness
    scholar_saved ship_under_fire trader_grateful flight_known wanderers_saved princess wear wear_honours
""".split()  # noqa: SIM905
)

RESOURCE = names("resource", Resource)
HAND = Heap("hand", RESOURCE, "ofcdg")
CARGO_NAME = names("cargo", Cargo)
EXPANSION_NAME = names("expansion", Expansion)
THING_NAME = names("thing", Thing, as_in=[EXPANSION_NAME])
CHIP_KIND = names("chip", ChipKind)
SHIP_NAME = names("ship", "T1", "T2", "T3")
NODE_NAME = names("node", *NODE_NAMES, translated=False)
PLANET_NAME = names("planet", *PLANET_NAMES)
SITE_NAME = names("site", *SITE_NAMES)
RACE_NAME = names("race", *RACES)
FRIEND_NAME = names("friend", *FRIENDS)
CARD_NAME = names("card", *CARDS)
TEXT_NAME = names("text", *TEXTS)
STAT = names("stat", Stat)
COLOUR_NAME = names("colour", *COLOURS)
DOT = names("dot", *DOTS, translated=False)
CHIP = names("numbered_chip", *(f"C{number:02}" for number in range(1, CHIPS + 1)), translated=False)
SYSTEM = names("system", *SYSTEM_NAMES, translated=False)
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
