"""The command `cosmocafe puzzles`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

import cosmocafe
from cosmocafe.commands import GameName, Json, bar, warmed
from cosmocafe.commands import out as console
from cosmocafe.core.errors import InputError
from cosmocafe.core.files import refuse_place, write_text
from cosmocafe.core.found import find_game

COUNT, MATCHES = 12, 30  # puzzles that are made, and matches that are looked through for them
EXAMPLE = "Example: cosmocafe puzzles star_stations --count 20 -o puzzles.json"


def puzzles(
    game: GameName,
    count: Annotated[int, typer.Option(min=1, max=1000, help="How many.")] = COUNT,
    out: Annotated[Path | None, typer.Option("--out", "-o", metavar="FILE", help="Where to; the game's own file if not given.")] = None,
    record: Annotated[
        list[Path] | None, typer.Option("--record", metavar="FILE", help="A match to look into first; may be repeated.")
    ] = None,
    matches: Annotated[int, typer.Option(min=1, max=10_000, help="Matches between bots to look through.")] = MATCHES,
    seed: Annotated[int, typer.Option(help="Another number gives other puzzles.")] = 0,
    as_json: Json = False,
) -> None:
    """Find questions with one clearly best answer, and how hard each is; writes puzzles.json beside the game."""
    from cosmocafe.bots.search import SEARCH
    from cosmocafe.insight.puzzles import FILE, made, written

    found, records = find_game(game), record or []
    known, by = [cosmocafe.load(file, found) for file in records], command(game, count, matches, seed, records)
    file = out or found.file(FILE)
    refuse_place(file, InputError)
    warmed(found, [SEARCH])
    with bar(f"{found.id}: puzzles") as progress:
        for number, kept in enumerate(made(found, count, matches, seed, known), start=1):
            if kept:
                write_text(file, written(found, kept, by), InputError)  # whoever stops it has those that were found
            progress.update(progress.task_ids[0], completed=number / (len(known) + matches))
    if not kept:
        raise InputError("no question with one clearly best answer was found: try more --matches or another --seed")
    if as_json:
        print(written(found, kept, by), end="")
        return
    grades = ", ".join(f"{sum(one.grade == grade for one in kept)} of grade {grade}" for grade in sorted({one.grade for one in kept}))
    console().print(f"{len(kept)} puzzles ({grades}) written to {file}", markup=False, highlight=False)


def command(game: str, count: int, matches: int, seed: int, records: Sequence[Path] = ()) -> str:
    """What makes the same puzzles again; files are named without their folders."""
    given = "".join(f" --record {file.name}" for file in records)
    return f"cosmocafe puzzles {Path(game).name} --count {count} --matches {matches} --seed {seed}{given}"
