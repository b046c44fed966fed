"""Any number of processes serve one database: a match counts its changes, an answer carries a key, bots and presence have leases."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Only add, so that an older café can go on beside this one while it is replaced."""
    op.add_column("matches", sa.Column("version", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("bot_due", sa.DateTime(timezone=True)))
    op.add_column("matches", sa.Column("bot_by", sa.String(40)))
    op.create_index(
        "matches_bots",
        "matches",
        ["bot_due"],
        postgresql_where=sa.text("bot_due IS NOT NULL"),
        sqlite_where=sa.text("bot_due IS NOT NULL"),
    )
    op.add_column("answers", sa.Column("key", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "presence",
        sa.Column("match", sa.String(40), primary_key=True),
        sa.Column("process", sa.String(40), primary_key=True),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER TABLE presence SET UNLOGGED")  # whoever is there says so again soon


def downgrade() -> None:
    """One process again."""
    op.drop_table("presence")
    op.drop_column("answers", "key")
    op.drop_index("matches_bots", "matches")
    for column in ("bot_by", "bot_due", "version"):
        op.drop_column("matches", column)
