"""Joined questions: far targets are found, none that chance or a secret stands before, and the work is bounded."""

from __future__ import annotations

import random
import re
import time
from contextlib import suppress
from typing import Any

import pytest
from starlette.testclient import TestClient

from cosmocafe.core.found import find_game
from cosmocafe.core.game import Game
from cosmocafe.core.match import Match
from cosmocafe.draw.theme import SCOPE
from cosmocafe.web import ahead
from cosmocafe.web.ahead import Target, Unclear, frame, look_ahead, lying, reachable, spots, ways
from cosmocafe.web.guards import Bucket
from cosmocafe.web.speech import speech

from . import baskets
from .playing import Page, new_table


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine must not make a test look less far."""
    monkeypatch.setattr(ahead, "SECONDS", 60)


def walk(game: Game, seed: int, answers: int, every: int = 1, players: int = 0) -> list[Match]:
    """A match at random, its moments one after the other."""
    match, rng = Match(game, players or game.players[0], seed), random.Random(seed)  # noqa: S311
    moments = []
    while not match.over and match.number < answers:
        if match.number % every == 0:
            moments.append(again(match))
        match.answer(rng.choice(match.options))
    return moments


def again(match: Match) -> Match:
    """The same match once more."""
    other = Match(match.game, match.players, match.seed)
    for answer in match.answers:
        other.answer(answer)
    return other


GAMES = ("star_stations", "stardust_coffee", "vivajava_dice", "starfarers", "starcadia_quest")


def test_every_way_can_be_gone_and_only_its_last_answer_does_anything() -> None:
    found = dict.fromkeys(GAMES, 0)
    for id in GAMES:
        long = id == "starfarers"  # where random players trade for a while before they fly
        for match in walk(find_game(id), 3, 400 if long else 150, every=9 if long else 4):
            for target in look_ahead(match.view(match.asked), speech("en")):
                go(match, target)
                found[id] += 1
    assert found["star_stations"] > 0 and found["starfarers"] > 0


def go(match: Match, target: Target) -> None:
    """Give a target's answers: until the last one nobody is told anything and nothing lies elsewhere; the words name all of them."""
    trial, view = again(match), match.view(match.asked)
    for answer in target.answers:
        assert view.answer_words(answer) in target.words
        assert trial.asked == match.asked
        assert (trial.view().log, lying(trial.table)) == (match.view().log, lying(match.table))
        trial.answer(answer)


def test_what_two_ways_lead_to_is_not_joined(star_stations: Game) -> None:
    several = 0
    for match in walk(star_stations, 8, 120):
        view = match.view(match.asked)
        found = ways(view, time.monotonic() + 60)
        joined = {target.svg for target in look_ahead(view, speech("en"))}
        for place, all_ways in found.items():
            if len(all_ways) > 1:
                several += 1
                assert place.svg() not in joined
    assert several > 0


def test_nothing_is_offered_where_there_is_no_time_to_look_everywhere(star_stations: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    far = [match for match in walk(star_stations, 8, 120) if look_ahead(match.view(match.asked), speech("en"))]
    assert far
    monkeypatch.setattr(ahead, "MOST_TRIES", 2)
    assert [look_ahead(match.view(match.asked), speech("en")) for match in far] == [[] for _ in far]


def test_a_place_stays_in_its_column() -> None:
    ring = '<g data-answer="{0}" transform="translate(1 2)"><rect class="ring" x="3"/></g>'
    drawing = f'<svg><g class="upper">{ring.format(7)}</g><g class="lower">{ring.format(8)}</g>{ring.format(9)}</svg>'
    moved = '<g transform="translate(1 2)"><rect class="far" x="3"/></g>'
    found = {answer: place.svg() for answer, place in spots(drawing)}
    assert found == {7: f'<g class="upper">{moved}</g>', 8: f'<g class="lower">{moved}</g>', 9: moved}


def test_nothing_is_far_on_a_board_that_moves_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    moved, game = 0, find_game("vivajava_dice")
    steady = game.scene
    assert steady
    monkeypatch.setattr(game, "scene", lambda view: steady(view).replace('viewBox="0 0 1040', f'viewBox="0 0 {2000 + view.step}'))
    for match in walk(game, 5, 12, players=4):
        view = match.view(match.asked)
        now, boards = frame(board(match)), [frame(board(after(match, node.answers))) for node in reachable(view, time.monotonic() + 60)]
        if boards and now not in boards:
            moved += 1
            assert look_ahead(view, speech("en")) == []
    assert moved > 0


def board(match: Match) -> str:
    """What the asked seat sees."""
    assert match.game.scene
    return match.game.scene(match.view(match.asked))


def after(match: Match, answers: tuple[int, ...]) -> Match:
    """The same match some answers later."""
    later = again(match)
    for answer in answers:
        later.answer(answer)
    return later


@pytest.mark.parametrize("id", GAMES)
def test_no_game_changes_how_far_things_look(id: str) -> None:
    game = find_game(id)
    assert re.findall(rf"\.{SCOPE}\.{id} [^{{]*\.(?:far|ahead)\b", board(Match(game, game.players[0], 1))) == []


def test_chance_ends_a_way(star_stations: Game) -> None:
    for match in walk(star_stations, 5, 60):
        view = match.view(match.asked)
        for node in reachable(view, time.monotonic() + 1):
            trial = again(match)
            for answer in node.answers:
                trial.answer(answer)
                assert trial.can_undo


def test_only_an_answer_that_names_something_points() -> None:
    match = Match(baskets.game, 2, 1)
    found = [node.answers for node in reachable(match.view(0), time.monotonic() + 60)]
    assert found == [(baskets.Answer.BASKET,), (baskets.Answer.BASKET + 1,)]  # not EITHER, though nobody is told and nothing moves


def test_the_work_is_bounded(star_stations: Game) -> None:
    for match in walk(star_stations, 6, 80, every=10):
        found: list[object] = []
        with suppress(Unclear):
            found.extend(reachable(match.view(match.asked), time.monotonic() + 60))
        assert len(found) <= ahead.MOST_TRIES


def test_a_place_on_a_panel_has_the_ring_of_a_panel() -> None:
    drawing = '<svg><g class="lower"><g class="seat panel"><g data-answer="7"><rect class="ring" x="3"/></g></g></g></svg>'
    assert [place.svg() for _, place in spots(drawing)] == ['<g class="lower panel"><rect class="far" x="3"/></g>']


def test_spots_are_found_through_groups_and_transforms() -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg"><g transform="translate(5 5)"><g data-answers="1 2" transform="scale(2)">'
        '<title>x</title><path d="M0 0"/><rect class="ring" x="1" y="2" width="3" height="4"/></g></g>'
        '<circle data-answer="7" cx="1" cy="2" r="3"/><g data-answer="9"><title>no shape</title></g></svg>'
    )
    found = dict(spots(svg))
    assert set(found) == {1, 2, 7} and found[1] == found[2]
    assert found[1].svg() == '<g transform="translate(5 5) scale(2)"><rect class="far" x="1" y="2" width="3" height="4"/></g>'
    assert found[7].svg() == '<circle class="far" cx="1" cy="2" r="3"/>'


def test_a_game_without_a_scene_has_no_far_targets(kuhn_poker: Game) -> None:
    match = Match(kuhn_poker, 3, 1)
    assert look_ahead(match.view(match.asked), speech("en")) == []


def test_a_page_gets_far_targets_and_goes_there_in_one_click(client: TestClient) -> None:
    client.app.state.cafe.foresight = Bucket(1000, 1000)  # type: ignore[attr-defined]
    id = new_table(client, "star_stations", "me,screen", **{"agreed-placement": "preset"})
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        far = find_far(page)
        way, number = far["things"][0]["answers"], far["number"]
        assert len(way) > 1
        page.say(type="answer", number=number, answers=way)
        assert page.until("stored", "refused") == {"type": "stored", "number": number + len(way)}
        page.say(type="ahead", number=number)
        page.say(type="ping")
        assert page.until("pong", "ahead", "refused")["type"] == "pong"


def find_far(page: Page) -> dict[str, Any]:
    """Answer until there is something to reach in several answers."""
    rng = random.Random(4)  # noqa: S311
    for _ in range(60):
        page.until_mine()
        assert not page.last["over"]
        page.say(type="ahead", number=page.last["number"])
        far = page.until("ahead")
        if far["things"]:
            return far
        page.answer(rng.choice(page.options))
    raise AssertionError("nothing could be reached in several answers")
