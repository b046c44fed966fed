"""Everything a game's author imports, in one place; what draws a table is in `cosmocafe.draw`, what tests it in `cosmocafe.testing`.

from cosmocafe import author
from cosmocafe.author import Byte, block, found, ints, offer, plan, tell

class Table(author.Table, agenda=16, options=40):
    rounds: Byte
"""

from __future__ import annotations

from .core.anything import Toml
from .core.author import seen
from .core.author.agenda import finish, no_room, offer, plan, tell, uncover, whisper
from .core.author.box import named_in, read_toml
from .core.author.chance import one_left, one_of, roll, shuffle
from .core.author.coverage import Coverage, Used
from .core.author.declared import (
    Box,
    Row,
    agreed,
    bits,
    by_players,
    column,
    flag,
    gathered,
    length,
    number,
    numbers,
    numbers_of,
    rows,
    several,
    tally,
    text,
    word,
    words,
)
from .core.author.rulebook import Rulebook
from .core.author.seen import seat_of
from .core.author.sets import count, first, has, only
from .core.author.sheets import Meaning, Sheet, known
from .core.author.table import NOBODY, Table, Told
from .core.author.vocabulary import NUMBER, Answers, Domain, Events, Heap, Steps, block, names, numbered, seats
from .core.author.words import Words
from .core.card import Card, Cards, thing
from .core.errors import BoxError, InputError
from .core.found import found
from .core.game import Game, View
from .core.machine.pieces import Byte, Long, Piece, Short, Word, ints, many

__all__ = [
    "NOBODY",
    "NUMBER",
    "Answers",
    "Box",
    "BoxError",
    "Byte",
    "Card",
    "Cards",
    "Coverage",
    "Domain",
    "Events",
    "Game",
    "Heap",
    "InputError",
    "Long",
    "Meaning",
    "Piece",
    "Row",
    "Rulebook",
    "Sheet",
    "Short",
    "Steps",
    "Table",
    "Told",
    "Toml",
    "Used",
    "View",
    "Word",
    "Words",
    "agreed",
    "bits",
    "block",
    "by_players",
    "column",
    "count",
    "finish",
    "first",
    "flag",
    "found",
    "gathered",
    "has",
    "ints",
    "known",
    "length",
    "many",
    "named_in",
    "names",
    "no_room",
    "number",
    "numbered",
    "numbers",
    "numbers_of",
    "offer",
    "one_left",
    "one_of",
    "only",
    "plan",
    "read_toml",
    "roll",
    "rows",
    "seat_of",
    "seats",
    "seen",
    "several",
    "shuffle",
    "tally",
    "tell",
    "text",
    "thing",
    "uncover",
    "whisper",
    "word",
    "words",
]
