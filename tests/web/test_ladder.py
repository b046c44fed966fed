"""Ratings of a game: of all who agree to be listed and of the bots, from matches that count."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from cosmocafe.lab.ratings import rated
from cosmocafe.web.ladder import ladder
from cosmocafe.web.store.finished import Finished

from .playing import another, new_table
from .test_every_door import play_out

LISTED = {"ann": "Ann", "ben": "Ben"}


def match(number: int, places: list[int], *who: str, seed: str = "", created: float | None = None) -> Finished:
    """A match of people and, with a capital letter, bots."""
    bots = [name.lower() if name.istitle() else None for name in who]
    people = [[] if bot else [name] for name, bot in zip(who, bots, strict=True)]
    return Finished(seed or f"s{number}", number if created is None else created, places, bots, people)


def test_ratings_are_those_of_tournaments() -> None:
    results = [[1, 2], [1, 2], [2, 1]]
    found = ladder([match(n, places, "ann", "ben") for n, places in enumerate(results)], LISTED, [])
    expected = rated((("ann", "ben"), places) for places in results)
    assert {one.name: one.rating.mu for one in found.places} == pytest.approx({"Ann": expected["ann"].mu, "Ben": expected["ben"].mu})
    assert [one.matches for one in found.places] == [3, 3] and found.matches == 3
    assert found.places[0].surely > found.places[1].surely


def test_one_lucky_match_is_not_the_top() -> None:
    steady = [match(n, [1 + n % 2, 2 - n % 2], "ben", "stranger") for n in range(12)]
    lucky = ladder([*steady, match(12, [1, 2], "ann", "another")], LISTED, [])
    assert [one.name for one in lucky.places] == ["Ben", "Ann"] and lucky.places[1].rating.mu > lucky.places[0].rating.mu


def test_only_who_agrees_is_listed_and_all_count_as_opponents() -> None:
    found = ladder([match(1, [1, 2], "ann", "stranger")], LISTED, ["hard"])
    assert [one.name for one in found.places] == ["Ann"] and found.places[0].rating.mu > 25


def test_who_plays_on_one_seat_as_two_visitors_counts_as_the_listed_one() -> None:
    found = ladder([Finished("s", 1, [1, 2], [None, None], [["a second device", "ann"], ["ben"]])], LISTED, [])
    assert [one.name for one in found.places] == ["Ann", "Ben"]


def test_bots_are_listed_too() -> None:
    found = ladder([match(1, [2, 1], "ann", "Hard"), match(2, [1, 2], "Hard", "Easy")], LISTED, ["easy", "hard", "expert"])
    assert {one.name: (one.bot, one.matches) for one in found.places} == {"Ann": (None, 1), "hard": ("hard", 2), "easy": ("easy", 1)}


@pytest.mark.parametrize(
    "one",
    [
        match(1, [1, 2], "ann", "ann"),
        match(1, [1, 2, 3], "ann", "ann", "ben"),
        Finished("s", 1, [1, 2], [None, None], [["ann"], []]),  # a program without a name
        Finished("s", 1, [1, 2], ["hard", None], [["ann"], ["ben"]]),  # a bot has answered
        match(1, [1, 2], "Hard", "Hard"),
        match(1, [1, 2], "ann", "ben", seed="lesson"),
    ],
)
def test_what_does_not_count(one: Finished) -> None:
    assert ladder([one], LISTED, ["hard"], ["lesson"]).matches == 0


def test_what_goes_on_from_another_match_does_not_count() -> None:
    found = ladder([match(1, [1, 2], "ann", "ben", seed="x"), match(2, [1, 2], "ann", "Hard", seed="x")], LISTED, ["hard"])
    assert found.matches == 1 and [one.name for one in found.places] == ["Ann", "Ben"]


def test_the_page_lists_who_agrees_from_then_on_and_no_longer(client: TestClient) -> None:
    client.post("/settings", data={"name": "Ann<i>"})
    play_out(client, new_table(client, seats="me,bot:random"))

    def shown() -> str:
        client.app.state.ladders.clear()  # type: ignore[attr-defined]
        found = another(client).get("/games/connect_four/ratings")
        assert found.status_code == 200
        return found.text

    assert "Dreamer" in shown() and "Ann" not in shown()
    client.post("/me/listed", data={"listed": "on"})
    assert "Ann&lt;i&gt;" in shown() and "<i>" not in shown()
    client.post("/me/listed", data={})
    assert "Ann" not in shown()
    assert client.get("/games/nothing/ratings").status_code == 404
    assert another(client).get("/games/kuhn_poker/ratings").status_code == 200
