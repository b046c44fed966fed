"""Threads that work for the café. Whatever takes too long is broken off and noticed, and no thread keeps the café from closing."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import queue
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import ParamSpec, TypeVar, cast

from cosmocafe.core.errors import CafeError

P = ParamSpec("P")
T = TypeVar("T")
EVERY = 0.2  # seconds between two looks at the clock
PATIENCE = 30.0  # seconds after which work without a limit counts as stuck


class TookTooLong(CafeError):
    """Something took longer than anybody should wait."""


class BrokenOff(SystemExit):
    """Raised in the thread itself; rules and drawings catch no SystemExit."""


class Job:
    """One piece of work and who waits for it."""

    def __init__(self, work: Callable[[], object]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[object] = self.loop.create_future()
        self.thread, self.began, self.late = threading.current_thread(), 0.0, False

    def done(self) -> Callable[[], None]:
        """Do it, now and here; what is to be said then to whoever waits."""
        try:
            result = self.work()
        except Exception as wrong:
            return partial(self.fail, wrong)
        return partial(self._succeed, result)

    def _succeed(self, result: object) -> None:
        if not self.future.done():
            self.future.set_result(result)

    def fail(self, wrong: Exception) -> None:
        """Tell whoever waits, if somebody still does."""
        if not self.future.done():
            self.future.set_exception(wrong)


class Workers:
    """So many threads; work that takes longer than `limit` seconds is broken off, and another thread takes the stuck one's place."""

    def __init__(self, name: str, threads: int, limit: float | None = None) -> None:
        self.name, self.limit = name, limit
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._running: set[Job] = set()
        self._changing = threading.Lock()  # a job ends, or is late, never both at once
        self._closing = False
        self._threads: list[threading.Thread] = []
        for _ in range(threads):
            self._add_thread()

    def _add_thread(self) -> None:
        self._threads = [thread for thread in self._threads if thread.is_alive()]
        self._threads.append(threading.Thread(target=self._work, name=self.name, daemon=True))
        self._threads[-1].start()

    async def __call__(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Do it in a thread."""
        job = Job(partial(work, *args, **named))
        self._jobs.put(job)
        return cast("T", await job.future)

    def _work(self) -> None:
        with contextlib.suppress(BrokenOff):
            while (job := self._jobs.get()) is not None:
                self._do(job)
                if job.late:
                    return  # another thread has taken over

    def _do(self, job: Job) -> None:
        with self._changing:
            job.thread, job.began = threading.current_thread(), time.monotonic()
            self._running.add(job)
        try:
            tell = job.done()
        finally:
            with self._changing:
                self._running.discard(job)
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            job.loop.call_soon_threadsafe(tell)

    @property
    def stuck(self) -> int:
        """How many pieces of work have gone on for too long."""
        late = time.monotonic() - (self.limit or PATIENCE)
        return sum(job.began < late and job.thread.is_alive() for job in list(self._running))

    async def watch(self) -> None:
        """Break off what takes too long, again and again."""
        while True:
            await asyncio.sleep(EVERY)
            if self.limit is not None:
                self.break_off(self.limit)

    def break_off(self, limit: float) -> None:
        """Break off what has taken longer than `limit` seconds."""
        with self._changing:
            for job in [job for job in self._running if job.began < time.monotonic() - limit]:
                if not job.late:
                    job.late = True
                    job.fail(TookTooLong(f"this took longer than {limit:g} seconds and was broken off"))
                    if not self._closing:
                        self._add_thread()
                if job.thread.is_alive():
                    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(job.thread.ident or 0), ctypes.py_object(BrokenOff))
                else:  # it was broken off before it could say that it ended
                    self._running.discard(job)

    async def stop(self, seconds: float) -> None:
        """Finish what was begun, but not for longer than so many seconds."""
        self._closing = True
        for _ in self._threads:
            self._jobs.put(None)
        until = time.monotonic() + seconds
        while any(thread.is_alive() for thread in self._threads) and time.monotonic() < until:
            await asyncio.sleep(0.01)
        self.break_off(0)
