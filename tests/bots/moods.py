"""What a bot draws from when it cannot decide."""

from __future__ import annotations

import random


def mood(seed: int) -> random.Random:
    return random.Random(seed)  # noqa: S311  a bot's taste, not a secret
