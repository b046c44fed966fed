"""The games of a café, and what becomes of those that cannot be compiled."""

from __future__ import annotations

from pathlib import Path
from unittest import mock
from weakref import WeakKeyDictionary

import pytest

import cosmocafe
from cosmocafe.bots import find_bot
from cosmocafe.bots.naming import companion
from cosmocafe.core.errors import InputError, NotAvailable
from cosmocafe.web.shelf import Shelf
from tests.bots.moods import mood

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_a_cafe_that_cannot_keep_compiled_rules_says_so_and_stays_open() -> None:
    full = NotAvailable("compiled rules cannot be kept there")
    with mock.patch("cosmocafe.core.machine.compiled.compiled_for", side_effect=full), mock.patch("cosmocafe.web.shelf.log") as log:
        Shelf(["star_stations"]).compile()
    log.error.assert_called_once_with("not compiled: bots think in plain Python", extra={"reason": str(full)})


def test_where_a_network_is_broken_experts_play_on_without_it_and_the_log_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A network that has come without its numbers, as Git LFS leaves it, kept every expert from answering."""
    (file := tmp_path / "network.safetensors").write_text("version https://git-lfs.github.com/spec/v1\n")
    monkeypatch.setattr("cosmocafe.bots.learned.file_for", lambda game, players: file)
    monkeypatch.setattr("cosmocafe.bots.learned._read", WeakKeyDictionary())
    with mock.patch("cosmocafe.web.shelf.log") as log:
        game = Shelf(["star_stations"]).game("star_stations")
    said = {"game": "star_stations", "players": 2, "reason": f"{file}: this is no network: its head is longer than the file"}
    log.error.assert_called_once_with("experts think without a network", extra=said)
    view = cosmocafe.new(game, seed=1).view(1)
    assert companion("expert", 0.01).answer(view, mood(1)) in view.options
    with pytest.raises(InputError, match="this is no network"):  # who measures bots wants to know
        find_bot("expert:visits=1").answer(view, mood(1))


def test_a_game_whose_calibration_is_broken_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (file := tmp_path / "calibration.toml").write_text("[players.2]\nscale = 'much'\nseats = [0, 0]\n")
    monkeypatch.setattr("cosmocafe.bots.search.calibration.file_of", lambda game: file)
    monkeypatch.setattr("cosmocafe.bots.search.calibration._read", WeakKeyDictionary())
    with mock.patch("cosmocafe.web.shelf.log") as log:
        assert not Shelf(["star_stations"]).games
    assert "scale is 'much', and not a whole number" in log.error.call_args.kwargs["extra"]["reason"]


@pytest.mark.parametrize("name", ["cover.svg", "howto.md", "howto.zh-Hant.md", "RULES.md", "RULES.zh-Hant.md"])
def test_a_game_whose_texts_cannot_be_read_is_left_out(name: str, tmp_path: Path) -> None:
    """A cover that was no text closed the lobby for all games."""
    files = [tmp_path / "four.py", tmp_path / "five.py"]
    for file in files:
        file.write_text((EXAMPLES / "connect_four.py").read_text(encoding="utf-8"), encoding="utf-8")
        for other in {"howto.md", "RULES.md", name}:
            file.with_suffix(f".{other}").write_text("Drop a disc.", encoding="utf-8")
    (broken := tmp_path / f"five.{name}").write_bytes(b"\xff\xfe<svg>")
    with mock.patch("cosmocafe.web.shelf.log") as log:
        assert [*Shelf([str(files[0])]).games, *Shelf([str(files[1]), "star_stations"]).games] == ["four", "star_stations"]
    assert log.error.call_args.kwargs["extra"]["reason"] == f"DeclarationError: {broken}: is not UTF-8 text"
