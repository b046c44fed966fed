"""Play in a terminal: the picture, the log, numbered answers."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape

from cosmocafe.bots import BROUGHT, USUAL, Bot, LearnedBot, SearchBot, bot_for, names_in
from cosmocafe.bots.naming import Stranger
from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.author.written import rule_rows, rules_of_question
from cosmocafe.core.errors import CafeError, InputError
from cosmocafe.core.files import write_text
from cosmocafe.core.game import Game
from cosmocafe.core.machine.compiled import compiled_for
from cosmocafe.core.match import Match
from cosmocafe.core.spoken import by_words, understood
from cosmocafe.core.whynot import why_not

PERSON = "me"
COMMANDS = ("quit", "exit", "q", "help", "?", "", "undo", "log", "rules", "save", "paper", "why")
HELP = """[bold]number[/], words or text (as [italic]{example}[/]) answers the question
[bold]undo[/] takes your last answer back, [bold]log[/] shows everything that happened, [bold]rules[/] the rules of the question
[bold]why ANSWER[/] says why something is not offered, as [italic]why {other}[/]
[bold]save FILE[/] writes the record, [bold]paper[/] shows what the game keeps on paper, [bold]paper FILE[/] writes it
[bold]quit[/] leaves the table"""


class Leave(Exception):
    """The person gets up."""


def seated(game: Game, seats: str | None, players: tuple[int, ...]) -> list[Bot | None]:
    """The bots at the seats named `me,random,...`, None for a person; without names one person and as few bots as possible."""
    names = names_in(seats) if seats else [PERSON, *[USUAL] * (players[0] - 1)]
    if len(names) not in players:
        raise InputError(f"{len(names)} seats were named, but the game is for {' or '.join(map(str, players))} players")
    return [None if name == PERSON else bot_for(game, len(names), name) for name in names]


def quicken(game: Game, bots: Sequence[Bot | None]) -> None:
    """Let bots that think long, as one from outside may, do so on compiled rules, if these lie on the disk: nobody waits until they do."""
    if not any(isinstance(bot, SearchBot | LearnedBot | Stranger) for bot in bots):
        return
    with suppress(CafeError):  # what compiles is not installed, or its folder is closed
        for code in (compiled_for(game, brought) for brought in BROUGHT):
            if code.is_warm:
                code.load()


class TerminalTable:
    """A match played at a terminal."""

    def __init__(self, match: Match, bots: list[Bot | None], console: Console, read: Callable[[str], str], language: str = "en") -> None:
        self.match, self.bots, self.console, self.read, self.language = match, bots, console, read, language
        self.rng = random.Random(match.commitment)  # noqa: S311  a bot's taste, not a secret
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.shown: dict[int, int] = {}  # how much of the log each person has seen
        self.saved = match.number  # the answers that no record needs to be written for

    def play(self) -> bool:
        """Play to the end; False if the person left before."""
        try:
            while not self.match.over:
                bot = self.bots[self.match.asked]
                if bot is None:
                    self.ask()
                else:
                    self.match.answer(bot.answer(self.match.view(self.match.asked, self.language), self.rng))
        except Leave:
            return False
        self.show()
        self.show_result()
        return True

    @property
    def eyes(self) -> int:
        """Whose view is shown: the person who is asked, or the only person at the table."""
        if self.match.asked in self.people:
            return self.match.asked
        return self.people[0] if len(self.people) == 1 else NOBODY

    def show(self) -> None:
        """The table, and what happened since it was last shown."""
        view = self.match.view(self.eyes, self.language)
        self.console.print()
        for line in view.log[self.shown.get(view.seat, 0) :]:
            self.console.print(f"  {escape(line)}", style="dim")
        for seat in {view.seat, NOBODY}:
            self.shown[seat] = len(self.match.view(seat).events)
        self.console.print(view.picture, markup=False, highlight=False)

    def show_result(self) -> None:
        """Places and scores."""
        view = self.match.view(NOBODY, self.language)
        for seat, (place, score) in enumerate(zip(self.match.places, self.match.scores, strict=True)):
            self.console.print(f"{place}. {escape(view.seat_name(seat))} ({score})", style="bold" if place == 1 else "")

    def ask(self) -> None:
        """Put the open question to the person until an answer is given."""
        self.show()
        view = self.match.view(self.match.asked, self.language)
        self.console.print(f"\n[bold]{escape(view.seat_name(view.seat))}: {escape(view.question)}[/]")
        answers = [f"{number:3}  {escape(view.answer_words(option))}" for number, option in enumerate(view.options, start=1)]
        self.console.print(Columns(answers, padding=(0, 3), column_first=True), highlight=False)
        asked = self.match.number
        while self.match.number == asked:
            try:
                self.obey(self.read("> ").strip())
            except CafeError as error:
                self.console.print(f"[red]{escape(str(error))}[/]")
            except EOFError:
                raise Leave from None

    def obey(self, said: str) -> None:
        """Do what the person typed: an answer in its own words, or a command."""
        word, _, rest = said.partition(" ")
        view = self.match.view(self.match.asked, self.language)
        called = None if said in COMMANDS else by_words(view, said)
        if called is not None:
            self.match.answer(called)
        elif word in ("quit", "exit", "q"):
            self.offer_to_save()
            raise Leave
        elif word in ("help", "?", ""):
            self.show_help()
        elif word == "undo":
            self.match.undo()
        elif word == "log":
            for line in self.match.view(self.eyes, self.language).log:
                self.console.print(f"  {escape(line)}")
        elif word == "save":
            self.save(rest)
        elif word == "rules":
            self.show_rules()
        elif word == "paper":
            self.show_papers(rest)
        elif word == "why":
            self.show_why(rest)
        else:
            self.match.answer(understood(view, said))

    def save(self, file: str) -> None:
        """Write the record."""
        if not file:
            raise InputError("say where to: save FILE")
        self.match.save(file)
        self.saved = self.match.number
        self.console.print(f"saved to {escape(file)}")

    def offer_to_save(self) -> None:
        """Before the person gets up: a match that has gone on can be kept."""
        while self.match.number != self.saved:
            file = self.read("Save the match first? A file's name, or nothing to leave without: ").strip()
            try:
                if not file:
                    return
                self.save(file)
            except CafeError as error:
                self.console.print(f"[red]{escape(str(error))}[/]")

    def show_rules(self) -> None:
        """What the written rules say about the open question."""
        rows = rule_rows(self.match.game, self.language)
        cited = [id for id in rules_of_question(self.match.game, self.match.table.question) if id in rows]
        if not cited:
            raise InputError("the written rules say nothing about this question")
        for id in cited:
            self.console.print(f"[bold]{id}[/]  {escape(rows[id])}", highlight=False)

    def show_help(self) -> None:
        """What a beginner may want to know at the question, and what can be said."""
        view, text = self.match.view(self.match.asked, self.language), self.match.game.catalogue.text
        tip = view.words.tip(view.step)
        if tip:
            self.console.print(escape(tip), style="italic", highlight=False)
        self.console.print(HELP.format(example=text(self.match.options[0]), other=text(0)))

    def show_why(self, text: str) -> None:
        """Why an answer is not offered, with the rules that say so."""
        if not text:
            raise InputError("say what is not offered: why ANSWER, in text form")
        found = why_not(self.match.view(self.match.asked, self.language), self.match.game.catalogue.number(text))
        self.console.print(f"{escape(found.words)}  [bold]{' '.join(found.rules)}[/]", highlight=False)

    def show_papers(self, file: str) -> None:
        """What the game keeps on paper, such as a campaign sheet: here, or in a file."""
        view = self.match.view(self.eyes, self.language)
        text = "\n".join(filter(None, (write(view) for write in self.match.game.papers.values())))
        if not text:
            raise InputError("this match keeps nothing on paper")
        if file:
            write_text(Path(file), text, InputError)
        self.console.print(f"written to {file}" if file else text, markup=False, highlight=False)
