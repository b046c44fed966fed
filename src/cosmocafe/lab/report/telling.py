"""How a report speaks: its own words, the game's words, and numbers as people write them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from cosmocafe.draw.paper import spoken

from .figures import ASKED_FIRST, Figures, Group, Run, Shares
from .naming import Naming


class Called(NamedTuple):
    """What those who ordered a report call what it is about; who typed a command knows bots and the file by the names typed there."""

    bots: Mapping[str, str] = MappingProxyType({})
    box: str = ""  # the changed one
    made: str = ""  # how the page came about


AS_TYPED = Called()


class Telling:
    """The words of a report in a language."""

    def __init__(self, run: Run, language: str, called: Called = AS_TYPED) -> None:
        self.run, self.language, self.called, self.words = run, language, called, spoken(__package__, language)
        self.naming = Naming(run.game, language)
        self.game_words = run.game.words(language)

    def say(self, word: str, **given: object) -> str:
        """A sentence."""
        return str(self.words[word]).format(**given)

    def points(self, share: float) -> str:
        """A difference of shares, in points of a hundred."""
        n = number(100 * abs(share))
        return self.say("point_one" if n == "1" else "point_many", n=n)

    def players(self) -> str:
        """How many play."""
        return self.say("player_one" if self.run.players == 1 else "player_many", n=self.run.players)

    def agreed(self) -> str:
        """What was agreed other than usual."""
        usual = {one.name: one.default for one in self.run.game.agreements}
        return self.settled((name, value) for name, value in self.run.agreed.items() if usual[name] != value)

    def settled(self, chosen: Iterable[tuple[str, int | str]]) -> str:
        """What is agreed on some things."""
        words = self.game_words
        return words.listed(words.titled(words.agreement(name), words.choice(name, value)) for name, value in chosen)

    def box(self) -> str:
        """Which box was played with."""
        change = self.run.change
        return (self.called.box or self.say("box_changed", file=change.get("file", ""))) if change else self.say("box_printed")

    def bots(self) -> str:
        """Who played."""
        return self.say("bots_of", bots=", ".join(map(self.bot, self.run.played.bots if len(self.run.names) > 1 else self.run.names)))

    def bot(self, name: str) -> str:
        """What a bot is called."""
        return self.called.bots.get(name, name)

    def played(self) -> str:
        """What was played."""
        return self.say("played", games=f"{self.run.games:,}", players=self.players(), bots=self.bots(), seed=self.run.seed)

    def setup(self) -> str:
        """What tells this set-up from the others of a report."""
        return self.game_words.listed([self.players(), self.agreed()])

    def by(self, shares: Shares, figures: Figures) -> str:
        """What wins are told apart by."""
        if shares.by is None:
            return self.say("by_bot" if shares is figures.by_bot else "by_seat")
        return self.say("by_role" if shares.by.part else "by_order", what=self.about(shares.by))

    def about(self, group: Group) -> str:
        """What a group is about."""
        return self.say("asked_first") if group == ASKED_FIRST else self.naming.title(group.kind, group.block)

    def name(self, shares: Shares, number: int, figures: Figures) -> str:
        """Who is meant by a row."""
        if shares is figures.by_bot:
            return self.bot(self.run.names[number])
        if shares.by is None:
            return self.game_words.seat(number)
        if shares.by.part:
            return self.naming.value(figures.columns[number])
        return str(self.words["orders"][number])


def number(value: float) -> str:
    """A number with as many digits as say something."""
    size = abs(value)
    digits = 0 if size >= 100 else 1 if size >= 10 else 2 if size >= 0.1 else 4
    text = f"{value:,.{digits}f}"
    text = text.rstrip("0").rstrip(".") if digits else text
    return "0" if text == "-0" else text.replace("-", "−")


def exact(value: float) -> str:
    """A number to be held against another one: with four digits at least."""
    text = f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.4g}"
    return text.replace("-", "−")


def percent(share: float) -> str:
    """A share of all."""
    text = f"{100 * share:.1f}"
    return ("<0.1" if share > 0 and text == "0.0" else text) + " %"


def signed(share: float) -> str:
    """A difference of shares in points of a hundred, with its sign."""
    text = f"{100 * share:+.1f}"
    return "0" if text in ("+0.0", "-0.0") else text.replace("-", "−")
