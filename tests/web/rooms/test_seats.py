"""Sitting down, coming back, letting a bot hold a seat: whoever is first, and nobody takes another's seat."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocket

from cosmocafe.core.errors import CafeError
from cosmocafe.web import cafe as web_cafe
from cosmocafe.web import wire
from cosmocafe.web.cafe import Cafe
from cosmocafe.web.rooms.table import LiveTable, NotYourSeat
from cosmocafe.web.settings import Settings
from cosmocafe.web.sockets import TableSocket
from cosmocafe.web.store.rows import BOT, PERSON, RUNNING
from cosmocafe.web.visitors import Visitor

from ..playing import Page, another, new_table
from ..test_sockets import seat_links
from .meeting import at_a_table, at_once


def socket_of(cafe: Cafe, table: LiveTable, visitor: str) -> TableSocket:
    return TableSocket(cafe, table, Visitor(visitor, "", "en", "auto"), WebSocket({"type": "websocket"}, None, None))  # type: ignore[arg-type]


def test_a_bot_does_not_take_the_seat_of_who_has_just_sat_down(settings: Settings) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        bot = socket_of(cafe, table, "ann")._hold(wire.Hold(seat=1, bot="random"))
        _, refused = await at_once(table, cafe.seats.sit(table, 1, "tom", "Tom"), bot)
        assert isinstance(refused, NotYourSeat)
        assert (table.seats[1].name, table.seats[1].bot) == ("Tom", None)
        stored = cafe.store.match(table.id)
        assert stored is not None and (stored.seats[1].kind, stored.seats[1].bot, stored.standing.state) == (PERSON, None, RUNNING)

    at_a_table(settings, play)


def test_who_comes_after_the_bot_is_told(settings: Settings) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        bot = socket_of(cafe, table, "ann")._hold(wire.Hold(seat=1, bot="random"))
        _, refused = await at_once(table, bot, cafe.seats.sit(table, 1, "tom", "Tom"))
        assert isinstance(refused, NotYourSeat) and table.seats[1].kind == BOT

    at_a_table(settings, play)


def test_the_link_of_a_free_seat_is_worth_nothing_once_somebody_sits_there(settings: Settings) -> None:
    """Eve's page has read the old link; before she is let in, Tom sits down."""

    async def play(cafe: Cafe, table: LiveTable) -> None:
        link = table.seats[1].token
        _, refused = await at_once(table, cafe.seats.sit(table, 1, "tom", "Tom"), cafe.seats.join(table, link, "eve"))
        assert isinstance(refused, NotYourSeat)
        assert table.owners[1] == ["tom"] == cafe.store.sitters(table.id)[1]
        await cafe.seats.join(table, table.seats[1].token, "tom's phone")
        assert table.owners[1] == ["tom", "tom's phone"] == cafe.store.sitters(table.id)[1]

    at_a_table(settings, play)


def test_the_link_of_a_seat_where_no_person_sits_lets_nobody_in(settings: Settings) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        for is_free in (True, False):
            with pytest.raises(NotYourSeat):
                await cafe.seats.join(table, table.seats[1].token, "eve")
            assert table.seats_of("eve") == [] and 1 not in cafe.store.sitters(table.id)
            if is_free:
                await cafe.seats.hold(table, "ann", 1, "random")

    at_a_table(settings, play)


@pytest.mark.parametrize("quick", ["hold", "sit"])
def test_a_seat_that_another_cafe_gave_away_is_noticed(settings: Settings, quick: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two cafés over one database: the one that is behind is refused, and sees what has happened."""
    monkeypatch.setattr(web_cafe, "held", lambda url: None)  # as if nobody had noticed that it is a file

    async def play(cafe: Cafe, table: LiveTable) -> None:
        other = Cafe(settings)
        await other.seats.sit(await other.tables.find(table.id), 1, "tom", "Tom")
        with pytest.raises(CafeError):
            await (cafe.seats.sit(table, 1, "eve", "Eve") if quick == "sit" else cafe.seats.hold(table, "ann", 1, "random"))
        async with table.lock:
            assert (table.seats[1].name, table.owners[1], table.standing.state) == ("Tom", ["tom"], RUNNING)
        await other.stop()

    at_a_table(settings, play)


def test_who_sat_down_while_watching_is_gone_after_leaving(client: TestClient) -> None:
    id = new_table(client, seats="me,friend")
    friend, table = another(client), client.app.state.cafe.tables.live[id]  # type: ignore[attr-defined]
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        mine = Page(socket)
        mine.hear()
        [link] = seat_links(mine)
        friend.get("/")
        with friend.websocket_connect(f"/table/{id}/socket") as watching:
            theirs = Page(watching)
            theirs.hear()
            assert friend.post(link, data={"name": "Tom"}).status_code == 200
            while theirs.last["seat"] != 1:
                theirs.hear()
            assert table.present[1] == 1
        deadline = 200
        while table.present[1] and deadline:
            mine.say(type="ping")
            mine.until("pong")
            deadline -= 1
        assert table.present[1] == 0
