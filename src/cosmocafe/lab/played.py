"""Games that were played and counted, in memory: what tables, reports and tuning are made from.

Random and greedy games are played and counted by compiled loops, thousands at once;
those of other bots answer by answer, counted by the same functions.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from cosmocafe.bots import find_bot
from cosmocafe.bots.greedy import bits_of
from cosmocafe.core.anything import Anything, Records, Toml
from cosmocafe.core.game import Game, View
from cosmocafe.core.machine.engine import Engine
from cosmocafe.core.match import Match

from .tally import TALLY, Column, tally_of

MOST = 1_000_000  # answers of a game; one that is not over then stays undecided
GREEDY = re.compile(r"greedy(?::samples=([1-9]\d?))?")  # of bots that compiled loops play themselves, beside random ones
SAMPLES = 3  # how often a greedy bot tries where chance comes in, if nothing is said
ARRAYS = ("places", "scores", "asked", "options", "answers", "leads", "decided", "began", "counts", "parts")  # of `Played`
PARTED = 500  # games whose scores are also taken apart: that is done in plain Python


@dataclass
class Played:
    """Some games of one simulation, one after the other; n games, p players, c columns of a tally, k parts of a score."""

    game: Game
    players: int
    bots: list[str]
    first: int  # the number of the first game
    places: Records  # [n, p], 0 where a game stayed undecided
    scores: Records  # [n, p]
    asked: Records  # [n, p] questions that a seat answered
    options: Records  # [n, p] options that it had, all together
    answers: Records  # [n]
    began: Records  # [n] the seat that was asked first
    leads: Records  # [n] how often another seat took the lead by score
    decided: Records  # [n] the share of the game after which its winner led to the end
    counts: Records  # [n or the first of them, p + 1, c]: each seat's, and at last what happened to nobody in particular
    labels: list[str]  # of the parts of a score
    parts: Records  # [n or the first of them, p, k]

    def __len__(self) -> int:
        return len(self.answers)

    @property
    def columns(self) -> list[Column]:
        """What is counted."""
        return tally_of(self.game).columns

    def between(self, low: int, high: int) -> Played:
        """The games from one to another."""
        cut = {name: getattr(self, name)[low:high] for name in ARRAYS}
        return Played(self.game, self.players, self.bots, self.first + low, **cut, labels=self.labels)

    @property
    def wins(self) -> Records:
        """[n, p] Each seat's share of each win."""
        first = self.places == 1
        shares: Records = first / np.maximum(first.sum(axis=1), 1)[:, None]
        return shares


def in_batches(bots: Iterable[str]) -> bool:
    """Whether compiled loops play these bots: random ones, and greedy ones that all try equally often."""
    thinking = set(bots) - {"random"}
    return all(GREEDY.fullmatch(bot) for bot in thinking) and len({samples_of([bot]) for bot in thinking}) <= 1


def greedy_seats(bots: Sequence[str]) -> list[int]:
    """Where greedy bots sit."""
    return [seat for seat, bot in enumerate(bots) if GREEDY.fullmatch(bot)]


def samples_of(bots: Iterable[str]) -> int:
    """How often the greedy ones of these bots try where chance comes in."""
    return next((int(found[1] or SAMPLES) for found in map(GREEDY.fullmatch, bots) if found), SAMPLES)


def play_counted(
    engine: Engine, box: Anything, bots: Sequence[str], seed: int, first: int, games: int, *, parted: int = PARTED, most: int = MOST
) -> Played:
    """Games of random and greedy bots; their chance comes from `seed`, the number of the first one is `first`.

    Of those numbered below `parted` scores are taken apart too.
    """
    tables, greedy = engine.new(games, TALLY), bits_of(greedy_seats(bots))
    engine.each(tables, TALLY, "play", seed, (engine.players, most, greedy, samples_of(bots)))
    records = engine.records(tables)
    some = [table_from(engine.game, record) for record in records[: max(0, parted - first)]]
    return as_played(
        engine.game, engine.players, list(bots), first, records["places"], records["lab_notes"][:, 0], [(box, one) for one in some]
    )


def table_from(game: Game, record: Records) -> Anything:
    """A plain table from a record."""
    table = game.table()
    table.unpack(record)
    return table


def play_thinking(
    game: Game,
    players: int,
    bots: Sequence[str],
    seed: int,
    first: int,
    games: int,
    *,
    agreed: Toml,
    change: Toml | None,
    parted: int = PARTED,
    most: int = MOST,
) -> Played:
    """The same of any bots, answer by answer."""
    tally, own = tally_of(game), TALLY.own(game)
    notes, places, some = np.zeros(games, tally.noted.dtype), np.zeros((games, players), np.int8), []
    for number in range(games):
        match, noted = Match(game, players, seed + number, agreed=agreed, change=change), tally.noted()
        play_noted(match, [find_bot(bot) for bot in bots], noted, own, most)
        noted.pack(notes[number])
        places[number] = match.places
        if first + number < parted:
            some.append((match.box, match.table))
    return as_played(game, players, list(bots), first, places, notes, some)


def play_noted(match: Match, bots: Sequence[Anything], noted: Anything, own: Anything, most: int = MOST) -> None:
    """A match between bots, noted."""
    mood = random.Random(match.commitment)  # noqa: S311  a bot's taste, not a secret
    hear(own, noted, match)
    while not match.over and match.number < most:
        asked = match.asked
        choice = bots[asked].answer(match.view(asked), mood)
        own["note_answer"](noted, match.table, choice)
        match.answer(choice)
        hear(own, noted, match)
        if match.asked != asked:
            own["note_lead"](noted, match.box, match.table)
    own["note_end"](noted, match.box, match.table)


def hear(own: Anything, noted: Anything, match: Match) -> None:
    """Count what was told at the last moment of a match."""
    for told in match.events_of(match.number):
        own["note_event"](noted, match.players, *told[:5])


def as_played(
    game: Game, players: int, bots: list[str], first: int, places: Records, notes: Records, some: Sequence[tuple[Anything, Anything]]
) -> Played:
    """What was noted, as arrays; `some` are boxes and tables at the end of the first games."""
    tally, answers = tally_of(game), notes["answers"].astype(np.int32)
    counts = notes["counts"].reshape(len(notes), tally.seats + 1, len(tally.columns)).view(np.uint16)
    labels, parts = score_parts(game, players, some)
    return Played(
        game=game,
        players=players,
        bots=bots,
        first=first,
        places=places[:, :players].astype(np.int8),
        scores=notes["scores"][:, :players].astype(np.int32),
        asked=notes["asked"][:, :players].astype(np.int32),
        options=notes["options"][:, :players].astype(np.int32),
        answers=answers,
        began=notes["began"].astype(np.int8) - 1,
        leads=notes["leads"].astype(np.int32),
        decided=notes["since"] / np.maximum(answers, 1),
        counts=counts[:, [*range(players), tally.seats]],
        labels=labels,
        parts=parts,
    )


def score_parts(game: Game, players: int, some: Sequence[tuple[Anything, Anything]]) -> tuple[list[str], Records]:
    """The parts of each seat's score by their labels, as the game's sheet has them; those that nobody ever had are left out."""
    if game.sheet is None:
        return [], np.zeros((len(some), players, 0), np.int32)
    sheets = [[game.sheet(View(game, box, table, seat), seat) for seat in range(players)] for box, table in some]
    labels = list(dict.fromkeys(label for row in sheets for sheet in row for label, worth in sheet.items() if worth))
    numbers = [[[sheet.get(label, 0) for label in labels] for sheet in row] for row in sheets]
    return labels, np.array(numbers, np.int32).reshape(len(some), players, len(labels))


def joined(parts: Sequence[Played]) -> Played:
    """Games that follow each other as one."""
    head = parts[0]
    together = {name: np.concatenate([getattr(one, name) for one in parts]) for name in ARRAYS if name != "parts"}
    labels = list(dict.fromkeys(label for one in parts for label in one.labels))
    taken = np.concatenate([spread_parts(one, labels) for one in parts])
    return Played(head.game, head.players, head.bots, head.first, **together, labels=labels, parts=taken)


def spread_parts(one: Played, labels: Sequence[str]) -> Records:
    """The parts of scores under more labels than were found in these games alone."""
    wide = np.zeros((len(one.parts), one.players, len(labels)), np.int32)
    for at, label in enumerate(one.labels):
        wide[:, :, labels.index(label)] = one.parts[:, :, at]
    return wide
