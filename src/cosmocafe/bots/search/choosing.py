"""Which option of a node is visited next."""

from __future__ import annotations

from cosmocafe.bots.learned.thinking import UNIT, strength
from cosmocafe.core.author.table import Table

from .judging import root, utility
from .tree import Node, Nodes, Plan, Row


def preferred(trial: Table, nodes: Nodes, kids: Row, plan: Plan, spread: int, first: int) -> int:
    """The option with the best sum of what is known of it and what may be hoped for; of equals, the next after `first`."""
    who = trial.agenda[trial.depth - 1].who
    warmth = max(plan.temperature * spread // 1000, 1)
    hope = plan.explore * spread // 1000
    half = len(kids) // 2
    top = -1 << 30
    for k in range(trial.n_options):
        if kids[k] != 0:
            top = max(top, nodes[kids[k]].logit if plan.by_net != 0 else nodes[kids[k]].prior)
    total = 0
    for k in range(trial.n_options):
        if kids[k] != 0:
            node = nodes[kids[k]]
            kids[half + k] = strength(top - node.logit if plan.by_net != 0 else (top - node.prior) * UNIT // warmth)
            total += kids[half + k]
    best = 0
    best_score = 0
    for i in range(trial.n_options):
        k = (first + i) % trial.n_options
        if kids[k] != 0:
            node = nodes[kids[k]]
            node.seen += 1
            score = expected(node, plan, who)
            if node.is_sure == 0:
                score += hope * root(node.seen) // 1000 * kids[half + k] // total // (1 + node.visits)
            if best == 0 or score > best_score:
                best = kids[k]
                best_score = score
    return best


def expected(node: Node, plan: Plan, who: int) -> int:
    """What a seat may expect of a node."""
    if node.visits == 0:
        return node.prior
    return utility(plan, node.win[who], node.beat[who]) // node.visits


def least_visited(trial: Table, nodes: Nodes, kids: Row, first: int) -> int:
    """The option that was tried least; of equals, the next after `first`."""
    best = 0
    for i in range(trial.n_options):
        k = (first + i) % trial.n_options
        if kids[k] != 0 and (best == 0 or nodes[kids[k]].visits < nodes[best].visits):
            best = kids[k]
    return best
