"""The sections of a report about one set-up, as HTML with plots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

import numpy as np

from cosmocafe.core.anything import Records

from .figures import Figures, Group, Happening, Part, Shares
from .plots import Scale, bar, bars, scale_of, span
from .statistics import Share
from .telling import Telling, number, percent, signed

BINS = 24  # bars of a histogram
SHOWN = 16  # things most connected with winning
HINTED = 2  # values that say which part of a sentence is meant
OPENED = 12  # lines of a list that lies open
OUTSTANDING = 4  # of each kind, among what stands out
MARKS = {"up": "▲", "down": "▼", "quiet": ""}


class Sections:
    """Writes what figures say."""

    def __init__(self, figures: Figures, telling: Telling, anchor: str = "") -> None:
        self.figures, self.telling, self.anchor = figures, telling, anchor
        self.say, self.naming = telling.say, telling.naming

    def html(self) -> str:
        """All of them."""
        parts = [self.glance(), self.outstanding(), self.wins(), self.going(), self.scores(), self.happened(), self.dead(), self.method()]
        return "\n".join(parts)

    def section(self, word: str, *parts: str) -> str:
        """A section with its heading."""
        return section(self.anchor + word, self.say(word), *parts)

    # ---- at a glance

    def glance(self) -> str:
        """The most important numbers."""
        known, played = self.figures, self.figures.played
        low, high = np.percentile(played.answers, [25, 75])
        tiles = [
            ("answers_game", number(known.length.mean), self.say("half_between", low=number(low), high=number(high))),
            ("options_question", number(known.options.mean), ""),
            ("score_seat", number(known.scores.mean), self.say("score_winner", score=number(known.winning_scores.mean))),
        ]
        if known.run.players > 1:
            tiles += [
                ("lead_changes", number(known.leads.mean), ""),
                ("decided_after", percent(known.decided.mean), self.say("decided_of")),
                ("shared_wins", percent(known.shared_wins), self.say("of_games")),
            ]
        told = [tile(self.say(word), value, more) for word, value, more in tiles]
        return self.section("glance", f'<dl class="tiles">{"".join(told)}</dl>')

    def outstanding(self) -> str:
        """What is beyond chance, the clearest first."""
        found = [escape(words) for words in [*self._uneven(), *self._telling()]]
        if self.figures.dead:
            found.append(f'<a href="#{self.anchor}dead">{escape(self.say("out_dead", count=len(self.figures.dead)))}</a>')
        inside = "".join(f"<li>{words}</li>" for words in found)
        return self.section("out", f'<ul class="out">{inside}</ul>' if found else quiet(self.say("out_none")))

    def _uneven(self) -> Iterator[str]:
        known = self.figures
        rows = [
            (abs(share.share - share.fair), shares, row, share)
            for shares in (known.by_seat, *known.by_order, *known.by_role)
            for (row, share), marked in zip(shares.rows, shares.marked, strict=True)
            if marked
        ]
        for _, shares, row, share in sorted(rows, key=lambda one: -one[0])[:OUTSTANDING]:
            what, by = self.telling.name(shares, row, known), share.share - share.fair
            if shares.by is not None and not shares.by.part:
                what = f"{self.say('order_short')}, {what}"
            yield self.say("out_more" if by > 0 else "out_less", what=what, share=percent(share.share), by=self.telling.points(by))

    def _telling(self) -> Iterator[str]:
        won, lost = ("out_won_alone", "out_lost_alone") if self.is_alone else ("out_won", "out_lost")
        for one in self.connected[:OUTSTANDING]:
            by = one.effect.by
            yield self.say(won if by > 0 else lost, what=self.naming.of(one.column), by=self.telling.points(by))

    @property
    def is_alone(self) -> bool:
        """Whether there are no others at the table."""
        return self.figures.run.players == 1

    @property
    def connected(self) -> list[Happening]:
        """What is most connected with winning; of columns that count the same, one."""
        found, known = list[Happening](), set[tuple[float, float]]()
        for one in sorted(self.figures.happenings, key=lambda one: -abs(one.effect.by)):
            same = (round(one.effect.by, 6), one.times)
            if one.marked and same not in known:
                known.add(same)
                found.append(one)
        return found

    # ---- who wins

    def wins(self) -> str:
        """Shares of wins by all that seats differ in."""
        known = self.figures
        if known.run.players == 1:
            return self.section("wins", quiet(self.say("wins_solo")), self.shares(known.by_seat, fair=False))
        tables = [known.by_seat, *([known.by_bot] if known.by_bot.rows else []), *known.by_order, *known.by_role]
        shown = "".join(f'<div class="panel"><h3>{escape(self.telling.by(one, known))}</h3>{self.shares(one)}</div>' for one in tables)
        return self.section("wins", quiet(self.say("wins_help")), f'<div class="panels">{shown}</div>')

    def shares(self, shares: Shares, *, fair: bool = True) -> str:
        """A table of shares."""
        edges = [edge for _, share in shares.rows for edge in (share.low, share.high)]
        scale = scale_of([*edges, self.figures.fair], self.figures.fair) if fair else Scale(0, 1)
        rows = [
            self._share(self.telling.name(shares, row, self.figures), share, scale, marked, fair)
            for (row, share), marked in zip(shares.rows, shares.marked, strict=True)
        ]
        return table([], rows)

    def _share(self, name: str, share: Share, scale: Scale, marked: bool, fair: bool) -> list[str]:
        mark = "quiet" if not marked or not fair else "up" if share.share > share.fair else "down"
        even = self.say("even", share=percent(share.fair)) if fair else ""
        said = f"{name}: {percent(share.share)} ({percent(share.low)} – {percent(share.high)}) {even}".strip()
        plot = span(scale, share.low, share.share, share.high, middle=share.fair if fair else None, mark=mark, said=said)
        games = f"<small>{share.seats:,}</small>"
        return [escape(name), plot, f"<b>{MARKS[mark]} {percent(share.share)}</b>", games]

    # ---- how games go

    def going(self) -> str:
        """Length, choice, and when games are decided."""
        known, played = self.figures, self.figures.played
        middle, high = np.percentile(played.answers, [50, 95])
        told = self.say("length_help", middle=number(middle), high=number(high), most=f"{int(played.answers.max()):,}")
        options = played.options.sum(axis=1) / np.maximum(played.asked.sum(axis=1), 1)
        asked = self.say("options_help", asked=number(float(played.asked.mean())))
        panels = [self.panel("length", told, self.histogram(played.answers, whole=True))]
        panels.append(self.panel("options", asked, self.histogram(options)))
        if known.run.players > 1:
            panels.append(self.panel("lead_changes", self.say("lead_help"), self.histogram(played.leads, whole=True)))
            half = percent(float(np.median(played.decided)))
            panels.append(self.panel("lead", self.say("decided_help", half=half), self.decided()))
        return self.section("going", f'<div class="panels">{"".join(panels)}</div>')

    def panel(self, word: str, told: str, inside: str) -> str:
        """A plot with its heading."""
        return f'<div class="panel"><h3>{escape(self.say(word))}</h3>{quiet(told)}{inside}</div>'

    def histogram(self, values: Records, *, whole: bool = False) -> str:
        """How values are spread; the rarest hundredth at the end is put together."""
        low, high = float(values.min()), float(np.percentile(values, 99))
        step = max((high - low) / BINS, 1e-9)
        if whole:
            step = max(1, int(np.ceil((high - low + 1) / BINS)))
            high = low + step * max(1, int(np.ceil((high - low + 1) / step)))
        edges = np.arange(low, high + step / 2, step) if high > low else np.array([low, low + 1])
        counts, _ = np.histogram(np.minimum(values, edges[-1] - 1e-9), edges)
        last = step if whole else 0
        told = [self._bin(left, left + step - int(whole), count / len(values)) for left, count in zip(edges, counts, strict=False)]
        ends = [number(edges[0]), number(edges[len(edges) // 2]), f"{number(edges[-1] - last)}+"]
        return bars(list(counts), told, "; ".join(told[:3])) + ticks(ends)

    def _bin(self, low: float, high: float, share: float) -> str:
        return self.say("bin_games", low=number(low), high=number(high), share=percent(share))

    def decided(self) -> str:
        """In how many games the winner leads to the end, as the game goes on."""
        steps = np.linspace(0.05, 1, 20)
        shares = [float((self.figures.played.decided <= at).mean()) for at in steps]
        told = [self.say("bin_decided", at=f"{at:.0%}", share=percent(share)) for at, share in zip(steps, shares, strict=True)]
        return bars([*shares], told, told[9]) + ticks(["5 %", "50 %", "100 %"])

    # ---- scores

    def scores(self) -> str:
        """Where points come from."""
        parts = self.figures.score_parts
        if not parts:
            return ""
        values = [value for one in parts for value in (one.everybody, one.winners)]
        scale = Scale(min(0.0, *values), max(0.0, *values))
        rows = [row for one in parts for row in self._part(one, scale)]
        told = quiet(self.say("scores_help", games=f"{self.figures.parts_games:,}"))
        return self.section("scores", told, f'<div class="panel">{table([], rows, kind="pairs")}</div>')

    def _part(self, one: Part, scale: Scale) -> Iterator[list[str]]:
        name = self.telling.game_words.label(one.label)
        for word, value, kind in (("everybody", one.everybody, "pale"), ("winners", one.winners, "")):
            plot = bar(scale, value, said=f"{name}, {self.say(word)}: {number(value)}", kind=kind)
            yield [escape(name) if kind else "", plot, f"<b>{number(value)}</b>", f"<small>{escape(self.say(word))}</small>"]

    # ---- what happened

    def happened(self) -> str:
        """What is done and told, and who wins with it."""
        connected = self.connected[:SHOWN]
        most = self.happenings(connected, full=True) if connected else quiet(self.say("most_none"))
        first = f'<div class="panel"><h3>{escape(self.say("most"))}</h3>{most}</div>'
        cause = f'<p class="caveat">{escape(self.say("cause"))}</p>'
        parts = [quiet(self.say("happened_help_alone" if self.is_alone else "happened_help")), cause, first]
        for kind, word in (("answer", "answers"), ("event", "events")):
            groups = [group for group in self.figures.groups if group.kind == kind]
            whole = [self.figures.happenings[group.columns[0]] for group in groups if not group.part]
            folds = [self.fold(self.say(word), [one for one in whole if one.times], full=True)]
            folds += [self.group(group) for group in groups if group.part and self.differs(group)]
            parts.append(f'<div class="folds">{"".join(folds)}</div>')
        return self.section("happened", *parts)

    def differs(self, group: Group) -> bool:
        """Whether a part was ever anything else: one value says no more than all of them together."""
        return sum(self.figures.happenings[number].times > 0 for number in group.columns) > 1

    def group(self, group: Group) -> str:
        """What a part was, value by value."""
        rows = [one for one in (self.figures.happenings[number] for number in group.columns) if one.times]
        some = self.telling.game_words.listed(self.naming.value(one.column) for one in rows[:HINTED])
        more = " …" if len(rows) > HINTED else ""
        return self.fold(self.telling.game_words.titled(self.naming.title(group.kind, group.block), some + more), rows, full=False)

    def fold(self, name: str, rows: Sequence[Happening], *, full: bool) -> str:
        """Something that is opened by who wants to see it."""
        if not rows:
            return ""
        marked = sum(one.marked for one in rows)
        badge = f"▲▼ {marked}" if marked else ""
        inside = self.happenings(sorted(rows, key=lambda one: -one.times), full=full)
        return folded(self.say("show_all", what=name, count=len(rows)), inside, badge)

    def happenings(self, rows: Sequence[Happening], *, full: bool) -> str:
        """A table of columns: how often, and who wins with it."""
        often = Scale(0, max(one.times for one in rows))
        known = [one.effect for one in rows if one.effect.chance < 1]
        around = scale_of([edge for effect in known for edge in (effect.low, effect.high)] or [-1, 1], 0)
        head = ["", self.say("times"), "", self.say("win_by"), ""]
        return table(head, [self._happening(one, often, around, full) for one in rows], kind="happenings")

    def _happening(self, one: Happening, often: Scale, around: Scale, full: bool) -> list[str]:
        name = self.naming.of(one.column) if full else self.naming.value(one.column)
        seats = f"{percent(one.seats)} {self.say('seats_with')}" if one.seats else ""
        times = bar(often, one.times, said=f"{name}: {number(one.times)} {self.say('times')}, {seats}", kind="pale")
        effect = one.effect
        if not effect.tells or effect.chance == 1:
            why = self.say("is_result" if effect.is_result else "is_clock" if effect.is_clock else "too_few") if one.seats else ""
            return [escape(name), times, f"<b>{number(one.times)}</b>", f"<small>{escape(why)}</small>", ""]
        mark = "quiet" if not one.marked else "up" if effect.by > 0 else "down"
        said = f"{name}: {signed(effect.by)} ({signed(effect.low)} – {signed(effect.high)})"
        plot = span(around, effect.low, effect.by, effect.high, middle=0, mark=mark, said=said)
        return [escape(name), times, f"<b>{number(one.times)}</b>", plot, f"<b>{MARKS[mark]} {signed(effect.by)}</b>"]

    # ---- what did not happen

    def dead(self) -> str:
        """Rules that nobody used."""
        known = self.figures.dead
        if not known:
            return self.section("dead", quiet(self.say("dead_none")), self.coverage())
        parts = [quiet(self.say("dead_help"))]
        for kind, word in (("answer", "dead_answers"), ("event", "dead_events")):
            whole = [self.naming.of(one.column) for one in known if one.column.kind == kind and not one.column.part]
            single: dict[str, list[str]] = {}
            for one in known:
                if one.column.kind == kind and one.column.part:
                    single.setdefault(self.naming.title(kind, one.column.block), []).append(self.naming.value(one.column))
            lines = [*whole, *(self.say("dead_values", what=what, values=" · ".join(values)) for what, values in single.items())]
            if lines:
                name = self.say("show_all", what=self.say(word), count=len(lines))
                parts.append(folded(name, listed(lines), is_open=len(lines) <= OPENED))
        return self.section("dead", *parts, self.coverage())

    def coverage(self) -> str:
        """What the game itself wants to see used."""
        known = self.figures.run.covered
        if known is None:
            return ""
        lines = []
        for sort, (used, names) in known.sorts.items():
            line = self.say("dead_sort", sort=sort, used=used, all=used + len(names))
            lines.append(self.telling.game_words.titled(line, ", ".join(names)))
        return folded(self.say("dead_coverage", games=known.games), listed(lines))

    def method(self) -> str:
        """How to read all this."""
        lines = [self.say("method_many", count=f"{self.figures.compared:,}"), self.say("method_shares"), self.say("method_bots")]
        return self.section("method", "".join(f"<p>{escape(line)}</p>" for line in lines))


def section(anchor: str, name: str, *parts: str) -> str:
    """A section with its heading."""
    return f'<section id="{anchor}"><h2>{escape(name)}</h2>{"".join(parts)}</section>'


def quiet(words: str) -> str:
    """A remark."""
    return f'<p class="quiet">{escape(words)}</p>'


def table(head: Sequence[str], rows: Sequence[Sequence[str]], kind: str = "shares") -> str:
    """A table whose cells are HTML."""
    top = f"<thead><tr>{''.join(f'<th>{escape(name)}</th>' for name in head)}</tr></thead>" if head else ""
    lines = [f"<tr><th scope=row>{row[0]}</th>{''.join(f'<td>{cell}</td>' for cell in row[1:])}</tr>" for row in rows]
    return f'<table class="{kind}">{top}<tbody>{"".join(lines)}</tbody></table>'


def tile(name: str, value: str, more: str) -> str:
    """One important number."""
    return f"<div><dt>{escape(name)}</dt><dd>{escape(value)}<small>{escape(more)}</small></dd></div>"


def folded(name: str, inside: str, badge: str = "", *, is_open: bool = False) -> str:
    """Something that is opened by who wants to see it."""
    more = f'<span class="badge">{escape(badge)}</span>' if badge else ""
    return f'<details class="panel"{" open" * is_open}><summary>{escape(name)}{more}</summary>{inside}</details>'


def listed(lines: Sequence[str]) -> str:
    """Lines below each other."""
    return f'<ul class="dead">{"".join(f"<li>{escape(line)}</li>" for line in lines)}</ul>'


def ticks(words: Sequence[str]) -> str:
    """What stands under a plot."""
    return f'<div class="ticks" aria-hidden="true">{"".join(f"<span>{escape(word)}</span>" for word in words)}</div>'
