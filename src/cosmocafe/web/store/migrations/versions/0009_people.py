"""People keep a name, come back, are kept out, and hold tournaments. Only new tables: an older café goes on beside this one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Nobody keeps anything yet."""
    _visitors()
    _keeping_out()
    _tournaments()


def _visitors() -> None:
    op.create_table(
        "people",
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("chosen", sa.Text, nullable=False),
        sa.Column("recovery", sa.String(64), unique=True),
        sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
        sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("passkeys_visitor", "passkeys", ["visitor"])


def _keeping_out() -> None:
    op.create_table(
        "barred",
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("what", sa.String(80), primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "deeds",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("did", sa.String(20), nullable=False),
        sa.Column("what", sa.String(120), nullable=False),
    )


def _tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("agreed", sa.Text, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("filler", sa.String(40)),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("tournaments_host", "tournaments", ["host"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(40), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
    )
    op.create_index("entrants_visitor", "entrants", ["visitor"])
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(40), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("match", sa.String(40)),
    )
    op.create_index("pairings_match", "pairings", ["match"])


def downgrade() -> None:
    """Forget all of it."""
    for table in ("pairings", "entrants", "tournaments", "deeds", "barred", "passkeys", "people"):
        op.drop_table(table)
