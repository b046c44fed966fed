"""What Linux, macOS and Windows do differently; where a system cannot do a thing, it is left out."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import threading
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO


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


def started_with(command: Sequence[str], environment: Mapping[str, str], listener: socket.socket) -> subprocess.Popen[bytes]:
    """A process that takes calls at our listening socket too; Windows cannot hand one on."""
    handed = (listener.fileno(),)
    return subprocess.Popen(command, env=environment, pass_fds=handed, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603  ours


def started_apart(command: Sequence[str]) -> subprocess.Popen[str]:
    """A program that one writes to and reads from; with all that it starts in turn it can be ended, where the system knows that."""
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", start_new_session=True)  # noqa: S603


def end_all(process: subprocess.Popen[str]) -> None:
    """End a program that was started apart, with all that it has started."""
    if os.name == "posix":
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()


@contextlib.contextmanager
def in_silence() -> Iterator[None]:
    """Who is started meanwhile hears no Ctrl-C, also not while it gets ready; on Windows it does."""
    if os.name != "posix":
        yield
        return
    from multiprocessing.resource_tracker import ensure_running

    ensure_running()  # what is started first of all would make it heard again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_with_parent() -> None:
    """Let this process end as soon as the one that has started it does, however that comes about and whatever is done here just then."""
    from multiprocessing import connection, parent_process

    def end_after(sentinel: int) -> None:
        connection.wait([sentinel])
        os._exit(1)

    if parent := parent_process():
        threading.Thread(target=end_after, args=(parent.sentinel,), daemon=True).start()


def renewal() -> int | None:
    """The signal by which an operator asks for new processes, where there is one."""
    return signal.SIGHUP if os.name == "posix" else None


def hold(file: Path) -> IO[str] | None:
    """Hold a lock file until it is closed or this process ends; None if somebody else holds it."""
    opened = open(file, "a")  # noqa: SIM115  whoever holds it closes it
    try:
        if os.name == "posix":
            import fcntl

            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        else:
            import msvcrt

            msvcrt.locking(opened.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
    except OSError:
        opened.close()
        return None
    return opened
