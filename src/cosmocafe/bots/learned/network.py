"""A network that judges a table and its options: what it is made of, and what it says, in NumPy.

Whole numbers of an observation become inputs: each number less its lowest, scaled, and for numbers of a small range one mark for each value
above the lowest. Layers follow (weighted sums, nothing below 0), then two heads: each seat's share of the win, from the seat that is asked
onwards, and how likely each answer of the catalogue is given.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from pathlib import Path

import numpy as np

from cosmocafe.core.anything import Records
from cosmocafe.core.errors import InputError
from cosmocafe.core.files import write_bytes
from cosmocafe.core.game import Game

from .thinking import SEATS
from .weights import from_file, in_bytes

FILE = "network.safetensors"
MOST_LAYERS = 4
NUMBER = "[0-9]{1,6}"
COUNTED = {"players": f"{NUMBER}( {NUMBER})*", "stake": NUMBER, "advice": NUMBER}  # what a network says of itself in numbers
LOWEST, WIDEST = 1 << 30, 1 << 33  # of what is observed: the least that may be taken off, and how far the rest may reach
HIGHEST = 1e30  # that anything may come to, far within what a weight can hold
LARGE = 4_500_000  # bytes: beyond it half of the digits are kept


@dataclass(frozen=True)
class Inputs:
    """How observed numbers become inputs."""

    low: Records  # of each observed number
    scale: Records  # by which it is multiplied
    marks: Records  # how many values above the lowest have a mark of their own

    @cached_property
    def first(self) -> Records:
        """The input of each number's first mark."""
        return (len(self.low) + np.cumsum(self.marks) - self.marks).astype(np.int32)

    @property
    def count(self) -> int:
        """How many inputs there are."""
        return len(self.low) + int(self.marks.sum())

    @cached_property
    def marked(self) -> tuple[Records, Records]:
        """For each mark the observed number and the value that it stands for."""
        columns = np.repeat(np.arange(len(self.low)), self.marks)
        values = np.concatenate([np.arange(1, count + 1) for count in self.marks] or [np.zeros(0, int)]) + np.repeat(self.low, self.marks)
        return columns.astype(np.int32), values.astype(np.int32)

    def of(self, rows: Records) -> Records:
        """The inputs of observations, one below the other."""
        columns, values = self.marked
        return np.concatenate([(rows - self.low) * self.scale, rows[:, columns] == values], axis=1).astype(np.float32)


@dataclass(frozen=True)
class Network:
    """What was learned about a game."""

    inputs: Inputs
    layers: tuple[tuple[Records, Records], ...]  # weights [from, to] and what is added
    value: tuple[Records, Records]
    policy: tuple[Records, Records]  # weights [answer, from]
    said: dict[str, str] = field(default_factory=dict)  # of which game, how it was trained, when

    @property
    def players(self) -> tuple[int, ...]:
        """With how many players it was trained."""
        return tuple(int(one) for one in self.said.get("players", "2").split())

    @property
    def widths(self) -> tuple[int, ...]:
        """How many units each layer has."""
        return tuple(len(bias) for _, bias in self.layers)

    @property
    def ends_turns(self) -> bool:
        """Whether it has learned to judge ends of turns, and not which answer is likely."""
        return self.said.get("algorithm") == "turns"

    def judged(self, rows: Records) -> tuple[Records, Records]:
        """Of each observation the logits of shares of the win, by seats from the asked one on, and those of all answers."""
        x = self.inputs.of(rows)
        for weights, bias in self.layers:
            x = np.maximum(x @ weights + bias, 0)
        return x @ self.value[0] + self.value[1], x @ self.policy[0].T + self.policy[1]

    def chances(self, rows: Records, players: int) -> Records:
        """Each seat's share of the win, from the asked one on."""
        logits = self.judged(rows)[0][:, :players]
        powers = np.exp(logits - logits.max(axis=1, keepdims=True))
        found: Records = powers / powers.sum(axis=1, keepdims=True)
        return found

    def best(self, row: Records, options: Sequence[int]) -> int:
        """The likeliest of some answers."""
        logits = self.judged(row[None])[1][0][list(options)]
        return int(options[int(np.argmax(logits))])

    def keep(self, file: Path) -> None:
        """Write it into a file."""
        tensors = {"low": self.inputs.low, "scale": self.inputs.scale, "marks": self.inputs.marks}
        for number, (weights, bias) in enumerate(self.layers):
            tensors |= {f"layers.{number}.weights": weights, f"layers.{number}.bias": bias}
        for name, (weights, bias) in (("value", self.value), ("policy", self.policy)):
            tensors |= {f"{name}.weights": weights, f"{name}.bias": bias}
        if sum(tensor.nbytes for tensor in tensors.values()) > LARGE:
            tensors = {name: tensor.astype(np.float16) if name.endswith(".weights") else tensor for name, tensor in tensors.items()}
        with contextlib.suppress(OSError):  # writing says why
            file.parent.mkdir(parents=True, exist_ok=True)
        write_bytes(file, in_bytes(tensors, self.said), InputError)


def read(file: Path) -> Network:
    """The network in a file."""
    tensors, said = from_file(file)
    try:
        inputs = Inputs(*(tensors[name] for name in ("low", "scale", "marks")))
        pairs = {name: tuple(tensors[f"{name}.{part}"].astype(np.float32) for part in ("weights", "bias")) for name in _layers(tensors)}
        layers = tuple(pairs[f"layers.{number}"] for number in range(len(pairs) - 2))
        return Network(inputs, layers, pairs["value"], pairs["policy"], said)  # type: ignore[arg-type]
    except KeyError as error:
        raise InputError(f"{file}: this network has no {error}") from None


def _layers(tensors: dict[str, Records]) -> list[str]:
    return [name.removesuffix(".weights") for name in tensors if name.endswith(".weights")]


class OutdatedNetwork(InputError):
    """It was trained for another game, or for this one as it was."""


def fitting(game: Game, network: Network, name: str) -> Network:
    """The network, if it is one for this game as it is now."""
    said = network.said
    wanted = {"game": game.id, "version": str(game.version), "features": str(len(game.features)), "answers": str(game.catalogue.size)}
    for what, value in wanted.items():
        if said.get(what) != value:
            trained = f"{what} {said.get(what)!r:.40}"
            raise OutdatedNetwork(f"{name}: this network was trained for {trained}, and here it is {value!r}: train it anew")
    for what, written in COUNTED.items():
        if not re.fullmatch(written, said.get(what, "2")):
            raise InputError(f"{name}: what this network says of its {what} is no number: {said[what][:40]!r}")
    if wrong := misshapen(network, len(game.features), game.catalogue.size):
        raise InputError(f"{name}: this network cannot be {wrong}: train it anew")
    return network


def misshapen(network: Network, observed: int, answers: int) -> str:
    """Which part of a network does not fit the others, in words; compiled code believes every length that it is told."""
    inputs, layers = network.inputs, network.layers
    if any(one.shape != (observed,) for one in (inputs.low, inputs.scale, inputs.marks)):
        return "given what is observed here"
    if not (inputs.low.dtype == inputs.marks.dtype == np.int32) or (inputs.marks < 0).any():
        return "given inputs: their marks are no numbers from 0 on"
    if (np.abs(inputs.low.astype(np.int64)) > LOWEST).any():
        return "given inputs: their lowest numbers are none that are observed"
    if not 1 <= len(layers) <= MOST_LAYERS or any(bias.ndim != 1 or not len(bias) for _, bias in layers):
        return f"thought with: it has 1 to {MOST_LAYERS} layers"
    widths = [inputs.count, *network.widths]
    wanted = [*pairwise(widths), (widths[-1], SEATS), (answers, widths[-1])]
    pairs = [*layers, network.value, network.policy]
    if any(weights.shape != shape for (weights, _), shape in zip(pairs, wanted, strict=True)):
        return "put together: its layers do not follow each other"
    if network.value[1].shape != (SEATS,) or network.policy[1].shape != (answers,):
        return "asked: it has not an answer for everything"
    if not all(np.isfinite(part).all() for part in (inputs.scale, *(part for pair in pairs for part in pair))):
        return "thought with: some of its weights are no numbers"
    if farthest(network) > HIGHEST:
        return "thought with: its weights are so large that nothing can be added up"
    return ""


def farthest(network: Network) -> float:
    """The largest number that it can come to on the way, whatever is observed."""
    inputs = network.inputs
    reach = np.concatenate([WIDEST * np.abs(inputs.scale.astype(float)), np.ones(int(inputs.marks.sum()))])
    seen = [reach.max()]
    for weights, bias in network.layers:
        reach = reach @ np.abs(weights.astype(float)) + np.abs(bias)
        seen.append(reach.max())
    for weights, bias in (network.value, (network.policy[0].T, network.policy[1])):
        seen.append((reach @ np.abs(weights.astype(float)) + np.abs(bias)).max())
    return float(max(seen))
