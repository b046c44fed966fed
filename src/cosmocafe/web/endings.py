"""How did I win? Points over time, where they came from, and awards, all from the record of a match that is over."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from cosmocafe.core.author.table import NOBODY, Told
from cosmocafe.core.game import View
from cosmocafe.core.match import Match

from .replays import Replay
from .speech import Speech
from .telling import begins

MOST = 120  # moments of the graph
WIDE, HIGH, EDGE = 640, 200, 8
PARTS = 3  # of a score that are named
AWARDS = 4
TWICE = 2  # who did something once has not done it often

Scores = tuple[int, ...]


class Line(NamedTuple):
    """A seat's points as a line of the graph."""

    seat: int
    name: str
    points: str
    last: tuple[float, float]


class Graph(NamedTuple):
    """Points over time."""

    lines: list[Line]
    least: int
    most: int
    ground: float  # where zero lies
    rows: list[tuple[int, Scores]]  # some moments, in numbers


class Award(NamedTuple):
    """Something that somebody did more than all others."""

    title: str
    names: str
    why: str


def turns(found: Replay) -> list[int]:
    """The moments at which a turn ends: another seat is asked next, or whoever plays alone; the first and the last one too."""
    seats, alone = found.match.seats, found.match.players == 1
    return [0, *(number for number in range(1, found.last) if alone or seats[number] != seats[number - 1]), found.last]


def scores_at(found: Replay, moments: Sequence[int]) -> list[Scores]:
    """Everybody's points at some moments."""
    match = found.match
    return [tuple(match.game.score(match.box, table, seat) for seat in range(match.players)) for table in found.tables(moments)]


def thinned(moments: list[int]) -> list[int]:
    """Some of them, evenly spread, with the first and the last."""
    if len(moments) <= MOST:
        return moments
    return [moments[round(n * (len(moments) - 1) / (MOST - 1))] for n in range(MOST)]


def graph(found: Replay, names: Sequence[str], moments: list[int], scores: list[Scores]) -> Graph:
    """The lines of all seats."""
    least, most = min(0, *map(min, scores)), max(1, *map(max, scores))

    def place(at: int, points: int) -> tuple[float, float]:
        across = EDGE + (WIDE - 2 * EDGE) * at / max(1, found.last)
        return round(across, 1), round(HIGH - EDGE - (HIGH - 2 * EDGE) * (points - least) / (most - least), 1)

    lines = []
    for seat, name in enumerate(names):
        drawn = [place(at, row[seat]) for at, row in zip(moments, scores, strict=True)]
        lines.append(Line(seat, name, " ".join(f"{x},{y}" for x, y in drawn), drawn[-1]))
    step = max(1, (len(moments) - 1) // 8)
    rows = list(zip(moments, scores, strict=True))
    return Graph(lines, least, most, place(0, 0)[1], [*rows[:-1:step], rows[-1]])


def sources(view: View, seat: int) -> list[tuple[str, int]]:
    """Where a seat's points came from, the most first."""
    parts = view.game.sheet(view, seat) if view.game.sheet else {}
    found = sorted(((view.words.label(name), points) for name, points in parts.items() if points), key=lambda part: -abs(part[1]))
    return found[:PARTS]


def awards(found: Replay, view: View, scores: list[Scores], say: Speech) -> list[Award]:
    """What the game's own numbers give first, then what every match gives."""
    return [*by_count(found, view, say), *by_points(view, scores, say)][:AWARDS]


def by_count(found: Replay, view: View, say: Speech) -> list[Award]:
    """Who did something more often than all others, for what the game has a title."""
    titles, name_of = view.words.awards, view.game.events.with_number
    counts: dict[str, Counter[int]] = {event: Counter() for event in titles}
    for told in played(found.match):
        name = name_of(told.event).name
        if name in counts and told.who != NOBODY:
            counts[name][told.who] += 1
    return [
        Award(titles[event], view.seat_name(seat), say("ending.times", count=count))
        for event, counted in counts.items()
        for seat, count in counted.most_common(1)
        if count >= TWICE and list(counted.values()).count(count) == 1
    ]


def played(match: Match) -> list[Told]:
    """What happened from the first turn or round on: what was set up before, even by answers, nobody did."""
    first = next((at for at, told in enumerate(match.events) if begins(match.game, told.event)), None)
    return match.events[len(match.events_of(0)) if first is None else first :]


def by_points(view: View, scores: list[Scores], say: Speech) -> list[Award]:
    """Who led longest, and who made the best turn."""
    if view.table.players < TWICE:
        return []
    ahead = Counter(row.index(max(row)) for row in scores if row.count(max(row)) == 1)
    gains = [(now[seat] - before[seat], seat) for before, now in itertools.pairwise(scores) for seat in range(len(now))]
    best, who = max(gains, default=(0, 0))
    found = []
    for seat, count in ahead.most_common(1):
        share = round(100 * count / len(scores))
        found.append(Award(say("ending.leader"), view.seat_name(seat), say("ending.share", share=share)))
    if best > 0 and sum(gain == best for gain, _ in gains) == 1:
        found.append(Award(say("ending.best_turn"), view.seat_name(who), say("ending.points", points=best)))
    return found


def ending(found: Replay, language: str, say: Speech) -> dict[str, object]:
    """All of it, for the page."""
    view = found.view(found.last, NOBODY, language)
    all_turns = turns(found)
    scores = found.scores = found.scores or scores_at(found, all_turns)
    shown = dict(zip(all_turns, scores, strict=True))
    moments, names = thinned(all_turns), [view.seat_name(seat) for seat in range(found.match.players)]
    return {
        "graph": graph(found, names, moments, [shown[at] for at in moments]),
        "sources": [(seat, name, sources(view, seat)) for seat, name in enumerate(names)],
        "awards": awards(found, view, scores, say) if found.match.over else [],
        "said": ", ".join(f"{name} {points}" for name, points in zip(names, scores[-1], strict=True)),
        "wide": WIDE,
        "high": HIGH,
    }
