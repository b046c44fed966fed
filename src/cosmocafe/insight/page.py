"""A review as one page that needs nothing else: graph, table, decisions and ledger, in either language."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape

from cosmocafe.core.anything import Toml
from cosmocafe.draw.paper import spoken, text_of, whole

from .chances import ONE, off_by, points, signed
from .review import Decision, Review, SeatReview
from .storyboard import told

MARKS = "●■▲◆"  # a seat is told by shape as well as by colour
HIGH = 1000  # units of a graph
SHARED = "、"


def words_of(language: str) -> Toml:
    """The page's words."""
    return spoken(__package__, language)


class Page:
    """Writes a review in a language."""

    def __init__(self, review: Review, language: str = "en") -> None:
        self.review, self.language, self.words = review, language, words_of(language)
        game = review.match.game
        self.game, self.title = game, game.words(language).title
        view = review.match.view(language=language)
        self.names = [view.seat_name(seat) for seat in range(review.match.players)]
        self.told = told(review, language, self.words)
        self.runners = [*self.names, *([self.words["house"]] if len(self.names) == 1 else [])]

    def say(self, word: str, **given: object) -> str:
        """A sentence."""
        return str(self.words[word]).format(**given)

    def points(self, millionths: float) -> str:
        """So many points, in words."""
        n = points(millionths)
        return self.say("point_one" if abs(n) == 1 else "point_many", n=n)

    def html(self) -> str:
        """The page."""
        title, look = self.say("title", game=self.title), self.game.look.page if self.game.look else ""
        data = json.dumps(self.data(), ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
        return whole(
            title,
            self.language,
            text_of(__package__, "static/review.css"),
            look,
            f"<header><h1>{escape(title)}</h1><p>{escape(self.ending())}</p><p class=quiet>{escape(self.judged())}</p></header><main>",
            *self.graph(),
            *self.moment(),
            *self.scores(),
            *self.turning(),
            *self.decisions(),
            *self.ledgers(),
            f"</main><footer class=quiet>{escape(self.words['made'])}</footer>",
            f'<script type="application/json" id="data">{data}</script><script>{text_of(__package__, "static/review.js")}</script>',
            scripts=True,
        )

    def ending(self) -> str:
        """Who won."""
        match = self.review.match
        if not match.over:
            return self.say("unfinished")
        won = [name for name, place in zip(self.names, match.places, strict=True) if place == 1]
        names = (SHARED if self.language == "zh-Hant" else ", ").join(won)
        return self.say("lost") if not won else self.say("won" if len(won) == 1 else "shared", names=names)

    def judged(self) -> str:
        """With how much thought."""
        return self.say("judged", visits=f"{self.review.visits:,}")

    def mark(self, seat: int) -> str:
        """A seat's shape in its colour."""
        return f'<span class="mark {self.tint(seat)}" aria-hidden="true">{MARKS[seat] if seat < len(self.names) else "○"}</span>'

    def tint(self, seat: int) -> str:
        """A seat's colour."""
        return f"seat{seat}" if seat < len(self.names) else "house"

    # ---- over time

    def graph(self) -> list[str]:
        """Everybody's chances as areas upon each other, with the turning points."""
        chances, last = self.review.chances, len(self.review.chances) - 1
        areas, floor = [], [0] * (last + 1)
        for seat in range(len(self.runners)):
            roof = [low + row[seat] for low, row in zip(floor, chances, strict=True)]
            edge = " ".join(f"{x},{upper(y)}" for x, y in enumerate(roof))
            back = " ".join(f"{x},{upper(floor[x])}" for x in range(last, -1, -1))
            areas.append(f'<polygon class="area {self.tint(seat)}" points="{edge} {back}"/>')
            floor = roof
        dots = [self.dot(point.number, point.kind, point.seat, last) for point in self.review.turning_points]
        label = escape(self.words["chances"])
        return [
            f'<h2>{label}</h2><p class="quiet">{escape(self.words["chances_help"])}</p><div class="plot">{plot(areas, last, label)}',
            *dots,
            "</div>",
            f'<input id="slider" type="range" min="0" max="{last}" style="width:100%" aria-label="{label}">',
        ]

    def dot(self, number: int, kind: str, seat: int, last: int) -> str:
        """A turning point on the graph, in the middle of the area of who answered."""
        below = sum(self.review.chances[number + 1][:seat]) + self.review.chances[number + 1][seat] // 2
        words = escape(self.say(f"by_{kind}", name=self.names[seat]))
        place = f"left:{100 * (number + 1) / max(last, 1):.2f}%;top:{100 - 100 * below / ONE:.2f}%"
        return f'<button class="dot {kind}" data-number="{number}" style="{place}" title="{words}" aria-label="{words}"></button>'

    def scores(self) -> list[str]:
        """Points over time."""
        rows, last = self.review.scores, len(self.review.scores) - 1
        low, high = min(0, *(min(row) for row in rows)), max(max(row) for row in rows)
        if low == high:
            return []
        lines = []
        for seat in range(len(self.names)):
            edge = " ".join(f"{x},{round(HIGH - HIGH * (row[seat] - low) / (high - low))}" for x, row in enumerate(rows))
            lines.append(f'<polyline class="line {self.tint(seat)}" points="{edge}"/>')
        ends = " · ".join(f"{self.mark(seat)}{escape(name)} {rows[-1][seat]}" for seat, name in enumerate(self.names))
        label = escape(self.words["points"])
        return [f"<h2>{label}</h2>{plot(lines, last, label, small=True)}<p>{ends}</p>"]

    def moment(self) -> list[str]:
        """What the chosen moment is about."""
        chances = "".join(
            f'<span>{self.mark(seat)}{escape(name)} <b id="chance{seat}"></b></span>' for seat, name in enumerate(self.runners)
        )
        before, after = escape(self.words["before"]), escape(self.words["after"])
        buttons = f'<span class="steps"><button id="before">← {before}</button><button id="after">{after} →</button></span>'
        said = '<p id="asked" aria-live="polite"></p><p id="answered"></p><p id="verdict" class="word"></p>'
        return [
            f'<section class="panel"><div class="now">{chances}{buttons}</div>{said}',
            '<div id="frame" class="frame"></div><p id="frame-of" class="quiet"></p></section>',
        ]

    def turning(self) -> list[str]:
        """The steps that changed most."""
        rows = []
        for point in self.review.turning_points:
            moved = ", ".join(f"{escape(name)} {signed(by)}" for name, by in zip(self.runners, point.change, strict=True))
            how = self.say(f"by_{point.kind}", name=self.names[point.seat])
            words = self.mark(point.seat) + escape(self.say("turned", how=how, answer=self.told.answers[point.number]))
            number = f'<span class="n">{point.number + 1}</span>'
            rows.append(
                f'<li><button data-number="{point.number}">{number}<span class="what">{words}</span><small>{moved}</small></button></li>'
            )
        return [f"<h2>{escape(self.words['turning'])}</h2><ol class='list short'>", *rows, "</ol>"]

    # ---- decisions

    def decisions(self) -> list[str]:
        """All decisions that count, to be narrowed down."""
        seats = "".join(f'<option value="{seat}">{escape(name)}</option>' for seat, name in enumerate(self.names))
        all_ = escape(self.words["everybody"])
        tools = f'<select id="who" aria-label="{all_}"><option value="">{all_}</option>{seats}</select>'
        tools += f'<label><input id="losses" type="checkbox" checked> {escape(self.words["only_losses"])}</label>'
        rows = [self.row(decision) for decision in self.review.decisions if decision.counts]
        none = f'<p id="none" class="quiet" hidden>{escape(self.words["no_losses"])}</p>'
        head = f'<h2>{escape(self.words["decisions"])}</h2><p class="quiet">{escape(self.words["decisions_help"])}</p>'
        return [f"{head}<div class=tools>{tools}</div><ol class=list>", *rows, f"</ol>{none}"]

    def row(self, decision: Decision) -> str:
        """A decision in the list."""
        worst, word = decision.worst, decision.label
        name, lost = self.names[decision.seat], int(word not in ("best", "good"))
        better = f"<small>{escape(self.better(decision))}</small>" if lost and worst.better else ""
        inside = f'<span class="n">{worst.number + 1}</span><span>{self.mark(decision.seat)}{escape(name)}</span>'
        less = f" −{max(points(decision.loss), 0)} ±{off_by(decision.error)}" if lost else ""
        inside += f'<span class="word {word}">{escape(self.words["labels"][word])}{less}</span>'
        inside += f'<span class="what">{escape(self.told.answers[worst.number])}</span>{better}'
        return f'<li data-seat="{decision.seat}" data-lost="{lost}"><button data-number="{worst.number}">{inside}</button></li>'

    def better(self, decision: Decision) -> str:
        """What the judge would have answered."""
        number, answers = decision.worst.number, decision.worst.better
        return self.say("better", better=" / ".join(self.told.others[number, answer] for answer in answers))

    def verdict(self, decision: Decision) -> list[str]:
        """What is said of a decision."""
        worst, found = decision.worst, [self.words["labels"][decision.label]]
        if decision.label in ("best", "good"):
            return found
        if points(decision.loss) > 0:
            found.append(self.say("cost", loss=self.points(decision.loss), error=off_by(decision.error)))
        else:
            found.append(self.say("cost_places", loss=f"{points(worst.places)} %"))
        return [*found, self.better(decision)] if worst.better else found

    # ---- luck and skill

    def ledgers(self) -> list[str]:
        """Where each seat's share of the win came from."""
        boxes = [self.ledger(seat, one) for seat, one in enumerate(self.review.seats)]
        help_ = escape(self.words["ledger_help"])
        return [f'<h2>{escape(self.words["ledger"])}</h2><p class="quiet">{help_}</p><div class="ledgers">', *boxes, "</div>"]

    def ledger(self, seat: int, one: SeatReview) -> str:
        """A waterfall, from the fair share to the result."""
        columns = one.columns
        others = [(self.say("of", name=name), columns.others[other]) for other, name in enumerate(self.names) if other != seat]
        steps = [("seat", columns.seat), ("deal", columns.deal), ("own", columns.decisions)]
        named = [(self.words[word], by) for word, by in steps] + others
        named += [(self.words["unseen"], columns.unseen)] * bool(columns.unseen) + [(self.words["chance"], columns.chance)]
        low, high = span([columns.fair, *(by for _, by in named)])
        rows, level = [fall(self.words["fair"], str(points(columns.fair)), 0, columns.fair, low, high, "whole")], columns.fair
        for words, by in named:
            rows.append(fall(words, signed(by), min(level, level + by), abs(by), low, high, "up" if by >= 0 else "down"))
            level += by
        rows.append(fall(self.words["result"], str(points(columns.result)), 0, columns.result, low, high, "whole"))
        band = self.words["bands"][one.band]
        rate = self.say("rate", rate=f"{one.rate:.1f}", band=band, loss=self.points(max(one.loss, 0)), count=one.decisions)
        counts = "".join(
            f"<li class='{word}'>{escape(self.words['labels'][word])} {count}</li>" for word, count in one.labels.items() if count
        )
        luck = escape(self.say("without_luck", share=f"{one.adjusted:.2f}"))
        head = f'<h3>{self.mark(seat)}{escape(self.names[seat])}</h3><div class="fall {self.tint(seat)}">{"".join(rows)}</div>'
        return f'<section class="panel">{head}<p>{escape(rate)}</p><ul class="labels">{counts}</ul><p class="quiet">{luck}</p></section>'

    # ---- what the script needs

    def data(self) -> Toml:
        """Everything that is shown of a chosen moment."""
        decisions = [one for one in self.review.decisions if one.counts]
        rows = [
            {"from": one.verdicts[0].number, "to": one.verdicts[-1].number, "number": one.worst.number, "verdict": self.verdict(one)}
            for one in decisions
        ]
        worst = max(decisions, key=lambda one: one.loss, default=None)
        chances = [[round(chance * 1000 / ONE) for chance in row] for row in self.review.chances]
        shown = {"chances": chances, "said": self.told.said, "decisions": rows, "frames": self.told.frames, "lines": self.told.lines}
        return {**shown, "drawn": self.game.scene is not None, "first": worst.worst.number if worst else 0}


def plot(parts: Sequence[str], last: int, label: str, *, small: bool = False) -> str:
    """A graph over the answers, with a line where one is."""
    here = f'<line class="here" x1="0" x2="0" y1="0" y2="{HIGH}"/>'
    shape = f'viewBox="0 0 {max(last, 1)} {HIGH}" preserveAspectRatio="none"'
    head = f'<svg class="graph{" small" * small}" {shape} role="img" aria-label="{label}">'
    return f"{head}{''.join(parts)}{here}</svg>"


def upper(millionths: int) -> int:
    """A height of the graph."""
    return HIGH - round(HIGH * millionths / ONE)


def span(steps: Sequence[int]) -> tuple[int, int]:
    """The lowest and highest level of a waterfall."""
    levels, level = [0, ONE], 0
    for by in steps:
        level += by
        levels.append(level)
    return min(levels), max(levels)


def fall(words: str, number: str, low: int, wide: int, lowest: int, highest: int, tint: str) -> str:
    """A step of a waterfall."""
    share = 100 / (highest - lowest)
    place = f"--from:{(low - lowest) * share:.1f}%;--wide:{wide * share:.1f}%"
    total = ' class="total"' if tint == "whole" else ""
    return f'<span{total}>{escape(words)}</span><b{total}>{number}</b><i class="{tint}" style="{place}"></i>'
