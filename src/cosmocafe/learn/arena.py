"""Many tables of one game as tensors: what the asked seats observe, what they are offered, who they are and how games ended.

On a GPU nothing leaves it: rules, tensors and network share its memory, and the stream in which they work.
"""

from __future__ import annotations

import os
import re
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor
from torch.utils.dlpack import from_dlpack

from cosmocafe.core.anything import Held
from cosmocafe.core.errors import InputError
from cosmocafe.core.game import Game
from cosmocafe.core.machine.compiled import Stepping, compiled, in_threads, words_of
from cosmocafe.core.machine.dlpack import CUDA, capsule

MOST = 127  # that a Byte holds


class Seen(NamedTuple):
    """What is asked on each table."""

    rows: Tensor  # observed numbers, number by number: [observation, tables]
    bits: Tensor  # the options, 32 to a word: [tables, words]
    seats: Tensor  # who is asked


class Ends(NamedTuple):
    """What came of the answers."""

    ended: Tensor  # whether a game ended
    shares: Tensor  # if so, each seat's share of the win


class Stake(NamedTuple):
    """A field of the table that says at its end how much was won, in a game for two; and how much that is at most."""

    field: str
    most: int

    @classmethod
    def read(cls, text: str) -> Stake | None:
        """`points:3`, or nothing."""
        if not text:
            return None
        if not (said := re.fullmatch(r"(\w+):([0-9]{1,3})", text)) or not 1 <= int(said[2]) <= MOST:
            raise InputError(f"{text!r:.40} is no stake: say a field of the table and the most that it can be, up to {MOST}, as points:3")
        return cls(said[1], int(said[2]))


class Arena:
    """Tables that are played on for ever: whenever a game ends another begins."""

    def __init__(self, game: Game, players: int, count: int, seed: int = 0, device: str = "cpu", stake: Stake | None = None) -> None:
        if players < 2:
            raise InputError("learning needs an opponent: at least two players")
        if stake and (players != 2 or stake.field not in bytes_of(game)):
            raise InputError(f"there is nothing to be won by {stake.field!r}: name a Byte on the table of a game for two")
        self.stake = stake
        self.game, self.players, self.count, self.seed, self.device = game, players, count, seed, torch.device(device)
        box = game.new_box(players, game.trial_agreed)
        self.tables: Tables = (OnGpu if self.device.type == "cuda" else OnCpu)(game, box.packed(), players, count, seed, stake)

    def see(self) -> Seen:
        """What is asked now."""
        return Seen(*self.tables.see())

    def answer(self, answers: Tensor) -> Ends:
        """Give each table its answer."""
        ended, places, won = self.tables.answer(answers)
        shares = shares_of(places[:, : self.players])
        if self.stake and won is not None:  # all of it for whoever wins most, half for nothing
            shares = 0.5 + (shares - 0.5) * won[:, None].float() / self.stake.most
        return Ends(ended.bool(), shares)

    def state(self) -> dict[str, Tensor]:
        """Everything that is needed to go on from here."""
        return {"tables": torch.from_numpy(self.tables.records().view(np.uint8).copy()), "episodes": self.tables.episodes().cpu().clone()}

    def restore(self, state: dict[str, Tensor]) -> None:
        """Go on from there."""
        self.tables.restore(state["tables"].numpy().view(self.game.table.dtype), state["episodes"].numpy())


def bytes_of(game: Game) -> set[str]:
    """The fields of a table that are a Byte each."""
    fields: Held = game.table.dtype.fields
    return {name for name, (kind, *_) in fields.items() if kind == np.int8}


def shares_of(places: Tensor) -> Tensor:
    """Each seat's share of the win, by the places of all seats."""
    first = (places == 1).float()
    return first / first.sum(1, keepdim=True).clamp(min=1)


class OnCpu:
    """Tables in this machine's memory, played by compiled rules on its threads."""

    tables: Held

    def __init__(self, game: Game, box: Held, players: int, count: int, seed: int, stake: Stake | None = None) -> None:
        self.game, self.box, self.players, self.seed, self.rules, self.stake = game, box, players, seed, compiled(game), stake
        self.tables, self.stepping, self.threads = self.rules.new_tables(count), Stepping.of(count), os.cpu_count() or 1
        self.rules.start(box, self.tables, players, seed)

    def see(self) -> tuple[Tensor, Tensor, Tensor]:
        """Observations, options, who is asked."""
        seats, bits = self.rules.asked(self.tables), self.rules.bits(self.tables)
        rows = np.zeros((len(self.tables), len(self.game.features)), self.game.features.dtype)

        def part(low: int, high: int) -> None:
            rows[low:high] = self.rules.observe(self.box, self.tables[low:high], seats[low:high])

        in_threads(part, len(self.tables), self.threads if len(self.tables) >= 1024 else 1)
        return torch.from_numpy(rows).t(), torch.from_numpy(bits.view(np.int32)), torch.from_numpy(seats).long()

    def answer(self, answers: Tensor) -> tuple[Tensor, Tensor, Tensor | None]:
        """Which games ended, with which places, and what was won."""
        given, won = answers.cpu().numpy().astype(np.int32), None
        if self.stake:  # answer first, look what is won, then only begin anew what is over
            self.rules.answer(self.box, self.tables, given)
            given, won = np.full_like(given, -1), torch.from_numpy(self.tables[self.stake.field].copy())
        self.rules.step(self.box, self.tables, given, self.players, self.seed, self.stepping)
        return torch.from_numpy(self.stepping.ended.copy()), torch.from_numpy(self.stepping.places.copy()), won

    def records(self) -> Held:
        """The tables as they lie."""
        return self.tables

    def episodes(self) -> Tensor:
        """How many games each table has ended."""
        return torch.from_numpy(self.stepping.episodes)

    def restore(self, records: Held, episodes: Held) -> None:
        """Lay them so again."""
        self.tables[:], self.stepping.episodes[:] = records, episodes


class OnGpu:
    """Tables in a GPU's memory. Rules and PyTorch work in the same stream, so nobody has to wait for the other."""

    tables: Held

    def __init__(self, game: Game, box: Held, players: int, count: int, seed: int, stake: Stake | None = None) -> None:
        from cosmocafe.core.machine.gpu import Gpu

        torch.zeros(1, device="cuda")  # PyTorch first: both share its context
        self.gpu, self.players, self.seed = Gpu(game), players, seed
        self.box, self.tables, self.stepping = self.gpu.put(box), self.gpu.new_tables(count), self.gpu.new_stepping(count)
        array = self.gpu.array
        self._answers, self._asked, self._seats = array(count, np.int32), array(count, np.int8), array(count, np.int32)
        self._bits = array([count, words_of(game)], np.int32)  # PyTorch can do little with numbers without a sign
        self.gpu.start(self.box, self.tables, players, seed)
        self._rows = self.gpu.observe(self.box, self.tables, self._seats)
        self.answers, self.asked, self.seats = lent(self._answers), lent(self._asked), lent(self._seats)
        self.bits, self.rows = lent(self._bits), lent(self._rows)
        self.ended, self.places = lent(self.stepping.ended), lent(self.stepping.places)
        self.won: Tensor | None = None
        if stake:
            fields: Held = game.table.dtype.fields
            self.won, self._nothing = lent(Bytes(self.tables))[:, fields[stake.field][1]], self.gpu.put(np.full(count, -1, np.int32))

    def see(self) -> tuple[Tensor, Tensor, Tensor]:
        """Observations, options, who is asked; they are as long as nobody answers."""
        self.gpu.asked(self.tables, self._asked)
        self.seats.copy_(self.asked)
        self.gpu.bits(self.tables, self._bits)
        self.gpu.observe(self.box, self.tables, self._seats, self._rows)
        return self.rows.t(), self.bits, self.seats.long()

    def answer(self, answers: Tensor) -> tuple[Tensor, Tensor, Tensor | None]:
        """Which games ended, with which places, and what was won."""
        self.answers.copy_(answers)
        given, won = self._answers, None
        if self.won is not None:
            self.gpu.launch("answer_each", len(self.tables), [self.box, self.tables, self._answers, self.stepping.refused])
            given, won = self._nothing, self.won.clone()
        self.gpu.step(self.box, self.tables, given, self.players, self.seed, self.stepping)
        return self.ended, self.places, won

    def records(self) -> Held:
        """The tables, brought here."""
        return self.gpu.records(self.tables)

    def episodes(self) -> Tensor:
        """How many games each table has ended."""
        return torch.from_numpy(self.stepping.episodes.get())

    def restore(self, records: Held, episodes: Held) -> None:
        """Lay them so again."""
        self.tables.put(records)
        self.stepping.episodes.put(episodes)


class Bytes:
    """The bytes of records on a GPU, for others to look at."""

    def __init__(self, array: Held) -> None:
        size = array.dtype.itemsize
        self.array, self.address, self.dtype = array, array.address, np.dtype(np.uint8)
        self.shape: tuple[int, ...] = (len(array), size)
        self.strides = (size, 1)

    def __dlpack__(self, **how: object) -> Held:
        return capsule(self)

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, 0

    @property
    def __cuda_array_interface__(self) -> dict[str, object]:
        return {"shape": self.shape, "typestr": "|u1", "data": (self.address, False), "version": 3, "strides": self.strides}


Tables = OnCpu | OnGpu


def lent(array: Held) -> Tensor:
    """An array of the GPU as a tensor over the same memory."""
    try:
        return from_dlpack(array)
    except (RuntimeError, BufferError, TypeError):
        return torch.as_tensor(array, device="cuda")


def options_of(bits: Tensor, count: int) -> Tensor:
    """Which answers are offered, of bits that hold 32 each."""
    shifts = torch.arange(32, dtype=torch.int32, device=bits.device)
    return ((bits.unsqueeze(-1) >> shifts) & 1).bool().flatten(-2)[..., :count]
