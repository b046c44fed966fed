"""What people at a table do beside answering, over forms, links, sockets and the API; time is the test's own."""

from __future__ import annotations

import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from cosmocafe.core.record import parse
from cosmocafe.web.cafe import Cafe
from cosmocafe.web.rooms.hours import Hours

from .playing import Page, another, new_table
from .rooms.test_manners import Time
from .test_sockets import seat_links

CLOCK = {"clock": "move", "move": "60", "late": "bot:random", "away": "120"}
WRONG: list[dict[str, str]] = [
    {"clock": "never", "never": "5"},
    {"clock": "move"},
    {"clock": "move", "move": "0"},
    {"clock": "move", "move": "9999999"},
    {"clock": "move", "move": "99999999"},
    {"clock": "match", "match": "60", "more": "-5"},
    {"clock": "days", "days": "9999999"},
    {"clock": "move", "move": "60", "late": "bot:nobody"},
    {"clock": "move", "move": "60", "late": "explode"},
    {"away": "-1"},
    {"away": "soon"},
]
pytestmark = pytest.mark.timeout(60)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    found = Time()
    monkeypatch.setattr(Hours, "now", lambda self: found.now)
    return found


def look(client: TestClient) -> None:
    """The café looks at its clocks."""
    cafe: Cafe = client.app.state.cafe  # type: ignore[attr-defined]
    assert client.portal is not None
    client.portal.call(cafe.manners.look)


def with_tom(client: TestClient, **more: str) -> tuple[str, TestClient]:
    """A table of mine at which Tom has sat down."""
    id, tom = new_table(client, seats="me,friend", **more), another(client)
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.hear()
        [link] = seat_links(page)
    assert ("1 minute" in tom.get(link).text) == (more.get("move") == "60")  # who sits down knows what is agreed
    assert tom.post(link, data={"name": "Tom"}).status_code == 200
    return id, tom


def hear_until(page: Page, words: str, part: str = "manners") -> None:
    while words not in page.parts.get(part, ""):
        page.hear()


def test_a_page_is_told_how_much_time_everybody_has(client: TestClient, time: Time) -> None:
    id, tom = with_tom(client, **CLOCK)
    time.passes(15)
    with tom.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        assert page.hear()["clock"] == {"left": [45, 60], "runs": 0, "low": 12}
        assert page.parts["people"].count("data-clock") == 2
    shown = tom.get(f"/table/{id}").text
    assert "1 minute" in shown and "Dreamer" in shown


def test_a_table_that_looks_for_players_says_its_clock(client: TestClient) -> None:
    new_table(client, seats="me,friend", public="on", clock="days", days="259200", late="lost")
    assert "3 days" in another(client).get("/").text


def test_who_runs_out_of_time_is_not_said_to_have_resigned(client: TestClient, time: Time) -> None:
    id, tom = with_tom(client, **{**CLOCK, "late": "lost"})
    time.passes(60)
    look(client)
    with tom.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.until("table")
        assert "Guest ran out of time" in page.parts["question"] and "time was up" in page.parts["people"]
        assert "resigned" not in page.parts["question"] + page.parts["people"]


def test_a_table_without_a_clock_shows_none(client: TestClient) -> None:
    id = new_table(client)
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        assert page.hear()["clock"] is None and "data-clock" not in page.parts["people"]


def test_a_form_with_a_wrong_clock_is_refused(client: TestClient) -> None:
    for wrong in WRONG:
        assert client.post("/new/connect_four", data={"players": "2", "seat-0": "me", **wrong}).status_code == 422, wrong


def test_wishes_over_sockets(client: TestClient, time: Time) -> None:
    id, tom = with_tom(client)
    with client.websocket_connect(f"/table/{id}/socket") as one, tom.websocket_connect(f"/table/{id}/socket") as other:
        mine, theirs = Page(one), Page(other)
        theirs.say(type="wish", what="stop")
        hear_until(mine, "Tom: let us stop")
        mine.say(type="wish", what="stop", yes=False)
        while "let us stop" in theirs.parts.get("manners", "let us stop"):
            theirs.hear()
        mine.say(type="wish", what="stop")
        hear_until(theirs, "let us stop")
        theirs.say(type="wish", what="stop")
        hear_until(mine, "without a result", "question")
        assert mine.last["over"] and mine.parts["result"] == ""
        assert mine.refused(type="wish", what="go_on") == "not_now"
        assert mine.refused(type="wish", what="fly") == "malformed"
        assert mine.refused(type="resign", seat=0) == "not_now"
        assert mine.answer(0)["code"] == "illegal"
    record = client.get(f"/replay/{id}/record").text
    assert '"ended": "stopped"' in record and parse(record, game=client.app.state.cafe.shelf.game("connect_four")).number == 0  # type: ignore[attr-defined]
    for path in (f"/replay/{id}", f"/replay/{id}/ending", f"/replay/{id}/fair", f"/replay/{id}/chance", f"/table/{id}", "/", "/my-games"):
        assert client.get(path).status_code == 200, path


def test_other_peoples_seats_are_theirs(client: TestClient) -> None:
    id, tom = with_tom(client)
    with tom.websocket_connect(f"/table/{id}/socket") as other, another(client).websocket_connect(f"/table/{id}/socket") as third:
        theirs, stranger = Page(other), Page(third)
        theirs.until("table")
        stranger.until("table")
        assert theirs.refused(type="resign", seat=0) == "seat"
        for said in ({"type": "resign", "seat": 0}, {"type": "wish", "what": "remove"}, {"type": "miss", "seat": 1}):
            assert stranger.refused(**said) == "seat"
        assert theirs.refused(type="resign", seat=99) == "malformed"
        assert "data-resign" not in stranger.parts["doings"] and "data-resign" in theirs.parts["doings"]


def test_who_resigns_loses_and_the_lobby_says_so(client: TestClient) -> None:
    id, tom = with_tom(client)
    with tom.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.say(type="resign", seat=1)
        hear_until(page, "Tom has resigned", "question")
    assert "You won" in client.get("/").text and "Guest won" in tom.get("/").text
    assert '"resigned": [1]' in client.get(f"/replay/{id}/record").text
    assert "rating" in client.get("/my-games").text
    assert f"/replay/{id}/review" not in client.get(f"/replay/{id}").text
    assert "Review this match" not in client.get(f"/replay/{id}/review").text
    for one, name in ((client, "Ann"), (tom, "Tom")):
        one.post("/settings", data={"name": name})
        one.post("/me/listed", data={"listed": "on"})
    listed = client.get("/games/connect_four/ratings").text
    assert 0 < listed.find("Ann") < listed.find("Tom"), "who resigns has lost, on the list of ratings too"


def test_a_replay_says_who_resigned_and_whose_time_was_up(client: TestClient, time: Time) -> None:
    late, gone = new_table(client, seats="me,bot:random", clock="move", move="60", late="lost"), new_table(client, seats="me,bot:random")
    with client.websocket_connect(f"/table/{gone}/socket") as socket:
        page = Page(socket)
        page.until_mine()
        page.say(type="resign", seat=0)
        while not page.last["over"]:
            page.hear()
    time.now += 61
    look(client)
    for id, said in ((late, "ran out of time"), (gone, "has resigned")):
        assert said in client.get(f"/replay/{id}").text
        last = client.get(f"/api/matches/{id}").json()["number"]
        assert said in client.get(f"/replay/{id}/frame?at={last}").json()["question"]
    assert '"overdue": [0]' in client.get(f"/replay/{late}/record").text


def test_the_seat_of_who_left_is_taken_by_link(client: TestClient, time: Time) -> None:
    id, tom = with_tom(client, away="120")
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.say(type="miss", seat=1)
        hear_until(page, "Tom is asked for")
        time.passes(120)
        look(client)
        hear_until(page, "/take/")
        [link, *_] = re.findall(r'data-copy="(/take/[^"]+)"', page.parts["manners"])
        eve = another(client)
        assert eve.get(link[:-1] + "_").status_code == 404
        shown = eve.get(link).text
        assert "Sit down" in shown and "Tom has left" in shown
        assert "data-own-words" not in shown, "nothing is added to chance after the deal"
        assert eve.post(link, data={"name": ""}).status_code == 200
        hear_until(page, "Guest 2", "people")
        assert "Tom" not in page.parts["people"], "whoever comes has no name of somebody else"
        assert another(client).post(link, data={"name": "Mallory"}).status_code == 404
    with tom.websocket_connect(f"/table/{id}/socket") as socket:
        assert Page(socket).hear()["seat"] == -1


def test_whoever_is_asked_for_and_comes_is_asked_for_no_more(client: TestClient, time: Time) -> None:
    id, tom = with_tom(client)
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.say(type="miss", seat=1)
        hear_until(page, "Tom is asked for")
        with tom.websocket_connect(f"/table/{id}/socket"):
            while "asked for" in page.parts["manners"]:
                page.hear()
            assert page.refused(type="miss", seat=1) == "not_now"


def test_by_correspondence_nobody_is_asked_for(client: TestClient, time: Time) -> None:
    id, _ = with_tom(client, clock="days", days=str(3 * 86_400))
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.until("table")
        assert page.refused(type="miss", seat=1) == "not_now" and "data-miss" not in page.parts["doings"]


def test_a_table_that_was_cleared_away_is_gone(client: TestClient) -> None:
    id = new_table(client, seats="me,friend")
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.say(type="wish", what="remove")
        hear_until(page, "cleared away", "question")
    assert client.get(f"/table/{id}").status_code == 410
    assert client.get(f"/replay/{id}").status_code == 404
    assert client.post(f"/table/{id}/rematch").status_code == 422
    assert id not in client.get("/").text


def create(client: TestClient, **terms: Any) -> dict[str, Any]:
    seats = [{"kind": "person", "name": name} for name in ("Ann", "Tom")]
    made = client.post("/api/matches", json={"game": "connect_four", "seats": seats, "terms": terms})
    assert made.status_code == 201, made.text
    found: dict[str, Any] = made.json()
    return found


def test_programs_agree_on_a_clock_and_resign(client: TestClient, time: Time) -> None:
    made = create(client, clock="match", seconds=300, more=2, late="lost")
    id, token = made["match"]["id"], {"authorization": f"Bearer {made['tokens']['0']}"}
    time.passes(7)
    assert client.get(f"/api/matches/{id}").json()["beside"]["left"] == [293, 300]
    assert client.post(f"/api/matches/{id}/resign").status_code == 401
    gone = client.post(f"/api/matches/{id}/resign", headers=token).json()
    assert (gone["over"], gone["places"], gone["beside"]["ended"]) == (True, [2, 1], "resigned")
    assert client.post(f"/api/matches/{id}/resign", headers=token).json()["code"] == "not_now"
    wrong = client.post("/api/matches", json={"game": "connect_four", "seats": [{"kind": "person"}] * 2, "terms": {"clock": "move"}})
    assert wrong.json()["code"] == "input"
