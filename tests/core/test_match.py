"""Matches: the one door for people, bots and replays."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Any

import pytest

import cosmocafe
from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.errors import CafeError, CannotUndo, IllegalAnswer, InputError, NotYourTurn, StaleQuestion
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.game import Game
from cosmocafe.core.match import Match

from .playground import game as playground


def told(match: Match) -> list[str]:
    """Everything that happened, in words."""
    return [match.game.words().event(event) for event in match.events]


def test_an_answer_is_given_by_number_or_by_text(connect_four: Game) -> None:
    by_number, by_text = cosmocafe.new(connect_four, seed=1), cosmocafe.new(connect_four, seed=1)
    by_number.answer(3)
    by_text.answer("drop 4")
    assert by_number.table == by_text.table
    assert by_number.answers == by_text.answers == [3]


def test_a_match_says_what_is_asked(connect_four: Game) -> None:
    match = cosmocafe.new(connect_four, seed=1)
    assert (match.asked, match.number, match.question, match.options) == (0, 0, "Choose a column", list(range(7)))
    match.answer(3)
    assert (match.asked, match.number, match.seats) == (1, 1, [0])
    assert repr(match) == "<Match of connect_four, 2 players, 1 answers, seat 1 is asked>"


def test_what_is_not_offered_is_refused_with_the_offers(connect_four: Game) -> None:
    match = cosmocafe.new(connect_four)
    for _ in range(6):
        match.answer("drop 1")
    with pytest.raises(IllegalAnswer, match=r"'drop 1' is not offered; offered are drop 2, drop 3, drop 4, drop 5, drop 6, drop 7$"):
        match.answer("drop 1")
    assert match.number == 6


def test_many_offers_are_named_in_part(star_stations: Game) -> None:
    match = cosmocafe.new(star_stations, players=2, seed=1)
    assert len(match.options) > 8
    more = len(match.options) - 8
    with pytest.raises(IllegalAnswer, match=rf"'pass' is not offered; offered are (star \w+, ){{7}}star \w+ and {more} more$"):
        match.answer("pass")


@pytest.mark.parametrize("answer", [-1, 7, 10**20, "", "drop", "drop 8", "jump 1", "drop 1 2"])
def test_what_is_no_answer_of_the_game_is_refused_and_changes_nothing(connect_four: Game, answer: int | str) -> None:
    match = cosmocafe.new(connect_four, seed=1)
    before = match.table.to_bytes()
    with pytest.raises(IllegalAnswer):
        match.answer(answer)
    assert match.table.to_bytes() == before
    assert match.number == 0


def test_another_seat_is_refused(connect_four: Game) -> None:
    match = cosmocafe.new(connect_four)
    with pytest.raises(NotYourTurn, match="seat 1 is not asked: seat 0 is"):
        match.answer(0, seat=1)
    match.answer(0, seat=0)
    match.answer(0, seat=1)
    assert match.number == 2


def test_an_answer_to_an_earlier_question_is_refused(connect_four: Game) -> None:
    match = cosmocafe.new(connect_four)
    match.answer(0, number=0)
    for number in (0, 2):
        with pytest.raises(StaleQuestion, match=f"the answer is for question {number}, but question 1 is open"):
            match.answer(0, number=number)
    assert match.number == 1


def test_nothing_is_asked_after_the_end() -> None:
    match = Match(playground)
    match.answer("end")
    assert (match.over, match.asked, match.question, match.options, match.places) == (True, NOBODY, "", [], [1, 2])
    with pytest.raises(IllegalAnswer, match="the match is over: nothing is asked"):
        match.answer("think")


@pytest.mark.parametrize("answers", [["think"], ["think", "think"], ["roll", "think"], ["hand-over", "think"]])
def test_undo_takes_an_answer_back_that_only_its_seat_knows_of(answers: list[str]) -> None:
    match = Match(playground, seed=3)
    for answer in answers[:-1]:
        match.answer(answer)
    before, heard = match.table.copy(), match.events
    match.answer(answers[-1])
    assert match.can_undo
    match.undo()
    assert (match.table, match.events, match.number) == (before, heard, len(answers) - 1)


@pytest.mark.parametrize("answer", ["roll", "hand-over", "peek", "note", "end"])
def test_undo_stops_at_chance_other_seats_and_secrets(answer: str) -> None:
    match = Match(playground, seed=3)
    match.answer("think")
    match.answer(answer)
    before = match.table.copy()
    assert not match.can_undo
    with pytest.raises(CannotUndo, match="chance or another player came in"):
        match.undo()
    assert (match.table, match.number) == (before, 2)


def test_there_is_nothing_to_undo_at_the_beginning() -> None:
    match = Match(playground)
    assert not match.can_undo
    with pytest.raises(CannotUndo, match="no answer was given yet"):
        match.undo()


def test_undo_goes_back_step_by_step() -> None:
    match = Match(playground)
    for _ in range(3):
        match.answer("think")
    match.undo()
    match.undo()
    assert match.table.thoughts == 1
    match.answer("think")
    assert match.table.thoughts == 2


def test_a_rule_that_raises_changes_nothing() -> None:
    match = Match(playground, seed=3)
    match.answer("think")
    match.answer("roll")
    before, heard = match.table.to_bytes(), match.events
    with pytest.raises(ZeroDivisionError):
        match.answer("crash")
    assert (match.table.to_bytes(), match.events, match.number) == (before, heard, 2)
    match.answer("think")
    assert match.table.thoughts == 2
    assert told(match)[-1] == "Player 1 thinks"


def test_a_keyboard_interrupt_in_a_rule_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(playground, seed=3)
    match.answer("think")
    before = match.table.to_bytes()

    def interrupted(box: object, t: object, choice: int) -> None:
        monkeypatch.undo()  # only once
        match.table.thoughts = 99
        raise KeyboardInterrupt

    monkeypatch.setattr(playground.loops, "answer", interrupted)
    with pytest.raises(KeyboardInterrupt):
        match.answer("think")
    assert match.table.to_bytes() == before


@pytest.mark.parametrize("seed", [7, "7", "a longer seed", "種子"])
def test_the_same_seed_gives_the_same_match(star_stations: Game, seed: int | str) -> None:
    one, other = (cosmocafe.new(star_stations, players=3, seed=seed, agreed={"placement": "random"}) for _ in range(2))
    for match in (one, other):
        for k in range(30):
            match.answer(match.options[k % len(match.options)])
    assert one.table == other.table
    assert one.events == other.events


def test_another_seed_gives_another_match(star_stations: Game) -> None:
    stars = {cosmocafe.new(star_stations, seed=seed, agreed={"placement": "random"}).table.stars for seed in range(5)}
    assert len(stars) == 5


def test_without_a_seed_every_match_is_another() -> None:
    seeds = {Match(playground).seed for _ in range(5)}
    assert len(seeds) == 5
    assert all(len(seed) == 64 for seed in seeds)


def test_the_commitment_shows_that_the_seed_was_not_changed() -> None:
    match = Match(playground, seed=7)
    before = match.commitment
    match.answer("roll")
    secret = hashlib.sha256(b"cosmocafe 7").digest()
    assert before == match.commitment == hashlib.sha256(secret).hexdigest()
    assert Match(playground, seed=8).commitment != before


def test_chance_depends_on_the_number_of_the_moment_alone() -> None:
    thinker, roller = Match(playground, seed=7), Match(playground, seed=7)
    thinker.answer("think")
    roller.answer("roll")
    for match in (thinker, roller):
        match.answer("roll")
    assert thinker.table.die == roller.table.die


@pytest.mark.parametrize("id", sorted(installed_games()))
def test_no_two_moments_of_a_match_have_the_same_chance(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, moments = find_game(id), []
    set_chance = Match._set_chance

    def noted(match: Match) -> None:
        set_chance(match)
        moments.append(tuple(match.table.rng))

    monkeypatch.setattr(Match, "_set_chance", noted)
    for seed in range(40):
        match = Match(game, seed=seed)
        for _ in range(10):
            match.answer(match.options[0])
    assert len(moments) == 40 * (1 + 10)
    assert len(set(moments)) == len(moments)


def test_every_seat_has_its_view(kuhn_poker: Game) -> None:
    match = cosmocafe.new(kuhn_poker, seed=1)
    for seat in range(3):
        cards = [hand.card for hand in match.view(seat).table.hands]
        assert [card != 0 for card in cards] == [other == seat for other in range(3)]
    for seat in (-2, 3):
        with pytest.raises(InputError, match=f"there is no seat {seat}: the seats are 0 to 2, and -1 looks on"):
            match.view(seat)


def test_events_are_kept_answer_by_answer() -> None:
    match = Match(playground, seed=1)
    match.answer("think")
    match.answer("hand-over")
    match.answer("roll")
    assert [len(match.events_of(number)) for number in range(4)] == [0, 1, 0, 1]
    assert match.events == match.events_of(1) + match.events_of(3)


def test_names_are_used_in_words(connect_four: Game) -> None:
    match = cosmocafe.new(connect_four, names=["Ada", "Bo"])
    match.answer("drop 1")
    assert match.view().log == ["Ada drops into column 1"]
    with pytest.raises(InputError, match="1 names were given for 2 players"):
        cosmocafe.new(connect_four, names=["Ada"])


@pytest.mark.parametrize("bad", [{"seed": "\ud800"}, {"names": ["Ada", "\udfff"]}])
def test_half_a_character_is_refused(connect_four: Game, bad: dict[str, Any]) -> None:
    with pytest.raises(InputError, match="holds half a character, which cannot be written down"):
        cosmocafe.new(connect_four, **bad)


def test_players_options_and_box_are_checked_at_the_door(star_stations: Game, tmp_path: Path) -> None:
    assert cosmocafe.new(star_stations).players == 2
    for bad in ({"players": 5}, {"agreed": {"wind": 1}}, {"box": tmp_path / "none.toml"}):
        with pytest.raises(CafeError):
            cosmocafe.new(star_stations, **bad)


def test_scores_and_places_at_the_end(connect_four: Game) -> None:
    match = cosmocafe.new(connect_four)
    for column in (1, 2, 1, 2, 1, 2, 1):
        match.answer(f"drop {column}")
    assert (match.over, match.places, match.scores) == (True, [1, 2], [1, 0])
    assert repr(match) == "<Match of connect_four, 2 players, 7 answers, over>"


def test_a_match_draws_itself(connect_four: Game) -> None:
    svg = cosmocafe.new(connect_four)._repr_svg_()
    assert svg is not None
    assert re.match(r"<svg .*</svg>$", svg, re.S)
    assert Match(playground)._repr_svg_() is None
