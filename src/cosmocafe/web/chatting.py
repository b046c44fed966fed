"""What one page at a table says to the others there, and hears of them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime

import msgspec

from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.errors import CafeError

from . import wire
from .cafe import Cafe
from .called import called
from .fragments import fragment
from .rooms.table import LiveTable
from .rooms.talk import FREE, PHRASE, PICTURE, Conversation
from .speech import Speech
from .store.rows import Spoken, Watcher
from .visitors import Visitor

Send = Callable[[Mapping[str, object]], Awaitable[None]]
AGAIN = 2.0  # seconds until the talk is read once more, where that has failed


class Chatter:
    """Speaks and listens for one page."""

    def __init__(self, cafe: Cafe, table: LiveTable, visitor: Visitor, address: str, send: Send) -> None:
        self._cafe, self._table, self._visitor, self._address, self._send = cafe, table, visitor, address, send
        self._said = asyncio.Event()
        self._last = -1  # line that the page has heard
        self._hearing: asyncio.Task[None] | None = None
        self.sign = cafe.talk.sign(visitor.id)

    def come(self) -> None:
        """Listen."""
        self._hearing = self._cafe.crew.keep(self._hear())

    def go(self) -> None:
        """Listen no more."""
        if self._hearing is not None:
            self._hearing.cancel()
        self._cafe.talk.leave(self._table.id, self._said)

    @property
    def watcher(self) -> Watcher:
        """Who this is, for those at the table."""
        return Watcher(self.sign, self._visitor.name)

    async def say(self, said: wire.Talking, seat: int) -> None:
        """Say it as who sits there, or as somebody who watches."""
        kind, words = _kind_and_words(said)
        name = self._visitor.name if seat == NOBODY else self._table.seat(seat).name
        await self._cafe.talk.say(self._table, self._visitor.id, self._address, seat, name, kind, words)

    async def _hear(self) -> None:
        conversation, before = await self._joined(), True
        while True:
            self._said.clear()
            new = [spoken for spoken in conversation.lines if spoken.line > self._last]
            if new:
                await self._send({"type": "talk", "before": before, "lines": [heard(self._as_read(one), self._visitor.say) for one in new]})
                self._last = new[-1].line
            before = False
            await self._said.wait()

    def _as_read(self, one: Spoken) -> Spoken:
        """A line with the name by which this page calls who said it."""
        said_at = one.seat != NOBODY and one.name == self._table.seat(one.seat).name
        return msgspec.structs.replace(one, name=called(self._table.seats, self._visitor.language)[one.seat]) if said_at else one

    async def _joined(self) -> Conversation:
        while True:
            with contextlib.suppress(CafeError):
                return await self._cafe.talk.listen(self._table.id, self._said)
            await asyncio.sleep(AGAIN)


def _kind_and_words(said: wire.Talking) -> tuple[str, str]:
    match said:
        case wire.Phrase():
            return PHRASE, said.phrase
        case wire.React():
            return PICTURE, said.picture
        case wire.Say():
            return FREE, said.text


def heard(spoken: Spoken, say: Speech) -> dict[str, object]:
    """A line of the talk, for a page in this language."""
    return {
        "line": spoken.line,
        "who": spoken.who,
        "seat": spoken.seat,
        "kind": spoken.kind,
        "words": spoken.words,
        "html": told(spoken, say),
    }


def told(spoken: Spoken, say: Speech) -> str:
    """The same in words."""
    at = datetime.fromtimestamp(spoken.at, UTC).isoformat(timespec="seconds")
    words = spoken.words if spoken.kind == FREE else say.sentences.get(f"{spoken.kind}s.{spoken.words}", "…")  # a newer café's, perhaps
    return fragment("said", say=say, spoken=spoken, words=words, at=at, watches=spoken.seat == NOBODY, is_picture=spoken.kind == PICTURE)
