"""One's own desk: the mother ship at its berth or the trades on offer, the hand above the bank, the price list, friends and buildings."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cosmocafe.author import count, first, thing
from cosmocafe.draw.areas import Area
from cosmocafe.draw.still import still
from cosmocafe.draw.svg import NOTHING, Svg, group, rect, text, title
from cosmocafe.draw.text import columns, wrapped

from ..rules.business import can_pay
from ..rules.trading import ratio
from ..scoring import score
from ..standing import cards_words, friends_held, mine_of, offering, ranked, state_of, waiting_words
from ..view import View
from ..vocabulary import FRIEND_NAME, RESOURCE, RESOURCES, THING_NAME, THINGS, ChipKind, Thing
from .mother import bay
from .others import clock
from .pieces import counted, halo, letter, line, mark, panel, points, signs, with_number
from .spots import Choices, Spot
from .symbols import PEOPLES, card_symbol, people_of, people_symbol, resource_symbol, seated, use
from .symbols import THINGS as PICTURES
from .trade import offers

NAME = re.compile(": |：")  # what parts a friendship card's name from what it does
CARD, SHIP = (120, 168), (34.0, 40.4)
SIZES = {Thing.SPACEPORT: (40.0, 40.0), Thing.BOOSTER: (38.0, 8.3), Thing.CANNON: (36.0, 20.0), Thing.FREIGHT_RING: (32.0, 24.0)}
STYLE = {
    ".rule": "stroke:#5a483d",
    ".bank": "fill:#201811;stroke:#5a483d",
    ".poor": "opacity:.74",
    ".gone": "opacity:.3",
}


def desk(view: View, choices: Choices, area: Area) -> Iterator[Svg]:
    """All of it, from top to bottom."""
    seat, inside, y = mine_of(view), Area(area.x + 8, area.y, area.width - 16, area.height), area.y
    yield group(panel(area, seat, is_mine=True), *header(view, seat, Area(inside.x, y, inside.width, 36)), data_thing=thing("seat", seat))
    berth = Area(inside.x, y + 36, inside.width, 122)
    yield from offers(view, choices, berth) if offering(view) else bay(view, seat, berth)
    yield from hand(view, choices, seat, Area(inside.x, y + 166, inside.width, 94), Area(inside.x, y + 260, inside.width, 36))
    yield from prices(view, choices, seat, Area(inside.x, y + 303, inside.width, 115))
    yield from belongings(view, seat, Area(inside.x, y + 425, inside.width, area.height - 433))


def palm(view: View, choices: Choices, area: Area) -> Iterator[Svg]:
    """The same on a phone: the hand first, next to the map, and then the mother ship, so that both are in sight without scrolling."""
    seat, inside, y = mine_of(view), Area(area.x + 7, area.y, area.width - 14, area.height), area.y
    yield group(panel(area, seat, is_mine=True), title(view.seat_name(seat)), data_thing=thing("seat", seat))
    berth = Area(inside.x, y + 76, inside.width, 72)
    yield from hand(view, choices, seat, Area(inside.x, y, inside.width, 74), Area(inside.x, y + 154, inside.width, 42))
    if offering(view):
        yield from offers(view, choices, berth)
    else:
        yield from bay(view, seat, berth)
        yield from plaque(view, seat, Area(berth.x + berth.width - 134, berth.y, 130, berth.height))
    yield from prices(view, choices, seat, Area(inside.x, y + 202, inside.width, 125))
    yield from belongings(view, seat, Area(inside.x, y + 333, inside.width, area.height - 340))


@still
def plaque(view: View, seat: int, area: Area) -> Iterator[Svg]:
    """On a phone, beside the ship: the turn and its roll, whose desk it is, fame and points."""
    yield clock(view, Area(area.x, area.y + 6, area.width, 26))
    x, y = area.x + area.width - 17, area.bottom - 20
    parts = [
        mark(seat, area.x + 20, y, 18),
        with_number(use("sf-fame", area.x + 46, y - 11, 22), view.table.fleets[seat].fame, area.x + 71, y + 5, 14),
        points(score(view.box, view.table, seat), x, y, 14),
    ]
    yield group(title(ranked(view, seat)), *parts, data_thing=thing("points", seat))


@still
def header(view: View, seat: int, area: Area) -> Iterator[Svg]:
    """Who I am, what I do, my fame and my points."""
    me, y = view.table.fleets[seat], area.middle[1] + 1
    yield mark(seat, area.x + 12, y, 18)
    yield line(ranked(view, seat), area.x + 28, y + 5.5, area.width * 0.4, 16, "sf-pale sf-bold", smallest=12)
    right = area.x + area.width - 18
    yield points(score(view.box, view.table, seat), right, y, 14)
    yield with_number(use("sf-fame", right - 68, y - 11, 22), me.fame, right - 43, y + 5, 14)
    said = "" if view.table.over else state_of(view, seat)
    wide = min(columns(view.seat_name(seat)) * 9.9, area.width * 0.4)
    yield line(said, area.x + 36 + wide, y + 5, area.width * 0.3, 13, "warm") if said else NOTHING


def hand(view: View, choices: Choices, seat: int, area: Area, below: Area) -> Iterator[Svg]:
    """Five stacks of cards, and below each what the bank has of it; the reserve pile at the end."""
    wide = (area.width - (52 if view.tall else 62)) / RESOURCES
    for kind in range(RESOURCES):
        yield stack(view, choices, seat, kind, Area(area.x + kind * wide, area.y, wide, area.height))
        yield bank(view, choices, seat, kind, Area(area.x + kind * wide, below.y, wide - 4, below.height))
    left = area.x + RESOURCES * wide
    yield pile(view, choices, Area(left, area.y, area.width - RESOURCES * wide, area.height))
    width = area.width - RESOURCES * wide
    yield line(view.words.label("bank"), left + width / 2, below.middle[1] + 4, width, 12, "sf-quiet sf-mid")


@still
def stack(view: View, choices: Choices, seat: int, kind: int, area: Area) -> Svg:
    """My cards of one type, with their number."""
    is_mine, held = view.seat == seat, view.table.fleets[seat].hand[kind]
    high = area.height - 8
    wide = high / 84 * 60
    x, y = area.x + 2, area.y + 6
    copies = min(held, 3)
    cards = [use(card_symbol(kind), x + 3.2 * n, y - 3 * n, wide, high) for n in reversed(range(max(copies, 1)))]
    name = view.words.value(RESOURCE, kind)
    is_gone = is_mine and not held
    number = counted(held, x + wide - 4, y + 9, 10.5) if is_mine else NOTHING
    ring = Svg(halo(Area(x - 1, y - 1, wide, high), 7) + number)
    paper = called(view, kind, Area(x, y, wide, high), "sf-pale" if is_gone else "sf-dark")
    shown = [group(*cards, class_="gone" if is_gone else None), paper, letter(name, x + 12, y + 15, 12)]
    below = NOTHING if choices.at((Spot.HAND, kind)) else number  # else it lies above the ring
    what = str(held) if is_mine else ""
    return choices.thing((Spot.HAND, kind), name, what, ring, *shown, below, card=thing("good", kind))


def called(view: View, kind: int, area: Area, ink: str) -> Svg:
    """The name of a resource on the paper of its card."""
    name = view.words.value(RESOURCE, kind).capitalize()
    return line(name, area.x + area.width * 0.49, area.y + area.height * 0.885, area.width - 8, 11.5, f"{ink} sf-bold sf-mid")


@still
def bank(view: View, choices: Choices, seat: int, kind: int, area: Area) -> Svg:
    """What the bank has of a type, and what it wants for another."""
    t, name = view.table, view.words.value(RESOURCE, kind)
    y, price = area.middle[1], f"{ratio(view.box, t, t.fleets[seat], kind)}:1"
    parts = [
        rect(*area, rx=8, class_="bank"),
        use(resource_symbol(kind), area.x + 3, y - 8, 16),
        text(str(t.bank[kind]), area.x + 21, y + 4.5, font_size=12.5, class_=f"sf-pale sf-bold{'' if t.bank[kind] else ' low'}"),
        text(price, area.x + area.width - 4, y + 4, font_size=11, class_="sf-quiet sf-end"),
    ]
    return choices.thing(
        (Spot.BANK, kind),
        view.words.titled(view.words.label("bank"), name),
        view.words.listed([str(t.bank[kind]), price]),
        halo(area, 8),
        *parts,
        card=thing("bank", kind),
    )


@still
def pile(view: View, choices: Choices, area: Area) -> Svg:
    """The reserve pile, from which supplies are drawn."""
    high = area.height - 8
    wide = min(high / 84 * 60, area.width - 4)
    high = wide / 60 * 84
    x, y = area.x + (area.width - wide) / 2, area.y + (area.height - high) / 2 + 1
    left = view.table.pile_cards
    backs = [use("sf-card-back", x + n, y - n, wide, high) for n in (2, 1, 0)[-min(left + 1, 3) :]]
    parts = [*backs, counted(left, x + wide / 2, y + high / 2, 11)]
    return choices.thing(
        (Spot.PILE, 0), view.words.label("pile"), str(left), halo(Area(x - 1, y - 1, wide + 2, high + 2), 6), *parts, card=thing("pile")
    )


def prices(view: View, choices: Choices, seat: int, area: Area) -> Iterator[Svg]:
    """What can be built and what it costs; dim while the hand does not pay for it."""
    for kind, cell in enumerate(area.grid(3, 2, 5)):
        if kind < THINGS:
            yield price(view, choices, seat, kind, cell)


@still
def price(view: View, choices: Choices, seat: int, kind: int, area: Area) -> Svg:
    """One thing of the price list: its picture, its name, how many are left and the cards it costs."""
    name, cards = view.words.value(THING_NAME, kind), view.box.prices[kind].cards
    x, room = area.x + 43, area.width - 45
    parts = [
        rect(*area, rx=8, class_="tray"),
        picture_of(kind, seat, Area(area.x + 2, area.y + 4, 40, area.height - 8)),
        line(name.capitalize(), x, area.y + 16, room, 12, "sf-pale sf-bold", smallest=11),
        text(left_of(view, seat, kind), x, area.y + 30.5, font_size=11, class_="sf-quiet"),
        signs(cards, x - 1, area.bottom - 20, 15, 14, room),
    ]
    answers = choices.at((Spot.THING, kind))
    is_rich = view.seat == seat and can_pay(view.box, view.table.fleets[seat], kind)
    shown = group(*parts, class_=None if is_rich or answers else "poor")
    return choices.thing((Spot.THING, kind), name, cards_words(view, cards), halo(area, 8), shown, card=thing("thing", kind))


def picture_of(kind: int, seat: int, area: Area) -> Svg:
    """The picture of something that can be built, in the middle of an area."""
    (wide, high), (x, y) = SIZES.get(Thing(kind), SHIP), area.middle
    return use(PICTURES[Thing(kind)], x - wide / 2, y - high / 2, wide, high, class_=seated(seat))


def left_of(view: View, seat: int, kind: int) -> str:
    """How many of a thing a player has left to build, or has fitted already."""
    me = view.table.fleets[seat]
    if kind >= Thing.BOOSTER:
        return f"{me.expansions[kind - Thing.BOOSTER]} / {view.box.limit[kind - Thing.BOOSTER]}"
    return f"× {me.rings if kind == Thing.SPACEPORT else me.modules[kind]}"


@still
def belongings(view: View, seat: int, area: Area) -> Iterator[Svg]:
    """Friendship cards, and what points come from."""
    side = 118.0
    yield rect(*area, rx=8, class_="tray")
    yield from friends(view, seat, Area(area.x + 6, area.y + 5, area.width - side - 10, area.height - 10))
    yield buildings(view, seat, Area(area.x + area.width - side, area.y + 4, side - 4, area.height - 8))


def friends(view: View, seat: int, area: Area) -> Iterator[Svg]:
    """One's friendship cards side by side; a few are told in words too."""
    cards = friends_held(view, seat)
    if not cards:
        waits = waiting_words(view, seat)
        for n, words in enumerate(wrapped(waits or view.words.label("no_friends"), int(area.width / 6.4), 3)):
            yield text(words, area.x + 6, area.y + 20 + 16 * n, font_size=12, class_="sf-quiet")
        return
    high = min(area.height, 82)
    wide = high / CARD[1] * CARD[0]
    step = min(wide + 5, (area.width - wide) / max(1, len(cards) - 1))
    for n, card in enumerate(cards):
        yield small_friend(view, card, Area(area.x + n * step, area.y, wide, high))
    if len(cards) == 1:
        name, _, what = view.words.value(FRIEND_NAME, cards[0]).replace("：", ": ").partition(": ")
        x, room = area.x + wide + 10, area.width - wide - 14
        yield line(name, x, area.y + 20, room, 13, "sf-pale sf-bold")
        for n, words in enumerate(wrapped(what, int(room / 6.2), 3)):
            yield text(words, x, area.y + 37 + 14 * n, font_size=11.5, class_="sf-quiet")


def small_friend(view: View, card: int, area: Area) -> Svg:
    """A friendship card too small for words: the people, and a sign of what it does."""
    return group(
        title(view.words.value(FRIEND_NAME, card)), *friend_art(card, area), effect_sign(view, card, area), data_thing=thing("friend", card)
    )


def friend_art(card: int, area: Area) -> Iterator[Svg]:
    """The paper of a friendship card and its people in the medallion."""
    unit = area.width / CARD[0]
    race = people_of(card)
    yield use("sf-card-friend", *area, class_=f"sf-people-{PEOPLES[race]}")
    yield use(people_symbol(race), area.x + 28.5 * unit, area.y + 15.5 * unit, 61 * unit)


def effect_sign(view: View, card: int, area: Area) -> Svg:
    """What a friendship card is about, as a sign on its paper."""
    friend, unit = view.box.friends[card], area.width / CARD[0]
    x, y, size = area.x + 59 * unit, area.y + 120 * unit, 42 * unit
    name, wide, high = "sf-fame", size, size
    race = PEOPLES[people_of(card)]
    if race in ("green", "merchants"):
        name = resource_symbol(friend.resource)
    elif race == "scientists":
        is_gun = friend.combat > friend.speed
        name, wide, high = ("sf-thing-cannon", 58 * unit, 33 * unit) if is_gun else ("sf-thing-booster", 74 * unit, 16 * unit)
    elif friend.fame == 0:
        name, wide, high = "sf-card-back", 28 * unit, 40 * unit
    return use(name, x - wide / 2, y - high / 2, wide, high)


def buildings(view: View, seat: int, area: Area) -> Svg:
    """Spaceports, colonies, friendship chips and trophies, each with its number."""
    t, me = view.table, view.table.fleets[seat]
    ports = count(me.ports)
    chips = sum(holder == seat + 1 for holder in t.friendship)
    kinds = [
        ("sf-spaceport", ports, 27),
        ("sf-colony", count(me.sites) - ports, 25),
        ("sf-friend-chip", chips, 21),
        (trophy_of(view, seat), count(me.trophies), 21),
    ]
    parts = []
    for cell, (name, number, size) in zip(area.grid(2, 2), kinds, strict=True):
        x, y = cell.x + 4, cell.middle[1]
        picture = use(name, x + 13 - size / 2, y - size / 2, size, class_=seated(seat))
        parts.append(group(with_number(picture, number, x + 30, y + 5, 14), class_=None if number else "low"))
    return group(*parts, data_thing=thing("points", seat))


def trophy_of(view: View, seat: int) -> str:
    """The sign of the trophies that a player has."""
    held = view.table.fleets[seat].trophies
    is_ice = bool(held) and view.box.chips[first(held)].kind == ChipKind.ICE
    return "sf-ice-chip" if is_ice else "sf-lair-chip"
