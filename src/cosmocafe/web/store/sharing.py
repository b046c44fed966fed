"""What several processes on one PostgreSQL say to each other. None of it decides anything: the version of a match does.

Messages (NOTIFY) only make it quick; who lets bots think and who is present are leases by the database's clock, which run out.
"""

from __future__ import annotations

import contextlib
import json
import threading
from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

import msgspec
from sqlalchemy import Connection, Engine, and_, delete, func, or_, select, text, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import SQLAlchemyError

from .appending import LEASE
from .database import StoreFailed, at_once, in_words
from .rows import Present, Watcher
from .schema import keepsakes, matches, presence

if TYPE_CHECKING:
    import psycopg

CHANNEL = "cafe"
PRESENT = 45  # seconds for which somebody counts as present without saying so again
CHANCE = 1  # second for whoever had the lease of a bot, if it is still alive
TOLD = 150  # matches in one message, which holds less than 8,000 bytes
LISTENS = 2.0  # seconds after which the listener makes sure that the line is open
T = TypeVar("T")
_seconds = "interval '1 s'"


def _from_now(seconds: float) -> Any:
    return text(f"clock_timestamp() + {seconds:g} * {_seconds}")


def _now() -> Any:
    return text("clock_timestamp()")


class Told(msgspec.Struct):
    """What a process tells the others: matches that changed, with their versions, those at which somebody came or went, or spoke."""

    by: str
    changed: dict[str, int] = {}
    present: list[str] = []
    talked: list[str] = []


class Sharing:
    """One process among others."""

    def __init__(self, engine: Engine, me: str) -> None:
        self._engine, self.me = engine, me

    def tell(self, changed: dict[str, int], present: Collection[str] = (), talked: Collection[str] = ()) -> None:
        """Others should look at these matches. Said alone, after what it is about: inside, it would keep other writers waiting."""
        parts = [Told(self.me, changed=dict(some)) for some in _some(changed.items())]
        parts += [Told(self.me, present=some) for some in _some(present)]
        parts += [Told(self.me, talked=some) for some in _some(talked)]
        with contextlib.suppress(StoreFailed), in_words(), at_once(self._engine) as connection:
            for part in parts:
                connection.execute(select(func.pg_notify(CHANNEL, msgspec.json.encode(part).decode())))

    def listen(self, closing: threading.Event, heard: Callable[[Told | None], None]) -> None:
        """Pass on what others tell, until the café closes; None whenever something may have been missed. Runs in a thread of its own."""
        with contextlib.suppress(SQLAlchemyError, _driver_error()), contextlib.ExitStack() as stack:
            line = self._engine.raw_connection()
            line.detach()
            stack.callback(line.close)
            connection = cast("psycopg.Connection", line.dbapi_connection)
            connection.autocommit = True
            connection.execute(f"LISTEN {CHANNEL}")
            heard(None)
            while not closing.is_set():
                for notice in connection.notifies(timeout=LISTENS):
                    heard(msgspec.json.decode(notice.payload, type=Told))
                    if closing.is_set():
                        return
                connection.execute("SELECT 1")  # a line that is cut without a word would stay silent for ever

    def versions(self, ids: Collection[str]) -> dict[str, int]:
        """How often each of these matches was changed."""
        with in_words(), at_once(self._engine) as connection:
            found = connection.execute(select(matches.c.id, matches.c.version).where(matches.c.id.in_(ids)))
            return {str(id): int(version) for id, version in found}

    def bot_is_due(self, connection: Connection, id: str, due: bool) -> None:
        """A bot of this match is asked, or none is: whoever comes first may let it think."""
        connection.execute(update(matches).where(matches.c.id == id).values(bot_by=None, bot_due=_now() if due else None))

    def take_bots(self, wanted: Collection[str]) -> set[str]:
        """Those of the matches whose bots this process may let think from now on, or still."""
        free = or_(matches.c.bot_due.is_(None), matches.c.bot_due <= _now(), matches.c.bot_by == self.me)
        return self._lease(and_(matches.c.id.in_(_in_order(matches.c.id.in_(wanted))), free)) if wanted else set()

    def take_orphans(self, most: int) -> set[str]:
        """Some matches whose bots nobody lets think any more."""
        late = matches.c.bot_due <= text(f"clock_timestamp() - {CHANCE} * {_seconds}")
        some = select(matches.c.id).where(late).order_by(matches.c.bot_due).limit(most).with_for_update(skip_locked=True)
        return self._lease(matches.c.id.in_(some.scalar_subquery()))

    def _lease(self, condition: Any) -> set[str]:
        taken = update(matches).where(condition).values(bot_by=self.me, bot_due=_from_now(LEASE)).returning(matches.c.id)
        with in_words(), at_once(self._engine) as connection:
            return set(connection.execute(taken).scalars())

    def leave_bots(self, ids: Collection[str] | None = None, *, to_others: bool) -> None:
        """This process lets the bots of these matches, or of all, think no more: others shall at once, or nobody until somebody looks."""
        mine = matches.c.bot_by == self.me
        where = mine if ids is None else and_(mine, matches.c.id.in_(ids))
        with in_words(), at_once(self._engine) as connection:
            due = text("clock_timestamp() - interval '1 h'") if to_others else None
            connection.execute(update(matches).where(where).values(bot_by=None, bot_due=due))

    def be_present(self, there: Mapping[str, Present]) -> None:
        """Who is at these tables by way of this process."""
        gone = [id for id, here in there.items() if not any(here)]
        rows = [
            {
                "match": id,
                "process": self.me,
                "seats": json.dumps(sorted(here.seats)),
                "watching": json.dumps(sorted(here.watching)),
                "until": _from_now(PRESENT),
            }
            for id, here in sorted(there.items())
            if any(here)
        ]
        with in_words(), self._engine.begin() as connection:
            if gone:
                connection.execute(delete(presence).where(and_(presence.c.process == self.me, presence.c.match.in_(gone))))
            if rows:
                put = insert(presence).values(rows)
                new = {name: put.excluded[name] for name in ("seats", "watching", "until")}
                connection.execute(put.on_conflict_do_update(index_elements=["match", "process"], set_=new))

    def forget_absent(self) -> None:
        """Processes that are gone have left their rows behind."""
        with in_words(), at_once(self._engine) as connection:
            connection.execute(delete(presence).where(presence.c.until < _now()))

    def present_elsewhere(self, ids: Collection[str]) -> dict[str, Present]:
        """Who is at these tables by way of other processes."""
        others = and_(presence.c.match.in_(ids), presence.c.process != self.me, presence.c.until >= _now())
        found = dict.fromkeys(ids, Present())
        with in_words(), at_once(self._engine) as connection:
            for id, seats, watching in connection.execute(select(presence.c.match, presence.c.seats, presence.c.watching).where(others)):
                found[id] |= Present(frozenset(json.loads(seats)), frozenset(Watcher(*one) for one in json.loads(watching)))
        return found

    def keepsake(self, connection: Connection, name: str, value: str) -> str:
        """Keep a value unless another process is quicker; whichever is kept."""
        connection.execute(insert(keepsakes).values(name=name, value=value).on_conflict_do_nothing())
        return str(connection.execute(select(keepsakes.c.value).where(keepsakes.c.name == name)).scalar())


def _some(things: Collection[T]) -> list[list[T]]:
    """So many at a time that a message holds them."""
    listed = list(things)
    return [listed[n : n + TOLD] for n in range(0, len(listed), TOLD)]


def _in_order(condition: Any) -> Any:
    """Matches locked one after the other, so that two processes never wait for each other."""
    return select(matches.c.id).where(condition).order_by(matches.c.id).with_for_update().scalar_subquery()


def _driver_error() -> type[Exception]:
    """What the driver raises when the line is cut."""
    import psycopg

    return psycopg.Error
