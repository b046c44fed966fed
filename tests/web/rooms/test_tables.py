"""Tables in memory: each once, as it stands in the match, and only while somebody looks."""

from __future__ import annotations

import asyncio

import pytest
from starlette.testclient import TestClient

from cosmocafe.web.app import make_app
from cosmocafe.web.cafe import Cafe
from cosmocafe.web.rooms import table as one_table
from cosmocafe.web.rooms.table import LiveTable, OtherEdition
from cosmocafe.web.rooms.tables import Unknown
from cosmocafe.web.settings import Settings
from cosmocafe.web.store import Standing
from cosmocafe.web.store.rows import OVER, RUNNING, WAITING

from ..playing import another, new_table
from .meeting import ANN, TOM, at_a_table
from .test_openings import ANN_WINS


def test_how_a_match_stands_is_what_is_stored(settings: Settings) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        seen = []

        def note() -> None:
            stored = cafe.store.match(table.id)
            assert stored is not None and stored.standing == table.standing
            seen.append(table.standing)

        note()
        await cafe.seats.sit(table, 1, "tom", "Tom")
        note()
        for number, (seat, column) in enumerate(ANN_WINS):
            await cafe.play.answer(table, seat, number, [column])
            note()
        assert seen[:3] == [Standing(WAITING), Standing(RUNNING, 0), Standing(RUNNING, 1)] and seen[-1] == Standing(OVER, -1, [1, 2])

    at_a_table(settings, play)


def test_a_table_is_once_in_memory_however_many_look_for_it(settings: Settings) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        cafe.tables.live.clear()
        found = await asyncio.gather(*(cafe.tables.find(table.id) for _ in range(5)))
        assert found[0] is not table and len(set(map(id, found))) == 1 and await cafe.tables.find(table.id) is found[0]
        with pytest.raises(Unknown):
            await cafe.tables.find("nowhere")

    at_a_table(settings, play)


@pytest.mark.parametrize("earlier", ["UPDATE matches SET rules = 0", "UPDATE matches SET box = 'another'"])
def test_a_table_of_an_earlier_edition_is_over_and_says_so(settings: Settings, earlier: str) -> None:
    with TestClient(make_app(settings), raise_server_exceptions=False) as client:
        cafe: Cafe = client.app.state.cafe  # type: ignore[attr-defined]
        waiting, running = new_table(client, seats="me,friend", public="on"), new_table(client, seats="me,screen")
        with cafe.store.engine.begin() as connection:
            connection.exec_driver_sql(earlier)
        cafe.tables.live.clear()
        assert "Your turn" in client.get("/").text and waiting in another(client).get("/").text
        for id in (waiting, running):
            for door in (f"/table/{id}", f"/sit/{id}/1", f"/replay/{id}"):  # a replay is not shown before the match is over
                refused = client.get(door)
                assert refused.status_code == 410 and "earlier edition" in refused.text
            assert client.get(f"/api/matches/{id}").json()["code"] == "edition"
        assert "Your turn" not in client.get("/").text and waiting not in another(client).get("/").text


def test_a_finished_match_of_an_earlier_edition_keeps_its_winner(settings: Settings) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        for number, (seat, column) in enumerate(ANN_WINS):
            await cafe.play.answer(table, seat, number, [column])
        with cafe.store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE matches SET rules = 0")
        cafe.tables.live.clear()
        with pytest.raises(OtherEdition):
            await cafe.tables.find(table.id)
        kept = cafe.store.match(table.id)
        assert kept is not None and kept.standing == Standing(OVER, -1, [1, 2])

    at_a_table(settings, play, ANN, TOM)


def test_a_table_that_nobody_looks_at_leaves_memory(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        cafe.tables.let_go()
        assert cafe.tables.holds(table)  # somebody has just looked
        monkeypatch.setattr(one_table, "IDLE", -1.0)
        async with table.lock:
            cafe.tables.let_go()
            assert cafe.tables.holds(table)  # somebody is at work
        watcher = asyncio.Event()
        table.watchers.add(watcher)
        cafe.tables.let_go()
        assert cafe.tables.holds(table)  # somebody watches
        table.watchers.discard(watcher)
        cafe.tables.let_go()
        assert not cafe.tables.holds(table)
        again = await cafe.tables.find(table.id)
        assert again is not table and again.seats == table.seats

    at_a_table(settings, play)
