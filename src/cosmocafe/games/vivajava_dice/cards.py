"""What the inspector shows of each thing: dice, blends, the ladder, discs, tracks, players, the jar, the corporation."""

from __future__ import annotations

from cosmocafe.author import NOBODY, Card, Cards
from cosmocafe.draw.areas import Area

from .rules.tokens import is_blocked, token_owner
from .scene.ladder import ladder as chalkboard
from .scene.pieces import ability_disc, disc
from .scene.sheets import mini, spaces
from .scene.symbols import SYMBOLS, die_symbol, firm_symbol, intern_symbol, use
from .standing import (
    TEXTS,
    blocked,
    disc_name,
    disc_text,
    featured_name,
    gifts,
    goal,
    intern_name,
    is_sudden,
    level_of,
    owner_name,
    sheet,
    track_words,
)
from .view import View
from .vocabulary import ABILITY, BEAN, BLEND, COLOUR, COLOURS, FLAVOR, ROBUSTNESS, TRACKS, UNIT, WILD_BEAN, Ability, Blend, colour_of

cards = Cards()
BLENDS = {Blend.FEATURED: ("VJ-061", "VJ-062", "VJ-070", "VJ-031", "VJ-034"), Blend.RAINBOW: ("VJ-080", "VJ-083", "VJ-032", "VJ-086")}
LABELS = (
    "quality",
    "coffee_die",
    "flavor_die",
    "wild_die",
    "how_featured",
    "how_rainbow",
    "holder",
    "on_making",
    "each_turn",
    "carries",
    "how_ladder",
    "how_disc",
    "at_1x",
    "at_2x",
    "how_track",
    "how_flavor",
    "how_donate",
    "how_supply",
    "how_goal",
    "how_sudden",
    "how_gift",
    "how_firm",
    "how_sugar",
    "how_shaker",
    "how_intern",
    "left",
)


def ability_rule(ability: int) -> str:
    """The rule of a disc: they are written in the order of the discs."""
    return f"VJ-A{ability + 1:02}"


def said(view: View, *names: str) -> list[str]:
    """Labels as lines."""
    return [view.words.label(name) for name in names]


@cards.of("die")
def die(view: View, bean: int) -> Card:
    """A die of the roll: its colour, and how fine that is."""
    label, name = view.words.label, view.words.value(BEAN, bean)
    if bean == WILD_BEAN:
        return Card(name, SYMBOLS.portrait(die_symbol(bean)), said(view, "wild_die", "flavor_die"), (), ("VJ-067", "VJ-R04"))
    quality = [(label("quality"), f"{view.box.quality[colour_of(bean)]} / {COLOURS}")]
    kind, rules = ("flavor_die", ("VJ-R01", "VJ-091", "VJ-092")) if bean >= FLAVOR else ("coffee_die", ("VJ-R01", "VJ-100"))
    return Card(name, SYMBOLS.portrait(die_symbol(bean)), said(view, kind), quality, rules)


@cards.of("blend_die")
def blend_die(view: View, place: int) -> Card | None:
    """A die of the Featured Blend, perhaps with a token on it."""
    t = view.table
    if t.featured[place] == 0:
        return None
    shown = die(view, t.featured[place] - 1)
    token = t.on_die[place]
    carried = [view.words.titled(view.words.label("carries"), view.seat_name(token_owner(token)))] if token else []
    return shown._replace(lines=[*carried, *shown.lines], rules=("VJ-R01", "VJ-063", *(("VJ-033", "VJ-096") if token else ("VJ-034",))))


@cards.of("coaster")
def coaster(view: View, blend: int) -> Card | None:
    """A blend: who holds it, how it is made, what it brings."""
    t, box, label = view.table, view.box, view.words.label
    kind = list(Blend)[blend]
    is_featured = kind == Blend.FEATURED
    made, worth = (box.featured_make, box.featured_pp) if is_featured else (box.rainbow_make, box.rainbow_pp)
    owner = t.featured_by if is_featured else t.rainbow_by
    held = view.words.titled(owner_name(view, owner), featured_name(view) if is_featured else "")
    stopped = [view.words.titled(label("blocked"), owner_name(view, side)) for side in range(t.sides) if is_blocked(t, side, kind)]
    lines = [view.words.titled(label("holder"), held), *stopped, label(f"how_{kind.name.lower()}")]
    numbers = [(label("on_making"), f"+{made} {label('points')}"), (label("each_turn"), f"+{worth} {label('points')}")]
    return Card(view.words.value(BLEND, kind), SYMBOLS.portrait(f"vj-cup-{kind.name.lower()}"), lines, numbers, BLENDS[kind])


@cards.of("ladder")
def ladder(view: View) -> Card | None:
    """The quality ladder, large."""
    picture = SYMBOLS.framed(chalkboard(view, Area(4, 4, 236, 318)), width=248, height=332)
    ranks = [view.words.titled(f"{n} ×", view.words.value(ROBUSTNESS, n)) for n in range(view.box.blend_dice, view.box.min_set - 1, -1)]
    return Card(view.words.label("ladder"), picture, [*said(view, "how_ladder"), *ranks], (), ("VJ-062", "VJ-063", "VJ-064", "VJ-R01"))


@cards.of("disc")
def track_disc(view: View, track: int) -> Card | None:
    """The disc on a track: what it does at 1X and 2X, and who has it."""
    ability = view.table.disc[track]
    if ability < 0:
        return Card(view.words.value(COLOUR, track), "", said(view, "how_disc"), (), ("VJ-142",))
    picture = SYMBOLS.framed(disc(view, track, Area(0, 0, 64, 64)), width=66, height=66)
    shown = of_ability(view, ability, picture)
    levels = {seat: level_of(view, seat, track) for seat in range(view.table.players)}
    have = [(view.seat_name(seat), f"{reached}X" if reached < 3 else "✓") for seat, reached in levels.items() if reached]
    hired = [disc_text(view, track)] if ability == Ability.INTERN else []
    return shown._replace(lines=[*shown.lines, *hired], numbers=[*shown.numbers, *have])


@cards.of("ability")
def ability(view: View, which: int) -> Card | None:
    """A disc that can be chosen."""
    picture = SYMBOLS.framed(ability_disc(view, which, view.parts.get("track", 0), Area(0, 0, 64, 64)), width=66, height=66)
    return of_ability(view, which, picture)


def of_ability(view: View, which: int, picture: str) -> Card:
    """The words of an ability."""
    label, box = view.words.label, view.box
    power = [(label(name), str(box.power[2 * which + n])) for n, name in enumerate(("at_1x", "at_2x"))]
    numbers = [(label("points"), str(box.pp[which])), *power]
    lines = [label(TEXTS[which]), label("how_disc")]
    return Card(view.words.value(ABILITY, which), picture, lines, numbers, (ability_rule(which), "VJ-105", "VJ-108"))


@cards.of("intern")
def intern(view: View, which: int) -> Card | None:
    """An intern: his ability becomes that of the track."""
    if which not in view.box.intern:
        return None
    who = [view.seat_name(seat) for seat in range(view.table.players) if intern_name(view, seat) == view.words.value(ABILITY, which)]
    lines = [*who, view.words.label(TEXTS[which]), view.words.label("how_intern")]
    return Card(
        view.words.value(ABILITY, which), SYMBOLS.portrait(intern_symbol(which)), lines, (), (ability_rule(which), "VJ-146", "VJ-147")
    )


@cards.of("track")
def track(view: View, seat: int, colour: int) -> Card | None:
    """A player's track: how far it is, and what lies at its end."""
    me, label = view.table.seats[seat], view.words.label
    if seat >= view.table.players:
        return None
    picture = SYMBOLS.framed(*spaces(view, seat, colour, Area(0, 0, 350, 42), 0), width=350, height=42)
    title = view.words.titled(view.seat_name(seat), view.words.listed([view.words.value(COLOUR, colour), disc_name(view, colour)]))
    numbers = [("1X", str(view.box.at_1x)), ("2X", str(view.box.at_2x)), (label("done"), str(view.box.cup))]
    tokens = [(label(name), str(count)) for name, count in (("ready", me.ready[colour]), ("claims", me.claims[colour])) if count]
    lines = [track_words(view, seat, colour), disc_text(view, colour), label("how_track")]
    return Card(title, picture, [words for words in lines if words], [*numbers, *tokens], ("VJ-104", "VJ-105", "VJ-106", "VJ-108"))


@cards.of("seat")
def person(view: View, seat: int) -> Card | None:
    """A player: where the points come from, the tracks, what there is to roll and to lay."""
    if seat >= view.table.players:
        return None
    me, label = view.table.seats[seat], view.words.label
    rows = Area(0, 0, 300, 110).grid(1, TRACKS)
    picture = SYMBOLS.framed(*(mini(view, seat, colour, row) for colour, row in enumerate(rows)), width=300, height=110, class_="paper")
    parts = [(label(name), str(points)) for name, points in sheet(view, seat).items()]
    numbers = [
        (label("points"), f"{me.pp} / {view.box.target}"),
        *parts,
        (label("flavor"), str(me.flavor)),
        (label("tokens"), str(me.tokens)),
    ]
    lines = [*filter(None, [intern_name(view, seat)]), *blocked(view, seat)]
    return Card(view.seat_name(seat), picture, lines, numbers, ("VJ-104", "VJ-117", "VJ-130"))


@cards.of("flavor")
def flavor(view: View) -> Card | None:
    """The flavor dice that nobody has."""
    numbers = [(view.words.label("left"), str(view.table.coaster))]
    return Card(
        view.words.label("flavor"),
        SYMBOLS.portrait("vj-flavor"),
        said(view, "how_flavor", *["how_donate"] * (view.table.players > 1)),
        numbers,
        ("VJ-090", "VJ-091", "VJ-092", "VJ-093", "VJ-102"),
    )


@cards.of("supply")
def supply(view: View) -> Card | None:
    """The coffee dice that nobody has."""
    numbers = [(view.words.label("left"), f"{view.table.supply} / {view.box.coffee_dice}")]
    return Card(
        view.words.label("supply"), SYMBOLS.portrait("vj-coffee-brown"), said(view, "how_supply"), numbers, ("VJ-010", "VJ-050", "VJ-110")
    )


@cards.of("goal")
def points(view: View) -> Card | None:
    """How far everybody is."""
    seats = [(owner_name(view, side), f"{view.table.seats[side].pp} / {view.box.target}") for side in range(view.table.sides)]
    return Card(
        goal(view),
        SYMBOLS.portrait("vj-pp"),
        said(view, "how_sudden" if is_sudden(view) else "how_goal"),
        seats,
        ("VJ-002", "VJ-130", "VJ-131"),
    )


@cards.of("gift")
def gift(view: View, seat: int) -> Card | None:
    """Dice that a player has donated."""
    dice = gifts(view, seat)
    if not dice:
        return None
    picture = SYMBOLS.framed(*(use(die_symbol(bean), n * 52, 0, 48) for n, bean in enumerate(dice)), width=len(dice) * 52, height=52)
    title = view.words.titled(view.words.label("donated"), view.seat_name(seat))
    names = view.words.listed(view.words.value(BEAN, bean) for bean in dice)
    return Card(title, picture, [names, view.words.label("how_gift")], (), ("VJ-093", "VJ-094", "VJ-095", "VJ-096"))


@cards.of("tray")
def shaker(view: View) -> Card | None:
    """The shaker."""
    return Card(view.words.label("roll"), SYMBOLS.portrait("vj-shaker"), said(view, "how_shaker"), (), ("VJ-050", "VJ-051", "VJ-052"))


@cards.of("firm")
def firm(view: View) -> Card | None:
    """The corporation and its meter."""
    t, box, label = view.table, view.box, view.words.label
    if not box.solo:
        return None
    numbers = [(label("points"), f"{t.seats[t.players].pp} / {box.target}"), (view.words.value(UNIT, box.firm), str(box.meter[t.meter]))]
    rules = ("VJ-152", "VJ-153", "VJ-154", "VJ-155", "VJ-163" if box.firm_sugar else "VJ-160")
    lines = [*blocked(view, t.players), label("how_firm")]
    return Card(owner_name(view, t.players), SYMBOLS.portrait(firm_symbol(box.firm)), lines, numbers, rules)


@cards.of("sugar")
def sugar(view: View) -> Card | None:
    """The sugar cube: no research and no ability of this colour."""
    if view.table.sugar == NOBODY:
        return None
    lines = [view.words.value(COLOUR, view.table.sugar), view.words.label("how_sugar")]
    return Card(view.words.label("sugar"), SYMBOLS.portrait("vj-sugar"), lines, (), ("VJ-164", "VJ-R49"))
