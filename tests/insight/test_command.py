"""`cosmocafe review` and `cosmocafe puzzles`: a page and a table for people, JSON for machines, a sentence for what is no record."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import cosmocafe
from cosmocafe.cli import main, refuse
from cosmocafe.core.game import Game


def run(monkeypatch: pytest.MonkeyPatch, *words: str | Path, command: str = "review") -> int:
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.setattr(sys, "argv", ["cosmocafe", command, *map(str, words)])
    with pytest.raises(SystemExit) as ended:
        main()
    return int(ended.value.code or 0)


@pytest.fixture
def record(connect_four: Game, tmp_path: Path) -> Path:
    match = cosmocafe.new(connect_four, seed=1, names=["Ann", "Ben"])
    for column in "112233774":
        match.answer(f"drop {column}")
    match.save(tmp_path / "match.jsonl")
    return tmp_path / "match.jsonl"


def test_a_record_becomes_a_page(
    record: Path, connect_four: Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = record.with_name("review.html")
    assert run(monkeypatch, record, "--game", connect_four.found_by, "-o", page, "--visits", "20000") == 0
    assert "Ann" in capsys.readouterr().out and page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_machines_get_json(record: Path, connect_four: Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(monkeypatch, record, "--game", connect_four.found_by, "--visits", "20000", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["places"] == [1, 2] and len(found["chances"]) == 10
    assert all(sum(row["decision"]) == 0 for row in found["rows"])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["none.jsonl"], "none.jsonl: there is no such file"),
        (["RECORD", "--language", "fr"], "'fr' is not spoken here; a review is written in en or zh-Hant"),
        (["RECORD", "--game", "FOUR", "-o", "none/there.html"], "none/there.html: "),
        (["FOUR"], "FOUR, line 1: is not JSON"),
        (["RECORD", "--visits", "1"], "Invalid value for '--visits': "),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    words: list[str], sentence: str, record: Path, connect_four: Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(record.parent)
    monkeypatch.setattr("cosmocafe.commands.review.warmed", lambda *given: pytest.fail("nobody waits for a compiler to be refused"))
    known = {"RECORD": str(record), "FOUR": connect_four.found_by}
    assert run(monkeypatch, *(known.get(word, word) for word in words)) == 2
    assert capsys.readouterr().err.startswith(f"cosmocafe: {sentence.replace('FOUR', connect_four.found_by)}")


def test_a_review_that_is_interrupted_leaves_the_old_one(
    record: Path, connect_four: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cosmocafe.commands.review.warmed", lambda *given: refuse("somebody stops it"))
    (page := tmp_path / "review.html").write_text("an old review", encoding="utf-8")
    assert run(monkeypatch, str(record), "--game", connect_four.found_by, "-o", str(page)) == 2
    assert page.read_text(encoding="utf-8") == "an old review"
    assert [file for file in tmp_path.iterdir() if file.suffix == ".part"] == []


def test_puzzles_that_cannot_be_written_are_not_looked_for(
    connect_four: Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("cosmocafe.commands.puzzles.warmed", lambda *given: pytest.fail("nobody waits for a compiler to be refused"))
    assert run(monkeypatch, connect_four.found_by, "-o", "none/there.json", command="puzzles") == 2
    assert capsys.readouterr().err.startswith("cosmocafe: none/there.json: cannot be written")
