"""What is said at a table; who watches it, by way of which process; whether words may be free there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Only add. Where nothing was agreed, people speak in ready-made phrases."""
    op.add_column("matches", sa.Column("free_talk", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("presence", sa.Column("watching", sa.Text, nullable=False, server_default="[]"))
    op.create_table(
        "talk",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("line", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("who", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Silence."""
    op.drop_table("talk")
    op.drop_column("presence", "watching")
    op.drop_column("matches", "free_talk")
