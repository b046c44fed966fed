"""Whether chance was fair: what anybody can check of a match that is over, with nothing but hashes and a few additions.

The table's secret is the SHA-256 of its seed; the hash of the secret, the commitment, is shown before the match, so nobody can choose
another seed later. Each seat may add something before the deal, so whoever made the seed could not know what it leads to.
A moment (0 is the set-up, then one for each answer) has a random state of its own: HMAC of the secret and the moment's number.
"""

from __future__ import annotations

from typing import NamedTuple

from .author.chance import drawn, seed_table
from .author.table import Draw
from .errors import RecordError
from .match import Match


class Moment(NamedTuple):
    """What chance gave for one answer, or for the set-up."""

    number: int
    seat: int  # that answered, -1 for the set-up
    answer: str  # in text form, "" for the set-up
    draws: list[Draw]


def moments(match: Match) -> list[Moment]:
    """Everything that chance gave, moment by moment: the match is played again, and each number is noted."""
    table, loops, text = match.game.table(), match.game.loops, match.game.catalogue.text
    draws: list[Draw] = []

    def noted(n: int) -> int:
        draws.append(Draw(n, drawn(table, n)))
        return draws[-1].found

    table._draws, found = noted, []
    for number in range(match.number + 1):
        seed_table(table, *match.chance(number))
        seat, answer = (-1, "") if number == 0 else (match.seats[number - 1], text(match.answers[number - 1]))
        if number == 0:
            loops.begin(match.box, table, match.players)
        else:
            loops.answer(match.box, table, match.answers[number - 1])
        found.append(Moment(number, seat, answer, list(draws)))
        draws.clear()
    return found


def checked(match: Match, commitment: str | None = None, seat: int | None = None, added: str | None = None) -> list[Moment]:
    """The same for a match that was replayed from its record, if it is the one that somebody has noted down at its beginning.

    `added` is what a seat added to chance. Reading the record has proven the rest: the seed fits its commitment, every answer was legal.
    """
    if commitment is not None and commitment.strip().lower() != match.commitment:
        raise RecordError(f"the commitment of this match is {match.commitment}, not {commitment}: the seed was chosen later")
    if added is not None:
        seats = range(match.players) if seat is None else [seat]
        if not any((match.added or [""] * match.players)[one] == added for one in seats if one < match.players):
            raise RecordError(f"{added!r} was not added to the chance of this match")
    return moments(match)
