"""Why a thing on the board cannot be chosen: what rules say of each kind of answer that lies on it. Made from the seat's view alone."""

from __future__ import annotations

from typing import NamedTuple

from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.author.written import rule_rows
from cosmocafe.core.game import View
from cosmocafe.core.whynot import Kind, WhyNot, why_not
from cosmocafe.draw.choices import unoffered

from .fragments import fragment
from .speech import Speech

MOST_TRIED, MOST_SAID, MOST_WHAT = 40, 6, 60


class Line(NamedTuple):
    """What cannot be chosen, and why."""

    what: str
    words: str
    rules: list[str]


def reasons_of(view: View, thing: str, words: Speech) -> str:
    """Why a thing cannot be chosen; a thing on which nothing is ever chosen says so."""
    return fragment("why", say=words, game=view.game, found=lines(view, thing), written=rule_rows(view.game, view.language))


def lines(view: View, thing: str) -> list[Line]:
    """The sentences about a thing, each once, with the kinds of answers that it forbids."""
    if view.asked != view.seat or view.asked == NOBODY:
        return [line(view, "", why_not(view, 0))]
    found: dict[str, Line] = {}
    for answer in spread(view, unoffered(view, thing)):
        why = why_not(view, answer)
        if why.kind != Kind.OFFERED:
            known, new = found.get(why.words), line(view, view.words.answer(answer, view.names), why)
            found[why.words] = joined(known, new) if known else new
    return list(found.values())[:MOST_SAID]


def joined(one: Line, other: Line) -> Line:
    """Two answers that are forbidden in the same words."""
    what = f"{one.what} · {other.what}" if len(one.what) < MOST_WHAT else one.what
    return Line(what, one.words, list(dict.fromkeys([*one.rules, *other.rules])))


def spread(view: View, answers: list[int]) -> list[int]:
    """Some answers of each kind, so that one kind with many answers does not hide the others."""
    kinds: dict[int, list[int]] = {}
    for answer in answers:
        kinds.setdefault(view.game.catalogue.block(answer), []).append(answer)
    each = max(1, MOST_TRIED // max(len(kinds), 1))
    return [answer for kind in kinds.values() for answer in kind[:each]]


def line(view: View, what: str, why: WhyNot) -> Line:
    """A sentence with the rules that are written."""
    written = rule_rows(view.game, view.language)
    return Line(what, why.words, [id for id in why.rules if id in written])
