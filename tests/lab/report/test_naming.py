"""What columns of a report are called, in every language."""

from __future__ import annotations

import pytest

from cosmocafe.core.author.words import OPEN
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.lab.report.naming import Naming, trimmed
from cosmocafe.lab.tally import tally_of


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        (f"{OPEN} 的飛船", "飛船"),
        (f"{OPEN} 是起始玩家", "是起始玩家"),
        (f"{OPEN} settles on {OPEN}.", f"Settles on {OPEN}"),
        (f"{OPEN}: exhaust {OPEN}", f"Exhaust {OPEN}"),
        (f"{OPEN}：橫置脈衝刀", "橫置脈衝刀"),
        (f"{OPEN}：{OPEN}飛到 {OPEN}", f"飛到 {OPEN}"),
        (f"{OPEN} 的{OPEN}得 {OPEN} PP", f"得 {OPEN} PP"),
        (f"{OPEN}：{OPEN} {OPEN} 分", "分"),
        (f"{OPEN}'s track", f"{OPEN}'s track"),
        (OPEN, OPEN),
    ],
)
def test_what_is_left_open_at_the_beginning_leaves_nothing_behind(sentence: str, said: str) -> None:
    assert trimmed(sentence) == said


@pytest.mark.parametrize("game", sorted(installed_games()))
def test_no_column_begins_with_a_gap(game: str) -> None:
    found = find_game(game)
    for language in found.languages:
        naming = Naming(found, language)
        names = {naming.of(column) for column in tally_of(found).columns}
        told = [name for name in names if any(map(str.isalnum, name))]
        assert [name for name in told if name != name.strip() or name.startswith((f"{OPEN}: ", f"{OPEN}：", f"{OPEN} 的"))] == []
