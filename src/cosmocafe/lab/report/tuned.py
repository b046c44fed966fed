"""What tuning found as one page: goals before and after, the numbers that were changed, how the search went, both boxes side by side."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from ..goals import Goal, Range
from .compare import Comparison
from .comparing import WORDS, Compares
from .figures import Figures
from .page import headed, links, shown
from .plots import Scale, falling, moved, scale_of
from .sections import folded, listed, quiet, section, table, ticks, tile
from .telling import Telling, exact, number

if TYPE_CHECKING:
    from ..tune import Judged, Tuned  # it needs the extra `lab`, a page of it does not

MEASURED = {**WORDS, "seats": "goal_seats", "won": "goal_won", "shared": "shared_wins", "score": "goal_score"}
Part = tuple[str, str, str]  # of a page: its anchor, its heading, what stands in it


def tuned_page(found: Tuned, file: Path, language: str = "en") -> str:
    """The page; `file` is where the changed box lies."""
    told = Tells(found, language)
    parts = [*told.parts(), *(told.compared(at, one, file.name) for at, one in enumerate(found.judged) if found.changed)]
    title = told.say("tuned_title", game=told.telling.game_words.title)
    nav = links(told.telling, [(anchor, name) for anchor, name, _ in parts])
    return shown(told.telling, title, headed(title, told.head()), nav, f"<main>{''.join(section(*part) for part in parts)}</main>")


class Tells:
    """Says what tuning found."""

    def __init__(self, found: Tuned, language: str) -> None:
        self.found, self.telling = found, Telling(found.judged[0].before, language)
        self.say, self.words = self.telling.say, self.telling.game_words

    def head(self) -> list[str]:
        """What was tried, with which box, by whom."""
        found, telling = self.found, self.telling
        given = {"games": f"{found.wanted.games:,}", "players": telling.players(), "bots": telling.bots()}
        agreed = telling.agreed() if len(found.judged) == 1 else ""
        lines = [self.say("tuned_played", tries=f"{found.tries:,}", **given), telling.box()]
        return [*lines, self.say("agreed", agreed=agreed)] if agreed else lines

    def parts(self) -> Iterator[Part]:
        """All but the tables."""
        yield "goals", self.say("goals"), self.goals()
        yield "numbers", self.say("tuned_numbers"), self.numbers() if self.found.changed else f"<p>{escape(self.say('tuned_same'))}</p>"
        yield "search", self.say("tuned_search"), self.search()

    # ---- goals

    def goals(self) -> str:
        """What was wanted, what was, and what is."""
        known = self.found.goals
        before, now = (sum(goal.distance(values[at]) == 0 for goal, *values in known) for at in (0, 1))
        told = self.say("tuned_reached", before=before, now=now, all=len(known))
        head = ["", self.say("before"), self.say("after"), "", ""]
        rows = [self.goal(*one) for one in known]
        help_ = self.say("tuned_goals_help", games=f"{self.found.games:,}")
        return f'<p>{escape(told)}</p>{quiet(help_)}<div class="panel">{table(head, rows, kind="compared")}</div>'

    def goal(self, goal: Goal, before: float, after: float) -> list[str]:
        """A line of it."""
        name, wanted, reached = self.named(goal), self.wanted(goal), self.reached(goal, after)
        said = f"{name} ({wanted}): {exact(before)} → {exact(after)}, {reached}"
        scale, mark = scale_of([before, after, *goal.bounds]), "down" if goal.distance(after) else "up"
        plot = moved(scale, before, after, bounds=goal.bounds, mark=mark, said=said)
        return [f"{escape(name)} <small>{escape(wanted)}</small>", exact(before), exact(after), plot, f"<b>{escape(reached)}</b>"]

    def named(self, goal: Goal) -> str:
        """What is measured, and where."""
        if goal.name in MEASURED:
            what = self.say(MEASURED[goal.name])
        else:
            columns = self.telling.run.played.columns
            what = self.words.aside(self.telling.naming.of(columns[goal.place(columns)]), self.say("times"))
        return self.words.listed([what, self.telling.settled(goal.agreed)])

    def wanted(self, goal: Goal) -> str:
        """What it should be."""
        word = "from_to" if len(goal.bounds) == 2 else "at_least" if goal.least in goal.bounds else "at_most"
        return self.say(word, least=exact(goal.least), most=exact(goal.most))

    def reached(self, goal: Goal, value: float) -> str:
        """Whether it is."""
        return f"✗ {self.say('missed')}" if goal.distance(value) else f"✓ {self.say('reached')}"

    # ---- numbers

    def numbers(self) -> str:
        """What was changed, and what was left."""
        changed, ranges = self.found.changed, self.found.wanted.ranges
        rows = [self.number(one, *changed[one.number.key]) for one in ranges if one.number.key in changed]
        head = ["", self.say("before"), self.say("after"), "", self.say("tuned_range")]
        left = [f"{one.number.key}: {one.number.value} ({bounds(one)})" for one in ranges if one.number.key not in changed]
        rest = folded(self.say("tuned_left", count=len(left)), listed(left)) if left else ""
        return f'{quiet(self.say("tuned_numbers_help"))}<div class="panel">{table(head, rows, kind="compared")}</div>{rest}'

    def number(self, one: Range, before: int, after: int) -> list[str]:
        """A line of it."""
        key, low, high = one.number.key, min(one.least, before), max(one.most, before)
        plot = moved(Scale(low, high), before, after, mark="up", said=f"{key}: {before} → {after} ({bounds(one)})")
        return [escape(key), str(before), str(after), plot, f"<small>{bounds(one)}</small>"]

    # ---- the search

    def search(self) -> str:
        """How near the tries came to the goals."""
        tried = self.found.tried
        played = [(off, at) for at, off in enumerate(tried, 1) if off is not None]
        best, at = min(played, default=(None, 0))
        tiles = [
            tile(self.say("tuned_tries"), f"{len(tried):,}", self.say("tuned_most")),
            tile(self.say("tuned_best"), "–" if best is None else number(best), self.say("tuned_at", at=at) if at else ""),
            tile(self.say("tuned_failed"), f"{len(tried) - len(played):,}", self.say("tuned_why")),
        ]
        return f'<dl class="tiles">{"".join(tiles)}</dl>{self.fall(played[0][0], best, at) if best is not None else ""}'

    def fall(self, first: float, best: float, at: int) -> str:
        """The best distance over the tries."""
        tried = self.found.tried
        label = self.say("tuned_fell", first=number(first), best=number(best), at=at, all=len(tried))
        told = [self.tried(place, off) for place, off in enumerate(tried, 1)]
        ends = dict.fromkeys(f"{end:,}" for end in (1, (1 + len(tried)) // 2, len(tried)))
        plot = falling(tried, told, label) + ticks(list(ends))
        return f'<div class="panel"><p>{escape(label)}</p>{quiet(self.say("tuned_search_help"))}{plot}</div>'

    def tried(self, at: int, off: float | None) -> str:
        """A try."""
        return self.say("try_failed", at=at) if off is None else self.say("try_said", at=at, off=number(off))

    # ---- both boxes

    def compared(self, at: int, one: Judged, file: str) -> Part:
        """The games of a table that judged the result, with both boxes."""
        after = replace(one.after, change={**(one.after.change or {}), "file": file})
        telling = Telling(after, self.telling.language)
        compares = Compares(Comparison(Figures(one.before), Figures(after)), telling)
        name = telling.settled(one.agreed) if len(self.found.judged) > 1 else ""
        return f"table{at}", name or self.say("compare"), compares.played() + compares.differing()


def bounds(one: Range) -> str:
    """From where to where a number was searched."""
    return f"{one.least} – {one.most}"
