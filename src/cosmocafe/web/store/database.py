"""How the café speaks with its database: SQLite or PostgreSQL, brought up to date, and what is wrong with it in words."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from alembic import command as alembic
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import ColumnElement, Connection, Engine, Float, cast, create_engine, event, func, literal
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, SQLAlchemyError

from cosmocafe.core import system
from cosmocafe.core.errors import CafeError, InputError

log = logging.getLogger(__name__)
MIGRATIONS = Path(__file__).parent / "migrations"
POSTGRES = {"connect_timeout": 5, "tcp_user_timeout": 5_000, "keepalives_idle": 10, "keepalives_interval": 3, "keepalives_count": 3}
WAITS = {"lock_timeout": "2s", "statement_timeout": "5s", "idle_in_transaction_session_timeout": "5s"}  # of PostgreSQL
ALONE = {  # a migration is done whole or not at all, and by one café at a time; sqlite3 would begin no transaction for a change of schema
    "sqlite": ["BEGIN IMMEDIATE"],
    "postgresql": [
        "SET LOCAL statement_timeout = 0",
        "SET LOCAL lock_timeout = 0",
        "SELECT pg_advisory_xact_lock(hashtext('cosmocafe schema'))",
    ],
}


class StoreFailed(CafeError):
    """The database is locked, full, read-only or gone."""


class StoreLost(StoreFailed):
    """The line to the database broke: whether the last thing said was done is not known."""


def is_shared(engine: Engine) -> bool:
    """Whether any number of processes may serve this database."""
    return engine.dialect.name == "postgresql"


def held(url: str) -> IO[str] | None:
    """The lock file of an SQLite database, held by this café alone; None where many may come."""
    parts = make_url(url)
    if parts.get_backend_name() != "sqlite" or parts.database in (None, "", ":memory:"):
        return None
    try:
        lock = system.hold(Path(f"{os.path.realpath(parts.database)}.lock"))  # a file may have several names
    except OSError as error:
        raise InputError(f"the database {url} cannot be opened: {error}") from None
    if lock is None:
        why = "another café has it open; one process serves an SQLite file, any number of them a PostgreSQL"
        raise InputError(f"the database {parts.database} cannot be opened: {why}")
    return lock


def migrate(engine: Engine, version: str) -> None:
    """Bring the schema to a version, up or down."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    try:
        with engine.begin() as connection:
            for command in ALONE.get(engine.dialect.name, ()):
                connection.exec_driver_sql(command)
            config.attributes["connection"] = connection
            (alembic.upgrade if version == "head" else alembic.downgrade)(config, version)
    except SQLAlchemyError as error:
        raise InputError(f"the database {engine.url.render_as_string()} cannot be opened: {_reason(error)}") from None
    except CommandError as error:
        why = f"it was written by a newer Cosmocafé, or is no café's ({error}); update, or name another one"
        raise InputError(f"the database {engine.url.render_as_string()} cannot be opened: {why}") from None


def moment(engine: Engine) -> ColumnElement[float]:
    """Now, by the clock that all processes go by."""
    return cast(func.extract("epoch", func.clock_timestamp()), Float) if is_shared(engine) else literal(time.time())


@contextmanager
def at_once(engine: Engine) -> Iterator[Connection]:
    """For single statements: each is done when it returns, without a word before and after it."""
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        yield connection


@contextmanager
def as_of_now(engine: Engine) -> Iterator[Connection]:
    """For several questions: all of them are answered as of one moment, whatever others write meanwhile."""
    with engine.connect() as connection:
        yield connection.execution_options(isolation_level="REPEATABLE READ") if is_shared(engine) else connection


@contextmanager
def in_words() -> Iterator[None]:
    """Say in words what is wrong with the database; a rule of the schema that was broken is for the caller."""
    try:
        yield
    except IntegrityError:
        raise
    except DataError:
        raise InputError("this holds a letter or a number that cannot be stored") from None
    except SQLAlchemyError as error:
        log.error("the database failed", extra={"reason": _reason(error)})
        kind = StoreLost if _is_lost(error) else StoreFailed
        raise kind("the café cannot reach its storage now; nothing that was stored is lost, try again in a moment") from error


class Transactions:
    """A part of what is kept, each of whose methods is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    @contextmanager
    def _connected(self) -> Iterator[Connection]:
        with in_words(), self._engine.begin() as connection:
            yield connection


def _is_lost(error: SQLAlchemyError) -> bool:
    """Whether nobody is at the other end any more; a database that still speaks gives every error a state."""
    return isinstance(error, DBAPIError) and (error.connection_invalidated or getattr(error.orig, "sqlstate", "") is None)


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
    _say_first(connection, [f"SET {name} = '{value}'" for name, value in WAITS.items()])


def _say_first(connection: Any, commands: list[str]) -> None:
    try:
        for command in commands:
            connection.execute(command)
        connection.commit()
    except BaseException:
        connection.close()  # nobody else would
        raise
