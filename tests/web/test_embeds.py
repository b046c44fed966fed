"""A replay in somebody else's page, its pictures and its films: of matches that are over, for anybody, about nobody."""

from __future__ import annotations

import random
from collections.abc import Callable
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient

from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.found import find_game
from cosmocafe.core.game import Game
from cosmocafe.core.match import Match, record_text
from cosmocafe.web.films import Studio
from cosmocafe.web.guards import POLICY

from .playing import another, new_table

FRAMED = POLICY.replace("frame-ancestors 'none'", "frame-ancestors *")
Upload = Callable[..., str]


@pytest.fixture
def upload(client: TestClient) -> Upload:
    """Brings a record of so many answers, between people with wild names; the replay's id."""

    def bring(answers: int = 40) -> str:
        rng, match = random.Random(1), Match(find_game("star_stations"), 2, 1, names=["<i>Ann</i>", 'T"om'], added=["wish", ""])  # noqa: S311
        for _ in range(answers):
            match.answer(rng.choice(match.options))
        kept = client.post("/replay", files={"record": record_text(match)}, follow_redirects=False)
        return str(kept.headers["location"]).rsplit("/", 1)[1]

    return bring


def test_only_the_embedded_page_may_be_framed_and_it_knows_nobody(client: TestClient, upload: Upload) -> None:
    id = upload()
    client.post("/settings", data={"name": "Secretive", "language": "zh-Hant"})
    shown = client.get(f"/replay/{id}/embed?language=en&at=3", headers={"origin": "https://blog.example", "sec-fetch-site": "cross-site"})
    assert shown.status_code == 200 and shown.headers["content-security-policy"] == FRAMED and "frame-ancestors *" in FRAMED
    assert "set-cookie" not in shown.headers and "Secretive" not in shown.text and "重播" not in shown.text
    assert "&lt;i&gt;Ann&lt;/i&gt;" in shown.text and "<i>Ann" not in shown.text and 'data-at="3"' in shown.text
    assert "重播" in another(client).get(f"/replay/{id}/embed", headers={"accept-language": "zh-TW"}).text
    for other in ("", "/review", "/fair", "/frame", "/film.svg", "/picture.svg", "/embed/frame"):
        assert "frame-ancestors 'none'" in client.get(f"/replay/{id}{other}").headers["content-security-policy"]
    assert "frame-ancestors 'none'" in client.get("/").headers["content-security-policy"]


def test_moments_are_fetched_without_a_cookie(client: TestClient, upload: Upload) -> None:
    id, stranger = upload(), another(client)
    moment = stranger.get(f"/replay/{id}/embed/frame?at=2&language=zh-Hant")
    assert set(moment.json()) == {"at", "board", "told"} and moment.json()["told"] and "set-cookie" not in moment.headers
    assert "<svg" in moment.json()["board"] and "data-answer" not in moment.json()["board"], "nothing to click in the past"
    for wrong in ("at=41", "at=-1", "at=x", "at=1e9", "at=99999999"):
        refused = stranger.get(f"/replay/{id}/embed/frame?{wrong}")
        assert refused.status_code == 422 and refused.json()["words"]
        assert stranger.get(f"/replay/{id}/embed?{wrong}").status_code == 422
    assert stranger.get(f"/replay/{id}/embed?language=../../etc").status_code == 200


def test_a_match_that_goes_on_is_neither_embedded_nor_filmed(client: TestClient) -> None:
    id = new_table(client, "star_stations", "me,screen")
    shown = client.get(f"/replay/{id}/embed")
    assert shown.status_code == 409 and shown.headers["content-security-policy"] == FRAMED and "over" in shown.text
    for path in ("embed/frame", "film.svg", "film.json", "film/0.svg", "picture.svg"):
        assert client.get(f"/replay/{id}/{path}").status_code == 409
        assert client.get(f"/replay/nobody/{path}").status_code == 404
    assert client.get("/replay/nobody/embed").status_code == 404


def test_pictures_and_films_are_taken_away_as_files(client: TestClient, upload: Upload) -> None:
    id = upload()
    plan = client.get(f"/replay/{id}/film.json").json()
    for path in (f"film/{len(plan['seconds']) - 1}.svg", "picture.svg?at=7", "film.svg?language=zh-Hant", "film.svg?language=zh-Hant"):
        found = client.get(f"/replay/{id}/{path}")
        assert found.headers["content-type"] == "image/svg+xml" and "set-cookie" not in found.headers
        assert ElementTree.fromstring(found.text).get("class") == "film" and "<i>" not in found.text  # noqa: S314
    assert client.get(f"/replay/{id}/film/{len(plan['seconds'])}.svg").status_code == 422
    assert client.get(f"/replay/{id}/picture.svg?at=41").status_code == 422
    assert 'filename="star_stations-' in client.get(f"/replay/{id}/picture.svg").headers["content-disposition"]
    page = client.get(f"/replay/{id}").text
    assert f"/replay/{id}/embed?language=en" in page and "data-copy-code" in page


def test_one_address_lets_one_film_be_made_and_the_latest_are_kept(
    client: TestClient, upload: Upload, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cosmocafe.web.films.KEPT", 1)
    studio: Studio = client.app.state.studio  # type: ignore[attr-defined]
    first, second = upload(4), upload(5)
    assert client.get(f"/replay/{first}/film.svg").status_code == client.get(f"/replay/{second}/film.svg").status_code == 200
    assert list(studio._kept) == [(second, "en")] and not studio._making and not studio._whose
    studio._whose["somebody", "en"] = "testclient"
    busy = client.get(f"/replay/{first}/film.svg")
    assert busy.status_code == 429
    assert client.get(f"/replay/{second}/film.svg").status_code == 200


def test_a_game_without_a_drawing_is_embedded_and_not_filmed(client: TestClient, kuhn_poker: Game) -> None:
    match = Match(kuhn_poker, 3, 1)
    while not match.over:
        match.answer(match.options[0])
    kept = client.post("/replay", files={"record": record_text(match)}, follow_redirects=False)
    path = str(kept.headers["location"])
    assert "film.svg" not in client.get(path).text and client.get(f"{path}/embed").status_code == 200
    whispered = [kuhn_poker.words("en").event(one, match.names) for one in match.events_of(0) if one.to != NOBODY]
    told = client.get(f"{path}/embed/frame?at=0&language=en").json()["told"]
    assert len(whispered) == 3 and not [words for words in whispered if words in told]
    assert [client.get(f"{path}/{name}").status_code for name in ("film.svg", "picture.svg", "film/0.svg")] == [422] * 3
