"""Dice, actions, and what a captain has."""

from __future__ import annotations

from cosmocafe.author import Card, has
from cosmocafe.draw.areas import Area
from cosmocafe.draw.theme import seat_class

from ..scene.coffees import front, in_the_making
from ..scene.dice import die_state, is_done
from ..scene.moments import moment_of
from ..scene.pieces import action_die, points, stardust_die
from ..scene.power_slots import plate
from ..scene.sights import power_effect, power_state
from ..scene.symbols import SYMBOLS, good_symbol, use
from ..scoring import score
from ..standing import amounts, goods_words, sheet
from ..table import SHIPS
from ..view import View
from ..vocabulary import BASIC, BASICS, CARD, CARDS, GOOD, INGREDIENTS, NONE, POWER, Action, Badge, Tier
from .shared import cards, framed, is_seat, said

ACTIONS = {
    Action.SAIL: ("SC-047", "SC-037"),
    Action.COLOR: ("SC-048", "SC-049", "SC-050", "SC-051", "SC-052"),
    Action.NUMBER: ("SC-056", "SC-057", "SC-058", "SC-059", "SC-060"),
    Action.UPGRADE: ("SC-068", "SC-069", "SC-070"),
    Action.COLLECT: ("SC-071", "SC-072", "SC-073"),
    Action.DELIVER: ("SC-075", "SC-078", "SC-080", "SC-R26"),
    Action.ATTACK: ("SC-081", "SC-082", "SC-084"),
}
FIRST_POWER = 62  # their rules are written in the order of powers


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
    lines = [view.words.titled(label("wanted"), view.words.value(CARD, board.card))] if wants else []
    upgrades = [view.words.value(POWER, power) for power, row in enumerate(view.box.powers) if row.needs == good]
    lines += [view.words.titled(label("upgrades"), view.words.listed(upgrades))] if upgrades else []
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
    how = "how_final" if view.table.boards[seat].final == card else "how_delivered"
    lines = [*coffee_lines(view, card), view.words.label(how)]
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
