"""Threads of each kind of work: what is done, what fails, and what takes too long."""

from __future__ import annotations

import asyncio
import threading
import time

import pytest

from cosmocafe.web.rooms.workers import TookTooLong, Workers


def test_work_is_done_in_a_thread_and_failures_are_heard_of() -> None:
    async def visit() -> None:
        workers = Workers("tester", 1)
        assert await workers(lambda: threading.current_thread().name) == "tester"
        assert await workers(divmod, 7, 3) == (2, 1) and await workers(int, "11", base=2) == 3
        with pytest.raises(ZeroDivisionError):
            await workers(divmod, 7, 0)
        await workers.stop(1)

    asyncio.run(visit())


def test_what_takes_too_long_is_broken_off_and_another_thread_takes_over() -> None:
    def forever() -> None:
        while True:
            time.sleep(0.01)

    async def visit() -> None:
        workers = Workers("tester", 1, limit=0.2)
        watching = asyncio.create_task(workers.watch())
        with pytest.raises(TookTooLong):
            await workers(forever)
        assert await asyncio.wait_for(workers(str, 5), 5) == "5"
        watching.cancel()
        await workers.stop(1)
        assert workers.stuck == 0

    asyncio.run(visit())
