"""The ledger: answers that come while the disk is busy are written together, and each hears whether it was stored."""

from __future__ import annotations

import asyncio

from cosmocafe.core.errors import CafeError, StaleQuestion
from cosmocafe.web.rooms.ledger import Ledger
from cosmocafe.web.store import Appended, Store
from cosmocafe.web.store.rows import PERSON, Line

from ..test_store import at, row, store

__all__ = ["store"]  # a fixture


def test_answers_that_come_while_the_disk_is_busy_are_written_together(store: Store) -> None:
    tables = [row(f"t{n}", PERSON, PERSON) for n in range(9)]
    for table in tables:
        store.add(table, {})
    batches: list[int] = []

    async def write(given: list[Appended]) -> list[CafeError | None]:
        batches.append(len(given))
        return await asyncio.to_thread(store.append, given)

    async def answer_all() -> list[BaseException | None]:
        ledger = Ledger(write)
        lines = [at(table, 0, Line(0, n)) for n, table in enumerate(tables)]
        return await asyncio.gather(*(ledger.append(line) for line in [*lines, lines[4]]), return_exceptions=True)

    *fine, late = asyncio.run(answer_all())
    assert fine == [None] * 9 and isinstance(late, StaleQuestion)
    assert sum(batches) == 10 and len(batches) < 10
    assert [store.lines(table.id) for table in tables] == [[Line(0, n)] for n in range(9)]


def test_a_disk_that_fails_is_heard_of_by_everybody(store: Store) -> None:
    table = row("a", PERSON, PERSON)
    store.add(table, {})

    async def write(given: list[Appended]) -> list[CafeError | None]:
        raise OSError("no space left")

    async def answer_twice() -> list[BaseException | None]:
        ledger = Ledger(write)
        lines = [at(table, n, Line(0, n)) for n in range(2)]
        return await asyncio.gather(*map(ledger.append, lines), return_exceptions=True)

    assert [str(wrong) for wrong in asyncio.run(answer_twice())] == ["no space left"] * 2
    assert store.lines("a") == []


def test_who_goes_away_while_the_disk_is_busy_keeps_nobody_waiting(store: Store) -> None:
    tables = [row(f"t{n}", PERSON, PERSON) for n in range(3)]
    for table in tables:
        store.add(table, {})
    free = asyncio.Event()

    async def write(given: list[Appended]) -> list[CafeError | None]:
        await free.wait()
        return store.append(given)

    async def answer_all() -> None:
        ledger = Ledger(write)
        answering = [asyncio.create_task(ledger.append(at(table, 0, Line(0, 5)))) for table in tables]
        await asyncio.sleep(0.01)
        answering[0].cancel()
        await asyncio.sleep(0.01)
        free.set()
        await asyncio.wait_for(asyncio.gather(*answering[1:]), 5)

    asyncio.run(answer_all())
    assert [store.lines(table.id) for table in tables] == [[Line(0, 5)]] * 3
