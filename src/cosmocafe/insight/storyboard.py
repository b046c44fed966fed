"""A reviewed match in words and drawings: what was asked and answered at each moment, and the table at some of them.

Drawings of one match have most of their lines in common, so each line is kept once.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from cosmocafe.core.anything import Toml
from cosmocafe.core.game import View
from cosmocafe.core.match import Match

from .review import Review

FRAMES = 160  # tables that are drawn, at most


@dataclass
class Storyboard:
    """What a page shows of every moment."""

    said: list[dict[str, str]] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    others: dict[tuple[int, int], str] = field(default_factory=dict)  # what could have been answered, by moment and answer
    frames: list[Toml] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    _known: dict[str, int] = field(default_factory=dict)

    def draw(self, view: View, number: int, caption: str) -> None:
        """Keep a table's drawing, or its picture as text."""
        text = (view.drawing or view.picture).split("\n")
        for line in text:
            if line not in self._known:
                self._known[line] = len(self.lines)
                self.lines.append(line)
        self.frames.append({"number": number, "lines": [self._known[line] for line in text], "caption": caption})


def told(review: Review, language: str, words: Toml) -> Storyboard:
    """Lay a match out once more and tell it."""
    again, found, wanted = review.match.begun_again(), Storyboard(), frames_of(review)
    better = {one.number: one.better for decision in review.decisions for one in decision.verdicts}
    for number, answer in enumerate(review.match.answers):
        view = again.view(again.asked, language)
        name, words_of_answer = view.seat_name(view.seat), view.answer_words(answer)
        asked = words["asked"].format(number=number + 1, count=review.match.number, question=view.question)
        found.said.append({"asked": asked, "answered": words["answered"].format(name=name, answer=words_of_answer)})
        found.answers.append(words_of_answer)
        found.others |= {(number, other): view.answer_words(other) for other in better.get(number, ())}
        if number in wanted:
            at = words["table_at"].format(number=number + 1)
            found.draw(view, number, f"{at} · {words['table'].format(name=name)}")
        again.answer(answer)
    found.said.append({"asked": words["end"], "answered": ""})
    found.draw(last_view(again, language), review.match.number, words["end"])
    return found


def last_view(match: Match, language: str) -> View:
    """The last table, as whoever is asked or a spectator sees it."""
    return match.view(match.asked, language)


def frames_of(review: Review) -> set[int]:
    """The moments that are drawn: turning points, what cost most, and others between them."""
    costly = sorted((one for one in review.decisions if one.counts), key=lambda one: -one.loss)[: FRAMES // 2]
    found = {one.worst.number for one in costly} | {point.number for point in review.turning_points} | {0}
    count = review.match.number
    more = [round(i * count / FRAMES) for i in range(FRAMES)] if count > FRAMES else range(count)
    for number in sorted(more, key=lambda number: (number * 0x9E3779B1) & 0xFFFFFFFF):  # anywhere between them
        if len(found) < FRAMES:
            found.add(number)
    return found
