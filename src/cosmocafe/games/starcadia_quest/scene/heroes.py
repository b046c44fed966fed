"""The Crews: my two Heroes large, with Life, what they carry and six slots of equipment; the others in a row each."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import has, thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import NOTHING, Svg, group, rect, title
from cosmocafe.draw.text import columns
from cosmocafe.draw.theme import seat_class

from ..content import HERO_IDS
from ..language import Mode
from ..rules.characters import defense, life
from ..standing import ability, held, hero_name
from ..view import View
from ..vocabulary import A_CREW
from .pieces import (
    LETTER,
    counted,
    empty_slot,
    equipment,
    face,
    fits,
    halo,
    hearts,
    line,
    lines,
    loot_row,
    panel,
    seat_mark,
    star,
)
from .sights import acting
from .spots import Choices, Spot
from .symbols import use

SLOTS = 6
STYLE = {".who.down": "opacity:.35", ".gone": "opacity:.45"}


def my_seat(view: View) -> int:
    """The seat whose Crew is shown large; who only watches sees the first."""
    return max(view.seat, 0)


def others(view: View) -> list[int]:
    """The other seats, in the order of play."""
    players = view.table.players
    return [(my_seat(view) + n) % players for n in range(1, players)]


def is_down(view: View, hero: int) -> bool:
    """Whether a Hero is killed."""
    return bool(view.table.turn) and view.table.at[hero] < 0


def heroes_of(view: View, seat: int) -> list[int]:
    """The Heroes of a Crew, as far as there are any."""
    return [hero for hero in view.table.crews[seat].heroes if hero >= 0]


def my_heroes(view: View, choices: Choices, areas: list[Area]) -> Iterator[Svg]:
    """Both Heroes of my Crew."""
    seat = my_seat(view)
    heroes = heroes_of(view, seat)
    for place, area in enumerate(areas):
        drawn = small_hero if view.tall else large_hero
        inside = drawn(view, choices, heroes[place], area) if place < len(heroes) else waiting(view, area)
        asked = " asked" if view.asked == seat else ""
        yield group(panel(area, own=True), *inside, class_=f"{seat_class(seat)}{asked}", data_seat=str(seat))


def waiting(view: View, area: Area) -> Iterator[Svg]:
    """A place for a Hero who is not chosen yet."""
    yield rect(*area.inset(10), rx=10, class_="slot")
    yield line(view.words.label("no_hero"), area.middle[0], area.middle[1] + 5, area.width - 40, 13, "middle soft")


def hero_face(view: View, choices: Choices, hero: int, area: Area, mine: bool = True) -> Svg:
    """A Hero's portrait; a button when it is mine and can be chosen."""
    down = is_down(view, hero)
    parts = [face(view, hero, area, "who down" if down else "who")]
    if acting(view) == hero:
        parts.append(rect(*area.inset(-2), rx=12, class_="chosen-line"))
    if has(view.table.dazed, hero):
        parts.append(use("sq-dazed", area.middle[0] - area.width * 0.36, area.y + 2, area.width * 0.72, area.width * 0.3))
    name = hero_name(view, hero)
    return choices.thing((Spot.CHARACTER, hero), name, "", halo(area, 11), *parts, mine=mine, card=thing("character", hero))


def stated(view: View, hero: int) -> str:
    """A Hero's name and what has happened to him."""
    said = [view.words.label("dead")] * is_down(view, hero) + [view.words.label("dazed")] * has(view.table.dazed, hero)
    return view.words.aside(hero_name(view, hero), view.words.listed(said))


@still
def large_hero(view: View, choices: Choices, hero: int, area: Area) -> Iterator[Svg]:
    """Portrait and Life at the left, name and ability above, six cards in two rows."""
    picture = Area(area.x + 8, area.y + 8, 84 if area.width > 400 else 74, area.height - 36)
    yield hero_face(view, choices, hero, picture)
    yield group(*hearts(view, hero, area.x + 8, picture.bottom + 6, 17, picture.width), data_thing=thing("character", hero))
    x = picture.x + picture.width + 8
    right = area.x + area.width - 8
    carried = sum(view.table.heroes[hero].carried)
    name = stated(view, hero)
    yield line(name, x, area.y + 20, right - x - 40 - carried * 20, 14.5, "cream strong")
    yield counted("sq-sign-save", defense(view.box, view.table, hero), right - 30, area.y + 15, 15, sign="save-sign")
    yield group(*loot_row(view, hero, right - 38 - carried * 20, area.y + 6, 18))
    words, room = ability(view, HERO_IDS[hero]), (right - x) * 1.06
    low = 0 if fits(words, room, 10) else 9  # a long one takes two lines
    told = lines(words, x, area.y + 33, room, 10.4, 2, "soft") if low else line(words, x, area.y + 34, room, 11, "soft", smallest=10)
    yield group(told, data_thing=thing("character", hero))
    yield from slots(view, choices, hero, Area(x, area.y + 40 + low, right - x, area.height - 48 - low).grid(3, 2, 5))


def slots(view: View, choices: Choices, hero: int, cells: list[Area]) -> Iterator[Svg]:
    """The equipment of a Hero in its slots; one more than there are slots lies on the last one while tokens change hands."""
    tokens, first, last = held(view, hero), cells[0], cells[-1]
    if len(tokens) > len(cells):
        rows = 2 if last.y > first.y else 1
        cells = Area(first.x, first.y, last.x + last.width - first.x, last.bottom - first.y).grid(-(-len(tokens) // rows), rows, 4)
    for (upgrade, spent), cell in zip(tokens, cells, strict=False):
        yield equipment(view, choices, (Spot.TOKEN, hero, upgrade), upgrade, spent, cell)
    for cell in cells[len(tokens) :]:
        yield empty_slot(cell)


@still
def small_hero(view: View, choices: Choices, hero: int, area: Area) -> Iterator[Svg]:
    """On a phone: portrait at the left, name and Life above, six chips in a row."""
    picture = Area(area.x + 6, area.y + 6, 62, area.height - 12)
    yield hero_face(view, choices, hero, picture)
    x, right = picture.x + picture.width + 6, area.x + area.width - 6
    carried, total = sum(view.table.heroes[hero].carried), life(view.box, view.table, hero)
    life_wide = min(18 * total, 100)
    name = stated(view, hero)
    goods = right - 30 - carried * 19
    yield group(*hearts(view, hero, goods - life_wide - 4, area.y + 7, 17, life_wide), data_thing=thing("character", hero))
    yield line(name, x, area.y + 21, goods - life_wide - 10 - x, 14, "cream strong")
    yield group(*loot_row(view, hero, goods, area.y + 7, 17))
    yield counted("sq-sign-save", defense(view.box, view.table, hero), right - 27, area.y + 16, 14, sign="save-sign")
    yield from slots(view, choices, hero, Area(x, area.y + 30, right - x, area.height - 36).grid(SLOTS, 1, 4))


def pill_width(view: View, seat: int) -> tuple[float, float]:
    """How wide a seat's pill is, and the name in it."""
    crew, campaign = view.table.crews[seat], view.box.mode == Mode.CAMPAIGN
    most = 92 if view.table.players < 4 else 46
    long = 0 if view.tall else min(columns(view.seat_name(seat)) * 13 * LETTER, most) + 6
    return (50 if view.tall else 56) + long + 8 * len(str(crew.points)) + (27 if campaign else 0), long


def pills_width(view: View) -> float:
    """How wide all pills are."""
    return sum(pill_width(view, seat)[0] + 5 for seat in range(view.table.players)) - 5


@still
def pills(view: View, area: Area) -> Iterator[Svg]:
    """Everybody's Victory tokens; who is asked is bright."""
    x, y = area.x, area.middle[1]
    for seat in range(view.table.players):
        crew, name, (wide, long) = view.table.crews[seat], view.seat_name(seat), pill_width(view, seat)
        first = 24 if view.tall else 29
        parts = [rect(x, area.y, wide, area.height, rx=area.height / 2, class_="pill"), seat_mark(seat, x + first - 11, y, 16)]
        parts += [line(name, x + first, y + 5, long, 13, "cream strong", smallest=10.5)] if long else []
        parts.append(counted("sq-star", crew.points, x + first + long - 1, y, 18, "gold strong"))
        if view.box.mode == Mode.CAMPAIGN:
            parts.append(counted("sq-badge", crew.badges, x + wide - 31, y, 16, "gold strong"))
        asked = " asked" if view.asked == seat else ""
        said = title(view.words.titled(name, f"{view.words.label('points')} {crew.points}"))
        yield group(said, *parts, class_=f"{seat_class(seat)}{asked}", data_thing=thing("seat", seat), data_seat=str(seat))
        x += wide + 5


def other_crews(view: View, choices: Choices, areas: list[Area]) -> Iterator[Svg]:
    """The other Crews, compact."""
    for seat, area in zip(others(view), areas, strict=False):
        asked = " asked" if view.asked == seat else ""
        parts = [panel(area, own=True, rx=10), *crew_row(view, choices, seat, area)]
        yield group(*parts, class_=f"{seat_class(seat)}{asked}", data_thing=thing("seat", seat))


@still
def crew_row(view: View, choices: Choices, seat: int, area: Area) -> Iterator[Svg]:
    """The Crew's name and the star for defeating one of it; both Heroes with Life and equipment."""
    crew = view.table.crews[seat]
    left = 62.0
    yield seat_mark(seat, area.x + 14, area.y + (15 if area.height > 50 else area.height / 2), 16)
    if area.height > 50:
        yield crew_name(view.seat_name(seat), area.x + 25, area.y + 20, left - 20, 11 if view.tall else 10)
    yield pvp(
        view, seat, Area(area.x + (8 if area.height > 50 else 24), area.bottom - 30 - (area.height <= 50) * (area.height - 38) / 2, 50, 26)
    )
    if crew.colour < 0 or not heroes_of(view, seat):
        yield line(view.words.label("no_hero"), area.x + left + 14, area.middle[1] + 4, area.width - left - 20, 12, "soft")
    wide = (area.width - left - 20) / 2
    for place, hero in enumerate(heroes_of(view, seat)):
        yield from other_hero(view, choices, hero, Area(area.x + left + 12 + place * (wide + 4), area.y + 4, wide, area.height - 8))


def crew_name(name: str, x: float, y: float, room: float, smallest: float) -> Svg:
    """In two lines where one would cut it off."""
    shown = line(name, x, y, room, 11.5, "cream strong", smallest)
    return shown if name in shown else lines(name, x, y - 4, room, smallest, 2, "cream strong")


def pvp(view: View, seat: int, area: Area) -> Svg:
    """The PvP Quest against a Crew."""
    colour = view.table.crews[seat].colour
    if colour < 0 or not view.table.turn:
        return NOTHING
    done = has(view.table.pvp, colour)
    sign = use("sq-sign-melee", area.x, area.y + 4, 19, class_="melee-sign")
    worth = use("sq-check", area.x + 21, area.y + 3, 20) if done else star(view.box.pvp_points[colour], area.x + 33, area.middle[1], 26)
    said = view.words.titled(view.words.label("pvp"), view.words.value(A_CREW, colour))
    return group(title(said), rect(*area, class_="floor"), sign, worth, class_="gone" if done else None, data_thing=thing("pvp", seat))


@still
def other_hero(view: View, choices: Choices, hero: int, area: Area) -> Iterator[Svg]:
    """Portrait, Life, small equipment; the name where there is room."""
    size = min(area.height, 52)
    picture = Area(area.x, area.middle[1] - size / 2, size * 0.92, size)
    yield hero_face(view, choices, hero, picture, mine=False)
    x, right = picture.x + picture.width + 4, area.x + area.width
    named = area.height >= 52
    y = picture.y
    if named:
        yield line(hero_name(view, hero), x, y + 11, right - x, 11.5, "cream strong", smallest=11 if view.tall else 10)
        y += 15
    carried = sum(view.table.heroes[hero].carried)
    yield group(*hearts(view, hero, x, y, 12, min(right - x - carried * 13, 64)), data_thing=thing("character", hero))
    yield group(*loot_row(view, hero, right - carried * 14, y, 12))
    tokens = held(view, hero)
    room = picture.bottom - y - 15
    step = min(room + 2, (right - x) / max(SLOTS, len(tokens)))
    for place, (upgrade, spent) in enumerate(tokens):
        cell = Area(x + place * step, y + 15, step - 2, min(room, step - 2))
        yield equipment(view, choices, (Spot.TOKEN, hero, upgrade), upgrade, spent, cell)
