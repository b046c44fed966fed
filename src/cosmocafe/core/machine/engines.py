"""The engines by their names: plain Python, the cores of this machine, its GPU, a cluster of machines."""

from __future__ import annotations

from ..errors import InputError
from ..extras import needing
from ..game import Game
from .engine import Cpu, Engine, OnGpu, Plain
from .pieces import Piece

NAMES = ("plain", "cpu", "gpu", "ray")


def find_engine(name: str, game: Game, box: Piece, players: int, threads: int | None = None) -> Engine:
    """An engine by its name; one that cannot be had says what is missing."""
    if name == "plain":
        return Plain(game, box, players)
    if name == "cpu":
        return Cpu(game, box, players, threads)
    if name == "gpu":
        return OnGpu(game, box, players)
    if name == "ray":
        with needing("ray"):
            from .cluster import OnRay
        return OnRay(game, box, players)
    raise InputError(f"there is no engine {name!r}; there are {', '.join(NAMES)}")
