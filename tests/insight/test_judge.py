"""The judge: sums are exact, threads do not matter, and whoever waits sees no more than a seat may."""

from __future__ import annotations

from itertools import pairwise

import pytest

import cosmocafe
from cosmocafe.bots import Search
from cosmocafe.core.game import Game
from cosmocafe.core.match import Match
from cosmocafe.insight import measured
from cosmocafe.insight.chances import ONE
from cosmocafe.insight.judge import analyse


def dropped(game: Game, columns: str) -> Match:
    match = cosmocafe.new(game, seed=1)
    for column in columns:
        match.answer(f"drop {column}")
    return match


def test_an_analysis_grows_and_ends_with_what_was_asked_for(connect_four: Game) -> None:
    found = list(analyse(dropped(connect_four, "44").view(0), 800, trees=4))
    assert len(found) > 2 and [one.visits for one in found] == sorted(one.visits for one in found)
    assert [one.is_done for one in found] == [False] * (len(found) - 1) + [True]
    assert all(sum(one.win) == ONE and all(sum(option.win) == ONE for option in one.options) for one in found)
    assert found[-1].visits == 800 and found[-1].best.line[0].answer == found[-1].best.answer


def test_a_win_is_seen_with_certainty(connect_four: Game) -> None:
    found = list(analyse(dropped(connect_four, "717171"), 400))[-1]
    assert connect_four.catalogue.text(found.best.answer) == "drop 7"
    assert found.win == (ONE, 0) and found.place == (1, 2) and found.error == (0, 0)


def test_a_position_is_worth_what_its_good_options_are_worth(connect_four: Game) -> None:
    """What is only tried out would make it look worse."""
    found = list(analyse(dropped(connect_four, "16255622"), 800))[-1]  # two in a row may become three
    good = [one for one in found.options if 2 * one.visits >= found.best.visits]
    assert len(good) == 1 < len(found.options) and found.win == found.best.win


def test_the_judge_is_as_sure_as_self_play_has_shown_and_bots_stay_as_they_are(connect_four: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    match, plain = dropped(connect_four, "16255622"), Search(connect_four).plan(2, sees_all=True).scale
    usual = list(analyse(match, 400))[-1].win
    monkeypatch.setitem(measured.known()["temperature"], connect_four.id, {"2": 0.5})
    surer = list(analyse(match, 400))[-1].win
    assert max(surer) > max(usual) > ONE / 2 and sum(surer) == ONE
    assert Search(connect_four).plan(2, sees_all=True).scale == plain


def test_threads_do_not_matter(connect_four: Game) -> None:
    match = dropped(connect_four, "4435")
    assert list(analyse(match, 800, threads=1))[-1] == list(analyse(match, 800, threads=2))[-1]


def test_the_same_position_twice_agrees_within_the_stated_error(connect_four: Game) -> None:
    match = dropped(connect_four, "4435")
    found = [list(analyse(match, 3200, seed=seed))[-1] for seed in range(6)]
    for one, other in pairwise(found):
        error = (one.error[0] ** 2 + other.error[0] ** 2) ** 0.5
        assert abs(one.win[0] - other.win[0]) < 4 * error + 2000


def test_the_end_is_known(connect_four: Game) -> None:
    found = list(analyse(dropped(connect_four, "7171717")))
    assert len(found) == 1 and found[0].win == (ONE, 0) and found[0].is_done and not found[0].options


def test_who_waits_is_told_chances_and_no_options(kuhn_poker: Game) -> None:
    match = cosmocafe.new(kuhn_poker, seed=3)
    found = list(analyse(match.view(1), 400))[-1]
    assert found.seat == 0 and not found.options and sum(found.win) == ONE and len(set(found.win)) > 1


@pytest.mark.parametrize("seed", range(4))
def test_a_view_is_judged_by_what_it_shows(kuhn_poker: Game, seed: int) -> None:
    """Two deals that look the same to the asked seat are judged the same; as they lie they are not."""
    deals: dict[int, list[Match]] = {}
    for other in range(40):
        match = cosmocafe.new(kuhn_poker, seed=f"{seed} {other}")
        deals.setdefault(match.table.hands[0].card, []).append(match)
    one, two = next(
        (one, two) for same in deals.values() for one in same for two in same if one.table.hands[1].card < two.table.hands[1].card
    )
    seen = [list(analyse(match.view(0), 400, seed=7))[-1] for match in (one, two)]
    true = [list(analyse(match, 400, seed=7))[-1] for match in (one, two)]
    assert seen[0] == seen[1] and true[0] != true[1]
