"""Every rule of every game is shown by a test, and no test speaks of a rule that does not exist."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmocafe.core.found import installed_games
from cosmocafe.testing.citations import defined, rules, twice, uncited, unknown

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests"
WRITTEN = sorted(ROOT.glob("src/cosmocafe/games/*/RULES.md"))
BOOKS = [book for book in WRITTEN if book.parent.name in installed_games()]  # a game in the making is not installed yet


@pytest.mark.parametrize("book", BOOKS, ids=[book.parent.name for book in BOOKS])
def test_no_two_rules_have_one_id(book: Path) -> None:
    assert twice(book) == []


@pytest.mark.parametrize("book", BOOKS, ids=[book.parent.name for book in BOOKS])
def test_every_rule_is_shown_by_a_test(book: Path) -> None:
    missing = uncited(book, TESTS)
    assert not missing, f"{len(missing)} rules that no test cites:\n" + "\n".join(missing)


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert unknown(WRITTEN, TESTS) == []


def test_what_counts_as_a_rule() -> None:
    text = """
| id | kind | rule |
| ZZ-001 | core | Everybody begins with nothing. |
| **ZZ-A12** | core | Bold ids count. |
- ZZ-R3 A bullet counts.
- **ZZ-R4** A bold bullet counts.
| ZZ-005 | flavour | Once upon a time. |
| ZZ-006 | U | A button. |
| ZZ-D07 | core | A decision. |
A sentence about ZZ-008 defines nothing.
| see | ZZ-009 | nor does this |
"""
    assert list(rules(text)) == ["ZZ-001", "ZZ-A12", "ZZ-R3", "ZZ-R4"]
    assert [id for id, _ in defined(text)] == ["ZZ-001", "ZZ-A12", "ZZ-R3", "ZZ-R4", "ZZ-005", "ZZ-006"]
