"""Other simulators beside ours, on one core, in one run: whole random games and decisions a second.

    python -m bench.peers --game backgammon --seconds 5

Each peer is installed once into a virtual environment of its own in the cache folder, and plays in a process of its own
(`peer_drivers.py`). A peer that cannot be had is named with the reason. Machines are noisy: read ratios.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any, NamedTuple

import platformdirs

from bench.peer_drivers import DRIVERS
from cosmocafe.core.errors import CafeError, NotAvailable
from cosmocafe.draw.text import table

DRIVER = Path(__file__).with_name("peer_drivers.py")
OURS, SINGLE, VECTOR, ZOO = "cosmocafe", "cosmocafe_single", "cosmocafe_vector", "cosmocafe_pettingzoo"
OWN = (OURS, SINGLE, VECTOR, ZOO)
INSTALLING = 900  # seconds at the most
GAMES = {
    "connect_four": "Connect Four",
    "kuhn_poker": "Kuhn poker for three (Pgx: for two)",
    "backgammon": "Backgammon",
    "stardust_coffee": "Stardust Coffee for two, which nobody else has",
    "catan": "Catan's family for four: ours is Starfarers, theirs is Catan",
}


class Peer(NamedTuple):
    """A simulator: how it is driven, and what has to be installed for it."""

    words: str
    package: str
    requirements: tuple[str, ...]


PEERS = {
    OURS: Peer("Cosmocafé, compiled", "", ()),
    VECTOR: Peer("Cosmocafé, vector environment: masks and observations", "", ()),
    ZOO: Peer("Cosmocafé, through PettingZoo's interface", "", ()),
    SINGLE: Peer("Cosmocafé, one table in a Python loop", "", ()),
    "open_spiel": Peer("OpenSpiel, from Python", "open_spiel", ("open_spiel",)),
    "open_spiel_inside": Peer("OpenSpiel, rollouts inside C++", "open_spiel", ("open_spiel",)),
    "pgx": Peer("Pgx on the CPU, in batches", "pgx", ("pgx", "jax")),
    "pettingzoo": Peer("PettingZoo classic", "pettingzoo", ("pettingzoo[classic]",)),
    "catanatron": Peer("Catanatron", "catanatron", ("catanatron",)),
    "fastcatan": Peer("fastcatan, `Env.step` from Python", "fastcatan", ("fastcatan", "numpy")),
}


def environment(peer: Peer, python: str) -> Path:
    """The Python that has a peer, installed if it has not been before."""
    root = Path(os.environ.get("COSMOCAFE_CACHE") or platformdirs.user_cache_dir("cosmocafe")) / "peers"
    folder = root / f"{peer.package}-{version(python)}"
    ready, inside = folder / "ready", folder / "bin" / "python"
    if not ready.exists():
        shutil.rmtree(folder, ignore_errors=True)
        done([python, "-m", "venv", str(folder)], INSTALLING)
        install(peer, inside, folder)
        ready.touch()
    return inside


def version(python: str) -> str:
    """As 3.11."""
    return done([python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"], 60).strip()


def install(peer: Peer, inside: Path, folder: Path) -> None:
    """By pip; fastcatan asks for a newer Python than it needs, so under an older one it is built from its source."""
    pip = [str(inside), "-m", "pip", "--disable-pip-version-check", "--quiet"]
    wanted = list(peer.requirements)
    if peer.package == "fastcatan" and version(str(inside)) == "3.11":
        done(
            [*pip, "download", "--no-deps", "--no-binary=fastcatan", "--ignore-requires-python", "--dest", str(folder), "fastcatan"],
            INSTALLING,
        )
        wanted[0] = str(lowered(next(folder.glob("fastcatan-*.tar.gz"))))
    done([*pip, "install", *wanted], INSTALLING)


def lowered(archive: Path) -> Path:
    """The source in an archive, content with Python 3.11."""
    with tarfile.open(archive) as packed:
        packed.extractall(archive.parent / "source", filter="data")
    source = next((archive.parent / "source").iterdir())
    for name in ("CMakeLists.txt", "pyproject.toml"):
        file = source / name
        file.write_text(file.read_text(encoding="utf-8").replace("3.12", "3.11").replace("cp312", ""), encoding="utf-8")
    return source


def done(command: list[str], seconds: float) -> str:
    """What a command printed; if it fails, why, in a sentence."""
    outside = {name: value for name, value in os.environ.items() if command[0] == sys.executable or name != "PYTHONPATH"}
    try:
        found = subprocess.run(command, capture_output=True, text=True, timeout=seconds, env=outside, check=False)  # noqa: S603  our own words
    except subprocess.TimeoutExpired:
        raise NotAvailable(f"it took more than {seconds:.0f} seconds") from None
    except OSError as error:
        raise NotAvailable(f"{command[0]} cannot be started: {error.strerror}") from None
    if found.returncode:
        lines = found.stderr.strip().splitlines() or [f"it ended with {found.returncode}"]
        raise NotAvailable(next((line for line in lines if line.startswith("ERROR")), lines[-1]))
    return found.stdout


def race(game: str, name: str, python: str, seconds: float) -> dict[str, Any]:
    """The figures of one simulator on one game, or why there are none."""
    row: dict[str, Any] = {"game": game, "peer": name}
    try:
        inside = sys.executable if name in OWN else str(environment(PEERS[name], python))
        return {**row, **json.loads(done([inside, "-P", str(DRIVER), name, game, str(seconds)], 120 + 20 * seconds))}
    except CafeError as error:
        return {**row, "why": str(error)}


def report(game: str, rows: list[dict[str, Any]]) -> list[str]:
    """A table of one game, in Markdown, and what is missing from it."""
    ours = next((row["games_per_second"] for row in rows if row["peer"] == OURS and "why" not in row), None)
    lines = [["simulator", "games a second", "decisions a second", "ours / theirs, games"], ["---"] * 4]
    for row in rows:
        if "why" not in row:
            ratio = f"{ours / row['games_per_second']:,.1f}" if ours and row["games_per_second"] else ""
            figures = [f"{row[kind]:,.0f}" for kind in ("games_per_second", "decisions_per_second")]
            lines.append([PEERS[row["peer"]].words, *figures, "" if row["peer"] == OURS else ratio])
    missing = [f"{PEERS[row['peer']].words}: not to be had here: {row['why']}" for row in rows if "why" in row]
    return [f"{GAMES[game]}:", "", *(f"| {line} |" for line in table(lines, " | ")), "", *missing]


def main() -> None:
    """Race everybody on every game that is asked for."""
    parser = argparse.ArgumentParser(
        description="Other simulators beside ours, on one core: whole random games and decisions a second.",
        epilog="example: python -m bench.peers --game connect_four --game backgammon --seconds 5",
    )
    parser.add_argument("--game", action="append", choices=GAMES, help="only this game; may be given several times")
    parser.add_argument("--peer", action="append", choices=[name for name in PEERS if name not in OWN], help="only this peer beside ours")
    parser.add_argument("--seconds", type=float, default=3, help="processor time for each measurement")
    parser.add_argument("--python", default=sys.executable, help="the Python that peers are installed for")
    parser.add_argument("--json", action="store_true", help="figures for programs")
    asked = parser.parse_args()
    rows: list[dict[str, Any]] = []
    for game in asked.game or GAMES:
        names = [name for name in PEERS if (name, game) in DRIVERS and (name in OWN or name in (asked.peer or PEERS))]
        found = [race(game, name, asked.python, asked.seconds) for name in names]
        rows += found
        if not asked.json:
            print("\n".join(report(game, found)), flush=True)
    if asked.json:
        print(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
