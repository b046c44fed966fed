"""The door to the database. Every method is one transaction: when it returns, what it wrote is on the disk."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, NamedTuple

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, and_, bindparam, create_engine, event, func, insert, select, update
from sqlalchemy.exc import IntegrityError, OperationalError

from cosmocafe.core.errors import OptionError, StaleQuestion

from . import rows
from .rows import Line, MatchRow, SeatRow
from .schema import answers, keepsakes, matches, seats, sitters

MIGRATIONS = Path(__file__).parent / "migrations"
MOVED_ON = (
    update(matches)
    .where(matches.c.id == bindparam("its_id"))
    .values({name: bindparam(f"its_{name}") for name in ("state", "asked", "answered", "touched", "places")})
)


class Appended(NamedTuple):
    """Answers of a match from a line on, and the match as it then stands."""

    row: MatchRow
    line: int
    lines: list[Line]


class Store:
    """Matches, seats and answers in SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self._migrate()

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        try:
            with self.engine.begin() as connection:
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except OperationalError as error:
            raise OptionError(f"the database {self.engine.url.render_as_string()} cannot be opened: {error.orig}") from None

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()

    def healthy(self) -> bool:
        """Whether the database answers."""
        with self.engine.connect() as connection:
            return connection.execute(select(1)).scalar() == 1

    def keepsake(self, name: str, value: str) -> str:
        """A value kept for good; `value` is kept if there is none yet."""
        with self.engine.begin() as connection:
            found = connection.execute(select(keepsakes.c.value).where(keepsakes.c.name == name)).scalar()
            if found is None:
                connection.execute(insert(keepsakes).values(name=name, value=value))
            return str(found or value)

    def add(self, row: MatchRow, owners: dict[int, list[str]], given: list[Line] | None = None) -> None:
        """A new match; `owners` are the visitors of each seat."""
        with self.engine.begin() as connection:
            connection.execute(insert(matches).values(**_match_values(row)))
            connection.execute(insert(seats), [{"match": row.id, **_seat_values(seat)} for seat in row.seats])
            people = [{"match": row.id, "seat": seat, "visitor": visitor} for seat, all_ in owners.items() for visitor in all_]
            if people:
                connection.execute(insert(sitters), people)
            if given:
                connection.execute(insert(answers), _line_values(row.id, 0, given, time.time()))

    def match(self, id: str) -> MatchRow | None:
        """A match by its id."""
        return next(iter(self._matches(matches.c.id == id)), None)

    def _matches(self, condition: Any, most: int = 1) -> list[MatchRow]:
        with self.engine.connect() as connection:
            found = connection.execute(select(matches).where(condition).order_by(matches.c.touched.desc()).limit(most)).mappings().all()
            ids = [row["id"] for row in found]
            sat = connection.execute(select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.seat)).mappings().all()
        places: dict[str, list[SeatRow]] = {id: [] for id in ids}
        for row in sat:
            values = dict(row)
            places[values.pop("match")].append(SeatRow(**values))
        return [_match_row(dict(row), places[row["id"]]) for row in found]

    def lines(self, id: str) -> list[Line]:
        """All lines of a match, from the first."""
        with self.engine.connect() as connection:
            query = select(answers.c.seat, answers.c.answer).where(answers.c.match == id).order_by(answers.c.line)
            return [Line(seat, answer) for seat, answer in connection.execute(query)]

    def append(self, given: list[Appended]) -> list[Exception | None]:
        """Append answers of several matches, with the matches' new states, in one go: one wait for the disk serves all.

        What went wrong, for each; if somebody else was quicker at one of them, the others are appended all the same.
        """
        try:
            self._append(given)
            return [None] * len(given)
        except IntegrityError:
            return [self._append_one(one) for one in given]

    def _append_one(self, one: Appended) -> Exception | None:
        try:
            self._append([one])
        except IntegrityError:
            return StaleQuestion("somebody else answered first")
        return None

    def _append(self, given: list[Appended]) -> None:
        now = time.time()
        with self.engine.begin() as connection:
            connection.execute(insert(answers), [line for one in given for line in _line_values(one.row.id, one.line, one.lines, now)])
            connection.execute(MOVED_ON, [_moved_on(one, now) for one in given])

    def begin(self, row: MatchRow) -> None:
        """Everybody has sat down."""
        self._change(row.id, state=row.state, asked=row.asked)

    def _change(self, id: str, **values: Any) -> None:
        with self.engine.begin() as connection:
            connection.execute(update(matches).where(matches.c.id == id).values(touched=time.time(), **values))

    def set_rematch(self, id: str, other: str) -> str:
        """Link a match to its rematch; the one that was first."""
        with self.engine.begin() as connection:
            connection.execute(update(matches).where(and_(matches.c.id == id, matches.c.rematch.is_(None))).values(rematch=other))
            return str(connection.execute(select(matches.c.rematch).where(matches.c.id == id)).scalar())

    def seat_of(self, token: str) -> tuple[str, int] | None:
        """The match and seat of a seat's link."""
        with self.engine.connect() as connection:
            found = connection.execute(select(seats.c.match, seats.c.seat).where(seats.c.token == token)).first()
        return (found[0], found[1]) if found else None

    def set_seat(self, id: str, seat: SeatRow) -> None:
        """Write a seat anew."""
        values = _seat_values(seat)
        with self.engine.begin() as connection:
            connection.execute(update(seats).where(and_(seats.c.match == id, seats.c.seat == seat.seat)).values(**values))

    def sit(self, id: str, seat: SeatRow, visitor: str) -> bool:
        """Take an open seat; False if somebody else has just taken it."""
        mine = and_(seats.c.match == id, seats.c.seat == seat.seat)
        with self.engine.begin() as connection:
            taken = connection.execute(update(seats).where(and_(mine, seats.c.kind == rows.OPEN)).values(**_seat_values(seat)))
            if taken.rowcount:
                connection.execute(insert(sitters).values(match=id, seat=seat.seat, visitor=visitor))
            return bool(taken.rowcount)

    def join(self, id: str, seat: int, visitor: str) -> None:
        """Let one more visitor act for a seat: the same person at another device."""
        row = {"match": id, "seat": seat, "visitor": visitor}
        with self.engine.begin() as connection:
            same = and_(*(sitters.c[name] == value for name, value in row.items()))
            if not connection.execute(select(func.count()).select_from(sitters).where(same)).scalar():
                connection.execute(insert(sitters).values(**row))

    def sitters(self, id: str) -> dict[int, list[str]]:
        """The visitors of each seat of a match."""
        found: dict[int, list[str]] = {}
        with self.engine.connect() as connection:
            for seat, visitor in connection.execute(select(sitters.c.seat, sitters.c.visitor).where(sitters.c.match == id)):
                found.setdefault(seat, []).append(visitor)
        return found

    def looking(self, most: int = 20) -> list[MatchRow]:
        """Public tables that wait for players."""
        return self._matches(and_(matches.c.state == rows.WAITING, matches.c.public), most)

    def of_visitor(self, visitor: str, most: int = 60) -> list[tuple[MatchRow, set[int]]]:
        """A visitor's matches with the visitor's seats, the latest first."""
        with self.engine.connect() as connection:
            mine = connection.execute(select(sitters.c.match, sitters.c.seat).where(sitters.c.visitor == visitor)).all()
        held: dict[str, set[int]] = {}
        for id, seat in mine:
            held.setdefault(id, set()).add(seat)
        return [(row, held[row.id]) for row in self._matches(matches.c.id.in_(list(held)[-500:]), most)]


def _engine(url: str) -> Engine:
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, record: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _line_values(id: str, line: int, given: list[Line], now: float) -> list[dict[str, Any]]:
    return [{"match": id, "line": line + n, "seat": one.seat, "answer": one.answer, "at": now} for n, one in enumerate(given)]


def _moved_on(one: Appended, now: float) -> dict[str, Any]:
    places = json.dumps(one.row.places) if one.row.places else None
    values = {"state": one.row.state, "asked": one.row.asked, "answered": one.line + len(one.lines), "touched": now, "places": places}
    return {"its_id": one.row.id, **{f"its_{name}": value for name, value in values.items()}}


def _match_values(row: MatchRow) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in row.__struct_fields__ if name != "seats"}
    for name in ("options", "change", "places"):
        values[name] = None if values[name] is None else json.dumps(values[name])
    return values


def _match_row(values: dict[str, Any], places: list[SeatRow]) -> MatchRow:
    for name in ("options", "change", "places"):
        values[name] = None if values[name] is None else json.loads(values[name])
    return MatchRow(**values, seats=places)


def _seat_values(seat: SeatRow) -> dict[str, Any]:
    return {name: getattr(seat, name) for name in seat.__struct_fields__}
