"""Source that is made from declarations and run: dispatch over rules, copies, plain observations."""

from __future__ import annotations

import hashlib
import linecache

from ..anything import Names


def run(what: str, lines: list[str], env: Names) -> None:
    """Run source in an environment; tracebacks and the compiler find its lines again under a name of its own."""
    source = "\n".join(lines) + "\n"
    file = f"<{what} {hashlib.sha256(source.encode()).hexdigest()[:8]}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    exec(compile(source, file, "exec"), env)
