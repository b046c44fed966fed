"""`cosmocafe report`: for a game in one file, in both languages, for machines."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from cosmocafe.cli import main

FOUR = str(Path(__file__).parents[3] / "examples" / "connect_four.py")


def cosmocafe(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, str]:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(sys, "argv", ["cosmocafe", "report", *map(str, words)])
    with pytest.raises(SystemExit) as ended:
        main()
    said = capsys.readouterr()
    return int(ended.value.code or 0), said.out + said.err


def test_a_game_in_one_file_gets_a_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--games", "40", "--about", "DROP", "--language", "zh-Hant"]
    code, said = cosmocafe(monkeypatch, capsys, FOUR, *words, "-o", tmp_path / "four.html")
    assert code == 0 and "四子棋" in said and "DROP" in said and "written to" in said
    page = (tmp_path / "four.html").read_text(encoding="utf-8")
    assert '<html lang="zh-Hant">' in page and "40" in page


def test_machines_get_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = cosmocafe(monkeypatch, capsys, FOUR, "--games", "30", "--bots", "random", "--json")
    found = json.loads(said)[0]
    assert code == 0 and found["games"] == 30 and found["bots"] == ["random", "random"]
    assert sum(row["share"] for row in found["wins"]) == pytest.approx(1)


def test_two_boxes_are_compared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "dear.toml").write_text("[ships.frigate]\ncost = 12\n")
    words: list[str | Path] = ["star_stations", "--games", "40", "--compare", tmp_path / "dear.toml", "-o", tmp_path / "both.html"]
    code, said = cosmocafe(monkeypatch, capsys, *words)
    assert code == 0 and "frigate" in said
    assert "ships.frigate.cost" in (tmp_path / "both.html").read_text(encoding="utf-8")


BAD = [
    (["chess"], "there is no game 'chess'"),
    ([FOUR, "--players", "3"], "connect_four is for 2 players"),
    ([FOUR, "--players", "two"], "write numbers of players as 2 or 2,3,4"),
    ([FOUR, "--players", "9" * 5000], "write numbers of players as 2 or 2,3,4"),
    ([FOUR, "--language", "xx"], "'xx' is not spoken here"),
    ([FOUR, "--about", "FLY"], "'FLY' is not counted in this game"),
    ([FOUR, "--each", "weather"], "'weather' is nothing to agree on"),
    ([FOUR, "--bots", "me"], "there is no bot 'me'"),
    ([FOUR, "--from", "none.parquet"], "none.parquet"),
    (["star_stations", "--players", "2,3", "--compare", "dear.toml"], "dear.toml: there is no such file"),
    ([FOUR, "-o", "nowhere/page.html"], "nowhere/page.html: cannot be written"),
]


@pytest.mark.parametrize(("words", "sentence"), BAD, ids=[" ".join(words)[-30:] for words, _ in BAD])
def test_bad_input_gets_a_sentence(
    words: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = cosmocafe(monkeypatch, capsys, *words)
    assert code == 2 and sentence in said and len(said.strip().splitlines()) == 1


def test_whoever_interrupts_a_report_hears_how_games_are_kept(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(*given: object, **named: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("cosmocafe.lab.report.playing.play", interrupted)
    code, said = cosmocafe(monkeypatch, capsys, FOUR, "--games", "10")
    assert code == 130 and "interrupted: a report keeps no games; `simulate --out` does" in said
