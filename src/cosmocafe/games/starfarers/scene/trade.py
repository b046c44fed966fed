"""Trades on offer: they lie on one's own desk, where the mother ship stands at other times, and hide nothing of the map."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import NOTHING, Svg, number, path, rect, text
from cosmocafe.draw.text import columns

from ..standing import offer_words, offering
from ..view import View
from ..vocabulary import RESOURCES, Reply
from .pieces import LETTER, halo, line, mark, panel
from .spots import Choices, Spot
from .symbols import resource_symbol, use

NAMED, NARROW, HIGHEST = 260, 126, 56.0  # how wide a trade is that has room for a name, for one line; how high one gets
PILE, NAME = 29.0, 13.0  # how wide cards of one type and their number are; how large a name is written
LEFT, RIGHT, ARROW = 32.0, 8.0, 18.0  # what a trade in one line keeps free for its mark, at its end, and in its middle
STYLE = {
    ".agreed": "fill:#2fd6c0",
    ".arrow": "fill:none;stroke:#cdb9a0;stroke-width:2;stroke-linecap:round;stroke-linejoin:round",
}


@still
def offers(view: View, choices: Choices, area: Area) -> Iterator[Svg]:
    """Every trade on offer: who, what he gives, what he wants; one to agree to can be clicked."""
    seats = offering(view)
    abreast = len(seats) if view.tall else 1 if len(seats) < 3 else 2  # on a phone so that a finger hits each of them
    rows = -(-len(seats) // abreast)
    high = min(area.height - 4, rows * (HIGHEST + (12 if view.tall else 4)) - 4)
    cells = Area(area.x + 4, area.middle[1] - high / 2, area.width - 8, high).grid(abreast, rows, 4)
    yield Svg(use("sf-space", *area) + rect(*area, rx=8, class_="bay"))
    is_brief = not all(is_roomy(view, seat, cells[0].width) for seat in seats)
    for seat, row in zip(seats, cells, strict=False):
        name, words = view.seat_name(seat), offer_words(view, seat)
        shown = brief(view, seat, row) if is_brief else terms(view, seat, row)
        yield choices.thing((Spot.OFFER, seat), name, words, halo(row, 10), *shown, card=thing("offer", seat))


def is_roomy(view: View, seat: int, wide: float) -> bool:
    """Whether all cards of a trade lie side by side in one line."""
    mine, left, right = view.table.offers[seat], *margins(view, wide)
    most = max(len(kinds_in(mine.give)), len(kinds_in(mine.want))) * PILE + ARROW
    return wide > NARROW and most <= (wide - left - right) / 2


def margins(view: View, wide: float) -> tuple[float, float]:
    """What a trade in one line keeps free at both sides; names are as wide as the longest, so that trades stand below each other."""
    if wide <= NAMED:
        return LEFT, RIGHT
    return max(110, 40 + name_room(view)), 30


def name_room(view: View) -> float:
    """How wide the names of all who offer something are."""
    return min(130, max(columns(view.seat_name(seat)) for seat in offering(view)) * NAME * LETTER)


def terms(view: View, seat: int, area: Area) -> Iterator[Svg]:
    """One line of a trade: given on the left, wanted on the right."""
    mine, y, is_named, label = view.table.offers[seat], area.middle[1], area.width > NAMED, view.words.label
    yield panel(area, seat)
    yield mark(seat, area.x + 20, y, 15)
    if is_named:
        yield line(view.seat_name(seat), area.x + LEFT, y + 5, max(74, name_room(view)), NAME, "sf-pale sf-bold")
    if mine.state == Reply.ACCEPTED:
        yield text("✓", area.x + area.width - (18 if is_named else 9), y + 6, font_size=17, class_="agreed sf-bold sf-mid")
    left, right = margins(view, area.width)
    half = (area.width - left - right) / 2
    x, low = area.x + left + half, 7 if is_named and area.height > 48 else 0
    if low:
        yield text(label("gives"), area.x + left, area.y + 16, font_size=11, class_="sf-quiet")
        yield text(label("wants"), x + 12, area.y + 16, font_size=11, class_="sf-quiet")
    yield path(f"M{number(x - 14)} {number(y)}h16m-6-5 6 5-6 5", class_="arrow")
    yield from pile_of(mine.give, Area(area.x + left, area.y + low, half - 18, area.height))
    yield from pile_of(mine.want, Area(x + 12, area.y + low, half - 12, area.height))


def brief(view: View, seat: int, area: Area) -> Iterator[Svg]:
    """A trade where there is little room: wanted below given."""
    mine, (x, y, width, height) = view.table.offers[seat], area
    upper, lower = y + height * 0.28, y + height * 0.72
    yield panel(area, seat)
    yield mark(seat, x + 17, upper, 13)
    yield text("✓", x + 17, lower + 6, font_size=16, class_="agreed sf-bold sf-mid") if mine.state == Reply.ACCEPTED else NOTHING
    yield path(f"M{number(x + width - 11)} {number(upper)}v{number(height * 0.4)}m-4-5 4 5 4-5", class_="arrow")
    yield from pile_of(mine.give, Area(x + 30, upper - 10, width - 48, 20))
    yield from pile_of(mine.want, Area(x + 30, lower - 10, width - 48, 20))


def pile_of(cards: list[int], area: Area) -> Iterator[Svg]:
    """Cards type by type, with their number."""
    kinds, y = kinds_in(cards), area.middle[1]
    if not kinds:
        yield text("–", area.x + 8, y + 5, font_size=14, class_="sf-quiet")
    for n, kind in enumerate(kinds):
        x = area.x + n * min(38, area.width / max(1, len(kinds)))
        yield Svg(
            text(str(cards[kind]), x + 4, y + 5, font_size=14, class_="sf-pale sf-bold sf-mid")
            + use(resource_symbol(kind), x + 10, y - 10, 20)
        )


def kinds_in(cards: list[int]) -> list[int]:
    """The types of which there are cards."""
    return [kind for kind in range(RESOURCES) if cards[kind]]
