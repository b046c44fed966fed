"""What is sure: an end in which neither chance nor anything hidden had a say, and whatever leads to it."""

from __future__ import annotations

from cosmocafe.bots.learned.thinking import SEATS

from .judging import utility
from .tree import ONE, Node, Nodes, Plan, Row, State, find


def settle(nodes: Nodes, index: Row, leaf: int, plan: Plan, state: State) -> None:
    """The end of the way is sure, and as far back as nobody on it can do better."""
    node = leaf
    make_sure(nodes[node], state)
    while node != 0 and is_forced(nodes, nodes[node].parent, node, plan, state):
        node = nodes[node].parent
        recall(nodes[find(nodes, index, node, nodes[node].best)], state)
        make_sure(nodes[node], state)


def is_forced(nodes: Nodes, above: int, below: int, plan: Plan, state: State) -> bool:
    """Whether a node that has become sure makes the one above it sure: its seat wins, or knows the end of everything it could answer."""
    node = nodes[above]
    who = nodes[below].who
    worth = utility(plan, state.win[who], state.beat[who])
    node.settled += 1
    if worth > node.promise:
        node.promise = worth
        node.best = nodes[below].answer
    return node.promise == ONE or node.settled == node.options


def make_sure(node: Node, state: State) -> None:
    """Whatever was thought of a node before, this is what it is worth."""
    node.is_sure = 1
    for seat in range(SEATS):
        node.win[seat] = state.win[seat] * node.visits
        node.beat[seat] = state.beat[seat] * node.visits


def recall(node: Node, state: State) -> None:
    """What a sure node is worth."""
    for seat in range(SEATS):
        state.win[seat] = node.win[seat] // node.visits
        state.beat[seat] = node.beat[seat] // node.visits
