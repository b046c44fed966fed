"""The command `cosmocafe`."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

import cosmocafe
from cosmocafe.commands import (
    MOST_GAMES,
    Agreed,
    BoxFile,
    GameFile,
    GameName,
    GameNames,
    Json,
    Language,
    Threads,
    agreed_by,
    bar,
    mcp,
    out,
    puzzles,
    report,
    review,
    simulate,
    tournament,
    train,
    tune,
    verify,
    warmed,
)
from cosmocafe.commands.film import make_film
from cosmocafe.core import system
from cosmocafe.core.errors import CafeError, InputError, in_print
from cosmocafe.core.extras import needing
from cosmocafe.core.files import refuse_place
from cosmocafe.core.found import find_game, installed_games

app = typer.Typer(
    name="cosmocafe",
    help="A board-game café among the stars: play, simulate and check tabletop games.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)


def say_version(wanted: bool) -> None:
    """Print which release this is, and nothing else."""
    if wanted:
        print(f"cosmocafe {cosmocafe.__version__}")
        raise typer.Exit


@app.callback()
def main_options(
    version: Annotated[bool, typer.Option("--version", help="Say which release this is.", callback=say_version, is_eager=True)] = False,
) -> None:
    """A board-game café among the stars: play, simulate and check tabletop games."""


@app.command(epilog="Example: cosmocafe games --json")
def games(as_json: Json = False) -> None:
    """List the games of the café."""
    rows: list[dict[str, Any]] = []
    for name in sorted(installed_games()):
        game = find_game(name)
        agreements = {one.name: one.allowed for one in game.agreements}
        rows.append({"game": name, "title": game.title, "players": list(game.players), "version": game.version, "agreements": agreements})
    if as_json:
        print(json.dumps(rows, indent=1))
        return
    table = Table("game", "title", "players", "agreements")
    for row in rows:
        table.add_row(
            row["game"], row["title"], "-".join(map(str, sorted({row["players"][0], row["players"][-1]}))), "\n".join(row["agreements"])
        )
    out().print(table)


@app.command(epilog="Example: cosmocafe play star_stations --seats me,normal --agree placement=preset")
def play(
    game: GameName,
    seats: Annotated[
        str | None,
        typer.Option(help="Who sits where, separated by commas: me, beginner to expert, search:visits=2000; me and easy bots if none."),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Play the same chance again.")] = None,
    agree: Agreed = None,
    box: BoxFile = None,
    language: Language = "en",
    record: Annotated[Path | None, typer.Option("--load", help="Go on from a record.")] = None,
) -> None:
    """Play in the terminal."""
    from cosmocafe.terminal import TerminalTable, quicken, seated

    found = find_game(game)
    found.words(language)
    if record is None:
        bots = seated(found, seats, found.players)
        match = cosmocafe.new(found, len(bots), seed, agreed=agreed_by(agree), box=box)
    elif seed or agree or box:
        raise InputError("a record brings its own seed, agreements and box: leave them out with --load")
    else:
        match = cosmocafe.load(record, found)
        bots = seated(found, seats, (match.players,))
    quicken(found, bots)
    console = out()
    table = TerminalTable(match, bots, console, lambda prompt: console.input(prompt), language)
    if not table.play():
        console.print("You left the table.")


@app.command(epilog="Example: cosmocafe check star_stations --games 10000")
def check(
    game: GameName,
    games: Annotated[
        int,
        typer.Option(
            min=1, max=MOST_GAMES, help="How thoroughly: games / 10 are compared plain and compiled, games * 10 run with invariants."
        ),
    ] = 1000,
    threads: Threads = None,
    as_json: Json = False,
) -> None:
    """Check that a game keeps the café's contract; exit code 1 if it does not."""
    from cosmocafe.bots import greedy
    from cosmocafe.core.contract.check import check as run

    found = find_game(game)
    results = []
    with bar(found.id) as progress:

        def tick(name: str, done: float) -> None:
            progress.update(progress.task_ids[0], description=name, completed=done)

        for result in run(found, games, threads or os.cpu_count() or 1, tick, greedy.advise):
            results.append(result)
            if not as_json:
                mark = "[green]ok[/]  " if result.ok else "[red]FAIL[/]"
                progress.stop()  # results go to stdout, the bar to stderr
                out().print(f"{mark} {escape(result.name)}: {escape(result.detail)} [dim]{result.seconds:.1f} s[/]", highlight=False)
                progress.start()
    failed = sum(not result.ok for result in results)
    if as_json:
        print(json.dumps([vars(result) for result in results], indent=1))
    else:
        out().print(f"{found.id}: {len(results) - failed} of {len(results)} checks passed")
    if failed:
        raise typer.Exit(1)


@app.command(epilog="Example: cosmocafe bench star_stations --json")
def bench(
    game: GameNames = None,
    as_json: Json = False,
) -> None:
    """Measure how fast a game's rules run on this machine."""
    from cosmocafe.lab.bench import bench as run

    measured = []
    for name in game or sorted(installed_games()):
        found, rows = find_game(name), []
        warmed(found)
        for players in found.players:
            with bar(f"{found.id}, {players} players"):
                rows.append(run(name, found, players))
        measured += rows
        if not as_json:
            out().print(figures(rows))
    if as_json:
        print(json.dumps(measured, indent=1))


FIGURES = {
    "plain": "decisions/s, plain",
    "compiled": "decisions/s, compiled",
    "threads2": "decisions/s, two threads",
    "ratio": "compiled / plain",
    "games": "games/s",
    "copies": "copies/s",
    "bytes": "bytes a table",
    "warm_start_s": "seconds to start",
    "visits": "search visits/s",
    "visits2": "search visits/s, two threads",
    "leaves": "judged tables/s",
    "leaves2": "judged tables/s, two threads",
    "playouts": "playouts/s",
    "playouts2": "playouts/s, two threads",
}


def figures(rows: Sequence[Mapping[str, object]]) -> Table:
    """What was measured of one game: a line for each figure, a column for each number of players."""
    table = Table(str(rows[0]["game"]), box=None, header_style="bold")
    for row in rows:
        table.add_column(f"{row['players']} {'player' if row['players'] == 1 else 'players'}", justify="right")
    for name, words in FIGURES.items():
        table.add_row(words, *(f"{row[name]:,}" for row in rows))
    return table


@app.command(epilog="Example: cosmocafe calibrate star_stations --games 400")
def calibrate(
    game: GameNames = None,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="How many games for each number of players.")] = 400,
    seed: Annotated[int, typer.Option(min=0, max=10**9, help="Another number gives other games.")] = 0,
    threads: Threads = None,
    as_json: Json = False,
) -> None:
    """Learn from games between bots how a game's value turns into chances to win; writes calibration.toml beside the game."""
    from cosmocafe.bots.search.calibration import SAMPLING, file_of, keep
    from cosmocafe.bots.search.calibration import calibrate as run

    for name in game or sorted(installed_games()):
        found, learned = find_game(name), {}
        refuse_place(file_of(found), InputError)
        warmed(found, [SAMPLING])
        for players in found.players:
            with bar(f"{found.id}, {players} players") as progress:

                def tick(done: int, progress: Progress = progress) -> None:
                    progress.update(progress.task_ids[0], completed=done / games)

                learned[players] = run(found, players, games, seed, threads or os.cpu_count() or 1, tick)
        file = keep(found, learned)
        if as_json:
            print(
                json.dumps(
                    {"game": found.id, "file": str(file), "players": {str(n): vars(known) for n, known in learned.items()}}, indent=1
                )
            )
            continue
        table = Table("players", "points a unit of log odds", "seats", "log loss", title=found.title)
        for players, known in learned.items():
            table.add_row(str(players), f"{known.scale:,}", " ".join(map(str, known.seats)), f"{known.log_loss:.4f}")
        out().print(table)
        out().print(f"written to {file}")


@app.command(epilog="Example: cosmocafe replay match.jsonl --at 40")
def replay(
    record: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    at: Annotated[int | None, typer.Option(min=0, help="Show the table after so many answers; the end if not given.")] = None,
    film: Annotated[Path | None, typer.Option(metavar="FILE", help="Make a film of it: .svg, .webp, .gif or .mp4.")] = None,
    language: Language = "en",
    game: GameFile = None,
    as_json: Json = False,
) -> None:
    """Show a recorded match: what happened, and the table. Or make a film of it."""
    match = cosmocafe.load(record, find_game(game) if game else None)
    if film is not None:
        make_film(match, film, language)
        return
    steps = match.number if at is None else at
    if steps > match.number:
        raise InputError(f"the record has {match.number} answers, so there is no table after {steps}")
    shown = match.begun_again()
    for answer in match.answers[:steps]:
        shown.answer(answer)
    view = shown.view(language=language)
    if as_json:
        print(
            json.dumps(
                {"game": match.game.id, "answers": steps, "log": view.log, "over": shown.over, "places": shown.places}, ensure_ascii=False
            )
        )
        return
    console = out()
    for line in view.log:
        console.print(f"  {escape(line)}", highlight=False)
    console.print(view.picture, markup=False, highlight=False)


app.command(epilog=simulate.EXAMPLE)(simulate.simulate)
app.command(epilog=report.EXAMPLE)(report.report)
app.command(epilog=tune.EXAMPLE)(tune.tune)
app.command(epilog=tournament.EXAMPLE)(tournament.tournament)
app.command(epilog=review.EXAMPLE)(review.review)
app.command(epilog=puzzles.EXAMPLE)(puzzles.puzzles)
app.command(epilog=train.EXAMPLE)(train.train)
app.command(epilog=mcp.EXAMPLE)(mcp.mcp)
app.command(epilog=verify.EXAMPLE)(verify.verify)


@app.command(epilog="Example: cosmocafe warm star_stations")
def warm(
    game: GameNames = None,
    gently: Annotated[bool, typer.Option("--gently", help="Let everything else on this machine go first.")] = False,
) -> None:
    """Compile the rules ahead, so that bots and simulations start at once."""
    from cosmocafe.bots import BROUGHT

    if gently:
        system.give_way()
    for name in game or sorted(installed_games()):
        warmed(find_game(name), BROUGHT)
        out().print(f"{name} is ready")


@app.command(epilog="Example: cosmocafe serve --port 8000 --db cafe.db")
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="Which port.")] = 8000,
    db: Annotated[str | None, typer.Option(help="A file for SQLite or a database URL; a file in your data folder if not given.")] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the café in a browser.")] = False,
    workers: Annotated[int, typer.Option(min=1, max=64, help="How many processes serve it; more than one need PostgreSQL.")] = 1,
) -> None:
    """Open the café in the browser: play with friends and bots."""
    with needing("web"):
        from cosmocafe.web.serve import serve as run

    run(host, port, db, browser, workers)


def main() -> None:
    """Run the command; what a person can mend is said in one sentence, with exit code 2."""
    try:
        code = app(prog_name="cosmocafe", standalone_mode=False)
    except CafeError as error:
        refuse(str(error))
    except typer.Abort:
        sys.exit(1)
    except typer.TyperException as error:  # a wrong command line
        refuse_misuse(error)
    sys.exit(code if isinstance(code, int) else 0)


def refuse_misuse(error: typer.TyperException) -> NoReturn:
    """Say what is wrong with a command line; without any command there was help instead."""
    said = " ".join(error.format_message().split())
    if said:
        refuse(f"{said.rstrip('.')}; see `{asked.command_path if (asked := getattr(error, 'ctx', None)) else 'cosmocafe'} --help`")
    sys.exit(2)


def refuse(sentence: str) -> NoReturn:
    """End with a sentence."""
    print(f"cosmocafe: {in_print(sentence)}", file=sys.stderr)
    sys.exit(2)
