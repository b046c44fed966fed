"""Playing: an answer is stored before anything is drawn, and waits for no picture."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any

import pytest
from starlette.testclient import TestClient

from cosmocafe.core.errors import IllegalAnswer, NotYourTurn, StaleQuestion
from cosmocafe.web import sockets
from cosmocafe.web.cafe import Cafe
from cosmocafe.web.frame import Frame
from cosmocafe.web.frames import Moment, draw_frames
from cosmocafe.web.rooms.play import Now
from cosmocafe.web.rooms.table import LiveTable, Waiting
from cosmocafe.web.rooms.tables import PAUSES
from cosmocafe.web.settings import Settings
from cosmocafe.web.store import Appended, Standing, StoreFailed
from cosmocafe.web.store.rows import RUNNING, Line

from ..playing import Page, another, new_table
from .meeting import ANN, TOM, at_a_table, at_once, until


class Easel:
    """Pictures on which somebody draws for long."""

    def __init__(self) -> None:
        self.begun, self.end, self._draw = threading.Semaphore(0), threading.Event(), draw_frames

    def draw(self, now: Sequence[Moment]) -> list[Frame | Exception]:
        """Draw as long as anybody likes."""
        self.begun.release()
        assert self.end.wait(60)
        return self._draw(now)


def test_an_answer_is_stored_while_pictures_are_drawn(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    id, easel, said = new_table(client, seats="me,screen"), Easel(), list[dict[str, Any]]()
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        page.until_mine()
        monkeypatch.setattr(sockets, "draw_frames", easel.draw)
        onlookers = [another(client) for _ in range(3)]
        threads = [threading.Thread(target=looks, args=(f"/table/{id}",)) for looks in (one.get for one in onlookers)]
        for onlooker, language in zip(onlookers, ("en", "zh-Hant", "zh-Hant"), strict=True):
            onlooker.cookies.set("language", language)
        for thread in threads[:2]:  # one after the other, so that each has a drawer of its own: now both are at work
            thread.start()
            assert easel.begun.acquire(timeout=20)
        threads[2].start()
        answering = threading.Thread(target=lambda: said.append(page.answer(3)))
        answering.start()
        answering.join(10)
        stored, acknowledged = client.app.state.cafe.store.lines(id), said[:]  # type: ignore[attr-defined]
        easel.end.set()
        for thread in (answering, *threads):
            thread.join()
    assert stored == [Line(0, 3)] and acknowledged == [{"type": "stored", "number": 1}]


def test_what_is_acknowledged_is_where_the_match_stood_then(settings: Settings) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        first, second = await at_once(table, cafe.play.answer(table, 0, 0, [3]), cafe.play.answer(table, 1, 1, [3]))
        assert (first, second) == (Now(1, 1, False), Now(2, 0, False))
        assert await cafe.play.answer(table, 0, 2, [0]) == Now(3, 1, False)

    at_a_table(settings, play, ANN, TOM)


def test_what_comes_too_early_too_late_or_from_elsewhere_changes_nothing(settings: Settings) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        with pytest.raises(Waiting):
            await cafe.play.answer(table, 0, 0, [3])
        await cafe.seats.sit(table, 1, "tom", "Tom")
        for seat, number, answer, wrong in ((0, 1, 3, StaleQuestion), (1, 0, 3, NotYourTurn), (0, 0, 99, IllegalAnswer)):
            with pytest.raises(wrong):
                await cafe.play.answer(table, seat, number, [answer])
        assert (table.match.number, table.doubtful, cafe.store.lines(table.id)) == (0, False, [])

    at_a_table(settings, play)


def test_what_another_cafe_stored_first_is_what_is_played_on(settings: Settings) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        assert cafe.store.append([Appended(table.id, 0, 0, [Line(0, 6)], Standing(RUNNING, 1))]) == [None]
        with pytest.raises(StaleQuestion):
            await cafe.play.answer(table, 0, 0, [3])
        await until(lambda: not table.doubtful)
        assert table.match.answers == [6] and await cafe.play.answer(table, 1, 1, [3]) == Now(2, 0, False)

    at_a_table(settings, play, ANN, TOM)


def test_after_an_answer_was_stored_the_next_trouble_is_tried_again_at_once(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        def failing(given: list[Appended]) -> list[Any]:
            return [StoreFailed("it is full")]

        for seat in (0, 1):
            with monkeypatch.context() as full:
                full.setattr(cafe.store, "append", failing)
                with pytest.raises(StoreFailed):
                    await cafe.play.answer(table, seat, seat, [3])
            await until(lambda: not table.doubtful)
            assert table.pause == PAUSES[0]
            assert await cafe.play.answer(table, seat, seat, [3]) == Now(seat + 1, 1 - seat, False)

    at_a_table(settings, play, ANN, TOM)
