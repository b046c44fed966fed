"""All figures of a report, worked out from what was played and the game's declarations alone; words come later."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from cosmocafe.core.anything import Records, Toml
from cosmocafe.core.author.vocabulary import Domain
from cosmocafe.core.game import Game

from ..played import Played
from ..tally import Column
from .naming import member_of
from .statistics import Effect, Floats, Mean, Share, beyond_chance, effects_of, mean_of, residues, share_of

MOST_ROLES = 6  # things of one kind that every seat has; more are a hand of cards and no role


@dataclass(frozen=True)
class Covered:
    """What a game wants to see used: for each sort how many things were, and which were not."""

    games: int
    sorts: dict[str, tuple[int, list[str]]]


@dataclass(frozen=True)
class Run:
    """Games of one set-up: what was played with, and what came of it."""

    played: Played
    agreed: Mapping[str, int | str] = field(default_factory=dict)
    change: Toml | None = None
    seed: int = 0
    covered: Covered | None = None
    seated: Records | None = None  # which bot sat where in each game, by its place in `names`, if they changed seats

    @property
    def game(self) -> Game:
        """What was played."""
        return self.played.game

    @property
    def players(self) -> int:
        """How many sat at a table."""
        return self.played.players

    @property
    def games(self) -> int:
        """How many were played."""
        return len(self.played)

    @cached_property
    def names(self) -> list[str]:
        """The bots, each once."""
        return list(dict.fromkeys(self.played.bots))

    @cached_property
    def who(self) -> Records:
        """Which bot sat where in each game."""
        usual = np.array([self.names.index(bot) for bot in self.played.bots])
        return np.tile(usual, (self.games, 1)) if self.seated is None else self.seated

    @cached_property
    def won(self) -> Floats:
        """Each seat's part of the win of each game."""
        return np.asarray(self.played.wins, float)


@dataclass(frozen=True)
class Group:
    """Columns about one thing: all answers or events of a block, or what its part was."""

    kind: str
    block: str
    part: str
    columns: tuple[int, ...]


ASKED_FIRST = Group("asked", "", "", ())  # no column: the seat that is asked first


@dataclass(frozen=True)
class Happening:
    """What is known of one column."""

    column: Column
    number: int
    times: float  # in a game
    seats: float  # the share of seats that had it at all
    effect: Effect
    marked: bool


@dataclass(frozen=True)
class Part:
    """Points of one kind: of a seat, and of a winner."""

    label: str
    everybody: float
    winners: float


@dataclass(frozen=True)
class Shares:
    """Who won, by something that all seats differ in."""

    by: Group | None
    rows: list[tuple[int, Share]]
    marked: list[bool]


class Figures:
    """What the games of one set-up say."""

    def __init__(self, run: Run) -> None:
        self.run, self.played, self.columns = run, run.played, list(run.played.columns)
        self.fair, self.counts = 1 / run.players, run.played.counts[:, : run.players]
        self.won = run.won[: len(self.counts)]  # of the games in which things were counted
        effects = effects_of(self.counts, self.won, residues(run.won, run.who)[: len(self.counts)])
        families = [[share.chance for _, share in rows] for _, rows in self._shared]
        told = [effect for effect in effects if effect.tells]
        marks = iter(beyond_chance([chance for family in families for chance in family] + [effect.chance for effect in told]))
        shares = [Shares(by, rows, [bool(next(marks)) for _ in rows]) for by, rows in self._shared]
        self.by_seat, self.by_bot = shares[0], shares[1]
        self.by_role = [one for one in shares[2:] if one.by and one.by.part]
        self.by_order = [one for one in shares[2:] if one.by and not one.by.part]
        self.happenings = list(self._happenings(effects, marks))
        self.compared = sum(map(len, families)) + len(told)

    def _happenings(self, effects: Sequence[Effect], marks: Iterator[np.bool_]) -> Iterator[Happening]:
        for number, (column, effect) in enumerate(zip(self.columns, effects, strict=True)):
            marked = effect.tells and bool(next(marks))
            yield Happening(column, number, float(self.times[number]), float(self.seats_with[number]), effect, marked)

    # ---- what happened

    @cached_property
    def totals(self) -> Records:
        """How often each column was counted in all, also for nobody in particular."""
        found: Records = self.played.counts.sum(axis=(0, 1), dtype=np.int64)
        return found

    @cached_property
    def times(self) -> Records:
        """The same, in a game."""
        return self.totals / len(self.counts)

    @cached_property
    def seats_with(self) -> Records:
        """The share of seats that had it at all."""
        found: Records = np.count_nonzero(self.counts, axis=(0, 1)) / (len(self.counts) * self.run.players)
        return found

    @cached_property
    def groups(self) -> list[Group]:
        """All columns by what they are about."""
        found: dict[tuple[str, str, str], list[int]] = {}
        for number, column in enumerate(self.columns):
            found.setdefault((column.kind, column.block, column.part or ""), []).append(number)
        return [Group(*key, tuple(numbers)) for key, numbers in found.items()]

    @property
    def dead(self) -> list[Happening]:
        """What never happened; of a block that never did, only the block itself."""
        never = {(one.column.kind, one.column.block) for one in self.happenings if not one.column.part and not one.times}
        return [
            one for one in self.happenings if not one.times and (not one.column.part or (one.column.kind, one.column.block) not in never)
        ]

    # ---- who won

    @cached_property
    def _shared(self) -> list[tuple[Group | None, list[tuple[int, Share]]]]:
        won, who = self.run.won, self.run.who
        seats = [(seat, share_of(won[:, seat], self.fair)) for seat in range(self.run.players)]
        bots = [(bot, share_of(won[who == bot], self.fair)) for bot in range(len(self.run.names))] if len(self.run.names) > 1 else []
        return [(None, seats), (None, bots), *self._orders(), *self._roles()]

    def _orders(self) -> Iterator[tuple[Group, list[tuple[int, Share]]]]:
        """By the turn order: from who is asked first, or, where that is always the same seat, from who an event says is first."""
        for group, first in self._firsts() if self.run.players > 1 else ():
            won, games = self.run.won[: len(first)], np.arange(len(first))
            is_result = group != ASKED_FIRST and won[games, first].mean() > 0.99  # an event that names the winner
            if not is_result and (first != first[0]).any():
                yield (
                    group,
                    [(turn, share_of(won[games, (first + turn) % self.run.players], self.fair)) for turn in range(self.run.players)],
                )
                return

    def _firsts(self) -> Iterator[tuple[Group, Records]]:
        """Who is first in each game, in several ways."""
        yield ASKED_FIRST, self.played.began
        for group in self.groups:
            if group.part or group.kind != "event" or self.totals[group.columns[0]] != len(self.counts):
                continue
            counted = self.counts[:, :, group.columns[0]]
            if (counted.sum(axis=1) == 1).all():
                yield group, counted.argmax(axis=1)

    def firsts(self, group: Group) -> Records:
        """Who is first in each game, in one of them."""
        return next(first for one, first in self._firsts() if one == group)

    def _roles(self) -> Iterator[tuple[Group, list[tuple[int, Share]]]]:
        """By what every seat has as many of as the others: a colour, two heroes."""
        known: list[Records] = []
        for group in sorted((one for one in self.groups if one.part), key=lambda one: one.kind, reverse=True):  # events before answers
            numbers, domain = list(group.columns), self.domain(group)
            each = self.totals[numbers].sum() / (len(self.counts) * self.run.players)
            if domain is None or domain.seats or domain.counts or each not in range(1, MOST_ROLES + 1):
                continue
            counts = self.counts[:, :, numbers]
            if not (counts.sum(axis=2) == each).all() or (counts == counts[:1, :1]).all() or (counts == counts[:, :1]).all():
                continue
            if any(counts.shape == other.shape and (counts == other).all() for other in known):
                continue
            known.append(counts)
            has = [(number, counts[:, :, place] > 0) for place, number in enumerate(numbers)]
            yield group, [(number, share_of(self.won[mask], self.fair)) for number, mask in has if mask.any()]

    def domain(self, group: Group) -> Domain | None:
        """What a group's part may be."""
        return member_of(self.run.game, group.kind, group.block).parts[group.part] if group.part else None

    # ---- how games go

    @cached_property
    def length(self) -> Mean:
        """Answers of a game."""
        return mean_of(self.played.answers)

    @cached_property
    def options(self) -> Mean:
        """Answers to choose from at a question."""
        return mean_of(self.played.options.sum(axis=1) / np.maximum(self.played.asked.sum(axis=1), 1))

    @cached_property
    def leads(self) -> Mean:
        """How often the lead changed."""
        return mean_of(self.played.leads)

    @cached_property
    def decided(self) -> Mean:
        """The share of the game after which the later winner led to the end."""
        return mean_of(self.played.decided)

    @cached_property
    def shared_wins(self) -> float:
        """The share of games with several winners."""
        return float(((self.played.places == 1).sum(axis=1) > 1).mean())

    @cached_property
    def scores(self) -> Mean:
        """A seat's score."""
        return mean_of(self.played.scores.mean(axis=1))

    @cached_property
    def winning_scores(self) -> Mean:
        """The winner's."""
        first = (self.played.places == 1).argmax(axis=1)
        return mean_of(np.take_along_axis(self.played.scores, first[:, None], axis=1))

    @cached_property
    def score_parts(self) -> list[Part]:
        """Where points come from; no part that is always 0."""
        labels, parts = self.played.labels, self.played.parts
        if not parts.size:
            return []
        won = (self.played.places[: len(parts)] == 1)[:, :, None]
        seats, winners = parts.mean(axis=(0, 1)), (parts * won).sum(axis=(0, 1)) / max(won.sum(), 1)
        return [Part(label, float(all_), float(best)) for label, all_, best in zip(labels, seats, winners, strict=True) if all_ or best]

    @property
    def parts_games(self) -> int:
        """In how many games parts of scores were looked at."""
        return len(self.played.parts)
