"""The bot that has learned: a network looks at its question once, and the likeliest answer is given; or at all ends of its turn.

Networks lie beside their games (`network.safetensors`, and `network.3.safetensors` for more players) or wherever a file is named;
`cosmocafe train` makes them.
"""

from __future__ import annotations

import random
import weakref
from pathlib import Path

from cosmocafe.bots.bounds import refuse_beyond
from cosmocafe.core.errors import InputError
from cosmocafe.core.game import Game, View

from .network import FILE, Network, OutdatedNetwork, fitting, read
from .packed import LEARNED, Packed, answered, packed

__all__ = ["FILE", "LEARNED", "OWN", "LearnedBot", "Network", "Packed", "fewest", "file_for", "has_network", "net_for", "network_of"]
OWN = "own"  # the network that lies beside the game
_read: weakref.WeakKeyDictionary[Game, dict[Path, tuple[Network, Packed]]] = weakref.WeakKeyDictionary()


class LearnedBot:
    """Takes the likeliest answer, without looking ahead; or the best end of its turn, if that is what its network has learned to judge."""

    def __init__(self, net: str = OWN, replies: int = 0) -> None:
        refuse_beyond("a bot that has learned", replies=replies)
        self.net = net
        self.replies = replies  # to each good end of its turn that it looks at

    def answer(self, view: View, rng: random.Random) -> int:
        """What its network finds best."""
        if len(view.options) == 1:
            return view.options[0]
        net = net_for(view.game, self.net, view.table.players).apart()
        return answered(view.game, net, view.box, view.table, rng.getrandbits(30), self.replies)


def file_for(game: Game, players: int) -> Path:
    """Where the network of a game for so many players belongs."""
    return game.file(FILE if players == fewest(game) else f"network.{players}.safetensors")


def network_of(game: Game, name: str, players: int) -> Network:
    """A network for a game: its own for so many players, or that of a file; refused if it is one for something else."""
    return _known(game, name, players)[0]


def net_for(game: Game, name: str, players: int) -> Packed:
    """The same as bots think with it; refused if it has never seen so many players."""
    network, rows = _known(game, name, players)
    if players not in network.players:
        trained = " and ".join(map(str, network.players))
        raise InputError(f"the network of {game.id} has learned to play with {trained} players, not with {players}: take another bot")
    return rows


def has_network(game: Game, players: int) -> bool:
    """Whether a game has a network of its own for so many players; an older version's is none, and one that cannot be read is refused."""
    try:
        return _own_file(game, players).is_file() and players in network_of(game, OWN, players).players
    except OutdatedNetwork:
        return False


def fewest(game: Game) -> int:
    """How few players can meet in a game; 1, if it is only played alone."""
    return next((players for players in game.players if players > 1), 1)


def _own_file(game: Game, players: int) -> Path:
    """Where a game's network for so many players lies; the one with the plain name may be for them too."""
    file = file_for(game, players)
    return file if file.is_file() else game.file(FILE)


def _known(game: Game, name: str, players: int) -> tuple[Network, Packed]:
    file = _own_file(game, players) if name == OWN else Path(name)
    read_before = _read.setdefault(game, {})
    if file not in read_before:
        if name == OWN and not file.is_file():
            raise InputError(f"{game.id} has no network yet: make one with  cosmocafe train {game.found_by}")
        network = fitting(game, read(file), str(file))
        read_before[file] = network, packed(network)
    return read_before[file]
