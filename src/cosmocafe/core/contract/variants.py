"""The ways to play a game that `check` goes through."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..errors import OptionError
from ..game import Game

Options = dict[str, int | str]


@dataclass
class Variant:
    """One way to play: a number of players and options."""

    players: int
    options: Options
    box: Any

    def __str__(self) -> str:
        chosen = ", ".join(f"{name} {value}" for name, value in self.options.items())
        return f"{self.players} players{', ' + chosen if chosen else ''}"


def variants(game: Game, players: int, fixed: Options | None = None) -> list[Variant]:
    """The printed game as it is tried out, and each other value of each option once; `fixed` options are the same in all of them."""
    fixed = fixed or {}
    always = {**game.trial_options, **fixed}
    found = [Variant(players, always, game.new_box(players, always))]
    for option in game.options:
        if option.name in fixed:
            continue
        for value in [*option.values[1:], *(option.range or ())]:
            options = {**always, option.name: value}
            try:
                found.append(Variant(players, options, game.new_box(players, options)))
            except OptionError:  # a value that goes only with others
                continue
    return found
