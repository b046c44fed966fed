"""Who comes in: a signed cookie, no account. What is in it nobody can forge, and no script can read it."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from itsdangerous import BadData, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from .speech import Speech, preferred, speech

COOKIE, LANGUAGE, THEME = "cafe", "language", "theme"
THEMES = ("auto", "light", "dark")
YEARS = 5 * 366 * 24 * 3600


@dataclass
class Visitor:
    """A visitor: an unguessable id, a name for the next table, a language, a theme."""

    id: str
    name: str
    language: str
    theme: str
    new: bool = False

    @property
    def say(self) -> Speech:
        """The page's words in the visitor's language."""
        return speech(self.language)


class Door:
    """Knows visitors by their cookie."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="visitor")

    def visitor(self, connection: HTTPConnection) -> Visitor:
        """Who is at the door; a newcomer gets an id."""
        language = preferred(connection.headers.get("accept-language", ""), connection.cookies.get(LANGUAGE))
        theme = connection.cookies.get(THEME, "auto")
        theme = theme if theme in THEMES else "auto"
        known = self._known(connection.cookies.get(COOKIE, ""))
        if known is None:
            return Visitor(secrets.token_urlsafe(24), "", language, theme, new=True)
        return Visitor(known[0], known[1], language, theme)

    def _known(self, cookie: str) -> tuple[str, str] | None:
        try:
            found = self._signer.loads(cookie)
        except BadData:
            return None
        return (str(found["id"]), str(found["name"])) if isinstance(found, dict) else None

    def remember(self, response: Response, visitor: Visitor, *, secure: bool) -> None:
        """Give the cookie."""
        value = self._signer.dumps({"id": visitor.id, "name": visitor.name})
        response.set_cookie(COOKIE, str(value), max_age=YEARS, httponly=True, samesite="lax", secure=secure)
