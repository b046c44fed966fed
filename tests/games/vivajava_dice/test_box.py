"""The box: what may be changed, and what is refused in words."""

from __future__ import annotations

from typing import Any

import pytest

from cosmocafe.core.author.box import read_toml
from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.core.errors import BoxError
from cosmocafe.games.vivajava_dice import HERE, game
from cosmocafe.games.vivajava_dice.answers import Ability

from .builder import ANNA, changed, position


def test_single_values_can_be_changed() -> None:
    p = position(roll="RRRGK", pp=[8, 0], change={"game": {"target_pp": 9}}).answer("featured")
    assert p.over
    dear = position(roll="WWWYB", marks={ANNA: {"white": 5}}, change={"discs": {"re_roll": {"pp": 9}}}).answer("done", "research white 2")
    assert dear.pp == [9, 0]
    two = game.new_box(2, change=changed({"discs": {"big_batch": {"effect": {"dice": [2, 3]}}}}))
    assert two.power[2 * Ability.BIG_BATCH : 2 * Ability.BIG_BATCH + 2] == [2, 3]


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": {"target_pp": 0}}, "target_pp"),
        ({"research_track": {"at_2x": 1}}, "1X comes before 2X"),
        ({"discs": {"spill": {"category": "magic"}}}, "magic"),
        ({"discs": {"re_roll": {"effect": {"uses": [1]}}}}, "re_roll"),
        ({"dice": {"coffee": {"count": 5}}}, "coffee dice"),
        ({"dice": {"coffee": {"faces": ["white"] * 6}}}, "each of"),
        ({"research_coasters": {"lite": {"slots": {"white": "magic"}}}}, "magic"),
        ({"interns": {"list": {"intern_flip": {"ability": "spill"}}}}, "changes dice"),
        ({"interns": {"list": {"intern_flip": {"ability": "devalue_bean"}}}}, "two interns"),
        ({"corporations": {"omniblend": {"start": {"green": 12}}}}, "green: the meter has no such space"),
        ({"corporations": {"omniblend": {"meter": [0, 1, 2, 3, 4, 5]}}}, "red: the meter has no such space"),
        ({"blends": {"featured": {"by_players": {"2": 10}}}}, "by_players"),
        ({"nonsense": 1}, "no such value"),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(change: dict[str, Any], error: str) -> None:
    with pytest.raises(BoxError, match=error):
        game.new_box(2, change=changed(change))


def test_every_source_is_named() -> None:
    rows = read_toml(HERE / "components.toml")["discs"]
    for row in rows:
        assert {row[key] for key in ("name_source", "pp_source", "effect_source", "source")} <= {"rulebook", "public", "original"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_missing(language: str) -> None:
    assert list(game.words(language).gaps()) == []
