"""Functions made from a table's declaration: its copy and its plain observation."""

from __future__ import annotations

from typing import Any

from cosmocafe.core.game import Game

from ..stones import stones

CORE = ("players", "question", "asked", "part_a", "part_b", "part_c", "part_d")


def observed(game: Game, answers: int, seat: int) -> list[int]:
    table, out = game.table(), game.seen()
    out.me = -7
    game.loops.start(None, table, 2, 3)
    for _ in range(answers):
        game.loops.answer(None, table, table.offered[-1])
    game.loops.see(None, table, seat, game.table(), out)
    return list(out.numbers)


def test_an_observation_holds_the_seat_the_question_and_the_games_own_numbers() -> None:
    game = stones()
    assert game.features.names == (*CORE, "me", "heap", "taken.0", "taken.1")
    #                               players, question, asked, its parts, me, heap, taken
    assert observed(game, 0, 0) == [2, 1, 1, 0, 0, 0, 0, 0, 10, 0, 0]
    assert observed(game, 1, 0) == [2, 1, 2, 0, 0, 0, 0, 0, 7, 3, 0]


def test_every_number_is_written_after_the_end_too() -> None:
    assert observed(stones(), 3, 1) == [2, 0, 0, 0, 0, 0, 0, 1, 0, 6, 4]


def test_a_copy_takes_over_every_number(kuhn_poker: Game) -> None:
    table: Any = kuhn_poker.table()
    other: Any = kuhn_poker.table()
    kuhn_poker.loops.start(None, table, 3, 3)
    kuhn_poker.loops.copy(other, table)
    assert other == table
    other.hands[0].card = 0
    assert table.hands[0].card != 0
