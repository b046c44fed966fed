"""Whole games as text: `python -m tests.games.vivajava_dice.golden_games` plays and writes them anew.

Each game is two files: the record, and a story of everything that happened, so that a change of behaviour is a readable difference.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import NamedTuple

from cosmocafe.core.chance import seed_table
from cosmocafe.core.match import Match
from cosmocafe.games.vivajava_dice import game

from .builder import NAMES, Options, line

FOLDER = Path(__file__).parent / "golden"


class Golden(NamedTuple):
    """How a golden game is played."""

    name: str
    players: int
    seed: int
    options: Options


GAMES = [
    Golden("omniblend", 1, 4, {"coaster": "spiced", "difficulty": "normal"}),
    Golden("sacchar", 1, 7, {"corporation": "sacchar", "coaster": "wild"}),
    Golden("two_lite", 2, 2, {}),
    Golden("three_interns", 3, 3, {"coaster": "interns"}),
    Golden("four_free", 4, 5, {"coaster": "free"}),
]


def play(golden: Golden) -> Match:
    """A game between players who look one answer ahead, and not always."""
    match = Match(game, golden.players, golden.seed, options=golden.options)
    mood = random.Random(golden.seed)  # noqa: S311
    while not match.over:
        match.answer(mood.choice(match.options) if mood.random() < 0.3 else best(match, mood))
    return match


def best(match: Match, mood: random.Random) -> int:
    """The answer with the best table after it, if chance is as it might be."""
    worth = {}
    for option in match.options:
        trial = match.table.copy()
        seed_table(trial, 1, mood.randrange(1 << 30), 3)
        game.loops.answer(match.box, trial, option)
        worth[option] = game.loops.value(match.box, trial, match.asked) + mood.random()
    return max(worth, key=worth.__getitem__)


def story(match: Match) -> str:
    """Every answer with what it brought about, and the end."""
    lines = [*(line(told) for told in match.events_of(0))]
    for number, (seat, answer) in enumerate(zip(match.seats, match.answers, strict=True)):
        lines.append(f"{number}: {NAMES[seat]} answers {game.catalogue.text(answer)}")
        lines += [f"    {line(told)}" for told in match.events_of(number + 1)]
    lines += [f"{NAMES[seat]}: place {match.places[seat]}, {match.scores[seat]} PP" for seat in range(match.players)]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Play all golden games and write them."""
    FOLDER.mkdir(exist_ok=True)
    for golden in GAMES:
        match = play(golden)
        match.save(FOLDER / f"{golden.name}.record")
        (FOLDER / f"{golden.name}.story").write_text(story(match), encoding="utf-8")


if __name__ == "__main__":
    main()
