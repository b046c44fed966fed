"""What keeps strangers out: headers, origins, sizes, rates. Every refusal has a clear code."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
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


class Bucket:
    """So many drops a second, and some in reserve."""

    def __init__(self, rate: float, reserve: float) -> None:
        self.rate, self.reserve, self._left, self._at = rate, reserve, reserve, time.monotonic()

    def take(self) -> bool:
        """Whether there was a drop left."""
        now = time.monotonic()
        self._left = min(self.reserve, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket for every guest."""

    def __init__(self, rate: float, reserve: float, most: int = 10_000) -> None:
        self._rate, self._reserve, self._most = rate, reserve, most
        self._of: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        """Whether this guest may go on."""
        if len(self._of) >= self._most:
            self._of.pop(next(iter(self._of)))
        return self._of.setdefault(who, Bucket(self._rate, self._reserve)).take()


def same_origin(headers: Headers, allowed: Sequence[str]) -> bool:
    """Whether a request comes from our own pages, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return origin in allowed or urlsplit(origin).netloc == headers.get("host")


class Guard:
    """Around the whole café: headers on every answer, no foreign forms, no oversized bodies."""

    def __init__(self, app: ASGIApp, *, origins: Sequence[str], largest: int) -> None:
        self.app, self.origins, self.largest = app, origins, largest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let in what may come in."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                sent = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    sent.setdefault(name, value)
            await send(message)

        refusal = self._refusal(scope, headers)
        if refusal is not None:
            await refusal(scope, receive, guarded)
            return
        await self.app(scope, _limited(receive, self.largest), guarded)

    def _refusal(self, scope: Scope, headers: Headers) -> JSONResponse | None:
        if scope["method"] not in SAFE and not same_origin(headers, self.origins):
            return refused(403, "origin", "this request came from another site")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.largest:
            return refused(413, "size", f"a request holds at most {self.largest} bytes")
        return None


class TooLarge(Exception):
    """More was sent than is allowed."""


def _limited(receive: Receive, largest: int) -> Receive:
    seen = 0

    async def limited() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > largest:
            raise TooLarge
        return message

    return limited


def refused(status: int, code: str, message: str, **more: Any) -> JSONResponse:
    """A refusal that programs and people understand."""
    return JSONResponse({"code": code, "message": message, **more}, status_code=status)
