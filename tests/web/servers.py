"""A real server, in a thread or as a process of its own."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cosmocafe.web.serve import server
from cosmocafe.web.settings import Settings


def free_port() -> int:
    """A port where nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(address: str, seconds: float = 30) -> None:
    """Wait until the café answers."""
    until = time.monotonic() + seconds
    while True:
        try:
            urllib.request.urlopen(f"{address}/healthz", timeout=5).close()  # noqa: S310
            return
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)


@contextmanager
def serving(settings: Settings, port: int = 0) -> Iterator[str]:
    """A café on a port of its own; its address."""
    port = port or free_port()
    running = server(settings, "127.0.0.1", port)
    thread = threading.Thread(target=running.run)
    thread.start()
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(address)
        yield address
    finally:
        running.should_exit = True
        thread.join()


class Process:
    """A café in a process that can be killed."""

    def __init__(self, db: Path, games: tuple[str, ...], port: int = 0) -> None:
        self.db, self.games, self.port = db, games, port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Open."""
        environment = {"COSMOCAFE_COMPILE": "0", "COSMOCAFE_BOT_PAUSE": "0", "COSMOCAFE_MESSAGES_PER_SECOND": "1000"}
        environment |= {"COSMOCAFE_GAMES": ",".join(self.games), "COSMOCAFE_TABLES_PER_MINUTE": "100000"}
        environment |= {"COSMOCAFE_REQUESTS_PER_SECOND": "10000", "COSMOCAFE_SOCKETS_PER_ADDRESS": "1000"}
        command = [sys.executable, "-m", "cosmocafe", "serve", "--port", str(self.port), "--db", str(self.db)]
        self.process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603
        wait_for(self.address)

    def kill(self) -> None:
        """As if the power went out."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> int:
        """Close properly."""
        if self.process is None:
            return 0
        self.process.terminate()
        return self.process.wait(20)
