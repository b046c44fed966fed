"""Who comes in: a signed cookie, no account. What is in it nobody can forge, and no script can read it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from itsdangerous import BadData, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from cosmocafe.core.author.words import LANGUAGES

from .speech import Speech, preferred, speech

COOKIE, LANGUAGE, THEME, STAGE, LETTERS = "cafe", "language", "theme", "stage", "letters"
THEMES = ("auto", "light", "dark")
TALL, WIDE = STAGES = ("tall", "wide")
YES, NO = YES_OR_NO = ("yes", "no")
PACES = {"slow": 1.8, "normal": 1.0, "quick": 0.45, "still": 0.0}  # how long bots wait, against the usual
SPEEDS = tuple(PACES)
SWITCHES = ("sounds", "vibrate", "notify", "confirm", "letters", "tips")
CHOICES = {LANGUAGE: LANGUAGES, THEME: THEMES, "speed": SPEEDS, **dict.fromkeys(SWITCHES, YES_OR_NO)}  # what a visitor may prefer
USUAL = {"speed": "normal", "confirm": NO, "tips": ""}
YEARS = 5 * 366 * 24 * 3600


@dataclass
class Visitor:
    """A visitor: an unguessable id, a name for the next table, and how pages are wanted: language, theme, shape, letters on goods,
    and what else was chosen among the preferences; tips at questions are for newcomers to a game until they say otherwise."""

    id: str
    name: str
    language: str
    theme: str
    tall: bool = False
    letters: bool = False
    new: bool = False
    epoch: int = 0  # of the cookie: who sends other devices away raises it
    chosen: Mapping[str, str] = field(default_factory=lambda: USUAL)

    @property
    def say(self) -> Speech:
        """The page's words in the visitor's language."""
        return speech(self.language)


class Door:
    """Knows visitors by their cookie."""

    def __init__(self, secret: str, epochs: Callable[[str], int] = lambda visitor: 0) -> None:
        self._epoch = epochs
        self._signer = URLSafeSerializer(secret, salt="visitor")

    def visitor(self, connection: HTTPConnection) -> Visitor:
        """Who is at the door; a newcomer gets an id."""
        language = preferred(connection.headers.get("accept-language", ""), connection.cookies.get(LANGUAGE))
        theme = connection.cookies.get(THEME, "auto")
        theme = theme if theme in THEMES else "auto"
        known = self._known(connection.cookies.get(COOKIE, ""))
        id, name, epoch = known or (secrets.token_urlsafe(24), "", 0)
        letters = connection.cookies.get(LETTERS) == YES
        chosen = {one: kept if (kept := connection.cookies.get(one)) in CHOICES[one] else usual for one, usual in USUAL.items()}
        return Visitor(id, name, language, theme, is_tall(connection), letters, new=known is None, epoch=epoch, chosen=chosen)

    def _known(self, cookie: str) -> tuple[str, str, int] | None:
        try:
            found = self._signer.loads(cookie)
        except BadData:
            return None
        if not isinstance(found, dict) or found.get("epoch", 0) < self._epoch(str(found["id"])):
            return None
        return str(found["id"]), str(found["name"]), int(found.get("epoch", 0))

    def remember(self, response: Response, visitor: Visitor, *, secure: bool) -> None:
        """Give the cookie."""
        value = self._signer.dumps({"id": visitor.id, "name": visitor.name, "epoch": visitor.epoch})
        response.set_cookie(COOKIE, str(value), max_age=YEARS, httponly=True, samesite="lax", secure=secure)


def is_tall(connection: HTTPConnection) -> bool:
    """Whether the screen is higher than wide: as the page says, or said before; else telephones are."""
    said = connection.query_params.get(STAGE, connection.cookies.get(STAGE))
    return said == TALL if said in STAGES else "Mobi" in connection.headers.get("user-agent", "")
