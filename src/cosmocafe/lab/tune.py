"""Search the original numbers of a box for stated goals, never the rulebook's. Needs `pip install cosmocafe[lab]`.

Every try plays the same deals, so that tries differ by their numbers alone; the best one is judged by other deals than it was found with.
What was tried is kept in a file, and who begins again goes on.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import optuna
from optuna.storages import JournalStorage
from optuna.storages.journal import JournalFileBackend

from cosmocafe.core.anything import Anything, Toml
from cosmocafe.core.errors import BoxError, CafeError, InputError
from cosmocafe.core.files import write_text
from cosmocafe.core.game import Game

from .goals import Agreed, Goal, Range, Wanted
from .plan import planned
from .played import Played
from .simulate import simulated

SMALL = 0.001  # what changing a number to the end of its range costs, so that nothing is changed for nothing
LONG = 20  # times as long as at the beginning is too long a game
JUDGED = 4  # times as many games as a try has judge the result


@dataclass(frozen=True)
class Tuned:
    """What came of it."""

    game: str
    tries: int
    changed: dict[str, tuple[int, int]]  # by key: from, to
    values: Toml  # the whole change, that of the box it began with included
    goals: list[tuple[Goal, float, float]]  # before and after, by other deals
    games: int

    def as_dict(self) -> dict[str, object]:
        """For machines."""
        said = [
            {"goal": goal.name, "agreed": dict(goal.agreed), "wanted": goal.wanted, "before": before, "after": after}
            for goal, before, after in self.goals
        ]
        return {"game": self.game, "tries": self.tries, "changed": self.changed, "goals": said, "games": self.games}

    @property
    def rows(self) -> list[tuple[str, str, str, str]]:
        """Before and after, for people."""
        return [(goal.meant, goal.wanted, f"{before:.3g}", f"{after:.3g}") for goal, before, after in self.goals]


def tune(
    game: Game,
    wanted: Wanted,
    tries: int,
    *,
    change: Toml | None = None,
    agreed: dict[str, int | str] | None = None,
    seed: int = 0,
    kept: Path | None = None,
    progress: Callable[[int, float], None] = lambda done, best: None,
    **how: Anything,
) -> Tuned:
    """Try other numbers until the goals are reached, or so often; `how` as for `each_chunk`."""
    began = dict((change or {}).get("values", {}))

    def played(values: Toml, games: int, deals: int, most: int) -> dict[Agreed, Played]:
        other = {"file": "the tuned box", "values": values} if values else None
        given: Toml = {"change": other, "seed": deals, "counted": games if wanted.counts else 0, "most": most}
        found = {}
        for at in wanted.tables:
            plan = planned(game, wanted.players, games, wanted.bots, agreed={**(agreed or {}), **dict(at)}, **given)
            found[at] = simulated(game, plan, **how)
        return found

    most = LONG * max(int(one.answers.max()) for one in played(began, wanted.games, seed, 10**6).values())

    def attempt(trial: optuna.Trial) -> float:
        numbers = {one.number.key: trial.suggest_int(one.number.key, one.least, one.most) for one in wanted.ranges}
        if (before := known(trial.study, numbers)) is not None:
            return before
        try:
            off = wanted.distance(played(with_numbers(began, wanted.ranges, numbers), wanted.games, seed, most))
        except BoxError as error:  # numbers that do not go together
            raise optuna.TrialPruned(str(error)) from None
        return off + SMALL * sum(moved(one, numbers[one.number.key]) for one in wanted.ranges)

    study = opened(game, wanted, seed, began, kept)
    ended = [trial for trial in study.trials if trial.state.is_finished()]
    for done in range(len(ended), tries):
        study.sampler = optuna.samplers.TPESampler(seed=seed + done)  # so that who goes on tries what he would have tried
        with storing(kept):
            if not done:
                study.enqueue_trial({one.number.key: min(max(one.number.value, one.least), one.most) for one in wanted.ranges})
            trial = study.ask()
            try:
                study.tell(trial, attempt(trial))
            except optuna.TrialPruned:
                study.tell(trial, state=optuna.trial.TrialState.PRUNED)
        progress(done + 1, best_of(study))
        if best_of(study) < SMALL * len(wanted.ranges):
            break  # everything is reached: what is left is the cost of changes
    best = study.best_params if best_of(study) < float("inf") else {}
    before, after = (played(one, JUDGED * wanted.games, seed + 1, most) for one in (began, with_numbers(began, wanted.ranges, best)))
    if wanted.distance(after) >= wanted.distance(before):  # it was luck with the deals it was found with
        best, after = {}, before
    values, count = with_numbers(began, wanted.ranges, best), len([trial for trial in study.trials if trial.state.is_finished()])
    moves = {one.number.key: (one.number.value, best.get(one.number.key, one.number.value)) for one in wanted.ranges}
    changed = {key: (old, new) for key, (old, new) in moves.items() if old != new}
    goals = [(goal, goal.value(before[goal.agreed]), goal.value(after[goal.agreed])) for goal in wanted.goals]
    return Tuned(game.id, count, changed, values, goals, JUDGED * wanted.games)


def known(study: optuna.Study, numbers: dict[str, int]) -> float | None:
    """What the same numbers came to before: the deals are the same."""
    return next((trial.value for trial in study.trials if trial.value is not None and trial.params == numbers), None)


def best_of(study: optuna.Study) -> float:
    """How near the best try has come."""
    found = [trial.value for trial in study.trials if trial.value is not None]
    return min(found, default=float("inf"))


def moved(one: Range, value: int) -> float:
    """How far a number is from where it was, in parts of its range."""
    return abs(value - one.number.value) / max(1, one.most - one.least)


def with_numbers(began: Toml, ranges: list[Range], numbers: dict[str, int]) -> Toml:
    """The values of a changed box with some numbers put in; those that are as they were before are left out."""
    values: Toml = json.loads(json.dumps(began))
    for one in ranges:
        if numbers.get(one.number.key, one.number.value) != one.number.value:
            table = values
            for name in one.number.path[:-1]:
                table = table.setdefault(name, {})
            table[one.number.path[-1]] = numbers[one.number.key]
    return values


def opened(game: Game, wanted: Wanted, seed: int, began: Toml, kept: Path | None) -> optuna.Study:
    """A search, or what was tried of the same one before."""
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    about = json.dumps([game.id, game.version, seed, began, repr(wanted)])
    if kept is not None:
        forget_half_a_line(kept)
    try:
        storage = JournalStorage(JournalFileBackend(str(kept))) if kept else None
        study = optuna.create_study(study_name="tune", storage=storage, load_if_exists=True)
        if study.user_attrs.get("about", about) != about:
            raise InputError(f"{kept}: was begun with other goals or another box; take another file")
        study.set_user_attr("about", about)
    except CafeError:
        raise
    except OSError as error:
        raise InputError(f"{kept}: cannot be written ({error.strerror})") from None
    except (ValueError, KeyError, TypeError, AttributeError):
        raise InputError(f"{kept}: is not what a search has kept; take another file") from None
    return study


def forget_half_a_line(kept: Path) -> None:
    """A search that was broken off while it wrote, by a full disk or because it was killed, goes on from its last whole line."""
    if not kept.is_file():
        return
    with storing(kept), kept.open("r+b") as file:
        if b'"op_code"' not in file.readline():
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


def write_box(path: Path, found: Tuned) -> None:
    """The changed box as a TOML file, with what it does as comments."""
    lines = [f"# {found.game}: found by {found.tries} tries; before and after, in {found.games:,} other games:"]
    lines += [f"# {meant} ({wanted}): {before} -> {after}" for meant, wanted, before, after in found.rows]
    lines += [f"# {key}: {before} -> {after}" for key, (before, after) in found.changed.items()]
    write_text(path, "\n".join([*lines, *toml_lines(found.values)]) + "\n", InputError)


def toml_lines(values: Toml, path: tuple[str, ...] = ()) -> list[str]:
    """Tables of numbers, words and lists as TOML."""
    own = {name: value for name, value in values.items() if not isinstance(value, dict)}
    lines = ["", f"[{'.'.join(map(quoted, path))}]"] if own and path else []
    lines += [f"{quoted(name)} = {json.dumps(value, ensure_ascii=False)}" for name, value in own.items()]
    for name, value in values.items():
        if isinstance(value, dict):
            lines += toml_lines(value, (*path, name))
    return lines


def quoted(name: str) -> str:
    """A key of TOML."""
    plain = name.isascii() and name.replace("_", "").replace("-", "").isalnum()
    return name if plain else json.dumps(name, ensure_ascii=False)
