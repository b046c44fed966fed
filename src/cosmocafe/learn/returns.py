"""What came of a decision, for the seat that made it.

Everybody learns from its own decisions only: what a seat expected when it was asked next, or the end of the game, says how good its answer
before that was. What others expected in between has nothing to do with it: they know other things.
"""

from __future__ import annotations

import torch
from torch import Tensor


def returns(values: Tensor, seats: Tensor, ended: Tensor, shares: Tensor, last: Tensor, trust: float) -> Tensor:
    """Each seat's share of the win that a decision led to: a mean of what was expected at all later decisions of the same seat.

    `values` [steps, tables, players] is what the asked `seats` [steps, tables] expected for everybody, `last` the same after the last step,
    `ended` and `shares` the games that ended after a step. `trust` is lambda: with 1 only ends count, with 0 only the seat's next decision.
    What generalised advantage estimation adds up is, for the deciding seat, the difference between this and what it had expected.
    """
    steps, tables, players = values.shape
    rows, found = torch.arange(tables, device=values.device), torch.empty_like(values)
    expected = last[:, None, :].repeat(1, players, 1)  # by each seat when it is asked next
    led_to = expected.clone()
    for step in reversed(range(steps)):
        is_end, end = ended[step][:, None, None], shares[step][:, None, :].expand(-1, players, -1)
        expected, led_to = torch.where(is_end, end, expected), torch.where(is_end, end, led_to)
        seat = seats[step]
        found[step] = (1 - trust) * expected[rows, seat] + trust * led_to[rows, seat]
        expected[rows, seat], led_to[rows, seat] = values[step], found[step]
    return found


def of_seat(numbers: Tensor, seats: Tensor) -> Tensor:
    """The number of one seat, of a number for each."""
    return numbers.gather(-1, seats[..., None]).squeeze(-1)


def turned(shares: Tensor, seats: Tensor) -> Tensor:
    """Shares by seat as shares from one seat on; `turned_back` is the way back."""
    return shares.gather(-1, _order(shares, seats))


def turned_back(shares: Tensor, seats: Tensor) -> Tensor:
    """Shares from one seat on as shares by seat."""
    return shares.gather(-1, _order(shares, -seats))


def _order(shares: Tensor, seats: Tensor) -> Tensor:
    players = shares.shape[-1]
    return (torch.arange(players, device=shares.device) + seats[..., None]) % players
