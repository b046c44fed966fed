"""What bots use of a game, and what of it never."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cosmocafe.bots import greedy
from cosmocafe.core.author.coverage import Coverage, Used
from cosmocafe.core.author.table import Told
from cosmocafe.core.contract.check import check_coverage
from cosmocafe.core.contract.coverage import count_used, summary
from cosmocafe.core.machine.compiled import Compiled


def used(box: Any, t: Any, told: Told) -> Iterator[Used]:
    yield Used("seat", str(told.who))


def test_what_is_used_is_counted_and_what_is_not_is_named(fast_four: Compiled) -> None:
    coverage = Coverage({"seat": ["0", "1", "9"], "colour": ["red"]}, used, [{}])
    found = list(count_used(fast_four.game, coverage, 2, greedy.advise))[-1]
    assert found[Used("seat", "0")] > 16 and found[Used("seat", "1")] > 16  # sixteen games
    assert coverage.everything - set(found) == {Used("seat", "9"), Used("colour", "red")}
    assert summary(coverage, found) == "seat 2/3 (never 9); colour 0/1 (never red)"


def test_the_check_stops_as_soon_as_everything_is_used(fast_four: Compiled) -> None:
    done: list[float] = []
    said = check_coverage(fast_four.game, Coverage({"seat": ["0"]}, used, [{}]), 50, greedy.advise, done.append)
    assert said.startswith("seat 1/1 (least 0: ") and done == [1 / 50]
