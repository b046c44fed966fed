"""Bots go on while somebody looks, and rest when nobody has looked for long."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from dataclasses import replace

import pytest

from cosmocafe.core.game import View
from cosmocafe.web.cafe import Cafe
from cosmocafe.web.rooms import bots
from cosmocafe.web.rooms import table as one_table
from cosmocafe.web.rooms.crew import THINKERS
from cosmocafe.web.rooms.seats import NewSeat
from cosmocafe.web.rooms.table import LiveTable
from cosmocafe.web.settings import Settings
from cosmocafe.web.store.rows import BOT

from .meeting import ANN, TOM, at_a_table, in_a_cafe, until

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
    seconds: list[float] = []

    def think(name: str, view: View, most: float) -> tuple[int, None]:
        seconds.append(most)
        time.sleep(0.1)
        return view.options[0], None

    async def play(cafe: Cafe) -> None:
        monkeypatch.setattr(bots, "think", think)
        for _ in range(6):
            table = await cafe.openings.new_table("star_stations", BOTS)
            table.watchers.add(asyncio.Event())
        await until(lambda: len(seconds) > 20)
        assert min(seconds) == pytest.approx(1.2 * THINKERS / 6)
        assert cafe.thinking.fair_share <= 1.2

    in_a_cafe(replace(settings, bot_pause=0, think=1.2), play)


def test_a_bot_explains_its_last_answer_that_was_a_choice(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the end of a long turn it used to say that there had been no other choice."""
    choices: list[int] = []
    explained: list[int] = []

    def think(name: str, view: View, most: float) -> tuple[int, None]:
        [table] = cafes[0].tables.live.values()
        explained.extend([len(table.answered.view.options)] if table.answered else [])
        choices.append(len(view.options))
        return view.options[-1], None

    async def play(cafe: Cafe) -> None:
        cafes.append(cafe)
        monkeypatch.setattr(bots, "think", think)
        table = await cafe.openings.new_table("starfarers", [*BOTS, *BOTS[:1]])
        table.watchers.add(asyncio.Event())
        await until(lambda: choices.count(1) > 2)
        assert min(explained) > 1

    cafes: list[Cafe] = []
    in_a_cafe(replace(settings, bot_pause=0, games=("starfarers",)), play)


class Thinker:
    """A bot that thinks as long as anybody likes, and then gives its first option."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.done = threading.Event()

    def think(self, name: str, view: View, most: float) -> tuple[int, None]:
        """Think."""
        self.asked.append(view.seat)
        assert self.done.wait(20)
        return view.options[0], None


def test_a_bot_thinks_about_a_question_once_however_many_look(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    thinker = Thinker()
    monkeypatch.setattr(bots, "think", thinker.think)

    async def play(cafe: Cafe, table: LiveTable) -> None:
        await cafe.seats.hold(table, "ann", 0, "random")
        await until(lambda: thinker.asked == [0])
        for _ in range(5):
            await cafe.tables.find(table.id)
            table.publish()
            await asyncio.sleep(0.01)
        thinker.done.set()
        await until(lambda: table.match.number == 1)
        assert thinker.asked == [0]

    at_a_table(settings, play, ANN, TOM)


def test_what_a_bot_thought_about_an_earlier_question_is_forgotten(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    thinker = Thinker()
    monkeypatch.setattr(bots, "think", thinker.think)
    caplog.set_level(logging.WARNING)

    async def play(cafe: Cafe, table: LiveTable) -> None:
        await cafe.seats.hold(table, "ann", 0, "random")
        await until(lambda: thinker.asked == [0])
        await cafe.seats.hold(table, "ann", 0, None)
        await cafe.play.answer(table, 0, 0, [3])
        await cafe.play.answer(table, 1, 1, [3])
        await cafe.seats.hold(table, "ann", 0, "random")
        thinker.done.set()
        await until(lambda: table.match.number == 3)
        assert table.match.answers == [3, 3, 0] and thinker.asked == [0, 0]

    at_a_table(settings, play, ANN, TOM)
    assert caplog.records == []


def test_bots_wait_as_long_as_the_slowest_player_likes(settings: Settings) -> None:
    async def play(cafe: Cafe) -> None:
        table = await cafe.openings.new_table("star_stations", BOTS)
        table.watchers.add(asyncio.Event())
        table.paces = {1: 0.0}
        await until(lambda: table.match.number > 20, 5)  # of which each would wait for 0.4 s
        table.paces[2] = 20.0
        before = table.match.number
        await asyncio.sleep(0.8)
        assert table.match.number <= before + 1

    in_a_cafe(replace(settings, bot_pause=0.4), play)
