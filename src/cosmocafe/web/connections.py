"""What a connection may do before the café sees a request: a half-sent request is not waited for, a flooding socket is cut."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .guards import Bucket
from .settings import Settings

PATIENCE = 10.0  # seconds for the head of a request
MOST_HALF_SENT = 200  # at once; the oldest goes first
USUAL = 512  # bytes of a message that a page sends


class Connection(H11Protocol):
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
            next(iter(self.half_sent))._hang_up()

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

    class Socket(WebSocketsSansIOProtocol):
        """A socket that is cut when more comes than anybody would look at: reading it would keep everybody else waiting."""

        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, **more)
            self.flow = Bucket(often, 2 * often + 2 * settings.largest_message)

        def data_received(self, data: bytes) -> None:
            """Something comes."""
            if self.flow.take(len(data)):
                super().data_received(data)
            else:
                self.transport.abort()

    return Socket
