"""The tables of what people keep: a name, ways to come back, who may not come in, tournaments of friends."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text, false

from .schema import metadata

# Visitors who keep something. Without a row here a cookie is all there is, and that is enough.
people = Table(
    "people",
    metadata,
    Column("visitor", String(64), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("chosen", Text, nullable=False),  # preferences, as JSON
    Column("recovery", String(64), unique=True),  # hash of the secret in the recovery link
    Column("epoch", Integer, nullable=False, server_default="0"),  # cookies with a lower one are worth nothing
    Column("listed", Boolean, nullable=False, server_default=false()),  # agrees to stand in lists of ratings
    Column("made", Float, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("visitor", String(64), nullable=False),
    Column("key", Text, nullable=False),  # the public one
    Column("counter", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),  # when the challenge of the last assertion was made: none is good twice
    Column("made", Float, nullable=False),
    Index("passkeys_visitor", "visitor"),
)

# Visitors and names that may not come in.
barred = Table(
    "barred",
    metadata,
    Column("kind", String(10), primary_key=True),
    Column("what", String(80), primary_key=True),
    Column("made", Float, nullable=False),
)

# What whoever runs the café has done; a new row tells every process to look at `barred` and epochs again.
deeds = Table(
    "deeds",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("did", String(20), nullable=False),
    Column("what", String(120), nullable=False),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("host", String(64), nullable=False),
    Column("title", String(80), nullable=False),
    Column("game", String(80), nullable=False),
    Column("players", Integer, nullable=False),  # at a table
    Column("agreed", Text, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("rounds", Integer, nullable=False),  # of a Swiss; how often everybody meets in a round robin
    Column("filler", String(40)),  # the bot that takes seats nobody is left for; without one, people rest
    Column("terms", Text),  # of every table, as JSON; nothing, where nothing was agreed
    Column("state", String(10), nullable=False),
    Column("round", Integer, nullable=False),  # that is being played, from 1 on
    Column("version", BigInteger, nullable=False),
    Column("created", Float, nullable=False),
    Index("tournaments_host", "host"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("visitor", String(64), nullable=False),
    Column("name", String(80), nullable=False),
    Column("gone", Boolean, nullable=False),
    Index("entrants_visitor", "visitor"),
)

# Who sits where in a round. Who rests sits alone, without a match.
pairings = Table(
    "pairings",
    metadata,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seats", Text, nullable=False),  # numbers of entrants, -1 for a bot, as JSON
    Column("match", String(40)),
    Index("pairings_match", "match"),
)
