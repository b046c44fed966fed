"""Reading a record: a match as readable text, one JSON object a line, as `Match.save` writes it.

The first line says what is played (game, rules version, box fingerprint, what was agreed, seed and its hash), each further line
is an answer in words and as a number, the last one closes the record. A record that does not fit is refused with the line's number.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from .errors import CafeError, RecordError
from .files import read_text
from .found import find_game, installed_games
from .game import Game
from .match import SHARED, Match

READABLE = 2  # in format 1 the set-up and the first answer had the same dice


def read(path: Path, game: Game | None = None) -> Match:
    """The match of a record file."""
    return parse(read_text(path, RecordError), str(path), game)


def parse(text: str, name: str = "record", game: Game | None = None) -> Match:
    """The match of a record's text."""
    rows = text.rstrip("\n").split("\n")  # not splitlines: a name may hold what it takes for the end of a line
    if rows == [""]:
        raise RecordError(f"{name}, line 1: the record is empty")
    match = _begin(_object(rows[0], name, 1), name, game)
    for number, row in enumerate(rows[1:-1] if len(rows) > 1 else [], start=2):
        _replay(match, _object(row, name, number), name, number)
    last = _object(rows[-1], name, len(rows)) if len(rows) > 1 else {}
    if "end" not in last:
        raise RecordError(f"{name}, line {len(rows)}: the closing line is missing, the record was cut off")
    if (last["end"], last.get("over"), last.get("places")) != (match.number, match.over, match.places):
        raise RecordError(f"{name}, line {len(rows)}: the closing line does not agree with the answers above it")
    return match


def _object(row: str, name: str, number: int) -> dict[str, Any]:
    try:
        found = json.loads(row)
    except (ValueError, RecursionError):
        raise RecordError(f"{name}, line {number}: is not JSON") from None
    if not isinstance(found, dict):
        raise RecordError(f"{name}, line {number}: is not a JSON object")
    return found


def _begin(head: dict[str, Any], name: str, game: Game | None) -> Match:
    if head.get("cosmocafe") != "record":
        raise RecordError(f"{name}, line 1: this is not a record of Cosmocafé")
    if type(head.get("format")) is int and head["format"] > SHARED:
        raise RecordError(f"{name}, line 1: the record was written by a newer Cosmocafé (format {head['format']}); update to read it")
    if head.get("format") == READABLE and "options" in head:  # what `agreed` was called then
        head["agreed"] = head.pop("options")
    kinds = {"format": int, "game": str, "rules": int, "box": str, "players": int, "agreed": dict, "seed": str, "commitment": str}
    for key, kind in kinds.items():
        if type(head.get(key)) is not kind:
            raise RecordError(f"{name}, line 1: {key!r} is missing or is no {kind.__name__}")
    if head["format"] < READABLE:
        raise RecordError(f"{name}, line 1: the record is of format {head['format']}, whose dice fell differently; it cannot be replayed")
    names, change = head.get("names"), head.get("change")
    if names is not None and not (isinstance(names, list) and all(isinstance(one, str) for one in names)):
        raise RecordError(f"{name}, line 1: 'names' is no list of names")
    added = head.get("added") if head["format"] == SHARED else None
    if head["format"] == SHARED and not (isinstance(added, list) and all(isinstance(one, str) for one in added)):
        raise RecordError(f"{name}, line 1: 'added' is no list of what seats have added to chance")
    if change is not None and not (isinstance(change, dict) and isinstance(change.get("values"), dict)):
        raise RecordError(f"{name}, line 1: 'change' is no changed box")
    if game is None and head["game"].endswith(".py"):  # whoever wrote the record would choose what is run here
        raise RecordError(f"{name}, line 1: a record names its game by its id, and no file")
    if game is None and head["game"] not in installed_games():
        lies = "if it lies in a file, name that beside the record: --game FILE.py"
        raise RecordError(f"{name}, line 1: there is no game {head['game']!r:.60} here; {lies}")
    try:
        game = game or find_game(head["game"])
        if game.id != head["game"]:
            raise RecordError(f"{name}, line 1: the record is of {head['game']}, not of {game.id}")
        if game.version != head["rules"]:
            raise RecordError(f"{name}, line 1: the record is of rules version {head['rules']}, here is version {game.version}")
        match = Match(game, head["players"], head["seed"], agreed=head["agreed"], change=change, names=names, added=added)
    except RecordError:
        raise
    except CafeError as error:
        raise RecordError(f"{name}, line 1: {error}") from None
    if match.commitment != head["commitment"]:
        raise RecordError(f"{name}, line 1: the seed is not the one of this match; somebody or something has changed it")
    if game.fingerprint(match.box) != head["box"]:
        raise RecordError(f"{name}, line 1: the record was played with another box (fingerprint {head['box']})")
    return match


def _replay(match: Match, row: dict[str, Any], name: str, number: int) -> None:
    if row.get("n") != match.number or type(row.get("answer")) is not int or type(row.get("seat")) is not int:
        raise RecordError(f"{name}, line {number}: answer number {match.number} was expected here")
    try:
        if row.get("text") != match.game.catalogue.text(row["answer"]):
            raise RecordError(f"{name}, line {number}: {row.get('text')!r} is not what answer {row['answer']} says")
        match.answer(row["answer"], seat=row["seat"])
    except RecordError:
        raise
    except CafeError as error:
        raise RecordError(f"{name}, line {number}: {error}") from None
