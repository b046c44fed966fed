"""What all environments share: a game set up for learning, its spaces, its rewards."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypedDict

import numpy as np
from gymnasium import spaces

from cosmocafe.core.anything import Anything, Records, Toml
from cosmocafe.core.author import box as boxes
from cosmocafe.core.author.table import Table
from cosmocafe.core.errors import InputError
from cosmocafe.core.found import find_game
from cosmocafe.core.game import Game, View
from cosmocafe.core.machine.loops.turns import EMPTY

MOST_ANSWERS = 100_000  # a game that goes on is cut off there
UNASKED = f"a learner was not asked in {EMPTY:,} games one after the other, which were cut off before: give more by max_answers"


class Given(TypedDict, total=False):
    """What every environment takes besides its game; see `Setting`."""

    players: int | None
    agreed: Mapping[str, int | str] | None
    box: str | Toml | None


class Setting:
    """A game with so many players, what they agreed on, and perhaps a changed box (a TOML file's path, or its values)."""

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        agreed: Mapping[str, int | str] | None = None,
        box: str | Toml | None = None,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.players = self.game.players[0] if players is None else players
        change = boxes.read_change(Path(box)) if isinstance(box, str) else {"file": "box", "values": box} if box else None
        self.box = self.game.new_box(self.players, {**self.game.trial_agreed, **(agreed or {})}, change)
        features = self.game.features
        self.observation_space = spaces.Box(features.low, features.high, dtype=features.dtype.type)
        self.action_space = spaces.Discrete(self.game.catalogue.size)
        self.mask_space = spaces.Box(0, 1, (self.game.catalogue.size,), np.int8)

    def refuse_seat(self, seat: int | None) -> None:
        """Refuse a learner at a seat that is not there."""
        if seat is not None and seat not in range(self.players):
            raise InputError(f"seats are 0 to {self.players - 1}, not {seat!r:.40}")

    def answer(self, action: Anything) -> int:
        """An action as an answer; refuses what is no whole number."""
        try:
            return operator.index(action)
        except TypeError:
            raise InputError(f"an action is a whole number, not {action!r:.40}") from None

    def answers(self, actions: Sequence[int] | Records, count: int) -> Records:
        """So many actions as answers; what is none in the catalogue is the number after its last, which is never offered."""
        size = self.game.catalogue.size
        try:
            given = np.asarray(actions)
        except (ValueError, TypeError):  # rows that are not equally long, for example
            raise InputError(f"actions are {count} whole numbers, one for each table, not {actions!r:.40}") from None
        if given.shape != (count,) or given.dtype.kind not in "iub":
            raise InputError(f"actions are {count} whole numbers, one for each table, not {given.dtype} of shape {given.shape}")
        return np.where((given >= 0) & (given < size), given, size)

    @property
    def name(self) -> str:
        """As in the names of environments."""
        return f"{self.game.id}-v0"

    def view(self, table: Table, seat: int) -> View:
        """The table as a seat may see it."""
        return View(self.game, self.box, table, seat)


def rewards_of(places: Sequence[int] | Records) -> Records:
    """By places, of one game or many: how many a seat has beaten less how many beat it, as a share of the others; alone, won or lost."""
    found = np.asarray(places, np.int32)
    players = found.shape[-1]
    if players == 1:
        return np.where(found == 1, 1.0, -1.0)
    shares: Records = np.sign(found[..., None, :] - found[..., :, None]).sum(axis=-1) / (players - 1)
    return shares
