"""The command `cosmocafe train`."""

from __future__ import annotations

from pathlib import Path
from typing import IO, Annotated

import typer

from cosmocafe.bots.learned.network import MOST_LAYERS
from cosmocafe.commands import GameName, out
from cosmocafe.core.errors import InputError
from cosmocafe.core.extras import needing
from cosmocafe.core.files import make_folder, read_bytes, refuse_place, write_bytes
from cosmocafe.core.found import find_game
from cosmocafe.core.system import hold

EXAMPLE = "Example: cosmocafe train examples/connect_four.py --algorithm turns --minutes 2 --out runs/four"
WIDEST = 4096
ALGORITHMS = ("ppo", "turns", "td", "improve")


def train(
    game: GameName,
    algorithm: Annotated[
        str,
        typer.Option(help="ppo: self-play; turns: self-play by ends of turns; td: from greedy games; improve: from games of the search."),
    ] = "ppo",
    players: Annotated[int | None, typer.Option(min=2, help="How many; as few as can be if not given.")] = None,
    minutes: Annotated[float, typer.Option(min=0.01, max=10_000, help="How long; td and improve take as long as they need.")] = 2.0,
    folder: Annotated[Path, typer.Option("--out", "-o", metavar="FOLDER", help="Where to; what lies there is gone on with.")] = Path(
        "runs"
    ),
    device: Annotated[str | None, typer.Option(help="cpu or cuda; the GPU if there is one.")] = None,
    lesson: Annotated[
        bool, typer.Option("--lesson", help="Watch greedy bots first; by ends of turns: begin with the game's advice, as they do.")
    ] = False,
    gate: Annotated[int, typer.Option(min=0, max=10_000, help="Games against greedy bots now and then.")] = 200,
    seed: Annotated[int, typer.Option(min=0, max=2**31 - 1, help="Another number, another training.")] = 0,
    stake: Annotated[
        str, typer.Option(help="What is won, if not every win counts the same: a field of the table and its most, as points:3.")
    ] = "",
    hidden: Annotated[str, typer.Option(help="Units of each layer, as 128 or 256,128.")] = "",
    threads: Annotated[int, typer.Option(min=0, max=1024, help="Threads that look through turns; 0 for all cores.")] = 0,
    install: Annotated[bool, typer.Option("--install", help="Put the network beside the game, where bots find it.")] = False,
) -> None:
    """Train a network for a game; `learned` and `search:net=own` play with it."""
    with needing("learn"):
        from cosmocafe.learn.course import Course, given

    from cosmocafe.bots.learned import FILE, fewest, file_for

    if algorithm not in ALGORITHMS:
        raise InputError(f"there is no way {algorithm!r} to learn; there are {', '.join(ALGORITHMS)}")
    make_folder(folder, InputError)
    found = find_game(game)
    count = players or fewest(found)
    beside = file_for(found, count)
    if install:
        refuse_place(beside, InputError)
    course = Course(minutes, lesson, gate, max(15.0, 12 * minutes), seed, stake=stake, hidden=layers(hidden), threads=threads)

    def told(line: str) -> None:
        out().print(line, markup=False, highlight=False)

    with alone_in(folder):
        learned = given(algorithm, found, count, course, folder, device, told)
    if install and not lesson and learned.said.get("decisions") == "0":
        raise InputError(f"{folder / FILE}: has learned nothing yet, so it was not put beside the game: say the same with more --minutes")
    if install:
        write_bytes(beside, read_bytes(folder / FILE, InputError), InputError)
    told(f"The network is in {beside if install else folder / FILE}")


def alone_in(folder: Path) -> IO[str]:
    """Nobody else trains in a folder until this is closed: two trainings would write over each other."""
    try:
        lock = hold(folder / "lock")
    except OSError as error:
        raise InputError(f"{folder / 'lock'}: cannot be written ({error.strerror})") from None
    if lock is None:
        raise InputError(f"{folder}: another training is at work there: wait for it, or take another folder")
    return lock


def layers(text: str) -> tuple[int, ...]:
    """Units of each layer, as they are said."""
    try:
        sizes = tuple(int(size) for size in text.split(",")) if text else ()
    except ValueError:
        sizes = (0,)
    if len(sizes) > MOST_LAYERS or not all(1 <= size <= WIDEST for size in sizes):
        raise InputError(f"{text!r} are no layers: say up to {MOST_LAYERS} numbers from 1 to {WIDEST}, such as 128 or 256,128")
    return sizes
