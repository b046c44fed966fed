"""Learning from one's own search: looking ahead with the network answers better than the network alone, so it learns to answer like that.

Games are played by the search, judged by the network as it is, on all cores. Then the network is fitted to what the search visited and
to what came of the games; and again, with the network that came of it.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

from cosmocafe.bots.learned import net_for
from cosmocafe.bots.learned.network import Network
from cosmocafe.bots.search import SEARCH, Search
from cosmocafe.core.anything import Records
from cosmocafe.core.found import find_game
from cosmocafe.core.game import Game
from cosmocafe.core.machine.compiled import compiled, compiled_for
from cosmocafe.core.machine.single import Single
from cosmocafe.lab.workers import spread

from .network import HIDDEN, Net, descend, log_chances
from .returns import turned
from .run import Run, new_net

LONG = 4000  # answers of a game


@dataclass(frozen=True)
class Plan:
    """How a network learns from its search."""

    rounds: int = 2
    games: int = 40  # of each round
    visits: int = 60
    drawn: int = 20  # first answers of a game that are drawn by visits; then the best is taken
    epochs: int = 4
    minibatch: int = 256
    rate: float = 3e-4
    hidden: tuple[int, ...] = HIDDEN
    workers: int = 0  # 0: as many as there are cores
    seed: int = 0


class Decision(NamedTuple):
    """A question, what the search visited, and what came of the game."""

    row: Records
    bits: Records
    seat: int
    visited: Records  # the share of the visits of each answer that had any: [answer, share]
    shares: Records


def searched(found_by: str, players: int, file: str, visits: int, drawn: int, seed: int) -> list[Decision]:
    """One game of the search against itself."""
    game = find_game(found_by)
    compiled_for(game, SEARCH).load()
    rules, box, rng = compiled(game), game.new_box(players, game.trial_agreed), random.Random(seed)  # noqa: S311  not a secret
    search, single = Search(game, net=net_for(game, file, players)), Single(game, players, seed, agreed=game.trial_agreed)
    found: list[tuple[Records, Records, int, Records]] = []
    for number in range(LONG):
        if single.asked < 0:
            break
        table = single.record.copy()
        options = list(single.options[: single.count])
        answer = int(options[0])
        if len(options) > 1:
            thought = search.think_blindly(box, Laid(table, single.asked, options, players), visits, seed=rng.getrandbits(31))
            visited = [(one.answer, one.share) for one in thought.choices if one.visits]
            row = rules.observe(box.packed(), table, np.array([single.asked]))[0]
            found.append((row, rules.bits(table)[0], single.asked, np.array(visited, np.float32)))
            answer = rng.choices(*zip(*visited, strict=True))[0] if number < drawn else thought.best.answer
        single.answer(int(answer))
    first = single.record["places"][0][:players] == 1
    shares = (first / max(first.sum(), 1)).astype(np.float32)
    return [Decision(*one, shares) for one in found]


@dataclass
class Laid:
    """As much of a table as a search wants to know."""

    record: Records
    asked: int
    offered: list[int]
    players: int

    def packed(self) -> Records:
        """The table itself."""
        return self.record.copy()


def losses(net: Net, some: list[Decision], players: int) -> Tensor:
    """How far the network is from what was visited and from what came of it."""
    device = net.low.device
    rows = torch.from_numpy(np.stack([one.row for one in some])).to(device).t()
    bits = torch.from_numpy(np.stack([one.bits for one in some]).view(np.int32)).to(device)
    seats = torch.tensor([one.seat for one in some], device=device)
    logits, expected = net(rows)
    chances, wanted = log_chances(logits, bits), torch.zeros_like(logits)
    for number, one in enumerate(some):
        wanted[number, torch.from_numpy(one.visited[:, 0]).long()] = torch.from_numpy(one.visited[:, 1]).to(device)
    policy = -(wanted * chances.clamp(min=-50)).sum(-1).mean()
    shares = turned(torch.from_numpy(np.stack([one.shares for one in some])).to(device), seats)
    value = -(shares * expected[:, :players].log_softmax(-1)).sum(-1).mean()
    return torch.stack([policy, value])


def fit(net: Net, decisions: list[Decision], players: int, plan: Plan) -> list[float]:
    """Go through the decisions some times; the losses of the last time."""
    optimiser, rng, mean = torch.optim.Adam(net.parameters(), lr=plan.rate), np.random.default_rng(plan.seed), [0.0, 0.0]
    for _ in range(plan.epochs):
        order, told = rng.permutation(len(decisions)), []
        for low in range(0, len(order), plan.minibatch):
            both = losses(net, [decisions[i] for i in order[low : low + plan.minibatch]], players)
            descend(net, optimiser, both.sum())
            told.append(both.detach())
        mean = torch.stack(told).mean(0).tolist()
    return mean


def train(
    game: Game,
    players: int,
    plan: Plan,
    folder: Path,
    device: str = "cpu",
    start: Network | None = None,
    told: Callable[[str], None] = print,
) -> Network:
    """Rounds of games and of learning from them; the folder gets the network after each."""
    run = Run(folder, game, players, "improve", device)
    net = new_net(game, players, plan.seed, device, plan.hidden, start)
    network = run.keep(net, 0)
    workers = plan.workers or os.cpu_count() or 1
    made = 0
    for number in range(plan.rounds):
        file = folder / f"round{number}.safetensors"
        network.keep(file)
        play = partial(searched, game.found_by, players, str(file), plan.visits, plan.drawn)
        seeds = range(plan.seed + number * plan.games, plan.seed + (number + 1) * plan.games)
        decisions = [one for found in in_processes(play, seeds, workers) for one in found]
        made += len(decisions)
        policy, value = fit(net, decisions, players, plan)
        run.log({"round": number, "decisions": made, "policy_loss": policy, "value_loss": value})
        told(f"{game.id}: round {number + 1}, {len(decisions):,} decisions, losses {policy:.3f} and {value:.3f}")
        network = run.keep(net, made)
        file.unlink()
    return network


def in_processes(play: Callable[[int], list[Decision]], seeds: range, workers: int) -> list[list[Decision]]:
    """Games side by side, told by their seeds; alone in this process where one core is enough."""
    if workers == 1:
        return [play(seed) for seed in seeds]
    found = dict(spread(partial(numbered, play), seeds, workers))
    return [found[seed] for seed in seeds]


def numbered(play: Callable[[int], list[Decision]]) -> Callable[[int], tuple[int, list[Decision]]]:
    """What plays games in another process, and says which one it was."""
    return lambda seed: (seed, play(seed))
