"""A translated rulebook says the same as RULES.md: the same rules in the same order, nothing left out, nothing left in English."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from cosmocafe.core.author.words import LANGUAGES

ROOT = Path(__file__).parents[1]
BOOKS = sorted(ROOT.glob("src/cosmocafe/games/*/RULES.*.md"))
ID = re.compile(r"[A-Z]{2}-[A-Z]{0,2}\d+[a-z]?", re.ASCII)
CODE = re.compile(r"`[^`]+`")
NUMBER = re.compile(r"\d+")
CHINESE = re.compile(r"[\u4e00-\u9fff]")
MARKDOWN = MarkdownIt("commonmark").enable("table")

every_book = pytest.mark.parametrize("book", BOOKS, ids=[f"{book.parent.name}-{book.suffixes[0][1:]}" for book in BOOKS])


def shape(text: str) -> list[str]:
    """Headings, tables, rows, cells, lists and paragraphs, in order."""
    return [token.tag for token in MARKDOWN.parse(text) if token.nesting == 1]


def texts(text: str) -> list[str]:
    """What stands in them, piece by piece; a row of a table is one piece."""
    pieces: list[str] = []
    row = False
    for token in MARKDOWN.parse(text):
        row = row if token.tag != "tr" else token.nesting == 1
        if token.type == "tr_open":
            pieces.append("")
        elif token.type == "inline" and row:
            pieces[-1] += f"{token.content} | "
        elif token.type == "inline":
            pieces.append(token.content)
    return pieces


def differences(own: str, english: str) -> list[str]:
    """The pieces that do not say the same as the English ones, as far as ids, code names and numbers show it."""
    pairs = zip(texts(own), texts(english), strict=True)
    return [f"{said}\n  but in English: {meant}" for said, meant in pairs if differs(said, meant)]


def differs(said: str, meant: str) -> bool:
    """Whether an id, a number or, in a rule, a code name has been lost, or an id or code name has come in."""
    exact = (ID, CODE) if ID.match(meant) else (ID,)  # how to read the tables is told in words of the language's own
    if any(Counter(part.findall(said)) != Counter(part.findall(meant)) for part in exact):
        return True
    return bool(Counter(NUMBER.findall(meant)) - Counter(NUMBER.findall(said)))


def english_of(book: Path) -> str:
    return (book.parent / "RULES.md").read_text(encoding="utf-8")


def test_there_are_translations_and_their_languages_are_spoken_here() -> None:
    assert BOOKS
    assert {book.suffixes[0][1:] for book in BOOKS} <= set(LANGUAGES[1:])


@every_book
def test_a_translation_has_every_rule_in_order(book: Path) -> None:
    own, english = book.read_text(encoding="utf-8"), english_of(book)
    ids = [[found[0] for piece in texts(text) if (found := ID.match(piece))] for text in (own, english)]
    assert ids[0] == ids[1]
    assert shape(own) == shape(english)


@every_book
def test_a_translation_keeps_ids_code_names_and_numbers(book: Path) -> None:
    wrong = differences(book.read_text(encoding="utf-8"), english_of(book))
    assert not wrong, f"{len(wrong)} pieces differ:\n" + "\n".join(wrong)


@every_book
def test_nothing_is_left_in_english(book: Path) -> None:
    left = [piece for piece in texts(book.read_text(encoding="utf-8")) if not CHINESE.search(piece)]
    assert not left


@every_book
def test_characters_are_traditional(book: Path) -> None:
    def is_big5(character: str) -> bool:
        return character.encode("big5", "ignore") != b""

    strange = {character for character in CHINESE.findall(book.read_text(encoding="utf-8")) if not is_big5(character)}
    assert not strange


def test_what_counts_as_a_difference() -> None:
    english = "# Moves\n\n| id | rule |\n|---|---|\n| ZZ-001 | Move 2 squares (`fast`: ZZ-002). |\n"
    assert not differences("# 移動\n\n| 編號 | 規則 |\n|---|---|\n| ZZ-001 | 移動 2 格（ZZ-002：`fast`）。 |\n", english)
    for slip in ("移動 3 格（`fast`：ZZ-002）。", "移動 2 格（`fast`）。", "移動 2 格（ZZ-002）。"):
        assert len(differences(f"# 移動\n\n| 編號 | 規則 |\n|---|---|\n| ZZ-001 | {slip} |\n", english)) == 1
