"""A table may agree to play without hints; reviews of matches are kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Where nothing was agreed, there are hints."""
    op.add_column("matches", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "reviews",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Forget both."""
    op.drop_table("reviews")
    op.drop_column("matches", "hints")
