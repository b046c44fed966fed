"""Guards alone: whom they count as one, and how much one may send at once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse

from cosmocafe.web.guards import MOST_BODIES, Guard, address


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
