"""Clocks, and what happens at a table beside the answers; how long the café has been open."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Where nothing was agreed, there is no clock."""
    op.add_column("matches", sa.Column("terms", sa.Text))
    op.add_column("matches", sa.Column("course", sa.Text))
    op.add_column("matches", sa.Column("due", sa.Float))
    op.create_index("matches_due", "matches", ["due"], postgresql_where=sa.text("due IS NOT NULL"), sqlite_where=sa.text("due IS NOT NULL"))
    hours = op.create_table(
        "hours",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("open", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.bulk_insert(hours, [{"id": 1, "open": 0.0, "at": 0.0}])


def downgrade() -> None:
    """Nobody is in a hurry."""
    op.drop_table("hours")
    op.drop_index("matches_due", "matches")
    for column in ("due", "course", "terms"):
        op.drop_column("matches", column)
