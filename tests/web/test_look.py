"""What pages make of a game's look: symbols sent once, a shape for each screen, cards for the inspector, letters on goods."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.match import Match, record_lines
from cosmocafe.web.app import make_app
from cosmocafe.web.settings import Settings

from .playing import Page, another, new_table

GAME = next(name for name in sorted(installed_games()) if find_game(name).cards)
TELEPHONE = {"user-agent": "Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36 Mobi"}


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    with TestClient(make_app(replace(settings, games=(GAME,)))) as client:
        yield client


def shape(board: str) -> str:
    """The shape of a drawing."""
    found = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', board)
    assert found
    return "tall" if float(found[1]) < float(found[2]) else "wide"


def board_of(shown: str) -> str:
    return shown[shown.index('<div id="board">') :]


def test_symbols_stand_once_in_a_page_and_in_no_frame(client: TestClient) -> None:
    id = new_table(client, GAME)
    shown = client.get(f"/table/{id}").text
    assert shown.count('class="symbols"') == 1
    assert "<symbol" not in board_of(shown)
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.until_mine()
        assert "<use" in page.parts["board"]
        assert "<symbol" not in page.parts["board"]
        assert "<style" not in page.parts["board"]


def test_a_telephone_gets_a_tall_board_and_whoever_turns_it_a_wide_one(client: TestClient) -> None:
    id = new_table(client, GAME)
    assert shape(board_of(client.get(f"/table/{id}").text)) == "wide"
    assert shape(board_of(client.get(f"/table/{id}", headers=TELEPHONE).text)) == "tall"
    client.cookies.set("stage", "wide")
    assert shape(board_of(client.get(f"/table/{id}", headers=TELEPHONE).text)) == "wide"
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.until_mine()
        assert shape(page.parts["board"]) == "wide"
        page.say(type="stage", tall=True)
        page.until("table")
        assert shape(page.parts["board"]) == "tall"


def test_a_page_asks_what_a_thing_is(client: TestClient) -> None:
    id = new_table(client, GAME)
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.until_mine()
        for name in set(re.findall(r'data-thing="([^"]+)"', page.parts["board"])):
            page.say(type="inspect", thing=name)
            heard = page.until("card")
            assert heard["thing"] == name
            assert '<h2 id="card-title">' in heard["card"]
        page.say(type="inspect", thing="<script>")
        assert page.until("card")["card"] == ""
        assert page.refused(type="inspect", thing="x" * 61) == "malformed"


def test_a_card_names_rules_that_the_page_can_open(client: TestClient) -> None:
    id, rules = new_table(client, GAME), client.get(f"/games/{GAME}/rules").text
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.until_mine()
        page.say(type="inspect", thing=re.findall(r'data-thing="([^"]+)"', page.parts["board"])[0])
        cited = re.findall(r'href="([^"]+)" data-rule="([^"]+)"', page.until("card")["card"])
        assert cited
        for link, id in cited:
            assert link == f"/games/{GAME}/rules#rule-{id}"
            assert f'id="rule-{id}"' in rules


def test_the_past_can_be_inspected_too(client: TestClient) -> None:
    match = Match(find_game(GAME), 2, "seed", names=["Ann", "Bob"])
    while not match.over:
        match.answer(match.options[0])
    shown = client.post("/replay", files={"record": ("match.jsonl", "\n".join(record_lines(match)) + "\n")})
    assert shown.text.count('class="symbols"') == 1
    name, path = re.findall(r'data-thing="([^"]+)"', board_of(shown.text))[0], shown.url.path
    assert '<h2 id="card-title">' in client.get(f"{path}/card", params={"at": 3, "seat": 0, "thing": name}).json()["card"]
    assert client.get(f"{path}/card", params={"at": 3, "thing": "nothing:9"}).json() == {"card": ""}
    assert client.get(f"{path}/card", params={"at": 99_999, "thing": name}).status_code == 422


def test_letters_on_goods_are_remembered(client: TestClient) -> None:
    assert " data-letters" not in client.get("/").text
    assert '<html lang="en" data-letters' in client.post("/settings", data={"letters": "yes", "here": "/"}).text
    assert '<html lang="en" data-letters' in client.get("/").text
    assert " data-letters" not in client.post("/settings", data={"letters": "no", "here": "/"}).text
    assert " data-letters" not in another(client).get("/").text
