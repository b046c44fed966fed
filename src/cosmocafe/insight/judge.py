"""The judge: one frozen search that says what a table is worth to every seat, and how sure that is.

>>> for found in analyse(match.view(match.asked)):  # or analyse(match): the table as it lies, for those who look back
...     found.win, found.options[0].answer, found.error

Several trees grow on chance of their own. What they say together is the judgement, how far they are apart its error.
What nobody at the table knows lies nowhere in memory (a pile is drawn from when it is turned up), so a table with all hands open and
with new chance is what all seats together know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace

import numpy as np

from cosmocafe.bots.search import SEARCH, Search
from cosmocafe.bots.search.search import CHILDREN, FEWEST, MOST, Tree
from cosmocafe.bots.search.thought import Given, line_of
from cosmocafe.bots.search.tree import Plan
from cosmocafe.core.anything import Anything
from cosmocafe.core.author.chance import seed_table
from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.errors import NotAvailable
from cosmocafe.core.game import Game, View
from cosmocafe.core.machine.compiled import compiled_for
from cosmocafe.core.machine.pieces import Piece
from cosmocafe.core.match import Match

from .chances import ONE, Chances, exact, result, runners
from .measured import temperature

VERSION = 2  # another judge may judge otherwise
VISITS, TREES = 16_000, 8  # of an analysis
EXPLORE = 2.0  # less than bots do: what is only tried out makes a table look worse than it is
FIRST, STEP = 16, 512  # visits of each tree before something is said; they double until they are so many


@dataclass(frozen=True)
class Option:
    """An answer that could be given now."""

    answer: int
    visits: int
    win: Chances  # of each seat after it, in millionths
    place: tuple[float, ...]  # expected
    error: float  # one standard error of the asked seat's chance, in millionths
    line: tuple[Given, ...]  # how the game may go on: this answer, and what was visited most after it


@dataclass(frozen=True)
class Analysis:
    """What is known of a position so far. Alone, the second chance is the house's."""

    seat: int  # that is asked, -1 at the end
    visits: int
    win: Chances
    place: tuple[float, ...]
    error: tuple[float, ...]  # one standard error of each chance, in millionths
    options: tuple[Option, ...]  # the best first; empty where the view's seat is not asked
    is_done: bool

    @property
    def best(self) -> Option:
        """What the judge would answer."""
        return self.options[0]


def analyse(
    of: View | Match,
    visits: int = VISITS,
    *,
    trees: int = TREES,
    threads: int = 1,
    seed: int = 0,
    lines: int = 3,
    compiles: bool = True,
) -> Iterator[Analysis]:
    """What a position is worth, again and again while the judge thinks: as a seat sees it, or a match as it lies.

    The same visits, trees and seed end with the same analysis, on any number of threads. Who does not want to wait stops asking;
    without `compiles` nothing is compiled for it, and what is not compiled yet is thought about in plain Python.
    """
    table = of.table
    if table.over:
        yield ended(table)
        return
    openly = isinstance(of, Match)
    waits = isinstance(of, View) and of.seat != of.asked
    tables = [dealt(of, seed + number) if waits else table for number in range(trees)] if isinstance(of, View) else [table] * trees
    grove = Grove(Judge(of.game, of.box, compiles=compiles), tables, visits // trees, seed, sees_all=openly or waits)
    with ThreadPoolExecutor(threads) as pool:
        done, some = 0, FIRST
        while done < visits // trees:
            some = min(some, visits // trees - done)
            grove.grow(some, pool)
            done, some = done + some, min(2 * some, STEP)
            found = grove.analysis(0 if waits else lines, done == visits // trees)
            yield replace(found, options=()) if waits else found


def ended(table: Anything) -> Analysis:
    """The match is over, and everything is known."""
    players = table.players
    places = tuple(float(place) for place in table.places[:players])
    return Analysis(NOBODY, 0, result(table.places[:players]), places, (0.0,) * runners(players), (), is_done=True)


def dealt(view: View, seed: int) -> Anything:
    """A table as it may be, for a seat that waits for another's answer."""
    table = view.table.copy()
    seed_table(table, seed, 0xDEA1, 1)
    view.game.loops.unveil(view.box, table, view.seat)
    return table


class Kept:
    """A piece that is packed once and laid many times."""

    def __init__(self, piece: Piece) -> None:
        self._piece, self._record = piece, piece.packed()

    def packed(self) -> Anything:
        """The record, to be changed by whoever gets it."""
        return self._record.copy()

    def copy(self) -> Anything:
        """A plain piece, for trees that are not compiled."""
        return self._piece.copy()


class Judge:
    """Plants trees for one game and box; who wants all options compared lets it explore as bots do (`explore=None`)."""

    def __init__(self, game: Game, box: Anything, *, compiles: bool = True, explore: float | None = EXPLORE) -> None:
        self.game = game
        if compiles:
            with suppress(NotAvailable):  # plain rules judge the same, slowly
                compiled_for(game, SEARCH).load()
        self.box: Anything = Kept(box) if SEARCH.name in game.compiled else box
        self.search = Search(game, explore=explore)
        self._plans: dict[tuple[int, bool], Anything] = {}

    def plant(self, table: Anything, visits: int, seed: int, number: int = 0, *, sees_all: bool, into: Tree | None = None) -> Tree:
        """A tree with nothing but the open question; `into` is one that is wanted no more."""
        tree, kind = into or Tree(self.game, min(max(FEWEST, CHILDREN * visits), MOST)), (table.players, sees_all)
        if kind not in self._plans:
            self._plans[kind] = self._plan(*kind)
        tree.begin(self.box, table, self._plans[kind], seed, number)
        return tree

    def _plan(self, players: int, sees_all: bool) -> Plan:
        """A bot's plan, as sure of what it sees as self-play has shown."""
        plan = self.search.plan(players, sees_all)
        plan.scale = round(plan.scale * temperature(self.game, players))
        return plan

    def analysis(self, table: Anything, visits: int, trees: int, seed: int, *, sees_all: bool, lines: int = 0) -> Analysis:
        """What a table is worth, after so many visits of all trees together."""
        grove = Grove(self, [table] * trees, visits // trees, seed, sees_all=sees_all)
        grove.grow(visits // trees)
        return grove.analysis(lines, is_done=True)


class Grove:
    """Trees about one question, each with chance of its own."""

    def __init__(self, judge: Judge, tables: Sequence[Anything], visits: int, seed: int, *, sees_all: bool) -> None:
        self.asked, self.players = tables[0].asked, tables[0].players
        self.offered = sorted({int(option) for table in tables for option in table.offered})  # a hand that is guessed offers its own
        self.trees = [judge.plant(table, visits, seed, number, sees_all=sees_all) for number, table in enumerate(tables)]

    def grow(self, visits: int, pool: ThreadPoolExecutor | None = None) -> None:
        """Visit every tree so many times more."""
        list((pool.map if pool else map)(lambda tree: tree.visit(visits), self.trees))

    def analysis(self, lines: int, is_done: bool) -> Analysis:
        """What the trees have found so far. What a position is worth is what its good options are worth."""
        leaves = [Branches(tree) for tree in self.trees]
        found = {answer: Said(self.players, [one.of([answer]) for one in leaves]) for answer in self.offered}
        options = [
            Option(answer, said.visits, said.win, said.place, said.error[self.asked], ()) for answer, said in found.items() if said.visits
        ]
        options.sort(key=lambda option: (-option.visits, -option.win[self.asked], option.answer))
        good = [option.answer for option in options if 2 * option.visits >= options[0].visits]
        whole = Said(self.players, [one.of(good) for one in leaves])
        best = [replace(one, line=line_of(self.trees, one.answer)) for one in options[:lines]]
        visits = sum(option.visits for option in options)
        return Analysis(self.asked, visits, whole.win, whole.place, whole.error, (*best, *options[lines:]), is_done)


class Branches:
    """What one tree knows of the answers to its open question."""

    def __init__(self, tree: Tree) -> None:
        first = tree.numbers("parent") == 0
        self._answers, self._visits = tree.numbers("answer")[first], tree.numbers("visits")[first]
        self._win, self._beat = tree.numbers("win")[first].astype(float), tree.numbers("beat")[first].astype(float)

    def of(self, answers: Sequence[int]) -> tuple[int, Anything, Anything]:
        """Visits of some answers, and what they were worth to each seat, summed."""
        rows = np.isin(self._answers, answers)
        return int(self._visits[rows].sum()), self._win[rows].sum(axis=0), self._beat[rows].sum(axis=0)


class Said:
    """What several trees say of the same answers."""

    def __init__(self, players: int, told: Sequence[tuple[int, Anything, Anything]]) -> None:
        told = [one for one in told if one[0]]
        self.visits = sum(visits for visits, _, _ in told)
        if not self.visits:
            return
        visits, win = np.array([visits for visits, _, _ in told], float), np.array([win[:players] for _, win, _ in told])
        if players == 1:
            win = np.concatenate([win, ONE * visits[:, None] - win], axis=1)  # the house has the rest
        beaten = sum(beat[:players] for _, _, beat in told) / self.visits / ONE
        self.win = exact((win.sum(axis=0) / self.visits).tolist())
        self.place: tuple[float, ...] = tuple((1 + max(players - 1, 1) * (1 - beaten)).tolist())
        self.error = spread(win / visits[:, None], visits)


def spread(means: Anything, weights: Anything) -> tuple[float, ...]:
    """The standard error of a weighted mean of independent trees; one tree alone says nothing about it."""
    trees = len(means)
    if trees < 2:
        return (float(ONE),) * int(means.shape[1])
    share = weights / weights.sum()
    middle = (share[:, None] * means).sum(axis=0)
    variance = (share[:, None] ** 2 * (means - middle) ** 2).sum(axis=0) * trees / (trees - 1)
    return tuple(float(one) for one in np.sqrt(variance))
