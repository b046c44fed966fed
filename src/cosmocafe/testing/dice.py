"""Dice that fall as a test wants them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from unittest import mock


@contextmanager
def forced(module: ModuleType, name: str, *values: int) -> Iterator[None]:
    """Inside, a module's `roll` or `one_of` gives these values in this order, and all of them are used."""
    left = list(values)

    def fall(*given: object) -> int:
        assert left, "more dice are rolled than were given"
        return left.pop(0)

    with mock.patch.object(module, name, fall):
        yield
    assert not left, f"{len(left)} dice were not rolled"
