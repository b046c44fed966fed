"""Uploaded records: tried first, kept to be replayed, and only so many of them."""

from __future__ import annotations

import time

from cosmocafe.core.errors import RecordError
from cosmocafe.core.game import Game

from ..settings import Settings
from ..shelf import Shelf
from ..store import MatchRow, Standing, Store
from ..store.rows import PERSON, RECORD, Line
from ..trial import game_named, try_record
from .crew import Crew
from .openings import new_id
from .seats import NewSeat, seat_rows


class Records:
    """Keeps what strangers bring."""

    def __init__(self, store: Store, shelf: Shelf, crew: Crew, settings: Settings) -> None:
        self._store, self._shelf, self._crew, self._settings = store, shelf, crew, settings

    async def keep(self, text: str) -> MatchRow:
        """Keep an uploaded record, to be replayed; the oldest one makes room."""
        game = self._game_of(text)
        found = await self._crew.try_out(try_record, text, self._shelf.name(game.id), self._settings.longest_work)
        row = MatchRow(
            id=new_id(),
            game=game.id,
            rules=game.version,
            box=found.box,
            players=found.players,
            agreed=found.agreed,
            change=found.change,
            seed=found.seed,
            added=found.added,
            public=False,
            standing=Standing(RECORD, places=found.places),
            created=time.time(),
            touched=time.time(),
            seats=seat_rows([NewSeat(kind=PERSON, name=name) for name in found.names]),
        )
        lines = [Line(seat, answer) for seat, answer in zip(found.seats, found.answers, strict=True)]
        await self._crew.write(self._store.add, row, {}, lines)
        await self._crew.write(self._store.forget_records, self._settings.records_kept)
        return row

    def _game_of(self, text: str) -> Game:
        """The game of a record: one on the shelf and no other, least of all a file."""
        named = game_named(text)
        if not isinstance(named, str) or named not in self._shelf.games:
            raise RecordError("the record is of a game that is not on this café's shelf")
        return self._shelf.games[named]
