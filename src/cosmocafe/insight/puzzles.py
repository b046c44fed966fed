"""Puzzles: questions of matches with one clearly best answer, graded by the visits of a search that finds it.

A puzzle is a match up to a question: seed and answers, replayed when it is shown, seen by the seat that is asked. What is best was found
from that view by two searches on chance of their own; the gap to the next answer is larger than their doubt.
"""

from __future__ import annotations

import base64
import json
import random
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from cosmocafe.bots import find_bot
from cosmocafe.core.errors import CafeError, InputError
from cosmocafe.core.files import read_text
from cosmocafe.core.game import Game, View
from cosmocafe.core.match import Match

from .chances import POINT
from .judge import VERSION, Analysis, Judge, Option

FORMAT = 1
FILE = "puzzles.json"
PLAYER = "search:visits=24"  # who plays the matches that puzzles come from
FEWEST_OPTIONS, MOST_ANSWERS = 3, 1500
MOST_BYTES = 1 << 20  # of answers that are unpacked
LOOKS, EACH = 60, 3  # questions of a match that are looked at, puzzles that are taken from it
QUICK, DEEP, TREES = 96, 1200, 8  # visits of a first look, and of each of the two searches that decide
FAR, CLEAR = 3, 2  # points between the best and the next: at a first look, and surely
APART = 2.0  # standard errors between two answers that are surely not alike
TENTH = POINT // 10
KNOWN = 0.005  # share of the visits below which an answer counts as given up
LADDER = (8, 32, 128, 512)  # visits: who finds it with the first has grade 1


@dataclass(frozen=True)
class Told:
    """What an answer is worth to the asked seat, in tenths of a point."""

    answer: int
    win: int
    error: int


@dataclass(frozen=True)
class Puzzle:
    """A question, its best answer, and how hard that is to find."""

    players: int
    seed: str
    agreed: dict[str, int | str]
    box: str  # fingerprint
    answers: str  # given before, packed
    best: int
    grade: int  # 1 to 5: how many steps of the ladder it takes
    options: list[Told]  # those that were thought about, the best first
    line: list[tuple[int, int]]  # how it may go on: seat and answer

    def match(self, game: Game) -> Match:
        """The match at the question."""
        match = Match(game, self.players, self.seed, agreed=self.agreed)
        if game.fingerprint(match.box) != self.box:
            raise CafeError(f"a puzzle of {game.id} was made with another box: make them again with `cosmocafe puzzles {game.id}`")
        for answer in unpacked(self.answers):
            match.answer(answer)
        return match


def packed(answers: Sequence[int]) -> str:
    """Answers as a short text."""
    return base64.b85encode(zlib.compress(np.array(answers, "<i2").tobytes(), 9)).decode()


def unpacked(text: str) -> list[int]:
    """The answers again."""
    unpacking = zlib.decompressobj()
    row = unpacking.decompress(base64.b85decode(text), MOST_BYTES)
    if not unpacking.eof:
        raise ValueError("it has no end, or is far too long")
    found: list[int] = np.frombuffer(row, "<i2").tolist()
    return found


def written(game: Game, puzzles: Sequence[Puzzle], by: str = "") -> str:
    """Puzzles as a file holds them: which command made them, then one a line, the easy ones first."""
    head = {"cosmocafe": "puzzles", "format": FORMAT, "game": game.id, "rules": game.version, "judge": VERSION, "made": by}
    rows = sorted(puzzles, key=lambda puzzle: (puzzle.grade, -puzzle.options[0].win))
    return "\n".join(json.dumps(row, ensure_ascii=False) for row in [head, *map(asdict, rows)]) + "\n"


def read(path: Path, game: Game) -> list[Puzzle]:
    """The puzzles of a file; those of other rules are refused."""
    try:
        return _read(path, game)
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError, zlib.error):
        raise InputError(f"{path.name}: this is not what `cosmocafe puzzles {game.id}` has written: make them again") from None


def _read(path: Path, game: Game) -> list[Puzzle]:
    head, *rows = [json.loads(row) for row in read_text(path, InputError).splitlines()] or [{}]
    if head.get("cosmocafe") != "puzzles" or head.get("format") != FORMAT or head.get("game") != game.id:
        raise InputError(f"{path.name}: holds no puzzles of {game.id}")
    if head["rules"] != game.version:
        sentence = f"its puzzles are of rules version {head['rules']}, here is version {game.version}"
        raise InputError(f"{game.id}: {sentence}: make them again with `cosmocafe puzzles {game.id}`")
    found = [
        Puzzle(**{**row, "options": [Told(**one) for one in row["options"]], "line": [(seat, answer) for seat, answer in row["line"]]})
        for row in rows
    ]
    for puzzle in found:
        unpacked(puzzle.answers)  # refuses what is no row of answers
        refuse_other(puzzle)
    return found


def refuse_other(puzzle: Puzzle) -> None:
    """Refuse what has other things in it than a puzzle: pages believe it."""
    told = [number for one in puzzle.options for number in (one.answer, one.win, one.error)]
    numbers = [puzzle.players, puzzle.best, puzzle.grade, *told, *(number for one in puzzle.line for number in one)]
    if not all(type(number) is int for number in numbers) or not all(type(text) is str for text in (puzzle.seed, puzzle.box)):
        raise TypeError("a number or a text is none")
    if type(puzzle.agreed) is not dict or not 1 <= puzzle.grade <= len(LADDER) + 1:
        raise ValueError("nobody agrees on that, or it has no such grade")
    if puzzle.best != puzzle.options[0].answer:
        raise ValueError("the best answer comes first")


def shipped(game: Game) -> list[Puzzle]:
    """The puzzles that came with a game, none if it has none or they are of other rules."""
    file = game.file(FILE)
    try:
        return read(file, game) if file.is_file() else []
    except CafeError:
        return []


def played(game: Game, seed: int) -> Match:
    """A match between bots, with any number of players; alone only where nobody else can play."""
    rng = random.Random(seed)  # noqa: S311  any matches will do
    several = [players for players in game.players if players > 1]
    match = Match(game, rng.choice(several or list(game.players)), str(seed), agreed=game.trial_agreed)
    bot = find_bot(PLAYER)
    while not match.over and match.number < MOST_ANSWERS:
        match.answer(bot.answer(match.view(match.asked), rng))
    return match


def puzzles_of(match: Match, seed: int) -> Iterator[Puzzle]:
    """The questions of a match that have one clearly best answer, of those that are looked at."""
    rng, again = random.Random(seed), match.begun_again()  # noqa: S311
    looked_at = frozenset(rng.sample(range(match.number), min(LOOKS, match.number)))
    judge = Judge(match.game, match.box)
    for number, answer in enumerate(match.answers):
        if number in looked_at and len(again.options) >= FEWEST_OPTIONS:
            found = judged(judge, again, seed * 1000 + number)
            if found is not None:
                yield found
        again.answer(answer)


def judged(judge: Judge, match: Match, seed: int) -> Puzzle | None:
    """The open question as a puzzle, if one answer is clearly best."""
    view = match.view(match.asked)
    quick = thought(judge, view, QUICK, seed)
    if gap(quick)[0] < FAR * POINT:
        return None
    one, other = (thought(judge, view, DEEP, seed + far) for far in (100_000_007, 200_000_033))
    if one.best.answer != other.best.answer or not (is_clear(one) and is_clear(other)):
        return None
    told = [Told(option.answer, round(option.win[view.seat] / TENTH), round(option.error / TENTH)) for option in serious(one)]
    return Puzzle(
        players=match.players,
        seed=match.seed,
        agreed=match.agreed,
        box=match.game.fingerprint(match.box),
        answers=packed(match.answers),
        best=one.best.answer,
        grade=grade(judge, view, one.best.answer, seed),
        options=told,
        line=[(given.seat, given.answer) for given in one.best.line],
    )


def thought(judge: Judge, view: View, visits: int, seed: int) -> Analysis:
    """What a search says of a view."""
    return judge.analysis(view.table, visits, TREES, seed, sees_all=False, lines=1)


def serious(found: Analysis) -> list[Option]:
    """The answers that the search did not give up at once, the best first; if it gave all others up, the one that it tried most."""
    best, *others = found.options  # in the order of their visits; what was never tried is not among them
    tried = [option for option in others if option.visits >= KNOWN * found.visits] or others[:1]
    return [best, *sorted(tried, key=lambda one: -one.win[found.seat])]


def gap(found: Analysis) -> tuple[float, float]:
    """How far the best answer is ahead of the next, and the error of that, in millionths."""
    best, *others = serious(found)
    if not others:
        return 0.0, best.error  # nothing to compare it with
    return float(best.win[found.seat] - others[0].win[found.seat]), float(np.hypot(best.error, others[0].error))


def is_clear(found: Analysis) -> bool:
    """Whether the best answer is surely better than the next."""
    ahead, error = gap(found)
    return ahead - APART * error >= CLEAR * POINT


def grade(judge: Judge, view: View, best: int, seed: int) -> int:
    """How many steps of the ladder a search needs, from which on it always finds the best answer."""
    finds = [thought(judge, view, visits, seed + 17 * step).best.answer == best for step, visits in enumerate(LADDER)]
    return 1 + max((step + 1 for step, is_found in enumerate(finds) if not is_found), default=0)


def made(game: Game, count: int, matches: int, seed: int = 0, records: Sequence[Match] = ()) -> Iterator[list[Puzzle]]:
    """So many puzzles, chosen again after each match that was looked through: these records, then simulated ones."""
    found: list[Puzzle] = []
    for number in range(len(records) + matches):
        if number < len(records):
            found += puzzles_of(records[number], seed + number)
        else:
            found += evenly(puzzles_of(played(game, seed + number), seed + number), EACH)
        yield evenly(found, count)


def evenly(puzzles: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """So many of them, one of each grade in turn, the hardest first: easy ones are found everywhere."""
    seen, ranked = Counter[int](), []
    for puzzle in puzzles:
        ranked.append((seen[puzzle.grade], -puzzle.grade, puzzle))
        seen[puzzle.grade] += 1
    return [puzzle for *_, puzzle in sorted(ranked, key=lambda one: one[:2])[:count]]
