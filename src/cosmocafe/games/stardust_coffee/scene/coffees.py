"""Coffee cards: on offer, in the making, delivered."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import NOTHING, Svg, group, rect, text

from ..standing import things
from ..table import MARKET_ROW, Board
from ..view import View
from ..vocabulary import CARD, NONE
from .moments import Moment
from .pieces import LETTER, badge, badges_of, drink, dustless, gilt, halo, line, missing, points, stardust, token
from .sights import card_worth, slots_of
from .spots import Thing
from .symbols import tier_name, use

LOWEST = 32  # of a row of cups
STYLE = {
    ".coffee": "fill:#f6ead0",
    ".coffee-frame": "fill:var(--k1);stroke:var(--k2);stroke-width:1.6",
    ".whole>.coffee-frame": "stroke:#0c857a;stroke-width:3.4",
    ".shelf": "fill:#3a2016;stroke:#2c150a;stroke-width:1.6",
    ".empty-card": "fill:#e3cda4;stroke:#b8935c;stroke-width:1.4;stroke-dasharray:5 4",
}


@still
def market(moment: Moment, area: Area) -> Iterator[Svg]:
    """The cards on offer, silver before gold; a place stays empty when its deck has run out (SC-R33)."""
    view = moment.view
    silver, gold = view.table.market[: view.box.open_silver], view.table.market[MARKET_ROW : MARKET_ROW + view.box.open_gold]
    cards = [*silver, *gold]
    for card, cell in zip(cards, area.grid(max(1, len(cards)), 1, 4), strict=False):
        if card != NONE:
            yield offered(moment, card, cell)


@still
def offered(moment: Moment, card: int, area: Area) -> Svg:
    """A card on offer, with all that it needs."""
    view = moment.view
    return moment.choices.thing(
        *((Thing.OFFER, card), view.words.value(CARD, card), card_worth(view, card)),
        halo(area, 10),
        *front(view, card, area),
        card=thing("coffee", card),
    )


def front(view: View, card: int, area: Area) -> Iterator[Svg]:
    """A whole card: name, cup, points, Badges, places for Stardust, recipe."""
    shown, (x, _) = view.box.cards[card], area.middle
    yield use("sd-card", *area, class_=f"sd-{tier_name(shown.tier)}")
    yield rect(area.x + 4, area.y + area.height * 0.2, area.width - 8, area.height * 0.75, rx=6, class_="coffee")
    yield title_of(view.words.value(CARD, card), x, area.y + area.height * 0.135, area.width - 8)
    cup = min(area.width * 0.53, area.height * 0.39)
    yield drink(view, card, area.x + 5, area.y + area.height * 0.21, cup)
    right = area.x + area.width - 20
    yield points(shown.vp, right, area.y + area.height * 0.335, 32)
    kinds = badges_of(view, card)
    step = min(19.0, 40 / max(1, len(kinds)))
    for n, kind in enumerate(kinds):
        yield badge(kind, right + (n - (len(kinds) - 1) / 2) * step - (4 if len(kinds) > 1 else 0), area.y + area.height * 0.54, 18.5)
    for n in range(shown.icons):
        yield dustless(area.x + 5 + cup / 2 + (n - (shown.icons - 1) / 2) * 17, area.y + area.height * 0.64, 18, "sd-brown")
    yield from recipe(view, card, shown.recipe, Area(area.x + 5, area.y + area.height * 0.69, area.width - 10, area.height * 0.27), 21.5)


def title_of(name: str, x: float, y: float, space: float) -> Svg:
    """A card's name, small enough to fit."""
    return line(name, x, y, space, 12.5, "dark middle strong")


def recipe(view: View, card: int, poured: list[int], area: Area, largest: float) -> Iterator[Svg]:
    """The slots of a card, filled or still empty."""
    goods = slots_of(view.box.cards[card].recipe)
    filled = [n >= goods.index(good) and n - goods.index(good) < poured[good] for n, good in enumerate(goods)]
    for good, is_filled, spot in zip(goods, filled, rows_of(area, len(goods), largest), strict=True):
        size = min(largest, spot.span)
        yield token(view, good, *spot.middle, size) if is_filled else missing(view, good, *spot.middle, size)


def rows_of(area: Area, n: int, largest: float) -> list[Area]:
    """Places in one or two rows, each row in the middle."""
    rows = 1 if n * largest <= area.width or area.height < largest * 1.5 else 2
    across = -(-n // rows)
    wide, high = min(largest + 1, area.width / across), min(largest, area.height / rows)
    found = []
    for row in range(rows):
        here = min(across, n - row * across)
        left = area.middle[0] - here * wide / 2
        top = area.middle[1] + (row - rows / 2) * high
        found += [Area(left + k * wide, top, wide, high) for k in range(here)]
    return found


def in_the_making(moment: Moment, seat: int, board: Board, area: Area, mine: bool) -> Svg:
    """The undelivered card: what is filled and what is missing."""
    view, card = moment.view, board.card
    if card == NONE:
        words = line(view.words.label("no_card"), *area.middle, area.width - 8, 11.5, "brown middle")
        return group(rect(*area, rx=10, class_="empty-card"), words, data_thing=thing("making", seat))
    shown = view.box.cards[card]
    whole = all(poured >= wanted for poured, wanted in zip(board.poured, shown.recipe, strict=True))
    head, cup = 20, min(area.height - 26, area.width * 0.32)
    right = area.x + area.width - 4
    note = view.words.label("complete" if whole else "making")
    name = view.words.value(CARD, card)
    space = area.width - 46
    beside = space - len(name) * 13 * LETTER - 8
    parts = [
        rect(*area, rx=10, class_="coffee-frame"),
        rect(area.x + 3.5, area.y + head, area.width - 7, area.height - head - 3.5, rx=6, class_="coffee"),
        line(name, area.x + 8, area.y + 15.5, space, 13, "dark strong"),
        line(note, right - 38, area.y + 15, beside, 11, "dark end") if beside > len(note) * 6.2 else NOTHING,
        drink(view, card, area.x + 4, area.y + head + 1, cup),
        points(shown.vp, right - 15, area.y + 17, 32),
        *recipe(view, card, board.poured, Area(area.x + cup + 5, area.y + head + 7, area.width - cup - 9, area.height - head - 32), 31),
        *extras(view, card, 0, area.x + cup + 16, area.bottom - 14, 19),
    ]
    ring, class_ = gilt(area.inset(1), 10), f"sd-{tier_name(shown.tier)}{' whole' if whole else ''}"
    what = view.words.sentences([note, card_worth(view, card)])
    return moment.choices.thing((Thing.COFFEE, 0), name, what, ring, *parts, mine=mine, class_=class_, card=thing("making", seat))


def extras(view: View, card: int, sprinkled: int, x: float, y: float, size: float) -> Iterator[Svg]:
    """Stardust on a card with room for more, then its Badges."""
    for n in range(view.box.cards[card].icons):
        yield stardust(x + n * size * 0.9, y, size) if n < sprinkled else dustless(x + n * size * 0.9, y, size, "sd-brown")
    x += view.box.cards[card].icons * size * 0.9 + size * 0.3
    for n, kind in enumerate(badges_of(view, card)):
        yield badge(kind, x + n * size, y, size * 1.05)


def delivered(moment: Moment, seat: int, board: Board, area: Area, mine: bool) -> Iterator[Svg]:
    """The delivered cards as cups on a shelf: points, Stardust, Badges."""
    view, cards = moment.view, list(things(board.delivered))
    shown = text(view.words.label("delivered"), area.x + 8, area.y + 14.5, font_size=11.5, class_="warm strong")
    yield group(rect(*area, rx=10, class_="shelf"), shown, class_="through")
    inside = Area(area.x + 3, area.y + 18, area.width - 6, area.height - 21)
    rows = 2 if inside.height > 2 * LOWEST and (len(cards) > 3 or inside.width < 1.6 * inside.height) else 1
    for card, cell in zip(cards, inside.grid(max(4 - rows, -(-len(cards) // rows)), rows, 1), strict=False):
        yield delivered_cup(moment, seat, card, board.sprinkled[card], cell, mine)


def delivered_cup(moment: Moment, seat: int, card: int, sprinkled: int, cell: Area, mine: bool) -> Svg:
    """One delivered coffee."""
    view, name = moment.view, moment.view.words.value(CARD, card)
    shown = view.box.cards[card]
    what = view.words.phrases([card_worth(view, card), f"{view.words.label('stardust')} {sprinkled}/{shown.icons}"])
    low = cell.height < 44
    cup = min(cell.width * (0.66 if low else 0.86), cell.height * (0.9 if low else 0.72))
    dust = 14 if low else 17
    medal = 22 if cell.width > 44 else 17
    step = min(dust * 0.86, (cell.width - 2) / max(1, shown.icons))
    left = cell.x + 1 + dust / 2
    parts = [
        rect(*cell, rx=7, class_="reach"),
        use("sd-shelf", cell.x, cell.bottom - dust * 0.8, cell.width, 5),
        drink(view, card, cell.x + 1, cell.bottom - dust * 0.75 - cup, cup),
        points(shown.vp, cell.x + cell.width - medal / 2, cell.y + medal / 2, medal),
        *(
            stardust(left + n * step, cell.bottom - dust / 2, dust)
            if n < sprinkled
            else dustless(left + n * step, cell.bottom - dust / 2, dust, "sd-brass")
            for n in range(shown.icons)
        ),
        *(
            badge(kind, cell.x + cell.width - 8, cell.y + 27 + n * 11, 14)
            for n, kind in enumerate(badges_of(view, card))
            if not low or n < 1
        ),
    ]
    ring = gilt(cell.inset(1), 7)
    return moment.choices.thing((Thing.DELIVERED, card), name, what, ring, *parts, mine=mine, card=thing("delivered", seat, card))
