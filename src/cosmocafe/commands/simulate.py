"""The command `cosmocafe simulate`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TaskProgressColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from cosmocafe.commands import MOST_GAMES, Agreed, BoxFile, GameName, Json, Threads, agreed_by, out, warmed
from cosmocafe.core.author.box import read_change
from cosmocafe.core.found import find_game
from cosmocafe.core.game import Game

if TYPE_CHECKING:
    from cosmocafe.core.machine.brought import Brought
    from cosmocafe.lab.simulate import Simulation

EXAMPLE = "Example: cosmocafe simulate star_stations --games 100000 --players 4 --bots greedy --out results.parquet"
Bots = Annotated[
    str | None, typer.Option(help="Bots at the seats: random, greedy, search:visits=200 or others, separated by commas; fewer sit in turn.")
]
Seed = Annotated[int, typer.Option(help="Another number gives other games.")]
Engine = Annotated[str, typer.Option(help="What plays: cpu, gpu, ray (a cluster) or plain; all give the same games.")]
Workers = Annotated[
    int | None,
    typer.Option(min=1, max=1024, help="Processes for bots that think, or tasks on a cluster at once; all cores if not given."),
]


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="How many games.")] = 10_000,
    players: Annotated[int | None, typer.Option(help="How many players.")] = None,
    bots: Bots = None,
    seed: Seed = 0,
    agree: Agreed = None,
    box: BoxFile = None,
    engine: Engine = "cpu",
    threads: Threads = None,
    workers: Workers = None,
    file: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Keep all games as Parquet tables; goes on if they are there.")
    ] = None,
    counted: Annotated[
        int, typer.Option(min=0, max=MOST_GAMES, help="With --out: of how many games everything that happened is counted.")
    ] = 20_000,
    as_json: Json = False,
) -> None:
    """Play thousands of games between bots on compiled rules and count."""
    from cosmocafe.lab.plan import planned
    from cosmocafe.lab.simulate import simulate as run

    found = find_game(game)
    count, seated = seats_of(bots, players, found)
    change, agreed = read_change(box) if box else None, agreed_by(agree)
    plan = planned(found, count, games, seated, agreed=agreed, change=change, seed=seed)  # refuse bad input before compiling
    if engine == "cpu":
        warmed(found, brought_for(plan.bots, counted=file is not None))
    with counting(f"{found.id}: {games:,} games", games, file) as tick:
        result = run(
            found,
            count,
            games,
            bots=seated,
            agreed=agreed,
            change=change,
            seed=seed,
            threads=threads,
            workers=workers,
            engine=engine,
            out=file,
            counted=counted,
            progress=tick,
            say=complain,
        )
    if as_json:
        print(json.dumps(result.as_dict(), indent=1))
    else:
        show(found, result, file)


def seats_of(bots: str | None, players: int | None, game: Game) -> tuple[int, list[str]]:
    """How many players, and who sits where: the bots that were named, in turn if there are more players."""
    from cosmocafe.bots import names_in

    named = names_in(bots) if bots else ["random"]
    count = players if players is not None else len(named) if bots else game.players[0]
    game.new_box(count, game.trial_agreed)  # refuses so many players
    return count, [named[seat % len(named)] for seat in range(max(count, len(named)))]


def brought_for(bots: Sequence[str], *, counted: bool) -> Sequence[Brought]:
    """What these bots think with, and what counts their games."""
    from cosmocafe.bots import BROUGHT
    from cosmocafe.bots.greedy import GREEDY
    from cosmocafe.lab.played import greedy_seats, in_batches
    from cosmocafe.lab.tally import TALLY

    if not in_batches(bots):
        return BROUGHT
    return [TALLY] if counted else [GREEDY] if greedy_seats(bots) else []


class Rate(ProgressColumn):
    """How many a second."""

    def __init__(self, what: str) -> None:
        super().__init__()
        self.what = what

    def render(self, task: Task) -> Text:
        """As text."""
        return Text(f"{task.speed:,.1f} {self.what}/s" if task.speed else "")


@contextmanager
def counting(
    text: str, games: int, file: Path | None, what: str = "games", lost: str = "nothing is kept without --out"
) -> Iterator[Callable[[int], None]]:
    """A bar on stderr with rate and time left; who interrupts it learns what is kept."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), Rate(what), TimeElapsedColumn(), TimeRemainingColumn())
    progress, done = Progress(*columns, console=console, transient=True, disable=not console.is_terminal), [0]

    def tick(now: int) -> None:
        done[0] = now
        progress.update(shown, completed=now)

    try:
        with progress:
            shown = progress.add_task(text, total=games)
            yield tick
    except KeyboardInterrupt:
        kept = f"{done[0]:,} of {games:,} {what} are kept; the same command goes on" if file else lost
        complain(f"interrupted: {kept}")
        raise typer.Exit(130) from None


def complain(text: str) -> None:
    """Say something beside the results."""
    print(f"cosmocafe: {text}", file=sys.stderr)


def show(game: Game, result: Simulation, file: Path | None) -> None:
    """The outcome as a table."""
    table = Table("seat", "bot", "wins", "share", "95 % interval", "mean place", title=f"{game.title}: {result.games:,} games")
    for seat in result.seats:
        row = [str(seat.seat + 1), seat.bot, f"{seat.wins:,.1f}", f"{seat.share:.1%}", f"{seat.low:.1%} to {seat.high:.1%}"]
        table.add_row(*row, f"{seat.mean_place:.2f}")
    console = out()
    console.print(table)
    console.print(f"shared first places: {result.shared_wins:,}; answers a game: {result.mean_answers:.1f}, at most {result.longest:,}")
    console.print(f"{result.decisions_per_second:,.0f} decisions a second, {result.seconds:.1f} s")
    if file:
        console.print(f"kept in {file} and the files beside it")
