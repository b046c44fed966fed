"""Accounts are optional: a cookie is enough, and a recovery link makes another device the same visitor."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from sqlalchemy import select
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from cosmocafe.web.cafe import TRIES, Cafe
from cosmocafe.web.store.schema_people import people

from .playing import Page, another, new_table

SECRET = re.compile(r"/back#([A-Za-z0-9_-]{32})")


def cafe_of(client: TestClient) -> Cafe:
    found: Cafe = client.app.state.cafe  # type: ignore[attr-defined]
    return found


def link(client: TestClient) -> str:
    """A new recovery link's secret, as the page shows it."""
    shown = client.post("/me/link")
    assert shown.status_code == 200 and shown.headers["cache-control"] == "no-store"
    return str(SECRET.findall(shown.text)[0])


def come_back(client: TestClient, secret: str) -> int:
    return client.post("/back", data={"secret": secret}, follow_redirects=False).status_code


@pytest.fixture
def ann(client: TestClient) -> Iterator[TestClient]:
    client.post("/settings", data={"name": "Ann", "language": "zh-Hant", "speed": "quick"})
    yield client


def test_who_comes_back_finds_tables_seats_and_preferences(ann: TestClient) -> None:
    id = new_table(ann, seats="me,screen")
    other = another(ann)
    assert f"/table/{id}" not in other.get("/").text
    assert come_back(other, link(ann)) == 303
    assert f"/table/{id}" in other.get("/").text and 'value="Ann"' in other.get("/").text
    assert (other.cookies["language"], other.cookies["speed"]) == ("zh-Hant", "quick")
    with ann.websocket_connect(f"/table/{id}/socket") as first, other.websocket_connect(f"/table/{id}/socket") as second:
        here, there = Page(first), Page(second)
        there.until_mine()
        assert there.answer(there.options[0])["type"] == "stored"
        assert here.until_mine()["mine"]


def test_a_whole_link_may_be_put_in_too(ann: TestClient) -> None:
    assert come_back(another(ann), f"  https://cafe.example/back#{link(ann)} ") == 303


def test_what_is_preferred_later_comes_along(ann: TestClient) -> None:
    secret = link(ann)
    ann.post("/settings", data={"name": "Anna", "theme": "light"})
    ann.cookies.set("sounds", "no")
    assert ann.post("/me/prefer").status_code == 204
    other = another(ann)
    come_back(other, secret)
    assert (other.cookies["theme"], other.cookies["sounds"], other.cookies["speed"]) == ("light", "no", "quick")
    assert 'value="Anna"' in other.get("/").text


def test_nobody_is_kept_who_did_not_ask(client: TestClient) -> None:
    client.post("/settings", data={"name": "Ann"})
    client.post("/me/prefer")
    new_table(client)
    with cafe_of(client).store.engine.connect() as connection:
        assert connection.execute(select(people)).all() == []


def test_only_the_hash_of_a_link_is_stored(ann: TestClient) -> None:
    secret = link(ann)
    with cafe_of(ann).store.engine.connect() as connection:
        [row] = connection.execute(select(people)).all()
    assert secret not in str(row) and secret not in ann.get("/me").text


def test_a_new_link_makes_the_old_one_worth_nothing(ann: TestClient) -> None:
    old = link(ann)
    new = link(ann)
    assert come_back(another(ann), old) == 404
    assert come_back(another(ann), new) == 303


def test_signing_out_everywhere_else_ends_link_devices_and_open_pages(ann: TestClient) -> None:
    id, secret, thief = new_table(ann, seats="me,screen"), link(ann), another(ann)
    come_back(thief, secret)
    with thief.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.until_mine()
        assert ann.post("/me/away").status_code == 200
        with pytest.raises(WebSocketDisconnect) as closed:
            while True:
                page.hear()
        assert closed.value.code == 4404
    assert f"/table/{id}" not in thief.get("/").text
    assert come_back(another(ann), secret) == 404
    assert f"/table/{id}" in ann.get("/").text
    assert come_back(another(ann), link(ann)) == 303


def test_what_is_no_link_leads_to_nobody(ann: TestClient) -> None:
    link(ann)
    other = another(ann)
    for secret in ("", "x", "#", "a" * 5000, "é" * 32, "😀", "\x00", "' OR 1=1 --", "0" * 64, "%"):
        assert come_back(other, secret) == 404, secret
    assert 'value="Ann"' not in other.get("/").text


def test_the_stored_hash_opens_nothing(ann: TestClient) -> None:
    link(ann)
    with cafe_of(ann).store.engine.connect() as connection:
        kept = connection.execute(select(people.c.recovery)).scalar()
    assert come_back(another(ann), str(kept)) == 404


def test_tries_are_bounded(ann: TestClient) -> None:
    secret, other = link(ann), another(ann)
    codes = [come_back(other, f"wrong{n}") for n in range(TRIES + 3)]
    assert codes[:TRIES] == [404] * TRIES and codes[-1] == 429
    assert come_back(other, secret) == 429


def test_another_site_cannot_make_somebody_come_back_as_somebody_else(ann: TestClient) -> None:
    headers = {"origin": "https://evil.example"}
    assert another(ann).post("/back", data={"secret": link(ann)}, headers=headers).status_code == 403


def test_who_would_lose_tables_by_coming_back_is_told_so(ann: TestClient) -> None:
    other = another(ann)
    assert "tables of its own" not in other.get("/back").text
    new_table(other)
    assert "1 tables of its own" in other.get("/back").text
    link(other)
    assert "tables of its own" not in other.get("/back").text
