"""Several processes that serve one café at one address: started together, started again when one dies, replaced one by one.

Each of them is worker.py.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from types import FrameType

from cosmocafe.core import system
from cosmocafe.core.errors import InputError

LOOK = 0.2  # seconds between two looks at the processes
SOON = 5.0  # seconds: whoever dies sooner is started again only after a pause
PAUSE = 2.0  # seconds
OPENS = 120.0  # seconds that a process may take to open
STOPPED = 25.0  # seconds that a process may take to close
READY = b"open\n"


@dataclass
class One:
    """A process and when it began."""

    process: subprocess.Popen[bytes]
    began: float = field(default_factory=time.monotonic)

    def wait_until_open(self) -> bool:
        """Whether it has opened, in time."""
        out = self.process.stdout
        assert out is not None  # noqa: S101  it is a pipe
        readable, _, _ = select.select([out], [], [], OPENS)
        return bool(readable) and out.readline() == READY

    def stop(self) -> None:
        """Let it close; one that does not is ended."""
        self.process.terminate()
        try:
            self.process.wait(STOPPED)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Processes:
    """So many of them, until somebody stops us (SIGTERM, SIGINT); SIGHUP replaces them one by one."""

    def __init__(self, count: int, host: str, port: int, db: str) -> None:
        self._count, self._address, self._db = count, (host, port), db
        self._listener = listener(host, port)
        self._running: list[One] = []
        self._stopping, self._replacing = False, False
        self._notes = tempfile.TemporaryDirectory(prefix="cosmocafe-")  # what each worker counts, for whichever is asked

    def run(self) -> None:
        """Keep them running."""
        for number in filter(None, (signal.SIGTERM, signal.SIGINT, system.renewal())):
            signal.signal(number, self._signalled)
        try:
            self._running = [self._start(number) for number in range(self._count)]
            while not self._stopping:
                self._look_after()
                time.sleep(LOOK)
        finally:
            self._stop()

    def _signalled(self, number: int, frame: FrameType | None) -> None:
        if number == system.renewal():
            self._replacing = True
        else:
            self._stopping = True

    def _start(self, number: int) -> One:
        command = [sys.executable, "-m", "cosmocafe.web.worker", str(self._listener.fileno()), *map(str, self._address)]
        environment = {**os.environ, "COSMOCAFE_DB": self._db}  # not in the command, where everybody could read its password
        environment |= {"COSMOCAFE_WORKER": str(number), "COSMOCAFE_METRICS_FOLDER": self._notes.name}
        return One(system.started_with(command, environment, self._listener))

    def _look_after(self) -> None:
        for number, one in enumerate(self._running):
            if one.process.poll() is not None:
                if time.monotonic() < one.began + SOON:
                    time.sleep(PAUSE)
                self._running[number] = self._start(number)
        if self._replacing:
            self._replacing = False
            self._replace()

    def _replace(self) -> None:
        """The new one is open before the old one closes; what cannot open replaces nobody."""
        for number, old in enumerate(self._running):
            new = self._start(number)
            if not new.wait_until_open():
                new.stop()
                return
            self._running[number] = new
            old.stop()

    def _stop(self) -> None:
        for one in self._running:
            with contextlib.suppress(ProcessLookupError):
                one.process.terminate()
        for one in self._running:
            one.stop()
        self._listener.close()
        self._notes.cleanup()


def listener(host: str, port: int) -> socket.socket:
    """Where all of them take calls: a call that waits there is taken by whoever is free, also while one of them is replaced."""
    if os.name != "posix":
        raise InputError("several workers need Linux or macOS: start one, without --workers")
    taken = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    system.follow_closely(taken)
    taken.bind((host, port))
    taken.listen(2048)
    return taken
