"""What a search remembers: the nodes of its tree in one row, found again by the answer that leads to them."""

from __future__ import annotations

from cosmocafe.bots.learned.thinking import SEATS
from cosmocafe.core.author.table import Table
from cosmocafe.core.machine.pieces import Long, Piece, ints

ONE = 1_000_000  # a chance of 1
FINE = 100  # judgements are squared in units of so many millionths


class Node(Piece):
    """Where a sequence of answers leads, whatever chance and hidden things were on the way; the first node is the open question."""

    parent: int
    answer: int
    who: int  # gave the answer
    visits: int
    seen: int  # how often the answer was offered when its parent was visited
    prior: int  # how good the turn looked to who gave the answer, finished by value; by a network: how good the table did before it
    logit: int  # by a network: how likely the answer is
    is_sure: int  # nothing that may still come changes how the game ends from here
    options: int  # how many answers can follow
    settled: int  # of them, how many are sure
    best: int  # of these, the answer that is worth most to who gives it
    promise: int  # what that is worth
    win: list[int] = ints(SEATS, Long)  # sums over the visits: each seat's chance to win
    beat: list[int] = ints(SEATS, Long)  # and the share of the others that it leaves behind


class Plan(Piece):
    """How a search goes about it."""

    scale: Long  # points of value that make one unit of log odds
    bonus: list[int] = ints(SEATS, Long)  # points of value that a seat is worth
    par: Long  # alone: the value with which half of all games are won
    wins: int  # how much winning counts, the rest is for places; in thousandths
    temperature: int  # how much better an option must look to have e times the prior, in thousandths of the spread
    explore: int  # how much the less visited is preferred, in thousandths of the spread
    reach: int  # answers from the open question to a leaf, at most
    wide: int  # options of a node that are looked at first; more with the square root of its visits
    turns: int  # turns that are finished by value before a leaf is judged
    playout: int  # random answers after that
    is_flat: int  # all options alike, no tree
    sees_all: int  # the table is taken as it lies, nothing is hidden
    by_net: int  # a network judges tables and says which answers are likely
    ends_by_net: int  # a network judges ends of turns, and knows of no answers
    stake: int  # the most that can be won, where a network has learned that wins count differently; else 0


class State(Piece):
    """How far a search has come, and what was judged last."""

    nodes: int
    visits: Long
    leaves: Long  # tables that were judged for the open question
    seat: int  # that is asked
    judged: Long  # how often something was judged for it
    total: Long  # what that was worth to the seat, all together, in units of `FINE`
    squares: Long
    spread: Long  # how far apart the judgements are, as a standard deviation: with it a search knows what is much and what is little
    win: list[int] = ints(SEATS, Long)
    beat: list[int] = ints(SEATS, Long)


Nodes = list[Node]
Row = list[int]
Desk = list[Table]
DICE, AHEAD, TRIAL, SCRATCH = 0, 1, 2, 3  # the tables on the desk; of the first only its chance is used


def slot(index: Row, parent: int, choice: int) -> int:
    """Where to begin to look for a node."""
    mixed = (parent * 0x9E3779B1 + choice * 0x85EBCA77) & 0xFFFFFFFF
    return (mixed ^ (mixed >> 15)) & (len(index) - 1)


def find(nodes: Nodes, index: Row, parent: int, choice: int) -> int:
    """The node to which an answer leads, 0 if there is none yet."""
    at = slot(index, parent, choice)
    while index[at] != 0:
        node = nodes[index[at]]
        if node.parent == parent and node.answer == choice:
            return index[at]
        at = (at + 1) & (len(index) - 1)
    return 0


def enter(nodes: Nodes, index: Row, number: int) -> None:
    """Make a node one that is found."""
    at = slot(index, nodes[number].parent, nodes[number].answer)
    while index[at] != 0:
        at = (at + 1) & (len(index) - 1)
    index[at] = number


def plant(nodes: Nodes, number: int, parent: int, choice: int, who: int, prior: int) -> None:
    """A new node."""
    node = nodes[number]
    node.parent = parent
    node.answer = choice
    node.who = who
    node.visits = 0
    node.seen = 0
    node.prior = prior
    node.logit = 0
    node.is_sure = 0
    node.options = 0
    node.settled = 0
    node.promise = -1
    for seat in range(SEATS):
        node.win[seat] = 0
        node.beat[seat] = 0


def wipe(index: Row) -> None:
    """Find nothing any more."""
    for at in range(len(index)):
        index[at] = 0
