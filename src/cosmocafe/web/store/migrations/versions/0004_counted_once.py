"""How many lines a match has is known from the lines: the match counts them no more."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Forget the count."""
    op.drop_column("matches", "answered")


def downgrade() -> None:
    """Count again."""
    op.add_column("matches", sa.Column("answered", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE matches SET answered = (SELECT count(*) FROM answers WHERE answers.match = matches.id)")
