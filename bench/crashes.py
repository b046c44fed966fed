"""Kill a café a hundred times in the midst of fifty matches: is anything lost, is anything stored twice?

    python -m bench.crashes --kills 100 --matches 50 --database sqlite
    python -m bench.crashes --kills 100 --matches 50 --database postgres

People and bots play over the same sockets as the page's; the café's process is ended with SIGKILL at random moments and started again.
SQLite lies in a temporary folder; PostgreSQL is a cluster of its own in a temporary folder, which waits for the disk as any other does.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.web.crashing import Crashes
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


def main() -> None:
    """Kill, compare, print."""
    parser = argparse.ArgumentParser(description="Kill a café again and again in the midst of many matches.")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    given = parser.parse_args()
    began = time.monotonic()
    with database(given.database) as url:
        tally = Crashes(url, given.matches).run(given.kills)
    print(f"{given.database}: {tally}, {time.monotonic() - began:.0f} s")
    if tally.lost or tally.doubled:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
