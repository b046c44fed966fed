"""Several answers at once: every handful can be given, says all that it does, and is offered only where a game wants it."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cosmocafe.core.game import Game
from cosmocafe.core.match import Match
from cosmocafe.games.star_stations.vocabulary import Answer, Step
from cosmocafe.web.handfuls import handfuls
from cosmocafe.web.speech import speech

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
