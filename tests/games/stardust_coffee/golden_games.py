"""Whole games as text: `python -m tests.games.stardust_coffee.golden_games` plays and writes them anew.

Each game is two files: the record, and a story of everything that happened, so that a change of behaviour is a readable difference.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import NamedTuple

from cosmocafe.core.chance import seed_table
from cosmocafe.core.match import Match
from cosmocafe.games.stardust_coffee import game

from .builder import PEOPLE, Options, line

FOLDER = Path(__file__).parent / "golden"
PREFERRED = ("use", "deliver", "upgrade", "collect", "attack", "produce", "pour", "add-stardust", "harvest", "trade")


class Golden(NamedTuple):
    """How a golden game is played."""

    name: str
    players: int
    seed: int
    options: Options


GAMES = [
    Golden("two_players", 2, 1, {"layout": "first_game"}),
    Golden("three_players", 3, 2, {}),
    Golden("four_players", 4, 3, {}),
]


def play(golden: Golden) -> Match:
    """A game between players who look one answer ahead by the score alone, and like to do something."""
    match = Match(game, golden.players, golden.seed, options=golden.options)
    mood = random.Random(golden.seed)  # noqa: S311
    while not match.over:
        match.answer(max(match.options, key=lambda option: liking(match, option, mood)))
    return match


def liking(match: Match, option: int, mood: random.Random) -> float:
    """The score after an answer, if chance is as it might be, and a taste for doing things."""
    trial = match.table.copy()
    seed_table(trial, 1, mood.randrange(1 << 30), 3)
    game.loops.answer(match.box, trial, option)
    word = game.catalogue.text(option).split()[0]
    taste = 2.0 if word in PREFERRED else 0.0 if word in ("end-turn", "pass", "done", "stay") else 1.0
    return game.score(match.box, trial, match.asked) + taste + mood.random()


def story(match: Match) -> str:
    """Every answer with what it brought about, and the end."""
    lines = [*(line(told) for told in match.events_of(0))]
    for number, (seat, answer) in enumerate(zip(match.seats, match.answers, strict=True)):
        lines.append(f"{number}: {PEOPLE[seat]} answers {game.catalogue.text(answer)}")
        lines += [f"    {line(told)}" for told in match.events_of(number + 1)]
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
