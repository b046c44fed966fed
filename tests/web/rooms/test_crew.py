"""The crew: each kind of work has its own threads, and what was begun is finished before the café closes."""

from __future__ import annotations

import asyncio
import contextlib
import threading

from cosmocafe.web.rooms.crew import Crew
from cosmocafe.web.settings import Settings


def test_what_was_begun_is_finished_and_what_never_ends_is_not_waited_for(settings: Settings) -> None:
    done: list[str] = []

    async def soon() -> None:
        await asyncio.sleep(0.05)
        done.append("soon")

    async def visit() -> None:
        crew = Crew(settings)
        asker = asyncio.create_task(crew.wholly(soon()))  # who asked goes away
        await asyncio.sleep(0)
        asker.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asker
        endless = crew.keep(asyncio.sleep(1000))
        await crew.finish()
        assert done == ["soon"] and endless.cancelled() and crew.stopping
        await crew.go_home()

    asyncio.run(visit())


def test_no_kind_of_work_waits_for_another(settings: Settings) -> None:
    async def visit() -> None:
        crew, end = Crew(settings), threading.Event()
        kinds = (crew.write, crew.read, crew.play, crew.draw, crew.look_back, crew.think, crew.try_out)
        for busy in kinds:
            waiting = [asyncio.create_task(busy(end.wait, 20)) for _ in range(4)]
            await asyncio.sleep(0)
            for other in kinds:
                assert other is busy or await asyncio.wait_for(other(len, "four"), 5) == 4
            end.set()
            await asyncio.gather(*waiting)
            end.clear()
        await crew.go_home()

    asyncio.run(visit())
