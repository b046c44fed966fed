"""What a table agrees on is called so; `options` are the legal answers."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Call it `agreed`."""
    op.alter_column("matches", "options", new_column_name="agreed")


def downgrade() -> None:
    """Call it `options` again."""
    op.alter_column("matches", "agreed", new_column_name="options")
