"""The numbers of a box: every one with its place, its bounds and where it comes from; a change made from them is one that the box takes."""

from __future__ import annotations

import pytest

from cosmocafe.core.author.numbers import Number, change_of
from cosmocafe.core.errors import BoxError
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.game import Game


def numbers_of(game: Game) -> dict[str, Number]:
    return {number.key: number for players in game.players for number in game.numbers(players)}


def test_a_number_knows_its_place_its_bounds_and_its_source(star_stations: Game) -> None:
    cost = numbers_of(star_stations)["ships.frigate.cost"]
    assert cost.least <= cost.value <= cost.most and cost.source == "rulebook" and not cost.is_ours


def test_single_values_of_a_row_have_their_own_source() -> None:
    numbers = numbers_of(find_game("stardust_coffee"))
    assert numbers["supply.stardust"].source == "rulebook" and numbers["supply.per_color.coffee"].is_ours
    discs = {place: number.source for place, number in numbers_of(find_game("vivajava_dice")).items() if place.endswith(".pp")}
    assert {"original", "public"} <= set(discs.values())


@pytest.mark.parametrize("name", sorted(installed_games()))
def test_every_bound_is_the_boxs_own(name: str) -> None:
    game = find_game(name)
    numbers = numbers_of(game)
    assert len(numbers) > 10 and any(number.is_ours for number in numbers.values())
    for number in numbers.values():
        assert number.least <= number.value <= number.most
        other = {"file": "other.toml", "values": change_of([(number, number.value + 1)])}
        assert game.differences(other) == [(number.key, number.value, number.value + 1)]
    for number in list(numbers.values())[::25]:
        with pytest.raises(BoxError, match=number.key):
            for players in game.players:
                game.new_box(players, change={"file": "far.toml", "values": change_of([(number, number.most + 1)])})


def test_a_game_without_a_box_has_no_numbers(connect_four: Game) -> None:
    assert connect_four.numbers(2) == []


def test_values_of_numbers_make_a_change(star_stations: Game) -> None:
    cost, most = numbers_of(star_stations)["ships.frigate.cost"], numbers_of(star_stations)["resources.start_ore"]
    assert change_of([(cost, 3), (most, 9)]) == {"ships": {"frigate": {"cost": 3}}, "resources": {"start_ore": 9}}


def test_boxes_are_held_against_each_other_however_deep_their_changes_go() -> None:
    """A whole list and one place of it are one difference; a row is named as it is printed, whatever another box calls it."""
    dice, star_stations = find_game("vivajava_dice"), find_game("star_stations")
    meter = next(list(row["meter"]) for row in dice._components["corporations"] if row["id"] == "sacchar")
    whole = {"file": "whole.toml", "values": {"corporations": {"sacchar": {"meter": [*meter[:2], 5, *meter[3:]]}}}}
    third, other = ({"file": "third.toml", "values": {"corporations": {"sacchar": {"meter": {"3": value}}}}} for value in (5, 6))
    assert dice.differences(third, whole) == dice.differences(whole, third) == []
    assert [place for place, _, _ in dice.differences(other, whole)] == ["corporations.sacchar.meter"]
    first = star_stations._components["presets"][0]["name"]
    renamed = {"file": "renamed.toml", "values": {"presets": {first: {"name": "a new sea"}}}}
    star_stations.new_box(2, change=renamed)
    again = {"file": "again.toml", "values": {"presets": {first: {"name": "another sea"}}}}
    assert star_stations.differences(again, renamed) == [(f"presets.{first}.name", "a new sea", "another sea")]
