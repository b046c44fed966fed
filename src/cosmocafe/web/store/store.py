"""The door to the database. Every method is one transaction: when it returns, what it wrote is on the disk."""

from __future__ import annotations

import json
import logging
import os
import secrets
import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from alembic import command as alembic
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, and_, bindparam, case, create_engine, delete, event, func, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DataError, IntegrityError, SQLAlchemyError

from cosmocafe.core.errors import CafeError, InputError, StaleQuestion

from . import rows
from .rows import Line, MatchRow, SeatRow, Standing
from .schema import answers, keepsakes, matches, reviews, seats, sitters

log = logging.getLogger(__name__)
_Values = dict[str, Any]  # of a row, by their columns
MIGRATIONS = Path(__file__).parent / "migrations"
PULSE = "pulse"
PULSE_SIZE = 8192  # letters: more than a page of either database, so that one without room has none for it
PAGE = 60  # matches
POSTGRES = {"connect_timeout": 5, "tcp_user_timeout": 10_000, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
ALONE = {  # a migration is done whole or not at all, and by one café at a time; sqlite3 would begin no transaction for a change of schema
    "sqlite": ["BEGIN IMMEDIATE"],
    "postgresql": ["SET LOCAL statement_timeout = 0", "SELECT pg_advisory_xact_lock(hashtext('cosmocafe schema'))"],
}
JSON = ("agreed", "change", "places")  # columns
MOVED_ON = (
    update(matches)
    .where(matches.c.id == bindparam("its_id"))
    .values({name: bindparam(f"its_{name}") for name in ("state", "asked", "touched", "places")})
)


class StoreFailed(CafeError):
    """The database is locked, full, read-only or gone."""


class Appended(NamedTuple):
    """Answers of a match from a line on, and how it then stands."""

    match: str
    line: int
    lines: list[Line]
    standing: Standing


class Played(NamedTuple):
    """A match that is over, who sat where, and its review if there is one."""

    row: MatchRow
    sitters: dict[int, list[str]]
    review: str | None


class Store:
    """Matches, seats and answers in SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        self.migrate("head")

    def migrate(self, version: str) -> None:
        """Bring the schema to a version, up or down."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        try:
            with self.engine.begin() as connection:
                for command in ALONE.get(self.engine.dialect.name, ()):
                    connection.exec_driver_sql(command)
                config.attributes["connection"] = connection
                (alembic.upgrade if version == "head" else alembic.downgrade)(config, version)
        except SQLAlchemyError as error:
            raise InputError(f"the database {self.engine.url.render_as_string()} cannot be opened: {_reason(error)}") from None
        except CommandError as error:
            why = f"it was written by a newer Cosmocafé, or is no café's ({error}); update, or name another one"
            raise InputError(f"the database {self.engine.url.render_as_string()} cannot be opened: {why}") from None

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with _in_words(), self.engine.connect() as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with _in_words(), self.engine.begin() as connection:
            yield connection

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()

    def feel_pulse(self) -> None:
        """Write something and take it away again; raises if the database has no room for it or cannot be written to."""
        with self._writing() as connection:
            value = os.urandom(PULSE_SIZE // 2).hex()  # nothing that could be pressed together
            connection.execute(insert(keepsakes).values(name=f"{PULSE} {secrets.token_hex(8)}", value=value))
        with self._writing() as connection:
            connection.execute(delete(keepsakes).where(keepsakes.c.name.startswith(PULSE)))

    def keepsake(self, name: str, value: str) -> str:
        """A value kept for good; `value` is kept if there is none yet."""
        with self._writing() as connection:
            found = connection.execute(select(keepsakes.c.value).where(keepsakes.c.name == name)).scalar()
            if found is None:
                connection.execute(insert(keepsakes).values(name=name, value=value))
            return str(found or value)

    def add(self, row: MatchRow, owners: dict[int, list[str]], given: list[Line] | None = None) -> None:
        """A new match; `owners` are the visitors of each seat."""
        with self._writing() as connection:
            connection.execute(insert(matches).values(**_match_values(row)))
            connection.execute(insert(seats), [{"match": row.id, **_seat_values(seat)} for seat in row.seats])
            people = [{"match": row.id, "seat": seat, "visitor": visitor} for seat, all_ in owners.items() for visitor in all_]
            if people:
                connection.execute(insert(sitters), people)
            if given:
                connection.execute(insert(answers), _line_values(row.id, 0, given, time.time()))

    def match(self, id: str) -> MatchRow | None:
        """A match by its id."""
        return next(iter(self._matches(matches.c.id == id)), None)

    def _matches(self, condition: Any, most: int = 1) -> list[MatchRow]:
        with self._reading() as connection:
            found = connection.execute(select(matches).where(condition).order_by(matches.c.touched.desc()).limit(most)).mappings().all()
            ids = [row["id"] for row in found]
            sat = connection.execute(select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.seat)).mappings().all()
        seated: dict[str, list[SeatRow]] = {id: [] for id in ids}
        for row in sat:
            values = dict(row)
            seated[values.pop("match")].append(SeatRow(**values))
        return [_match_row(dict(row), seated[row["id"]]) for row in found]

    def lines(self, id: str) -> list[Line]:
        """All lines of a match, from the first."""
        with self._reading() as connection:
            query = select(answers.c.seat, answers.c.answer).where(answers.c.match == id).order_by(answers.c.line)
            return [Line(seat, answer) for seat, answer in connection.execute(query)]

    def whole(self, id: str) -> tuple[MatchRow | None, list[Line], dict[int, list[str]]]:
        """A match with all its lines and who sits where."""
        return self.match(id), self.lines(id), self.sitters(id)

    def append(self, given: list[Appended]) -> list[CafeError | None]:
        """Append answers of several matches, with how these then stand, in one go: one wait for the disk serves all.

        What went wrong, for each; if somebody else was quicker at one of them, the others are appended all the same.
        Whoever is behind what is stored, or ahead of it, is refused by the database itself: each line follows another.
        """
        wrong = self._appended(given)
        if isinstance(wrong, StaleQuestion) and len(given) > 1:
            return [self._appended([one]) for one in given]
        return [wrong] * len(given)

    def _appended(self, given: list[Appended]) -> CafeError | None:
        try:
            self._append(given)
        except IntegrityError:
            return StaleQuestion("somebody else answered first, or this answer does not follow the last one that is stored")
        except CafeError as error:
            return error
        return None

    def _append(self, given: list[Appended]) -> None:
        now = time.time()
        with self._writing() as connection:
            for one in sorted(given, key=lambda one: (one.match, one.line)):  # in one order, so that two cafés never wait for each other
                connection.execute(MOVED_ON, _moved_on(one, now))
            connection.execute(insert(answers), [line for one in given for line in _line_values(one.match, one.line, one.lines, now)])

    def end(self, id: str) -> None:
        """A match that cannot be played on is over, without a winner."""
        going_on = and_(matches.c.id == id, matches.c.state.in_([rows.WAITING, rows.RUNNING]))
        with self._writing() as connection:
            connection.execute(update(matches).where(going_on).values(_standing_values(Standing(rows.OVER))))

    def forget_records(self, most: int) -> None:
        """Only so many uploaded records are kept, the latest."""
        latest_first = select(matches.c.id).where(matches.c.state == rows.RECORD).order_by(matches.c.created.desc(), matches.c.id)
        with self._writing() as connection:
            old = list(connection.execute(latest_first.offset(most)).scalars())
            for table in (answers, sitters, seats, reviews):
                connection.execute(delete(table).where(table.c.match.in_(old)))
            connection.execute(delete(matches).where(matches.c.id.in_(old)))

    def keep_review(self, id: str, data: str, most: int) -> None:
        """Keep what a judge says of a match; only so many reviews are kept, the latest."""
        with self._writing() as connection:
            connection.execute(delete(reviews).where(reviews.c.match == id))
            connection.execute(insert(reviews).values(match=id, made=time.time(), data=data))
            old = select(reviews.c.match).order_by(reviews.c.made.desc(), reviews.c.match).offset(most)
            connection.execute(delete(reviews).where(reviews.c.match.in_(list(connection.execute(old).scalars()))))

    def review(self, id: str) -> str | None:
        """What a judge said of a match, if that is kept."""
        with self._reading() as connection:
            found = connection.execute(select(reviews.c.data).where(reviews.c.match == id)).scalar()
        return None if found is None else str(found)

    def set_rematch(self, id: str, other: str) -> str:
        """Link a match to its rematch; the one that was first."""
        with self._writing() as connection:
            connection.execute(update(matches).where(and_(matches.c.id == id, matches.c.rematch.is_(None))).values(rematch=other))
            return str(connection.execute(select(matches.c.rematch).where(matches.c.id == id)).scalar())

    def seat_of(self, token: str) -> tuple[str, int] | None:
        """The match and seat of a seat's link."""
        with self._reading() as connection:
            found = connection.execute(select(seats.c.match, seats.c.seat).where(seats.c.token == token)).first()
        return (found[0], found[1]) if found else None

    def change_seat(self, id: str, was: SeatRow, seat: SeatRow, asked: int, visitor: str = "") -> bool:
        """Let somebody sit down, or a bot hold a seat; the last open seat begins the match, with `asked` to answer first.

        False if the seat is not any more what it was: somebody else was quicker.
        """
        with self._writing() as connection:
            connection.execute(update(matches).where(matches.c.id == id).values(touched=time.time()))  # one after the other
            same = and_(seats.c.match == id, seats.c.seat == was.seat, seats.c.kind == was.kind, seats.c.token == was.token)
            if not connection.execute(update(seats).where(same).values(**_seat_values(seat))).rowcount:
                return False
            if visitor:
                connection.execute(insert(sitters).values(match=id, seat=seat.seat, visitor=visitor))
            free = select(seats.c.seat).where(and_(seats.c.match == id, seats.c.kind == rows.OPEN)).exists()
            waiting = and_(matches.c.id == id, matches.c.state == rows.WAITING, ~free)
            connection.execute(update(matches).where(waiting).values(state=rows.RUNNING, asked=asked))
            return True

    def join(self, id: str, seat: int, visitor: str) -> None:
        """Let one more visitor act for a seat: the same person at another device."""
        row = {"match": id, "seat": seat, "visitor": visitor}
        with self._writing() as connection:
            same = and_(*(sitters.c[name] == value for name, value in row.items()))
            if not connection.execute(select(func.count()).select_from(sitters).where(same)).scalar():
                connection.execute(insert(sitters).values(**row))

    def sitters(self, id: str) -> dict[int, list[str]]:
        """The visitors of each seat of a match."""
        found: dict[int, list[str]] = {}
        with self._reading() as connection:
            for seat, visitor in connection.execute(select(sitters.c.seat, sitters.c.visitor).where(sitters.c.match == id)):
                found.setdefault(seat, []).append(visitor)
        return found

    def looking(self, visitor: str, games: Collection[str], most: int = 20) -> list[MatchRow]:
        """Public tables of others that wait for players, the latest first."""
        own = select(sitters.c.match).where(and_(sitters.c.match == matches.c.id, sitters.c.visitor == visitor)).exists()
        return self._matches(and_(matches.c.state == rows.WAITING, matches.c.public, matches.c.game.in_(games), ~own), most)

    def of_visitor(self, visitor: str, games: Collection[str], page: int = 0) -> list[tuple[MatchRow, set[int]]]:
        """A page of a visitor's matches with the visitor's seats: where it is the visitor's turn first, then by state, then the latest."""
        turn = func.max(case((and_(matches.c.state == rows.RUNNING, matches.c.asked == sitters.c.seat), 1), else_=0))
        query = (
            select(matches.c.id)
            .join(sitters, sitters.c.match == matches.c.id)
            .where(and_(sitters.c.visitor == visitor, matches.c.game.in_(games)))
            .group_by(matches.c.id)
            .order_by(turn.desc(), case(rows.ORDER, value=matches.c.state), matches.c.touched.desc(), matches.c.id)
        )
        with self._reading() as connection:
            ids = list(connection.execute(query.limit(PAGE).offset(page * PAGE)).scalars())
            mine = and_(sitters.c.visitor == visitor, sitters.c.match.in_(ids))
            held: dict[str, set[int]] = {id: set() for id in ids}
            for id, seat in connection.execute(select(sitters.c.match, sitters.c.seat).where(mine)):
                held[id].add(seat)
        found = {row.id: row for row in self._matches(matches.c.id.in_(ids), PAGE)}
        return [(found[id], held[id]) for id in ids if id in found]

    def played_by(self, visitor: str, games: Collection[str], most: int) -> list[Played]:
        """The matches that a visitor has played to their end, the latest first, with what judges said of them; so many at most."""
        over = and_(sitters.c.visitor == visitor, matches.c.state == rows.OVER, matches.c.game.in_(games))
        query = select(matches.c.id).join(sitters, sitters.c.match == matches.c.id).where(over).group_by(matches.c.id)
        with self._reading() as connection:
            ids = list(connection.execute(query.order_by(matches.c.touched.desc(), matches.c.id).limit(most)).scalars())
            sat = connection.execute(select(sitters.c.match, sitters.c.seat, sitters.c.visitor).where(sitters.c.match.in_(ids))).all()
            judged = connection.execute(select(reviews.c.match, reviews.c.data).where(reviews.c.match.in_(ids))).all()
        who: dict[str, dict[int, list[str]]] = {id: {} for id in ids}
        for id, seat, sitter in sat:
            who[id].setdefault(seat, []).append(sitter)
        said = {id: str(data) for id, data in judged}
        found = self._matches(matches.c.id.in_(ids), most)
        return [Played(row, who[row.id], said.get(row.id)) for row in found]

    def count_of_visitor(self, visitor: str, games: Collection[str]) -> int:
        """How many matches a visitor has."""
        query = select(func.count(sitters.c.match.distinct())).join(matches, sitters.c.match == matches.c.id)
        with self._reading() as connection:
            found = connection.execute(query.where(and_(sitters.c.visitor == visitor, matches.c.game.in_(games)))).scalar()
        return int(found or 0)


@contextmanager
def _in_words() -> Iterator[None]:
    """Say in words what is wrong with the database; a rule of the schema that was broken is for the caller."""
    try:
        yield
    except IntegrityError:
        raise
    except DataError:
        raise InputError("this holds a letter or a number that cannot be stored") from None
    except SQLAlchemyError as error:
        log.error("the database failed", extra={"reason": _reason(error)})
        raise StoreFailed("the café cannot reach its storage now; nothing that was stored is lost, try again in a moment") from error


def _reason(error: SQLAlchemyError) -> str:
    return " ".join(str(getattr(error, "orig", None) or error).split())


def engine_for(url: str) -> Engine:
    """Who speaks with this database; nothing is opened yet."""
    try:
        parts = make_url(url)
        if parts.get_backend_name() == "postgresql":
            more = {name: value for name, value in POSTGRES.items() if name not in parts.query}
            engine = create_engine(parts, pool_pre_ping=True, connect_args=more)
            event.listen(engine, "connect", _prepare_postgres)
            return engine
        engine = create_engine(parts)
    except ArgumentError as error:
        raise InputError(f"this is no database that the café knows: {_reason(error)}") from None
    except ImportError as error:
        raise InputError(f"the database's driver is missing ({error}); for PostgreSQL: pip install 'cosmocafe[postgres]'") from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, record: Any) -> None:
    pragmas = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
    _say_first(connection, [f"PRAGMA {pragma}" for pragma in pragmas])


def _prepare_postgres(connection: Any, record: Any) -> None:
    """Whoever waits too long is told so, instead of keeping the whole café waiting."""
    waits = {"lock_timeout": "5s", "statement_timeout": "10s", "idle_in_transaction_session_timeout": "60s"}
    _say_first(connection, [f"SET {name} = '{value}'" for name, value in waits.items()])


def _say_first(connection: Any, commands: list[str]) -> None:
    try:
        for command in commands:
            connection.execute(command)
        connection.commit()
    except BaseException:
        connection.close()  # nobody else would
        raise


def _line_values(id: str, line: int, given: list[Line], now: float) -> list[_Values]:
    return [
        {"match": id, "line": n, "previous": n - 1 if n else None, "seat": one.seat, "answer": one.answer, "at": now}
        for n, one in enumerate(given, start=line)
    ]


def _moved_on(one: Appended, now: float) -> _Values:
    return {"its_id": one.match, "its_touched": now, **{f"its_{name}": value for name, value in _standing_values(one.standing).items()}}


def _standing_values(standing: Standing) -> _Values:
    return _written(msgspec.structs.asdict(standing))


def _match_values(row: MatchRow) -> _Values:
    values = {name: getattr(row, name) for name in row.__struct_fields__ if name not in ("seats", "standing")}
    return {**_written(values), **_standing_values(row.standing)}


def _written(values: _Values) -> _Values:
    return {name: json.dumps(value) if name in JSON and value is not None else value for name, value in values.items()}


def _match_row(stored: _Values, places: list[SeatRow]) -> MatchRow:
    values = {name: json.loads(value) if name in JSON and value is not None else value for name, value in stored.items()}
    standing = Standing(*(values.pop(name) for name in Standing.__struct_fields__))
    return MatchRow(**values, standing=standing, seats=places)


def _seat_values(seat: SeatRow) -> _Values:
    return msgspec.structs.asdict(seat)
