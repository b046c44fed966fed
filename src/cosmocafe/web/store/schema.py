"""The tables of the database, for SQLite and PostgreSQL alike."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    true,
)

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("box", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("agreed", Text, nullable=False),
    Column("change", Text),
    Column("seed", Text, nullable=False),
    Column("state", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("asked", Integer, nullable=False),
    Column("places", Text),
    Column("rematch", String(40)),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Index("matches_looking", "state", "public", "touched"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(80), nullable=False),
    Column("bot", String(40)),
    Column("token", String(40), nullable=False, unique=True),
)

# Who may act for a seat: one person with several devices, or several people at one screen.
sitters = Table(
    "sitters",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("visitor", String(64), primary_key=True),
    Index("sitters_visitor", "visitor"),
)

# Append-only. An answer that was taken back stays, followed by a row with answer -1.
# Each line names the one before it, so that the database itself refuses a line that does not follow another.
answers = Table(
    "answers",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("line", BigInteger, primary_key=True, autoincrement=False),
    Column("previous", BigInteger),
    Column("seat", Integer, nullable=False),
    Column("answer", Integer, nullable=False),
    Column("at", Float, nullable=False),
    ForeignKeyConstraint(["match", "previous"], ["answers.match", "answers.line"], name="answers_follow"),
    CheckConstraint(
        "CASE WHEN line = 0 THEN previous IS NULL ELSE previous IS NOT NULL AND previous = line - 1 END", name="answers_in_order"
    ),
)

# What a judge says of a match that is over; made again whenever somebody wants it.
reviews = Table(
    "reviews",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("made", Float, nullable=False),
    Column("data", Text, nullable=False),
)

keepsakes = Table(
    "keepsakes",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
