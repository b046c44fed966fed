"""How did I win? Points over time, their sources and awards are what the record says."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.lesson import lesson_of
from cosmocafe.core.match import Match
from cosmocafe.web.endings import by_count, ending, played, scores_at, turns
from cosmocafe.web.replays import Replay
from cosmocafe.web.settings import Settings
from cosmocafe.web.speech import speech

from .playing import new_table
from .test_every_door import play_out
from .test_replays import in_cafe


@pytest.fixture(scope="module")
def match() -> Match:
    """A match played out at random."""
    found, rng = Match(find_game("vivajava_dice"), 3, 5), random.Random(5)  # noqa: S311
    while not found.over:
        found.answer(rng.choice(found.options))
    return found


def test_points_sources_and_awards_are_those_of_the_record(settings: Settings, match: Match) -> None:
    _, [[found, *_]] = in_cafe(replace(settings, games=("vivajava_dice",)), match)
    told = ending(found, "en", speech("en"))
    drawn = told["graph"]
    assert drawn.rows[-1] == (match.number, tuple(match.scores)) and len(drawn.lines) == 3  # type: ignore[attr-defined]
    assert scores_at(found, [0, match.number])[1] == tuple(match.scores) and turns(found)[-1] == match.number
    view = match.view(NOBODY)
    counted = Counter(event.who for event in match.events if view.game.events.with_number(event.event).name == "FEATURED")
    best, count = counted.most_common(1)[0]
    if list(counted.values()).count(count) == 1:
        assert ("Blender of the evening", view.seat_name(best), f"{count} times") in told["awards"]  # type: ignore[operator]
    assert view.game.sheet is not None
    for seat, _, parts in told["sources"]:  # type: ignore[attr-defined]
        assert all(points in view.game.sheet(view, seat).values() for _, points in parts)


def test_what_was_set_up_earns_no_award() -> None:
    """Everybody begins with three colonies: whoever founds one more has founded one."""
    lesson = lesson_of(find_game("starfarers"))
    assert lesson
    found = object.__new__(Replay)
    found.match = lesson.at(9)
    assert "Founder" not in [award.title for award in by_count(found, found.match.view(NOBODY), speech("en"))]


def test_a_page_fetches_how_it_came_about_when_the_match_is_over(client: TestClient) -> None:
    id = new_table(client)
    assert client.get(f"/replay/{id}/ending").json()["code"] == "waiting"
    play_out(client, id)
    assert f'data-ending="/replay/{id}/ending"' in client.get(f"/table/{id}").text
    for language in LANGUAGES:
        shown = client.get(f"/replay/{id}/ending", headers={"accept-language": language})
        assert shown.status_code == 200 and speech(language)("ending.title") in shown.text and shown.text.count("<polyline") == 2


def test_colonies_that_players_place_before_the_first_turn_earn_no_award() -> None:
    """In the advanced set-up everybody places three colonies by answers of their own."""
    game, rng = find_game("starfarers"), random.Random(3)  # noqa: S311
    match, name_of = Match(game, 3, 3, agreed={"setup": "advanced"}), game.events.with_number
    while not any(name_of(told.event).name == "TURN" for told in match.events):
        match.answer(rng.choice(match.options))
    assert name_of(played(match)[0].event).name == "TURN"


def test_who_plays_alone_sees_points_grow_answer_by_answer() -> None:
    found, rng = object.__new__(Replay), random.Random(5)  # noqa: S311
    found.match = Match(find_game("vivajava_dice"), 1, 5)
    for _ in range(6):
        found.match.answer(rng.choice(found.match.options))
    assert turns(found) == [0, 1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("name", sorted(installed_games()))
def test_every_language_has_the_same_awards(name: str) -> None:
    game = find_game(name)
    named = [set(game.words(language).awards) for language in game.languages]
    assert named[0] and all(one == named[0] for one in named)
    assert named[0] <= {event.name for event in game.events}
