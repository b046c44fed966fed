"""Kill the server at random moments of running matches: every answer that was acknowledged is there, and every match goes on."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from cosmocafe.web.store import Store
from cosmocafe.web.store.rows import standing

from .conftest import GAMES
from .servers import Process

MATCHES, CRASHES = 50, 3


class Player:
    """Plays both seats of a match and remembers which answers were acknowledged."""

    def __init__(self, address: str, seed: int) -> None:
        self.address, self.rng = address, random.Random(seed)  # noqa: S311
        self.id, self.cookie = "", ""
        self.acknowledged: list[int] = []
        self.over = False
        self.parted = ""  # why the page lost the server

    def sit_down(self, client: httpx2.Client) -> None:
        """Put the table up, by the page's form."""
        form = {"players": "2", "seat-0": "me", "seat-1": "screen", "option-placement": "preset"}
        response = client.post(f"{self.address}/new/star_stations", data=form)
        self.id = response.headers["location"].rsplit("/", 1)[1]
        self.cookie = f"cafe={client.cookies['cafe']}"

    async def play(self) -> None:
        """Answer until the server dies or the match is over."""
        url = self.address.replace("http", "ws") + f"/table/{self.id}/socket"
        try:
            async with connect(url, additional_headers={"cookie": self.cookie}, max_size=None, open_timeout=60) as socket:
                await self._answer(socket)
        except (OSError, WebSocketException) as error:
            self.parted = repr(error)

    async def _answer(self, socket: Any) -> None:
        options, sent = [], None
        async for message in socket:
            said = json.loads(message)
            if said["type"] == "stored" and sent is not None:
                self.acknowledged, sent = [*self.acknowledged[: said["number"] - 1], sent], None
            elif said["type"] == "table":
                if "question" in said["parts"]:
                    options = [int(part.split('"')[0]) for part in said["parts"]["question"].split('data-answer="')[1:]]
                self.over = said["over"]
                if said["mine"] and sent is None and said["number"] >= len(self.acknowledged):
                    sent = self.rng.choice(options)
                    await socket.send(json.dumps({"type": "answer", "number": said["number"], "answers": [sent]}))
            if self.over:
                return


@pytest.mark.slow
def test_kill_at_random_moments_loses_no_acknowledged_answer(tmp_path: Path) -> None:
    process = Process(tmp_path / "cafe.db", GAMES[:1])
    players = [Player(process.address, seed) for seed in range(MATCHES)]
    rng = random.Random(1)  # noqa: S311
    process.start()
    try:
        with httpx2.Client(timeout=60) as client:
            for player in players:
                player.sit_down(client)
        for _ in range(CRASHES):
            asyncio.run(play_until_killed(process, players, rng.randrange(MATCHES, 10 * MATCHES)))
            compare(tmp_path / "cafe.db", players)
            process.start()
    finally:
        process.kill()


async def play_until_killed(process: Process, players: list[Player], answers: int) -> None:
    """Play until the server is killed in the middle of it all, after so many answers."""
    enough = given(players) + answers
    playing = asyncio.gather(*(player.play() for player in players))
    while given(players) < enough and not playing.done():
        await asyncio.sleep(0.001)
    process.kill()
    await playing
    assert given(players) >= enough, {player.parted for player in players}


def given(players: list[Player]) -> int:
    """How many answers were acknowledged to all of them."""
    return sum(len(player.acknowledged) for player in players)


def compare(db: Path, players: list[Player]) -> None:
    """What was acknowledged is stored, in the same order; at most one answer more, which was on its way."""
    store = Store(f"sqlite:///{db}")
    for player in players:
        stored = standing(store.lines(player.id))
        assert stored[: len(player.acknowledged)] == player.acknowledged
        assert len(stored) <= len(player.acknowledged) + 1
        player.acknowledged = stored
    store.close()
