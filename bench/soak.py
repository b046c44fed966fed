"""Many quick matches between bots in one café, one after the other: does its memory stay as it is?

    python -m bench.soak --matches 10000

Matches are played in the rooms of a café in this process, without pages. Tables that are over are let go after every batch, as the café
does ten minutes after the last look at them.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import tempfile
import time
from pathlib import Path

from cosmocafe.web.cafe import Cafe
from cosmocafe.web.rooms import table as tables
from cosmocafe.web.rooms.seats import NewSeat
from cosmocafe.web.settings import Settings
from cosmocafe.web.store.rows import BOT

GAME = Path(__file__).parents[1] / "examples" / "kuhn_poker.py"


def memory() -> float:
    """What this process has in memory now, in MiB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


async def batch(cafe: Cafe, game: str, matches: int) -> int:
    """Play so many matches to their ends; how many answers that were."""
    seats = [NewSeat(kind=BOT, name=f"Bot {seat}", bot="random") for seat in range(cafe.shelf.game(game).players[0])]
    put_up = [await cafe.openings.new_table(game, seats) for _ in range(matches)]
    while not all(one.match.over and not one.lock.locked() for one in put_up):
        await asyncio.sleep(0.02)
    return sum(one.match.number for one in put_up)


def let_go(cafe: Cafe) -> None:
    """As if nobody had looked for ten minutes."""
    usual, tables.IDLE = tables.IDLE, 0.0
    cafe.tables.let_go()
    tables.IDLE = usual
    gc.collect()


async def soak(db: str, matches: int, each: int) -> None:
    """Play, let go, look at the memory, again and again."""
    cafe = Cafe(Settings(db=db, games=(str(GAME),), bots=("random",), compile=False, bot_pause=0.0))
    await cafe.start()
    game, played, answers, began = next(iter(cafe.shelf.games)), 0, 0, time.process_time()
    try:
        while played < matches:
            answers += await batch(cafe, game, each)
            played += each
            let_go(cafe)
            row = {"matches": played, "answers": answers, "in_memory": len(cafe.tables.live), "mib": round(memory(), 1)}
            print(json.dumps({**row, "cpu_ms_per_answer": round(1000 * (time.process_time() - began) / answers, 2)}), flush=True)
    finally:
        await cafe.stop()


def main() -> None:
    """Soak."""
    parser = argparse.ArgumentParser(description="Play many matches between bots and look at the memory.")
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--each", type=int, default=500, help="matches between two looks")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(soak(str(Path(folder) / "cafe.db"), given.matches, given.each))


if __name__ == "__main__":
    main()
