"""What comes in the box: dice, blends, tracks, discs, coasters, corporations and what the match agreed on, read from components.toml."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Any

import msgspec

from cosmocafe.core.author.box import Toml, typed
from cosmocafe.core.author.sets import only
from cosmocafe.core.errors import BoxError, InputError
from cosmocafe.core.machine.pieces import Byte, Piece, Short, ints

from .answers import ABILITIES, BEANS, COLOURS, FACES, INTERNS, TRACKS, Ability, Colour, Firm

FILE = "components.toml"
METER = 12  # the most spaces of a meter
BLANK = -1
CATEGORIES = ("dice", "research", "special")
# Which number of an effect says how much it does at 1X and 2X; the others do one thing.
AMOUNT_OF = {
    "reroll": "uses",
    "flip": "dice",
    "step": "steps",
    "extra_coffee_dice": "dice",
    "set_face": "dice",
    "preset_dice": "dice",
    "reroll_single": "rolls",
    "rp_on_blend": "rp",
    "roll_shared_rp": "rp",
    "side_rp": "colours",
    "rp_on_blend_score": "rp",
    "catch_up_rp": "tracks",
    "gain_flavor_dice": "dice",
    "fewer_coffee_dice": "dice",
    "research_penalty": "rp",
    "pp_on_takeover": "pp",
}


class Arrangement(IntEnum):
    LITE = 0
    SPICED = 1
    WILD = 2
    INTERNS = 3
    FREE = 4


class Box(Piece):
    """Everything that never changes during a match."""

    solo: Byte
    free: Byte  # whether the first seat places the discs
    target: Short
    cap: Byte  # research points from one roll
    roll_dice: Byte
    blend_dice: Byte
    min_set: Byte
    tokens: Byte
    setup_rp: Byte
    coffee_dice: Byte
    flavor_dice: Byte
    featured_make: Byte
    featured_pp: Byte
    rainbow_make: Byte
    rainbow_pp: Byte
    rainbow_colours: Byte
    donation_pp: Byte
    donation_tokens: Byte
    token_pp: Byte
    at_1x: Byte
    at_2x: Byte
    cup: Byte
    intern_track: Byte
    blank_from: Byte  # the colour that Blank Slate can set
    preset_faces: Byte  # the set of colours that Preset Grind can show
    firm: Byte
    meter_top: Byte
    meter_start: Byte
    firm_min_set: Byte
    firm_breaks_at: Byte
    firm_sugar: Byte
    max_turns: Short
    token_discs: int  # sets of abilities
    solo_discs: int
    mandatory: int
    drawable: int
    quality: list[int] = ints(COLOURS, Byte)
    by_quality: list[int] = ints(COLOURS, Byte)  # the colours, best first
    faces: list[int] = ints(2 * FACES, Byte)  # the beans of a coffee die and of a flavor die
    raised: list[int] = ints(BEANS, Byte)  # what a bean becomes, or -1
    lowered: list[int] = ints(BEANS, Byte)
    flipped: list[int] = ints(BEANS, Byte)
    pp: list[int] = ints(ABILITIES, Byte)
    category: list[int] = ints(ABILITIES, Byte)
    power: list[int] = ints(2 * ABILITIES, Byte)  # how much an ability does at 1X and at 2X
    each: list[int] = ints(ABILITIES, Byte)  # research points for each colour it names
    disc: list[int] = ints(TRACKS, Byte)  # the printed disc of each track, or BLANK
    icon: list[int] = ints(TRACKS, Byte)  # the category to draw from for a blank one
    intern: list[int] = ints(INTERNS, Byte)  # the abilities of the interns
    meter: list[int] = ints(METER, Byte)


Few = Annotated[int, msgspec.Meta(ge=0, le=9)]
Some = Annotated[int, msgspec.Meta(ge=1, le=9)]
Many = Annotated[int, msgspec.Meta(ge=1, le=99)]
Set = Annotated[int, msgspec.Meta(ge=1, le=5)]
Names = Annotated[list[str], msgspec.Meta(min_length=FACES, max_length=FACES)]


class Numbers(msgspec.Struct):
    target_pp: Annotated[int, msgspec.Meta(ge=1, le=999)]
    research_cap_per_roll: Some
    coffee_dice_per_roll: Set
    blend_dice: Annotated[int, msgspec.Meta(ge=5, le=5)]
    featured_min_set: Set
    tokens_per_player: Few
    setup_rp_non_starters: Few


class ColourRow(msgspec.Struct):
    id: str
    quality: Some


class Die(msgspec.Struct):
    count: Annotated[int, msgspec.Meta(ge=0, le=15)]
    faces: Names


class Opposite(msgspec.Struct):
    coffee: dict[str, str]
    flavor: dict[str, str]


class DiceRows(msgspec.Struct):
    coffee: Die
    flavor: Die
    opposite: Opposite


class Scoring(msgspec.Struct):
    on_make: Few
    by_players: dict[str, Few]
    colours_needed: Annotated[int, msgspec.Meta(ge=1, le=5)] = 5


class Donation(msgspec.Struct):
    on_use_pp: Few
    tokens_per_used_die: Annotated[int, msgspec.Meta(ge=0, le=1)]
    token_pp: Few


class Blends(msgspec.Struct):
    featured: Scoring
    rainbow: Scoring
    donation: Donation


class Track(msgspec.Struct):
    length: Many
    at_1x: Many
    at_2x: Many
    cup: Many


class Disc(msgspec.Struct):
    id: str
    category: str
    pp: Annotated[int, msgspec.Meta(ge=0, le=99)]
    mandatory: bool
    token: bool
    solo_ok: bool
    effect: dict[str, Any]


class Coaster(msgspec.Struct):
    id: str
    slots: dict[str, str]
    icons: dict[str, str] = {}
    random_exclude: list[str] = []
    meter_shift: Annotated[int, msgspec.Meta(ge=-METER, le=METER)] = 0


class InternRow(msgspec.Struct):
    id: str
    ability: str


class Interns(msgspec.Struct):
    disc: str
    slot: str
    people: Annotated[list[InternRow], msgspec.Meta(min_length=INTERNS, max_length=INTERNS)] = msgspec.field(name="list")


class Corporation(msgspec.Struct):
    id: str
    meter: Annotated[list[Few], msgspec.Meta(min_length=1, max_length=METER)]
    start: dict[str, int]
    featured_min_set: Set
    breaks_at_set: Few
    sugar_cube: bool = False


class Solo(msgspec.Struct):
    difficulty: list[str]


class Limits(msgspec.Struct):
    max_turns: Annotated[int, msgspec.Meta(ge=1, le=9999)]


class Components(msgspec.Struct):
    """The shape of components.toml, as far as rules need it."""

    game: Numbers
    limits: Limits
    colours: list[ColourRow]
    dice: DiceRows
    blends: Blends
    research_track: Track
    discs: list[Disc]
    research_coasters: list[Coaster]
    interns: Interns
    corporations: list[Corporation]
    solo: Solo


def fill(box: Box, toml: Toml, agreed: dict[str, int], players: int) -> None:
    """Put everything into the box of a match."""
    components = typed(toml, Components, FILE)
    box.solo = int(players == 1)
    put_numbers(box, components)
    put_blends(box, components.blends, players)
    put_colours(box, components)
    put_discs(box, components)
    put_coaster(box, components, agreed["coaster"])
    put_corporation(box, components, agreed, players)
    box.meter_start = shifted(box, coaster_row(components, agreed["coaster"]))


def put_numbers(box: Box, components: Components) -> None:
    numbers, track = components.game, components.research_track
    box.target, box.cap, box.roll_dice = numbers.target_pp, numbers.research_cap_per_roll, numbers.coffee_dice_per_roll
    box.blend_dice, box.min_set = numbers.blend_dice, numbers.featured_min_set
    box.tokens, box.setup_rp = numbers.tokens_per_player, numbers.setup_rp_non_starters
    box.at_1x, box.at_2x, box.cup = track.at_1x, track.at_2x, track.cup
    box.max_turns = components.limits.max_turns
    if not track.at_1x < track.at_2x < track.cup == track.length:
        raise BoxError(f"{FILE}: research_track: 1X comes before 2X, and the cup is the last space")


def put_blends(box: Box, blends: Blends, players: int) -> None:
    for name, blend in (("featured", blends.featured), ("rainbow", blends.rainbow)):
        if str(players) not in blend.by_players:
            raise BoxError(f"{FILE}: blends.{name}.by_players: there is no number for {players} players")
    box.featured_make, box.featured_pp = blends.featured.on_make, blends.featured.by_players[str(players)]
    box.rainbow_make, box.rainbow_pp = blends.rainbow.on_make, blends.rainbow.by_players[str(players)]
    box.rainbow_colours = blends.rainbow.colours_needed
    donation = blends.donation
    box.donation_pp, box.donation_tokens, box.token_pp = donation.on_use_pp, donation.tokens_per_used_die, donation.token_pp


def put_colours(box: Box, components: Components) -> None:
    wanted = [Colour(colour).name.lower() for colour in range(COLOURS)]
    if [row.id for row in components.colours] != wanted:
        raise BoxError(f"{FILE}: colours: expected {', '.join(wanted)} in this order")
    box.quality[:] = [row.quality for row in components.colours]
    box.by_quality[:] = sorted(range(COLOURS), key=lambda colour: -box.quality[colour])
    dice = components.dice
    box.coffee_dice, box.flavor_dice = dice.coffee.count, dice.flavor.count
    if dice.coffee.count < 2 * box.blend_dice or dice.flavor.count > 7:
        raise BoxError(f"{FILE}: dice: {2 * box.blend_dice} coffee dice at least, 7 flavor dice at most")
    flavor = [*wanted[:TRACKS], "wild"]
    put_die(box, wanted, 0, dice.coffee.faces, dice.opposite.coffee, "coffee")
    put_die(box, flavor, FACES, dice.flavor.faces, dice.opposite.flavor, "flavor")


def put_die(box: Box, known: list[str], first: int, faces: list[str], opposite: dict[str, str], kind: str) -> None:
    """The faces of a kind of dice, and what each becomes when it is raised, lowered or flipped (VJ-R33, VJ-R34)."""
    for name in known:
        if name not in faces or opposite.get(name) not in known:
            raise BoxError(f"{FILE}: dice.{kind}: a die shows each of {', '.join(known)}, and each has an opposite face")
    for place, name in enumerate(faces):
        bean = first + known.index(name)
        box.faces[first + place] = bean
        box.raised[bean] = first + known.index(faces[place + 1]) if place + 1 < FACES else BLANK
        box.lowered[bean] = first + known.index(faces[place - 1]) if place > 0 else BLANK
        box.flipped[bean] = first + known.index(opposite[name])


def put_discs(box: Box, components: Components) -> None:
    wanted = [ability.name.lower() for ability in Ability]
    if [disc.id for disc in components.discs] != wanted:
        raise BoxError(f"{FILE}: discs: expected {', '.join(wanted)} in this order")
    for ability, disc in enumerate(components.discs):
        box.pp[ability], box.each[ability] = disc.pp, int(disc.effect.get("rp_each", 1))
        box.category[ability] = place_in(CATEGORIES, disc.category, f"discs.{disc.id}.category")
        box.power[2 * ability], box.power[2 * ability + 1] = power_of(disc)
        box.solo_discs |= only(ability) if disc.solo_ok else 0
        box.mandatory |= only(ability) if disc.mandatory else 0
        if disc.token and (disc.solo_ok or not box.solo):  # VJ-R39: no claims for what has no target
            box.token_discs |= only(ability)
    slate, grind = components.discs[Ability.BLANK_SLATE].effect, components.discs[Ability.PRESET_GRIND].effect
    box.blank_from = colour_named(str(slate.get("from")), "discs.blank_slate.effect.from")
    for name in grind.get("faces", []):
        box.preset_faces |= only(colour_named(name, "discs.preset_grind.effect.faces"))


def power_of(disc: Disc) -> tuple[int, int]:
    """What a disc does at 1X and at 2X."""
    op = str(disc.effect.get("op"))
    if op == "tie_break":
        return 1, 2
    amounts = disc.effect.get(AMOUNT_OF[op]) if op in AMOUNT_OF else [1, 1]
    if not (isinstance(amounts, list) and len(amounts) == 2 and all(isinstance(n, int) and 0 <= n <= 4 for n in amounts)):
        raise BoxError(f"{FILE}: discs.{disc.id}.effect.{AMOUNT_OF[op]}: expected two numbers from 0 to 4, for 1X and 2X")
    return amounts[0], amounts[1]


def coaster_row(components: Components, chosen: int) -> Coaster:
    """The coaster of an arrangement; several are played on the WILD one."""
    name = Arrangement(chosen).name.lower() if chosen < Arrangement.WILD else "wild"
    found = next((row for row in components.research_coasters if row.id == name), None)
    if found is None:
        raise BoxError(f"{FILE}: research_coasters: there is no coaster {name}")
    return found


def shifted(box: Box, coaster: Coaster) -> int:
    """VJ-R76: on a coaster that is kind to the player the corporation begins higher, within its meter."""
    return max(0, min(box.meter_start + coaster.meter_shift, box.meter_top))


def put_coaster(box: Box, components: Components, chosen: int) -> None:
    arrangement, coaster = Arrangement(chosen), coaster_row(components, chosen)
    name = coaster.id
    for track in range(TRACKS):
        colour = Colour(track).name.lower()
        disc = coaster.slots.get(colour, "")
        box.disc[track] = ability_named(disc, f"research_coasters.{name}.slots.{colour}") if disc else BLANK
        icon = coaster.icons.get(colour, CATEGORIES[0])
        box.icon[track] = place_in(CATEGORIES, icon, f"research_coasters.{name}.icons.{colour}")
    put_interns(box, components.interns)
    box.free = int(arrangement == Arrangement.FREE)
    if arrangement == Arrangement.INTERNS:
        box.disc[box.intern_track] = Ability.INTERN
    box.drawable = box.solo_discs if box.solo else only(ABILITIES) - 1  # VJ-R36
    for excluded in coaster.random_exclude:
        box.drawable &= ~only(ability_named(excluded, f"research_coasters.{name}.random_exclude"))


def put_interns(box: Box, interns: Interns) -> None:
    box.intern_track = colour_named(interns.slot, "interns.slot")
    for place, row in enumerate(interns.people):
        box.intern[place] = ability_named(row.ability, f"interns.list.{row.id}.ability")
        if box.category[box.intern[place]] != 0 or box.intern[place] == Ability.INTERN:
            raise BoxError(f"{FILE}: interns.list.{row.id}.ability: an intern changes dice, {row.ability} does not")
    if len(set(box.intern)) < INTERNS:
        raise BoxError(f"{FILE}: interns.list: two interns have the same ability")


def put_corporation(box: Box, components: Components, agreed: dict[str, int], players: int) -> None:
    if players > 1 and (agreed["corporation"] or agreed["difficulty"]):
        raise InputError("corporation and difficulty belong to the solo game: choose them with 1 player only")
    firm = Firm(agreed["corporation"])
    row = next((row for row in components.corporations if row.id == firm.name.lower()), None)
    if row is None:
        raise BoxError(f"{FILE}: corporations: there is no {firm.name.lower()}")
    box.firm, box.firm_min_set, box.firm_breaks_at, box.firm_sugar = firm, row.featured_min_set, row.breaks_at_set, int(row.sugar_cube)
    box.meter[: len(row.meter)] = row.meter
    for circle in components.solo.difficulty:
        if not 0 <= row.start.get(circle, -1) < len(row.meter):
            raise BoxError(f"{FILE}: corporations.{row.id}.start.{circle}: the meter has no such space")
    box.meter_top, box.meter_start = len(row.meter) - 1, row.start[components.solo.difficulty[agreed["difficulty"]]]


def ability_named(name: str, key: str) -> int:
    return place_in(tuple(ability.name.lower() for ability in Ability), name, key)


def colour_named(name: str, key: str) -> int:
    return place_in(tuple(Colour(colour).name.lower() for colour in range(COLOURS)), name, key)


def place_in(known: tuple[str, ...], name: str, key: str) -> int:
    if name not in known:
        raise BoxError(f"{FILE}: {key}: {name!r} is none of {', '.join(known)}")
    return known.index(name)
