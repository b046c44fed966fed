"""What players agree on before a match, and the default numbers (SS-190 to SS-197, SS-R30)."""

from __future__ import annotations

from typing import Any

import pytest

from cosmocafe.core.errors import BoxError, InputError
from cosmocafe.games.star_stations import game

from .builder import GREEN, begun, idled, position


@pytest.mark.rule("SS-190", "SS-191", "SS-192", "SS-193", "SS-194", "SS-195", "SS-196", "SS-197", "SS-R30")
def test_options_and_their_defaults() -> None:
    assert {one.name: one.values for one in game.agreements} == {
        "board_size": [6, 5, 7],
        "placement": ["players", "random", "preset"],
        "hit_faces": [2, 1, 3],
        "refine_rate": [3, 1, 2, 0],
        "control": ["presence", "sticky"],
        "station_win": ["instant", "hold"],
        "max_rounds": [120],
        "quiet_rounds": [20, 0],
    }
    for name in ("en", "zh-Hant"):
        assert all(game.words(name).agreement(one.name) for one in game.agreements)
    assert game.words("zh-Hant").choice("control", "sticky") == "直到他人獨占為止"
    assert game.words("en").choice("board_size", 7) == "7"


@pytest.mark.rule("SS-R30", "SS-R01", "SS-R02", "SS-R04", "SS-R19")
@pytest.mark.parametrize(("players", "stars", "asteroids"), [(2, 7, 13), (3, 7, 14), (4, 8, 20)])
def test_the_default_numbers_stand(players: int, stars: int, asteroids: int) -> None:
    box = begun(players).box
    assert (box.stars, box.asteroids) == (stars, asteroids)
    assert (box.hit_faces, box.refine_rate, box.sticky, box.hold) == (2, 3, 0, 0)
    assert (box.max_rounds, box.quiet_rounds) == (120, 20)
    assert bin(box.board).count("1") == 36


@pytest.mark.rule("SS-190", "SS-192", "SS-193", "SS-196", "SS-197")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("board_size", 4),
        ("board_size", 8),
        ("placement", "nobody"),
        ("hit_faces", 0),
        ("hit_faces", 4),
        ("refine_rate", 4),
        ("control", "forever"),
        ("station_win", "later"),
        ("max_rounds", 9),
        ("max_rounds", 501),
        ("quiet_rounds", 4),
        ("quiet_rounds", 101),
    ],
)
def test_other_values_are_refused(name: str, value: int | str) -> None:
    with pytest.raises(InputError, match=name):
        game.new_box(2, {name: value})


@pytest.mark.rule("SS-196")
@pytest.mark.parametrize("last", [10, 33, 500])
def test_the_last_round_can_be_chosen(last: int) -> None:
    p = position(round=last, to_move=1, agreed={"max_rounds": last})
    assert idled(p, 1).told("last-round") == [str(last)]
    assert not idled(position(round=last - 1, to_move=1, agreed={"max_rounds": last}), 1).over


@pytest.mark.rule("SS-197", "SS-168")
@pytest.mark.parametrize("rounds", [5, 100])
def test_quiet_rounds_can_be_chosen(rounds: int) -> None:
    agreed: dict[str, int | str] = {"quiet_rounds": rounds}
    assert idled(position(3, quiet=3 * rounds - 1, agreed=agreed), 1).over
    assert not idled(position(3, quiet=3 * rounds - 2, agreed=agreed), 1).over


@pytest.mark.rule("SS-197", "SS-168")
def test_quiet_rounds_can_be_switched_off() -> None:
    p = position(3, quiet=5000, out={GREEN: 1}, agreed={"quiet_rounds": 0})
    assert not idled(p, 1).over


@pytest.mark.parametrize(
    ("values", "complaint"),
    [
        ({"ships": {"cruiser": {"ignores": 2}}}, r"ships\.cruiser\.ignores: expected a number from 0 to 1, got 2"),
        ({"ships": {"flagship": {"cost": 9}}}, "exactly one flagship"),
        ({"ships": {"frigate": {"start": 11}}}, "the supply has only 10"),
        ({"ships": {"frigate": {"letter": "R"}}}, "ships: letter: expected F, .* in this order, got R, "),
        ({"ships": {"frigate": {"start": 6}}}, "7 ships start on one square"),
        ({"attack_die": {"sides": 2}}, "hits and misses"),
        ({"limits": {"asteroids_per_square": 4}}, "asteroids_per_square"),
        ({"presets": {"Mirror Sea": {"stars": ["a1", "e5"]}}}, "'a1' is no square that may stand here"),
        ({"presets": {"Mirror Sea": {"stars": ["b2", "e5"]}}}, "needs 7 stars and 13 asteroids"),
        ({"presets": {"Mirror Sea": {"starts": ["a1"]}}}, "2 corners are needed"),
        ({"presets": {"Mirror Sea": {"asteroids": {"c1": 4}}}}, "at most 3 lie on a square"),
    ],
)
def test_an_impossible_box_is_refused_with_words(values: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BoxError, match=complaint):
        begun(agreed={"placement": "preset"}, change=values)


def test_a_pool_too_large_for_the_board_is_refused() -> None:
    assert begun(change={"players": {"2": {"stars": 27}}}).question == "place"
    with pytest.raises(BoxError, match="28 stars and 13 asteroids do not fit on 32 squares"):
        begun(change={"players": {"2": {"stars": 28}}})


def test_a_changed_box_is_really_used() -> None:
    fast = {"ships": {"cruiser": {"dice_adjacent": 5, "move": 2, "mines": True}}, "resources": {"ore_per_working_frigate": 2}}
    p = position(red="CC c3", blue="F c4", asteroids={"c3": 1}, change=fast)
    assert p.copy().answer("mine").stock(0) == (2, 0)
    assert p.copy().answer("strike c4").told("attacked")[0].startswith("red c4 10 ")
    assert "e3" in p.answer("scatter c3").squares("send")
