"""A stand-in for a language model: it reads the question as text and answers with a line.

    cosmocafe play star_stations --seats me,text:command='python examples/text_bot.py'

Replace `choose` by a call of your model: `text` is what happened, the table, the question and the numbered answers. The answer may be
a number, the words or the text form of one of them; one that cannot be is refused with a sentence, and the question is asked again.
"""

from __future__ import annotations

import random
import re
import sys


def choose(text: str, rng: random.Random) -> str:
    """The number of any answer."""
    numbers: list[str] = re.findall(r"^ *(\d+)  ", text, re.MULTILINE)
    return rng.choice(numbers) if numbers else "1"


def main() -> None:
    """Answer until nobody asks any more."""
    rng, lines = random.Random(1), []  # noqa: S311  a game
    for line in sys.stdin:
        if line.strip() != ">":
            lines.append(line)
            continue
        print(choose("".join(lines), rng), flush=True)
        lines = []


if __name__ == "__main__":
    main()
