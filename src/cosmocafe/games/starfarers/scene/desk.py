"""Below the map: mother ships, what is read or offered, stacks of cards, the price list, and a plate for every other answer."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from cosmocafe.author import NOBODY
from cosmocafe.draw.areas import Area
from cosmocafe.draw.choices import choices_words
from cosmocafe.draw.svg import Svg, button, group, rect, text, title
from cosmocafe.draw.text import columns, shortened, wrapped
from cosmocafe.draw.theme import emblem

from ..board import PER_BASE
from ..rules.business import can_pay
from ..rules.trading import ratio
from ..standing import friend_holder
from ..view import View
from ..vocabulary import FRIEND_NAME, FRIENDS, RACES, RESOURCE, RESOURCES, THING_NAME, THINGS, Event, Reply, Step, Thing
from . import icons
from .reading import READ_NOW, whole_card
from .spots import Spot, all_on, on

GAP, LINE, FINE, ROW, PLATE, STACK, PRICE, SHIPYARD = 4, 14, 12, 24, 30, 32, 48, 38
MOST_LINES = 5  # of one box of an encounter card
LETTER = 6.2  # the width of a letter on a plate
NAME = re.compile(": |：")  # what parts a friendship card's name from what it does
STYLE = {
    ".plate": "fill:var(--line);stroke:var(--haze)",
    ".tale": "fill:#3a2f6b;stroke:var(--haze)",
    ".low": "opacity:.5",
    ".amber": "fill:var(--amber)",
}


class Section(NamedTuple):
    """A strip of the desk."""

    height: float
    draw: Callable[[View, Area], Iterator[Svg]]


def sections(view: View) -> list[Section]:
    """The strips from top to bottom; those that have nothing to show are left out."""
    strips = [
        Section(SHIPYARD, mother_ships),
        Section(LINE + GAP, headline),
        Section((LINE * len(tale(view)) + 10) if tale(view) else 0, tale_card),
        Section((FINE * len(own_reading(view)) + 10) if own_reading(view) else 0, reading_card),
        Section(ROW * len(offering(view)), offers),
        Section((PLATE + GAP) * max(len(plate_rows(view)), 1) if view.seat != NOBODY else 0, plates),
        Section(ROW * len(all_on(view, Spot.FRIEND)), friends),
        Section(STACK + GAP, bank),
        Section(STACK + GAP if view.seat != NOBODY else 0, hand),
        Section(PRICE + GAP if view.seat != NOBODY else 0, prices),
        Section(FINE * PER_BASE * len(RACES) // 2 + GAP, friendships),
    ]
    return [strip for strip in strips if strip.height]


def choosable(view: View, answers: Sequence[int], place: str, what: str, area: Area, *parts: Svg) -> Svg:
    """A thing on the desk that is clicked for its answers, if it has any."""
    if not answers:
        return group(title(f"{place} {what}".strip()), *parts)
    return button(answers, choices_words(view, answers, place, what), *parts, rect(*area, rx=6, class_="ring"))


def mother_ships(view: View, area: Area) -> Iterator[Svg]:
    """All mother ships side by side."""
    for seat, cell in enumerate(area.grid(view.table.players, 1)):
        yield icons.mother_ship(view, seat, cell.middle[0] + 2, cell.y + 12)


def headline(view: View, area: Area) -> Iterator[Svg]:
    """What happened last."""
    if view.events:
        words = view.words.event(view.events[-1], view.names)
        yield text(shortened(words, 62), area.x, area.y + 12, font_size=11.5, class_="cream")


def tale(view: View) -> list[str]:
    """What was read last of an encounter card, while it lasts."""
    if not view.table.boxes:
        return []
    heard = [told for told in view.events[-40:] if told.event == Event.HEARD]
    words = view.question if view.step in (Step.ASK, Step.GIFT) else view.words.event(heard[-1], view.names) if heard else ""
    return wrapped(words, 58, 3)


def tale_card(view: View, area: Area) -> Iterator[Svg]:
    """The encounter card, as far as it was read."""
    yield rect(area.x, area.y, area.width, area.height - GAP, rx=6, class_="tale")
    for n, words in enumerate(tale(view)):
        yield text(words, area.x + 10, area.y + 14 + LINE * n, font_size=12, class_="cream")


def own_reading(view: View) -> list[tuple[float, str]]:
    """The whole card for the one who reads it aloud: lines, each with its distance from the left."""
    found = []
    for line in whole_card(view):
        inside = (len(line) - len(line.lstrip())) * 5.0
        found += [(inside, part) for part in wrapped(line.strip(), int((360 - inside) / 4.9), MOST_LINES)]
    return found


def reading_card(view: View, area: Area) -> Iterator[Svg]:
    """What only the reader sees."""
    yield rect(area.x, area.y, area.width, area.height - GAP, rx=6, class_="tile")
    for n, (inside, words) in enumerate(own_reading(view)):
        look = "cream strong" if n == 0 else "cream" if words.startswith(READ_NOW) else "haze"
        yield text(words, area.x + 10 + inside, area.y + 13 + FINE * n, font_size=9.5, class_=look)


def offering(view: View) -> list[int]:
    """The players with a trade on offer, or who put one together."""
    offers = view.table.offers
    named = [seat for seat in range(view.table.players) if any(offers[seat].give) or any(offers[seat].want)]
    return [*named, *([view.asked] if view.step == Step.OFFER and view.asked not in named else [])]


def offers(view: View, area: Area) -> Iterator[Svg]:
    """Every trade on offer: who, what he gives, what he wants; one to agree to can be clicked."""
    for seat, cell in zip(offering(view), area.grid(1, len(offering(view))), strict=True):
        inside = Area(cell.x, cell.y, cell.width, cell.height - GAP)
        yield choosable(view, on(view, Spot.OFFER, seat), view.seat_name(seat), offer_words(view, seat), inside, *terms(view, seat, inside))


def offer_words(view: View, seat: int) -> str:
    """A trade in words."""
    mine, label = view.table.offers[seat], view.words.label
    return f"{label('gives')} {cards_words(view, mine.give)}, {label('wants')} {cards_words(view, mine.want)}"


def cards_words(view: View, cards: list[int]) -> str:
    """So many of each type, in words."""
    return " ".join(f"{cards[kind]} {view.words.value(RESOURCE, kind)}" for kind in range(RESOURCES) if cards[kind]) or "–"


def terms(view: View, seat: int, area: Area) -> Iterator[Svg]:
    """One line of a trade."""
    mine, middle = view.table.offers[seat], area.middle[1]
    yield rect(*area, rx=6, class_="tile")
    yield emblem(seat, area.x + 11, middle, 5)
    is_agreed = mine.state == Reply.ACCEPTED
    for name, cards, x in (("gives", mine.give, area.x + 24), ("wants", mine.want, area.x + 24 + area.width * 0.46)):
        words = f"{'✓ ' if is_agreed and name == 'gives' else ''}{view.words.label(name)}"
        yield text(words, x, middle + 4, font_size=10.5, class_="haze")
        yield from pile_of(cards, x + columns(words) * 5.8 + 6, middle)


def pile_of(cards: list[int], x: float, y: float) -> Iterator[Svg]:
    """Cards type by type, with their number."""
    for n, kind in enumerate(kind for kind in range(RESOURCES) if cards[kind]):
        yield text(str(cards[kind]), x + 26 * n + 4, y + 4, font_size=11, class_="cream middle strong")
        yield icons.resource(kind, round(x + 26 * n + 14, 1), y, 6)


def friends(view: View, area: Area) -> Iterator[Svg]:
    """The friendship cards to choose from."""
    found = all_on(view, Spot.FRIEND)
    for card, cell in zip(found, area.grid(1, len(found)), strict=True):
        words, inside = view.words.value(FRIEND_NAME, card), Area(cell.x, cell.y, cell.width, cell.height - GAP)
        line = text(shortened(words, 60), inside.x + 10, inside.middle[1] + 4, font_size=11.5, class_="cream")
        yield choosable(view, found[card], words, "", inside, rect(*inside, rx=6, class_="tale"), line)


def friendships(view: View, area: Area) -> Iterator[Svg]:
    """What all friendship cards do, those at their bases too; who has one is shown beside it."""
    for card, cell in enumerate(columns_of(area, PER_BASE * len(RACES), 2)):
        words, holder = view.words.value(FRIEND_NAME, card), friend_holder(view, card)
        what = f"{FRIENDS[card]} {NAME.split(words, maxsplit=1)[-1]}"
        look = "cream" if holder == view.seat != NOBODY else "haze"
        mark = [emblem(holder, cell.x + 4, cell.y + 5.5, 3.6)] if holder != NOBODY else []
        yield group(title(words), *mark, text(shortened(what, 46), cell.x + 11, cell.y + 9, font_size=7.6, class_=look))


def columns_of(area: Area, things: int, columns: int) -> list[Area]:
    """Cells from top to bottom, column by column."""
    rows = things // columns
    cells = area.grid(columns, rows)
    return [cells[row * columns + column] for column in range(columns) for row in range(rows)]


def plate_rows(view: View) -> list[list[int]]:
    """The answers that lie nowhere else, as many side by side as there is room for."""
    rows: list[list[int]] = []
    room = 0.0
    for answer in on(view, Spot.PLATE):
        wide = plate_width(view, answer) + GAP
        if room < wide or not rows:
            rows.append([])
            room = 380.0 + GAP
        rows[-1].append(answer)
        room -= wide
    return rows


def plate_width(view: View, answer: int) -> float:
    return max(columns(view.answer_words(answer)) * LETTER + 20, 56)


def plates(view: View, area: Area) -> Iterator[Svg]:
    """Plates with the words of an answer; without any, what is asked and whom."""
    for n, row in enumerate(plate_rows(view)):
        x = area.x
        for answer in row:
            cell = Area(x, area.y + n * (PLATE + GAP), plate_width(view, answer), PLATE)
            line = text(view.answer_words(answer), cell.middle[0], cell.middle[1] + 4, font_size=11.5, class_="cream middle strong")
            yield choosable(view, [answer], "", "", cell, rect(*cell, rx=6, class_="plate"), line)
            x += cell.width + GAP
    if not on(view, Spot.PLATE) and view.asked != NOBODY:
        words = view.question if view.options else f"{view.seat_name(view.asked)}: {view.question}"
        yield text(shortened(words, 62), area.x, area.y + 19, font_size=11.5, class_="amber" if view.options else "haze")


def bank(view: View, area: Area) -> Iterator[Svg]:
    """The reserve pile and the bank's stacks."""
    first, *others = area.grid(RESOURCES + 1, 1, GAP)
    name = view.words.label("pile")
    yield stack(view, first, name, view.table.pile_cards, on(view, Spot.PILE))
    for kind, cell in enumerate(others):
        words = f"{view.words.label('bank')}: {view.words.value(RESOURCE, kind)}"
        yield stack(view, cell, words, view.table.bank[kind], on(view, Spot.BANK, kind), kind, view.words.label("bank"))


def hand(view: View, area: Area) -> Iterator[Svg]:
    """The viewer's own cards, type by type, each with its price at the bank."""
    first, *others = area.grid(RESOURCES + 1, 1, GAP)
    me = view.table.fleets[view.seat]
    yield stack(view, first, view.words.label("hand"), me.cards, [])
    for kind, cell in enumerate(others):
        name = view.words.value(RESOURCE, kind)
        yield stack(view, cell, name, me.hand[kind], on(view, Spot.HAND, kind), kind, f"{ratio(view.box, view.table, me, kind)}:1")


def stack(view: View, cell: Area, words: str, cards: int, answers: Sequence[int], kind: int = -1, note: str = "") -> Svg:
    """Cards of one type, or those of a pile with its name."""
    area = Area(cell.x, cell.y, cell.width, STACK)
    middle = area.middle[1]
    parts = [rect(*area, rx=6, class_="tile")]
    if kind < 0:
        parts.append(text(shortened(words, 13), area.middle[0], area.y + 12, font_size=8.5, class_="haze middle"))
        parts.append(text(str(cards), area.middle[0], area.bottom - 6, font_size=13, class_="cream middle strong"))
    else:
        parts.append(icons.resource(kind, round(area.x + 15, 1), middle, 9.5))
        parts.append(text(str(cards), area.x + 30, middle + 5, font_size=14, class_=f"cream strong{'' if cards else ' low'}"))
        parts.append(text(note, area.x + area.width - 4, area.bottom - 4, font_size=7.5, class_="haze end"))
    return choosable(view, answers, words, str(cards), area, *parts)


def prices(view: View, area: Area) -> Iterator[Svg]:
    """What can be built and what it costs; dim while the hand does not pay for it."""
    for kind, cell in enumerate(area.grid(THINGS, 1, GAP)):
        tile = Area(cell.x, cell.y, cell.width, PRICE)
        name = view.words.value(THING_NAME, kind)
        is_rich = can_pay(view.box, view.table.fleets[view.seat], kind)
        parts = [
            rect(*tile, rx=6, class_="tile"),
            icons.thing(kind, round(tile.x + 14, 1), tile.y + 13, 0.95),
            text(left_of(view, kind), tile.x + tile.width - 5, tile.y + 14, font_size=9.5, class_="haze end"),
            text(shortened(name, 13), tile.middle[0], tile.y + 30, font_size=8.6, class_="cream middle"),
            *cost(view, kind, tile),
        ]
        answers = on(view, Spot.THING, kind)
        words = cards_words(view, view.box.prices[kind].cards)
        yield group(choosable(view, answers, name, words, tile, *parts), class_=None if is_rich or answers else "poor")


def left_of(view: View, kind: int) -> str:
    """How many of a thing the viewer has left to build, or has fitted already."""
    me = view.table.fleets[view.seat]
    if kind >= Thing.BOOSTER:
        return f"{me.expansions[kind - Thing.BOOSTER]}/{view.box.limit[kind - Thing.BOOSTER]}"
    return f"×{me.rings if kind == Thing.SPACEPORT else me.modules[kind]}"


def cost(view: View, kind: int, tile: Area) -> Iterator[Svg]:
    """A sign for every card of a price."""
    cards = [resource for resource, number in enumerate(view.box.prices[kind].cards) for _ in range(number)]
    for n, resource in enumerate(cards):
        yield icons.coin(resource, round(tile.middle[0] + 11 * (n - (len(cards) - 1) / 2), 1), tile.y + 40, 4.4)
