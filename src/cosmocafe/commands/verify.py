"""The command `cosmocafe verify`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

import cosmocafe
from cosmocafe.commands import GameFile, Json
from cosmocafe.commands import out as console
from cosmocafe.core.fair import checked
from cosmocafe.core.found import find_game

EXAMPLE = "Example: cosmocafe verify match.jsonl --commitment 5f2a..."


def verify(
    record: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    commitment: Annotated[str | None, typer.Option(help="What was shown when the match began.")] = None,
    added: Annotated[str | None, typer.Option(help="What you added to chance before the deal.")] = None,
    seat: Annotated[int | None, typer.Option(min=1, help="The seat that added it, from 1 on.")] = None,
    draws: Annotated[bool, typer.Option("--draws", help="Show everything that chance gave.")] = False,
    game: GameFile = None,
    as_json: Json = False,
) -> None:
    """Check a recorded match: its seed, every answer, every die and every card."""
    match = cosmocafe.load(record, find_game(game) if game else None)
    found = checked(match, commitment, None if seat is None else seat - 1, added)
    if as_json:
        rows = [{"moment": one.number, "seat": one.seat, "answer": one.answer, "draws": one.draws} for one in found]
        print(
            json.dumps(
                {"game": match.game.id, "answers": match.number, "commitment": match.commitment, "added": match.added, "moments": rows}
            )
        )
        return
    if draws:
        table = Table("moment", "answer", "one of : what came (from 0 on)")
        for one in found:
            if one.draws:
                table.add_row(str(one.number), one.answer or "set-up", "  ".join(f"{draw.of}:{draw.found}" for draw in one.draws))
        console().print(table)
    total = sum(len(one.draws) for one in found)
    console().print(
        f"{match.game.title}: {match.number} answers, all of them legal; chance gave {total:,} numbers, all of them from the seed."
    )
    console().print(f"commitment {match.commitment}", highlight=False)
    if match.added:
        console().print(f"added by the seats: {', '.join(one or 'nothing' for one in match.added)}", markup=False, highlight=False)
