"""A lesson at a table of the café: the others answer by the script, other answers wait, and it can be left."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from cosmocafe.core.found import installed_games
from cosmocafe.web.app import make_app
from cosmocafe.web.settings import Settings

from .playing import Page


def learn(client: TestClient, game: str = "star_stations") -> str:
    """Put up the table of a lesson by the lobby's button; its id."""
    response = client.post(f"/learn/{game}", follow_redirects=False)
    assert response.status_code == 303, response.text
    return str(response.headers["location"]).rsplit("/", 1)[1]


def expected(page: Page) -> list[int]:
    """The answers that go on, as the coach's last idea says."""
    return [int(answer) for answer in re.findall(r'data-expect="([\d ]*)"', page.parts["coach"])[-1].split()]


@pytest.mark.parametrize("game", sorted(installed_games()))
def test_who_follows_the_coach_comes_to_the_end(settings: Settings, game: str) -> None:
    with (
        TestClient(make_app(replace(settings, games=(game,)))) as client,
        client.websocket_connect(f"/table/{learn(client, game)}/socket") as socket,
    ):
        page, ideas = Page(socket), 0
        page.until_mine()
        while "/new/" not in page.parts["coach"]:
            ideas += 1
            assert page.answer((expected(page) or page.options)[0])["type"] == "stored"
            page.until_mine()
        assert ideas >= 10
        assert page.parts["coach"].count('class="idea"') == 1 or game == "starfarers"


def test_another_answer_is_told_to_wait_unless_it_is_meant(client: TestClient) -> None:
    with client.websocket_connect(f"/table/{learn(client)}/socket") as socket:
        page = Page(socket)
        page.until_mine()
        [right] = expected(page)
        wrong = next(option for option in page.options if option != right)
        number = page.last["number"]
        refused = page.answer(wrong)
        assert (refused["type"], refused["code"], refused["number"]) == ("refused", "lesson", number)
        page.say(type="answer", number=number, answers=[wrong], free=True)
        page.acted_on = number
        assert page.until("stored", "refused")["type"] == "stored"
        page.until_mine()
        assert page.parts["coach"] == ""


def test_a_lesson_is_found_again_and_nobody_else_hears_the_coach(client: TestClient) -> None:
    id = learn(client)
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.until_mine()
        page.answer(expected(page)[0])
        page.until_mine()
    assert "To the star" in client.get(f"/table/{id}").text
    stranger = TestClient(client.app)
    stranger.portal = client.portal
    assert "To the star" not in stranger.get(f"/table/{id}").text


def test_a_game_without_a_lesson_offers_none(client: TestClient) -> None:
    lobby = client.get("/").text
    assert 'action="/learn/star_stations"' in lobby and 'action="/learn/kuhn_poker"' not in lobby
    assert 'action="/learn/star_stations"' in client.get("/new/star_stations").text
    assert client.post("/learn/kuhn_poker").status_code == 422
    assert client.get("/games/kuhn_poker/howto").status_code == 404


@pytest.mark.parametrize(("language", "words"), [("en", "How to play Star Stations"), ("zh-Hant", "星際站怎麼玩")])
def test_how_to_play_is_a_page_with_pictures(client: TestClient, language: str, words: str) -> None:
    shown = client.get("/games/star_stations/howto", headers={"cookie": f"language={language}"}).text
    assert words in shown and shown.count("<figure>") == 3
    figures = re.findall(r"<figure>.*?</figure>", shown, re.DOTALL)
    assert not any("data-answer" in figure or "tabindex" in figure for figure in figures)
    assert "**" not in re.sub(r"<style.*?</style>", "", shown, flags=re.DOTALL)


def test_tips_stand_at_questions_until_somebody_has_played_or_does_not_want_them(client: TestClient) -> None:
    tables = [client.post("/learn/star_stations").text for _ in range(4)]
    assert ["data-tips data-lost" in table for table in tables] == [True, True, True, False]
    assert 'class="tip"' in tables[0]
    client.cookies.set("tips", "yes")
    assert "data-tips data-lost" in client.post("/learn/star_stations").text
    client.cookies.set("tips", "no")
    assert "data-tips data-lost" not in client.post("/learn/star_stations").text
