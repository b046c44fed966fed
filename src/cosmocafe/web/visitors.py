"""Who comes in: a signed cookie, no account. What is in it nobody can forge, and no script can read it."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from itsdangerous import BadData, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from .speech import Speech, preferred, speech

COOKIE, LANGUAGE, THEME, STAGE, LETTERS, TIPS = "cafe", "language", "theme", "stage", "letters", "tips"
THEMES = ("auto", "light", "dark")
TALL, WIDE = STAGES = ("tall", "wide")
YES, NO = YES_OR_NO = ("yes", "no")
YEARS = 5 * 366 * 24 * 3600


@dataclass
class Visitor:
    """A visitor: an unguessable id, a name for the next table, and how pages are wanted: language, theme, shape, letters on goods,
    and hints at questions, which newcomers to a game get until they say otherwise."""

    id: str
    name: str
    language: str
    theme: str
    tall: bool = False
    letters: bool = False
    tips: bool | None = None
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
        id, name = known or (secrets.token_urlsafe(24), "")
        letters = connection.cookies.get(LETTERS) == YES
        tips = {YES: True, NO: False}.get(connection.cookies.get(TIPS, ""))
        return Visitor(id, name, language, theme, is_tall(connection), letters, tips, new=known is None)

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


def is_tall(connection: HTTPConnection) -> bool:
    """Whether the screen is higher than wide: as the page says, or said before; else telephones are."""
    said = connection.query_params.get(STAGE, connection.cookies.get(STAGE))
    return said == TALL if said in STAGES else "Mobi" in connection.headers.get("user-agent", "")
