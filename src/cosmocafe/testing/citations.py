"""Which rules a RULES.md defines, and which of them tests cite with `@pytest.mark.rule("SC-051")`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ID = r"[A-Z]{2}-[A-Z]{0,2}\d+"
ROW = re.compile(rf"\s*[|-]\s*\**\s*({ID})\**\s*(?:\||[A-Z*`(]|\s)")  # a table row or bullet that begins with an id defines a rule
DECISION = re.compile(r"[A-Z]{2}-D\d+")
FREE = {"flavour", "flavor", "u", "t"}  # kinds of rows that no test has to show


def defined(text: str) -> Iterator[tuple[str, str]]:
    """The ids that a rulebook defines, with the row of each."""
    for line in text.splitlines():
        row = ROW.match(line)
        if row and not DECISION.match(row[1]):
            yield row[1], line.strip()


def rules(text: str) -> dict[str, str]:
    """The rules that a test has to show, with the row of each."""
    found: dict[str, str] = {}
    for id, row in defined(text):
        cells = [cell.strip().strip("*").lower() for cell in row.strip("|").split("|")]
        if not (len(cells) > 1 and cells[1] in FREE):
            found.setdefault(id, row[:110])
    return found


def citations(tests: Path) -> Iterator[tuple[str, str]]:
    """The ids in `pytest.mark.rule(...)` of a folder of tests, with the file of each."""
    for file in sorted(tests.rglob("*.py")):
        for mark in re.findall(r"mark\.rule\((.*?)\)", file.read_text(encoding="utf-8"), re.S):
            yield from ((id, str(file.relative_to(tests))) for id in re.findall(rf"[\"']({ID})[\"']", mark))


def twice(book: Path) -> list[str]:
    """The ids that a rulebook gives to more than one rule."""
    ids = [row[1] for line in book.read_text(encoding="utf-8").splitlines() if (row := ROW.match(line))]
    return [id for id, times in Counter(ids).items() if times > 1]


def uncited(book: Path, tests: Path) -> list[str]:
    """The rules that no test cites."""
    cited = {id for id, _ in citations(tests)}
    return [row for id, row in rules(book.read_text(encoding="utf-8")).items() if id not in cited]


def unknown(books: list[Path], tests: Path) -> list[str]:
    """What tests cite, but no rulebook defines."""
    known = {id for book in books for id, _ in defined(book.read_text(encoding="utf-8"))}  # a free row may be shown, too
    return [f"{id} in {file}" for id, file in citations(tests) if id not in known]
