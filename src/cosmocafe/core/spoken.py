"""A question put in words, and what somebody says to it: for terminals, pipes and language models."""

from __future__ import annotations

from .errors import IllegalAnswer, InputError
from .game import View

MOST_DIGITS = 9


def question_text(view: View, heard: int = 0) -> str:
    """What a seat that is asked should know: what happened after the lines that it has heard, the table, the question, numbered answers."""
    answers = [f"{number:3}  {words}" for number, words in enumerate(view.choices.values(), start=1)]
    parts = ["\n".join(view.log[heard:]), view.picture, f"{view.seat_name(view.seat)}: {view.question}", "\n".join(answers)]
    return "\n\n".join(part for part in parts if part)


def understood(view: View, said: str) -> int:
    """The option that somebody means: by its words, its number in the list or its text form."""
    said = said.strip()
    if not said:
        raise InputError(f"say one of the answers, by its number from 1 to {len(view.options)} or in its words")
    called = by_words(view, said)
    if called is not None:
        return called
    if said.isascii() and said.isdecimal() and len(said) <= MOST_DIGITS:
        return by_number(view, int(said))
    found = view.game.catalogue.number(said)
    if found not in view.options:
        raise IllegalAnswer(f"{said!r} is not offered: say a number from 1 to {len(view.options)}")
    return found


def by_words(view: View, said: str) -> int | None:
    """The option that is shown in these words; two that read alike are told apart by their numbers."""
    choices = view.choices
    found = [option for option, words in choices.items() if words.casefold() == said.casefold()]
    if len(found) > 1:
        numbers = " or ".join(str(list(choices).index(option) + 1) for option in found)
        raise InputError(f"several answers read so: say {numbers}")
    return found[0] if found else None


def by_number(view: View, number: int) -> int:
    """The option with this number in the list."""
    if not 1 <= number <= len(view.options):
        raise InputError(f"there is no answer {number}: they are numbered 1 to {len(view.options)}")
    return view.options[number - 1]
