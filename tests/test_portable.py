"""Nothing refuses macOS or Windows: what only some systems know stands in one module, with something else to do elsewhere."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cosmocafe.core import system

SOURCES = Path(__file__).parents[1] / "src" / "cosmocafe"
MODULES = {"crypt", "fcntl", "grp", "nis", "posix", "pty", "pwd", "readline", "resource", "spwd", "syslog", "termios", "tty"}
WORDS = {"preexec_fn", "start_new_session", "process_group", "pass_fds", "add_signal_handler", "AF_UNIX", "SO_REUSEPORT", "SO_REUSEADDR"}
OF_SIGNAL = {"SIGKILL", "SIGHUP", "SIGUSR1", "SIGUSR2", "SIGALRM", "SIGCHLD", "SIGPIPE", "SIGQUIT", "alarm", "setitimer", "pause"}
OF_OS = {
    "nice",
    "fork",
    "forkpty",
    "killpg",
    "setsid",
    "getuid",
    "geteuid",
    "getgid",
    "getpgid",
    "setpgid",
    "getppgrp",
    "mkfifo",
    "mknod",
    "chown",
}
OF_OS |= {
    "sched_getaffinity",
    "sched_setaffinity",
    "getloadavg",
    "uname",
    "sysconf",
    "statvfs",
    "wait",
    "wait3",
    "wait4",
    "setuid",
    "O_NONBLOCK",
}


def only_posix(source: str) -> Iterator[str]:
    """What a module uses that Windows does not know."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import():
                yield from (alias.name for alias in node.names if alias.name in MODULES)
            case ast.ImportFrom(module=str(module)) if module in MODULES:
                yield module
            case ast.Attribute(value=ast.Name(id="os"), attr=name) if name in OF_OS:
                yield f"os.{name}"
            case ast.Attribute(value=ast.Name(id="signal"), attr=name) if name in OF_SIGNAL:
                yield f"signal.{name}"
            case ast.Attribute(attr=name) | ast.keyword(arg=str(name)) if name in WORDS:
                yield name
            case ast.Constant(value=str(text)) if text.startswith(("/proc/", "/dev/", "/tmp/")):  # noqa: S108
                yield text


def test_only_one_module_asks_for_what_some_systems_lack() -> None:
    read = {str(file.relative_to(SOURCES)): file.read_text(encoding="utf-8") for file in SOURCES.rglob("*.py")}
    found = {name: used for name, source in read.items() if (used := set(only_posix(source)))}
    assert set(found) == {str(Path("core", "system.py"))}, found


def test_the_search_finds_what_it_looks_for() -> None:
    found = only_posix("import fcntl, os\nos.nice(3)\nsubprocess.Popen(a, preexec_fn=b)\nsignal.SIGKILL\nopen('/proc/self/stat')")
    assert set(found) == {"fcntl", "os.nice", "preexec_fn", "signal.SIGKILL", "/proc/self/stat"}


def test_a_system_without_priorities_and_limits_is_asked_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "nice", raising=False)
    monkeypatch.setitem(sys.modules, "resource", None)
    system.give_way()
    system.keep_within(1, 1)


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system has no priorities")
def test_who_gives_way_has_a_low_priority() -> None:
    script = "import os; from cosmocafe.core import system; before = os.nice(0); system.give_way(); print(os.nice(0) - before)"
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)  # noqa: S603
    assert 0 < int(found.stdout) <= 10
