"""Tables in memory: each once, as it stands in the match, and only while somebody looks."""

from __future__ import annotations

import asyncio

import pytest

from cosmocafe.web.cafe import Cafe
from cosmocafe.web.rooms import table as one_table
from cosmocafe.web.rooms.table import LiveTable
from cosmocafe.web.rooms.tables import Unknown
from cosmocafe.web.settings import Settings
from cosmocafe.web.store import Standing
from cosmocafe.web.store.rows import OVER, RUNNING, WAITING

from .meeting import at_a_table
from .test_openings import ANN_WINS


def test_how_a_match_stands_is_what_is_stored(settings: Settings) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        seen = []

        def note() -> None:
            stored = cafe.store.match(table.id)
            assert stored is not None and stored.standing == table.standing
            seen.append(table.standing)

        note()
        await cafe.seats.sit(table, 1, "tom", "Tom")
        note()
        for number, (seat, column) in enumerate(ANN_WINS):
            await cafe.play.answer(table, seat, number, [column])
            note()
        assert seen[:3] == [Standing(WAITING), Standing(RUNNING, 0), Standing(RUNNING, 1)] and seen[-1] == Standing(OVER, -1, [1, 2])

    at_a_table(settings, play)


def test_a_table_is_once_in_memory_however_many_look_for_it(settings: Settings) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        cafe.tables.live.clear()
        found = await asyncio.gather(*(cafe.tables.find(table.id) for _ in range(5)))
        assert found[0] is not table and len(set(map(id, found))) == 1 and await cafe.tables.find(table.id) is found[0]
        with pytest.raises(Unknown):
            await cafe.tables.find("nowhere")

    at_a_table(settings, play)


def test_a_table_that_nobody_looks_at_leaves_memory(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        cafe.tables.let_go()
        assert cafe.tables.holds(table)  # somebody has just looked
        monkeypatch.setattr(one_table, "IDLE", -1.0)
        async with table.lock:
            cafe.tables.let_go()
            assert cafe.tables.holds(table)  # somebody is at work
        watcher = asyncio.Event()
        table.watchers.add(watcher)
        cafe.tables.let_go()
        assert cafe.tables.holds(table)  # somebody watches
        table.watchers.discard(watcher)
        cafe.tables.let_go()
        assert not cafe.tables.holds(table)
        again = await cafe.tables.find(table.id)
        assert again is not table and again.seats == table.seats

    at_a_table(settings, play)
