"""A database that is locked, full, read-only or gone for a while: it is said in words, nothing is lost, all goes on by itself."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from cosmocafe.web.app import make_app
from cosmocafe.web.rooms.table import replayed
from cosmocafe.web.settings import Settings
from cosmocafe.web.store import Store
from cosmocafe.web.store.rows import PERSON, RECORD, Line, standing

from .databases import Cluster, Postgres, Sqlite
from .playing import Page, new_table
from .test_store import at, carry_over, row, upgrade_twice

pytestmark = pytest.mark.timeout(120)
FORM = {"players": "2", "seat-0": "me", "seat-1": "screen"}
FAULTS = [
    *(("sqlite", fault) for fault in ("locked", "full", "read-only")),
    *(("postgres", fault) for fault in ("locked", "full", "read-only", "cut", "stopped")),
]
every_fault = pytest.mark.parametrize(("kind", "fault"), FAULTS, ids=[f"{kind}-{fault}" for kind, fault in FAULTS])


@contextmanager
def database(kind: str, fault: str, folder: Path, request: pytest.FixtureRequest) -> Iterator[Sqlite | Postgres]:
    """An empty database in which this fault can be brought about."""
    if kind == "sqlite":
        yield Sqlite(folder / "cafe.db")
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    if fault != "full":
        yield cluster.new_database()
        return
    if os.geteuid() != 0:
        pytest.skip("only root can make a small disk")
    with cluster.small_disk() as small:
        yield small


class Broken:
    """A café whose database can be broken and mended."""

    def __init__(self, client: TestClient, database: Sqlite | Postgres, fault: str) -> None:
        self.client, self.store = client, client.app.state.cafe.store  # type: ignore[attr-defined]
        self._fault, self._stack = database.faults[fault], ExitStack()
        self._ballast = row("ballast", PERSON)
        self.store.add(self._ballast, {})

    def break_(self) -> None:
        """From now on the database fails."""
        self._stack.enter_context(self._fault(self.store.engine))
        for line in range(1000):  # a page that is not full yet is filled
            if self.store.append([at(self._ballast, line, Line(0, 0))]) != [None]:
                return
        raise AssertionError("the database does not fail")

    def mend(self) -> None:
        """The database is well again."""
        self._stack.close()

    def stored(self, id: str) -> list[int]:
        """The answers in the store; they make a match."""
        row, lines = self.store.match(id), self.store.lines(id)
        replayed(self.client.app.state.cafe.shelf.game(row.game), row, lines)  # type: ignore[attr-defined]
        return standing(lines)


@pytest.fixture
def broken(kind: str, fault: str, tmp_path: Path, settings: Settings, request: pytest.FixtureRequest) -> Iterator[Broken]:
    with (
        database(kind, fault, tmp_path, request) as kept,
        TestClient(make_app(replace(settings, db=kept.url, bot_pause=0.3)), raise_server_exceptions=False) as client,
    ):
        it = Broken(client, kept, fault)
        yield it
        it.mend()


def api_match(client: TestClient) -> tuple[str, str]:
    """A match of two programs: its path and the first seat's token."""
    made = client.post("/api/matches", json={"game": "kuhn_poker", "seats": [{"kind": "person"}] * 3}).json()
    return f"/api/matches/{made['match']['id']}", made["tokens"]["0"]


@every_fault
def test_it_is_said_in_words_and_everything_goes_on(broken: Broken) -> None:
    client = broken.client
    id = new_table(client, "star_stations", "me,screen", **{"agreed-placement": "preset"})
    assert client.get("/healthz").status_code == 200
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.until_mine()
        assert page.answer(page.options[0])["type"] == "stored"
        page.until_mine()
        broken.break_()
        assert becomes(client, 503)["ok"] is False
        refused = page.answer(page.options[0])
        assert refused["code"] == "failed" and len(refused["words"]) > 20
        broken.mend()
        page.acted_on = None
        page.until("table")
        before = broken.stored(id)
        while page.last["number"] != len(before):
            page.hear()
        last = page.options[-1]
        assert page.answer(last)["type"] == "stored"
        assert broken.stored(id) == [*before, last]
        assert not storage_failed(broken, id)  # read anew once, not at every answer
    assert becomes(client, 200)["ok"] is True


def becomes(client: TestClient, status: int) -> dict[str, Any]:
    """What the café says of its health, once it has noticed the change."""
    until = time.monotonic() + 5
    while (said := client.get("/healthz")).status_code != status:
        assert time.monotonic() < until, said.text
        time.sleep(0.1)
    found: dict[str, Any] = said.json()
    return found


@every_fault
def test_bots_come_back_by_themselves(broken: Broken) -> None:
    id = new_table(broken.client, "star_stations", "bot:random,bot:random", **{"agreed-placement": "preset"})
    broken.break_()
    until = time.monotonic() + 30
    while not storage_failed(broken, id):
        assert time.monotonic() < until, "the fault never reached the bots"
        time.sleep(0.02)
    broken.mend()
    before, until = len(broken.stored(id)), time.monotonic() + 20
    while len(broken.stored(id)) < before + 3:
        assert time.monotonic() < until, "the bots do not move any more"
        time.sleep(0.05)


def storage_failed(broken: Broken, id: str) -> bool:
    """Whether somebody at the table has run into the fault."""
    return bool(broken.client.app.state.cafe.tables.live[id].doubtful)  # type: ignore[attr-defined]


@every_fault
def test_programs_hear_a_code_and_a_sentence(broken: Broken, fault: str) -> None:
    path, token = api_match(broken.client)
    head = {"authorization": f"Bearer {token}"}
    broken.break_()
    wish = {"game": "kuhn_poker", "seats": [{"kind": "bot", "bot": "random"}] * 3}
    asked = [(f"{path}/answers", {"number": 0, "answer": "bet"}), ("/api/matches", wish)]
    for where, what in asked[: 1 if fault == "full" else 2]:  # there may be room for a match, though for no answer
        said = broken.client.post(where, json=what, headers=head)
        assert (said.status_code, said.json()["code"]) == (503, "failed") and len(said.json()["message"]) > 20
        assert fault == "full" or broken.client.post("/new/connect_four", data=FORM).status_code == 503
    broken.mend()
    assert broken.client.post(f"{path}/answers", json={"number": 0, "answer": "bet"}, headers=head).json()["number"] == 1


@pytest.mark.parametrize(("kind", "fault"), [("postgres", "stopped")])
def test_an_answer_refused_by_an_outage_is_nowhere(broken: Broken) -> None:
    """Neither the append nor the look at the store worked: what memory held of it must be gone before the next answer is taken."""
    id = new_table(broken.client, seats="me,screen")
    table = broken.client.app.state.cafe.tables.live[id]  # type: ignore[attr-defined]
    with broken.client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        for column in (0, 1):
            page.until_mine()
            assert page.answer(column)["type"] == "stored"
        page.until_mine()
        broken.break_()
        assert page.answer(2)["code"] == "failed"
    broken.mend()
    with broken.client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        assert page.until_mine()["number"] == 2
        assert page.answer(5)["type"] == "stored"
    assert broken.stored(id) == [0, 1, 5] == table.match.answers


def test_a_page_that_opens_while_the_database_is_gone_is_told(cluster: Cluster, settings: Settings) -> None:
    kept = cluster.new_database()
    with TestClient(make_app(replace(settings, db=kept.url)), raise_server_exceptions=False) as client:
        id = new_table(client)
        client.app.state.cafe.tables.live.clear()  # type: ignore[attr-defined]
        with kept.cut(client.app.state.cafe.store.engine):  # type: ignore[attr-defined]
            assert client.get(f"/table/{id}").status_code == 503
            assert client.get("/").status_code == 503
            with client.websocket_connect(f"/table/{id}/socket") as socket:
                assert socket.receive_json()["code"] == "failed"
        assert client.get(f"/table/{id}").status_code == 200


def test_postgres_makes_the_declared_schema_and_waits_for_nobody_forever(cluster: Cluster) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from cosmocafe.web.store.schema import metadata

    store = Store(cluster.new_database().url)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert connection.exec_driver_sql("SHOW lock_timeout").scalar() == "2s"
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
    store.close()


def test_postgres_carries_matches_of_an_older_cafe_over_and_forgets_old_records(cluster: Cluster) -> None:
    url = cluster.new_database().url
    carry_over(url)
    upgrade_twice(cluster.new_database().url)
    store = Store(url)
    for id in ("old", "new"):
        store.add(row(id, PERSON, state=RECORD), {}, [Line(0, 5), Line(0, 6)])
    store.forget_records(1)
    assert (store.match("old"), store.lines("old"), store.lines("new")) == (None, [], [Line(0, 5), Line(0, 6)])
    store.close()
