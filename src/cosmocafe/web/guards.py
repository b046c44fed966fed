"""What keeps strangers out: headers, hosts, origins, sizes, rates. Every refusal has a clear code."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import time
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager, suppress

from python_multipart.multipart import parse_options_header
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",  # drawings carry their own style sheet
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
])  # fmt: skip
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
SAFE = frozenset(("GET", "HEAD", "OPTIONS"))
SLOWEST = 20.0  # seconds in which a request's body must have come, and each part of what is sent must be taken
TOO_FAST = 4429  # the code that closes a socket
MOST_BODIES = 20  # that one address may be sending at once
LONGEST_STAY = 2.0  # seconds: so many seconds' worth of its requests one address may have waiting at once
LARGEST_TALK = 64 * 1024  # bytes of a request that brings no file: reading a form or JSON takes longer than its size suggests
HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:[0-9]{1,5})?")
AT_HOME = (".local", ".localhost")  # names that nobody can buy
AT_ONCE = "too many requests at once: wait until some are through"
OURS = ("utf-8", "utf8")  # alphabets
PORTS = {"http": ":80", "https": ":443"}


class Bucket:
    """So many drops a second, and some in reserve."""

    def __init__(self, rate: float, reserve: float) -> None:
        self.rate, self.reserve, self._left, self._at = rate, reserve, reserve, time.monotonic()

    @property
    def has_any(self) -> bool:
        """Whether there is a drop left."""
        return self._left + (time.monotonic() - self._at) * self.rate >= 1

    def take(self, drops: float = 1) -> bool:
        """Whether there were so many drops left."""
        now = time.monotonic()
        self._left = min(self.reserve, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < drops:
            return False
        self._left -= drops
        return True


class Buckets:
    """One bucket for every guest."""

    def __init__(self, rate: float, reserve: float, most: int = 10_000) -> None:
        self._rate, self._reserve, self._most = rate, reserve, most
        self._of: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        """Whether this guest may go on."""
        if who not in self._of and len(self._of) >= self._most:
            self._of.pop(next(iter(self._of)))
        return self._of.setdefault(who, Bucket(self._rate, self._reserve)).take()


class Crowds:
    """So many of one guest at once."""

    def __init__(self, most: float) -> None:
        self._most = most
        self._of: Counter[str] = Counter()

    def has_room(self, who: str) -> bool:
        """Whether there would be room for one more."""
        return self._of[who] < self._most

    @contextmanager
    def one_more(self, who: str) -> Iterator[bool]:
        """Whether there is room for one more while this lasts."""
        room = self.has_room(who)
        self._of[who] += room
        try:
            yield room
        finally:
            self._of[who] -= room
            if not self._of[who]:
                del self._of[who]


def address(connection: HTTPConnection) -> str:
    """Where a request comes from, for counting; who has one IPv6 address has a whole net of them."""
    host = connection.client.host if connection.client else "nobody"
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    return str(ipaddress.ip_network((found, 64), strict=False)) if found.version == 6 else host


def is_own(host: str, names: Collection[str]) -> bool:
    """Whether a café may be called by that name: an address, a name of the own network, or one of `names`.

    Anybody can let a name of their own lead here, and a page under that name could then read everything (DNS rebinding).
    """
    found = HOST.fullmatch(host.lower())
    if found is None:
        return False
    name = found[1].strip("[]")
    if name in names or "." not in name or name.endswith(AT_HOME) or name == socket.gethostname().lower():
        return True
    try:
        return bool(ipaddress.ip_address(name))
    except ValueError:
        return False


def same_origin(connection: HTTPConnection, allowed: Sequence[str]) -> bool:
    """Whether a request comes from our own pages, or from no page at all."""
    origin, headers = connection.headers.get("origin"), connection.headers
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    scheme = "https" if connection.scope["scheme"] in ("https", "wss") else "http"
    host = headers.get("host", "").lower().removesuffix(PORTS[scheme])
    return origin in allowed or origin.lower() == f"{scheme}://{host}"


def charset_of(content_type: str) -> str:
    """The alphabet that a request says it is written in, as whoever reads forms would understand it: some are slow to read on purpose."""
    said = parse_options_header(content_type)[1].get(b"charset", OURS[0].encode())
    return said.decode("latin-1").lower()


class TakesNothing(Exception):
    """Whoever asked does not read what is sent."""


class Guard:
    """Around the whole café: headers on every answer, no foreign names and forms, no oversized, endless or countless requests."""

    def __init__(self, app: ASGIApp, *, names: Collection[str], origins: Sequence[str], largest: int, per_second: float) -> None:
        self.app, self.names, self.origins, self.largest = app, names, origins, largest
        self._requests = Buckets(per_second, 10 * per_second)
        self._within, self._sending = Crowds(max(1.0, LONGEST_STAY * per_second)), Crowds(MOST_BODIES)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let in what may come in."""
        if scope["type"] == "websocket" and not self._requests.take(address(HTTPConnection(scope))):
            await send({"type": "websocket.close", "code": TOO_FAST})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                sent = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    sent.setdefault(name, value)
            try:
                async with asyncio.timeout(SLOWEST):
                    await send(message)
            except TimeoutError:
                raise TakesNothing from None

        connection = HTTPConnection(scope)
        with self._within.one_more(address(connection)) as room:
            refusal = self._refusal(connection) if room else refused(429, "rate", AT_ONCE)
            if refusal is None:
                body = await self._body(connection, receive)
                if isinstance(body, bytes):
                    with suppress(TakesNothing):  # its line is cut
                        await self.app(scope, _again(body, receive), guarded)
                    return
                refusal = body
            await refusal(scope, receive, guarded)

    def _refusal(self, connection: HTTPConnection) -> JSONResponse | None:
        headers = connection.headers
        if not self._requests.take(address(connection)):
            return refused(429, "rate", "too many requests: wait a moment")
        if len(headers.getlist("host")) != 1 or not is_own(headers["host"], self.names):
            return refused(421, "host", "this café does not know that name as its own: who runs it can add it to COSMOCAFE_HOSTS")
        if connection.scope["method"] not in SAFE and not same_origin(connection, self.origins):
            return refused(403, "origin", "this request came from another site; a proxy must pass Host and X-Forwarded-Proto on")
        if charset_of(headers.get("content-type", "")) not in OURS:
            return refused(415, "charset", "a form is sent in UTF-8, as the café's pages are")
        largest = self._largest(connection)
        if not re.fullmatch("[0-9]{1,15}", length := headers.get("content-length", "0")) or int(length) > largest:
            return refused(413, "size", f"a request holds at most {largest} bytes")
        return None

    def _largest(self, connection: HTTPConnection) -> int:
        brings_file = connection.headers.get("content-type", "").lower().startswith("multipart/")
        return self.largest if brings_file else min(self.largest, LARGEST_TALK)

    async def _body(self, connection: HTTPConnection, receive: Receive) -> bytes | JSONResponse:
        """The whole body, or why not; nothing is begun before it is there."""
        with self._sending.one_more(address(connection)) as room:
            if not room:
                return refused(429, "rate", AT_ONCE)
            try:
                async with asyncio.timeout(SLOWEST):
                    return await _collected(receive, self._largest(connection))
            except TimeoutError:
                late = refused(408, "slow", f"the request did not come within {SLOWEST:g} seconds")
                late.headers["connection"] = "close"
                return late


async def _collected(receive: Receive, largest: int) -> bytes | JSONResponse:
    parts, size = [], 0
    while True:
        message = await receive()
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > largest:
            return refused(413, "size", f"a request holds at most {largest} bytes")
        if not message.get("more_body"):
            return b"".join(parts)


def _again(body: bytes, receive: Receive) -> Receive:
    """As if the body came now."""
    messages: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return messages.pop() if messages else await receive()

    return again


def refused(status: int, code: str, message: str) -> JSONResponse:
    """A refusal that programs and people understand."""
    shown = message.encode(errors="replace").decode()  # it may repeat half a character, which nobody could send
    return JSONResponse({"code": code, "message": shown}, status_code=status)
