"""Guards alone: whom they count as one, and how much one may send at once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse

from cosmocafe.web import guards
from cosmocafe.web.guards import MOST_BODIES, Guard, address
from cosmocafe.web.hindsight import Events, streamed
from cosmocafe.web.speech import speech


def seen(host: str) -> str:
    return address(HTTPConnection({"type": "http", "client": (host, 1), "headers": []}))


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "192.0.2.1", True),
        ("testclient", "another", False),
    ],
)
def test_who_has_one_address_of_a_net_has_all_of_it(one: str, other: str, same: bool) -> None:
    assert (seen(one) == seen(other)) is same


def test_one_address_sends_so_many_bodies_at_once() -> None:
    asyncio.run(send_too_many())


async def send_too_many() -> None:
    guard = Guard(JSONResponse({}), names=(), origins=(), largest=10, per_second=1)
    ready = asyncio.Event()

    async def slow() -> dict[str, Any]:
        await ready.wait()
        return {"type": "http.request", "body": b"x"}

    async def quick() -> dict[str, Any]:
        return {"type": "http.request", "body": b"y"}

    def from_(host: str) -> HTTPConnection:
        return HTTPConnection({"type": "http", "headers": [], "client": (host, 1)})

    sending = [asyncio.ensure_future(guard._body(from_("10.0.0.1"), slow)) for _ in range(MOST_BODIES)]
    await asyncio.sleep(0)
    refused = await guard._body(from_("10.0.0.1"), quick)
    assert isinstance(refused, JSONResponse) and refused.status_code == 429
    assert await guard._body(from_("10.0.0.2"), quick) == b"y"
    ready.set()
    assert await asyncio.gather(*sending) == [b"x"] * MOST_BODIES
    assert await guard._body(from_("10.0.0.1"), quick) == b"y"


def test_who_takes_nothing_of_a_stream_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that is never read would keep its place among those who are thought for."""
    monkeypatch.setattr(guards, "SLOWEST", 0.05)
    ended: list[str] = []

    async def endless() -> Events:
        try:
            while True:
                yield "analysis", {}
        finally:
            ended.append("thinking")

    async def visit() -> None:
        async def app(*line: Any) -> None:
            await streamed(endless(), speech("en"))(*line)

        guard = Guard(app, names=(), origins=(), largest=10, per_second=1)
        sent: list[Any] = []
        asked = [{"type": "http.request", "body": b"", "more_body": False}]

        async def receive() -> Any:
            return asked.pop() if asked else await asyncio.Event().wait()

        async def send(message: Any) -> None:
            sent.append(message)
            if len(sent) > 3:
                await asyncio.Event().wait()

        headers = [(b"host", b"localhost")]
        scope = {"type": "http", "method": "GET", "path": "/", "client": ("here", 1), "headers": headers, "asgi": {"spec_version": "2.3"}}
        await asyncio.wait_for(guard(scope, receive, send), 5)
        assert len(sent) == 4 and ended == ["thinking"]

    asyncio.run(visit())
