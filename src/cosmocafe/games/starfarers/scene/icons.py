"""Small pictures: resources, things to build, mother ships. Each resource has a shape beside its colour."""

from __future__ import annotations

from functools import cache

from cosmocafe.draw.svg import Svg, circle, group, path, placed, text, title
from cosmocafe.draw.theme import emblem, seat_class

from ..rules.victory import speed_bonus, strength
from ..standing import friends_held, waiting_words
from ..view import View
from ..vocabulary import FRIEND_NAME, Expansion, Thing

RESOURCE_COLOURS = ("#e0664f", "#f0a03c", "#5f8fe8", "#58b368", "#b98be0")
RESOURCE_SHAPES = (  # in small letters, so that many of them make one path
    "m0-1 .9.7-.4 1.2h-1l-.4-1.2z",  # a crystal of ore
    "m0-1.1c.3.7.8 1 .8 1.4a.8.8 0 0 1-1.6 0c0-.4.5-.7.8-1.4z",  # a drop of fuel
    "m-.5-.9h1l.5.9-.5.9h-1l-.5-.9z",  # the ring of carbon
    "m-.8.9c-.3-1.4.8-1.9 1.7-1.8.1 1.2-.6 1.9-1.7 1.8z",  # a leaf
    "m-.9-.8h1.8v.6h-1.8zm0 .8h1.8v.8h-1.8z",  # a crate of goods
)
HULL = "M0-8 4.6 2.5 2.4 7H-2.4L-4.6 2.5Z"
PORT = "M-7.5 0A7.5 7.5 0 1 1 7.5 0A7.5 7.5 0 1 1-7.5 0Z"
MOTHER = (
    "M-24-5.5-28-9H-19L-14-5.5H8C17-5.5 23-2.5 26 0 23 2.5 17 5.5 8 5.5H-14L-19 9H-28L-24 5.5Z"
    "M11-2.5V2.5C15 2.5 18 1.5 20 0 18-1.5 15-2.5 11-2.5Z"
)
THING_SHAPES = {
    Thing.COLONY_SHIP: f"{HULL}M-2 4.6a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z",
    Thing.TRADE_SHIP: f"{HULL}M-2 2.6H2V6.6H-2Z",
    Thing.SPACEPORT: f"{PORT}M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z",
    Thing.BOOSTER: "M-4-7H4V2L6 7H-6L-4 2Z",
    Thing.CANNON: "M-7-2H7V1H-1V6H-6V1H-7Z",
    Thing.FREIGHT_RING: "M-8 0A8 4.6 0 1 1 8 0A8 4.6 0 1 1-8 0ZM-5 0A5 2.2 0 1 0 5 0A5 2.2 0 1 0-5 0Z",
}
STYLE = {
    **{f".res{n}": f"fill:{colour};stroke:var(--night)" for n, colour in enumerate(RESOURCE_COLOURS)},
    ".bare": "stroke:none",
    ".sign": "fill:var(--night)",
    ".thing": "fill:var(--cream);fill-rule:evenodd",
    ".poor .thing": "fill:var(--haze);opacity:.55",
    ".mother": "fill:var(--seat);stroke:var(--night);fill-rule:evenodd",
    ".part": "stroke:var(--cream);stroke-width:2.2;fill:none",
    ".flame": "stroke:var(--amber);stroke-width:2;fill:none",
}


@cache
def resource(kind: int, x: float, y: float, r: float) -> Svg:
    """A card's sign: a disc in its colour with its shape."""
    shape = path(RESOURCE_SHAPES[kind], transform="scale(.58)", class_="sign")
    return group(circle(0, 0, 1, class_=f"res{kind}", stroke_width=0.1), shape, transform=placed(x, y, r))


@cache
def coin(kind: int, x: float, y: float, r: float) -> Svg:
    """The shape of a resource in its colour, for small print."""
    return path(RESOURCE_SHAPES[kind], transform=placed(x, y, r), class_=f"res{kind} bare")


@cache
def thing(kind: int, x: float, y: float, scale: float = 1) -> Svg:
    """Something to build."""
    return path(THING_SHAPES[Thing(kind)], transform=placed(x, y, scale), class_="thing")


def mother_ship(view: View, seat: int, x: float, y: float) -> Svg:
    """A player's mother ship: boosters at its tail, freight rings around it, cannons at its sides; speed and strength beside it."""
    me = view.table.fleets[seat]
    quick, strong = me.expansions[Expansion.BOOSTER] + speed_bonus(view.box, me), strength(view.box, me)
    known = [view.words.value(FRIEND_NAME, card) for card in friends_held(view, seat)]
    words = ", ".join([view.seat_name(seat), f"{view.words.label('speed')} +{quick}", f"{view.words.label('strength')} {strong}", *known])
    waiting = [trade_ship_waiting(view, seat, x + 37, y)] if me.claims else []
    return group(
        title(words),
        emblem(seat, x - 36, y, 4.5),
        group(*_hull(tuple(me.expansions)), transform=placed(x, y)),
        text(f"+{quick}", x - 45, y + 16, font_size=8.5, class_="haze"),
        text(f"⚔{strong}", x + 14, y + 16, font_size=8.5, class_="haze"),
        *waiting,
        class_=seat_class(seat),
    )


def trade_ship_waiting(view: View, seat: int, x: float, y: float) -> Svg:
    """SF-R32: a free trade ship that has no place yet, beside its owner's mother ship."""
    claims = view.table.fleets[seat].claims
    number = [text(f"×{claims}", x, y + 16, font_size=8.5, class_="cream middle")] if claims > 1 else []
    return group(title(waiting_words(view, seat)), thing(Thing.TRADE_SHIP, x, y), *number, data_piece=f"claim{seat}")


@cache
def _hull(fitted: tuple[int, ...]) -> list[Svg]:
    flames = "".join(f"M-24 {2 * n - 5}h-7" for n in range(fitted[Expansion.BOOSTER]))
    guns = "".join(f"M{8 * (n // 2) - 8} {7.5 - 15 * (n % 2):g}h6" for n in range(fitted[Expansion.CANNON]))
    rings = "".join(f"M{6 * n - 20}-7v14" for n in range(fitted[Expansion.FREIGHT_RING]))
    parts = (("flame", flames), ("", ""), ("part", guns), ("part", rings))
    return [path(MOTHER, class_="mother") if not name else path(d, class_=name) for name, d in parts if d or not name]
