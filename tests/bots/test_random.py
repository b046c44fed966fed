"""The bot that likes every answer the same."""

from __future__ import annotations

from collections import Counter

import cosmocafe
from cosmocafe.bots import RandomBot
from cosmocafe.core.game import Game

from .moods import mood


def test_every_option_comes_up_about_as_often(connect_four: Game) -> None:
    view, rng = cosmocafe.new(connect_four).view(0), mood(1)
    counts = Counter(RandomBot().answer(view, rng) for _ in range(7000))
    assert set(counts) == set(view.options)
    assert all(850 < count < 1150 for count in counts.values())


def test_the_same_mood_gives_the_same_answer(connect_four: Game) -> None:
    view = cosmocafe.new(connect_four).view(0)
    assert RandomBot().answer(view, mood(3)) == RandomBot().answer(view, mood(3))
