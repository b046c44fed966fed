"""What was said is kept in memory while somebody listens, and no more of it than is stored."""

from __future__ import annotations

import asyncio

from cosmocafe.web.cafe import Cafe
from cosmocafe.web.rooms.table import LiveTable
from cosmocafe.web.rooms.talk import Conversation
from cosmocafe.web.settings import Settings
from cosmocafe.web.store.rows import Spoken
from cosmocafe.web.store.talk import KEPT

from .meeting import at_a_table


def test_of_a_long_conversation_the_end_is_kept_in_memory() -> None:
    talk = Conversation("a")
    for n in range(KEPT + 7):
        talk.add([Spoken(line=n, who="w", seat=0, name="Ann", kind="free", words=f"{n}", at=0.0)])
    assert [spoken.line for spoken in talk.lines] == list(range(7, KEPT + 7)) and talk.last == KEPT + 6


def test_a_conversation_is_forgotten_with_its_last_listener(settings: Settings) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        one, other = asyncio.Event(), asyncio.Event()
        assert await cafe.talk.listen(table.id, one) is await cafe.talk.listen(table.id, other)
        cafe.talk.leave(table.id, one)
        assert list(cafe.talk._heard) == [table.id]
        cafe.talk.leave(table.id, other)
        assert not cafe.talk._heard

    at_a_table(settings, play)
