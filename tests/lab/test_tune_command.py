"""`cosmocafe tune`: its box, its page, and what it refuses before long work."""

from __future__ import annotations

import errno
import json
import os
import sys
from pathlib import Path

import pytest

from cosmocafe.cli import main
from cosmocafe.core.author.box import read_change

GOALS = 'games = 10\nplayers = 2\n[numbers]\n"research_track.cup" = [7, 12]\n[goals]\nlength = {least = 1000}\n'


@pytest.fixture
def goals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Longer games than any; whoever tunes works in the folder of this file."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "goals.toml").write_text(GOALS)
    return tmp_path / "goals.toml"


def tuning(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, str, str]:
    monkeypatch.setenv("COLUMNS", "200")
    few = ["--tries", "3", "--threads", "1"]
    monkeypatch.setattr(sys, "argv", ["cosmocafe", "tune", "vivajava_dice", "goals.toml", *few, *map(str, words)])
    with pytest.raises(SystemExit) as ended:
        main()
    said = capsys.readouterr()
    return int(ended.value.code or 0), said.out, said.err


def test_a_page_is_written_beside_the_box(goals: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    code, said, _ = tuning(monkeypatch, capsys, "--html", "tuned.html", "--language", "zh-Hant")
    assert code == 0 and "kept in tuned.toml" in said and "written to tuned.html" in said and "每局回答數" in said
    page = goals.with_name("tuned.html").read_text(encoding="utf-8")
    cup = read_change(Path("tuned.toml"))["values"]["research_track"]["cup"]
    assert '<html lang="zh-Hant">' in page and "tuned.toml" in page and f"research_track.cup: 7 → {cup}" in page
    code, said, _ = tuning(monkeypatch, capsys, "--html", "again.html", "--json")
    assert json.loads(said)["changed"] == {"research_track.cup": [7, cup]}  # and nothing else is printed
    assert '<html lang="en">' in goals.with_name("again.html").read_text(encoding="utf-8")


BAD = [
    (["--out", "."], ".: cannot be written (it is not a plain file)"),
    (["--html", "."], ".: cannot be written (it is not a plain file)"),
    (["--kept", "/dev/full"], "/dev/full: cannot be written (it is not a plain file)"),
    (["--kept", "nowhere/kept"], "nowhere/kept: cannot be written"),
    (["--html", "nowhere/page.html"], "nowhere/page.html: cannot be written"),
    (["--html", "tuned.toml"], "tuned.toml: --html and --out are the same file; name two"),
    (["--html", "page.html", "--out", "./sub/../page.html"], "page.html: --html and --out are the same file"),
    (["--html", "tuned.toml.tries"], "tuned.toml.tries: --html and --kept are the same file"),
    (["--html", "kept", "--kept", "kept"], "kept: --html and --kept are the same file"),
    (["--html", "goals.toml"], "goals.toml: --html and GOALS are the same file"),
    (["--html", "box.toml", "--box", "box.toml"], "box.toml: --html and --box are the same file"),
    (["--language", "xx"], "'xx' is not spoken here; a report is written in en or zh-Hant"),
]


@pytest.mark.parametrize(("words", "sentence"), BAD, ids=[" ".join(words) for words, _ in BAD])
def test_bad_input_is_refused_before_long_work(
    words: list[str], sentence: str, goals: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    goals.with_name("sub").mkdir()
    goals.with_name("box.toml").write_text("[research_track]\ncup = 11\n")
    monkeypatch.setattr("cosmocafe.lab.tune.simulated", lambda *given, **named: pytest.fail("it was played"))
    code, out, err = tuning(monkeypatch, capsys, *words)
    assert code == 2 and sentence in err and len((out + err).strip().splitlines()) == 1
    assert goals.read_text() == GOALS


def test_a_disk_that_is_full_for_the_page_leaves_the_box(
    goals: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(path: Path, text: str, refused: type[Exception]) -> None:
        raise refused(f"{path}: cannot be written ({os.strerror(errno.ENOSPC)})")

    monkeypatch.setattr("cosmocafe.commands.report.write_text", full)
    code, out, err = tuning(monkeypatch, capsys, "--html", "tuned.html")
    assert code == 2 and "tuned.html: cannot be written (No space left on device)" in err and "kept in tuned.toml" in out
    assert read_change(Path("tuned.toml"))["values"]


def test_nobody_gets_a_page_who_wants_none(goals: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    code, said, _ = tuning(monkeypatch, capsys)
    assert code == 0 and "at least 1,000" in said and "✗ not reached" in said and "written to" not in said
    assert not list(goals.parent.glob("*.html"))
