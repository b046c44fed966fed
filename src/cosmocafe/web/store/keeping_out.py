"""Who and what may not come in, what whoever runs the café has done, and what there is to look after. Each method is one transaction."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import and_, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from .database import Transactions
from .rows import RUNNING, WAITING
from .schema import matches, seats, sitters
from .schema_people import barred, deeds, people, tournaments

VISITOR, NAME = KINDS = ("visitor", "name")
LONGEST = 80  # letters of what is barred
SHOWN = 60  # tables, visitors, deeds


class Barred(NamedTuple):
    """Who may not come in, and which names may not be taken; `epochs` are those of people who sent their other devices away."""

    visitors: frozenset[str]
    names: frozenset[str]
    epochs: dict[str, int]


class Deed(NamedTuple):
    """Something that whoever runs the café has done."""

    at: float
    did: str
    what: str


class Running(NamedTuple):
    """A table that waits or is played at."""

    id: str
    game: str
    state: str
    public: bool
    touched: float
    names: list[str]


class Guest(NamedTuple):
    """A visitor who sat somewhere lately."""

    visitor: str
    names: list[str]
    tables: int
    last: float


class KeepingOut(Transactions):
    """The list at the door, and the book beside it."""

    def edition(self) -> int:
        """It grows whenever the list may have changed."""
        with self._connected() as connection:
            return connection.execute(select(func.max(deeds.c.id))).scalar() or 0

    def barred(self) -> Barred:
        """The whole list."""
        with self._connected() as connection:
            found = connection.execute(select(barred.c.kind, barred.c.what)).all()
            epochs = connection.execute(select(people.c.visitor, people.c.epoch).where(people.c.epoch > 0)).all()
        of = {kind: frozenset(what for its, what in found if its == kind) for kind in KINDS}
        return Barred(of[VISITOR], of[NAME], {str(visitor): int(epoch) for visitor, epoch in epochs})

    def bar(self, kind: str, what: str) -> None:
        """Put somebody or a name on the list."""
        try:
            with self._connected() as connection:
                connection.execute(insert(barred).values(kind=kind, what=what, made=time.time()))
        except IntegrityError:
            return  # it stands there already
        self.note(f"block {kind}", what)

    def allow(self, kind: str, what: str) -> None:
        """Take somebody or a name off the list."""
        with self._connected() as connection:
            connection.execute(delete(barred).where(and_(barred.c.kind == kind, barred.c.what == what)))
        self.note(f"allow {kind}", what)

    def note(self, did: str, what: str) -> None:
        """Write into the book what was done."""
        with self._connected() as connection:
            connection.execute(insert(deeds).values(at=time.time(), did=did, what=what))

    def deeds(self) -> list[Deed]:
        """What was done last, the latest first."""
        with self._connected() as connection:
            query = select(deeds.c.at, deeds.c.did, deeds.c.what).order_by(deeds.c.id.desc()).limit(SHOWN)
            return [Deed(*row) for row in connection.execute(query)]

    def counts(self) -> dict[str, int]:
        """How much there is of everything."""
        with self._connected() as connection:
            found = {str(state): int(count) for state, count in connection.execute(select(matches.c.state, func.count()).group_by("state"))}
            counted = {
                "visitors": select(func.count(sitters.c.visitor.distinct())),
                "kept": select(func.count()).select_from(people),
                "tournaments": select(func.count()).select_from(tournaments),
            }
            return found | {name: connection.execute(query).scalar() or 0 for name, query in counted.items()}

    def tables(self, find: str = "") -> list[Running]:
        """Tables that wait or are played at, the latest first; with `find`, those where somebody's name contains it."""
        query = select(matches.c.id, matches.c.game, matches.c.state, matches.c.public, matches.c.touched)
        query = query.where(matches.c.state.in_([WAITING, RUNNING])).order_by(matches.c.touched.desc()).limit(SHOWN)
        if find:
            query = query.where(matches.c.id.in_(select(seats.c.match).where(seats.c.name.icontains(find, autoescape=True))))
        with self._connected() as connection:
            found = connection.execute(query).all()
            sat = connection.execute(select(seats.c.match, seats.c.name).where(seats.c.match.in_([row.id for row in found]))).all()
        return [Running(*row, [name for match, name in sat if match == row.id]) for row in found]

    def guests(self, find: str = "", only: Collection[str] = ()) -> list[Guest]:
        """Visitors who sat somewhere, the latest first; with `find`, under a name that contains it; perhaps `only` these."""
        last = func.max(matches.c.touched)
        query = select(sitters.c.visitor, func.count(sitters.c.match.distinct()), last).join(matches, matches.c.id == sitters.c.match)
        seat = and_(seats.c.match == sitters.c.match, seats.c.seat == sitters.c.seat)
        if find:
            query = query.join(seats, seat).where(seats.c.name.icontains(find, autoescape=True))
        if only:
            query = query.where(sitters.c.visitor.in_(only))
        with self._connected() as connection:
            found = connection.execute(query.group_by(sitters.c.visitor).order_by(last.desc()).limit(SHOWN)).all()
            names = select(sitters.c.visitor, seats.c.name).join(seats, seat).where(sitters.c.visitor.in_([row[0] for row in found]))
            called = connection.execute(names.distinct()).all()
        return [Guest(who, sorted(name for one, name in called if one == who)[:5], count, at) for who, count, at in found]

    def open_tables(self, visitor: str) -> tuple[int, int]:
        """At how many tables that are not over a visitor sits, and how many of these look for players in the lobby."""
        mine = select(sitters.c.match).where(sitters.c.visitor == visitor)
        query = select(matches.c.state, matches.c.public, func.count()).where(matches.c.id.in_(mine))
        query = query.where(matches.c.state.in_([WAITING, RUNNING])).group_by(matches.c.state, matches.c.public)
        with self._connected() as connection:
            found = connection.execute(query).all()
        return sum(count for _, _, count in found), sum(count for state, public, count in found if public and state == WAITING)
