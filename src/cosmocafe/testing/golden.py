"""Golden games: whole games as text, each a record and a story of everything that happened, so that a change of behaviour is a
readable difference. A game plays and writes its own anew with `write`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from ..core.author.chance import seed_table
from ..core.author.table import Told
from ..core.game import Game
from ..core.match import Match, record_lines
from ..core.record import read


class Golden(NamedTuple):
    """How a golden game is played."""

    name: str
    players: int
    seed: int
    agreed: dict[str, int | str]


def moody(game: Game, golden: Golden, whims: float) -> Match:
    """A game between players who look one answer ahead, and not always."""
    match = Match(game, golden.players, golden.seed, agreed=golden.agreed)
    mood = random.Random(golden.seed)  # noqa: S311
    while not match.over:
        match.answer(mood.choice(match.options) if mood.random() < whims else best(match, mood))
    return match


def best(match: Match, mood: random.Random) -> int:
    """The answer with the best table after it, if chance is as it might be."""
    worth = {}
    for option in match.options:
        trial = match.table.copy()
        seed_table(trial, 1, mood.randrange(1 << 30), 3)
        match.game.loops.answer(match.box, trial, option)
        worth[option] = match.game.loops.value(match.box, trial, match.asked) + mood.random()
    return max(worth, key=worth.__getitem__)


def tell(match: Match, names: Sequence[str], line: Callable[[Told], str], ending: Iterable[str] = ()) -> str:
    """Every answer with what it brought about, and the end."""
    told = [*(line(told) for told in match.events_of(0))]
    for number, (seat, answer) in enumerate(zip(match.seats, match.answers, strict=True)):
        told.append(f"{number}: {names[seat]} answers {match.game.catalogue.text(answer)}")
        told += [f"    {line(event)}" for event in match.events_of(number + 1)]
    return "\n".join([*told, *ending]) + "\n"


def write(folder: Path, games: list[Golden], play: Callable[[Golden], Match], story: Callable[[Match], str]) -> None:
    """Play golden games and write them."""
    folder.mkdir(exist_ok=True)
    for golden in games:
        match = play(golden)
        match.save(folder / f"{golden.name}.record")
        (folder / f"{golden.name}.story").write_text(story(match), encoding="utf-8")


def compare(folder: Path, golden: Golden, game: Game, story: Callable[[Match], str]) -> None:
    """A golden game replays from its record, which is written again word for word, and tells the same story."""
    record = folder / f"{golden.name}.record"
    match = read(record, game)
    assert (match.over, match.players) == (True, golden.players)
    assert record_lines(match) == record.read_text(encoding="utf-8").splitlines()
    assert story(match) == (folder / f"{golden.name}.story").read_text(encoding="utf-8")
