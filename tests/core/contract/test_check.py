"""The contract: sound games pass it, and each kind of mistake fails the check that is meant for it."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any, cast

import numpy as np
import pytest

from cosmocafe.core.author.agenda import finish, offer, plan, tell
from cosmocafe.core.author.rulebook import Rulebook
from cosmocafe.core.author.vocabulary import Answers, block
from cosmocafe.core.contract import check as module
from cosmocafe.core.contract.check import (
    check,
    check_bounds,
    check_invariants,
    check_plain,
    check_records,
    check_texts,
    check_twins,
    check_words,
    compare_observations,
    compare_twins,
)
from cosmocafe.core.contract.leaks import Failed
from cosmocafe.core.contract.variants import variants
from cosmocafe.core.errors import CafeError
from cosmocafe.core.game import Game
from cosmocafe.core.machine.compiled import Compiled
from cosmocafe.core.match import Match, record_lines

from ..stones import WORDS, Answer, Event, Step, Table, go_on, offer_stones, stones, take_stones

CHECKS = [
    "words",
    "text forms",
    "games end, answers are accepted, copies stand alone",
    "everybody can be shown everything",
    "records replay",
    "secrets stay secret",
    "undo teaches nobody anything",
    "plain and compiled agree",
    "observations and masks agree",
    "no index out of bounds",
    "invariants",
]
TAUGHT = [*CHECKS, "the lesson can be followed", "how to play is written"]


def tick(done: float) -> None:
    assert 0 <= done <= 1


@pytest.mark.parametrize(("game", "names"), [("connect_four", TAUGHT), ("kuhn_poker", CHECKS)])
def test_the_examples_keep_the_contract(game: str, names: list[str], request: pytest.FixtureRequest) -> None:
    request.getfixturevalue({"connect_four": "fast_four", "kuhn_poker": "fast_kuhn"}[game])
    seen: list[str] = []
    results = list(check(request.getfixturevalue(game), games=100, progress=lambda name, done: seen.append(name)))
    assert [result.name for result in results] == names
    assert [result.detail for result in results if not result.ok] == []
    assert all(result.detail and result.seconds >= 0 for result in results)
    assert set(seen) <= set(names)
    assert "plain and compiled agree" in seen


def results_of(game: Game, monkeypatch: pytest.MonkeyPatch, *skip: str) -> dict[str, str]:
    """The details of all checks that fail."""
    for name in skip:
        monkeypatch.setattr(module, name, lambda *args: "skipped")
    return {result.name: result.detail for result in check(game, games=10) if not result.ok}


def in_a_closure() -> Callable[..., None]:
    extra = 1

    def go_on_from_outside(t: Table, who: int) -> None:
        if extra:
            go_on(t, who)

    return go_on_from_outside


def there(t: Table, who: int) -> None:
    if who < 0:
        back(t, who)
    go_on(t, who)


def back(t: Table, who: int) -> None:
    there(t, who)


COMPILED = CHECKS[CHECKS.index("plain and compiled agree") :]


@pytest.mark.parametrize(
    ("goes_on", "said"),
    [
        (in_a_closure(), "go_on_from_outside: a rule cannot be a closure: pass what it needs as a parameter"),
        (there, "there: rules cannot call each other in a circle: plan a step instead"),
    ],
)
def test_a_rule_that_cannot_be_compiled_fails_every_compiled_check(goes_on: Any, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    failed = results_of(stones(goes_on=goes_on), monkeypatch)
    assert list(failed) == COMPILED
    assert all(detail.endswith(said) for detail in failed.values())


def test_a_missing_word_fails_the_words() -> None:
    words = copy.deepcopy(WORDS)
    del words["zh-Hant"]["events"]["WON"]
    del words["zh-Hant"]["questions"]["TURN"]
    with pytest.raises(Failed, match=r"^2 gaps, the first: stones, zh-Hant: there are no words for questions\.TURN$"):
        check_words(stones(words=words))


def test_a_missing_language_fails_the_words() -> None:
    with pytest.raises(CafeError, match="'zh-Hant' is not spoken here; stones speaks en"):
        check_words(stones(words={"en": WORDS["en"]}))


def test_a_rule_that_a_question_is_about_must_be_written() -> None:
    rules = Rulebook(stones.__module__)
    rules.asks(Step.TURN, about="ST-001")(offer_stones)
    rules.answers(Step.TURN, Answer.TAKE)(take_stones)
    rules.does(Step.NEXT)(go_on)
    with pytest.raises(Failed, match=r"2 gaps, the first: en: TURN is about ST-001, which stones\.RULES\.md does not hold"):
        check_words(stones(rules=rules))


class Twice(Answers):
    TAKE_ALL = block()
    take_all = block()


def test_two_answers_of_one_text_fail_the_text_forms() -> None:
    rules = Rulebook(stones.__module__)
    rules.asks(Step.TURN)(offer_stones)
    rules.answers(Step.TURN, Twice.TAKE_ALL, Twice.take_all)(offer_stones)
    rules.does(Step.NEXT)(go_on)
    with pytest.raises(Failed, match="answer 1 is 'take-all', but that is read as 0"):
        check_texts(stones(Answer=Twice, rules=rules))


SHARED = [0, 0]


def keeps_score_elsewhere(t: Table, who: int, stones: int) -> None:
    t.taken = SHARED
    take_stones(t, who, stones)


def never_takes(t: Table, who: int) -> None:
    plan(t, Step.TURN, 1 - who)


def ends_without_a_winner(t: Table, who: int) -> None:
    t.places[0] = 2
    t.places[1] = 2
    finish(t)


def ends_with_place_three(t: Table, who: int) -> None:
    t.places[0] = 1
    t.places[1] = 3
    finish(t)


def offers_twice(t: Table) -> None:
    offer(t, Answer.TAKE)
    offer(t, Answer.TAKE)


def divides_by_zero(t: Table, who: int) -> None:
    t.heap = 1 // (t.heap * 0)


def forgets_to_go_on(t: Table, who: int) -> None:
    tell(t, Event.WON, who)


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ({"takes": keeps_score_elsewhere}, "2 players, seed 0: an answer given on a copy changed the original"),
        ({"goes_on": never_takes, "takes": never_takes}, "2 players, seed 0: not over after 500 answers"),
        ({"goes_on": ends_without_a_winner}, "2 players, seed 0: the game ended with places [2, 2], but somebody must be first"),
        ({"goes_on": ends_with_place_three}, "2 players, seed 0: the game ended with places [1, 3], but somebody must be first"),
        ({"offers": offers_twice}, "2 players, seed 0: the same answer is offered twice"),
        ({"goes_on": divides_by_zero}, "ZeroDivisionError: integer division or modulo by zero"),
        ({"goes_on": forgets_to_go_on}, "nothing is planned and the game is not over: a step forgot to plan the next one"),
    ],
)
def test_a_mistake_in_the_rules_fails_the_plain_games(rules: dict[str, Any], said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST", 500)
    others = ("check_shown", "check_records", "check_secrets", "check_twins", "check_observations", "check_bounds", "check_invariants")
    failed = results_of(stones(**rules), monkeypatch, *others)
    assert failed == {"games end, answers are accepted, copies stand alone": said}


class More(Answers):
    TAKE = block()
    SMASH = block()
    PASS = block()


def offers_to_smash(t: Table) -> None:
    offer(t, More.TAKE)
    offer(t, More.SMASH)


def test_an_offer_that_no_rule_takes_fails_the_plain_games() -> None:
    rules = Rulebook(stones.__module__)
    rules.asks(Step.TURN)(offers_to_smash)
    rules.answers(Step.TURN, More.TAKE, More.PASS)(never_takes)
    rules.does(Step.NEXT)(go_on)
    with pytest.raises(Failed, match="2 players, seed 0: TURN offers 'smash', but no rule takes that answer"):
        check_plain(stones(Answer=More, rules=rules), 1, tick)


def alone(places: int) -> Game:
    def ends(t: Table, who: int) -> None:
        t.places[0] = places
        finish(t)

    return stones(players=[1], goes_on=ends)


def test_a_game_for_one_is_won_or_lost() -> None:
    for place in (1, 2):
        assert "1 plain games" in check_plain(alone(place), 1, tick)
    with pytest.raises(Failed, match=r"the game ended with place 0, but alone it is 1 .won. or 2 .lost."):
        check_plain(alone(0), 1, tick)


MOOD = random.Random(1)  # noqa: S311


def tells_what_it_likes(t: Table, who: int) -> None:
    tell(t, Event.TOOK, who, MOOD.randrange(1 << 30))
    go_on(t, who)


def test_chance_from_elsewhere_fails_the_records() -> None:
    with pytest.raises(Failed, match="2 players, seed 0: the replayed record gives another table or other events"):
        check_records(stones(goes_on=tells_what_it_likes), 1)


def takes_too_much(t: Table, who: int, stones: int) -> None:
    t.heap -= stones + 1
    t.taken[who] += 100  # the second time it is more than a Byte holds; a record would silently begin again at -128
    plan(t, Step.NEXT, who)


TOO_MUCH = stones("too_much", takes=takes_too_much)


def test_a_number_that_overflows_its_field_fails_the_comparison() -> None:
    with pytest.raises(CafeError, match=r"^Table\.taken: 200 does not fit the field$"):
        check_twins(TOO_MUCH, 3, tick)


def test_a_broken_invariant_is_named() -> None:
    with pytest.raises(Failed, match=r"^2 players, seed 0: broken: no stone is lost$"):
        check_invariants(TOO_MUCH, 10, 1, tick)


def test_a_game_without_invariants_says_so(connect_four: Game) -> None:
    assert check_invariants(connect_four, 10, 1, tick) == "the game names none"


class Odd:
    """Rules that pretend to be compiled, and differ from the plain ones at will."""

    def __init__(self, heap: int = 0, mask: int = 0, seen: int = 0) -> None:
        self.game, self.heap, self.mask, self.seen = stones(), heap, mask, seen
        self.plain: list[Any] = []

    def new_tables(self, count: int) -> Any:
        return np.zeros(count, self.game.table.dtype)

    def start(self, box: Any, tables: Any, players: int, first_seed: int) -> None:
        self.plain = [self.game.table() for _ in tables]
        self.game.loops.start_many([None], self.plain, players, first_seed)
        self.put(tables)

    def answer_randomly(self, box: Any, tables: Any) -> None:
        self.game.loops.random_many([None], self.plain)
        self.put(tables)
        tables["heap"] += self.heap

    def put(self, tables: Any) -> None:
        for i, table in enumerate(self.plain):
            table.pack(tables[i : i + 1])

    def observe(self, box: Any, tables: Any, seats: Any) -> Any:
        table, look = self.game.table(), self.game.seen()
        table.unpack(tables[0])
        self.game.loops.see(None, table, seats[0], self.game.table(), look)
        look.part_d += self.seen
        return np.array([look.numbers])

    def masks(self, tables: Any) -> Any:
        mask = np.zeros((1, 3), np.int8)
        mask[0, tables["options"][0, : tables["n_options"][0]]] = 1
        mask[0, 0] -= self.mask
        return mask


def odd(heap: int = 0, mask: int = 0, seen: int = 0) -> Compiled:
    return cast("Compiled", Odd(heap, mask, seen))


def test_tables_that_differ_fail_with_the_seed_and_the_field() -> None:
    way = variants(stones(), 2)[0]
    assert compare_twins(odd(), way, 5, 0) > 15
    with pytest.raises(Failed, match=r"^2 players, seed 40: plain and compiled differ in 'heap'$"):
        compare_twins(odd(heap=1), way, 5, 40)


def test_observations_or_masks_that_differ_fail() -> None:
    game = stones()
    box, table = game.new_box(2), game.table()
    game.loops.start(box, table, 2, 0)
    assert compare_observations(odd(), box, box.packed(), table, 1) == 1
    with pytest.raises(Failed, match="seat 1: the observations differ in 'part_d'"):
        compare_observations(odd(seen=1), box, box.packed(), table, 1)
    with pytest.raises(Failed, match="the mask of legal answers is not the list of options"):
        compare_observations(odd(mask=1), box, box.packed(), table, 1)


def test_variants_are_the_printed_game_and_each_other_value_once(star_stations: Game) -> None:
    found = list(map(str, variants(star_stations, 2)))
    assert found[:3] == ["2 players", "2 players, board_size 5", "2 players, board_size 7"]
    assert "2 players, max_rounds 10" in found
    assert "2 players, max_rounds 500" in found
    assert len(set(found)) == len(found)


def test_options_that_are_fixed_are_the_same_in_all_variants(star_stations: Game) -> None:
    found = list(map(str, variants(star_stations, 2, {"max_rounds": 10})))
    assert found[:3] == [f"2 players, max_rounds 10{more}" for more in ("", ", board_size 5", ", board_size 7")]
    assert all("max_rounds 10" in name for name in found)


def test_records_are_replayed_with_every_option(star_stations: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[object] = []

    def note(match: Match) -> list[str]:
        played.append(match.agreed)
        return record_lines(match)

    monkeypatch.setattr(module, "record_lines", note)
    check_records(star_stations, 3)
    assert played[:3] == [{}, {"board_size": 5}, {"board_size": 7}]


def test_bounds_are_checked_on_whole_games(fast_four: Any, connect_four: Game) -> None:
    assert check_bounds(connect_four, 10, tick) == "10 games"


def test_invariants_are_tested_with_every_number_of_players() -> None:
    ticks: list[float] = []
    assert check_invariants(stones(players=[2, 3, 4]), 9, 1, ticks.append).startswith("9 compiled games")
    assert len(ticks) == 3
