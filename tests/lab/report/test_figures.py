"""Figures from games of which we know what they say."""

from __future__ import annotations

import numpy as np

from cosmocafe.core.game import Game
from cosmocafe.lab.report.compare import Comparison
from cosmocafe.lab.report.figures import ASKED_FIRST, Figures, Run

from .made_up import made_up, place_of, winners_have


def test_an_uneven_seat_is_marked_and_an_even_one_is_not(star_stations: Game) -> None:
    uneven = Figures(Run(made_up(star_stations, 2, 4000, chances=[0.55, 0.45])))
    even = Figures(Run(made_up(star_stations, 2, 4000)))
    assert uneven.by_seat.marked == [True, True] and even.by_seat.marked == [False, False]
    assert uneven.by_seat.rows[0][1].share > 0.53 and uneven.by_bot.rows == []


def test_what_goes_with_winning_is_marked_and_hardly_anything_else(star_stations: Game) -> None:
    played = made_up(star_stations, 4, 3000)
    column = winners_have(played, "MINE")
    figures = Figures(Run(played))
    marked = [one.column for one in figures.happenings if one.marked]
    assert column in marked and len(marked) <= 3
    assert figures.happenings[place_of(played, "MINE")].effect.by > 0.2


def test_what_never_happened_is_listed_block_by_block(star_stations: Game) -> None:
    played = made_up(star_stations, 2, 50)
    for name in ("BUILD", "BUILD.ship=frigate", "DESTROYED.ship=frigate"):
        played.counts[:, :, place_of(played, name)] = 0
    dead = [one.column.name for one in Figures(Run(played)).dead]
    assert dead == ["BUILD", "DESTROYED.ship=frigate"]  # a block that never was is named once


def test_turn_order_is_told_by_who_begins(star_stations: Game) -> None:
    played = made_up(star_stations, 3, 3000)
    begins = np.random.default_rng(9).integers(0, 3, 3000)
    played.places[:] = 2
    played.places[np.arange(3000), (begins + 1) % 3] = 1  # the second always wins
    at = place_of(played, "BEGINS")
    played.counts[:, :, at] = 0
    played.counts[np.arange(3000), begins, at] = 1
    order = Figures(Run(played)).by_order
    assert len(order) == 1 and [round(share.share) for _, share in order[0].rows] == [0, 1, 0]
    played.began[:] = begins
    asked = Figures(Run(played)).by_order
    assert [one.by for one in asked] == [ASKED_FIRST] and asked[0].rows == order[0].rows  # the same is told once


def test_roles_are_what_every_seat_has_as_many_of(star_stations: Game) -> None:
    played = made_up(star_stations, 2, 2000)
    kinds = [number for number, column in enumerate(played.columns) if (column.block, column.part) == ("BUILT", "ship")]
    played.counts[:, :, kinds] = 0
    mine = np.random.default_rng(3).integers(0, 2, 2000)
    for seat in range(2):
        played.counts[np.arange(2000), seat, np.array(kinds)[(mine + seat) % 2]] = 1
    roles = Figures(Run(played)).by_role
    assert [role.by.block for role in roles if role.by] == ["BUILT"]
    assert [share.seats for _, share in roles[0].rows] == [2000, 2000]


def test_a_spoiled_box_is_marked(star_stations: Game) -> None:
    before, after = made_up(star_stations, 2, 2000, 1), made_up(star_stations, 2, 2000, 1)
    after.answers = after.answers + np.random.default_rng(4).integers(0, 3, 2000)
    at = place_of(after, "MINE")
    after.counts[:, :2, at] += 1
    marked = {(row.kind, row.number) for row in Comparison(Figures(Run(before)), Figures(Run(after))).marked}
    assert marked == {("length", 0), ("times", at)}


def test_the_surest_difference_stands_first(star_stations: Game) -> None:
    before, after = made_up(star_stations, 2, 2000, 1), made_up(star_stations, 2, 2000, 1)
    after.answers = after.answers + (np.random.default_rng(4).random(2000) < 0.02)
    after.counts[:, :2, place_of(after, "MINE")] += 1
    assert [row.kind for row in Comparison(Figures(Run(before)), Figures(Run(after))).marked] == ["times", "length"]


def test_turn_order_is_compared_place_by_place(star_stations: Game) -> None:
    both = [made_up(star_stations, 3, 300) for _ in range(2)]
    begins = np.random.default_rng(9).integers(0, 3, 300)
    for later, played in enumerate(both):
        played.began[:], played.places[:] = begins, 2
        played.places[np.arange(300), (begins + later) % 3] = 1  # at first whoever begins wins, then the second
    rows = [row for row in Comparison(*(Figures(Run(played)) for played in both)).rows if row.kind == "order"]
    assert [(row.before, row.after) for row in rows] == [(1, 0), (0, 1), (0, 0)]


def test_equal_boxes_are_marked_in_one_of_twenty_comparisons_at_most(star_stations: Game) -> None:
    some = 0
    for seed in range(40):
        first, second = (Figures(Run(made_up(star_stations, 2, 300, 2 * seed + which))) for which in range(2))
        comparison = Comparison(first, second)
        assert not comparison.same
        some += bool(comparison.marked)
    assert some <= 6  # 2 are expected: with no true difference, something is marked in 5 % of comparisons at most


def test_the_same_games_are_said_to_be_the_same(star_stations: Game) -> None:
    figures = Figures(Run(made_up(star_stations, 2, 100)))
    comparison = Comparison(figures, figures)
    assert comparison.same and not comparison.marked
