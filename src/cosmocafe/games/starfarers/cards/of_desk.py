"""What lies on a desk or is held, and what is counted."""

from __future__ import annotations

from cosmocafe.author import NOBODY, Card, count
from cosmocafe.draw.areas import Area

from ..board import OUTPOSTS
from ..rules.trading import ratio
from ..rules.victory import speed_bonus, strength
from ..scene.desk import called, picture_of
from ..scene.mother import HEIGHT, WIDTH, ball, balls_of
from ..scene.mother import ship as vessel
from ..scene.reading import whole_card
from ..scene.story import friend_card, story_of, told
from ..scene.symbols import SYMBOLS, card_symbol, people_of, seated, use
from ..scoring import score
from ..standing import amounts, cards_words, friend_holder, friends_held, offer_words, rolled, sheet, state_of, track, waiting_words
from ..view import View
from ..vocabulary import (
    CARD_NAME,
    EXPANSION_NAME,
    FRIEND_NAME,
    RACE_NAME,
    RESOURCE,
    TEXT_NAME,
    THING_NAME,
    Expansion,
    FriendOp,
    Reply,
    Thing,
)
from .shared import begun, cards, framed, holder_line

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
    parts = [(label(name), f"+{worth}") for name, worth in sheet(view, seat).items()]
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
    numbers = [(label(name), f"+{worth}") for name, worth in sheet(view, seat).items()]
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
