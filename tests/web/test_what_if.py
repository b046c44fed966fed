"""What if, and playing on: another answer changes the chances it should change, and a fork is a table of its own."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from cosmocafe.core.found import find_game
from cosmocafe.core.match import Match, record_text
from cosmocafe.insight import whatif
from cosmocafe.insight.chances import ONE
from cosmocafe.insight.whatif import WhatIf

from .conftest import EXAMPLES
from .playing import Page, new_table
from .test_every_door import play_out
from .test_insight import code, heard, over, upload

FOUR = str(EXAMPLES / "connect_four.py")


def three_in_a_column() -> Match:
    """Who began may complete four in a row, and looks away."""
    match = Match(find_game(FOUR), 2, 1)
    for answer in (3, 0, 3, 0, 3, 1):
        match.answer(answer)
    return match


def test_an_answer_that_wins_changes_the_chance_to_all_of_it() -> None:
    match = three_in_a_column()
    before = match.table.copy()
    match.answer(6)
    trial = WhatIf(match.game, match.box, before, match.table, 3, times=30)
    while not (found := trial.go_on()).is_done:
        pass
    assert found.times == 30 and found.instead[0] == ONE and found.came[0] < ONE
    assert found.change[0] == pytest.approx(found.instead[0] - found.came[0]) and sum(found.change) == pytest.approx(0)
    assert 0 < found.error[0] < ONE / 4


def test_both_sides_meet_the_same_chance() -> None:
    """Where the same is answered nothing changes, though games differ."""
    match = Match(find_game(FOUR), 2, 1)
    before = match.table.copy()
    match.answer(0)
    trial = WhatIf(match.game, match.box, before, match.table, 0, times=20)
    while not (found := trial.go_on()).is_done:
        pass
    assert found.change == found.error == (0, 0) and 0 < found.came[0] < ONE


def test_every_game_has_chance_of_its_own_and_counts_only_if_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(find_game("stardust_coffee"), 2, 1)
    trial = WhatIf(match.game, match.box, match.table, match.table, match.options[0], times=1)
    assert len({trial._otherwise(number).to_bytes() for number in range(4)}) == 4
    monkeypatch.setattr(whatif, "MOST", 1)
    found = trial.go_on()
    assert found.is_done and found.times == 0 and found.came == found.instead == (ONE / 2, ONE / 2)


def test_a_replay_tries_another_answer_and_refuses_what_was_not_offered(client: TestClient) -> None:
    match = three_in_a_column()
    match.answer(6)
    id = upload(client, record_text(match))
    listed = client.get(f"/replay/{id}/options?at=6").json()
    assert listed["given"] == 6 and [answer for answer, _ in listed["options"]] == list(range(7))
    events = heard(client, f"/replay/{id}/whatif?at=6&answer=3")
    assert events[0][0] == "otherwise" and "100 %" in events[-2][1]["html"] and events[-1][0] == "end"
    assert "chance anew" in heard(client, f"/replay/{id}/whatif?at=6&answer=6")[0][1]["html"]
    assert code(client.get(f"/replay/{id}/whatif?at=6&answer=40")) == (422, "input")
    assert code(client.get(f"/replay/{id}/whatif?at=7&answer=3")) == (422, "input")
    assert client.get(f"/replay/{id}/options?at=7").json()["options"] == []


def test_somebody_plays_on_from_a_moment_at_a_table_of_its_own(client: TestClient) -> None:
    id = over(client)
    before = client.get(f"/api/matches/{id}").json()
    response = client.post(f"/replay/{id}/fork", data={"at": "12", "seat": "1"}, follow_redirects=False)
    fork = response.headers["location"].rsplit("/", 1)[1]
    with client.websocket_connect(f"/table/{fork}/socket") as socket:
        page = Page(socket)
        page.until_mine()
        assert page.last["seat"] == 1 and page.last["number"] >= 12
        assert page.answer(page.options[0])["type"] == "stored"
    assert [seat["kind"] for seat in client.get(f"/api/matches/{fork}").json()["seats"]] == ["bot", "person"]
    assert client.get(f"/api/matches/{id}").json() == before  # the match itself is as it was


def test_nobody_forks_a_match_that_is_being_played_or_over_there(client: TestClient) -> None:
    """The seed of a running match, and all that is hidden, would come with it."""
    id = new_table(client)
    assert client.post(f"/replay/{id}/fork", data={"at": "0", "seat": "1"}).status_code == 409
    play_out(client, id)
    last = client.get(f"/api/matches/{id}").json()["number"]
    assert client.post(f"/replay/{id}/fork", data={"at": f"{last}", "seat": "0"}).status_code == 422
    assert client.post(f"/replay/{id}/fork", data={"at": "0", "seat": "7"}).status_code == 422
    assert client.post(f"/replay/{id}/fork", data={"at": "0", "seat": "0"}, follow_redirects=False).status_code == 303
