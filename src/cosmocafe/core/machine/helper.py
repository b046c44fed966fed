"""A second process that compiles with the first one: threads cannot, since llvmlite lets one call of LLVM go at a time."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

WORTH = 4000  # lines of LLVM text from which a second process is done sooner
ROOT = Path(__file__).parents[3]  # of the package, wherever it was found


def longest_first(texts: dict[Path, str]) -> list[tuple[Path, str]]:
    """Modules by their length."""
    return sorted(texts.items(), key=lambda module: -len(module[1]))


@contextmanager
def helped(texts: dict[Path, str]) -> Iterator[None]:
    """While the caller compiles modules from the longest to the shortest, another process does from the shortest to the longest.

    It may fail or hang, for whatever reason: then the caller finds more to do. When the caller is done, so is the other.
    """
    helper = hired(texts) if is_worth_it(texts) else None
    try:
        yield
    finally:
        if helper is not None:
            helper.kill()
            helper.wait()


def is_worth_it(texts: dict[Path, str]) -> bool:
    """Whether there is enough to do for two, and somewhere to do it."""
    lines = sum(text.count("\n") for text in texts.values())
    return len(texts) > 1 and lines >= WORTH and (os.cpu_count() or 1) > 1


def hired(texts: dict[Path, str]) -> subprocess.Popen[bytes] | None:
    """The other process, at work, if it can be had."""
    try:
        with tempfile.TemporaryFile("w+") as wanted:
            json.dump([[str(file), text] for file, text in reversed(longest_first(texts))], wanted)
            wanted.seek(0)
            return started(wanted)
    except OSError:
        return None


def started(wanted: IO[str]) -> subprocess.Popen[bytes]:
    """The other process."""
    path = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    silent = subprocess.DEVNULL
    command = [sys.executable, "-P", "-m", f"{__package__}.helping"]
    return subprocess.Popen(command, stdin=wanted, stdout=silent, stderr=silent, env={**os.environ, "PYTHONPATH": path})  # noqa: S603
