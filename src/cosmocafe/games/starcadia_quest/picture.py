"""The table as text for a terminal: the station from above, Quests, Dashboard and Crews; a hundred columns."""

from __future__ import annotations

from cosmocafe.author import count, has
from cosmocafe.draw.still import still
from cosmocafe.draw.text import padded, plain, seat_mark, shortened, wrapped

from .content import CHARACTERS, HERO_IDS, HEROES, MONSTER_IDS, QUEST_IDS, UPGRADE_IDS, UPGRADES
from .language import GADGETS, LOOTS, Feature
from .places import LETTERS, blocked_spaces, chosen_spaces, is_laid, lying, spaces_in_play, spot
from .rules.boards import door_at, features, portals_at
from .rules.characters import life
from .spaces import EAST, SIDES, SOUTH
from .standing import (
    ability,
    amounts,
    dashboard_lines,
    headline,
    held,
    hero_name,
    history,
    life_left,
    monster_words,
    quest_lines,
    upgrade_name,
)
from .view import View
from .vocabulary import A_COLOUR, A_CREW, A_GADGET, A_LOOT, NONE

WIDTH, CELL = 100, 5
TOKENS = "+%~*?!"  # Stimpack, Recharge, Hoverboard, Victory token, Quest tokens
TERMINAL, SPAWN, ARMORY, BLOCKED, CHOICE = "T^A▒‹"
PORTALS = "cmo"
NO_CELL = -2  # beyond the last column


def picture(view: View) -> str:
    """The whole table."""
    lines = [
        headline(view),
        "",
        *station(view),
        *legend(view),
        "",
        *quests(view),
        *dashboard(view),
        *deck(view),
        "",
        *crews(view),
        *tokens(view),
    ]
    return "\n".join(shortened(plain(line), WIDTH).rstrip() for line in lines)


def station(view: View) -> list[str]:
    """The Spaces from above: walls, Closed Doors (=), who stands and what lies in each."""
    if not is_laid(view):
        return []
    there, lying_there, chosen = standing(view), marks(view), chosen_spaces(view)
    lines = []
    for above, beside in walls(view):
        lines.append(above)
        for content in (who, what):
            lines.append("".join(left + content(space, there, lying_there, chosen) for left, space in beside))
    return [line.rstrip() for line in lines if line.strip()]


@still
def walls(view: View) -> list[tuple[str, list[tuple[str, int | None]]]]:
    """Row by row what is above it, and for each column what is at the left and which Space is there; NO_CELL behind the last."""
    places = {spot(view, space): space for space in [*spaces_in_play(view), *blocked_spaces(view)]}
    rows = range(min(row for row, _ in places), max(row for row, _ in places) + 1)
    columns = range(min(column for _, column in places), max(column for _, column in places) + 1)
    return [
        (
            "".join(edge_above(view, places, row, column) for column in [*columns, columns[-1] + 1]),
            [
                *((edge_left(view, places, row, column), places.get((row, column))) for column in columns),
                (edge_left(view, places, row, columns[-1] + 1), NO_CELL),
            ],
        )
        for row in [*rows, rows[-1] + 1]
    ]


def standing(view: View) -> dict[int, str]:
    """Who stands in each Space."""
    found: dict[int, str] = {}
    for character, space in enumerate(view.table.at):
        found[space] = found.get(space, "") + LETTERS[character]
    return {**{space: padded(words, CELL) for space, words in found.items()}, **dict.fromkeys(blocked_spaces(view), BLOCKED * CELL)}


def edge_above(view: View, places: dict[tuple[int, int], int], row: int, column: int) -> str:
    here, above = places.get((row, column)), places.get((row - 1, column))
    if here is None and above is None:
        return ("·" if (row, column - 1) in places or (row - 1, column - 1) in places else " ") + " " * CELL
    return "·" + edge(view, above, here, SOUTH, " ", "─", "=") * CELL


def edge_left(view: View, places: dict[tuple[int, int], int], row: int, column: int) -> str:
    here, left = places.get((row, column)), places.get((row, column - 1))
    return " " if here is None and left is None else edge(view, left, here, EAST, " ", "│", "‖")


def edge(view: View, first: int | None, second: int | None, side: int, opened: str, wall: str, door: str) -> str:
    """What is between two Spaces."""
    if first is None or second is None:
        return wall
    if view.table.near[first * SIDES + side] == second:
        return opened
    shut = door_at(view.box, view.table, first)
    return door if shut != NONE and shut == door_at(view.box, view.table, second) else wall


def who(space: int | None, there: dict[int, str], lying_there: dict[int, str], chosen: dict[int, int]) -> str:
    return "" if space == NO_CELL else " " * CELL if space is None else there.get(space, " " * CELL)


def what(space: int | None, there: dict[int, str], lying_there: dict[int, str], chosen: dict[int, int]) -> str:
    if space is None or space == NO_CELL:
        return "" if space == NO_CELL else " " * CELL
    return lying_there[space] if lying_there[space] == BLOCKED * CELL else lying_there[space] + (CHOICE if space in chosen else " ")


@still
def marks(view: View) -> dict[int, str]:
    """What is printed and lies in each Space."""
    return {**{space: mark(view, space) for space in spaces_in_play(view)}, **dict.fromkeys(blocked_spaces(view), BLOCKED * CELL)}


def mark(view: View, space: int) -> str:
    """What is printed and lies in a Space."""
    printed = features(view.box, view.table, space)
    marks = "".join(mark for mark, feature in ((TERMINAL, Feature.TERMINAL), (SPAWN, Feature.SPAWN)) if has(printed, feature))
    marks += ARMORY if view.table.armory == space else ""
    marks += "".join(letter for colour, letter in enumerate(PORTALS) if has(portals_at(view.box, view.table, space), colour))
    marks += "".join(TOKENS[loot] for loot in lying(view, space))
    return padded(marks, CELL - 1)


@still
def quests(view: View) -> list[str]:
    """Every Quest card, and what it takes."""
    signs, lines = {"done": "x", "open": ">", "": " "}, []
    for number, (title, points, state) in enumerate(quest_lines(view)):
        lines.append(f"  {signs[state]} {title} ★{points}")
        if number < view.box.scenarios[view.table.scenario].quests:
            lines += indented(ability(view, QUEST_IDS[view.table.quests[number]]))
    return lines


def indented(words: str) -> list[str]:
    """Words below the line they belong to."""
    return [f"      {line}" for line in wrapped(words, WIDTH - 6, 3)] if words else []


@still
def legend(view: View) -> list[str]:
    """Which sign is what."""
    if not is_laid(view):
        return []
    label = view.words.label
    signs = [f"{TERMINAL} {label('terminal')}", f"{SPAWN} {label('spawn')}", f"{ARMORY} {label('armory')}", f"‖= {label('door')}"]
    signs += [f"{letter} {label('portal')} {view.words.value(A_COLOUR, colour)}" for colour, letter in enumerate(PORTALS)]
    loot = [f"{TOKENS[loot]} {view.words.value(A_LOOT, loot)}" for loot in range(LOOTS)]
    return [f"  {line}" for line in wrapped("  ".join([*signs, *loot]), WIDTH - 2, 4)]


@still
def deck(view: View) -> list[str]:
    """What is left of Event cards and Gadgets, and the Monsters on the board that are wounded or dazed."""
    t, words = view.table, view.words
    reserve = [f"{words.value(A_GADGET, gadget)} {t.reserve[gadget]}" for gadget in range(GADGETS)]
    hurt = [monster_state(view, character) for character in range(HEROES, CHARACTERS) if t.at[character] >= 0]
    lines = [f"  {words.label('cards_left')} {count(t.deck)}   {view.words.listed(reserve)}"]
    return [*lines, *([f"  {view.words.listed(filter(None, hurt))}"] if any(hurt) else [])]


def monster_state(view: View, character: int) -> str:
    """The Wounds of a Monster on the board, or nothing."""
    t, label = view.table, view.words.label
    states = [f"{label('wounds')} {t.wounds[character]}"] * bool(t.wounds[character]) + [label("dazed")] * has(t.dazed, character)
    return f"{LETTERS[character]} {' '.join(states)}" if states else ""


@still
def tokens(view: View) -> list[str]:
    """The Upgrade tokens on offer and in the own hand, and what all tokens in play do."""
    t, words, lines = view.table, view.words, []
    display = [upgrade for upgrade in range(UPGRADES) if t.display[upgrade] > 0]
    hand = list(t.crews[view.seat].hand[: t.crews[view.seat].dealt]) if view.seat >= 0 else []
    for label, upgrades in (("display", display), ("hand", hand)):
        if upgrades:
            lines.append(view.words.titled(words.label(label), view.words.listed(upgrade_name(view, upgrade) for upgrade in upgrades)))
    carried = {upgrade for hero in range(HEROES) for upgrade, _ in held(view, hero) if t.heroes[hero].owner >= 0}
    piled = {upgrade for seat in range(t.players) for upgrade in t.crews[seat].pile[: t.crews[seat].piled]}
    for upgrade in sorted({*display, *hand, *carried, *piled}):
        told = ability(view, UPGRADE_IDS[upgrade])
        if told:
            lines += [f"  {line}" for line in wrapped(view.words.titled(upgrade_name(view, upgrade), told), WIDTH - 2, 3)]
    return lines


@still
def dashboard(view: View) -> list[str]:
    lines = []
    for slot, monster in dashboard_lines(view):
        if monster >= 0:
            lines += [f"  {view.words.titled(slot, monster_words(view, monster))}", *indented(ability(view, MONSTER_IDS[monster]))]
    return lines


@still
def crews(view: View) -> list[str]:
    """Every Crew with its Heroes: Life, Wounds, what they carry, and their tokens (exhausted ones in brackets)."""
    lines = []
    for seat in range(view.table.players):
        crew, words = view.table.crews[seat], view.words
        numbers = "  ".join(f"{words.label(name)} {amount}" for name, amount in amounts(view, seat).items())
        colour = words.value(A_CREW, crew.colour) if crew.colour >= 0 else ""
        lines.append(f"{seat_mark(seat)} {view.seat_name(seat)}  {colour}  {numbers}")
        lines += [f"   {history(view, seat)}"] * bool(history(view, seat))
        for hero in crew.heroes:
            if hero >= 0:
                lines += [hero_line(view, hero), *indented(ability(view, HERO_IDS[hero]))]
        waiting = [upgrade_name(view, upgrade) for upgrade in crew.pile[: crew.piled]]
        lines += [f"   {view.words.titled(words.label('upgrades'), view.words.listed(waiting))}"] * bool(waiting)
    off = [words.value(A_COLOUR, colour) for colour in range(len(PORTALS)) if view.table.off[colour] >= 0]
    return [*lines, view.words.titled(words.label("portals_off"), view.words.listed(off))] if off else lines


def hero_line(view: View, hero: int) -> str:
    t, words = view.table, view.words
    state = f"♥{life_left(view, hero)}/{life(view.box, t, hero)}"
    state = state if t.at[hero] >= 0 or not t.turn else words.label("dead")
    state += f" {words.label('dazed')}" if has(t.dazed, hero) else ""
    state += f" →{t.points[hero]}" if t.points[hero] > 0 else ""
    things = [words.value(A_LOOT, loot) for loot in range(LOOTS) for _ in range(t.heroes[hero].carried[loot])]
    tokens = [f"({upgrade_name(view, upgrade)})" if spent else upgrade_name(view, upgrade) for upgrade, spent in held(view, hero)]
    return f"   {LETTERS[hero]} {hero_name(view, hero)} {state}  {view.words.listed([*tokens, *things])}"
