"""What the inspector shows of each thing: Heroes, Monsters, Upgrades, Quests, Events, dice, tokens, Spaces, Doors, tiles, Crews."""

from __future__ import annotations

from cosmocafe.author import Card, Cards, count, has
from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import Svg
from cosmocafe.draw.theme import seat_class

from .content import CHARACTERS, EVENT_IDS, HERO_IDS, HEROES, MONSTER_IDS, QUEST_IDS, SCENARIO_IDS, UPGRADE_IDS
from .language import COLOURS, FACES, GADGETS, Category, Face, Feature, Kind, Loot, Mode
from .places import is_laid, lying, on_space, owner, spaces_in_play
from .rules.boards import features
from .rules.characters import defense, life, rerolls
from .scene.missions import goal_art
from .scene.sights import movement
from .scene.station import printed_tile, tiles
from .scene.story import last_attack, last_event
from .scene.symbols import (
    SYMBOLS,
    base_symbol,
    die_symbol,
    event_symbol,
    figure_symbol,
    hero_symbol,
    kind_of,
    loot_symbol,
    monster_symbol,
    scenario_symbol,
    upgrade_symbol,
    use,
)
from .spaces import BERTHS, ON_TILES, TILE
from .standing import ability, amounts, held, hero_name, life_left, quest_states, sheet, upgrade_name
from .view import View
from .vocabulary import (
    A_CHARACTER,
    A_COLOUR,
    A_CREW,
    A_FACE,
    A_LOOT,
    A_MONSTER,
    A_QUEST,
    A_SCENARIO,
    A_SLOT,
    A_SPACE,
    AN_EVENT,
    AN_UPGRADE,
    NONE,
)

cards = Cards()
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
CATEGORIES = {Category.WEAPON: "SQ-231", Category.BOOST: "SQ-232", Category.PASSIVE: "SQ-234", Category.REACTION: "SQ-235"}
DIE_RULES = ("SQ-116", "SQ-117", "SQ-R04")
LABELS = (
    *("attack_dice", "rerolls", "movement", "overkill", "reward", "left", "where", "owned_by", "stand_here"),
    *("is_open", "is_shut", "portal_is_off", "wakes", "reward_upgrade", "armory_upgrade"),
    *(f"how_{kind}" for kind in ("weapon", "boost", "passive", "reaction", "special", "exhausted", "dazed", "dead", "hero", "monster")),
    *("how_space", "how_terminal", "how_spawn", "how_portal", "how_armory", "how_door", "how_tile", "how_berth", "how_shuttle"),
    *(f"how_{token}" for token in ("stimpack", "recharge", "hoverboard", "victory", "quest_token")),
    *("how_quest", "how_pvp", "how_event", "how_deck", "how_scenario", "how_seat", "how_attack"),
    *(f"how_{face.name.lower()}" for face in Face),
    *(f"room_{number + 1}" for number in range(ROOMS)),
)


def said(view: View, *names: str) -> list[str]:
    """Labels as lines."""
    return [view.words.label(name) for name in names]


def with_state(view: View, name: str, spent: bool) -> str:
    """A name, and whether what it stands for is exhausted."""
    return view.words.aside(name, view.words.label("exhausted")) if spent else name


def standing(symbol: str, base: str, seat: int) -> Svg:
    """A figure on its base."""
    parts = [use(base, 0, 0, 112, 116), use(symbol, 0, 0, 112, 116)]
    return SYMBOLS.framed(*parts, width=112, height=116, class_=seat_class(seat) if seat >= 0 else None)


@cards.of("character")
def character(view: View, who: int) -> Card | None:
    """A Hero, or a Monster that stands on the station."""
    if who >= CHARACTERS:
        return None
    return hero(view, who) if who < HEROES else figure(view, who)


def hero(view: View, who: int) -> Card:
    """A Hero card and everything on it."""
    t, box, label, seat = view.table, view.box, view.words.label, owner(view, who)
    lines = [ability(view, HERO_IDS[who])]
    lines += [view.words.titled(label("owned_by"), view.seat_name(seat))] if seat >= 0 else []
    lines += said(view, "how_dead") if t.turn and t.at[who] < 0 and seat >= 0 else []
    lines += said(view, "how_dazed") if has(t.dazed, who) else []
    tokens = [with_state(view, upgrade_name(view, upgrade), spent) for upgrade, spent in held(view, who)]
    lines += [view.words.titled(label("upgrades"), view.words.listed(tokens))] if tokens else []
    carried = [view.words.value(A_LOOT, loot) for loot, amount in enumerate(t.heroes[who].carried) for _ in range(amount)]
    lines += [view.words.titled(label("carries"), view.words.listed(carried))] if carried else []
    numbers = [
        (label("life"), f"{life_left(view, who)} / {life(box, t, who)}"),
        (label("defense"), str(defense(box, t, who))),
        (label("rerolls"), str(rerolls(box, t, who))),
        (label("movement"), str(movement(view, who))),
    ]
    lines += said(view, "how_hero")
    return Card(
        hero_name(view, who),
        standing(hero_symbol(who), base_symbol(view, who, seat), seat),
        lines,
        numbers,
        ("SQ-024", "SQ-027", "SQ-075", "SQ-130"),
    )


def figure(view: View, who: int) -> Card | None:
    """A Monster on the station: its card, and how it is."""
    shown = monster(view, view.box.figure[who])
    if shown is None:
        return None
    where = view.table.at[who]
    lines = [*shown.lines[:1], *(said(view, "how_dazed") if has(view.table.dazed, who) else []), *shown.lines[1:]]
    left = (view.words.label("life"), f"{life_left(view, who)} / {life(view.box, view.table, who)}")
    here = [(view.words.label("where"), view.words.value(A_SPACE, where))] if where >= 0 else []
    picture = standing(figure_symbol(view, who), base_symbol(view, who, NONE), NONE)
    return shown._replace(title=view.words.value(A_CHARACTER, who), picture=picture, lines=lines, numbers=[left, *shown.numbers[1:], *here])


@cards.of("monster")
def monster(view: View, kind: int) -> Card | None:
    """A Monster card with the numbers of its rank."""
    card, label = view.box.monsters[kind], view.words.label
    slots = [view.words.value(A_SLOT, slot) for slot, held_by in enumerate(view.table.slots) if held_by == kind]
    numbers = [
        (label("life"), str(card.life)),
        (label("defense"), str(card.defense)),
        (label("attack_dice"), view.words.aside(str(card.dice), view.words.value(A_FACE, Face.MELEE if card.melee else Face.RANGED))),
        (label("movement"), str(card.movement)),
        (label("overkill"), str(card.overkill)),
        (label("reward"), str(card.reward)),
    ]
    lines = [ability(view, MONSTER_IDS[kind]), *slots, *said(view, "how_monster")]
    rules = ("SQ-180", "SQ-181", "SQ-165", "SQ-171", "SQ-182", *(("SQ-242",) if card.huge else ()))
    return Card(view.words.value(A_MONSTER, kind), SYMBOLS.portrait(monster_symbol(kind)), lines, numbers, rules)


@cards.of("upgrade")
def upgrade(view: View, which: int) -> Card | None:
    """An Upgrade token: what it counts, what it does, who has it."""
    token, label = view.box.tokens[which], view.words.label
    category = Category(token.category)
    has_kind = category in (Category.WEAPON, Category.BOOST)
    numbers = [(label("attack_dice"), f"{'+' if category == Category.BOOST else ''}{token.dice}")] if token.dice else []
    numbers += [
        (label(name), f"+{amount}")
        for name, amount in (("defense", token.defense), ("life", token.life), ("rerolls", token.reroll))
        if amount
    ]
    lines = [line for line in [ability(view, UPGRADE_IDS[which]), *said(view, f"how_{category.name.lower()}")] if line]
    lines += said(view, "how_special") if has_kind and token.kind == Kind.SPECIAL else []
    seats = [(who, spent) for who in range(HEROES) for one, spent in held(view, who) if one == which]
    lines += [with_state(view, hero_name(view, who), spent) for who, spent in seats]
    lines += said(view, "how_exhausted") if any(spent for _, spent in seats) else []
    sign = use(f"sq-kind-{kind_of(view, which)}", 0, 0, 15)
    picture = SYMBOLS.framed(use(upgrade_symbol(which), 6, 6, 48), sign, width=60, height=60)
    icons = [id for id, amount in (("SQ-236", token.defense), ("SQ-237", token.life), ("SQ-238", token.reroll)) if amount]
    return Card(view.words.value(AN_UPGRADE, which), picture, lines, numbers, (CATEGORIES[category], *icons, "SQ-113"))


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


@cards.of("die")
def die(view: View, shown: int) -> Card | None:
    """A face of the die: where it counts, and how often it is on the die."""
    if shown >= FACES:
        return None
    lines = said(view, f"how_{Face(shown).name.lower()}")
    return Card(view.words.value(A_FACE, shown), SYMBOLS.portrait(die_symbol(shown)), lines, (), DIE_RULES)


@cards.of("attack")
def attack(view: View) -> Card | None:
    """The last attack."""
    told, rolls = last_attack(view)
    if told is None:
        return None
    label, parts = view.words.label, view.told_parts(told)
    numbers = [
        (label("attack") if roll.character < 0 else view.words.value(A_CHARACTER, roll.character), str(roll.successes))
        for roll in rolls
        if roll.successes >= 0
    ]
    figures = [figure_symbol(view, parts["character"]), figure_symbol(view, parts["target"])]
    picture = SYMBOLS.framed(*(use(symbol, n * 60, 0, 56, 58) for n, symbol in enumerate(figures)), width=118, height=60)
    return Card(view.words.event(told, view.names), picture, said(view, "how_attack"), numbers, ("SQ-100", "SQ-114", "SQ-115", "SQ-121"))


@cards.of("loot")
def loot(view: View, kind: int) -> Card | None:
    """A token that lies on the station or is carried."""
    how, rule = TOKENS[Loot(kind)] if kind in TOKENS else ("", "")
    if not how:
        return None
    numbers = [(view.words.label("left"), str(view.table.reserve[kind]))] if kind < GADGETS else []
    return Card(view.words.value(A_LOOT, kind), SYMBOLS.portrait(loot_symbol(kind)), said(view, how), numbers, (rule, "SQ-220", "SQ-221"))


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
            name = words.aside(words.value(A_COLOUR, colour), label("portal_is_off") if t.off[colour] != NONE else "")
            lines.append(words.titled(words.listed([label("portal"), name]), label("how_portal")))
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


@cards.of("seat")
def seat(view: View, who: int) -> Card | None:
    """A Crew: its Heroes, its points and where they come from."""
    if who >= view.table.players:
        return None
    crew, label = view.table.crews[who], view.words.label
    heroes = [one for one in crew.heroes if one >= 0]
    picture = (
        SYMBOLS.framed(*(use(hero_symbol(one), n * 58, 0, 56, 58) for n, one in enumerate(heroes)), width=116, height=60) if heroes else ""
    )
    lines = [view.words.value(A_CREW, crew.colour)] if crew.colour >= 0 else []
    lines += [view.words.listed(hero_name(view, one) for one in heroes)] if heroes else []
    numbers = [(label(name), str(amount)) for name, amount in amounts(view, who).items()]
    numbers += [(label(name), str(amount)) for name, amount in sheet(view, who).items() if amount]
    waiting = [upgrade_name(view, one) for one in crew.pile[: crew.piled]]
    lines += [view.words.titled(label("upgrades"), view.words.listed(waiting))] if waiting else []
    rules = ("SQ-202", "SQ-201", "SQ-252") if view.box.mode == Mode.CAMPAIGN else ("SQ-202", "SQ-199")
    return Card(view.seat_name(who), picture, [*lines, *said(view, "how_seat")], numbers, rules)


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
