"""The store: append-only, whole or not at all, the same schema from migrations as declared."""

from __future__ import annotations

import itertools
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import event, insert, inspect
from sqlalchemy.exc import IntegrityError

from cosmocafe.core.errors import InputError, StaleQuestion
from cosmocafe.web.store import Appended, MatchRow, SeatRow, Standing, Store
from cosmocafe.web.store.rows import BOT, OPEN, OVER, PERSON, RUNNING, WAITING, Line, standing
from cosmocafe.web.store.schema import answers, metadata


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(f"sqlite:///{tmp_path / 'cafe.db'}")


def row(id: str, *kinds: str, state: str = RUNNING, public: bool = False) -> MatchRow:
    now = time.time()
    seats = [SeatRow(seat=n, kind=kind, name=f"P{n}", token=f"{id}{n}") for n, kind in enumerate(kinds)]
    return MatchRow(
        id=id, game="g", rules=1, box="b", players=len(seats), agreed={"size": 6}, seed="s", standing=Standing(state), public=public,
        created=now, touched=now, seats=seats,
    )  # fmt: skip


def at(match: MatchRow, line: int, *lines: Line, asked: int = 0, version: int | None = None, key: int = 0) -> Appended:
    """Lines of a match to which one line was appended at a time, if nothing else is said."""
    return Appended(match.id, line if version is None else version, line, list(lines), Standing(RUNNING, asked), key)


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
    assert store.append([at(kept, 0, Line(0, 5), Line(0, 6))]) == [None]
    assert store.append([at(kept, 2, Line(0, -1), version=1)]) == [None]
    assert store.append([at(kept, 3, Line(1, 9), version=2)]) == [None]
    assert [line.answer for line in store.lines("a")] == [5, 6, -1, 9]
    assert standing(store.lines("a")) == [5, 9]


def test_who_comes_second_is_refused_and_changes_nothing(store: Store) -> None:
    kept, other = row("a", PERSON, PERSON), row("b", PERSON, PERSON)
    store.add(kept, {})
    store.add(other, {})
    first, late, elsewhere = at(kept, 0, Line(0, 5)), at(kept, 0, Line(0, 7), asked=1), at(other, 0, Line(0, 8), asked=1)
    assert store.append([first]) == [None]
    refused, taken = store.append([late, elsewhere])
    assert isinstance(refused, StaleQuestion) and taken is None
    assert [line.answer for line in store.lines("a")] == [5]
    assert [line.answer for line in store.lines("b")] == [8]
    found = [store.match(id) for id in ("a", "b")]
    assert [one.standing.asked for one in found if one] == [0, 1]


def test_a_seat_is_taken_once(store: Store) -> None:
    store.add(row("a", PERSON, OPEN, state=WAITING), {})
    kept = store.match("a")
    assert kept is not None
    taken = SeatRow(seat=1, kind=PERSON, name="Tom", token="new")  # noqa: S106  a test
    bot = SeatRow(seat=1, kind=BOT, name="Bot", token="a1", bot="random")  # noqa: S106  a test
    begins = Standing(RUNNING, 0)
    assert store.change_seat("a", 0, [kept.seats[0], taken], taken, begins, "tom")
    assert not store.change_seat("a", 0, [kept.seats[0], taken], taken, begins, "eve")
    assert not store.change_seat("a", 0, [kept.seats[0], bot], bot, begins)
    assert store.sitters("a") == {1: ["tom"]}
    begun = store.match("a")
    assert begun is not None and (begun.standing, begun.seats[1].name) == (Standing(RUNNING, 0), "Tom")
    assert store.seat_of("new") == ("a", 1)
    assert store.seat_of("a1") is None


def test_my_tables_and_tables_looking_for_players(store: Store) -> None:
    store.add(row("a", PERSON, OPEN, state=WAITING, public=True), {0: ["ann"]})
    store.add(row("b", PERSON, OPEN, state=WAITING), {0: ["tom"]})
    store.add(row("c", PERSON, PERSON), {0: ["ann"], 1: ["ann"]})
    assert {found.id for found in store.looking("tom", ["g"])} == {"a"}
    assert store.looking("ann", ["g"]) == [] == store.looking("tom", ["another"])
    assert {found.id: seats for found, seats in store.of_visitor("ann", ["g"])} == {"a": {0}, "c": {0, 1}}
    assert store.count_of_visitor("ann", ["g"]) == 2 and store.count_of_visitor("ann", []) == 0


def test_where_it_is_my_turn_comes_first_however_many_matches_there_are(store: Store) -> None:
    for n in range(701):
        one = msgspec.structs.replace(row(f"m{n:03}", PERSON, PERSON), touched=1000.0 + n, standing=Standing(RUNNING, 1))
        store.add(one, {0: ["ann"], 1: ["tom"]})
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE matches SET asked = 0 WHERE id = 'm000'")
        connection.exec_driver_sql("UPDATE matches SET state = 'over', touched = 9999 WHERE id = 'm007'")
    pages = [[found.id for found, _ in store.of_visitor("ann", ["g"], page)] for page in range(13)]
    assert pages[0][:3] == ["m000", "m700", "m699"]
    assert pages[11][-1] == "m007" and pages[12] == []
    assert len({id for page in pages for id in page}) == 701 == store.count_of_visitor("ann", ["g"])


def test_the_store_refuses_a_line_that_does_not_follow(store: Store) -> None:
    kept = row("a", PERSON, PERSON)
    store.add(kept, {})
    assert store.append([at(kept, 0, Line(0, 5))]) == [None]
    for line in (0, 2, 7):
        for version in (1, line):  # whatever was seen
            [wrong] = store.append([at(kept, line, Line(0, 6), version=version)])
            assert isinstance(wrong, StaleQuestion)
    assert store.lines("a") == [Line(0, 5)]


@pytest.mark.parametrize(("line", "previous"), [(2, 1), (2, 0), (2, None), (1, None), (0, None)])
def test_the_database_itself_refuses_a_line_that_does_not_follow(store: Store, line: int, previous: int | None) -> None:
    kept = row("a", PERSON, PERSON)
    store.add(kept, {}, [Line(0, 5)])
    with pytest.raises(IntegrityError), store.engine.begin() as connection:
        values = {"match": "a", "line": line, "previous": previous, "seat": 0, "answer": 6, "at": 0.0}
        connection.execute(insert(answers).values(values))


def test_matches_of_an_older_cafe_are_carried_over(tmp_path: Path) -> None:
    carry_over(f"sqlite:///{tmp_path / 'old.db'}")


def carry_over(url: str) -> None:
    """A database as the first café left it is brought up to date, and nothing in it is lost."""
    store, given = Store(url), [Line(0, 5), Line(1, 6), Line(0, 7)]
    kept, over = row("a", PERSON, PERSON), msgspec.structs.replace(row("b", PERSON), standing=Standing(OVER, -1, [1]))
    store.add(kept, {0: ["ann"]}, given)
    store.add(over, {})
    store.migrate("0001")
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT id, answered, options FROM matches ORDER BY id").all() == [
            ("a", 3, '{"size": 6}'),
            ("b", 0, '{"size": 6}'),
        ]
        assert "previous" not in [column["name"] for column in inspect(connection).get_columns("answers")]
    store.close()
    store = Store(url)
    assert (store.match("a"), store.match("b"), store.lines("a"), store.sitters("a")) == (kept, over, given, {0: ["ann"]})
    assert store.append([at(kept, 3, Line(0, 6), version=0)]) == [None]
    with pytest.raises(IntegrityError), store.engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO answers VALUES ('a', 5, 4, 0, 6, 0.0, 0)")
    store.close()


class PulledPlug(Exception):
    """The café dies, in the middle of whatever it does."""


def upgrade_until(url: str, version: str, statement: int) -> bool:
    """Bring a database of an older café up to date and pull the plug after a statement; whether it was already done by then."""
    store, left = Store(url), itertools.count(1 - statement)
    store.migrate(version)

    @event.listens_for(store.engine, "after_cursor_execute")
    def pull(*given: object) -> None:
        if next(left) == 0:
            raise PulledPlug

    try:
        store.migrate("head")
    except PulledPlug:
        return False
    finally:
        store.close()
    return True


@pytest.mark.parametrize("version", ["0001", "0002", "0003"])
def test_a_cafe_that_dies_while_it_brings_its_database_up_to_date_opens_again(tmp_path: Path, version: str) -> None:
    kept, given = row("a", PERSON, PERSON), [Line(0, 5), Line(1, 6)]
    for statement in range(1, 80):
        url = f"sqlite:///{tmp_path / f'{statement}.db'}"
        store = Store(url)
        store.add(kept, {0: ["ann"]}, given)
        store.close()
        done = upgrade_until(url, version, statement)
        again = Store(url)
        assert (again.match("a"), again.lines("a")) == (kept, given)
        again.close()
        if done:
            return
    pytest.fail("it never ends")


def test_two_cafes_may_bring_one_database_up_to_date_at_once(tmp_path: Path) -> None:
    upgrade_twice(f"sqlite:///{tmp_path / 'cafe.db'}")


def upgrade_twice(url: str) -> None:
    """While one café brings a database of an older one up to date, a second one waits for it."""
    first = Store(url)
    kept = row("a", PERSON, PERSON)
    first.add(kept, {})
    first.migrate("0002")
    second = ThreadPoolExecutor(1)
    started: list[Future[Store]] = []

    @event.listens_for(first.engine, "after_cursor_execute")
    def meanwhile(*given: object) -> None:
        if "RENAME" in str(given[2]) and not started:
            started.append(second.submit(Store, url))
            time.sleep(0.5)

    first.migrate("head")
    other = started[0].result(30)
    assert other.match("a") == kept == first.match("a")
    other.close()
    first.close()


def test_a_database_of_a_newer_cafe_is_refused_in_words(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'cafe.db'}"
    store = Store(url)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    store.close()
    with pytest.raises(InputError, match="newer"):
        Store(url)


def test_an_answer_to_no_match_is_refused(store: Store) -> None:
    [wrong] = store.append([at(row("a", PERSON), 0, Line(0, 5))])
    assert isinstance(wrong, StaleQuestion) and store.lines("a") == []


def test_keepsakes_stay(store: Store) -> None:
    assert store.keepsake("secret", "one") == "one"
    assert store.keepsake("secret", "two") == "one"


def test_a_database_that_cannot_be_opened_is_said_in_words(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="cannot be opened"):
        Store(f"sqlite:///{tmp_path / 'no' / 'such' / 'folder.db'}")
