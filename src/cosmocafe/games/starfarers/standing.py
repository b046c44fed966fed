"""What a picture says of each player and each place, in words and figures."""

from __future__ import annotations

from cosmocafe.author import NOBODY, count, has
from cosmocafe.draw.still import noted

from .board import OUTPOSTS, PER_BASE, SYSTEM_NAMES
from .scoring import score
from .view import View
from .vocabulary import (
    CARGO_NAME,
    CHIP_KIND,
    COLOUR_NAME,
    FRIEND_NAME,
    FRIENDS,
    NONE,
    RESOURCE,
    RESOURCES,
    SHIPS,
    SITE_NAME,
    Cargo,
    ChipKind,
    Event,
    Step,
)

LABELS = (
    "points", "cards", "fame", "boosters", "cannons", "freight", "friends", "turn", "place", "turns", "pile", "bank", "hand",
    "face_down", "known", "colony", "spaceport", "unused", "choices", "gives", "wants", "speed", "strength",
    "colonies", "spaceports", "chips", "rings", "trophies", "waiting", *(name.lower() for name in SYSTEM_NAMES),
)  # fmt: skip


def system_names(view: View) -> tuple[str, ...]:
    """What the systems are called."""
    return tuple(view.words.label(name.lower()) for name in SYSTEM_NAMES)


def amounts(view: View, seat: int) -> dict[str, str]:
    """What a player has, by label."""
    t = view.table
    me = t.fleets[seat]
    return {
        "points": f"{score(view.box, t, seat)}/{view.box.goal}",
        "cards": str(me.cards),
        "fame": str(me.fame),
        "boosters": str(me.expansions[0]),
        "cannons": str(me.expansions[1]),
        "freight": str(me.expansions[2]),
    }


def sheet(view: View, seat: int) -> dict[str, int]:
    """SF-180: victory points by what they come from."""
    box, t, me = view.box, view.table, view.table.fleets[seat]
    ports = count(me.ports)
    parts = {
        "colonies": box.colony_points * (count(me.sites) - ports),
        "spaceports": box.port_points * ports,
        "chips": box.friendship_points * sum(holder == seat + 1 for holder in t.friendship),
        "rings": me.fame // box.rings_per_point,
    }
    return {**parts, "trophies": score(box, t, seat) - sum(parts.values())}


def hand_words(view: View, seat: int) -> str:
    """The own hand, card by card."""
    held = view.table.fleets[seat].hand
    return view.words.listed(f"{view.words.value(RESOURCE, resource)} {held[resource]}" for resource in range(RESOURCES) if held[resource])


def friends_held(view: View, seat: int) -> list[int]:
    """A player's friendship cards."""
    return [card for card in range(OUTPOSTS) if has(view.table.fleets[seat].friends, card)]


def friends_of(view: View, seat: int) -> list[str]:
    """Friendship cards by their short names."""
    return [FRIENDS[card] for card in friends_held(view, seat)]


def friend_holder(view: View, card: int) -> int:
    """Who has a friendship card, or NOBODY while it lies at its base."""
    for seat in range(view.table.players):
        if has(view.table.fleets[seat].friends, card):
            return seat
    return NOBODY


def friends_at(view: View, race: int) -> list[str]:
    """What the friendship cards say that still lie at a home base."""
    cards = range(race * PER_BASE, (race + 1) * PER_BASE)
    return [view.words.value(FRIEND_NAME, card) for card in cards if friend_holder(view, card) == NOBODY]


def colour_words(view: View, seat: int) -> str:
    """A player's colour, or a dash until it is chosen."""
    colour = view.table.fleets[seat].colour
    return view.words.value(COLOUR_NAME, colour) if colour >= 0 else "–"


def waiting_words(view: View, seat: int) -> str:
    """SF-R32: free trade ships that wait for a place, in words."""
    claims = view.table.fleets[seat].claims
    return f"{view.words.value(CARGO_NAME, Cargo.TRADE)} ×{claims} {view.words.label('waiting')}" if claims else ""


def state_of(view: View, seat: int) -> str:
    """What is special about a player now, in a word."""
    label = view.words.label
    if view.table.over:
        return f"{label('place')} {view.table.places[seat]}"
    return label("turn") if view.asked == seat else ""


def track(view: View) -> list[str]:
    """How far the game is."""
    t, label = view.table, view.words.label
    limit = f"/{view.box.turn_limit}" if view.box.turn_limit else ""
    return [f"{label('turns')} {t.turn}{limit}", f"{label('pile')} {t.pile_cards}"]


def bank_words(view: View) -> str:
    """The bank, type by type."""
    bank = view.table.bank
    return view.words.listed(f"{view.words.value(RESOURCE, resource)} {bank[resource]}" for resource in range(RESOURCES))


def chip_on(view: View, planet: int) -> tuple[int, bool]:
    """Which chip lies on a planet, -1 if the viewer does not know it, and whether it lies face up."""
    return view.table.chip[planet] - 1, has(view.table.face_up, planet)


def chip_text(view: View, planet: int) -> str:
    """What is written on a chip, as far as the viewer knows it."""
    chip, _ = chip_on(view, planet)
    if chip < 0:
        return "?"
    box = view.box
    if box.chips[chip].kind == ChipKind.NUMBER:
        return "/".join(str(number) for number in range(2, 13) if has(box.chips[chip].rolls, number))
    return ("☠" if box.chips[chip].kind == ChipKind.PIRATE else "❄") + str(box.chips[chip].number)


def chip_words(view: View, planet: int) -> str:
    """A planet's chip in words: face up, known to the viewer alone, or face down."""
    (chip, is_up), label = chip_on(view, planet), view.words.label
    if chip < 0:
        return label("face_down")
    kind = f"{view.words.value(CHIP_KIND, view.box.chips[chip].kind)} {chip_text(view, planet).strip('☠❄')}"
    return kind if is_up else view.words.aside(kind, label("known"))


def builder_of(view: View, site: int) -> int:
    """Whose building stands on a site, or NOBODY."""
    for seat in range(view.table.players):
        if has(view.table.fleets[seat].sites, site):
            return seat
    return NOBODY


def outpost_node(view: View, outpost: int) -> int:
    """The intersection of an outpost."""
    return view.box.bases[outpost // PER_BASE].outposts[outpost % PER_BASE]


def site_words(view: View, site: int) -> str:
    """What stands on a site, in words."""
    owner, label = builder_of(view, site), view.words.label
    if owner == NOBODY:
        return label("unused") if has(view.table.blocked, site) else ""
    kind = "spaceport" if has(view.table.fleets[owner].ports, site) else "colony"
    return f"{label(kind)} {view.seat_name(owner)}"


def ships_on(view: View, node: int) -> list[tuple[int, int]]:
    """Seat and transporter of every ship on an intersection."""
    fleets = view.table.fleets
    return [(seat, ship) for seat in range(view.table.players) for ship in range(SHIPS) if fleets[seat].at[ship] == node + 1]


def node_words(view: View, node: int) -> str:
    """Everything on an intersection, in words."""
    words = [
        f"{view.words.value(CARGO_NAME, view.table.fleets[seat].cargo[ship])} {'I' * (ship + 1)} {view.seat_name(seat)}"
        for seat, ship in ships_on(view, node)
    ]
    site = view.box.nodes[node].site
    return view.words.listed([f"{view.words.value(SITE_NAME, site)} {site_words(view, site)}".strip() if site >= 0 else "", *words])


def mine_of(view: View) -> int:
    """Whose desk is drawn large: one's own, or that of the player whose turn it is."""
    return view.seat if view.seat != NOBODY else max(view.table.active, 0)


def ranked(view: View, seat: int) -> str:
    """A player's name, at the end with the place he came to."""
    return f"{view.table.places[seat]}. {view.seat_name(seat)}" if view.table.over else view.seat_name(seat)


def offering(view: View) -> list[int]:
    """The players with a trade on offer, or who put one together; always in the same order, so that no trade changes its place."""
    offers, asked = view.table.offers, view.asked if view.step == Step.OFFER else NOBODY
    return [seat for seat in range(view.table.players) if seat == asked or any(offers[seat].give) or any(offers[seat].want)]


def offer_words(view: View, seat: int) -> str:
    """A trade in words."""
    mine, label = view.table.offers[seat], view.words.label
    return view.words.listed([f"{label('gives')} {cards_words(view, mine.give)}", f"{label('wants')} {cards_words(view, mine.want)}"])


def cards_words(view: View, cards: list[int]) -> str:
    """So many of each type, in words."""
    return " ".join(f"{cards[kind]} {view.words.value(RESOURCE, kind)}" for kind in range(RESOURCES) if cards[kind]) or "–"


@noted
def this_turn(view: View, event: Event) -> dict[str, int]:
    """The last event of a kind in this turn by the names of its parts; nothing if there was none."""
    for told in reversed(view.events):
        if told.event == event:
            return view.told_parts(told)
        if told.event == Event.TURN:
            break
    return {}


def rolled(view: View) -> int:
    """The production number of this turn, or NONE."""
    return this_turn(view, Event.ROLLED).get("roll", NONE)


def heard(view: View) -> list[int]:
    """What was read aloud of an encounter card so far: for each box a passage that sounds like it."""
    box, t = view.box, view.table
    return [next(node for node, passage in enumerate(box.passages) if passage.sign == t.signs[n]) for n in range(t.boxes)]
