"""A designer's wish is simulated in a process of its own, which gives way to people and bots, with bounded time and memory.

    python -m cosmocafe.web.desk_process GAME SECONDS < WISH

Prints a line of JSON whenever it is further, and at last the report in every language of the game, or why there is none.
"""

from __future__ import annotations

import os
import random
import sys
import zlib

import msgspec

from cosmocafe.core import system
from cosmocafe.core.anything import Toml
from cosmocafe.core.errors import CafeError
from cosmocafe.core.game import Game
from cosmocafe.core.match import Match
from cosmocafe.lab.report.compare import Comparison
from cosmocafe.lab.report.figures import Figures
from cosmocafe.lab.report.page import compare_page, report_page
from cosmocafe.lab.report.playing import SetUp, play, seated
from cosmocafe.lab.report.summary import told_rows
from cosmocafe.lab.report.telling import Called

from .said import Failed, Further, say
from .speech import speech
from .trial import draw

Rows = dict[str, list[list[str]]]  # by language
MEMORY = 4 << 30  # bytes of address space, of which little is used
FILE = "desk.toml"  # what a changed box of the desk is called in records, and nowhere else
FEW = 3  # changes that are told one by one


class Wish(msgspec.Struct, frozen=True):
    """What is to be simulated."""

    game: str
    players: int
    games: int
    values: Toml

    @property
    def change(self) -> Toml | None:
        """The changed box; None for the printed one."""
        return {"file": FILE, "values": self.values} if self.values else None


class Done(msgspec.Struct, tag=True):
    """The report, pressed together, and what stands out, by language."""

    pages: dict[str, bytes]
    rows: Rows


def pressed(page: str) -> bytes:
    """A page of a report as it is kept: it is long, and says much again and again."""
    return zlib.compress(page.encode())


def unpressed(page: bytes) -> str:
    """The page itself."""
    return zlib.decompress(page).decode()


def bot_of(game: Game) -> str:
    """Who plays at the desk."""
    return "greedy" if game.has_value else "random"


def called(game: Game, wish: Wish, language: str) -> Called:
    """What the page of the desk says of those who play and of what was changed."""
    words, bot = speech(language), bot_of(game)
    changes = [f"{place} {printed} → {now}" for place, printed, now in game.differences(wish.change or {})]
    count = words("desk.change_one") if len(changes) == 1 else words("desk.change_many", count=len(changes))
    box = words("desk.box_changed", changes=game.words(language).listed(changes) if len(changes) <= FEW else count)
    return Called({bot: words.bot_name(bot)}, box, words("desk.made"))


def made(game: Game, wish: Wish) -> Done:
    """The report of a wish: of the printed box, or of a changed one compared with it."""
    setup = SetUp(game, wish.players, seated([bot_of(game)], wish.players), {}, wish.games)
    boxes = [None, wish.change] if wish.change else [None]
    reports = []
    for number, change in enumerate(boxes):
        if change:
            try_out(setup, change)

        def tick(done: int, number: int = number) -> None:
            say(Further(round((number + done / wish.games) / len(boxes), 3)))

        reports.append(Figures(play(setup, change, threads=max(1, (os.cpu_count() or 1) - 1), tick=tick)))
    if len(reports) == 1:
        return Done({language: pressed(report_page(reports, language, called(game, wish, language))) for language in game.languages}, {})
    comparison = Comparison(*reports)
    pages = {language: pressed(compare_page(comparison, language, called(game, wish, language))) for language in game.languages}
    return Done(pages, {language: told_rows(comparison, language) for language in game.languages})


def try_out(setup: SetUp, change: Toml) -> None:
    """Play and draw a match on plain rules: a table may be opened with this box later."""
    match, mood = Match(setup.game, setup.players, "desk", agreed=setup.plan(change).agreed, change=change), random.Random(0)  # noqa: S311
    while not match.over and match.number < 2000:
        match.answer(mood.choice(match.options))
    draw(match)


def simulated(data: bytes, name: str) -> Done | Failed:
    """What comes of a wish."""
    from cosmocafe.core.found import find_game

    try:
        return made(find_game(name), msgspec.json.decode(data, type=Wish))
    except CafeError as error:
        return Failed(str(error))
    except Exception as error:  # rules are written for the printed box: with another one they may do anything
        return Failed(f"the game cannot be played with this box ({type(error).__name__})")


def main() -> None:
    """Simulate the wish that comes in."""
    name, seconds = sys.argv[1:]
    system.give_way()
    system.keep_within(int(seconds), MEMORY)
    say(simulated(sys.stdin.buffer.read(), name))


if __name__ == "__main__":
    main()
