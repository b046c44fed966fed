"""The network while it learns, in PyTorch; `bots.learned.network` is the same when it plays."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import torch
from torch import Tensor, nn

from cosmocafe.bots.greedy import GREEDY
from cosmocafe.bots.learned.network import Inputs, Network
from cosmocafe.bots.learned.thinking import SEATS
from cosmocafe.core.anything import Held
from cosmocafe.core.author.seen import Meaning
from cosmocafe.core.game import Game
from cosmocafe.core.machine.compiled import compiled_for

from .arena import Arena, options_of

HIDDEN = (256, 128)
FEW, SOME = 12, 8  # amounts up to this have a mark each, and of larger ones the first
NEVER = -1e9  # the logit of what is not offered


class Net(nn.Module):
    """Observed numbers to logits of answers and of shares of the win."""

    low: Tensor
    scale: Tensor
    columns: Tensor
    values: Tensor

    def __init__(self, inputs: Inputs, answers: int, hidden: Sequence[int] = HIDDEN) -> None:
        super().__init__()
        self.inputs, self.answers = inputs, answers
        columns, values = inputs.marked
        self.register_buffer("low", torch.tensor(inputs.low).to(torch.int16)[:, None])  # copied: a file cannot be written to
        self.register_buffer("scale", torch.tensor(inputs.scale)[:, None])
        self.register_buffer("columns", torch.from_numpy(columns).long())
        self.register_buffer("values", torch.from_numpy(values).to(torch.int16)[:, None])
        sizes = [inputs.count, *hidden]
        self.layers = nn.ModuleList(nn.Linear(one, other) for one, other in pairwise(sizes))
        self.policy, self.value = nn.Linear(sizes[-1], answers), nn.Linear(sizes[-1], SEATS)
        for head, size in ((self.policy, 0.01), (self.value, 0.1)):  # at first it knows nothing, and says so
            nn.init.orthogonal_(head.weight, size)
            nn.init.zeros_(head.bias)

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """Logits of answers and of shares, of observations [numbers, tables] as 16-bit numbers."""
        x = self.thoughts(rows)
        with torch.autocast(x.device.type, enabled=False):  # what is compared needs all its bits
            return self.policy(x), self.value(x)

    def shares(self, rows: Tensor) -> Tensor:
        """The logits of shares alone."""
        x = self.thoughts(rows)
        with torch.autocast(x.device.type, enabled=False):
            expected: Tensor = self.value(x)
        return expected

    def thoughts(self, rows: Tensor) -> Tensor:
        """What both heads look at: [tables, units of the last layer]."""
        x = self.encoded(rows).t()
        for layer in self.layers:
            x = torch.relu(layer(x))
        return x.float()

    def encoded(self, rows: Tensor) -> Tensor:
        """The inputs: [inputs, tables]."""
        kind = torch.bfloat16 if torch.is_autocast_enabled(rows.device.type) else torch.float32
        return torch.cat([((rows - self.low) * self.scale).to(kind), (rows[self.columns] == self.values).to(kind)])

    def kept(self, said: dict[str, str]) -> Network:
        """The same for playing."""

        def numbers(tensor: Tensor) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
            return tensor.detach().float().cpu().numpy()

        pairs = [(np.ascontiguousarray(numbers(layer.weight).T), numbers(layer.bias)) for layer in self.layers]  # type: ignore[arg-type]
        value = np.ascontiguousarray(numbers(self.value.weight).T), numbers(self.value.bias)
        return Network(self.inputs, tuple(pairs), value, (numbers(self.policy.weight), numbers(self.policy.bias)), said)

    def take(self, network: Network) -> None:
        """Begin with what another one knows."""
        with torch.no_grad():
            for layer, (weights, bias) in zip(self.layers, network.layers, strict=True):
                layer.weight.copy_(torch.from_numpy(weights.T.copy()))  # type: ignore[operator]
                layer.bias.copy_(torch.from_numpy(bias.copy()))  # type: ignore[operator]
            self.value.weight.copy_(torch.from_numpy(network.value[0].T.copy()))
            self.value.bias.copy_(torch.from_numpy(network.value[1].copy()))
            self.policy.weight.copy_(torch.from_numpy(network.policy[0].copy()))
            self.policy.bias.copy_(torch.from_numpy(network.policy[1].copy()))


def optimiser_for(net: Net, rate: float, small: float = 1e-8) -> torch.optim.Adam:
    """What changes a network; on a GPU it can be recorded (see `repeated`), so its rate lies there too."""
    on_gpu = net.low.is_cuda
    lasting = torch.tensor(rate, device=net.low.device) if on_gpu else rate
    return torch.optim.Adam(net.parameters(), lr=lasting, eps=small, fused=on_gpu, capturable=on_gpu)


def learn_at(optimiser: torch.optim.Adam, rate: float) -> None:
    """From now on at another rate."""
    group = optimiser.param_groups[0]
    if isinstance(group["lr"], Tensor):
        group["lr"].fill_(rate)
    else:
        group["lr"] = rate


def restore_optimiser(optimiser: torch.optim.Adam, state: Held) -> None:
    """Go on with what it remembered, on this device, whichever it was."""
    own = {name: optimiser.param_groups[0][name] for name in ("lr", "fused", "capturable")}
    optimiser.load_state_dict({**state, "param_groups": [{**group, **own} for group in state["param_groups"]]})


def descend(net: Net, optimiser: torch.optim.Optimizer, loss: Tensor, steepest: float = 1.0) -> None:
    """One small change of the network, towards a smaller loss."""
    optimiser.zero_grad(set_to_none=True)
    loss.backward()  # type: ignore[no-untyped-call]
    nn.utils.clip_grad_norm_(net.parameters(), steepest)
    optimiser.step()


def log_chances(logits: Tensor, bits: Tensor) -> Tensor:
    """The logarithm of how likely each answer is given."""
    return logits.masked_fill(~options_of(bits, logits.shape[-1]), NEVER).log_softmax(-1)


def drawn(chances: Tensor, generator: torch.Generator) -> Tensor:
    """An answer at random, by logarithms of chances."""
    noise = torch.empty_like(chances).exponential_(generator=generator).clamp_(min=1e-20)
    return (chances - noise.log()).argmax(-1)


def small(rows: Tensor) -> Tensor:
    """Observed numbers as what is remembered of them."""
    return rows.to(torch.int16)


def inputs_seen(game: Game, players: int, steps: int = 400, tables: int = 512, seed: int = 0) -> Inputs:
    """How observed numbers become inputs: as they are declared, as far as random games and those of greedy bots go."""
    highest = np.zeros(len(game.features), np.int64)
    arena, rng = Arena(game, players, tables, seed), np.random.default_rng(seed)
    on = arena.tables
    thoughtful = tables // 4 if game.has_value else 0
    for step in range(steps):
        highest = np.maximum(highest, arena.see().rows.numpy().max(axis=1))
        answers = on.rules.choose(on.tables, int(rng.integers(1 << 30)))  # type: ignore[union-attr]
        if thoughtful:
            answers[:thoughtful] = greedy_answers(game, on.box, on.tables[:thoughtful], step, 1)
        arena.answer(torch.from_numpy(answers))
    return inputs_of([one.meaning for one in game.features], highest)


def greedy_answers(game: Game, box: Held, tables: Held, seed: int, samples: int) -> Held:
    """What greedy bots answer, thought out on all cores."""
    return compiled_for(game, GREEDY).each("advise", box, tables, 0, (seed, samples), threads=os.cpu_count() or 1)


def inputs_of(meanings: Sequence[Meaning], highest: Held) -> Inputs:
    """A thing gets a mark, an amount a number and, while it is small, a mark too."""
    things = np.array([meaning.kind in ("one_of", "seat") for meaning in meanings])
    amounts = np.array([meaning.kind in ("count", "points") for meaning in meanings])
    scale = np.where(things, 0, 1 / np.maximum(np.minimum(highest, [meaning.scale for meaning in meanings]), 1))
    few = np.where(np.array([meaning.most for meaning in meanings]) <= FEW, FEW, SOME)
    marks = np.where(things, highest, np.where(amounts, np.minimum(highest, few), 0))
    return Inputs(np.zeros(len(meanings), np.int32), scale.astype(np.float32), np.maximum(marks, 0).astype(np.int32))
