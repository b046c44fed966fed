"""The command `cosmocafe tune`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from cosmocafe.commands import Agreed, BoxFile, GameName, Json, Threads, agreed_by, out, warmed
from cosmocafe.commands.simulate import Engine, Seed, Workers, brought_for, complain, counting
from cosmocafe.core.anything import Toml
from cosmocafe.core.author.box import read_change
from cosmocafe.core.errors import InputError
from cosmocafe.core.extras import needing
from cosmocafe.core.files import refuse_place
from cosmocafe.core.found import find_game

EXAMPLE = "Example: cosmocafe tune star_stations goals.toml --tries 200 --out tuned.toml"


def tune(
    game: GameName,
    goals: Annotated[Path, typer.Argument(metavar="GOALS", help="A TOML file with what is wanted, see docs/simulate.md.")],
    tries: Annotated[int, typer.Option(min=1, max=1_000_000, help="How often other numbers are tried, at most.")] = 100,
    file: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="Where the changed box goes.")] = Path("tuned.toml"),
    kept: Annotated[
        Path | None, typer.Option("--kept", metavar="FILE", help="What was tried; beside --out if not given. Goes on if it is there.")
    ] = None,
    box: BoxFile = None,
    agree: Agreed = None,
    seed: Seed = 0,
    engine: Engine = "cpu",
    threads: Threads = None,
    workers: Workers = None,
    as_json: Json = False,
) -> None:
    """Search the original numbers of a box for stated goals; the rulebook's numbers stay."""
    with needing("lab"):
        from cosmocafe.lab.goals import read_goals
        from cosmocafe.lab.tune import storing, write_box
        from cosmocafe.lab.tune import tune as run

    found, change, agreed = find_game(game), read_change(box) if box else None, agreed_by(agree)
    wanted = read_goals(goals, found, change)
    refuse_place(file, InputError)
    if engine == "cpu":
        warmed(found, brought_for(wanted.bots, counted=True))
    beside = kept or file.with_name(f"{file.name}.tries")
    with storing(beside), counting(f"{found.id}: {tries:,} tries", tries, beside, "tries") as tick:
        how: Toml = {"engine": engine, "threads": threads, "workers": workers, "say": complain}
        given: Toml = {"change": change, "agreed": agreed, "seed": seed, "kept": beside}
        result = run(found, wanted, tries, progress=lambda done, best: tick(done), **given, **how)
    write_box(file, result)
    if as_json:
        print(json.dumps(result.as_dict(), indent=1))
        return
    table = Table("goal", "wanted", "before", "after", title=f"{found.title}: {result.games:,} other games, {result.tries:,} tries")
    for row in result.rows:
        table.add_row(*row)
    console = out()
    console.print(table)
    for key, (before, after) in result.changed.items():
        console.print(f"{key}: {before} -> {after}", markup=False)
    console.print(f"kept in {file}" if result.changed else f"nothing is worth changing; {file} holds the box as it was", markup=False)
