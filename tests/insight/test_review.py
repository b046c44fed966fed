"""The review: a planted blunder is found, good play is not blamed, everything adds up, and one record has one review."""

from __future__ import annotations

import random
from dataclasses import replace
from types import SimpleNamespace
from unittest import mock

import numpy as np
import pytest

import cosmocafe
from cosmocafe.bots import Search
from cosmocafe.core.anything import Anything
from cosmocafe.core.errors import InputError
from cosmocafe.core.game import Game
from cosmocafe.core.match import Match
from cosmocafe.insight.judge import Branches, Judge
from cosmocafe.insight.judgement import band, error_rate, label
from cosmocafe.insight.ledger import Row, ledger
from cosmocafe.insight.moments import Moment, moments_of
from cosmocafe.insight.review import Review, Verdict, joined, judged, review, turning_points, without_luck
from cosmocafe.insight.summary import as_dict
from cosmocafe.insight.weigher import Question, Weigher, played

LITTLE = 30_000


def adds_up(found: Review) -> bool:
    return all(sum(one.columns.parts) == one.columns.result for one in found.seats)


def moved(game: Game, columns: str) -> Match:
    match = cosmocafe.new(game, seed=1)
    for column in columns:
        match.answer(f"drop {column}")
    return match


def test_a_missed_win_is_a_blunder_and_the_better_answer_is_named(connect_four: Game) -> None:
    match = moved(connect_four, "112233774")  # the first seat could have won with its fourth stone
    found = review(match, LITTLE, threads=1)
    by = {one.number: one for decision in found.decisions for one in decision.verdicts}
    assert by[6].label == "blunder" and connect_four.catalogue.text(by[6].better[0]) == "drop 4"
    assert by[6].loss > 200_000 and by[7].label == "blunder"  # the other one should have closed it
    assert by[8].label == "best"
    assert adds_up(found) and found.ledger.result == (1_000_000, 0)


def test_what_a_search_only_tries_out_makes_no_table_look_worse(connect_four: Game) -> None:
    match = moved(connect_four, "16255622")  # two in a row may become three
    tree = Judge(connect_four, match.box).plant(match.table, 400, 1, 0, sees_all=True)

    def visits() -> Anything:
        return np.array([Branches(tree).of([column])[0] for column in range(7)])

    tree.visit(200)
    tried = visits()
    assert np.count_nonzero(tried) > 1
    played(tree, 200, 2, 0)
    assert (visits() - tried).tolist() == [0, 0, 0, 200, 0, 0, 0]


@pytest.mark.parametrize(("columns", "end"), [("562425151443", [1.0, 0.0, 1.0]), ("2612712662146", [0.0, 1.0, 0.0])])
def test_what_becomes_sure_while_it_is_played_counts_wholly(connect_four: Game, columns: str, end: list[float]) -> None:
    match = moved(connect_four, columns)
    tree = Judge(connect_four, match.box).plant(match.table, 300, 1, 0, sees_all=True)
    tree.visit(60)
    assert not tree.numbers("is_sure")[0]
    assert played(tree, 60, 2, 0).tolist() == end


def gives_away(match: Match, option: int) -> bool:
    """Whether the other one wins at once after an answer."""
    loops, after = match.game.loops, match.table.copy()
    loops.answer(match.box, after, option)
    for reply in list(after.offered):
        end = after.copy()
        loops.answer(match.box, end, reply)
        if end.over and end.places[match.asked] == 2:
            return True
    return False


def with_a_blunder(game: Game, seed: int) -> tuple[Match, int]:
    """A match between searches in which somebody once lets the other one win at once; and the number of that answer."""
    match, search, planted = cosmocafe.new(game, seed=seed), Search(game), -1
    match.answer(match.options[seed % 7])
    while not match.over:
        thought = search.think_blindly(match.box, match.table, 400, seed=seed)
        bad = [option for option in match.options if gives_away(match, option)]
        answer = thought.best.answer
        if planted < 0 and bad and answer not in bad and thought.best.win[match.asked] > 0.4:
            planted, answer = match.number, bad[0]
        match.answer(answer)
    return match, planted


def test_a_planted_blunder_is_found_and_the_judge_hardly_blames_itself(connect_four: Game) -> None:
    planted = found = blamed = others = 0
    for seed in range(6):
        match, number = with_a_blunder(connect_four, seed)
        planted += number >= 0
        for decision in review(match, 4 * LITTLE).decisions:
            blames = decision.label in ("mistake", "blunder")
            if decision.worst.number == number:
                found += blames
            elif decision.worst.number:  # the first answer was anything
                others, blamed = others + 1, blamed + blames
    assert found == planted > 2 and blamed <= 0.1 * others


def test_threads_do_not_matter(kuhn_poker: Game) -> None:
    match = cosmocafe.new(kuhn_poker, seed=5)
    rng = random.Random(3)  # noqa: S311
    while not match.over:
        match.answer(rng.choice(match.options))
    one, two = (as_dict(review(match, LITTLE, threads=threads)) for threads in (1, 2))
    assert one == two


def test_hidden_hands_are_no_fault_of_who_decides(kuhn_poker: Game) -> None:
    """What could not be seen has its own column, and only there it stands."""
    unseen = 0
    for seed in range(6):
        match = cosmocafe.new(kuhn_poker, seed=seed)
        while not match.over:
            match.answer(match.options[(seed + match.number) % len(match.options)])
        found = review(match, LITTLE, threads=1)
        assert adds_up(found) and all(moment.is_secret for moment in found.moments)
        unseen += any(one.columns.unseen for one in found.seats)
    assert unseen


def test_a_match_that_is_not_over_is_judged_up_to_where_it_stands(connect_four: Game) -> None:
    found = review(moved(connect_four, "4453"), LITTLE)
    assert adds_up(found) and 0 < found.ledger.result[0] < 1_000_000 and len(found.chances) == 5


def test_a_match_without_answers_has_no_review(connect_four: Game) -> None:
    with pytest.raises(InputError, match="nothing was answered"):
        review(cosmocafe.new(connect_four, seed=1))


def test_how_far_a_review_is_can_be_followed(connect_four: Game) -> None:
    told: list[float] = []
    review(moved(connect_four, "4453"), LITTLE, threads=1, progress=told.append)
    assert told == sorted(told) and told[-1] == 1 and len(told) > 4


@pytest.mark.parametrize(
    ("points", "error", "word"),
    [
        (0.0, 0.0, "best"),
        (1.9, 0.1, "good"),
        (2.5, 0.1, "inaccuracy"),
        (2.5, 1.0, "good"),
        (7, 0.5, "mistake"),
        (12, 1, "blunder"),
        (12, 3, "mistake"),
    ],
)
def test_in_doubt_the_milder_word(points: float, error: float, word: str) -> None:
    assert label(points * 10_000, error * 10_000, is_tied=False) == word


def test_error_rates_have_bands() -> None:
    assert error_rate([0, 20_000]) == 10 and error_rate([]) == 0
    assert band(0.5) == "supernatural" and band(5) == "advanced" and band(40) == "beginner"


# ---- what is made of what the judge has said


def verdict(number: int, seat: int = 0) -> Verdict:
    return Verdict(number, seat, 0, (), 0.0, 0.0, 0.0, "best", counts=True)


def test_answers_in_a_row_are_one_decision_unless_chance_or_somebody_came_between() -> None:
    found = joined([verdict(0), verdict(1), verdict(2), verdict(3, seat=1), verdict(4), verdict(6)], chanced={1})
    assert [[one.number for one in decision.verdicts] for decision in found] == [[0, 1], [2], [3], [4], [6]]


def asked(answer: int, **chances: list[float]) -> Question:
    """A question with all hands open: what four trees said of answers 1 and 2, which may be best, and of 3."""
    moment = Moment(0, 0, answer, None, (1, 2, 3), came_chance=False, is_secret=False, turn=0, scores=(0, 0))
    trees = {1: chances["one"], 2: chances["two"], 3: chances["three"]}
    told = {option: [np.array([win, 1 - win, win]) for win in wins] for option, wins in trees.items()}
    return Question(moment, [1, 2], [1.0, 1.0], 500_000, true=told)


def row(chance: int) -> Row:
    return Row(0, (chance, 1_000_000 - chance), (0, 0), (0, 0), (0, 0))


def test_the_best_of_several_good_answers_is_named_first() -> None:
    found = judged(asked(3, one=[0.6, 0.5, 0.62, 0.52], two=[0.61, 0.55, 0.6, 0.56], three=[0.1, 0.11, 0.1, 0.11]), row(500_000))
    assert found.better == (2, 1) and found.label == "blunder" and found.loss > 400_000
    assert judged(asked(2, one=[0.6] * 4, two=[0.6] * 4, three=[0.1] * 4), row(500_000)).better == ()


@pytest.mark.parametrize(("chance", "word"), [(500_000, "good"), (990_000, "blunder"), (10_000, "blunder")])
def test_where_a_match_is_decided_places_count(chance: int, word: str) -> None:
    question = asked(3, one=[0.5] * 4, two=[0.5] * 4, three=[0.499] * 4)
    for tree in question.true[3]:
        tree[-1] -= 0.3  # of the others are left behind no more
    assert judged(question, row(chance)).label == word


def test_the_largest_steps_are_the_turning_points() -> None:
    rows = [Row(0, (0, 0), (-size, size), (0, 0), (size // 2, -size // 2)) for size in (10, 900, 20, 800, 0, 700)]
    found = turning_points(rows)
    assert [(one.number, one.kind) for one in found] == [(1, "decision"), (1, "chance"), (3, "decision"), (3, "chance"), (5, "decision")]
    assert turning_points(rows[4:5]) == ()


def test_the_costliest_questions_are_looked_at_again_first() -> None:
    small, large = (asked(3, one=[0.5] * 4, two=[0.5] * 4, three=[0.5 - cost] * 4) for cost in (0.1, 0.3))
    chosen, cost = Weigher._affordable(SimpleNamespace(left=150), [small, large], 10)  # type: ignore[arg-type]
    assert chosen == [large] and cost == 4 * 10 * 3


def test_dice_are_noticed_and_the_deal_is_luck_too(backgammon: Game) -> None:
    match = cosmocafe.new(backgammon, seed=3)
    for number in range(20):
        match.answer(match.options[number % len(match.options)])
    moments, again = moments_of(match)
    assert {moment.came_chance for moment in moments} == {True, False} and again.answers == match.answers
    looks = mock.Mock()
    looks.look.side_effect = [np.array([0.7, 0.3]), np.array([0.5, 0.5])]
    book = ledger((500_000, 500_000), (500_000, 500_000), [], (1_000_000, 0))
    still = [replace(moment, came_chance=False) for moment in moments]
    assert without_luck(looks, still, again, book, 0.5) == pytest.approx((0.9, 0.1))


def test_every_moment_has_trees_of_its_own(backgammon: Game) -> None:
    match = cosmocafe.new(backgammon, seed=3)
    weigher, record = Weigher(match, 1, 1000), match.table.packed()
    said = [weigher._tree(record, 48, moment, 1, sees_all=True).numbers("win")[0].tolist() for moment in (0, 0, 1)]
    assert said[0] == said[1] != said[2]
