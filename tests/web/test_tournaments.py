"""A tournament of friends: joined by its link, rounds that put tables up, results that come in by themselves, people who leave."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from cosmocafe.web.app import make_app
from cosmocafe.web.rooms.contests import MOST, MOST_HELD, Now
from cosmocafe.web.settings import Settings

from .playing import another
from .test_people import cafe_of, come_back, link

FORM = {"title": "Friday", "kind": "everybody", "players": "2", "rounds": "1", "filler": "", "without_hints": "on"}


def hold(host: TestClient, game: str = "connect_four", **wish: str) -> str:
    made = host.post(f"/tournaments/new/{game}", data={**FORM, **wish}, follow_redirects=False)
    assert made.status_code == 303, made.text
    return str(made.headers["location"]).rpartition("/")[2]


def act(client: TestClient, id: str, did: str, **form: str) -> int:
    return client.post(f"/tournament/{id}/{did}", data=form, follow_redirects=False).status_code


def now(client: TestClient, id: str) -> Now:
    assert client.portal is not None
    found: Now = client.portal.call(cafe_of(client).contests.look, id)
    return found


def friends(client: TestClient, id: str, *names: str) -> list[TestClient]:
    """The client and others, all of them taking part."""
    people = [client, *(another(client) for _ in names[1:])]
    assert [act(one, id, "join", name=name) for one, name in zip(people, names, strict=True)] == [303] * len(names)
    return people


def play_round(people: list[TestClient], id: str) -> None:
    """Everybody plays every table that is open; the page of each says where."""
    for one in now(people[0], id).meetings:
        if one.match and one.state == "running":
            finish(people, one.match)


def finish(people: list[TestClient], match: str) -> None:
    """Everybody answers when asked, through the café's own doors."""
    cafe = cafe_of(people[0])
    portal = people[0].portal
    assert portal is not None

    async def played() -> None:
        table = await cafe.tables.find(match)
        while not table.match.over:
            seat = table.match.asked
            if table.seats[seat].bot:
                await cafe.seats.hold(table, table.owners[seat][0], seat, None) if table.owners.get(seat) else None
            await cafe.play.answer(table, seat, table.match.number, [table.match.options[0]])

    portal.call(played)


@pytest.fixture
def quick(settings: Settings) -> Iterator[TestClient]:
    with TestClient(make_app(replace(settings, bots=("random",), bot_pause=60))) as client:  # people are asked here, never bots
        yield client


def test_everybody_meets_everybody_and_results_come_in_by_themselves(quick: TestClient) -> None:
    id = hold(quick)
    people = friends(quick, id, "Ann", "Ben", "Cho", "Dee")
    assert act(people[1], id, "start") == 403, "only the host begins"
    assert act(quick, id, "start") == 303
    for round in range(1, 4):
        at = now(quick, id)
        assert (at.tournament.round, at.last, len([one for one in at.meetings if one.round == round])) == (round, 3, 2)
        play_round(people, id)
    end = now(quick, id)
    assert end.tournament.state == "over"
    assert sum(row.points for row in end.rows) == 6 and all(row.played == 3 for row in end.rows)
    assert len({frozenset(one.seats) for one in end.meetings}) == 6
    shown = another(quick).get(f"/tournament/{id}").text
    assert "Final table" in shown and all(name in shown for name in ("Ann", "Ben", "Cho", "Dee"))
    assert act(people[1], id, "leave") == 409


def test_the_tables_are_as_agreed_and_lead_back(quick: TestClient) -> None:
    id = hold(quick, "star_stations", **{"agreed-board_size": "5"})
    people = friends(quick, id, "Ann", "Ben")
    act(quick, id, "start")
    [one] = now(quick, id).meetings
    match = quick.get(f"/api/matches/{one.match}").json()
    assert (match["agreed"], match["hints"], match["state"]) == ({"board_size": "5"}, False, "running")
    assert "Squares on each side of the board: 5" in quick.get(f"/tournament/{id}").text
    usual = quick.get(f"/tournament/{hold(quick, 'star_stations', **{'agreed-board_size': '6'})}").text
    assert "Squares on each side" not in usual and '<details class="sure"><summary class="button quiet">End the tournament' in usual
    for person in people:
        assert f'href="/table/{one.match}"' in person.get(f"/tournament/{id}").text
        assert f'href="/tournament/{id}"' in person.get(f"/table/{one.match}").text
        assert f'href="/tournament/{id}"' in person.get("/").text


def test_who_is_one_too_many_rests_or_plays_with_bots(quick: TestClient) -> None:
    id = hold(quick, kind="swiss", rounds="2")
    people = friends(quick, id, "Ann", "Ben", "Cho")
    act(quick, id, "start")
    resting = [one for one in now(quick, id).meetings if one.match is None]
    assert [len(one.seats) for one in resting] == [1]
    play_round(people, id)
    play_round(people, id)
    end = now(quick, id)
    assert end.tournament.state == "over" and len({one.seats[0] for one in end.meetings if one.match is None}) == 2
    other = hold(quick, kind="swiss", filler="random")
    friends(quick, other, "Ann", "Ben", "Cho")
    act(quick, other, "start")
    assert sorted(len(one.seats) for one in now(quick, other).meetings) == [2, 2]
    assert sum(one.seats.count(-1) for one in now(quick, other).meetings) == 1


def test_tables_of_three(quick: TestClient) -> None:
    id = hold(quick, "kuhn_poker", players="3")
    people = friends(quick, id, *(f"P{n}" for n in range(5)))
    act(quick, id, "start")
    for _ in range(now(quick, id).last):
        play_round(people, id)
    end = now(quick, id)
    assert end.tournament.state == "over"
    met = {frozenset((a, b)) for one in end.meetings for a in one.seats for b in one.seats if a != b}
    assert len(met) == 10


def test_who_leaves_is_in_no_later_round_and_a_bot_finishes_the_match(quick: TestClient) -> None:
    id = hold(quick)
    people = friends(quick, id, "Ann", "Ben", "Cho", "Dee")
    act(quick, id, "start")
    assert all(one.state == "running" for one in now(quick, id).meetings)
    assert act(people[3], id, "leave") == 303
    left = next(one for one in now(quick, id).meetings if 3 in one.seats)
    assert quick.get(f"/api/matches/{left.match}").json()["seats"][left.seats.index(3)]["bot"] == "random"
    assert act(people[1], id, "remove", number="2") == 403, "only the host sends somebody away"
    play_round(people, id)
    at = now(quick, id)
    assert all(3 not in one.seats for one in at.meetings if one.round > 1)
    assert act(quick, id, "remove", number="2") == 303 == act(quick, id, "remove", number="1")
    play_round(people, id)
    assert now(quick, id).tournament.state == "over", "nobody is left to play with"


def test_a_table_that_was_closed_holds_nobody_up(quick: TestClient) -> None:
    id = hold(quick)
    friends(quick, id, "Ann", "Ben")
    act(quick, id, "start")
    [one] = now(quick, id).meetings
    cafe, portal = cafe_of(quick), quick.portal
    assert portal is not None and one.match
    portal.call(cafe.tables.remove, portal.call(cafe.tables.find, one.match))
    end = now(quick, id)
    assert end.tournament.state == "over" and [row.points for row in end.rows] == [0.5, 0.5]


def test_a_round_whose_tables_were_not_put_up_is_mended_by_whoever_looks(quick: TestClient) -> None:
    """As if the process had been killed between the two."""
    id = hold(quick)
    friends(quick, id, "Ann", "Ben")
    act(quick, id, "start")
    [one] = cafe_of(quick).contests.book.find(id).meetings  # type: ignore[union-attr]
    assert one.match and one.state is None
    assert now(quick, id).meetings[0].state == "running"
    assert now(quick, id).meetings[0].match == one.match


def test_who_left_or_has_a_name_that_was_blocked_since_is_not_at_a_new_table_by_it(quick: TestClient) -> None:
    id, cafe, portal = hold(quick), cafe_of(quick), quick.portal
    people = friends(quick, id, "Ann", "Ben", "Cho", "Dee")
    assert act(quick, id, "start") == 303 == act(people[3], id, "leave") and portal is not None
    portal.call(cafe.doorman.bar, "name", "Ben")
    seats = {
        number: seat
        for one in now(quick, id).meetings
        for number, seat in zip(one.seats, quick.get(f"/api/matches/{one.match}").json()["seats"], strict=True)
    }
    assert [seats[number]["kind"] for number in range(4)] == ["person", "person", "person", "bot"]
    assert [seats[number]["name"] for number in (0, 2)] == ["Ann", "Cho"] and seats[1]["name"] != "Ben"


def test_who_comes_back_on_another_device_is_still_in_it(quick: TestClient) -> None:
    id = hold(quick)
    friends(quick, id, "Ann", "Ben")
    other = another(quick)
    come_back(other, link(quick))
    assert "You take part as Ann" in other.get(f"/tournament/{id}").text
    assert act(other, id, "start") == 303


WRONG = [
    {"players": "1"}, {"players": "9"}, {"players": "x"}, {"players": ""}, {"players": "9" * 400}, {"rounds": "0"}, {"rounds": "-1"},
    {"rounds": "16"}, {"kind": "knockout"}, {"kind": ""}, {"filler": "search:visits=9999"}, {"filler": "trap.py"},
]  # fmt: skip


def test_what_cannot_be_held_is_refused(quick: TestClient) -> None:
    for wish in WRONG:
        assert quick.post("/tournaments/new/connect_four", data={**FORM, **wish}).status_code == 422, wish


def test_an_agreement_that_cannot_be_is_refused(quick: TestClient) -> None:
    assert quick.post("/tournaments/new/star_stations", data={**FORM, "agreed-board_size": "999"}).status_code == 422


def test_strangers_and_wrong_links(quick: TestClient) -> None:
    id = hold(quick)
    stranger = another(quick)
    assert stranger.get("/tournament/nothing").status_code == 404 == act(stranger, "nothing", "join", name="Eve")
    assert stranger.get(f"/tournament/{'x' * 41}").status_code == 404
    assert {act(stranger, id, did, number="0") for did in ("start", "end", "leave", "remove")} == {403}
    assert act(quick, id, "remove", number="99") == 403 and act(quick, id, "remove", number="x") == 422
    assert act(stranger, id, "explode") == 404
    assert act(quick, id, "start") == 409, "nobody takes part yet"
    assert act(stranger, id, "join", name="<b>Eve\u202e</b>" + "x" * 500) == 303
    assert "<b>Eve" not in quick.get(f"/tournament/{id}").text
    assert act(stranger, id, "join", name="Once more") == 303 and len(now(quick, id).entrants) == 1
    assert act(another(quick), id, "join", name="") == 303
    assert act(quick, id, "start") == 303
    assert act(another(quick), id, "join", name="Late") == 409


def test_two_of_one_name_are_told_apart(quick: TestClient) -> None:
    id = hold(quick)
    friends(quick, id, "Ann", "Ann")
    assert [one.name for one in now(quick, id).entrants.values()] == ["Ann", "Ann 2"]


def test_there_are_bounds(quick: TestClient) -> None:
    ids = [hold(quick) for _ in range(MOST_HELD)]
    assert quick.post("/tournaments/new/connect_four", data=FORM).status_code == 429
    assert act(quick, ids[0], "end") == 303
    hold(quick)
    codes = [act(another(quick), ids[1], "join", name=f"P{n}") for n in range(MOST + 1)]
    assert codes == [303] * MOST + [429]


def test_the_stamp_changes_when_something_does(quick: TestClient) -> None:
    id = hold(quick)
    stamps = [quick.get(f"/tournament/{id}/stamp").json()["stamp"]]
    people = friends(quick, id, "Ann", "Ben")
    stamps.append(quick.get(f"/tournament/{id}/stamp").json()["stamp"])
    act(quick, id, "start")
    stamps.append(quick.get(f"/tournament/{id}/stamp").json()["stamp"])
    play_round(people, id)
    stamps.append(quick.get(f"/tournament/{id}/stamp").json()["stamp"])
    assert len(set(stamps)) == 4
    assert re.search("<svg", quick.get(f"/tournament/{id}/qr").text)


def test_tables_of_a_tournament_keep_the_clock_that_was_agreed_and_wait_for_what_seats_add(settings: Settings) -> None:
    with TestClient(make_app(replace(settings, deal_wait=5, bots=("random",)))) as host:
        assert host.post("/tournaments/new/connect_four", data={**FORM, "clock": "move", "move": "0"}).status_code == 422
        id = hold(host, clock="move", move="60", late="lost")
        assert "For each move: 1 minute" in host.get(f"/tournament/{id}").text
        friends(host, id, "Ann", "Tom")
        assert act(host, id, "start") == 303
        [meeting] = now(host, id).meetings
        table = cafe_of(host).tables.live[str(meeting.match)]
        assert (table.opening.terms.clock, table.opening.terms.seconds, table.opening.terms.late) == ("move", 60, "lost")
        assert not table.is_dealt and table.silent_seats == [0, 1]


def test_a_bot_sits_where_somebody_who_was_blocked_would(quick: TestClient) -> None:
    id = hold(quick)
    people = friends(quick, id, "Ann", "Tom")
    cafe_of(quick).doorman.visitors = frozenset({now(quick, id).entrants[1].visitor})
    assert act(people[0], id, "start") == 303
    [meeting] = now(quick, id).meetings
    assert sorted(seat.kind for seat in cafe_of(quick).tables.live[str(meeting.match)].seats) == ["bot", "person"]
