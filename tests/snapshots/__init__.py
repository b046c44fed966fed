"""Drawings that were looked at and found good, kept as files; a test fails when one changes."""

from __future__ import annotations

import os
from difflib import unified_diff
from pathlib import Path

HERE = Path(__file__).parent
RENEW = "COSMOCAFE_RENEW"


def compare(name: str, drawn: str) -> None:
    """The drawing is the one in the file; with COSMOCAFE_RENEW=1 it becomes the one in the file."""
    file = HERE / name
    if os.environ.get(RENEW):
        file.write_text(drawn, encoding="utf-8")
    kept = file.read_text(encoding="utf-8") if file.exists() else ""
    if drawn != kept:
        changes = list(unified_diff(kept.splitlines(), drawn.splitlines(), "kept", "drawn", lineterm="", n=0))
        shown = "\n".join(line[:160] for line in changes[:12])
        raise AssertionError(
            f"tests/snapshots/{name} is not what is drawn now ({len(changes)} lines of difference):\n{shown}\n"
            f"If the new drawing is right, look at it in a browser and renew the file: {RENEW}=1 pytest -k snapshot"
        )
