"""Decisions a second on a CUDA GPU: `python -m bench.gpu star_stations --tables 540672`.

Whole random games, one thread a table. The first tables are compared, byte for byte, with those of plain Python for the same seeds,
and as many as one likes with those of the rules compiled for the CPU.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time

import numpy as np

import cosmocafe
from cosmocafe.core.errors import CafeError
from cosmocafe.core.machine.compiled import MOST, compiled
from cosmocafe.core.machine.driver import Array, synchronize
from cosmocafe.core.machine.gpu import Gpu, why_not

SIZES = (33_792, 135_168, 540_672)


def how_many(text: str) -> int:
    """A number of tables, as it is given."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is no number of tables")
    return int(text)


def same_as_plain(gpu: Gpu, players: int, count: int) -> bool:
    """Whether the GPU's tables are those of plain Python for the same seeds."""
    game, box = gpu.game, gpu.game.new_box(players, gpu.game.trial_options)
    tables, _ = gpu.play(box.packed(), count, players)
    plain = np.zeros(count, game.table.dtype)
    for seed in range(count):
        table = game.table()
        game.loops.play_one(box, table, players, seed, MOST)
        table.pack(plain[seed])
    return bool(plain.tobytes() == tables.tobytes())


def same_as_compiled(gpu: Gpu, players: int, count: int) -> bool:
    """Whether the GPU's tables are those of the CPU's compiled rules for the same seeds."""
    box, rules = gpu.game.new_box(players, gpu.game.trial_options).packed(), compiled(gpu.game)
    tables, _ = gpu.play(box, count, players)
    others = rules.new_tables(count)
    rules.play(box, others, players, threads=os.cpu_count() or 1)
    return bool(others.tobytes() == tables.tobytes())


def speed(gpu: Gpu, players: int, count: int) -> float:
    """Decisions a second on this many tables, the best of three."""
    packed = gpu.game.new_box(players, gpu.game.trial_options).packed()
    box = Array(packed.shape, packed.dtype).put(packed)
    best = 0.0
    for run in range(3):
        tables, counts = gpu.new(count)
        synchronize()
        began = time.perf_counter()
        gpu.launch(box, tables, counts, players, run * count)
        synchronize()
        seconds = time.perf_counter() - began
        best = max(best, counts.get().sum() / seconds)
    return best


def main() -> int:
    """Measure the named games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--plain", type=how_many, default=200, metavar="COUNT", help="compared with plain Python's (default: %(default)s)")
    parser.add_argument("--compiled", type=how_many, default=0, metavar="COUNT", help="compared with the CPU's (default: none)")
    parser.add_argument(
        "--tables", type=how_many, nargs="+", default=SIZES, metavar="COUNT", help="how many at once (default: %(default)s)"
    )
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    missing = why_not()
    if missing:
        print(missing, file=sys.stderr)
        return 2
    rows = []
    for name in asked.games:
        try:
            game = cosmocafe.find_game(name)
        except CafeError as error:
            print(error, file=sys.stderr)
            return 2
        began = time.perf_counter()
        gpu = Gpu(game)
        for players in game.players:
            same = same_as_plain(gpu, players, asked.plain) and (not asked.compiled or same_as_compiled(gpu, players, asked.compiled))
            compile_s = time.perf_counter() - began
            for count in asked.tables:
                row = {"game": name, "players": players, "tables": count, "gpu": speed(gpu, players, count), "same": same}
                rows.append({**row, "compile_s": round(compile_s, 1), "bytes": game.table.dtype.itemsize})
                if not asked.json:
                    rate = f"{row['gpu'] / 1e6:,.0f} million decisions/s"
                    compared = f"{asked.plain} as plain Python's, {asked.compiled:,} as the CPU's: {same}"
                    print(f"{name}, {players} players, {count:,} tables: {rate}; {compared}")
    if asked.json:
        print(json.dumps(rows, indent=1))
    return 0 if all(row["same"] for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
