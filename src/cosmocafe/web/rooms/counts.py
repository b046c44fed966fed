"""What the café counts of itself, for whoever looks after it. The names are these and no others, so that nothing grows without end."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

COUNTED = {
    "answers": "Answers that were stored",
    "refused": "Messages of pages that were refused",
    "overtaken": "Changes that another process was quicker with",
    "doubts": "Tables whose storing failed, to be read anew",
    "caught_up": "Tables that were read anew after another process changed them",
    "pictures": "Pictures drawn",
    "said": "Lines said at tables",
}
TIMED = {
    "append": "Seconds in which answers are stored, one or many together",
    "catch_up": "Seconds in which a table is read anew",
    "draw": "Seconds in which a picture is drawn",
}
BOUNDS = (0.005, 0.02, 0.1, 0.5, 2.0, 10.0)  # seconds


class Counts:
    """Counters and times."""

    def __init__(self) -> None:
        self.counted: Counter[str] = Counter(dict.fromkeys(COUNTED, 0))
        self.sums: dict[str, float] = dict.fromkeys(TIMED, 0.0)
        self.within: dict[str, list[int]] = {name: [0] * (len(BOUNDS) + 1) for name in TIMED}

    def add(self, name: str, much: int = 1) -> None:
        """It has happened."""
        if name not in COUNTED:
            raise KeyError(name)
        self.counted[name] += much

    @contextmanager
    def timing(self, name: str) -> Iterator[None]:
        """Time what is done meanwhile."""
        began = time.monotonic()
        try:
            yield
        finally:
            took = time.monotonic() - began
            self.sums[name] += took
            self.within[name][sum(took > bound for bound in BOUNDS)] += 1
