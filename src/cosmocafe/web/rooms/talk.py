"""Talking at a table: phrases that everybody reads in their own language, free words where these were allowed, pictures over a seat.

What is said is stored first and heard then, by everybody at the table. It never says which visitor somebody is.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import time
from collections.abc import Awaitable, Callable

from cosmocafe.core.errors import CafeError, InputError

from ..guards import Buckets
from ..settings import Settings
from ..store import Store
from ..store.rows import Spoken
from ..store.talk import KEPT, last_lines, said, say
from .crew import Crew
from .doorman import Doorman
from .seats import clean
from .table import LiveTable

PHRASE, FREE, PICTURE = "phrase", "free", "picture"
PHRASES = (
    "hello", "good_luck", "nice", "well_played", "thanks", "oops", "sorry", "think", "your_turn", "close", "good_game", "again", "bye",
)  # fmt: skip
PICTURES = ("bravo", "laugh", "wow", "ouch", "heart", "coffee")
LONGEST = 200  # letters of free words
RESERVE = 6  # so many lines at once, before anybody has to wait


class NoFreeTalk(CafeError):
    """At this table people speak in phrases."""


class TooOften(CafeError):
    """Somebody speaks more often than others can read."""


class Conversation:
    """What was said at one table, for those who listen here."""

    def __init__(self, match: str) -> None:
        self.match = match
        self.lines: list[Spoken] = []
        self.listeners: set[asyncio.Event] = set()
        self.catching_up = asyncio.Lock()

    @property
    def last(self) -> int:
        """The last line that is known."""
        return self.lines[-1].line if self.lines else -1

    def add(self, new: list[Spoken]) -> None:
        """Lines that were not known yet; the oldest ones make room."""
        self.lines = [*self.lines, *new][-KEPT:]
        for listener in self.listeners if new else ():
            listener.set()


class Talk:
    """All conversations that somebody listens to by way of this process."""

    def __init__(self, store: Store, crew: Crew, settings: Settings, secret: str, doorman: Doorman) -> None:
        self._store, self._crew, self._doorman, self._secret = store, crew, doorman, secret.encode()[:64]
        rate = settings.talk_per_minute / 60
        self._words, self._pictures = Buckets(rate, RESERVE), Buckets(rate, RESERVE)
        self._addresses = Buckets(10 * rate, 10 * RESERVE)  # a new visitor costs nothing, an address does
        self._heard: dict[str, Conversation] = {}

    def sign(self, visitor: str) -> str:
        """What tells people apart, at all tables and under every name, without saying who they are."""
        digest = hashlib.blake2b(visitor.encode(), key=self._secret, digest_size=12).digest()
        return base64.urlsafe_b64encode(digest).decode()

    async def listen(self, match: str, listener: asyncio.Event) -> Conversation:
        """Hear a table's talk from now on."""
        conversation = self._heard.setdefault(match, Conversation(match))
        conversation.listeners.add(listener)
        if not conversation.lines:
            await self._catch_up(conversation)
        return conversation

    def leave(self, match: str, listener: asyncio.Event) -> None:
        """Listen no more."""
        conversation = self._heard.get(match)
        if conversation is not None:
            conversation.listeners.discard(listener)
            if not conversation.listeners:
                del self._heard[match]

    async def say(self, table: LiveTable, visitor: str, address: str, seat: int, name: str, kind: str, words: str) -> None:
        """Say something at a table: when this returns it is stored, and others are about to hear it."""
        self._doorman.admit(visitor)
        words = self._allowed(table, kind, words)
        often = self._pictures if kind == PICTURE else self._words
        if not often.take(visitor) or not self._addresses.take(address):
            raise TooOften("you have said a lot just now: wait a moment")
        spoken = Spoken(who=self.sign(visitor), seat=seat, name=clean(name), kind=kind, words=words, at=time.time())
        await self._crew.wholly(self._say(table.id, spoken))

    def _allowed(self, table: LiveTable, kind: str, words: str) -> str:
        if kind == FREE and not table.opening.free_talk:
            raise NoFreeTalk("at this table people speak in phrases: choose one")
        words = clean(words, LONGEST) if kind == FREE else words
        if not words or words not in {PHRASE: PHRASES, PICTURE: PICTURES, FREE: (words,)}[kind]:
            raise InputError("there is no such phrase or picture, or nothing to say")
        return words

    async def _say(self, match: str, spoken: Spoken) -> None:
        await self._crew.write(say, self._store.engine, match, spoken)
        self._crew.counts.add("said")
        if match in self._heard:
            await self._catch_up(self._heard[match])
        if self._store.sharing is not None:
            await self._crew.read(self._store.sharing.tell, {}, (), [match])

    async def _catch_up(self, conversation: Conversation) -> None:
        async with conversation.catching_up:
            conversation.add(await self._crew.read(said, self._store.engine, conversation.match, conversation.last))

    def heard_of(self, match: str) -> None:
        """Somebody has spoken by way of another process."""
        if match in self._heard:
            self._crew.keep(_if_it_can_be(self._catch_up, self._heard[match]))

    async def compare(self) -> None:
        """Look at what is stored, whatever was heard."""
        if self._heard:
            for match, line in (await self._crew.read(last_lines, self._store.engine, list(self._heard))).items():
                if match in self._heard and line > self._heard[match].last:
                    self.heard_of(match)


async def _if_it_can_be(work: Callable[[Conversation], Awaitable[None]], conversation: Conversation) -> None:
    with contextlib.suppress(CafeError):  # it is tried again soon
        await work(conversation)
