"""New tables, and the same people once more."""

from __future__ import annotations

from cosmocafe.core.errors import InputError
from cosmocafe.web.cafe import Cafe
from cosmocafe.web.rooms.table import LiveTable, NotYourSeat
from cosmocafe.web.settings import Settings
from cosmocafe.web.store import Standing
from cosmocafe.web.store.rows import OVER

from .meeting import ANN, TOM, at_a_table, at_once

ANN_WINS = [(0, 0), (1, 1), (0, 0), (1, 1), (0, 0), (1, 1), (0, 0)]


def test_two_who_ask_for_a_rematch_get_one_everybody_one_seat_further(settings: Settings) -> None:
    async def play(cafe: Cafe, table: LiveTable) -> None:
        [early] = await at_once(table, cafe.openings.rematch(table, "ann"))
        assert isinstance(early, InputError)
        for number, (seat, column) in enumerate(ANN_WINS):
            await cafe.play.answer(table, seat, number, [column])
        one, two, stranger = await at_once(table, *(cafe.openings.rematch(table, who) for who in ("ann", "tom", "eve")))
        assert one is two and isinstance(stranger, NotYourSeat)
        assert [seat.name for seat in one.seats] == ["Tom", "Ann"] and one.owners == {0: ["tom"], 1: ["ann"]}
        stored = cafe.store.match(table.id)
        assert stored is not None and (stored.rematch, stored.standing) == (one.id, Standing(OVER, -1, [1, 2]))
        assert cafe.store.count_of_visitor("ann", ["connect_four"]) == 2

    at_a_table(settings, play, ANN, TOM)
