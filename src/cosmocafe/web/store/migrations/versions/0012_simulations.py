"""What the designer's desk simulates, who makes it, and what came of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Only a new table: an older café keeps its own in memory beside this one."""
    op.create_table(
        "simulations",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("edition", sa.String(80), nullable=False),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("maker", sa.String(40)),
        sa.Column("until", sa.Float),
        sa.Column("failed", sa.Text),
        sa.Column("made", sa.Float),
        sa.Column("rows", sa.Text),
        sa.Column("pages", sa.Text),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("simulations")
