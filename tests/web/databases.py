"""The databases that a café can stand on, and how each of them fails: locked, full, read-only, gone."""

from __future__ import annotations

import contextlib
import itertools
import os
import pwd
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy import Engine, event

Fault = Callable[[Engine], AbstractContextManager[None]]
IMPATIENT = 200  # milliseconds to wait for a lock, instead of seconds
BALLAST = "ballast"
HOW_TO_INSTALL = "PostgreSQL is missing: as root, apt-get install postgresql"


@contextmanager
def told(engine: Engine, command: str, afterwards: str) -> Iterator[None]:
    """Say this to the database at the beginning of every transaction, and something else afterwards: each connection must hear it."""
    now = command

    def say(connection: Any) -> None:
        connection.exec_driver_sql(now)

    event.listen(engine, "begin", say)
    try:
        yield
    finally:
        now = afterwards


class Sqlite:
    """A file."""

    def __init__(self, file: Path) -> None:
        self.file, self.url = file, f"sqlite:///{file}"

    @property
    def faults(self) -> dict[str, Fault]:
        """What can go wrong with it."""
        return {"locked": self.locked, "full": self.full, "read-only": self.read_only}

    @contextmanager
    def locked(self, engine: Engine) -> Iterator[None]:
        """Another program writes and does not end."""
        impatient = told(engine, f"PRAGMA busy_timeout={IMPATIENT}", "PRAGMA busy_timeout=5000")
        with impatient, contextlib.closing(sqlite3.connect(self.file)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.rollback()

    @contextmanager
    def full(self, engine: Engine) -> Iterator[None]:
        """No page can be added, and none is free."""
        with engine.begin() as connection:
            connection.exec_driver_sql("CREATE TABLE ballast (stuff BLOB)")
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
            free = connection.exec_driver_sql("PRAGMA freelist_count").scalar()
            connection.exec_driver_sql("INSERT INTO ballast VALUES (zeroblob(?))", (4096 * (free or 0),))
        with told(engine, f"PRAGMA max_page_count={pages}", "PRAGMA max_page_count=1000000000"):
            yield
        with engine.begin() as connection:
            connection.exec_driver_sql("DROP TABLE ballast")

    @contextmanager
    def read_only(self, engine: Engine) -> Iterator[None]:
        """Nothing can be written."""
        with told(engine, "PRAGMA query_only=ON", "PRAGMA query_only=OFF"):
            yield


class Cluster:
    """A PostgreSQL of our own in a temporary folder, run by an unprivileged user, reached by a socket in that folder."""

    def __init__(self, durable: bool = False) -> None:
        self.durable = durable
        self.folder = Path(tempfile.mkdtemp(prefix="cafe-pg-"))
        self.user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
        if os.geteuid() == 0:
            shutil.chown(self.folder, self.user)
        self._names = itertools.count()
        self._run("initdb", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--no-sync", "-D", self._data)
        self.start()

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _run(self, program: str, *arguments: str) -> None:
        # root may not run PostgreSQL; whoever else is here runs it as himself
        other: dict[str, Any] = {"user": self.user, "group": self.user, "extra_groups": []} if os.geteuid() == 0 else {}
        subprocess.run(  # noqa: S603  found by found()
            [str(Path(found() or "") / program), *arguments], check=True, stdout=subprocess.DEVNULL, cwd=self.folder, **other
        )

    def start(self) -> None:
        """Let it run."""
        # only the café and the cluster are stopped here, never the machine, so nothing needs to wait for the disk
        settings = f"-c listen_addresses= -c unix_socket_directories={self.folder} -c fsync={'on' if self.durable else 'off'}"
        self._run("pg_ctl", "-D", self._data, "-w", "-s", "-l", str(self.folder / "log"), "-o", settings, "start")

    def stop(self, how: str = "immediate") -> None:
        """Stop it as if the power went out, or otherwise."""
        self._run("pg_ctl", "-D", self._data, "-w", "-s", "-m", how, "stop")

    def remove(self) -> None:
        """Stop it and leave no trace."""
        with contextlib.suppress(subprocess.CalledProcessError):
            self.stop()
        shutil.rmtree(self.folder)

    def connect(self, database: str = "postgres") -> psycopg.Connection[Any]:
        """A connection beside the café's."""
        return psycopg.connect(host=str(self.folder), user="postgres", dbname=database, autocommit=True)

    def new_database(self, tablespace: str = "pg_default") -> Postgres:
        """An empty database."""
        name = f"cafe{next(self._names)}"
        with self.connect() as connection:
            connection.execute(f"CREATE DATABASE {name} TABLESPACE {tablespace}")
        return Postgres(self, name)

    @contextmanager
    def small_disk(self, megabytes: int = 16) -> Iterator[Postgres]:
        """A database on a disk of its own that is soon full; only root can make one."""
        disk = self.folder / "disk"
        disk.mkdir()
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(disk)], check=True)  # noqa: S603, S607
        try:
            (disk / "space").mkdir()
            shutil.chown(disk / "space", self.user)
            with self.connect() as connection:
                connection.execute(f"CREATE TABLESPACE small LOCATION '{disk / 'space'}'")
            database = self.new_database("small")
            database.disk = disk
            yield database
            with self.connect() as connection:
                connection.execute(f"DROP DATABASE {database.name} WITH (FORCE)")
                connection.execute("DROP TABLESPACE small")
        finally:
            subprocess.run(["umount", "-l", str(disk)], check=True)  # noqa: S603, S607
            disk.rmdir()


class Postgres:
    """A database of a cluster."""

    disk: Path | None = None

    def __init__(self, cluster: Cluster, name: str) -> None:
        self.cluster, self.name = cluster, name
        self.url = f"postgresql+psycopg://postgres@/{name}?host={cluster.folder}"

    @property
    def faults(self) -> dict[str, Fault]:
        """What can go wrong with it."""
        return {"locked": self.locked, "full": self.full, "read-only": self.read_only, "cut": self.cut, "stopped": self.stopped}

    @contextmanager
    def locked(self, engine: Engine) -> Iterator[None]:
        """Another program has locked what we write to."""
        impatient = told(engine, f"SET LOCAL lock_timeout = {IMPATIENT}", "SET LOCAL lock_timeout = '2s'")
        with impatient, self.cluster.connect(self.name) as other, other.transaction():
            other.execute("LOCK TABLE matches, keepsakes, answers IN SHARE MODE")
            yield

    @contextmanager
    def full(self, engine: Engine) -> Iterator[None]:
        """Its disk is full."""
        assert self.disk is not None
        ballast = self.disk / BALLAST
        with contextlib.suppress(OSError), open(ballast, "wb", buffering=0) as file:
            while True:
                file.write(b"x" * 4096)
        yield
        ballast.unlink()

    @contextmanager
    def read_only(self, engine: Engine) -> Iterator[None]:
        """Nothing can be written, as at a standby."""
        self._set_read_only("on")
        yield
        self._set_read_only("off")

    def _set_read_only(self, value: str) -> None:
        with self.cluster.connect() as connection:
            connection.execute(f"ALTER DATABASE {self.name} SET default_transaction_read_only = {value}")
        self.terminate()

    def terminate(self) -> None:
        """Cut every connection of the café."""
        with self.cluster.connect() as connection:
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (self.name,))

    @contextmanager
    def cut(self, engine: Engine) -> Iterator[None]:
        """Every connection is cut, and none can be made."""
        self._allow(False)
        self.terminate()
        yield
        self._allow(True)

    def _allow(self, allowed: bool) -> None:
        with self.cluster.connect() as connection:
            connection.execute(f"ALTER DATABASE {self.name} ALLOW_CONNECTIONS {allowed}")

    @contextmanager
    def stopped(self, engine: Engine) -> Iterator[None]:
        """The whole cluster goes down and comes back."""
        self.cluster.stop()
        yield
        self.cluster.start()


def found() -> str | None:
    """The folder of PostgreSQL's programs; Debian keeps them out of the way."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name), reverse=True)
    named = shutil.which("initdb")
    return next((str(path) for path in folders if (path / "initdb").exists()), str(Path(named).parent) if named else None)
