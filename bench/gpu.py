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
from cosmocafe.core.machine.compiled import MOST, Stepping, compiled
from cosmocafe.core.machine.driver import synchronize
from cosmocafe.core.machine.gpu import Gpu, why_not

SIZES = (33_792, 135_168, 540_672)


def how_many(text: str) -> int:
    """A number of tables, as it is given."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is no number of tables")
    return int(text)


def same_as_plain(gpu: Gpu, players: int, count: int) -> bool:
    """Whether the GPU's tables are those of plain Python for the same seeds."""
    game, box = gpu.game, gpu.game.new_box(players, gpu.game.trial_agreed)
    tables = gpu.new_tables(count)
    gpu.play(gpu.put(box.packed()), tables, players)
    plain = np.zeros(count, game.table.dtype)
    for seed in range(count):
        table = game.table()
        game.loops.play_one(box, table, players, seed, MOST)
        table.pack(plain[seed])
    return bool(plain.tobytes() == gpu.records(tables).tobytes())


def same_as_compiled(gpu: Gpu, players: int, count: int) -> bool:
    """Whether the GPU's tables are those of the CPU's compiled rules for the same seeds."""
    box, rules = gpu.game.new_box(players, gpu.game.trial_agreed).packed(), compiled(gpu.game)
    tables, others = gpu.new_tables(count), rules.new_tables(count)
    gpu.play(gpu.put(box), tables, players)
    rules.play(box, others, players, threads=os.cpu_count() or 1)
    return bool(others.tobytes() == gpu.records(tables).tobytes())


def same_steps(gpu: Gpu, players: int, count: int, steps: int) -> bool:
    """Whether stepping on the GPU is stepping on the CPU: tables, masks, observations, ends and places, with random answers."""
    game, rules = gpu.game, compiled(gpu.game)
    box, tables, state = game.new_box(players, game.trial_agreed).packed(), rules.new_tables(count), Stepping.of(count)
    there, far, kept = gpu.put(box), gpu.new_tables(count), gpu.new_stepping(count)
    rules.start(box, tables, players, 1)
    gpu.start(there, far, players, 1)
    for step in range(steps):
        asked, masks, answers = rules.asked(tables), rules.masks(tables), rules.choose(tables, step)
        seats = asked.astype(np.int32)
        same = bool(
            (gpu.asked(far).get() == asked).all()
            and (gpu.choose(far, step).get() == answers).all()
            and (gpu.masks(far).get() == masks).all()
            and (gpu.bits(far).get() == rules.bits(tables)).all()
            and (gpu.observe(there, far, gpu.put(seats)).get() == rules.observe(box, tables, seats)).all()
            and gpu.records(far).tobytes() == tables.tobytes()
        )
        if not same:
            return False
        rules.step(box, tables, answers, players, 1, state)
        gpu.step(there, far, gpu.put(answers), players, 1, kept)
        if not ((kept.ended.get() == state.ended).all() and (kept.places.get() == state.places).all() and kept.refused.get()[0] == 0):
            return False
    return True


def speed(gpu: Gpu, players: int, count: int) -> float:
    """Decisions a second on this many tables, the best of three."""
    box = gpu.put(gpu.game.new_box(players, gpu.game.trial_agreed).packed())
    best = 0.0
    for run in range(3):
        tables = gpu.new_tables(count)
        synchronize()
        began = time.perf_counter()
        counts = gpu.play(box, tables, players, run * count)
        synchronize()
        seconds = time.perf_counter() - began
        best = max(best, counts.get().sum() / seconds)
    return best


def stepping(gpu: Gpu, players: int, count: int, steps: int = 200) -> float:
    """Decisions a second when each step chooses answers, gives them, and tells who is asked, masks and observations."""
    box = gpu.put(gpu.game.new_box(players, gpu.game.trial_agreed).packed())
    tables, state = gpu.new_tables(count), gpu.new_stepping(count)
    answers, asked, seats = gpu.array(count, np.int32), gpu.array(count, np.int8), gpu.array(count, np.int32)
    gpu.start(box, tables, players, 0)
    bits, rows = gpu.bits(tables), gpu.observe(box, tables, seats)
    began = 0.0
    for step in range(-5, steps):
        if step == 0:
            synchronize()
            began = time.perf_counter()
        gpu.choose(tables, step, answers)
        gpu.step(box, tables, answers, players, 0, state)
        gpu.asked(tables, asked)
        gpu.bits(tables, bits)
        gpu.observe(box, tables, seats, rows)
    synchronize()
    return count * steps / (time.perf_counter() - began)


def main() -> int:
    """Measure the named games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--plain", type=how_many, default=200, metavar="COUNT", help="compared with plain Python's (default: %(default)s)")
    parser.add_argument("--compiled", type=how_many, default=0, metavar="COUNT", help="compared with the CPU's (default: none)")
    parser.add_argument(
        "--tables", type=how_many, nargs="+", default=SIZES, metavar="COUNT", help="how many at once (default: %(default)s)"
    )
    parser.add_argument("--steps", type=how_many, default=0, metavar="COUNT", help="tables that are stepped, and compared with the CPU's")
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
            if asked.steps:
                same = same and same_steps(gpu, players, 1000, 100)
                stepped = stepping(gpu, players, asked.steps)
                rows.append({"game": name, "players": players, "tables": asked.steps, "stepping": stepped, "same": same})
                if not asked.json:
                    rate = f"{stepped / 1e6:,.0f} million decisions/s"
                    print(f"{name}, {players} players, stepping {asked.steps:,} tables: {rate}; as the CPU's: {same}")
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
