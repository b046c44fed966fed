"""How strong a network is: alone against other bots, without a search, every deal once from each seat."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

from cosmocafe.core.anything import Held
from cosmocafe.core.game import Game
from cosmocafe.core.machine.compiled import compiled

from .arena import options_of
from .network import NEVER, Net, greedy_answers, small

Answering = Callable[[Held, Held, int], Held]  # answers on tables with a box, by a number that is another one each time
LONG = 6000  # answers after which a game is left undecided
SAMPLES = 3  # tries of a greedy bot, as usual


class Strength(NamedTuple):
    """What a network won."""

    share: float  # of the games
    error: float  # its standard error
    games: int
    undecided: int

    @property
    def is_known(self) -> bool:
        """Whether most games came to an end in time: else the share says nothing."""
        return 2 * self.undecided <= self.games

    def __str__(self) -> str:
        return f"{100 * self.share:.1f} % ± {196 * self.error:.1f} of {self.games} games ({self.undecided} undecided)"


def against(
    game: Game, players: int, answering: Answering, games: int = 400, seed: int = 900_000, opponent: str = "", seconds: float = 20.0
) -> Strength:
    """Whoever answers so among other bots. What is not over after so many answers or `seconds` counts as everybody's fair share."""
    end = time.perf_counter() + seconds
    opponent = opponent or opponent_of(game)
    rules, box = compiled(game), game.new_box(players, game.trial_agreed).packed()
    deals = math.ceil(games / players)
    tables = np.concatenate([dealt(rules, box, deals, players, seed) for _ in range(players)])
    own = np.repeat(np.arange(players), deals)
    for step in range(LONG):
        going = np.flatnonzero(tables["over"] == 0)
        if len(going) == 0 or time.perf_counter() > end:
            break
        some = tables[going]
        asked = rules.asked(some)
        answers = np.zeros(len(going), np.int32)
        mine = asked == own[going]
        if mine.any():
            answers[mine] = answering(box, some[mine], seed + step)
        if not mine.all():
            others = some[~mine]
            answers[~mine] = (
                greedy_answers(game, box, others, seed + step, SAMPLES) if opponent == "greedy" else rules.choose(others, seed + step)
            )
        rules.answer(box, some, answers)
        tables[going] = some
    first = tables["places"][:, :players] == 1
    shares = first / np.maximum(first.sum(axis=1, keepdims=True), 1)
    won, over = shares[np.arange(len(own)), own], tables["over"] != 0
    won = np.where(over, won, 1 / players)
    return Strength(float(won.mean()), float(won.std() / math.sqrt(len(won))), len(won), int((~over).sum()))


def opponent_of(game: Game) -> str:
    """Whom a network is measured by."""
    return "greedy" if game.has_value else "random"


def dealt(rules: Held, box: Held, count: int, players: int, seed: int) -> Held:
    """So many games that begin."""
    tables = rules.new_tables(count)
    rules.start(box, tables, players, seed)
    return tables


def likeliest(game: Game, net: Net, box: Held, tables: Held) -> Held:
    """The likeliest answer on each table."""
    rules, device = compiled(game), net.low.device
    rows = small(torch.from_numpy(rules.observe(box, tables, rules.asked(tables))).t()).to(device)
    bits: Tensor = torch.from_numpy(rules.bits(tables).view(np.int32)).to(device)
    with torch.no_grad():
        logits = net(rows)[0].masked_fill(~options_of(bits, net.answers), NEVER)
    return logits.argmax(-1).int().cpu().numpy()
