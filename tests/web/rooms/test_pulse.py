"""The pulse: felt once however many ask, and told as it is."""

from __future__ import annotations

import asyncio

import pytest

from cosmocafe.web.cafe import Cafe
from cosmocafe.web.rooms import pulse
from cosmocafe.web.settings import Settings
from cosmocafe.web.store import StoreFailed

from .meeting import in_a_cafe


def test_the_database_is_tried_once_for_all_and_again_after_a_while(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[bool] = []

    async def visit(cafe: Cafe) -> None:
        def feel_pulse() -> None:
            tries.append(True)
            if len(tries) > 1:
                raise StoreFailed("it is gone")

        monkeypatch.setattr(cafe.store, "feel_pulse", feel_pulse)
        assert await asyncio.gather(*(cafe.pulse.is_well() for _ in range(5))) == [True] * 5 and len(tries) == 1
        assert await cafe.pulse.is_well() and len(tries) == 1  # it was felt a moment ago
        monkeypatch.setattr(pulse, "KEPT", -1.0)
        assert not await cafe.pulse.is_well() and len(tries) == 2

    in_a_cafe(settings, visit)
