"""Which error has which code: one table for sockets, API and pages."""

from __future__ import annotations

from cosmocafe.core import errors
from cosmocafe.core.lesson import OffLesson

from .passkey import WrongPasskey
from .rooms.contests import NoTournament, TooLate
from .rooms.deals import Settled
from .rooms.doorman import Barred, Enough, NameBarred
from .rooms.insight import Busy, NoHints, StillSecret
from .rooms.manners import NotNow
from .rooms.table import GivenUp, NotYourSeat, OtherEdition, Paused, Removed, TimeUp, Waiting
from .rooms.tables import Unknown
from .rooms.talk import NoFreeTalk, TooOften
from .rooms.workers import TookTooLong
from .store import StoreFailed

CODES: dict[type[errors.CafeError], tuple[str, int]] = {
    errors.StaleQuestion: ("stale", 409),
    errors.NotYourTurn: ("turn", 409),
    errors.CannotUndo: ("undo", 409),
    Waiting: ("waiting", 409),
    Settled: ("settled", 409),
    Paused: ("paused", 409),
    TimeUp: ("time", 409),
    GivenUp: ("given_up", 409),
    NotNow: ("not_now", 409),
    OffLesson: ("lesson", 409),
    errors.IllegalAnswer: ("illegal", 422),
    NameBarred: ("name", 422),
    Barred: ("barred", 403),
    Enough: ("enough", 429),
    NoTournament: ("contest", 404),
    TooLate: ("late", 409),
    WrongPasskey: ("passkey", 403),
    errors.InputError: ("input", 422),
    errors.RecordError: ("record", 422),
    errors.UnknownGame: ("unknown", 404),
    Unknown: ("unknown", 404),
    NotYourSeat: ("seat", 403),
    OtherEdition: ("edition", 410),
    Removed: ("removed", 410),
    NoHints: ("hints", 409),
    StillSecret: ("secret", 409),
    Busy: ("busy", 429),
    NoFreeTalk: ("phrases", 409),
    TooOften: ("rate", 429),
    StoreFailed: ("failed", 503),
    TookTooLong: ("slow", 503),
}


def code_of(error: errors.CafeError) -> tuple[str, int]:
    """The code and the HTTP status of an error."""
    return next((CODES[kind] for kind in type(error).__mro__ if kind in CODES), ("failed", 500))
