"""The ways to play a game that `check` goes through."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

from ..errors import InputError
from ..game import Game
from ..own import B, T

Agreed = dict[str, int | str]


@dataclass
class Variant(Generic[B]):
    """One way to play: a number of players and what they agree on."""

    players: int
    agreed: Agreed
    box: B

    def __str__(self) -> str:
        chosen = ", ".join(f"{name} {value}" for name, value in self.agreed.items())
        return f"{self.players} players{', ' + chosen if chosen else ''}"


def variants(game: Game[B, T], players: int, fixed: Agreed | None = None) -> list[Variant[B]]:
    """The printed game as it is tried out, and each other value of each agreement once; the `fixed` ones are the same in all of them."""
    fixed = fixed or {}
    always = {**game.trial_agreed, **fixed}
    found = [Variant(players, always, game.new_box(players, always))]
    for one in game.agreements:
        if one.name in fixed:
            continue
        for value in [*one.values[1:], *(one.range or ())]:
            agreed = {**always, one.name: value}
            try:
                found.append(Variant(players, agreed, game.new_box(players, agreed)))
            except InputError:  # a value that goes only with others
                continue
    return found
