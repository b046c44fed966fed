"""Which options of a node are looked at: those that promise most one answer ahead, or that a network finds likely."""

from __future__ import annotations

from cosmocafe.bots.greedy.thinking import finish_turn, worth_after
from cosmocafe.bots.learned.thinking import logit, think_over
from cosmocafe.core.anything import Anything
from cosmocafe.core.author.chance import FRESH
from cosmocafe.core.author.table import Table
from cosmocafe.core.machine.loops.play import answer
from cosmocafe.core.machine.loops.rules import copy, turn

from .judging import judge, judge_by_net, root, utility
from .tree import AHEAD, ONE, SCRATCH, TRIAL, Desk, Nodes, Plan, Row, State, enter, find, plant


def look_around(box: Anything, desk: Desk, nodes: Nodes, index: Row, kids: Row, plan: Plan, state: State, node: int) -> int:
    """Find the node of each option that is offered, 0 if it is not looked at yet; look at more of them where many visits go.

    How many are known; where a network judges, it says which are looked at.
    """
    trial = desk[TRIAL]
    nodes[node].options = trial.n_options
    known = 0
    for k in range(trial.n_options):
        kids[k] = find(nodes, index, node, trial.options[k])
        if kids[k] != 0:
            known += 1
    wanted = wanted_at(trial, nodes, plan, node)
    if known >= wanted or plan.by_net != 0:
        return known
    if wanted < trial.n_options:
        look_ahead(box, desk, kids)
    while known < wanted and state.nodes < len(nodes):
        k = most_promising(trial, kids, wanted < trial.n_options)
        kids[k] = grow(box, desk, nodes, index, plan, state, node, trial.options[k])
        known += 1
    return known


def wanted_at(trial: Table, nodes: Nodes, plan: Plan, node: int) -> int:
    """How many options of a node are looked at."""
    if node != 0 and plan.is_flat == 0:
        return min(trial.n_options, plan.wide + root(nodes[node].visits) // 1000)
    return trial.n_options


def look_ahead(box: Anything, desk: Desk, kids: Row) -> None:
    """How good each option looks one answer ahead, in the second half of the row."""
    trial = desk[TRIAL]
    half = len(kids) // 2
    for k in range(trial.n_options):
        if kids[k] == 0:
            kids[half + k] = worth_after(box, trial, trial.agenda[trial.depth - 1].who, trial.options[k], desk[AHEAD])


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
            finish_turn(box, ahead, who, turn(box, trial), desk)
        judge(box, ahead, plan, state)
        prior = utility(plan, state.win[who], state.beat[who])
    number = state.nodes
    plant(nodes, number, parent, choice, who, prior)
    enter(nodes, index, number)
    state.nodes += 1
    return number


def consult_net(
    box: Anything,
    desk: Desk,
    nodes: Nodes,
    index: Row,
    kids: Row,
    plan: Plan,
    state: State,
    node: int,
    seen: Anything,
    facts: Row,
    weights: Anything,
    sums: Anything,
) -> None:
    """Let a network judge the table, and grow nodes for the answers that it finds likely; more of them where many visits go."""
    trial = desk[TRIAL]
    who = trial.agenda[trial.depth - 1].who
    at = think_over(box, trial, who, desk[SCRATCH], seen, facts, weights, sums)
    judge_by_net(box, trial, who, facts, sums, plan, state)
    prior = utility(plan, state.win[who], state.beat[who])
    half = len(kids) // 2
    known = 0
    for k in range(trial.n_options):
        kids[k] = find(nodes, index, node, trial.options[k])
        kids[half + k] = logit(facts, weights, sums, at, trial.options[k])
        if kids[k] != 0:
            known += 1
    while known < wanted_at(trial, nodes, plan, node) and state.nodes < len(nodes):
        k = most_promising(trial, kids, True)
        plant(nodes, state.nodes, node, trial.options[k], who, prior)
        nodes[state.nodes].logit = kids[half + k]
        enter(nodes, index, state.nodes)
        kids[k] = state.nodes
        state.nodes += 1
        known += 1


def look_for_ends(box: Anything, desk: Desk, nodes: Nodes, index: Row, plan: Plan, state: State, node: int) -> None:
    """What a network finds unlikely is seen all the same, if the turn, finished by value, ends the game after it.

    Such an answer promises that end; one that promises the win is as likely as any.
    """
    trial = desk[TRIAL]
    likeliest = -1 << 30
    for k in range(trial.n_options):
        child = find(nodes, index, node, trial.options[k])
        if child != 0:
            likeliest = max(likeliest, nodes[child].logit)
    for k in range(trial.n_options):
        child = find(nodes, index, node, trial.options[k])
        if child != 0 and ends_game(box, desk, trial.options[k]):
            judge(box, desk[AHEAD], plan, state)
            nodes[child].prior = utility(plan, state.win[nodes[child].who], state.beat[nodes[child].who])
            if nodes[child].prior == ONE:
                nodes[child].logit = likeliest


def ends_game(box: Anything, desk: Desk, choice: int) -> bool:
    """Whether an answer, and the rest of the turn by value, end the game without any chance; the end lies on the desk then."""
    trial = desk[TRIAL]
    ahead = desk[AHEAD]
    copy(ahead, trial)
    answer(box, ahead, choice)
    if ahead.over == 0:
        finish_turn(box, ahead, trial.agenda[trial.depth - 1].who, turn(box, trial), desk)
    return ahead.over != 0 and ahead.rng[3] == FRESH


def keep_promise(box: Anything, desk: Desk, nodes: Nodes, index: Row, plan: Plan, state: State, node: int) -> None:
    """What promised the win is judged by how the turn goes on to it, and so are the answers on the way there."""
    trial = desk[TRIAL]
    look_for_ends(box, desk, nodes, index, plan, state, node)
    finish_turn(box, trial, nodes[node].who, turn(box, trial), desk)
    judge(box, trial, plan, state)
