"""The core's part of every table."""

from __future__ import annotations

from cosmocafe.core.author.agenda import tell
from cosmocafe.core.author.table import Table


def test_a_copy_has_heard_nothing_and_is_still_equal() -> None:
    table = Table()
    tell(table, 1)
    copy = table.copy()
    assert copy == table
    assert copy.heard() == []
    assert len(table.heard()) == 1


def test_a_table_of_zeros_is_a_new_table() -> None:
    assert Table().to_bytes() == bytes(Table.dtype.itemsize)
