"""The table as text for a terminal: systems, bases, ships and how everybody stands, at most a hundred columns wide."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import NOBODY, count, has
from cosmocafe.draw.text import plain, seat_mark, shortened, table

from .board import NODE_NAMES, PER_BASE, PER_SYSTEM, SYSTEM_NAMES
from .rules.victory import strength
from .scene.reading import whole_card
from .standing import (
    amounts,
    bank_words,
    builder_of,
    cards_words,
    chip_text,
    colour_words,
    friends_held,
    friends_of,
    hand_words,
    offer_words,
    offering,
    outpost_node,
    state_of,
    system_names,
    track,
)
from .view import View
from .vocabulary import FRIEND_NAME, FRIENDS, RACE_NAME, RACES, SHIPS, THING_NAME, THINGS, Cargo, Thing

WIDTH, NAME = 100, 18
LETTERS = "OFCNG"  # ore, fuel, carbon, nourishment, goods


def picture(view: View) -> str:
    """Everything on the map, what happened last, and the seats."""
    lines = ["   ".join(track(view)), *systems(view), "", *bases(view), "", *lately(view), "", *standings(view)]
    return "\n".join(shortened(plain(line), WIDTH) for line in lines)


def systems(view: View) -> list[str]:
    """Each system: its planets with resource, chip and, at its sites, what stands there."""
    rows = []
    for system, (name, called) in enumerate(zip(SYSTEM_NAMES, system_names(view), strict=True)):
        planets = [planet_text(view, system * PER_SYSTEM + n) for n in range(PER_SYSTEM)]
        sites = [site_text(view, system * PER_SYSTEM + n) for n in range(PER_SYSTEM)]
        rows.append([f"{name} {called}" if len(name) < 3 else called, *planets, "|", *sites])
    return [f"  {line}" for line in table(rows)]


def planet_text(view: View, planet: int) -> str:
    """A planet's number, resource letter and chip; in brackets what only the viewer knows."""
    chip = chip_text(view, planet)
    shown = chip if has(view.table.face_up, planet) or chip == "?" else f"({chip})"
    shown += f"☠>{view.table.dared[planet]}❄>{view.table.thawed[planet]}" if is_passed(view, planet) else ""
    return f"{planet % PER_SYSTEM + 1}:{LETTERS[view.box.planets[planet].resource]}{shown}"


def is_passed(view: View, planet: int) -> bool:
    """Whether a ship came by a face-down chip, so that all know what it is not."""
    t = view.table
    return not has(t.face_up, planet) and any(has(t.fleets[seat].seen, planet) for seat in range(t.players))


def site_text(view: View, site: int) -> str:
    """A site's letter, its intersection and what stands there."""
    owner = builder_of(view, site)
    letter, node = "abc"[site % PER_SYSTEM], NODE_NAMES[view.box.sites[site].node]
    if owner == NOBODY:
        return f"{letter}:{node} {'xx' if has(view.table.blocked, site) else '--'}"
    return f"{letter}:{node} {seat_mark(owner)}{'*' if has(view.table.fleets[owner].ports, site) else ''}"


def bases(view: View) -> Iterator[str]:
    """Each home base: its outposts in order, and who holds the chip; then all ships."""
    for race in range(len(RACES)):
        holder = view.table.friendship[race] - 1
        posts = [outpost_text(view, race * PER_BASE + n) for n in range(PER_BASE)]
        chip = f" ◎ {seat_mark(holder)}" if holder >= 0 else ""
        yield f"  {view.words.titled(view.words.value(RACE_NAME, race), '  '.join(posts))}{chip}"
    for seat in range(view.table.players):
        fleet = view.table.fleets[seat]
        ships = [f"T{ship + 1}{'CT'[fleet.cargo[ship]]} {NODE_NAMES[fleet.at[ship] - 1]}" for ship in range(SHIPS) if fleet.at[ship]]
        waiting = [f"+{fleet.claims} {view.words.value(THING_NAME, Thing.TRADE_SHIP)}"] * bool(fleet.claims)
        yield f"  {seat_mark(seat)} {colour_words(view, seat)}  {'  '.join([*ships, *waiting, *reserve(view, seat)])}"


def reserve(view: View, seat: int) -> list[str]:
    """What a player can still build."""
    me = view.table.fleets[seat]
    left = {Thing.COLONY_SHIP: me.modules[Cargo.COLONY], Thing.TRADE_SHIP: me.modules[Cargo.TRADE], Thing.SPACEPORT: me.rings}
    return [f"{view.words.value(THING_NAME, thing)} ×{number}" for thing, number in left.items()]


def outpost_text(view: View, place: int) -> str:
    """An outpost's number, its intersection and its founder."""
    number, node = place % PER_BASE + 1, NODE_NAMES[outpost_node(view, place)]
    for seat in range(view.table.players):
        if has(view.table.fleets[seat].outposts, place):
            return f"{number}:{seat_mark(seat)}"
    return f"{number}:{node}"


def lately(view: View) -> Iterator[str]:
    """The last events, a card that the viewer reads aloud, what is on offer, the bank, the own hand and what things cost."""
    for words in view.log[-4:]:
        yield f"  {words}"
    for words in whole_card(view):
        yield f"  {words}"
    for seat in offering(view):
        yield f"  {seat_mark(seat)} {offer_words(view, seat)}"
    yield f"  {view.words.titled(view.words.label('bank'), bank_words(view))}"
    if view.seat != NOBODY:
        yield f"  {view.words.titled(view.words.label('hand'), hand_words(view, view.seat))}"
    yield from (f"  {line}" for line in table(prices(view)))


def prices(view: View) -> list[list[str]]:
    """What each thing costs, in two columns."""
    found = [
        view.words.titled(view.words.value(THING_NAME, thing), cards_words(view, view.box.prices[thing].cards)) for thing in range(THINGS)
    ]
    return [[left, right] for left, right in zip(found[:3], found[3:], strict=True)]


def standings(view: View) -> list[str]:
    """How everybody stands."""
    seats = range(view.table.players)
    label = view.words.label
    heads = ["", "", *(label(name) for name in amounts(view, 0)), label("strength"), label("trophies"), label("friends"), ""]
    rows = [
        [
            seat_mark(seat),
            shortened(view.seat_name(seat), NAME),
            *amounts(view, seat).values(),
            str(strength(view.box, view.table.fleets[seat])),
            str(count(view.table.fleets[seat].trophies)),
            " ".join(friends_of(view, seat)),
            state_of(view, seat),
        ]
        for seat in seats
    ]
    own = [f"  {words}" for words in friends_words(view)]
    return [*(f"  {line}" for line in table([heads, *rows])), *own]


def friends_words(view: View) -> list[str]:
    """What the friendship cards that somebody holds are called."""
    held = sorted({card for seat in range(view.table.players) for card in friends_held(view, seat)})
    return [view.words.titled(FRIENDS[card], view.words.value(FRIEND_NAME, card)) for card in held]
