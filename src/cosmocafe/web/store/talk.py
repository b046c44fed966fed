"""What is said at tables, kept beside their matches: appended, and forgotten from the beginning."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Engine, and_, delete, func, insert, literal, select
from sqlalchemy.exc import IntegrityError

from .database import StoreFailed, at_once, in_words
from .rows import Spoken
from .schema import talk

KEPT = 200  # lines of a table, the last ones
TRIES = 20  # at a line that another process is quicker with


def say(engine: Engine, match: str, spoken: Spoken) -> None:
    """Add a line to a table's talk; the oldest one makes room."""
    for _ in range(TRIES):
        try:
            with in_words(), engine.begin() as connection:
                last = select(func.coalesce(func.max(talk.c.line), -1)).where(talk.c.match == match).scalar_subquery()
                values = {name: getattr(spoken, name) for name in Spoken.__struct_fields__ if name != "line"}
                parts = {"match": literal(match), "line": last + 1, **{name: literal(value) for name, value in values.items()}}
                connection.execute(insert(talk).from_select(list(parts), select(*parts.values())))
                connection.execute(delete(talk).where(and_(talk.c.match == match, talk.c.line <= last - KEPT)))
                return
        except IntegrityError:  # somebody else took this line just now
            continue
    raise StoreFailed("too many speak at once at this table; try again in a moment")


def said(engine: Engine, match: str, after: int = -1) -> list[Spoken]:
    """What was said at a table after a line."""
    columns = [talk.c[name] for name in Spoken.__struct_fields__]
    with in_words(), at_once(engine) as connection:
        found = connection.execute(select(*columns).where(and_(talk.c.match == match, talk.c.line > after)).order_by(talk.c.line))
        return [Spoken(**row) for row in found.mappings()]


def last_lines(engine: Engine, matches: Collection[str]) -> dict[str, int]:
    """The last line at each of these tables, where anything was said."""
    with in_words(), at_once(engine) as connection:
        query = select(talk.c.match, func.max(talk.c.line)).where(talk.c.match.in_(matches)).group_by(talk.c.match)
        return {str(match): int(line) for match, line in connection.execute(query)}
