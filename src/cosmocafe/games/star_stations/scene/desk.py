"""My own desk: stations as rings that grow, ore and metal as piles, and the rail with the ships in supply and their prices."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.choices import Choices
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import NOTHING, Svg, group, rect, text, title
from cosmocafe.draw.text import columns
from cosmocafe.draw.theme import seat_class

from ..rules.control import stations
from ..rules.fleets import is_in, pile
from ..standing import LETTERS, controller, mine_of, sites_of, state_of, track
from ..view import View
from ..vocabulary import KIND, SHIPS, Ship
from .pieces import amount, empty_berth, heap, letter, line, mark, ship_in, station
from .spots import METAL, ORE, Spot, berth
from .symbols import fleet_class, use

STYLE = {
    ".coffee": "fill:#2c221c;stroke:#5a483d",
    ".mine": "fill:#2c221c;stroke:var(--seat);stroke-width:2",
    ".drawer": "fill:#3a2d25;stroke:#5a483d",
    ".state": "fill:none;stroke:#8a7a6a",
    ".state-now": "fill:var(--seat)",
    ".state-won": "fill:#ffd98a",
    ".meter": "fill:#343a80",
    ".meter-full": "fill:#7d84d8",
    ".void": "fill:#191d4a;stroke:#5b5f92",
}
GAP = 6


def desk(view: View, choices: Choices[Spot], area: Area) -> Iterator[Svg]:
    """On a wide screen: one below the other."""
    seat = mine_of(view)
    inner = Area(area.x + 12, area.y, area.width - 24, area.height)
    top, bottom = Area(inner.x, area.y + 34, inner.width, 58), area.bottom - 8
    heaps = Area(inner.x, top.bottom + GAP, inner.width, 44)
    rail = Area(inner.x, heaps.bottom + GAP, inner.width, bottom - heaps.bottom - GAP)
    ground = [rect(*area, rx=10, class_="mine"), *head(view, seat, Area(inner.x, area.y + 6, inner.width, 26))]
    yield group(
        group(title(view.seat_name(seat)), *ground, *sites(view, seat, top), data_thing=thing("seat", seat)),
        *(goods(view, choices, seat, good, cell) for good, cell in enumerate(heaps.grid(2, 1, GAP))),
        *(drawer(view, choices, seat, ship, cell) for ship, cell in enumerate(rail.grid(1, SHIPS, 4))),
        class_=f"seat {fleet_class(seat)}",
        data_seat=str(seat),
    )


def dock(view: View, choices: Choices[Spot], area: Area) -> Iterator[Svg]:
    """On a tall screen: stations and goods in one row, the ships in supply in another."""
    seat = mine_of(view)
    upper = Area(area.x + 6, area.y + 5, area.width - 12, 50)
    lower = Area(area.x + 6, upper.bottom + 3, area.width - 12, area.bottom - upper.bottom - 9)
    left, heaps = Area(upper.x, upper.y, 212, upper.height), Area(upper.x + 218, upper.y + 1, upper.width - 218, upper.height - 4)
    yield group(
        group(title(view.seat_name(seat)), rect(*area, rx=12, class_="mine"), *sites(view, seat, left), data_thing=thing("seat", seat)),
        *(goods(view, choices, seat, good, cell) for good, cell in enumerate(heaps.grid(2, 1, GAP))),
        *(drawer(view, choices, seat, ship, cell) for ship, cell in enumerate(lower.grid(SHIPS, 1, 4))),
        class_=f"seat {fleet_class(seat)}",
        data_seat=str(seat),
    )


@still
def head(view: View, seat: int, area: Area) -> Iterator[Svg]:
    """Mark, name and what is special about me now."""
    y, right = area.middle[1], area.x + area.width
    yield mark(seat, area.x + 9, y, 18)
    pill, left = state_pill(view, seat, right, y, 12)
    yield line(view.seat_name(seat), area.x + 26, y + 6, left - area.x - 34, 17, "strong pale name")
    yield pill


def state_pill(view: View, seat: int, right: float, y: float, size: float) -> tuple[Svg, float]:
    """Whose turn it is, who is out, who came where: a pill that ends at the right, and where it begins."""
    words, won = state_of(view, seat), view.table.over and view.table.places[seat] == 1
    if not words:
        return NOTHING, right
    wide, high = columns(words) * size * 0.56 + size * 1.4 + (size * 1.6 if won else 0), size * 1.75
    now = view.asked == seat and is_in(view.table, seat)
    look, ink = ("state-won", "dark") if won else ("state-now", "dark") if now else ("state", "soft")
    crown = use("ss-crown", right - wide + size * 0.4, y - size * 0.65, size * 1.5, size * 1.3) if won else NOTHING
    said = text(words, right - size * 0.7, y + size * 0.36, font_size=size, class_=f"strong end {ink}")
    pill = rect(right - wide, y - high / 2, wide, high, rx=high / 2, class_=f"{look} {seat_class(seat)}")
    return group(pill, crown, said, class_="bright" if won or now else None), right - wide


def sites(view: View, seat: int, area: Area) -> Iterator[Svg]:
    """The stations I hold and those I build, empty rings up to the number that wins, and how many that are."""
    wanted, found = view.box.required_stations, sites_of(view, seat)
    shown = max(wanted, min(len(found), wanted + 2))
    words = 78 if area.width < 250 else 96
    step = min(area.height + 8, (area.width - words) / shown)
    size = min(area.height, step - 2)
    yield from rings(view, found, shown, area.x, area.middle[1], step, size)
    x, y = area.x + step * shown + 8, area.middle[1]
    yield text(f"{stations(view.box, view.table, seat)} / {wanted}", x, y + 1, font_size=18 if words > 80 else 16, class_="strong pale")
    yield line(view.words.label("stations"), x, y + 17, area.x + area.width - x, 12, "soft")


def rings(view: View, found: list[int], shown: int, x: float, y: float, step: float, size: float) -> Iterator[Svg]:
    """Stations in a row, built part by part, and empty rings."""
    for n in range(shown):
        middle = x + step * (n + 0.5)
        if n < len(found):
            built = pile(view.table.modules, found[n])
            holder = controller(view, found[n])
            yield station(found[n], built, view.box.modules_per_station, holder, middle, y, size)
        else:
            yield empty_berth(middle, y, size)


@still
def goods(view: View, choices: Choices[Spot], seat: int, good: int, area: Area) -> Svg:
    """A pile with its number; where ore can be mined or metal be refined now, a button."""
    name, count = (("ore", view.table.fleets[seat].ore), ("metal", view.table.fleets[seat].metal))[good]
    label = view.words.label(name)
    ring, drawer_ = rect(*area.inset(1), rx=8, class_="ring"), rect(*area, rx=8, class_="drawer")
    if area.width < 100:
        size = min(30, area.height - 10)
        parts = [amount(name, count, area.x + 7, area.middle[1], size, 18 if count < 100 else 14)]
    else:
        right, y = area.x + area.width - 10, area.middle[1]
        number = text(str(count), right, y + 3, font_size=21, class_="strong end pale")
        parts = [*heap(name, count, Area(area.x + 9, area.y, area.width - 66, area.height), 23), number]
        parts += [line(label, right, y + 17, 56, 11.5, "end soft"), letter(name[0].upper(), area.x + 20, y)]
    return choices.thing(
        (ORE, METAL)[good], label, str(count), ring, drawer_, *parts, mine=seat == view.seat, card=thing("goods", seat, good)
    )


@still
def drawer(view: View, choices: Choices[Spot], seat: int, ship: int, area: Area) -> Svg:
    """A type of ship: its picture, what it can do, one berth for each piece (full: in supply), its price."""
    name, left = view.words.value(KIND, ship), view.table.fleets[seat].supply[ship]
    ring, ground = rect(*area.inset(1), rx=8, class_="ring"), rect(*area, rx=8, class_="drawer")
    parts = [*(narrow(view, seat, ship, area) if area.width < 150 else broad(view, seat, ship, name, area))]
    parts.append(letter(LETTERS[ship], area.x + 11, area.y + 13))
    what = f"{view.words.label('supply')} {left} / {view.box.supply[ship]}"
    return choices.thing(berth(ship), name, what, ring, ground, *parts, mine=seat == view.seat, card=thing("class", seat, ship))


def broad(view: View, seat: int, ship: int, name: str, area: Area) -> Iterator[Svg]:
    """A drawer of the desk."""
    high = area.height
    yield ship_in(seat, ship, Area(area.x + 6, area.y + 3, 64, high - 6))
    yield line(name.capitalize(), area.x + 80, area.y + high * 0.37, 84, 13.5, "strong pale")
    yield from skills(view, ship, area.x + area.width - 10, area.y + high * 0.29)
    price = view.box.cost[ship]
    if price >= 0:
        yield use("ss-metal", area.x + area.width - 30, area.y + high * 0.73 - 10, 20)
        yield text(str(price), area.x + area.width - 34, area.y + high * 0.73 + 6, font_size=16, class_="strong end pale")
    yield from berths(view, seat, ship, Area(area.x + 79, area.y + high * 0.73 - 8, area.width - 148, 17), 13.5)


def narrow(view: View, seat: int, ship: int, area: Area) -> Iterator[Svg]:
    """A drawer of the dock."""
    yield ship_in(seat, ship, Area(area.x + 4, area.y + 3, area.width - 30, area.height - 22))
    price = view.box.cost[ship]
    if price >= 0:
        yield text(str(price), area.x + area.width - 14, area.y + 19, font_size=14, class_="strong middle pale")
        yield use("ss-metal", area.x + area.width - 21.5, area.y + 24, 15)
    yield from berths(view, seat, ship, Area(area.x + 6, area.bottom - 17, area.width - 12, 14), 11)


def berths(view: View, seat: int, ship: int, area: Area, widest: float) -> Iterator[Svg]:
    """One berth for each piece; full ones are in supply."""
    total, left = view.box.supply[ship], view.table.fleets[seat].supply[ship]
    step = min(widest, area.width / total)
    for n in range(total):
        yield use("ss-berth-full" if n < left else "ss-berth", area.x + n * step, area.y, step * 0.94, area.height)


def skills(view: View, ship: int, right: float, y: float) -> Iterator[Svg]:
    """What a ship can do, as signs with numbers that end at the right."""
    x = right
    for sign, count in reversed(abilities(view, ship)):
        if count:
            x -= 8
            yield text(count, x + 8, y + 4.5, font_size=12.5, class_="strong end pale")
            x -= 3
        wide = 23.0 if sign == "ss-module" else 17.0
        x -= wide
        yield use(sign, x, y - 8.5 if wide < 20 else y - 7, wide, 17 if wide < 20 else 13)
        x -= 9


def abilities(view: View, ship: int) -> list[tuple[str, str]]:
    """The signs of what a ship can do: dice here, dice next door, squares, hits it shrugs off, mining, building."""
    box = view.box
    found = [("ss-die-hit", str(box.dice_same[ship]))]
    found += [("ss-aim", str(box.dice_adjacent[ship]))] * (box.dice_adjacent[ship] > 0)
    found += [("ss-move", str(box.reach[ship]))]
    found += [("ss-shield", str(box.toughness[ship] - 1))] * (box.toughness[ship] > 1)
    found += [("ss-ore", "")] * box.mines[ship] + [("ss-module", "")] * box.builds_modules[ship]
    return found + [("ss-crown", "")] * (ship == Ship.FLAGSHIP)


def progress(view: View, area: Area) -> Svg:
    """How far the game is: the pool that is still to be placed, else rounds and quiet turns."""
    said, y, size = track(view), area.middle[1], 12.5 if area.height > 18 else 12
    t = view.table
    if t.round == 0 and t.stars_left + t.asteroids_left:
        wide = columns(view.words.label("to_place")) * size * 0.56 + 12
        parts = [
            line(view.words.label("to_place"), area.x, y + size * 0.36, wide, size, "strong pale"),
            use("ss-star-gold", area.x + wide, y - 13, 26),
            text(str(t.stars_left), area.x + wide + 27, y + size * 0.4, font_size=size + 2, class_="strong gold"),
            amount("ore", t.asteroids_left, area.x + wide + 56, y, 18, size + 2),
        ]
    else:
        room = area.width / len(said)
        parts = [line(said[0], area.x, y + size * 0.36, room - 8, size, "strong pale")]
        parts += [line(words, area.x + area.width, y + size * 0.36, room - 8, size, "end haze") for words in said[1:]]
    return group(title(view.words.listed(said)), rect(*area, class_="ring"), *parts, data_thing=thing("round"))
