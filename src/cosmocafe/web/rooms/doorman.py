"""The doorman: who may not come in, which names may not be taken, and how much one visitor may begin."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from pathlib import Path

from cosmocafe.core.errors import CafeError, InputError

from ..names import Names, listed, pattern
from ..settings import Settings
from ..store.keeping_out import NAME, VISITOR, KeepingOut
from .crew import Crew

log = logging.getLogger(__name__)
EVERY = 2.0  # seconds between two looks at what another process was told
LEAST_TOKEN = 16  # letters


class Barred(CafeError):
    """This visitor may not come in."""


class NameBarred(InputError):
    """This name may not be taken."""


class Enough(CafeError):
    """This visitor has begun enough."""


class Doorman:
    """The list at the door, as this process knows it; `changed` hears of every change."""

    def __init__(self, book: KeepingOut, settings: Settings, crew: Crew, changed: Callable[[], None] = lambda: None) -> None:
        self.book, self._settings, self._crew, self._changed = book, settings, crew, changed
        self._house = house_names(settings)
        self._edition = -1
        self._read()

    def _read(self) -> bool:
        edition = self.book.edition()
        if edition == self._edition:
            return False
        found = self.book.barred()
        self.visitors, self.epochs, self.names = found.visitors, found.epochs, Names([*self._house, *found.names])
        self._edition = edition
        return True

    async def look(self) -> None:
        """Look at the list again."""
        if await self._crew.read(self._read):
            self._changed()

    async def keep_looking(self) -> None:
        """Again and again, since other processes write on it too."""
        while True:
            await asyncio.sleep(EVERY)
            with contextlib.suppress(CafeError):
                await self.look()

    async def bar(self, kind: str, what: str) -> None:
        """Put a visitor or a name on the list."""
        await self._do(self.book.bar, f"block {kind}", kind, what)

    async def allow(self, kind: str, what: str) -> None:
        """Take a visitor or a name off the list."""
        await self._do(self.book.allow, f"allow {kind}", kind, what)

    async def _do(self, work: Callable[[str, str], None], did: str, kind: str, what: str) -> None:
        if kind not in (VISITOR, NAME):
            raise InputError("a visitor or a name can be blocked")
        if kind == NAME:
            pattern(what)  # refuses one without letters
        await self._crew.write(work, kind, what)
        log.info("admin", extra={"did": did, "what": what})
        await self.look()

    def is_barred(self, visitor: str) -> bool:
        """Whether this visitor may not come in."""
        return visitor in self.visitors

    def admit(self, visitor: str) -> None:
        """Refuse whoever may not come in."""
        if self.is_barred(visitor):
            raise Barred("you may not come in here: whoever runs this café has blocked you")

    def shows_out(self, visitor: str, epoch: int) -> bool:
        """Whether an open page of this visitor is closed: barred, or sent away from another device."""
        return self.is_barred(visitor) or epoch < self.epochs.get(visitor, 0)

    def welcome(self, name: str) -> str:
        """The name, if it may be taken."""
        if self.names.bars(name):
            raise NameBarred("this name cannot be taken here: choose another one")
        return name

    async def has_room(self, visitor: str, *, public: bool = False) -> None:
        """Refuse who sits at too many tables already, or has too many in the lobby."""
        tables, looking = await self._crew.read(self.book.open_tables, visitor)
        if tables >= self._settings.tables_per_visitor:
            raise Enough(f"you sit at {tables} tables that are not over: finish some of them first")
        if public and looking >= self._settings.public_tables_per_visitor:
            raise Enough(f"{looking} of your tables look for players already: wait until somebody has sat down")


def house_names(settings: Settings) -> list[str]:
    """The names that the house itself does not want; refuses settings that cannot be meant."""
    if settings.admin and len(settings.admin) < LEAST_TOKEN:
        raise InputError(f"COSMOCAFE_ADMIN is too short: it opens the admin page, so take {LEAST_TOKEN} letters at least")
    return [*settings.blocked_names, *_of_file(settings.blocked_names_file)]


def _of_file(path: str) -> list[str]:
    if not path:
        return []
    try:
        return listed(Path(path).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"COSMOCAFE_BLOCKED_NAMES_FILE cannot be read: {error}") from None
