"""Kill a café a hundred times in the midst of fifty matches: is anything lost, is anything stored twice?

    python -m bench.crashes --kills 100 --matches 50 --database sqlite
    python -m bench.crashes --kills 100 --matches 50 --database postgres
    python -m bench.crashes --kills 100 --matches 24 --processes 3
    python -m bench.crashes --kills 20 --matches 24 --processes 2 --what database
    python -m bench.crashes --kills 100 --matches 24 --processes 2 --what line

People and bots play over the same sockets as the page's; the café's process is ended with SIGKILL at random moments and started again.
With several processes (on PostgreSQL) one is killed while the others go on, or the database is restarted (`--what database`), or the line
between a process and the database is cut after a request and before its answer (`--what line`); people come back by way of another process.
SQLite lies in a temporary folder; PostgreSQL is a cluster of its own in a temporary folder, which waits for the disk as any other does.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.web.conftest import GAMES
from tests.web.crashing import Crashes
from tests.web.crowding import Crowd, kill_one
from tests.web.cutting import Line
from tests.web.databases import HOW_TO_INSTALL, Cluster, Sqlite, found


@contextmanager
def database(kind: str) -> Iterator[str]:
    """An empty database of this kind."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield Sqlite(Path(folder) / "cafe.db").url
        return
    if found() is None:
        raise SystemExit(HOW_TO_INSTALL)
    cluster = Cluster(durable=True)
    try:
        yield cluster.new_database().url
    finally:
        cluster.remove()


def several(what: str, times: int, people: int, processes: int) -> None:
    """The same with several processes on one PostgreSQL."""
    if found() is None:
        raise SystemExit(HOW_TO_INSTALL)
    began, cluster, lines = time.monotonic(), Cluster(durable=True), list[Line]()
    kept = cluster.new_database()

    def door(number: int) -> str:
        lines.append(Line(cluster.folder, kept.name))
        return lines[-1].url

    async def restart(crowd: Crowd) -> None:
        await asyncio.to_thread(cluster.stop, crowd.rng.choice(("immediate", "fast")))
        await asyncio.to_thread(cluster.start)

    async def cut(crowd: Crowd) -> None:
        crowd.rng.choice(lines).cut(crowd.rng.randrange(1, 6))

    crowd = Crowd(kept.url, GAMES[:2], processes, people, doors=door if what == "line" else None)
    try:
        crowd.open()
        tally = asyncio.run(crowd.play({"process": kill_one, "database": restart, "line": cut}[what], times))
    finally:
        crowd.close()
        for line in lines:
            line.close()
        cluster.remove()
    print(f"{processes} processes, {what}: {tally}, {time.monotonic() - began:.0f} s")
    if tally.lost or tally.doubled:
        raise SystemExit(1)


def main() -> None:
    """Kill, compare, print."""
    parser = argparse.ArgumentParser(description="Kill a café again and again in the midst of many matches.")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--what", choices=("process", "database", "line"), default="process")
    given = parser.parse_args()
    began = time.monotonic()
    if given.processes > 1:
        several(given.what, given.kills, given.matches, given.processes)
        return
    with database(given.database) as url:
        tally = Crashes(url, given.matches).run(given.kills)
    print(f"{given.database}: {tally}, {time.monotonic() - began:.0f} s")
    if tally.lost or tally.doubled:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
