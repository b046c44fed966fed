"""What lies on the star map."""

from __future__ import annotations

from cosmocafe.author import NOBODY, Card, has

from ..board import NODE_NAMES, OUTPOSTS, PER_BASE, PLANETS, SITES
from ..rules.places import has_room
from ..scene.starmap import whole_map
from ..scene.symbols import SYMBOLS, people_symbol, planet_symbol, seated, ship_symbol, use
from ..standing import builder_of, chip_on, chip_words, friends_at, outpost_node, ships_on, site_words, system_names
from ..view import View
from ..vocabulary import CARGO_NAME, NODE_NAME, PLANET_NAME, RACE_NAME, RACES, RESOURCE, SHIP_NAME, SITE_NAME, Cargo, ChipKind
from .of_desk import strengths
from .shared import begun, cards, framed, holder_line


@cards.of("planet")
def planet(view: View, which: int) -> Card | None:
    """A planet: what it yields, and its chip as far as the viewer knows it."""
    there, label = view.box.planets[range(PLANETS)[which]], view.words.label
    name, good = view.words.value(PLANET_NAME, which), view.words.value(RESOURCE, there.resource)
    chip, is_up = chip_on(view, which)
    numbers = [(begun(good), chip_words(view, which))]
    if chip < 0:
        passed = [words for words in (passed_words(view, which),) if words]
        picture = framed(100, 100, use(planet_symbol(there.resource), 0, 0, 100), use("sf-veil", 0, 0, 100))
        return Card(name, picture, [label("how_unknown"), *passed], numbers, ("SF-150", "SF-151", "SF-152", "SF-064"))
    kind = ChipKind(view.box.chips[chip].kind)
    if kind != ChipKind.NUMBER:
        is_lair = kind == ChipKind.PIRATE
        rules = ("SF-170", "SF-172", "SF-173", "SF-158") if is_lair else ("SF-171", "SF-172", "SF-173", "SF-158")
        symbol, how = ("sf-planet-pirate", "how_lair") if is_lair else ("sf-planet-ice", "how_ice")
        return Card(name, SYMBOLS.portrait(symbol), [label(how)], numbers, rules)
    symbols = [use(planet_symbol(there.resource), 0, 0, 100), *([] if is_up else [use("sf-veil", 0, 0, 100)])]
    return Card(name, framed(100, 100, *symbols), [label("how_planet")], numbers, ("SF-061", "SF-062", "SF-063"))


def passed_words(view: View, which: int) -> str:
    """What all know of a face-down chip because ships came by."""
    t, label = view.table, view.words.label
    passed = (("if_lair", t.dared[which]), ("if_ice", t.thawed[which]))
    return view.words.listed(view.words.titled(label(name), f"> {most}") for name, most in passed if most > 0)


@cards.of("site")
def site(view: View, which: int) -> Card | None:
    """A colony site and what stands on it."""
    label, owner = view.words.label, builder_of(view, range(SITES)[which])
    name = view.words.value(SITE_NAME, which)
    around = [
        (view.words.value(PLANET_NAME, there), view.words.listed([good_of(view, there), chip_words(view, there)]))
        for there in view.box.sites[which].planets
    ]
    if owner == NOBODY:
        symbol, how = ("sf-site", "how_site") if has_room(view.box, view.table, which) else ("sf-site-closed", "how_blocked")
        return Card(name, SYMBOLS.portrait(symbol), [label(how)], around, ("SF-006", "SF-154", "SF-155", "SF-157", "SF-158"))
    is_port = has(view.table.fleets[owner].ports, which)
    worth = (label("points"), str(view.box.port_points if is_port else view.box.colony_points))
    symbol, how, rules = ("sf-spaceport", "how_spaceport", ("SF-011", "SF-063", "SF-093", "SF-100", "SF-144")) if is_port else (
        "sf-colony", "how_colony", ("SF-010", "SF-062", "SF-155", "SF-156")
    )  # fmt: skip
    return Card(name, SYMBOLS.portrait(symbol, seated(owner)), [site_words(view, which), label(how)], [*around, worth], rules)


def good_of(view: View, which: int) -> str:
    """What a planet yields."""
    return view.words.value(RESOURCE, view.box.planets[which].resource)


@cards.of("node")
def node(view: View, which: int) -> Card | None:
    """An intersection: the ship that stands there, the site or the dock, or nothing but space."""
    there = view.box.nodes[which]
    for seat, number in ships_on(view, which):
        return starship(view, seat, number)
    if there.site >= 0 or there.outpost >= 0:
        return site(view, there.site) if there.site >= 0 else dock(view, there.outpost)
    name, label = view.words.value(NODE_NAME, which), view.words.label
    if there.port_of >= 0 and any(has(fleet.ports, there.port_of) for fleet in view.table.fleets[: view.table.players]):
        lines = [site_words(view, there.port_of), label("how_berth")]
        return Card(name, SYMBOLS.portrait("sf-space"), lines, (), ("SF-142", "SF-143", "SF-144", "SF-093"))
    return Card(name, SYMBOLS.portrait("sf-space"), [label("how_node")], (), ("SF-005", "SF-142", "SF-143"))


@cards.of("dock")
def dock(view: View, which: int) -> Card | None:
    """A place for a trading outpost."""
    label, race, number = view.words.label, range(OUTPOSTS)[which] // PER_BASE, which % PER_BASE + 1
    title = view.words.aside(f"{view.words.value(RACE_NAME, race)} {number}", NODE_NAMES[outpost_node(view, which)])
    owner = next((seat for seat in range(view.table.players) if has(view.table.fleets[seat].outposts, which)), NOBODY)
    numbers = [(label("needs_rings"), str(number))]
    if owner == NOBODY:
        return Card(title, SYMBOLS.portrait(people_symbol(race)), [label("how_dock")], numbers, ("SF-160", "SF-161", "SF-163", "SF-165"))
    lines = [holder_line(view, owner), label("how_outpost")]
    return Card(title, SYMBOLS.portrait("sf-outpost", seated(owner)), lines, numbers, ("SF-162", "SF-166", "SF-169"))


@cards.of("people")
def people(view: View, race: int) -> Card | None:
    """A people: who holds its chip, and which friendship cards are left."""
    label, name = view.words.label, view.words.value(RACE_NAME, range(len(RACES))[race])
    left = friends_at(view, race)
    posts = [(view.seat_name(seat), str(outposts_of(view, seat, race))) for seat in range(view.table.players)]
    posts.append((label("chip_points"), str(view.box.friendship_points)))
    lines = [
        label("how_people"),
        holder_line(view, view.table.friendship[race] - 1),
        view.words.titled(label("left_here"), len(left)),
        *left,
    ]
    return Card(name, SYMBOLS.portrait(people_symbol(race)), lines, posts, ("SF-008", "SF-163", "SF-165", "SF-166", "SF-167"))


def outposts_of(view: View, seat: int, race: int) -> int:
    """How many outposts a player has with a people."""
    held = view.table.fleets[seat].outposts
    return sum(has(held, place) for place in range(race * PER_BASE, (race + 1) * PER_BASE))


@cards.of("ship")
def starship(view: View, seat: int, number: int) -> Card | None:
    """A starship: what it carries, how far it flies, whether it is the first one."""
    me, label = view.table.fleets[seat], view.words.label
    if seat >= view.table.players or not me.at[number]:
        return None
    cargo = Cargo(me.cargo[number])
    is_first = next(ship for ship, at in enumerate(me.at) if at) == number
    picture = framed(64, 76, use(ship_symbol(cargo), 0, 0, 64, 76, class_=seated(seat)), use(f"sf-ship-rings-{number + 1}", 24, 52, 16))
    title = f"{view.words.value(CARGO_NAME, cargo)} · {view.words.value(SHIP_NAME, number)} · {view.seat_name(seat)}"
    lines = [label(f"how_{cargo.name.lower()}_ship"), *([label("first_ship")] if is_first else [])]
    rules = ("SF-116", "SF-154", "SF-145", "SF-015") if cargo == Cargo.COLONY else ("SF-116", "SF-160", "SF-146", "SF-015")
    return Card(begun(title), picture, lines, [(label("stands_at"), NODE_NAMES[me.at[number] - 1]), *strengths(view, seat)], rules)


@cards.of("map")
def chart(view: View) -> Card | None:
    """The whole map, where only a part of it is in sight."""
    names = [view.words.listed(system_names(view))]
    return Card(
        view.words.label("map"),
        framed(340, 340, whole_map(view, 340)),
        [view.words.label("how_map"), *names],
        (),
        ("SF-002", "SF-003", "SF-004"),
    )
