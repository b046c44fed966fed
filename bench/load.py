"""People at many tables at once: how long does it take from an answer to the other player's new picture?

    python -m bench.load --matches 100 --seconds 30

Starts a café on 127.0.0.1 with a database of its own, seats two people at every table and lets each think for about a second,
over the same socket and with the same messages as the page. Prints latencies, errors and the server's memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.cookiejar import Cookie, CookieJar
from pathlib import Path
from typing import Any, NamedTuple

import httpx2
from websockets.asyncio.client import ClientConnection, connect

LINK = re.compile(r'data-copy="(/sit/[\w-]+)')
OPTION = re.compile(r'data-answer="(\d+)"')
SITTING_DOWN = 10  # seconds
THINKING = (0.7, 1.3)  # seconds, one on the average


class NoCookies(CookieJar):
    """Everybody who comes is new."""

    def set_cookie(self, cookie: Cookie) -> None:
        """Forget it at once."""


class Given(NamedTuple):
    """When an answer was given, and by whom."""

    at: float
    who: int


@dataclass
class Tally:
    """What was measured."""

    counts_from: float
    pictures: list[float] = field(default_factory=list)
    stored: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    bytes: int = 0
    busy_before: float = 0
    matches: int = 0

    def report(self, seconds: float, memory: float, busy: float) -> dict[str, Any]:
        """The numbers that matter."""
        return {
            "answers": len(self.pictures),
            "answers_per_second": round(len(self.pictures) / seconds, 1),
            "picture_ms": percentiles(self.pictures),
            "stored_ms": percentiles(self.stored),
            "errors": len(self.refused),
            "kinds_of_errors": sorted(set(self.refused)),
            "matches_begun": self.matches,
            "megabytes_sent": round(self.bytes / 1e6, 1),
            "server_memory_mib": round(memory),
            "server_cpu_ms_per_answer": round(1000 * busy / max(1, len(self.pictures)), 1),
        }


def cookie(response: httpx2.Response) -> str:
    """The cookie that makes a new visitor."""
    return response.headers["set-cookie"].partition(";")[0]


def percentiles(seconds: list[float]) -> dict[str, float]:
    """Middle, 95th percentile and worst, in milliseconds."""
    ordered = sorted(seconds) or [float("nan")]
    picked = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {name: round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1) for name, share in picked.items()}


class Table:
    """Two people at a table."""

    def __init__(self, address: str, game: str, tally: Tally, seed: int) -> None:
        self.address, self.game, self.tally, self.rng = address, game, tally, random.Random(seed)  # noqa: S311
        self.given: dict[int, Given] = {}

    async def play(self, web: httpx2.AsyncClient, until: float) -> None:
        """Match after match, until the time is over."""
        await asyncio.sleep(self.rng.uniform(0, 3))
        while time.monotonic() < until - 1:
            made = await web.post(f"{self.address}/new/{self.game}", data={"players": "2", "seat-0": "me", "seat-1": "friend"})
            path, ann = made.headers["location"], {"cookie": cookie(made)}
            link = LINK.findall((await web.get(self.address + path, headers=ann)).text)[0]
            tom = {"cookie": cookie(await web.post(self.address + link, data={"name": "Tom"}))}
            self.tally.matches += 1
            self.given.clear()
            await asyncio.gather(*(self.sit(path, who, person["cookie"], until) for who, person in enumerate((ann, tom))))

    async def sit(self, path: str, who: int, visitor: str, until: float) -> None:
        """One person with a page open."""
        url = self.address.replace("http", "ws") + path + "/socket"
        async with connect(url, additional_headers={"cookie": visitor}, max_size=None, compression=None) as page:
            try:
                async with asyncio.timeout(until - time.monotonic()), asyncio.TaskGroup() as thoughts:
                    await self.watch(page, who, thoughts)
            except TimeoutError:
                return

    async def watch(self, page: ClientConnection, who: int, thoughts: asyncio.TaskGroup) -> None:
        """Look at every picture, think, answer, until the match is over."""
        options: list[int] = []
        thinking: asyncio.Task[None] | None = None
        async for text in page:
            self.tally.bytes += len(text)
            said: dict[str, Any] = json.loads(text)
            if said["type"] == "refused":
                self.tally.refused.append(said["code"])
            elif said["type"] == "stored" and said["number"] in self.given:
                self.count(self.tally.stored, self.given[said["number"]])
            elif said["type"] == "table":
                if "question" in said["parts"]:
                    options = [int(number) for number in OPTION.findall(said["parts"]["question"])]
                given = self.given.get(said["number"])
                if given is not None and given.who != who and "board" in said["parts"]:
                    self.count(self.tally.pictures, given)
                if said["over"]:
                    return
                if said["mine"] and (thinking is None or thinking.done()):
                    thinking = thoughts.create_task(self.think(page, who, said["number"], options))

    def count(self, where: list[float], given: Given) -> None:
        """Note how long it took, once everybody is at a table."""
        if given.at > self.tally.counts_from:
            where.append(time.monotonic() - given.at)

    async def think(self, page: ClientConnection, who: int, number: int, options: list[int]) -> None:
        """Look at the board, think for about a second, answer."""
        await asyncio.sleep(self.rng.uniform(*THINKING) / 2)
        await page.send(json.dumps({"type": "ahead", "number": number}))
        await asyncio.sleep(self.rng.uniform(*THINKING) / 2)
        self.given[number + 1] = Given(time.monotonic(), who)
        await page.send(json.dumps({"type": "answer", "number": number, "answers": [self.rng.choice(options)]}))


class Running(NamedTuple):
    """A café in a process of its own."""

    address: str
    pid: int
    db: Path
    log: Path


@contextmanager
def cafe(*games: str, **more: str) -> Iterator[Running]:
    """A café on this machine with a database of its own; everybody calls from here, so that nobody may be slowed down."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = {"COSMOCAFE_GAMES": ",".join(games), "COSMOCAFE_TABLES_PER_MINUTE": "100000", "COSMOCAFE_COMPILE": "0"}
    environment |= {"COSMOCAFE_REQUESTS_PER_SECOND": "10000", "COSMOCAFE_SOCKETS_PER_ADDRESS": "10000", **more}
    with tempfile.TemporaryDirectory() as folder:
        db, written = Path(folder) / "cafe.db", Path(folder) / "log"
        command = [sys.executable, "-m", "cosmocafe", "serve", "--port", str(port), "--db", str(db)]
        with open(written, "wb") as log:
            process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=log, stderr=log)  # noqa: S603
        try:
            wait_for(f"http://127.0.0.1:{port}/healthz")
            yield Running(f"http://127.0.0.1:{port}", process.pid, db, written)
        finally:
            process.terminate()
            process.wait(20)


def wait_for(url: str) -> None:
    """Wait until the café is open."""
    for _ in range(300):
        try:
            httpx2.get(url)
            return
        except httpx2.TransportError:
            time.sleep(0.1)
    raise SystemExit("the café did not open within 30 seconds")


def memory(pid: int) -> float:
    """The memory of a process in MiB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(re.findall(r"VmHWM:\s+(\d+) kB", status)[0]) / 1024


def busy(pid: int) -> float:
    """The processor time of a process in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def load(address: str, pid: int, game: str, matches: int, seconds: float) -> Tally:
    """Let everybody play; the first seconds, in which all sit down, are not counted."""
    now = time.monotonic()
    tally = Tally(now + SITTING_DOWN)
    asyncio.get_running_loop().call_later(SITTING_DOWN, lambda: setattr(tally, "busy_before", busy(pid)))
    tables = [Table(address, game, tally, seed) for seed in range(matches)]
    async with httpx2.AsyncClient(timeout=60, cookies=NoCookies()) as web:
        await asyncio.gather(*(table.play(web, now + SITTING_DOWN + seconds) for table in tables))
    return tally


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Play many matches at once against a café on this machine.")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--game", default="star_stations")
    given = parser.parse_args()
    with cafe(given.game) as running:
        tally = asyncio.run(load(running.address, running.pid, given.game, given.matches, given.seconds))
        print(json.dumps(tally.report(given.seconds, memory(running.pid), busy(running.pid) - tally.busy_before), indent=1))


if __name__ == "__main__":
    main()
