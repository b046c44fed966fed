"""What may be asked of a bot: beyond these bounds nothing is thought better, one only waits, or there is no memory left."""

from __future__ import annotations

from cosmocafe.core.errors import InputError

BOUNDS: dict[str, tuple[int, int]] = {
    "visits": (1, 10**9),
    "seconds": (0, 10**9),
    "threads": (1, 64),
    "explore": (0, 1000),
    "temperature": (0, 1000),
    "scale": (0, 10**12),
    "wins": (0, 1),
    "wide": (1, 10**6),
    "turns": (0, 100),
    "enough": (0, 1),
    "playout": (0, 100_000),
    "samples": (1, 10_000),
    "replies": (0, 10_000),
}


def refuse_beyond(bot: str, **given: float | None) -> None:
    """Refuse what is out of bounds; what is not said is the bot's own affair."""
    for name, value in given.items():
        low, high = BOUNDS[name]
        if value is not None and not low <= value <= high:
            raise InputError(f"{bot} cannot have {name}={value}: it is {low} to {high}")
