"""The store: append-only, whole or not at all, the same schema from migrations as declared."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from cosmocafe.core.errors import OptionError, StaleQuestion
from cosmocafe.web.ledger import Ledger
from cosmocafe.web.store import Appended, MatchRow, SeatRow, Store
from cosmocafe.web.store.rows import OPEN, PERSON, RUNNING, WAITING, Line, standing
from cosmocafe.web.store.schema import metadata


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(f"sqlite:///{tmp_path / 'cafe.db'}")


def row(id: str, *kinds: str, state: str = RUNNING, public: bool = False) -> MatchRow:
    now = time.time()
    seats = [SeatRow(seat=n, kind=kind, name=f"P{n}", token=f"{id}{n}") for n, kind in enumerate(kinds)]
    return MatchRow(
        id=id, game="g", rules=1, box="b", players=len(seats), options={"size": 6}, seed="s", state=state, public=public, created=now,
        touched=now, seats=seats,
    )  # fmt: skip


def test_migrations_make_the_declared_schema(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_sqlite_writes_to_the_disk_before_it_answers(store: Store) -> None:
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2


def test_a_match_comes_back_as_it_was_kept(store: Store) -> None:
    kept = row("a", PERSON, OPEN)
    store.add(kept, {0: ["ann"]})
    assert store.match("a") == kept
    assert store.match("b") is None
    assert store.sitters("a") == {0: ["ann"]}


def test_answers_are_appended_and_never_lost(store: Store) -> None:
    kept = row("a", PERSON, PERSON)
    store.add(kept, {})
    assert store.append([Appended(kept, 0, [Line(0, 5), Line(0, 6)])]) == [None]
    assert store.append([Appended(kept, 2, [Line(0, -1)])]) == [None]
    assert store.append([Appended(kept, 3, [Line(1, 9)])]) == [None]
    assert [line.answer for line in store.lines("a")] == [5, 6, -1, 9]
    assert standing(store.lines("a")) == [5, 9]


def test_who_comes_second_is_refused_and_changes_nothing(store: Store) -> None:
    kept, other = row("a", PERSON, PERSON), row("b", PERSON, PERSON)
    store.add(kept, {})
    store.add(other, {})
    other.asked = 1
    first, late, elsewhere = Appended(kept, 0, [Line(0, 5)]), Appended(kept, 0, [Line(0, 7)]), Appended(other, 0, [Line(0, 8)])
    assert store.append([first]) == [None]
    refused, taken = store.append([late, elsewhere])
    assert isinstance(refused, StaleQuestion) and taken is None
    assert [line.answer for line in store.lines("a")] == [5]
    assert [line.answer for line in store.lines("b")] == [8]
    found = store.match("b")
    assert found is not None and (found.asked, found.answered) == (1, 1)


def test_answers_that_come_while_the_disk_is_busy_are_written_together(store: Store) -> None:
    tables = [row(f"t{n}", PERSON, PERSON) for n in range(9)]
    for table in tables:
        store.add(table, {})
    batches: list[int] = []

    async def write(work: Callable[..., Any], given: list[Appended]) -> Any:
        batches.append(len(given))
        return await asyncio.to_thread(work, given)

    async def answer_all() -> list[BaseException | None]:
        ledger = Ledger(store, write)
        lines = [Appended(table, 0, [Line(0, n)]) for n, table in enumerate(tables)]
        return await asyncio.gather(*(ledger.append(line) for line in [*lines, lines[4]]), return_exceptions=True)

    *fine, late = asyncio.run(answer_all())
    assert fine == [None] * 9 and isinstance(late, StaleQuestion)
    assert sum(batches) == 10 and len(batches) < 10
    assert [store.lines(table.id) for table in tables] == [[Line(0, n)] for n in range(9)]


def test_a_disk_that_fails_is_heard_of_by_everybody(store: Store) -> None:
    table = row("a", PERSON, PERSON)
    store.add(table, {})

    async def write(work: Callable[..., Any], given: list[Appended]) -> Any:
        raise OSError("no space left")

    async def answer_twice() -> list[BaseException | None]:
        ledger = Ledger(store, write)
        lines = [Appended(table, n, [Line(0, n)]) for n in range(2)]
        return await asyncio.gather(*map(ledger.append, lines), return_exceptions=True)

    assert [str(wrong) for wrong in asyncio.run(answer_twice())] == ["no space left"] * 2
    assert store.lines("a") == []


def test_a_seat_is_taken_once(store: Store) -> None:
    store.add(row("a", PERSON, OPEN, state=WAITING), {})
    taken = SeatRow(seat=1, kind=PERSON, name="Tom", token="new")  # noqa: S106  a test
    assert store.sit("a", taken, "tom")
    assert not store.sit("a", taken, "eve")
    assert store.sitters("a") == {1: ["tom"]}
    assert store.seat_of("new") == ("a", 1)
    assert store.seat_of("a1") is None


def test_my_tables_and_tables_looking_for_players(store: Store) -> None:
    store.add(row("a", PERSON, OPEN, state=WAITING, public=True), {0: ["ann"]})
    store.add(row("b", PERSON, OPEN, state=WAITING), {0: ["tom"]})
    store.add(row("c", PERSON, PERSON), {0: ["ann"], 1: ["ann"]})
    assert {found.id for found in store.looking()} == {"a"}
    assert {found.id: seats for found, seats in store.of_visitor("ann")} == {"a": {0}, "c": {0, 1}}


def test_keepsakes_stay(store: Store) -> None:
    assert store.keepsake("secret", "one") == "one"
    assert store.keepsake("secret", "two") == "one"


def test_a_database_that_cannot_be_opened_is_said_in_words(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="cannot be opened"):
        Store(f"sqlite:///{tmp_path / 'no' / 'such' / 'folder.db'}")
