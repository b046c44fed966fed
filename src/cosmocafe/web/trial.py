"""A stranger's record is tried in a process of its own, with little time and little memory: what it does there harms nobody.

    python -m cosmocafe.web.trial GAME SECONDS < RECORD

The game is named by the café, never by the record. Prints one line of JSON: what the record holds, or why it is refused.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys

import msgspec

from cosmocafe.core import system
from cosmocafe.core.anything import Toml
from cosmocafe.core.errors import CafeError, RecordError
from cosmocafe.core.match import Match

MEMORY = 1 << 30  # bytes
MOMENTS = 8  # of a record with a changed box that are drawn to see whether they can be


class Tried(msgspec.Struct, kw_only=True, tag=True):
    """What a record holds."""

    players: int
    names: list[str]
    agreed: dict[str, int | str]
    change: Toml | None
    seed: str
    added: list[str] | None
    box: str
    places: list[int] | None
    seats: list[int]
    answers: list[int]


class Refused(msgspec.Struct, kw_only=True, tag=True):
    """Why a record is refused."""

    why: str


def game_named(text: str) -> object:
    """The game that a record says it is of; whatever stands there is only compared with the games on the shelf."""
    try:
        head = json.loads(text.partition("\n")[0])
    except (ValueError, RecursionError):
        raise RecordError("record, line 1: is not JSON") from None
    if not isinstance(head, dict) or head.get("cosmocafe") != "record":
        raise RecordError("record, line 1: this is not a record of Cosmocafé")
    return head.get("game")


def try_record(text: str, game: str, seconds: float) -> Tried:
    """Try a record; `game` is a name from the café's own shelf."""
    command = [sys.executable, "-m", "cosmocafe.web.trial", game, str(max(1, round(seconds)))]
    alone = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    try:
        done = subprocess.run(command, input=text.encode(), capture_output=True, timeout=seconds, check=False, env=alone)  # noqa: S603
        found: Tried | Refused = msgspec.json.decode(done.stdout, type=Tried | Refused)
    except (subprocess.TimeoutExpired, msgspec.DecodeError, RecursionError):
        raise RecordError(f"replaying it takes more than {seconds:g} seconds or too much memory") from None
    if isinstance(found, Refused):
        raise RecordError(found.why)
    return found


def tried(data: bytes, name: str) -> bytes:
    """What comes of a record when it is replayed and, if its box is changed, drawn; as JSON."""
    from cosmocafe.core.found import find_game
    from cosmocafe.core.record import parse

    try:
        match = parse(data.decode(), "record", find_game(name))
        if match.change is not None:
            draw(match)
        return msgspec.json.encode(_content(match))
    except CafeError as error:
        why = str(error)
    except Exception as error:  # rules are written for the printed box: with another one they may do anything
        why = f"the game cannot be played with this box ({type(error).__name__})"
    return msgspec.json.encode(Refused(why=why.encode(errors="replace").decode()))


def _content(match: Match) -> Tried:
    if "\x00" in match.seed:
        raise RecordError("record, line 1: a seed is text")
    return Tried(
        players=match.players,
        names=match.names or [match.game.words().seat(seat) for seat in range(match.players)],
        agreed=match.agreed,
        change=match.change,
        seed=match.seed,
        added=match.added,
        box=match.game.fingerprint(match.box),
        places=match.places if match.over else None,
        seats=match.seats,
        answers=match.answers,
    )


def draw(match: Match) -> None:
    """Draw some moments for every seat, and tell everything that happened in every language."""
    from .frames import board

    again = match.begun_again()
    for number, answer in enumerate(match.answers):
        if number % (len(match.answers) // MOMENTS + 1) == 0:
            _ = [board(again.view(seat)) for seat in range(-1, match.players)]
        again.answer(answer)
    for language in match.game.languages:
        for seat in range(-1, match.players):
            view = match.view(seat, language)
            _ = board(view), view.question, view.log


def main() -> None:
    """Try the record that comes in."""
    name, seconds = sys.argv[1:]
    system.give_way()
    system.keep_within(int(seconds), MEMORY)
    sys.stdout.buffer.write(tried(sys.stdin.buffer.read(), name))


if __name__ == "__main__":
    main()
