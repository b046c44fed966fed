"""What comes in the box: TOML files, checked value by value, with single values changed for a what-if."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

from ..anything import Anything, Toml
from ..errors import BoxError, CafeError, in_short
from ..files import read_text

MARKS = ("source", "rulebook_fixed", "original_fields")  # where values come from: nothing is played by them
TOO_DEEP = "{}: its lists or tables are nested too deeply"
KINDS = {bool: "true or false", int: "a whole number", float: "a number", str: "text", list: "a list", dict: "a table"}


def read_toml(path: Path) -> Toml:
    """The content of a TOML file."""
    try:
        return tomllib.loads(read_text(path, BoxError))
    except ValueError as error:  # a TOMLDecodeError, or a number with thousands of digits
        raise BoxError(f"{path}: is not TOML: {error}") from None
    except RecursionError:
        raise BoxError(TOO_DEEP.format(path)) from None


def named_in(path: Path, rows: str, key: str | None = None) -> list[str]:
    """What the rows of a list in a TOML file are called: their first values, or those of `key`."""
    return [str(row[key] if key else next(iter(row.values()))) for row in read_toml(path)[rows]]


def read_components(path: Path) -> Toml:
    """A box's TOML file; further files of its folder that it names in `files` come in under their stems."""
    base = read_toml(path)
    for name in base.pop("files", []):
        base[Path(name).stem] = read_toml(path.parent / name)
    return base


def read_change(path: Path) -> Toml:
    """The single values of a box file that are played with instead of the printed ones, and the file's name for the record."""
    values = read_toml(path)
    try:
        json.dumps(values)
    except TypeError:
        raise BoxError(f"{path}: dates and times have no place in a box") from None
    except ValueError:  # 0xfff and so on: TOML reads it without writing it in tens
        raise BoxError(f"{path}: a number has thousands of digits") from None
    except RecursionError:  # a.a.a. and so on: TOML reads it without going deep itself
        raise BoxError(TOO_DEEP.format(path)) from None
    return {"file": path.name, "values": values}


def changed(base: Toml, change: Toml) -> Toml:
    """The components with a change; what players agree on is chosen, not changed."""
    file, values = name_of(change), change.get("values", {})
    if not isinstance(values, dict):
        raise BoxError(f"{file}: the values of a changed box are a table")
    if "agreements" in values:
        raise BoxError(f"{file}: agreements: a box cannot change what players may agree on; agree on one of the values instead")
    return cast("Toml", override(base, values, file))


def name_of(change: Toml) -> str:
    """What a change is called."""
    return str(change.get("file", "the changed box"))


@contextmanager
def blaming(change: Toml | None) -> Iterator[None]:
    """Whatever a change holds, there is a box and a game or a sentence; an error without a change is the game's own."""
    try:
        yield
    except BoxError as error:
        if change is None:
            raise
        raise BoxError(f"{name_of(change)}, put into {error}") from None
    except CafeError:
        raise
    except Exception as error:
        if change is None:
            raise
        raise BoxError(f"{name_of(change)}: the game cannot be played with these values ({in_short(error)})") from error


def differences(boxes: list[Anything], changes: list[Anything], key: str = "") -> Iterator[tuple[str, object, object]]:
    """Where two boxes are not the same, and what stands there: of the printed box and two made of it, as deep as all changes of it go."""
    printed, was, now = boxes
    if all(isinstance(change, dict) for change in changes):
        if isinstance(printed, list):  # a change names what stands in it as the printed box does
            boxes = [dict(zip(places(printed), box, strict=True)) for box in boxes]
        for name in dict.fromkeys(name for change in changes for name in change):
            further = [change[name] for change in changes if name in change]
            yield from differences([box[name] for box in boxes], further, f"{key}.{name}" if key else name)
    elif was != now:
        yield key, was, now


def places(values: list[object]) -> list[str]:
    """What the values of a list are named by: rows by their first values, others by their places, counted from 1."""
    return [str(next(iter(one.values()), "")) if isinstance(one, dict) else str(place) for place, one in enumerate(values, 1)]


def override(base: object, change: object, file: str, key: str = "") -> object:
    """`base` with the values of `change`; what stands in a list is named as `places` say (`[ships.frigate]`, `meter.3 = 1`)."""
    if isinstance(base, list) and isinstance(change, dict):
        rows, merged = {name: at for at, name in enumerate(places(base))}, list(base)
        for name, value in change.items():
            if name not in rows:
                raise BoxError(f"{file}: {key}.{name}: the box has no such row; it has {', '.join(rows)}")
            merged[rows[name]] = override(base[rows[name]], value, file, f"{key}.{name}")
        return merged
    if isinstance(base, dict) and isinstance(change, dict):
        result = dict(base)
        for name, value in change.items():
            place = f"{key}.{name}" if key else name
            if name in MARKS:
                raise BoxError(f"{file}: {place}: says where the values come from, and nothing is played by it")
            if name not in base:
                raise BoxError(f"{file}: {place}: the box has no such value; here it has {', '.join(base)}")
            result[name] = override(base[name], value, file, place)
        return result
    wanted, got = KINDS.get(type(base)), KINDS.get(type(change), "a date or time")
    if wanted != got and (type(base), type(change)) != (float, int):
        raise BoxError(f"{file}: {key}: expected {wanted}, got {got}")
    return change
