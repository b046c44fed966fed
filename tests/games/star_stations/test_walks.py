"""Random walks through whole games, and offers compared with a slow reading of the rules."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from cosmocafe.core.author.chance import seed_table
from cosmocafe.core.match import Match
from cosmocafe.games.star_stations import game
from cosmocafe.games.star_stations.vocabulary import Event
from cosmocafe.testing import Agreed

from .builder import BLUE, RED, Position, begun, position

quickly = settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
SQUARES = [f"{column}{row}" for row in range(1, 7) for column in "abcdef"]
DICE = {"F": 1, "D": 2, "C": 4, "X": 4}

agreements = st.fixed_dictionaries(
    {
        "board_size": st.sampled_from([5, 6, 7]),
        "placement": st.sampled_from(["players", "random"]),
        "hit_faces": st.sampled_from([1, 2, 3]),
        "refine_rate": st.sampled_from([0, 1, 2, 3]),
        "control": st.sampled_from(["presence", "sticky"]),
        "station_win": st.sampled_from(["instant", "hold"]),
        "quiet_rounds": st.sampled_from([0, 5, 20]),
    }
)
choices = st.lists(st.integers(0, 999), min_size=150, max_size=150)


@quickly
@given(players=st.sampled_from([2, 3, 4]), seed=st.integers(0, 10**6), agreed=agreements, picks=choices)
def test_every_invariant_holds_after_every_answer(players: int, seed: int, agreed: Agreed, picks: list[int]) -> None:
    p = begun(players, seed, agreed)
    for pick in picks:
        if p.over:
            break
        assert 0 <= p.asked < players
        assert len(set(p.offers())) == len(p.offers()) > 0
        p.answer(p.offers()[pick % len(p.offers())])


@quickly
@given(players=st.sampled_from([2, 3, 4]), seed=st.integers(0, 10**6), picks=st.lists(st.integers(0, 999), max_size=40))
def test_every_offered_answer_is_accepted(players: int, seed: int, picks: list[int]) -> None:
    p = begun(players, seed, {"placement": "random"})
    for pick in picks:
        p.answer(p.offers()[pick % len(p.offers())])
    for text in p.offers():
        after = p.copy().answer(text)
        assert after.over or after.offers()


def melee(players: int, agreed: Agreed) -> Position:
    """A crowded middle, where fights, stations and the end are near."""
    return position(
        players,
        red="X c3, FFD c3, DD b3, F a2",
        blue="X d3, FDC d3, F c3 b4",
        green="X c4, DD c4, F e2",
        yellow="X d4, FC d4, F b2",
        stations="c3 d3 c4 d4 b5",
        modules={"e2": 2},
        asteroids={"a2": 2, "b4": 1, "b2": 1},
        ore=[9] * 4,
        metal=[9] * 4,
        agreed=agreed,
    )


@settings(quickly, max_examples=60)
@given(players=st.sampled_from([2, 3, 4]), agreed=agreements, picks=choices, seed=st.integers(0, 10**6))
def test_every_invariant_holds_in_a_melee(players: int, agreed: Agreed, picks: list[int], seed: int) -> None:
    p = melee(players, agreed)
    seed_table(p.table, seed, 1, 2)
    for pick in picks[:60]:
        if p.over:
            break
        p.answer(p.offers()[pick % len(p.offers())])


def test_the_walks_meet_everything_that_can_happen() -> None:
    met: set[str] = set()
    for seed in range(60):
        p = melee(2 + seed % 3, {"quiet_rounds": 5, "hit_faces": 3, "max_rounds": 10})
        seed_table(p.table, seed, 1, 2)
        while not p.over:
            offers = p.offers("hit", "aim", "volley") or p.offers()
            p.answer(offers[(seed + p.table.turn * 13) % len(offers)])
            met |= {text.split()[0] for text in p.told()}
    before_the_first_turn = {"star", "asteroid", "order-roll", "started", "begins"}
    assert met | before_the_first_turn | {"all-passed", "shared"} == {event.name.lower().replace("_", "-") for event in Event}


@pytest.mark.rule("SS-163")
@settings(quickly, max_examples=6)
@given(players=st.sampled_from([2, 3, 4]), seed=st.integers(0, 10**6))
def test_every_game_ends(players: int, seed: int) -> None:
    p = begun(players, seed, {"placement": "random", "max_rounds": 12})
    given_answers = 0
    while not p.over:
        p.answer(p.offers()[(seed + 31 * given_answers) % len(p.offers())])
        given_answers += 1
    assert p.table.round <= 12
    assert sorted(p.places)[0] == 1


fleets = st.lists(st.tuples(st.sampled_from("FFDC"), st.sampled_from(SQUARES)), min_size=1, max_size=9)


def written(ships: list[tuple[str, str]]) -> str:
    """A fleet in the builder's words, within supply and limit."""
    supply, crowd = Counter(letter for letter, _ in ships), Counter(square for _, square in ships)
    assume(supply["D"] <= 6 and supply["C"] <= 4 and max(crowd.values()) <= 4)
    return ", ".join(f"{letter} {square}" for letter, square in ships)


def neighbours(square: str) -> set[str]:
    """The squares that share a side, the slow way."""
    column, row = ord(square[0]), int(square[1])
    return {chr(column + right) + str(row + up) for right, up in ((0, 1), (1, 0), (0, -1), (-1, 0))} & set(SQUARES)


def reach(p: Position, letter: str, square: str) -> set[str]:
    """Where one red ship may end."""
    ends = neighbours(square)
    if letter == "F":
        ends = ends.union(*(neighbours(between) for between in ends if not p.ships(BLUE, between)))
    return {end for end in ends - {square} if len(p.ships(RED, end)) < 5}


@quickly
@given(red=fleets, blue=fleets)
@pytest.mark.rule("SS-060", "SS-061", "SS-062", "SS-066", "SS-069")
def test_moves_agree_with_a_slow_reading(red: list[tuple[str, str]], blue: list[tuple[str, str]]) -> None:
    p = position(red=written(red), blue=written(blue))
    ends = {(letter, square): reach(p, letter, square) for square in SQUARES for letter in p.ships(RED, square)}
    assert p.squares("gather") == sorted(set().union(*ends.values()))
    assert p.squares("scatter") == sorted({square for (_, square), reached in ends.items() if reached})


@quickly
@given(red=fleets, blue=fleets)
@pytest.mark.rule("SS-081", "SS-082", "SS-083")
def test_strikes_agree_with_a_slow_reading(red: list[tuple[str, str]], blue: list[tuple[str, str]]) -> None:
    p = position(red=written(red), blue=written(blue))
    for square in SQUARES:
        dice = sum(DICE[letter] for letter in p.ships(RED, square))
        dice += 3 * sum(p.ships(RED, near).count("D") for near in neighbours(square))
        is_offered = f"strike {square}" in p.offers()
        assert is_offered == (dice > 0 and p.ships(BLUE, square) != "")
        if is_offered:
            assert p.copy().answer(f"strike {square}").told("attacked")[0].startswith(f"red {square} {dice} ")


@quickly
@given(red=fleets, pick=st.integers(0, 999))
@pytest.mark.rule("SS-060", "SS-062")
def test_ships_may_be_sent_in_any_order(red: list[tuple[str, str]], pick: int) -> None:
    p = position(red=written(red))
    p.answer(p.offers("scatter")[pick % len(p.offers("scatter"))])
    if p.asked != RED:
        return
    one = p.offers("send")[pick % len(p.offers("send"))]
    both = p.copy().answer(one)
    for other in both.offers("send") if both.asked == RED else []:
        swapped = p.copy().answer(other)
        assert one in swapped.offers() or swapped.asked != RED
        if swapped.asked == RED:
            assert swapped.answer(one).table.fleets[RED] == both.copy().answer(other).table.fleets[RED]


def test_a_match_is_repeated_by_its_answers() -> None:
    match = Match(game, 3, 11, agreed={"placement": "random", "max_rounds": 10})
    while not match.over:
        match.answer(match.options[match.number * 7 % len(match.options)])
    again = Match(game, 3, 11, agreed={"placement": "random", "max_rounds": 10})
    for answer in match.answers:
        again.answer(answer)
    assert (again.table, again.events, again.scores) == (match.table, match.events, match.scores)
