"""The score sheets: my own large and near, the others' small."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import has, thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import NOTHING, Svg, circle, group, number, path, rect, text, title
from cosmocafe.draw.symbols import at
from cosmocafe.draw.text import columns
from cosmocafe.draw.theme import seat_class

from ..rules.tokens import is_blocked
from ..standing import brief, disc_name, gain_of, level_of, mine_of, track_words
from ..view import View
from ..vocabulary import COLOUR, TRACKS, Blend, Colour
from .pieces import bean, disc, gilt, level_badge, line, medal, medal_before, paper, token
from .spots import Choices, person, track
from .spots import disc as on_disc
from .symbols import bean_symbol, colour_class, intern_symbol, use

LOW = 80  # another's sheet beside two more on a desk
ROOMY = 26  # a row of another's sheet that is higher has tickets as mine has
STYLE = {
    ".row-line": "stroke:#c9ad7c;stroke-opacity:.6",
    ".mini": "fill:#e7d6b2;stroke:#b99c6e;stroke-linejoin:round",
    ".mini-ticket": "fill:#fffdf4;stroke:#5c3d20",
    ".mini-cup": "fill:#f0b93a;stroke:#7a4c10",
    ".mini-full": "fill:var(--f);stroke:var(--e);stroke-linejoin:round",
    ".mini-words": "fill:#5c3d20",
    ".claim": "fill:none;stroke:#6a5343;stroke-width:1.6;stroke-dasharray:2.5 2",
    ".acts": "fill:none;stroke:var(--seat);stroke-width:2.5",
}


@still
def sheet(view: View, choices: Choices, area: Area) -> Iterator[Svg]:
    """My sheet: who I am at the side or above, then five tracks with their discs."""
    seat, tall = mine_of(view), view.tall
    body = (
        Area(area.x + 8, area.y + 30, area.width - 12, area.height - 34)
        if tall
        else Area(area.x + 146, area.y + 5, area.width - 156, area.height - 10)
    )
    head = strip(view, seat, Area(area.x + 10, area.y + 2, area.width - 18, 30)) if tall else desk_head(view, seat, area)
    ground = group(paper(area, 12 if tall else 14, seat, 5 if tall else 8), *head, data_thing=thing("seat", seat))
    rows = [track_row(view, choices, colour, row) for colour, row in enumerate(body.grid(1, TRACKS))]
    yield group(ground, *rows, class_=f"paper {seat_class(seat)}", data_seat=str(seat))


def desk_head(view: View, seat: int, area: Area) -> Iterator[Svg]:
    """Name, points, dice and tokens, one below the other."""
    me, x = view.table.seats[seat], area.x + 20
    yield use("vj-rings", x + 10, area.y + 106, 88)
    yield token(seat, x + 15, area.y + 28, 32)
    yield line(view.seat_name(seat), x + 36, area.y + 36, 84, 20, "serif strong ink", smallest=12)
    yield medal(me.pp, x - 4, area.y + 78, 46, "ink", 33)
    yield text(f"/ {view.box.target}", x + 52 + columns(str(me.pp)) * 19, area.y + 90, font_size=13, class_="muted")
    yield stock(view, seat, "flavor", me.flavor, x, area.y + 130, 124)
    yield stock(view, seat, "tokens", me.tokens, x, area.y + 160, 124)
    yield from marks(view, seat, x, area.y + 178, 26)


def stock(view: View, seat: int, name: str, count: int, x: float, y: float, room: float) -> Svg:
    """How many of something, with its picture."""
    words = f"{count} {view.words.label(name)}"
    picture = use("vj-flavor", x, y - 13, 26) if name == "flavor" else token(seat, x + 13, y, 24)
    return group(title(words), picture, line(words, x + 34, y + 5, room - 34, 13.5, "ink"))


def marks(view: View, seat: int, x: float, y: float, size: float) -> Iterator[Svg]:
    """My intern, and what I may not blend."""
    me = view.table.seats[seat]
    if me.intern > 0:
        ability = view.box.intern[me.intern - 1]
        yield group(use(intern_symbol(ability), x, y, size), data_thing=thing("intern", ability))
        x += size + 5
    for blend in Blend:
        if is_blocked(view.table, seat, blend):
            cup = use(f"vj-cup-{blend.name.lower()}", x, y, size)
            yield group(cup, use("vj-forbidden", x + size * 0.42, y + size * 0.42, size * 0.6), data_thing=thing("coaster", blend))
            x += size + 5


def strip(view: View, seat: int, area: Area) -> Iterator[Svg]:
    """The same in one line, for a phone."""
    me, y = view.table.seats[seat], area.middle[1]
    yield token(seat, area.x + 12, y, 22)
    yield line(view.seat_name(seat), area.x + 28, y + 5, 106, 15, "serif strong ink", smallest=12)
    x = area.x + 140
    for picture, count in ((use("vj-flavor", x, y - 10, 20), me.flavor), (token(seat, x + 55, y, 18), me.tokens)):
        yield Svg(picture + text(str(count), x + 23, y + 5, font_size=14, class_="strong ink"))
        x += 45
    yield from marks(view, seat, x + 6, y - 12, 24)
    points = f"{me.pp} / {view.box.target}"
    yield medal_before(points, area.x + area.width - 4, y, 26, "ink", 17)


@still
def track_row(view: View, choices: Choices, colour: int, row: Area) -> Svg:
    """A disc, what it does, and the track: the disc is clicked to use it, the track to research it."""
    seat, tall = mine_of(view), view.tall
    high = min(row.height - 2, 42)
    x, y = row.x, row.middle[1]
    plate = Area(x, y - high / 2, high, high)
    left = plate.x + high + (4 if tall else 178)
    end = row.x + row.width - (20 if tall else 28)
    name, what = disc_name(view, colour), track_words(view, seat, colour)
    said = choices.thing(
        *(on_disc(colour), name, brief(view, colour)),
        gilt(plate.inset(-1), high / 2 + 1),
        rect(*plate, class_="reach"),
        disc(view, colour, plate),
        *(() if tall else disc_words(view, seat, colour, Area(plate.x + high + 5, row.y, 170, row.height))),
        card=thing("disc", colour),
    )
    answers, ground = choices.at(track(colour)), Area(left, row.y + 1.5, end - left, row.height - 3)
    cells = [
        rect(*ground, rx=10, class_="lit-ground" if answers else "reach"),
        *spaces(view, seat, colour, Area(left + 4, row.y, end - left - 8, row.height), gain_of(view, answers)),
    ]
    laid = choices.thing(
        *(track(colour), view.words.listed([view.words.value(COLOUR, colour), name]), what),
        gilt(ground, 10),
        *cells,
        card=thing("track", seat, colour),
    )
    under = path(f"M{row.x} {row.bottom}H{row.x + row.width}", class_="row-line") if colour < TRACKS - 1 and not tall else NOTHING
    badge = group(level(view, seat, colour, plate.x + high - 2, plate.y + 6), class_="through") if tall else NOTHING
    return group(under, said, laid, badge, *at_the_end(view, seat, colour, Area(end + 2, row.y, row.x + row.width - end, row.height)))


def disc_words(view: View, seat: int, colour: int, area: Area) -> Iterator[Svg]:
    """Name and effect in a few words; the level I have."""
    y = area.middle[1]
    has_level = 0 < level_of(view, seat, colour) < 3
    room = area.width - (34 if has_level else 4)
    yield line(disc_name(view, colour), area.x, y - 3, room, 13.1, "strong ink", smallest=10.5)
    yield line(brief(view, colour), area.x, y + 12, room, 11.5, "muted", smallest=10)
    yield level(view, seat, colour, area.x + area.width - 13, y)


def level(view: View, seat: int, colour: int, x: float, y: float) -> Svg:
    """1X or 2X while the ability works."""
    reached = level_of(view, seat, colour)
    return level_badge(reached, x, y, 23 if view.tall else 26) if 0 < reached < 3 else NOTHING


def spaces(view: View, seat: int, colour: int, area: Area, gain: int) -> Iterator[Svg]:
    """The paper tickets of a track: stamped, open, or about to be stamped."""
    box, marks_made = view.box, view.table.seats[seat].marks[colour]
    kinds = {box.at_1x: "vj-cell-1x", box.at_2x: "vj-cell-2x", box.cup: "vj-cell-cup"}
    step, name = area.width / box.cup, Colour(colour).name.lower()
    wide = min(step - 2, (area.height - 6) * 1.4)
    for n in range(1, box.cup + 1):
        x, y, high = area.x + (n - 0.5) * step, area.middle[1], wide / 1.4
        place = (x - wide / 2, y - high / 2, wide, high)
        yield use(kinds.get(n, "vj-cell") if n > marks_made else f"vj-stamp-{name}", *place)
        if marks_made < n <= marks_made + gain:
            yield use("vj-next" if n in kinds else f"vj-next-{name}", *place)


def at_the_end(view: View, seat: int, colour: int, area: Area) -> Iterator[Svg]:
    """Unused tokens, tokens to come, and the partners who share this track."""
    me, y = view.table.seats[seat], area.middle[1]
    size = 17 if view.tall else 20
    x = area.x + size / 2 - 1
    partners = [other for other in range(view.table.players) if has(me.partners[colour], other)]
    things = [token(seat, x, y, size) for _ in range(me.ready[colour])]
    things += [circle(x, y, size * 0.4, class_="claim") for _ in range(me.claims[colour])]
    things += [
        Svg(use("vj-partner", x - size * 0.6, y - size * 0.25, size * 1.2) + token(other, x, y - 3, size * 0.85)) for other in partners
    ]
    for n, drawn in enumerate(things):
        yield group(drawn, transform=f"translate({n * 3 % 9} {(n - (len(things) - 1) / 2) * size * 0.72:.1f})", class_="through")


@still
def others(view: View, choices: Choices, areas: list[Area]) -> Iterator[Svg]:
    """Everybody else, each on a small sheet that is chosen as a whole."""
    seats = [seat for seat in range(view.table.players) if seat != mine_of(view)]
    for seat, area in zip(seats, areas, strict=True):
        yield other(view, choices, seat, area)


@still
def other(view: View, choices: Choices, seat: int, area: Area) -> Svg:
    """Name, points, dice, tokens and tracks of another player; what he is stands above his tracks, or on a desk beside them."""
    beside = not view.tall and area.height < 150
    head = Area(area.x + 8, area.y, 104, area.height) if beside else Area(area.x + 8, area.y, area.width - 16, 44)
    edge = 2 if area.height < LOW else 4
    tracks = Area(area.x + 112, area.y + edge, area.width - 118, area.height - 2 * edge)
    if not beside:
        tracks = Area(area.x + 10, area.y + 45, area.width - 16, area.height - 50)
    acts = view.asked == seat and not view.table.over
    parts = [
        paper(area, 11, seat, 5),
        rect(*area.inset(1), rx=11, class_="acts") if acts else NOTHING,
        *(card_beside(view, seat, head) if beside else card_above(view, seat, head)),
        *(mini(view, seat, colour, row) for colour, row in enumerate(tracks.grid(1, TRACKS))),
    ]
    what = f"{view.table.seats[seat].pp} {view.words.label('points')}"
    ring, class_ = gilt(area.inset(2), 10), f"paper {seat_class(seat)}"
    drawn = choices.thing(person(seat), view.seat_name(seat), what, ring, *parts, class_=class_, card=thing("seat", seat))
    return group(drawn, data_seat=str(seat))


def card_above(view: View, seat: int, area: Area) -> Iterator[Svg]:
    """Two lines: name and points, dice and tokens."""
    y, points = area.y + 16, view.table.seats[seat].pp
    yield token(seat, area.x + 11, y, 20)
    yield medal_before(points, area.x + area.width, y, 19, "ink", 16)
    yield line(view.seat_name(seat), area.x + 24, y + 5, area.width - 56 - columns(str(points)) * 9, 14, "strong ink")
    yield from counts(view, seat, area.x + 3, y + 19)


def card_beside(view: View, seat: int, area: Area) -> Iterator[Svg]:
    """The same, closer together where there is less height."""
    low = area.height < LOW
    first, second, third = (15, 36, 56) if low else (20, 49, 80)
    yield token(seat, area.x + 13, area.y + first, 20 if low else 24)
    yield line(view.seat_name(seat), area.x + 29, area.y + first + 5, area.width - 30, 15, "strong ink")
    yield from counts(view, seat, area.x + 3, area.y + (third if low else second))
    yield medal(view.table.seats[seat].pp, area.x, area.y + (second if low else third), 21 if low else 28, "ink", 16 if low else 21)


def counts(view: View, seat: int, x: float, y: float) -> Iterator[Svg]:
    """Flavor dice and tokens in small."""
    me = view.table.seats[seat]
    yield Svg(use("vj-flavor", x, y - 8, 16) + text(str(me.flavor), x + 18, y + 4.5, font_size=12.5, class_="strong ink"))
    yield Svg(token(seat, x + 41, y, 14) + text(str(me.tokens), x + 50, y + 4.5, font_size=12.5, class_="strong ink"))
    yield from marks(view, seat, x + 64, y - 9, 18)


@still
def mini(view: View, seat: int, colour: int, row: Area) -> Svg:
    """A track in small: bean, spaces, tokens at its end."""
    box, made = view.box, view.table.seats[seat].marks[colour]
    size = min(row.height - 1, 15)
    left, high = row.x + size + 4, row.height - 2.5
    step = (row.x + row.width - left - 18) / box.cup
    sign = bean(colour, row.x + size / 2, row.middle[1], size, "vj-on-paper")
    if row.height > ROOMY:
        tickets = spaces(view, seat, colour, Area(left, row.y, step * box.cup, row.height), 0)
        return group(sign, *tickets, *mini_tokens(view, seat, colour, row))
    cells = [Area(left + n * step, row.y + 1, step - 2, high) for n in range(box.cup)]
    levels = {box.at_1x: "1X", box.at_2x: "2X"}
    ahead = [cells[n - 1] for n in levels if n > made]
    parts = [sign, boxes([cell for cell in cells[made : box.cup - 1] if cell not in ahead], "mini"), boxes(ahead, "mini mini-ticket")]
    parts += [boxes(cells[box.cup - 1 :], "mini mini-cup"), use("vj-cell-cup", *at(cells[-1].inset(0.5)))] if made < box.cup else []
    beans = [use(bean_symbol(colour), *at(cell.inset(1))) for cell in cells[:made]]
    parts += [group(boxes(cells[:made], "mini-full"), *beans, class_=colour_class(colour))] if made else []
    for n, words in levels.items():
        if n > made and step > 15 and high > 9.5:
            x, y = cells[n - 1].middle
            parts.append(text(words, x, y + 3.8, font_size=10.5 if not view.tall else 11, class_="middle strong mini-words"))
    return group(*parts, *mini_tokens(view, seat, colour, row))


def boxes(cells: list[Area], class_: str) -> Svg:
    """Small boxes side by side as one shape."""
    d = "".join(f"M{number(x)} {number(y)}h{number(wide)}v{number(high)}h{number(-wide)}z" for x, y, wide, high in cells)
    return path(d, class_=class_) if cells else NOTHING


def mini_tokens(view: View, seat: int, colour: int, row: Area) -> Iterator[Svg]:
    """Unused tokens and partners at the end of a small track."""
    me, x, y = view.table.seats[seat], row.x + row.width - 8, row.middle[1]
    tokens = [seat] * me.ready[colour] + [other for other in range(view.table.players) if has(me.partners[colour], other)]
    for n, owner in enumerate(tokens):
        yield token(owner, x - n * 5, y, min(row.height, 15))
