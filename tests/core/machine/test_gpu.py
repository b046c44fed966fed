"""The same rules for CUDA: where there is no GPU, at least their assembly is made."""

from __future__ import annotations

from typing import Any

import pytest

from cosmocafe.bots.greedy import GREEDY
from cosmocafe.core.errors import NotAvailable
from cosmocafe.core.found import find_game
from cosmocafe.core.game import Game
from cosmocafe.core.machine.brought import Brought
from cosmocafe.core.machine.compiled import MOST, Compiled
from cosmocafe.core.machine.engines import find_engine
from cosmocafe.core.machine.gpu import Gpu, kernels_in, ptx_of, why_not
from cosmocafe.core.machine.kernels import GROUPS, kernels_of
from cosmocafe.core.machine.together import Block

needs_no_gpu = pytest.mark.skipif(why_not() is None, reason="this machine has a GPU")
GAMES = ["star_stations", "stardust_coffee", "vivajava_dice", "starfarers", "starcadia_quest"]


def play_together(game: Game, threads: int, *given: Any) -> None:
    """The GPU's kernel in threads of the interpreter, over plain tables."""
    kinds = 2 * (max(game.steps) + 1) + 1
    Block(threads, game.table).run(kernels_of(game, "play")["play_together"], *given, [0], kinds)


@pytest.mark.parametrize("most", [0, 7, 60])
@pytest.mark.parametrize("name", GAMES)
def test_threads_that_go_together_play_what_one_alone_plays(name: str, most: int) -> None:
    game, count, seed = find_game(name), 11, 5
    players = game.players[-1]
    box, tables, counts = game.new_box(players), [game.table() for _ in range(count)], [-1] * count
    play_together(game, 4, [box], tables, players, seed, most, counts)
    for i in range(count):
        alone = game.table()
        assert counts[i] == game.loops.play_one(box, alone, players, seed + i, most)
        assert tables[i].to_bytes() == alone.to_bytes()


def test_threads_play_to_the_end_and_are_more_than_the_tables(connect_four: Game) -> None:
    tables, counts = [connect_four.table() for _ in range(3)], [-1] * 3
    play_together(connect_four, 8, [connect_four.new_box(2)], tables, 2, 0, MOST, counts)
    assert all(table.over for table in tables)
    assert min(counts) >= 7


@pytest.mark.parametrize("name", GAMES)
def test_threads_write_what_each_seat_observes(name: str) -> None:
    game = find_game(name)
    players = game.players[-1]
    plain = find_engine("plain", game, game.new_box(players), players)
    tables, seats = plain.new(5), [0, 1, 0, 1, 0]
    plain.start(tables, 3)
    rows = [[-7] * len(game.features) for _ in tables]
    Block(2, game.table, game.seen).run(kernels_of(game, "step")["observe_each"], [game.new_box(players)], tables, seats, rows)
    assert rows == plain.observe(tables, seats).tolist()


@pytest.mark.parametrize("name", GAMES)
def test_the_kernel_is_made_without_a_gpu(name: str) -> None:
    groups: list[str | Brought] = [*GROUPS, GREEDY]
    for group in groups:
        text = ptx_of(find_game(name), group)
        assert ".target sm_90" in text
        assert all(f".visible .entry {kernel}(" in text for kernel in kernels_in(find_game(name), group))


@pytest.mark.parametrize("name", GAMES)
def test_narrow_numbers_play_what_wide_ones_play(name: str) -> None:
    game = find_game(name)
    wide, narrow = Compiled(game), Compiled(game, narrow=True)
    for players in game.players:
        box, tables, others = game.new_box(players).packed(), wide.new_tables(50), narrow.new_tables(50)
        assert wide.play(box, tables, players).tolist() == narrow.play(box, others, players).tolist()
        assert tables.tobytes() == others.tobytes()


@needs_no_gpu
def test_what_is_missing_is_said_in_a_sentence(connect_four: Game) -> None:
    assert why_not() == "this machine has no CUDA GPU with a driver"
    with pytest.raises(NotAvailable, match="this machine has no CUDA GPU with a driver"):
        Gpu(connect_four)
