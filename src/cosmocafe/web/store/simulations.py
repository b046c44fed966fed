"""Simulations of the designer's desk: the wish, who makes it and how far that is, and what came of it. A method is a transaction.

Who makes one says so again and again. Whoever has not for a while is gone, and another process may take over.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, Engine, and_, case, delete, false, insert, not_, or_, select, true, update
from sqlalchemy.exc import IntegrityError

from .database import Transactions, moment
from .schema import simulations

LEASE = 15.0  # seconds for which whoever makes one need not say so again
NOTHING = {"rows": None, "pages": None, "made": None}
table = simulations.c


class Stored(NamedTuple):
    """A wish and how it stands, as text; its pages are read when somebody wants them."""

    wish: str
    edition: str  # of the café and the game it was made with
    share: float
    tries: int
    failed: str | None
    made: float | None
    rows: str | None
    is_made: bool  # somebody makes it now
    is_left: bool  # whoever made it is gone


class Simulations(Transactions):
    """Simulations in SQLite or PostgreSQL."""

    def __init__(self, engine: Engine, me: str) -> None:
        super().__init__(engine)
        self._me = me

    def find(self, id: str) -> Stored | None:
        """How a wish stands."""
        is_made = case((self._is_made, true()), else_=false()).label("is_made")
        is_left = case((self._is_left, true()), else_=false()).label("is_left")
        columns = (table.wish, table.edition, table.share, table.tries, table.failed, table.made, table.rows)
        with self._connected() as connection:
            found = connection.execute(select(*columns, is_made, is_left).where(table.id == id)).mappings().first()
        return None if found is None else Stored(**found)

    def pages(self, id: str) -> str | None:
        """The report of a wish."""
        with self._connected() as connection:
            found = connection.execute(select(table.pages).where(table.id == id)).scalar()
        return None if found is None else str(found)

    def take(self, id: str, wish: str, edition: str, seen: float | None, most: int) -> bool:
        """Make it from now on, as one of so many that are known. False if somebody else does, or has made it since it was `seen`."""
        now = moment(self._engine)
        claim = {"wish": wish, "edition": edition, "share": 0.0, "maker": self._me, "until": now + LEASE, "begun": now}
        again = case((table.until.is_(None), 1), else_=table.tries + 1)
        free = and_(table.id == id, self._is_free, table.made.is_not_distinct_from(seen))
        try:
            with self._connected() as connection:
                taken = connection.execute(update(simulations).where(free).values(**claim, **NOTHING, failed=None, tries=again))
                if not taken.rowcount:
                    connection.execute(insert(simulations).values(id=id, **claim, tries=1))
                self._forget_wishes(connection, most)
        except IntegrityError:  # it is there, and not free
            return False
        return True

    @property
    def _is_made(self) -> ColumnElement[bool]:
        """Whether somebody makes it; what runs out far too late was said by a clock that has been set back since."""
        now = moment(self._engine)
        return and_(table.until > now, table.until < now + 2 * LEASE)

    @property
    def _is_left(self) -> ColumnElement[bool]:
        return and_(table.until.is_not(None), not_(self._is_made))

    @property
    def _is_free(self) -> ColumnElement[bool]:
        """Whether nobody makes it."""
        return or_(table.until.is_(None), self._is_left)

    def _forget_wishes(self, connection: Connection, most: int) -> None:
        oldest = select(table.id).order_by(table.begun.desc(), table.id).offset(most)
        # another process may forget the same ones at this moment: neither waits for the other
        unwanted = select(table.id).where(and_(table.id.in_(oldest), self._is_free)).with_for_update(skip_locked=True)
        connection.execute(delete(simulations).where(table.id.in_(unwanted)))

    def further(self, id: str, share: float) -> bool:
        """So much of it is done, and it is still made; False if another process makes it now, or nobody wants it any more."""
        said = update(simulations).where(self._is_mine(id)).values(share=share, until=moment(self._engine) + LEASE)
        with self._connected() as connection:
            return bool(connection.execute(said).rowcount)

    def _is_mine(self, id: str) -> ColumnElement[bool]:
        return and_(table.id == id, table.maker == self._me)

    def keep(self, id: str, rows: str, pages: str, most: int) -> None:
        """Keep what came of it; only so many reports are kept, the latest."""
        made = {"rows": rows, "pages": pages, "made": moment(self._engine), "maker": None, "until": None}
        oldest = select(table.id).where(table.made.is_not(None)).order_by(table.made.desc(), table.id).offset(most)
        unwanted = select(table.id).where(table.id.in_(oldest)).with_for_update(skip_locked=True)
        with self._connected() as connection:
            connection.execute(update(simulations).where(self._is_mine(id)).values(**made))
            connection.execute(update(simulations).where(table.id.in_(unwanted)).values(**NOTHING))

    def forget(self, id: str) -> None:
        """Forget what came of it: nobody can read that."""
        with self._connected() as connection:
            connection.execute(update(simulations).where(table.id == id).values(**NOTHING))

    def give_up(self, id: str, why: str) -> None:
        """Nothing comes of what this process makes, or of what was left."""
        left = and_(table.id == id, self._is_left)
        with self._connected() as connection:
            given = update(simulations).where(or_(self._is_mine(id), left))
            connection.execute(given.values(failed=why, maker=None, until=None))

    def leave(self, id: str) -> None:
        """Another process shall make it, at once."""
        with self._connected() as connection:
            connection.execute(update(simulations).where(self._is_mine(id)).values(maker=None, until=moment(self._engine)))
