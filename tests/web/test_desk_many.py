"""The designer's desk at several cafés on one PostgreSQL: a wish is made once, and any of them knows how far it is and what came of it."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial

import httpx2
import pytest
from starlette.testclient import TestClient

from cosmocafe.web.app import make_app
from cosmocafe.web.cafe import Cafe
from cosmocafe.web.desk_process import Done, Wish
from cosmocafe.web.rooms import desk
from cosmocafe.web.settings import Settings
from cosmocafe.web.speech import speech
from cosmocafe.web.store import simulations

from .conftest import GAMES
from .databases import Cluster
from .servers import Process
from .test_desk import COST, FEW, made, until_done

pytestmark = pytest.mark.timeout(300)
CHANGED = {**FEW, COST: "4"}


class Work:
    """Simulations that go on until somebody says so."""

    def __init__(self) -> None:
        self.begun: list[desk.Desk] = []  # by whom
        self.may_end, self.fails = threading.Event(), False

    async def __call__(self, maker: desk.Desk, id: str) -> Done:
        """Do it."""
        self.begun.append(maker)
        maker.further[id] = 0.5
        while not self.may_end.is_set():
            await asyncio.sleep(0.01)
        if self.fails:
            raise ValueError("the ships cannot fly")
        return made()


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    """Nothing is simulated; whoever would have done it is noted."""
    work = Work()

    async def simulated(self: desk.Desk, id: str, wish: Wish) -> Done:
        return await work(self, id)

    monkeypatch.setattr(desk.Desk, "_simulated", simulated)
    monkeypatch.setattr(desk, "EVERY", 0.05)
    return work


def cafes(two: list[TestClient]) -> list[Cafe]:
    return [client.app.state.cafe for client in two]  # type: ignore[attr-defined]


def becomes(happened: Callable[[], bool], seconds: float = 30) -> None:
    """Wait for it."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "it has not happened"
        time.sleep(0.02)


def further(client: TestClient, where: str) -> object:
    """How far it is, as a page hears it."""
    return client.get(f"{where}/progress").json()["running"]


def is_half_done(client: TestClient, where: str) -> bool:
    return further(client, where) == 0.5


def test_begun_at_one_it_is_seen_read_and_played_at_the_other(two: list[TestClient], work: Work) -> None:
    here, there = two
    where = here.post("/desk/star_stations", data=CHANGED).url.path
    becomes(partial(is_half_done, there, where))
    shown = there.get(where).text
    assert "ships.frigate.cost" in shown and 'value="0.5"' in shown and speech("en")("desk.running", games="40") in shown
    assert there.get(f"{where}/report").status_code == 404 and there.post(f"{where}/play").status_code == 422
    work.may_end.set()
    until_done(there, where)
    shown = there.get(where).text
    assert "a difference" in shown and f"{where}/report" in shown
    assert there.get(f"{where}/report").text == "<p>en</p>" == here.get(f"{where}/report").text
    assert f'name="{COST}" value="4"' in there.get(f"/desk/star_stations?of={where.rsplit('/', 1)[1]}").text
    table = there.post(f"{where}/play")
    assert table.status_code == 200 and "4 (printed: 2)" in table.text
    assert there.post("/desk/star_stations", data=CHANGED).url.path == where
    assert work.begun == [cafes(two)[0].desk]  # nothing is made twice


def test_asked_for_at_both_it_is_made_once(two: list[TestClient], work: Work) -> None:
    for games in range(40, 46):
        form = {**CHANGED, "games": f"{games}"}
        work.may_end.clear()
        with ThreadPoolExecutor(2) as pool:
            [where] = {answer.url.path for answer in pool.map(lambda one, form=form: one.post("/desk/star_stations", data=form), two)}
        for client in two:
            becomes(partial(is_half_done, client, where))
        work.may_end.set()
        for client in two:
            until_done(client, where)
            assert client.get(f"{where}/report").status_code == 200
    assert len(work.begun) == 6


def test_why_nothing_came_of_it_is_told_at_the_other_and_tried_again_there(two: list[TestClient], work: Work) -> None:
    here, there = two
    work.fails = True
    work.may_end.set()
    where = here.post("/desk/star_stations", data=CHANGED).url.path
    until_done(there, where)
    assert "the ships cannot fly" in there.get(where).text and there.get(f"{where}/report").status_code == 404
    work.fails = False
    assert there.post("/desk/star_stations", data=CHANGED).url.path == where
    until_done(here, where)
    assert "the ships cannot fly" not in here.get(where).text and here.get(f"{where}/report").status_code == 200
    assert work.begun == [cafe.desk for cafe in cafes(two)]


def test_who_is_gone_is_followed_by_another_that_somebody_asks(two: list[TestClient], work: Work, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says nothing when it is killed."""
    here, there = two
    monkeypatch.setattr(simulations, "LEASE", 1.0)
    gone = cafes(two)[0].desk
    monkeypatch.setattr(gone, "_say_how_far", lambda *_: asyncio.sleep(600))  # as if it were dead
    where = here.post("/desk/star_stations", data=CHANGED).url.path
    assert further(there, where) == 0
    becomes(partial(is_half_done, there, where))
    assert work.begun == [gone, cafes(two)[1].desk]
    work.may_end.set()
    until_done(there, where)
    assert there.get(f"{where}/report").status_code == 200 and len(work.begun) == 2


def test_a_cafe_that_closes_leaves_it_to_another_at_once(cluster: Cluster, settings: Settings, work: Work) -> None:
    both = replace(settings, db=cluster.new_database().url, secret="the same")  # noqa: S106  a test
    with TestClient(make_app(both)) as there:
        with TestClient(make_app(both)) as here:
            where = here.post("/desk/star_stations", data=CHANGED).url.path
            becomes(partial(is_half_done, there, where))
        began = time.monotonic()
        becomes(lambda: len(work.begun) == 2 or further(there, where) is None)
        assert time.monotonic() - began < simulations.LEASE
        work.may_end.set()
        until_done(there, where)
        assert there.get(f"{where}/report").status_code == 200


def test_a_database_that_is_gone_is_told_as_everywhere(cluster: Cluster, settings: Settings, work: Work) -> None:
    kept = cluster.new_database()
    with TestClient(make_app(replace(settings, db=kept.url)), raise_server_exceptions=False) as client:
        cafe: Cafe = client.app.state.cafe  # type: ignore[attr-defined]
        where = client.post("/desk/star_stations", data=CHANGED).url.path
        with kept.cut(cafe.store.engine):
            for path in (where, f"{where}/report", f"/desk/star_stations?of={where.rsplit('/', 1)[1]}"):
                assert client.get(path).status_code == 503
            assert client.get(f"{where}/progress").json()["code"] == "failed"
            assert client.post("/desk/star_stations", data=FEW).status_code == 503
            time.sleep(0.2)
        work.may_end.set()  # whoever makes it has not been disturbed
        until_done(client, where)
        assert client.get(f"{where}/report").status_code == 200 and len(work.begun) == 1


@pytest.mark.slow
def test_a_process_that_is_killed_is_followed_by_another(cluster: Cluster) -> None:
    url = cluster.new_database().url
    here, there = (Process(url, GAMES[:1]) for _ in range(2))
    try:
        for process in (here, there):
            process.start()
        with httpx2.Client(base_url=here.address) as client:
            where = client.post("/desk/star_stations", data={**CHANGED, "games": "4000"}).headers["location"]
        with httpx2.Client(base_url=there.address) as client:
            assert client.get(f"{where}/progress").json()["running"] is not None
            here.kill()
            end = time.monotonic() + 240
            while client.get(f"{where}/progress").json()["running"] is not None:
                assert time.monotonic() < end
                time.sleep(0.5)
            assert client.get(f"{where}/report").status_code == 200
    finally:
        here.kill()
        there.kill()


def test_really_simulated_at_one_it_is_read_at_the_other(two: list[TestClient]) -> None:
    here, there = two
    where = here.post("/desk/star_stations", data=CHANGED).url.path
    end = time.monotonic() + 240
    while further(there, where) is not None:
        assert time.monotonic() < end
        time.sleep(0.2)
    assert "Benjamini" in there.get(f"{where}/report").text
    assert 'lang="zh-Hant"' in there.get(f"{where}/report", headers={"accept-language": "zh-TW"}).text
