"""Several cafés on one PostgreSQL: pages of one match on two processes stay in step, nothing is stored twice, bots answer once."""

from __future__ import annotations

import asyncio
import json
import random
import re
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from cosmocafe.core.found import installed_games
from cosmocafe.core.game import Game, View
from cosmocafe.web.app import make_app
from cosmocafe.web.cafe import Cafe
from cosmocafe.web.rooms import bots
from cosmocafe.web.rooms.hours import Hours
from cosmocafe.web.settings import Settings
from cosmocafe.web.store import Store
from cosmocafe.web.store.rows import PERSON, Line, Present, Spoken, standing
from cosmocafe.web.store.talk import said, say

from . import test_people as people
from . import test_tournaments as tournaments
from .conftest import GAMES
from .crowding import Crowd, kill_one
from .cutting import Line as CutLine
from .databases import Cluster
from .playing import Page, another, new_table
from .test_store import at, row

pytestmark = pytest.mark.timeout(120)


def lines(client: TestClient, id: str) -> list[Line]:
    """What is stored."""
    stored: list[Line] = client.app.state.cafe.store.lines(id)  # type: ignore[attr-defined]
    return stored


def elsewhere(two: list[TestClient]) -> None:
    """The same person at the other café."""
    two[1].cookies.update(two[0].cookies)


def test_pages_at_two_processes_stay_in_step(two: list[TestClient]) -> None:
    id = new_table(two[0], seats="me,screen")
    elsewhere(two)
    with two[0].websocket_connect(f"/table/{id}/socket") as one, two[1].websocket_connect(f"/table/{id}/socket") as other:
        pages = [Page(one), Page(other)]
        for number in range(12):
            page, watching = pages[number % 2], pages[1 - number % 2]
            page.until_mine()
            while page.last["number"] != number:
                page.hear()
            assert page.answer(number % 3)["type"] == "stored"
            while watching.last.get("number") != number + 1:
                watching.hear()
    assert [line.answer for line in lines(two[0], id)] == [number % 3 for number in range(12)]


def test_what_is_said_again_at_another_process_is_no_second_answer(two: list[TestClient]) -> None:
    """A page whose line was cut before it heard anything says the same again, wherever it comes back."""
    id = new_table(two[0], seats="me,screen")
    elsewhere(two)
    said = {"type": "answer", "number": 0, "line": 0, "key": 4711, "answers": [3]}
    for client in (*two, *two):
        with client.websocket_connect(f"/table/{id}/socket") as socket:
            socket.send_text(json.dumps(said))
            assert Page(socket).until("stored", "refused")["type"] == "stored"
    assert lines(two[0], id) == [Line(0, 3)]
    with two[1].websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.until_mine()
        assert page.answer(3)["type"] == "stored"
        socket.send_text(json.dumps({**said, "key": 4712}))
        assert page.until("stored", "refused")["code"] == "stale"


def test_what_was_answered_before_an_undo_is_not_answered_after_it(two: list[TestClient]) -> None:
    """Numbers come again when an answer is taken back, lines never."""
    id = new_table(two[0], "star_stations", "me,screen", **{"agreed-placement": "preset"})
    elsewhere(two)
    with two[0].websocket_connect(f"/table/{id}/socket") as socket:
        page, undone = Page(socket), {"type": ""}
        while undone["type"] != "stored":
            page.until_mine()
            number = page.last["number"]
            first = {"type": "answer", "number": number, "line": number, "key": 1 + number, "answers": [page.options[0]]}
            socket.send_text(json.dumps(first))
            assert page.until("stored", "refused")["type"] == "stored"
            page.acted_on = number
            socket.send_text(json.dumps({"type": "undo", "number": number + 1, "line": number + 1, "key": 1000}))
            undone = page.until("stored", "refused")  # not every answer can be taken back
    with two[1].websocket_connect(f"/table/{id}/socket") as socket:
        socket.send_text(json.dumps(first))
        assert Page(socket).until("stored", "refused")["type"] == "stored"  # it was, before
        socket.send_text(json.dumps({**first, "key": 1001}))
        assert Page(socket).until("stored", "refused")["code"] == "stale"
    assert len(lines(two[0], id)) == number + 2


def test_a_bot_thinks_at_one_process_though_two_look(two: list[TestClient], monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts: list[int] = []

    def think(name: str, view: View, most: float) -> tuple[int, None]:
        thoughts.append(view.seat)
        time.sleep(0.2)
        return view.options[0], None

    monkeypatch.setattr(bots, "think", think)
    id = new_table(two[0], seats="me,bot:random")
    elsewhere(two)
    with two[0].websocket_connect(f"/table/{id}/socket") as one, two[1].websocket_connect(f"/table/{id}/socket") as other:
        pages = [Page(one), Page(other)]
        for turn in range(3):
            page = pages[turn % 2]
            while not (page.last and page.last["mine"] and page.last["number"] == 2 * turn):
                page.hear()
            assert page.answer(page.options[-1])["type"] == "stored"
            while page.last["number"] != 2 * turn + 2:
                page.hear()
    assert len(thoughts) == 3 and len(lines(two[0], id)) == 6


def test_a_process_that_is_gone_leaves_its_bots_to_another(two: list[TestClient], monkeypatch: pytest.MonkeyPatch) -> None:
    """It says nothing when it is killed: after a few seconds another one takes over, though nobody looks there."""
    gone, other = two[0].app.state.cafe, two[1].app.state.cafe  # type: ignore[attr-defined]
    monkeypatch.setattr(gone.bots, "wake", lambda table: None)  # as if it were dead
    monkeypatch.setattr(gone.store.sharing, "take_bots", lambda ids: set())
    monkeypatch.setattr(gone.store.sharing, "take_orphans", lambda most: set())
    id = new_table(two[0], seats="bot:random,bot:random")
    began = time.monotonic()
    while not lines(two[0], id):
        assert time.monotonic() < began + 15
        time.sleep(0.05)
    assert other.tables.live[id].match.number


def test_bots_are_one_processs_until_it_leaves_them(cluster: Cluster) -> None:
    url = cluster.new_database().url
    stores = [Store(url), Store(url)]
    stores[0].add(row("a", PERSON, PERSON), {})
    mine, others = (store.sharing for store in stores)
    assert mine is not None and others is not None
    assert (mine.take_bots(["a"]), others.take_bots(["a"]), mine.take_bots(["a"])) == ({"a"}, set(), {"a"})
    mine.leave_bots(to_others=True)
    assert others.take_orphans(5) == {"a"}
    others.leave_bots(["a"], to_others=False)
    assert mine.take_orphans(5) == set()
    for store in stores:
        store.close()


def test_who_is_present_elsewhere_is_seen(two: list[TestClient]) -> None:
    id = new_table(two[0], seats="me,friend")
    table = two[0].app.state.cafe.tables.live[id]  # type: ignore[attr-defined]
    elsewhere(two)
    with two[1].websocket_connect(f"/table/{id}/socket"), two[0].websocket_connect(f"/table/{id}/socket"):
        becomes(lambda: table.elsewhere == Present(frozenset([0])))
    becomes(lambda: table.elsewhere == Present() == table.everybody_present)


def test_those_who_watch_at_two_processes_are_counted_once_each(two: list[TestClient]) -> None:
    id = new_table(two[0], seats="me,friend")
    two[1].post("/settings", data={"name": "Eve"})
    eve_here = TestClient(two[0].app, cookies=two[1].cookies)
    eve_here.portal = two[0].portal
    with two[1].websocket_connect(f"/table/{id}/socket"), eve_here.websocket_connect(f"/table/{id}/socket"):
        with two[0].websocket_connect(f"/table/{id}/socket") as socket:
            page = Page(socket)
            page.hear()
            while "1 watching" not in page.parts["watching"] or "Eve" not in page.parts["watching"]:
                page.hear()
        table = two[0].app.state.cafe.tables.live[id]  # type: ignore[attr-defined]
        becomes(lambda: len(table.elsewhere.watching) == 1 and len(table.everybody_present.watching) == 1)
    becomes(lambda: table.everybody_present == Present())


def test_people_at_two_processes_talk(two: list[TestClient], monkeypatch: pytest.MonkeyPatch) -> None:
    id = new_table(two[0], seats="me,friend", free_talk="on")
    with two[0].websocket_connect(f"/table/{id}/socket") as one, two[1].websocket_connect(f"/table/{id}/socket") as other:
        pages = [Page(one), Page(other)]
        for n, page in enumerate([*pages, *pages]):
            page.say(type="say", text=f"word {n}")
            for each in pages:
                [line] = each.until("talk")["lines"]
                assert (line["line"], line["words"], line["seat"]) == (n, f"word {n}", 0 if page is pages[0] else -1)
        silent = two[0].app.state.cafe.store.sharing  # type: ignore[attr-defined]
        monkeypatch.setattr(silent, "tell", lambda *said: None)  # as if its message was lost: others find out, only later
        pages[0].say(type="say", text="unheard")
        assert pages[1].until("talk")["lines"][0]["words"] == "unheard"


def test_two_processes_never_take_one_line_of_a_talk(cluster: Cluster) -> None:
    url = cluster.new_database().url
    stores = [Store(url), Store(url)]
    stores[0].add(row("a", PERSON), {0: ["ann"]})

    def speak(store: Store) -> None:
        for n in range(40):
            say(store.engine, "a", Spoken(who=store.me[:24], seat=0, name="Ann", kind="free", words=f"{n}", at=0.0))

    threads = [threading.Thread(target=speak, args=[store]) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    heard = said(stores[0].engine, "a")
    assert [spoken.line for spoken in heard] == list(range(80))
    for store in stores:
        assert [spoken.words for spoken in heard if spoken.who == store.me[:24]] == [f"{n}" for n in range(40)]
        store.close()


def becomes(happened: Callable[[], bool], seconds: float = 15) -> None:
    """Wait for it."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "it has not happened"
        time.sleep(0.05)


def test_what_nobody_told_is_found_by_comparing(two: list[TestClient], monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that dies between storing and telling."""
    id = new_table(two[0], seats="me,screen")
    elsewhere(two)
    monkeypatch.setattr(two[0].app.state.cafe.store.sharing, "tell", lambda changed, present=(): None)  # type: ignore[attr-defined]
    with two[0].websocket_connect(f"/table/{id}/socket") as one, two[1].websocket_connect(f"/table/{id}/socket") as other:
        page, watching = Page(one), Page(other)
        page.until_mine()
        assert page.answer(2)["type"] == "stored"
        stored = time.monotonic()
        while watching.last.get("number") != 1:
            watching.hear()
        assert time.monotonic() < stored + 6


def test_programs_see_what_was_stored_elsewhere_at_once(two: list[TestClient]) -> None:
    made = two[0].post("/api/matches", json={"game": "connect_four", "seats": [{"kind": "person"}] * 2}).json()
    path, tokens = f"/api/matches/{made['match']['id']}", made["tokens"]
    for number in range(10):
        client, head = two[number % 2], {"authorization": f"Bearer {tokens[str(number % 2)]}"}
        given = client.post(f"{path}/answers", json={"number": number, "answer": number % 3}, headers=head)
        assert given.json()["number"] == number + 1, given.text
        assert two[1 - number % 2].get(path).json()["number"] == number + 1


def test_a_seat_is_taken_once_and_a_rematch_is_one(two: list[TestClient]) -> None:
    wish = {"game": "connect_four", "public": True, "seats": [{"kind": "person"}, {"kind": "open"}]}
    for _ in range(5):
        made = two[0].post("/api/matches", json=wish).json()
        path = f"/api/matches/{made['match']['id']}"
        two[1].get(path)
        sat = [client.post(f"{path}/seats", json={"seat": 1, "name": f"P{n}"}) for n, client in enumerate(two)]
        assert sorted(one.status_code for one in sat) == [200, 403]
        assert [client.get(path).json()["seats"][1]["name"] for client in two] == ["P0", "P0"]


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_a_process_that_is_killed_loses_nothing_and_doubles_nothing(cluster: Cluster) -> None:
    """`python -m bench.crashes --processes 3` kills a hundred times."""
    crowd = Crowd(cluster.new_database().url, GAMES[:2], processes=2, people=8)
    try:
        crowd.open()
        tally = asyncio.run(crowd.play(kill_one, 5))
    finally:
        crowd.close()
    assert (tally.disturbances, tally.lost, tally.doubled) == (5, 0, 0)
    assert tally.said_again and tally.of_bots


def test_a_line_cut_before_the_database_answers_stores_every_answer_once(cluster: Cluster) -> None:
    """Nobody knows then whether the answer was stored; its key tells."""
    kept = cluster.new_database()
    Store(kept.url).close()
    line = CutLine(cluster.folder, kept.name)
    store, match = Store(line.url), row("a", PERSON, PERSON)
    store.add(match, {})
    try:
        for number in range(30):
            line.cut(number % 3)
            assert store.append([at(match, number, Line(0, number), key=1000 + number)]) == [None]
        assert line.cuts >= 20
        assert [one.answer for one in store.lines("a")] == list(range(30))
        assert store.whole("a").keys == [1000 + number for number in range(30)]
    finally:
        store.close()
        line.close()


def test_an_answer_that_was_waiting_when_its_line_was_cut_is_stored_once(cluster: Cluster) -> None:
    """The database goes on with what nobody waits for any more, once the lock is free: that it is not there yet proves nothing."""
    kept = cluster.new_database()
    line = CutLine(cluster.folder, kept.name)
    store, match = Store(line.url), row("a", PERSON, PERSON)
    store.add(match, {})
    said: list[object] = []
    with cluster.connect(kept.name) as other, other.transaction():
        other.execute("SELECT 1 FROM matches FOR UPDATE")
        line.cut(2)  # the greeting that feels whether the line is open, then the answer itself
        waiting = threading.Thread(target=lambda: said.extend(store.append([at(match, 0, Line(0, 5), key=77)])))
        waiting.start()
        time.sleep(1)
    waiting.join(20)
    assert said == [None] and store.whole("a").keys == [77]
    store.close()
    line.close()


def test_two_people_at_two_processes_finish_a_match(two: list[TestClient]) -> None:
    finish(two, "connect_four")


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", sorted(installed_games()))
def test_two_people_at_two_processes_finish_a_match_of_each_game(cluster: Cluster, settings: Settings, game: str) -> None:
    both = replace(settings, db=cluster.new_database().url, secret="the same", games=(game,))  # noqa: S106  a test
    with TestClient(make_app(both)) as one, TestClient(make_app(both)) as other:
        finish([one, other], game)


def finish(two: list[TestClient], name: str) -> None:
    """Ann at one process and Tom at another answer at random until it is over. Bots sit where more must; what can be agreed is short."""
    game: Game = two[0].app.state.cafe.shelf.game(name)  # type: ignore[attr-defined]
    seats = ["me", "friend", *["bot:random"] * (game.players[0] - 2)]
    short = {f"agreed-{one.name}": str(one.range[0]) for one in game.agreements if one.range}
    id = new_table(two[0], name, ",".join(seats), **short)
    invited = re.findall(r'data-copy="(/sit/[\w-]+)', two[0].get(f"/table/{id}").text)
    assert two[1].post(invited[0], data={"name": "Tom"}).status_code == 200
    rng = random.Random(1)  # noqa: S311
    with two[0].websocket_connect(f"/table/{id}/socket") as one, two[1].websocket_connect(f"/table/{id}/socket") as other:
        pages = [Page(one), Page(other)]
        threads = [threading.Thread(target=play, args=(page, random.Random(rng.random()))) for page in pages]  # noqa: S311
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert [page.last["over"] for page in pages] == [True, True] and pages[0].last["number"] == pages[1].last["number"]
    becomes(lambda: len({client.get(f"/api/matches/{id}").text for client in two}) == 1)  # a bot may still be at it
    end = two[1].get(f"/api/matches/{id}").json()
    assert end["over"]
    assert not end["over"] or end["number"] == len(standing(lines(two[0], id)))


def play(page: Page, rng: random.Random) -> None:
    """Answer whatever is asked, until the match is over."""
    while not (page.last and page.last["over"]):
        if page.last and page.last["mine"] and page.last["number"] != page.acted_on:
            assert page.answer(rng.choice(page.options))["type"] == "stored"
        else:
            page.hear()


def test_clocks_and_wishes_hold_at_every_process(two: list[TestClient], monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann is at one process and Tom at the other; when Tom's time is up both processes look, and one acts."""
    now = [1000.0]
    monkeypatch.setattr(Hours, "now", lambda self: now[0])
    id = new_table(two[0], seats="me,friend", public="on", clock="move", move="60", late="bot:random")
    assert two[1].post(f"/sit/{id}/1", data={"name": "Tom"}).status_code == 200
    cafes: list[Cafe] = [client.app.state.cafe for client in two]  # type: ignore[attr-defined]
    with two[0].websocket_connect(f"/table/{id}/socket") as one, two[1].websocket_connect(f"/table/{id}/socket") as other:
        ann, tom = Page(one), Page(other)
        ann.until_mine()
        now[0] += 10
        ann.answer(3)
        while not tom.last.get("mine"):
            tom.hear()
        assert tom.last["clock"] == {"left": [60, 60], "runs": 1, "low": 12}
        tom.say(type="wish", what="pause")
        while "let us pause" not in ann.parts["manners"]:
            ann.hear()
        now[0] += 60
        for client, cafe in zip(two, cafes, strict=True):
            assert client.portal is not None
            client.portal.start_task_soon(cafe.manners.look)
        ann.until_mine()
        assert [(line.seat, line.answer >= 0) for line in lines(two[0], id)] == [(0, True), (1, True)]
        ann.say(type="wish", what="pause")
        while "paused" not in tom.parts["question"]:
            tom.hear()
    stored = cafes[0].store.match(id)
    assert stored is not None and stored.course.paused and stored.course.left[0] == 60 and stored.seats[1].bot == "random"


def test_the_hours_are_the_databases(two: list[TestClient]) -> None:
    stores: list[Store] = [client.app.state.cafe.store for client in two]  # type: ignore[attr-defined]
    first = stores[0].open_for()
    assert first <= stores[1].open_for() <= stores[0].open_for() < first + 4


def test_people_are_known_kept_out_and_paired_by_every_process(cluster: Cluster, settings: Settings) -> None:
    token = "a-token-of-enough-letters"  # noqa: S105  a test
    both = replace(settings, db=cluster.new_database().url, secret="the same", admin=token)  # noqa: S106  a test
    with ExitStack() as stack:
        here, there = (stack.enter_context(TestClient(make_app(both))) for _ in range(2))
        here.post("/settings", data={"name": "Ann"})
        guest = another(there)
        id = tournaments.hold(here)
        assert [tournaments.act(one, id, "join", name=name) for one, name in ((here, "Ann"), (guest, "Ben"))] == [303, 303]
        assert tournaments.act(guest, id, "start") == 403 and tournaments.act(here, id, "start") == 303
        with ThreadPoolExecutor(8) as pool:
            looks = list(pool.map(lambda n: tournaments.now((here, there)[n % 2], id), range(16)))
        assert len({one.match for look in looks for one in look.meetings}) == 1, "one table, whoever puts it up"
        [meeting] = tournaments.now(there, id).meetings
        assert meeting.match and meeting.state == "running"
        tournaments.finish([there], meeting.match)
        assert {tournaments.now(one, id).tournament.state for one in (here, there)} == {"over"}
        assert f"/table/{meeting.match}" not in there.get("/").text
        assert people.come_back(there, people.link(here)) == 303
        assert f"/table/{meeting.match}" in there.get("/").text
        assert here.post("/admin", data={"token": token}).status_code == 200
        assert here.get("/admin", params={"find": "be"}).status_code == 200
        ben = next(one.visitor for one in tournaments.now(here, id).entrants.values() if one.name == "Ben")
        assert here.post("/admin/block-visitor", data={"what": ben}).status_code == 200
        until = time.monotonic() + 10
        while guest.get("/").status_code != 403:
            assert time.monotonic() < until, "the other process hears of it"
            time.sleep(0.1)
        assert "ratings" in there.get("/games/connect_four/ratings").url.path
