"""The command `cosmocafe review`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

import cosmocafe
from cosmocafe.commands import GameFile, Json, Language, Threads, bar, refuse_language, warmed
from cosmocafe.commands import out as console
from cosmocafe.core.errors import InputError
from cosmocafe.core.files import refuse_place, write_text
from cosmocafe.core.found import find_game

EXAMPLE = "Example: cosmocafe review match.jsonl -o review.html"
MOST_VISITS = 1_000_000_000


def review(
    record: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `play` or the café's download writes it.")],
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help="Write the review as one page that needs nothing else.")
    ] = None,
    visits: Annotated[int, typer.Option(min=1000, max=MOST_VISITS, help="How thoroughly: about so many visits of the search.")] = 1_000_000,
    language: Language = "en",
    game: GameFile = None,
    threads: Threads = None,
    as_json: Json = False,
) -> None:
    """Judge a recorded match: chances over time, better answers, luck and skill."""
    from cosmocafe.bots.search import SEARCH
    from cosmocafe.insight.luck import LOOKING
    from cosmocafe.insight.page import Page
    from cosmocafe.insight.review import review as run
    from cosmocafe.insight.summary import as_dict, as_table

    refuse_language(language, "a review is written in")
    match = cosmocafe.load(record, find_game(game) if game else None)
    if out is not None:
        refuse_place(out, InputError)
    warmed(match.game, [SEARCH, LOOKING])
    with bar(f"{match.game.id}: {match.number} answers") as progress:
        found = run(match, visits, threads=threads, progress=lambda done: progress.update(progress.task_ids[0], completed=done))
    if out is not None:
        write_text(out, Page(found, language).html(), InputError)
    if as_json:
        json.dump(as_dict(found), sys.stdout, ensure_ascii=False, indent=1)
        print()
        return
    console().print(as_table(found, language))
    if out is not None:
        console().print(f"written to {out}", markup=False, highlight=False)
