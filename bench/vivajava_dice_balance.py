"""The balance of VivaJava Dice between greedy bots: what it is worth to own a disc early, and the solo game.

    python -m bench.vivajava_dice_balance discs --players 3 --games 20000
    python -m bench.vivajava_dice_balance solo --games 2000

In each game on the WILD coaster one seat begins at the 1X space of one disc, with the token that comes with it; seats and discs
take turns. The printed difference is that seat's share of wins less the equal share, in points of a hundred. (Asking who
reaches 1X first in ordinary games would measure why he went there, not what it brought him.)
"""

from __future__ import annotations

import argparse
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from cosmocafe.core.compiled import compiled
from cosmocafe.games.vivajava_dice import game
from cosmocafe.games.vivajava_dice.answers import ABILITIES, TRACKS, Ability

CHUNK = 1000
SOLO = [(firm, difficulty) for firm in ("omniblend", "sacchar") for difficulty in ("easy", "normal", "expert")]


class Counts(NamedTuple):
    """What came out of some games."""

    seats: Any  # wins of each seat
    owned: Any  # games in which somebody owned a disc from the start, of each disc
    won: Any  # those he won
    turns: int


def play(players: int, games: int, seed: int, samples: int) -> Counts:
    """Games on the WILD coaster in which one seat has one disc from the start."""
    rules, box = compiled(game), game.new_box(players, {"coaster": "wild"}).packed()
    tables, numbers = rules.new_tables(games), np.arange(seed, seed + games)
    rules.start(box, tables, players, seed)
    owner, track = numbers % players, numbers // players % TRACKS
    grant(box, tables, owner, track)
    step, going = 0, np.arange(games)
    while len(going):
        some = tables[going]
        rules.answer(box, some, rules.advise(box, some, seed + 7919 * step, samples=samples))
        tables[going] = some
        step, going = step + 1, going[some["over"] == 0]
    return count(tables, players, owner, tables["disc"][np.arange(games), track])


def grant(box: Any, tables: Any, owner: Any, track: Any) -> None:
    """Put each owner on the 1X space of a track; where the ability works by tokens, one is ready."""
    rows = np.arange(len(tables))
    tables["seats"]["marks"][rows, owner, track] = box["at_1x"][0]
    is_token = (int(box["token_discs"][0]) >> tables["disc"][rows, track].astype(np.int64) & 1).astype(np.int8)
    tables["seats"]["ready"][rows, owner, track] = is_token
    tables["seats"]["tokens"][rows, owner] -= is_token


def count(tables: Any, players: int, owner: Any, disc: Any) -> Counts:
    """Wins by seat and by early ownership."""
    won = tables["places"][:, :players] == 1
    owned, owner_won = np.zeros(ABILITIES), np.zeros(ABILITIES)
    np.add.at(owned, disc, 1)
    np.add.at(owner_won, disc, won[np.arange(len(tables)), owner])
    return Counts(won.sum(axis=0), owned, owner_won, int(tables["turn"].sum()))


def discs(players: int, games: int, samples: int) -> None:
    """Print the share of wins of the seats and of the early owners of each disc."""
    play(players, 1, 0, samples)  # compile before the threads start
    with ThreadPoolExecutor(2) as pool:
        parts = list(pool.map(lambda low: play(players, min(CHUNK, games - low), low, samples), range(0, games, CHUNK)))
    owned, won = sum(part.owned for part in parts), sum(part.won for part in parts)
    shares = " ".join(f"{share:.3f}" for share in sum(part.seats for part in parts) / games)
    print(f"{players} players, {games:,} games: seats {shares}, {sum(part.turns for part in parts) / games:.1f} turns a game")
    for ability in Ability:
        if owned[ability]:
            share = won[ability] / owned[ability]
            print(f"  {ability.name.lower():22} {int(owned[ability]):6}  {share:.3f}  {100 * (share - 1 / players):+5.1f}")


def solo(games: int, samples: int) -> None:
    """Print the share of wins against each corporation."""
    for firm, difficulty in SOLO:
        box, tables = game.new_box(1, {"corporation": firm, "difficulty": difficulty}).packed(), compiled(game).new_tables(games)
        compiled(game).play_greedy(box, tables, 1, [0], samples=samples, threads=2)
        print(f"{firm:10} {difficulty:7} {(tables['places'][:, 0] == 1).mean():.3f}  {tables['turn'].mean():.1f} turns a game", flush=True)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("discs", "solo"))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--samples", type=int, default=0, help="tries of chance for each answer (1 for discs, 3 for solo)")
    given = parser.parse_args()
    if given.what == "solo":
        solo(given.games, given.samples or 3)
    else:
        discs(given.players, given.games, given.samples or 1)


if __name__ == "__main__":
    main()
