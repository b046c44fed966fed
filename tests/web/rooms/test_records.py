"""Uploaded records: kept to be replayed, and only so many of them."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import func, select

from cosmocafe.core.game import Game
from cosmocafe.core.match import Match, record_lines
from cosmocafe.web.cafe import Cafe
from cosmocafe.web.settings import Settings
from cosmocafe.web.store.schema import answers, matches, seats

from .meeting import ANN, TOM, in_a_cafe


def test_only_so_many_uploads_are_kept_and_no_match_makes_room_for_them(settings: Settings, connect_four: Game) -> None:
    match = Match(connect_four, 2, 1)
    for column in (0, 1, 0):
        match.answer(column)
    text = "\n".join(record_lines(match)) + "\n"

    async def play(cafe: Cafe) -> None:
        table = await cafe.openings.new_table("connect_four", [ANN, TOM])
        await cafe.play.answer(table, 0, 0, [5])
        kept = [(await cafe.records.keep(text)).id for _ in range(4)]
        assert [id for id in kept if cafe.store.match(id)] == kept[2:] and cafe.store.match(table.id)
        with cafe.store.engine.connect() as connection:
            left = [connection.execute(select(func.count()).select_from(what)).scalar() for what in (matches, seats, answers)]
        assert left == [3, 6, 7]

    in_a_cafe(replace(settings, records_kept=2), play)
