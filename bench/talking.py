"""A program in a process of its own that is talked to line by line."""

from __future__ import annotations

import subprocess
from contextlib import suppress

from cosmocafe.core.errors import NotAvailable


class Talk:
    """What is written to a program and read from it; whoever cannot be started or has gone is named in a sentence."""

    def __init__(self, name: str, command: list[str]) -> None:
        self.name = name
        try:
            self._process = subprocess.Popen(  # noqa: S603  programs that the bench names
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
            )
        except OSError as error:
            raise NotAvailable(f"{name} cannot be started: {error.strerror}") from None
        self._last = ""

    def say(self, text: str) -> None:
        """Write whole lines."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(text)
            self._process.stdin.flush()
        except BrokenPipeError:
            self._gone()

    def hear(self) -> str:
        """The next line."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            self._gone()
        self._last = line.rstrip("\n")
        return self._last

    def _gone(self) -> None:
        self.close()
        raise NotAvailable(f"{self.name} has gone; the last it said: {self._last!r}")

    def close(self) -> None:
        """End the program."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdout, self._process.stdin):
            assert pipe is not None
            with suppress(BrokenPipeError):  # what it did not want to hear any more
                pipe.close()
