"""The balance of VivaJava Dice between greedy bots: what it is worth to have a disc early, and the solo game.

    python -m bench.vivajava_dice_balance early --players 3 --games 20000
    python -m bench.vivajava_dice_balance dealt --players 3 --games 5000
    python -m bench.vivajava_dice_balance solo --games 2000 --coaster spiced

early: ordinary games on the WILD coaster; who has a disc at 1X or more after four rounds is its early owner.
dealt: every seat begins at the 1X space of another disc, with the token that comes with it, so that nobody is ahead by the marks
       and nobody had a reason to go there: the discs alone differ.
Printed are the share of wins of those seats, and its difference from the equal share in points of a hundred.
"""

from __future__ import annotations

import argparse
from typing import Any, NamedTuple

import numpy as np

from cosmocafe.bots import greedy
from cosmocafe.core.machine.compiled import compiled
from cosmocafe.games.vivajava_dice import game
from cosmocafe.games.vivajava_dice.vocabulary import ABILITIES, TRACKS, Ability

CHUNK = 1000
ROUNDS = 4
SOLO = [(firm, difficulty) for firm in ("omniblend", "sacchar") for difficulty in ("easy", "normal", "expert")]


class Counts(NamedTuple):
    """What came out of some games."""

    seats: Any  # wins of each seat
    owned: Any  # how often somebody had a disc early, of each disc
    won: Any  # how often he won
    turns: int


def play(way: str, players: int, games: int, seed: int, samples: int) -> Counts:
    """Whole games; each table is looked at once for the discs that are owned early."""
    rules, box = compiled(game), game.new_box(players, {"coaster": "wild"}).packed()
    tables = rules.new_tables(games)
    rules.start(box, tables, players, seed)
    early = deal(box, tables, players, seed) if way == "dealt" else np.zeros((games, players, TRACKS), bool)
    step, going = 0, np.arange(games)
    while len(going):
        some = tables[going]
        rules.answer(box, some, greedy.advise(rules.game, box, some, seed + 7919 * step, samples=samples))
        tables[going] = some
        if way == "early":
            now = going[some["turn"] <= ROUNDS * players]
            early[now] = has_level(box, tables[now], players)
        step, going = step + 1, going[some["over"] == 0]
    return count(tables, players, early)


def has_level(box: Any, tables: Any, players: int) -> Any:
    """Which seats have which tracks at 1X or more, or completed."""
    return tables["seats"]["marks"][:, :players] >= box["at_1x"][0]


def deal(box: Any, tables: Any, players: int, seed: int) -> Any:
    """Put every seat on the 1X space of another track; where the ability works by tokens, one is ready."""
    rows, marks = np.arange(len(tables)), tables["seats"]["marks"]
    early = np.zeros((len(tables), players, TRACKS), bool)
    order = np.random.default_rng(seed).permuted(np.tile(np.arange(TRACKS), (len(tables), 1)), axis=1)
    for seat in range(players):
        track = order[:, seat]
        marks[rows, seat, track] = np.maximum(marks[rows, seat, track], box["at_1x"][0])
        is_token = (int(box["token_discs"][0]) >> tables["disc"][rows, track].astype(np.int64) & 1).astype(np.int8)
        tables["seats"]["ready"][rows, seat, track] = is_token
        tables["seats"]["tokens"][rows, seat] -= is_token
        early[rows, seat, track] = True
    return early


def count(tables: Any, players: int, early: Any) -> Counts:
    """Wins by seat and by early ownership."""
    won = tables["places"][:, :players] == 1
    owned, owner_won = np.zeros(ABILITIES), np.zeros(ABILITIES)
    row, seat, track = early.nonzero()
    np.add.at(owned, tables["disc"][row, track], 1)
    np.add.at(owner_won, tables["disc"][row, track], won[row, seat])
    return Counts(won.sum(axis=0), owned, owner_won, int(tables["turn"].sum()))


def discs(way: str, players: int, games: int, samples: int) -> None:
    """Print the share of wins of the seats and of the early owners of each disc."""
    parts = [play(way, players, min(CHUNK, games - low), low, samples) for low in range(0, games, CHUNK)]
    owned, won = sum(part.owned for part in parts), sum(part.won for part in parts)
    shares = " ".join(f"{share:.3f}" for share in sum(part.seats for part in parts) / games)
    print(f"{way}, {players} players, {games:,} games: seats {shares}, {sum(part.turns for part in parts) / games:.1f} turns a game")
    for ability in Ability:
        if owned[ability]:
            share = won[ability] / owned[ability]
            print(f"  {ability.name.lower():22} {int(owned[ability]):6}  {share:.3f}  {100 * (share - 1 / players):+5.1f}", flush=True)


def solo(coaster: str, games: int, samples: int) -> None:
    """Print the share of wins against each corporation."""
    for firm, difficulty in SOLO:
        box = game.new_box(1, {"coaster": coaster, "corporation": firm, "difficulty": difficulty}).packed()
        tables = compiled(game).new_tables(games)
        greedy.play(game, box, tables, 1, [0], samples=samples)
        won, turns = (tables["places"][:, 0] == 1).mean(), tables["turn"].mean()
        print(f"{coaster:7} {firm:9} {difficulty:6} {won:.3f}  {turns:.1f} turns a game", flush=True)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("early", "dealt", "solo"))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--coaster", default="lite", help="of the solo game")
    parser.add_argument("--samples", type=int, default=3, help="tries of chance for each answer")
    given = parser.parse_args()
    if given.what == "solo":
        solo(given.coaster, given.games, given.samples)
    else:
        discs(given.what, given.players, given.games, given.samples)


if __name__ == "__main__":
    main()
