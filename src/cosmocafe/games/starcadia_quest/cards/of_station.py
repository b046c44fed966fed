"""The station, and what is to be done there."""

from __future__ import annotations

from cosmocafe.author import Card, count, has
from cosmocafe.draw.areas import Area

from ..content import EVENT_IDS, QUEST_IDS, SCENARIO_IDS
from ..language import COLOURS, GADGETS, Feature, Loot
from ..places import is_laid, lying, on_space, spaces_in_play
from ..rules.boards import features
from ..scene.missions import goal_art
from ..scene.station import printed_tile, tiles
from ..scene.story import last_event
from ..scene.symbols import SYMBOLS, event_symbol, figure_symbol, hero_symbol, loot_symbol, scenario_symbol, use
from ..spaces import BERTHS, ON_TILES, TILE
from ..standing import ability, quest_states, upgrade_name
from ..view import View
from ..vocabulary import A_CHARACTER, A_COLOUR, A_CREW, A_LOOT, A_MONSTER, A_QUEST, A_SCENARIO, A_SLOT, A_SPACE, AN_EVENT, NONE
from .shared import begun, cards, said

ROOMS = 10
TOKENS = {
    Loot.STIMPACK: ("how_stimpack", "SQ-223"),
    Loot.RECHARGE: ("how_recharge", "SQ-224"),
    Loot.HOVERBOARD: ("how_hoverboard", "SQ-225"),
    Loot.VICTORY: ("how_victory", "SQ-226"),
    Loot.QUEST_A: ("how_quest_token", "SQ-227"),
    Loot.QUEST_B: ("how_quest_token", "SQ-227"),
}
PRINTED = {
    Feature.TERMINAL: ("terminal", "how_terminal", "SQ-060"),
    Feature.SPAWN: ("spawn", "how_spawn", "SQ-059"),
}


@cards.of("quest")
def quest(view: View, place: int) -> Card | None:
    """A Quest of the Scenario, by its place in the order."""
    states = quest_states(view)
    if place >= len(states):
        return None
    which, label = view.table.quests[place], view.words.label
    art = SYMBOLS.framed(*goal_art(view, which, Area(0, 0, 80, 64)), width=80, height=64)
    state = label({"done": "done", "open": "open", "": "next"}[states[place]])
    numbers = [(label("points"), str(view.box.quests[which].vp)), (label("quest"), f"{place + 1} / {len(states)}")]
    lines = [ability(view, QUEST_IDS[which]), state, *said(view, "how_quest")]
    return Card(view.words.value(A_QUEST, which), art, lines, numbers, ("SQ-190", "SQ-191", "SQ-192", "SQ-196", "SQ-198"))


@cards.of("pvp")
def pvp(view: View, seat: int) -> Card | None:
    """The Quest against a Crew."""
    if seat >= view.table.players or view.table.crews[seat].colour < 0:
        return None
    colour, label = view.table.crews[seat].colour, view.words.label
    heroes = [use(hero_symbol(who), n * 58, 0, 56, 58) for n, who in enumerate(view.table.crews[seat].heroes) if who >= 0]
    state = label("done" if has(view.table.pvp, colour) else "open")
    reward = view.words.titled(label("reward_upgrade"), upgrade_name(view, view.box.scenarios[view.table.scenario].reward))
    title = view.words.titled(label("pvp"), view.words.value(A_CREW, colour))
    picture = SYMBOLS.framed(*heroes, width=116, height=60)
    numbers = [(label("points"), str(view.box.pvp_points[colour]))]
    return Card(
        title, picture, [view.seat_name(seat), state, *said(view, "how_pvp"), reward], numbers, ("SQ-190", "SQ-194", "SQ-197", "SQ-198")
    )


@cards.of("event")
def event(view: View, which: int) -> Card | None:
    """An Event card, as it was drawn last."""
    label, found = view.words.label, last_event(view)
    lines = [ability(view, EVENT_IDS[which])]
    if found.get("event") == which:
        woken = view.table.slots[found["slot"]]
        who = view.words.value(A_MONSTER, woken) if woken >= 0 else ""
        lines.insert(0, view.words.titled(label("wakes"), view.words.aside(view.words.value(A_SLOT, found["slot"]), who)))
    numbers = [(label("cards_left"), str(count(view.table.deck)))]
    return Card(
        view.words.value(AN_EVENT, which),
        SYMBOLS.portrait(event_symbol(which)),
        [*lines, *said(view, "how_event")],
        numbers,
        ("SQ-150", "SQ-151", "SQ-152", "SQ-154"),
    )


@cards.of("deck")
def deck(view: View) -> Card | None:
    """The Event cards that are left."""
    numbers = [(view.words.label("cards_left"), str(count(view.table.deck)))]
    return Card(
        view.words.label("cards"),
        SYMBOLS.portrait("sq-event-all_quiet"),
        said(view, "how_deck", "how_event"),
        numbers,
        ("SQ-038", "SQ-073", "SQ-155"),
    )


@cards.of("loot")
def loot(view: View, kind: int) -> Card | None:
    """A token that lies on the station or is carried."""
    how, rule = TOKENS[Loot(kind)] if kind in TOKENS else ("", "")
    if not how:
        return None
    numbers = [(view.words.label("left"), str(view.table.reserve[kind]))] if kind < GADGETS else []
    title, line = begun(view.words.value(A_LOOT, kind)), begun(view.words.label(how))
    return Card(title, SYMBOLS.portrait(loot_symbol(kind)), [line], numbers, (rule, "SQ-220", "SQ-221"))


@cards.of("space")
def space(view: View, where: int) -> Card | None:
    """A Space: its room, what is printed and what lies there, who stands there."""
    if where not in spaces_in_play(view):
        return None
    t, words, label = view.table, view.words, view.words.label
    name = words.value(A_SPACE, where)
    lines = said(view, "how_shuttle") if where >= ON_TILES else []
    rules, symbols = ["SQ-064"] if where >= ON_TILES else ["SQ-050"], list[str]()
    shown = features(view.box, t, where)
    for feature, (title, how, rule) in PRINTED.items():
        if has(shown, feature):
            lines.append(view.words.titled(label(title), label(how)))
            rules.append(rule)
            symbols.append(f"sq-{title}")
    for colour in range(COLOURS):
        if has((shown >> Feature.PORTAL) | t.portals[where], colour):
            shade = words.aside(words.value(A_COLOUR, colour), label("portal_is_off") if t.off[colour] != NONE else "")
            lines.append(words.titled(words.listed([label("portal"), shade]), label("how_portal")))
            rules.append("SQ-084")
            symbols.append("sq-portal")
    if t.armory == where:
        given = view.box.scenarios[t.scenario].armory
        lines.append(words.titled(label("armory"), words.sentences([upgrade_name(view, given), label("how_armory")])))
        rules.append("SQ-055")
        symbols.append("sq-armory")
    for kind in dict.fromkeys(lying(view, where)):
        how, rule = TOKENS[Loot(kind)]
        lines.append(view.words.titled(words.value(A_LOOT, kind), label(how)))
        rules.append(rule)
        symbols.append(loot_symbol(kind))
    people = [words.value(A_CHARACTER, who) for who in on_space(view, where)]
    lines += [view.words.titled(label("stand_here"), view.words.listed(people))] if people else []
    lines += said(view, "how_space")
    symbols += [figure_symbol(view, who) for who in on_space(view, where)]
    room = f" · {label(f'room_{printed_tile(view, where // TILE)}')}" if where < ON_TILES else ""
    drawn = [use("sq-floor-plate", 0, 0, 56), *(use(symbol, 58 * n + 6 if n else 6, 6, 44) for n, symbol in enumerate(symbols))]
    picture = SYMBOLS.framed(*drawn, width=max(56, 58 * len(symbols)), height=56)
    return Card(f"{name}{room}", picture, lines, (), tuple(dict.fromkeys([*rules, "SQ-051"])))


@cards.of("door")
def door(view: View, which: int) -> Card | None:
    """A Door, and whether it is open."""
    if not is_laid(view) or which >= view.box.scenarios[view.table.scenario].doors:
        return None
    is_open = has(view.table.opened, which)
    label = view.words.label
    picture = SYMBOLS.portrait("sq-door-open" if is_open else "sq-door-closed")
    return Card(
        f"{label('door')} {which + 1}",
        picture,
        said(view, "is_open" if is_open else "is_shut", "how_door"),
        (),
        ("SQ-088", "SQ-062", "SQ-R43"),
    )


@cards.of("tile")
def tile(view: View, which: int) -> Card | None:
    """A tile of the layout."""
    if not is_laid(view) or which not in tiles(view):
        return None
    label, printed = view.words.label, printed_tile(view, which)
    title = view.words.titled(f"{label('tile')} {which + 1}", label(f"room_{printed}"))
    return Card(title, SYMBOLS.portrait(f"sq-stencil-{printed}", "haze"), said(view, "how_tile"), (), ("SQ-050", "SQ-061", "SQ-064"))


@cards.of("berth")
def berth(view: View, which: int) -> Card | None:
    """A place where a Shuttle may dock."""
    if which >= BERTHS:
        return None
    return Card(
        f"{view.words.label('shuttle')} {which + 1}",
        SYMBOLS.portrait("sq-shuttle"),
        said(view, "how_berth", "how_shuttle"),
        (),
        ("SQ-040", "SQ-064"),
    )


@cards.of("scenario")
def scenario(view: View, which: int) -> Card | None:
    """A Scenario: its Quests as far as they lie there, its Reward and Armory Upgrades."""
    if which >= len(SCENARIO_IDS):
        return None
    found, label = view.box.scenarios[which], view.words.label
    quests = (
        [view.words.value(A_QUEST, view.table.quests[n]) for n in range(len(quest_states(view)))] if which == view.table.scenario else []
    )
    lines = [f"{n + 1}. {name}" for n, name in enumerate(quests)]
    lines += [
        view.words.titled(label("reward_upgrade"), upgrade_name(view, found.reward)),
        view.words.titled(label("armory_upgrade"), upgrade_name(view, found.armory)),
    ]
    numbers = [(label("turn"), str(view.table.turn))] if which == view.table.scenario and view.table.turn else []
    return Card(
        view.words.value(A_SCENARIO, which),
        SYMBOLS.portrait(scenario_symbol(which)),
        [*lines, *said(view, "how_scenario")],
        numbers,
        ("SQ-041", "SQ-198", "SQ-199"),
    )
