"""The tables of the database, for SQLite and PostgreSQL alike."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    DateTime,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
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
    Column("added", Text),  # what each seat has added to chance; where none is asked to, nothing
    Column("state", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("free_talk", Boolean, nullable=False, server_default=false()),
    Column("asked", Integer, nullable=False),
    Column("places", Text),
    Column("rematch", String(40)),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("version", BigInteger, nullable=False, server_default="0"),  # raised by every change: who has not seen the last one is refused
    Column("bot_due", DateTime(timezone=True)),  # a bot is asked, and somebody else may let it think from then on
    Column("bot_by", String(40)),  # the process that lets it think until then
    Column("terms", Text),  # what was agreed beside the game
    Column("course", Text),  # what has happened beside the answers
    Column("due", Float),  # when a clock runs out, in seconds for which the café has been open
    Index("matches_looking", "state", "public", "touched"),
    Index("matches_bots", "bot_due", postgresql_where=text("bot_due IS NOT NULL"), sqlite_where=text("bot_due IS NOT NULL")),
    Index("matches_due", "due", postgresql_where=text("due IS NOT NULL"), sqlite_where=text("due IS NOT NULL")),
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
    Column("key", BigInteger, nullable=False, server_default="0"),  # of whoever answered, so that saying it again is no second answer
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

# What designers wish to see simulated, and what came of it. `maker` makes it `until` then, and says so again; whoever has not is gone.
simulations = Table(
    "simulations",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("wish", Text, nullable=False),
    Column("edition", String(80), nullable=False),
    Column("begun", Float, nullable=False),
    Column("share", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("maker", String(40)),
    Column("until", Float),
    Column("failed", Text),
    Column("made", Float),
    Column("rows", Text),  # what stands out
    Column("pages", Text),  # the report, pressed together
)

# Who is at a table by way of which process, for a while.
presence = Table(
    "presence",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("process", String(40), primary_key=True),
    Column("seats", Text, nullable=False),
    Column("watching", Text, nullable=False, server_default="[]"),  # pairs: who, by which name
    Column("until", DateTime(timezone=True), nullable=False),
)

# How long the café has been open, in one row: clocks are kept in it, so that they stand still while nobody serves the database.
hours = Table(
    "hours",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("open", Float, nullable=False),
    Column("at", Float, nullable=False),  # when somebody last said so
)

# What is said at a table, the last lines of it. `who` tells people apart and says of nobody which visitor it is.
talk = Table(
    "talk",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("line", BigInteger, primary_key=True, autoincrement=False),
    Column("who", String(24), nullable=False),
    Column("seat", Integer, nullable=False),  # -1: somebody who watches
    Column("name", String(80), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("words", Text, nullable=False),  # or the id of a phrase, of a picture
    Column("at", Float, nullable=False),
)

keepsakes = Table(
    "keepsakes",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
