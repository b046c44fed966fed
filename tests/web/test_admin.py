"""Moderation: an admin page behind a token, visitors and names that are blocked, tables that are closed, and limits of one visitor."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from cosmocafe.core.errors import InputError
from cosmocafe.web.app import make_app
from cosmocafe.web.cafe import TRIES
from cosmocafe.web.names import Names, fold, listed
from cosmocafe.web.rooms.doorman import Barred
from cosmocafe.web.settings import Settings, from_environment

from .playing import Page, another, new_table
from .test_people import cafe_of

TOKEN = "a-token-of-enough-letters"  # noqa: S105  a test


@pytest.fixture
def host(settings: Settings) -> Iterator[TestClient]:
    """Whoever runs the café, inside the admin page."""
    with TestClient(make_app(replace(settings, admin=TOKEN))) as client:
        assert client.post("/admin", data={"token": TOKEN}).status_code == 200
        yield client


def visitor_id(client: TestClient, id: str) -> str:
    """Who sits first at a table."""
    return cafe_of(client).store.sitters(id)[0][0]


def act(host: TestClient, did: str, what: str) -> int:
    return host.post(f"/admin/{did}", data={"what": what}, follow_redirects=False).status_code


def test_without_a_token_there_is_no_such_page(client: TestClient) -> None:
    assert client.get("/admin").status_code == client.post("/admin", data={"token": ""}).status_code == 404
    assert act(client, "block-name", "x") == 404


def test_only_the_token_opens_it(host: TestClient) -> None:
    stranger = another(host)
    for token in ("", " ", "a", TOKEN + " ", TOKEN.upper(), "é" * 40, "x" * 5000, "\x00"):
        assert stranger.post("/admin", data={"token": token}).status_code == 403, token
    assert "What was done" not in stranger.get("/admin").text
    assert act(stranger, "block-name", "Ann") == 403


def test_a_cookie_of_another_token_or_none_opens_nothing(host: TestClient, settings: Settings) -> None:
    kept = host.cookies.get("admin")
    with TestClient(make_app(replace(settings, db=settings.db + "2", secret=cafe_of(host).secret, admin=TOKEN + "2"))) as other:
        for cookie in (kept, "", "x", "a.b.c", other.cookies.get("cafe")):
            other.cookies.set("admin", cookie or "")
            assert act(other, "block-name", "Ann") == 403


def test_tries_at_the_door_are_bounded(settings: Settings) -> None:
    with TestClient(make_app(replace(settings, admin=TOKEN))) as client:
        codes = [client.post("/admin", data={"token": "x"}).status_code for _ in range(TRIES + 2)]
        assert codes[:TRIES] == [403] * TRIES and codes[-1] == 429
        assert client.post("/admin", data={"token": TOKEN}).status_code == 429


def test_a_short_token_is_refused_with_a_sentence(settings: Settings) -> None:
    with pytest.raises(InputError, match="COSMOCAFE_ADMIN is too short"), TestClient(make_app(replace(settings, admin="short"))):
        pass


def test_a_blocked_visitor_is_shown_out_and_comes_back_when_allowed(host: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    guest = another(host)
    id = new_table(guest, seats="me,screen")
    who = visitor_id(host, id)
    assert who[:8] in host.get("/admin").text
    with guest.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.until_mine()
        assert act(host, "block-visitor", who) == 303
        with pytest.raises(WebSocketDisconnect):
            while True:
                page.hear()
    for path in ("/", f"/table/{id}", "/me"):
        assert guest.get(path).status_code == 403
    assert guest.post("/new/connect_four", data={"players": "2"}).status_code == 403
    with pytest.raises(WebSocketDisconnect), guest.websocket_connect(f"/table/{id}/socket") as socket:
        socket.receive_json()
    assert host.get(f"/table/{id}").status_code == 200
    assert act(host, "allow-visitor", who) == 303
    assert guest.get("/").status_code == 200
    assert [(line.did, line.what) for line in caplog.records if line.message == "admin"][-2:] == [  # type: ignore[attr-defined]
        ("block visitor", who),
        ("allow visitor", who),
    ]
    assert "block visitor" in host.get("/admin").text


def test_other_processes_hear_of_it(host: TestClient, settings: Settings) -> None:
    """They look whether the book has a new line."""
    doorman = cafe_of(host).doorman
    act(host, "allow-name", "nobody")
    doorman.book.bar("name", "Ann")  # as another process would
    assert not doorman.names.bars("Ann")
    assert host.portal is not None
    host.portal.call(doorman.look)
    assert doorman.names.bars("Ann")


def test_a_closed_table_is_closed_for_good(host: TestClient) -> None:
    guest = another(host)
    id = new_table(guest, seats="me,friend", public="on")
    assert act(host, "close-table", "nothing") == 404
    with guest.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.hear()
        assert act(host, "close-table", id) == 303
        with pytest.raises(WebSocketDisconnect) as closed:
            while True:
                page.hear()
        assert closed.value.code == 4404
    assert guest.get(f"/table/{id}").status_code == 410
    assert another(host).post(f"/sit/{id}/1", data={"name": "Tom"}).status_code == 403
    assert id not in guest.get("/").text and id not in another(host).get("/").text
    cafe_of(host).tables.live.clear()
    assert guest.get(f"/table/{id}").status_code == 410, "the same when it is rebuilt from the store"


def test_an_answer_at_a_closed_table_is_refused(host: TestClient) -> None:
    made = host.post("/api/matches", json={"game": "connect_four", "seats": [{"kind": "person"}, {"kind": "person"}]}).json()
    id = made["match"]["id"]
    assert act(host, "close-table", id) == 303
    headers = {"authorization": f"Bearer {made['tokens']['0']}"}
    refused = host.post(f"/api/matches/{id}/answers", json={"number": 0, "answer": 0}, headers=headers)
    assert (refused.status_code, refused.json()["code"]) == (410, "removed")


SPELLINGS = [
    "Spoiler",
    "SPOILER",
    "ſpoiler",
    "Ｓｐｏｉｌｅｒ",
    "s p-o_i.l e r",
    "spöiler",
    "sp\u200boiler",
    "ѕроiler",
    "5p0iler",
    "𝓢𝓹𝓸𝓲𝓵𝓮𝓻",
]


def test_a_blocked_name_is_blocked_however_it_is_written(host: TestClient) -> None:
    assert act(host, "block-name", "Spoiler") == 303
    guest, name = another(host), SPELLINGS[-1]
    assert {guest.post("/settings", data={"name": one}).status_code for one in SPELLINGS} == {422}
    assert guest.post("/settings", data={"name": name}).status_code == 422
    form = {"players": "2", "seat-0": "me", "seat-1": "bot:greedy", "name-0": name}
    assert guest.post("/new/connect_four", data=form).status_code == 422
    id = new_table(host, seats="me,friend", public="on")
    assert guest.post(f"/sit/{id}/1", data={"name": name}).status_code == 422
    seats = [{"kind": "person", "name": name}, {"kind": "bot", "bot": "greedy"}]
    assert guest.post("/api/matches", json={"game": "connect_four", "seats": seats}).json()["code"] == "name"
    assert guest.post("/settings", data={"name": "Spoil"}).status_code == 200
    assert act(host, "allow-name", "Spoiler") == 303
    assert guest.post("/settings", data={"name": name}).status_code == 200


def test_a_star_stands_for_anything() -> None:
    names = Names(["*bad*", "mod*", "*bot", "exact"])
    assert all(names.bars(name) for name in ("so BÁD!", "Moderator", "a b0t", "Exact"))
    assert not any(names.bars(name) for name in ("commode", "bottle", "exactly", "Ann", ""))


@given(st.text(max_size=40))
def test_folding_twice_changes_nothing_and_never_fails(name: str) -> None:
    assert fold(fold(name)) == fold(name)
    assert not fold(name) or Names([name.replace("*", "")]).bars(name) or "*" in name


def test_names_come_from_settings_and_a_file_too(settings: Settings, tmp_path: Path) -> None:
    file = tmp_path / "names.txt"
    file.write_text("# rude\nRüpel   # and this\n\n", encoding="utf-8")
    assert listed(file.read_text(encoding="utf-8")) == ["Rüpel"]
    given = from_environment({"COSMOCAFE_BLOCKED_NAMES": "admin, *host*", "COSMOCAFE_BLOCKED_NAMES_FILE": str(file)})
    house = replace(settings, blocked_names=given.blocked_names, blocked_names_file=given.blocked_names_file)
    with TestClient(make_app(house)) as client:
        codes = [client.post("/settings", data={"name": name}).status_code for name in ("ADMIN", "Your Host", "rupel", "Ann")]
    assert codes == [422, 422, 422, 200]
    with pytest.raises(InputError, match="BLOCKED_NAMES_FILE"), TestClient(make_app(replace(settings, blocked_names_file=str(tmp_path)))):
        pass


def test_a_name_without_letters_blocks_nobody(host: TestClient) -> None:
    assert {act(host, "block-name", name) for name in ("", "*", "***", "!?", "\x00", "\u200b")} == {422}
    assert another(host).post("/settings", data={"name": "Ann"}).status_code == 200


def test_what_cannot_be_done_is_not_there(host: TestClient) -> None:
    assert {act(host, did, "x") for did in ("block-", "drop-table", "block-address", "x" * 40)} == {404}


def test_what_is_shown_is_text(host: TestClient) -> None:
    guest = another(host)
    new_table(guest, seats="me,friend", **{"name-0": "<b>x</b>"})
    act(host, "block-name", "<i>no</i>")
    shown = host.get("/admin", params={"find": "<u>%_\\"}).text + host.get("/admin").text
    assert "<b>x" not in shown and "<i>no" not in shown and "<u>" not in shown


def test_a_visitor_sits_at_so_many_tables_and_has_so_few_in_the_lobby(settings: Settings) -> None:
    with TestClient(make_app(replace(settings, tables_per_visitor=4, public_tables_per_visitor=2))) as client:
        form = {"players": "2", "seat-0": "me", "seat-1": "friend"}
        public = [client.post("/new/connect_four", data={**form, "public": "on"}).status_code for _ in range(3)]
        private = [client.post("/new/connect_four", data=form).status_code for _ in range(3)]
        assert (public, private) == ([200, 200, 429], [200, 200, 429])
        assert another(client).post("/new/connect_four", data=form).status_code == 200


def test_who_was_just_blocked_says_nothing_more(host: TestClient) -> None:
    """The page is shown out soon after; until then it is refused too, and a table of theirs looks for players no more."""
    guest, friend = another(host), another(host)
    id = new_table(guest, seats="me,friend", public="on")
    who, doorman = visitor_id(host, id), cafe_of(host).doorman
    assert id in friend.get("/").text
    with guest.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.hear()
        doorman.visitors = frozenset({who})  # before any page has heard of it
        for said in ({"type": "phrase", "phrase": "hello"}, {"type": "react", "picture": "wow"}, {"type": "public", "on": False}):
            assert page.refused(**said) == "barred"
        assert host.portal is not None
        table = host.portal.call(cafe_of(host).tables.find, id)
        with pytest.raises(Barred):
            host.portal.call(cafe_of(host).talk.say, table, who, "here", 0, "Ann", "phrase", "hello")
    assert act(host, "block-visitor", who) == 303
    assert id not in friend.get("/").text and id not in friend.get("/looking").text
