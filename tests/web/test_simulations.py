"""What is kept of simulations, in either database: one process makes one, who is gone is followed by another, the oldest are forgotten."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from cosmocafe.web.store import Store
from cosmocafe.web.store import simulations as book
from cosmocafe.web.store.simulations import Simulations

MANY = 100


@pytest.fixture(params=["sqlite", "postgres"])
def both(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[Simulations]]:
    """Two processes at one database."""
    url = f"sqlite:///{tmp_path / 'cafe.db'}" if request.param == "sqlite" else request.getfixturevalue("cluster").new_database().url
    stores = [Store(url), Store(url)]
    yield [Simulations(store.engine, store.me) for store in stores]
    for store in stores:
        store.close()


def take(one: Simulations, id: str = "a", *, seen: float | None = None, most: int = MANY) -> bool:
    return one.take(id, f"wish {id}", "this edition", seen, most)


def test_a_wish_is_made_by_one_process(both: list[Simulations]) -> None:
    assert both[0].find("a") is None
    with ThreadPoolExecutor(2) as pool:
        for id in ("a", "b", "c", "d"):
            assert sorted(pool.map(lambda one, id=id: take(one, id), both)) == [False, True]
            found = both[0].find(id)
            assert found is not None and found.is_made and not found.is_left
            assert (found.wish, found.edition, found.share, found.tries) == (f"wish {id}", "this edition", 0, 1)


def test_how_far_it_is_and_what_comes_of_it_is_known_everywhere(both: list[Simulations]) -> None:
    here, there = both
    assert take(here) and here.further("a", 0.25)
    found = there.find("a")
    assert found is not None and found.is_made and found.share == 0.25 and there.pages("a") is None
    here.keep("a", "rows", "pages", MANY)
    found = there.find("a")
    assert found is not None and (found.is_made, found.rows, there.pages("a")) == (False, "rows", "pages")
    assert not here.further("a", 0.5)  # nobody makes it any more
    assert not take(there)  # it was made since
    assert take(there, seen=found.made)  # it was seen, and cannot be used
    found = here.find("a")
    assert found is not None and (found.is_made, found.rows, found.made, here.pages("a")) == (True, None, None, None)


def test_why_nothing_came_of_it_is_known_everywhere_until_it_is_tried_again(both: list[Simulations]) -> None:
    here, there = both
    assert take(here)
    there.give_up("a", "not mine")
    here.give_up("a", "no")
    found = there.find("a")
    assert found is not None and (found.failed, found.is_made, found.is_left) == ("no", False, False)
    assert take(there)
    found = here.find("a")
    assert found is not None and (found.failed, found.is_made, found.tries) == (None, True, 1)


def test_who_says_nothing_for_a_while_is_gone(both: list[Simulations], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(book, "LEASE", 0.5)
    gone, other = both
    assert take(gone)
    time.sleep(0.3)
    assert gone.further("a", 0.5) and not take(other)
    time.sleep(0.3)
    assert not take(other)  # it was said again
    time.sleep(0.4)
    found = other.find("a")
    assert found is not None and found.is_left and not found.is_made
    assert take(other)
    assert not gone.further("a", 0.7)
    gone.keep("a", "late", "late", MANY)
    gone.give_up("a", "late")
    gone.leave("a")
    found = other.find("a")
    assert found is not None and (found.is_made, found.rows, found.failed, found.tries) == (True, None, None, 2)
    other.leave("a")
    found = gone.find("a")
    assert found is not None and found.is_left and take(gone)  # at once, without waiting


def test_a_clock_that_was_set_back_keeps_nobody_waiting(both: list[Simulations]) -> None:
    """What a machine said yesterday, that is tomorrow by its clock of now."""
    gone, other = both
    assert take(gone)
    with gone._connected() as connection:
        connection.exec_driver_sql("UPDATE simulations SET until = until + 86400")
    found = other.find("a")
    assert found is not None and found.is_left and not found.is_made
    assert take(other) and not take(gone)


def test_the_oldest_reports_and_wishes_are_forgotten(both: list[Simulations]) -> None:
    here, there = both
    for n, id in enumerate("abcd"):
        one = both[n % 2]
        assert take(one, id, most=3)
        one.keep(id, "rows", "pages", 2)
    stored = [here.find(id) for id in "abcd"]
    assert [one.rows if one else "forgotten" for one in stored] == ["forgotten", None, "rows", "rows"]
    assert [there.pages(id) for id in "abcd"] == [None, None, "pages", "pages"]
    assert take(here, "b")
    for id in "efgh":
        assert take(there, id, most=1)
    assert here.find("c") is None
    assert all(here.find(id) for id in "befgh")  # what is being made stays
    here.keep("b", "rows", "pages", 2)
    here.forget("b")
    found = there.find("b")
    assert found is not None and (found.made, found.rows) == (None, None)
