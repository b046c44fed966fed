"""`/metrics` for Prometheus: a fixed number of rows, without a name of anybody, for this machine or whoever has the token."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import ipaddress
import time
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from .cafe import Cafe
from .guards import refused
from .rooms.counts import BOUNDS, COUNTED, TIMED

PREFIX = "cosmocafe_"
EVERY = 2.0  # seconds between two notes of a worker for the others
TYPE = "text/plain; version=0.0.4; charset=utf-8"
NOW = {
    "tables": "Tables in memory",
    "sockets": "Pages that are open",
    "stuck": "Pieces of work that have gone on for too long",
    "deaf": "1 while other processes cannot be heard",
    "bots_taken_over": "Tables whose bots another process left behind",
    "loop_lag_seconds": "How late the event loop was last",
}


async def metrics(request: Request) -> Response:
    """What the café counts of itself; with several workers, what all of them do."""
    cafe: Cafe = request.app.state.cafe
    if not _may(request, cafe.settings.metrics_token):
        return refused(
            403, "token", "metrics are for this machine, or for who sends COSMOCAFE_METRICS_TOKEN as `Authorization: Bearer TOKEN`"
        )
    rows = [*rows_of(cafe), *_of_others(cafe)]
    return PlainTextResponse("\n".join([*_heads(), *sorted(rows)]) + "\n", media_type=TYPE)


def _may(request: Request, token: str) -> bool:
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token:
        return hmac.compare_digest(given.encode(), token.encode())
    with contextlib.suppress(ValueError):
        return request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    return False


def _heads() -> Iterator[str]:
    kinds = [(COUNTED, "counter", "_total"), (TIMED, "histogram", "_seconds"), (NOW, "gauge", "")]
    for names, kind, ending in kinds:
        for name, meaning in names.items():
            yield f"# HELP {PREFIX}{name}{ending} {meaning}."
            yield f"# TYPE {PREFIX}{name}{ending} {kind}"


def rows_of(cafe: Cafe) -> list[str]:
    """The rows of this process."""
    label, counts = f'worker="{cafe.settings.worker}"', cafe.crew.counts
    rows = [f"{PREFIX}{name}_total{{{label}}} {counts.counted[name]}" for name in COUNTED]
    for name in TIMED:
        upto = [*accumulate(counts.within[name])]
        for bound, count in zip([*map(str, BOUNDS), "+Inf"], upto, strict=True):
            rows.append(f'{PREFIX}{name}_seconds_bucket{{{label},le="{bound}"}} {count}')
        rows.append(f"{PREFIX}{name}_seconds_sum{{{label}}} {counts.sums[name]:.6f}")
        rows.append(f"{PREFIX}{name}_seconds_count{{{label}}} {upto[-1]}")
    return rows + [f"{PREFIX}{name}{{{label}}} {value:g}" for name, value in _now(cafe).items()]


def _now(cafe: Cafe) -> dict[str, float]:
    return {
        "tables": len(cafe.tables.live),
        "sockets": sum(cafe.sockets.values()),
        "stuck": cafe.crew.stuck,
        "deaf": float(cafe.store.sharing is not None and cafe.news.is_deaf),
        "bots_taken_over": cafe.bots.duty.taken_over,
        "loop_lag_seconds": cafe.crew.lag,
    }


def _of_others(cafe: Cafe) -> Iterator[str]:
    """What the other workers noted last."""
    if not cafe.settings.metrics_folder:
        return
    for note in Path(cafe.settings.metrics_folder).glob("*.prom"):
        if note.stem != cafe.settings.worker:
            with contextlib.suppress(OSError):
                yield from note.read_text().splitlines()


async def keep_noting(cafe: Cafe) -> None:
    """Look at the clock, and note what this worker counts for whoever asks another one."""
    while True:
        before = time.monotonic()
        await asyncio.sleep(EVERY)
        cafe.crew.lag = max(0.0, time.monotonic() - before - EVERY)
        if cafe.settings.metrics_folder:
            await cafe.crew.read(_note, Path(cafe.settings.metrics_folder), cafe.settings.worker, "\n".join(rows_of(cafe)))


def _note(folder: Path, worker: str, text: str) -> None:
    with contextlib.suppress(OSError):
        new = folder / f"{worker}.new"
        new.write_text(text)
        new.replace(folder / f"{worker}.prom")
