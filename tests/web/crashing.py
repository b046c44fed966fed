"""Kill a café again and again in the midst of many matches, and look whether anything was lost or stored twice."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import httpx2
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from cosmocafe.core.found import find_game
from cosmocafe.core.game import Game
from cosmocafe.web.rooms.table import replayed
from cosmocafe.web.store import Store
from cosmocafe.web.store.rows import OVER, Line

from .conftest import GAMES
from .servers import Process

TABLES = (  # what is played, and who sits at the second seat
    ("star_stations", "bot:random"),
    ("star_stations", "screen"),
    ("connect_four", "bot:greedy"),
    ("connect_four", "screen"),
)
ANSWERS = (20, 150)  # until the next kill, at least and at most


class Player:
    """A person with a page open, who remembers what was sent, what was acknowledged and what was shown."""

    def __init__(self, address: str, number: int) -> None:
        self.address, self.rng = address, random.Random(number)  # noqa: S311
        self.game, self.neighbour = TABLES[number % len(TABLES)]
        self.given = 0
        self.parted = ""  # why the page lost the server

    def sit_down(self, client: httpx2.Client) -> None:
        """Put a new table up, by the page's form."""
        form = {"players": "2", "seat-0": "me", "seat-1": self.neighbour, "agreed-placement": "preset"}
        response = client.post(f"{self.address}/new/{self.game}", data=form)
        self.id = response.headers["location"].rsplit("/", 1)[1]
        self.cookie = f"cafe={client.cookies['cafe']}"
        self.mine = (0, 1) if self.neighbour == "screen" else (0,)
        self.sent: dict[int, set[int]] = {}
        self.acknowledged: dict[int, int] = {}
        self.shown, self.over = 0, False

    async def play(self) -> None:
        """Answer until the server dies or the match is over."""
        url = self.address.replace("http", "ws") + f"/table/{self.id}/socket"
        try:
            async with connect(url, additional_headers={"cookie": self.cookie}, max_size=None, open_timeout=120) as socket:
                await self._answer(socket)
        except (OSError, WebSocketException) as error:
            self.parted = repr(error)

    async def _answer(self, socket: Any) -> None:
        options: list[int] = []
        waits: tuple[int, int] | None = None
        async for message in socket:
            said = json.loads(message)
            if said["type"] == "stored" and waits is not None:
                self.acknowledged[waits[0]] = waits[1]
                self.given, waits = self.given + 1, None
            elif said["type"] == "table":
                if "question" in said["parts"]:
                    options = [int(part.split('"')[0]) for part in said["parts"]["question"].split('data-answer="')[1:]]
                number = said["number"]
                self.shown, self.over = max(self.shown, number), said["over"]
                if said["mine"] and waits is None and number not in self.acknowledged:
                    waits = (number, self.rng.choice(options))
                    self.sent.setdefault(number, set()).add(waits[1])
                    await socket.send(json.dumps({"type": "answer", "number": number, "answers": [waits[1]]}))
            if self.over:
                return


@dataclass
class Tally:
    """What was found."""

    kills: int = 0
    matches: int = 0
    acknowledged: int = 0
    of_bots: int = 0
    lost: int = 0
    doubled: int = 0

    def __str__(self) -> str:
        return json.dumps(asdict(self))


class Crashes:
    """So many people at one café that is killed again and again."""

    def __init__(self, url: str, people: int, seed: int = 1) -> None:
        self.url, self.process, self.rng = url, Process(url, GAMES[:2]), random.Random(seed)  # noqa: S311
        self.players = [Player(self.process.address, number) for number in range(people)]
        self.tally = Tally()
        self._games: dict[str, Game] = {game.id: game for game in map(find_game, GAMES[:2])}

    def run(self, kills: int) -> Tally:
        """Kill it so many times; what is lost or doubled is counted after every one."""
        try:
            for _ in range(kills):
                self.process.start()
                self._sit_down()
                asyncio.run(self._play_until_killed(self.rng.randrange(*ANSWERS)))
                self._compare(self.players)
                self.tally.kills += 1
                print(self.tally, file=sys.stderr)
        finally:
            self.process.kill()
        for player in self.players:
            self._count(player)
        return self.tally

    def _sit_down(self) -> None:
        """Who has no match, or has finished one, begins another."""
        with httpx2.Client(timeout=120) as client:
            for player in self.players:
                if not hasattr(player, "id") or player.over:
                    if hasattr(player, "id"):
                        self._count(player)
                    player.sit_down(client)
                    self.tally.matches += 1

    def _count(self, player: Player) -> None:
        store = Store(self.url)
        self.tally.acknowledged += len(player.acknowledged)
        self.tally.of_bots += sum(line.seat not in player.mine for line in store.lines(player.id))
        store.close()

    async def _play_until_killed(self, answers: int) -> None:
        enough = self._given() + answers
        playing = asyncio.gather(*(player.play() for player in self.players))
        while self._given() < enough and not playing.done():
            await asyncio.sleep(0.001)
        self.process.kill()
        await playing
        over = all(player.over for player in self.players)
        assert self._given() >= enough or over, {player.parted for player in self.players}

    def _given(self) -> int:
        return sum(player.given for player in self.players)

    def _compare(self, players: Sequence[Player]) -> None:
        store = Store(self.url)
        for player in players:
            row, lines = store.match(player.id), store.lines(player.id)
            assert row is not None
            match = replayed(self._games[row.game], row, lines)  # they make a match, which goes on
            assert (row.standing.state == OVER, row.standing.asked) == (match.over, match.asked)
            self.tally.lost += lost(player, lines)
            self.tally.doubled += doubled(player, lines)
        store.close()


def lost(player: Player, lines: list[Line]) -> int:
    """How many answers were acknowledged or shown and are not where they belong; a bot's as well as a person's."""
    missing = max(0, player.shown - len(lines))
    return missing + sum(number >= len(lines) or lines[number].answer != answer for number, answer in player.acknowledged.items())


def doubled(player: Player, lines: list[Line]) -> int:
    """How many of the person's answers are stored at a question to which they were never given."""
    return sum(line.seat in player.mine and line.answer not in player.sent.get(number, set()) for number, line in enumerate(lines))
