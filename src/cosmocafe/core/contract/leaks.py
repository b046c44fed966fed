"""Does a seat see what it cannot know? Two tests, both without looking into a game's `hide`.

Deal the hidden rest again, and the view must stay as it was. Play other games, and as long as a seat has heard the same
and all that is open lies the same, the hidden kinds of things must look the same to it: whoever sees more was not told it.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from ..author.chance import seed_table
from ..author.table import NOBODY, Table, Told
from ..game import Game
from ..machine.pieces import Piece
from .variants import variants

QUESTIONS = 8  # of a game that are looked at for hearsay: later ones seldom come twice
MOST_LOOKS = 200  # games
ON_AGENDA = frozenset({"agenda[].a", "agenda[].b", "agenda[].c", "agenda[].d"})
Numbers = tuple[int, ...]


class Failed(Exception):
    """A check found something; the message says what."""


class Look(NamedTuple):
    """What a seat saw after what it had heard."""

    seat: int
    heard: tuple[Told | int, ...]
    numbers: Numbers


def check_secrets(game: Game, games: int, tick: Callable[[float], None]) -> str:
    """What a seat sees does not change when the hidden rest is dealt again, and follows from what it was told."""
    views = changed = alike = 0
    for players in game.players:
        boxes = [way.box for way in variants(game, players, game.secret_when)]
        for seed in range(games):
            tick(seed / games)
            box = boxes[seed % len(boxes)]
            for table in questions(game, box, players, seed):
                for seat in range(NOBODY, players):
                    changed += deal_again(game, box, table, seat, seed + views)
                    views += 1
        alike += compare_looks(game, boxes[0], players, min(20 * games, MOST_LOOKS)) if game.has_secrets else 0
    if not game.has_secrets:
        return f"{views:,} views dealt again, nothing is hidden"
    if not changed:
        raise Failed("the game has secrets, but `guess` never dealt anything else than the truth")
    dealt = f"{views:,} views dealt again, {changed:,} of them otherwise than in truth"
    return f"{dealt}; {alike:,} looks of a seat that had heard the same were the same"


def questions(game: Game, box: Piece, players: int, seed: int) -> Iterator[Table]:
    """The tables of a random game, question by question."""
    table = game.table()
    game.loops.start(box, table, players, seed)
    while not table.over:
        if not game.has_secrets and any(told.to != NOBODY for told in table.heard()):
            raise Failed("the rules whisper to a seat, but the game has no `hide`: everybody sees everything")
        yield table
        game.loops.random_answer(box, table)


def deal_again(game: Game, box: Piece, table: Table, seat: int, seed: int) -> bool:
    """Compare a view with the view of a table on which the hidden part was dealt anew; whether the deal differed from the truth."""
    loops = game.loops
    view = table.copy()
    loops.veil(box, view, seat)
    dealt = view.copy()
    seed_table(dealt, seed, 77, seat + 1)
    loops.unveil(box, dealt, seat)
    fault = loops.broken(box, dealt)
    if fault:
        raise Failed(f"seat {seat}: `guess` deals a table that cannot be: {game.invariants[fault - 1]}")
    differed = game.has_secrets and any(getattr(dealt, name) != getattr(table, name) for name in game.own_fields)
    loops.veil(box, dealt, seat)
    if dealt != view:
        name = next(name for name in view.fields if getattr(dealt, name) != getattr(view, name))
        raise Failed(f"seat {seat} can see {name!r}, which it cannot know: it changed when the hidden part was dealt again")
    return differed


def compare_looks(game: Game, box: Piece, players: int, games: int) -> int:
    """Refuse two looks of a seat that heard the same, but sees hidden kinds of things differently; how many were compared."""
    places = [place for place, _ in numbers(game.table())]
    own = [place in ON_AGENDA or re.split(r"[\[.]", place)[0] in game.own_fields for place in places]
    hidden, looks = set(ON_AGENDA), []
    for seed in range(games):
        for truth, look in look_around(game, box, players, seed):
            looks.append(look)
            hidden |= {places[i] for i, seen in enumerate(look.numbers) if own[i] and seen != truth[i]}
    open_places = [i for i, place in enumerate(places) if place not in hidden]
    known: dict[Any, Numbers] = {}
    for look in looks:
        before = known.setdefault((look.seat, look.heard, tuple(look.numbers[i] for i in open_places)), look.numbers)
        if before != look.numbers:
            place = next(place for place, one, other in zip(places, look.numbers, before, strict=True) if one != other)
            raise Failed(f"seat {look.seat} can see {place!r}, which it cannot know: it differs between games in which it heard the same")
    return len(looks) - len(known)


def look_around(game: Game, box: Piece, players: int, seed: int) -> Iterator[tuple[Numbers, Look]]:
    """The truth and every seat's look at it, at each of the first questions of a random game."""
    table, rng = game.table(), random.Random(seed)  # noqa: S311  any games will do
    game.loops.start(box, table, players, seed)
    heard: dict[int, list[Told | int]] = {seat: [] for seat in range(NOBODY, players)}
    for _ in range(QUESTIONS):
        told = table.heard()
        truth = tuple(number for _, number in numbers(table))
        for seat, memory in heard.items():
            memory += [event for event in told if event.to in (NOBODY, seat)]
            view = table.copy()
            game.loops.veil(box, view, seat)
            yield truth, Look(seat, tuple(memory), tuple(number for _, number in numbers(view)))
        if table.over:
            return
        answer = rng.choice(table.offered)
        heard[table.asked].append(answer)
        game.loops.answer(box, table, answer)


def numbers(piece: Piece, at: str = "") -> Iterator[tuple[str, int]]:
    """Every number of a piece with the kind of place it lies at, as `hands[].card`."""
    for name in piece.fields:
        value = getattr(piece, name)
        row, place = (value, f"{at}{name}[]") if isinstance(value, list) else ([value], f"{at}{name}")
        for one in row:
            if isinstance(one, Piece):
                yield from numbers(one, f"{place}.")
            else:
                yield place, one
