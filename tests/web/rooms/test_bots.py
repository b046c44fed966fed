"""Bots go on while somebody looks, and rest when nobody has looked for long."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import replace

import pytest

from cosmocafe.core.game import View
from cosmocafe.web.cafe import Cafe
from cosmocafe.web.rooms import bots
from cosmocafe.web.rooms import table as one_table
from cosmocafe.web.rooms.crew import THINKERS
from cosmocafe.web.rooms.seats import NewSeat
from cosmocafe.web.settings import Settings
from cosmocafe.web.store.rows import BOT

from .meeting import in_a_cafe, until

BOTS = [NewSeat(kind=BOT, bot="random")] * 2


def test_a_table_of_bots_rests_while_nobody_looks_and_goes_on_when_somebody_does(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(cafe: Cafe) -> None:
        table = await cafe.openings.new_table("star_stations", BOTS)
        watcher = asyncio.Event()
        table.watchers.add(watcher)
        await until(lambda: table.match.number > 3)
        monkeypatch.setattr(one_table, "IDLE", -1.0)
        table.publish()
        before = table.match.number
        await until(lambda: table.match.number > before + 3)  # somebody watches
        table.watchers.discard(watcher)
        await until(lambda: table.bots is not None and table.bots.done())
        before = len(cafe.store.lines(table.id))
        await asyncio.sleep(0.3)
        assert len(cafe.store.lines(table.id)) == before and not table.match.over
        monkeypatch.setattr(one_table, "IDLE", 600.0)
        assert await cafe.tables.find(table.id) is table
        await until(lambda: len(cafe.store.lines(table.id)) > before)

    in_a_cafe(replace(settings, bot_pause=0.02), play)


def test_a_table_that_has_left_memory_is_not_played_on(settings: Settings) -> None:
    """Two of one table would be in each other's way."""

    async def play(cafe: Cafe) -> None:
        table = await cafe.openings.new_table("star_stations", BOTS)
        del cafe.tables.live[table.id]
        await until(lambda: table.bots is not None and table.bots.done())
        table.publish()
        assert table.bots is not None and table.bots.done()
        again = await cafe.tables.find(table.id)
        await until(lambda: again.match.number > table.match.number)

    in_a_cafe(replace(settings, bot_pause=0.02), play)


def test_where_many_tables_think_each_thinks_less(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits longer for a bot because others play too."""
    seconds: list[float | None] = []

    class Slow:
        def answer(self, view: View, rng: random.Random) -> int:
            time.sleep(0.1)
            return view.options[0]

    def slow(name: str, most: float | None = None) -> Slow:
        seconds.append(most)
        return Slow()

    async def play(cafe: Cafe) -> None:
        monkeypatch.setattr(bots, "companion", slow)
        for _ in range(6):
            table = await cafe.openings.new_table("star_stations", BOTS)
            table.watchers.add(asyncio.Event())
        await until(lambda: len(seconds) > 20)
        assert min(given for given in seconds if given) == pytest.approx(1.2 * THINKERS / 6)
        assert cafe.bots.fair_share <= 1.2

    in_a_cafe(replace(settings, bot_pause=0, think=1.2), play)
