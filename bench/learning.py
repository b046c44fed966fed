"""Where the time of learning by self-play goes on a GPU, milliseconds for all tables: observing, thinking, choosing; a step; a change.

python -m bench.learning stardust_coffee --seconds 20
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from dataclasses import replace

import torch

from cosmocafe.core.errors import CafeError
from cosmocafe.core.found import find_game
from cosmocafe.learn.course import ON_CPU, ON_GPU
from cosmocafe.learn.network import drawn, log_chances, small
from cosmocafe.learn.ppo import Ppo

TIMES = 30  # that each part is done


def took(work: Callable[[], object], device: str) -> float:
    """Milliseconds of one time, after a few others."""
    for _ in range(5):
        work()
    waited(device)
    began = time.perf_counter()
    for _ in range(TIMES):
        work()
    waited(device)
    return 1000 * (time.perf_counter() - began) / TIMES


def waited(device: str) -> None:
    """Until a GPU has done everything that it was told."""
    if device == "cuda":
        torch.cuda.synchronize()


def parts(ppo: Ppo, device: str) -> dict[str, float]:
    """Each part of a step of play, and a small change."""
    memory, arena, size = ppo.memory, ppo.arena, min(ppo.plan.minibatch, ppo.plan.tables)
    ppo.play()
    rows, bits, _ = arena.see()
    kept = small(rows)

    def think() -> tuple[torch.Tensor, torch.Tensor]:
        with torch.no_grad(), ppo.precisely():
            found: tuple[torch.Tensor, torch.Tensor] = ppo.net(kept)
            return found

    logits = think()[0]
    gains, half = memory.chances[0], torch.full((ppo.plan.tables, ppo.players), 1 / ppo.players, device=device)
    some = [one[:size] for one in (memory.bits[0], memory.answers[0], memory.chances[0], gains, half)]
    return {
        "observe": took(lambda: small(arena.see().rows), device),
        "think": took(think, device),
        "choose": took(lambda: drawn(log_chances(logits, bits), ppo.chance), device),
        "step": took(ppo.play, device) / ppo.plan.steps,
        "change": took(lambda: ppo.change(memory.rows[0][:, :size], *some, torch.tensor(0.01, device=device)), device),
    }


def whole(ppo: Ppo, seconds: float) -> float:
    """Million decisions a second, play and learning together."""
    ppo.update()
    began, before = time.perf_counter(), ppo.decisions
    while time.perf_counter() < began + seconds:
        ppo.update()  # what it tells has been waited for
    return (ppo.decisions - before) / (time.perf_counter() - began) / 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--tables", type=int, help="instead of as many as a training has")
    given = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    plan = ON_GPU if device == "cuda" else ON_CPU
    try:
        ppo = Ppo(find_game(given.game), given.players, replace(plan, tables=given.tables or plan.tables), device)
    except CafeError as error:
        sys.exit(str(error))
    found = {"game": given.game, "device": device, "tables": ppo.plan.tables, "million_decisions_a_second": whole(ppo, given.seconds)}
    print(json.dumps({**found, **{f"{name}_ms": round(spent, 3) for name, spent in parts(ppo, device).items()}}))


if __name__ == "__main__":
    main()
