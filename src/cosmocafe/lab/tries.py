"""What a search for numbers tries, kept in a file: who begins again goes on, also after a full disk or a killed process."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import optuna
from optuna.storages import JournalStorage
from optuna.storages.journal import JournalFileBackend

from cosmocafe.core.anything import Toml
from cosmocafe.core.errors import BoxError, CafeError, InputError
from cosmocafe.core.game import Game

from .goals import Wanted

BEGINNING = b'"op_code"'  # of each line, after its bracket
SMALL = 0.001  # what changing a number to the end of its range costs, so that nothing is changed for nothing
Numbers = dict[str, int]  # by the keys of a box


class Tries:
    """Tries numbers one after the other, each where those before it came nearest to the goals."""

    def __init__(self, study: optuna.Study, wanted: Wanted, seed: int, kept: Path | None) -> None:
        self.study, self.wanted, self.seed, self.kept = study, wanted, seed, kept

    @property
    def distances(self) -> list[float | None]:
        """How far each try was from the goals, with what its changes cost; nothing of numbers that do not go together."""
        return [trial.value for trial in self.study.trials if trial.state.is_finished()]

    @property
    def best(self) -> float:
        """How near the best one has come."""
        return min((off for off in self.distances if off is not None), default=float("inf"))

    @property
    def numbers(self) -> Numbers:
        """Those of the best one."""
        return self.study.best_params if self.best < float("inf") else {}

    @property
    def is_over(self) -> bool:
        """Whether everything is reached: what is left is the cost of changes."""
        return self.best < SMALL * len(self.wanted.ranges)

    def each(self, most: int, distance: Callable[[Numbers], float]) -> Iterator[int]:
        """Try until everything is reached, or so often, with what was tried before; says how often it was."""
        for done in range(len(self.distances), most):
            if self.is_over:
                return
            with storing(self.kept):
                self.once(done, distance)
            yield done + 1

    def once(self, done: int, distance: Callable[[Numbers], float]) -> None:
        """One try more; the first is the box as it was."""
        self.study.sampler = optuna.samplers.TPESampler(seed=self.seed + done)  # so that who goes on tries what he would have tried
        if not done:
            self.study.enqueue_trial({one.number.key: one.nearest for one in self.wanted.ranges})
        trial = self.study.ask()
        numbers = {one.number.key: trial.suggest_int(one.number.key, one.least, one.most) for one in self.wanted.ranges}
        off = self.known(numbers)
        try:
            self.study.tell(trial, distance(numbers) + self.cost(numbers) if off is None else off)
        except BoxError:  # numbers that do not go together
            self.study.tell(trial, state=optuna.trial.TrialState.PRUNED)

    def known(self, numbers: Numbers) -> float | None:
        """What the same numbers came to before: the deals are the same."""
        return next((trial.value for trial in self.study.trials if trial.value is not None and trial.params == numbers), None)

    def cost(self, numbers: Numbers) -> float:
        """What the changes cost."""
        return SMALL * sum(one.moved(numbers[one.number.key]) for one in self.wanted.ranges)


def opened(game: Game, wanted: Wanted, seed: int, began: Toml, kept: Path | None, agreed: Toml | None = None) -> optuna.Study:
    """A search, or what was tried of the same one before."""
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    about = json.dumps([game.id, game.version, seed, began, repr(wanted), *([sorted(agreed.items())] if agreed else [])])
    if kept is not None:
        forget_half_a_line(kept)
    try:
        storage = JournalStorage(JournalFileBackend(str(kept))) if kept else None
        study = optuna.create_study(study_name="tune", storage=storage, load_if_exists=True)
        if study.user_attrs.get("about", about) != about:
            raise InputError(f"{kept}: was begun with other goals, another box or another agreement; take another file")
        study.set_user_attr("about", about)
    except CafeError:
        raise
    except OSError as error:
        raise InputError(f"{kept}: cannot be written ({error.strerror})") from None
    except (ValueError, KeyError, TypeError, AttributeError, AssertionError):  # whatever optuna stumbles over
        raise InputError(f"{kept}: is not what a search has kept; take another file") from None
    return study


def forget_half_a_line(kept: Path) -> None:
    """A search that was broken off while it wrote, by a full disk or because it was killed, goes on from its last whole line."""
    if not kept.is_file():
        return
    with storing(kept), kept.open("r+b") as file:
        first = file.readline()
        if BEGINNING not in first and not BEGINNING.startswith(first.lstrip(b"{")):
            return  # it is no search's
        file.seek(0)
        file.truncate(file.read().rfind(b"\n") + 1)


@contextmanager
def storing(kept: Path | None) -> Iterator[None]:
    """Say in a sentence what keeps a search from writing down what it tries."""
    try:
        yield
    except CafeError:
        raise
    except Exception as error:  # optuna wraps what went wrong, or runs into something else on the way out
        cause: BaseException | None = error
        while cause is not None and not isinstance(cause, OSError):
            cause = cause.__cause__ or cause.__context__
        if cause is None:
            raise
        hint = "what was tried before is kept: make room, and the same command goes on"
        raise InputError(f"{kept}: cannot be written ({cause.strerror}); {hint}") from None
