"""One training: where it is kept, what is logged, how it is resumed, and the network that comes of it."""

from __future__ import annotations

import contextlib
import csv
import datetime
import math
import os
import pickle
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol, TypeVar

import torch

from cosmocafe.bots.learned.network import FILE, Inputs, Network, OutdatedNetwork, fitting, read
from cosmocafe.core.anything import Held
from cosmocafe.core.errors import InputError
from cosmocafe.core.game import Game

from .network import HIDDEN, Net, inputs_seen

OFTEN = 120.0  # seconds after which everything is kept, so that an interrupted training can be resumed
STATE = "state.pt"
OTHER = "take another folder"
BROKEN = (RuntimeError, EOFError, LookupError, ValueError, TypeError, AttributeError, ArithmeticError)  # what a file may be the cause of


class Run:
    """A folder with `log.csv`, `state.pt` to go on from, and the network."""

    def __init__(self, folder: Path, game: Game, players: int, algorithm: str, device: str) -> None:
        self.folder, self.game, self.players, self.algorithm, self.device = folder, game, players, algorithm, device
        self.began, self.before = time.perf_counter(), 0.0
        self.of = {  # what it is a training of
            "game": game.id,
            "version": str(game.version),
            "players": str(players),
            "algorithm": algorithm,
            "features": str(len(game.features)),
            "answers": str(game.catalogue.size),
            "box": game.fingerprint(game.new_box(players, game.trial_agreed)),
        }
        self.said: dict[str, str] = {}  # what else is to be said of the network
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def seconds(self) -> float:
        """How long it has been trained, resumed runs and all."""
        return self.before + time.perf_counter() - self.began

    def log(self, figures: dict[str, float], name: str = "log.csv") -> None:
        """One more line of the log, or of another."""
        file, rounded = self.folder / name, {name: float(f"{figure:.6g}") for name, figure in figures.items()}
        line = {"seconds": round(self.seconds, 2), **rounded}
        try:
            if not has_columns(file, list(line)):  # another way to learn began it
                file = file.with_stem(f"{file.stem}.{self.algorithm}")
            with file.open("a", newline="", encoding="utf-8") as text:
                writer = csv.DictWriter(text, list(line))
                if text.tell() == 0:
                    writer.writeheader()
                elif is_cut_off(file):
                    text.write("\n")
                writer.writerow(line)
        except OSError as error:
            raise InputError(f"{file}: cannot be written ({error.strerror}); what was kept before is kept") from None

    def save(self, **state: Any) -> None:
        """Keep what is needed to go on from here."""
        part = self.folder / "state.part"
        try:
            torch.save({**state, "of": self.of, "seconds": self.seconds}, part)
            part.replace(self.folder / STATE)
        except (OSError, RuntimeError) as error:
            part.unlink(missing_ok=True)
            why = getattr(error, "strerror", None) or "the disk is full"  # of which torch does not speak
            raise InputError(f"{part}: cannot be written ({why}); what was kept before is kept") from None

    def saved(self) -> dict[str, Any] | None:
        """What was kept, if anything was; that of another training is refused."""
        file = self.folder / STATE
        if not file.is_file():
            return None
        try:
            state: dict[str, Any] = torch.load(file, map_location=self.device, weights_only=True)  # more would run what a file says
            self.before, self.began = float(state["seconds"]), time.perf_counter()
            if not 0 <= self.before < math.inf:  # such a training would never end
                raise ValueError("no time takes so long")
            of = {what: str(kept) for what, kept in state.get("of", self.of).items()}
        except (OSError, pickle.UnpicklingError, *BROKEN) as error:
            raise InputError(f"{file}: is not what a training has kept ({type(error).__name__}); {OTHER}") from None
        for what in {**self.of, **of}:
            other, wanted = of.get(what, "none"), self.of.get(what, "none")
            if other != wanted:
                raise InputError(f"{self.folder}: a training of {what} {other!r:.40} lies there, and this is one of {wanted!r}: {OTHER}")
        return state

    def go_on(self, learner: Learner) -> None:
        """Let it go on from what was kept, if anything was."""
        if state := self.saved():
            try:
                learner.restore(state)
            except BROKEN as error:
                why = f"on this device with these options ({first_line(error)})"
                raise InputError(f"{self.folder}: cannot be gone on with {why}: {OTHER}") from None

    def keep(self, net: Net, decisions: int, name: str = FILE, **more: str) -> Network:
        """Write the network as bots play it."""
        said = {
            **self.of,
            "decisions": str(decisions),
            "seconds": str(round(self.seconds)),
            "commit": commit(),
            "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
            **self.said,
            **more,
        }
        network = net.kept(said)
        network.keep(self.folder / name)
        return network


def has_columns(file: Path, names: list[str]) -> bool:
    """Whether the lines of a log are of these columns, if it has any."""
    with contextlib.suppress(FileNotFoundError), file.open(newline="", encoding="utf-8", errors="replace") as text:
        return next(csv.reader(text), names) == names
    return True


def is_cut_off(file: Path) -> bool:
    """Whether a disk was full or a machine went off in the middle of the last line."""
    with file.open("rb") as lines:
        lines.seek(-1, os.SEEK_END)
        return lines.read() != b"\n"


def first_line(error: Exception) -> str:
    """What went wrong, in short."""
    return f"{str(error).partition(chr(10))[0]:.100}" or type(error).__name__


def known_in(folder: Path, game: Game, players: int, hidden: tuple[int, ...] = (), name: str = FILE) -> Network | None:
    """The network that lies in a folder, if there is one, to be gone on with; refused if it is one for something else."""
    file = folder / name
    if not file.is_file():
        return None
    try:
        network = fitting(game, read(file), str(file))
    except OutdatedNetwork as error:
        raise InputError(f"{error}, in another folder") from None
    if players not in network.players:
        raise InputError(f"{file}: this network has learned with {network.said.get('players', 2)} players, not with {players}: {OTHER}")
    if hidden not in ((), network.widths):
        raise InputError(f"{file}: this network has layers of {','.join(map(str, network.widths))}: say the same or nothing, or {OTHER}")
    return network


def commit() -> str:
    """The commit that is checked out, if that can be told."""
    command, here = ["git", "rev-parse", "--short", "HEAD"], Path(__file__).parent
    try:
        found = subprocess.run(command, capture_output=True, text=True, check=True, cwd=here)  # noqa: S603
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return found.stdout.strip()


def new_net(game: Game, players: int, seed: int, device: str, hidden: tuple[int, ...] = HIDDEN, start: Network | None = None) -> Net:
    """A network that knows nothing, or what another one knew."""
    torch.manual_seed(seed)
    inputs: Inputs = start.inputs if start else inputs_seen(game, players)
    net = Net(inputs, game.catalogue.size, start.widths if start else hidden)
    if start:
        net.take(start)
    return net.to(device)


def between(first: float, last: float, progress: float) -> float:
    """From the first to the last."""
    return first + (last - first) * min(max(progress, 0.0), 1.0)


class Pace(Protocol):
    """How much a training goes through, and for how long."""

    @property
    def tables(self) -> int: ...
    @property
    def steps(self) -> int: ...
    @property
    def minutes(self) -> float: ...
    @property
    def iterations(self) -> int: ...


class Learner(Protocol):
    """Something that plays and learns, update by update."""

    net: Net
    iteration: int

    @property
    def decisions(self) -> int: ...
    def answers(self, box: Held, tables: Held, seed: int) -> Held: ...
    def update(self, progress: float) -> dict[str, float]: ...
    def state(self) -> dict[str, object]: ...
    def restore(self, state: dict[str, Held]) -> None: ...


L = TypeVar("L", bound=Learner)


def trained(run: Run, learner: L, pace: Pace, told: Callable[[L, Run, dict[str, float]], None]) -> Network:
    """Let it learn until the time is over or so many iterations are done; what lies in the folder is gone on with."""
    run.go_on(learner)
    kept, figures = run.seconds, {"speed": 0.0}
    while True:
        progress = learner.iteration / pace.iterations if pace.iterations else run.seconds / (60 * pace.minutes)
        if progress >= 1:
            break
        before = run.seconds
        figures = learner.update(progress)
        if not all(map(math.isfinite, figures.values())):
            again = f"go on from there, and if that happens again {OTHER}"
            raise InputError(f"{run.folder}: what is learned has come to be no numbers; what was kept before is kept: {again}")
        figures["speed"] = pace.steps * pace.tables / max(run.seconds - before, 1e-9)
        run.log({"iteration": learner.iteration, "decisions": learner.decisions, **figures})
        told(learner, run, figures)
        if run.seconds > kept + OFTEN:
            run.save(**learner.state())
            kept = run.seconds
    run.save(**learner.state())
    told(learner, run, {**figures, "is_last": 1.0})
    return run.keep(learner.net, learner.decisions)
