"""A real server, in a thread or as a process of its own."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cosmocafe.web.serve import server
from cosmocafe.web.settings import Settings

SLOW_START = 120  # seconds, on a machine that does much else


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


def quick(games: tuple[str, ...]) -> dict[str, str]:
    """The environment of a café that starts at once and never slows anybody down."""
    return {
        "COSMOCAFE_COMPILE": "0",
        "COSMOCAFE_BOT_PAUSE": "0",
        "COSMOCAFE_DEAL_WAIT": "0",
        "COSMOCAFE_MESSAGES_PER_SECOND": "1000",
        "COSMOCAFE_GAMES": ",".join(games),
        "COSMOCAFE_TABLES_PER_MINUTE": "100000",
        "COSMOCAFE_REQUESTS_PER_SECOND": "10000",
        "COSMOCAFE_SOCKETS_PER_ADDRESS": "1000",
    }


class Spawner:
    """Cafés in processes that start quickly; see spawner.py."""

    def __init__(self, db: str, games: tuple[str, ...]) -> None:
        environment = {**os.environ, **quick(games), "COSMOCAFE_DB": db}
        command = [sys.executable, "-m", "tests.web.spawner"]
        self.log = tempfile.TemporaryFile()  # noqa: SIM115  closed with the spawner
        self._process = subprocess.Popen(  # noqa: S603  our own command
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.log, text=True
        )

    def start(self, port: int, db: str = "") -> int:
        """A café on this port; its process's id."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(port, db, file=self._process.stdin, flush=True)
        return int(self._process.stdout.readline())

    def close(self) -> None:
        """No more of them."""
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()
        self._process.wait(20)
        self.log.close()


class Spawned:
    """One of a spawner's cafés."""

    def __init__(self, spawner: Spawner, db: str = "") -> None:
        self._spawner, self._db, self.port, self.pid = spawner, db, free_port(), 0
        self.address = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Open."""
        self.pid = self._spawner.start(self.port, self._db)
        wait_for(self.address, SLOW_START)

    def signal(self, number: int = signal.SIGKILL) -> None:
        """As if the power went out, or otherwise."""
        if self.pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)


class Process:
    """A café in a process that can be killed."""

    def __init__(self, db: str | Path, games: tuple[str, ...], port: int = 0) -> None:
        self.db, self.games, self.port = db, games, port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Open."""
        environment = quick(self.games)
        command = [sys.executable, "-m", "cosmocafe", "serve", "--port", str(self.port), "--db", str(self.db)]
        with tempfile.TemporaryFile() as log:
            self.process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=log, stderr=log)  # noqa: S603
            try:
                wait_for(self.address, SLOW_START)
            except OSError as error:
                log.seek(0)
                raise AssertionError(f"the café did not open: {log.read().decode()[-2000:]}") from error

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
