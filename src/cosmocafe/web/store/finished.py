"""The matches of a game that are over, as ratings want them: who sat where and who came in which place."""

from __future__ import annotations

import json
from typing import NamedTuple

import msgspec
from sqlalchemy import Engine, and_, select

from .database import as_of_now, in_words
from .rows import OVER, Course
from .schema import matches, seats, sitters


class Finished(NamedTuple):
    """A match that is over."""

    seed: str
    created: float
    places: list[int]
    bots: list[str | None]  # that sit on each seat, or hold it; not one that plays on for who has resigned and is last
    people: list[list[str]]  # visitors of each seat


def finished(engine: Engine, game: str, most: int) -> list[Finished]:
    """The latest matches of a game with the box as printed, those that ended first first."""
    counts = and_(matches.c.game == game, matches.c.state == OVER, matches.c.places.is_not(None), matches.c.change.is_(None))
    latest = select(matches.c.id).where(and_(counts, matches.c.players > 1)).order_by(matches.c.touched.desc(), matches.c.id).limit(most)
    ids = latest.subquery()
    rows = select(matches.c.id, matches.c.seed, matches.c.created, matches.c.places, matches.c.course).join(ids, ids.c.id == matches.c.id)
    with in_words(), as_of_now(engine) as connection:
        found = connection.execute(rows.order_by(matches.c.touched, matches.c.id)).all()
        chairs = connection.execute(select(seats.c.match, seats.c.seat, seats.c.bot).join(ids, ids.c.id == seats.c.match)).all()
        sat = connection.execute(select(sitters.c.match, sitters.c.seat, sitters.c.visitor).join(ids, ids.c.id == sitters.c.match)).all()
    places: dict[str, list[int]] = {row.id: json.loads(row.places) for row in found}
    bots: dict[str, list[str | None]] = {id: [None] * len(row) for id, row in places.items()}
    people: dict[str, list[list[str]]] = {id: [[] for _ in row] for id, row in places.items()}
    for match, seat, bot in chairs:
        bots[match][seat] = bot
    for row in found:
        for seat in msgspec.json.decode(row.course or "{}", type=Course).resigned:
            bots[row.id][seat] = None
    for match, seat, visitor in sat:
        people[match][seat].append(visitor)
    return [Finished(row.seed, row.created, places[row.id], bots[row.id], people[row.id]) for row in found]
