"""The command `cosmocafe report`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from cosmocafe.commands import MOST_GAMES, Agreed, BoxFile, GameName, Json, Language, Threads, agreed_by, refuse_language, warmed
from cosmocafe.commands import out as console
from cosmocafe.commands.simulate import brought_for, counting
from cosmocafe.core.anything import Toml
from cosmocafe.core.author.box import read_change
from cosmocafe.core.errors import InputError
from cosmocafe.core.files import refuse_place, write_text
from cosmocafe.core.found import find_game

if TYPE_CHECKING:
    from cosmocafe.lab.report.figures import Run
    from cosmocafe.lab.report.playing import SetUp

LOST = "a report keeps no games; `simulate --out` does and can be gone on with, and `report --from` tells of them"
EXAMPLE = "Example: cosmocafe report stardust_coffee --players 2,3,4 -o report.html"


def report(
    game: GameName,
    out: Annotated[Path | None, typer.Option("--out", "-o", metavar="FILE", help="Write a page that needs nothing else.")] = None,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="How many games of each set-up.")] = 20_000,
    players: Annotated[str | None, typer.Option(help="How many players; several numbers make several set-ups: 2,3,4.")] = None,
    bots: Annotated[str, typer.Option(help="A bot for all seats, or one for each, separated by commas; they change seats.")] = "greedy",
    seed: Annotated[int, typer.Option(help="Another number gives other games.")] = 0,
    agree: Agreed = None,
    each: Annotated[list[str] | None, typer.Option(metavar="NAME", help="A set-up for each value of this agreement; repeatable.")] = None,
    box: BoxFile = None,
    compare: Annotated[Path | None, typer.Option(metavar="FILE", help="Compare with the box that this file makes, game by game.")] = None,
    about: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="Print how often this was, value by value: BUILD or BUILD.ship; repeatable.")
    ] = None,
    file: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="Report on games that `simulate --out` kept, instead of playing.")
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Also look what bots use of all that the game wants to see used.")] = False,
    language: Language = "en",
    threads: Threads = None,
    as_json: Json = False,
) -> None:
    """Say what many games tell about a game: who wins, how long it takes, what is done and what never is; compare two boxes."""
    from cosmocafe.bots import names_in
    from cosmocafe.lab.report.playing import kept, set_ups
    from cosmocafe.lab.report.summary import refuse_unknown

    refuse_language(language, "a report is written in")
    found, names = find_game(game), names_in(bots)
    counts = numbers_in(players) if players else [len(names) if len(names) > 1 else found.players[0]]
    setups = set_ups(found, counts, names, agreed_by(agree), each or [], games, seed)
    change, other = read_change(box) if box else None, read_change(compare) if compare else None
    if other and len(setups) > 1:
        raise InputError("two boxes are compared in one set-up: name one number of players, and no --each")
    for name in about or []:
        refuse_unknown(found, name)
    for setup in setups:
        _ = setup.plan(change), setup.plan(other)  # refuse bad input before compiling
    if out is not None:
        refuse_place(out, InputError)
    if file is not None:
        told([kept(file, found)], about or [], out, language, as_json)
        return
    warmed(found, brought_for(names, counted=True))
    if other:
        compared(setups[0], change, other, out, language, threads, as_json)
    else:
        told([playing(setup, change, threads, coverage=coverage) for setup in setups], about or [], out, language, as_json)


def numbers_in(text: str) -> list[int]:
    """Numbers that are separated by commas."""
    if not all(part.strip().isdecimal() and len(part) < 10 for part in text.split(",")):
        raise InputError(f"{text!r}: write numbers of players as 2 or 2,3,4")
    return [int(part) for part in text.split(",")]


def playing(setup: SetUp, change: Toml | None, threads: int | None, *, coverage: bool = False) -> Run:
    """Play a set-up, showing how far it is."""
    from cosmocafe.lab.report.playing import covered, play

    with counting(f"{setup.game.id}: {setup.games:,} games, {setup.players} players", setup.games, None, lost=LOST) as tick:
        run = play(setup, change, threads=threads, tick=tick)
    return covered(run) if coverage else run


def told(runs: Sequence[Run], about: Sequence[str], out: Path | None, language: str, as_json: bool) -> None:
    """Write and print a report."""
    from cosmocafe.lab.report.figures import Figures
    from cosmocafe.lab.report.page import report_page
    from cosmocafe.lab.report.summary import as_dict, overview, tables

    reports = [Figures(run) for run in runs]
    if as_json:
        print(json.dumps([as_dict(figures) for figures in reports], ensure_ascii=False, indent=1))
    else:
        show([overview(reports, language), *(table for figures in reports for table in tables(figures, about, language))])
    written(out, report_page(reports, language) if out else "", as_json)


def compared(setup: SetUp, change: Toml | None, other: Toml, out: Path | None, language: str, threads: int | None, as_json: bool) -> None:
    """Write and print what differs between two boxes."""
    from cosmocafe.lab.report.compare import Comparison
    from cosmocafe.lab.report.figures import Figures
    from cosmocafe.lab.report.page import compare_page
    from cosmocafe.lab.report.summary import as_rows, differences

    comparison = Comparison(*(Figures(playing(setup, one, threads)) for one in (change, other)))
    if as_json:
        print(json.dumps(as_rows(comparison, language), ensure_ascii=False, indent=1))
    else:
        show([differences(comparison, language)])
    written(out, compare_page(comparison, language) if out else "", as_json)


def show(tables: Sequence[Table]) -> None:
    """Print tables."""
    for table in tables:
        console().print(table)


def written(out: Path | None, page: str, as_json: bool) -> None:
    """Write the page, after all that was printed: a full disk takes nothing away."""
    if out is None:
        return
    write_text(out, page, InputError)
    if not as_json:
        console().print(f"written to {out}", markup=False, highlight=False)
