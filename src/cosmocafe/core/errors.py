"""What can go wrong, by meaning. Every message is a sentence for a person."""

from __future__ import annotations

TOLD = 300  # characters of what others say that is told again


class CafeError(Exception):
    """Something the person or program at the door can mend; the message says how."""


class DeclarationError(CafeError):
    """A game is declared wrongly: its author has to change the code."""


class BoxError(CafeError):
    """A box file holds something that the game cannot use."""


class InputError(CafeError):
    """What was given does not exist or cannot be so."""


class IllegalAnswer(CafeError):
    """The answer is not among the options of the open question."""


class NotYourTurn(CafeError):
    """Another seat is asked."""


class StaleQuestion(CafeError):
    """The answer was meant for an earlier question."""


class CannotUndo(CafeError):
    """Chance or another seat's knowledge came in between."""


class RecordError(CafeError):
    """A record is broken, foreign or of another version."""


class UnknownGame(CafeError):
    """No game of that name is installed."""


class WordsError(CafeError):
    """A word is missing in a language, or a sentence is malformed."""


class AgendaFull(CafeError):
    """More steps were planned than the table has room for."""


class TooManyOptions(CafeError):
    """More answers were offered than the table has room for."""


class RowFull(CafeError):
    """A rule had more to write down than its row of the table has room for."""


class NothingPlanned(CafeError):
    """The agenda is empty although the game is not over."""


class NotAvailable(CafeError):
    """Something optional is missing on this machine; the message says what to do."""


def in_short(error: BaseException) -> str:
    """What went wrong in somebody else's code, on one line: nothing is known of it, not even that it can be said."""
    try:
        return shortened(f"{type(error).__name__}: {error}")
    except Exception:
        return shortened(type(error).__name__)


def in_print(said: str) -> str:
    """Words with nothing in them that a terminal would obey, nor what turns the direction of those beside them."""
    return said if said.isprintable() else "".join(one if one.isprintable() else " " for one in said)


def shortened(said: str) -> str:
    """What somebody else's code says, on one line and with an end."""
    line = in_print(said[: 2 * TOLD]).strip()
    return line if len(line) <= TOLD else f"{line[:TOLD]} …"
