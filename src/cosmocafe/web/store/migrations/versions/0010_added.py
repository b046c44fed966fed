"""What the seats have added to a match's chance."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Where nothing stands, the deal comes from the seed alone."""
    op.add_column("matches", sa.Column("added", sa.Text))


def downgrade() -> None:
    """Forget it; matches that need it cannot be replayed then."""
    op.drop_column("matches", "added")
