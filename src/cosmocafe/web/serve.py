"""Start the café: settings, logs, server."""

from __future__ import annotations

import errno
import faulthandler
import gc
import json
import logging
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from cosmocafe.core import system
from cosmocafe.core.errors import InputError

from .app import make_app
from .cafe import Cafe
from .connections import Connection, socket_protocol
from .processes import Processes
from .reach import Reach
from .settings import Settings, from_environment
from .store import Store, held

MOST_CONNECTIONS = 8000  # thousands of pages may wait while matches go on
LARGEST_HEAD = 16 * 1024  # bytes of a request's head: languages and cookies are looked through one by one
STOPPED = 20  # seconds after which a stop is over
COLLECTING = (20_000, 20, 20)  # new objects, and so on: a drawing makes thousands, and few of them in circles
TICKS = 10  # so many a second
USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class Lines(logging.Formatter):
    """One line an event: JSON for machines, or words for people; what an event carries along is shown by name."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        more = {name: value for name, value in vars(record).items() if name not in USUAL}
        row: dict[str, object] = {"at": round(record.created, 3), "level": record.levelname.lower(), "event": record.getMessage(), **more}
        if record.exc_info:
            row["trace"] = self.formatException(record.exc_info)
        if self.kind == "json":
            return json.dumps(row, ensure_ascii=False, default=str)
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        rest = " ".join(f"{name}={value}" for name, value in row.items() if name not in ("at", "level", "event"))
        return f"{at} {record.levelname.lower()} {record.getMessage()} {rest}".rstrip()


def set_up_logs(kind: str) -> None:
    """Send every log line to stderr, in one form."""
    if kind not in ("text", "json"):
        raise InputError(f"COSMOCAFE_LOG cannot be {kind!r}: it is text or json")
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(kind))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for noisy in ("alembic", "sqlalchemy", "uvicorn.access", "websockets"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


class Server(uvicorn.Server):
    """A server that never hangs for good: whoever looks after it can start it again, and nothing that was acknowledged is lost."""

    def __init__(self, config: uvicorn.Config, app: Starlette, frozen: float) -> None:
        super().__init__(config)
        self.frozen, self._app = frozen, app
        self.opened: Callable[[], None] = lambda: None  # heard by whoever waits for it
        self._leaves = 0.0  # when it asks its pages to go elsewhere

    @property
    def _cafe(self) -> Cafe:
        found: Cafe = self._app.state.cafe
        return found

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open."""
        await super().startup(sockets)
        self.opened()

    async def on_tick(self, counter: int) -> bool:
        """Still alive; if this is not said for long, because a thread lets no other one work, everything ends."""
        stopping = self.should_exit or self._leaves
        if counter % TICKS == 0 and not stopping and threading.current_thread() is threading.main_thread():
            faulthandler.dump_traceback_later(self.frozen, exit=True)
        if self._leaves and not self.should_exit and time.monotonic() > self._leaves:
            await self._cafe.part()
            self.should_exit = True
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to stop, which ends soon, whatever still hangs; where other processes take over, people are sent there first."""
        faulthandler.dump_traceback_later(STOPPED, exit=True)
        if self._leaves or not self.started or self._cafe.store.sharing is None:
            super().handle_exit(sig, frame)
            return
        self._captured_signals.append(sig)
        self._cafe.leaving = True
        self._leaves = time.monotonic() + self._cafe.settings.farewell


def server(settings: Settings, host: str, port: int) -> Server:
    """A server that is ready to run."""
    app = make_app(settings)
    app.state.reach = Reach(host, port)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        http=Connection,
        h11_max_incomplete_event_size=LARGEST_HEAD,
        ws=socket_protocol(settings),
        ws_max_size=settings.largest_message,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        limit_concurrency=MOST_CONNECTIONS,
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
    )
    spare_the_collector()
    return Server(config, app, 2 * settings.longest_work)


def spare_the_collector() -> None:
    """What was loaded stays, so nobody has to look through it again and again for what can be thrown away."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)


def serve(host: str, port: int, db: str | None, browser: bool, workers: int = 1) -> None:
    """Serve until stopped."""
    settings = from_environment(db=db)
    set_up_logs(settings.log)
    if not is_free(host, port):
        raise InputError(f"port {port} is taken: choose another one with --port")
    refuse_unopenable(settings.url, workers)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}"  # noqa: S104  only compared
    print(f"The café is open: {address}   (stop with Ctrl+C)")
    others = Reach(host, port).address
    print(f"Others in your network come in by {others}" if others else "Only this machine can come in; --host 0.0.0.0 lets your network in")
    if browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    if workers > 1:
        Processes(workers, host, port, settings.url).run()
    else:
        server(settings, host, port).run()


def refuse_unopenable(url: str, workers: int) -> None:
    """A database that cannot be opened, or not by so many, is told in a sentence."""
    lock = held(url)
    store = Store(url)
    store.close()
    if lock is not None:
        lock.close()
    if workers > 1 and store.sharing is None:
        raise InputError("one process serves an SQLite file: name a PostgreSQL database with --db to have several workers")


def is_free(host: str, port: int) -> bool:
    """Whether nobody listens there yet."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        system.follow_closely(probe)
        try:
            probe.bind((host, port))
        except OSError as error:
            if error.errno in (errno.EADDRINUSE, errno.EACCES):
                return False
            raise InputError(f"{host} is no address of this machine: choose another one with --host") from None
    return True
