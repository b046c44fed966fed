"""One of several processes at one address: `python -m cosmocafe.web.worker FD HOST PORT`. It ends when whoever started it is gone."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading

from .processes import READY
from .serve import server, set_up_logs
from .settings import from_environment


def main() -> None:
    """Serve until stopped."""
    fd, host, port = int(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    settings = from_environment()
    set_up_logs(settings.log)
    threading.Thread(target=_end_with_whoever_started_us, daemon=True).start()
    taken = socket.socket(fileno=fd)
    taken.setblocking(False)
    running = server(settings, host, port)
    running.opened = lambda: print(READY.decode(), end="", flush=True)
    running.run(sockets=[taken])


def _end_with_whoever_started_us() -> None:
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
