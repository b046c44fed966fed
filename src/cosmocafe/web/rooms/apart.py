"""Long work for visitors in processes of their own, which tell how far they are: one at a time, few waiting, one of an address."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from typing import TypeVar

from msgspec import DecodeError
from msgspec.json import Decoder

from cosmocafe.core.errors import CafeError

from ..said import Failed, Further
from ..settings import Settings
from .insight import Busy

R = TypeVar("R")
LONGEST_LINE = 1 << 26  # bytes
ENDED = "it ended before it was done: it took too long or too much memory"
UNMADE = (CafeError, OSError, DecodeError, ValueError)  # what may come instead of it


class Apart:
    """What is made or waits for it."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._one = asyncio.Semaphore(1)
        self.further: dict[str, float] = {}  # how much is done, of those that are made or wait for it
        self._whose: dict[str, str] = {}

    def _admit(self, id: str, address: str, waiting: int, why_not: str) -> None:
        """Let it wait for its turn, or refuse it."""
        if address in self._whose.values() or len(self.further) >= waiting:
            raise Busy(why_not)
        self.further[id], self._whose[id] = 0.0, address

    def _leave(self, id: str) -> None:
        del self.further[id], self._whose[id]

    async def _alone(self, command: list[str], id: str, given: str, told: Decoder[R | Further | Failed]) -> R:
        """What comes of a process; it ends with whoever listens to it."""
        alone = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=alone, limit=LONGEST_LINE
        )
        try:
            return await self._heard(id, process, given, told)
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _heard(self, id: str, process: Process, given: str, decoder: Decoder[R | Further | Failed]) -> R:
        async for line in lines_of(process, given):
            told = decoder.decode(line)
            if isinstance(told, Failed):
                raise ValueError(told.why)
            if not isinstance(told, Further):
                return told
            self.further[id] = told.share
        raise ValueError(ENDED)


def why_not(error: Exception) -> str:
    """Why nothing comes of it; a timeout says nothing of itself."""
    return ENDED if isinstance(error, TimeoutError) else str(error)


async def lines_of(process: Process, given: str) -> AsyncIterator[bytes]:
    """What a process says line by line, once it is told what it is about."""
    if process.stdin is None or process.stdout is None:
        raise OSError("the process has no pipes")
    process.stdin.write(given.encode())
    process.stdin.close()
    async for line in process.stdout:
        yield line
