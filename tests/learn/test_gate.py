"""How strong somebody is: who answers at whose tables, and what a game counts that was not over in time."""

from __future__ import annotations

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from cosmocafe.core.anything import Held  # noqa: E402
from cosmocafe.core.found import find_game  # noqa: E402
from cosmocafe.core.game import Game  # noqa: E402
from cosmocafe.core.machine.compiled import compiled  # noqa: E402
from cosmocafe.learn import gate  # noqa: E402
from cosmocafe.learn.network import greedy_answers  # noqa: E402


@pytest.mark.parametrize(("name", "players"), [("examples/connect_four.py", 2), ("star_stations", 3)])
def test_whoever_is_measured_sits_alone_once_at_each_seat_of_each_deal(name: str, players: int) -> None:
    game, asked = find_game(name), np.zeros(players, int)

    def answering(box: Held, tables: Held, seed: int) -> Held:
        asked[:] += np.bincount(compiled(game).asked(tables), minlength=players)
        return greedy_answers(game, box, tables, seed, 1)

    strength = gate.against(game, players, answering, 30, opponent="random", seconds=60)
    assert strength.games == 30 and strength.undecided == 0 and strength.is_known
    assert strength.share > 0.8, "who thinks beats those who do not"
    assert asked.min() > 0.6 * asked.max()


def test_who_only_answers_at_random_wins_a_fair_share(connect_four: Game) -> None:
    rules = compiled(connect_four)
    strength = gate.against(connect_four, 2, lambda box, tables, seed: rules.choose(tables, seed + 77), 400, opponent="random", seconds=60)
    assert abs(strength.share - 0.5) < 0.1 and 0 < strength.error < 0.03


def test_whoever_answers_for_ever_is_not_waited_for(connect_four: Game) -> None:
    rules = compiled(connect_four)
    strength = gate.against(connect_four, 2, lambda box, tables, seed: rules.choose(tables, seed), 6, opponent="random", seconds=0)
    assert (strength.undecided, strength.share) == (6, 0.5)


@pytest.mark.parametrize("answers", [2, 9])
def test_what_is_not_over_says_nothing_and_counts_as_a_fair_share(answers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("star_stations")
    rules = compiled(game)
    monkeypatch.setattr(gate, "LONG", answers)
    strength = gate.against(game, 3, lambda box, tables, seed: rules.choose(tables, seed), 9, opponent="random", seconds=60)
    assert (strength.undecided, strength.is_known) == (9, False) and strength.share == pytest.approx(1 / 3) and strength.error < 1e-9
