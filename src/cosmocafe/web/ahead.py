"""Joined questions: what lies several answers away is reached in one click, where all answers but the last only point at something.

An answer only points if it names a thing, nobody is told of it, and nothing on the table changes but the question: which ship flies,
before where to. Whatever spends, passes or ends something is never decided on the way, and where two ways lead, none is taken.
All of it is worked out on the seat's own view. Where something is hidden, one possible deal is tried; the server checks every answer
again when it is given, so a wrong guess only ends the chain early and tells nobody anything.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from typing import NamedTuple
from xml.etree import ElementTree

from cosmocafe.core.author.chance import FRESH, seed_table
from cosmocafe.core.author.table import Table
from cosmocafe.core.game import View

from .speech import Speech

MOST_TRIES, LONGEST = 160, 4
SECONDS = 0.12
SHAPES = frozenset(("rect", "circle", "ellipse", "polygon", "path"))
COLUMNS, PANEL = frozenset(("upper", "lower")), "panel"
FRAME = re.compile(r'(?:viewBox|class)="[^"]*"')
GEOMETRY = ("x", "y", "width", "height", "rx", "cx", "cy", "r", "ry", "points", "d")


class Spot(NamedTuple):
    """Where something can be clicked: a shape of the drawing."""

    shape: str
    geometry: tuple[tuple[str, str], ...]
    transform: str
    marks: str  # the column of a drawing in two columns, and whether it is on a panel

    def svg(self) -> str:
        """The shape alone, as the ring of something far."""
        attributes = " ".join(f'{name}="{value}"' for name, value in self.geometry)
        ring = f'<{self.shape} class="far" {attributes}/>'
        moved = f'<g transform="{self.transform}">{ring}</g>' if self.transform else ring
        return f'<g class="{self.marks}">{moved}</g>' if self.marks else moved


class Node(NamedTuple):
    """A table that the seat can reach by pointing."""

    table: Table
    answers: tuple[int, ...]


class Target(NamedTuple):
    """A place, the one way that leads there, and what it does in words."""

    svg: str
    answers: list[int]
    words: str


class Unclear(Exception):
    """There is more to look at than there is time, so nobody knows whether a way is the only one."""


def look_ahead(view: View, say: Speech) -> list[Target]:
    """The spots that are not clickable now, but are after some pointing, by exactly one way."""
    if view.game.scene is None or not view.options:
        return []
    try:
        found = ways(view, time.monotonic() + SECONDS)
    except Unclear:
        return []
    return [Target(place.svg(), list(only[0]), _words(view, only[0], say)) for place, only in found.items() if len(only) == 1]


def ways(view: View, until: float) -> dict[Spot, list[tuple[int, ...]]]:
    """Every place that is not clickable now, with all ways that lead there."""
    now = view.game.scene(view)  # type: ignore[misc]
    here = {place for _, place in spots(now)}
    found: dict[Spot, list[tuple[int, ...]]] = {}
    for node in reachable(view, until):
        then = view.game.scene(_seen_from(view, node.table))  # type: ignore[misc]
        for answer, place in spots(then) if frame(then) == frame(now) else ():
            if place not in here:
                found.setdefault(place, []).append((*node.answers, answer))
    return found


def reachable(view: View, until: float) -> Iterator[Node]:
    """The tables at which the same seat is asked again after it only pointed, nearest first, each once."""
    game, box = view.game, view.box
    start = view.table.copy()
    seed_table(start, 1, 2, 3)
    if game.has_secrets:
        game.loops.unveil(box, start, view.seat)
    lies, queue, seen, tried = lying(start), [Node(start, ())], {_asking(start)}, 0
    while queue:
        node = queue.pop(0)
        for answer in _naming(view, node.table) if len(node.answers) < LONGEST else ():
            tried += 1
            if tried > MOST_TRIES or time.monotonic() > until:
                raise Unclear
            after = node.table.copy()
            seed_table(after, 1, 2, 3)
            game.loops.answer(box, after, answer)
            silent = not after.heard() and not after.over and after.asked == view.seat and after.rng[3] == FRESH
            if silent and lying(after) == lies and _asking(after) not in seen:
                seen.add(_asking(after))
                queue.append(Node(after, (*node.answers, answer)))
                yield queue[-1]


def _naming(view: View, table: Table) -> list[int]:
    """The offered answers that name something."""
    return [answer for answer in table.offered if view.game.catalogue.parts(answer)]


def lying(table: Table) -> bytes:
    """What lies on a table, without its question and its random state."""
    twin = table.copy()
    seed_table(twin, 0, 0, 0)
    twin.depth = twin.n_options = 0
    for number in range(len(twin.options)):
        twin.options[number] = 0
    for task in twin.agenda:
        task.step = task.who = task.a = task.b = task.c = task.d = 0
    return bytes(twin.to_bytes())


def _asking(table: Table) -> tuple[tuple[int, ...], ...]:
    """What is asked and what is planned below it."""
    return tuple((task.step, task.who, *task.values) for task in table.agenda[: table.depth])


def _seen_from(view: View, table: Table) -> View:
    return View(view.game, view.box, table, view.seat, names=view.names, events=view.events, language=view.language, tall=view.tall)


def _words(view: View, way: tuple[int, ...], say: Speech) -> str:
    first, *rest = (view.answer_words(answer) for answer in way)
    return say("table.ahead", first=first, rest=" → ".join(rest))


def frame(svg: str) -> list[str]:
    """How large a drawing is and where it is cut. Where that changes, things move, and a ring would lie on something else."""
    return FRAME.findall(svg[: svg.index(">")])


def spots(svg: str) -> Iterator[tuple[int, Spot]]:
    """Where each answer of a drawing can be clicked."""
    drawing = ElementTree.fromstring(svg)  # noqa: S314  our own drawing
    for part in drawing:
        yield from _inside(part, "", [name for name in _classes(part) if name in COLUMNS])


def _classes(element: ElementTree.Element) -> list[str]:
    return (element.get("class") or "").split()


def _inside(element: ElementTree.Element, transform: str, marks: list[str]) -> Iterator[tuple[int, Spot]]:
    transform = f"{transform} {element.get('transform', '')}".strip()
    if PANEL in _classes(element) and PANEL not in marks:
        marks = [*marks, PANEL]
    answers = f"{element.get('data-answer', '')} {element.get('data-answers', '')}".split()
    if answers:
        place = _shape(element, transform, " ".join(marks))
        for answer in answers if place else ():
            yield int(answer), place  # type: ignore[misc]
    for child in element:
        yield from _inside(child, transform, marks)


def _shape(element: ElementTree.Element, transform: str, marks: str) -> Spot | None:
    """The ring of a clickable thing, else its first shape."""
    shapes = [child for child in element.iter() if child.tag.rpartition("}")[2] in SHAPES]
    ring = next((shape for shape in shapes if "ring" in _classes(shape)), shapes[0] if shapes else None)
    if ring is None:
        return None
    own = f"{transform} {ring.get('transform', '')}".strip() if ring is not element else transform
    geometry = tuple((name, ring.get(name, "")) for name in GEOMETRY if ring.get(name) is not None)
    return Spot(ring.tag.rpartition("}")[2], geometry, own, marks)
