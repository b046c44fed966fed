"""The luck and skill ledger of a match: where each seat's share of the win came from. All parts add up exactly.

At every answer the judge has said three things: what the answer changed as far as its seat could know (`decided`), what the judge's own
choice would have made of the true table instead (`regret`), and, where chance came in after it, what the true table was then worth
(`after`). The ledger is built from the end backwards, so that what is not quite sure of a judgement cannot break the sums: it stands
once on each side of a step.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .chances import Chances, Change, added, change, clipped


@dataclass(frozen=True)
class Said:
    """What the judge said of one answer."""

    seat: int
    regret: Change  # on the true table: the judge's choice less what was given
    decided: Change | None = None  # as far as the seat could know: what was given less the judge's choice; None: it knew everything
    after: Chances | None = None  # on the true table, after the answer and before chance; None: no chance came in


@dataclass(frozen=True)
class Row:
    """What one answer and the chance after it did to everybody's chances."""

    seat: int
    before: Chances  # if the judge played from here
    decision: Change
    unseen: Change  # what the seat could not know
    chance: Change


@dataclass(frozen=True)
class Columns:
    """Where one seat's share of the win came from."""

    fair: int
    seat: int  # what it is worth to sit there
    deal: int
    decisions: int  # its own
    others: tuple[int, ...]  # each seat's decisions; its own place is empty
    unseen: int
    chance: int  # dice and cards after the deal
    result: int

    @property
    def parts(self) -> tuple[int, ...]:
        """What adds up to the result."""
        return self.fair, self.seat, self.deal, self.decisions, *self.others, self.unseen, self.chance


@dataclass(frozen=True)
class Ledger:
    """All rows of a match."""

    fair: Chances
    seats: Chances  # by the seat alone
    rows: tuple[Row, ...]
    result: Chances

    @property
    def dealt(self) -> Chances:
        """The chances after the deal."""
        return self.rows[0].before if self.rows else self.result

    def columns(self, seat: int) -> Columns:
        """A seat's part of everything."""
        of = [0] * len(self.fair)
        for row in self.rows:
            of[row.seat] += row.decision[seat]
        own, of[seat] = of[seat], 0
        return Columns(
            self.fair[seat],
            self.seats[seat] - self.fair[seat],
            self.dealt[seat] - self.seats[seat],
            own,
            tuple(of),
            sum(row.unseen[seat] for row in self.rows),
            sum(row.chance[seat] for row in self.rows),
            self.result[seat],
        )


def ledger(fair: Chances, seats: Chances, said: Sequence[Said], result: Chances) -> Ledger:
    """The ledger of a match, from what the judge said of every answer."""
    rows: list[Row] = []
    then = result
    for one in reversed(said):
        after = then if one.after is None else one.after
        regret = clipped(after, one.regret)
        before, lost = added(after, regret), tuple(-part for part in regret)
        decision = lost if one.decided is None else one.decided
        rows.append(Row(one.seat, before, decision, change(lost, decision), change(then, after)))
        then = before
    return Ledger(fair, seats, tuple(reversed(rows)), result)
