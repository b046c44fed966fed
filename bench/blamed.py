"""Does the judge blame without reason? Searches play matches, and each is reviewed.

    python -m bench.blamed vivajava_dice --players 2 --games 8

Printed are how many decisions got which word, and, in points with its standard error, what own decisions and dice gave a seat (the first
one, if it plays alone or against others) in a match on average. Whoever is reviewed plays like the judge, so little should be lost.
"""

from __future__ import annotations

import random
from collections import Counter

import numpy as np

from bench.laid import loaded, self_play
from cosmocafe.bots import SearchBot
from cosmocafe.core.game import Game
from cosmocafe.core.match import Match
from cosmocafe.insight.chances import POINT
from cosmocafe.insight.review import Review, review


def played(game: Game, players: int, seed: int, visits: int) -> Match:
    """A match between searches."""
    match, rng, bot = Match(game, players, seed, agreed=game.trial_agreed), random.Random(seed), SearchBot(visits)  # noqa: S311
    while not match.over:
        match.answer(bot.answer(match.view(match.asked), rng))
    return match


def points(name: str, numbers: list[int]) -> str:
    """A mean with its standard error."""
    found = np.array(numbers) / POINT
    return f"{name}: {found.mean():.1f} points a match (standard error {found.std(ddof=1) / len(found) ** 0.5:.1f})"


def told(reviews: list[Review]) -> str:
    """What came of all of them."""
    words = Counter(decision.label for one in reviews for decision in one.decisions)
    own = [seat.columns.decisions for one in reviews for seat in one.seats]
    first = [one.seats[0].columns.chance for one in reviews]
    said = ", ".join(f"{word} {count}" for word, count in words.most_common())
    return "\n".join([f"{words.total()} decisions: {said}", points("own decisions", own), points("dice and cards, first seat", first)])


def main() -> None:
    asked = self_play(__doc__, 2, 8, 150, 60_000, "of each review", 1).parse_args()
    game = loaded(asked.game)
    seeds = range(asked.seed, asked.seed + asked.games)
    print(told([review(played(game, asked.players, seed, asked.visits), asked.judged) for seed in seeds]))


if __name__ == "__main__":
    main()
