"""The section of a report in which two boxes stand side by side."""

from __future__ import annotations

from html import escape

from .compare import Compared, Comparison
from .plots import Scale, span
from .sections import MARKS, folded, quiet, section, table
from .telling import Telling, number, percent, signed

WORDS = {
    "length": "answers_game",
    "options": "options_question",
    "leads": "lead_changes",
    "decided": "decided_after",
    "score": "metric_score",
}
FAR = 1.0  # a change by as much as there was; what changes more stands at the edge


class Compares:
    """Writes what differs between two boxes."""

    def __init__(self, comparison: Comparison, telling: Telling) -> None:
        self.comparison, self.telling, self.say = comparison, telling, telling.say

    def html(self) -> str:
        """The section."""
        return section("compare", self.say("compare"), self.played(), self.changed(), self.differing())

    def played(self) -> str:
        """What is compared, and how."""
        known = self.comparison
        before = Telling(known.before.run, self.telling.language)
        told = self.say("compare_played", before=before.box(), after=self.telling.box(), games=f"{known.before.run.games:,}")
        return f"<p>{escape(told)}</p>{quiet(self.say('compare_help', count=f'{len(known.rows):,}'))}"

    def differing(self) -> str:
        """What differs beyond chance, and all comparisons for who wants to see them."""
        known = self.comparison
        marked = self.rows(known.marked) if known.marked else f"<p>{escape(self.say('compare_same' if known.same else 'compare_none'))}</p>"
        rest = folded(self.say("compare_rest", count=len(known.rows)), self.rows(known.rows))
        return f'<div class="panel"><h3>{escape(self.say("compare_marked"))}</h3>{marked}</div>{rest}'

    def changed(self) -> str:
        """What is changed."""
        before, after = self.comparison.before.run, self.comparison.after.run
        rows = [[escape(str(cell)) for cell in row] for row in after.game.differences(after.change or {}, before.change)]
        if not rows:
            return ""
        shown = table(["", self.say("before"), self.say("after")], rows, kind="changed")
        return f'<div class="panel"><h3>{escape(self.say("compare_changed"))}</h3>{shown}</div>'

    def rows(self, rows: list[Compared]) -> str:
        """A table of comparisons."""
        head = ["", self.say("before"), self.say("after"), self.say("difference"), ""]
        return table(head, [self.row(one) for one in rows], kind="compared")

    def row(self, one: Compared) -> list[str]:
        """One of them."""
        name = self.name(one)
        mark = "quiet" if not one.marked else "up" if one.by_how_much > 0 else "down"
        say, differ = (percent, signed) if one.is_share else (number, plus)
        said = f"{name}: {differ(one.by_how_much)} ({differ(one.low)} – {differ(one.high)})"
        size = max(abs(one.before), abs(one.after), 1e-9) if not one.is_share else 0.25
        plot = span(Scale(-FAR, FAR), one.low / size, one.by_how_much / size, one.high / size, middle=0, mark=mark, said=said)
        by = f"<b>{MARKS[mark]} {escape(differ(one.by_how_much))}</b>"
        return [escape(name), escape(say(one.before)), escape(say(one.after)), plot, by]

    def name(self, one: Compared) -> str:
        """What is compared."""
        figures = self.comparison.before
        if one.kind == "times":
            return self.telling.naming.of(figures.columns[one.number])
        if one.kind == "part":
            return self.say("metric_part", part=self.telling.game_words.label(figures.played.labels[one.number]))
        if one.by is None:
            return self.say(WORDS[one.kind])
        name = self.telling.name(one.by, one.number, figures)
        if one.kind == "seat":
            return self.say("metric_seat", seat=name)
        what = self.telling.about(one.by.by) if one.by.by else ""
        return self.say("metric_order", place=name, what=what) if one.kind == "order" else self.say("metric_role", what=name)


def plus(value: float) -> str:
    """A difference with its sign."""
    return f"+{number(value)}" if value > 0 else number(value)
