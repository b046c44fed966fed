"""The games of a café, and what becomes of those that cannot be compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmocafe.web.shelf import Shelf


def test_a_cafe_that_cannot_keep_compiled_rules_says_so_and_stays_open(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("COSMOCAFE_CACHE", str(tmp_path / "file"))
    example = Path(__file__).parents[2] / "examples" / "connect_four.py"
    Shelf([str(example)]).compile()
    [told] = [record for record in caplog.records if record.message.startswith("not compiled")]
    assert "set COSMOCAFE_CACHE to a folder that can be written" in vars(told)["reason"]
