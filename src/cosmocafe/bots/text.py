"""A bot that is another program, such as a language model: it reads the question as a person at a terminal would, and writes its answer.

Everything that the program reads ends with a line that holds nothing but `>`; then it writes one line, an answer's number, words or
text form. An answer that cannot be is said so, and it may try again.
"""

from __future__ import annotations

import contextlib
import queue
import random
import shlex
import subprocess
import threading
import weakref
from collections.abc import Mapping

from cosmocafe.core import system
from cosmocafe.core.errors import CafeError, InputError
from cosmocafe.core.game import View
from cosmocafe.core.spoken import question_text, understood

YOURS = ">"
TRIES = 3
PATIENCE = 60.0  # seconds for an answer
LONGEST = 10_000  # characters of a line that are looked at
SOON = 2.0  # seconds for a thread to notice that a program has ended
MOST = 1000  # lines that wait to be looked at: who says more is not listened to meanwhile


class TextBot:
    """Asks a program, which is started when it is asked first and ended when nobody wants the bot any more."""

    def __init__(self, command: str, seconds: float = PATIENCE, tries: int = TRIES) -> None:
        if not command.strip():
            raise InputError("say which program answers: text:command=PROGRAM")
        if seconds <= 0 or tries < 1:
            raise InputError("a program needs some seconds and at least one try")
        self.command, self.seconds, self.tries = command, seconds, tries
        self._program: Program | None = None
        self._heard = 0  # lines of the log

    def answer(self, view: View, rng: random.Random) -> int:
        """What the program says."""
        if len(view.log) < self._heard:  # another match
            self._heard = 0
        text, self._heard = question_text(view, self._heard), len(view.log)
        for _ in range(self.tries):
            said = self._asked(text)
            try:
                return understood(view, said)
            except CafeError as error:
                text = f"That cannot be: {error}."
        raise InputError(f"{self.command!r} gave no answer that can be, the last was {said[:80]!r}; {text}")

    def _asked(self, text: str) -> str:
        if self._program is None:
            self._program = Program(self.command)
        return self._program.ask(text, self.seconds)


class Program:
    """A running program that is talked to line by line."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            self.process = system.started_apart(shlex.split(command))
        except (OSError, ValueError) as error:
            raise InputError(f"{command!r} cannot be started: {getattr(error, 'strerror', None) or error}") from None
        self.lines: queue.Queue[str | None] = queue.Queue(MOST)
        self.threads = {"listens": threading.Thread(target=listen, args=(self.process, self.lines), daemon=True)}
        self.threads["listens"].start()
        weakref.finalize(self, end, self.process, self.threads)

    def ask(self, text: str, seconds: float) -> str:
        """Say something; the next line that comes back."""
        saying = self.threads["says"] = threading.Thread(target=say, args=(self.process, f"{text}\n{YOURS}\n"), daemon=True)
        saying.start()
        saying.join(seconds)
        if saying.is_alive():  # a pipe is full that nobody empties
            raise InputError(f"{self.command!r} does not read what it is asked")
        try:
            said = self.lines.get(timeout=seconds)
        except queue.Empty:
            raise InputError(f"{self.command!r} said nothing for {seconds:g} seconds") from None
        if said is None:
            raise InputError(f"{self.command!r} has ended before it answered")
        return said


def say(process: subprocess.Popen[str], text: str) -> None:
    """Write it all; whoever has ended hears nothing."""
    assert process.stdin is not None  # noqa: S101  it is a pipe
    with contextlib.suppress(OSError, ValueError):
        process.stdin.write(text)
        process.stdin.flush()


def listen(process: subprocess.Popen[str], lines: queue.Queue[str | None]) -> None:
    """Hand on what a program says, and None at its end."""
    assert process.stdout is not None  # noqa: S101  it is a pipe
    try:
        with process.stdout as pipe:
            while line := pipe.readline(LONGEST):
                hand_on(process, lines, line)
    except (OSError, ValueError):
        pass  # it is closed, or speaks no UTF-8
    hand_on(process, lines, None)


def hand_on(process: subprocess.Popen[str], lines: queue.Queue[str | None], line: str | None) -> None:
    """Let a line wait, once there is room; nobody waits for those of a program that has ended."""
    while True:
        with contextlib.suppress(queue.Full):
            lines.put(line, timeout=1)
            return
        if process.poll() is not None:
            return


def end(process: subprocess.Popen[str], threads: Mapping[str, threading.Thread]) -> None:
    """Nobody wants the program any more, nor what it has started: a script that starts another program, for example.

    Whatever has got away may hold a pipe for ever; nobody closes one that a thread still waits at, which would wait as well.
    """
    system.end_all(process)
    for thread in threads.values():
        thread.join(SOON)
    if process.stdin and not ("says" in threads and threads["says"].is_alive()):
        with contextlib.suppress(OSError):  # it was still being told something
            process.stdin.close()
