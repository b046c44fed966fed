"""What a click is for, in words."""

from __future__ import annotations

from collections.abc import Sequence

from cosmocafe.core.view import View


def choices_words(view: View, answers: Sequence[int], place: str, what: str) -> str:
    """What a click there does: the answer, or how many there are to choose from (the game's label `choices`); and what is there."""
    said = [view.answer_words(answer) for answer in answers]
    lies = f" ({what})" if what else ""
    if len(said) == 1:
        return said[0] + lies
    return f"{place}{lies}. {view.words.label('choices')}: {len(said)}. {'; '.join(said)}"
