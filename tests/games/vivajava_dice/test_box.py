"""The box: what may be changed, and what is refused in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.core.errors import BoxError
from cosmocafe.games.vivajava_dice import game
from cosmocafe.games.vivajava_dice.vocabulary import Ability
from cosmocafe.testing import Agreed

from .builder import ANNA, Position, position

TOML = game._components


def test_single_values_can_be_changed() -> None:
    p = position(roll="RRRGK", pp=[8, 0], change={"game": {"target_pp": 9}}).answer("featured")
    assert p.over
    dear = position(roll="WWWYB", marks={ANNA: {"white": 5}}, change={"discs": {"re_roll": {"pp": 9}}}).answer("done", "research white 2")
    assert dear.pp == [9, 0]
    two = Position.new_box(2, change={"discs": {"big_batch": {"power": [2, 3]}}})
    assert two.power[2 * Ability.BIG_BATCH : 2 * Ability.BIG_BATCH + 2] == [2, 3]


DICE_DISCS = [row["id"] for row in TOML["discs"] if row["category"] == "dice"]


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": {"target_pp": 0}}, "target_pp"),
        ({"research_track": {"at_2x": 1}}, "1X comes before 2X"),
        ({"discs": {"spill": {"category": "magic"}}}, "magic"),
        ({"discs": {"re_roll": {"power": [1]}}}, "re_roll.power: expected a list of 2 values, got 1"),
        ({"discs": {"re_roll": {"power": [1, 5]}}}, "re_roll.power.2: expected a number from 0 to 4, got 5"),
        ({"discs": {"blank_slate": {"from": "black"}}}, "blank_slate.from: expected one of white, yellow, brown, red, green"),
        ({"dice": {"coffee": {"count": 5}}}, "dice.coffee.count: expected a number from 10 to 15"),
        ({"dice": {"coffee": {"faces": ["white"] * 6}}}, "each of"),
        ({"research_coasters": {"lite": {"slots": {"white": "magic"}}}}, "magic"),
        ({"research_coasters": {"lite": {"slots": {"red": "none"}, "random_exclude": DICE_DISCS}}}, "too few discs of the category dice"),
        ({"interns": {"abilities": ["spill", *DICE_DISCS[1:6]]}}, "changes dice, spill does not"),
        ({"interns": {"abilities": ["flip_bean", *DICE_DISCS[1:6]]}}, "two interns"),
        ({"interns": {"slot": "black"}}, "interns.slot: expected one of white, yellow, brown, red, green"),
        ({"corporations": {"omniblend": {"start": {"green": 12}}}}, "green: the meter has no such space"),
        ({"corporations": {"omniblend": {"meter": [0, 1, 2, 3, 4, 5]}}}, "red: the meter has no such space"),
        ({"blends": {"featured": {"by_players": {"2": 10}}}}, "by_players"),
        ({"nonsense": 1}, "no such value"),
        ({"counts": {"coffee_dice": 12}}, "no such value"),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(change: dict[str, Any], error: str) -> None:
    with pytest.raises(BoxError, match=error):
        Position.new_box(2, change=change)


MATCHES: list[tuple[int, Agreed]] = [(players, {"coaster": coaster}) for players in (2, 3, 4, 1) for coaster in ("lite", "spiced", "wild")]
MATCHES += [
    (1, {"corporation": firm, "difficulty": circle}) for firm in ("omniblend", "sacchar") for circle in ("easy", "normal", "expert")
]
MATCHES += [(2, {"coaster": "interns"})]
WORDS = ("red", "brown", "dice", "research", "flip_bean", "spill")


def values(table: Any, *path: str) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every value of the box with its place; the first value of a row is its name."""
    if isinstance(table, dict):
        for name, value in table.items():
            if name not in ("source", "agreements"):
                yield from values(value, *path, name)
    elif isinstance(table, list) and isinstance(table[0] if table else 0, dict):
        for row in table:
            name, *others = row
            yield from values({key: row[key] for key in others}, *path, row[name])
    else:
        yield path, table


def others(value: Any) -> list[Any]:
    """What could stand in the place of a value."""
    if isinstance(value, list):
        return [[*reversed(value)], value[1:], *([*value[:-1], other] for other in (others(value[-1]) if value else [])), ["flip_bean"]]
    return [not value] if isinstance(value, bool) else [value + 1, value - 1] if isinstance(value, int) else list(WORDS)


def outcome(players: int, agreed: Agreed, change: Any = None) -> str:
    """The box of a match, or that it is refused."""
    try:
        return game.fingerprint(Position.new_box(players, agreed, change))
    except BoxError:
        return "refused"


def changes(path: tuple[str, ...], value: Any) -> Iterator[Any]:
    """Boxes in which another value stands in the place of this one."""
    for change in others(value):
        if change != value:
            for name in reversed(path):
                change = {name: change}
            yield change


def test_no_value_is_changed_in_vain() -> None:
    printed = {n: outcome(*match) for n, match in enumerate(MATCHES)}

    def matters(change: Any) -> bool:
        return any(outcome(*match, change) != printed[n] for n, match in enumerate(MATCHES))

    assert [".".join(path) for path, value in values(TOML) if not any(matters(change) for change in changes(path, value))] == []


def test_every_source_is_named() -> None:
    for row in TOML["discs"]:
        assert set(row["source"]) == {"id", "pp", "effect"}
        assert set(row["source"].values()) <= {"rulebook", "public", "original"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_missing(language: str) -> None:
    assert list(game.words(language).gaps()) == []
