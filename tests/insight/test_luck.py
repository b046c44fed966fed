"""What looks call luck has no mean, so that a result without it is fair; and the same table always looks the same."""

from __future__ import annotations

import numpy as np

import cosmocafe
from cosmocafe.core.author.chance import seed_by
from cosmocafe.core.game import Game
from cosmocafe.core.match import Match
from cosmocafe.insight.luck import Looker, adjusted
from cosmocafe.insight.measured import luck_part
from tests.bots.moods import mood


def before_dice(game: Game) -> tuple[Match, int]:
    """A match in which an answer is followed by dice."""
    match, rng = cosmocafe.new(game, seed=3), mood(3)
    while True:
        answer, table = rng.choice(match.options), match.table.copy()
        seed_by(table, 1)
        chance = list(table.rng)
        game.loops.answer(match.box, table, answer)
        if match.number > 10 and list(table.rng) != chance:
            return match, answer
        match.answer(answer)


def test_surprises_have_no_mean(backgammon: Game) -> None:
    match, answer = before_dice(backgammon)
    looker, record, found = Looker(backgammon, match.box, 2), match.table.packed(), []
    for number in range(400):
        table = match.table.copy()
        seed_by(table, 1000 + number)
        backgammon.loops.answer(match.box, table, answer)
        found.append(looker.surprise(record, answer, table.packed(), number)[0])
    assert abs(np.mean(found)) < 3 * np.std(found) / 20 and np.std(found) > 0.005


def test_the_same_table_looks_the_same_and_chances_add_up(backgammon: Game) -> None:
    match, answer = before_dice(backgammon)
    looker, record = Looker(backgammon, match.box, 2), match.table.packed()
    assert (looker.look(record) == looker.look(record)).all() and abs(looker.look(record).sum() - 1) < 1e-5
    assert abs(looker.look(record, answer, 4).sum() - 1) < 1e-5


def test_a_part_of_the_luck_is_taken_out(backgammon: Game) -> None:
    assert adjusted((1_000_000, 0), [np.array([0.25, -0.25]), np.array([0.25, -0.25])], 0.5) == (0.75, 0.25)
    assert 0 < luck_part(backgammon, 2) <= 1


def test_alone_the_house_has_the_rest() -> None:
    match = cosmocafe.new("vivajava_dice", 1, 2)
    mine, house = Looker(match.game, match.box, 1).look(match.table.packed())
    assert 0 < mine < 1 and mine + house == 1 and mine != house
