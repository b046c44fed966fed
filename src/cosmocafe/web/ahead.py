"""Joined questions: from the open question look ahead through what the same seat decides next without any chance,
so that a person clicks the final target instead of answering one small question after the other.

All of it is worked out on the seat's own view. Where something is hidden, one possible deal is tried; the server checks
every answer again when it is given, so a wrong guess only ends the chain early and tells nobody anything.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, NamedTuple
from xml.etree import ElementTree

from cosmocafe.core.author.chance import FRESH, seed_table
from cosmocafe.core.view import View

from .speech import Speech

MOST_TABLES, MOST_DRAWINGS, LONGEST, MOST_CHOICES = 80, 8, 4, 8
SECONDS = 0.06
SHAPES = frozenset(("rect", "circle", "ellipse", "polygon", "path"))
COLUMNS = frozenset(("upper", "lower"))
GEOMETRY = ("x", "y", "width", "height", "rx", "cx", "cy", "r", "ry", "points", "d")


class Place(NamedTuple):
    """Where something can be clicked: a shape of the drawing."""

    shape: str
    geometry: tuple[tuple[str, str], ...]
    transform: str
    column: str  # of a drawing in two columns

    def svg(self) -> str:
        """The shape alone, as a ring."""
        attributes = " ".join(f'{name}="{value}"' for name, value in self.geometry)
        ring = f'<{self.shape} class="ring" {attributes}/>'
        moved = f'<g transform="{self.transform}">{ring}</g>' if self.transform else ring
        return f'<g class="{self.column}">{moved}</g>' if self.column else moved


class Node(NamedTuple):
    """A table that the seat can reach by answering."""

    table: Any
    answers: tuple[int, ...]


class Target(NamedTuple):
    """A place that can be reached, and the ways that lead there."""

    svg: str
    ways: list[tuple[list[int], str]]


def look_ahead(view: View, say: Speech) -> list[Target]:
    """The places that are not clickable now, but are after some answers of the same seat."""
    if view.game.scene is None or not view.options:
        return []
    known = dict(places(view.game.scene(view)))
    here = set(known.values())
    found: dict[Place, list[tuple[int, ...]]] = {}
    drawings, seen, until = 0, set(), time.monotonic() + SECONDS
    for node in reachable(view, until):
        offered = node.table.offered
        if any(answer not in known for answer in offered) and drawings < MOST_DRAWINGS and time.monotonic() < until:
            known.update(places(view.game.scene(_seen_from(view, node.table))))
            drawings += 1
        for answer in offered:
            place, key = known.get(answer), (answer, _content(view, node.table))
            if place is not None and place not in here and key not in seen:
                seen.add(key)
                found.setdefault(place, []).append((*node.answers, answer))
    return [Target(place.svg(), [(list(way), _words(view, way, say)) for way in ways[:MOST_CHOICES]]) for place, ways in found.items()]


def reachable(view: View, until: float) -> Iterator[Node]:
    """The tables at which the same seat is asked again without any chance in between, nearest first, each once."""
    game, box = view.game, view.box
    start = view.table.copy()
    seed_table(start, 1, 2, 3)
    if game.has_secrets:
        game.loops.unveil(box, start, view.seat)
    queue, seen, tried = [Node(start, ())], {_content(view, start)}, 0
    while queue and tried < MOST_TABLES and time.monotonic() < until:
        node = queue.pop(0)
        for answer in node.table.offered if len(node.answers) < LONGEST else []:
            after = node.table.copy()
            seed_table(after, 1, 2, 3)
            game.loops.answer(box, after, answer)
            after.heard()
            tried += 1
            content = _content(view, after)
            if after.over or after.asked != view.seat or after.rng[3] != FRESH or content in seen:
                continue
            seen.add(content)
            queue.append(Node(after, (*node.answers, answer)))
            yield queue[-1]
            if tried >= MOST_TABLES:
                return


def _content(view: View, table: Any) -> bytes:
    """What tells two tables apart, without their random state."""
    twin = table.copy()
    seed_table(twin, 0, 0, 0)
    return bytes(twin.to_bytes())


def _seen_from(view: View, table: Any) -> View:
    return View(view.game, view.box, table, view.seat, names=view.names, events=view.events, language=view.language)


def _words(view: View, way: tuple[int, ...], say: Speech) -> str:
    first, *rest = (view.answer_words(answer) for answer in way)
    return say("table.ahead", first=first, rest=" → ".join(rest))


def places(svg: str) -> Iterator[tuple[int, Place]]:
    """Where each answer of a drawing can be clicked."""
    drawing = ElementTree.fromstring(svg)  # noqa: S314  our own drawing
    for part in drawing:
        column = part.get("class", "")
        yield from _inside(part, "", column if column in COLUMNS else "")


def _inside(element: ElementTree.Element, transform: str, column: str) -> Iterator[tuple[int, Place]]:
    transform = f"{transform} {element.get('transform', '')}".strip()
    answers = f"{element.get('data-answer', '')} {element.get('data-answers', '')}".split()
    if answers:
        place = _shape(element, transform, column)
        for answer in answers if place else ():
            yield int(answer), place  # type: ignore[misc]
    for child in element:
        yield from _inside(child, transform, column)


def _shape(element: ElementTree.Element, transform: str, column: str) -> Place | None:
    """The ring of a clickable thing, else its first shape."""
    shapes = [child for child in element.iter() if child.tag.rpartition("}")[2] in SHAPES]
    ring = next((shape for shape in shapes if "ring" in (shape.get("class") or "").split()), shapes[0] if shapes else None)
    if ring is None:
        return None
    own = f"{transform} {ring.get('transform', '')}".strip() if ring is not element else transform
    geometry = tuple((name, ring.get(name, "")) for name in GEOMETRY if ring.get(name) is not None)
    return Place(ring.tag.rpartition("}")[2], geometry, own, column)
