"""Mother ships: the hull with all that was built on it, and the two balls that fell out of it."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import NOBODY, thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import noted, still
from cosmocafe.draw.svg import Svg, element, group, number, placed, rect, text, title

from ..rules.victory import speed_bonus, strength
from ..standing import waiting_words
from ..view import View
from ..vocabulary import EXPANSION_NAME, Event, Expansion
from .pieces import line, with_number
from .symbols import ball_symbol, seated, use

WIDTH, HEIGHT = 400, 150
GUNS = tuple((x, y) for x, above, below in ((200, 8, 143), (244, 10, 141), (288, 16, 135)) for y in (above, below))
BOOSTERS, RINGS = 6, 5  # sockets of the hull
NUMBERED = 330  # how wide a ship is on whose balls numbers can be read
STYLE = {".bay": "fill:none;stroke:#5a483d"}


@noted
def balls_of(view: View, seat: int) -> tuple[int, int] | None:
    """What a player's mother ship showed last in this turn."""
    for told in reversed(view.events):
        if told.event == Event.MOTHER_SHIP and told.who == seat:
            parts = view.told_parts(told)
            return parts["first"], parts["second"]
        if told.event == Event.TURN:
            break
    return None


@still
def ship(view: View, seat: int, x: float, y: float, width: float, sockets: bool = False) -> Svg:
    """A mother ship with its expansions; what is still missing is dotted."""
    fitted, limit = view.table.fleets[seat].expansions, view.box.limit
    parts = [
        *boosters(fitted[Expansion.BOOSTER], limit[Expansion.BOOSTER] if sockets else 0),
        *cannons(fitted[Expansion.CANNON], limit[Expansion.CANNON] if sockets else 0),
        use("sf-mother-hull", 0, 0, WIDTH, HEIGHT),
        *rings(fitted[Expansion.FREIGHT_RING], limit[Expansion.FREIGHT_RING] if sockets else 0),
        *in_the_glass(view, seat, numbered=width > NUMBERED),
        use("sf-mother-glass", 274, 49, 48),
    ]
    return group(*parts, transform=placed(x, y, width / WIDTH), class_=seated(seat))


def boosters(built: int, most: int) -> Iterator[Svg]:
    """Drives at the stern, flame by flame."""
    for n in range(min(max(built, most), BOOSTERS)):
        yield use("sf-mother-booster" if n < built else "sf-mother-booster-socket", 10, 36 + 13 * n, 64, 14)


def cannons(built: int, most: int) -> Iterator[Svg]:
    """Guns above and below the hull."""
    for n in range(min(max(built, most), len(GUNS))):
        x, y = GUNS[n]
        turned = f"translate({x} {y}) scale(1 {-1 if n % 2 else 1})"
        yield use("sf-mother-cannon" if n < built else "sf-mother-cannon-socket", 0, 0, 46, 26, transform=turned)


def rings(built: int, most: int) -> Iterator[Svg]:
    """Freight rings around the hull."""
    for n in range(min(max(built, most), RINGS)):
        yield use("sf-mother-ring" if n < built else "sf-mother-ring-socket", 90 + 22 * n, 23, 32, 104)


def in_the_glass(view: View, seat: int, numbered: bool) -> Iterator[Svg]:
    """The two balls behind the glass of the bow; with their numbers where these can be read."""
    for x, value in zip((276.5, 298.5), balls_of(view, seat) or (), strict=False):
        yield ball(value, x, 65.5, 21) if numbered else use(ball_symbol(value), x, 65.5, 21)


def ball(value: int, x: float, y: float, size: float) -> Svg:
    """A ball and its number."""
    colour = "sf-dark" if value == 2 else "sf-pale"
    shown = text(str(value), x + size / 2, y + size * 0.73, font_size=round(size * 0.64, 1), class_=f"{colour} sf-bold sf-mid")
    return Svg(use(ball_symbol(value), x, y, size) + shown)


@still
def bay(view: View, seat: int, area: Area) -> Iterator[Svg]:
    """One's own ship at its berth, and what it showed."""
    wide = min(area.width * (0.45 if view.tall else 0.745), (area.height - 8) * WIDTH / HEIGHT)
    frame = f"{number(area.x)} {number(area.y)} {number(area.width)} {number(area.height)}"
    sky = use("sf-space", *area)
    vessel = ship(view, seat, area.x + 4, area.y + (area.height - wide * HEIGHT / WIDTH) / 2, wide, sockets=True)
    place = dict(zip(("x", "y", "width", "height"), area, strict=True))
    inside = element("svg", sky, vessel, **place, viewBox=frame)
    yield group(title(ship_words(view, seat)), inside, rect(*area, rx=8, class_="bay"), data_thing=thing("mother", seat))
    room = 68 if view.tall else area.width - wide - 16
    yield shaken(view, Area(area.x + wide + (6 if view.tall else 10), area.y, room, area.height))


def ship_words(view: View, seat: int) -> str:
    """A mother ship in words."""
    fitted = view.table.fleets[seat].expansions
    built = view.words.listed(f"{view.words.value(EXPANSION_NAME, kind)} {fitted[kind]}" for kind in Expansion)
    return view.words.sentences([view.words.titled(view.seat_name(seat), built), waiting_words(view, seat)])


def shaken(view: View, area: Area) -> Svg:
    """The two balls of whoever flies, what is added to them, and the steps that makes."""
    who, label = view.table.active, view.words.label
    shown, x, tall = balls_of(view, who), area.x, view.tall
    if shown is None:
        return standing_still(view, area)
    me = view.table.fleets[who]
    extra, size = me.expansions[Expansion.BOOSTER] + speed_bonus(view.box, me), 22 if tall else 30
    top = area.y + (3 if tall else 12)
    parts = [ball(value, x + n * (size + 3), top, size) for n, value in enumerate(shown)]
    thrown = group(*parts, data_roll=f"balls-{view.table.turn}-{shown[0]}-{shown[1]}")
    base = view.table.base_speed or sum(shown)
    return group(
        title(view.words.titled(view.seat_name(who), view.words.listed(map(str, shown)))),
        thrown,
        line(f"{base + extra} {label('steps')}", x, top + size + (18 if tall else 20), area.width, 17, "sf-pale sf-bold"),
        line(f"{base} + {extra}", x, top + size + (34 if tall else 35), area.width, 11.5, "sf-quiet"),
        *([] if tall else [figures(view, who, x, area.bottom - 16)]),
        data_thing=thing("roll"),
    )


def standing_still(view: View, area: Area) -> Svg:
    """Before the balls are shaken: how fast, how strong and how roomy the ships of the desk's owner are."""
    seat = view.table.active if view.seat == NOBODY else view.seat
    me, label, step = view.table.fleets[seat], view.words.label, area.height / 3
    quick = me.expansions[Expansion.BOOSTER] + speed_bonus(view.box, me)
    rows = (
        ("sf-thing-booster", 36, 8, f"+{quick}", "speed"),
        ("sf-thing-cannon", 30, 17, str(strength(view.box, me)), "strength"),
        ("sf-thing-ring", 24, 18, str(me.expansions[Expansion.FREIGHT_RING]), "freight"),
    )
    parts = []
    for n, (name, wide, high, amount, called) in enumerate(rows):
        y = area.y + (n + 0.5) * step
        picture = use(name, area.x + 18 - wide / 2, y - high / 2, wide, high)
        parts.append(group(title(f"{label(called)} {amount}"), with_number(picture, amount, area.x + (40 if view.tall else 42), y + 5, 15)))
    return group(*parts, data_thing=thing("roll"))


def figures(view: View, seat: int, x: float, y: float) -> Svg:
    """Strength and freight in pictures."""
    me = view.table.fleets[seat]
    gun = with_number(use("sf-thing-cannon", x, y - 9, 30, 17), strength(view.box, me), x + 33, y + 5)
    hold = with_number(use("sf-thing-ring", x + 50, y - 9, 24, 18), me.expansions[Expansion.FREIGHT_RING], x + 77, y + 5)
    return Svg(gun + hold)
