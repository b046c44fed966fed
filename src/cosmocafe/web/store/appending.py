"""Appending answers: only to a match that has not changed since whoever appends has seen it; nothing is written otherwise.

Every change of a match raises its version: of any number of processes one wins, and the others know that they are behind.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, and_, select, text
from sqlalchemy.exc import IntegrityError

from cosmocafe.core.errors import CafeError, StaleQuestion

from .database import StoreLost, at_once, in_words, is_shared
from .rows import Line, Standing
from .schema import answers

PATIENCE = 3.0  # seconds for which a lost line to the database is opened again
PAUSE = 0.1  # seconds between two tries
TOGETHER = 100  # matches in one statement
LEASE = 3  # seconds for which the process that stored an answer lets the next bot think
# The matches that it was not too late for. They are locked in one order, or two of these statements would wait for each other.
APPEND = text("""
WITH given AS (
  SELECT * FROM json_to_recordset(CAST(:given AS json)) AS g(id text, version bigint, state text, asked int, places text, bot bool,
    course text, due double precision)
), locked AS MATERIALIZED (
  SELECT id FROM matches WHERE id IN (SELECT id FROM given) ORDER BY id FOR UPDATE
), moved AS (
  UPDATE matches m SET version = m.version + 1, state = g.state, asked = g.asked, places = g.places, touched = :now,
    course = g.course, due = g.due,
    bot_by = CASE WHEN g.bot THEN :me END, bot_due = CASE WHEN g.bot THEN clock_timestamp() + :lease * interval '1 s' END
  FROM given g JOIN locked USING (id) WHERE m.id = g.id AND m.version = g.version RETURNING m.id
), put AS (
  INSERT INTO answers (match, line, previous, seat, answer, key, at)
  SELECT l.match, l.line, NULLIF(l.line - 1, -1), l.seat, l.answer, l.key, :now
  FROM json_to_recordset(CAST(:lines AS json)) AS l(match text, line bigint, seat int, answer int, key bigint)
  JOIN moved ON moved.id = l.match
)
SELECT id FROM moved""")
# The same for SQLite, said as it is: building and reading a statement takes longer than storing an answer.
MOVE = "UPDATE matches SET version = ?, touched = ?, state = ?, asked = ?, places = ?, course = ?, due = ? WHERE id = ? AND version = ?"
PUT = "INSERT INTO answers (match, line, previous, seat, answer, key, at) VALUES (?, ?, ?, ?, ?, ?, ?)"


class Overtaken(StaleQuestion):
    """Somebody else has changed the match meanwhile."""


class Appended(NamedTuple):
    """Answers of a match from a line on, and how it then stands; `version` is the last that was seen, `key` tells whose they are."""

    match: str
    version: int
    line: int
    lines: list[Line]
    standing: Standing
    key: int = 0
    bot: bool = False  # whether a bot is asked next
    course: str | None = None  # what has happened beside the answers
    due: float | None = None  # when a clock runs out


def append(engine: Engine, given: Sequence[Appended], me: str) -> list[CafeError | None]:
    """Append answers of several matches in one go: one wait for the disk serves all. What went wrong, for each."""
    wrong: dict[int, CafeError | None] = {}
    for some in _apart(given):
        wrong.update(zip(some, _together(engine, [given[n] for n in some], me), strict=True))
    return [wrong[n] for n in range(len(given))]


def _apart(given: Sequence[Appended]) -> Iterator[list[int]]:
    """Which of them are written together: never one match twice, and not too many."""
    left = list(range(len(given)))
    while left:
        some: dict[str, int] = {}
        for n in left:
            if len(some) < TOGETHER:
                some.setdefault(given[n].match, n)
        yield list(some.values())
        left = [n for n in left if some.get(given[n].match) != n]


def _together(engine: Engine, some: Sequence[Appended], me: str) -> list[CafeError | None]:
    try:
        stored = _stored_for_sure(engine, some, me) if is_shared(engine) else _stored(engine, some)
    except IntegrityError:  # one of them does not follow what is stored, though it has seen the last change
        return [_too_late()] if len(some) == 1 else [wrong for one in some for wrong in _together(engine, [one], me)]
    except CafeError as error:
        return [error] * len(some)
    return [None if one.match in stored else _too_late() for one in some]


def _too_late() -> Overtaken:
    return Overtaken("somebody else answered first, or this answer does not follow the last one that is stored")


def _stored_for_sure(engine: Engine, some: Sequence[Appended], me: str) -> set[str]:
    """If the line breaks, nobody knows what was done: the same is said again until the database answers, then the keys tell."""
    end, unsure = time.monotonic() + PATIENCE, False
    while True:
        try:
            stored = _say(engine, some, me)
            return stored | (_found(engine, some, stored) if unsure else set())
        except StoreLost:
            if time.monotonic() > end:
                raise
        unsure = True
        time.sleep(PAUSE)


def _say(engine: Engine, some: Sequence[Appended], me: str) -> set[str]:
    given = [
        {
            "id": one.match,
            "version": one.version,
            "state": one.standing.state,
            "asked": one.standing.asked,
            "places": _places(one.standing),
            "bot": one.bot,
            "course": one.course,
            "due": one.due,
        }
        for one in some
    ]
    lines = [line for one in some for line in _lines(one)]
    said = {"given": json.dumps(given), "lines": json.dumps(lines), "now": time.time(), "me": me, "lease": LEASE}
    with in_words(), at_once(engine) as connection:
        return set(connection.execute(APPEND, said).scalars())


def _found(engine: Engine, some: Sequence[Appended], stored: set[str]) -> set[str]:
    """Those that an earlier try has stored after all: their keys lie where they belong."""
    with in_words(), engine.connect() as connection:
        return {one.match for one in some if one.match not in stored and one.key and key_at(connection, one.match, one.line) == one.key}


def key_at(connection: Connection, match: str, line: int) -> int | None:
    """Whose answer lies at a line of a match; None if there is none yet."""
    found = connection.execute(select(answers.c.key).where(and_(answers.c.match == match, answers.c.line == line))).scalar()
    return None if found is None else int(found)


def _stored(engine: Engine, some: Sequence[Appended]) -> set[str]:
    """The same for SQLite, which nobody else writes to."""
    now, stored = time.time(), set[str]()
    with in_words(), engine.begin() as connection:
        for one in some:
            standing = (one.version + 1, now, one.standing.state, one.standing.asked, _places(one.standing), one.course, one.due)
            if connection.exec_driver_sql(MOVE, (*standing, one.match, one.version)).rowcount:
                rows = line_values(one.match, one.line, one.lines, now, one.key)
                connection.exec_driver_sql(PUT, [tuple(row.values()) for row in rows])
                stored.add(one.match)
    return stored


def _places(standing: Standing) -> str | None:
    return None if standing.places is None else json.dumps(standing.places)


def _lines(one: Appended) -> list[dict[str, Any]]:
    return [
        {"match": one.match, "line": n, "seat": line.seat, "answer": line.answer, "key": one.key}
        for n, line in enumerate(one.lines, start=one.line)
    ]


def line_values(id: str, line: int, given: Sequence[Line], now: float, key: int = 0) -> list[dict[str, object]]:
    """Rows of answers, each naming the one before it."""
    return [
        {"match": id, "line": n, "previous": n - 1 if n else None, "seat": one.seat, "answer": one.answer, "key": key, "at": now}
        for n, one in enumerate(given, start=line)
    ]
