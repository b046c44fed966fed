"""Tuning: a box that was spoiled on purpose is repaired, and what the rulebook says is never touched."""

from __future__ import annotations

import errno
import os
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from optuna.storages.journal import JournalFileBackend

from cosmocafe.core.author.box import read_change
from cosmocafe.core.errors import BoxError, InputError
from cosmocafe.core.found import find_game
from cosmocafe.core.game import Game
from cosmocafe.lab.goals import MEASURES, Goal, read_goals, wanted_of
from cosmocafe.lab.plan import Plan, planned
from cosmocafe.lab.report.tuned import tuned_page
from cosmocafe.lab.simulate import simulated
from cosmocafe.lab.tries import opened, storing
from cosmocafe.lab.tune import quoted, tune, write_box
from tests.core.machine.test_gpu import GAMES

SPOILED = {"file": "spoiled.toml", "values": {"research_track": {"cup": 11}, "colours": {"brown": {"quality": 3}}}}


@pytest.fixture(scope="module")
def dice() -> Game:
    return find_game("vivajava_dice")


@pytest.mark.parametrize("name", GAMES)
def test_every_number_says_whose_it_is(name: str) -> None:
    game = find_game(name)
    for players in game.players:
        numbers = game.numbers(players, game.trial_agreed)
        assert [number.key for number in numbers if not number.source] == []
        assert {number.is_ours for number in numbers} == {True, False}
        assert all(number.least <= number.value <= number.most for number in numbers)


def test_a_field_that_is_not_like_its_row_is_told_apart() -> None:
    numbers = {number.key: number for number in find_game("stardust_coffee").numbers(4)}
    assert numbers["meta.rounds"].source == "rulebook"
    assert numbers["supply.per_color.coffee"].is_ours  # a table inside one that is the rulebook's
    assert numbers["cities.arabica_prime.position"].source == "rulebook"  # in a row that is ours
    discs = {number.key: number for number in find_game("vivajava_dice").numbers(4)}
    assert discs["discs.side_notes.rp_each"].is_ours  # one of those that are its effect


def test_a_spoiled_box_is_repaired(dice: Game, tmp_path: Path) -> None:
    """Where the cup lies on the research track decides how long a game is: it was 7."""
    printed = float(simulated(dice, planned(dice, 2, 150, counted=0), threads=1).answers.mean())
    toml: dict[str, Any] = {"games": 150, "players": 2, "numbers": {"research_track.cup": [4, 12]}}
    toml["goals"] = {"length": {"least": 0.97 * printed, "most": 1.03 * printed}}
    wanted = wanted_of(toml, dice, SPOILED)
    tried: list[int] = []
    found = tune(dice, wanted, 25, change=SPOILED, kept=tmp_path / "tries", threads=1, progress=lambda done, best: tried.append(done))
    assert found.changed == {"research_track.cup": (11, 7)}
    goal, before, after = found.goals[0]
    assert before > 1.1 * printed
    assert goal.distance(after) < 0.05
    write_box(tmp_path / "tuned.toml", found)
    values = read_change(tmp_path / "tuned.toml")["values"]
    assert values == {"research_track": {"cup": 7}, "colours": {"brown": {"quality": 3}}}
    tried.clear()
    again = tune(dice, wanted, 25, change=SPOILED, kept=tmp_path / "tries", threads=1, progress=lambda done, best: tried.append(done))
    assert (again.as_dict(), tried) == (found.as_dict(), [])  # what was tried is known
    page = tuned_page(found, tmp_path / "tuned.toml")
    assert tuned_page(again, tmp_path / "tuned.toml") == page
    assert "research_track.cup: 11 → 7" in page and "Goals that are reached: 1 of 1 now, 0 before." in page
    assert "Before: Box changed by spoiled.toml. After: Box changed by tuned.toml. The same seeds for both, 600 games each." in page
    assert page.count("<b>▼ −") >= 2  # shorter games, and what differs in them
    with pytest.raises(InputError, match="was begun with other goals, another box or another agreement; take another file"):
        tune(dice, wanted, 25, kept=tmp_path / "tries", threads=1)
    for broken in ("not a journal\n", '{"op_code": 99, "worker_id": "another edition"}\n'):
        (tmp_path / "broken").write_text(broken)
        with pytest.raises(InputError, match="is not what a search has kept; take another file"):
            tune(dice, wanted, 25, kept=tmp_path / "broken", threads=1)


def test_a_full_disk_is_a_sentence_and_what_was_tried_is_not_lost(dice: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Written by half, then room is made: the search goes on and comes to the same."""
    toml = {"games": 10, "players": 2, "numbers": {"research_track.cup": [7, 11]}, "goals": {"length": {"least": 1000}}}
    wanted, kept, tried = wanted_of(toml, dice, None), tmp_path / "tries", list[int]()
    whole = tune(dice, wanted, 4, threads=1)
    append = JournalFileBackend.append_logs

    def full(self: JournalFileBackend, logs: list[dict[str, Any]]) -> None:
        if len(tried) == 2:
            with kept.open("a") as file:
                file.write('{"op_code": 4, "wor')
            raise OSError(errno.ENOSPC, "No space left on device")
        append(self, logs)

    monkeypatch.setattr(JournalFileBackend, "append_logs", full)
    with pytest.raises(InputError, match=r"tries: cannot be written \(No space left on device\); what was tried before is kept: make room"):
        tune(dice, wanted, 4, kept=kept, threads=1, progress=lambda done, best: tried.append(done))
    monkeypatch.undo()
    tried.clear()
    assert tune(dice, wanted, 4, kept=kept, threads=1, progress=lambda done, best: tried.append(done)).as_dict() == whole.as_dict()
    assert tried == [3, 4]


def test_what_was_only_luck_is_thrown_away(dice: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another cup seems to reach the goal in the deals of the tries, and is worse in others."""

    def play(game: Game, plan: Plan, **how: object) -> Any:
        cup = (plan.change or {"values": {"research_track": {"cup": 7}}})["values"]["research_track"]["cup"]
        length = 9 if cup == 7 else 2 if plan.games == 5 else 20
        return SimpleNamespace(answers=np.array([length]))

    monkeypatch.setattr("cosmocafe.lab.tune.simulated", play)
    toml = {"games": 5, "players": 2, "numbers": {"research_track.cup": [7, 8]}, "goals": {"length": {"least": 1, "most": 3}}}
    found = tune(dice, wanted_of(toml, dice, None), 10)
    assert (found.changed, found.values) == ({}, {})
    assert found.goals[0][1:] == (9, 9)


def test_who_has_reached_everything_tries_no_more(dice: Game) -> None:
    toml = {"games": 5, "players": 2, "numbers": {"research_track.cup": [4, 12]}, "goals": {"length": {"least": 1}}}
    assert tune(dice, wanted_of(toml, dice, None), 10, threads=1).tried == [0.0]


def test_the_first_try_is_the_box_as_it_was_and_the_next_are_not_all_the_same(dice: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def play(game: Game, plan: Plan, **how: object) -> Any:
        tried.append((plan.change or {"values": {"research_track": {"cup": 7}}})["values"]["research_track"]["cup"])
        return SimpleNamespace(answers=np.array([9]))

    monkeypatch.setattr("cosmocafe.lab.tune.simulated", play)
    toml = {"games": 5, "players": 2, "numbers": {"research_track.cup": [1, 99]}, "goals": {"length": {"least": 100}}}
    tune(dice, wanted_of(toml, dice, None), 6)
    assert tried[:2] == [7, 7] and len(set(tried)) > 3  # how long a game is, then the first try


def test_numbers_that_do_not_go_together_are_left_out(dice: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def play(game: Game, plan: Plan, **how: object) -> Any:
        tried.append((plan.change or {"values": {"research_track": {"cup": 7}}})["values"]["research_track"]["cup"])
        if tried[-1] == 8:
            raise BoxError("there is no such track")
        return SimpleNamespace(answers=np.array([9]))

    monkeypatch.setattr("cosmocafe.lab.tune.simulated", play)
    toml = {"games": 5, "players": 2, "numbers": {"research_track.cup": [7, 8]}, "goals": {"length": {"least": 1, "most": 3}}}
    found = tune(dice, wanted_of(toml, dice, None), 10)
    assert 8 in tried and (found.changed, found.tries) == ({}, 10)


@pytest.mark.parametrize(
    ("toml", "said"),
    [
        (
            {"goals": {"fun": {"least": 1}}},
            "goals.fun: is no goal; there are seats, length, leads, decided, won, shared, options, score, and whatever",
        ),
        ({"goals": {"length": {"about": 1}}}, "goals.length: expected least, most or both, and perhaps a weight"),
        ({"goals": {"length": {"least": 10**400}}}, "goals.length: a number is too large"),
        ({"goals": {"length": {"most": float("inf")}}}, "goals.length: a number is too large"),
        ({"goals": {"length": {"least": 1, "most": float("nan")}}}, "goals.length: a number is too large"),
        ({"goals": {"length": {"least": 1e308, "weight": 1e308}}}, "goals.length: a number is too large"),
        ({"goals": {"length": {"least": 5, "most": 1}}}, "goals.length: least is more than most"),
        ({"goals": {}}, "goals: say at least one"),
        ({"numbers": {}}, "numbers: say which of the box's original numbers may be changed"),
        ({"numbers": {"research_track.*": "far"}}, "expected 'near' or two whole numbers, the least and the most"),
        ({"numbers": {"research_track.cup": [0, 500]}}, "numbers.research_track.cup: can be from 1 to 99, not from 0 to 500"),
        ({"numbers": {"moon": "near"}}, "numbers.moon: the box has no such number"),
        ({"numbers": {"colours.green.quality": "near"}}, "is not ours to change: its source is (rulebook|public), and only original"),
        ({"players": 9}, "players: vivajava_dice is for 1 or 2 or 3 or 4 players"),
        ({"games": 0}, "games: expected how many games each try has"),
        ({"bots": "greedy"}, "bots: expected a list of names"),
        ({"gaols": {}}, "gaols: is nothing to be said here; that would be games, bots, players, numbers, goals, tables"),
        ({"tables": [{"goals": {}}]}, "tables: each says what is agreed there and which goals it has"),
    ],
)
def test_unknown_goals_are_refused_in_a_sentence(dice: Game, toml: dict[str, Any], said: str) -> None:
    right = {"numbers": {"research_track.cup": "near"}, "goals": {"length": {"most": 100}}}
    with pytest.raises(InputError, match=said):
        wanted_of({**right, **toml}, dice, None)


def test_what_judged_the_result_is_counted_and_played_once(dice: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page about it needs all that a report needs, and nothing is played for it."""
    toml: dict[str, Any] = {"games": 10, "players": 2, "numbers": {"research_track.cup": [7, 9]}, "goals": {"length": {"least": 1000}}}
    found = tune(dice, wanted_of(toml, dice, None), 3, threads=1)
    monkeypatch.setattr("cosmocafe.lab.tune.simulated", lambda *given, **named: pytest.fail("it was played again"))
    for run in (found.judged[0].before, found.judged[0].after):
        assert len(run.played) == len(run.played.counts) == len(run.played.parts) == found.games == 40
    assert found.changed and "All comparisons (" in tuned_page(found, Path("tuned.toml"))


def test_tables_have_goals_of_their_own(dice: Game) -> None:
    """One meter serves an easy and a hard corporation: both are played, each is judged by its own goals."""
    hard, easy = ({"agreed": {"difficulty": level}, "goals": {"length": {"least": 1}}} for level in ("expert", "easy"))
    toml: dict[str, Any] = {"games": 40, "players": 1, "numbers": {"corporations.omniblend.meter.12": [3, 4]}, "goals": {}}
    wanted = wanted_of({**toml, "tables": [easy, hard]}, dice, None)
    assert [dict(one) for one in wanted.tables] == [{"difficulty": "easy"}, {"difficulty": "expert"}]
    found = tune(dice, wanted, 2, threads=1)
    assert [row[0] for row in found.rows] == [f"answers a game, difficulty {level}" for level in ("easy", "expert")]
    assert found.goals[0][1] != found.goals[1][1]  # they were played apart
    with pytest.raises(InputError, match="difficulty"):
        wanted_of({**toml, "tables": [{"agreed": {"difficulty": "no"}, "goals": {"length": {"least": 1}}}]}, dice, None)


def test_numbers_of_a_list_are_tuned_one_by_one(dice: Game, tmp_path: Path) -> None:
    """The third space of a meter is a number like any other, and a changed box can name it."""
    numbers = {number.key: number for number in dice.numbers(1, dice.trial_agreed)}
    third = numbers["corporations.sacchar.meter.3"]
    assert (third.value, third.least, third.most, third.is_ours) == (0, 0, 9, True)
    (tmp_path / "box.toml").write_text("[corporations.sacchar.meter]\n3 = 1\n")
    change = read_change(tmp_path / "box.toml")
    assert list(dice.differences(change)) == [("corporations.sacchar.meter.3", 0, 1)]
    assert {number.key: number.value for number in dice.numbers(1, dice.trial_agreed, change)}[third.key] == 1
    (tmp_path / "box.toml").write_text("[corporations.sacchar.meter]\n13 = 1\n")
    with pytest.raises(BoxError, match=r"corporations.sacchar.meter.13: the box has no such row; it has 1, 2, 3"):
        dice.new_box(1, dice.trial_agreed, read_change(tmp_path / "box.toml"))


def test_a_file_of_goals_is_named(dice: Game, tmp_path: Path) -> None:
    (tmp_path / "goals.toml").write_text('[goals]\nfun = {least = 1}\n[numbers]\n"research_track.*" = "near"\n')
    with pytest.raises(InputError, match=r"goals.toml: goals.fun: is no goal"):
        read_goals(tmp_path / "goals.toml", dice)
    (tmp_path / "goals.toml").write_text("[goals\n")
    with pytest.raises(BoxError, match=r"goals.toml"):
        read_goals(tmp_path / "goals.toml", dice)


def test_only_our_own_numbers_of_a_pattern_are_taken(dice: Game) -> None:
    wanted = wanted_of({"numbers": {"*": "near"}, "goals": {"length": {"most": 1}}}, dice, None)
    assert wanted.ranges
    assert all(one.number.is_ours and one.number.least <= one.least <= one.most <= one.number.most for one in wanted.ranges)


def test_use_of_things_is_a_goal_too(dice: Game) -> None:
    played = simulated(dice, planned(dice, 2, 20), threads=1)
    name = f"{played.columns[0].kind} {played.columns[0].name}"
    wanted = wanted_of({"numbers": {"research_track.cup": "near"}, "goals": {name: {"least": 1}}}, dice, None)
    assert wanted.counts
    assert wanted.goals[0].value(played) == pytest.approx(played.counts[:, :, 0].sum() / 20)


def test_what_is_measured_is_what_is_meant() -> None:
    """Four games of three seats: the first wins two of them, one is shared by the others, one nobody wins."""
    places = np.array([[1, 2, 3], [1, 2, 2], [3, 1, 1], [2, 2, 2]])
    wins = np.array([[1, 0, 0], [1, 0, 0], [0, 0.5, 0.5], [0, 0, 0]])
    scores, asked = np.array([[9, 1, 1], [5, 1, 1], [1, 4, 4], [0, 0, 2]]), np.full((4, 3), 2)
    games: Any = SimpleNamespace(places=places, wins=wins, scores=scores, asked=asked, options=3 * asked)
    found = {name: MEASURES[name](games) for name in ("seats", "won", "shared", "options", "score")}
    assert found == pytest.approx({"seats": 0.25, "won": 0.75, "shared": 0.25, "options": 3, "score": 5})


def test_distances_are_parts_of_what_was_wanted() -> None:
    goal = Goal("length", 100, 200, 2.0)
    assert [goal.distance(value) for value in (150, 50, 300)] == [0, 1.0, 1.0]
    assert (goal.wanted, Goal("leads", 3, float("inf")).wanted) == ("100 to 200", "at least 3")


def test_keys_that_are_no_words_are_quoted() -> None:
    assert tomllib.loads(f"[{quoted('Mirror Sea')}]\n{quoted('c1')} = 2") == {"Mirror Sea": {"c1": 2}}


def test_what_was_tried_where_something_else_was_agreed_is_of_no_use(dice: Game, tmp_path: Path) -> None:
    toml = {"games": 5, "players": 1, "numbers": {"research_track.cup": [4, 12]}, "goals": {"length": {"most": 9}}}
    wanted, kept = wanted_of(toml, dice, None), tmp_path / "tries"
    agreed: dict[str, int | str] = {"difficulty": "easy", "corporation": "sacchar"}
    tune(dice, wanted, 1, kept=kept, threads=1, agreed=agreed)
    tune(dice, wanted, 1, kept=kept, threads=1, agreed=dict(reversed(agreed.items())))
    for other in ({**agreed, "difficulty": "expert"}, {}):
        with pytest.raises(InputError, match="was begun with other goals, another box or another agreement; take another file"):
            tune(dice, wanted, 1, kept=kept, threads=1, agreed=other)


def test_a_search_that_was_broken_off_in_the_middle_of_a_line_goes_on(dice: Game, tmp_path: Path) -> None:
    """A full disk, or a process that is killed: all that was tried before was lost, since the next line was written behind the half one."""
    wanted = wanted_of({"numbers": {"research_track.cup": [4, 12]}, "goals": {"length": {"most": 9}}}, dice, None)
    kept = tmp_path / "tries"
    opened(dice, wanted, 0, {}, kept).enqueue_trial({"research_track.cup": 5})
    with kept.open("ab") as file:
        file.write(b'{"op_code":4,"worker_id":"x","trial_')
    assert len(opened(dice, wanted, 0, {}, kept).trials) == len(opened(dice, wanted, 0, {}, kept).trials) == 1
    kept.write_bytes(kept.read_bytes()[:7])  # the very first line
    assert not opened(dice, wanted, 0, {}, kept).trials
    (mine := tmp_path / "mine").write_text("my own\nwords", encoding="utf-8")
    with pytest.raises(InputError, match="is not what a search has kept"):
        opened(dice, wanted, 0, {}, mine)
    assert mine.read_text(encoding="utf-8").startswith("my own\nwords")


def test_a_full_disk_is_told_in_a_sentence(tmp_path: Path) -> None:
    def write() -> None:
        try:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        finally:
            raise AssertionError("as optuna does")

    with pytest.raises(InputError, match=r"No space left on device.*the same command goes on"), storing(tmp_path / "tries"):
        write()
    with pytest.raises(AssertionError), storing(tmp_path / "tries"):
        raise AssertionError("something else")
