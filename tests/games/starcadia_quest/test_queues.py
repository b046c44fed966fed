"""What waits on the table has room enough, or the game stops: no effect is left out."""

from __future__ import annotations

import pytest

from cosmocafe.core.errors import RowFull
from cosmocafe.games.starcadia_quest.language import Limit
from cosmocafe.games.starcadia_quest.rules.attacks import add_target
from cosmocafe.games.starcadia_quest.rules.drafts import take_in_hand
from cosmocafe.games.starcadia_quest.rules.effects import spend, wait
from cosmocafe.games.starcadia_quest.rules.tokens import hold, stack
from cosmocafe.games.starcadia_quest.table import HAND, HELD, PILE, Table
from cosmocafe.games.starcadia_quest.texts import Effect


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


def test_a_limit_too_many_is_not_left_out() -> None:
    t, effect = Table(), Effect()
    t.n_limited, effect.limit = len(t.limited), Limit.TURN
    with pytest.raises(RowFull):
        spend(t, effect, 0, 0)


def test_an_upgrade_too_many_is_not_left_out() -> None:
    t = Table()
    t.heroes[0].held, t.crews[0].piled, t.crews[0].dealt = HELD, PILE, HAND
    for put_token in (hold, stack, take_in_hand):
        with pytest.raises(RowFull):
            put_token(t, 0, 1)
