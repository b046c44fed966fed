"""Why an answer is not offered, in a sentence with the ids of the rules. Everything comes from one seat's view.

What a rule says of itself (`Rulebook.forbids`) comes first. Where no rule does, the nearest table in which the answer is offered says what
would have to be different: one answer more, more of something that I have, another seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from typing import NamedTuple

from .author.chance import seed_table
from .author.rulebook import MISSING
from .author.table import NOBODY, Table
from .author.vocabulary import Answers
from .game import View
from .match import give

MOST_TRIES = 200  # answers that are tried, to find one after which it is offered
MOST_MORE = 12  # of one thing that somebody may lack
FEW = 4  # answers of the same kind, and rules, that a sentence names


class Kind(Enum):
    """Where a sentence comes from."""

    OFFERED = "offered"
    OVER = "over"
    TURN = "turn"
    RULE = "rule"
    FIRST = "first"  # another answer, then it is offered
    MORE = "more"
    SEAT = "seat"
    ALIKE = "alike"  # others of its kind are offered
    QUESTION = "question"
    NONE = "none"


class WhyNot(NamedTuple):
    """Why an answer is not offered."""

    kind: Kind
    words: str
    rules: list[str]  # ids


SAID: dict[str, dict[Kind, str]] = {
    "en": {
        Kind.OFFERED: "This can be chosen now.",
        Kind.OVER: "The match is over: nothing is asked any more.",
        Kind.TURN: "{who} is asked now: {question}",
        Kind.FIRST: "Not yet: it can be chosen after “{first}”.",
        Kind.MORE: "Not enough: with {count} more it could be chosen ({thing}).",
        Kind.SEAT: "Not for you: in your place, {who} could choose it.",
        Kind.ALIKE: "Not this one. Of its kind there can be chosen now: {alike}.",
        Kind.QUESTION: "Now another question is open: {question} This belongs to: {other}",
        Kind.NONE: "This is not among the answers to “{question}”.",
    },
    "zh-Hant": {
        Kind.OFFERED: "現在就可以選這個。",
        Kind.OVER: "對局已經結束，不再提問。",
        Kind.TURN: "現在問的是{who}：{question}",
        Kind.FIRST: "還不行：先選「{first}」之後就可以。",
        Kind.MORE: "不夠：再多{count}個就可以選（{thing}）。",
        Kind.SEAT: "你不行：換成{who}在你的位置就可以選。",
        Kind.ALIKE: "不是這一個。同類中現在可以選：{alike}。",
        Kind.QUESTION: "現在問的是另一個問題：{question}　這屬於：{other}",
        Kind.NONE: "這不在「{question}」的答案之中。",
    },
}
COMMA = {"en": "; ", "zh-Hant": "；"}


def why_not(view: View, answer: int) -> WhyNot:
    """Why a seat cannot choose an answer now."""
    block = view.game.catalogue.block(answer)
    if answer in view.options:
        return said(view, Kind.OFFERED)
    if view.table.over or view.asked == NOBODY:
        return said(view, Kind.OVER)
    if view.asked != view.seat:
        return said(view, Kind.TURN, who=view.seat_name(view.asked), question=view.question)
    if block not in view.game.rules.blocks_of(view.game.steps.with_number(view.step)):
        return nearest(view, answer, (after_one,)) or elsewhere(view, block)
    known = forbidden(view, answer) or nearest(view, answer, NEARBY) or alike(view, answer)
    return known or said(view, Kind.NONE, question=view.question)


def said(view: View, kind: Kind, rules: list[str] | None = None, **parts: object) -> WhyNot:
    """A sentence of no game in particular; without rules, those of the open question."""
    if rules is None:
        rules = view.game.rules.about(view.game.steps.with_number(view.step))[:FEW] if view.step >= 0 else []
    return WhyNot(kind, SAID[view.language][kind].format(**parts), rules)


def forbidden(view: View, answer: int) -> WhyNot | None:
    """What the first rule says that forbids the answer."""
    game, table = view.game, view.table
    values = {**view.parts, **game.catalogue.parts(answer)}
    for reason in game.rules.reasons(game.steps.with_number(view.step), game.catalogue.block(answer)):
        missing = reason.speaks(view.box, table, view.seat, values)
        if missing:
            words = view.words.reason(reason, {**values, MISSING: missing}, view.seat, view.names)
            return WhyNot(Kind.RULE, words, [reason.rule] if reason.rule else [])
    return None


def elsewhere(view: View, block: Answers) -> WhyNot:
    """The answer belongs to another question."""
    rules = view.game.rules
    homes = [step for step in rules.questions if block in rules.blocks_of(step)]
    other = COMMA[view.language].join(dict.fromkeys(view.words.asks(step) for step in homes[:FEW]))
    cited = list(dict.fromkeys(id for step in homes for id in rules.about(step)))[:FEW]
    return said(view, Kind.QUESTION, cited, question=view.question, other=other)


Nearby = Callable[[View], Iterator[tuple[int, WhyNot]]]


def nearest(view: View, answer: int, ways: tuple[Nearby, ...]) -> WhyNot | None:
    """The nearest table in which the answer is offered, the most telling first. Each way is worked out once for all answers."""
    for way in ways:
        if way not in view.memo:
            found: dict[int, WhyNot] = {}
            for offered, why in way(view):
                found.setdefault(offered, why)
            view.memo[way] = found
        if answer in view.memo[way]:
            known: WhyNot = view.memo[way][answer]
            return known
    return None


def dealt(view: View) -> Table:
    """The view's table to try something on; what lies face down is dealt once."""
    table: Table = view.table.copy()
    seed_table(table, 1, 2, 3)
    if view.game.has_secrets:
        view.game.loops.unveil(view.box, table, view.seat)
    return table


def after_one(view: View) -> Iterator[tuple[int, WhyNot]]:
    """What is offered after one answer of mine, if nothing depends on chance or on what is hidden."""
    start = dealt(view)
    for first in view.options[:MOST_TRIES]:
        after = start.copy()
        _, is_sure = give(view.game, view.box, after, first)
        if is_sure:
            why = said(view, Kind.FIRST, first=view.answer_words(first))
            yield from ((answer, why) for answer in after.offered)


def with_more(view: View) -> Iterator[tuple[int, WhyNot]]:
    """What would be offered with more of one thing of mine."""
    start = dealt(view)
    for count in range(1, MOST_MORE + 1):
        for thing, add in view.game.stocks(view).items() if view.game.stocks else ():
            table = start.copy()
            add(table, count)
            why = said(view, Kind.MORE, count=count, thing=thing)
            yield from ((answer, why) for answer in view.game.rules.ask(view.box, table))


def as_another(view: View) -> Iterator[tuple[int, WhyNot]]:
    """What would be offered to another player, where everybody sees what others have."""
    for other in range(view.table.players) if not view.game.has_secrets else ():
        if other != view.seat:
            table = dealt(view)
            table.agenda[table.depth - 1].who = other
            why = said(view, Kind.SEAT, who=view.seat_name(other))
            yield from ((answer, why) for answer in view.game.rules.ask(view.box, table))


def alike(view: View, answer: int) -> WhyNot | None:
    """Answers of the same kind that are offered, those first that have most in common with it."""
    catalogue = view.game.catalogue
    own = catalogue.parts(answer)
    same = [one for one in view.options if catalogue.block(one) == catalogue.block(answer)]
    same.sort(key=lambda one: -sum(own[name] == value for name, value in catalogue.parts(one).items()))
    if not same:
        return None
    more = "…" if len(same) > FEW else ""
    return said(view, Kind.ALIKE, alike=COMMA[view.language].join(view.answer_words(one) for one in same[:FEW]) + more)


NEARBY: tuple[Nearby, ...] = (with_more, after_one, as_another)
