"""Joined questions: far targets are found, none that chance or a secret stands before, and the work is bounded."""

from __future__ import annotations

import random
import time
from typing import Any

from starlette.testclient import TestClient

from cosmocafe.core.game import Game, find_game
from cosmocafe.core.match import Match
from cosmocafe.web.ahead import look_ahead, places, reachable
from cosmocafe.web.guards import Bucket
from cosmocafe.web.speech import speech

from .playing import Page, new_table


def walk(game: Game, seed: int, answers: int) -> list[Match]:
    """A match at random, its moments one after the other."""
    match, rng = Match(game, game.players[0], seed), random.Random(seed)  # noqa: S311
    moments = []
    while not match.over and match.number < answers:
        moments.append(again(match))
        match.answer(rng.choice(match.options))
    return moments


def again(match: Match) -> Match:
    """The same match once more."""
    other = Match(match.game, match.players, match.seed)
    for answer in match.answers:
        other.answer(answer)
    return other


def test_every_way_can_be_gone_and_ends_where_it_says() -> None:
    found = 0
    for match in walk(find_game("stardust_coffee"), 3, 60):
        view, here = match.view(match.asked), match.number
        for target in look_ahead(view, speech("en")):
            for way, words in target.ways:
                assert view.answer_words(way[0]) in words
                trial = again(match)
                for answer in way:
                    assert trial.asked == match.asked
                    trial.answer(answer)
                    assert trial.number == here + way.index(answer) + 1 or way.count(answer) > 1
                found += 1
    assert found > 20


def test_a_place_stays_in_its_column() -> None:
    ring = '<g data-answer="{0}" transform="translate(1 2)"><rect class="ring" x="3"/></g>'
    drawing = f'<svg><g class="upper">{ring.format(7)}</g><g class="lower">{ring.format(8)}</g>{ring.format(9)}</svg>'
    moved = '<g transform="translate(1 2)"><rect class="ring" x="3"/></g>'
    found = {answer: place.svg() for answer, place in places(drawing)}
    assert found == {7: f'<g class="upper">{moved}</g>', 8: f'<g class="lower">{moved}</g>', 9: moved}


def test_chance_ends_a_way(star_stations: Game) -> None:
    for match in walk(star_stations, 5, 60):
        view = match.view(match.asked)
        for node in reachable(view, time.monotonic() + 1):
            trial = again(match)
            for answer in node.answers:
                trial.answer(answer)
                assert trial.can_undo


def test_the_work_is_bounded(star_stations: Game) -> None:
    for match in walk(star_stations, 6, 80)[::10]:
        assert len(list(reachable(match.view(match.asked), time.monotonic() + 60))) <= 80


def test_places_are_found_through_groups_and_transforms() -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg"><g transform="translate(5 5)"><g data-answers="1 2" transform="scale(2)">'
        '<title>x</title><path d="M0 0"/><rect class="ring" x="1" y="2" width="3" height="4"/></g></g>'
        '<circle data-answer="7" cx="1" cy="2" r="3"/><g data-answer="9"><title>no shape</title></g></svg>'
    )
    found = dict(places(svg))
    assert set(found) == {1, 2, 7} and found[1] == found[2]
    assert found[1].svg() == '<g transform="translate(5 5) scale(2)"><rect class="ring" x="1" y="2" width="3" height="4"/></g>'
    assert found[7].svg() == '<circle class="ring" cx="1" cy="2" r="3"/>'


def test_a_game_without_a_scene_has_no_far_targets(kuhn_poker: Game) -> None:
    match = Match(kuhn_poker, 3, 1)
    assert look_ahead(match.view(match.asked), speech("en")) == []


def test_a_page_gets_far_targets_and_goes_there_in_one_click(client: TestClient) -> None:
    client.app.state.cafe.foresight = Bucket(1000, 1000)  # type: ignore[attr-defined]
    id = new_table(client, "star_stations", "me,screen", **{"option-placement": "preset"})
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        far = find_far(page)
        way, number = far["things"][0]["ways"][0][0], far["number"]
        assert len(way) > 1
        page.say(type="answer", number=number, answers=way)
        assert page.until("stored", "refused") == {"type": "stored", "number": number + len(way)}
        page.say(type="ahead", number=number)
        page.say(type="ping")
        assert page.until("pong", "ahead", "refused")["type"] == "pong"


def find_far(page: Page) -> dict[str, Any]:
    """Answer until there is something to reach in several answers."""
    for _ in range(60):
        page.until_mine()
        page.say(type="ahead", number=page.last["number"])
        far = page.until("ahead")
        if far["things"]:
            return far
        page.answer(page.options[0])
    raise AssertionError("nothing could be reached in several answers")
