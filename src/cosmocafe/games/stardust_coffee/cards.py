"""What the inspector shows of each thing: tiles, ports, ships, pirates, dice, actions, goods, powers, coffees, tracks, events, players."""

from __future__ import annotations

from cosmocafe.author import NOBODY, Card, Cards, has
from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import Svg, text
from cosmocafe.draw.theme import seat_class

from .ring import NAMES, SIDE
from .rules.numbers import price_of_trade
from .scene.coffees import front, in_the_making
from .scene.dice import die_state, is_done
from .scene.moments import moment_of
from .scene.pieces import action_die, face, points, stardust_die
from .scene.power_slots import plate
from .scene.sights import contents, crews, owner_of, pirate_name, pirate_port, power_effect, power_state
from .scene.symbols import SYMBOLS, city_symbol, event_symbol, globe_symbol, good_symbol, pirate_symbol, use
from .scene.tracks import ROMAN, event_of, event_sign, lap_lines, reward_words
from .scoring import score
from .standing import amounts, event_words, goods_words, sheet, stardust_port, tile_words
from .table import SHIPS
from .view import View
from .vocabulary import BASIC, BASICS, CARD, CARDS, EVENT, GOOD, INGREDIENTS, NONE, PIRATE, POWER, Action, Badge, Tier

cards = Cards()
ACTIONS = {
    Action.SAIL: ("SC-047", "SC-037"),
    Action.COLOR: ("SC-048", "SC-049", "SC-050", "SC-051", "SC-052"),
    Action.NUMBER: ("SC-056", "SC-057", "SC-058", "SC-059", "SC-060"),
    Action.UPGRADE: ("SC-068", "SC-069", "SC-070"),
    Action.COLLECT: ("SC-071", "SC-072", "SC-073"),
    Action.DELIVER: ("SC-075", "SC-078", "SC-080", "SC-R26"),
    Action.ATTACK: ("SC-081", "SC-082", "SC-084"),
}
FIRST_POWER, FIRST_EVENT = 62, 129  # their rules are written in the order of powers and events
LABELS = (
    *(f"how_{action.name.lower()}" for action in Action),
    *("how_globe", "how_city", "how_port", "how_lair", "how_ship", "how_pirate", "how_die", "how_stardust_die", "how_recharge"),
    *("how_basics", "how_advanced", "how_dust", "how_power", "how_coffee", "how_making", "how_delivered", "how_honor", "how_target"),
    *("how_movement", "how_event", "how_supply", "how_badge_stardust", "how_badge_dice_power", "how_badge_honor"),
    *("done", "open", "price", "number", "produces", "per_card", "left", "in_play", "trade_price", *(tier.name.lower() for tier in Tier)),
)


def said(view: View, *names: str) -> list[str]:
    """Labels as lines."""
    return [view.words.label(name) for name in names]


def framed(*parts: Svg, side: float, class_: str | None = None) -> str:
    """A square picture."""
    return SYMBOLS.framed(*parts, width=side, height=side, class_=class_)


def is_seat(view: View, seat: int) -> bool:
    """Whether there is such a player."""
    return seat < view.table.players


@cards.of("tile")
def tile(view: View, which: int) -> Card | None:
    """A Globe or a City: what it brings, what lies there, who stands there."""
    t, label = view.table, view.words.label
    globe, around = t.globes[which], list(crews(view, which))
    if globe == NONE:
        owner = owner_of(view, which)
        flag = [use("sd-starbase", 78, 2, 27, 36, class_=seat_class(owner))] if owner != NOBODY else []
        picture = SYMBOLS.framed(use(city_symbol(which // SIDE), 0, 0, 108, 114), *flag, width=108, height=114)
        home = [view.words.titled(label("starbase"), view.seat_name(owner))] if owner != NOBODY else []
        price = [(label("trade_price"), str(price_of_trade(view.box, t)))]
        return Card(
            view.words.titled(NAMES[which], tile_words(view, which)),
            picture,
            [*home, *around, label("how_city")],
            price,
            ("SC-058", "SC-059", "SC-017", "SC-075"),
        )
    shown = view.box.globes[globe]
    parts = [use(globe_symbol(shown.advanced), 0, 0, 96), face(shown.number, 106, 16, 28), use(good_symbol(shown.advanced), 90, 34, 32)]
    numbers = [(label("number"), str(shown.number)), (label("produces"), view.words.value(GOOD, shown.advanced))]
    numbers += [(label("tokens"), f"{t.tokens[which]} / {view.box.globe_room}")]
    port, lair = stardust_port(view, which), pirate_port(view, which)
    lines = [label("stardust")] if has(t.dusted, which) else []
    lines += [f"{label('stardust_port')} {port}"] if port else []
    lines += [f"{label('pirate_port')} {view.words.value(PIRATE, lair)}"] if lair != NONE else []
    title = view.words.titled(NAMES[which], view.words.value(BASIC, shown.color))
    picture = SYMBOLS.framed(*parts, width=124, height=98)
    return Card(title, picture, [*lines, *around, label("how_globe")], numbers, ("SC-051", "SC-052", "SC-053", "SC-057", "SC-072"))


@cards.of("port")
def port(view: View, number: int) -> Card | None:
    """A Stardust Port."""
    if number < 1:
        return None
    where = view.box.port_tile[number]
    lines = [contents(view, where), view.words.label("how_port")]
    return Card(
        f"{view.words.label('stardust_port')} {number}",
        SYMBOLS.framed(
            use("sd-dust-port", 0, 0, 60), text(str(number), 30, 39, font_size=26, class_="lilac middle strong"), width=60, height=60
        ),
        lines,
        (),
        ("SC-026", "SC-071", "SC-072", "SC-R30"),
    )


@cards.of("lair")
def lair(view: View, pirate: int) -> Card | None:
    """A Pirate Port."""
    name = f"{view.words.label('pirate_port')} {view.words.value(PIRATE, pirate)}"
    rounds = [(view.words.label("round"), ROMAN[n]) for n, row in enumerate(view.box.round_track) if row.pirate == pirate]
    return Card(name, SYMBOLS.portrait("sd-port"), said(view, "how_lair"), rounds, ("SC-022", "SC-082", "SC-R30"))


@cards.of("ship")
def ship(view: View, seat: int, number: int) -> Card | None:
    """A ship: where it is and whether it can still be used."""
    if not is_seat(view, seat) or view.table.boards[seat].ships[number] == NONE:
        return None
    board, label = view.table.boards[seat], view.words.label
    standing = has(board.standing, number)
    picture = SYMBOLS.portrait("sd-ship" if standing else "sd-ship-used", seat_class(seat))
    lines = [
        label("standing" if standing else "toppled"),
        view.words.titled(NAMES[board.ships[number]], tile_words(view, board.ships[number])),
        label("how_ship"),
    ]
    return Card(
        view.words.titled(view.seat_name(seat), f"{label('ship')} {number + 1}"),
        picture,
        lines,
        (),
        ("SC-035", "SC-038", "SC-047", "SC-080"),
    )


@cards.of("pirate")
def pirate(view: View, which: int) -> Card | None:
    """A pirate: where it is, how it is attacked."""
    at = view.table.pirates[which]
    if at == NONE:
        return None
    numbers = [
        (view.words.label("price"), f"1 {view.words.value(GOOD, view.box.attack_pay)}"),
        (view.words.label("honor"), f"+{view.box.attack_honor}"),
    ]
    lines = [view.words.titled(NAMES[at], tile_words(view, at)), view.words.label("how_pirate")]
    return Card(
        pirate_name(view, which), SYMBOLS.portrait(pirate_symbol(which)), lines, numbers, ("SC-081", "SC-089", "SC-090", "SC-091", "SC-096")
    )


@cards.of("die")
def die(view: View, color: int) -> Card | None:
    """An Action die."""
    state, number = die_state(view, color), view.table.dice[color]
    picture = framed(action_die(color, number, 32, 32, 64, spent=state == "exhausted"), side=64)
    numbers = [(view.words.label("number"), str(number or "–"))]
    return Card(
        view.words.titled(view.words.label("die"), view.words.value(BASIC, color)),
        picture,
        said(view, state, "how_die"),
        numbers,
        ("SC-025", "SC-035", "SC-038"),
    )


@cards.of("stardust_die")
def crystal(view: View) -> Card:
    """The Stardust die."""
    now, label = view.table.port, view.words.label
    state = f"{label('stardust_port')} {now}" if now else label("exhausted")
    picture = framed(stardust_die(now, 32, 32, 64), side=64)
    return Card(label("stardust_die"), picture, [state, label("how_stardust_die")], (), ("SC-026", "SC-071", "SC-073"))


@cards.of("recharge")
def recharge(view: View) -> Card:
    """Rolling all dice again."""
    alarm = view.words.label("alarm").replace("#", str(view.box.alarm_movement))
    lines = [view.words.label("how_recharge"), alarm]
    return Card(view.words.label("recharge"), SYMBOLS.portrait("sd-recharge"), lines, (), ("SC-030", "SC-031", "SC-032", "SC-033"))


@cards.of("action")
def action(view: View, which: int) -> Card | None:
    """One of the seven actions."""
    if which >= len(Action):
        return None
    name = Action(which).name.lower()
    state = ["done" if is_done(view, which) else "open"] if view.table.die != NONE else []
    lines = [line.replace("#", str(view.box.sail)) for line in said(view, *state, f"how_{name}")]
    return Card(view.words.label(f"act_{name}"), SYMBOLS.portrait(f"sd-act-{name}"), lines, (), ACTIONS[Action(which)])


@cards.of("stored")
def stored(view: View, seat: int, good: int) -> Card | None:
    """An ingredient in somebody's storage."""
    if not is_seat(view, seat) or good >= INGREDIENTS:
        return None
    label, board = view.words.label, view.table.boards[seat]
    most = view.box.basic_slots if good < BASICS else view.box.advanced_slots
    wants = board.card != NONE and view.box.cards[board.card].recipe[good] - board.poured[good] > 0
    lines = [view.words.titled(label("card"), view.words.value(CARD, board.card))] if wants else []
    upgrades = [view.words.value(POWER, power) for power, row in enumerate(view.box.powers) if row.needs == good]
    lines += [view.words.titled(f"{label('needs')} {view.words.value(GOOD, good)}", view.words.listed(upgrades))] if upgrades else []
    lines.append(label("how_basics" if good < BASICS else "how_advanced"))
    rules = ("SC-039", "SC-043", "SC-044", "SC-103") if good < BASICS else ("SC-040", "SC-041", "SC-043", "SC-068", "SC-103")
    numbers = [(view.seat_name(seat), f"{board.goods[good]} / {most}")]
    return Card(view.words.value(GOOD, good), SYMBOLS.portrait(good_symbol(good)), lines, numbers, rules)


@cards.of("basics")
def basics(view: View, seat: int) -> Card | None:
    """The Basic storage."""
    if not is_seat(view, seat):
        return None
    goods = view.table.boards[seat].goods
    held = [(view.words.value(BASIC, basic), str(goods[basic])) for basic in range(BASICS)]
    numbers = [(view.words.label("basics"), f"{sum(goods[:BASICS])} / {view.box.basic_slots}"), *held]
    title = view.words.titled(view.seat_name(seat), view.words.label("basics"))
    return Card(title, SYMBOLS.portrait("sd-slot"), said(view, "how_basics"), numbers, ("SC-039", "SC-043", "SC-044"))


@cards.of("dusts")
def dusts(view: View, seat: int) -> Card | None:
    """The Stardust storage."""
    if not is_seat(view, seat):
        return None
    numbers = [(view.words.label("storage"), f"{view.table.boards[seat].stardust} / {view.box.stardust_slots}")]
    title = view.words.titled(view.seat_name(seat), view.words.label("stardust"))
    return Card(title, SYMBOLS.portrait("sd-stardust"), said(view, "how_dust"), numbers, ("SC-042", "SC-107", "SC-116", "SC-117"))


@cards.of("power")
def power(view: View, seat: int, which: int) -> Card | None:
    """A Dice Power: what it does, its state, what an upgrade costs."""
    if not is_seat(view, seat) or which >= POWER.size:
        return None
    label, state = view.words.label, power_state(view.table.boards[seat], which)
    needs = f"1 {view.words.value(GOOD, view.box.powers[which].needs)}"
    price = [(label("price"), f"{needs} + 1 {label('stardust')}" if state == "locked" else needs)] if state != "active" else []
    numbers = [(label("die"), str(which + 1)), *price, (label("points"), f"+{view.box.power_points}")]
    lines = [label(state), power_effect(view, which), label("how_power")]
    picture = framed(*plate(state, which, 24, 24, 48), side=48)
    title = view.words.titled(view.seat_name(seat), view.words.value(POWER, which))
    return Card(title, picture, lines, numbers, (f"SC-{FIRST_POWER + which:03}", "SC-060", "SC-068", "SC-069", "SC-121"))


def coffee_numbers(view: View, card: int) -> list[tuple[str, str]]:
    """What a card is worth."""
    shown, label = view.box.cards[card], view.words.label
    stars = " / ".join(f"+{view.box.stardust_points[n]}" for n in range(shown.icons))
    badges = [(label(f"badge_{kind.name.lower()}"), str(shown.badges[kind])) for kind in Badge if shown.badges[kind]]
    return [(label("points"), str(shown.vp)), (label("stardust"), stars or "–"), *badges]


def coffee_lines(view: View, card: int) -> list[str]:
    """Its recipe, and what its Badges count."""
    shown = view.box.cards[card]
    badges = [view.words.label(f"how_badge_{kind.name.lower()}") for kind in Badge if shown.badges[kind]]
    return [view.words.label(Tier(shown.tier).name.lower()), goods_words(view, shown.recipe), *badges]


def coffee_picture(view: View, card: int) -> str:
    """The whole card."""
    return SYMBOLS.framed(*front(view, card, Area(1, 1, 100, 134)), width=102, height=137, class_="panel")


@cards.of("coffee")
def coffee(view: View, card: int) -> Card | None:
    """A coffee on offer."""
    if card >= CARDS:
        return None
    rules = ("SC-078", "SC-079", "SC-102", "SC-103", "SC-116", "SC-122")
    lines = [*coffee_lines(view, card), view.words.label("how_coffee")]
    return Card(view.words.value(CARD, card), coffee_picture(view, card), lines, coffee_numbers(view, card), rules)


@cards.of("making")
def making(view: View, seat: int) -> Card | None:
    """The coffee that a player makes: what is on it, what is missing."""
    if not is_seat(view, seat):
        return None
    board, label = view.table.boards[seat], view.words.label
    rules = ("SC-101", "SC-103", "SC-104", "SC-105", "SC-075")
    if board.card == NONE:
        return Card(view.words.titled(view.seat_name(seat), label("no_card")), "", said(view, "how_making"), (), rules)
    wanted = view.box.cards[board.card].recipe
    slots = [(view.words.value(GOOD, good), f"{board.poured[good]} / {wanted[good]}") for good in range(INGREDIENTS) if wanted[good]]
    picture = SYMBOLS.framed(
        in_the_making(moment_of(view), seat, board, Area(1, 1, 220, 92), mine=False), width=222, height=94, class_="panel"
    )
    lines = [*coffee_lines(view, board.card), label("how_making")]
    title = view.words.titled(view.seat_name(seat), view.words.value(CARD, board.card))
    return Card(title, picture, lines, [*slots, *coffee_numbers(view, board.card)], rules)


@cards.of("delivered")
def delivered(view: View, seat: int, card: int) -> Card | None:
    """A delivered coffee and the Stardust on it."""
    if not is_seat(view, seat) or not has(view.table.boards[seat].delivered, card):
        return None
    on_it = (view.words.label("per_card"), f"{view.table.boards[seat].sprinkled[card]} / {view.box.cards[card].icons}")
    lines = [*coffee_lines(view, card), view.words.label("how_delivered")]
    title = view.words.titled(view.seat_name(seat), view.words.value(CARD, card))
    return Card(
        title, coffee_picture(view, card), lines, [on_it, *coffee_numbers(view, card)], ("SC-106", "SC-107", "SC-115", "SC-116", "SC-122")
    )


@cards.of("seat")
def person(view: View, seat: int) -> Card | None:
    """A player: where the points come from, and all that there is."""
    if not is_seat(view, seat):
        return None
    t, label, board = view.table, view.words.label, view.table.boards[seat]
    total = score(view.box, t, seat)
    picture = SYMBOLS.framed(use("sd-ship", 0, 0, 72), points(total, 96, 36, 46), width=122, height=74, class_=seat_class(seat))
    parts = [(label(name), str(worth)) for name, worth in sheet(view, seat).items()]
    ships = sum(board.ships[n] != NONE for n in range(SHIPS))
    lines = [label("first")] if t.first == seat else []
    lines += [view.words.titled(label(name), value) for name, value in amounts(view, seat).items() if value and name != "points"]
    numbers = [(label("points"), str(total)), *parts, (label("in_play"), f"{ships} / {view.box.ships}")]
    return Card(view.seat_name(seat), picture, lines, numbers, ("SC-115", "SC-116", "SC-119", "SC-121", "SC-122", "SC-127"))


@cards.of("round")
def lap(view: View, number: int) -> Card | None:
    """A round: its pirates and its event."""
    if not 1 <= number <= view.box.rounds:
        return None
    shown = view.box.round_track[number - 1]
    symbol = event_sign(view, number) if shown.event != NONE else "sd-port" if shown.pirate != NONE else "sd-skull"
    rules = (
        ("SC-019", "SC-020", "SC-021") if shown.event != NONE else ("SC-019", "SC-022") if shown.pirate != NONE else ("SC-019", "SC-091")
    )
    title = f"{view.words.label('round')} {ROMAN[number - 1]} / {ROMAN[view.box.rounds - 1]}"
    found = event_of(view, number)
    named = [view.words.value(EVENT, found)] if found != NONE else []
    return Card(title, SYMBOLS.portrait(symbol), [*named, *lap_lines(view, number)], (), rules)


@cards.of("honor")
def honor(view: View, number: int) -> Card | None:
    """A space of the Honor track."""
    if number > view.box.honor_max:
        return None
    here = [view.seat_name(seat) for seat in range(view.table.players) if view.table.boards[seat].honor == number]
    lines = [*reward_words(view, view.box.honor[number]), *here, view.words.label("how_honor")]
    return Card(f"{view.words.label('honor')} {number}", SYMBOLS.portrait("sd-honor"), lines, (), ("SC-084", "SC-085", "SC-086", "SC-119"))


@cards.of("target")
def target(view: View) -> Card:
    """What pirates want in this round."""
    t, label = view.table, view.words.label
    owed = [(view.words.value(BASIC, t.target), str(view.box.round_track[t.round - 1].rob))] if t.target != NONE else []
    return Card(label("target"), SYMBOLS.portrait("sd-skull"), said(view, "how_target"), owed, ("SC-090", "SC-091", "SC-092", "SC-111"))


@cards.of("movement")
def movement(view: View) -> Card:
    """How far pirates move when all turns are over."""
    label, box = view.words.label, view.box
    track = " – ".join(str(box.track[n]) for n in range(box.track_length))
    lines = [label("how_movement"), label("alarm").replace("#", str(box.alarm_movement))]
    numbers = [(label("movement"), str(box.track[view.table.marker])), (label("move"), track)]
    return Card(label("movement"), SYMBOLS.portrait("sd-skull"), lines, numbers, ("SC-032", "SC-033", "SC-089", "SC-110"))


@cards.of("event")
def event(view: View) -> Card:
    """The event of this round and of the next."""
    t, label = view.table, view.words.label
    known = {"event": t.event, "next_event": t.foreseen}
    lines = [
        view.words.titled(label(when), view.words.sentences([view.words.value(EVENT, one), event_words(view, one)]))
        for when, one in known.items()
        if one != NONE
    ]
    shown = [one for one in known.values() if one != NONE]
    kind = "sd-dawn" if t.round <= 5 else "sd-dusk"
    rules = [f"SC-{FIRST_EVENT + one:03}" for one in shown]
    title = view.words.value(EVENT, shown[0]) if shown else label("no_event")
    return Card(
        title, SYMBOLS.portrait(event_symbol(shown[0]) if shown else kind), [*lines, label("how_event")], (), ("SC-020", "SC-021", *rules)
    )


@cards.of("supply")
def supply(view: View, basic: int) -> Card | None:
    """The tokens of a colour that nobody has."""
    left = [(view.words.label("left"), f"{view.table.supply[basic]} / {view.box.supply[basic]}")]
    title = view.words.titled(view.words.label("supply"), view.words.value(BASIC, basic))
    return Card(title, SYMBOLS.portrait(good_symbol(basic)), said(view, "how_supply"), left, ("SC-041", "SC-043", "SC-R24"))


@cards.of("dust")
def dust(view: View) -> Card:
    """The Stardust that nobody has."""
    left = [(view.words.label("left"), f"{view.table.stardust} / {view.box.stardust}")]
    title = view.words.titled(view.words.label("supply"), view.words.label("stardust"))
    return Card(title, SYMBOLS.portrait("sd-stardust"), said(view, "how_dust"), left, ("SC-042", "SC-R24"))
