"""What lies around the ring, and on its tracks."""

from __future__ import annotations

from cosmocafe.author import NOBODY, Card, has
from cosmocafe.draw.svg import text
from cosmocafe.draw.theme import seat_class

from ..ring import NAMES, SIDE
from ..rules.numbers import price_of_trade
from ..scene.pieces import face
from ..scene.sights import contents, crews, owner_of, pirate_name, pirate_port
from ..scene.symbols import SYMBOLS, city_symbol, event_symbol, globe_symbol, good_symbol, pirate_symbol, use
from ..scene.tracks import ROMAN, event_of, event_sign, lap_lines, reward_words
from ..standing import event_words, stardust_port, tile_words
from ..view import View
from ..vocabulary import BASIC, EVENT, GOOD, NONE, PIRATE
from .shared import cards, is_seat, said

FIRST_EVENT = 129  # and of events


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
    return Card(
        name,
        SYMBOLS.portrait("sd-port"),
        said(view, "how_lair" if rounds else "how_lair_empty"),
        rounds,
        ("SC-022", "SC-023", "SC-082", "SC-R30"),
    )


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
