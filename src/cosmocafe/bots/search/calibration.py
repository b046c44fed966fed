"""How a game's value turns into chances to win, learned from games that bots play among themselves: `cosmocafe calibrate GAME`.

What was learned lies beside the game: `calibration.toml` in its folder, or `name.calibration.toml` for a game in a file of its own.
"""

from __future__ import annotations

import tomllib
import weakref
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from cosmocafe.bots.bounds import BOUNDS
from cosmocafe.core.anything import Anything, Toml
from cosmocafe.core.errors import InputError
from cosmocafe.core.files import read_text, write_text
from cosmocafe.core.game import Game
from cosmocafe.core.machine.brought import Brought
from cosmocafe.core.machine.compiled import compiled_for, in_threads
from cosmocafe.core.machine.kinds import LONG, Kind, grid
from cosmocafe.core.machine.together import DESK

MOMENTS = 48  # of a game that are looked at, at most
MOST = 20_000  # answers of a game
FLATTEST = 1 / 16  # log odds for the usual distance between two values, at least: a value that says nothing still orders options
FAR = 50  # such distances apart nothing is left to be learned
SEAT = 0.3  # log odds that a seat is usually worth, before any game is seen
WORTH = (-(10**12), 10**12)  # points of value
WITH_NET = ("temperature_with_net", "explore_with_net")
WRITTEN: dict[str, tuple[float, float]] = {  # whole numbers and others, as they may stand in the file
    **{name: BOUNDS[name] for name in ("scale", "temperature", "explore", "turns", "enough")},
    **{name: BOUNDS[name.removesuffix("_with_net")] for name in WITH_NET},
    "par": WORTH,
    "games": (0, 10**9),
    "log_loss": (0, 100),
}
WHOLE = ("scale", "par", "turns", "games")
ATTENTIVE = ("beginner", "easy", "normal")  # the levels of which the attention is written, of others the visits
ROOM = __name__.rpartition(".")[0]


@dataclass(frozen=True)
class Calibration:
    """What was learned for one number of players. Without a scale a search takes what its options show."""

    scale: int = 0  # points of value that make one unit of log odds
    seats: tuple[int, ...] = ()  # points of value that each seat is worth
    par: int = 0  # alone: the value with which half of all games are won
    temperature: float = 0.25  # how much better an option must look to have e times the prior, in spreads of what is judged
    explore: float = 8.0  # how much the less visited is preferred, in the same
    turns: int = 1  # that are finished by value before a leaf is judged
    enough: float = 1.0  # of the most visits, to be taken if it is worth most; with 1 the most visited is taken
    net: bool = False  # the expert thinks with the game's network
    temperature_with_net: float | None = None  # where a network judges; None: as without
    explore_with_net: float | None = None
    games: int = 0  # from so many it was learned
    log_loss: float = 0.0  # of the chances, on these games; who knows nothing has ln(players)

    def with_network(self) -> Calibration:
        """The same where a network judges."""
        temperature, explore = self.temperature_with_net, self.explore_with_net
        return replace(
            self,
            temperature=self.temperature if temperature is None else temperature,
            explore=self.explore if explore is None else explore,
        )


def kinds_of(game: Game) -> dict[str, Kind]:
    """What a sampled game hands over."""
    return {"worths": grid(LONG)}


SAMPLING = Brought("sampling", ("cosmocafe.bots.greedy.thinking", f"{ROOM}.sampling"), ("sample",), kinds_of)


def file_of(game: Game) -> Path:
    """Where a game's calibration lies."""
    return game.file("calibration.toml")


Known = tuple[dict[int, Calibration], dict[str, float]]
_read: weakref.WeakKeyDictionary[Game, Known] = weakref.WeakKeyDictionary()


def calibration_of(game: Game) -> dict[int, Calibration]:
    """What is known of a game, by number of players."""
    return _known(game)[0]


def levels_of(game: Game) -> dict[str, float]:
    """What makes each level in this game: the attention of those who learn, the visits of those who think ahead; where it is known."""
    return _known(game)[1]


def _known(game: Game) -> Known:
    if game not in _read:
        file = file_of(game)
        _read[game] = read(read_text(file, InputError), str(file)) if file.is_file() else ({}, {})
    return _read[game]


def read(text: str, name: str = "calibration") -> Known:
    """A calibration and the levels from their file; it is also written by hand, so what cannot be is said."""
    try:
        found = tomllib.loads(text)
        by_players = {int(players): calibration_in(known, int(players)) for players, known in found["players"].items()}
        return by_players, levels_in(found.get("levels", {}))
    except KeyError as error:
        raise InputError(f"{name}: {error} is missing") from None
    except (ValueError, TypeError, AttributeError, RecursionError) as error:
        raise InputError(f"{name}: this is no calibration: {error}") from None


def calibration_in(known: Toml, players: int) -> Calibration:
    """What the file says for one number of players."""
    for name, value in known.items():
        if name in WRITTEN:
            refuse_other(name, value, name in WHOLE, *WRITTEN[name])
        elif name == "net" and not isinstance(value, bool):
            raise ValueError(f"net is {value!r:.40}, and not true or false")
    if len(known["seats"]) != players:
        raise ValueError(f"for {players} players it has {len(known['seats'])} seats")
    for worth in known["seats"]:
        refuse_other("a seat", worth, True, *WORTH)
    return Calibration(**{**known, "seats": tuple(known["seats"])})


def levels_in(levels: dict[str, float]) -> dict[str, float]:
    """What the file says of the levels."""
    for name, number in levels.items():
        refuse_other(name, number, name not in ATTENTIVE, *((0, 1) if name in ATTENTIVE else BOUNDS["visits"]))
    return levels


def refuse_other(name: str, value: object, is_whole: bool, low: float, high: float) -> None:
    """Refuse what is no number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int if is_whole else int | float) or not low <= value <= high:
        kind = "whole number" if is_whole else "number"
        raise ValueError(f"{name} is {value!r:.40}, and not a {kind} from {low} to {high}")


def written(game: Game, found: dict[int, Calibration], levels: dict[str, float]) -> str:
    """A calibration and the levels as their file."""
    lines = [f"# Made by `cosmocafe calibrate {game.id}`: how the value of a table turns into chances to win.", f"version = {game.version}"]
    for players, known in sorted(found.items()):
        lines += ["", f"[players.{players}]", f"scale = {known.scale}", f"seats = {list(known.seats)}", f"par = {known.par}"]
        lines += [f"temperature = {known.temperature}", f"explore = {known.explore}", f"turns = {known.turns}", f"enough = {known.enough}"]
        lines += ["net = true"] * known.net
        lines += [f"{name} = {number}" for name in WITH_NET if (number := getattr(known, name)) is not None]
        lines += [f"games = {known.games}", f"log_loss = {known.log_loss:.4f}"]
    if levels:
        lines += ["", "[levels]  # by hand (docs/bots.md): attention of the first three, visits of the others"]
        lines += [f"{name} = {number}" for name, number in levels.items()]
    return "\n".join(lines) + "\n"


def keep(game: Game, found: dict[int, Calibration]) -> Path:
    """Write a calibration beside its game; its levels stay."""
    file, levels = file_of(game), levels_of(game)
    write_text(file, written(game, found, levels), InputError)
    _read[game] = found, levels
    return file


def calibrate(
    game: Game,
    players: int,
    games: int = 400,
    seed: int = 0,
    threads: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> Calibration:
    """Let greedy bots play, and fit chances to win to what came of the values on the way. What a person has tuned stays."""
    box, known = game.new_box(players, game.trial_agreed).packed(), calibration_of(game).get(players, Calibration())
    worths, places, counts = sampled(game, box, players, games, seed, threads, progress)
    scale, offsets, loss = fitted(worths, places, counts, players)
    seats = tuple(round(offset * scale) for offset in offsets) if players > 1 else (0,)
    par = round(-offsets[0] * scale) if players == 1 else 0
    return replace(known, scale=max(1, round(scale)), seats=seats, par=par, games=games, log_loss=round(loss, 4))


def sampled(
    game: Game, box: Anything, players: int, games: int, seed: int, threads: int, progress: Callable[[int], None]
) -> tuple[Anything, Anything, Anything]:
    """Values of all seats at moments of greedy games, the places at their ends, and how many moments each game had."""
    code, done = compiled_for(game, SAMPLING), 0
    tables, told = code.new_tables(games), np.zeros(games, np.int32)
    worths = np.zeros((games * MOMENTS, 4), LONG)

    def part(low: int, high: int) -> None:
        nonlocal done
        for i in range(low, high):
            rows = worths[i * MOMENTS : (i + 1) * MOMENTS]
            code.call("sample_many", box, tables[i : i + 1], code.new_tables(DESK), seed + i, told[i : i + 1], players, MOST, rows)
            done += 1
            progress(done)

    in_threads(part, games, threads)
    return worths.reshape(games, MOMENTS, 4), tables["places"], told


def fitted(worths: Anything, places: Anything, counts: Anything, players: int) -> tuple[float, list[float], float]:
    """The scale, what each seat is worth in log odds, and the log loss: a race of exponentials, fitted by Newton's method.

    Every game counts the same, however many moments it has. Alone, the second runner is par.
    """
    runners = max(players, 2)
    values, results, weights = [], [], []
    for worth, place, count in zip(worths, places, counts, strict=True):
        won = place[:players] == 1
        share = won / max(won.sum(), 1) if players > 1 else np.array([won[0], ~won[0]], float)
        if count == 0 or not share.any():
            continue
        seen = worth[:count, :runners].astype(float)
        if players == 1:
            seen[:, 1] = 0
        values.append(seen)
        results.append(np.repeat(share[None], count, axis=0))
        weights.append(np.full(count, 1 / count))
    if not values:
        return 1.0, [0.0] * players, 0.0
    value, result, weight = np.concatenate(values), np.concatenate(results), np.concatenate(weights)
    unit = float(np.median(np.abs(value - value.mean(axis=1, keepdims=True)))) or 1.0  # a few may be huge
    features = np.zeros((*value.shape, runners))  # the value, then a constant for each seat but the last
    features[:, :, 0] = value / unit
    for seat in range(runners - 1):
        features[:, seat, 1 + seat] = 1
    ridge = np.array([1e-6, *[1 / (len(values) * SEAT**2)] * (runners - 1)])
    features[:, :, 0] = np.clip(features[:, :, 0] - features[:, :1, 0], -FAR, FAR)
    found = newton(features, result, weight / weight.sum(), ridge)
    chances = softmax(features @ found)
    loss = float(-(weight[:, None] * result * np.log(np.maximum(chances, 1e-12))).sum() / weight.sum())
    slope = max(float(found[0]), FLATTEST)
    offsets = [*found[1:].tolist(), 0.0][:players]
    return unit / slope, offsets, loss


def newton(features: Anything, result: Anything, weight: Anything, ridge: Anything) -> Anything:
    """The parameters of a multinomial logistic regression with the least log loss, each held back a little."""
    found = np.zeros(features.shape[2])
    for _ in range(25):
        chances = softmax(features @ found)
        gradient = np.einsum("i,is,isf->f", weight, chances - result, features) + ridge * found
        mean = np.einsum("is,isf->if", chances, features)
        curvature = np.einsum("i,is,isf,isg->fg", weight, chances, features, features) - np.einsum("i,if,ig->fg", weight, mean, mean)
        found = found - np.linalg.solve(curvature + np.diag(ridge), gradient)
    return found


def softmax(logits: Anything) -> Anything:
    """Chances from log odds."""
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)
