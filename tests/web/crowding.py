"""Many people at several processes of one café, while something breaks again and again: is anything lost, is anything stored twice?

Everybody behaves as the page does: when the line is cut, come back by way of another process and say again what was not heard.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass, field
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from cosmocafe.core.found import find_game
from cosmocafe.web.rooms.table import replayed
from cosmocafe.web.store import Store
from cosmocafe.web.store.rows import OVER

from .crashing import TABLES
from .servers import Spawned, Spawner

AFTER = (0.3, 1.5)  # seconds between two disturbances, at least and at most
THINKS = (0.05, 0.4)  # seconds for an answer
SOON = 5.0  # seconds in which a page should be back
SETTLED = 20.0  # seconds for everybody to go on after the last disturbance
Said = dict[str, Any]


@dataclass
class Tally:
    """What was found."""

    disturbances: int = 0
    matches: int = 0
    acknowledged: int = 0
    said_again: int = 0
    failed: int = 0  # refused because the database was gone
    of_bots: int = 0
    lost: int = 0
    doubled: int = 0
    back: int = 0  # pages that were cut and came back by themselves
    late: int = 0  # of these, after more than five seconds
    slowest: float = 0.0  # seconds until a page that was cut was back
    slowest_bot: float = 0.0  # seconds without a bot's answer that was awaited

    def __str__(self) -> str:
        return json.dumps(asdict(self))


@dataclass
class Guest:
    """A person with a page open, who remembers what was sent and what was acknowledged."""

    number: int
    doors: list[str]
    tally: Tally
    played: list[tuple[str, tuple[int, ...], dict[int, Said], dict[int, Said]]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rng = random.Random(self.number)  # noqa: S311
        self.door = self.number % len(self.doors)
        self.unheard: Said | None = None
        self.cut_at = self.asked_at = 0.0

    async def play(self, game: str, neighbour: str, enough: asyncio.Event) -> None:
        """Match after match, until it is enough."""
        while not enough.is_set():
            await self._sit_down(game, neighbour)
            while not self.over and not enough.is_set():
                await self._visit(enough)

    async def _sit_down(self, game: str, neighbour: str) -> None:
        form = {"players": "2", "seat-0": "me", "seat-1": neighbour, "agreed-placement": "preset"}
        while True:
            try:
                async with httpx2.AsyncClient(timeout=30) as web:
                    made = await web.post(f"{self.doors[self.door]}/new/{game}", data=form)
                if made.status_code == 303:
                    break
            except httpx2.TransportError:
                pass
            self._try_next_door()
            await asyncio.sleep(0.1)
        self.id, self.cookie = made.headers["location"].rsplit("/", 1)[1], made.headers["set-cookie"].partition(";")[0]
        self.mine = (0, 1) if neighbour == "screen" else (0,)
        self.sent: dict[int, Said] = {}
        self.acknowledged: dict[int, Said] = {}
        self.over, self.next_line, self.unheard, self.asked_at = False, 0, None, 0.0
        self.played.append((self.id, self.mine, self.sent, self.acknowledged))
        self.tally.matches += 1

    def _try_next_door(self) -> None:
        self.door = (self.door + 1) % len(self.doors)

    async def _visit(self, enough: asyncio.Event) -> None:
        url = self.doors[self.door].replace("http", "ws") + f"/table/{self.id}/socket"
        with contextlib.suppress(OSError, WebSocketException):
            async with connect(url, additional_headers={"cookie": self.cookie}, max_size=None, open_timeout=10) as page:
                if self.unheard is not None:
                    self.tally.said_again += 1
                    await page.send(json.dumps(self.unheard))
                await self._watch(page, enough)
                return
        self.cut_at = self.cut_at or time.monotonic()
        self._try_next_door()
        await asyncio.sleep(0.05)

    async def _watch(self, page: ClientConnection, enough: asyncio.Event) -> None:
        options: list[int] = []
        async for text in page:
            said: Said = json.loads(text)
            if said["type"] in ("stored", "refused"):
                self._hear(said)
            elif said["type"] == "table":
                self._back()
                self.over = said["over"]
                if "question" in said["parts"]:
                    options = [int(part.split('"')[0]) for part in said["parts"]["question"].split('data-answer="')[1:]]
                if self.over or enough.is_set():
                    return
                if not said["mine"]:
                    self.asked_at = self.asked_at or time.monotonic()
                elif self.unheard is None and said["line"] >= self.next_line:
                    self._bot_answered()
                    await self._answer(page, said, self.rng.choice(options))

    def _back(self) -> None:
        if self.cut_at:
            seconds = time.monotonic() - self.cut_at
            self.tally.back, self.tally.late = self.tally.back + 1, self.tally.late + (seconds > SOON)
            self.tally.slowest = max(self.tally.slowest, round(seconds, 1))
            self.cut_at = 0.0

    def _bot_answered(self) -> None:
        if self.asked_at:
            self.tally.slowest_bot = max(self.tally.slowest_bot, round(time.monotonic() - self.asked_at, 1))
            self.asked_at = 0.0

    async def _answer(self, page: ClientConnection, said: Said, answer: int) -> None:
        await asyncio.sleep(self.rng.uniform(*THINKS))
        given = {"type": "answer", "number": said["number"], "line": said["line"], "key": self.rng.randrange(1, 2**53), "answers": [answer]}
        self.unheard = self.sent[given["key"]] = given
        await page.send(json.dumps(given))

    def _hear(self, said: Said) -> None:
        given, self.unheard = self.unheard, None
        if given is None:
            return
        if said["type"] == "stored":
            self.acknowledged[given["key"]] = given
            self.next_line = given["line"] + 1
            self.tally.acknowledged += 1
        else:
            self.tally.failed += said["code"] == "failed"


class Crowd:
    """So many people at so many processes."""

    def __init__(
        self, url: str, games: tuple[str, ...], processes: int, people: int, seed: int = 1, doors: Callable[[int], str] | None = None
    ) -> None:
        self.url, self.rng, self.tally = url, random.Random(seed), Tally()  # noqa: S311
        self._spawner = Spawner(url, games)
        self.processes = [Spawned(self._spawner, doors(n) if doors else "") for n in range(processes)]
        self._games = {game.id: game for game in map(find_game, games)}
        self.guests = [Guest(n, [one.address for one in self.processes], self.tally) for n in range(people)]

    def open(self) -> None:
        """All of them open, one after the other."""
        for process in self.processes:
            process.start()

    def close(self) -> None:
        """As if the power went out."""
        for process in self.processes:
            process.signal()
        self._spawner.close()

    async def play(self, disturb: Callable[[Crowd], Awaitable[None]], times: int) -> Tally:
        """Let everybody play while something breaks so many times; then all is compared."""
        enough = asyncio.Event()
        playing = [asyncio.create_task(guest.play(*TABLES[guest.number % len(TABLES)], enough)) for guest in self.guests]
        await self._until_all_sit(playing)
        for _ in range(times):
            await asyncio.sleep(self.rng.uniform(*AFTER))
            await disturb(self)
            self.tally.disturbances += 1
            print(self.tally, file=sys.stderr)
        before = self.tally.acknowledged
        end = time.monotonic() + SETTLED
        while time.monotonic() < end and (
            self.tally.acknowledged < before + 5 * len(self.guests) or any(guest.cut_at for guest in self.guests)
        ):
            await asyncio.sleep(0.1)
        assert self.tally.acknowledged >= before + len(self.guests), "nobody goes on"
        enough.set()
        await asyncio.wait(playing, timeout=30)
        for one in playing:
            one.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        self._compare()
        return self.tally

    async def _until_all_sit(self, playing: list[asyncio.Task[None]]) -> None:
        while self.tally.acknowledged < 3 * len(self.guests):
            assert not any(one.done() for one in playing), [one.exception() for one in playing if one.done()]
            await asyncio.sleep(0.05)

    def _compare(self) -> None:
        store = Store(self.url)
        for guest in self.guests:
            for id, mine, sent, acknowledged in guest.played:
                row, lines, keys, _ = store.whole(id)
                assert row is not None
                match = replayed(self._games[row.game], row, lines)  # they make a match, which goes on
                assert (row.standing.state == OVER, row.standing.asked) == (match.over, match.asked)
                stored = {key: line for line, key in enumerate(keys) if lines[line].seat in mine}
                self.tally.lost += sum(stored.get(key) != given["line"] for key, given in acknowledged.items())
                self.tally.doubled += sum(line.seat in mine for line in lines) - len(stored)  # one key at two lines
                self.tally.doubled += sum(key not in sent or sent[key]["line"] != line for key, line in stored.items())
                self.tally.of_bots += sum(line.seat not in mine for line in lines)
        store.close()


async def kill_one(crowd: Crowd) -> None:
    """One process dies in the midst of everything and is started again, while the others go on."""
    process = crowd.rng.choice(crowd.processes)
    process.signal()
    await asyncio.to_thread(process.start)
