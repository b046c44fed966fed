"""Bots at the seats of others: random ones play inside compiled rules, greedy ones many tables at once, all others one by one."""

from __future__ import annotations

import random
from typing import Protocol

import numpy as np

from cosmocafe.bots import bot_for
from cosmocafe.bots.greedy import advise
from cosmocafe.core.anything import Records
from cosmocafe.core.errors import InputError

from .setting import Setting

RANDOM, GREEDY = "random", "greedy"


class Company(Protocol):
    """Who answers at the seats of others."""

    def answers(self, tables: Records) -> Records:
        """An answer for each table."""

    def reseed(self, seed: int) -> None:
        """Let its own chance begin there."""


class Greedy:
    """The greedy bot on compiled rules."""

    def __init__(self, setting: Setting) -> None:
        if not setting.game.has_value:
            raise InputError(f"{setting.game.id} gives no advice, which the bot greedy needs; take random")
        self.game, self._box, self._seed = setting.game, setting.box.packed(), 0

    def answers(self, tables: Records) -> Records:
        """The answer that the game's advice likes most, on each table."""
        self._seed += 1
        return advise(self.game, self._box, tables, self._seed)

    def reseed(self, seed: int) -> None:
        """Let its own chance begin there."""
        self._seed = seed & 0x7FFFFFFF


class Anybody:
    """A bot by its name, which looks at one table after the other."""

    def __init__(self, setting: Setting, name: str) -> None:
        self._setting, self._bot, self._rng = setting, bot_for(setting.game, setting.players, name), random.Random(0)  # noqa: S311  a bot's own chance
        self._table = setting.game.table()

    def answers(self, tables: Records) -> Records:
        """What the bot answers to each table's question."""
        return np.array([self._answer(record) for record in tables], np.int32)

    def reseed(self, seed: int) -> None:
        """Let its own chance begin there."""
        self._rng.seed(seed)

    def _answer(self, record: Records) -> int:
        self._table.unpack(record)
        return self._bot.answer(self._setting.view(self._table, self._table.asked), self._rng)


def company(setting: Setting, name: str) -> Company | None:
    """Who answers by this name; nobody where compiled rules do it themselves, at random."""
    if name == RANDOM:
        return None
    return Greedy(setting) if name == GREEDY else Anybody(setting, name)
