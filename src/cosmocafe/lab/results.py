"""What a simulation leaves on disk: `results.parquet`, and beside it `results.seats.parquet`, `.counts.parquet` and `.parts.parquet`.

While it is played each chunk is kept by itself, in the folder `results.parquet.chunks`; a chunk is there whole or not at all.
Whoever begins the same simulation again goes on with what is there. At the end the chunks become the files, and the folder goes.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from cosmocafe.core.anything import Anything, Records
from cosmocafe.core.errors import InputError
from cosmocafe.core.found import find_game
from cosmocafe.core.game import Game

from .plan import Plan
from .played import Played
from .tables import KINDS, Tables, as_played, one_table

GROUP = 20_000  # games that are read at once: rows of whole chunks, up to about so many games
KEY = b"cosmocafe"  # of what a file says about itself
SAME = ("title", "version", "box", "players", "bots", "agreed", "seed", "counted", "chunk", "most", "format")
FORMAT = 2
SAID = {"game": str, "players": int, "games": int, "bots": list, "agreed": dict, "seed": int, "counted": int, "chunk": int, "most": int}


class Results:
    """The files of one simulation."""

    def __init__(self, path: Path, game: Game, plan: Plan) -> None:
        self.path, self.plan, self.about = path, plan, about(game, plan)
        self.folder = path.with_name(f"{path.name}.chunks")

    def open(self) -> set[int]:
        """Begin, or go on with what is there: the numbers of the chunks that are played. Refuses what belongs to something else."""
        with writing(self.path):
            if self.is_there:
                return set(self.plan.chunks)
            self.folder.mkdir(parents=True, exist_ok=True)
            kept = self.folder / "about.json"
            if kept.exists():
                refuse_other(self.folder, json.loads(kept.read_text("utf-8")), self.about)
            elif any(self.folder.iterdir()):
                raise InputError(f"{self.folder}: holds no chunks of a simulation; take another file")
            write_whole(kept, lambda part: part.write_text(json.dumps(self.about), "utf-8"))
            for leftover in self.folder.glob("*.part"):
                leftover.unlink()
            whole = {int(file.name[:8]) for file in self.folder.glob("????????.games.parquet")}
            return {number for number in whole if self.is_full(number)}

    @property
    def is_there(self) -> bool:
        """Whether everything was played and put together before; what is there of another simulation is refused."""
        if not os.path.lexists(self.path):
            return False
        said = read_about(self.path)
        refuse_other(self.path, said, self.about)
        if said["games"] > self.plan.games:
            raise InputError(f"{self.path}: has {said['games']:,} games already; ask for as many, or take another file")
        if said["games"] < self.plan.games and not self.folder.exists():
            self.take_apart(said["games"])
        return bool(said["games"] == self.plan.games and all(beside(self.path, kind).exists() for kind in KINDS))

    def take_apart(self, games: int) -> None:
        """Lay the chunks of an earlier, shorter simulation out again, to go on from there."""
        self.folder.mkdir()
        write_whole(self.folder / "about.json", lambda part: part.write_text(json.dumps(self.about), "utf-8"))
        tables = {kind: pq.read_table(beside(self.path, kind)) for kind in KINDS}
        for number in range(games // self.plan.chunk):
            low, high = self.plan.bounds([number])
            self.keep(number, {kind: rows_between(table, low, high) for kind, table in tables.items()})

    def is_full(self, number: int) -> bool:
        """Whether a chunk has all its games: the last one of a shorter simulation may have fewer."""
        low, high = self.plan.bounds([number]) if number in self.plan.chunks else (0, 0)
        return low < high and bool(pq.read_metadata(self.chunk_file(number, "games")).num_rows == high - low)

    def chunk_file(self, number: int, kind: str) -> Path:
        """Where a chunk lies."""
        return self.folder / f"{number:08}.{kind}.parquet"

    def keep(self, number: int, tables: Tables) -> None:
        """Keep a chunk."""
        with writing(self.path, "what was played before is kept: make room, and the same command goes on"):
            for kind in KINDS:
                table = tables[kind]
                write_whole(self.chunk_file(number, kind), lambda part, table=table: pq.write_table(table, part))

    def close(self) -> None:
        """Put all chunks together; the folder goes when everything is there."""
        with writing(self.path, "all games are kept: make room, and the same command goes on"):
            if self.folder.exists():
                if not self.is_there:
                    for kind in KINDS:
                        write_whole(beside(self.path, kind), lambda part, kind=kind: self._join(kind, part))
                shutil.rmtree(self.folder)

    def _join(self, kind: str, part: Path) -> None:
        metadata = {KEY: json.dumps({**self.about, "games": self.plan.games}).encode()}
        each = max(1, GROUP // self.plan.chunk)
        first = pq.read_schema(self.chunk_file(0, kind)).with_metadata(metadata)
        with pq.ParquetWriter(part, first, compression="zstd") as writer:
            for low in range(0, len(self.plan.chunks), each):
                files = [self.chunk_file(number, kind) for number in self.plan.chunks[low : low + each]]
                table = one_table([pq.read_table(file) for file in files])
                writer.write_table(table.replace_schema_metadata(metadata), row_group_size=max(1, table.num_rows))


def about(game: Game, plan: Plan) -> dict[str, Anything]:
    """What tells one simulation from another, but for its number of games."""
    box = game.fingerprint(game.new_box(plan.players, plan.agreed, plan.change))
    said = {**asdict(plan), "title": game.id, "version": game.version, "box": box, "format": FORMAT}
    del said["games"]
    plain: dict[str, Anything] = json.loads(json.dumps(said))
    return plain


def refuse_other(path: Path, said: dict[str, Anything], wanted: dict[str, Anything]) -> None:
    """Refuse what another simulation has left."""
    for name in SAME:
        if said.get(name) != wanted[name]:
            raise InputError(f"{path}: belongs to a simulation with {name} {said.get(name)!r}, not {wanted[name]!r}; take another file")


def beside(path: Path, kind: str) -> Path:
    """Where the table of a kind lies."""
    return path if kind == "games" else path.with_name(f"{path.name.removesuffix('.parquet')}.{kind}.parquet")


def rows_between(table: Anything, low: int, high: int) -> Anything:
    """The rows of some games; rows lie in the order of their games."""
    numbers = table["game"].to_numpy()
    first, last = numbers.searchsorted([low, high])
    return table.slice(first, last - first).unify_dictionaries().combine_chunks().replace_schema_metadata(None)


def write_whole(path: Path, write: Anything) -> None:
    """Write a file wholly or not at all."""
    part = path.with_name(f"{path.name}.part")
    try:
        write(part)
        os.replace(part, path)
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


@contextmanager
def writing(path: Path, hint: str = "") -> Iterator[None]:
    """Say in a sentence what keeps files from being written or read."""
    try:
        yield
    except (OSError, pa.ArrowException) as error:
        number = getattr(error, "errno", None)
        why = os.strerror(number) if number else first_line(error)
        raise InputError(f"{path}: cannot be written ({why}){'; ' if hint else ''}{hint}") from None
    except (ValueError, KeyError, TypeError) as error:
        raise InputError(f"{path}: what lies there cannot be gone on with ({first_line(error)}); take another file") from None


def first_line(error: Exception) -> str:
    """What a library says, in one line."""
    return (str(error).splitlines() or [type(error).__name__])[0]


def read_about(path: Path) -> dict[str, Anything]:
    """What a file says about the simulation it is of."""
    try:
        said = json.loads((pq.read_schema(path).metadata or {})[KEY])
    except FileNotFoundError:
        raise InputError(f"{path}: there is no such file") from None
    except (pa.ArrowException, OSError):
        raise InputError(f"{path}: is not a Parquet file; take another one") from None
    except (KeyError, ValueError, RecursionError):
        said = None
    if not isinstance(said, dict) or any(type(said.get(name)) is not kind for name, kind in SAID.items()):
        raise InputError(f"{path}: is not what a simulation has written; take another file")
    found: dict[str, Anything] = said
    return found


def read_plan(path: Path) -> Plan:
    """What was played for a file."""
    said = read_about(path)
    names = ("game", "players", "games", "agreed", "change", "seed", "counted", "chunk", "most")
    return Plan(**{name: said[name] for name in names}, bots=tuple(said["bots"]))


def read_ends(path: Path, players: int) -> tuple[Records, Records]:
    """The places and the numbers of answers of all games of a file."""
    places = pq.read_table(beside(path, "seats"), columns=["place"])["place"].to_numpy()
    return places.reshape(-1, players), pq.read_table(path, columns=["answers"])["answers"].to_numpy()


def read_played(path: Path, game: Game | None = None) -> Played:
    """The games of a file, as they were in memory."""
    plan, title = read_plan(path), read_about(path).get("title")
    if game is not None and title != game.id:
        raise InputError(f"{path}: holds games of {title}, not of {game.id}")
    try:
        tables = {kind: pq.read_table(beside(path, kind)) for kind in KINDS}
    except (OSError, pa.ArrowException) as error:
        raise InputError(f"{path}: one of the files beside it is missing or broken ({first_line(error)})") from None
    if tables["games"].num_rows != plan.games:
        raise InputError(f"{path}: does not hold the {plan.games:,} games that it speaks of; take another file")
    try:
        return as_played(game or find_game(plan.game), plan, tables)
    except (ValueError, LookupError, TypeError, pa.ArrowException):
        raise InputError(f"{path}: the files beside it are of other games, or broken; take another file") from None
