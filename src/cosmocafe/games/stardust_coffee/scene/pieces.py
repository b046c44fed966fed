"""What lies on the table: goods, numbers, points, dice, cups; wood, paper and the rings of what can be clicked."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import NOTHING, Svg, group, number, rect, text
from cosmocafe.draw.text import fitted, wrapped

from ..view import View
from ..vocabulary import BASICS, GOOD, Badge, Ingredient
from .symbols import DICE, badge_symbol, good_symbol, tier_name, use

LETTER = 0.53  # the width of a letter at font size 1
SHAPED = {
    0: "--seat-d:#b9591b;--seat-l:#ffc07f;--m0:inline",
    1: "--seat-d:#2a76b4;--seat-l:#b2e2ff;--m1:inline",
    2: "--seat-d:#0d7355;--seat-l:#7ce0bf;--m2:inline",
    3: "--seat-d:#9a4a7c;--seat-l:#f7c3df;--m3:inline",
}
STYLE = {
    **{f".seat{seat}": rule for seat, rule in SHAPED.items()},
    ".serif": "font-family:'Iowan Old Style','Palatino Linotype','Source Serif 4','Noto Serif CJK TC',Georgia,serif",
    ".tight": "letter-spacing:-.4px",
    ".dark": "fill:#2c1a10",
    ".brown": "fill:#5c4024",
    ".pale": "fill:#fff3dc",
    ".warm": "fill:#ffe0b0",
    ".lilac": "fill:#d5d2ff",
    ".rose": "fill:#ffc9bf",
    ".gold": "fill:#4a2b08",
    ".rimmed, .code": "stroke:#14132f;stroke-width:4;stroke-linejoin:round;paint-order:stroke",
    ".shadow": "fill:#080420;opacity:.5",
    ".wood": "fill:#6f4324",
    ".varnish": "fill:url(#sd-wood)",
    ".tray": "fill:#9a663a;stroke:#5a3219;stroke-width:1.6",
    ".sheet": "fill:#f6ead0;stroke:#3a1d0d;stroke-width:1.4",
    ".age": "fill:url(#sd-paper)",
    ".panel": "--amber:#8a5600;--muted:#6a4a2a;--ink:#2c1a10",
    ".reach": "fill:transparent;pointer-events:all",
    ".ghost": "opacity:.36",
    ".dim": "opacity:.5",
    ".code": "font-size:11px;font-weight:700;text-anchor:end;fill:#fff",
    ".halo": "fill:none;stroke:#14132f;stroke-width:6;pointer-events:none",
    ".gilt": "fill:none;stroke:#ffd24a;stroke-width:2.6;pointer-events:none",
    ".answer>.ring": "stroke:var(--amber);stroke-width:3",
    ".panel .answer>.ring, .panel.answer>.ring": "stroke:#14132f;stroke-width:6",
    ".answer:hover>.ring, .answer:focus-visible>.ring": "stroke-width:5;fill:#ffd24a;fill-opacity:.22",
    ".panel .answer:hover>.ring, .panel.answer:hover>.ring": "stroke-width:8;fill:#ffd24a;fill-opacity:.22",
}


def halo(area: Area, rx: float) -> Svg:
    """The ring of what can be clicked on the night: amber above ink."""
    return Svg(rect(*area, rx=rx, class_="halo") + rect(*area, rx=rx, class_="ring"))


def gilt(area: Area, rx: float) -> Svg:
    """The ring of what can be clicked on paper: amber on a ring of ink."""
    return Svg(rect(*area, rx=rx, class_="ring") + rect(*area, rx=rx, class_="gilt"))


def at_least(area: Area, side: float) -> Area:
    """An area around the same middle that is no smaller than a finger."""
    return Area.around(*area.middle, max(area.width, side), max(area.height, side))


def finger(view: View) -> float:
    """How large a thing that can be clicked must be."""
    return 41 if view.tall else 33


def centred(name: str, x: float, y: float, size: float, class_: str | None = None) -> Svg:
    """A symbol around a point."""
    placed = x - size / 2, y - size / 2, size
    return use(name, *placed, class_=class_) if class_ else use(name, *placed)


def token(view: View, good: int, x: float, y: float, size: float) -> Svg:
    """An ingredient; a letter for who wants one."""
    code = text(view.words.label(f"code_{GOOD.text(good)}"), x + size / 2, y + size / 2, class_="letter code")
    return Svg(centred(good_symbol(good), x, y, size) + code)


def room(good: int, x: float, y: float, size: float) -> Svg:
    """Room for an ingredient."""
    return centred("sd-slot" if good < BASICS else "sd-slot-hex", x, y, size)


def missing(view: View, good: int, x: float, y: float, size: float) -> Svg:
    """An ingredient that is still to come: its picture, hardly seen, in an empty slot."""
    return Svg(room(good, x, y, size) + group(token(view, good, x, y, size), class_="ghost"))


def stardust(x: float, y: float, size: float) -> Svg:
    """A Stardust token."""
    return centred("sd-stardust", x, y, size)


def dustless(x: float, y: float, size: float, class_: str = "sd-violet") -> Svg:
    """Room for a Stardust token."""
    return centred("sd-stardust-empty", x, y, size, class_=class_)


def badge(kind: int, x: float, y: float, size: float) -> Svg:
    """A Badge of a coffee card."""
    return centred(badge_symbol(kind), x, y, size)


def face(shown: int, x: float, y: float, size: float) -> Svg:
    """A number as it stands on Globes and powers: a small cream die."""
    font = max(11, size * 0.6)
    return Svg(centred("sd-number", x, y, size) + text(str(shown), x, y + font * 0.33, font_size=font, class_="middle strong dark"))


def points(value: int, x: float, y: float, size: float) -> Svg:
    """Points: a gold medal with their number."""
    font = max(11, size * 0.41)
    return Svg(centred("sd-points", x, y, size) + text(str(value), x, y + font * 0.4, font_size=font, class_="middle strong gold"))


def action_die(color: int, pips: int, x: float, y: float, size: float, *, spent: bool = False) -> Svg:
    """An Action die; a spent one lies in the dark."""
    dots = use(f"sd-pips-{pips}", x - size / 2, y - size / 2, size) if pips else NOTHING
    over = centred("sd-off", x, y, size) if spent else NOTHING
    return Svg(group(centred("sd-die", x, y, size), dots, class_=DICE[color]) + over)


def stardust_die(shown: int, x: float, y: float, size: float) -> Svg:
    """The Stardust die: a crystal; without a number while it is exhausted."""
    font = max(11, size * 0.42)
    words = text(str(shown), x, y + font * 0.36, font_size=font, class_="middle strong pale rimmed") if shown else NOTHING
    over = NOTHING if shown else centred("sd-off", x, y, size)
    return Svg(centred("sd-die-stardust", x, y, size) + words + over)


def drink(view: View, card: int, x: float, y: float, size: float) -> Svg:
    """A coffee in the cup of its rank, with what its recipe puts on top; x and y are the corner."""
    shown = view.box.cards[card]
    has = {good: shown.recipe[good] > 0 for good in Ingredient}
    layers = "cold" if has[Ingredient.ICE] else "whisky" if has[Ingredient.WHISKY] else "milky" if has[Ingredient.MILK] else "black"
    rank = tier_name(shown.tier)
    high = y - size * 0.022 if rank == "gold" else y
    tops = [use(f"sd-top-{name}", x, high, size) for name in toppings(has)] if rank != "copper" else []
    return group(use(f"sd-cup-{rank}", x, y, size), *tops, class_=f"sd-l-{layers}")


def toppings(has: dict[Ingredient, bool]) -> Iterator[str]:
    """What lies on a coffee, from below; chocolate and beans need something to lie on."""
    soft = has[Ingredient.CREAM] or has[Ingredient.MILK_FOAM]
    if soft:
        yield "cream" if has[Ingredient.CREAM] else "foam"
    if has[Ingredient.ICE]:
        yield "ice"
    if has[Ingredient.CHOCOLATE] and soft:
        yield "choc"
    if has[Ingredient.DARK_ROAST] and soft:
        yield "roast"
    if has[Ingredient.WHISKY]:
        yield "whisky"


def badges_of(view: View, card: int) -> list[int]:
    """The Badges of a card one by one."""
    return [kind for kind in Badge for _ in range(view.box.cards[card].badges[kind])]


def line(words: str, x: float, y: float, space: float, size: float, class_: str, smallest: float = 11) -> Svg:
    """Words in one line, made smaller or shorter where there is too little room."""
    shown, fit = fitted(words, space, size, min(smallest, size), LETTER)
    return text(shown, x, y, font_size=round(fit, 1), class_=class_)


def lines(words: str, x: float, y: float, space: float, size: float, most: int, class_: str) -> list[Svg]:
    """Words in some lines, y being the first one's."""
    found = wrapped(words, int(space / (size * LETTER * 1.04)), most)
    return [text(part, x, y + n * size * 1.14, font_size=size, class_=class_) for n, part in enumerate(found)]


def wood(area: Area, rx: float) -> Svg:
    """A board of dark wood."""
    low = Area(area.x + 2, area.y + 4, area.width, area.height)
    grain = use("sd-grain", area.x, area.y, area.width, min(area.height, 70))
    ground = rect(*area, rx=rx, class_="wood") + rect(*area, rx=rx, class_="varnish")
    return group(Svg(rect(*low, rx=rx, class_="shadow") + ground + grain))


def paper(area: Area, rx: float) -> Svg:
    """A sheet of cream paper."""
    return Svg(rect(*area, rx=rx, class_="sheet") + rect(*area, rx=rx, class_="age"))


def turned(part: Svg, degrees: int, x: float, y: float) -> Svg:
    """A part turned around a point."""
    return group(part, transform=f"rotate({degrees} {number(x)} {number(y)})")
