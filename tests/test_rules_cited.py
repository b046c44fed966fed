"""Every rule of every game is shown by a test, and no test speaks of a rule that does not exist."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from cosmocafe.core.game import installed_games

ROOT = Path(__file__).parents[1]
WRITTEN = sorted(ROOT.glob("src/cosmocafe/games/*/RULES.md"))
BOOKS = [book for book in WRITTEN if book.parent.name in installed_games()]  # a game in the making is not installed yet
ID = r"[A-Z]{2}-[A-Z]{0,2}\d+"
ROW = re.compile(rf"\s*[|-]\s*\**\s*({ID})\**\s*(?:\||[A-Z*`(]|\s)")  # a table row or bullet that begins with an id defines a rule
DECISION = re.compile(r"[A-Z]{2}-D\d+")
FREE = {"flavour", "flavor", "u", "t"}  # kinds of rows that say nothing a test could show


def rules(text: str) -> dict[str, str]:
    """The rules that a rulebook defines, with the row of each."""
    found: dict[str, str] = {}
    for line in text.splitlines():
        row = ROW.match(line)
        cells = [cell.strip().strip("*").lower() for cell in line.strip().strip("|").split("|")]
        if row and not DECISION.match(row[1]) and not (len(cells) > 1 and cells[1] in FREE):
            found.setdefault(row[1], line.strip()[:110])
    return found


def citations() -> Iterator[tuple[str, str]]:
    """The ids in `pytest.mark.rule(...)`, with the file of each."""
    for file in sorted((ROOT / "tests").rglob("*.py")):
        for mark in re.findall(r"mark\.rule\((.*?)\)", file.read_text(encoding="utf-8"), re.S):
            yield from ((id, str(file.relative_to(ROOT))) for id in re.findall(rf"[\"']({ID})[\"']", mark))


@pytest.mark.parametrize("book", BOOKS, ids=[book.parent.name for book in BOOKS])
def test_no_two_rules_have_one_id(book: Path) -> None:
    ids = [row[1] for line in book.read_text(encoding="utf-8").splitlines() if (row := ROW.match(line))]
    assert [id for id, times in Counter(ids).items() if times > 1] == []


@pytest.mark.parametrize("book", BOOKS, ids=[book.parent.name for book in BOOKS])
def test_every_rule_is_shown_by_a_test(book: Path) -> None:
    cited = {id for id, _ in citations()}
    missing = [row for id, row in rules(book.read_text(encoding="utf-8")).items() if id not in cited]
    assert not missing, f"{len(missing)} rules that no test cites:\n" + "\n".join(missing)


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    known = {id for book in WRITTEN for id in rules(book.read_text(encoding="utf-8"))}
    unknown = [f"{id} in {file}" for id, file in citations() if id not in known]
    assert not unknown, "cited, but defined nowhere:\n" + "\n".join(unknown)


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
