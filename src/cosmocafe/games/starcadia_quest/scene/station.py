"""The station from above: Spaces, walls, Doors, Portals, tokens and Characters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cosmocafe.author import has
from cosmocafe.draw.areas import Area
from cosmocafe.draw.choices import choices_words
from cosmocafe.draw.svg import NOTHING, Svg, button, circle, group, path, rect, text, title
from cosmocafe.draw.theme import seat_class

from ..content import HEROES
from ..language import COLOURS, Feature, Rank
from ..places import LETTERS, berth_seat, blocked_spaces, lying, owner, spaces_in_play, spot
from ..rules.boards import features
from ..rules.characters import is_huge, life
from ..spaces import DOWN, NAMES, ON_TILES, RIGHT, SIDES, STRIP, TILE, dock
from ..standing import life_left
from ..view import View
from ..vocabulary import A_CHARACTER, A_COLOUR, A_LOOT, A_SPACE, NONE
from . import icons
from .sights import reached_spaces, recalled, seen_spaces
from .spots import Choices, Spot, all_on

STYLE = {
    ".floor": "fill:var(--tile);stroke:var(--line);stroke-width:.4",
    ".floor.shuttle": "fill:var(--seat);fill-opacity:.22",
    ".solid": "fill:#05061a;stroke:var(--line);stroke-width:.4",
    ".walls": "stroke:var(--cream);stroke-width:2;stroke-linecap:round;fill:none",
    ".door": "stroke-width:3.4;stroke-linecap:butt;fill:none",
    ".shut": "stroke:#c98a4b",
    ".opened": "stroke:#6ec6a0;stroke-dasharray:3 2",
    ".monster": "fill:#5b1f3a;stroke:#ff9db0;stroke-width:1",
    ".monster.villain": "fill:#7a1230;stroke:#ffd0d8;stroke-width:1.6",
    ".hero": "fill:var(--seat);stroke:var(--night);stroke-width:1",
    ".active>.base": "stroke:var(--teal);stroke-width:2.2",
    ".dazed": "opacity:.65",
    ".hint": "display:none;pointer-events:none",
    ".figure:hover>.hint, .figure:focus-within>.hint, .figure:focus>.hint": "display:inline",
    ".reach": "fill:var(--teal);fill-opacity:.16;stroke:none",
    ".sight": "fill:none;stroke:var(--haze);stroke-width:.9;stroke-dasharray:2 2",
    ".trail": "fill:none;stroke:var(--haze);stroke-width:1.6;stroke-dasharray:.1 3.6;stroke-linecap:round;pointer-events:none",
}
MARGIN = 6
LARGEST = 24
# How large one to four Characters in a Space are drawn, in parts of it, and where their middles are: nobody's Life is hidden.
CROWDS = (
    (0.8, ((0.5, 0.43),)),
    (0.56, ((0.29, 0.29), (0.71, 0.69))),
    (0.5, ((0.26, 0.27), (0.74, 0.27), (0.5, 0.73))),
    (0.48, ((0.26, 0.26), (0.74, 0.26), (0.26, 0.74), (0.74, 0.74))),
)


class Plan(NamedTuple):
    """Where everything of the station is drawn."""

    view: View
    choices: Choices
    areas: dict[int, Area]
    solid: list[Area]
    berths: dict[int, Area]  # Shuttle slots that can be chosen
    figures: dict[int, list[int]]  # the Characters in each Space
    cell: float
    width: float
    height: float
    ground: tuple[float, ...]  # what the places of all Spaces follow from


def plan(view: View, choices: Choices, least: float, cell: float, top: float) -> Plan:
    """The station in cells as large as the width allows, but never smaller than `cell`."""
    free = [dock(berth) + part for berth in all_on(choices, Spot.BERTH) for part in range(STRIP)]
    spots = {space: spot(view, space) for space in [*spaces_in_play(view), *blocked_spaces(view), *free]}
    first_row, first_column = min(row for row, _ in spots.values()), min(column for _, column in spots.values())
    across = max(column for _, column in spots.values()) - first_column + 1
    down = max(row for row, _ in spots.values()) - first_row + 1
    size = min(max(cell, (least - 2 * MARGIN) / across), 34)
    width = max(least, across * size + 2 * MARGIN)
    left = (width - across * size) / 2
    areas = {
        space: Area(left + (column - first_column) * size, top + (row - first_row) * size, size, size)
        for space, (row, column) in spots.items()
    }
    solid = [areas.pop(space) for space in blocked_spaces(view)]
    berths = {space: areas.pop(space) for space in free}
    figures: dict[int, list[int]] = {}
    for character, space in enumerate(view.table.at):
        figures.setdefault(space, []).append(character)
    ground = (view.table.scenario, size, left, first_row, first_column)
    return Plan(view, choices, areas, solid, berths, figures, size, width, down * size, ground)


def station(drawn: Plan) -> Iterator[Svg]:
    """Everything, from the floor up."""
    for area in drawn.solid:
        yield rect(*area, class_="solid")
    for space, area in drawn.areas.items():
        yield floor(drawn, space, area)
    yield walls(drawn)
    yield from doors(drawn)
    yield from berths(drawn)
    yield from tile_numbers(drawn)
    for space, area in drawn.areas.items():
        yield from figures(drawn, space, area)


def floor(drawn: Plan, space: int, area: Area) -> Svg:
    """A Space with what is printed and what lies on it; a button if it can be chosen, for the Characters on it too."""
    view, answers = drawn.view, space_answers(drawn, space)
    marks = f"floor shuttle {seat_class(berth_seat(view, space))}" if space >= ON_TILES else "floor"
    kinds = lying(view, space)
    parts = [rect(*area, class_=marks), *printed(drawn, space, area), *tokens(kinds, area)]
    there = [
        *(view.words.value(A_CHARACTER, who) for who in drawn.figures.get(space, ())),
        *(view.words.value(A_LOOT, kind) for kind in kinds),
    ]
    name, what = view.words.value(A_SPACE, space), ", ".join(there)
    if answers:
        ring = rect(*area.inset(1.2), rx=3, class_="ring")
        return button(answers, choices_words(view, answers, name, what), *parts, ring, data_space=NAMES[space])
    return group(title(f"{name} {what}".strip()), *parts, data_space=NAMES[space])


def space_answers(drawn: Plan, space: int) -> list[int]:
    """What can be chosen in a Space that can be chosen itself: whoever stands on it gives way to clicks."""
    answers = drawn.choices.at((Spot.SPACE, space))
    standing = drawn.figures.get(space, ()) if answers else ()
    return [*answers, *(answer for who in standing for answer in drawn.choices.at((Spot.CHARACTER, who)))]


def printed(drawn: Plan, space: int, area: Area) -> Iterator[Svg]:
    t, view = drawn.view.table, drawn.view
    shown = features(view.box, t, space)
    x, y = area.x + 6.5, area.bottom - 6.5
    if has(shown, Feature.TERMINAL):
        yield icons.terminal(x, y)
        x += 10
    if has(shown, Feature.SPAWN):
        yield icons.spawn(x, y)
        x += 10
    for colour in range(COLOURS):
        if has((shown >> Feature.PORTAL) | t.portals[space], colour):
            yield group(title(view.words.value(A_COLOUR, colour)), icons.portal(colour, x, y, t.off[colour] != NONE))
            x += 11
    if t.armory == space:
        yield icons.armory(x, y)


def tokens(kinds: list[int], area: Area) -> Iterator[Svg]:
    for number, kind in enumerate(kinds[:4]):
        yield icons.loot(kind, area.x + area.width - 6.5 - 8.5 * number, area.bottom - 6.5, 1.2)


def edge_line(area: Area, side: int, shrink: float = 0) -> str:
    """The line on one side of a Space."""
    x, y, size = area.x, area.y, area.width
    ends = {0: (x, y, x + size, y), 1: (x + size, y, x + size, y + size), 2: (x, y + size, x + size, y + size), 3: (x, y, x, y + size)}
    x1, y1, x2, y2 = ends[side]
    dx, dy = (x2 - x1) * shrink, (y2 - y1) * shrink
    return f"M{x1 + dx:.1f} {y1 + dy:.1f}L{x2 - dx:.1f} {y2 - dy:.1f}"


def walls(drawn: Plan) -> Svg:
    """Every edge that is not open, Doors left out."""
    t = drawn.view.table
    shut = {(space, side) for _, space, side, _ in door_edges(drawn.view)}
    lines = []
    for space, area in drawn.areas.items():
        for side in range(SIDES):
            if t.near[space * SIDES + side] < 0 and (space, side) not in shut:
                lines.append(edge_line(area, side))
    return path("".join(lines), class_="walls")


def door_edges(view: View) -> Iterator[tuple[int, int, int, bool]]:
    """Each Door from both sides: its number, a Space, the side, and whether it is open."""
    scenario = view.box.scenarios[view.table.scenario]
    for number in range(scenario.openings):
        opening = scenario.opening[number]
        if opening.door >= 0:
            is_open = has(view.table.opened, opening.door)
            yield opening.door, opening.space, opening.side, is_open
            yield opening.door, opening.beyond, (opening.side + 2) % SIDES, is_open


def doors(drawn: Plan) -> Iterator[Svg]:
    view = drawn.view
    for door, space, side, is_open in list(door_edges(view))[::2]:
        area, answers = drawn.areas[space], drawn.choices.at((Spot.DOOR, door))
        x, y = area.middle[0] + RIGHT[side] * area.width / 2, area.middle[1] + DOWN[side] * area.height / 2
        line = path(edge_line(area, side, 0.12), class_=f"door {'opened' if is_open else 'shut'}")
        label = f"{view.words.label('door')} {door + 1}"
        badge = text(str(door + 1), x, y + 2.6, font_size=7.5, class_="middle strong cream")
        if answers:
            yield button(answers, choices_words(view, answers, label, ""), line, badge, circle(x, y, 9, class_="ring"))
        else:
            yield group(title(label), line, badge)


def berths(drawn: Plan) -> Iterator[Svg]:
    """Where a Shuttle may dock."""
    for berth, answers in all_on(drawn.choices, Spot.BERTH).items():
        first, last = drawn.berths[dock(berth)], drawn.berths[dock(berth) + STRIP - 1]
        left, top = min(first.x, last.x), min(first.y, last.y)
        both = Area(left, top, max(first.x, last.x) + first.width - left, max(first.bottom, last.bottom) - top).inset(2)
        number = text(str(berth + 1), both.middle[0], both.middle[1] + 4, font_size=11, class_="middle strong cream")
        yield button(answers, choices_words(drawn.view, answers, "", ""), number, rect(*both, rx=5, class_="ring"))


def tile_numbers(drawn: Plan) -> Iterator[Svg]:
    for tile in range(drawn.view.box.scenarios[drawn.view.table.scenario].tiles):
        spaces = [space for space in range(tile * TILE, (tile + 1) * TILE) if space in drawn.areas]
        corner, answers = drawn.areas[spaces[0]], drawn.choices.at((Spot.TILE, tile))
        number = text(str(tile + 1), corner.x + 2.5, corner.y + 8, font_size=7.5, class_="haze strong")
        if answers:
            whole = Area(corner.x, corner.y, corner.width, corner.height).inset(2)
            yield button(answers, choices_words(drawn.view, answers, "", ""), number, rect(*whole, rx=4, class_="ring"))
        else:
            yield number


def figures(drawn: Plan, space: int, area: Area) -> Iterator[Svg]:
    """The Characters in a Space, beside each other."""
    standing = drawn.figures.get(space, [])
    if standing:
        share, places = CROWDS[min(len(standing), len(CROWDS)) - 1]
        for character, (right, down) in zip(standing, places, strict=False):
            size = min(area.width * share, LARGEST) * (1.1 if is_huge(drawn.view.box, character) else 1)
            yield figure(drawn, character, area.x + area.width * right, area.y + area.height * down, size)


def figure(drawn: Plan, character: int, x: float, y: float, size: float) -> Svg:
    """A Character with its letters and the Life it has left; hovering shows where it can go and what it sees."""
    view, t = drawn.view, drawn.view.table
    left = life_left(view, character)
    label = f"{view.words.value(A_CHARACTER, character)}: {view.words.label('life')} {left}/{life(view.box, t, character)}"
    label += f", {view.words.label('dazed')}" if has(t.dazed, character) else ""
    ink = "night" if character < HEROES else "cream"
    marks = ["figure", *["active"] * (t.active == character), *["dazed"] * has(t.dazed, character)]
    parts = [
        hint(drawn, character),
        base(view, character, x, y, size),
        text(LETTERS[character], x, y + size * 0.02, font_size=size * 0.46, class_=f"middle strong {ink}"),
        text(f"♥{left}", x, y + size * 0.36, font_size=max(size * 0.34, 5.8), class_=f"middle strong life {ink}"),
        text("z", x + size * 0.4, y - size * 0.3, font_size=7, class_="cream strong") if has(t.dazed, character) else NOTHING,
    ]
    seat = owner(view, character)
    classes = " ".join([*marks, *([seat_class(seat)] if seat >= 0 else [])])
    if drawn.choices.at((Spot.SPACE, t.at[character])):
        return group(title(label), *parts, class_=f"{classes} through", data_piece=str(character), role="img", aria_label=label)
    answers = drawn.choices.at((Spot.CHARACTER, character))
    if answers:
        ring = rect(x - size / 2, y - size / 2, size, size, rx=4, class_="ring")
        return button(answers, choices_words(view, answers, label, ""), *parts, ring, class_=classes, data_piece=str(character))
    return group(title(label), *parts, class_=classes, data_piece=str(character), tabindex=0, role="img", aria_label=label)


def base(view: View, character: int, x: float, y: float, size: float) -> Svg:
    if character < HEROES:
        return circle(x, y, size * 0.46, class_="base hero")
    villain = " villain" if view.box.monsters[view.box.figure[character]].rank == Rank.VILLAIN else ""
    return rect(x - size * 0.45, y - size * 0.45, size * 0.9, size * 0.9, rx=size * 0.16, class_=f"base monster{villain}")


def hint(drawn: Plan, character: int) -> Svg:
    """Reachable Spaces and line of sight, shown while the Character is looked at."""
    view = drawn.view
    reach = outline(drawn, reached_spaces(view, character), 1.5)
    sight = outline(drawn, seen_spaces(view, view.table.at[character]), 3.5)
    return group(path(reach, class_="reach"), path(sight, class_="sight"), class_="hint")


def outline(drawn: Plan, spaces: list[int], margin: float) -> str:
    """A path around Spaces, those side by side in one piece; drawn once for each set of Spaces."""
    return recalled(
        ("outline", drawn.ground, margin, tuple(spaces)),
        lambda: "".join(strip(row, margin) for row in side_by_side([drawn.areas[space] for space in spaces])),
    )


def side_by_side(areas: list[Area]) -> Iterator[list[Area]]:
    """Areas in rows, from left to right, a new row at every gap."""
    row: list[Area] = []
    for area in sorted(areas, key=lambda area: (area.y, area.x)):
        if row and (area.y != row[-1].y or area.x - row[-1].x > 1.5 * area.width):
            yield row
            row = []
        row.append(area)
    if row:
        yield row


def strip(row: list[Area], margin: float) -> str:
    first = row[0].inset(margin)
    length = row[-1].x - row[0].x + first.width
    return f"M{first.x:.1f} {first.y:.1f}h{length:.1f}v{first.height:.1f}h-{length:.1f}z"


def trails(drawn: Plan, ways: list[tuple[int, int]]) -> Iterator[Svg]:
    """The way of the Characters that moved last."""
    for source, goal in ways:
        if source in drawn.areas and goal in drawn.areas:
            (x, y), (to_x, to_y) = drawn.areas[source].middle, drawn.areas[goal].middle
            yield path(f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}", class_="trail")
