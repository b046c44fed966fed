"""Every line of a match names the one before it, so that the database itself refuses a line that does not follow another."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Write the answers anew: SQLite cannot add a rule to a table that is there."""
    op.create_table(
        "answers_in_order",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("line", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("previous", sa.BigInteger),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("answer", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["match", "previous"], ["answers_in_order.match", "answers_in_order.line"], name="answers_follow"),
        sa.CheckConstraint(
            "CASE WHEN line = 0 THEN previous IS NULL ELSE previous IS NOT NULL AND previous = line - 1 END", name="answers_in_order"
        ),
    )
    op.execute("INSERT INTO answers_in_order SELECT match, line, NULLIF(line - 1, -1), seat, answer, at FROM answers ORDER BY match, line")
    op.drop_table("answers")
    op.rename_table("answers_in_order", "answers")


def downgrade() -> None:
    """Trust whoever writes."""
    op.create_table(
        "answers_as_they_come",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("line", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("answer", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.execute("INSERT INTO answers_as_they_come SELECT match, line, seat, answer, at FROM answers ORDER BY match, line")
    op.drop_table("answers")
    op.rename_table("answers_as_they_come", "answers")
