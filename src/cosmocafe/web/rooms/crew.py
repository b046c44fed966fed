"""Who works in the café: threads for each kind of work, and tasks that somebody looks after until the café closes."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine
from typing import TypeVar

from ..settings import Settings
from .counts import Counts
from .workers import Workers

T = TypeVar("T")
THINKERS = 2  # bots that think at the same time
LAST_ORDERS = 3.0  # seconds for what was begun when the café closes
SWITCH = 0.001  # seconds a thread may keep the others waiting: bots and drawing must not hold up the event loop


class Crew:
    """Each kind of work has threads of its own, so that none waits for another: `await crew.draw(work, ...)`."""

    def __init__(self, settings: Settings) -> None:
        longest = settings.longest_work
        self.write = Workers("writer", 1)  # changes the store; what is written is on the disk when it returns
        self.read = Workers("reader", 2)  # asks the store
        self.play = Workers("player", 2, longest)  # gives answers to matches
        self.draw = Workers("drawer", 2, longest)  # draws, rebuilds, looks ahead
        self.look_back = Workers("historian", 2, longest)  # replays
        self.think = Workers("thinker", THINKERS, longest)  # for bots
        self.try_out = Workers("trier", 1)  # each trial is a process with bounds of its own
        self._workers = (self.think, self.look_back, self.try_out, self.draw, self.play, self.read, self.write)
        self._begun: set[asyncio.Task[object]] = set()
        self._endless: set[asyncio.Task[object]] = set()
        self.stopping = False
        self.counts, self.lag = Counts(), 0.0  # what was done, and how late the event loop was last
        sys.setswitchinterval(SWITCH)

    def begin(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        """Start a task that the café waits for when it closes."""
        return _kept(work, self._begun)

    def keep(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        """Start a task that is cancelled when the café closes."""
        return _kept(work, self._endless)

    async def wholly(self, work: Coroutine[object, object, T]) -> T:
        """Do it to the end: who asked may go away meanwhile."""
        return await asyncio.shield(self.begin(work))

    def start(self) -> None:
        """Look after the threads from now on."""
        for workers in self._workers:
            self.keep(workers.watch())

    async def finish(self) -> None:
        """What was begun is finished and nothing new is begun."""
        self.stopping = True
        for task in list(self._endless):
            task.cancel()
        if begun := self._begun | self._endless:
            await asyncio.wait(begun, timeout=LAST_ORDERS)

    async def go_home(self) -> None:
        """The threads end; what hangs is left behind."""
        await asyncio.gather(*(workers.stop(LAST_ORDERS) for workers in self._workers))

    @property
    def stuck(self) -> int:
        """How much of the work has gone on for too long."""
        return sum(workers.stuck for workers in self._workers)


def _kept(work: Coroutine[object, object, T], among: set[asyncio.Task[object]]) -> asyncio.Task[T]:
    task = asyncio.get_running_loop().create_task(work)
    among.add(task)
    task.add_done_callback(among.discard)
    return task
