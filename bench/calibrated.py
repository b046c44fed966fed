"""Are the judge's chances true? Searches play matches among themselves; of the positions said to be 70 %, about 70 % should be won.

    python -m bench.calibrated star_stations --luck --out stations.jsonl --svg docs/pictures/calibrated-star_stations.svg

Every match is a line of the file; the same command goes on from there. `--seconds` ends in time, `--draw` only draws what is there.
Printed are log loss and Brier score of the chances (mean over matches) beside those of who knows nothing, how much of the latter is
miscalibration and how much discrimination (after the best monotone curve), the temperature that would fit best, and ten bins.
`--luck` also says how much spread is left in results without what `insight.luck` calls luck.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Any

import numpy as np

from bench.laid import MOST, Laid, loaded, self_play
from bench.reliability import Sample, drawn
from cosmocafe.bots import Search
from cosmocafe.core.system import give_way
from cosmocafe.insight.chances import result
from cosmocafe.insight.judge import Judge
from cosmocafe.insight.luck import BEGUN_ANEW, SAMPLES, Looker

MOMENTS = 16  # of a match that are judged
TREES = 4

_hall: dict[str, Any] = {}


def match(name: str, players: int, seed: int, visits: int, judged: int, with_luck: bool) -> dict[str, Any]:
    """One match between searches: what was said at moments spread over it, and what came of it."""
    if name not in _hall:
        _hall[name] = loaded(name)
    game = _hall[name]
    box, laid, search = game.new_box(players, game.trial_agreed), Laid(game, players, seed), Search(game)
    rng, tables, answers = random.Random(seed), list[Any](), list[int]()  # noqa: S311  a bot's mood
    while not laid.single.over and len(tables) < MOST:
        tables.append(laid.single.record.copy())
        answer = laid.offered[0]
        if len(laid.offered) > 1:
            answer = search.think_blindly(box, laid, visits, seed=rng.getrandbits(32)).best.answer
        laid.single.answer(answer)
        answers.append(answer)
    said: list[Any] = []
    if laid.single.over:
        judge = Judge(game, box)
        for number in chosen(len(tables), rng):
            table = game.table()
            table.unpack(tables[number][0])
            said.append([number / len(tables), judge.analysis(table, judged, TREES, seed * MOMENTS + len(said), sees_all=True).win])
    row = {
        "game": name,
        "players": players,
        "visits": visits,
        "judged": judged,
        "seed": seed,
        "answers": len(tables),
        "result": result(laid.single.places),
        "said": said,
    }
    return row | {"luck": luck(Looker(game, box, players), [*tables, laid.packed()], answers, seed)} if with_luck else row


def luck(looker: Looker, tables: list[Any], answers: list[int], seed: int) -> list[float]:
    """What chance gave each seat in a match, as quick looks see it."""
    found = looker.look(tables[0]) - looker.look(tables[0], BEGUN_ANEW, SAMPLES, seed)
    for number, answer in enumerate(answers):
        if (tables[number]["rng"] != tables[number + 1]["rng"]).any():
            found = found + looker.surprise(tables[number], answer, tables[number + 1], number + 1)
    return [round(float(part), 6) for part in found]


def chosen(count: int, rng: random.Random) -> list[int]:
    """Moments of a match, one in each equal part of it."""
    parts = min(MOMENTS, count)
    return [rng.randrange(count * part // parts, count * (part + 1) // parts) for part in range(parts)]


def matches(asked: argparse.Namespace, seeds: list[int]) -> Iterator[dict[str, Any]]:
    """Matches as they end, on so many processes, until it is late."""
    end = time.monotonic() + asked.seconds
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(asked.workers, context, give_way) as pool:
        going: set[Future[dict[str, Any]]] = set()
        while going or (seeds and time.monotonic() < end):
            while seeds and len(going) < 2 * asked.workers and time.monotonic() < end:
                going.add(pool.submit(match, asked.game, asked.players, seeds.pop(0), asked.visits, asked.judged, asked.luck))
            done, going = wait(going, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
            if time.monotonic() > end:
                going = {future for future in going if not future.cancel()}


def known(path: Path) -> list[dict[str, Any]]:
    """The matches of a file."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []


def main() -> None:
    parser = self_play(__doc__, 4, 1000, 24, 240, "of each judgement", 1_000_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--svg", type=Path)
    parser.add_argument("--luck", action="store_true", help="also measure what is left of a result without its luck")
    parser.add_argument("--draw", action="store_true")
    asked = parser.parse_args()
    loaded(asked.game)  # compile once, before there are many
    alike = (asked.game, asked.players, asked.visits, asked.judged)
    if any((row["game"], row["players"], row["visits"], row["judged"]) != alike for row in known(asked.out)):
        parser.error(f"{asked.out} holds matches that were played or judged otherwise: name another file")
    done = {row["seed"] for row in known(asked.out)}
    seeds = [] if asked.draw else [seed for seed in range(asked.seed, asked.seed + asked.games) if seed not in done]
    with asked.out.open("a", encoding="utf-8") as file:
        for row in matches(asked, seeds) if seeds else ():
            file.write(json.dumps(row) + "\n")
            file.flush()
    rows = [row for row in known(asked.out) if row["said"]]
    sample = Sample.of(rows)
    print(json.dumps(sample.figures() | without_luck(rows), indent=1))
    if asked.svg:
        title = f"{_title(asked.game)}, {asked.players} players, {len(rows):,} matches"
        asked.svg.parent.mkdir(parents=True, exist_ok=True)
        asked.svg.write_text(drawn(sample, title), encoding="utf-8")


def without_luck(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """The spread of results with and without what looks call luck, and how much of that is best taken out (for `insight/measured.toml`)."""
    rows = [row for row in rows if "luck" in row]
    if len(rows) < 2:
        return {}
    came, given = np.array([row["result"] for row in rows]) / 1e6, np.array([row["luck"] for row in rows])
    came, given = came - came.mean(axis=0), given - given.mean(axis=0)
    best = float((came * given).sum() / (given * given).sum())
    spreads = {str(part): round(float((came - part * given).std()), 4) for part in (0, 0.5, 1, round(best, 2))}
    return {"luck": {"matches": len(rows), "best_part": round(best, 2), "spread_of_results_less_this_part": spreads}}


def _title(name: str) -> str:
    from cosmocafe.core.found import find_game

    return find_game(name).title


if __name__ == "__main__":
    main()
