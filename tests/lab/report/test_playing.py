"""Reports of games that are really played: bots in each other's seats, a spoiled box and an unchanged one, files read back."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from cosmocafe.core.errors import InputError
from cosmocafe.core.game import Game
from cosmocafe.lab.report.compare import Comparison
from cosmocafe.lab.report.figures import Figures
from cosmocafe.lab.report.playing import SetUp, kept, play, rotations, seated, set_ups
from cosmocafe.lab.simulate import simulate

SPOILED = {"file": "spoiled.toml", "values": {"ships": {"frigate": {"cost": 12}}}}
UNCHANGED = {"file": "same.toml", "values": {"ships": {"frigate": {"cost": 2}}}}


def test_a_spoiled_box_is_marked_and_an_unchanged_one_is_not(star_stations: Game) -> None:
    setup = SetUp(star_stations, 2, ("greedy", "greedy"), {}, 80)
    printed, spoiled, same = (Figures(play(setup, change)) for change in (None, SPOILED, UNCHANGED))
    marked = {printed.columns[row.number].name: row for row in Comparison(printed, spoiled).rows if row.marked and row.kind == "times"}
    assert marked["BUILT.ship=frigate"].by_how_much < 0
    unchanged = Comparison(printed, same)
    assert unchanged.same and not unchanged.marked


def test_bots_that_differ_play_the_same_deals_at_each_others_seats(connect_four: Game) -> None:
    run = play(SetUp(connect_four, 2, ("greedy", "random"), {}, 41))
    assert run.games == 41 and np.bincount(run.who[:, 0]).tolist() == [21, 20]
    figures = Figures(run)
    assert [run.names[bot] for bot, _ in figures.by_bot.rows] == ["greedy", "random"] and figures.by_bot.marked == [True, True]
    assert figures.by_seat.marked == [False, False]  # each sat there as often


def test_bots_that_think_are_played_too(kuhn_poker: Game) -> None:
    run = play(SetUp(kuhn_poker, 3, ("search:visits=8", "random", "random"), {}, 6), threads=1)
    assert run.games == 6 and run.played.places.shape == (6, 3)


def test_a_kept_simulation_gives_the_same_report(connect_four: Game, tmp_path: Path) -> None:
    simulate(connect_four, 2, 60, bots=["random", "random"], out=tmp_path / "kept.parquet")
    read = Figures(kept(tmp_path / "kept.parquet", connect_four))
    fresh = Figures(play(SetUp(connect_four, 2, ("random", "random"), {}, 60)))
    assert Comparison(read, fresh).same and read.by_seat.rows == fresh.by_seat.rows


def test_every_number_of_players_and_every_value_makes_a_set_up(star_stations: Game) -> None:
    found = set_ups(star_stations, [2, 3], ["greedy"], {}, ["board_size"], 10, 0)
    assert [(one.players, one.agreed["board_size"]) for one in found][:3] == [(2, 6), (2, 5), (2, 7)] and len(found) == 6
    with pytest.raises(InputError, match="nothing to agree on"):
        set_ups(star_stations, [2], ["greedy"], {}, ["weather"], 10, 0)


def test_bots_sit_in_turn_and_change_seats() -> None:
    assert seated(["a", "b"], 3) == ("a", "b", "a") and seated(["a"], 2) == ("a", "a")
    assert rotations(("a", "a")) == [("a", "a")] and len(rotations(("a", "b", "c"))) == 3
    with pytest.raises(InputError, match="3 bots were named for 2 players"):
        seated(["a", "b", "c"], 2)
