"""Starts cafés quickly: everything is imported once, and each café is a fork of that. A port comes in, the process's id goes out."""

from __future__ import annotations

import os
import signal
import sys

from cosmocafe.web.app import make_app
from cosmocafe.web.serve import server
from cosmocafe.web.settings import Settings, from_environment
from cosmocafe.web.shelf import Shelf


def main() -> None:
    """Fork whenever a port comes in; `port database` names another database than the environment's."""
    settings = from_environment()
    make_app(settings)
    Shelf(settings.games)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them
    for line in sys.stdin:
        port, _, db = line.strip().partition(" ")
        pid = os.fork()
        if pid == 0:
            serve(from_environment(db=db or None), int(port))
        print(pid, flush=True)


def serve(settings: Settings, port: int) -> None:
    """Be a café until killed."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.close(0)
    try:
        server(settings, "127.0.0.1", port).run()
    finally:
        os._exit(0)


if __name__ == "__main__":
    main()
