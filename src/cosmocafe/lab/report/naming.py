"""What columns are called, in the game's own words: a sentence with what is not counted left open."""

from __future__ import annotations

from cosmocafe.core.author.vocabulary import Answers, Events, Steps
from cosmocafe.core.author.words import OPEN
from cosmocafe.core.game import Game

from ..tally import Column

SHORT, FEW = 9, 3  # letters of an answer, and kinds of answers to a question, that are understood together only
APART = " \u3000:：,，、"  # what stands between something left open and the rest


def member_of(game: Game, kind: str, block: str) -> Answers | Events:
    """The block of answers or kind of event of this name."""
    return game.answers[block] if kind == "answer" else game.events[block]


class Naming:
    """Says what a game's columns are about."""

    def __init__(self, game: Game, language: str) -> None:
        self.game, self.words, self.language = game, game.words(language), language
        self._asked: dict[str, list[Steps]] = {}
        for step in game.rules.questions:
            for block in game.rules.blocks_of(step):
                self._asked.setdefault(block.name, []).append(step)

    def value(self, column: Column) -> str:
        """What the column's part is."""
        domain = member_of(self.game, column.kind, column.block).parts[column.part]
        return self.words.value(domain, column.value)

    def title(self, kind: str, block: str, part: str = "", value: int = 0) -> str:
        """A sentence with one of its parts told and the others left open; an answer that says too little stands beside its question."""
        member = member_of(self.game, kind, block)
        said = trimmed(self.words.partly(member, part, value))
        if kind == "event" or not (asked := self.question(block, said)):
            return said
        return asked if said == OPEN else self.words.aside(said, asked)

    def question(self, block: str, said: str) -> str:
        """The question of an answer, if it has one of its own and cannot be understood without it."""
        steps = self._asked.get(block, [])
        if said != OPEN and (len(steps) != 1 or len(said) > SHORT or len(self.game.rules.blocks_of(steps[0])) > FEW):
            return ""
        return trimmed(self.words.asks(steps[0])) if steps else ""

    def of(self, column: Column) -> str:
        """The same of a column."""
        return self.title(column.kind, column.block, column.part, column.value)


def trimmed(sentence: str) -> str:
    """Without what is left open at its beginning, if that stands apart, and without a full stop or colon at its end."""
    text = sentence.strip().rstrip(":：.。")
    while text.startswith(OPEN):
        rest = text.removeprefix(OPEN).lstrip(APART).removeprefix("的").lstrip()
        if not any(map(str.isalnum, rest)) or not (rest[:1].isalnum() or rest.startswith(OPEN)):
            break
        text = rest
    return text[:1].upper() + text[1:]
