"""Everybody's rating in a game, from the matches of this café: Weng and Lin's, as in tournaments. Pure.

A match counts if it was played from its beginning with the box as printed, and every seat is a bot's or that of one known visitor who
answered alone. Bots begin where their level lies.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from cosmocafe.lab.ratings import Rating, learn

from .skill import first
from .store.finished import Finished

BOT = "bot "


class Place(NamedTuple):
    """Somebody on the list."""

    name: str
    rating: Rating
    matches: int
    bot: str | None = None
    visitor: str = ""

    @property
    def surely(self) -> float:
        """What the rating is at least, nearly surely: by this people are listed, so that one lucky match is not the top."""
        return self.rating.interval[0]


class Ladder(NamedTuple):
    """The list of a game."""

    places: list[Place]
    matches: int

    def across(self, value: float) -> float:
        """Where a value lies between the lowest and the highest one of the list, of 100."""
        low, high = min(one.rating.interval[0] for one in self.places), max(one.rating.interval[1] for one in self.places)
        return 3 + 94 * (value - low) / (high - low or 1)


def ladder(played: Iterable[Finished], listed: Mapping[str, str], bots: Collection[str], lessons: Collection[str] = ()) -> Ladder:
    """The list of those who agree to stand there (`listed`: names by visitor), and of the bots; `lessons` are seeds that do not count."""
    known: dict[str, Rating] = {}
    count: Counter[str] = Counter()
    matches = 0
    for one in _begun_anew(played):
        who = _who(one, listed)
        if who is not None and one.seed not in lessons:
            learn(known, who, one.places, lambda name: first(name.removeprefix(BOT)))
            count.update(set(who))
            matches += 1
    people = [Place(listed[who], known[who], count[who], visitor=who) for who in known if who in listed]
    company = [Place(bot, known[BOT + bot], count[BOT + bot], bot) for bot in bots if BOT + bot in known]
    return Ladder(sorted([*people, *company], key=lambda place: (-place.surely, place.name)), matches)


def _begun_anew(played: Iterable[Finished]) -> list[Finished]:
    """Without those that went on from a moment of another match: these share its seed and came later."""
    matches = list(played)
    earliest: dict[str, float] = {}
    for one in matches:
        earliest[one.seed] = min(earliest.get(one.seed, one.created), one.created)
    return [one for one in matches if one.created == earliest[one.seed]]


def _who(one: Finished, listed: Mapping[str, str]) -> list[str] | None:
    """Who played on each seat; None if the match tells nothing of anybody."""
    found = []
    for bot, visitors in zip(one.bots, one.people, strict=True):
        if (bot is None) == (not visitors):  # nobody who is known, or a person for whom a bot has answered
            return None
        found.append(BOT + bot if bot else min(visitors, key=lambda visitor: (visitor not in listed, visitor)))
    people = [who for who in found if not who.startswith(BOT)]
    return found if len(set(found)) > 1 and len(set(people)) == len(people) else None
