"""The command `cosmocafe tournament`."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Column, Table

from cosmocafe.commands import MOST_GAMES, Agreed, GameName, Json, agreed_by, bar, out, warmed
from cosmocafe.core.errors import InputError
from cosmocafe.core.files import write_text
from cosmocafe.core.found import find_game

EXAMPLE = "Example: cosmocafe tournament star_stations --bots easy,normal,hard --games 400 --out levels.json --html levels.html"


def tournament(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Who plays: bots, with options if you like, separated by commas.")] = "beginner,easy,normal",
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="Games of each pairing; as many more as it takes to be fair.")] = 400,
    players: Annotated[int | None, typer.Option(help="How many sit at a table.")] = None,
    seed: Annotated[int, typer.Option(help="Another number gives other deals.")] = 0,
    agree: Agreed = None,
    ladder: Annotated[bool, typer.Option("--ladder", help="Each bot meets only the one named before it, alone among those.")] = False,
    workers: Annotated[int | None, typer.Option(min=1, max=1024, help="Games at once, each in a process; all cores if not given.")] = None,
    file: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Keep what is played as JSON; go on if it is there.")] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the tables as a page.")] = None,
    as_json: Json = False,
) -> None:
    """Let bots play against each other, with the same deals for all and everybody at every seat, and rate them."""
    from cosmocafe.bots import BROUGHT, names_in
    from cosmocafe.lab.tournament import as_html, planned
    from cosmocafe.lab.tournament import tournament as run

    found, names, agreed = find_game(game), names_in(bots), agreed_by(agree)
    given: dict[str, Any] = {"players": players, "seed": seed, "agreed": agreed, "ladder": ladder, "out": file}
    known = planned(found, names, games, **given)  # refuse bad input before compiling
    if html:
        write_text(html, as_html(known, found.title), InputError)
    warmed(found, BROUGHT)
    with bar(f"{found.id}: tournament") as progress:

        def tick(done: float) -> None:
            progress.update(progress.task_ids[0], completed=done)

        result = run(found, names, games, **given, workers=workers or os.cpu_count() or 1, progress=tick, say=progress.console.print)
    if html:
        write_text(html, as_html(result, found.title), InputError)
    if as_json:
        print(json.dumps(result.as_dict(), indent=1))
        return
    console = out()
    console.print(f"{found.title}: {result.players} players", highlight=False)
    for title, head, rows in result.tables():
        shown = Table(*(Column(name, overflow="fold") for name in head), title=title)  # a bot's options and file are read to the end
        for row in rows:
            shown.add_row(*map(escape, row))
        console.print(shown)
