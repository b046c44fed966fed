"""Bots by name, with options: `search:visits=400,threads=2`.

Bots outside of the café are found by the entry point `cosmocafe.bots`, or as the class `Bot` of a Python file by its path.
"""

from __future__ import annotations

import inspect
import os
import random
import runpy
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib.metadata import entry_points
from pathlib import Path
from typing import Protocol

from cosmocafe.core.anything import Anything
from cosmocafe.core.errors import CafeError, InputError, in_short, shortened
from cosmocafe.core.game import Game, View

from .greedy import GreedyBot
from .learned import LearnedBot, net_for
from .levels import LEVELS, ExpertBot, expert_network
from .random import RandomBot
from .search import FlatBot, SearchBot
from .text import TextBot


class Bot(Protocol):
    """Something that answers the open question of a view. Its class takes its options by name, whole or decimal numbers or words."""

    def answer(self, view: View, rng: random.Random) -> int:
        """One of the view's options."""


BOTS: dict[str, Callable[..., Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "flat": FlatBot,
    "search": SearchBot,
    "learned": LearnedBot,
    "text": TextBot,
    **LEVELS,
}
COMPANY = (
    *LEVELS,
    "random",
    "greedy",
)  # whom anybody may ask to the table: levels from the weakest on, and two quick ones

MANY = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)  # options that need not be said


def known_bots() -> Mapping[str, Callable[..., Bot]]:
    """The café's own bots and those of other packages."""
    return {**{entry.name: Outside(entry) for entry in entry_points(group="cosmocafe.bots")}, **BOTS}


class Outside:
    """A bot of another package, loaded when somebody wants it."""

    def __init__(self, entry: Anything) -> None:
        self.entry = entry

    @property
    def made(self) -> Callable[..., Bot]:
        """Its class."""
        with blamed(f"the bot {self.entry.name} cannot be loaded"):
            found: Callable[..., Bot] = self.entry.load()
        return found

    def __call__(self, **options: Anything) -> Bot:
        return self.made(**options)


def find_bot(name: str) -> Bot:
    """A bot by its name or by the path of its file, with options after a colon: `search:visits=400,threads=2`."""
    called, _, rest = name.partition(":")
    made = class_of(called)
    given = options_of(called, made, rest)
    with blamed(f"the bot {called} cannot be had with {rest!r}"):
        bot = made(**given)
    return bot if called in BOTS else Stranger(called, bot)


def bot_for(game: Game, players: int, name: str) -> Bot:
    """A bot that can play a game with so many; one that cannot is refused before anybody plays."""
    bot = find_bot(name)
    if isinstance(bot, GreedyBot) and not game.has_value:
        raise InputError(f"{game.id} gives bots no advice, so there is no greedy bot for it")
    if isinstance(bot, ExpertBot):
        expert_network(game, players)  # refuses one that cannot be read
    elif isinstance(bot, LearnedBot | SearchBot) and bot.net:
        net_for(game, bot.net, players)
    return bot


class Stranger:
    """A bot from outside: what goes wrong in it is said with its name."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name, self.bot = name, bot

    def answer(self, view: View, rng: random.Random) -> int:
        """What the bot says, if that is one of the view's options."""
        with blamed(f"the bot {self.name} broke down"):
            found: Anything = self.bot.answer(view, rng)
            if found in view.options:
                return int(found)
            said = shortened(repr(found))
        raise InputError(f"the bot {self.name} answered {said}, which is none of its options: {', '.join(map(str, view.options))}")


class Aside:
    """What is printed meanwhile goes where errors go. All threads have one output, so it comes back when the last of them is done."""

    def __init__(self) -> None:
        self._changing, self._many, self._usual = threading.Lock(), 0, sys.stdout

    def __enter__(self) -> None:
        with self._changing:
            if not self._many:
                self._usual = sys.stdout
            sys.stdout = sys.stderr
            self._many += 1

    def __exit__(self, *raised: object) -> None:
        with self._changing:
            self._many -= 1
            if not self._many:
                sys.stdout = self._usual


ASIDE = Aside()


@contextmanager
def blamed(what: str) -> Iterator[None]:
    """Whatever goes wrong in somebody else's code is said in a sentence, also that it wants to end everything.

    What it prints is no part of what a command says.
    """
    try:
        with ASIDE:
            yield
    except (CafeError, KeyboardInterrupt):
        raise
    except BaseException as error:
        raise InputError(f"{what}: {in_short(error)}") from error


def companion(name: str, seconds: float | None = None) -> Bot:
    """A bot that anybody may ask for, strangers too: by name alone, since options buy any amount of thinking and a file is run.

    It thinks `seconds` at most, if that is less than it would like.
    """
    if name not in COMPANY:
        raise InputError(f"there is no bot {name!r} here; there are {', '.join(COMPANY)}")
    bot = find_bot(name)
    if seconds is not None and isinstance(bot, SearchBot):
        bot.seconds = min(seconds, bot.seconds or seconds)
    if isinstance(bot, ExpertBot):
        bot.makes_do = True
    return bot


def class_of(called: str) -> Callable[..., Bot]:
    """The class of a bot."""
    if called.endswith(".py"):
        return from_file(Path(called))
    if called in BOTS:  # asked for at every move: nobody looks through all that is installed
        return BOTS[called]
    bots = known_bots()
    if called not in bots:
        raise InputError(f"there is no bot {called!r}; there are {', '.join(bots)}, or give the path of a bot's .py file")
    made = bots[called]
    return made.made if isinstance(made, Outside) else made


def from_file(path: Path) -> Callable[..., Bot]:
    """The class `Bot` of a Python file."""
    if not os.path.isfile(path):  # Path.is_file fails for a name that is too long
        raise InputError(f"{str(path)!r}: there is no such file")
    with blamed(f"{path}: cannot be loaded"):
        found: Anything = runpy.run_path(str(path), run_name=f"cosmocafe_bot_{path.stem}").get("Bot")
        is_bot = callable(found) and hasattr(found, "answer")
    if not is_bot:
        raise InputError(f"{path}: the file has no class `Bot` with a method `answer`")
    made: Callable[..., Bot] = found
    return made


def options_of(called: str, made: Callable[..., Bot], text: str) -> dict[str, Anything]:
    """`name=value,...` as what a bot's class takes."""
    known = parameters_of(made)
    given: dict[str, Anything] = {}
    for pair in filter(None, text.split(",")):
        name, equals, value = pair.strip().partition("=")
        if not equals or name not in known:
            said = f"it takes {', '.join(known)}" if known else "it takes none"
            raise InputError(f"{pair!r} is no option of the bot {called}: {said}, each as NAME=VALUE")
        given[name] = number_in(called, name, value, str(known[name].annotation))
    if wanting := [name for name, one in known.items() if one.default is one.empty and one.kind not in MANY and name not in given]:
        raise InputError(f"the bot {called} wants to be told {' and '.join(wanting)}: {called}:{'=...,'.join(wanting)}=...")
    return given


def parameters_of(made: Callable[..., Bot]) -> Mapping[str, inspect.Parameter]:
    """What a bot's class takes; none, if it does not say."""
    try:
        return inspect.signature(made).parameters
    except Exception:  # whatever a class says of itself
        return {}


def number_in(called: str, name: str, value: str, wanted: str) -> Anything:
    """A value as the kind of thing that is wanted."""
    kinds: dict[str, Callable[[str], Anything]] = {"int": int, "float": float, "bool": lambda text: bool(int(text))}
    kind = next((kind for word, kind in kinds.items() if word in wanted), str)
    try:
        found = kind(value)
    except ValueError:
        raise InputError(f"the bot {called} wants a number for {name}, not {value!r}") from None
    if isinstance(found, int | float) and not 0 <= found < 10**9:
        raise InputError(f"the bot {called} cannot have {name}={value}")
    return found


def names_in(text: str) -> list[str]:
    """Names separated by commas; options of a bot may have commas between them too."""
    names: list[str] = []
    for part in (part.strip() for part in text.split(",")):
        if names and "=" in part and ":" not in part:
            names[-1] += f",{part}"
        else:
            names.append(part)
    return names
