"""Why a thing on the board cannot be chosen: asked by a page of what it shows, and by programs."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.match import Match
from cosmocafe.draw.choices import unoffered
from cosmocafe.web.app import make_app
from cosmocafe.web.cafe import Cafe
from cosmocafe.web.guards import Crowds
from cosmocafe.web.rooms.insight import ASKING, Busy
from cosmocafe.web.settings import Settings
from cosmocafe.web.whynot import MOST_SAID, lines

from .playing import Page, new_table
from .rooms.meeting import in_a_cafe

GAME = "star_stations"


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    with TestClient(make_app(replace(settings, games=(GAME,)))) as client:
        yield client


def test_a_page_asks_why_a_thing_cannot_be_chosen(client: TestClient) -> None:
    id, rules = new_table(client, GAME), client.get(f"/games/{GAME}/rules").text
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.until_mine()
        page.say(type="inspect", thing="square:0")
        assert "data-why-not" in page.until("card")["card"]
        page.say(type="why_not", thing="square:0")
        heard = page.until("why_not")
        assert heard["thing"] == "square:0"
        cited = re.findall(r'data-rule="([^"]+)"', heard["reasons"])
        assert cited and all(f'id="rule-{id}"' in rules for id in cited)
        page.say(type="why_not", thing="nothing:1")
        assert "only to look at" in page.until("why_not")["reasons"]
        assert page.refused(type="why_not", thing="x" * 61) == "malformed"


def test_a_program_asks_why_an_answer_is_not_offered(client: TestClient) -> None:
    seats = [{"kind": "person"}, {"kind": "person"}]
    created: dict[str, Any] = client.post("/api/matches", json={"game": GAME, "seats": seats}).json()
    path, asked = f"/api/matches/{created['match']['id']}", created["match"]["asked"]
    mine, other = ({"authorization": f"Bearer {created['tokens'][str(seat)]}"} for seat in (asked, 1 - asked))
    found = client.get(f"{path}/why", params={"answer": "star a1"}, headers=mine).json()
    assert (found["kind"], found["rules"]) == ("rule", ["SS-028"])
    assert client.get(f"{path}/why", params={"answer": found["answer"]}, headers=mine).json() == found
    assert client.get(f"{path}/why", params={"answer": "star a1"}, headers=other).json()["kind"] == "turn"
    assert client.get(f"{path}/why", params={"answer": "star a1"}).status_code == 401
    for wrong in ("fly home", "99999", "9" * 30, "¹"):
        assert client.get(f"{path}/why", params={"answer": wrong}, headers=mine).status_code in (409, 422)


@pytest.mark.parametrize("name", sorted(installed_games()))
def test_things_of_every_game_say_why(name: str) -> None:
    """Most kinds of things that answers ever lie on have been asked; each says something, and not too much."""
    game, kinds, said = find_game(name), set[str](), 0
    match = Match(game, game.players[-1], 2)
    while match.number < 90:
        view = match.view(match.asked)
        for thing in sorted(set(re.findall(r'data-thing="([^"]+)"', view.drawing or "")))[:: 1 + match.number % 7]:
            if unoffered(view, thing):
                found = lines(view, thing)
                assert 0 < len(found) <= MOST_SAID
                assert all(one.words for one in found)
                kinds.add(thing.partition(":")[0])
                said += any(one.rules for one in found)
        for _ in range(9):
            match.answer(match.options[(3 * match.number) % len(match.options)])
    assert len(kinds) > 2, kinds
    assert said > 20


def test_reasons_are_found_one_after_the_other_and_few_for_one_address(settings: Settings) -> None:
    """They take long, and whoever asks for many at once must not keep other tables from being drawn."""

    async def play(cafe: Cafe) -> None:
        goes_on, at_work = threading.Event(), []

        async def ask(address: str) -> None:
            async with cafe.insight.explaining(address):
                at_work.append(address)
                await cafe.crew.draw(goes_on.wait, 10)

        asked = [asyncio.create_task(ask("here")) for _ in range(10)] + [asyncio.create_task(ask("there"))]
        assert await asyncio.wait_for(cafe.crew.draw(lambda: "a table"), 5) == "a table"
        assert at_work == ["here"]
        goes_on.set()
        told = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(one, Busy) for one in told) == 10 - ASKING and told[-1] is None

    in_a_cafe(settings, play)


def test_both_doors_to_reasons_are_bounded(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client.app.state.cafe.insight, "_asking", Crowds(0))  # type: ignore[attr-defined]
    id = new_table(client, GAME)
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.until_mine()
        page.say(type="why_not", thing="square:0")
        assert page.until("refused", "why_not")["code"] == "busy"
    created = client.post("/api/matches", json={"game": GAME, "seats": [{"kind": "person"}, {"kind": "person"}]}).json()
    headers = {"authorization": f"Bearer {created['tokens']['0']}"}
    assert client.get(f"/api/matches/{created['match']['id']}/why", params={"answer": "star a1"}, headers=headers).status_code == 429
