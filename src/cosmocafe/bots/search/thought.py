"""What a search has found: its options with their chances, added up over its trees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, Protocol

import numpy as np

from cosmocafe.core.anything import Anything

from .tree import ONE


class Grown(Protocol):
    """A tree, as much as is asked of it here."""

    @property
    def leaves(self) -> int:
        """How many tables were judged."""

    @property
    def count(self) -> int:
        """How many nodes there are."""

    def numbers(self, name: str) -> Anything:
        """A field of every node."""


class Given(NamedTuple):
    """An answer of a line, and the seat that gives it."""

    seat: int
    answer: int


@dataclass(frozen=True)
class Choice:
    """An option, as the search sees it."""

    answer: int
    visits: int
    share: float  # of all visits
    prior: float  # what the turn promised the asked seat when it was finished by value
    win: tuple[float, ...]  # each seat's chance to win after it
    place: tuple[float, ...]  # each seat's expected place, from 1 on
    line: tuple[Given, ...] = ()  # how the game may go on: this answer, and what was visited most after it
    is_sure: bool = False  # nobody can change any more how the game ends after it

    def worth(self, seat: int, wins: float) -> float:
        """What it is worth to a seat, which wants to win and to leave others behind; if that is not sure, the prior counts as a visit."""
        players = len(self.win)
        beaten = 1 - (self.place[seat] - 1) / (players - 1) if players > 1 else self.win[seat]
        worth = wins * self.win[seat] + (1 - wins) * beaten
        return worth if self.is_sure else (worth * self.visits + self.prior) / (self.visits + 1)


@dataclass(frozen=True)
class Thought:
    """What a search found. Chances are of the table as the asked seat can know it."""

    seat: int  # that is asked
    choices: tuple[Choice, ...]  # the best first, then by visits and by the chance to win
    visits: int
    leaves: int  # tables that were judged
    nodes: int
    seconds: float
    win: tuple[float, ...]  # each seat's chance to win, before the answer
    place: tuple[float, ...]

    @property
    def best(self) -> Choice:
        """What the search would answer."""
        return self.choices[0]

    def choice(self, answer: int) -> Choice:
        """What the search thinks of an option."""
        return next(choice for choice in self.choices if choice.answer == answer)


def summed(trees: Sequence[Grown], table: Anything, lines: int, seconds: float, enough: float = 1.0, wins: float = 0.5) -> Thought:
    """What all trees have found: first what is worth most of the options with enough visits or a sure end, then the most visited."""
    players, seat = table.players, table.asked
    root, choices = Sum(players), {option: Sum(players) for option in table.offered}
    for tree in trees:
        fields = {name: tree.numbers(name) for name in ("parent", "answer", "visits", "prior", "is_sure", "win", "beat")}
        root.add(fields, 0)
        for node in np.nonzero(fields["parent"] == 0)[0]:
            answer = int(fields["answer"][node])
            if answer in choices:
                choices[answer].add(fields, int(node))
    found = [one.choice(option, max(root.visits, 1), seat) for option, one in choices.items()]
    found.sort(key=lambda choice: (-choice.visits, -choice.win[seat], -choice.prior))
    open_ = [choice for choice in found if not choice.is_sure]
    trusted = [choice for choice in open_ if choice.visits >= enough * open_[0].visits] if enough < 1 else open_[:1]
    trusted += [choice for choice in found if choice.is_sure]
    found.insert(0, found.pop(found.index(max(trusted, key=lambda choice: choice.worth(seat, wins)))))
    found[:lines] = [replace(choice, line=line_of(trees, choice.answer)) for choice in found[:lines]]
    leaves, nodes = sum(tree.leaves for tree in trees), sum(tree.count for tree in trees)
    return Thought(seat, tuple(found), root.visits, leaves, nodes, seconds, root.win, root.place)


class Sum:
    """What several trees know of one node."""

    def __init__(self, players: int) -> None:
        self.players, self.visits, self.prior, self.priors, self.is_sure = players, 0, 0, 0, False
        self._win, self._beat = np.zeros(players), np.zeros(players)

    def add(self, fields: dict[str, Anything], node: int) -> None:
        """Add what one tree knows; if it is sure, what others believe does not matter."""
        self.prior += int(fields["prior"][node])
        self.priors += 1
        if self.is_sure:
            return
        if fields["is_sure"][node]:
            self.is_sure, self.visits = True, 0
            self._win, self._beat = np.zeros(self.players), np.zeros(self.players)
        self.visits += int(fields["visits"][node])
        self._win += fields["win"][node][: self.players]
        self._beat += fields["beat"][node][: self.players]

    @property
    def win(self) -> tuple[float, ...]:
        """Each seat's chance to win."""
        return tuple((self._win / max(self.visits, 1) / ONE).tolist())

    @property
    def place(self) -> tuple[float, ...]:
        """Each seat's expected place."""
        beaten = self._beat / max(self.visits, 1) / ONE
        return tuple((1 + (self.players - 1) * (1 - beaten)).tolist()) if self.players > 1 else tuple((2 - beaten).tolist())

    def choice(self, answer: int, visits: int, seat: int) -> Choice:
        """The same as an option of a seat's; of one that was never visited the prior is known, and the others share the rest."""
        prior = self.prior / max(self.priors, 1) / ONE
        if self.visits == 0:
            rest = (1 - prior) / max(self.players - 1, 1)
            chances = [prior if other == seat else rest for other in range(self.players)]
            self.visits, self._win = 1, ONE * np.array(chances)
            self._beat = np.minimum(self._win * self.players / 2, ONE)  # half of the others are behind, on average
            return Choice(answer, 0, 0.0, prior, self.win, self.place)
        return Choice(answer, self.visits, self.visits / visits, prior, self.win, self.place, is_sure=self.is_sure)


def line_of(trees: Sequence[Grown], option: int) -> tuple[Given, ...]:
    """The answers after an option that were visited most, in the tree that visited it most."""
    best: tuple[int, tuple[Given, ...]] = (-1, ())
    for tree in trees:
        parent, answers, visits, who = (tree.numbers(name) for name in ("parent", "answer", "visits", "who"))
        node, line = most_visited(np.nonzero((parent == 0) & (answers == option))[0], visits), []
        first = int(visits[node]) if node else 0
        while node:
            line.append(Given(int(who[node]), int(answers[node])))
            node = most_visited(np.nonzero(parent == node)[0], visits)
        best = max(best, (first, tuple(line)), key=lambda one: one[0])
    return best[1]


def most_visited(nodes: Anything, visits: Anything) -> int:
    """The node of some that was visited most, 0 if none was."""
    visited = [int(node) for node in nodes if visits[node] > 0]
    return max(visited, key=lambda node: int(visits[node]), default=0)
