"""What panels are made of: words that fit, panels, portraits, hearts, points, equipment cards, rings."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import NOTHING, Svg, circle, group, rect, text
from cosmocafe.draw.text import columns, fitted, wrapped
from cosmocafe.draw.theme import seat_class

from ..content import HEROES, UPGRADE_IDS
from ..language import Category, Kind
from ..rules.characters import life
from ..standing import ability, type_of, upgrade_name
from ..view import View
from .spots import Choices, Place
from .symbols import figure_symbol, kind_of, loot_symbol, upgrade_symbol, use

LETTER, THIN = 0.565, 0.52  # the width of a bold and of a plain letter at font size 1
TALL = 116 / 112  # a figure's frame, height to width
ROOMY = 88.0  # how high a card of equipment is that has large words
STYLE = {
    ".deep": "fill:#13163c",
    ".sky": "fill:url(#sq-sky)",
    ".lamp": "fill:url(#sq-lamp)",
    ".coffee": "fill:#2c221c;stroke:#5a483d;stroke-width:1.2",
    ".coffee.own": "stroke:var(--seat);stroke-width:1.6",
    ".asked>.coffee": "stroke:var(--seat);stroke-width:3",
    ".plum": "fill:#1b1e4c;stroke:#5b3f78;stroke-width:1.4",
    ".pill": "fill:#1b1e4c;stroke:var(--seat);stroke-width:2",
    ".asked>.pill": "fill:#363a86;stroke-width:3.4",
    ".soft": "fill:#cdb9a0",
    ".lilac": "fill:#c9b6dc",
    ".gold": "fill:#ffe9a8",
    ".rose": "fill:#ff9d92",
    ".brown": "fill:#2b1d14",
    ".tan": "fill:#4a382b",
    ".cabin": "fill:#42488f",
    ".den": "fill:#4a2a5c",
    ".glow": "fill:#fff;opacity:.09",
    ".ground": "fill:#14132f;opacity:.35",
    ".frame": "fill:none;stroke:#9a6aa8;stroke-width:2.2",
    ".frame.own": "stroke:var(--seat)",
    ".fallen": "opacity:.35",
    ".outlined": "fill:#fff;stroke:#14132f;stroke-width:2.6;paint-order:stroke;stroke-linejoin:round;font-weight:800",
    ".starred": "fill:#5a3a00;stroke:#ffe9a8;stroke-width:2.4;paint-order:stroke;stroke-linejoin:round;font-weight:800",
    ".k-melee": "--ka:#bb5146;--kb:#e59a86;--kc:#4a1a20",
    ".k-ranged": "--ka:#8d60c4;--kb:#c2a0e6;--kc:#2f1a4c",
    ".k-boost": "--ka:#358560;--kb:#8fd8b0;--kc:#123826",
    ".k-reaction": "--ka:#a87a1e;--kb:#f0d084;--kc:#43300c",
    ".k-passive": "--ka:#4873c4;--kb:#9fc0f2;--kc:#162850",
    ".kind": "fill:var(--ka);stroke:#14132f;stroke-width:1.6",
    ".edge": "fill:none;stroke:var(--kb);stroke-width:1.4;opacity:.8",
    ".window": "fill:var(--kc)",
    ".label": "fill:#f7eedd",
    ".spent-veil": "fill:#17122a;opacity:.45",
    ".slot": "fill:#1a1310;stroke:#6b5646;stroke-width:1.4;stroke-dasharray:4 4",
    # the pointer's hand is the ring's alone: what all parts inherit is worked out again for each of them whenever something can be chosen
    ".answer:has(>.halo):not(:has([data-thing]))": "cursor:inherit",
    ".halo+.ring": "cursor:pointer",
    ".halo": "fill:none;stroke:#14132f;stroke-opacity:.6;stroke-width:5;pointer-events:none",
    ".answer>.ring": "stroke:var(--amber);stroke-width:2.8;fill:#ffd24d;fill-opacity:.06",
    ".answer:hover>.ring, .answer:focus-visible>.ring": "stroke-width:4.4;fill:#ffd24d;fill-opacity:.16",
    ".melee-sign": "color:#ffb3a0",
    ".ranged-sign": "color:#cdb0ff",
    ".save-sign": "color:#9cc4ff",
    ".save-dark": "color:#2a5cb0",
}


def line(words: str, x: float, y: float, room: float, size: float, class_: str, smallest: float = 11) -> Svg:
    """Words in one line, made smaller or shorter where there is too little room."""
    shown, fit = fitted(words, room, size, min(smallest, size), LETTER if "strong" in class_ else THIN)
    return text(shown, x, y, font_size=round(fit, 1), class_=class_)


def fits(words: str, room: float, size: float) -> bool:
    """Whether plain words fit into one line."""
    return columns(words) * size * THIN <= room


def lines(words: str, x: float, y: float, room: float, size: float, most: int, class_: str) -> Svg:
    """Words in a few lines."""
    said = wrapped(words, int(room / (size * 0.515)), most)
    return Svg("".join(text(part, x, y + n * size * 1.22, font_size=size, class_=class_) for n, part in enumerate(said)))


def halo(area: Area, rx: float) -> Svg:
    """The ring of what can be clicked."""
    return Svg(rect(*area, rx=rx, class_="halo") + rect(*area, rx=rx, class_="ring"))


def panel(area: Area, own: bool = False, rx: float = 12) -> Svg:
    """A panel of dark wood, edged in the seat's colour if it is a seat's."""
    return rect(*area, rx=rx, class_="coffee own" if own else "coffee")


def portrait(symbol: str, area: Area, class_: str, own: bool) -> Svg:
    """A figure in its cabin, or in its den."""
    wide = min(area.width - 2, (area.height - 2) / TALL)
    rx = min(12, area.span * 0.17)
    low = area.height * 0.2
    return Svg(
        rect(*area, rx=rx, class_="cabin" if own else "den")
        + circle(area.middle[0], area.y + area.height * 0.46, area.span * 0.44, class_="glow")
        + rect(area.x, area.bottom - low, area.width, low, rx=min(rx, low / 2), class_="ground")
        + use(symbol, area.middle[0] - wide / 2, area.bottom - wide * TALL, wide, wide * TALL, class_=class_)
        + rect(*area, rx=rx, class_="frame own" if own else "frame")
    )


def face(view: View, character: int, area: Area, class_: str = "who") -> Svg:
    """The portrait of a Character."""
    return portrait(figure_symbol(view, character), area, class_, character < HEROES)


def hearts(view: View, character: int, x: float, y: float, size: float, room: float) -> Iterator[Svg]:
    """Life as hearts: full ones, then those that Wounds took."""
    total = life(view.box, view.table, character)
    step = min(size * 1.12, (room - size) / max(1, total - 1))
    lost = min(view.table.wounds[character], total)
    for number in range(total):
        yield use("sq-wound" if number >= total - lost else "sq-heart", x + number * step, y, size)


def counted(symbol: str, amount: int | str, x: float, y: float, size: float, class_: str = "cream strong", sign: str = "") -> Svg:
    """A sign and how much there is of it, from a point at the left middle."""
    words = text(str(amount), x + size * 1.12, y + size * 0.3, font_size=round(size * 0.82, 1), class_=class_)
    return Svg(use(symbol, x, y - size / 2, size, class_=sign or "sign") + words)


def star(points: int, x: float, y: float, size: float) -> Svg:
    """A star with its points on it, around a point."""
    words = text(str(points), x, y + size * 0.2, font_size=round(size * 0.5, 1), class_="middle starred")
    return Svg(use("sq-star", x - size / 2, y - size / 2, size) + words)


def bonuses(view: View, upgrade: int) -> list[tuple[str, str, str]]:
    """What an Upgrade token counts: a symbol, its class, and the number."""
    token = view.box.tokens[upgrade]
    found = [("sq-sign-save", "save-dark", f"+{token.defense}")] * bool(token.defense)
    found += [("sq-heart", "sign", f"+{token.life}")] * bool(token.life)
    return found + [("sq-reroll", "sign", str(token.reroll))] * bool(token.reroll)


def type_sign(view: View, upgrade: int) -> str:
    """The sign of the Weapons that a Boost goes with, or of a Special one; a Weapon's own type is its colour."""
    token = view.box.tokens[upgrade]
    if token.category not in (Category.WEAPON, Category.BOOST):
        return ""
    if token.kind == Kind.SPECIAL:
        return "sq-mark-special"
    return ("sq-kind-melee", "sq-kind-ranged")[token.kind] if token.category == Category.BOOST else ""


def dice_of(view: View, upgrade: int) -> str:
    """The dice of a Weapon, or those that a Boost adds."""
    token = view.box.tokens[upgrade]
    return f"{'+' if token.category == Category.BOOST else ''}{token.dice}" if token.dice else ""


def equipment(view: View, choices: Choices, place: Place, upgrade: int, spent: bool, area: Area) -> Svg:
    """An Upgrade token as a card: picture, sign, dice, and its name where there is room; tilted and empty when exhausted."""
    name = upgrade_name(view, upgrade)
    kind = kind_of(view, upgrade)
    wide = area.width >= 78
    parts = [rect(*area, rx=8, class_="kind"), *(wide_card(view, upgrade, area) if wide else small_card(view, upgrade, area))]
    if spent:
        low = min(13.0, area.height * 0.3)
        parts += [
            rect(*area, rx=8, class_="spent-veil"),
            use("sq-battery", area.x + (area.height if wide else area.width) - low * 1.9, area.bottom - low - 3, low * 1.63, low),
        ]
    middle = " ".join(f"{part:g}" for part in area.middle)
    shown = group(*parts, class_=f"k-{kind}", transform=f"rotate(-3 {middle})" if spent else None)
    told = view.words.aside(name, view.words.label("exhausted")) if spent else name
    return choices.thing(place, told, "", halo(area.inset(-1), 9), shown, class_="token", card=thing("upgrade", upgrade))


def wide_card(view: View, upgrade: int, area: Area) -> Iterator[Svg]:
    """The picture with sign and dice at the left, the name on cream at the right."""
    kind, side = kind_of(view, upgrade), area.height
    left = min(side, area.width * (0.46 if area.width > 92 else 0.4))
    window, page = Area(area.x + 3, area.y + 3, left - 4, side - 6), Area(area.x + left, area.y + 3, area.width - left - 3, side - 6)
    yield rect(*window, rx=6, class_="window")
    yield rect(*page, rx=5, class_="label")
    icon = min(window.span - 2, 44 if side < ROOMY else 72)
    yield use(upgrade_symbol(upgrade), window.middle[0] - icon / 2, window.middle[1] - icon / 2, icon)
    yield use(f"sq-kind-{kind}", area.x, area.y, 14)
    if type_sign(view, upgrade):
        yield use(type_sign(view, upgrade), area.x, area.y + 14, 13)
    if dice_of(view, upgrade):
        wide = 14 if len(dice_of(view, upgrade)) == 1 else 19
        yield rect(window.x + window.width - wide + 1, window.bottom - 14, wide, 14, rx=4, class_="label")
        yield text(
            dice_of(view, upgrade), window.x + window.width - wide / 2 + 1, window.bottom - 3, font_size=11.5, class_="middle strong brown"
        )
    signs = bonuses(view, upgrade)
    if page.width > 100:
        yield from told(view, upgrade, page)
        return
    yield from name_of(view, upgrade, Area(page.x + 3, page.y, page.width - 4, page.height - (13 if signs else 0)))
    x = page.x + 3
    for symbol, sign, amount in signs:
        yield use(symbol, x, page.bottom - 13, 10, class_=sign)
        yield text(amount, x + 11, page.bottom - 4.5, font_size=10.2, class_="strong brown")
        x += 12 + 5.8 * len(amount)


def told(view: View, upgrade: int, page: Area) -> Iterator[Svg]:
    """Name, numbers and what it does, where there is room for words."""
    signs, is_roomy = bonuses(view, upgrade), page.height > ROOMY - 8
    large, small, sign_size = (15.0, 12.6, 17.0) if is_roomy else (12.5, 11 if view.tall else 10.4, 13.5)
    x, smallest, words = page.x + 6, 11 if view.tall else 10, ability(view, UPGRADE_IDS[upgrade]) or type_of(view, upgrade)
    yield line(upgrade_name(view, upgrade), x, page.y + large + 1, page.width - 10, large, "strong brown", smallest)
    for n, (symbol, sign, amount) in enumerate(signs):
        yield counted(symbol, amount, x + 2.4 * sign_size * n, page.bottom - 0.74 * sign_size, sign_size, "strong brown", sign)
    most = int((page.height - 1.1 * large) / (1.22 * small)) - bool(signs)
    yield lines(words, x, page.y + large + 1.3 * small, page.width - 8, small, most, "tan")


def name_of(view: View, upgrade: int, area: Area) -> Iterator[Svg]:
    """The name of an Upgrade token in up to two lines, as large as its longest word allows."""
    name = upgrade_name(view, upgrade)
    longest = max(columns(word) for word in name.split()) if name.isascii() else 6
    size = max(10.0, min(11.5, area.width / (longest * 0.6)))
    said = wrapped(name, int(area.width / (size * 0.58) + 0.5), 2)
    top = area.middle[1] + size * 0.36 - (len(said) - 1) * size * 0.56
    for n, part in enumerate(said):
        yield text(part, area.x, top + n * size * 1.12, font_size=round(size, 1), class_="strong brown")


def small_card(view: View, upgrade: int, area: Area) -> Iterator[Svg]:
    """Picture, sign and dice only; the name is the inspector's."""
    icon = min(area.width - 8, area.height - 8)
    yield rect(*area.inset(2.5), rx=6, class_="edge")
    yield use(upgrade_symbol(upgrade), area.middle[0] - icon / 2, area.middle[1] - icon / 2, icon)
    if type_sign(view, upgrade) and area.width > 32:
        yield use(type_sign(view, upgrade), area.x, area.y, 14)
    shown = dice_of(view, upgrade) or next((amount for _, _, amount in bonuses(view, upgrade)), "")
    if shown and area.width > 32:
        yield rect(area.x + area.width - 19, area.bottom - 16, 19, 16, rx=4, class_="label")
        yield text(shown, area.x + area.width - 9.5, area.bottom - 4, font_size=11.5, class_="middle strong brown")


def empty_slot(area: Area) -> Svg:
    """A place for an Upgrade token."""
    return rect(*area.inset(1), rx=8, class_="slot")


def loot_row(view: View, hero: int, x: float, y: float, size: float) -> Iterator[Svg]:
    """The tokens that a Hero carries."""
    for kind, amount in enumerate(view.table.heroes[hero].carried):
        for _ in range(amount):
            yield group(use(loot_symbol(kind), x, y, size), class_="carried", data_thing=thing("loot", kind))
            x += size + 2


def seat_mark(seat: int, x: float, y: float, size: float) -> Svg:
    """A seat's shape in its colour, around a point."""
    return use(f"sq-seat-{seat}", x - size / 2, y - size / 2, size, class_=seat_class(seat)) if seat >= 0 else NOTHING
