"""Where answers lie in a drawing, and what a click is for, in words."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Generic, TypeVar

from cosmocafe.core.game import View
from cosmocafe.core.own import B, T

P = TypeVar("P", bound=Hashable)


class Choices(Generic[P]):
    """The open answers by the spots of a drawing where they are clicked; an answer without a spot is said by words alone."""

    def __init__(self, view: View[B, T], spots: Callable[[View[B, T], int], Iterable[P]]) -> None:
        self.by_spot: dict[P, list[int]] = {}
        for answer in view.options:
            for spot in spots(view, answer):
                self.by_spot.setdefault(spot, []).append(answer)

    @property
    def has_any(self) -> bool:
        """Whether there is anything to click."""
        return bool(self.by_spot)

    def at(self, spot: P) -> list[int]:
        """The answers that lie there."""
        return self.by_spot.get(spot, [])


def choices_words(view: View, answers: Sequence[int], place: str, what: str) -> str:
    """What a click there does: the answer, or how many there are to choose from (the game's label `choices`); and what is there."""
    said = [view.answer_words(answer) for answer in answers]
    lies = f" ({what})" if what else ""
    if len(said) == 1:
        return said[0] + lies
    return f"{place}{lies}. {view.words.label('choices')}: {len(said)}. {'; '.join(said)}"
