"""The door to the database. Every method is one transaction: when it returns, what it wrote is on the disk."""

from __future__ import annotations

import json
import os
import secrets
import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, case, delete, func, insert, select, update

from cosmocafe.core.errors import CafeError

from . import rows
from .appending import Appended, append, key_at, line_values
from .clock import due
from .database import as_of_now, engine_for, in_words, is_shared, migrate, moment
from .keeping_out import VISITOR
from .rows import Course, Line, MatchRow, SeatRow, Standing, Terms, written
from .schema import answers, hours, keepsakes, matches, reviews, seats, sitters
from .schema_people import barred
from .sharing import Sharing

_Values = dict[str, Any]  # of a row, by their columns
PULSE = "pulse"
PULSE_SIZE = 8192  # letters: more than a page of either database, so that one without room has none for it
PAGE = 60  # matches
JSON = ("agreed", "change", "places", "added")  # columns
STRUCTS = {"terms": Terms, "course": Course}  # columns that hold one, or nothing where nothing was said
UNREAD = ("bot_due", "due")  # columns that only the database looks at
LONGEST = 4.0  # seconds: if nobody has said for longer that the café is open, it was closed meanwhile


class Whole(NamedTuple):
    """A match with its lines from one on, the keys of these, and who sits where; all of one moment."""

    row: MatchRow | None
    lines: list[Line]
    keys: list[int]
    owners: dict[int, list[str]]


class Played(NamedTuple):
    """A match that is over, who sat where, and its review if there is one."""

    row: MatchRow
    sitters: dict[int, list[str]]
    review: str | None


class Store:
    """Matches, seats and answers in SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        self.me = f"{os.getpid()}-{secrets.token_hex(6)}"  # this process among those that serve the database
        self.sharing = Sharing(self.engine, self.me) if is_shared(self.engine) else None
        self.migrate("head")

    def migrate(self, version: str) -> None:
        """Bring the schema to a version, up or down."""
        migrate(self.engine, version)

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with in_words(), self.engine.connect() as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with in_words(), self.engine.begin() as connection:
            yield connection

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()

    def feel_pulse(self) -> None:
        """Write something and take it away again; raises if the database has no room for it or cannot be written to."""
        with self._writing() as connection:
            value = os.urandom(PULSE_SIZE // 2).hex()  # nothing that could be pressed together
            connection.execute(insert(keepsakes).values(name=f"{PULSE} {secrets.token_hex(8)}", value=value))
        with self._writing() as connection:
            connection.execute(delete(keepsakes).where(keepsakes.c.name.startswith(PULSE)))

    def keepsake(self, name: str, value: str) -> str:
        """A value kept for good; `value` is kept if there is none yet."""
        with self._writing() as connection:
            found = connection.execute(select(keepsakes.c.value).where(keepsakes.c.name == name)).scalar()
            if found is None:
                if self.sharing is not None:
                    return self.sharing.keepsake(connection, name, value)
                connection.execute(insert(keepsakes).values(name=name, value=value))
            return str(found or value)

    def add(self, row: MatchRow, owners: dict[int, list[str]], given: list[Line] | None = None) -> None:
        """A new match; `owners` are the visitors of each seat."""
        with self._writing() as connection:
            self._add(connection, row, owners, given or [])

    def add_rematch(self, row: MatchRow, owners: dict[int, list[str]], of: str, version: int, course: Course | None = None) -> bool:
        """A new match as the rematch of another one; False if that one has changed meanwhile."""
        with self._writing() as connection:
            if not _raise_version(connection, of, version, rematch=row.id, course=written(course)):
                return False
            self._add(connection, row, owners, [])
        self._tell({of: version + 1})
        return True

    def _add(self, connection: Connection, row: MatchRow, owners: dict[int, list[str]], given: list[Line]) -> None:
        connection.execute(insert(matches).values(**_match_values(row)))
        connection.execute(insert(seats), [{"match": row.id, **_seat_values(seat)} for seat in row.seats])
        people = [{"match": row.id, "seat": seat, "visitor": visitor} for seat, all_ in owners.items() for visitor in all_]
        if people:
            connection.execute(insert(sitters), people)
        if given:
            connection.execute(insert(answers), line_values(row.id, 0, given, time.time()))
        self._let_bots_think(connection, row.id, row.seats, row.standing)

    def _let_bots_think(self, connection: Connection, id: str, places: list[SeatRow], standing: Standing) -> None:
        """Where a bot is asked, some process has to hear of it, even if this one is gone."""
        if self.sharing is not None:
            self.sharing.bot_is_due(connection, id, standing.asked >= 0 and places[standing.asked].bot is not None)

    def _tell(self, changed: dict[str, int]) -> None:
        """Other processes should look at these matches; they find out by themselves too, only later."""
        if self.sharing is not None:
            self.sharing.tell(changed)

    def match(self, id: str) -> MatchRow | None:
        """A match by its id."""
        return next(iter(self._matches(matches.c.id == id)), None)

    def _matches(self, condition: Any, most: int = 1) -> list[MatchRow]:
        with self._reading() as connection:
            return self._matches_in(connection, condition, most)

    def _matches_in(self, connection: Connection, condition: Any, most: int = 1) -> list[MatchRow]:
        query = select(*(column for column in matches.c if column.name not in UNREAD)).where(condition)
        found = connection.execute(query.order_by(matches.c.touched.desc()).limit(most)).mappings().all()
        ids = [row["id"] for row in found]
        sat = connection.execute(select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.seat)).mappings().all()
        seated: dict[str, list[SeatRow]] = {id: [] for id in ids}
        for row in sat:
            values = dict(row)
            seated[values.pop("match")].append(SeatRow(**values))
        return [_match_row(dict(row), seated[row["id"]]) for row in found]

    def lines(self, id: str) -> list[Line]:
        """All lines of a match, from the first."""
        with self._reading() as connection:
            query = select(answers.c.seat, answers.c.answer).where(answers.c.match == id).order_by(answers.c.line)
            return [Line(seat, answer) for seat, answer in connection.execute(query)]

    def whole(self, id: str, since: int = 0) -> Whole:
        """A match with its lines from one on, and who sits where."""
        query = select(answers.c.seat, answers.c.answer, answers.c.key).where(and_(answers.c.match == id, answers.c.line >= since))
        with in_words(), as_of_now(self.engine) as connection:
            row = next(iter(self._matches_in(connection, matches.c.id == id)), None)
            found = connection.execute(query.order_by(answers.c.line)).all()
            owners = _sitters(connection, id)
        return Whole(row, [Line(seat, answer) for seat, answer, _ in found], [key for _, _, key in found], owners)

    def append(self, given: list[Appended]) -> list[CafeError | None]:
        """Append answers of several matches in one go: what went wrong, for each. Whoever has not seen the last change is refused."""
        wrong = append(self.engine, given, self.me)
        self._tell({one.match: one.version + 1 for one, what in zip(given, wrong, strict=True) if what is None})
        return wrong

    def key_at(self, id: str, line: int) -> int | None:
        """Whose answer lies at a line of a match."""
        with self._reading() as connection:
            return key_at(connection, id, line)

    def version(self, id: str) -> int | None:
        """How often a match was changed."""
        with self._reading() as connection:
            found = connection.execute(select(matches.c.version).where(matches.c.id == id)).scalar()
        return None if found is None else int(found)

    def end(self, id: str) -> None:
        """A match that cannot be played on is over, without a winner."""
        going_on = and_(matches.c.id == id, matches.c.state.in_([rows.WAITING, rows.RUNNING]))
        with self._writing() as connection:
            over = _standing_values(Standing(rows.OVER))
            connection.execute(update(matches).where(going_on).values(version=matches.c.version + 1, bot_due=None, due=None, **over))

    def remove(self, id: str, version: int) -> bool:
        """Close a table for good. False if the match has changed meanwhile."""
        with self._writing() as connection:
            if not _raise_version(connection, id, version, bot_due=None, due=None, **_standing_values(Standing(rows.REMOVED))):
                return False
        self._tell({id: version + 1})
        return True

    def forget_records(self, most: int) -> None:
        """Only so many uploaded records are kept, the latest."""
        latest_first = select(matches.c.id).where(matches.c.state == rows.RECORD).order_by(matches.c.created.desc(), matches.c.id)
        with self._writing() as connection:
            old = list(connection.execute(latest_first.offset(most)).scalars())
            for table in (answers, sitters, seats, reviews):
                connection.execute(delete(table).where(table.c.match.in_(old)))
            connection.execute(delete(matches).where(matches.c.id.in_(old)))

    def keep_review(self, id: str, data: str, most: int) -> None:
        """Keep what a judge says of a match; only so many reviews are kept, the latest."""
        with self._writing() as connection:
            connection.execute(delete(reviews).where(reviews.c.match == id))
            connection.execute(insert(reviews).values(match=id, made=time.time(), data=data))
            old = select(reviews.c.match).order_by(reviews.c.made.desc(), reviews.c.match).offset(most)
            connection.execute(delete(reviews).where(reviews.c.match.in_(list(connection.execute(old).scalars()))))

    def review(self, id: str) -> str | None:
        """What a judge said of a match, if that is kept."""
        with self._reading() as connection:
            found = connection.execute(select(reviews.c.data).where(reviews.c.match == id)).scalar()
        return None if found is None else str(found)

    def seat_of(self, token: str) -> tuple[str, int] | None:
        """The match and seat of a seat's link."""
        with self._reading() as connection:
            found = connection.execute(select(seats.c.match, seats.c.seat).where(seats.c.token == token)).first()
        return (found[0], found[1]) if found else None

    def change_seat(
        self,
        id: str,
        version: int,
        places: list[SeatRow],
        seat: SeatRow | None,
        standing: Standing,
        visitor: str = "",
        *,
        course: Course | None = None,
        until: float | None = None,
        alone: bool = False,
    ) -> bool:
        """Let somebody sit down (`alone`: and nobody else there any more), or a bot hold a seat, or change what is beside the answers.

        `places` are all seats, `standing` how the match stands then, `until` when a clock runs out.
        False if the match has changed meanwhile: somebody else was quicker.
        """
        beside = {"course": written(course), "due": until}
        with self._writing() as connection:
            if not _raise_version(connection, id, version, touched=time.time(), **_standing_values(standing), **beside):
                return False
            if seat is not None:
                its = and_(seats.c.match == id, seats.c.seat == seat.seat)
                connection.execute(update(seats).where(its).values(**_seat_values(seat)))
            if seat is not None and alone:
                connection.execute(delete(sitters).where(and_(sitters.c.match == id, sitters.c.seat == seat.seat)))
            if seat is not None and visitor:
                connection.execute(insert(sitters).values(match=id, seat=seat.seat, visitor=visitor))
            self._let_bots_think(connection, id, places, standing)
        self._tell({id: version + 1})
        return True

    def open_for(self) -> float:
        """Say that the café is open; for how many seconds it has been, ever."""
        now = moment(self.engine)
        since = now - hours.c.at
        passed = case((since < 0, 0.0), (since > LONGEST, LONGEST), else_=since)
        with self._writing() as connection:
            said = update(hours).values(open=hours.c.open + passed, at=now).returning(hours.c.open)
            return float(connection.execute(said).scalar_one())

    def next_due(self) -> float | None:
        """When the next clock runs out; None if none runs."""
        with self._reading() as connection:
            found = connection.execute(select(func.min(matches.c.due)).where(matches.c.due.is_not(None))).scalar()
        return None if found is None else float(found)

    def take_due(self, now: float, most: int) -> list[str]:
        """Some matches whose clock has run out; others leave them alone for a few seconds."""
        late = select(matches.c.id).where(matches.c.due <= now).order_by(matches.c.due).limit(most)
        if self.sharing is not None:
            late = late.with_for_update(skip_locked=True)
        with self._writing() as connection:
            taken = update(matches).where(matches.c.id.in_(late.scalar_subquery())).values(due=now + LONGEST).returning(matches.c.id)
            return list(connection.execute(taken).scalars())

    def show_in_lobby(self, id: str, version: int, on: bool) -> bool:
        """Let a table look for players, or not. False if the match has changed meanwhile."""
        with self._writing() as connection:
            if not _raise_version(connection, id, version, touched=time.time(), public=on):
                return False
        self._tell({id: version + 1})
        return True

    def join(self, id: str, version: int, seat: int, visitor: str) -> bool:
        """Let one more visitor act for a seat: the same person at another device. False if the match has changed meanwhile."""
        with self._writing() as connection:
            if not _raise_version(connection, id, version):
                return False
            connection.execute(insert(sitters).values(match=id, seat=seat, visitor=visitor))
        self._tell({id: version + 1})
        return True

    def add_to_chance(self, id: str, version: int, added: list[str | None]) -> bool:
        """Keep what seats have added before the deal. False if the match has changed meanwhile."""
        with self._writing() as connection:
            if not _raise_version(connection, id, version, **_written({"added": added})):
                return False
        self._tell({id: version + 1})
        return True

    def deal(
        self, id: str, version: int, places: list[SeatRow], standing: Standing, *, course: Course | None = None, until: float | None = None
    ) -> bool:
        """The match begins: from now on nothing is added to its chance. False if it has changed meanwhile."""
        with self._writing() as connection:
            beside = {"course": written(course), "due": until}
            if not _raise_version(connection, id, version, touched=time.time(), **_standing_values(standing), **beside):
                return False
            self._let_bots_think(connection, id, places, standing)
        self._tell({id: version + 1})
        return True

    def sitters(self, id: str) -> dict[int, list[str]]:
        """The visitors of each seat of a match."""
        with self._reading() as connection:
            return _sitters(connection, id)

    def looking(self, visitor: str, games: Collection[str], most: int = 20) -> list[MatchRow]:
        """Public tables of others that wait for players, the latest first."""
        own = select(sitters.c.match).where(and_(sitters.c.match == matches.c.id, sitters.c.visitor == visitor)).exists()
        free = select(seats.c.seat).where(and_(seats.c.match == matches.c.id, seats.c.kind == rows.OPEN)).exists()
        blocked = select(barred.c.what).where(barred.c.kind == VISITOR)
        unwanted = select(sitters.c.match).where(and_(sitters.c.match == matches.c.id, sitters.c.visitor.in_(blocked))).exists()
        open_to_all = and_(matches.c.state == rows.WAITING, matches.c.public, matches.c.game.in_(games))
        return self._matches(and_(open_to_all, ~own, ~unwanted, free), most)

    def of_visitor(self, visitor: str, games: Collection[str], page: int = 0) -> list[tuple[MatchRow, set[int]]]:
        """A page of a visitor's matches with the visitor's seats: where it is the visitor's turn first, then by state, then the latest."""
        turn = func.max(case((and_(matches.c.state == rows.RUNNING, matches.c.asked == sitters.c.seat), 1), else_=0))
        query = (
            select(matches.c.id)
            .join(sitters, sitters.c.match == matches.c.id)
            .where(and_(sitters.c.visitor == visitor, matches.c.game.in_(games), matches.c.state != rows.REMOVED))
            .group_by(matches.c.id)
            .order_by(turn.desc(), case(rows.ORDER, value=matches.c.state), matches.c.touched.desc(), matches.c.id)
        )
        with self._reading() as connection:
            ids = list(connection.execute(query.limit(PAGE).offset(page * PAGE)).scalars())
            mine = and_(sitters.c.visitor == visitor, sitters.c.match.in_(ids))
            held: dict[str, set[int]] = {id: set() for id in ids}
            for id, seat in connection.execute(select(sitters.c.match, sitters.c.seat).where(mine)):
                held[id].add(seat)
        found = {row.id: row for row in self._matches(matches.c.id.in_(ids), PAGE)}
        return [(found[id], held[id]) for id in ids if id in found]

    def played_by(self, visitor: str, games: Collection[str], most: int) -> list[Played]:
        """The matches that a visitor has played to their end, the latest first, with what judges said of them; so many at most."""
        over = and_(sitters.c.visitor == visitor, matches.c.state == rows.OVER, matches.c.game.in_(games))
        query = select(matches.c.id).join(sitters, sitters.c.match == matches.c.id).where(over).group_by(matches.c.id)
        with self._reading() as connection:
            ids = list(connection.execute(query.order_by(matches.c.touched.desc(), matches.c.id).limit(most)).scalars())
            sat = connection.execute(select(sitters.c.match, sitters.c.seat, sitters.c.visitor).where(sitters.c.match.in_(ids))).all()
            judged = connection.execute(select(reviews.c.match, reviews.c.data).where(reviews.c.match.in_(ids))).all()
        who: dict[str, dict[int, list[str]]] = {id: {} for id in ids}
        for id, seat, sitter in sat:
            who[id].setdefault(seat, []).append(sitter)
        said = {id: str(data) for id, data in judged}
        found = self._matches(matches.c.id.in_(ids), most)
        return [Played(row, who[row.id], said.get(row.id)) for row in found]

    def count_of_visitor(self, visitor: str, games: Collection[str]) -> int:
        """How many matches a visitor has."""
        query = select(func.count(sitters.c.match.distinct())).join(matches, sitters.c.match == matches.c.id)
        here = matches.c.state != rows.REMOVED
        with self._reading() as connection:
            found = connection.execute(query.where(and_(sitters.c.visitor == visitor, matches.c.game.in_(games), here))).scalar()
        return int(found or 0)


def _raise_version(connection: Connection, id: str, version: int, **values: object) -> bool:
    """Change a match that has not changed since; whether it has not."""
    unchanged = and_(matches.c.id == id, matches.c.version == version)
    return bool(connection.execute(update(matches).where(unchanged).values(version=version + 1, **values)).rowcount)


def _sitters(connection: Connection, id: str) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for seat, visitor in connection.execute(select(sitters.c.seat, sitters.c.visitor).where(sitters.c.match == id)):
        found.setdefault(seat, []).append(visitor)
    return found


def _standing_values(standing: Standing) -> _Values:
    return _written(msgspec.structs.asdict(standing))


def _match_values(row: MatchRow) -> _Values:
    values = {name: getattr(row, name) for name in row.__struct_fields__ if name not in ("seats", "standing", *STRUCTS)}
    beside = {name: written(getattr(row, name)) for name in STRUCTS}
    return {**_written(values), **_standing_values(row.standing), **beside, "due": due(row.terms, row.course)}


def _written(values: _Values) -> _Values:
    return {name: json.dumps(value) if name in JSON and value is not None else value for name, value in values.items()}


def _match_row(stored: _Values, places: list[SeatRow]) -> MatchRow:
    values = {name: json.loads(value) if name in JSON and value is not None else value for name, value in stored.items()}
    values |= {name: msgspec.json.decode(values[name] or "{}", type=kind) for name, kind in STRUCTS.items()}
    standing = Standing(*(values.pop(name) for name in Standing.__struct_fields__))
    return MatchRow(**values, standing=standing, seats=places)


def _seat_values(seat: SeatRow) -> _Values:
    return msgspec.structs.asdict(seat)
