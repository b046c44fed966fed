"""Learning from games of other bots: what they answered, and what came of it.

Greedy bots play (with an odd answer now and then, so that no two games are alike), and a network learns to answer as they do and to expect
each seat's share of the win. It is a quick first lesson before self-play, above all where games at random hardly ever end.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from cosmocafe.bots.learned.network import Network
from cosmocafe.core.anything import Records
from cosmocafe.core.errors import InputError
from cosmocafe.core.game import Game

from .arena import Arena
from .network import HIDDEN, Net, descend, greedy_answers, log_chances, small
from .returns import of_seat, turned
from .run import Run, new_net


@dataclass(frozen=True)
class Plan:
    """How a network learns from others."""

    tables: int = 256
    steps: int = 200  # answers on each table
    odd: float = 0.05  # of the answers are random
    epochs: int = 4
    minibatch: int = 2048
    rate: float = 1e-3
    hidden: tuple[int, ...] = HIDDEN
    seed: int = 0


@dataclass
class Games:
    """Decisions of other bots: [steps, ..., tables]."""

    rows: Records
    bits: Records
    seats: Records
    answers: Records
    shares: Records  # what came of the game, by seat
    known: Records  # whether that is known

    def keep(self, file: Path) -> None:
        """Write them into a file."""
        part = file.with_suffix(".part.npz")
        np.savez(part, **vars(self))
        part.replace(file)

    @classmethod
    def read(cls, file: Path) -> Games:
        """The games in a file."""
        with np.load(file) as found:
            return cls(**{name: found[name] for name in found.files})


def greedy_games(game: Game, players: int, plan: Plan) -> Games:
    """Let greedy bots play."""
    arena, rng = Arena(game, players, plan.tables, plan.seed), np.random.default_rng(plan.seed)
    on, seen, answers, ends = arena.tables, [], [], []
    for step in range(plan.steps):
        rows, bits, seats = arena.see()
        seen.append((small(rows).numpy().copy(), bits.numpy(), seats.numpy().astype(np.int8)))
        advised = greedy_answers(game, on.box, on.tables, plan.seed * 7919 + step, 1)
        answers.append(advised)
        odd = on.rules.choose(on.tables, int(rng.integers(1 << 30)))  # type: ignore[union-attr]
        given = np.where(rng.random(plan.tables) < plan.odd, odd, advised)
        ends.append(tuple(one.numpy() for one in arena.answer(torch.from_numpy(given))))
    shares, known = known_ends([ended for ended, _ in ends], [share for _, share in ends])
    rows, bits, seats = (np.stack(one) for one in zip(*seen, strict=True))  # type: ignore[assignment]
    return Games(rows, bits, seats, np.stack(answers), shares, known)  # type: ignore[arg-type]


def known_ends(ended: list[Records], shares: list[Records]) -> tuple[Records, Records]:
    """What every step's game came to, and whether that is known."""
    result, known = np.zeros_like(np.stack(shares)), np.zeros_like(np.stack(ended))
    last, is_known = np.zeros_like(shares[0]), np.zeros_like(ended[0])
    for step in reversed(range(len(ended))):
        last, is_known = np.where(ended[step][:, None], shares[step], last), is_known | ended[step]
        result[step], known[step] = last, is_known
    return result, known


class Fit:
    """A network that learns from games."""

    def __init__(self, net: Net, players: int, plan: Plan) -> None:
        self.net, self.players, self.plan = net, players, plan
        self.device = net.low.device
        self.optimiser = torch.optim.Adam(net.parameters(), lr=plan.rate)

    def losses(self, games: Games, step: int, some: slice) -> Tensor:
        """How far it is from what was answered and from what came of it."""
        rows = torch.from_numpy(np.ascontiguousarray(games.rows[step][:, some])).to(self.device)
        bits, seats, answers, shares, known = (
            torch.from_numpy(np.ascontiguousarray(one[step][some])).to(self.device)
            for one in (games.bits, games.seats, games.answers, games.shares, games.known)
        )
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
            logits, expected = self.net(rows)
        policy = -of_seat(log_chances(logits, bits), answers.long()).mean()
        wanted = turned(shares, seats.long())
        value = -(wanted * expected[:, : self.players].log_softmax(-1)).sum(-1)
        return torch.stack([policy, (value * known).sum() / known.sum().clamp(min=1)])

    def learn(self, games: Games, told: Callable[[int, list[float]], None] = lambda epoch, losses: None) -> list[float]:
        """Go through the games again and again; the losses of the last time."""
        rng, mean = np.random.default_rng(self.plan.seed), [0.0, 0.0]
        steps, tables = games.answers.shape
        size = min(self.plan.minibatch, tables)
        parts = [(step, low) for step in range(steps) for low in range(0, tables - size + 1, size)]
        for epoch in range(self.plan.epochs):
            self.optimiser.param_groups[0]["lr"] = self.plan.rate * (1 - epoch / self.plan.epochs)
            losses = []
            for number in rng.permutation(len(parts)):
                step, low = parts[number]
                both = self.losses(games, step, slice(low, low + size))
                descend(self.net, self.optimiser, both.sum())
                losses.append(both.detach())
            mean = torch.stack(losses).mean(0).tolist()
            told(epoch, mean)
        return mean


def train(game: Game, players: int, plan: Plan, folder: Path, device: str = "cpu", games: Games | None = None) -> Network:
    """Learn from greedy games, those that are given or new ones."""
    if not game.has_value and games is None:
        raise InputError(f"{game.id} gives no advice, so there are no greedy bots to learn from: train it by self-play, without a lesson")
    run = Run(folder, game, players, "td", device)
    net = new_net(game, players, plan.seed, device, plan.hidden)
    games = games or greedy_games(game, players, plan)
    Fit(net, players, plan).learn(games, lambda epoch, losses: run.log({"epoch": epoch, "policy_loss": losses[0], "value_loss": losses[1]}))
    return run.keep(net, games.answers.size)
