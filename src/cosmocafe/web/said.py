"""What long work in a process of its own says, a line of JSON each time: how far it is, or why nothing comes of it."""

from __future__ import annotations

import sys

import msgspec


class Further(msgspec.Struct, tag=True):
    """How much of it is done."""

    share: float


class Failed(msgspec.Struct, tag=True):
    """Why nothing comes of it."""

    why: str


def say(told: msgspec.Struct) -> None:
    """One line."""
    sys.stdout.buffer.write(msgspec.json.encode(told) + b"\n")
    sys.stdout.buffer.flush()
