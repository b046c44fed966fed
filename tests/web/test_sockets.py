"""The socket of a table: each seat sees its own view, and nothing wrong gets through."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from bench.fuzz import refusable
from cosmocafe.web.app import make_app
from cosmocafe.web.settings import Settings

from .playing import Page, another, new_table, words_of


def seat_links(page: Page) -> list[str]:
    """The invitations that a page shows."""
    return [part.split('"')[0] for part in page.parts["question"].split('data-copy="')[1:]]


def test_a_person_plays_to_the_end_against_a_bot(client: TestClient) -> None:
    id = new_table(client)
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        while not page.until_mine()["over"]:
            assert page.answer(page.options[0])["type"] == "stored"
        assert "Rematch" in page.parts["question"]
        assert "sheet" in page.parts["result"]
        assert page.log[-1].endswith("wins") or "draw" in page.log[-1]


def test_two_people_see_each_other_play(client: TestClient) -> None:
    id = new_table(client, seats="me,friend")
    friend = another(client)
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        mine = Page(socket)
        mine.hear()
        [link] = seat_links(mine)
        assert friend.post(link, data={"name": "Tom"}).status_code == 200
        with friend.websocket_connect(f"/table/{id}/socket") as other:
            theirs = Page(other)
            for number in range(6):
                for page in (mine, theirs):
                    while page.last.get("number") != number or "…" in page.parts["people"]:
                        page.hear()
                asked, waits = (mine, theirs) if number % 2 == 0 else (theirs, mine)
                assert asked.last["mine"] and not waits.last["mine"]
                asked.answer(asked.options[number % 5])
            assert "Tom drops" in "\n".join(mine.log)


def test_an_invitation_works_once(client: TestClient) -> None:
    id = new_table(client, seats="me,friend")
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.hear()
        [link] = seat_links(page)
    assert "Sit down" in another(client).get(link).text
    assert another(client).post(link, data={"name": "Tom"}).status_code == 200
    assert another(client).get(link).status_code == 404
    assert another(client).post(link, data={"name": "Eve"}).status_code == 404


def test_spectators_see_but_cannot_answer_or_hold(client: TestClient) -> None:
    id = new_table(client)
    with another(client).websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        seen = page.hear()
        assert not seen["mine"] and seen["seat"] == -1
        assert "data-answer" not in page.parts["question"] + page.parts["board"]
        assert page.answer(0)["code"] == "seat"
        assert page.refused(type="hold", seat=0, bot="greedy") == "seat"
        assert page.refused(type="lift", seat=0) == "seat"
        assert page.refused(type="undo", number=0) == "seat"


def test_stale_doubled_and_illegal_answers_change_nothing(client: TestClient) -> None:
    id = new_table(client, seats="me,screen")
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.until_mine()
        first = page.options[0]
        assert page.answer(first)["type"] == "stored"
        assert page.answer(first, number=0)["code"] == "stale"
        assert page.answer(first, number=7)["code"] == "stale"
        assert page.answer(999, number=1)["code"] == "illegal"
        page.say(type="answer", number=1, answers=[first])
        page.say(type="answer", number=1, answers=[first])
        assert [page.until("stored", "refused")["type"] for _ in range(2)] == ["stored", "refused"]
    assert client.get(f"/api/matches/{id}").json()["number"] == 2


def test_answers_in_a_row_stop_where_somebody_else_is_asked(client: TestClient) -> None:
    id = new_table(client, seats="me,friend")
    client.get(f"/table/{id}")
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.hear()
        friend = another(client)
        friend.post(seat_links(page)[0], data={"name": "Tom"})
        page.until_mine()
        assert page.answer(0, 0, 0)["number"] == 1


def test_back_takes_an_answer_back_until_chance_or_others_come_in(client: TestClient) -> None:
    id = new_table(client, "star_stations", "me,bot:random", **{"agreed-placement": "preset"})
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        words = {}
        while "Move ships" not in page.parts.get("question", ""):
            page.until_mine()
            if "Move ships" not in page.parts["question"]:
                page.answer(page.options[0])
        number, question = page.last["number"], page.parts["question"]
        assert "data-undo" not in question
        move = [option for option in page.options if re.search(rf'data-answer="{option}">(<[^>]+>)*Move ships from', question)]
        words["log"] = list(page.log)
        page.answer(move[0])
        page.until_mine()
        assert "data-undo" in page.parts["question"]
        assert page.undo() == {"type": "stored", "number": number}
        page.until_mine()
        assert (page.parts["question"], page.log) == (question, words["log"])
        assert page.undo()["code"] == "undo"


def test_a_shared_screen_has_a_curtain_where_there_are_secrets(client: TestClient) -> None:
    id = new_table(client, "kuhn_poker", "me,screen,screen")
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        for seat in range(3):
            while not page.parts.get("curtain") or f'data-lift="{seat}"' not in page.parts["curtain"]:
                page.hear()
            assert page.last["seat"] == -1 and not page.last["mine"]
            assert "You hold" not in "\n".join(page.log)
            assert page.answer(0)["code"] == "seat"
            page.say(type="lift", seat=seat)
            while page.parts["curtain"]:
                page.hear()
            assert page.last["seat"] == seat and "You hold" in "\n".join(page.log)
            page.answer(page.options[0])


def test_no_seat_ever_hears_of_anothers_secret(client: TestClient) -> None:
    id = new_table(client, "kuhn_poker", "me,friend,bot:random")
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.hear()
        friend = another(client)
        friend.post(seat_links(page)[0], data={"name": "Tom"})
        with friend.websocket_connect(f"/table/{id}/socket") as other:
            tom = Page(other)
            while not (page.last.get("over") and tom.last.get("over")):
                for one in (page, tom):
                    if not one.last.get("over"):
                        one.last = {}
                        one.hear()
                        if one.last and one.last["mine"]:
                            one.answer(one.options[0])
            for one in (page, tom):
                before = [said for said in one.heard if said["type"] == "table" and not said["over"]]
                held = [words for said in before for words in map(words_of, said["log"]["lines"]) if words.startswith("You hold")]
                assert len(set(held)) == 1


def test_a_bot_holds_a_seat_until_its_owner_is_back(client: TestClient) -> None:
    id = new_table(client, seats="me,screen")
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.until_mine()
        page.say(type="hold", seat=0, bot="random")
        while page.last["number"] < 1:
            page.hear()
        page.until_mine()
        assert "A bot plays for you" in page.parts["question"]
        page.say(type="hold", seat=0, bot=None)
        while "A bot plays for you" in page.parts["question"]:
            page.hear()
        assert page.refused(type="hold", seat=0, bot="nobody") == "input"


def test_an_open_seat_can_be_given_to_a_bot(client: TestClient) -> None:
    id = new_table(client, seats="me,friend")
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.hear()
        page.say(type="hold", seat=1, bot="greedy")
        page.until_mine()
        page.answer(page.options[0])
        page.until_mine()
        assert page.last["number"] == 2


def test_foreign_pages_and_unknown_tables_are_turned_away(client: TestClient) -> None:
    id = new_table(client)
    for path, headers, code in (
        (f"/table/{id}/socket", {"origin": "http://evil.example"}, 4403),
        ("/table/nowhere/socket", {}, 4404),
    ):
        with client.websocket_connect(path, headers=headers) as socket, pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        assert closed.value.code == code


def test_a_message_of_ten_megabytes_closes_the_socket(client: TestClient) -> None:
    id = new_table(client)
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        Page(socket).hear()
        socket.send_text("x" * 10_000_000)
        with pytest.raises(WebSocketDisconnect) as closed:
            while True:
                socket.receive_json()
        assert closed.value.code == 1009
    assert client.get("/healthz").json()["ok"]


def test_ten_thousand_fuzzed_messages_change_nothing(client: TestClient) -> None:
    id = new_table(client, "star_stations", "me,screen")
    rng = random.Random(4)  # noqa: S311
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.until_mine()
        for _ in range(100):
            sent = [refusable(rng) for _ in range(100)]
            for data in sent:
                socket.send_bytes(data)
            for _ in sent:
                refused = page.until("refused", "pong")
                assert refused["type"] == "pong" or refused["code"] in ("malformed", "stale", "illegal", "seat", "input", "undo")
    assert client.get(f"/api/matches/{id}").json()["number"] == 0


def test_the_rate_is_limited(settings: object, client: TestClient) -> None:
    id = new_table(client)
    client.app.state.cafe.settings = type(client.app.state.cafe.settings)(messages_per_second=5)  # type: ignore[attr-defined]
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        for _ in range(30):
            page.say(type="ping")
        assert "rate" in [page.until("pong", "refused").get("code") for _ in range(30)]


def test_who_loses_alone_is_told_that_the_game_has_won(settings: Settings) -> None:
    with TestClient(make_app(replace(settings, games=("vivajava_dice",)))) as client:
        for _ in range(30):  # somebody who takes the first answer soon loses against a corporation
            id = new_table(client, "vivajava_dice", "me", **{"agreed-difficulty": "expert"})
            with client.websocket_connect(f"/table/{id}/socket") as socket:
                page = Page(socket)
                while not page.until_mine()["over"]:
                    page.answer(page.options[-1])
            if ">The game has won<" in page.parts["question"]:
                return
            assert " wins<" in page.parts["question"]
    raise AssertionError("nobody loses")


def test_a_page_knows_what_happened_since_its_seat_answered_last(client: TestClient) -> None:
    id = new_table(client, "star_stations", "me,bot:random")
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.until_mine()
        page.answer(page.options[0])
        known = page.until_mine()["since"]
        mine, others = page.log[:known], page.log[known:]
        assert mine and others and any("places" in line for line in mine) and all("Dreamer" in line for line in others)
