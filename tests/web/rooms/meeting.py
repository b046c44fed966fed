"""What tests of the rooms do all the time: open a café without pages, put a table up, and let people come at once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from cosmocafe.web.cafe import Cafe
from cosmocafe.web.rooms.seats import NewSeat
from cosmocafe.web.rooms.table import LiveTable
from cosmocafe.web.settings import Settings
from cosmocafe.web.store.rows import OPEN, PERSON

ANN, TOM, FREE = NewSeat(kind=PERSON, name="Ann", visitors=["ann"]), NewSeat(kind=PERSON, name="Tom", visitors=["tom"]), NewSeat(kind=OPEN)


def in_a_cafe(settings: Settings, play: Callable[[Cafe], Awaitable[None]]) -> None:
    """A café without pages."""

    async def visit() -> None:
        cafe = Cafe(settings)
        try:
            await play(cafe)
        finally:
            await cafe.stop()

    asyncio.run(visit())


def at_a_table(settings: Settings, play: Callable[[Cafe, LiveTable], Awaitable[None]], *seats: NewSeat) -> None:
    """Somebody has put up a table; if nobody says otherwise it is Ann, and a seat is free."""

    async def visit(cafe: Cafe) -> None:
        await play(cafe, await cafe.openings.new_table("connect_four", seats or (ANN, FREE)))

    in_a_cafe(settings, visit)


async def at_once(table: LiveTable, *works: Coroutine[Any, Any, Any]) -> list[Any]:
    """All of them come while somebody else is at the table, in this order."""
    async with table.lock:
        tasks = []
        for work in works:
            tasks.append(asyncio.create_task(work))
            await asyncio.sleep(0.01)
    return await asyncio.gather(*tasks, return_exceptions=True)


async def until(happened: Callable[[], bool], seconds: float = 20) -> None:
    """Wait until something has happened."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "it has not happened"
        await asyncio.sleep(0.01)
