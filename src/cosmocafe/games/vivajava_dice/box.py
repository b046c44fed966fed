"""What comes in the box: dice, discs, coasters, corporations and limits, as components.toml has them and rules see them."""

from __future__ import annotations

from enum import IntEnum
from typing import TypeVar

from cosmocafe import author
from cosmocafe.author import (
    Byte,
    InputError,
    Meaning,
    Row,
    Sheet,
    Short,
    agreed,
    bits,
    by_players,
    column,
    flag,
    gathered,
    has,
    ints,
    known,
    length,
    number,
    numbers,
    numbers_of,
    only,
    word,
    words,
)

from .vocabulary import ABILITIES, BEANS, COLOUR, COLOURS, FACE, FACES, INTERNS, TRACK, TRACKS, Ability, Firm

R = TypeVar("R", bound=Row)
BLANK = -1
METER = 12  # the most spaces of a meter
DICE = 5  # of a blend
FEW, MANY, POWER = 9, 99, 4


class Category(IntEnum):
    """The icon on the back of a disc."""

    DICE = 0
    RESEARCH = 1
    SPECIAL = 2


class Arrangement(IntEnum):
    """How the discs come onto the research coaster: the last three are played on the WILD one."""

    LITE = 0
    SPICED = 1
    WILD = 2
    INTERNS = 3
    FREE = 4


class Circle(IntEnum):
    """Where a corporation's meter starts: easy, normal or expert."""

    GREEN = 0
    YELLOW = 1
    RED = 2


COASTERS = {"lite": Arrangement.LITE, "spiced": Arrangement.SPICED, "wild": Arrangement.WILD}


class Coaster(Row):
    disc: list[int] = gathered(*(word(f"slots.{track}", Ability, none=BLANK) for track in known(TRACK)))
    icon: list[int] = gathered(*(word(f"icons.{track}", Category, default=Category.DICE) for track in known(TRACK)))
    excluded: int = bits("random_exclude", Ability)
    meter_shift: Byte = number("meter_shift", -METER, METER)


class Corporation(Row):
    meter: list[int] = numbers("meter", METER, 0, FEW, fewest=1)
    top: Byte  # the last space of the meter
    start: list[int] = numbers_of("start", Circle, 0, METER)
    min_set: Byte = number("featured_min_set", 1, DICE)
    breaks_at: Byte = number("breaks_at_set", 0, FEW)
    sugar: Byte = flag("sugar_cube")

    def complete(self, row: Sheet) -> None:
        self.top = row.read(length("meter")) - 1
        for circle, name in enumerate(known(Circle)):
            row.expect(self.start[circle] <= self.top, f"start.{name}", "the meter has no such space")


class Box(author.Box):
    """Everything that never changes during a match. Sets of abilities and colours have one bit each."""

    solo: Byte
    free: Byte  # whether the first seat places the discs
    target: Short = number("game.target_pp", 1, 999)
    cap: Byte = number("game.research_cap_per_roll", 1, FEW)  # research points from one roll
    roll_dice: Byte = number("game.coffee_dice_per_roll", 1, DICE)
    blend_dice: Byte = number("game.blend_dice", DICE, DICE)
    min_set: Byte = number("game.featured_min_set", 1, DICE)
    tokens: Byte = number("game.tokens_per_player", 0, FEW)
    setup_rp: Byte = number("game.setup_rp_non_starters", 0, FEW)
    coffee_dice: Byte = number("dice.coffee.count", 2 * DICE, 15)
    flavor_dice: Byte = number("dice.flavor.count", 0, 7)
    featured_make: Byte = number("blends.featured.on_make", 0, FEW)
    featured_pp: Byte = by_players("blends.featured.by_players", number("", 0, FEW))
    rainbow_make: Byte = number("blends.rainbow.on_make", 0, FEW)
    rainbow_pp: Byte = by_players("blends.rainbow.by_players", number("", 0, FEW))
    rainbow_colours: Byte = number("blends.rainbow.colours_needed", 1, DICE)
    donation_pp: Byte = number("blends.donation.on_use_pp", 0, FEW)
    donation_tokens: Byte = number("blends.donation.tokens_per_used_die", 0, 1)
    token_pp: Byte = number("blends.donation.token_pp", 0, FEW)
    at_1x: Byte = number("research_track.at_1x", 1, MANY)
    at_2x: Byte = number("research_track.at_2x", 1, MANY)
    cup: Byte = number("research_track.cup", 1, MANY)
    intern_track: Byte = word("interns.slot", TRACK)
    blank_from: Byte  # the colour that Blank Slate can set
    preset_faces: Byte  # the set of colours that Preset Grind can show
    firm: Byte = agreed("corporation")
    meter_top: Byte
    meter_start: Byte
    firm_min_set: Byte
    firm_breaks_at: Byte
    firm_sugar: Byte
    max_turns: Short = number("limits.max_turns", 1, 9999)
    token_discs: int  # sets of abilities
    mandatory: int
    drawable: int  # for blank spaces
    quality: list[int] = column("colours", number("quality", 1, FEW), COLOUR)
    by_quality: list[int] = ints(COLOURS, Byte)  # the colours, best first
    faces: list[int] = ints(2 * FACES, Byte)  # the beans of a coffee die and of a flavor die
    raised: list[int] = ints(BEANS, Byte)  # what a bean becomes, or BLANK
    lowered: list[int] = ints(BEANS, Byte)
    flipped: list[int] = ints(BEANS, Byte)
    pp: list[int] = column("discs", number("pp", 0, MANY), Ability)
    category: list[int] = column("discs", word("category", Category), Ability)
    power: list[int] = ints(2 * ABILITIES, Byte)  # how much an ability does at 1X and at 2X
    each: list[int] = column("discs", number("rp_each", 1, FEW, default=1), Ability)  # research points for each colour it names
    disc: list[int] = ints(TRACKS, Byte)  # the printed disc of each track, or BLANK
    icon: list[int] = ints(TRACKS, Byte)  # the category to draw from for a blank one
    intern: list[int] = words("interns.abilities", INTERNS, Ability)
    meter: list[int] = ints(METER, Byte)

    def complete(self, toml: Sheet) -> None:
        self.solo = int(toml.players == 1)
        self.by_quality[:] = sorted(range(COLOURS), key=lambda colour: -self.quality[colour])
        toml.expect(self.at_1x < self.at_2x < self.cup, "research_track", "1X comes before 2X, and 2X before the cup")
        for kind, face in {"coffee": COLOUR, "flavor": FACE}.items():
            print_die(self, toml.table("dice"), kind, face)
        print_discs(self, toml)
        check_interns(self, toml)
        coaster = filled(toml, "research_coasters", Coaster, COASTERS)[min(toml.agreed["coaster"], Arrangement.WILD)]
        lay_coaster(self, toml, coaster)
        choose_corporation(self, toml, coaster)


def print_die(box: Box, dice: Sheet, kind: str, face: Meaning) -> None:
    """The faces of a kind of dice, and what each becomes when it is raised, lowered or flipped (VJ-R33, VJ-R34)."""
    first = FACES if kind == "flavor" else 0
    shown = dice.read(words(f"{kind}.faces", FACES, face))
    dice.expect(len(set(shown)) == FACES, f"{kind}.faces", f"a die shows each of {', '.join(known(face))}")
    beans = [first + one for one in shown]
    box.faces[first : first + FACES] = beans
    for bean, lower, higher in zip(beans, [BLANK, *beans], [*beans[1:], BLANK], strict=False):
        box.lowered[bean], box.raised[bean] = lower, higher
    for one, name in enumerate(known(face)):
        box.flipped[first + one] = first + dice.read(word(f"opposite.{kind}.{name}", face))


def print_discs(box: Box, toml: Sheet) -> None:
    discs = toml.rows("discs", Ability)
    for ability, disc in enumerate(discs):
        box.power[2 * ability : 2 * ability + 2] = disc.read(numbers("power", 2, 0, POWER)) if disc.has("power") else [1, 1]
        is_in_play = disc.read(flag("solo_ok")) or not box.solo  # VJ-R36, VJ-R39: alone, no disc that has no target
        box.drawable |= only(ability) if is_in_play else 0
        box.token_discs |= only(ability) if disc.read(flag("token")) and is_in_play else 0
        box.mandatory |= only(ability) if disc.read(flag("mandatory")) else 0
    box.blank_from = discs[Ability.BLANK_SLATE].read(word("from", TRACK))
    box.preset_faces = discs[Ability.PRESET_GRIND].read(bits("faces", COLOUR))


def check_interns(box: Box, toml: Sheet) -> None:
    for ability in box.intern:
        is_fit = box.category[ability] == Category.DICE and ability != Ability.INTERN
        toml.expect(is_fit, "interns.abilities", f"an intern changes dice, {Ability(ability).name.lower()} does not")
    toml.expect(len(set(box.intern)) == INTERNS, "interns.abilities", "two interns have the same ability")


def lay_coaster(box: Box, toml: Sheet, coaster: Coaster) -> None:
    """The discs that are printed for the chosen arrangement, and what may be drawn for the blank spaces."""
    arrangement = toml.agreed["coaster"]
    box.disc[:], box.icon[:] = coaster.disc, coaster.icon
    box.free = int(arrangement == Arrangement.FREE)
    if arrangement == Arrangement.INTERNS:
        box.disc[box.intern_track] = Ability.INTERN
    box.drawable &= ~coaster.excluded
    for category in Category:
        blank = [track for track in range(TRACKS) if box.disc[track] == BLANK and box.icon[track] == category]
        fitting = [a for a in range(ABILITIES) if has(box.drawable, a) and box.category[a] == category and a not in box.disc]
        toml.expect(len(blank) <= len(fitting), "research_coasters", f"too few discs of the category {category.name.lower()} can be drawn")


def choose_corporation(box: Box, toml: Sheet, coaster: Coaster) -> None:
    """The rival of the solo game; VJ-R76: on a coaster that is kind to the player it begins higher, within its meter."""
    difficulty = toml.agreed["difficulty"]
    if not box.solo and (box.firm or difficulty):
        raise InputError("corporation and difficulty belong to the solo game: choose them with 1 player only")
    firm = filled(toml, "corporations", Corporation, Firm)[box.firm]
    box.meter[:], box.meter_top = firm.meter, firm.top
    box.meter_start = max(0, min(firm.start[difficulty] + coaster.meter_shift, firm.top))
    box.firm_min_set, box.firm_breaks_at, box.firm_sugar = firm.min_set, firm.breaks_at, firm.sugar


def filled(toml: Sheet, path: str, piece: type[R], named: Meaning) -> list[R]:
    """All rows of a list, of which a match needs one."""
    pieces = [(piece(), row) for row in toml.rows(path, named)]
    for one, row in pieces:
        one.fill(row)
    return [one for one, _ in pieces]
