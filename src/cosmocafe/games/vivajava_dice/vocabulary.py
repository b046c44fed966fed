"""The game's words as numbers: colours, beans, abilities, steps, answers and events."""

from __future__ import annotations

from enum import IntEnum

from cosmocafe.author import NUMBER, Answers, Events, Heap, Rulebook, Steps, block, names, numbered, seats

rules = Rulebook("cosmocafe.games.vivajava_dice")


class Colour(IntEnum):
    WHITE = 0
    YELLOW = 1
    BROWN = 2
    RED = 3
    GREEN = 4
    BLACK = 5
    WILD = 6


COLOURS = 6  # without the wild face
TRACKS = 5  # white to green
FACES = 6  # of a die
BEANS = 12  # what a die can show: six colours on a coffee die, five and the wild face on a flavor die
FLAVOR = 6  # the first bean of a flavor die
WILD_BEAN = 11


class Ability(IntEnum):
    RE_ROLL = 0
    FLIP_BEAN = 1
    UPGRADE_BEAN = 2
    DEVALUE_BEAN = 3
    BIG_BATCH = 4
    BLANK_SLATE = 5
    PRESET_GRIND = 6
    PICKY_TASTER = 7
    INTERN = 8
    RESEARCH_BOOST = 9
    FOCUS_GROUPS = 10
    SIDE_NOTES = 11
    TASTING_NOTES = 12
    TRADE_SECRETS = 13
    BONUS_FLAVOR = 14
    SHORTAGE = 15
    BLOCK_ACTION = 16
    RESEARCH_PARTNERSHIP = 17
    INVESTOR = 18
    PRESERVATIVE = 19
    SPILL = 20
    RED_TAPE = 21
    TAKEOVER = 22
    BRAND_LOYALTY = 23


ABILITIES = len(Ability)
INTERNS = 6


class Blend(IntEnum):
    FEATURED = 0
    RAINBOW = 1


class Firm(IntEnum):
    OMNIBLEND = 0
    SACCHAR = 1


SEATS = 4
AMOUNTS = 9
LETTERS = "WYBRGKwybrg*"  # of the beans, small for flavor dice
SEAT = seats(SEATS)
NAMED = [colour.name.lower() for colour in Colour]
COLOUR = names("colour", *NAMED[:COLOURS])
TRACK = names("track", *NAMED[:TRACKS], as_in=[COLOUR])
FACE = names("face", *NAMED[:TRACKS], "wild", as_in=[COLOUR])
BEAN = names("bean", *(f"coffee_{colour}" for colour in NAMED[:COLOURS]), *(f"flavor_{colour}" for colour in (*NAMED[:TRACKS], "wild")))
DIE = names("die", "coffee", "flavor")
ABILITY = names("ability", Ability)
BLEND = names("blend", Blend)
FIRM = names("firm", Firm)
UNIT = names("unit", "re_rolls", "flavor_dice")  # what the number at a corporation's meter means
ROBUSTNESS = names("robustness", "nothing", "single", "decaf", "regular", "bold", "extra_bold")
AMOUNT = numbered("amount", 1, AMOUNTS)
EXTRA = numbered("extra", 0, AMOUNTS)
DICE = Heap("dice", BEAN, LETTERS)


class Step(Steps):
    DISC = block(track=TRACK)
    START_ROLL = block()
    TURN = block()
    PRESERVE = block()
    DEGRADE = block()
    KEEP = block()
    PREPARE = block()
    BATCH = block(most=NUMBER)
    PRESET = block(left=NUMBER)
    ROLL = block()
    ADJUST = block()
    REROLL = block()
    CHANGE = block(ability=ABILITY)
    PAINT = block()
    TASTE = block()
    TASTE_AGAIN = block(bean=BEAN, left=NUMBER)
    DONATE = block()
    ACT = block()
    GIFTS = block(reached=ROBUSTNESS, shown=COLOUR)
    FILL = block(robustness=ROBUSTNESS, colour=COLOUR)
    FEATURE = block(robustness=ROBUSTNESS, colour=COLOUR)
    PLACE_TOKEN = block(moved=NUMBER)
    SIDE_NOTE = block(left=NUMBER)
    RESEARCHED = block()
    GAIN = block(left=NUMBER, ability=ABILITY)
    SETTLE = block()
    ACTIVATE = block()
    CLAIM = block(track=TRACK)
    HIRE_TOKEN = block()
    HIRE = block()
    FOCUS = block(colour=COLOUR, amount=NUMBER)
    CATCH_UP = block(left=NUMBER)
    TAKE_FLAVOR = block()
    BLOCK = block()
    PARTNER = block()
    INVEST = block()
    SPILL = block()
    END_TURN = block()
    FIRM_TURN = block()


class Answer(Answers):
    DISC = block(disc=ABILITY)
    PRESERVE = block()
    REMOVE = block(colour=COLOUR)
    REMOVE_TOKEN = block(colour=COLOUR, owner=SEAT)
    KEEP = block()
    BREAK = block()
    EXTRA = block(extra=EXTRA)
    PRESET = block(colour=COLOUR)
    USE = block(ability=ABILITY)
    PICK = block(bean=BEAN)
    ROLL = block()
    PAINT = block(die=DIE, colour=COLOUR)
    AGAIN = block()
    DONATE = block()
    FEATURED = block(robustness=ROBUSTNESS, colour=COLOUR)
    DONATED = block(robustness=ROBUSTNESS, colour=COLOUR)
    RAINBOW = block()
    RESEARCH = block(colour=COLOUR, amount=AMOUNT)
    NOTHING = block()
    GIFT = block(donor=SEAT, face=FACE)
    LAY = block(filler=COLOUR)
    PLACE = block(colour=COLOUR)
    MOVE = block(source=TRACK)
    GAIN = block(colour=COLOUR)
    CLAIM = block(track=TRACK)
    ALLY = block(ally=SEAT)
    TAKE = block(amount=AMOUNT)
    BLOCK = block(target=SEAT, blend=BLEND)
    BLOCK_FIRM = block(blend=BLEND)
    PARTNER = block(host=SEAT, track=TRACK)
    HIRE = block(ability=ABILITY)
    DECLINE = block()
    DONE = block()


class Event(Events):
    DISC = block(disc=ABILITY, track=TRACK)
    START_ROLL = block(colour=COLOUR)
    FIRM_START_ROLL = block(firm=FIRM, colour=COLOUR)
    BEGINS = block()
    FIRM_BEGINS = block(firm=FIRM)
    TURN = block(turn=NUMBER)
    SCORED = block(blend=BLEND, pp=NUMBER)
    TOKENS_SCORED = block(pp=NUMBER)
    PRESERVED = block()
    REMOVED = block(colour=COLOUR)
    KEPT = block()
    BROKEN = block(dice=NUMBER)
    SHORT = block(dice=NUMBER)
    BATCH = block(extra=NUMBER)
    SET = block(colour=COLOUR)
    ROLLED = block(dice=DICE)
    NO_DICE = block()
    REROLLED = block(dice=DICE, result=DICE)
    CHANGED = block(ability=ABILITY, bean=BEAN, result=BEAN)
    TASTED = block(bean=BEAN, result=BEAN)
    DONATED = block(dice=DICE)
    FEATURED = block(robustness=ROBUSTNESS, colour=COLOUR, pp=NUMBER)
    RAINBOW = block(pp=NUMBER)
    GIVEN_BACK = block()
    HELPED = block(pp=NUMBER)
    RESEARCHED = block(colour=COLOUR)
    NOTHING = block()
    USED = block(ability=ABILITY)
    MARKED = block(track=TRACK, rp=NUMBER)
    LEVEL = block(level=NUMBER, ability=ABILITY)
    FLAVOR = block(dice=NUMBER)
    COMPLETED = block(track=TRACK, pp=NUMBER)
    COPIED = block(host=SEAT)
    TOKEN_ON_DIE = block(colour=COLOUR)
    TOKEN_READY = block(track=TRACK)
    TOKEN_MOVED = block(source=TRACK)
    HIRED = block(ability=ABILITY)
    FOCUS = block(colour=COLOUR)
    BLOCKED = block(target=SEAT, blend=BLEND)
    FIRM_BLOCKED = block(firm=FIRM, blend=BLEND)
    PARTNERED = block(host=SEAT, track=TRACK)
    SPILLED = block(colour=COLOUR)
    DISSOLVED = block()
    SUDDEN_DEATH = block(pp=NUMBER)
    LEAD_SHARED = block(pp=NUMBER)
    FIRM_TURN = block(firm=FIRM, turn=NUMBER)
    FIRM_SCORED = block(firm=FIRM, blend=BLEND, pp=NUMBER)
    FIRM_REMOVED = block(firm=FIRM, colour=COLOUR)
    FIRM_KEPT = block(firm=FIRM)
    FIRM_BROKE = block(firm=FIRM)
    FIRM_ROLLED = block(firm=FIRM, dice=DICE)
    FIRM_REROLLED = block(firm=FIRM, kept=DICE, result=DICE)
    FIRM_FEATURED = block(firm=FIRM, robustness=ROBUSTNESS, colour=COLOUR)
    FIRM_RAINBOW = block(firm=FIRM)
    FIRM_POINTS = block(firm=FIRM, pp=NUMBER)
    FIRM_WEAK = block(firm=FIRM, robustness=ROBUSTNESS, colour=COLOUR)
    FIRM_OUTRANKED = block(firm=FIRM, robustness=ROBUSTNESS, colour=COLOUR)
    FIRM_STOPPED = block(firm=FIRM)
    METER_DOWN = block(unit=UNIT, before=NUMBER, number=NUMBER)
    METER_UP = block(unit=UNIT, before=NUMBER, number=NUMBER)
    METER_DOWN_ONLY = block(unit=UNIT, number=NUMBER)
    METER_UP_ONLY = block(unit=UNIT, number=NUMBER)
    METER_STAYS = block(unit=UNIT, number=NUMBER)
    SUGAR = block(colour=TRACK)
    SUGAR_BLACK = block()
    WON = block(pp=NUMBER)
    FIRM_WON = block(firm=FIRM, pp=NUMBER)
    LIMIT = block(turns=NUMBER)


def with_token(answer: int, colour: int, owner: int) -> int:
    """The answer about a die that carries a token of `owner`."""
    return answer + colour * SEATS + owner


def research(colour: int, amount: int) -> int:
    """The answer: research this colour for so many points."""
    return Answer.RESEARCH + colour * AMOUNTS + amount - 1


def ranked(answer: int, robustness: int, colour: int) -> int:
    """The answer: make a Featured Blend of this rank."""
    return answer + robustness * COLOURS + colour


def colour_of(bean: int) -> int:
    """The colour a die shows."""
    if bean == WILD_BEAN:
        return Colour.WILD
    return bean % FLAVOR
