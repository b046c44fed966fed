"""Thinking for bots and visitors alike: all share the same threads, and where more think than there are threads, each thinks less."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ..settings import Settings
from .crew import THINKERS, Crew

T = TypeVar("T")


class Thinking:
    """`await thinking(work)`: the work is told how many seconds it may take, when its time has come."""

    def __init__(self, crew: Crew, settings: Settings) -> None:
        self._crew, self._most = crew, settings.think
        self._count = 0  # that think or wait for a thread

    async def __call__(self, work: Callable[[float], T]) -> T:
        """Think in a thread."""
        self._count += 1
        try:
            return await self._crew.think(self._do, work)
        finally:
            self._count -= 1

    def _do(self, work: Callable[[float], T]) -> T:
        return work(self.fair_share)  # as many think when its time has come, not when it was asked

    @property
    def fair_share(self) -> float:
        """Seconds for one thought: where more think than there are threads, each thinks less, and none waits longer."""
        return self._most * min(1.0, THINKERS / max(1, self._count))
