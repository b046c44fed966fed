"""Where answers lie in a drawing, and what a click is for, in words."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Generic, TypeVar

from cosmocafe.core.game import View
from cosmocafe.core.own import B, T

from .still import OFFERED, Offered, look_at, look_at_all, look_whether_any
from .svg import Svg, button, group, title

P = TypeVar("P", bound=Hashable)
SPOTS, MARKED = "spots", "marked"  # what a view remembers of its drawing: where answers lie, and where things do


class Choices(Offered, Generic[P]):
    """The open answers by the spots of a drawing where they are clicked; an answer without a spot is said by words alone."""

    def __init__(self, view: View[B, T], spots: Callable[[View[B, T], int], Iterable[P]]) -> None:
        self.view = view
        self._by_spot: dict[P, list[int]] = {}
        view.memo[SPOTS], view.memo[OFFERED] = spots, self._by_spot
        for answer in view.options:
            for spot in spots(view, answer):
                self._by_spot.setdefault(spot, []).append(answer)

    @property
    def by_spot(self) -> dict[P, list[int]]:
        """All of them."""
        look_at_all(self.view, self._by_spot)
        return self._by_spot

    @property
    def has_any(self) -> bool:
        """Whether there is anything to click."""
        look_whether_any(self.view, bool(self._by_spot))
        return bool(self._by_spot)

    def at(self, spot: P) -> list[int]:
        """The answers that lie there."""
        found = self._by_spot.get(spot)
        look_at(self.view, spot, found)
        return found or []

    def thing(
        self, spot: P, name: str, what: str, ring: Svg, *parts: Svg, mine: bool = True, class_: str = "", card: str | None = None
    ) -> Svg:
        """A thing with its name and what there is to say of it; a button with a ring above it if it can be chosen.
        `card` is the thing's name for the inspector."""
        if mine:
            self.mark(card, spot)
        answers = self.at(spot) if mine else []
        if not answers:
            return group(title(self.view.words.titled(name, what)), *parts, class_=class_ or None, data_thing=card)
        return button(answers, choices_words(self.view, answers, name, what), *parts, ring, class_=class_, data_thing=card)

    def mark(self, card: str | None, *spots: P) -> None:
        """A thing that an inspector shows lies there, so whoever wonders why it cannot be chosen means the answers of these spots."""
        if card is not None and self.view.sketchbook is None:  # whoever wonders looks at a drawing of its own
            self.view.memo.setdefault(MARKED, {}).setdefault(card, set()).update(spots)


def offered(view: View) -> dict[Hashable, list[int]]:
    """The open answers by the spots of the drawing that is just made."""
    found: dict[Hashable, list[int]] = view.memo[OFFERED]
    return found


def unoffered(view: View, card: str) -> list[int]:
    """The answers that a thing of the drawing would stand for and that are not offered: those to the open question, else any."""
    game, offered = view.game, frozenset(view.options)
    if MARKED not in view.memo and view.drawing is None:
        return []
    if card not in view.memo.get(MARKED, {}):
        return []
    spots = view.memo[MARKED][card]
    blocks = game.rules.blocks_of(game.steps.with_number(view.step)) if view.step >= 0 else []
    here = [answer for block in blocks for answer in range(block, block + block.size)]
    for answers in (here, range(game.catalogue.size)):
        found = [answer for answer in answers if answer not in offered and not spots.isdisjoint(_spots(view, answer))]
        if found:
            return found
    return []


def _spots(view: View, answer: int) -> list[Hashable]:
    """Where an answer would lie; one to another question may speak of what is not there now."""
    try:
        return list(view.memo[SPOTS](view, answer))
    except LookupError:
        return []


def choices_words(view: View, answers: Sequence[int], place: str, what: str) -> str:
    """What a click there does: the answer, or how many there are to choose from (the game's label `choices`); and what is there."""
    words, said = view.words, [view.answer_words(answer) for answer in answers]
    if len(said) == 1:
        return words.aside(said[0], what)
    return words.sentences([words.aside(place, what), words.titled(words.label("choices"), len(said)), words.phrases(said)])
