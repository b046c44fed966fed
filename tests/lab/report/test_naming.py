"""What columns of a report are called, in every language."""

from __future__ import annotations

import pytest

from cosmocafe.core.author.words import OPEN
from cosmocafe.lab.report.naming import trimmed


@pytest.mark.parametrize(
    ("sentence", "said"),
    [(f"{OPEN} 的飛船", "飛船"), (f"{OPEN} 是起始玩家", "是起始玩家"), (f"{OPEN} settles on {OPEN}.", f"Settles on {OPEN}"), (OPEN, OPEN)],
)
def test_what_is_left_open_at_the_beginning_leaves_nothing_behind(sentence: str, said: str) -> None:
    assert trimmed(sentence) == said
