"""Tournaments of bots: every pairing plays the same deals, everybody sits on every chair equally often, and what was played is kept.

A pairing is as many bots as sit at a table, or all of them if they are fewer: then they sit there more than once, in turn.
"""

from __future__ import annotations

import itertools
import json
import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from html import escape
from pathlib import Path

from cosmocafe.bots import find_bot
from cosmocafe.core.anything import Anything
from cosmocafe.core.errors import CafeError, InputError
from cosmocafe.core.game import Game
from cosmocafe.core.match import Match

from .ratings import rated
from .simulate import interval

MOST = 20_000  # answers of a game; one that is not over then is nobody's
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
    played: list[Played] = field(default_factory=list)

    def __post_init__(self) -> None:
        round_of = max(len(self.line_ups(pairing)) for pairing in self.pairings)
        self.games = -(-self.games // round_of) * round_of  # everybody at every chair

    @property
    def pairings(self) -> list[tuple[str, ...]]:
        """Who meets whom."""
        return list(itertools.combinations(self.bots, min(self.players, len(self.bots))))

    def line_ups(self, pairing: Sequence[str]) -> list[tuple[str, ...]]:
        """Who sits where, in each game of a round: everybody sits on every chair equally often."""
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
    def to_play(self) -> Iterator[tuple[int, int]]:
        """The games that are still to be played, all pairings in turn."""
        done = {(one.pairing, one.number) for one in self.played}
        return (one for one in ((pairing, n) for n in range(self.games) for pairing in range(len(self.pairings))) if one not in done)

    def as_dict(self) -> dict[str, Anything]:
        """For machines: what was played, and what came of it."""
        return {**asdict(self), "ratings": self.ratings(), "results": self.results()}

    def ratings(self) -> list[dict[str, Anything]]:
        """The bots, the strongest first."""
        in_order = sorted(self.played, key=lambda one: (one.number, one.pairing))
        known = rated((self.seated(one.pairing, one.number), one.places) for one in in_order if not one.undecided)
        rows = []
        for bot in self.bots:
            if bot in known:
                low, high = known[bot].interval
                rows.append({"bot": bot, "rating": round(known[bot].mu, 2), "low": round(low, 2), "high": round(high, 2)})
        return sorted(rows, key=lambda row: -row["rating"])

    def results(self) -> list[dict[str, Anything]]:
        """Each pairing: how often each of its bots won, a shared first place in parts, and what would be fair."""
        rows = []
        for number, pairing in enumerate(self.pairings):
            games = [one for one in self.played if one.pairing == number]
            for bot in pairing if games else ():
                seats = [(one, [seat for seat, name in enumerate(self.seated(number, one.number)) if name == bot]) for one in games]
                wins = sum(one.places.count(1) and sum(one.places[seat] == 1 for seat in own) / one.places.count(1) for one, own in seats)
                low, high = interval(wins, len(games))
                fair = sum(len(own) for _, own in seats) / self.players / len(games)
                row: dict[str, Anything] = {"pairing": list(pairing), "bot": bot, "games": len(games), "wins": round(wins, 2)}
                row |= {"share": round(wins / len(games), 4), "low": round(low, 4), "high": round(high, 4), "fair": round(fair, 4)}
                rows.append({**row, "undecided": sum(one.undecided for one in games)})
        return rows


def tournament(
    game: Game,
    bots: Sequence[str],
    games: int,
    *,
    players: int | None = None,
    seed: int = 0,
    agreed: dict[str, int | str] | None = None,
    out: Path | None = None,
    progress: Callable[[float], None] = lambda done: None,
) -> Tournament:
    """Play a tournament; with a file, go on with what was played before and keep what is played."""
    found = planned(game, bots, games, players=players, seed=seed, agreed=agreed, out=out)
    if out is not None:
        keep(found, out)  # a file that cannot be written is noticed before hours of play
    written, total = time.monotonic(), max(1, found.games * len(found.pairings))
    try:
        for pairing, number in found.to_play:
            found.played.append(play(game, found, pairing, number))
            progress(len(found.played) / total)
            if out is not None and time.monotonic() - written > EVERY:
                keep(found, out)
                written = time.monotonic()
    finally:
        if out is not None:
            keep(found, out)
    return found


def planned(
    game: Game,
    bots: Sequence[str],
    games: int,
    *,
    players: int | None = None,
    seed: int = 0,
    agreed: dict[str, int | str] | None = None,
    out: Path | None = None,
) -> Tournament:
    """A tournament that can be played, with what was played of it before; refuses what cannot be."""
    count = max(2, game.players[0]) if players is None else players
    refuse(game, bots, games, count, seed)
    agreed = {**game.trial_agreed, **(agreed or {})}
    game.new_box(count, agreed)  # refuses what cannot be agreed on
    found = Tournament(game.id, game.version, count, list(bots), games, seed, agreed)
    if out is not None and out.exists():
        found.played = resumed(found, out)
        found.games = max([found.games, *(one.number + 1 for one in found.played)])
        found.__post_init__()
    return found


def refuse(game: Game, bots: Sequence[str], games: int, players: int, seed: int) -> None:
    """Refuse what cannot be played."""
    if players not in game.players or players < 2:
        counts = " or ".join(str(count) for count in game.players if count > 1)
        raise InputError(f"a tournament of {game.id} is for {counts or 'no'} players, not {players}")
    if games < 1:
        raise InputError("at least one game must be played")
    if not 0 <= seed <= 10**12:
        raise InputError(f"the seed of a tournament is a number from 0 to {10**12:,}, not {seed}")
    if len(bots) < 2:
        raise InputError("a tournament needs at least two bots, separated by commas")
    if twice := [bot for bot in bots if bots.count(bot) > 1]:
        raise InputError(f"the bot {twice[0]} is named twice: each bot plays once")
    for bot in bots:
        find_bot(bot)  # refuses one that there is not
        if bot.partition(":")[0] == "greedy" and not game.has_value:
            raise InputError(f"{game.id} gives bots no advice, so there is no greedy bot for it")


def play(game: Game, of: Tournament, pairing: int, number: int) -> Played:
    """One game. Its chance comes from the deal alone, so it is the same for all who play it."""
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
    write(file, json.dumps(found.as_dict(), indent=1))


def write(file: Path, text: str) -> None:
    """Write a file wholly or not at all."""
    part = file.with_name(f"{file.name}.part")
    try:
        part.write_text(text, "utf-8")
        part.replace(file)
    except OSError as error:
        raise InputError(f"{file}: cannot be written: {error.strerror}") from None


def resumed(wanted: Tournament, file: Path) -> list[Played]:
    """What was played of a tournament before, from its file."""
    try:
        kept = json.loads(file.read_text("utf-8"))
        played = [Played(**one) for one in kept["played"]]
        for name in ("game", "version", "players", "bots", "seed", "agreed"):
            if kept[name] != getattr(wanted, name):
                raise InputError(f"{file}: this tournament has {name} {kept[name]!r}, not {getattr(wanted, name)!r}; take another file")
        if any(not 0 <= one.pairing < len(wanted.pairings) or len(one.places) != wanted.players for one in played):
            raise ValueError("a game that cannot be")
    except CafeError:
        raise
    except OSError as error:
        raise InputError(f"{file}: cannot be read: {error.strerror}") from None
    except (ValueError, KeyError, TypeError, AttributeError):
        raise InputError(f"{file}: this is not what a tournament has written; take another file") from None
    return played


STYLE = """body { font: 16px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color-scheme: light dark; }
table { border-collapse: collapse; margin: 1rem 0 2rem; }
th, td { padding: .3rem .8rem; text-align: right; border-bottom: 1px solid #8886; }
:is(th, td):first-child { text-align: left; }"""


def as_html(found: Tournament, title: str) -> str:
    """A page with the ratings and the pairings."""
    ratings = [(row["bot"], f"{row['rating']:.2f}", f"{row['low']:.2f} to {row['high']:.2f}") for row in found.ratings()]
    results = [
        (
            " : ".join(row["pairing"]),
            row["bot"],
            f"{row['share']:.1%}",
            f"{row['low']:.1%} to {row['high']:.1%}",
            f"{row['fair']:.1%}",
            row["games"],
        )
        for row in found.results()
    ]
    head = f"{escape(title)}: {found.players} players, {len(found.played):,} games"
    return "\n".join(
        [
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{head}</title><style>{STYLE}</style>',
            f"<h1>{head}</h1><h2>Ratings</h2>",
            rows_of(("bot", "rating", "95 % interval"), ratings),
            "<h2>Pairings</h2>",
            rows_of(("pairing", "bot", "wins", "95 % interval", "fair share", "games"), results),
            "</html>\n",
        ]
    )


def rows_of(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A table of a page."""
    lines = ["<tr>" + "".join(f"<th>{escape(name)}</th>" for name in head) + "</tr>"]
    lines += ["<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows]
    return "<table>" + "\n".join(lines) + "</table>"
