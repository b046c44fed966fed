"""The pages of puzzles: a list, your move, the answer explained; a seat sees only its view."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from cosmocafe.core.found import find_game
from cosmocafe.insight.chances import POINT, off_by
from cosmocafe.insight.puzzles import shipped
from cosmocafe.web.app import make_app
from cosmocafe.web.puzzle_pages import key, percent, seen
from cosmocafe.web.settings import Settings

GAME = "stardust_coffee"
PATH = f"/games/{GAME}/puzzles"


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    with TestClient(make_app(replace(settings, games=(GAME, "starfarers")))) as client:
        yield client


def test_a_puzzle_is_shown_answered_and_explained(client: TestClient) -> None:
    puzzle = shipped(find_game(GAME))[0]
    listed = client.get(PATH).text
    assert f'href="{PATH}/{key(puzzle)}"' in listed and "★" in listed
    assert f'href="{PATH}"' in client.get("/").text
    shown = client.get(f"{PATH}/{key(puzzle)}").text
    offered = {int(answer) for answer in re.findall(r'<button type="button" data-answer="(\d+)"', shown)}
    assert puzzle.best in offered and "your move" in shown
    right = client.get(f"{PATH}/{key(puzzle)}/answer", params={"answer": puzzle.best}).json()
    assert right["right"] and "%" in right["html"]
    wrong = next(answer for answer in offered if answer != puzzle.best)
    assert not client.get(f"{PATH}/{key(puzzle)}/answer", params={"answer": wrong}).json()["right"]
    assert client.get(f"{PATH}/{key(puzzle)}/answer", params={"answer": 9999}).status_code == 422
    assert client.get(f"{PATH}/{key(puzzle)}/answer", params={"answer": "x"}).status_code == 422
    assert client.get(f"{PATH}/nothing").status_code == 404
    thing = re.findall(r'data-thing="([^"]+)"', shown)[0]
    assert "card-title" in client.get(f"{PATH}/{key(puzzle)}/card", params={"thing": thing}).json()["card"]
    board = client.get(f"{PATH}/{key(puzzle)}/board").json()["board"]
    assert "<svg" in board and re.search(rf'data-answers?="(\d+ )*{puzzle.best}( \d+)*"', board), "it can be clicked on the board"


def test_in_chinese(client: TestClient) -> None:
    client.cookies.set("language", "zh-Hant")
    assert "謎題" in client.get(PATH).text


def test_a_puzzle_shows_what_its_seat_sees() -> None:
    game = find_game("starfarers")
    for puzzle in shipped(game)[:2]:
        view = seen(game, key(puzzle), "en", tall=False)
        assert view.seat == view.asked >= 0
        assert all(told.to in (-1, view.seat) for told in view.events)
        again = view.table.copy()
        game.loops.veil(view.box, again, view.seat)
        assert again == view.table


def test_the_error_of_a_chance_is_shown_as_wide_as_everywhere_else() -> None:
    """Nine times of ten: 1.64 standard errors, as hints and reviews show it."""
    assert percent(888, 10) == "89 % ± 2" and percent(500, 0) == "50 %"
    assert off_by(POINT) == 2
