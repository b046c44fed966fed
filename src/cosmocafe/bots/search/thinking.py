"""A tree search over what a seat can know, as plain functions that are compiled with a game's rules.

Every visit deals the hidden part anew and throws new dice, so a node is a sequence of answers and nothing else. On the way down each
seat takes what it likes best (PUCT); an option's prior comes from the turn finished by value. The leaf is judged, and every node
on the way remembers each seat's chances.
"""

from __future__ import annotations

from cosmocafe.bots.greedy.thinking import finish_turn
from cosmocafe.core.anything import Anything
from cosmocafe.core.author.chance import one_of, seed_table
from cosmocafe.core.author.table import Table
from cosmocafe.core.machine.loops.play import answer, random_answer
from cosmocafe.core.machine.loops.rules import copy, turn, value
from cosmocafe.core.machine.loops.sight import unveil, veil

from .judging import UNIT, judge, root, strength, utility
from .tree import SEATS, Node, Nodes, Plan, Row, State, enter, find, plant, wipe

Desk = list[Table]
DICE, AHEAD, TRIAL, SCRATCH = 0, 1, 2, 3  # the tables on the desk; of the first only its chance is used


def begin(
    box: Anything,
    t: Table,
    desk: Desk,
    number: int,
    nodes: Nodes,
    index: Row,
    plans: list[Plan],
    states: list[State],
    seed: int,
) -> int:
    """Make the table what the asked seat may see of it, and plant a tree with nothing but the open question."""
    if plans[0].sees_all == 0:
        veil(box, t, t.agenda[t.depth - 1].who)
    seed_table(desk[DICE], seed, number, 1)
    if plans[0].scale == 0:
        plans[0].scale = distance(box, t, desk, plans[0])
    wipe(index)
    plant(nodes, 0, -1, -1, -1, 0)
    states[0].nodes = 1
    states[0].visits = 0
    states[0].leaves = 0
    states[0].seat = t.agenda[t.depth - 1].who
    states[0].judged = 0
    states[0].total = 0
    states[0].squares = 0
    return t.n_options


def distance(box: Anything, t: Table, desk: Desk, plan: Plan) -> int:
    """How far the values of the options lie apart: a scale for a game that has none."""
    least = 0
    most = 0
    who = t.agenda[t.depth - 1].who
    for k in range(t.n_options):
        deal(box, t, desk, plan, k)
        answer(box, desk[TRIAL], t.options[k])
        worth = value(box, desk[TRIAL], who)
        least = worth if k == 0 else min(least, worth)
        most = worth if k == 0 else max(most, worth)
    return max(most - least, 1)


def think(
    box: Anything,
    t: Table,
    desk: Desk,
    number: int,
    nodes: Nodes,
    index: Row,
    kids: Row,
    path: Row,
    plans: list[Plan],
    states: list[State],
    visits: int,
) -> int:
    """Visit the tree so many times; how many nodes it has."""
    for _ in range(visits):
        visit(box, t, desk, nodes, index, kids, path, plans[0], states[0])
    return states[0].nodes


def visit(box: Anything, t: Table, desk: Desk, nodes: Nodes, index: Row, kids: Row, path: Row, plan: Plan, state: State) -> None:
    """Deal, go down, judge, remember."""
    deal(box, t, desk, plan, state.visits)
    length = descend(box, desk, nodes, index, kids, path, plan, state)
    trial = desk[TRIAL]
    for _ in range(plan.turns):
        if trial.over == 0:
            finish_turn(box, trial, trial.agenda[trial.depth - 1].who, turn(box, trial), desk[SCRATCH])
    for _ in range(plan.playout):
        if trial.over != 0:
            break
        random_answer(box, trial)
    judge(box, trial, plan, state)
    for i in range(length):
        remember(nodes[path[i]], state)
    state.visits += 1


def deal(box: Anything, t: Table, desk: Desk, plan: Plan, number: int) -> None:
    """A table as it may be, with chance of its own."""
    trial = desk[TRIAL]
    copy(trial, t)
    seed_table(trial, one_of(desk[DICE], 1 << 30), one_of(desk[DICE], 1 << 30), number)
    if plan.sees_all == 0:
        unveil(box, trial, t.agenda[t.depth - 1].who)


def remember(node: Node, state: State) -> None:
    """Add what was judged."""
    node.visits += 1
    for seat in range(SEATS):
        node.win[seat] += state.win[seat]
        node.beat[seat] += state.beat[seat]


def descend(box: Anything, desk: Desk, nodes: Nodes, index: Row, kids: Row, path: Row, plan: Plan, state: State) -> int:
    """Go down to a node that was not visited yet; how many nodes are on the way."""
    trial = desk[TRIAL]
    node = 0
    length = 1
    path[0] = 0
    while trial.over == 0 and length <= plan.reach and length < len(path):
        look_around(box, desk, nodes, index, kids, plan, state, node)
        first = one_of(desk[DICE], trial.n_options)
        best = least_visited(trial, nodes, kids, first) if plan.is_flat else preferred(trial, nodes, kids, plan, state.spread, first)
        if best == 0:  # no room for more nodes
            break
        answer(box, trial, nodes[best].answer)
        path[length] = best
        length += 1
        node = best
        if nodes[node].visits == 0:
            break
    return length


def look_around(box: Anything, desk: Desk, nodes: Nodes, index: Row, kids: Row, plan: Plan, state: State, node: int) -> None:
    """Find the node of each option that is offered, 0 if it is not looked at yet; look at more of them where many visits go."""
    trial = desk[TRIAL]
    known = 0
    for k in range(trial.n_options):
        kids[k] = find(nodes, index, node, trial.options[k])
        if kids[k] != 0:
            known += 1
    wanted = trial.n_options
    if node != 0 and plan.is_flat == 0:
        wanted = min(wanted, plan.wide + root(nodes[node].visits) // 1000)
    if known >= wanted:
        return
    if wanted < trial.n_options:
        look_ahead(box, desk, kids)
    while known < wanted and state.nodes < len(nodes):
        k = most_promising(trial, kids, wanted < trial.n_options)
        kids[k] = grow(box, desk, nodes, index, plan, state, node, trial.options[k])
        known += 1


def look_ahead(box: Anything, desk: Desk, kids: Row) -> None:
    """How good each option looks one answer ahead, in the second half of the row."""
    trial = desk[TRIAL]
    half = len(kids) // 2
    for k in range(trial.n_options):
        if kids[k] == 0:
            copy(desk[AHEAD], trial)
            answer(box, desk[AHEAD], trial.options[k])
            kids[half + k] = value(box, desk[AHEAD], trial.agenda[trial.depth - 1].who)


def most_promising(trial: Table, kids: Row, is_known: bool) -> int:
    """The option to look at next: the best one answer ahead, or the first."""
    half = len(kids) // 2
    best = -1
    for k in range(trial.n_options):
        if kids[k] == 0 and (best < 0 or (is_known and kids[half + k] > kids[half + best])):
            best = k
    return best


def grow(box: Anything, desk: Desk, nodes: Nodes, index: Row, plan: Plan, state: State, parent: int, choice: int) -> int:
    """A node for an option, with the chance that the turn promises after it."""
    trial = desk[TRIAL]
    who = trial.agenda[trial.depth - 1].who
    prior = 0
    if plan.is_flat == 0:
        ahead = desk[AHEAD]
        copy(ahead, trial)
        answer(box, ahead, choice)
        if ahead.over == 0:
            finish_turn(box, ahead, who, turn(box, trial), desk[SCRATCH])
        judge(box, ahead, plan, state)
        prior = utility(plan, state.win[who], state.beat[who])
    number = state.nodes
    plant(nodes, number, parent, choice, who, prior)
    enter(nodes, index, number)
    state.nodes += 1
    return number


def preferred(trial: Table, nodes: Nodes, kids: Row, plan: Plan, spread: int, first: int) -> int:
    """The option with the best sum of what is known of it and what may be hoped for; of equals, the next after `first`."""
    who = trial.agenda[trial.depth - 1].who
    warmth = max(plan.temperature * spread // 1000, 1)
    hope = plan.explore * spread // 1000
    half = len(kids) // 2
    top = 0
    for k in range(trial.n_options):
        if kids[k] != 0:
            top = max(top, nodes[kids[k]].prior)
    total = 0
    for k in range(trial.n_options):
        if kids[k] != 0:
            kids[half + k] = strength((top - nodes[kids[k]].prior) * UNIT // warmth)
            total += kids[half + k]
    best = 0
    best_score = 0
    for i in range(trial.n_options):
        k = (first + i) % trial.n_options
        if kids[k] != 0:
            node = nodes[kids[k]]
            node.seen += 1
            score = expected(node, plan, who) + hope * root(node.seen) // 1000 * kids[half + k] // total // (1 + node.visits)
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


def replant(box: Anything, t: Table, desk: Desk, number: int, nodes: Nodes, index: Row, states: list[State], choice: int) -> int:
    """Keep only what grows from an answer to the open question, and make that the root; how many visits it had."""
    child = find(nodes, index, 0, choice)
    if child == 0:
        return 0
    for i in range(states[0].nodes):
        index[i] = -1
    index[child] = 0
    copy(nodes[0], nodes[child])
    nodes[0].parent = -1
    kept = 1
    for i in range(child + 1, states[0].nodes):
        if index[nodes[i].parent] >= 0:
            above = index[nodes[i].parent]
            copy(nodes[kept], nodes[i])
            nodes[kept].parent = above
            index[i] = kept
            kept += 1
    states[0].nodes = kept
    states[0].leaves = 0
    wipe(index)
    for i in range(1, kept):
        enter(nodes, index, i)
    return nodes[0].visits
