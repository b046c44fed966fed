"""What waits on the table has room enough, or the game stops: no effect is left out."""

from __future__ import annotations

import pytest

from cosmocafe.core.errors import RowFull
from cosmocafe.games.starcadia_quest.rules.attacks import add_target
from cosmocafe.games.starcadia_quest.rules.effects import wait
from cosmocafe.games.starcadia_quest.table import Table


def test_an_effect_too_many_is_not_left_out() -> None:
    t = Table()
    t.pended = len(t.pending)
    with pytest.raises(RowFull):
        wait(t, 0, 0, 0)


def test_a_target_too_many_is_not_left_out() -> None:
    t = Table()
    t.aimed = len(t.targets)
    with pytest.raises(RowFull):
        add_target(t, 0)
