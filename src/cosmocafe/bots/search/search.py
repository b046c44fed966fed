"""A search about one table: what each option is worth to every seat, and how the game may go on.

>>> search = Search(game)
>>> thought = search.think(match.view(match.asked), visits=2000)
>>> thought.best.answer, thought.best.win, thought.best.line
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import numpy as np

from cosmocafe.bots.bounds import refuse_beyond
from cosmocafe.bots.learned.packed import Packed, nothing
from cosmocafe.bots.learned.packed import kinds_of as kinds_of_nets
from cosmocafe.bots.learned.thinking import STAKE
from cosmocafe.core.anything import Anything
from cosmocafe.core.author.chance import seed_by
from cosmocafe.core.errors import InputError
from cosmocafe.core.game import Game, View
from cosmocafe.core.machine.brought import Brought
from cosmocafe.core.machine.compiled import compiled_for
from cosmocafe.core.machine.kinds import LONG, NUMBER, Kind, row
from cosmocafe.core.machine.together import DESK

from .calibration import Calibration, calibration_of
from .thought import Thought, summed
from .tree import Node, Plan, State

FEWEST, MOST = 1 << 12, 1 << 18  # nodes of a tree: it has room for some children of every visit, but never more than this (about 30 MB)
CHILDREN = 16  # nodes a visit
PLAYED_OUT = 10_000  # random answers to the end of a game that gives no advice, at most
REACH = 64  # answers from the open question to a leaf
FIRST, LONGEST = 4, 0.02  # visits before the clock is looked at for the first time, then about so many seconds between two looks


def kinds_of(game: Game) -> dict[str, Kind]:
    """What a search hands over, besides tables and numbers."""
    return {
        "nodes": row(Node.dtype),
        "plans": row(Plan.dtype),
        "states": row(State.dtype),
        "index": row(NUMBER),
        "kids": row(LONG),
        **kinds_of_nets(game),
    }


ROOM = __name__.rpartition(".")[0]
CHAPTERS = ("tree", "judging", "growing", "choosing", "proving", "thinking")
NETS = ("cosmocafe.bots.learned.thinking", "cosmocafe.bots.learned.ends")
MODULES = ("cosmocafe.bots.greedy.thinking", *NETS, *(f"{ROOM}.{name}" for name in CHAPTERS))
SEARCH = Brought("search", MODULES, ("begin", "think", "replant"), kinds_of)


class Tree:
    """One tree with the tables it needs, in compiled code's memory or as plain objects."""

    box: Anything
    table: Anything
    desk: Anything
    nodes: Anything
    plan: Anything
    state: Anything
    index: Anything
    kids: Anything

    def __init__(self, game: Game, room: int, net: Packed | None = None) -> None:
        self.game, self.room, self.is_fast = game, room, SEARCH.name in game.compiled
        self.net = (net or nothing()).apart().given(game, self.is_fast)
        index, options = 1 << (2 * room - 1).bit_length(), 2 * game.table.dtype["options"].shape[0]
        if self.is_fast:
            self.code = compiled_for(game, SEARCH)
            self.desk, self.nodes, self.state = self.code.new_tables(DESK), np.zeros(room, Node.dtype), np.zeros(1, State.dtype)
            self.index, self.kids = np.zeros(index, NUMBER), np.zeros(options, LONG)
        else:
            self.functions = SEARCH.own(game)
            self.desk, self.nodes, self.state = [game.table() for _ in range(DESK)], Growing(room), [State()]
            self.index, self.kids = [0] * index, [0] * options

    def _call(self, work: str, number: int, *given: Anything) -> int:
        if not self.is_fast:
            return int(self.functions[work](self.box, self.table, self.desk, number, *given))
        told = np.zeros(1, np.int32)
        self.code.call(f"{work}_many", self.box, self.table, self.desk, number, told, *given)
        return int(told[0])

    def begin(self, box: Anything, table: Anything, plan: Plan, seed: int, number: int) -> None:
        """Forget everything and begin with a table's open question."""
        self.box, self.plan = (box.packed(), plan.packed()) if self.is_fast else (box, [plan.copy()])
        self._lay(table)
        self._call("begin", number, self.nodes, self.index, self.plan, self.state, seed)

    def go_on(self, table: Anything, answer: int) -> int:
        """The table has become this one by an answer: keep what is known of what comes after it; how many visits that had."""
        self._lay(table)
        return self._call("replant", 0, self.nodes, self.index, self.state, answer)

    def _lay(self, table: Anything) -> None:
        self.table = table.packed() if self.is_fast else table.copy()

    def visit(self, visits: int) -> None:
        """Visit the tree so many times."""
        self._call("think", 0, self.nodes, self.index, self.kids, self.plan, self.state, visits, *self.net)

    def stop_exploring(self) -> None:
        """From now on everybody takes what is known to be best."""
        if self.is_fast:
            self.plan["explore"][0] = 0
        else:
            self.plan[0].explore = 0

    def numbers(self, name: str) -> Anything:
        """A field of every node."""
        if self.is_fast:
            return self.nodes[name][: self.count]
        return np.array([getattr(node, name) for node in self.nodes[: self.count]])

    @property
    def count(self) -> int:
        """How many nodes there are."""
        return int(self.state["nodes"][0]) if self.is_fast else int(self.state[0].nodes)

    @property
    def leaves(self) -> int:
        """How many tables were judged."""
        return int(self.state["leaves"][0]) if self.is_fast else int(self.state[0].leaves)


class Growing(list[Node]):
    """Nodes that are made when they are wanted, up to a limit."""

    def __init__(self, room: int) -> None:
        super().__init__()
        self.room = room

    def __len__(self) -> int:
        return self.room

    def __getitem__(self, number: Anything) -> Anything:
        if isinstance(number, slice):
            return [self[i] for i in range(*number.indices(self.room))]
        while list.__len__(self) <= number:
            self.append(Node())
        return list.__getitem__(self, number)


@dataclass
class Search:
    """Thinks about tables of one game. The same seed and visits give the same thought, on compiled and on plain rules.

    `trees` grow side by side, each with chance of its own, on up to `threads` threads, and are added up. A search remembers its last
    thought: where the table is what an own answer made of it and nothing else, it goes on from there.
    """

    game: Game
    trees: int = 1
    threads: int = 0  # 0: as many as trees
    explore: float | None = None  # how much the less visited is preferred, in spreads of what is judged; None: the game's own
    temperature: float | None = None  # how much better an option must look to have e times the prior, in the same; None: the game's own
    scale: int | None = None  # points of value that make one unit of log odds
    wins: float = 0.5  # how much winning counts, the rest is for the share of the others left behind
    enough: float | None = None  # of the most visits, to be taken if it is worth most; None: the game's own, 1: the most visited is taken
    wide: int = 12  # options of a node that are looked at first
    turns: int | None = None  # that are finished by value before a leaf is judged; None: the game's own
    playout: int = 0  # random answers after that
    flat: bool = False  # every option alike, no tree
    net: Packed | None = None  # a network that judges tables and says which answers are likely, or judges ends of turns
    memory: int = MOST  # nodes of a tree, at most
    _grown: list[Tree] = field(default_factory=list, repr=False)
    _last: tuple[View, int] | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        for name in ("trees", "wide", "memory"):
            if getattr(self, name) < 1:
                raise InputError(f"{name}={getattr(self, name)}: a search needs at least one")
        refuse_beyond("a search", threads=self.trees, wide=self.wide, **bounded(vars(self)))

    def think(self, view: View, visits: int = 400, seconds: float | None = None, seed: int = 0, *, lines: int = 1) -> Thought:
        """What the options of a view's open question are worth: after so many visits in all, or so many seconds if they are over first.

        The best choices, as many as `lines` says, tell how the game may go on.
        """
        if not view.options:
            raise InputError("this seat is asked nothing that it could think about")
        went_on = not self.flat and self._last is not None and leads_to(*self._last, view) and self._go_on(view)
        if not went_on:
            self._begin(view.box, view.table, visits, seed, sees_all=False)
        found = self._spend(view.table, visits, seconds, lines)
        self._last = view, found.best.answer
        return found

    def think_blindly(
        self, box: Anything, table: Anything, visits: int = 400, seconds: float | None = None, seed: int = 0, *, lines: int = 0
    ) -> Thought:
        """The same about a whole table of which it may see what the asked seat sees; it begins anew each time."""
        self._begin(box, table, visits, seed, sees_all=False)
        self._last = None
        return self._spend(table, visits, seconds, lines)

    def think_openly(
        self, box: Anything, table: Anything, visits: int = 400, seconds: float | None = None, seed: int = 0, *, lines: int = 1
    ) -> Thought:
        """The same about a table as it lies, with all that the asked seat cannot know: for those who look back at a match."""
        if not table.offered:
            raise InputError("nobody is asked anything here")
        self._begin(box, table, visits, seed, sees_all=True)
        self._last = None
        return self._spend(table, visits, seconds, lines)

    def _begin(self, box: Anything, table: Anything, visits: int, seed: int, sees_all: bool) -> None:
        """Trees with nothing but the open question."""
        room = min(max(FEWEST, CHILDREN * visits // self.trees), self.memory)
        if not self._grown or self._grown[0].room != room or not self._grown[0].is_fast:
            self._grown = [Tree(self.game, room, self.net) for _ in range(self.trees)]
        plan = self.plan(table.players, sees_all)
        for number, tree in enumerate(self._grown):
            tree.begin(box, table, plan, seed, number)

    def _go_on(self, view: View) -> bool:
        """Trees that go on from the last answer, if all of them have visited it."""
        assert self._last is not None  # noqa: S101
        return min(tree.go_on(view.table, self._last[1]) for tree in self._grown) > 0

    def _spend(self, table: Anything, visits: int, seconds: float | None, lines: int) -> Thought:
        """Visit the trees, each for its part, and add them up."""
        began = time.perf_counter()
        end = None if seconds is None else began + seconds
        shares = [visits * (i + 1) // self.trees - visits * i // self.trees for i in range(self.trees)]
        if self.trees == 1:
            spend(self._grown[0], shares[0], end)
        else:
            with ThreadPoolExecutor(self.threads or self.trees) as pool:
                list(pool.map(spend, self._grown, shares, [end] * self.trees))
        enough = self.known(table.players).enough if self.enough is None else self.enough
        return summed(self._grown, table, lines, time.perf_counter() - began, enough, self.wins)

    def known(self, players: int) -> Calibration:
        """What was learned of the game for so many players."""
        known = calibration_of(self.game).get(players, Calibration())
        return known if self.net is None else known.with_network()

    def plan(self, players: int, sees_all: bool) -> Plan:
        known, plan = self.known(players), Plan()
        plan.scale = known.scale if self.scale is None else self.scale
        for seat, bonus in enumerate(known.seats):
            plan.bonus[seat] = bonus
        plan.par, plan.wins, plan.wide = known.par, round(1000 * self.wins), self.wide
        plan.temperature = max(1, round(1000 * (known.temperature if self.temperature is None else self.temperature)))
        plan.explore = round(1000 * (known.explore if self.explore is None else self.explore))
        plan.turns = 0 if self.flat else known.turns if self.turns is None else self.turns
        plan.playout = self.playout if self.playout or self.game.has_value else PLAYED_OUT
        plan.by_net = int(self.net is not None and not self.net.ends_turns)
        plan.ends_by_net = int(self.net is not None and self.net.ends_turns)
        plan.stake = int(self.net.facts[STAKE]) if self.net else 0
        plan.is_flat, plan.sees_all, plan.reach = int(self.flat), int(sees_all), 1 if self.flat else REACH
        return plan


def bounded(given: Mapping[str, Anything]) -> dict[str, float | None]:
    """Of what is given, the numbers that say how a search goes about it."""
    return {name: given[name] for name in ("explore", "temperature", "scale", "wins", "enough", "turns", "playout") if name in given}


def spend(tree: Tree, visits: int, end: float | None) -> None:
    """Visit a tree so many times, or until it is late."""
    if end is None:
        tree.visit(visits)
        return
    some, done = min(FIRST, visits), 0
    while some > 0:
        began = time.perf_counter()
        tree.visit(some)
        done, now = done + some, time.perf_counter()
        each = max(now - began, 1e-7) / some
        some = min(visits - done, int(max(min(LONGEST, end - now), min(each, end - now)) / each))  # slow visits go one by one


def leads_to(view: View, answer: int, after: View) -> bool:
    """Whether an answer makes one view of another, whatever is hidden and whatever is drawn."""
    if after.seat != view.seat or after.game is not view.game or after.box != view.box or answer not in view.options:
        return False
    loops, wanted = view.game.loops, after.table.to_bytes()
    for seed in (1, 2):
        table = view.table.copy()
        seed_by(table, seed)
        loops.unveil(view.box, table, view.seat)
        loops.answer(view.box, table, answer)
        loops.veil(view.box, table, view.seat)
        if table.to_bytes() != wanted:
            return False
    return True
