"""The words of a game as numbers: its steps, its fixed catalogue of answers, its events.

    SHIP = names("ship", "frigate", "destroyer")
    SQUARE = names("square", "a1", "b1", translated=False)

    class Answer(Answers):
        PASS = block()
        BUILD = block(ship=SHIP, square=SQUARE)  # one number for every ship on every square

`Answer.BUILD + ship * 2 + square` is a number; `build frigate a1` is its text; the words files give its sentence.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from enum import IntEnum
from typing import Self, cast

from ..errors import DeclarationError, IllegalAnswer

RESERVED = frozenset({"box", "t", "who", "choice"})


class Domain:
    """What a number stands for: one of some named things, a seat, or just a number."""

    def __init__(self, name: str, texts: list[str] | None, *, sections: Mapping[str, str] | None = None, seats: bool = False) -> None:
        self.name, self.texts, self.seats = name, texts, seats
        self.sections = dict(sections or {})  # of the words files, for every value that they name
        if texts is not None:
            if not texts:
                raise DeclarationError(f"{name}: there must be at least one value")
            if len(set(texts)) < len(texts):
                raise DeclarationError(f"{name}: two values have the same name")
            if any(" " in text or not text for text in texts):
                raise DeclarationError(f"{name}: a value's name is one word")
            if hyphens := [text for text in texts if "-" in text.lstrip("-")]:
                raise DeclarationError(
                    f"{name}: write {hyphens[0].replace('-', '_')!r} for {hyphens[0]!r}: hyphens join the words of an answer"
                )

    @property
    def size(self) -> int:
        """How many values there are."""
        if self.texts is None:
            raise DeclarationError(f"{self.name}: any number is possible, so it cannot be part of an answer")
        return len(self.texts)

    @property
    def counts(self) -> bool:
        """Whether the values are numbers, which take plural forms."""
        return self.texts is None or all(text.lstrip("-").isdecimal() for text in self.texts)

    def text(self, value: int) -> str:
        """The value's name in text form."""
        return str(value) if self.texts is None else self.texts[value]


def names(name: str, *things: str | type[IntEnum], translated: bool | Collection[str] = True, as_in: Collection[Domain] = ()) -> Domain:
    """Named things, as kinds of ships, one by one or as an enumeration.

    `translated` says whether the words files name them, or which of them; what a domain of `as_in` names, they name there and not again.
    """
    texts = [text for thing in things for text in ([thing] if isinstance(thing, str) else [member.name.lower() for member in thing])]
    if isinstance(translated, bool):
        translated = texts if translated else ()
    if strangers := set(translated) - set(texts):
        raise DeclarationError(f"{name}: {min(strangers)!r} is to be translated, but is none of the values")
    sections = dict.fromkeys(translated, name)
    for domain in as_in:
        sections |= {text: section for text, section in domain.sections.items() if text in sections}
    return Domain(name, texts, sections=sections)


def numbered(name: str, first: int, last: int) -> Domain:
    """Things known by their numbers, from `first` to `last`; value 0 is `first`."""
    return Domain(name, [str(n) for n in range(first, last + 1)])


def seats(count: int) -> Domain:
    """The seats of the table, shown by their players' names."""
    return Domain("seat", [f"seat{n + 1}" for n in range(count)], seats=True)


class Heap(Domain):
    """Some of several named things as one number, four bits for each kind; in text form a letter for each thing."""

    def __init__(self, name: str, of: Domain, letters: str) -> None:
        super().__init__(name, None)
        self.of, self.letters = of, letters
        if len(letters) != of.size:
            raise DeclarationError(f"{name}: there must be one letter for each {of.name}")

    @property
    def counts(self) -> bool:
        """A heap takes no plural forms."""
        return False

    def many(self, value: int) -> list[tuple[int, int]]:
        """The kinds of things that are there, and how many of each."""
        return [(kind, value >> 4 * kind & 15) for kind in range(self.of.size) if value >> 4 * kind & 15]

    def text(self, value: int) -> str:
        """The letters of the things."""
        return "".join(self.letters[kind] * number for kind, number in self.many(value)) or "-"


NUMBER = Domain("number", None)


class Block:
    """The named parts of a step, an answer or an event."""

    def __init__(self, parts: dict[str, Domain]) -> None:
        self.parts = parts

    @property
    def size(self) -> int:
        size = 1
        for domain in self.parts.values():
            size *= domain.size
        return size


def block(**parts: Domain) -> Block:
    """The parts of an answer (any number), of a step (at most four) or of an event (at most three)."""
    for name in parts:
        if name in RESERVED:
            raise DeclarationError(f"{name!r} cannot name a part: rules already use the word")
    return Block(parts)


class _Vocabulary(IntEnum):
    parts: dict[str, Domain]

    @classmethod
    def _most(cls) -> int:
        return 99

    @classmethod
    def _number(cls) -> int:
        return len(cls.__members__)

    def __new__(cls, given: Block) -> _Vocabulary:
        number = cls._number()
        self = int.__new__(cls, number)
        self._value_ = number
        self.parts = given.parts
        if len(given.parts) > cls._most():
            raise DeclarationError(f"{cls.__name__}: {', '.join(given.parts)} are too many parts, {cls._most()} at the most")
        return self

    @classmethod
    def with_number(cls, number: int) -> Self:
        """The member with this number: a picture asks for thousands of events, too many to list all members each time."""
        return cast("Self", cls._value2member_map_[number])

    def named(self, values: Sequence[int]) -> dict[str, int]:
        """The value of each part by its name."""
        return dict(zip(self.parts, values, strict=False))


class Steps(_Vocabulary):
    """The steps of a game."""

    @classmethod
    def _most(cls) -> int:
        return 4


class Events(_Vocabulary):
    """The events of a game."""

    @classmethod
    def _most(cls) -> int:
        return 3


class Answers(_Vocabulary):
    """The catalogue of a game's answers, in blocks."""

    @classmethod
    def _number(cls) -> int:
        return sum(member.size for member in cls.__members__.values())

    @property
    def size(self) -> int:
        """How many answers the block holds."""
        return Block(self.parts).size

    @property
    def word(self) -> str:
        """The block's name in text form."""
        return self.name.lower().replace("_", "-")


class Catalogue:
    """Every answer of a game: number, text form and parts."""

    def __init__(self, answers: type[Answers]) -> None:
        self.blocks = list(answers)
        self.size = sum(block.size for block in self.blocks)
        self._block_of = [block for block in self.blocks for _ in range(block.size)]
        if self.size > 32767:
            raise DeclarationError(f"{answers.__name__}: {self.size} answers, but a table has room for numbers up to 32,767")

    def block(self, answer: int) -> Answers:
        """The block an answer belongs to."""
        if not 0 <= answer < self.size:
            raise IllegalAnswer(f"{answer} is no answer of this game: its answers are 0 to {self.size - 1}")
        return self._block_of[answer]

    def parts(self, answer: int) -> dict[str, int]:
        """The value of each part of an answer."""
        found = self.block(answer)
        rest = answer - found
        values = {}
        for name, domain in reversed(found.parts.items()):
            rest, values[name] = divmod(rest, domain.size)
        return dict(reversed(values.items()))

    def text(self, answer: int) -> str:
        """The text form, as `build frigate a1`."""
        found = self.block(answer)
        return " ".join([found.word, *(found.parts[name].text(value) for name, value in self.parts(answer).items())])

    def number(self, text: str) -> int:
        """The answer with this text form."""
        word, *given = text.split() or [""]
        for found in self.blocks:
            if found.word == word:
                return self._inside(found, given, text)
        raise IllegalAnswer(f"{text!r} is no answer of this game; answers begin with {', '.join(b.word for b in self.blocks)}")

    def _inside(self, found: Answers, given: list[str], text: str) -> int:
        if len(given) != len(found.parts):
            expected = " ".join([found.word, *(f"<{name}>" for name in found.parts)])
            raise IllegalAnswer(f"{text!r} is no answer of this game; it has the form `{expected}`")
        number = 0
        for value, (name, domain) in zip(given, found.parts.items(), strict=True):
            texts = domain.texts or []
            if value not in texts:
                raise IllegalAnswer(f"{text!r}: {value!r} is no {name}")
            number = number * domain.size + texts.index(value)
        return int(found) + number
