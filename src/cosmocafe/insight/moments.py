"""A match laid out again, answer by answer: everything a review wants to know that needs no judge."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from cosmocafe.core.anything import Anything
from cosmocafe.core.author.chance import FRESH
from cosmocafe.core.game import View
from cosmocafe.core.match import Match


@dataclass
class Moment:
    """A question of a match, as the table lay, and what was answered."""

    number: int
    seat: int
    answer: int
    table: Anything
    options: tuple[int, ...]
    came_chance: bool  # dice were thrown or cards drawn after the answer
    is_secret: bool  # the seat could not know everything that lay on the table
    turn: int  # as the game's advice counts
    scores: tuple[int, ...]

    @cached_property
    def record(self) -> Anything:
        """The table, packed."""
        return self.table.packed()

    @property
    def is_forced(self) -> bool:
        """Nothing else could be answered."""
        return len(self.options) == 1


def moments_of(match: Match) -> tuple[list[Moment], Match]:
    """All moments of a match, and the match laid out again to its end."""
    again, found = match.begun_again(), []
    for answer in match.answers:
        table, number = again.table.copy(), again.number
        seat, options, secret = again.asked, tuple(int(option) for option in again.options), hides(again)
        scores, turn = tuple(again.scores), int(match.game.loops.turn(match.box, table))
        again.answer(answer)
        chance = again.table.rng[3] != FRESH
        found.append(Moment(number, seat, answer, table, options, chance, secret, turn, scores))
    return found, again


def hides(match: Match) -> bool:
    """Whether the asked seat is shown less than what lies on the table."""
    if not match.game.has_secrets:
        return False
    seen = View(match.game, match.box, match.table, match.asked).table
    return any(getattr(seen, name) != getattr(match.table, name) for name in match.game.own_fields)
