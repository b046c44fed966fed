"""Coffee cards: on offer, in the making, delivered."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import Svg, group, path, rect, text
from cosmocafe.draw.text import fitted, wrapped

from ..standing import things
from ..table import MARKET_ROW, Board
from ..view import View
from ..vocabulary import CARD, NONE, Badge
from .icons import badge, points, stardust
from .ingredients import missing, token
from .moments import Moment
from .sights import card_worth, slots_of
from .spots import Thing

COLUMNS, CARD_HEIGHT, GAP = 4, 100, 5
LETTER = 0.69  # how wide a bold letter is, at font size 1
SMALLEST = 7.8  # a name that would be smaller takes two lines
STYLE = {
    ".coffee": "fill:var(--panel);stroke:var(--edge)",
    ".tier": "fill:var(--metal)",
    ".spine": "fill:none;stroke:var(--metal);stroke-width:3;stroke-linecap:round",
    ".tier0": "--metal:#c07f4f",
    ".tier1": "--metal:#a9b4c4",
    ".tier2": "--metal:#d8a826",
    ".whole>.coffee": "stroke:var(--teal);stroke-width:2.4",
}


def market_area(view: View, x: float, y: float, width: float) -> Area:
    """The room for all cards on offer."""
    rows = -(-places(view) // COLUMNS)
    return Area(x, y, width, rows * (CARD_HEIGHT + GAP) - GAP)


def places(view: View) -> int:
    """How many cards can be on offer."""
    return view.box.open_silver + view.box.open_gold


def market(moment: Moment, area: Area) -> Iterator[Svg]:
    """The cards on offer, silver before gold; a place stays empty when its deck has run out (SC-R33)."""
    view = moment.view
    cells = area.grid(COLUMNS, -(-places(view) // COLUMNS), GAP) if places(view) else []
    silver, gold = view.table.market[: view.box.open_silver], view.table.market[MARKET_ROW : MARKET_ROW + view.box.open_gold]
    for card, cell in zip([*silver, *gold], cells, strict=False):
        if card != NONE:
            yield offered(moment, card, cell)


def offered(moment: Moment, card: int, area: Area) -> Svg:
    """A card on offer, with all that it needs."""
    return moment.choices.thing(
        *((Thing.OFFER, card), moment.view.words.value(CARD, card), card_worth(moment.view, card)),
        rect(*area.inset(1.5), rx=8, class_="ring"),
        *front(moment.view, card, area),
        *recipe(moment.view, card, moment.view.box.cards[card].recipe, area.part(0.04, 0.27, 0.96, 0.76), 22),
        class_=f"panel tier{moment.view.box.cards[card].tier}",
    )


def front(view: View, card: int, area: Area, sprinkled: int = 0) -> Iterator[Svg]:
    """The card itself: name, points, room for Stardust, Badges."""
    shown = view.box.cards[card]
    yield rect(*area, rx=9, class_="coffee")
    yield rect(area.x + 9, area.y + 1, area.width - 18, 3, rx=1.5, class_="tier")
    yield named(view.words.value(CARD, card), area.x + 8, area.y + 19, area.width - 35, 10.8)
    yield points(shown.vp, area.x + area.width - 13.5, area.y + 16, 20)
    yield from extras(view, card, sprinkled, area.x + 14, area.bottom - 13, 17)


def named(name: str, x: float, y: float, room: float, largest: float) -> Svg:
    """A card's name, small enough to keep clear of the points beside it, or in two lines."""
    _, size = fitted(name, room, largest, SMALLEST, LETTER)
    lines = wrapped(name, int(room / (size * LETTER) + 0.01), 2)
    top = y - size * (len(lines) - 1) / 2
    return group(*(text(line, x, top + size * n, font_size=size, class_="ink strong") for n, line in enumerate(lines)))


def extras(view: View, card: int, sprinkled: int, x: float, y: float, size: float) -> Iterator[Svg]:
    """Stardust on a card with room for more, then its Badges."""
    shown = view.box.cards[card]
    for n in range(shown.icons):
        yield stardust(x + n * size * 0.9, y, size * 0.92, "" if n < sprinkled else "none")
    x += shown.icons * size * 0.9 + size * 0.15
    for kind in Badge:
        for _ in range(shown.badges[kind]):
            yield badge(kind, x, y, size)
            x += size


def recipe(view: View, card: int, poured: list[int], area: Area, largest: float) -> Iterator[Svg]:
    """The slots of a card, filled or still empty."""
    goods = slots_of(view.box.cards[card].recipe)
    filled = [n >= goods.index(good) and n - goods.index(good) < poured[good] for n, good in enumerate(goods)]
    for good, is_filled, cell in zip(goods, filled, area.cells(len(goods)), strict=True):
        size = min(largest, cell.span * 0.92)
        yield token(view, good, *cell.middle, size) if is_filled else missing(view, good, *cell.middle, size)


def in_the_making(moment: Moment, board: Board, area: Area, mine: bool) -> Svg:
    """The undelivered card: what is filled and what is missing."""
    view, card = moment.view, board.card
    if card == NONE:
        return group(rect(*area, rx=9, class_="empty"), text("–", *area.middle, font_size=14, class_="muted middle"))
    whole = all(poured >= wanted for poured, wanted in zip(board.poured, view.box.cards[card].recipe, strict=True))
    return moment.choices.thing(
        *((Thing.COFFEE, 0), view.words.value(CARD, card), card_worth(view, card)),
        rect(*area.inset(1.5), rx=8, class_="ring"),
        *front(view, card, area),
        *recipe(view, card, board.poured, Area(area.x + 6, area.y + 25, area.width - 12, area.height - 48), 30),
        mine=mine,
        class_=f"panel tier{view.box.cards[card].tier}{' whole' if whole else ''}",
    )


def delivered(moment: Moment, board: Board, area: Area, across: int, rows: int, mine: bool) -> Iterator[Svg]:
    """The delivered cards, small: name, points, Stardust, Badges."""
    cards = list(things(board.delivered))
    if not cards:
        yield text(moment.view.words.label("delivered") + ": 0", *area.middle, font_size=10, class_="muted middle")
    rows = max(rows, -(-len(cards) // across))
    for card, cell in zip(cards, area.grid(across, rows, gap=4), strict=False):
        yield delivered_card(moment, card, board.sprinkled[card], cell, mine)


def delivered_card(moment: Moment, card: int, sprinkled: int, cell: Area, mine: bool) -> Svg:
    """One delivered card."""
    view, name = moment.view, moment.view.words.value(CARD, card)
    what = f"{card_worth(view, card)}; {view.words.label('stardust')} {sprinkled}/{view.box.cards[card].icons}"
    return moment.choices.thing(
        *((Thing.DELIVERED, card), name, what),
        rect(*cell.inset(0.8), rx=6, class_="ring"),
        rect(*cell, rx=6, class_="coffee"),
        path(f"M{cell.x + 1.5:.1f} {cell.y + 6:.1f}V{cell.bottom - 6:.1f}", class_="spine"),
        named(name, cell.x + 6, cell.y + 12.5, cell.width - 27, 9.5),
        points(view.box.cards[card].vp, cell.x + cell.width - 11, cell.y + 10, 16),
        *extras(view, card, sprinkled, cell.x + 12, cell.bottom - 8, 13.5),
        mine=mine,
        class_=f"panel tier{view.box.cards[card].tier}",
    )
