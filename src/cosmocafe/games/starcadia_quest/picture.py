"""The table as text for a terminal: the station from above, Quests, Dashboard and Crews; a hundred columns."""

from __future__ import annotations

from cosmocafe.core.sets import has
from cosmocafe.core.view import View
from cosmocafe.draw.text import padded, plain, seat_mark, shortened

from .answers import A_COLOUR, A_CREW, A_LOOT, NONE
from .language import LOOTS, Feature
from .rules.boards import door_at, features, portals_at
from .rules.characters import life
from .spaces import EAST, SIDES, SOUTH
from .standing import (
    LETTERS,
    amounts,
    blocked_spaces,
    chosen_spaces,
    dashboard_lines,
    headline,
    held,
    hero_name,
    history,
    is_laid,
    life_left,
    lying,
    monster_words,
    on_space,
    quest_lines,
    spaces_in_play,
    spot,
    upgrade_name,
)

WIDTH, CELL = 100, 5
TOKENS = "+%~*?!"  # Stimpack, Recharge, Hoverboard, Victory token, Quest tokens
TERMINAL, SPAWN, ARMORY, BLOCKED, CHOICE = "T^A▒‹"
PORTALS = "cmo"


def picture(view: View) -> str:
    """The whole table."""
    lines = [headline(view), "", *station(view), "", *quests(view), *dashboard(view), "", *crews(view)]
    return "\n".join(shortened(plain(line), WIDTH).rstrip() for line in lines)


def station(view: View) -> list[str]:
    """The Spaces from above: walls, Closed Doors (=), who stands and what lies in each."""
    if not is_laid(view):
        return []
    places = {spot(view, space): space for space in [*spaces_in_play(view), *blocked_spaces(view)]}
    rows = range(min(row for row, _ in places), max(row for row, _ in places) + 1)
    columns = range(min(column for _, column in places), max(column for _, column in places) + 1)
    chosen = chosen_spaces(view)
    lines = []
    for row in [*rows, rows[-1] + 1]:
        lines.append("".join(edge_above(view, places, row, column) for column in [*columns, columns[-1] + 1]))
        for content in (who, what):
            cells = [edge_left(view, places, row, column) + content(view, places.get((row, column)), chosen) for column in columns]
            lines.append("".join(cells) + edge_left(view, places, row, columns[-1] + 1))
    return [line.rstrip() for line in lines if line.strip()]


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


def who(view: View, space: int | None, chosen: dict[int, int]) -> str:
    if space is None:
        return " " * CELL
    if space in blocked_spaces(view):
        return BLOCKED * CELL
    return padded("".join(LETTERS[character] for character in on_space(view, space)), CELL)


def what(view: View, space: int | None, chosen: dict[int, int]) -> str:
    if space is None:
        return " " * CELL
    if space in blocked_spaces(view):
        return BLOCKED * CELL
    printed = features(view.box, view.table, space)
    marks = "".join(mark for mark, feature in ((TERMINAL, Feature.TERMINAL), (SPAWN, Feature.SPAWN)) if has(printed, feature))
    marks += ARMORY if view.table.armory == space else ""
    marks += "".join(letter for colour, letter in enumerate(PORTALS) if has(portals_at(view.box, view.table, space), colour))
    marks += "".join(TOKENS[loot] for loot in lying(view, space))
    return padded(marks, CELL - 1) + (CHOICE if space in chosen else " ")


def quests(view: View) -> list[str]:
    signs = {"done": "x", "open": ">", "": " "}
    return [f"  {signs[state]} {title} ★{points}" for title, points, state in quest_lines(view)]


def dashboard(view: View) -> list[str]:
    return [f"  {slot}: {monster_words(view, monster)}" for slot, monster in dashboard_lines(view) if monster >= 0]


def crews(view: View) -> list[str]:
    """Every Crew with its Heroes: Life, Wounds, what they carry, and their tokens (exhausted ones in brackets)."""
    lines = []
    for seat in range(view.table.players):
        crew, words = view.table.crews[seat], view.words
        numbers = "  ".join(f"{words.label(name)} {amount}" for name, amount in amounts(view, seat).items())
        colour = words.value(A_CREW, crew.colour) if crew.colour >= 0 else ""
        lines.append(f"{seat_mark(seat)} {view.seat_name(seat)}  {colour}  {numbers}")
        lines += [f"   {history(view, seat)}"] * bool(history(view, seat))
        lines += [hero_line(view, hero) for hero in crew.heroes if hero >= 0]
    off = [words.value(A_COLOUR, colour) for colour in range(len(PORTALS)) if view.table.off[colour] >= 0]
    return [*lines, f"{words.label('portals_off')}: {', '.join(off)}"] if off else lines


def hero_line(view: View, hero: int) -> str:
    t, words = view.table, view.words
    state = f"♥{life_left(view, hero)}/{life(view.box, t, hero)}"
    state = state if t.at[hero] >= 0 or not t.turn else words.label("dead")
    state += f" {words.label('dazed')}" if has(t.dazed, hero) else ""
    things = [words.value(A_LOOT, loot) for loot in range(LOOTS) for _ in range(t.heroes[hero].carried[loot])]
    tokens = [f"({upgrade_name(view, upgrade)})" if spent else upgrade_name(view, upgrade) for upgrade, spent in held(view, hero)]
    return f"   {LETTERS[hero]} {hero_name(view, hero)} {state}  {', '.join([*tokens, *things])}"
