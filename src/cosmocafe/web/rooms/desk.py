"""The designer's desk: simulations with changed boxes, made one at a time in a process of their own, and the latest kept in memory."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from typing import TypeVar

import msgspec

from cosmocafe.core.errors import CafeError

from ..desk_process import Done, Wish
from ..said import Failed, Further
from ..settings import Settings
from ..shelf import Shelf
from .apart import Apart
from .crew import Crew

T = TypeVar("T")
log = logging.getLogger(__name__)
TOLD = msgspec.json.Decoder(Done | Further | Failed)
WAITING = 4  # simulations that are made or wait for it
TIMES = 20  # one takes so many times as long as other work, at most
KEPT = 24  # reports in memory, and wishes


class Desk(Apart):
    """Simulates what designers wish for."""

    def __init__(self, shelf: Shelf, crew: Crew, settings: Settings) -> None:
        super().__init__(settings)
        self._shelf, self._crew = shelf, crew
        self.wishes: OrderedDict[str, Wish] = OrderedDict()
        self.done: OrderedDict[str, Done] = OrderedDict()

    def begin(self, wish: Wish, address: str) -> str:
        """Simulate a wish, unless that is done or being done; the name under which it is found."""
        id = hashlib.sha256(msgspec.json.encode(wish)).hexdigest()[:16]
        if id not in self.further and id not in self.done:
            self._admit(id, address, WAITING, "something else is being simulated: wait until that is done")
            self._crew.keep(self._make(id, wish))
        self.wishes[id] = wish
        keep_latest(self.wishes, 4 * KEPT)
        return id

    async def _make(self, id: str, wish: Wish) -> None:
        try:
            async with self._one, asyncio.timeout(TIMES * self._settings.longest_work):
                self.done[id] = await self._simulated(id, wish)
            keep_latest(self.done, KEPT)
            log.info("simulated", extra={"game": wish.game, "games": wish.games})
        except TimeoutError as error:
            self._give_up(id, error)
        except (CafeError, OSError, msgspec.DecodeError, ValueError) as error:
            self._give_up(id, error, str(error))
            log.warning("not simulated", extra={"game": wish.game, "reason": self.failed[id]})
        finally:
            self._leave(id)

    async def _simulated(self, id: str, wish: Wish) -> Done:
        command = ["cosmocafe.web.desk_process", self._shelf.name(wish.game), f"{round(TIMES * self._settings.longest_work)}"]
        return await self._alone(command, id, msgspec.json.encode(wish).decode(), TOLD)


def keep_latest(found: OrderedDict[str, T], most: int) -> None:
    """Forget the oldest."""
    while len(found) > most:
        found.popitem(last=False)
