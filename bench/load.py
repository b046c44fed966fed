"""People at many tables at once: how long does it take from an answer to the other player's new picture?

    python -m bench.load --matches 100 --seconds 30
    python -m bench.load --matches 40 --answers 2000 --thinking 0.1

Starts a café on 127.0.0.1 with a database of its own, seats people at every table and lets each think for about a second,
over the same socket and with the same messages as the page. Prints latencies, errors, the server's memory and its processor time an
answer. On a machine where others work, count answers instead of seconds: what the server's processor does for them is the same.
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
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from http.cookiejar import Cookie, CookieJar
from pathlib import Path
from typing import Any, NamedTuple

import httpx2
from websockets.asyncio.client import ClientConnection, connect

from cosmocafe.core.found import find_game

LINK = re.compile(r'data-copy="(/sit/[\w-]+)')
OPTION = re.compile(r'data-answer="(\d+)"')
THINKING = (0.7, 1.3)  # of the average
AT_THE_DOOR = 8  # tables that are being put up at once: all of these people have one address, and the café bounds what comes from one


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

    counts_from: float = float("inf")
    pictures: list[float] = field(default_factory=list)
    stored: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    bytes: int = 0
    busy_before: float = 0
    busy: float = 0
    seconds: float = 0
    given: int = 0
    matches: int = 0

    def begin(self, busy: float) -> None:
        """Everybody is at a table: count from now on."""
        self.counts_from, self.busy_before = time.monotonic(), busy

    def end(self, busy: float) -> None:
        """It is over."""
        self.seconds, self.busy = time.monotonic() - self.counts_from, busy - self.busy_before

    def report(self, memory: float) -> dict[str, Any]:
        """The numbers that matter."""
        return {
            "answers": self.given,
            "answers_per_second": round(self.given / self.seconds, 1),
            "picture_ms": percentiles(self.pictures),
            "stored_ms": percentiles(self.stored),
            "errors": len(self.refused),
            "kinds_of_errors": sorted(set(self.refused)),
            "matches_begun": self.matches,
            "megabytes_sent": round(self.bytes / 1e6, 1),
            "server_memory_mib": round(memory),
            "server_cpu_ms_per_answer": round(1000 * self.busy / max(1, self.given), 2),
        }


class Wanted(NamedTuple):
    """How much is to be played: for so many seconds, or until so many answers were stored."""

    game: str
    matches: int
    seconds: float
    answers: int = 0
    thinking: float = 1.0
    ahead: bool = True


class House(NamedTuple):
    """How people come in: a few at a time, and nobody thinks before all have sat down."""

    door: asyncio.Semaphore
    all_here: asyncio.Event


def cookie(response: httpx2.Response) -> str:
    """The cookie that makes a new visitor."""
    return response.headers["set-cookie"].partition(";")[0]


def percentiles(seconds: list[float]) -> dict[str, float]:
    """Middle, 95th percentile and worst, in milliseconds."""
    ordered = sorted(seconds) or [float("nan")]
    picked = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {name: round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1) for name, share in picked.items()}


class Table:
    """Some people at a table; all of them have a page open, each perhaps at another process of the café."""

    def __init__(self, addresses: Sequence[str], wanted: Wanted, tally: Tally, house: House, seed: int) -> None:
        self.addresses, self.wanted, self.tally, self.house = addresses, wanted, tally, house
        self.rng = random.Random(seed)  # noqa: S311
        self.given: dict[int, Given] = {}
        self.sat_down = False

    async def play(self, web: httpx2.AsyncClient) -> None:
        """Match after match, until somebody says that it is enough."""
        await asyncio.sleep(self.rng.uniform(0, 3))
        while True:
            async with self.house.door:
                path, people = await self.seat_all(web)
            self.tally.matches += 1
            self.given.clear()
            await asyncio.gather(*(self.sit(path, who, person) for who, person in enumerate(people)))

    async def seat_all(self, web: httpx2.AsyncClient) -> tuple[str, list[str]]:
        """A new table with somebody at every seat: where it is, and their cookies."""
        game, address = find_game(self.wanted.game), self.addresses[0]
        players = max(2, game.players[0])
        seats = {"players": str(players), "seat-0": "me", **{f"seat-{seat}": "friend" for seat in range(1, players)}}
        made = await web.post(f"{address}/new/{game.id}", data=seats)
        if "location" not in made.headers:
            raise SystemExit(f"no table: {made.status_code} {made.text[-300:]}")
        path, people = made.headers["location"], [cookie(made)]
        page = await web.get(address + path, headers={"cookie": people[0]})
        for number, link in enumerate(dict.fromkeys(LINK.findall(page.text))):
            people.append(cookie(await web.post(address + link, data={"name": f"Tom {number}"})))
        return path, people

    async def sit(self, path: str, who: int, visitor: str) -> None:
        """One person with a page open."""
        url = self.addresses[who % len(self.addresses)].replace("http", "ws") + path + "/socket"
        opened = connect(url, additional_headers={"cookie": visitor}, max_size=None, compression=None)
        async with opened as page, asyncio.TaskGroup() as thoughts:
            await self.watch(page, who, thoughts)

    async def watch(self, page: ClientConnection, who: int, thoughts: asyncio.TaskGroup) -> None:
        """Look at every picture, think, answer, until the match is over."""
        options: list[int] = []
        thought_of = -1  # the question that was
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
                self.sat_down = True
                given = self.given.get(said["number"])
                if given is not None and given.who != who and "board" in said["parts"]:
                    self.count(self.tally.pictures, given)
                if said["over"]:
                    return
                if said["mine"] and said["number"] != thought_of:  # it may be drawn again before the answer is stored
                    thought_of = said["number"]
                    thoughts.create_task(self.think(page, who, thought_of, options))

    def count(self, where: list[float], given: Given) -> None:
        """Note how long it took, once everybody is at a table."""
        if given.at > self.tally.counts_from:
            self.tally.given += where is self.tally.stored
            where.append(time.monotonic() - given.at)

    async def think(self, page: ClientConnection, who: int, number: int, options: list[int]) -> None:
        """Look at the board, think, answer."""
        await self.house.all_here.wait()
        await asyncio.sleep(self.wanted.thinking * self.rng.uniform(*THINKING) / 2)
        if self.wanted.ahead:
            await page.send(json.dumps({"type": "ahead", "number": number}))
        await asyncio.sleep(self.wanted.thinking * self.rng.uniform(*THINKING) / 2)
        self.given[number + 1] = Given(time.monotonic(), who)
        await page.send(json.dumps({"type": "answer", "number": number, "answers": [self.rng.choice(options)]}))


class Running(NamedTuple):
    """A café in a process of its own."""

    address: str
    pid: int
    db: Path
    log: Path


@contextmanager
def cafe(*games: str, db: str = "", **more: str) -> Iterator[Running]:
    """A café on this machine with a database of its own; everybody calls from here, so that nobody may be slowed down."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = {
        "COSMOCAFE_GAMES": ",".join(games),
        "COSMOCAFE_TABLES_PER_MINUTE": "100000",
        "COSMOCAFE_COMPILE": "0",
        "COSMOCAFE_DEAL_WAIT": "0",
    }
    environment |= {"COSMOCAFE_REQUESTS_PER_SECOND": "10000", "COSMOCAFE_SOCKETS_PER_ADDRESS": "10000", **more}
    with tempfile.TemporaryDirectory() as folder:
        url, written = db or str(Path(folder) / "cafe.db"), Path(folder) / "log"
        command = [sys.executable, "-m", "cosmocafe", "serve", "--port", str(port), "--db", url]
        with open(written, "wb") as log:
            process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=log, stderr=log)  # noqa: S603
        try:
            wait_for(f"http://127.0.0.1:{port}/healthz")
            yield Running(f"http://127.0.0.1:{port}", process.pid, Path(url), written)
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


async def load(servers: Sequence[tuple[Sequence[str], int]], wanted: Wanted) -> Tally:
    """Let everybody play; what is done before all have sat down is not counted. `servers`: addresses of pages, and a process."""
    tally, house = Tally(), House(asyncio.Semaphore(AT_THE_DOOR), asyncio.Event())
    tables = [Table(servers[seed % len(servers)][0], wanted, tally, house, seed) for seed in range(wanted.matches)]
    async with httpx2.AsyncClient(timeout=60, cookies=NoCookies()) as web:
        playing = [asyncio.create_task(table.play(web)) for table in tables]
        while not all(table.sat_down for table in tables):
            await going_on(playing)
        house.all_here.set()
        await asyncio.sleep(1 + wanted.thinking)
        tally.begin(sum(busy(pid) for _, pid in servers))
        while tally.given < wanted.answers if wanted.answers else time.monotonic() < tally.counts_from + wanted.seconds:
            await going_on(playing)
        tally.end(sum(busy(pid) for _, pid in servers))
        for one in playing:
            one.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return tally


async def going_on(playing: list[asyncio.Task[None]]) -> None:
    """Wait a little; what went wrong at a table is told."""
    done, _ = await asyncio.wait(playing, timeout=0.05, return_when=asyncio.FIRST_EXCEPTION)
    for one in done:
        one.result()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Play many matches at once against a café on this machine.")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--answers", type=int, default=0, help="go on until so many answers were stored, instead of so many seconds")
    parser.add_argument("--thinking", type=float, default=1.0, help="seconds that everybody thinks on the average")
    parser.add_argument(
        "--no-ahead", action="store_true", help="nobody looks ahead: the café does so twice a second, however much is answered"
    )
    parser.add_argument("--processes", type=int, default=1, help="processes of the café; several share a PostgreSQL")
    parser.add_argument("--postgres", action="store_true", help="one process on PostgreSQL too, to compare with several")
    parser.add_argument("--apart", action="store_true", help="the people at one table open their pages at different processes")
    parser.add_argument("--idle", type=int, default=0, help="further pages that are open and do nothing")
    parser.add_argument("--game", default="star_stations")
    given = parser.parse_args()
    wanted = Wanted(given.game, given.matches, given.seconds, given.answers, given.thinking, not given.no_ahead)
    with several(given.processes, given.game, postgres=given.postgres) as running:
        servers = [([one.address], one.pid) for one in running]
        if given.apart:
            servers = [([one.address for one in running], one.pid) for one in running]
        with idle(running[0].address, given.game, given.idle) as opened:
            tally = asyncio.run(load(servers, wanted))
            report = {
                "game": given.game,
                "processes": given.processes,
                "idle_sockets": opened(),
                **tally.report(max(memory(one.pid) for one in running)),
            }
    print(json.dumps({**report, "load_of_the_machine": round(os.getloadavg()[0], 1)}, indent=1))


@contextmanager
def several(processes: int, game: str, *, postgres: bool = False) -> Iterator[list[Running]]:
    """One café on SQLite, or several processes of one on a PostgreSQL of their own."""
    if processes == 1 and not postgres:
        with cafe(game) as running:
            yield [running]
        return
    from tests.web.databases import Cluster

    cluster = Cluster(durable=True)
    try:
        url = cluster.new_database().url
        with ExitStack() as stack:
            yield [stack.enter_context(cafe(game, db=url)) for _ in range(processes)]
    finally:
        cluster.remove()


@contextmanager
def idle(address: str, game: str, sockets: int) -> Iterator[Callable[[], int]]:
    """So many pages that are open at one table in another process and do nothing; how many of them still are."""
    if not sockets:
        yield lambda: 0
        return
    command = [sys.executable, "-m", "bench.waiting", address, game, str(sockets)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)  # noqa: S603
    if process.stdin is None or process.stdout is None:
        raise SystemExit("the pages cannot be heard")
    print("open:", process.stdout.readline().strip(), file=sys.stderr)

    def still_open() -> int:
        print(file=process.stdin, flush=True)
        return int(process.stdout.readline())  # type: ignore[union-attr]

    try:
        yield still_open
    finally:
        process.terminate()
        process.wait()


if __name__ == "__main__":
    main()
