"""A network as rows that compiled code reads (see `thinking`), and what it says when asked alone."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from cosmocafe.core.anything import Anything, Records
from cosmocafe.core.game import Game
from cosmocafe.core.machine.brought import Brought
from cosmocafe.core.machine.compiled import compiled_for
from cosmocafe.core.machine.kinds import NUMBER, WEIGHT, Kind, row
from cosmocafe.core.machine.together import DESK

from .ends import STACK, Room
from .network import Network
from .thinking import ADVICE, INPUTS, STAKE, UNIT, WIDTHS

ROOM = __name__.rpartition(".")[0]


def kinds_of(game: Game) -> dict[str, Kind]:
    """What a network hands over."""
    numbers, weights = ("facts", "logits", "advice"), ("weights", "sums")
    rooms = {"stack": row(game.table.dtype), "rooms": row(Room.dtype), "kept": row(game.features.record)}
    return {**dict.fromkeys(numbers, row(NUMBER)), **dict.fromkeys(weights, row(WEIGHT)), **rooms}


MODULES = f"{ROOM}.thinking", f"{ROOM}.ends"
LEARNED = Brought("learned", MODULES, ("consult", "foresee"), kinds_of)
TURNS = Brought("turns", MODULES, ("play_turn",), kinds_of)


@dataclass(frozen=True)
class Packed:
    """A network in rows, and room for its thoughts; everybody who thinks has room of its own (`apart`)."""

    facts: Records
    weights: Records
    sums: Records
    ends_turns: bool = False  # whether it judges ends of turns, instead of answers

    def given(self, game: Game, is_fast: bool) -> tuple[Anything, ...]:
        """What functions get that think with it."""
        return np.zeros(1, game.features.record) if is_fast else [game.seen()], self.facts, self.weights, self.sums

    def apart(self) -> Packed:
        """The same with room of its own."""
        return replace(self, sums=self.sums.copy())


def packed(network: Network) -> Packed:
    """A network in rows."""
    inputs, widths = network.inputs, network.widths
    facts = np.zeros(INPUTS + 3 * len(inputs.low) + 2, np.int32)
    facts[:2], facts[WIDTHS : WIDTHS + len(widths)] = (len(inputs.low), len(widths)), widths
    facts[STAKE], facts[ADVICE] = (int(network.said.get(name, 0)) for name in ("stake", "advice"))
    facts[INPUTS:] = np.concatenate([inputs.low, inputs.marks, inputs.first, [inputs.count, len(network.policy[1])]])
    parts = [inputs.scale, *(part for pair in (*network.layers, network.value, network.policy) for part in pair)]
    weights = np.concatenate([part.ravel() for part in parts]).astype(np.float32)
    return Packed(facts, weights, np.zeros(sum(widths) + 4, np.float32), network.ends_turns)


def nothing() -> Packed:
    """What is handed over where nobody has learned anything."""
    return Packed(np.zeros(1, np.int32), np.zeros(1, np.float32), np.zeros(1, np.float32))


def answered(game: Game, net: Packed, box: Anything, table: Anything, seed: int, replies: int = 0) -> int:
    """The network's answer to a table's open question, in the way that it has learned."""
    return foreseen(game, net, box, table, seed, replies) if net.ends_turns else consulted(game, net, box, table)[0]


def consulted(game: Game, net: Packed, box: Anything, table: Anything) -> tuple[int, list[float]]:
    """The likeliest answer, and the logits of all options."""
    logits = np.zeros(game.table.dtype["options"].shape[0], np.int32)
    return thought(game, "consult", box, table, (*net.given(game, is_fast(game)), logits)), (logits / UNIT).tolist()


def foreseen(game: Game, net: Packed, box: Anything, table: Anything, seed: int, replies: int = 0) -> int:
    """The answer that begins the way to the end of the turn that the network likes best; perhaps after so many replies to each good one."""
    fast = is_fast(game)
    return thought(game, "foresee", box, table, (seed, replies, *turn_room(game, fast), *net.given(game, fast)))


def is_fast(game: Game) -> bool:
    """Whether networks think on compiled rules, since these are loaded."""
    return LEARNED.name in game.compiled


def thought(game: Game, work: str, box: Anything, table: Anything, given: tuple[Anything, ...]) -> int:
    """An answer to a table's open question, thought out on compiled rules or on plain ones."""
    if is_fast(game):
        return int(compiled_for(game, LEARNED).each(work, box.packed(), table.packed(), 0, given)[0])
    return int(LEARNED.own(game)[work](box, table, [game.table() for _ in range(DESK)], 0, *given))


def turn_room(game: Game, is_fast: bool) -> tuple[Anything, Anything]:
    """Room to look through a turn, and through the next one: tables, and the ways."""
    if is_fast:
        return np.zeros(2 * STACK, game.table.dtype), np.zeros(2, Room.dtype)
    return [game.table() for _ in range(2 * STACK)], [Room() for _ in range(2)]
