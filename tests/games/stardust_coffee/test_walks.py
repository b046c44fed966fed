"""Random walks through whole games, options from set positions, and the same games over compiled rules."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cosmocafe.core.machine.compiled import compiled
from cosmocafe.core.match import Match
from cosmocafe.games.stardust_coffee import game
from cosmocafe.games.stardust_coffee.ring import NAMES, TILES, distance, steps_back_to_next, steps_to, steps_to_next
from cosmocafe.games.stardust_coffee.vocabulary import Event
from cosmocafe.testing import Agreed

from .builder import Position, begun, board, position

quickly = settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
agreements = st.fixed_dictionaries({"layout": st.sampled_from(["random", "first_game"])})
picks = st.lists(st.integers(0, 999), min_size=120, max_size=120)
GAMES = 150


@pytest.mark.rule("SC-R24")
@quickly
@given(players=st.sampled_from([2, 3, 4]), seed=st.integers(0, 10**6), agreed=agreements, answers=picks)
def test_every_invariant_holds_after_every_answer(players: int, seed: int, agreed: Agreed, answers: list[int]) -> None:
    p = begun(players, seed, agreed)
    for pick in answers:
        assert 0 <= p.asked < players
        assert len(set(p.offers())) == len(p.offers()) > 1
        p.answer(p.offers()[pick % len(p.offers())])
        if p.over:
            break


def late(players: int) -> Position:
    """A rich position late in the game, where everything is near."""
    goods = "2 coffee, 2 water, 1 milk, 1 whisky, 1 cream, 1 chocolate"
    latte = "1 coffee, 3 milk, 1 milk_foam"
    powers = "warp_drive stardust_collector ansible ion_cannon duplicate_machine dredging_web"
    boards = [
        board(
            "A",
            "D3 A1 B1",
            goods=goods,
            powers=powers,
            stardust=2,
            delivered="espresso",
            card="latte",
            poured=latte,
        ),
        board("C", "A1 C A3", goods=goods, powers="(ansible) dredging_web", stardust=1, honor=6, poured="2 coffee, 1 water"),
        board("B", "A1 D3", goods="3 milk, 1 whisky", powers="ansible ion_cannon", honor=1, poured="2 coffee"),
        board("D", "D2 D3", goods="6 milk, 1 whisky, 1 ice", stardust=3, powers="ion_cannon", honor=7),
    ]
    return position(
        *boards[:players],
        pirates="alpha D2, beta A1, (gamma) A2" if players > 2 else "alpha D2, beta A1",
        dusted="A1 D3",
        tokens={"A1": 3, "D3": 2},
        dice="coffee 4, water 3, milk 2",
        port=1,
        round=8,
        marker=players,
        target="milk",
        foreseen="dusk_glory",
        market="mocha americano breve vienna",
    )


@quickly
@given(players=st.sampled_from([2, 3, 4]), answers=picks, luck=st.integers(0, 10**6))
def test_every_invariant_holds_late_in_the_game(players: int, answers: list[int], luck: int) -> None:
    p = late(players)
    p.table.rng[0] = luck
    for pick in answers:
        if p.over:
            break
        offers = p.offers("use", "attack", "unlock", "repair", "collect", "deliver") or p.offers()
        p.answer(offers[pick % len(offers)])


@quickly
@given(players=st.sampled_from([2, 3, 4]), seed=st.integers(0, 10**6), answers=st.lists(st.integers(0, 999), max_size=60))
def test_every_offered_answer_is_accepted_and_changes_something(players: int, seed: int, answers: list[int]) -> None:
    p = begun(players, seed)
    for pick in answers:
        p.answer(p.offers()[pick % len(p.offers())])
    for text in p.offers():
        after = p.copy().answer(text)
        assert after.over or after.offers()
        assert after.table.to_bytes() != p.table.to_bytes()


LIKED = ("use", "attack", "unlock", "repair", "collect", "deliver", "produce", "discard", "convert", "harvest", "pour")


def test_the_walks_meet_everything_that_can_happen() -> None:
    missing = {event.name.lower().replace("_", "-") for event in Event}
    for seed in range(200):
        p = begun(2 + seed % 3, seed)
        missing -= {text.split()[0] for text in p.told()}
        p = late(2 + seed % 3) if seed % 2 else p
        p.table.rng[0] = seed
        while not p.over:
            offers = p.offers(*LIKED) or p.offers()
            p.answer(offers[p.table.rng[0] % len(offers)])
            missing -= {text.split()[0] for text in p.told()}
        if missing <= {"no-stardust"}:
            return
    assert missing <= {"no-stardust"}


@pytest.mark.rule("SC-019")
@settings(quickly, max_examples=6)
@given(players=st.sampled_from([2, 3, 4]), seed=st.integers(0, 10**6))
def test_every_game_ends_after_ten_rounds(players: int, seed: int) -> None:
    p = begun(players, seed)
    while not p.over:
        p.answer(p.offers()[p.table.rng[0] % len(p.offers())])
    assert p.table.round == 10
    assert min(p.places) == 1


# Counted by hand: sail 3, jump 2, harvest 1 and so on.
COUNTS = [
    (position(board("A", "A"), board("C"), die="coffee 3", ship="A"), {"sail": 3, "jump": 2, "harvest": 1, "end-turn": 1}),
    (
        position(board("A", "A", goods="2 coffee, 2 milk"), board("C"), die="milk 1", ship="A"),
        {"sail": 3, "jump": 2, "harvest": 1, "restock": 1, "trade": 4, "end-turn": 1},
    ),
    (
        late(3).answer("keep-dice", "die coffee", "ship A1"),
        {"sail": 3, "jump": 2, "harvest": 1, "use": 1, "collect": 1, "attack": 2, "end-turn": 1},
    ),
]


@pytest.mark.parametrize(("p", "counts"), COUNTS, ids=["opening", "city", "late"])
def test_options_from_set_positions(p: Position, counts: dict[str, int]) -> None:
    assert Counter(text.split()[0] for text in p.offers()) == counts


def test_the_ring_agrees_with_a_slow_walk() -> None:
    for start in range(TILES):
        for target in range(TILES):
            walk = [(start + k) % TILES for k in range(1, TILES + 1)]
            assert steps_to(start, target) == walk.index(target) + 1
            assert steps_to_next(start, 1 << target) == walk.index(target) + 1
            assert steps_back_to_next(start, 1 << target) == [(start - k) % TILES for k in range(1, TILES + 1)].index(target) + 1
            assert distance(start, target) == min((target - start) % TILES, (start - target) % TILES)
        two = 1 << (start + 3) % TILES | 1 << (start + 9) % TILES
        assert (steps_to_next(start, two), steps_back_to_next(start, two)) == (3, 7)
    assert NAMES[:6] == ["A", "A1", "A2", "A3", "B", "B1"]


def test_a_match_is_repeated_by_its_answers() -> None:
    match = Match(game, 3, 11)
    while not match.over:
        match.answer(match.options[match.number * 7 % len(match.options)])
    again = Match(game, 3, 11)
    for answer in match.answers:
        again.answer(answer)
    assert (again.table, again.events, again.scores) == (match.table, match.events, match.scores)


def test_plain_and_compiled_games_are_the_same_bytes() -> None:
    rules = compiled(game)
    for players in game.players:
        box = game.new_box(players)
        tables = rules.new_tables(GAMES)
        counts = rules.play(box.packed(), tables, players)
        for seed in range(GAMES):
            plain = game.table()
            assert game.loops.play_one(box, plain, players, seed, 10**6) == counts[seed]
            plain.heard()
            assert plain.to_bytes() == tables[seed].tobytes()


def test_compiled_games_keep_every_invariant() -> None:
    rules = compiled(game)
    for players in game.players:
        box = game.new_box(players).packed()
        faults = rules.check(box, rules.new_tables(2000), players, first_seed=10_000)
        assert not np.any(faults)


def test_a_step_is_never_left_behind() -> None:
    p = begun(4, 9)
    while not p.over:
        p.answer(p.offers()[-1])
    assert p.table.depth == 0
