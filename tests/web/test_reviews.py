"""Reviews: made in a process of their own with progress, kept at the match's address, bounded, and of no match that is being played."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import replace

import msgspec
import pytest
from starlette.testclient import TestClient

from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.core.found import find_game
from cosmocafe.insight.page import words_of
from cosmocafe.web.app import make_app
from cosmocafe.web.cafe import Cafe
from cosmocafe.web.review_process import Kept
from cosmocafe.web.rooms import reviews
from cosmocafe.web.rooms.insight import Busy
from cosmocafe.web.said import Further
from cosmocafe.web.settings import Settings
from cosmocafe.web.speech import speech

from .conftest import EXAMPLES
from .playing import new_table
from .rooms.meeting import ANN, TOM, in_a_cafe, until
from .test_every_door import play_out


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    """A café that reviews in a hurry."""
    with TestClient(make_app(replace(settings, review_visits=2000))) as client:
        yield client


def reviewed(client: TestClient) -> tuple[str, Cafe]:
    """A match that was played and asked to be reviewed, when nothing more comes of it; and its café."""
    id = new_table(client)
    play_out(client, id)
    client.post(f"/replay/{id}/review")
    cafe: Cafe = client.app.state.cafe  # type: ignore[attr-defined]
    end = time.monotonic() + 120
    while id in cafe.reviews.further:
        assert time.monotonic() < end
        time.sleep(0.05)
    return id, cafe


def test_a_match_is_reviewed_and_the_review_is_kept(client: TestClient) -> None:
    id = new_table(client)
    assert client.get(f"/replay/{id}/review").status_code == 409  # it is being played
    assert client.post(f"/replay/{id}/review").status_code == 409
    play_out(client, id)
    assert f"/replay/{id}/review" in client.get(f"/table/{id}").text
    assert speech("en")("review.begin") in client.get(f"/replay/{id}/review").text
    client.post(f"/replay/{id}/review")
    end = time.monotonic() + 120
    while client.get(f"/replay/{id}/review/progress").json()["running"] is not None:
        assert time.monotonic() < end
        time.sleep(0.2)
    for language in LANGUAGES:
        shown = client.get(f"/replay/{id}/review", headers={"accept-language": language}).text
        assert words_of(language)["ledger"] in shown and shown.count("<polyline") == 2 and f"/replay/{id}?at=" in shown
    ending = client.get(f"/replay/{id}/ending").text
    assert speech("en")("review.about") not in ending and speech("en")("review.mattered") in ending
    client.post(f"/replay/{id}/review")  # it is not made a second time
    assert client.get(f"/replay/{id}/review/progress").json()["running"] is None


def test_a_review_that_took_too_long_is_told(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "TIMES", 0.0001)
    id, _ = reviewed(client)
    assert client.get(f"/api/matches/{id}/review").json() == {"state": "failed", "share": None, "review": None}
    assert speech("en")("review.failed") in client.get(f"/replay/{id}/review").text


def test_a_record_may_be_forgotten_while_it_is_reviewed(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def judged(*_: object) -> Kept:
        return Kept([], [], [], [], 0)

    async def play(cafe: Cafe) -> None:
        monkeypatch.setattr(cafe.reviews, "_reviewed", judged)
        cafe.reviews.begin("forgotten", "connect_four", "", "here")
        await until(lambda: not cafe.reviews.further, 60)
        assert "forgotten" in cafe.reviews.failed

    in_a_cafe(settings, play)


def test_the_parts_of_a_kept_ledger_add_up(client: TestClient) -> None:
    id, cafe = reviewed(client)
    assert client.portal is not None
    kept = client.portal.call(cafe.reviews.kept, id)
    assert kept is not None and len(kept.seats) == 2
    for one in kept.seats:
        assert one.fair + one.seat + one.deal + one.decisions + sum(one.others) + one.unseen + one.chance == one.result
    assert all(sum(row) == 1_000_000 for row in kept.chances)


def test_programs_ask_for_a_review_and_hear_how_far_it_is(client: TestClient) -> None:
    id = new_table(client)
    path = f"/api/matches/{id}/review"
    for refused in (client.get(path), client.post(path)):
        assert (refused.status_code, refused.json()["code"]) == (409, "waiting")  # it is being played
    assert client.post("/api/matches/none/review").status_code == 404
    play_out(client, id)
    assert client.get(path).json() == {"state": "none", "share": None, "review": None}
    begun = client.post(path)
    assert begun.status_code == 202 and begun.json()["state"] == "running" and 0 <= begun.json()["share"] <= 1
    end = time.monotonic() + 120
    while (found := client.get(path).json())["state"] == "running":
        assert time.monotonic() < end
        time.sleep(0.1)
    review = found["review"]
    assert found["state"] == "done" and client.post(path).json() == found  # it is not made a second time
    game = find_game(str(EXAMPLES / "connect_four.py"))
    for one in review["decisions"]:
        assert one["text"] == game.catalogue.text(one["answer"]) and {"label", "loss", "error", "better"} <= set(one)
    assert len(review["seats"]) == 2 and all(sum(row) == 1_000_000 for row in review["chances"]) and review["visits"] > 0


def test_programs_wait_for_another_review_as_pages_do(client: TestClient) -> None:
    id = new_table(client)
    play_out(client, id)
    cafe: Cafe = client.app.state.cafe  # type: ignore[attr-defined]
    cafe.reviews.further["another"], cafe.reviews._whose["another"] = 0.0, "testclient"
    refused = client.post(f"/api/matches/{id}/review")
    assert (refused.status_code, refused.json()["code"]) == (429, "busy")


def test_who_has_to_wait_for_another_review_keeps_the_button(client: TestClient) -> None:
    id = new_table(client)
    play_out(client, id)
    cafe: Cafe = client.app.state.cafe  # type: ignore[attr-defined]
    cafe.reviews.further["another"], cafe.reviews._whose["another"] = 0.0, "testclient"
    answer = client.post(f"/replay/{id}/review")
    assert answer.status_code == 429
    assert "Another match is being reviewed" in answer.text and f'action="/replay/{id}/review"' in answer.text


def test_few_reviews_are_made_and_few_are_kept(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "WAITING", 2)

    async def play(cafe: Cafe) -> None:
        tables = [await cafe.openings.new_table("connect_four", (ANN, TOM)) for _ in range(3)]
        cafe.reviews.begin(tables[0].id, "connect_four", "no record", "here")
        cafe.reviews.begin(tables[0].id, "connect_four", "no record", "here")  # the same once more changes nothing
        with pytest.raises(Busy):
            cafe.reviews.begin(tables[1].id, "connect_four", "no record", "here")
        cafe.reviews.begin(tables[1].id, "connect_four", "no record", "there")
        with pytest.raises(Busy):
            cafe.reviews.begin(tables[2].id, "connect_four", "no record", "elsewhere")
        await until(lambda: not cafe.reviews.further, 60)
        assert set(cafe.reviews.failed) == {tables[0].id, tables[1].id}  # what cannot be read is told, and forgotten
        for table in tables:
            cafe.store.keep_review(table.id, "{}", 2)
            await asyncio.sleep(0.01)
        assert [cafe.store.review(table.id) for table in tables] == [None, "{}", "{}"]
        assert await cafe.reviews.kept(tables[2].id) is None  # of another make: it is made again

    in_a_cafe(settings, play)


def test_a_review_that_takes_too_long_is_ended_and_that_is_told(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "TIMES", 1)
    processes: list[asyncio.subprocess.Process] = []

    async def for_ever(self: reviews.Reviews, id: str, process: asyncio.subprocess.Process, record: str, decoder: object) -> None:
        processes.append(process)
        await asyncio.sleep(600)

    monkeypatch.setattr(reviews.Reviews, "_heard", for_ever)

    async def play(cafe: Cafe) -> None:
        cafe.reviews.begin("one", "connect_four", "", "here")
        await until(lambda: not cafe.reviews.further, 10)
        assert [process.returncode for process in processes] == [-9] and cafe.reviews.failed["one"]

    in_a_cafe(replace(settings, longest_work=0.5), play)


def test_reviews_are_made_one_at_a_time_and_a_new_try_forgets_the_failure(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "REMEMBERED", 2)
    side_by_side, most = 0, 0

    async def fails(self: reviews.Reviews, id: str, game: str, record: str) -> None:
        nonlocal side_by_side, most
        side_by_side, most = side_by_side + 1, max(most, side_by_side + 1)
        await asyncio.sleep(0.05)
        side_by_side -= 1
        raise ValueError("no")

    monkeypatch.setattr(reviews.Reviews, "_reviewed", fails)

    async def play(cafe: Cafe) -> None:
        for id in ("one", "two", "three"):
            cafe.reviews.begin(id, "connect_four", "", id)
        await until(lambda: not cafe.reviews.further)
        assert most == 1 and list(cafe.reviews.failed) == ["two", "three"]
        cafe.reviews.begin("three", "connect_four", "", "here")
        assert list(cafe.reviews.failed) == ["two"]

    in_a_cafe(settings, play)


def test_how_far_a_review_is_is_heard(settings: Settings) -> None:
    async def play(cafe: Cafe) -> None:
        process = await asyncio.create_subprocess_exec("cat", stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE)
        with pytest.raises(ValueError, match="ended before it was done"):
            await cafe.reviews._heard("one", process, msgspec.json.encode(Further(0.5)).decode(), reviews.TOLD)
        assert cafe.reviews.further == {"one": 0.5} and await process.wait() == 0

    in_a_cafe(settings, play)
