"""A café that has many matches: how long until it is open, and until pages come that look for matches?

    python -m bench.stored --matches 100000

Fills a database with finished, running and waiting matches, by rows; then starts a café with it.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx2

from cosmocafe.core.found import find_game
from cosmocafe.web.store import Store

from .load import busy, cafe, memory

GAME = "stardust_coffee"
LINES = 8  # of each match
STATES = ("over",) * 96 + ("running",) * 3 + ("waiting",)


def fill(file: Path, matches: int) -> None:
    """So many matches, as rows."""
    Store(f"sqlite:///{file}").close()
    game, rng, now = find_game(GAME), random.Random(1), time.time()  # noqa: S311
    box = game.fingerprint(game.new_box(2))
    with sqlite3.connect(file) as rows:
        rows.execute("PRAGMA synchronous=OFF")
        states = [rng.choice(STATES) for _ in range(matches)]
        rows.executemany(
            "INSERT INTO matches (id, game, rules, box, seed, state, public, places, created, touched, version,"
            " players, agreed, hints, asked) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 2, '{}', 1, -1)",
            (
                (
                    f"m{n}",
                    GAME,
                    game.version,
                    box,
                    f"seed {n}",
                    state,
                    state == "waiting",
                    "[1, 2]" if state == "over" else None,
                    now - n,
                    now - n,
                    LINES,
                )
                for n, state in enumerate(states)
            ),
        )
        rows.executemany("INSERT INTO seats (match, seat, kind, name, token) VALUES (?, ?, 'person', ?, ?)", _seats(matches))
        rows.executemany(
            "INSERT INTO sitters (match, seat, visitor) VALUES (?, ?, ?)",
            ((f"m{n}", s, f"v{rng.randrange(5000)}") for n in range(matches) for s in (0, 1)),
        )
        rows.executemany("INSERT INTO answers (match, line, previous, seat, answer, at) VALUES (?, ?, ?, 0, 1, ?)", _lines(matches, now))
    rows.close()


def _seats(matches: int) -> Iterator[tuple[str, int, str, str]]:
    return ((f"m{n}", seat, f"Person {seat}", f"t{n}-{seat}") for n in range(matches) for seat in (0, 1))


def _lines(matches: int, now: float) -> Iterator[tuple[str, int, int | None, float]]:
    return ((f"m{n}", line, line - 1 if line else None, now) for n in range(matches) for line in range(LINES))


def asked(address: str, path: str) -> float:
    """Seconds until a page has come."""
    began = time.monotonic()
    httpx2.get(address + path, timeout=60).raise_for_status()
    return round(time.monotonic() - began, 3)


def measured(file: Path) -> dict[str, float]:
    """Start a café with this database and ask for pages."""
    began = time.monotonic()
    with cafe(GAME, db=str(file)) as running:
        opened, used = time.monotonic() - began, busy(running.pid)
        pages = {path: asked(running.address, path) for path in ("/", "/my-games", "/healthz")}
        return {"seconds_to_open": round(opened, 2), "cpu_seconds_to_open": round(used, 2), **pages, "mib": round(memory(running.pid))}


def main() -> None:
    """Fill, start, print."""
    parser = argparse.ArgumentParser(description="Start a café that has many matches.")
    parser.add_argument("--matches", type=int, default=100_000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        many = Path(folder) / "many.db"
        fill(many, given.matches)
        print(
            json.dumps(
                {"matches": given.matches, "megabytes": round(many.stat().st_size / 1e6), **measured(many), "load": os.getloadavg()[0]}
            )
        )


if __name__ == "__main__":
    main()
