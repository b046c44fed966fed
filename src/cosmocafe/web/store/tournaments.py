"""Tournaments of friends: what was agreed, who takes part, who sat where in each round. Results are those of the matches themselves.

Every change raises the tournament's version and is stored only if nobody else has raised it meanwhile, as with matches.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, RowMapping, and_, delete, func, insert, or_, select, update

from .database import Transactions
from .rows import NOTHING_AGREED, Terms, written
from .schema import matches
from .schema_people import entrants, pairings, tournaments

JOINING, RUNNING, OVER = "joining", "running", "over"
SHOWN = 20


class Tournament(msgspec.Struct, kw_only=True, frozen=True):
    """What was agreed, and how far it is."""

    id: str
    host: str
    title: str
    game: str
    players: int
    agreed: dict[str, int | str]
    hints: bool
    kind: str
    rounds: int
    filler: str | None = None
    terms: Terms = NOTHING_AGREED
    state: str = JOINING
    round: int = 0
    version: int = 0
    created: float


class Entrant(msgspec.Struct, kw_only=True, frozen=True):
    """Somebody who takes part, or did until they left."""

    number: int
    visitor: str
    name: str
    gone: bool = False


class Meeting(msgspec.Struct, kw_only=True, frozen=True):
    """A table of a round; without a match somebody rests. How the match stands is the match's own."""

    round: int
    number: int
    seats: list[int]
    match: str | None
    state: str | None = None  # of the match; None as long as it is not put up
    places: list[int] | None = None


class Everything(NamedTuple):
    """A tournament as it stands now."""

    tournament: Tournament
    entrants: list[Entrant]
    meetings: list[Meeting]


class Tournaments(Transactions):
    """Tournaments in SQLite or PostgreSQL."""

    def add(self, one: Tournament) -> None:
        """A new one, which people may join."""
        values = {**msgspec.structs.asdict(one), "agreed": json.dumps(one.agreed), "terms": written(one.terms)}
        with self._connected() as connection:
            connection.execute(insert(tournaments).values(**values))

    def find(self, id: str) -> Everything | None:
        """A tournament with all that belongs to it."""
        with self._connected() as connection:
            row = connection.execute(select(tournaments).where(tournaments.c.id == id)).mappings().first()
            if row is None:
                return None
            people = connection.execute(select(entrants).where(entrants.c.tournament == id).order_by(entrants.c.number)).all()
            both = select(pairings, matches.c.state, matches.c.places).outerjoin(matches, matches.c.id == pairings.c.match)
            tables = connection.execute(both.where(pairings.c.tournament == id).order_by(pairings.c.round, pairings.c.number)).all()
        found = [Entrant(number=one.number, visitor=one.visitor, name=one.name, gone=one.gone) for one in people]
        return Everything(_tournament(row), found, [_meeting(one) for one in tables])

    def of_match(self, match: str) -> str | None:
        """The tournament that a match belongs to."""
        with self._connected() as connection:
            return connection.execute(select(pairings.c.tournament).where(pairings.c.match == match)).scalar()

    def of_visitor(self, visitor: str) -> list[Tournament]:
        """Those that a visitor holds or takes part in, and which are not over, the latest first."""
        mine = or_(tournaments.c.host == visitor, tournaments.c.id.in_(select(entrants.c.tournament).where(entrants.c.visitor == visitor)))
        query = select(tournaments).where(and_(mine, tournaments.c.state != OVER)).order_by(tournaments.c.created.desc()).limit(SHOWN)
        with self._connected() as connection:
            return [_tournament(row) for row in connection.execute(query).mappings()]

    def held_by(self, visitor: str) -> int:
        """How many a visitor holds that are not over."""
        with self._connected() as connection:
            query = select(func.count()).where(and_(tournaments.c.host == visitor, tournaments.c.state != OVER))
            return connection.execute(query).scalar() or 0

    def enter(self, one: Tournament, entrant: Entrant) -> bool:
        """Somebody takes part. False if the tournament has changed meanwhile."""
        with self._connected() as connection:
            if not _raise_version(connection, one):
                return False
            connection.execute(insert(entrants).values(tournament=one.id, **msgspec.structs.asdict(entrant)))
            return True

    def leave(self, one: Tournament, number: int) -> bool:
        """Somebody goes: as if never there before it begins, else from the next round on. False if it has changed meanwhile."""
        its = and_(entrants.c.tournament == one.id, entrants.c.number == number)
        with self._connected() as connection:
            if not _raise_version(connection, one):
                return False
            connection.execute(delete(entrants).where(its) if one.state == JOINING else update(entrants).where(its).values(gone=True))
            return True

    def begin_round(self, one: Tournament, number: int, tables: Sequence[Meeting]) -> bool:
        """The next round, with the ids of the matches that are put up for it. False if somebody else was quicker."""
        with self._connected() as connection:
            if not _raise_version(connection, one, state=RUNNING, round=number):
                return False
            rows = [{"number": it.number, "seats": json.dumps(it.seats), "match": it.match} for it in tables]
            connection.execute(insert(pairings), [{"tournament": one.id, "round": number, **row} for row in rows])
            return True

    def end(self, one: Tournament) -> bool:
        """All rounds are played, or the host ends it."""
        with self._connected() as connection:
            return _raise_version(connection, one, state=OVER)

    def tidy(self, days: float) -> None:
        """Those that nobody has begun for long are forgotten."""
        old = and_(tournaments.c.state == JOINING, tournaments.c.created < time.time() - days * 86400)
        with self._connected() as connection:
            ids = list(connection.execute(select(tournaments.c.id).where(old)).scalars())
            connection.execute(delete(entrants).where(entrants.c.tournament.in_(ids)))
            connection.execute(delete(tournaments).where(tournaments.c.id.in_(ids)))


def _raise_version(connection: Connection, one: Tournament, **values: object) -> bool:
    unchanged = and_(tournaments.c.id == one.id, tournaments.c.version == one.version)
    return bool(connection.execute(update(tournaments).where(unchanged).values(version=one.version + 1, **values)).rowcount)


def _tournament(row: RowMapping) -> Tournament:
    terms = msgspec.json.decode(row["terms"] or "{}", type=Terms)
    return Tournament(**{**row, "agreed": json.loads(row["agreed"]), "terms": terms})


def _meeting(row: object) -> Meeting:
    values = row._mapping  # type: ignore[attr-defined]
    places = json.loads(values["places"]) if values["places"] else None
    kept = {name: values[name] for name in ("round", "number", "match", "state")}
    return Meeting(seats=json.loads(values["seats"]), places=places, **kept)
