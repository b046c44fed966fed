"""What a page, a program and the fair page see of what seats add to chance."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from cosmocafe.web.app import make_app
from cosmocafe.web.settings import Settings

from .playing import Page, another, new_table
from .test_tournaments import act, friends, hold, now

OWED = re.compile(r'data-undealt="([\d ]*)"')


@pytest.fixture
def patient(settings: Settings) -> Iterator[TestClient]:
    """A visitor in a café that waits for what people add."""
    with TestClient(make_app(replace(settings, deal_wait=600))) as client:
        yield client


def test_pages_add_and_see_what_others_add_and_nothing_of_the_table_before_the_deal(patient: TestClient) -> None:
    id = new_table(patient, "star_stations", "me,friend", **{"name-0": "Ann"})
    tom = another(patient)
    with patient.websocket_connect(f"/table/{id}/socket") as line:
        ann = Page(line)
        ann.until("table")
        assert OWED.findall(ann.parts["fair"]) == ["0"] and "undealt" in ann.parts["board"] and ann.log == []
        assert ann.refused(type="add", seat=1, words="for somebody else") == "seat"
        assert ann.refused(type="add", seat=0, words="x" * 65) == ann.refused(type="add", seat=0, words=7) == "malformed"
        assert ann.refused(type="add", seat=0, words="a\u0007b") == "input"
        ann.say(type="add", seat=0, words="<i>ann</i>")
        while OWED.findall(ann.parts["fair"]) != [""]:
            ann.hear()
        assert "&lt;i&gt;ann&lt;/i&gt;" in ann.parts["fair"] and "<i>" not in ann.parts["fair"]
        link = re.findall(r"/sit/([\w-]+)", ann.parts["question"])[0]
        seal = re.findall(r"<code data-commitment>(\w{64})</code>", ann.parts["fair"])[0]
        shown = tom.get(f"/sit/{link}").text
        assert seal in re.findall(r"<details.*?</details>", shown, re.DOTALL)[0]
        assert "data-own-words" in shown and 'name="words"' not in shown
        tom.post(f"/sit/{link}", data={"name": "Tom"})
        with tom.websocket_connect(f"/table/{id}/socket") as other:
            page = Page(other)
            page.until("table")
            assert OWED.findall(page.parts["fair"]) == ["1"] and seal in page.parts["fair"]
            page.say(type="add", seat=1, words="tom's")
            while "undealt" in ann.parts["board"]:
                ann.hear()
        assert not OWED.findall(ann.parts["fair"]) and "tom&#39;s" in ann.parts["fair"] and seal in ann.parts["fair"]
        assert ann.refused(type="add", seat=0, words="late") == "settled"


def test_a_program_adds_too_and_sees_no_table_before_the_deal(patient: TestClient) -> None:
    made = patient.post("/api/matches", json={"game": "star_stations", "seats": [{"kind": "person"}] * 2, "adds": True}).json()
    path, tokens = f"/api/matches/{made['match']['id']}", made["tokens"]
    keys = [{"Authorization": f"Bearer {tokens[seat]}"} for seat in ("0", "1")]
    assert made["match"]["added"] == [None, None] and made["match"]["state"] == "waiting"
    seen = patient.get(f"{path}/view", headers=keys[0]).json()
    assert (seen["table"], seen["picture"], seen["log"], seen["options"], seen["asked"]) == ({}, "", [], [], -1)
    assert patient.get(f"{path}/events", headers=keys[0]).json()["events"] == []
    assert patient.post(f"{path}/answers", json={"number": 0, "answer": 0}, headers=keys[0]).json()["code"] == "waiting"
    assert patient.post(f"{path}/chance", json={"words": "x"}).status_code == 401
    assert patient.post(f"{path}/chance", json={"words": "x" * 65}, headers=keys[0]).status_code == 422
    for key, words in zip(keys, ["one", "two"], strict=True):
        added = patient.post(f"{path}/chance", json={"words": words}, headers=key).json()
    assert added["added"] == ["one", "two"]
    assert patient.post(f"{path}/chance", json={"words": "more"}, headers=keys[0]).json()["code"] == "settled"
    while not (seen := patient.get(f"{path}/view", headers=keys[0]).json())["table"]:
        pass
    assert seen["log"] or seen["picture"]


def test_people_of_a_tournament_add_to_chance_too(patient: TestClient) -> None:
    id = hold(patient, "star_stations")
    friends(patient, id, "Ann", "Ben")
    act(patient, id, "start")
    [one] = now(patient, id).meetings
    match = patient.get(f"/api/matches/{one.match}").json()
    assert (match["added"], match["state"]) == ([None, None], "waiting")
    assert f'href="/table/{one.match}"' in patient.get(f"/tournament/{id}").text


def test_a_table_whose_deal_waits_looks_for_nobody(patient: TestClient) -> None:
    new_table(patient, "connect_four", "me,screen", public="on")
    id = new_table(patient, "connect_four", "me,friend", public="on")
    assert re.findall(r"/sit/([\w-]+)/free", another(patient).get("/").text) == [id]


def test_a_rematch_with_a_clock_is_dealt_when_somebody_goes_on(patient: TestClient) -> None:
    """It begins paused, so that nobody's time runs before everybody is there; whoever is there can go on."""
    id = new_table(patient, seats="me,screen", clock="move", move="60")
    with patient.websocket_connect(f"/table/{id}/socket") as line:
        page = Page(line)
        for seat in (0, 1):
            page.say(type="add", seat=seat, words="mine")
        page.until_mine()
        page.say(type="resign", seat=1)
        while not page.last["over"]:
            page.hear()
    again = str(patient.post(f"/table/{id}/rematch", follow_redirects=False).headers["location"])
    with patient.websocket_connect(f"{again}/socket") as line:
        page = Page(line)
        for seat in (0, 1):
            page.say(type="add", seat=seat, words="mine")
        while 'data-undealt=""' not in page.parts.get("fair", ""):
            page.hear()
        assert "paused" in page.parts["question"] and 'data-wish="go_on"' in page.parts["question"]
        page.say(type="wish", what="go_on")
        assert page.until_mine()["clock"]["runs"] == 0
