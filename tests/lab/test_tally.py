"""What is counted in a game: the same in plain Python, compiled, on threads and answer by answer."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from cosmocafe.core.found import find_game
from cosmocafe.core.game import Game
from cosmocafe.core.machine.compiled import Compiled
from cosmocafe.core.machine.engine import Cpu, Engine, Plain
from cosmocafe.core.machine.gpu import ptx_of
from cosmocafe.core.machine.together import Block
from cosmocafe.core.match import Match
from cosmocafe.lab.played import in_batches, joined, play_counted, play_thinking
from cosmocafe.lab.tally import TALLY, tally_of
from tests.core.machine.test_gpu import GAMES
from tests.core.stones import stones


@pytest.mark.parametrize("name", GAMES)
def test_plain_and_compiled_games_are_counted_alike(name: str) -> None:
    game = find_game(name)
    players = game.players[-1]
    box, found = game.new_box(players, game.trial_agreed), []
    engines: list[Engine] = [Plain(game, box, players), Cpu(game, box, players, 2)]
    for engine in engines:
        for most, greedy in ((10**6, 0), (12, 0b11)):
            tables = engine.new(2, TALLY)
            told = engine.each(tables, TALLY, "play", 5, (players, most, greedy, 1))
            found.append((told.tolist(), engine.records(tables).tobytes()))
    assert found[:2] == found[2:]
    assert min(found[0][0]) > 12 == found[1][0][0]


@pytest.mark.parametrize("name", GAMES)
def test_the_columns_come_from_the_declarations(name: str) -> None:
    game = find_game(name)
    columns = tally_of(game).columns
    assert len({(column.kind, column.name) for column in columns}) == len(columns) < 3000
    assert {column.block for column in columns if column.kind == "answer"} == set(game.answers.__members__)
    assert {column.block for column in columns if column.kind == "event"} == set(game.events.__members__)


def test_named_things_are_counted_and_squares_are_not(star_stations: Game) -> None:
    names = [column.name for column in tally_of(star_stations).columns if column.kind == "answer"]
    assert [name for name in names if name.startswith("BUILD")] == [
        "BUILD",
        *(f"BUILD.ship={ship}" for ship in ("frigate", "destroyer", "cruiser", "flagship")),
    ]


def test_a_game_is_the_one_that_was_not_counted(fast_four: Compiled) -> None:
    game, box = fast_four.game, fast_four.game.new_box(2)
    engine, tables = Cpu(game, box, 2, 1), fast_four.new_tables(30)
    answers = fast_four.play(box.packed(), tables, 2, 7)
    played = play_counted(engine, box, ["random", "random"], 7, 0, 30)
    assert (played.answers.tolist(), played.places.tolist()) == (answers.tolist(), tables["places"][:, :2].tolist())
    assert (played.asked.sum(axis=1) == played.answers).all()
    assert played.decided.tolist() == [1.0 if 1 in played.places[n] and played.scores[n].any() else played.decided[n] for n in range(30)]


def recounted(match: Match) -> dict[tuple[int, str], int]:
    """A match counted another way: from its record, by names."""
    found, game = Counter[tuple[int, str]](), match.game
    columns = {(column.kind, column.block, column.part, column.value): column.name for column in tally_of(game).columns}
    for seat, answer in zip(match.seats, match.answers, strict=True):
        block = game.catalogue.block(answer)
        found[seat, f"answer {block.name}"] += 1
        for part, value in game.catalogue.parts(answer).items():
            if ("answer", block.name, part, value) in columns:
                found[seat, "answer " + columns["answer", block.name, part, value]] += 1
    for told in match.events:
        event, seat = game.events.with_number(told.event), told.who if told.who >= 0 else match.players
        found[seat, f"event {event.name}"] += 1
        for part, value in event.named(told.values).items():
            if ("event", event.name, part, value) in columns:
                found[seat, "event " + columns["event", event.name, part, value]] += 1
    return dict(found)


@pytest.mark.parametrize("name", ["stardust_coffee", "starcadia_quest"])
def test_a_match_is_counted_as_its_record_says(name: str) -> None:
    game = find_game(name)
    match = Match(game, 2, 11, agreed=game.trial_agreed)
    noted: Any = tally_of(game).noted()
    from cosmocafe.bots import find_bot
    from cosmocafe.lab.played import play_noted

    play_noted(match, [find_bot("random")] * 2, noted, TALLY.own(game))
    columns, seats = tally_of(game).columns, tally_of(game).seats
    counts: Any = np.array(noted.counts).reshape(seats + 1, len(columns))
    found = {
        (min(int(seat), 2) if seat != seats else 2, f"{columns[c].kind} {columns[c].name}"): int(counts[seat, c])
        for seat, c in zip(*counts.nonzero(), strict=True)
    }
    assert found == recounted(match)
    assert noted.answers == match.number
    assert noted.scores[:2] == match.scores


def test_thinking_bots_are_counted_and_chunks_join(fast_four: Compiled) -> None:
    game = fast_four.game
    whole = play_thinking(game, 2, ["search:visits=20", "random"], 3, 0, 4, agreed={}, change=None)
    parts = [play_thinking(game, 2, ["search:visits=20", "random"], 3 + n, n, 2, agreed={}, change=None) for n in (0, 2)]
    together = joined(parts)
    assert len(whole) == len(together) == 4
    for name in ("places", "scores", "asked", "options", "answers", "leads", "decided", "counts", "parts"):
        assert getattr(whole, name).tobytes() == getattr(together, name).tobytes(), name
    assert whole.counts[:, :2, 0].sum() == whole.answers.sum()  # connect four's one block of answers


def test_who_leads_is_followed(connect_four: Game) -> None:
    own = TALLY.own(connect_four)
    noted = tally_of(connect_four).noted()
    # Connect four's score is 1 for who has won: places are set by hand here
    for answers, places in enumerate(([0, 0], [1, 0], [1, 1], [0, 1], [0, 0], [1, 0]), start=1):
        noted.answers = answers
        own["note_lead"](noted, None, SimpleNamespace(players=2, places=places))
    assert (noted.leads, noted.leader, noted.since) == (2, 1, 6)
    own["note_end"](noted, None, SimpleNamespace(players=2, places=[1, 2]))
    assert (noted.scores[:2], noted.since) == ([1, 0], 6)
    noted.answers = 9
    own["note_end"](noted, None, SimpleNamespace(players=2, places=[2, 1]))  # the winner never led
    assert noted.since == 9


def test_a_game_without_named_things_is_counted_too() -> None:
    game = stones()
    box = game.new_box(2)
    played = play_counted(Plain(game, box, 2), box, ["random", "random"], 0, 0, 5)
    assert played.counts[:, :2].sum() >= played.answers.sum() > 0


def test_score_parts_add_up() -> None:
    game = find_game("stardust_coffee")
    box = game.new_box(3)
    played = play_counted(Cpu(game, box, 3, 1), box, ["random"] * 3, 0, 10, 6, parted=14)
    assert played.parts.shape == (4, 3, len(played.labels))
    assert (played.parts.sum(axis=2) == played.scores[:4]).all()


def test_a_gpu_gets_the_same_functions(connect_four: Game) -> None:
    tables, told = [tally_of(connect_four).table() for _ in range(5)], [0] * 5
    Block(3, connect_four.table).run(TALLY.own(connect_four)["play_each"], [None], tables, 4, told, 2, 1000, 0b10, 1)
    plain = Plain(connect_four, connect_four.new_box(2), 2)
    others = plain.new(5, TALLY)
    assert told == plain.each(others, TALLY, "play", 4, (2, 1000, 0b10, 1)).tolist()
    assert plain.records(tables).tobytes() == plain.records(others).tobytes()


@pytest.mark.parametrize("name", ["stardust_coffee", "star_stations"])
def test_the_counting_kernel_is_made_without_a_gpu(name: str) -> None:
    assert ".visible .entry play_each(" in ptx_of(find_game(name), TALLY)


def test_greedy_bots_may_say_how_often_they_try(fast_four: Compiled) -> None:
    assert in_batches(["greedy:samples=1", "random"])
    assert in_batches(["greedy", "greedy:samples=3"])  # which is what it does if nothing is said
    assert not in_batches(["greedy", "greedy:samples=1"])
    assert not in_batches(["random", "search"])
    box = fast_four.game.new_box(2)
    few, many = (play_counted(Cpu(fast_four.game, box, 2, 1), box, [bot, "random"], 0, 0, 20) for bot in ("greedy:samples=1", "greedy"))
    assert few.wins[:, 0].mean() > 0.8
    assert (few.answers == many.answers).all()  # there is no chance in connect four
