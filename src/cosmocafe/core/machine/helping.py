"""What a helper does: compile what is asked for on the standard input and not yet kept."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from .native import made

if __name__ == "__main__":
    for file, text in json.load(sys.stdin):
        made(Path(file), text)
