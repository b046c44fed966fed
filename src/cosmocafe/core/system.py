"""What Linux, macOS and Windows do differently; where a system cannot do a thing, it is left out."""

from __future__ import annotations

import contextlib
import os
import socket


def give_way() -> None:
    """Let everything else on this machine go first."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(10)


def keep_within(seconds: int, memory: int) -> None:
    """Take no more processor time and bytes of memory than that; whoever waits for this process has to watch the clock as well."""
    with contextlib.suppress(ImportError, AttributeError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def follow_closely(listener: socket.socket) -> None:
    """Let it have a port that another one has just left; on Windows the same option would take one that is in use."""
    if os.name == "posix":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
