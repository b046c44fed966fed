"""What the inspector shows of each thing: planets, sites, ships, peoples, friendship and encounter cards, goods, players."""

from __future__ import annotations

from cosmocafe.author import NOBODY, Card, Cards, count, has
from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import Svg

from .board import NODE_NAMES, OUTPOSTS, PER_BASE, PLANETS, SITES
from .rules.trading import ratio
from .rules.victory import speed_bonus, strength
from .scene.desk import called, picture_of
from .scene.mother import HEIGHT, WIDTH, ball, balls_of
from .scene.mother import ship as vessel
from .scene.reading import whole_card
from .scene.starmap import whole_map
from .scene.story import friend_card, story_of, told
from .scene.symbols import SYMBOLS, card_symbol, people_of, people_symbol, planet_symbol, seated, ship_symbol, use
from .scoring import score
from .standing import (
    amounts,
    builder_of,
    cards_words,
    chip_words,
    friend_holder,
    friends_at,
    friends_held,
    offer_words,
    outpost_node,
    rolled,
    sheet,
    ships_on,
    site_words,
    state_of,
    system_names,
    track,
    waiting_words,
)
from .view import View
from .vocabulary import (
    CARD_NAME,
    CARGO_NAME,
    EXPANSION_NAME,
    FRIEND_NAME,
    NODE_NAME,
    PLANET_NAME,
    RACE_NAME,
    RACES,
    RESOURCE,
    SHIP_NAME,
    SITE_NAME,
    TEXT_NAME,
    THING_NAME,
    Cargo,
    ChipKind,
    Expansion,
    FriendOp,
    Reply,
    Thing,
)

cards = Cards()
LABELS = (
    "how_planet", "how_unknown", "how_lair", "how_ice", "how_site", "how_blocked", "how_colony", "how_spaceport", "how_node", "how_dock",
    "how_outpost", "needs_rings", "how_people", "left_here", "how_friend", "holder", "nobody", "how_colony_ship", "how_trade_ship",
    "first_ship", "how_mother", "how_roll", "how_good", "from_planets", "how_bank", "ratio", "how_pile", "how_spaceport_thing",
    "how_booster", "how_cannon", "how_freight_ring", "costs", "left", "how_offer", "accepted", "how_encounter", "how_reading", "how_track",
    "how_clock", "production", "how_map", "map", "capacity", "goal",
)  # fmt: skip
FRIEND_RULES = {
    FriendOp.PRODUCTION_BONUS: "SF-190",
    FriendOp.STAT_BONUS: "SF-191",
    FriendOp.BANK_RATIO: "SF-193",
    FriendOp.HAND_LIMIT: "SF-195",
    FriendOp.BUY_FAME: "SF-196",
    FriendOp.DRAW_FROM_LEADERS: "SF-197",
    FriendOp.RELIEF: "SF-198",
}
THING_RULES = {
    Thing.COLONY_SHIP: ("SF-091", "SF-093", "SF-094", "SF-154"),
    Thing.TRADE_SHIP: ("SF-092", "SF-093", "SF-094", "SF-160"),
    Thing.SPACEPORT: ("SF-099", "SF-100", "SF-101"),
    Thing.BOOSTER: ("SF-102", "SF-103", "SF-018"),
    Thing.CANNON: ("SF-102", "SF-104", "SF-018"),
    Thing.FREIGHT_RING: ("SF-102", "SF-105", "SF-018"),
}
THING_HOW = {Thing.SPACEPORT: "how_spaceport_thing"}


def framed(width: float, height: float, *parts: Svg) -> str:
    """A picture made of parts."""
    return SYMBOLS.framed(*parts, width=width, height=height)


def begun(words: str) -> str:
    """Words as a line begins."""
    return words[:1].upper() + words[1:]


def holder_line(view: View, seat: int) -> str:
    """Who has something."""
    label = view.words.label
    return view.words.titled(label("holder"), view.seat_name(seat) if seat != NOBODY else label("nobody"))


@cards.of("planet")
def planet(view: View, which: int) -> Card | None:
    """A planet: what it yields, and its chip as far as the viewer knows it."""
    there, label = view.box.planets[range(PLANETS)[which]], view.words.label
    name, good = view.words.value(PLANET_NAME, which), view.words.value(RESOURCE, there.resource)
    chip, is_up = view.table.chip[which] - 1, has(view.table.face_up, which)
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
    is_passed = any(has(t.fleets[seat].seen, which) for seat in range(t.players))
    return view.words.listed([f"{label('strength')} > {t.dared[which]}", f"{label('freight')} > {t.thawed[which]}"]) if is_passed else ""


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
        is_blocked = has(view.table.blocked, which)
        symbol, how = ("sf-site-closed", "how_blocked") if is_blocked else ("sf-site", "how_site")
        return Card(name, SYMBOLS.portrait(symbol), [label(how)], around, ("SF-006", "SF-154", "SF-155", "SF-158"))
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
    return Card(
        view.words.value(NODE_NAME, which), SYMBOLS.portrait("sf-space"), [view.words.label("how_node")], (), ("SF-005", "SF-142", "SF-143")
    )


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
    posts.append((label("chips"), f"{view.box.friendship_points} {label('points')}"))
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


@cards.of("friend")
def friend(view: View, card: int) -> Card | None:
    """A friendship card."""
    name, _, what = view.words.value(FRIEND_NAME, range(OUTPOSTS)[card]).replace("：", ": ").partition(": ")
    picture = framed(120, 168, *friend_card(view, card, Area(0, 0, 120, 168)))
    lines = [
        begun(what),
        view.words.value(RACE_NAME, people_of(card)),
        holder_line(view, friend_holder(view, card)),
        view.words.label("how_friend"),
    ]
    rule = (
        "SF-194"
        if view.box.friends[card].op == FriendOp.BANK_RATIO and view.box.friends[card].per_turn
        else FRIEND_RULES[FriendOp(view.box.friends[card].op)]
    )
    return Card(name, picture, lines, (), (rule, "SF-163", "SF-164"))


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
    return Card(begun(title), picture, lines, [(view.words.label("place"), NODE_NAMES[me.at[number] - 1]), *strengths(view, seat)], rules)


def strengths(view: View, seat: int) -> list[tuple[str, str]]:
    """What the mother ship gives to all ships of a player."""
    me, label = view.table.fleets[seat], view.words.label
    quick = me.expansions[Expansion.BOOSTER] + speed_bonus(view.box, me)
    return [
        (label("speed"), f"+{quick}"),
        (label("strength"), str(strength(view.box, me))),
        (label("capacity"), str(me.expansions[Expansion.FREIGHT_RING])),
    ]


@cards.of("mother")
def mother(view: View, seat: int) -> Card | None:
    """A mother ship with all its expansions."""
    if seat >= view.table.players:
        return None
    me = view.table.fleets[seat]
    built = [(begun(view.words.value(EXPANSION_NAME, kind)), f"{me.expansions[kind]} / {view.box.limit[kind]}") for kind in Expansion]
    picture = framed(WIDTH, HEIGHT, vessel(view, seat, 0, 0, WIDTH, sockets=True))
    lines = [view.words.label("how_mother"), *filter(None, [waiting_words(view, seat)])]
    return Card(view.seat_name(seat), picture, lines, [*built, *strengths(view, seat)], ("SF-017", "SF-018", "SF-103", "SF-104", "SF-105"))


@cards.of("roll")
def roll(view: View) -> Card | None:
    """The two balls of the mother ship."""
    shown = balls_of(view, view.table.active)
    five = [ball(value, n * 28, 2, 24) for n, value in enumerate(view.box.ball)]
    picture = framed(60, 28, *(ball(value, n * 30 + 2, 2, 24) for n, value in enumerate(shown))) if shown else framed(140, 28, *five)
    return Card(
        begun(view.words.label("ship_roll")),
        picture,
        [view.words.label("how_roll")],
        strengths(view, view.table.active),
        ("SF-111", "SF-113", "SF-115", "SF-118", "SF-119"),
    )


@cards.of("good")
def good(view: View, kind: int) -> Card | None:
    """A resource: where it comes from and what it is for."""
    name, label = view.words.value(RESOURCE, kind), view.words.label
    used = [
        (begun(view.words.value(THING_NAME, thing)), str(view.box.prices[thing].cards[kind]))
        for thing in Thing
        if view.box.prices[thing].cards[kind]
    ]
    return Card(begun(name), good_card(view, kind), [label("how_good"), label("from_planets")], used, ("SF-016", "SF-062", "SF-068"))


def good_card(view: View, kind: int) -> str:
    """A resource card with its name on the paper."""
    return framed(60, 84, use(card_symbol(kind), 0, 0, 60, 84), called(view, kind, Area(0, 0, 60, 84), "sf-dark"))


@cards.of("bank")
def bank(view: View, kind: int) -> Card | None:
    """What the bank has of a resource and what it wants for another."""
    label, me = view.words.label, view.table.fleets[view.seat if view.seat != NOBODY else view.table.active]
    name = view.words.titled(label("bank"), view.words.value(RESOURCE, kind))
    numbers = [(label("left"), str(view.table.bank[kind])), (label("ratio"), f"{ratio(view.box, view.table, me, kind)} : 1")]
    return Card(name, good_card(view, kind), [label("how_bank")], numbers, ("SF-065", "SF-084", "SF-085", "SF-086"))


@cards.of("pile")
def pile(view: View) -> Card | None:
    """The reserve pile."""
    label = view.words.label
    numbers = [(label("left"), str(view.table.pile_cards))]
    return Card(
        label("pile"), SYMBOLS.portrait("sf-card-back"), [label("how_pile")], numbers, ("SF-030", "SF-070", "SF-071", "SF-073", "SF-074")
    )


@cards.of("thing")
def price(view: View, kind: int) -> Card | None:
    """Something that can be built: what it costs and what it is good for."""
    what, label = Thing(range(len(Thing))[kind]), view.words.label
    seat = view.seat if view.seat != NOBODY else view.table.active
    picture = framed(44, 44, picture_of(kind, seat, Area(0, 0, 44, 44)))
    numbers = [(label("costs"), cards_words(view, view.box.prices[kind].cards))]
    how = THING_HOW.get(what, f"how_{what.name.lower()}")
    return Card(begun(view.words.value(THING_NAME, kind)), picture, [label(how)], numbers, THING_RULES[what])


@cards.of("offer")
def offer(view: View, seat: int) -> Card | None:
    """A trade on offer."""
    if seat >= view.table.players:
        return None
    is_agreed = view.table.offers[seat].state == Reply.ACCEPTED
    lines = [offer_words(view, seat), *([view.words.label("accepted")] if is_agreed else []), view.words.label("how_offer")]
    return Card(view.seat_name(seat), SYMBOLS.portrait("sf-mark-plate", seated(seat)), lines, (), ("SF-081", "SF-082", "SF-083", "SF-R54"))


@cards.of("encounter")
def encounter(view: View) -> Card | None:
    """An encounter as far as it was read; all of the card for who reads it aloud."""
    if not view.table.boxes:
        return None
    title, *whole = whole_card(view) or [view.words.label("how_encounter").partition(":")[0]]
    texts = [view.words.value(TEXT_NAME, one) for one in told(view)]
    is_reader = view.table.card > 0
    title = view.words.value(CARD_NAME, view.table.card - 1) if is_reader else view.seat_name(view.table.active)
    lines = [view.words.label("how_reading"), *whole] if is_reader else [*texts, view.words.label("how_encounter")]
    return Card(
        title, SYMBOLS.portrait(f"sf-story-{story_of(view)}"), lines, (), ("SF-118", "SF-120", "SF-121", "SF-122", "SF-R24", "SF-R52")
    )


@cards.of("seat")
def person(view: View, seat: int) -> Card | None:
    """A player: the mother ship, what there is, and where the points come from."""
    if seat >= view.table.players:
        return None
    label = view.words.label
    parts = [(label(name), str(worth)) for name, worth in sheet(view, seat).items()]
    numbers = [(label(name), value) for name, value in amounts(view, seat).items()]
    friends = [view.words.value(FRIEND_NAME, card) for card in friends_held(view, seat)]
    lines = [*filter(None, [state_of(view, seat), waiting_words(view, seat)]), *friends]
    return Card(
        view.seat_name(seat), framed(WIDTH, HEIGHT, vessel(view, seat, 0, 0, WIDTH)), lines, [*numbers, *parts], ("SF-050", "SF-180")
    )


@cards.of("points")
def points(view: View, seat: int) -> Card | None:
    """Where a player's points come from."""
    if seat >= view.table.players:
        return None
    label, me = view.words.label, view.table.fleets[seat]
    numbers = [(label(name), str(worth)) for name, worth in sheet(view, seat).items()]
    total = (label("points"), f"{score(view.box, view.table, seat)} / {view.box.goal}")
    symbol = "sf-spaceport" if count(me.ports) else "sf-colony"
    return Card(
        view.seat_name(seat),
        SYMBOLS.portrait(symbol, seated(seat)),
        [label("how_track")],
        [total, *numbers],
        ("SF-180", "SF-126", "SF-172"),
    )


@cards.of("track")
def points_track(view: View) -> Card | None:
    """How far everybody is."""
    label = view.words.label
    seats = [(view.seat_name(seat), f"{score(view.box, view.table, seat)} / {view.box.goal}") for seat in range(view.table.players)]
    return Card(
        view.words.titled(label("goal"), view.box.goal),
        SYMBOLS.portrait("sf-friend-chip"),
        [label("how_track")],
        seats,
        ("SF-050", "SF-180", "SF-182", "SF-071"),
    )


@cards.of("clock")
def clock(view: View) -> Card | None:
    """The turn and its production number."""
    label, roll_ = view.words.label, rolled(view)
    numbers = [(label("production"), str(roll_))] if roll_ > 0 else []
    return Card(
        view.words.listed(track(view)), SYMBOLS.portrait("sf-die"), [label("how_clock")], numbers, ("SF-051", "SF-060", "SF-061", "SF-067")
    )


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
