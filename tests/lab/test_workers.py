"""Processes that share work: whatever ends them or whoever started them, nobody is left behind."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from cosmocafe.lab.workers import Worker, spread

FAR = 600.0  # seconds, for those who are to be ended
posix = pytest.mark.skipif(os.name != "posix", reason="other signals")


def sleeper(folder: str, deaf: bool = False) -> Callable[[int], int]:
    """Work that is never done, in a process that says its number."""

    def sleep(task: int) -> int:
        if deaf:
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
        (Path(folder) / str(os.getpid())).touch()
        time.sleep(FAR)
        return task

    return sleep


def doubler() -> Callable[[int], int]:
    return lambda task: 2 * task


def is_there(process: int) -> bool:
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, 0)
        return not Path(f"/proc/{process}/stat").exists() or ") Z " not in Path(f"/proc/{process}/stat").read_text()
    return False


def wait_until(done: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not done():
        assert time.monotonic() < until
        time.sleep(0.02)


@posix
@pytest.mark.parametrize("how", ["SIGTERM", "SIGKILL"])
def test_nobody_works_on_for_one_who_was_ended(how: str, tmp_path: Path) -> None:
    code = f"from tests.lab.test_workers import *\nif __name__ == '__main__': list(spread(partial(sleeper, {str(tmp_path)!r}), [1, 2], 2))"
    (tmp_path / "begun.py").write_text(code)
    command = [sys.executable, str(tmp_path / "begun.py")]
    with subprocess.Popen(command, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}, stderr=subprocess.PIPE, text=True) as begun:  # noqa: S603
        wait_until(lambda: sum(file.name.isdigit() for file in tmp_path.iterdir()) == 2)
        begun.send_signal(getattr(signal, how))
        assert begun.stderr is not None and "Traceback" not in begun.stderr.read()  # read to its end: the workers had it too
    wait_until(lambda: not any(is_there(int(file.name)) for file in tmp_path.iterdir() if file.name.isdigit()))


@posix
def test_who_gets_ready_hears_no_ctrl_c() -> None:
    said = list[str]()
    found = spread(doubler, range(4), 2, said.append)
    worker = Worker(doubler, 21)
    os.kill(worker.process.pid or 0, signal.SIGINT)
    assert worker.heard() == 42 and sorted(found) == [0, 2, 4, 6] and not said
    worker.end()


@posix
def test_who_does_not_listen_is_ended(tmp_path: Path) -> None:
    worker = Worker(partial(sleeper, str(tmp_path), deaf=True), 1)
    wait_until(lambda: any(tmp_path.iterdir()))
    worker.end()
    assert worker.process.exitcode == -signal.SIGKILL
