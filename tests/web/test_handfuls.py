"""Several answers at once: every handful can be given, says all that it does, and is offered only where a game wants it."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cosmocafe.core.game import Game
from cosmocafe.core.match import Match
from cosmocafe.games.star_stations.vocabulary import Answer, Step
from cosmocafe.web.handfuls import LARGEST, _after, _start, handfuls
from cosmocafe.web.speech import speech

from . import baskets
from .test_ahead import again

EN = speech("en")


def moving(game: Game, seed: int, answers: int = 400) -> list[Match]:
    """The moments of a match at which ships are picked up; nobody passes or shoots, so that fleets grow."""
    match, rng, moments = Match(game, 2, seed), random.Random(seed), []  # noqa: S311
    while not match.over and match.number < answers:
        if match.table.question in (Step.GATHER, Step.SCATTER):
            moments.append(again(match))
        wanted = [one for one in match.options if game.catalogue.block(one) not in (Answer.PASS, Answer.STRIKE, Answer.VOLLEY)]
        match.answer(rng.choice(wanted or match.options))
    return moments


@pytest.mark.rule("SS-075")
def test_many_ships_of_a_square_or_of_several_are_moved_at_once(star_stations: Game) -> None:
    sizes, sources = Counter[int](), Counter[int]()
    for match in moving(star_stations, 5)[::3]:
        view = match.view(match.asked)
        for handful in handfuls(view, EN):
            trial = again(match)
            for answer in handful.answers:
                assert trial.asked == match.asked and trial.table.question == view.step
                assert view.answer_words(answer) in handful.words
                trial.answer(answer)
            assert trial.number == match.number + len(handful.answers)
            sizes[len(handful.answers)] += 1
            parts = [star_stations.catalogue.parts(answer) for answer in handful.answers]
            sources[len({part["source"] for part in parts if "source" in part})] += 1
    assert min(sizes) == 2 and max(sizes) > 2 and max(sources) > 1


def test_no_handful_is_offered_twice_and_none_elsewhere(star_stations: Game, connect_four: Game) -> None:
    for match in moving(star_stations, 6)[::5]:
        found = [tuple(sorted(Counter(handful.answers).items())) for handful in handfuls(match.view(match.asked), EN)]
        assert len(set(found)) == len(found)
    for match in (Match(star_stations, 2, 1), Match(connect_four, 2, 1)):
        assert handfuls(match.view(match.asked), EN) == []


def fruit(match: Match) -> list[str]:
    """The handfuls of a basket, each fruit by its first letter."""
    letters = {baskets.Answer.FRUIT + n: letter for n, letter in enumerate("apmf")}
    return ["".join(letters[answer] for answer in handful.answers) for handful in handfuls(match.view(0), EN)]


def test_everything_at_once_is_offered_where_nothing_is_left_behind() -> None:
    assert fruit(baskets.filling(9, apple=2, pear=1)) == ["aap", "aa"]
    assert fruit(baskets.filling(3, apple=2, pear=1)) == ["aap", "aa"]
    assert fruit(baskets.filling(2, apple=2, pear=1)) == ["aa"]
    assert fruit(baskets.filling(3, apple=2, pear=2)) == ["aa", "pp"]  # there is no room for all, so nobody knows what is meant
    assert fruit(baskets.filling(9, apple=3)) == ["aaa", "aa"]  # everything is all apples: said once
    assert fruit(baskets.filling(9, apple=1)) == []


def test_a_handful_is_never_larger_than_a_page_may_say() -> None:
    assert max(map(len, fruit(baskets.filling(40, apple=LARGEST)))) == LARGEST
    assert max(map(len, fruit(baskets.filling(40, apple=LARGEST + 1)))) == LARGEST
    assert "a" * LARGEST + "p" not in fruit(baskets.filling(40, apple=LARGEST, pear=1))


def test_chance_and_another_seat_end_a_handful() -> None:
    assert fruit(baskets.filling(9, melon=3)) == []
    assert fruit(baskets.filling(9, apple=1, melon=1)) == []
    assert fruit(baskets.filling(9, fig=3)) == []
    match = baskets.filling(9, apple=1, melon=1)
    view = match.view(0)
    assert _after(view, _start(view), baskets.Answer.FRUIT + baskets.PEAR) is None  # none lies there
    assert _after(view, _start(view), baskets.Answer.FRUIT + baskets.MELON) is None
    after = _after(view, _start(view), baskets.Answer.FRUIT)
    assert isinstance(after, baskets.Table) and after.left == [0, 0, 1, 0]
    assert _after(match.view(1), _start(view), baskets.Answer.FRUIT) is None  # somebody else is asked
    after.agenda[after.depth - 1].step = baskets.Step.POINT
    assert _after(view, after, baskets.Answer.DONE) is None  # something else is asked


def test_nothing_that_names_nothing_is_part_of_a_handful() -> None:
    assert "done" not in " ".join(handful.words.lower() for handful in handfuls(baskets.filling(9, apple=2).view(0), EN))
