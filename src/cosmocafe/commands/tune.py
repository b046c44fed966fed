"""The command `cosmocafe tune`."""

from __future__ import annotations

import json
import os
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cosmocafe.commands import Agreed, BoxFile, GameName, Json, Language, Threads, agreed_by, out, refuse_language, warmed
from cosmocafe.commands.report import written
from cosmocafe.commands.simulate import Engine, Seed, Workers, brought_for, complain, counting
from cosmocafe.core.anything import Toml
from cosmocafe.core.author.box import read_change
from cosmocafe.core.errors import InputError
from cosmocafe.core.extras import needing
from cosmocafe.core.files import refuse_place
from cosmocafe.core.found import find_game

if TYPE_CHECKING:
    from cosmocafe.lab.tune import Tuned

EXAMPLE = "Example: cosmocafe tune star_stations goals.toml --tries 200 --out tuned.toml --html tuned.html"


def tune(
    game: GameName,
    goals: Annotated[Path, typer.Argument(metavar="GOALS", help="A TOML file with what is wanted, see docs/simulate.md.")],
    tries: Annotated[int, typer.Option(min=1, max=1_000_000, help="How often other numbers are tried, at most.")] = 100,
    file: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="Where the changed box goes.")] = Path("tuned.toml"),
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a page that needs nothing else: goals, numbers, both boxes.")
    ] = None,
    kept: Annotated[
        Path | None, typer.Option("--kept", metavar="FILE", help="What was tried; beside --out if not given. Goes on if it is there.")
    ] = None,
    box: BoxFile = None,
    agree: Agreed = None,
    seed: Seed = 0,
    engine: Engine = "cpu",
    threads: Threads = None,
    workers: Workers = None,
    language: Language = "en",
    as_json: Json = False,
) -> None:
    """Search the original numbers of a box for stated goals; the rulebook's numbers stay."""
    with needing("lab"):
        from cosmocafe.lab.goals import read_goals
        from cosmocafe.lab.report.tuned import tuned_page
        from cosmocafe.lab.tries import storing
        from cosmocafe.lab.tune import tune as run
        from cosmocafe.lab.tune import write_box

    refuse_language(language, "a report is written in")
    found, change, agreed = find_game(game), read_change(box) if box else None, agreed_by(agree)
    wanted = read_goals(goals, found, change)
    for place in filter(None, (file, html, kept)):
        refuse_place(place, InputError)
    beside = kept or file.with_name(f"{file.name}.tries")
    refuse_same({"--html": html, "--out": file, "--kept": beside, "GOALS": goals})
    refuse_same({"--html": html, "--box": box})
    if engine == "cpu":
        warmed(found, brought_for(wanted.bots, counted=True))
    with storing(beside), counting(f"{found.id}: {tries:,} tries", tries, beside, "tries") as tick:
        how: Toml = {"engine": engine, "threads": threads, "workers": workers, "say": complain}
        given: Toml = {"change": change, "agreed": agreed, "seed": seed, "kept": beside}
        result = run(found, wanted, tries, progress=lambda done, best: tick(done), **given, **how)
    write_box(file, result)
    told(result, file, language, as_json)
    written(html, tuned_page(result, file, language) if html else "", as_json)


def refuse_same(places: dict[str, Path | None]) -> None:
    """Refuse two names for one file: one would be lost."""
    for (name, one), (other, two) in combinations(places.items(), 2):
        if one and two and os.path.realpath(one) == os.path.realpath(two):
            raise InputError(f"{one}: {name} and {other} are the same file; name two")


def told(result: Tuned, file: Path, language: str, as_json: bool) -> None:
    """Print what came of it."""
    from cosmocafe.lab.report.summary import reached

    if as_json:
        print(json.dumps(result.as_dict(), indent=1))
        return
    console = out()
    console.print(reached(result, language))
    for key, (before, after) in result.changed.items():
        console.print(f"{key}: {before} -> {after}", markup=False)
    console.print(f"kept in {file}" if result.changed else f"nothing is worth changing; {file} holds the box as it was", markup=False)
