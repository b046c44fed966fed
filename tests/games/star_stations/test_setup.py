"""Players, components and setup: stars and asteroids, start corners, first turn (SS-001, SS-010 to SS-037)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cosmocafe.core.author.box import read_toml
from cosmocafe.core.author.table import Told
from cosmocafe.core.errors import InputError
from cosmocafe.core.game import View
from cosmocafe.core.match import Match
from cosmocafe.games.star_stations import game
from cosmocafe.games.star_stations.vocabulary import Event

from .builder import BLUE, COLOURS, RED, Position, begun, named, position

POOL = {2: (7, 13), 3: (7, 14), 4: (8, 20)}
CORNERS = {5: ["a1", "a5", "e1", "e5"], 6: ["a1", "a6", "f1", "f6"], 7: ["a1", "a7", "g1", "g7"]}
RANDOM: dict[str, int | str] = {"placement": "random"}


def components() -> dict[str, Any]:
    assert game.components is not None
    return read_toml(game.components)


@pytest.mark.rule("SS-001")
def test_two_to_four_fleets_play() -> None:
    for players in (2, 3, 4):
        assert [p for p in range(players) if begun(players, agreed=RANDOM).supply(p)["F"]] == list(range(players))
    for players in (1, 5):
        with pytest.raises(InputError, match="2 or 3 or 4 players"):
            Match(game, players)


@pytest.mark.rule("SS-010", "SS-028", "SS-190", "SS-R01")
@pytest.mark.parametrize(("size", "others"), [(None, 32), (5, 21), (6, 32), (7, 45)])
def test_the_board_is_a_square_grid_with_four_corners(size: int | None, others: int) -> None:
    p = begun(agreed={"board_size": size} if size else {})
    assert named(p.box.corners) == CORNERS[size or 6]
    assert len(p.squares("star")) == len(p.squares("asteroid")) == others
    assert sorted(p.squares("star") + named(p.box.corners)) == named(p.box.board)
    assert named(p.box.board) == [f"{column}{row + 1}" for column in "abcdefg"[: size or 6] for row in range(size or 6)]


@pytest.mark.rule("SS-011", "SS-012", "SS-020", "SS-R03")
def test_each_fleet_has_its_own_supply_and_a_stock() -> None:
    p = begun(3)
    for seat in range(3):
        assert p.supply(seat) == {"X": 1, "F": 10, "D": 6, "C": 4}
        assert p.stock(seat) == (5, 5)


@pytest.mark.rule("SS-016")
def test_stocks_are_public() -> None:
    p = position(ore=[1, 3], metal=[2, 8])
    for onlooker in (RED, -1):
        assert Position(p.box, View(game, p.box, p.table, onlooker).table).stock(BLUE) == (3, 8)


@pytest.mark.rule("SS-014", "SS-022", "SS-R02", "SS-R05")
@pytest.mark.parametrize("size", [5, 6, 7])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_common_pool_is_placed_to_the_last_piece(players: int, size: int) -> None:
    p = begun(players, agreed={"board_size": size})
    turns: Counter[int] = Counter()
    while p.offers("star", "asteroid"):
        turns[p.asked] += 1
        p.answer(p.offers()[-1])
    assert (len(p.stars), sum(map(p.asteroids, named(p.box.board)))) == POOL[players]
    assert p.question == "corner"
    # A last piece that can go to one square only is placed without asking.
    assert sum(POOL[players]) - 1 <= sum(turns.values()) <= sum(POOL[players])
    assert max(turns.values()) == sum(POOL[players]) // players == {2: 10, 3: 7, 4: 7}[players]


@pytest.mark.rule("SS-015")
def test_there_are_modules_for_every_star() -> None:
    stars = "b2 c2 d2 e2 b3 c3 d3"
    p = position(red="F b2", stars=stars, stations="c2 d2 e2 b3 c3 d3", modules={"b2": 2}, ore=[1])
    assert p.answer("module b2").modules("b2") == 3


@pytest.mark.rule("SS-017")
def test_ore_and_metal_never_run_out() -> None:
    p = position(red="F b2 c3", stations="c3", asteroids={"b2": 1}, ore=[40_000], metal=[40_000], agreed={"refine_rate": 0})
    assert p.copy().answer("mine").stock(RED) == (40_001, 40_000)
    assert p.answer("refine-all").stock(RED) == (0, 80_000)


@pytest.mark.rule("SS-021", "SS-023", "SS-R05", "SS-R24")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pieces_are_placed_one_by_one_clockwise(players: int) -> None:
    p = begun(players, seed=5)
    for _ in range(sum(POOL[players]) - 2):
        seat, before = p.asked, (len(p.stars), p.table.asteroids_left)
        assert bool(p.offers("star")) == (p.table.stars_left > 0)
        assert bool(p.offers("asteroid")) == (p.table.asteroids_left > 0)
        p.answer(p.offers()[len(p.offers()) // 2])
        assert p.asked == (seat + 1) % players
        assert before[0] - before[1] + 1 == len(p.stars) - p.table.asteroids_left


@pytest.mark.rule("SS-023")
def test_a_random_player_places_first() -> None:
    firsts = Counter(begun(3, seed).asked for seed in range(60))
    assert sorted(firsts) == [0, 1, 2]
    assert min(firsts.values()) > 8


@pytest.mark.rule("SS-024", "SS-025", "SS-026", "SS-R06")
def test_a_star_stands_alone() -> None:
    p = begun().answer("star c3", "asteroid d4")
    assert "c3" not in p.squares("star")
    assert "c3" not in p.squares("asteroid")
    assert "d4" not in p.squares("star")
    assert "d4" in p.squares("asteroid")


@pytest.mark.rule("SS-027")
def test_at_most_three_asteroids_lie_on_a_square() -> None:
    p = begun().answer("asteroid d4", "asteroid d4")
    assert "d4" in p.squares("asteroid")
    p.answer("asteroid d4")
    assert p.asteroids("d4") == 3
    assert "d4" not in p.squares("asteroid")


@pytest.mark.rule("SS-029", "SS-R06")
def test_room_is_kept_for_the_stars_to_come() -> None:
    p = begun(4, agreed={"board_size": 5})
    free = p.squares("star")
    for square in free[:12]:
        assert free[12] in p.squares("asteroid")
        p.answer(f"asteroid {square}")
    p.answer(f"asteroid {free[12]}")  # 8 empty squares are left for 8 stars
    assert p.squares("asteroid") == free[:13]
    assert p.squares("star") == free[13:]
    p.answer(f"star {free[13]}")
    assert p.squares("asteroid") == free[:13]


def rolls(p: Position) -> dict[int, list[int]]:
    """The hits of each seat's order rolls in what was told last, and that all were made with 20 dice."""
    made: dict[int, list[int]] = {seat: [] for seat in range(p.table.players)}
    for line in p.told("order-roll"):
        colour, dice, hits = line.split()
        assert dice == "20"
        made[COLOURS.index(colour)].append(int(hits))
    return made


@pytest.mark.rule("SS-030", "SS-031", "SS-032", "SS-036", "SS-R07")
def test_corners_are_chosen_in_the_order_of_hits() -> None:
    most_rolls = 0
    for seed in range(40):
        p = begun(4, seed, RANDOM)
        made = rolls(p)
        # Whoever is tied rolls again among the tied: so hits compare roll by roll, and nobody rolls without a tie.
        order = sorted(made, key=made.__getitem__, reverse=True)
        for seat in made:
            again = made[seat][:-1]
            assert not again or any(made[other][: len(again)] == again for other in made if other != seat)
        for seat in order[:3]:
            assert p.asked == seat
            p.answer(p.offers()[0])
        assert [line.split()[0] for line in p.told("started")][-1] == COLOURS[order[3]]
        most_rolls = max(most_rolls, *map(len, made.values()))
    assert most_rolls > 2


@pytest.mark.rule("SS-033")
def test_any_free_corner_may_be_chosen() -> None:
    p = begun(3, agreed=RANDOM)
    assert p.squares("start") == ["a1", "a6", "f1", "f6"]
    assert p.answer("start a1").squares("start") == ["a6", "f1", "f6"]
    assert p.answer("start f1").squares("start") == ["a6", "f6"]


@pytest.mark.rule("SS-034")
def test_a_fleet_starts_with_its_flagship_and_two_frigates() -> None:
    p = begun(agreed=RANDOM)
    seat = p.asked
    p.answer("start f1")
    assert p.ships(seat, "f1") == p.ships(seat) == "FFX"
    assert p.supply(seat) == {"X": 0, "F": 8, "D": 6, "C": 4}


@pytest.mark.rule("SS-035", "SS-050", "SS-R08")
def test_another_roll_decides_the_first_turn() -> None:
    reversed_order = rolled_again = 0
    for seed in range(60):
        p = begun(3, seed, RANDOM)
        chooser = p.asked
        p.answer("start a1", "start a6", "start f6")
        made = rolls(p)
        best = max(made.values())
        assert p.told("begins") == [COLOURS[p.asked]]
        assert made[p.asked] == best
        for seat in made:  # only ties for the top are rolled again
            assert len(made[seat]) == 1 or made[seat][:-1] == best[: len(made[seat]) - 1]
        reversed_order += p.asked != chooser
        rolled_again += len(best) > 1
    assert reversed_order > 20
    assert rolled_again > 3


@pytest.mark.rule("SS-035", "SS-R08")
def test_the_roll_for_the_first_turn_does_not_repeat_that_for_the_corners() -> None:
    repeated = 0
    for seed in range(200):
        match = Match(game, 2, seed, agreed={"placement": "preset"})
        corners = order_rolls(match.events_of(0))
        while not order_rolls(match.events_of(match.number)) or match.number == 0:
            match.answer(match.options[0])
        repeated += corners == order_rolls(match.events_of(match.number))
    assert repeated < 20  # two throws of 20 dice agree in about 3 of 100 matches


def order_rolls(told: list[Told]) -> list[tuple[int, int]]:
    return [(event.who, event.b) for event in told if event.event == Event.ORDER_ROLL]


@pytest.mark.rule("SS-036", "SS-191")
def test_random_placement_puts_everything_anywhere() -> None:
    stars: Counter[str] = Counter()
    asteroids: Counter[str] = Counter()
    for seed in range(250):
        p = begun(2, seed, RANDOM)
        assert p.question == "corner"
        stars.update(p.stars)
        asteroids.update({name: p.asteroids(name) for name in named(p.box.board)})
    anywhere = set(named(p.box.board & ~p.box.corners))
    assert set(stars) == {name for name in asteroids if asteroids[name]} == anywhere
    assert max(stars.values()) < 2 * min(stars.values())
    assert max(asteroids.values()) < 2 * min(asteroids[name] for name in anywhere)


@pytest.mark.rule("SS-036", "SS-191")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_preset_map_is_laid_out_as_printed(players: int) -> None:
    p = begun(players, agreed={"placement": "preset"})
    chart = next(preset for preset in components()["presets"] if preset["players"] == players)
    assert p.stars == sorted(chart["stars"])
    assert {name: p.asteroids(name) for name in named(p.box.board) if p.asteroids(name)} == chart["asteroids"]
    assert p.squares("start") == sorted(chart["starts"])
    assert all(rolls(p).values())


@pytest.mark.rule("SS-036", "SS-191")
@pytest.mark.parametrize("size", [5, 7])
def test_a_preset_map_needs_its_own_board(size: int) -> None:
    with pytest.raises(InputError, match="choose board_size 6"):
        Match(game, 2, agreed={"placement": "preset", "board_size": size})


@pytest.mark.rule("SS-037")
def test_stars_and_asteroids_stay_where_they_are() -> None:
    p = position(red="FFF b2, F c3", blue="F c4", stars="c3", asteroids={"b2": 2}, ore=[2])
    for text in ("mine", "pass", "module c3", "pass", "scatter b2"):
        p.answer(text)
    p.answer("send frigate c2")
    while p.asked == RED:
        p.answer("done")
    assert (p.stars, p.asteroids("b2")) == (["c3"], 2)


def test_the_pool_divides_by_the_players() -> None:
    for row in components()["players"]:
        assert (row["stars"] + row["asteroids"]) % row["count"] == 0
