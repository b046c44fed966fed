"""My games: ratings over time from places, error rates from reviews, of this visitor's own matches."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from cosmocafe.lab.ratings import MU, rated
from cosmocafe.web.skill import curve, first, games_of, skills
from cosmocafe.web.skill_pages import MOST
from cosmocafe.web.store import MatchRow, Played, SeatRow, Standing
from cosmocafe.web.store.rows import BOT, OVER, PERSON

from .playing import another, new_table
from .test_every_door import play_out

REVIEW = '{"type":"Kept","seats":[{"counted":10,"loss":50000.0,"rate":5.0,"band":"expert"},{"counted":9,"loss":0.0,"rate":0.0}],"visits":9}'


def played(number: int, places: list[int], bot: str = "hard", review: str | None = None, mine: tuple[int, ...] = (0,)) -> Played:
    """A match between me and bots, all of one level."""
    seats = [SeatRow(seat=0, kind=PERSON, name="Ann", token=f"a{number}")]
    seats += [SeatRow(seat=seat, kind=BOT, name="Hal", token=f"b{number}-{seat}", bot=bot) for seat in range(1, len(places))]
    row = MatchRow(
        id=f"m{number}",
        game="connect_four",
        rules=1,
        box="",
        players=len(places),
        agreed={},
        seed="",
        public=False,
        created=number,
        touched=number,
        standing=Standing(OVER, -1, places),
        seats=seats,
    )
    return Played(row, {seat: ["me"] for seat in mine}, review)


def test_the_rating_is_the_one_of_tournaments() -> None:
    """Against somebody of whom nothing is known, both begin alike."""
    results = [[1, 2], [1, 2], [2, 1]]
    games = games_of("me", [played(number, places, bot="a_stranger") for number, places in enumerate(results)])
    last = games[-1].rating
    known = rated((("me", "other"), places) for places in results)["me"]
    assert last is not None
    assert (last.mu, last.sigma) == pytest.approx((known.mu, known.sigma))


def test_bots_have_ratings_of_their_own() -> None:
    assert first("beginner").mu < first("normal").mu < first("expert").mu
    strong, weak = (games_of("me", [played(1, [1, 2], bot=bot)])[0].rating for bot in ("expert", "beginner"))
    assert strong is not None and weak is not None
    assert strong.mu > weak.mu > MU


def test_two_bots_of_one_level_learn_on_average() -> None:
    """It does not matter which of them came second."""
    first_chair, second_chair = (games_of("me", [played(1, places), played(2, [1, 2])])[-1].rating for places in ([1, 2, 3], [1, 3, 2]))
    assert first_chair == second_chair


def test_what_does_not_count() -> None:
    alone = games_of("me", [played(1, [1, 2], mine=(0, 1))])
    assert [one.rating for one in alone] == [None]
    held = played(1, [1, 2])
    held.row.seats[0].bot = "hard"
    assert games_of("me", [held])[0].rating is None
    assert games_of("somebody else", [played(1, [1, 2])]) == []


def test_error_rates_come_from_reviews() -> None:
    games = games_of("me", [played(1, [1, 2], review=REVIEW), played(2, [2, 1]), played(3, [2, 1], review="{}")])
    assert [one.worth.rate if one.worth else None for one in games] == [5.0, None, None]
    (found,) = skills(games)
    assert found.rate == pytest.approx(5.0)
    assert (found.decisions, found.reviewed, len(found.ratings)) == (10, 1, 3)
    drawn = curve(found.ratings)
    assert len(drawn["line"].split()) == 3 and len(drawn["band"].split()) == 6


def test_the_page_lists_my_matches_and_nobody_elses(client: TestClient) -> None:
    assert "You have not played a match to its end yet" in client.get("/my-games").text
    id = new_table(client)
    assert f"/replay/{id}" not in client.get("/my-games").text
    play_out(client, id)
    shown = client.get("/my-games").text
    assert f'href="/replay/{id}"' in shown and '<svg class="rating"' in shown and 'href="/my-games"' in client.get("/").text
    assert f"/replay/{id}" not in another(client).get("/my-games").text
    client.post("/settings", data={"language": "zh-Hant", "here": "/"})
    assert "我的對局" in client.get("/my-games").text


def test_only_so_many_matches_are_read(client: TestClient) -> None:
    store = client.app.state.cafe.store  # type: ignore[attr-defined]
    for number in range(4):
        store.add(played(number, [1, 2]).row, {0: ["me"]})
    assert [one.row.id for one in store.played_by("me", ["connect_four"], 3)] == ["m3", "m2", "m1"]
    assert MOST <= 1000
