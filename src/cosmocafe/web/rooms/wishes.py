"""What designers wish for at the desk, as it is found again: by which name, by which café and game it was made, how it stands."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import NamedTuple

import msgspec

from cosmocafe import __version__
from cosmocafe.core.errors import CafeError
from cosmocafe.core.game import Game

from ..desk_process import Rows, Wish
from ..shelf import Shelf
from ..store.simulations import Stored

ROWS = msgspec.json.Decoder(Rows)


class Simulation(NamedTuple):
    """A wish and how it stands."""

    id: str
    wish: Wish
    running: float | None  # how much is done, as long as more may come
    failed: str | None
    rows: Rows | None  # what stands out, by language; None without a report


def name_of(wish: Wish) -> str:
    """The name under which a wish is found; the same wish has the same one everywhere."""
    return hashlib.sha256(msgspec.json.encode(wish)).hexdigest()[:16]


@lru_cache(maxsize=64)
def edition_of(game: Game, players: int) -> str:
    """Which café and which game make it: another edition may report something else."""
    return f"{__version__} {game.version} {game.fingerprint(game.new_box(players, game.trial_agreed))}"


def understood(id: str, stored: Stored, shelf: Shelf) -> Simulation | None:
    """What is stored; nothing if the wish fits no box here, and no report if another edition made it or nobody can read it."""
    try:
        wish = msgspec.json.decode(stored.wish, type=Wish)
        is_ours = _is_ours(stored.edition, wish, shelf)
    except (CafeError, msgspec.DecodeError):
        return None
    running = stored.share if stored.is_made or stored.is_left else None
    return Simulation(id, wish, running, stored.failed, _rows(stored.rows) if is_ours and stored.rows else None)


def _is_ours(edition: str, wish: Wish, shelf: Shelf) -> bool:
    game = shelf.game(wish.game)
    if edition == edition_of(game, wish.players):
        return True
    game.new_box(wish.players, game.trial_agreed, wish.change)  # refuses what it cannot take: the box may have changed meanwhile
    return False


def _rows(text: str) -> Rows | None:
    try:
        return ROWS.decode(text)
    except msgspec.DecodeError:
        return None
