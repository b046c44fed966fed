"""What a decision led to is credited to the seat that made it."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch")

from cosmocafe.learn.returns import of_seat, returns, turned, turned_back  # noqa: E402


def slow_gains(values: list[list[float]], seats: list[int], ends: dict[int, list[float]], last: list[float], trust: float) -> list[float]:
    """Generalised advantage estimation over each seat's own decisions, one table, one number at a time."""
    gains = [0.0] * len(seats)
    for step, seat in enumerate(seats):
        total, weight, now = 0.0, 1.0, step
        while True:
            later = now + 1
            while later < len(seats) and seats[later] != seat and not any(end < later for end in ends if end >= now):
                later += 1
            end = next((one for one in sorted(ends) if now <= one < later), None)
            if end is not None:
                total += weight * (ends[end][seat] - values[now][seat])
                break
            following = values[later] if later < len(seats) else last
            total += weight * (following[seat] - values[now][seat])
            if later == len(seats):
                break
            weight, now = weight * trust, later
        gains[step] = total
    return gains


@pytest.mark.parametrize("trust", [0.0, 0.6, 1.0])
@pytest.mark.parametrize("seed", range(4))
def test_gains_are_those_of_a_slow_loop(seed: int, trust: float) -> None:
    steps, tables, players = 25, 3, 3
    generator = torch.Generator().manual_seed(seed)
    values = torch.rand(steps, tables, players, generator=generator)
    seats = torch.randint(players, (steps, tables), generator=generator)
    ended = torch.rand(steps, tables, generator=generator) < 0.15
    shares, last = torch.rand(steps, tables, players, generator=generator), torch.rand(tables, players, generator=generator)
    found = of_seat(returns(values, seats, ended, shares, last, trust) - values, seats)
    for table in range(tables):
        ends = {step: shares[step, table].tolist() for step in range(steps) if ended[step, table]}
        slow = slow_gains(values[:, table].tolist(), seats[:, table].tolist(), ends, last[table].tolist(), trust)
        assert found[:, table].tolist() == pytest.approx(slow, abs=1e-5)


def test_what_others_expect_in_between_changes_nothing() -> None:
    values, seats = torch.rand(4, 1, 2), torch.tensor([[0], [1], [1], [0]])
    ended, shares, last = torch.zeros(4, 1, dtype=torch.bool), torch.zeros(4, 1, 2), torch.rand(1, 2)
    before = returns(values, seats, ended, shares, last, 0.5)[0]
    values[1:3] = torch.rand(2, 1, 2)
    assert torch.equal(returns(values, seats, ended, shares, last, 0.5)[0], before)


def test_shares_are_turned_to_a_seat_and_back() -> None:
    shares, seats = torch.tensor([[0.1, 0.2, 0.7]]), torch.tensor([2])
    assert turned(shares, seats)[0].tolist() == pytest.approx([0.7, 0.1, 0.2])
    assert torch.equal(turned_back(turned(shares, seats), seats), shares)
