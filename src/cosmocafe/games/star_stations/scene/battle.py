"""What happened last, as a picture: dice as dice with the ships that were hit, or ships, goods and modules; and who takes the next hit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cosmocafe.author import Told, thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.choices import Choices
from cosmocafe.draw.svg import NOTHING, Svg, group, rect, text, title

from ..squares import NAMES
from ..view import View
from ..vocabulary import CONDITION, KIND, Answer, Event, Ship, Step
from .pieces import amount, count_disc, die, line, mark, ship_in, station
from .spots import Spot, victim
from .story import NO_SQUARE, Casualty, Roll, casualties, headline, last_action, rolls
from .symbols import use

LARGEST_DIE, LEGIBLE, TILE = 38, 18, 60
LABEL, WHOSE = 24, 42  # room for a square's name; for a player's mark and the hits beside it
STYLE = {
    ".battle": "fill:#191d4a;stroke:#343a80",
    ".victim": "fill:#0d0f2b;stroke:#343a80",
}


def is_dealing(view: View) -> bool:
    """Whether I deal out hits now."""
    return view.step == Step.HIT and bool(view.options)


def battle(view: View, choices: Choices[Spot], area: Area) -> Svg:
    """The last action on a dark field: its words above, its picture below."""
    told = [event for _, event in last_action(view.events)][-1:]
    who = told[0].who if told and not view.table.over else -1
    left = area.x + (30 if who >= 0 else 12)
    words, quiet = headline(view), view.words.label("last_roll")
    below = Area(area.x + 10, area.y + 26, area.width - 20, area.height - 32)
    parts = [
        title(words or quiet),
        rect(*area, rx=8, class_="battle"),
        mark(who, area.x + 18, area.y + 15, 13) if who >= 0 else NOTHING,
        line(words or quiet, left, area.y + 19.5, area.x + area.width - left - 8, 12.5, "strong pale" if words else "haze"),
    ]
    return group(*parts, *picture(view, choices, below, told), data_thing=thing("roll"))


def picture(view: View, choices: Choices[Spot], area: Area, told: Sequence[Told]) -> Iterator[Svg]:
    """Dice and ships of an attack; the things that another action was about."""
    rolled = rolls(view)
    if view.table.over:
        first, second = halves(area) if rolled else (area, area)
        yield from dice(view, rolled, first)
        yield from winners(view, second)
    elif is_dealing(view):
        first, second = halves(area)
        yield from dice(view, rolled, first)
        yield from victims(view, choices, second)
    elif rolled:
        hit = casualties(view)
        wide = min(area.width * 0.45, 54 * len(hit))
        yield from dice(view, rolled, Area(area.x, area.y, area.width - wide, area.height))
        yield from losses(hit, Area(area.x + area.width - wide, area.y, wide, area.height))
    elif told:
        yield from deed(view, told[0], area)
    else:
        size = min(LARGEST_DIE, area.height)
        yield group(*(die(n == 0, area.x + size * (n + 0.6), area.middle[1], size * 0.92, n) for n in range(4)), class_="gone")


def winners(view: View, area: Area) -> Iterator[Svg]:
    """The flagships of those who have won, under a crown."""
    first = [seat for seat in range(view.table.players) if view.table.places[seat] == 1]
    for seat, cell in zip(first, area.grid(len(first), 1), strict=True):
        (x, y), scale = cell.middle, min(1, cell.width / 124)  # smaller where several share the victory
        yield ship_in(seat, Ship.FLAGSHIP, Area(x - 70 * scale, cell.y - 2, 64 * scale, cell.height + 4))
        yield use("ss-crown", x + 4 * scale, y - 20 * scale, 47 * scale, 40 * scale)


def halves(area: Area) -> list[Area]:
    """The field for the dice and that for the ships: side by side, one above the other where it is high."""
    if area.height < 80:
        return [area.part(0, 0, 0.44, 1), area.part(0.46, 0, 1, 1)]
    return [area.part(0, 0, 1, 0.36), area.part(0, 0.4, 1, 1)]


def dice(view: View, rolled: Sequence[Roll], area: Area) -> Iterator[Svg]:
    """Every roll of the last action, hits first, the dice as large as there is room."""
    if not rolled:
        return
    most, label = max(roll.dice for roll in rolled), WHOSE if rolled[0].square == NO_SQUARE else LABEL if len(rolled) > 1 else 0
    size, cells = max(((die_size(cells[0], most, label), cells) for cells in area.grids(len(rolled))), key=lambda found: found[0])
    for roll, cell in zip(rolled, cells, strict=True):
        words, room = view.words.event(view.events[roll.number], view.names), cell.part(label / cell.width, 0, 1, 1)
        faces = gathered(roll, room) if size < LEGIBLE and roll.square != NO_SQUARE else strewn(roll, room, size)
        name = roll_name(roll, cell) if label else []
        yield group(title(words), *name, *faces, data_roll=str(roll.number), role="img", aria_label=words)


def roll_name(roll: Roll, cell: Area) -> list[Svg]:
    """Whose roll it is, and its hits; or at which square."""
    x, y = cell.x + 9, cell.middle[1]
    if roll.square != NO_SQUARE:
        return [text(NAMES[roll.square], x, y + 4, font_size=12, class_="strong middle pale")]
    return [mark(roll.who, x, y, 13), text(str(roll.hits), x + 18, y + 5, font_size=15, class_="strong middle gold")]


def strewn(roll: Roll, room: Area, size: float) -> list[Svg]:
    """Every die, in as many rows as they need."""
    across = max(1, int(room.width / size + 0.01))
    top = room.middle[1] - (-(-roll.dice // across) - 1) / 2 * size
    at = [(room.x + (n % across + 0.5) * size, top + n // across * size) for n in range(roll.dice)]
    return [die(n < roll.hits, x, y, size * 0.92, n) for n, (x, y) in enumerate(at)]


def gathered(roll: Roll, room: Area) -> Iterator[Svg]:
    """So many dice that nobody would count them: one hit and one miss, and how many there are of each."""
    size = min(LARGEST_DIE, room.height - 6)
    for n, count in enumerate((roll.hits, roll.dice - roll.hits)):
        if count:
            x, y = room.x + size * (0.6 + 1.35 * n), room.middle[1]
            yield die(n == 0, x, y, size, n)
            yield from count_disc(count, x + size * 0.46, y + size * 0.36, 20)


def die_size(cell: Area, dice: int, label: float) -> float:
    """How large so many dice can be, in as many rows as is best."""
    room = cell.width - label
    return max(min(LARGEST_DIE, cell.height / rows, room / -(-dice // rows)) for rows in range(1, dice + 1))


def losses(hit: Sequence[Casualty], area: Area) -> Iterator[Svg]:
    """The ships that were hit: lost ones are pale, all are cracked."""
    for ship, cell in zip(hit, area.grid(max(1, len(hit)), 1, 4), strict=False):
        (x, y), size = cell.middle, min(26, cell.span)
        yield ship_in(ship.owner, ship.ship, cell.inset(2), "old" if ship.is_lost else "")
        yield use("ss-crack", x - size / 2, y - size / 2, size)


def victims(view: View, choices: Choices[Spot], area: Area) -> Iterator[Svg]:
    """The ships of which one takes the next hit, each a thing of its own."""
    hits = [answer for answer in view.options if view.game.catalogue.block(answer) == Answer.HIT]
    least = 40 if view.tall else 32
    cells = max((grid for grid in area.grids(len(hits))), key=lambda grid: min(grid[0].width, grid[0].height * 1.3))
    if cells[0].span < least:
        return  # so many that the square itself is the better target
    for answer, cell in zip(hits, cells, strict=True):
        parts = view.game.catalogue.parts(answer)
        wide = min(cell.width, TILE * 1.7)
        tile = Area(cell.middle[0] - wide / 2, cell.y, wide, cell.height).inset(2)
        hurt = [use("ss-crack", tile.middle[0] - 13, tile.middle[1] - 13, 26)] if parts["condition"] else []
        ship = ship_in(parts["owner"], parts["ship"], tile.inset(5))
        name = view.words.listed([view.seat_name(parts["owner"]), view.words.value(KIND, parts["ship"])])
        ring = rect(*tile, rx=7, class_="ring")
        card = thing("ships", parts["owner"], parts["ship"], view.parts["square"])
        what = view.words.value(CONDITION, parts["condition"])
        yield choices.thing(victim(answer), name, what, ring, rect(*tile, rx=7, class_="victim"), ship, *hurt, card=card)


def deed(view: View, told: Told, area: Area) -> Iterator[Svg]:
    """The things that an action was about."""
    parts, size = view.told_parts(told), min(44, area.height)
    (x, y), row = area.middle, Area(area.x, area.middle[1] - size / 2, size * 1.5, size)
    if told.event in (Event.BUILT, Event.MOVED):
        yield ship_in(told.who, parts["ship"], row)
    if told.event == Event.MOVED:
        ways = [view.told_parts(event) for _, event in last_action(view.events)]
        words = view.words.listed(dict.fromkeys(f"{NAMES[way['source']]} → {NAMES[way['target']]}" for way in ways))
        yield line(words, row.x + row.width + 14, y + 6, area.width - row.width - 16, 17, "strong gold")
    elif told.event == Event.MINED:
        yield amount("ore", f"+{parts['ore']}", area.x + 6, y, size * 0.8, 20)
    elif told.event == Event.REFINED:
        yield amount("ore", f"-{parts['ore']}", area.x + 6, y, size * 0.8, 20)
        yield use("ss-move", x - 60, y - 10, 20)
        yield amount("metal", f"+{parts['metal']}", x - 26, y, size * 0.8, 20)
    elif told.event == Event.MODULE:
        yield station(parts["square"], parts["modules"], view.box.modules_per_station, -1, area.x + size * 0.6, y, size)
    elif told.event == Event.STAR:
        yield station(parts["square"], 0, view.box.modules_per_station, -1, area.x + size * 0.6, y, size)
    elif told.event == Event.ASTEROID:
        yield use("ss-rock-1", area.x + 6, y - size * 0.4, size * 0.8)
