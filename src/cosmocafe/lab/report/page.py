"""A report as one page that needs nothing else: all set-ups, each with its sections, or two boxes side by side."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from cosmocafe.draw.paper import text_of, whole

from .compare import Comparison
from .comparing import Compares
from .figures import Figures
from .sections import Sections, quiet, table
from .telling import AS_TYPED, Called, Telling, number, percent

CONTENTS = ("glance", "out", "wins", "going", "scores", "happened", "dead", "method")
HEAD = ("setup", "games", "by_seat", "order_short", "answers_game", "score_seat", "lead_changes", "decided_after")


def report_page(reports: Sequence[Figures], language: str = "en", called: Called = AS_TYPED) -> str:
    """The page of some set-ups of one game."""
    tellings = [Telling(figures.run, language, called) for figures in reports]
    first = tellings[0]
    title = first.say("title", game=first.game_words.title)
    if len(reports) == 1:
        inside = [top(first, title), contents(first), f"<main>{Sections(reports[0], first).html()}</main>"]
    else:
        inside = [f"<header><h1>{escape(title)}</h1></header><main>", overview(reports, tellings)]
        for at, (figures, telling) in enumerate(zip(reports, tellings, strict=True)):
            head = f'<h2 id="setup{at}" class="setup">{escape(telling.setup())}</h2><p class="quiet">{escape(telling.played())}</p>'
            inside.append(head + Sections(figures, telling, f"s{at}-").html())
        inside.append("</main>")
    return shown(first, title, *inside)


def compare_page(comparison: Comparison, language: str = "en", called: Called = AS_TYPED) -> str:
    """The page of two boxes, with the whole report of the second."""
    telling = Telling(comparison.after.run, language, called)
    title = telling.say("compare_title", game=telling.game_words.title)
    report = f'<h2 class="setup">{escape(telling.box())}</h2>{Sections(comparison.after, telling).html()}'
    return shown(telling, title, top(telling, title), f"<main>{Compares(comparison, telling).html()}{report}</main>")


def shown(telling: Telling, title: str, *parts: str) -> str:
    """The whole page."""
    foot = f'<footer class="quiet">{escape(telling.called.made or telling.say("made"))}</footer>'
    return whole(title, telling.language, text_of(__package__, "static/report.css"), *parts, foot)


def top(telling: Telling, title: str) -> str:
    """What the page is about."""
    agreed = telling.agreed()
    return headed(title, [telling.played(), telling.box(), *([telling.say("agreed", agreed=agreed)] if agreed else [])])


def headed(title: str, lines: Sequence[str]) -> str:
    """The head of a page."""
    return f"<header><h1>{escape(title)}</h1>{''.join(map(quiet, lines))}</header>"


def contents(telling: Telling) -> str:
    """Links to the sections."""
    return links(telling, [(word, telling.say(word)) for word in CONTENTS])


def links(telling: Telling, places: Sequence[tuple[str, str]]) -> str:
    """Links to places of the page."""
    inside = "".join(f'<a href="#{anchor}">{escape(name)}</a>' for anchor, name in places)
    return f'<nav class="contents" aria-label="{escape(telling.say("contents"))}">{inside}</nav>'


def overview(reports: Sequence[Figures], tellings: Sequence[Telling]) -> str:
    """All set-ups in one table."""
    say = tellings[0].say
    head = [say(word) for word in HEAD]
    rows = []
    for at, (figures, telling) in enumerate(zip(reports, tellings, strict=True)):
        name = f'<a href="#setup{at}">{escape(telling.setup())}</a>'
        rows.append([name, *(escape(cell) for cell in cells(figures))])
    return f'<section><h2>{escape(say("overview"))}</h2><div class="wide">{table(head, rows, kind="overview")}</div></section>'


def cells(figures: Figures) -> list[str]:
    """The most important figures of a set-up, as a line of a table has them."""
    seats = " · ".join(percent(share.share) for _, share in figures.by_seat.rows)
    order = " · ".join(percent(share.share) for _, share in figures.by_order[0].rows) if figures.by_order else "–"
    scores = f"{number(figures.scores.mean)} / {number(figures.winning_scores.mean)}"
    leads, decided = (number(figures.leads.mean), percent(figures.decided.mean)) if figures.run.players > 1 else ("–", "–")
    return [f"{figures.run.games:,}", seats, order, number(figures.length.mean), scores, leads, decided]
