"""Covers: drawn for the lobby, with the title in the letters of each language, kept by the browser, never an empty field."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from cosmocafe.core.found import find_game, installed_games
from cosmocafe.web.covers import cover

PICTURE = re.compile(r'<img src="(/games/star_stations/cover\.([\w-]+)\.svg\?\w{8})"')
LETTERS = re.compile(r"[^\W_]")


def letters(text: str) -> str:
    """A title without what a cover leaves out or breaks into lines."""
    return "".join(LETTERS.findall(text))


def title_on(svg: str) -> str:
    return letters("".join(re.findall(r"<text[^>]*>([^<]*)</text>", svg)))


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
@pytest.mark.parametrize("name", sorted(installed_games()))
def test_a_cover_bears_the_title_in_its_language_only(name: str, language: str) -> None:
    game = find_game(name)
    assert sorted(title_on(cover(game, language).svg)) == sorted(letters(game.words(language).title))
    assert game.file("cover.svg").stat().st_size < 20_000


@pytest.mark.parametrize("name", sorted(installed_games()))
def test_a_cover_uses_only_what_it_has_and_has_a_view_for_small_pictures(name: str) -> None:
    drawn = cover(find_game(name), "en").svg
    ids = set(re.findall(r' id="([\w-]+)"', drawn))
    assert set(re.findall(r'(?:href="|url\()#([\w-]+)', drawn)) <= ids and "thumb" in ids


def test_a_game_without_a_cover_gets_a_plain_one_with_its_title() -> None:
    assert title_on(cover(find_game("examples/connect_four.py"), "en").svg) == "ConnectFour"


def test_the_lobby_names_the_cover_of_its_language_and_a_browser_keeps_it(client: TestClient) -> None:
    for language, word in (("en", "Star Stations"), ("zh-Hant", "星際站")):
        client.post("/settings", data={"language": language, "here": "/"})
        address, spoken = PICTURE.findall(client.get("/").text)[0]
        found = client.get(address)
        assert spoken == language and word in found.text
        assert found.headers["content-type"] == "image/svg+xml" and "immutable" in found.headers["cache-control"]
    assert client.get("/games/star_stations/cover.fr.svg").status_code == 404
    assert client.get("/games/nothing/cover.en.svg").status_code == 404


def test_a_cover_has_its_place_and_colour_before_it_has_come(client: TestClient) -> None:
    shown = client.get("/").text
    covers = re.findall(r'<img src="/games/[^"]*" class="cover"[^>]*>', shown)
    assert len(covers) == len(client.get("/healthz").json()["games"])
    for one in covers:
        assert 'width="480" height="300"' in one and re.search(r'style="background:#[0-9a-f]{6}"', one)
