"""A tree search over what a seat can know, as plain functions that are compiled with a game's rules.

Every visit deals the hidden part anew and throws new dice, so a node is a sequence of answers and nothing else. On the way down each
seat takes what it likes best (PUCT); an option's prior comes from the turn finished by value. The leaf is judged, and every node
on the way remembers each seat's chances. Where the game ends and neither chance nor anything hidden had a say, the end is sure, and so
is what leads to it if a seat can do no better.
"""

from __future__ import annotations

from cosmocafe.bots.greedy.thinking import TURN, finish_turn, is_finished, likes_best
from cosmocafe.bots.learned.ends import go_on
from cosmocafe.bots.learned.thinking import SEATS, think_over
from cosmocafe.core.anything import Anything
from cosmocafe.core.author.chance import FRESH, one_of, seed_table
from cosmocafe.core.author.table import Table
from cosmocafe.core.machine.loops.play import answer, random_answer
from cosmocafe.core.machine.loops.rules import copy, resolve, turn, value
from cosmocafe.core.machine.loops.sight import unveil, veil

from .choosing import least_visited, preferred
from .growing import consult_net, keep_promise, look_around, look_for_ends, wanted_at
from .judging import judge, judge_by_net
from .proving import recall, settle
from .tree import DICE, ONE, SCRATCH, TRIAL, Desk, Nodes, Plan, Row, State, enter, find, plant, wipe


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
    plans: list[Plan],
    states: list[State],
    visits: int,
    seen: Anything,
    facts: Row,
    weights: Anything,
    sums: Anything,
) -> int:
    """Visit the tree so many times; how many nodes it has. What comes last is a network, if one judges."""
    for _ in range(visits):
        visit(box, t, desk, nodes, index, kids, plans[0], states[0], seen, facts, weights, sums)
    return states[0].nodes


def visit(
    box: Anything,
    t: Table,
    desk: Desk,
    nodes: Nodes,
    index: Row,
    kids: Row,
    plan: Plan,
    state: State,
    seen: Anything,
    facts: Row,
    weights: Anything,
    sums: Anything,
) -> None:
    """Deal, go down, judge, remember."""
    deal(box, t, desk, plan, state.visits)
    reached = descend(box, desk, nodes, index, kids, plan, state, seen, facts, weights, sums)
    leaf = nodes[reached]
    ends = desk[TRIAL].over != 0 and desk[TRIAL].rng[3] == FRESH
    if leaf.is_sure:
        recall(leaf, state)
    elif plan.by_net != 0 and desk[TRIAL].over == 0:
        consult_net(box, desk, nodes, index, kids, plan, state, reached, seen, facts, weights, sums)
        if leaf.prior == ONE:
            keep_promise(box, desk, nodes, index, plan, state, reached)
    elif plan.ends_by_net != 0 and desk[TRIAL].over == 0:
        consult_at_the_end(box, desk, plan, state, seen, facts, weights, sums)
    else:
        play_on(box, desk, plan)
        judge(box, desk[TRIAL], plan, state)
    remember(nodes, reached, state)
    if ends and leaf.is_sure == 0:
        settle(nodes, index, reached, plan, state)
    state.visits += 1


def descend(
    box: Anything,
    desk: Desk,
    nodes: Nodes,
    index: Row,
    kids: Row,
    plan: Plan,
    state: State,
    seen: Anything,
    facts: Row,
    weights: Anything,
    sums: Anything,
) -> int:
    """Go down to a node that was not visited yet."""
    trial = desk[TRIAL]
    node = 0
    depth = 0
    while trial.over == 0 and depth < plan.reach:
        known = look_around(box, desk, nodes, index, kids, plan, state, node)
        if plan.by_net != 0 and known < wanted_at(trial, nodes, plan, node):
            consult_net(box, desk, nodes, index, kids, plan, state, node, seen, facts, weights, sums)
            if node == 0:
                look_for_ends(box, desk, nodes, index, plan, state, node)
        first = one_of(desk[DICE], trial.n_options)
        best = least_visited(trial, nodes, kids, first) if plan.is_flat else preferred(trial, nodes, kids, plan, state.spread, first)
        if best == 0:  # no room for more nodes
            break
        answer(box, trial, nodes[best].answer)
        depth += 1
        node = best
        if nodes[node].visits == 0 or nodes[node].is_sure:
            break
    return node


def deal(box: Anything, t: Table, desk: Desk, plan: Plan, number: int) -> None:
    """A table as it may be, with chance of its own."""
    trial = desk[TRIAL]
    copy(trial, t)
    seed_table(trial, one_of(desk[DICE], 1 << 30), one_of(desk[DICE], 1 << 30), number)
    if plan.sees_all == 0:
        unveil(box, trial, t.agenda[t.depth - 1].who)


def play_on(box: Anything, desk: Desk, plan: Plan) -> None:
    """Finish turns by value, then go on at random, as far as is wanted."""
    trial = desk[TRIAL]
    for _ in range(plan.turns):
        if trial.over == 0:
            finish_turn(box, trial, trial.agenda[trial.depth - 1].who, turn(box, trial), desk)
    for _ in range(plan.playout):
        if trial.over != 0:
            break
        random_answer(box, trial)


def consult_at_the_end(
    box: Anything, desk: Desk, plan: Plan, state: State, seen: Anything, facts: Row, weights: Anything, sums: Anything
) -> None:
    """Finish a turn by value, and let a network judge its end."""
    trial = desk[TRIAL]
    who = trial.agenda[trial.depth - 1].who
    end_turn(box, trial, who, turn(box, trial), desk[SCRATCH])
    if trial.over != 0:
        judge(box, trial, plan, state)
        return
    think_over(box, trial, who, desk[SCRATCH], seen, facts, weights, sums)
    judge_by_net(box, trial, who, facts, sums, plan, state)


def end_turn(box: Anything, t: Table, seat: int, began: int, scratch: Table) -> None:
    """Finish a seat's turn by value, as far as nothing but its own answers decides: that is what a network has seen at ends of turns."""
    for _ in range(TURN):
        if is_finished(box, t, seat, began):
            return
        resolve(box, t, likes_best(box, t, seat, scratch))
        if not go_on(box, t, scratch):
            return


def remember(nodes: Nodes, leaf: int, state: State) -> None:
    """Add what was judged to a node and to all on the way to it; where the end is sure, no look at something else changes that."""
    number = leaf
    while number >= 0:
        node = nodes[number]
        if node.is_sure:
            recall(node, state)
        node.visits += 1
        for seat in range(SEATS):
            node.win[seat] += state.win[seat]
            node.beat[seat] += state.beat[seat]
        number = node.parent


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
