"""What all commands share: how they are told things, and how they show results and progress."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.core.errors import InputError
from cosmocafe.core.game import Game

if TYPE_CHECKING:
    from cosmocafe.core.machine.brought import Brought

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's id (see `cosmocafe games`) or the path of a game's .py file.")]
GameNames = Annotated[
    list[str] | None, typer.Argument(metavar="[GAME ...]", help="Games, by id or by path; all installed ones if none is named.")
]
GameFile = Annotated[str | None, typer.Option("--game", help="The path of the game's .py file, if it is not installed.")]
Language = Annotated[str, typer.Option(help="en or zh-Hant.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]
Agreed = Annotated[
    list[str] | None,
    typer.Option("--agree", "-a", metavar="NAME=VALUE", help="What the table agrees on, such as placement=preset; may be repeated."),
]
BoxFile = Annotated[Path | None, typer.Option("--box", metavar="FILE", help="A TOML file with single values instead of the printed ones.")]
Threads = Annotated[int | None, typer.Option("--threads", min=1, max=1024, help="Threads; all cores if not given.")]
MOST_GAMES = 1_000_000_000


def out() -> Console:
    """Where results go."""
    return Console()


def bar(text: str) -> Progress:
    """A progress bar on stderr."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    console = Console(stderr=True)
    progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    progress.add_task(text, total=1.0)
    return progress


def agreed_by(pairs: list[str] | None) -> dict[str, int | str]:
    """What a table agrees on, from `name=value` pairs."""
    agreed: dict[str, int | str] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise InputError(f"{pair!r}: write what is agreed as NAME=VALUE")
        agreed[name] = value
    return agreed


def refuse_language(language: str, what: str) -> None:
    """Refuse a language in which nobody writes."""
    if language not in LANGUAGES:
        raise InputError(f"{language!r} is not spoken here; {what} {' or '.join(LANGUAGES)}")


def warmed(game: Game, brought: Sequence[Brought] = ()) -> None:
    """Compile a game's rules and what bots bring, showing how far it is; quick when they lie on disk."""
    from cosmocafe.core.machine.compiled import STAGES, compiled, compiled_for

    with bar(f"compiling {game.id}") as progress:
        codes = [compiled(game), *(compiled_for(game, one) for one in brought)]
        for done, _ in enumerate((stage for code in codes for stage in code.warm()), start=1):
            progress.update(progress.task_ids[0], completed=done / len(STAGES) / len(codes))
