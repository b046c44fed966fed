"""What a connection may do before the café sees a request: half a request or an unread reply is not waited for, a flood is cut."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .guards import Bucket
from .settings import Settings

PATIENCE = 10.0  # seconds for the head of a request
MOST_HALF_SENT = 200  # at once; the oldest of the address with most of them goes first
UNREAD = 15.0  # seconds in which whoever is sent something must have taken some of it
USUAL = 512  # bytes of a message that a page sends


class Taken(asyncio.Protocol):
    """A connection over which nothing is sent for ever: who takes nothing of it is not waited for."""

    transport: asyncio.Transport
    _unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody calls."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=0)  # so that we hear of every byte that waits

    def pause_writing(self) -> None:
        """Something waits to be taken."""
        super().pause_writing()
        self._look_later()

    def resume_writing(self) -> None:
        """Everything was taken."""
        self._look_no_more()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._look_no_more()
        super().connection_lost(exc)

    def _look_later(self) -> None:
        waiting = self.transport.get_write_buffer_size()
        self._unread = asyncio.get_running_loop().call_later(UNREAD, self._look, waiting)

    def _look_no_more(self) -> None:
        if self._unread is not None:
            self._unread.cancel()

    def _look(self, waited: int) -> None:
        if self.transport.get_write_buffer_size() < waited:
            self._look_later()
        else:
            self.transport.abort()


class Connection(Taken, H11Protocol):
    """A connection over which requests come, each of them soon."""

    half_sent: ClassVar[dict[Connection, asyncio.TimerHandle]] = {}  # in the order in which they began

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody calls."""
        super().connection_made(transport)
        self._expect()

    def data_received(self, data: bytes) -> None:
        """Something comes; a body is the application's to wait for, as long as it has not answered."""
        super().data_received(data)
        answered = self.conn.our_state is not h11.SEND_RESPONSE
        if self.conn.their_state is h11.IDLE or (self.conn.their_state is h11.SEND_BODY and answered):
            self._expect()
        else:
            self._forget()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._forget()
        super().connection_lost(exc)

    def _expect(self) -> None:
        if self in self.half_sent:
            return
        self.half_sent[self] = self.loop.call_later(PATIENCE, self._hang_up)
        if len(self.half_sent) > MOST_HALF_SENT:
            self._one_too_many()._hang_up()

    def _one_too_many(self) -> Connection:
        greediest = Counter(line._caller for line in self.half_sent).most_common(1)[0][0]
        return next(line for line in self.half_sent if line._caller == greediest)

    @property
    def _caller(self) -> str:
        return self.client[0] if self.client else ""

    def _forget(self) -> None:
        timer = self.half_sent.pop(self, None)
        if timer is not None:
            timer.cancel()

    def _hang_up(self) -> None:
        self._forget()
        self.transport.abort()


def socket_protocol(settings: Settings) -> type[asyncio.Protocol]:
    """The protocol of sockets in a café with these settings."""
    often = settings.messages_per_second * USUAL

    class Socket(Taken, WebSocketsSansIOProtocol):
        """A socket that is cut when more comes than anybody would look at: reading it would keep everybody else waiting."""

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            """Somebody calls."""
            self.flow = Bucket(often, 2 * often + 2 * settings.largest_message)
            super().connection_made(transport)

        def data_received(self, data: bytes) -> None:
            """Something comes."""
            if self.flow.take(len(data)):
                super().data_received(data)
            else:
                self.transport.abort()

    return Socket
