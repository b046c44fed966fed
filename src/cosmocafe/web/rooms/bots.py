"""Bots at the tables: they answer as long as they are asked and somebody looks."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from functools import partial

from cosmocafe.bots import Thought, companion
from cosmocafe.bots.levels import ExpertBot
from cosmocafe.core.game import View

from ..settings import Settings
from ..store import Overtaken, Store
from .crew import Crew
from .duty import Duty
from .play import Play
from .table import Answered, LiveTable
from .tables import Tables
from .thinking import Thinking

log = logging.getLogger(__name__)


class Bots:
    """A table that nobody has looked at for long rests: its bots go on when somebody comes back."""

    def __init__(self, tables: Tables, store: Store, play: Play, crew: Crew, thinking: Thinking, settings: Settings) -> None:
        self._tables, self._play, self._crew, self._thinking = tables, play, crew, thinking
        self._pause = settings.bot_pause
        self.duty = Duty(tables, store, crew, self._is_awaited, self.wake)

    def wake(self, table: LiveTable) -> None:
        """Let the bots think, if one of them is asked and no other process does so."""
        if not self._is_awaited(table) or (table.bots is not None and not table.bots.done()) or self._crew.stopping:
            return
        if self.duty.has(table):
            table.bots = self._crew.keep(self._play_on(table))
        else:
            self.duty.want(table)

    def _is_awaited(self, table: LiveTable) -> bool:
        return self._to_answer(table) is not None

    def _to_answer(self, table: LiveTable) -> str | None:
        """The bot that is asked and may answer now."""
        return None if table.is_idle or not self._tables.holds(table) else table.bot_asked()

    async def _play_on(self, table: LiveTable) -> None:
        """Let bots answer as long as they are asked; if that fails they try again, after a while."""
        try:
            while (name := self._to_answer(table)) is not None and self.duty.has(table):
                await self._answer(table, name)
        except Overtaken:  # another process let it answer, or its person is back
            self._tables.doubt(table)
        except Exception as error:
            log.error("a bot cannot go on", extra={"match": table.id, "reason": f"{type(error).__name__}: {error}"})
            self._tables.doubt(table)

    async def _answer(self, table: LiveTable, name: str) -> None:
        async with table.lock:
            if table.bot_asked() != name:
                return
            number, seat = table.match.number, table.asked
            view, place = table.match.view(seat), table.place
        began = time.monotonic()
        scripted = place.scripted if place else None
        known = await self._thinking(lambda seconds: think(name, view, seconds)) if scripted is None else (scripted, None)
        chosen, thought = known
        if len(view.options) > 1:
            await asyncio.sleep(max(0.0, self._pause * table.pace - (time.monotonic() - began)))
        async with table.lock:
            if table.match.number == number and self._to_answer(table) == name:
                await self._play.change(table, partial(table.give, seat, number, [chosen]))
                if len(view.options) > 1 or table.answered is None:  # what nobody could choose explains nothing
                    table.answered = Answered(number, chosen, view, thought)


def think(name: str, view: View, most: float) -> tuple[int, Thought | None]:
    """A bot's answer after so many seconds at most, and an expert's thought; it sees what a person at its seat would see."""
    bot, rng = companion(name, most), random.Random()  # noqa: S311  a bot's taste, not a secret
    if not isinstance(bot, ExpertBot) or len(view.options) == 1:
        return bot.answer(view, rng), None
    thought = bot.think(view, rng.getrandbits(32))
    return bot.chosen(thought), thought
