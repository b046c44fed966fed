"""What players agree on before a match: the part `agreements` of a box file."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ..anything import Toml
from ..errors import InputError
from .declared import number, numbers, several, text
from .sheets import Opening, Sheet

FAR = 1_000_000


@dataclass(frozen=True)
class Agreement:
    """One thing that players agree on before a match; the first value is the default."""

    name: str
    values: Sequence[int | str]
    range: tuple[int, int] | None = None
    trial: int | str | None = None  # what simulations and checks play with instead of the default: careless players need an end

    @property
    def default(self) -> int | str:
        """What is played when nobody says otherwise."""
        return self.values[0]

    @property
    def named(self) -> list[str]:
        """The values that words files name: all that do not begin with a number."""
        return [value for value in self.values if isinstance(value, str) and not value[:1].isdecimal()]

    def number(self, value: int | str) -> int:
        """The value as rules see it: a number as it is, a word as its place in the list."""
        if isinstance(self.default, int):
            if isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,18}", value):
                value = int(value)
            if isinstance(value, int) and not isinstance(value, bool) and (value in self.values or self._in_range(value)):
                return value
        elif value in self.values:
            return self.values.index(value)
        raise InputError(f"{self.name} cannot be {value!r}: it is {self.allowed}")

    def _in_range(self, value: int) -> bool:
        return self.range is not None and self.range[0] <= value <= self.range[1]

    @property
    def allowed(self) -> str:
        """The possible values in words."""
        if self.range is None:
            return " or ".join(str(value) for value in self.values)
        others = [str(value) for value in self.values if not self._in_range(int(value))]
        return " or ".join([f"a number from {self.range[0]} to {self.range[1]}", *others])


def agreements_in(toml: Toml, file: str) -> list[Agreement]:
    """All that a box file offers to agree on."""
    sheet = Sheet(toml, Opening(file, {}, 0))
    return [_agreement(row) for row in sheet.rows("agreements")] if sheet.has("agreements") else []


def _agreement(row: Sheet) -> Agreement:
    listed = row.value("values")
    is_counted = isinstance(listed, list) and all(isinstance(value, int) for value in listed)
    name, values = row.read(text("name")), row.read(several("values", _value("", is_counted), 1))
    span = row.read(numbers("range", 2, -FAR, FAR)) if row.has("range") else None
    trial = row.read(_value("trial", is_counted)) if row.has("trial") else None
    row.refuse_unread()
    return Agreement(name, values, (span[0], span[1]) if span else None, trial)


def _value(path: str, is_counted: bool) -> int | str:
    return number(path, -FAR, FAR) if is_counted else text(path)


def settled(agreements: list[Agreement], given: dict[str, int | str]) -> dict[str, int]:
    """Every agreement as a number: what was given, else the default."""
    known = {one.name: one for one in agreements}
    for name in given:
        if name not in known:
            raise InputError(f"{name!r} is nothing to agree on in this game; that would be {', '.join(known) or 'none'}")
    return {name: one.number(given.get(name, one.default)) for name, one in known.items()}
