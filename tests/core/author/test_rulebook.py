"""Rulebooks: registered step by step, refused where something is missing or said twice."""

from __future__ import annotations

import linecache
import math
from typing import Any

import pytest

from cosmocafe.core.author.agenda import finish, offer, plan
from cosmocafe.core.author.rulebook import Rulebook
from cosmocafe.core.author.table import NOBODY, Table
from cosmocafe.core.author.vocabulary import NUMBER, Answers, Steps, block, numbered
from cosmocafe.core.errors import DeclarationError
from cosmocafe.core.found import find_game, installed_games

from ..stones import stones


class Step(Steps):
    ASK = block(round=NUMBER)
    DO = block()


class Answer(Answers):
    YES = block()
    MOVE = block(row=numbered("row", 1, 2), column=numbered("column", 1, 3))
    NO = block()


def nothing(t: Table) -> None: ...
def offer_yes(t: Table) -> None: offer(t, Answer.YES)  # fmt: skip


def stop(t: Table) -> None:
    finish(t)


@pytest.fixture
def rules() -> Rulebook:
    """A rulebook without gaps."""
    book = Rulebook(__name__)
    book.asks(Step.ASK)(offer_yes)
    book.answers(Step.ASK, Answer.YES)(nothing)
    book.does(Step.DO)(stop)
    return book


def test_a_rulebook_without_gaps_is_accepted(rules: Rulebook) -> None:
    rules.refuse_gaps(Step)
    assert rules.questions == [Step.ASK]
    assert rules.blocks_of(Step.ASK) == [Answer.YES]


def test_a_question_is_about_its_own_rules_and_then_those_of_its_answers(rules: Rulebook) -> None:
    assert rules.about(Step.ASK) == []
    book = Rulebook(__name__)
    book.answers(Step.ASK, Answer.YES, about="XX-003 XX-001")(nothing)
    book.asks(Step.ASK, about="XX-001 XX-002")(offer_yes)
    assert book.about(Step.ASK) == ["XX-001", "XX-002", "XX-003"]


def test_a_step_without_a_rule_is_refused() -> None:
    rules = Rulebook(__name__)
    rules.asks(Step.ASK)(offer_yes)
    rules.answers(Step.ASK, Answer.YES)(nothing)
    with pytest.raises(DeclarationError, match="DO: no rule takes this step"):
        rules.refuse_gaps(Step)


def test_a_question_without_answers_is_refused() -> None:
    rules = Rulebook(__name__)
    rules.asks(Step.ASK)(offer_yes)
    with pytest.raises(DeclarationError, match="ASK: the question has no rule for its answers"):
        rules.refuse_gaps(Step)


def test_answers_without_a_question_are_refused(rules: Rulebook) -> None:
    rules.answers(Step.DO, Answer.YES)(nothing)
    with pytest.raises(DeclarationError, match="DO: there are answers, but no rule asks"):
        rules.refuse_gaps(Step)


@pytest.mark.parametrize("again", ["does", "asks"])
def test_a_step_with_two_rules_is_refused(rules: Rulebook, again: str) -> None:
    for step in Step:
        with pytest.raises(DeclarationError, match=f"{step.name}: the step has two rules"):
            getattr(rules, again)(step)(nothing)


def test_an_answer_with_two_rules_is_refused(rules: Rulebook) -> None:
    with pytest.raises(DeclarationError, match="ASK: the answer YES has two rules"):
        rules.answers(Step.ASK, Answer.YES)(nothing)


def test_a_parameter_that_nothing_fills_is_refused(rules: Rulebook) -> None:
    def move(t: Table, row: int, level: int) -> None: ...

    rules.answers(Step.ASK, Answer.MOVE)(move)
    with pytest.raises(DeclarationError) as caught:
        rules.functions()
    assert str(caught.value) == "move: 'level' is not known at ASK; known are box, t, who, round, choice, column, row"


def test_a_part_that_step_and_answer_share_is_refused() -> None:
    class Clash(Answers):
        STAY = block(round=numbered("round", 1, 2))

    rules = Rulebook(__name__)
    rules.answers(Step.ASK, Clash.STAY)(nothing)
    with pytest.raises(DeclarationError, match="ASK: both the step and the answer STAY have a part 'round'"):
        rules.functions()


@pytest.mark.parametrize("row", [0, 1])
@pytest.mark.parametrize("column", [0, 1, 2])
def test_a_rule_gets_what_it_names(rules: Rulebook, row: int, column: int) -> None:
    got: list[Any] = []

    def move(column: int, who: int, t: Table, round: int, row: int, choice: int, box: object) -> None:
        got.extend([column, who, round, row, choice, box])
        finish(t)

    rules.answers(Step.ASK, Answer.MOVE)(move)
    table, choice = Table(), Answer.MOVE + row * 3 + column
    plan(table, Step.ASK, 1, 7)
    rules.functions()["resolve"]("the box", table, choice)
    assert got == [column, 1, 7, row, choice, "the box"]


def test_one_rule_may_take_several_blocks(rules: Rulebook) -> None:
    got: list[int] = []

    def refuse(t: Table, choice: int) -> None:
        got.append(choice)

    rules.answers(Step.ASK, Answer.NO, Answer.MOVE)(refuse)
    for choice in (Answer.MOVE + 5, Answer.NO):
        table = Table()
        plan(table, Step.ASK)
        rules.functions()["resolve"](None, table, choice)
    assert got == [Answer.MOVE + 5, Answer.NO]


def test_two_rules_may_have_the_same_name() -> None:
    got: list[str] = []

    def first() -> Any:
        def rule(t: Table) -> None:
            got.append("ask")
            offer(t, Answer.YES)

        return rule

    def second() -> Any:
        def rule(t: Table) -> None:
            got.append("do")
            finish(t)

        return rule

    rules = Rulebook(__name__)
    rules.asks(Step.ASK)(first())
    rules.answers(Step.ASK, Answer.YES)(nothing)
    rules.does(Step.DO)(second())
    for step in Step:
        table = Table()
        plan(table, step)
        plan(table, step)
        rules.functions()["take"](None, table)
    assert got == ["ask", "do"]


def test_a_single_option_is_taken_by_the_engine() -> None:
    table = started(stones(set_up=one_stone_left))
    assert table.over
    assert table.taken[0] == 1


def test_a_single_option_is_asked_where_people_want_to_see_it() -> None:
    game = stones(set_up=one_stone_left, always=True)
    table = started(game)
    assert (table.over, table.asked, table.offered) == (0, 0, [0])
    game.loops.answer(None, table, 0)
    assert table.over


@pytest.mark.parametrize("always", [False, True])
def test_a_question_without_options_is_passed_over(rules: Rulebook, always: bool) -> None:
    rules = Rulebook(__name__)
    rules.asks(Step.ASK, always=always)(nothing)
    rules.answers(Step.ASK, Answer.YES)(nothing)
    rules.does(Step.DO)(stop)
    table = Table()
    plan(table, Step.DO)
    plan(table, Step.ASK)
    rules.functions()["advance"](None, table)
    assert (table.over, table.depth, table.asked) == (1, 0, NOBODY)


def started(game: Any) -> Any:
    table = game.table()
    game.loops.start(None, table, 2, 1)
    return table


def one_stone_left(box: object, t: Any) -> None:
    t.heap = 1
    plan(t, 0, 0)


class Wide(Steps):
    MOVE = block(ship=NUMBER, source=NUMBER, target=NUMBER, wounds=NUMBER)


def test_a_rule_gets_four_parts_by_their_names() -> None:
    rules, got = Rulebook(__name__), []

    @rules.does(Wide.MOVE)
    def move(t: Table, wounds: int, target: int, source: int, ship: int) -> None:
        got.append((ship, source, target, wounds))

    table = Table()
    plan(table, Wide.MOVE, 0, 1, 2, 3, 4)
    rules.functions()["take"](None, table)
    assert (got, table.depth) == ([(1, 2, 3, 4)], 0)


@pytest.mark.parametrize("name", sorted(installed_games()))
def test_plain_python_asks_few_questions_to_find_a_step(name: str) -> None:
    game = find_game(name)
    lines = linecache.getlines(game.functions["take"].__code__.co_filename)
    questions = [line for line in lines if line.lstrip().startswith("if step <")]
    deepest = max(len(line) - len(line.lstrip()) for line in questions) // 4
    assert deepest <= math.ceil(math.log2(len(game.steps)))
