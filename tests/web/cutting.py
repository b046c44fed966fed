"""A line to PostgreSQL that can be cut: after a request went through and before its answer comes back, or without a word."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from pathlib import Path

from .servers import free_port

CHUNK = 65536


class Line:
    """Listens on a port of its own and passes everything on to a cluster's socket."""

    def __init__(self, folder: Path, database: str) -> None:
        self.folder, self.port = folder, free_port()
        self.url = f"postgresql+psycopg://postgres@127.0.0.1:{self.port}/{database}?sslmode=disable"
        self.cuts = 0
        self._cutting, self._begun = 0, threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._thread.start()
        assert self._begun.wait(10)

    def cut(self, times: int = 1) -> None:
        """The next requests go through, and their lines are cut before the answer."""
        self._cutting = times

    def be_silent(self, silent: bool) -> None:
        """From now on nothing comes through, in either direction."""
        self._loop.call_soon_threadsafe(self._silent.clear if silent else self._silent.set)

    def close(self) -> None:
        """Cut everything for good."""
        self._loop.call_soon_threadsafe(self._closing.set)
        self._thread.join(10)

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._closing, self._silent = asyncio.Event(), asyncio.Event()
        self._silent.set()
        self._tasks: set[asyncio.Task[None]] = set()
        server = await asyncio.start_server(self._called, "127.0.0.1", self.port)
        self._begun.set()
        await self._closing.wait()
        server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.sleep(0.05)

    async def _called(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            inner, outer = await asyncio.open_unix_connection(str(self.folder / ".s.PGSQL.5432"))
        except OSError:
            writer.close()
            return
        back = asyncio.ensure_future(self._pass_on(inner, writer))
        try:
            await self._pass_requests(reader, outer, back)
        except asyncio.CancelledError:
            back.cancel()
        finally:
            self._tasks.discard(task)
            for end in (writer, outer):
                with contextlib.suppress(Exception):
                    end.close()

    async def _pass_requests(self, reader: asyncio.StreamReader, outer: asyncio.StreamWriter, back: asyncio.Future[None]) -> None:
        while data := await self._next(reader):
            if self._cutting > 0 and data[:1] in (b"P", b"B", b"Q"):  # a request, not a greeting
                self._cutting -= 1
                self.cuts += 1
                back.cancel()
                outer.write(data)
                await outer.drain()
                return
            outer.write(data)
            await outer.drain()
        back.cancel()

    async def _pass_on(self, inner: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await self._next(inner):
            writer.write(data)
            await writer.drain()
        writer.close()

    async def _next(self, reader: asyncio.StreamReader) -> bytes:
        try:
            data = await reader.read(CHUNK)
        except OSError:
            return b""
        await self._silent.wait()
        return data
