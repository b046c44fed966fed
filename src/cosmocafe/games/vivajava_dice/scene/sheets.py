"""The score sheets as they are drawn: points, flavor dice, tokens, and the five research tracks."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import NOBODY, has
from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import Svg, button, circle, group, path, placed, rect, text, title
from cosmocafe.draw.text import shortened
from cosmocafe.draw.theme import emblem, seat_class

from ..standing import blocked, disc_name, gain_text, intern_name, track_name
from ..view import View
from ..vocabulary import LETTERS, TRACKS
from .dice import label_of, ring
from .spots import Choices, track

GAP, HEAD, PAD = 5, 40, 9
NARROW = 150  # the width of a sheet on which the points stand without their unit
STYLE = {
    ".space": "fill:none;stroke:var(--muted)",
    ".full": "stroke:var(--ink)",
    ".stroke0": "stroke:#fdf7ea;stroke-width:2;stroke-linecap:round",
    ".stroke1": "stroke:#221d29;stroke-width:2;stroke-linecap:round",
    ".cup": "fill:none;stroke:var(--muted);stroke-width:.12;stroke-linejoin:round",
    ".done": "stroke:var(--muted);stroke-width:2",
}
CUP = "M-.6-.5H.35V.15A.45.45 0 0 1-.1.6H-.15A.45.45 0 0 1-.6.15ZM.35-.35H.5A.25.25 0 0 1 .5.15H.35"


def sheet_areas(view: View, top: float, width: float) -> dict[int, Area]:
    """Where each player's sheet lies below `top`; the own one comes first and is the largest."""
    others = [seat for seat in range(view.table.players) if seat != view.seat]
    abreast = len(others) if len(others) < 4 else 2
    rows = [others[n : n + abreast] for n in range(0, len(others), abreast or 1)]
    areas: dict[int, Area] = {}
    for row in rows if view.seat == NOBODY else [[view.seat], *rows]:
        each = (width - GAP * (len(row) - 1)) / len(row)
        height = HEAD + TRACKS * (24 if row == [view.seat] else 16) + PAD
        areas.update({seat: Area(n * (each + GAP) + 1.2, top, each - 2.4, height) for n, seat in enumerate(row)})
        top += height + GAP
    return areas


def sheet(view: View, choices: Choices, seat: int, area: Area) -> Svg:
    """One player's sheet."""
    bright = view.table.places[seat] == 1 if view.table.over else view.asked == seat
    rows = Area(area.x + PAD, area.y + HEAD, area.width - 2 * PAD, area.height - HEAD - PAD / 2).grid(1, TRACKS)
    return group(
        title(f"{view.seat_name(seat)}, {view.table.seats[seat].pp} {view.words.label('points')}"),
        rect(*area, rx=9, class_="card"),
        *head(view, seat, area),
        *(track_row(view, choices, seat, colour, row) for colour, row in enumerate(rows)),
        class_=f"seat panel {seat_class(seat)}{' bright' if bright else ''}",
        data_seat=str(seat),
    )


def head(view: View, seat: int, area: Area) -> Iterator[Svg]:
    """Name and points; below them flavor dice, tokens, and what is special."""
    me, label = view.table.seats[seat], view.words.label
    yield emblem(seat, area.x + PAD + 6, area.y + 14, 6)
    points = f"{me.pp} {label('points')}" if area.width > NARROW else str(me.pp)
    room = int((area.width - 2 * PAD - 17 - len(points) * 10) / 7.4)
    yield text(shortened(view.seat_name(seat), room), area.x + PAD + 17, area.y + 18.5, font_size=13, class_="ink strong name")
    yield text(points, area.x + area.width - PAD, area.y + 18.5, font_size=14, class_="ink strong end")
    yield from stock(view, seat, area.x + PAD, area.y + 29.5)
    words = " · ".join(filter(None, [intern_name(view, seat), *blocked(view, seat)]))
    room = int((area.width - 2 * PAD - 60) / 5.6)
    yield text(shortened(words, room), area.x + area.width - PAD, area.y + 33, font_size=10, class_="muted end")


def stock(view: View, seat: int, x: float, y: float) -> Iterator[Svg]:
    """Flavor dice and tokens in supply, each with its number."""
    me, label = view.table.seats[seat], view.words.label
    die = rect(x, y - 5.5, 11, 11, rx=4.5, class_="bean6")
    for name, number, icon, at in (("flavor", me.flavor, die, x + 15), ("tokens", me.tokens, emblem(seat, x + 36, y, 5), x + 45)):
        yield group(title(f"{label(name)} {number}"), icon, text(str(number), at, y + 4, font_size=11.5, class_="ink strong"))


def track_row(view: View, choices: Choices, seat: int, colour: int, area: Area) -> Svg:
    """A research track: its letter, its spaces, its unused tokens and partners; clickable where it is an answer."""
    answers = choices.at.get(track(seat, colour), [])
    words = f"{track_name(view, colour)}, {disc_name(view, colour)}: {track_words(view, seat, colour)}"
    y = area.middle[1]
    things = [
        text(LETTERS[colour], area.x + 5, y + 4, font_size=11, class_="ink strong middle"),
        *spaces(view, seat, colour, Area(area.x + 13, area.y, area.width * 0.74 - 13, area.height)),
        *track_tokens(view, seat, colour, area),
    ]
    if answers:
        things.append(text(gain_text(view, answers), area.x + area.width - 2, y + 4, font_size=12, class_="ink strong end"))
        click = ring(Area(area.x - 3, area.y + 1, area.width + 6, area.height - 2), 5)
        return button(answers, f"{words}: {label_of(view, answers)}", *things, click)
    return group(title(words), *things)


def track_words(view: View, seat: int, colour: int) -> str:
    """Marks and tokens of a track in words."""
    me, label = view.table.seats[seat], view.words.label
    if me.marks[colour] >= view.box.cup:
        return label("done")
    tokens = [f", {number} {label(name)}" for name, number in (("ready", me.ready[colour]), ("claims", me.claims[colour])) if number]
    return f"{me.marks[colour]} / {view.box.cup}{''.join(tokens)}"


def spaces(view: View, seat: int, colour: int, area: Area) -> Iterator[Svg]:
    """The spaces from left to right, filled ones in the bean's colour; 1X, 2X and the cup are named."""
    box, marks = view.box, view.table.seats[seat].marks[colour]
    names = {box.at_1x: "1X", box.at_2x: "2X"}
    for n, cell in enumerate(area.grid(box.cup, 1, gap=2), 1):
        high = min(cell.height - 3, 15)
        (x, y), full = cell.middle, n <= marks
        yield rect(cell.x, y - high / 2, cell.width, high, rx=3, class_=f"bean{colour} full" if full else "space")
        if full:
            yield path(f"M{x - 3:.1f} {y + 4:.1f}L{x + 3:.1f} {y - 4:.1f}", class_=f"stroke{int(colour < 2)}")
        if n in names and cell.width > 11 and not full:
            yield text(names[n], x, y + 3, font_size=min(9.5, cell.width * 0.62), class_="middle muted")
        elif n == box.cup and not full:
            yield path(CUP, transform=placed(x, y, 6), class_="cup")
    if marks >= box.cup:
        y = area.middle[1]
        yield path(f"M{area.x:.1f} {y:.1f}H{area.x + area.width:.1f}", class_="done")


def track_tokens(view: View, seat: int, colour: int, area: Area) -> Iterator[Svg]:
    """Unused tokens, tokens to come as rings, and the partners who share this track."""
    me, x, y = view.table.seats[seat], area.x + area.width * 0.74 + 9, area.middle[1]
    for n in range(me.ready[colour]):
        yield emblem(seat, x + n * 9, y, 4)
    x += me.ready[colour] * 9
    for n in range(me.claims[colour]):
        yield circle(x + n * 9, y, 3.6, class_="space")
    partners = [other for other in range(view.table.players) if has(me.partners[colour], other)]
    for n, other in enumerate(partners):
        yield emblem(other, area.x + area.width - 5 - n * 10, y, 4)
