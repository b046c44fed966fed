"""A whole course, as `cosmocafe train` gives it: a first lesson if one is wanted, then self-play; the strongest network is kept."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import torch

from cosmocafe.bots.learned import OWN, has_network, network_of
from cosmocafe.bots.learned.network import FILE, Network
from cosmocafe.core.errors import InputError
from cosmocafe.core.game import Game

from . import improve, ppo, td, turns
from .gate import Strength, against, opponent_of
from .run import STATE, Learner, Run, known_in

DEVICES = ("cpu", "cuda")
STAKING = ("ppo", "turns")  # ways to learn for what a win is worth
GATES, STRONGEST = "gates.csv", "strongest.safetensors"
ON_CPU = ppo.Plan(tables=512, steps=32, minibatch=512, rate=1e-3, last_rate=1e-4)
ON_GPU = ppo.Plan(tables=33_792, steps=64, minibatch=16_896, rate=7e-4, last_rate=5e-5, trust=0.96)
GENTLE = turns.Plan(tables=128, steps=32, rate=3e-4, trust=0.8, hidden=(64,), advice=True)  # what is known already is not to be forgotten
MANY = 1024  # tables of turns, where a GPU learns and many threads play
LESSON_CPU = td.Plan(tables=128, steps=200)
LESSON_GPU = td.Plan(tables=1024, steps=600, minibatch=1024, epochs=3)


@dataclass(frozen=True)
class Course:
    """What is wanted of it."""

    minutes: float = 2.0
    lesson: bool = False  # whether greedy bots are watched first
    gate_games: int = 200  # against greedy bots, 0 for none
    gate_every: float = 60.0  # seconds
    seed: int = 0
    iterations: int = 0  # instead of minutes
    stake: str = ""  # what is won, where a win is not always worth the same: see `arena.Stake`
    hidden: tuple[int, ...] = ()  # units of each layer; as the way to learn has them if not said
    threads: int = 0  # that look through turns; 0 for as many as there are cores


def device_for(wanted: str | None) -> str:
    """Where networks learn: as is wanted, else on a GPU if there is one."""
    if wanted not in (None, *DEVICES):
        raise InputError(f"there is no device {wanted!r}; there are {', '.join(DEVICES)}")
    if wanted == "cuda" and not torch.cuda.is_available():
        raise InputError("PyTorch finds no CUDA GPU on this machine")
    return wanted or ("cuda" if torch.cuda.is_available() else "cpu")


def taught(
    game: Game,
    players: int,
    course: Course,
    folder: Path,
    device: str = "cpu",
    told: Callable[[str], None] = lambda line: None,
    plan: ppo.Plan | None = None,
    lesson: td.Plan | None = None,
) -> Network:
    """Give the course; the folder gets `log.csv`, what is needed to go on, and the network."""
    if device == "cpu":
        torch.set_num_threads(1)  # networks are so small that threads would only wait for each other
    began, start = time.perf_counter(), known_in(folder, game, players, course.hidden)
    gate = Gate(game, players, course, told, folder)
    if course.lesson and not (folder / STATE).is_file():
        lesson = lesson or lesson_for(course, device)
        start = td.train(game, players, lesson, folder / "lesson", device)
        told(f"{game.id}: the first lesson took {time.perf_counter() - began:.0f} s")
    plan = plan or (ON_GPU if device == "cuda" else ON_CPU)
    minutes = course.minutes - (time.perf_counter() - began) / 60
    plan = replace(plan, minutes=max(minutes, 0.01), iterations=course.iterations, seed=course.seed, stake=course.stake)
    plan = replace(plan, hidden=course.hidden or plan.hidden)
    return gate.best(ppo.train(game, players, plan, folder, device, start, gate.look))


def taught_turns(
    game: Game, players: int, course: Course, folder: Path, device: str = "cpu", told: Callable[[str], None] = lambda line: None
) -> Network:
    """The same for ends of turns: played on this machine's processor, learned from on the device."""
    torch.set_num_threads(1)
    start = known_in(folder, game, players, course.hidden)
    plan = GENTLE if course.lesson else turns.Plan()
    plan = replace(plan, tables=MANY) if device == "cuda" else plan
    plan = replace(plan, minutes=course.minutes, iterations=course.iterations, seed=course.seed, stake=course.stake)
    plan = replace(plan, hidden=course.hidden or plan.hidden, threads=course.threads)
    gate = Gate(game, players, course, told, folder)
    return gate.best(turns.train(game, players, plan, folder, start, gate.look, device))


class Gate:
    """Looks now and then how strong the network is, and remembers the strongest."""

    def __init__(self, game: Game, players: int, course: Course, told: Callable[[str], None], folder: Path) -> None:
        self.game, self.players, self.course, self.told, self.folder = game, players, course, told, folder
        self.next, self.looked = 0.0, -1
        self.strongest: tuple[float, Network] | None = None
        self.remember()

    def remember(self) -> None:
        """What was strongest before, in a training that is gone on with: a file that is whole, whatever was interrupted."""
        if (network := known_in(self.folder, self.game, self.players, name=STRONGEST)) is not None:
            self.strongest = share_won(network), network

    def look(self, learner: Learner, run: Run, figures: dict[str, float]) -> None:
        """Play some games if it is time for them."""
        is_due = run.seconds >= self.next or "is_last" in figures
        if not self.course.gate_games or not is_due or learner.iteration == self.looked:
            return
        self.looked = learner.iteration
        self.next = run.seconds + self.course.gate_every
        found = self.passed(learner, run)
        pace = f"{figures['speed']:,.0f} a second" if figures["speed"] else "its time was over before, more --minutes go on with it"
        said = f"{learner.decisions:,} decisions, {pace}"
        self.told(f"{self.game.id}: {run.seconds:.0f} s, {said}, against {opponent_of(self.game)} bots {found}")

    def passed(self, learner: Learner, run: Run) -> Strength:
        """Play the games, and keep the network if none was stronger."""
        found = against(self.game, self.players, learner.answers, self.course.gate_games)
        if found.is_known and (self.strongest is None or found.share >= self.strongest[0]):
            self.strongest = found.share, run.keep(learner.net, learner.decisions, STRONGEST, won=f"{found.share:.4f}")
        figures = {"iteration": learner.iteration, "decisions": learner.decisions, "share": found.share, "error": found.error}
        run.log({**figures, "is_known": found.is_known}, GATES)
        return found

    def best(self, last: Network) -> Network:
        """The strongest network, or the last one where nobody looked; written as the one that is played."""
        found = self.strongest[1] if self.strongest else last
        found.keep(self.folder / FILE)
        return found


def share_won(network: Network) -> float:
    """The share of its games that a network won when somebody looked; 0 where that is not known."""
    with contextlib.suppress(ValueError):
        return min(max(0.0, float(network.said.get("won", 0))), 1.0)
    return 0.0


def lesson_for(course: Course, device: str) -> td.Plan:
    """How a network learns from greedy bots."""
    plan = LESSON_GPU if device == "cuda" else LESSON_CPU
    return replace(plan, seed=course.seed, hidden=course.hidden or plan.hidden)


def given(
    algorithm: str, game: Game, players: int, course: Course, folder: Path, device: str | None, told: Callable[[str], None]
) -> Network:
    """A course of one of the ways to learn."""
    device = device_for(device)
    if course.stake and algorithm not in STAKING:
        raise InputError(f"--stake is for {' and '.join(STAKING)}: the others learn for the win alone")
    if algorithm == "ppo":
        return taught(game, players, course, folder, device, told)
    if algorithm == "turns":
        return taught_turns(game, players, course, folder, device, told)
    if algorithm == "td":
        known_in(folder, game, players)  # of something else it is not written over
        return td.train(game, players, lesson_for(course, device), folder, device)
    return taught_by_search(game, players, course, folder, device, told)


def taught_by_search(game: Game, players: int, course: Course, folder: Path, device: str, told: Callable[[str], None]) -> Network:
    """The same by games of the search: on from what lies in the folder, else from the game's own network, where that fits."""
    start = known_in(folder, game, players, course.hidden)
    if not start and has_network(game, players):
        own = network_of(game, OWN, players)
        start = own if course.hidden in ((), own.widths) else None
    if start and start.ends_turns:  # it knows nothing of answers
        start = None
    plan = improve.Plan(seed=course.seed)
    return improve.train(game, players, replace(plan, hidden=course.hidden or plan.hidden), folder, device, start, told)
