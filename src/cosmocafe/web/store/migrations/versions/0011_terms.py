"""What the tables of a tournament agree on beside their game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Where nothing stands, nothing was agreed."""
    op.add_column("tournaments", sa.Column("terms", sa.Text))


def downgrade() -> None:
    """Forget it; tables that are put up later have no clock."""
    op.drop_column("tournaments", "terms")
