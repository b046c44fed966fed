"""Games as Arrow tables, and back. Needs `pip install cosmocafe[lab]`.

`games` has a row a game, `seats` one a seat, `counts` one for whatever happened to a seat (seat -1: to nobody in particular),
`parts` one for each part of a seat's score. Of the last two only the first games of a simulation have rows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import pyarrow as pa

from cosmocafe.core.anything import Anything, Records
from cosmocafe.core.game import Game

from .plan import Plan
from .played import Played
from .tally import tally_of

KINDS = ("parts", "counts", "seats", "games")  # the last is written last: when it is there, all are
Tables = Mapping[str, Anything]  # Arrow's tables, by kind
NOBODY = -1


def as_tables(plan: Plan, played: Played) -> Tables:
    """Some games as tables."""
    return {"games": games_of(plan, played), "seats": seats_of(played), "counts": counts_of(played), "parts": parts_of(played)}


def numbers_of(played: Played) -> Records:
    """The games' numbers."""
    return np.arange(played.first, played.first + len(played), dtype=np.int64)


def always(value: str, times: int) -> Anything:
    """The same word in every row."""
    return pa.DictionaryArray.from_arrays(pa.array(np.zeros(times, np.int8)), pa.array([value]))


def games_of(plan: Plan, played: Played) -> Anything:
    """A row a game; the winner is null where nobody or several won."""
    first, box = played.places == 1, played.game.new_box(plan.players, plan.agreed, plan.change)
    alone = first.sum(axis=1) == 1
    return pa.table(
        {
            "game": numbers_of(played),
            "title": always(played.game.id, len(played)),
            "box": always(played.game.fingerprint(box), len(played)),
            "seed": np.full(len(played), plan.seed, np.int64),
            "players": np.full(len(played), plan.players, np.int8),
            "answers": played.answers,
            "began": played.began,
            "leads": played.leads,
            "decided": played.decided,
            "winner": pa.array(first.argmax(axis=1).astype(np.int8), mask=~alone),
            "winners": first.sum(axis=1).astype(np.int8),
        }
    )


def seats_of(played: Played) -> Anything:
    """A row a seat."""
    games, players = len(played), played.players
    bots = list(dict.fromkeys(played.bots))
    seated = np.tile(np.array([bots.index(bot) for bot in played.bots], np.int8), games)
    return pa.table(
        {
            "game": np.repeat(numbers_of(played), players),
            "seat": np.tile(np.arange(players, dtype=np.int8), games),
            "bot": pa.DictionaryArray.from_arrays(pa.array(seated), pa.array(bots)),
            **{
                name: getattr(played, f"{name}s" if name in ("place", "score") else name).reshape(-1)
                for name in ("place", "score", "asked", "options")
            },
        }
    )


def counts_of(played: Played) -> Anything:
    """A row for whatever happened to a seat at least once."""
    games, rows, at = played.counts.nonzero()
    columns = played.columns
    kinds = np.array([column.kind == "event" for column in columns], np.int8)
    return pa.table(
        {
            "game": played.first + games,
            "seat": np.where(rows == played.players, NOBODY, rows).astype(np.int8),
            "kind": pa.DictionaryArray.from_arrays(pa.array(kinds[at]), pa.array(["answer", "event"])),
            "column": pa.DictionaryArray.from_arrays(pa.array(at.astype(np.int16)), pa.array([column.name for column in columns])),
            "count": played.counts[games, rows, at],
        }
    )


def parts_of(played: Played) -> Anything:
    """A row for each part of a seat's score that is worth something."""
    games, seats, at = played.parts.nonzero()
    return pa.table(
        {
            "game": played.first + games,
            "seat": seats.astype(np.int8),
            "part": pa.array([played.labels[label] for label in at], pa.string()),
            "points": played.parts[games, seats, at],
        }
    )


def put_together(parts: Sequence[Tables]) -> Tables:
    """Tables of games that follow each other as one."""
    return {kind: one_table([one[kind] for one in parts]) for kind in KINDS}


def one_table(parts: Sequence[Anything]) -> Anything:
    """Tables of one kind, one below the other."""
    return pa.concat_tables(parts).unify_dictionaries().combine_chunks()


def as_played(game: Game, plan: Plan, tables: Tables) -> Played:
    """Tables of all games from the first on as they were in memory."""
    games, seats, counts, parts = (tables[kind].combine_chunks() for kind in ("games", "seats", "counts", "parts"))
    shape = games.num_rows, plan.players
    grid = {name: column(seats, name).reshape(shape) for name in ("place", "score", "asked", "options")}
    labels = list(dict.fromkeys(parts["part"].to_pylist()))
    return Played(
        game=game,
        players=plan.players,
        bots=list(plan.bots),
        first=0,
        places=grid["place"],
        scores=grid["score"],
        asked=grid["asked"],
        options=grid["options"],
        answers=column(games, "answers"),
        began=column(games, "began"),
        leads=column(games, "leads"),
        decided=column(games, "decided"),
        counts=counted(game, plan, counts),
        labels=labels,
        parts=taken_apart(parts, labels, (min(plan.games, plan.parted), plan.players, len(labels))),
    )


def column(table: Anything, name: str) -> Records:
    """A column of numbers."""
    found: Records = table[name].to_numpy()
    return found


def counted(game: Game, plan: Plan, counts: Anything) -> Records:
    """What happened, as it was counted."""
    columns = tally_of(game).columns
    whole = np.zeros((min(plan.games, plan.counted), plan.players + 1, len(columns)), np.uint16)
    places = {(one.kind, one.name): at for at, one in enumerate(columns)}
    kinds, names = (counts[name].combine_chunks().dictionary_encode() if counts.num_rows else None for name in ("kind", "column"))
    if kinds is not None and names is not None:
        known = np.array([[places.get((kind, name), -1) for name in names.dictionary.to_pylist()] for kind in kinds.dictionary.to_pylist()])
        at = known[kinds.indices.to_numpy(), names.indices.to_numpy()]
        whole[column(counts, "game"), column(counts, "seat"), at] = column(counts, "count")  # seat -1 is the last row
    return whole


def taken_apart(parts: Anything, labels: list[str], shape: tuple[int, int, int]) -> Records:
    """The parts of scores."""
    whole = np.zeros(shape, np.int32)
    at = [labels.index(label) for label in parts["part"].to_pylist()]
    whole[column(parts, "game"), column(parts, "seat"), at] = column(parts, "points")
    return whole
