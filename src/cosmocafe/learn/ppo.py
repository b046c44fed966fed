"""Proximal policy optimisation by self-play: one network at every seat of many tables, each seat learning from its own decisions.

Again and again all tables are played on for some steps, then the network is pulled towards answers that led to more than was expected,
but never far from what it would have answered before. Everything stays on the device: rules, observations, network, updates.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor

from cosmocafe.bots.learned.network import Network
from cosmocafe.core.anything import Held
from cosmocafe.core.game import Game

from .arena import Arena, Stake
from .gate import likeliest
from .network import HIDDEN, descend, drawn, learn_at, log_chances, optimiser_for, restore_optimiser, small
from .repeated import Repeated
from .returns import of_seat, returns, turned, turned_back
from .run import Run, between, new_net, trained


@dataclass(frozen=True)
class Plan:
    """How a network is trained."""

    tables: int = 256
    steps: int = 32  # answers on each table between two updates
    minibatch: int = 2048  # decisions, of one step each
    epochs: int = 1
    rate: float = 3e-4  # of learning, at first
    last_rate: float = 5e-5
    entropy: float = 0.01  # how much it is paid for staying undecided, at first
    last_entropy: float = 0.001
    clip: float = 0.2
    trust: float = 0.95  # lambda
    value_share: float = 0.5
    minutes: float = 1.0
    iterations: int = 0  # instead of minutes, if that is said
    hidden: tuple[int, ...] = HIDDEN
    stake: str = ""  # what is won, where a win is not always worth the same: see `arena.Stake`
    seed: int = 0


class Memory:
    """What happened in some steps on all tables."""

    def __init__(self, plan: Plan, arena: Arena, words: int) -> None:
        steps, tables, device = plan.steps, arena.count, arena.device

        def room(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(steps, *shape, dtype=kind, device=device)

        self.rows, self.bits = room(len(arena.game.features), tables, kind=torch.int16), room(tables, words, kind=torch.int32)
        self.seats, self.answers = room(tables, kind=torch.int64), room(tables, kind=torch.int64)
        self.chances, self.values = room(tables), room(tables, arena.players)
        self.ended, self.shares = room(tables, kind=torch.bool), room(tables, arena.players)


class Ppo:
    """A training that goes on, update by update."""

    def __init__(self, game: Game, players: int, plan: Plan, device: str = "cpu", start: Network | None = None) -> None:
        self.plan, self.game, self.players, self.device = plan, game, players, device
        torch.set_float32_matmul_precision("high")
        self.arena = Arena(game, players, plan.tables, plan.seed, device, Stake.read(plan.stake))
        self.net = new_net(game, players, plan.seed, device, plan.hidden, start)
        self.optimiser = optimiser_for(self.net, plan.rate, 1e-5)
        self.change = Repeated(self.learn, self.arena.device)
        self.chance = torch.Generator(device)
        self.chance.manual_seed(plan.seed)
        self.order = torch.Generator()
        self.order.manual_seed(plan.seed)
        self.memory = Memory(plan, self.arena, self.arena.see().bits.shape[1])
        self.iteration = 0

    @property
    def decisions(self) -> int:
        """How many were made so far."""
        return self.iteration * self.plan.steps * self.plan.tables

    def answers(self, box: Held, tables: Held, seed: int) -> Held:
        """The likeliest answer on each table."""
        return likeliest(self.game, self.net, box, tables)

    def precisely(self) -> torch.autocast:
        """Fewer bits on a GPU."""
        return torch.autocast(self.arena.device.type, torch.bfloat16, enabled=self.arena.device.type == "cuda")

    @torch.no_grad()
    def play(self) -> Tensor:
        """Play on; what is expected after the last step."""
        memory = self.memory
        for step in range(self.plan.steps):
            rows, bits, seats = self.arena.see()
            memory.rows[step], memory.bits[step], memory.seats[step] = small(rows), bits, seats
            with self.precisely():
                logits, shares = self.net(memory.rows[step])
            chances = log_chances(logits, bits)
            answers = drawn(chances, self.chance)
            memory.answers[step], memory.chances[step] = answers, of_seat(chances, answers)
            memory.values[step] = self.by_seat(shares, seats)
            memory.ended[step], memory.shares[step] = self.arena.answer(answers)
        rows, _, seats = self.arena.see()
        with self.precisely():
            return self.by_seat(self.net(small(rows))[1], seats)

    def by_seat(self, logits: Tensor, seats: Tensor) -> Tensor:
        """Shares of the win by seat, of the network's, which are from the asked seat on."""
        return turned_back(logits[:, : self.players].softmax(-1), seats)

    def update(self, progress: float = 0.0) -> dict[str, float]:
        """Play on and learn from it."""
        plan, memory = self.plan, self.memory
        last = self.play()
        found = returns(memory.values, memory.seats, memory.ended, memory.shares, last, plan.trust)
        gains = of_seat(found - memory.values, memory.seats)
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        targets = turned(found, memory.seats)
        learn_at(self.optimiser, between(plan.rate, plan.last_rate, progress))
        entropy_share = torch.tensor(between(plan.entropy, plan.last_entropy, progress), device=self.arena.device)
        told: list[Tensor] = []
        for _ in range(plan.epochs):
            for step, low, high in self.batches():
                some = slice(low, high)
                remembered = (one[step][some] for one in (memory.bits, memory.answers, memory.chances, gains, targets))
                told.append(self.change(memory.rows[step][:, some], *remembered, entropy_share))
        self.iteration += 1
        policy, value, entropy, moved = torch.stack(told).mean(0).tolist()
        games = int(memory.ended.sum())
        length = plan.steps * plan.tables / max(games, 1)
        return {"policy_loss": policy, "value_loss": value, "entropy": entropy, "moved": moved, "games": games, "length": length}

    def batches(self) -> list[tuple[int, int, int]]:
        """All decisions in parts, each of one step, in any order."""
        size = min(self.plan.minibatch, self.plan.tables)
        parts = [(step, low, low + size) for step in range(self.plan.steps) for low in range(0, self.plan.tables - size + 1, size)]
        return [parts[i] for i in torch.randperm(len(parts), generator=self.order).tolist()]

    def learn(
        self, rows: Tensor, bits: Tensor, answers: Tensor, before: Tensor, gains: Tensor, targets: Tensor, entropy_share: Tensor
    ) -> Tensor:
        """One small change of the network; the losses."""
        plan = self.plan
        with self.precisely():
            logits, shares = self.net(rows)
        chances = log_chances(logits, bits)
        ratio = (of_seat(chances, answers) - before).exp()
        policy = -torch.min(ratio * gains, ratio.clamp(1 - plan.clip, 1 + plan.clip) * gains).mean()
        value = -(targets * shares[:, : self.players].log_softmax(-1)).sum(-1).mean()
        entropy = -(chances.exp() * chances).sum(-1).mean()
        loss = policy + plan.value_share * value - entropy_share * entropy
        descend(self.net, self.optimiser, loss, 0.5)
        return torch.stack([policy, value, entropy, (ratio - 1).abs().mean()]).detach()

    def state(self) -> dict[str, object]:
        """Everything that is needed to go on as if nothing had happened."""
        return {
            "net": self.net.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "arena": self.arena.state(),
            "chance": self.chance.get_state(),
            "order": self.order.get_state(),
            "iteration": self.iteration,
        }

    def restore(self, state: dict[str, Held]) -> None:
        """Go on from there."""
        self.net.load_state_dict(state["net"])
        restore_optimiser(self.optimiser, state["optimiser"])
        self.change = Repeated(self.learn, self.arena.device)
        self.arena.restore({name: one.cpu() for name, one in state["arena"].items()})
        self.chance.set_state(state["chance"].cpu())
        self.order.set_state(state["order"].cpu())
        self.iteration = int(state["iteration"])


def train(
    game: Game,
    players: int,
    plan: Plan,
    folder: Path,
    device: str = "cpu",
    start: Network | None = None,
    told: Callable[[Ppo, Run, dict[str, float]], None] = lambda ppo, run, figures: None,
) -> Network:
    """Train until the time is over or so many iterations are done; what lies in the folder is gone on with."""
    run, ppo = Run(folder, game, players, "ppo", device), Ppo(game, players, plan, device, start)
    if ppo.arena.stake:
        run.of["stake"] = str(ppo.arena.stake.most)  # as a search counts ends by such a network
    return trained(run, ppo, plan, told)
