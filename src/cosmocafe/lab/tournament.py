"""Tournaments of bots: every pairing plays the same deals, everybody sits on every chair equally often, and what was played is kept.

A pairing is as many bots as sit at a table, or all of them if they are fewer: then they sit there more than once, in turn.
On a ladder each bot meets the one named before it and nobody else: it sits alone among as many of those as there is room for.
A game for one is played by each bot alone.
"""

from __future__ import annotations

import itertools
import json
import os
import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from html import escape
from pathlib import Path

from cosmocafe.bots import BROUGHT, bot_for, find_bot
from cosmocafe.core.anything import Anything
from cosmocafe.core.errors import CafeError, InputError, shortened
from cosmocafe.core.files import read_bytes, write_text
from cosmocafe.core.found import find_game
from cosmocafe.core.game import Game
from cosmocafe.core.machine.compiled import compiled_for
from cosmocafe.core.match import Match

from .ratings import rated
from .simulate import interval
from .workers import spread

Where = tuple[int, int]  # which game: the number of its pairing, and its number there
MOST = 20_000  # answers of a game; one that is not over then is nobody's
LARGEST = 1 << 28  # bytes of what was played
EVERY = 5.0  # seconds between two times that what was played is written


@dataclass(frozen=True)
class Played:
    """One game of a pairing: its number there, and each seat's place."""

    pairing: int
    number: int
    places: list[int]
    answers: int
    undecided: bool = False


@dataclass
class Tournament:
    """What is played, and what has been."""

    game: str
    version: int
    players: int
    bots: list[str]
    games: int  # of each pairing
    seed: int = 0
    agreed: dict[str, int | str] = field(default_factory=dict)
    ladder: bool = False
    played: list[Played] = field(default_factory=list)

    def __post_init__(self) -> None:
        round_of = max(len(self.line_ups(pairing)) for pairing in self.pairings)
        self.games = -(-self.games // round_of) * round_of  # everybody at every chair

    @property
    def pairings(self) -> list[tuple[str, ...]]:
        """Who meets whom."""
        if self.ladder and self.players > 1:
            return [(upper, lower) for lower, upper in itertools.pairwise(self.bots)]
        return list(itertools.combinations(self.bots, min(self.players, len(self.bots))))

    def line_ups(self, pairing: Sequence[str]) -> list[tuple[str, ...]]:
        """Who sits where, in each game of a round: everybody sits on every chair equally often."""
        if self.ladder and self.players > 1:
            upper, lower = pairing
            return [tuple(upper if seat == chair else lower for seat in range(self.players)) for chair in range(self.players)]
        found: list[tuple[str, ...]] = []
        for first in range(len(pairing)):
            row = [pairing[(first + seat) % len(pairing)] for seat in range(self.players)]
            found += [tuple(row[turn:] + row[:turn]) for turn in range(self.players)]
        return list(dict.fromkeys(found))

    def seated(self, pairing: int, number: int) -> tuple[str, ...]:
        """Who sits where in one game."""
        rows = self.line_ups(self.pairings[pairing])
        return rows[number % len(rows)]

    def deal(self, pairing: int, number: int) -> int:
        """The number of the deal: the same for all line-ups of a round and for all pairings."""
        return number // len(self.line_ups(self.pairings[pairing]))

    @property
    def to_play(self) -> Iterator[Where]:
        """The games that are still to be played, all pairings in turn."""
        done = {(one.pairing, one.number) for one in self.played}
        return (one for one in ((pairing, n) for n in range(self.games) for pairing in range(len(self.pairings))) if one not in done)

    def as_dict(self) -> dict[str, Anything]:
        """For machines: what was played, and what came of it."""
        self.played.sort(key=lambda one: (one.number, one.pairing))  # who was done first does not matter
        return {**asdict(self), "ratings": self.ratings(), "results": self.results()}

    def ratings(self) -> list[dict[str, Anything]]:
        """The bots, the strongest first; alone nobody is rated."""
        if self.players == 1:
            return []
        in_order = sorted(self.played, key=lambda one: (one.number, one.pairing))
        known = rated((self.seated(one.pairing, one.number), one.places) for one in in_order if not one.undecided)
        rows = []
        for bot in self.bots:
            if bot in known:
                low, high = known[bot].interval
                rows.append({"bot": bot, "rating": round(known[bot].mu, 2), "low": round(low, 2), "high": round(high, 2)})
        return sorted(rows, key=lambda row: -row["rating"])

    def results(self) -> list[dict[str, Anything]]:
        """Each pairing: how often each of its bots won, a shared first place in parts, and what would be fair (alone, nothing is)."""
        rows = []
        for number, pairing in enumerate(self.pairings):
            games = [one for one in self.played if one.pairing == number]
            for bot in pairing if games else ():
                seats = [(one, [seat for seat, name in enumerate(self.seated(number, one.number)) if name == bot]) for one in games]
                wins = sum(one.places.count(1) and sum(one.places[seat] == 1 for seat in own) / one.places.count(1) for one, own in seats)
                low, high = interval(wins, len(games))
                fair = sum(len(own) for _, own in seats) / self.players / len(games) if self.players > 1 else None
                row: dict[str, Anything] = {"pairing": list(pairing), "bot": bot, "games": len(games), "wins": round(wins, 2)}
                row |= {"share": round(wins / len(games), 4), "low": round(low, 4), "high": round(high, 4), "fair": fair and round(fair, 4)}
                rows.append({**row, "undecided": sum(one.undecided for one in games)})
        return rows

    def tables(self) -> list[tuple[str, tuple[str, ...], list[tuple[str, ...]]]]:
        """For people: titles, heads and rows."""
        ratings: list[tuple[str, ...]] = [
            (row["bot"], f"{row['rating']:.2f}", f"{row['low']:.2f} to {row['high']:.2f}") for row in self.ratings()
        ]
        results: list[tuple[str, ...]] = []
        for row in self.results():
            between, fair = f"{row['low']:.1%} to {row['high']:.1%}", "-" if row["fair"] is None else f"{row['fair']:.1%}"
            results.append((" : ".join(row["pairing"]), row["bot"], f"{row['share']:.1%}", between, fair, f"{row['games']:,}"))
        both = [
            ("Ratings", ("bot", "rating", "95 % interval"), ratings),
            ("Pairings", ("pairing", "bot", "wins", "95 % interval", "fair share", "games"), results),
        ]
        return both if self.players > 1 else both[1:]


def tournament(
    game: Game,
    bots: Sequence[str],
    games: int,
    *,
    players: int | None = None,
    seed: int = 0,
    agreed: dict[str, int | str] | None = None,
    ladder: bool = False,
    out: Path | None = None,
    workers: int = 1,
    progress: Callable[[float], None] = lambda done: None,
    say: Callable[[str], None] = lambda text: None,
) -> Tournament:
    """Play a tournament; with a file, go on with what was played before and keep what is played.

    Several workers are processes; what comes of a game is the same, whoever plays it, but for bots that look at a clock.
    """
    found = planned(game, bots, games, players=players, seed=seed, agreed=agreed, ladder=ladder, out=out)
    if out is not None:
        keep(found, out)  # a file that cannot be written is noticed before hours of play
    written, total = time.monotonic(), max(1, found.games * len(found.pairings))
    try:
        for one in each_played(game, found, workers, say):
            found.played.append(one)
            progress(len(found.played) / total)
            if out is not None and time.monotonic() - written > EVERY:
                keep(found, out)
                written = time.monotonic()
    finally:
        if out is not None:
            keep(found, out)
    return found


def each_played(game: Game, of: Tournament, workers: int, say: Callable[[str], None]) -> Iterator[Played]:
    """The games that are still to be played, as they end."""
    empty = replace(of, played=[])
    if workers == 1:
        return map(partial(play, game, empty), of.to_play)
    loaded = [brought.name for brought in BROUGHT if brought.name in game.compiled]
    return spread(partial(player, game.found_by, empty, loaded), of.to_play, workers, say)


def player(game: str, of: Tournament, loaded: Sequence[str]) -> Callable[[Where], Played]:
    """What plays games of a tournament in another process, with the same compiled rules as here."""
    found = find_game(game)
    for brought in BROUGHT:
        if brought.name in loaded:
            compiled_for(found, brought).load()
    return partial(play, found, of)


def planned(
    game: Game,
    bots: Sequence[str],
    games: int,
    *,
    players: int | None = None,
    seed: int = 0,
    agreed: dict[str, int | str] | None = None,
    ladder: bool = False,
    out: Path | None = None,
) -> Tournament:
    """A tournament that can be played, with what was played of it before; refuses what cannot be."""
    count = max(2, game.players[0]) if players is None else players
    refuse(game, bots, games, count, seed)
    agreed = {**game.trial_agreed, **(agreed or {})}
    game.new_box(count, agreed)  # refuses what cannot be agreed on
    found = Tournament(game.id, game.version, count, list(bots), games, seed, agreed, ladder)
    if out is not None and os.path.exists(out):  # Path.exists fails for a name that is too long
        found.played = resumed(found, out)
        found.games = max([found.games, *(one.number + 1 for one in found.played)])
        found.__post_init__()
    return found


def refuse(game: Game, bots: Sequence[str], games: int, players: int, seed: int) -> None:
    """Refuse what cannot be played."""
    if players not in game.players:
        raise InputError(f"a tournament of {game.id} is for {' or '.join(map(str, game.players))} players, not {players}")
    if games < 1:
        raise InputError("at least one game must be played")
    if not 0 <= seed <= 10**12:
        raise InputError(f"the seed of a tournament is a number from 0 to {10**12:,}, not {seed}")
    if len(bots) < min(2, players):
        raise InputError("a tournament needs at least two bots, separated by commas")
    if twice := [bot for bot in bots if bots.count(bot) > 1]:
        raise InputError(f"the bot {twice[0]} is named twice: each bot plays once")
    for bot in bots:
        bot_for(game, players, bot)  # refuses one that cannot play


def play(game: Game, of: Tournament, where: Where) -> Played:
    """One game. Its chance comes from the deal alone, so it is the same for all who play it."""
    pairing, number = where
    deal, names = of.deal(pairing, number), of.seated(pairing, number)
    match = Match(game, of.players, f"tournament {of.seed} {deal}", agreed=of.agreed)
    seated = [find_bot(name) for name in names]
    moods = [random.Random(f"{of.seed} {deal} {seat} {name}") for seat, name in enumerate(names)]  # noqa: S311  a bot's taste, not a secret
    while not match.over and match.number < MOST:
        asked = match.asked
        match.answer(seated[asked].answer(match.view(asked), moods[asked]))
    places = list(match.places) if match.over else [of.players] * of.players
    return Played(pairing, number, places, match.number, not match.over)


def keep(found: Tournament, file: Path) -> None:
    """Write what was played; what was written before is there until the new is whole."""
    write_text(file, json.dumps(found.as_dict(), indent=1), InputError)


def resumed(wanted: Tournament, file: Path) -> list[Played]:
    """What was played of a tournament before, from its file."""
    try:
        kept = json.loads(read_bytes(file, InputError, LARGEST))
        played = [Played(**one) for one in kept["played"]]
        for name in ("game", "version", "players", "bots", "seed", "agreed", "ladder"):
            if kept[name] != getattr(wanted, name):
                said = shortened(repr(kept[name]))
                raise InputError(f"{file}: this tournament has {name} {said}, not {getattr(wanted, name)!r}; take another file")
        if not all(can_be(one, wanted, kept["games"]) for one in played):
            raise ValueError("a game that cannot be")
        if len({(one.pairing, one.number) for one in played}) < len(played):
            raise ValueError("a game that was played twice")
    except CafeError:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise InputError(f"{file}: this is not what a tournament has written; take another file") from None
    return played


def can_be(one: Played, of: Tournament, games: int) -> bool:
    """Whether a game that stands in a file may be one of a tournament with so many games of each pairing."""
    if any(type(number) is not int for number in (one.pairing, one.number, one.answers, *one.places)) or type(one.undecided) is not bool:
        return False
    seated = len(one.places) == of.players and all(1 <= place <= of.players for place in one.places)
    return seated and 0 <= one.pairing < len(of.pairings) and 0 <= one.number < games


STYLE = """body { font: 16px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color-scheme: light dark; }
table { border-collapse: collapse; margin: 1rem 0 2rem; }
th, td { padding: .3rem .8rem; text-align: right; border-bottom: 1px solid #8886; }
:is(th, td):first-child { text-align: left; }"""


def as_html(found: Tournament, title: str) -> str:
    """A page with the ratings and the pairings."""
    head = f"{escape(title)}: {found.players} players, {len(found.played):,} games"
    page = [f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{head}</title><style>{STYLE}</style>', f"<h1>{head}</h1>"]
    for name, columns, rows in found.tables():
        page += [f"<h2>{name}</h2>", rows_of(columns, rows)]
    return "\n".join([*page, "</html>\n"])


def rows_of(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A table of a page."""
    lines = ["<tr>" + "".join(f"<th>{escape(name)}</th>" for name in head) + "</tr>"]
    lines += ["<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows]
    return "<table>" + "\n".join(lines) + "</table>"
