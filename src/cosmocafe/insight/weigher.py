"""What a review asks the judge, in passes: which answers could be best, then how they compare on new seeds, surer where it matters.

Every tree's seed comes from the record, the moment and the tree's number, so one record has one review, on any number of threads.
"""

from __future__ import annotations

import threading
import zlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial

import numpy as np

from cosmocafe.bots.search.search import Tree
from cosmocafe.core.anything import Anything
from cosmocafe.core.match import Match, record_text

from .chances import ONE, POINT, Chances, Change, change, exact, runners
from .judge import Branches, Judge
from .judgement import APART
from .moments import Moment

TIED, MOST_TIED = 0.7, 3  # so many of the visits of the best, and no more options, are as good as it
ROUND = 4  # trees for each answer that is compared
LARGER = (4, 16)  # so many times larger trees look again at what seems to have cost something: small ones overlook what comes later
FIRST, SIZE = (64, 600), (48, 200)  # visits of a first look and of a tree, at least and at most
SMALL = POINT  # a loss that is surely below it needs no second look
Progress = Callable[[float], None]


@dataclass
class Question:
    """A moment under judgement: what the trees said of each answer that may be best, and of the one that was given."""

    moment: Moment
    best: list[int]  # as good as each other, as far as a first look can tell
    weights: list[float]
    apart: int  # how far the options' chances lie apart, in millionths
    seen: dict[int, list[Anything]] = field(default_factory=dict)  # tree by tree, as far as the seat could know
    true: dict[int, list[Anything]] = field(default_factory=dict)  # as the table lay

    @property
    def finalists(self) -> list[int]:
        """What is compared."""
        return sorted({*self.best, self.moment.answer})

    @property
    def is_open(self) -> bool:
        """Whether there is anything to compare."""
        return len(self.finalists) > 1

    @property
    def known(self) -> dict[int, list[Anything]]:
        """What the seat is judged by."""
        return self.seen if self.moment.is_secret else self.true

    def reference(self, told: dict[int, list[Anything]]) -> Anything:
        """What the judge's own choice is worth, tree by tree: a mixture of what is as good as the best."""
        kept = self.still_best()
        weights = [self.weights[self.best.index(answer)] for answer in kept]
        return sum(weight * np.array(told[answer]) for weight, answer in zip(weights, kept, strict=True)) / sum(weights)

    def still_best(self) -> list[int]:
        """Without what has turned out to be surely worse."""
        seat, means = self.moment.seat, {answer: np.array(self.known[answer]) for answer in self.best}
        top = max(self.best, key=lambda answer: (float(means[answer][:, seat].mean()), -answer))
        return [answer for answer in self.best if answer == top or not surely(means[top][:, seat] - means[answer][:, seat])]

    @property
    def losses(self) -> Anything:
        """What the answer cost its seat, tree by tree."""
        return (self.reference(self.known) - np.array(self.known[self.moment.answer]))[:, self.moment.seat]

    @property
    def places_lost(self) -> Anything:
        """The share of the others that is left behind no more, tree by tree."""
        return (self.reference(self.known) - np.array(self.known[self.moment.answer]))[:, -1]

    @property
    def is_small(self) -> bool:
        """Whether the answer surely cost next to nothing."""
        loss, error = mean_error(self.losses)
        return loss + 2 * error < SMALL

    @property
    def regret(self) -> Change:
        """On the true table: the judge's choice less what was given. Where little is lost, hidden things are left out."""
        if not self.is_open:
            return (0,) * self.width
        told = self.true if len(self.true) > 1 else self.seen
        return between(self.reference(told), told[self.moment.answer])

    @property
    def decided(self) -> Change | None:
        """What was given less the judge's choice, as far as the seat could know; None if it knew everything."""
        if not self.moment.is_secret:
            return None
        return between(self.seen[self.moment.answer], self.reference(self.seen)) if self.is_open else (0,) * self.width

    @property
    def width(self) -> int:
        """How many share the win."""
        return runners(int(self.moment.table.players))

    @property
    def after(self) -> Chances:
        """What the true table was worth after the answer, before chance."""
        return chances_of(self.true[self.moment.answer])


def surely(differences: Anything) -> bool:
    """Whether a difference is no chance."""
    middle, error = mean_error(differences)
    return middle > 2 * error and middle > 0


def mean_error(numbers: Anything) -> tuple[float, float]:
    """The mean of independent numbers and its standard error, in millionths."""
    count = len(numbers)
    error = float(numbers.std(ddof=1)) / count**0.5 if count > 1 else 1.0
    return float(numbers.mean()) * ONE, error * ONE


def chances_of(told: Sequence[Anything]) -> Chances:
    """What trees say together."""
    return exact(np.array(told).mean(axis=0)[:-1].tolist())


def between(more: Sequence[Anything], less: Sequence[Anything]) -> Change:
    """By how much what some trees say is more than what others say."""
    return change(chances_of(more), chances_of(less))


class Weigher:
    """Asks the judge about the moments of one match, within a budget of visits."""

    def __init__(self, match: Match, threads: int, visits: int) -> None:
        self.judge, self.players, self.threads = Judge(match.game, match.box), match.players, threads
        self.left, self.spent = visits, 0
        self.record = zlib.crc32(record_text(match).encode())
        self._own = threading.local()

    def questions(self, moments: Sequence[Moment], tick: Progress) -> list[Question]:
        """A first look at every moment with a choice, from its seat's view."""
        real = [moment for moment in moments if not moment.is_forced]
        visits = within(self.left // 4 // max(len(real), 1), *FIRST)
        return self._all(real, lambda moment: self._question(moment, visits), visits * len(real), tick)

    def compare(self, questions: Sequence[Question], rest: Sequence[Question], tick: Progress) -> None:
        """Compare what may be best with what was given on new seeds; look again with larger trees where it seems to have mattered."""
        doubtful = [question for question in questions if question.is_open]
        trees = ROUND * (sum(len(one.finalists) for one in doubtful) + len(rest))
        size = within(self.left // 2 // max(trees, 1), *SIZE)
        self._all([*doubtful, *rest], partial(self._round, visits=size), size * trees, lambda done: tick(done / 2))
        for done, times in enumerate(LARGER, start=1):
            doubtful = [question for question in doubtful if not question.is_small]
            chosen, cost = self._affordable(doubtful, times * size)
            self._all(chosen, partial(self._round, visits=times * size), cost, lambda _: None)
            tick(0.5 + done / len(LARGER) / 2)

    def _affordable(self, questions: Sequence[Question], size: int) -> tuple[list[Question], int]:
        """As many questions as can be asked again with trees of a size, those that cost most first; and what it costs."""
        chosen, cost = [], 0
        for question in sorted(questions, key=lambda one: (-mean_error(one.losses)[0], one.moment.number)):
            question.best = question.still_best()
            more = ROUND * size * len(question.finalists) * (2 if question.moment.is_secret else 1)
            if cost + more > self.left:
                break
            chosen.append(question)
            cost += more
        return chosen, cost

    def _question(self, moment: Moment, visits: int) -> Question:
        tree = self._tree(moment.record, visits, moment.number, 0, sees_all=not moment.is_secret)
        branches, seat = Branches(tree), moment.seat
        visited = {}
        for option in moment.options:
            count, win, _ = branches.of([option])
            if count:
                visited[option] = count, float(win[seat]) / count
        order = sorted(visited, key=lambda option: (-visited[option][0], -visited[option][1], option))
        best = [option for option in order if visited[option][0] >= TIED * visited[order[0]][0]][:MOST_TIED]
        worth = [chance for _, chance in visited.values()]
        apart = round(max(worth) - min(worth)) if len(worth) == len(moment.options) else max(round(max(worth) - min(worth)), APART)
        return Question(moment, best, [float(visited[option][0]) for option in best], apart)

    def _round(self, question: Question, visits: int) -> None:
        """Ask trees of a size, and forget what smaller ones said: as the seat saw it, and as it lay where that matters."""
        moment, answers = question.moment, question.finalists
        question.seen, question.true = {}, {}
        if moment.is_secret and question.is_open:
            question.seen = {answer: self._told(moment, answer, visits, sees_all=False) for answer in answers}
            answers = [moment.answer] if question.is_small else answers
            if question.is_small and not moment.came_chance:
                return
        question.true = {answer: self._told(moment, answer, visits, sees_all=True) for answer in answers}

    def _told(self, moment: Moment, answer: int, visits: int, *, sees_all: bool) -> list[Anything]:
        """What some trees say of an answer."""
        record, told = narrowed(moment.record, answer), []
        for number in range(1, ROUND + 1):
            tree = self._tree(record, visits // 2, moment.number, number, sees_all=sees_all)
            told.append(played(tree, visits - visits // 2, self.players, moment.seat))
        return told

    def _tree(self, record: Anything, visits: int, moment: int, number: int, *, sees_all: bool) -> Tree:
        """A tree of its own seed, in memory that this thread uses again and again."""
        kept = self._own.__dict__.setdefault("trees", {})
        tree = self.judge.plant(
            Packed(record, self.players), visits, self.record + moment, number, sees_all=sees_all, into=kept.get(visits)
        )
        kept[visits] = tree
        tree.visit(visits)
        return tree

    def _all(self, things: Sequence[Anything], work: Callable[[Anything], Anything], visits: int, tick: Progress) -> list[Anything]:
        """Work on many things side by side, in their order."""
        self.left, self.spent = self.left - visits, self.spent + visits  # about: what needs no second view is cheaper
        found = []
        with ThreadPoolExecutor(self.threads) as pool:
            for done, one in enumerate(pool.map(work, things), start=1):
                found.append(one)
                tick(done / len(things))
        return found


class Packed:
    """A table that is packed already."""

    def __init__(self, record: Anything, players: int) -> None:
        self._record, self.players = record, players

    def packed(self) -> Anything:
        """The record, to be changed by whoever gets it."""
        return self._record.copy()


def narrowed(record: Anything, answer: int) -> Anything:
    """A packed table that offers one answer and no other."""
    found = record.copy()
    found["options"][0, 0], found["n_options"][0] = answer, 1
    return found


def played(tree: Tree, visits: int, players: int, seat: int) -> Anything:
    """What comes of a table if everybody plays what the tree has found, and tries nothing else: each runner's chance, and the share of
    the others that a seat leaves behind. What a search tries out on its way would make every table look worse for who is asked next."""
    before = sums_of(tree, players, seat)
    tree.stop_exploring()
    tree.visit(visits)
    is_sure, after = tree.numbers("is_sure")[0], sums_of(tree, players, seat)  # what is sure was written over what was thought before
    found = (after / tree.numbers("visits")[0] if is_sure else (after - before) / visits) / ONE
    return found if players > 1 else np.array([found[0], 1 - found[0], found[1]])


def sums_of(tree: Tree, players: int, seat: int) -> Anything:
    """What all visits of a tree were worth to each seat, and what they left behind for one."""
    return np.array([*tree.numbers("win")[0][:players], tree.numbers("beat")[0][seat]], float)


def within(number: int, least: int, most: int) -> int:
    """A number inside of limits."""
    return max(least, min(number, most))
