"""Temporal differences over ends of turns, by self-play: the way TD-Gammon learned.

A seat looks through all ways to end its turn (`bots.learned.ends`) and plays the one of which the network expects most. What it expected is
then drawn towards what it expects at the end of its next turn, and so on to the end of the game. There is no policy to learn, so a small
network and a processor are enough; chance, or an odd answer now and then, makes games different.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

from cosmocafe.bots.learned.network import Network
from cosmocafe.bots.learned.packed import LEARNED, TURNS, Packed, packed, turn_room
from cosmocafe.bots.learned.thinking import SEATS, UNIT
from cosmocafe.bots.search.calibration import calibration_of
from cosmocafe.core.anything import Held
from cosmocafe.core.author.chance import FRESH
from cosmocafe.core.errors import InputError
from cosmocafe.core.game import Game
from cosmocafe.core.machine.brought import Brought
from cosmocafe.core.machine.compiled import compiled_for, in_threads

from .arena import Arena, Stake
from .network import descend, learn_at, optimiser_for, restore_optimiser
from .repeated import Repeated
from .returns import returns, turned, turned_back
from .run import Run, between, new_net, trained


@dataclass(frozen=True)
class Plan:
    """How a network learns from its own turns."""

    tables: int = 256
    steps: int = 64  # turns on each table between two updates
    minibatch: int = 128
    epochs: int = 2
    rate: float = 1e-3  # of learning, at first
    last_rate: float = 3e-5
    trust: float = 0.5  # lambda
    odd: int | None = None  # of a thousand turns those that begin with any answer; None: 0 where chance makes games different, else 20
    hidden: tuple[int, ...] = (128,)
    advice: bool = False  # whether it begins with the game's advice, and learns what is to be added to it
    stake: str = ""  # what is won, where a win is not always worth the same: see `arena.Stake`
    minutes: float = 1.0
    iterations: int = 0  # instead of minutes, if that is said
    seed: int = 0
    threads: int = 0  # that look through turns; 0 for as many as there are cores


class Played(NamedTuple):
    """Turns that were played: [steps, tables, ...]."""

    rows: Tensor  # what the seat saw at the end of its turn
    base: Tensor  # the advice there, a logit for each seat
    seats: Tensor  # who played
    ended: Tensor  # which games ended
    shares: Tensor  # and with which shares of the win


class Turns:
    """A training that goes on, update by update."""

    def __init__(self, game: Game, players: int, plan: Plan, start: Network | None = None, device: str = "cpu") -> None:
        self.game, self.players, self.plan, self.device = game, players, plan, torch.device(device)
        self.arena = Arena(game, players, plan.tables, plan.seed, stake=Stake.read(plan.stake))
        self.net = new_net(game, players, plan.seed, device, plan.hidden, start)
        self.said = {"advice": str(scale_of(game, players))} if plan.advice else {}
        if self.arena.stake:
            self.said["stake"] = str(self.arena.stake.most)
        if start:
            self.go_on_from(start.said)
        self.optimiser = optimiser_for(self.net, plan.rate)
        self.change = Repeated(self.learn, self.device)
        self.order = torch.Generator()
        self.order.manual_seed(plan.seed)
        self.iteration = 0
        drawn = self.arena.tables.records()["rng"][:, 3] != FRESH
        self.odd = plan.odd if plan.odd is not None else 0 if drawn.any() else 20

    @property
    def decisions(self) -> int:
        """How many turns were played so far."""
        return self.iteration * self.plan.steps * self.plan.tables

    def go_on_from(self, said: Mapping[str, str]) -> None:
        """Learn on top of the same advice and for the same stake as before; refused if something else is wanted now."""
        if ("advice" in said) != self.plan.advice or said.get("stake") != self.said.get("stake"):
            raise InputError("what is gone on with began with another --lesson or --stake: say the same again, or take another folder")
        self.said.update({name: said[name] for name in self.said})

    def known(self) -> Packed:
        """The network as it is now, for thinking."""
        return packed(self.net.kept(self.said))

    def thought(self, network: Packed, brought: Brought, work: str, box: Held, tables: Held, seed: int, most: int, *kept: Held) -> Held:
        """What a function tells of each table by a network: all threads think, each with room of its own."""
        code, told = compiled_for(self.game, brought), np.zeros(len(tables), np.int32)

        def part(low: int, high: int) -> None:
            room = (*turn_room(self.game, True), *network.apart().given(self.game, True))
            told[low:high] = code.each(work, box, tables[low:high], low, (seed, most, *room, *kept))

        in_threads(part, len(tables), min(self.plan.threads or os.cpu_count() or 1, len(tables)))
        return told

    def answers(self, box: Held, tables: Held, seed: int) -> Held:
        """Its answer on each table, as it plays now."""
        return self.thought(self.known(), LEARNED, "foresee", box, tables, seed, 0)

    def play(self) -> Played:
        """Play on, some turns on each table."""
        plan, features, on = self.plan, self.game.features, self.arena.tables
        tables, kept, advice = on.records(), np.zeros(plan.tables, features.record), np.zeros((plan.tables, SEATS), np.int32)
        nothing, network, played = torch.full((plan.tables,), -1), self.known(), []
        for step in range(plan.steps):
            seed = self.iteration * plan.steps + step
            seats = self.thought(network, TURNS, "play_turn", on.box, tables, seed, self.odd, kept, advice.reshape(-1))
            rows = kept.view(features.dtype).reshape(plan.tables, -1).astype(np.int16)
            base = torch.from_numpy(advice[:, : self.players] / np.float32(UNIT))
            played.append((torch.from_numpy(rows), base, torch.from_numpy(seats).long(), *self.arena.answer(nothing)))
        return Played(*(torch.stack(one).to(self.device) for one in zip(*played, strict=True)))

    @torch.no_grad()
    def wanted(self, played: Played) -> tuple[Tensor, float]:
        """What should have been expected at each end, from the seat that played on; and how far off it was."""
        expected = torch.stack([self.logits(*one).softmax(-1) for one in zip(played.rows, played.base, strict=True)])
        values = turned_back(expected, played.seats)
        found = turned(returns(values, played.seats, played.ended, played.shares, values[-1], self.plan.trust), played.seats)
        return found, float((found - expected)[..., 0].square().mean().sqrt())

    def logits(self, rows: Tensor, base: Tensor) -> Tensor:
        """What is expected for each seat, from the one that played on."""
        return self.net.shares(rows.t())[:, : self.players] + base

    def update(self, progress: float = 0.0) -> dict[str, float]:
        """Play on and learn from it."""
        played = self.play()
        played = played._replace(base=turned(played.base, played.seats))
        targets, off = self.wanted(played)
        learn_at(self.optimiser, between(self.plan.rate, self.plan.last_rate, progress))
        rows, base, targets = played.rows.flatten(0, 1), played.base.flatten(0, 1), targets.flatten(0, 1)
        order = torch.cat([torch.randperm(len(rows), generator=self.order) for _ in range(self.plan.epochs)]).to(self.device)
        parts = [order[low : low + self.plan.minibatch] for low in range(0, len(order), self.plan.minibatch)]
        losses = [self.change(rows[some], base[some], targets[some]) for some in parts]
        self.iteration += 1
        games = int(played.ended.sum())
        return {"value_loss": float(torch.stack(losses).mean()), "off": off, "games": games, "length": len(rows) / max(games, 1)}

    def learn(self, rows: Tensor, base: Tensor, targets: Tensor) -> Tensor:
        """One small change of the network; the loss."""
        loss: Tensor = -(targets * self.logits(rows, base).log_softmax(-1)).sum(-1).mean()
        descend(self.net, self.optimiser, loss)
        return loss.detach()

    def state(self) -> dict[str, object]:
        """Everything that is needed to go on as if nothing had happened."""
        learned = {"net": self.net.state_dict(), "optimiser": self.optimiser.state_dict()}
        kept = {**learned, "arena": self.arena.state(), "order": self.order.get_state(), "iteration": self.iteration}
        return {**kept, "said": dict(self.said)}

    def restore(self, state: dict[str, Held]) -> None:
        """Go on from there."""
        self.go_on_from(state.get("said", self.said))
        self.net.load_state_dict(state["net"])
        restore_optimiser(self.optimiser, state["optimiser"])
        self.change = Repeated(self.learn, self.device)
        self.arena.restore({name: one.cpu() for name, one in state["arena"].items()})
        self.order.set_state(state["order"].cpu())
        self.iteration = int(state["iteration"])


def train(
    game: Game,
    players: int,
    plan: Plan,
    folder: Path,
    start: Network | None = None,
    told: Callable[[Turns, Run, dict[str, float]], None] = lambda turns, run, figures: None,
    device: str = "cpu",
) -> Network:
    """Train until the time is over or so many iterations are done; what lies in the folder is gone on with."""
    run, turns = Run(folder, game, players, "turns", device), Turns(game, players, plan, start, device)
    run.said = turns.said
    return trained(run, turns, plan, told)


def scale_of(game: Game, players: int) -> int:
    """How many points of a game's advice make a logit of 1."""
    known = calibration_of(game).get(players)
    if not game.has_value or known is None or known.scale < 1:
        raise InputError(f"nobody knows what the advice of {game.id} is worth with {players} players: cosmocafe calibrate {game.found_by}")
    return known.scale
