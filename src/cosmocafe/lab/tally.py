"""What is counted in a game, from its declarations alone: each block of answers, each kind of event, and each named thing they are about.

A part has columns, one for each value, if the words files name all its values: cards, ships, heroes, but no squares and no amounts.
Things are counted alone, not in pairs: `BUILD.ship=frigate` and `BUILD.square` are two columns, not one.
What happens to a seat is counted for it; what happens to nobody in particular, such as the beginning of a round, in a row behind the seats.
An answer that was the only one, and that nobody was asked for, is no answer; what rules tell of it counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Literal, NamedTuple

from cosmocafe.core.anything import Anything, Function, Names
from cosmocafe.core.author.table import Table, Told
from cosmocafe.core.author.vocabulary import Answers, Domain, Events
from cosmocafe.core.game import Game
from cosmocafe.core.machine.brought import Brought
from cosmocafe.core.machine.pieces import Byte, Long, Piece, Short, ints, many

SEATS = 4  # that a table has room for


class Column(NamedTuple):
    """One thing that is counted."""

    name: str  # BUILD, or BUILD.ship=frigate
    kind: Literal["answer", "event"]
    block: str
    part: str = ""
    value: int = -1


class Noted(Piece):
    """What is noted of one game; a tally adds `counts`, a row for each seat and one for nobody."""

    number: Long  # nothing; it keeps what follows a table away from the table's own bytes
    answers: int
    leads: int  # how often another seat took the lead
    since: int  # after how many answers the winner led to the end
    began: Byte  # the seat that was asked first, and 1
    leader: Byte  # the seat after which nobody was better, and 1
    asked: list[int] = ints(SEATS)
    options: list[int] = ints(SEATS)
    scores: list[int] = ints(SEATS)


class Tally:
    """What is counted in a game, and how."""

    def __init__(self, game: Game) -> None:
        self.game, self.seats = game, max(game.players)
        self.columns = [*columns_of(game.answers, "answer"), *columns_of(game.events, "event")]
        self.noted, self.table = self._pieces()

    def _pieces(self) -> tuple[type[Noted], type[Table]]:
        """What is noted of a game, and a table with that behind it."""
        game = self.game

        class Counted(Noted):
            counts: list[int] = ints((self.seats + 1) * len(self.columns), Short)

        class Tallied(game.table):  # type: ignore[name-defined, misc]
            lab_notes: list[Noted] = many(Counted, 1)

            def __init__(self) -> None:
                super().__init__()
                self._heard = Hearing(self, TALLY.own(game)["hear"])

        return Counted, Tallied

    @property
    def names(self) -> Names:
        """The numbers by which `tallying` counts this game."""
        answers, events = list(self.game.answers), list(self.game.events)
        blocks = [number for number, block in enumerate(answers) for _ in range(block.size)]
        given, told = list(self._parts(answers, "answer")), list(self._parts(events, "event"))
        return {
            "COLUMNS": len(self.columns),
            "BLOCK_OF": tuple(blocks),
            "ANSWER_FIRST": tuple(int(block) for block in answers),
            "ANSWER_AT": self._firsts(answers, "answer"),
            "ANSWER_PARTS": bounds(answers),
            "ANSWER_BELOW": tuple(part.below for part in given) or (1,),
            "ANSWER_SIZE": tuple(part.size for part in given) or (1,),
            "ANSWER_PART_AT": tuple(part.at for part in given) or (0,),
            "EVENT_AT": self._firsts(events, "event") or (0,),
            "EVENT_PARTS": bounds(events),
            "EVENT_PLACE": tuple(part.place for part in told) or (0,),
            "EVENT_SIZE": tuple(part.size for part in told) or (1,),
            "EVENT_PART_AT": tuple(part.at for part in told) or (0,),
        }

    def at(self, kind: str, block: str, part: str = "") -> int:
        """The column of a block, or of the first value of a part."""
        return next(n for n, one in enumerate(self.columns) if (one.kind, one.block, one.part) == (kind, block, part))

    def _firsts(self, members: Iterable[Answers | Events], kind: str) -> tuple[int, ...]:
        return tuple(self.at(kind, member.name) for member in members)

    def _parts(self, members: Iterable[Answers | Events], kind: str) -> Iterator[Part]:
        for member in members:
            below, found = 1, list[Part]()
            for place, (name, domain) in reversed(list(enumerate(member.parts.items()))):
                if is_counted(domain):
                    found.append(Part(place, below, domain.size, self.at(kind, member.name, name)))
                below *= domain.size if kind == "answer" else 1
            yield from reversed(found)


class Part(NamedTuple):
    """A part that is counted value by value."""

    place: int  # among the parts of its block
    below: int  # how many answers differ in later parts alone
    size: int
    at: int  # the column of its first value


def is_counted(domain: Domain) -> bool:
    """Whether every value is a thing with a name."""
    return domain.texts is not None and not domain.seats and set(domain.texts) <= set(domain.sections)


def columns_of(members: Iterable[Answers | Events], kind: Literal["answer", "event"]) -> Iterator[Column]:
    """The columns of answers or events."""
    for member in members:
        yield Column(member.name, kind, member.name)
        for part, domain in member.parts.items():
            for value in range(domain.size) if is_counted(domain) else ():
                yield Column(f"{member.name}.{part}={domain.text(value)}", kind, member.name, part, value)


def bounds(members: Iterable[Answers | Events]) -> tuple[int, ...]:
    """Where the counted parts of each member begin among all of them, and where the last ones end."""
    found = [0]
    for member in members:
        found.append(found[-1] + sum(map(is_counted, member.parts.values())))
    return tuple(found)


@cache
def tally_of(game: Game) -> Tally:
    """What is counted in a game."""
    return Tally(game)


def tallied(game: Game) -> type[Table]:
    """A game's table with what is noted behind it."""
    return tally_of(game).table


def names_of(game: Game) -> Names:
    """The numbers by which a game is counted."""
    return tally_of(game).names


TALLY = Brought(
    "tally",
    ("cosmocafe.bots.greedy.thinking", "cosmocafe.lab.tallying"),
    ("play",),
    names=names_of,
    table=tallied,
    hears="hear",
    also=("note_answer", "note_event", "note_lead", "note_end"),
)


class Hearing(list[Told]):
    """What plain rules tell at a table that is counted; compiled ones call `hear`."""

    def __init__(self, table: Anything, hear: Function) -> None:
        super().__init__()
        self._table, self._hear = table, hear

    def append(self, told: Told) -> None:
        """Count it; nobody else listens."""
        self._hear(self._table, *told[:5])
