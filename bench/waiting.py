"""Pages that are open and do nothing: `python -m bench.waiting ADDRESS GAME 2000`. It says how many are, again for each line it hears."""

from __future__ import annotations

import asyncio
import sys

import httpx2
from websockets.asyncio.client import ClientConnection, connect

AT_ONCE = 20  # pages that are being opened
EACH = 50  # pages at a table


async def wait(address: str, game: str, pages: int) -> None:
    """Open them, tell how many are open, and again whenever somebody asks."""
    opened, gate = list[ClientConnection](), asyncio.Semaphore(AT_ONCE)

    async def open_one(path: str) -> None:
        async with gate:
            url = address.replace("http", "ws") + path + "/socket"
            page = await connect(url, max_size=None, compression=None, open_timeout=60, ping_interval=None)
            opened.append(page)
        async for _ in page:
            pass
        opened.remove(page)

    tables = []
    async with httpx2.AsyncClient(timeout=60) as web:
        for _ in range(-(-pages // EACH)):
            made = await web.post(f"{address}/new/{game}", data={"players": "2", "seat-0": "me", "seat-1": "friend"})
            tables.append(made.headers["location"])
    tasks = [asyncio.create_task(open_one(tables[number // EACH])) for number in range(pages)]
    while len(opened) < pages and not any(task.done() for task in tasks):
        await asyncio.sleep(0.1)
    print(len(opened), flush=True)
    while await asyncio.to_thread(sys.stdin.readline):
        print(len(opened), flush=True)


if __name__ == "__main__":
    asyncio.run(wait(sys.argv[1], sys.argv[2], int(sys.argv[3])))
