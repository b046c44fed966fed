"""A small sound game for tests: from a heap of ten stones two players in turn take one to three; who takes the last one wins.

Tests put other rules in place of these to see what happens.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from cosmocafe.core.anything import Toml
from cosmocafe.core.author.agenda import finish, offer, plan, tell
from cosmocafe.core.author.rulebook import Rulebook
from cosmocafe.core.author.table import Table as CoreTable
from cosmocafe.core.author.vocabulary import NUMBER, Answers, Events, Steps, block, numbered
from cosmocafe.core.found import OneRoom, assembled
from cosmocafe.core.game import Game
from cosmocafe.core.machine.pieces import Byte, ints

HEAP, MOST = 10, 3


class Step(Steps):
    TURN = block()
    NEXT = block()


class Answer(Answers):
    TAKE = block(stones=numbered("stones", 1, MOST))


class Event(Events):
    TOOK = block(stones=NUMBER)
    WON = block()


class Table(CoreTable, agenda=4, options=MOST):
    heap: Byte
    taken: list[int] = ints(2, Byte)


def set_up(box: object, t: Table) -> None:
    t.heap = HEAP
    plan(t, Step.TURN, 0)


def offer_stones(t: Table) -> None:
    for stones in range(MOST):
        if stones < t.heap:
            offer(t, Answer.TAKE + stones)


def take_stones(t: Table, who: int, stones: int) -> None:
    t.heap -= stones + 1
    t.taken[who] += stones + 1
    tell(t, Event.TOOK, who, stones + 1)
    plan(t, Step.NEXT, who)


def go_on(t: Table, who: int) -> None:
    if t.heap > 0:
        plan(t, Step.TURN, 1 - who)
        return
    t.places[who] = 1
    t.places[1 - who] = 2
    tell(t, Event.WON, who)
    finish(t)


def score(box: object, t: Table, seat: int) -> int:
    return t.taken[seat]


def broken(box: object, t: Table) -> int:
    return 0 if t.heap + t.taken[0] + t.taken[1] == HEAP else 1


WORDS: dict[str, dict[str, Any]] = {
    "en": {
        "game": {"title": "Stones", "about": "Take the last stone.", "seat": "Player #", "minutes": "1"},
        "questions": {"TURN": "How many stones?"},
        "answers": {"TAKE": "Take {stones|# stone|# stones}"},
        "events": {"TOOK": "{who} takes {stones|# stone|# stones}", "WON": "{who} wins"},
    },
    "zh-Hant": {
        "game": {"title": "取石", "about": "取走最後一顆石頭。", "seat": "玩家 #", "minutes": "1"},
        "questions": {"TURN": "取幾顆？"},
        "answers": {"TAKE": "取 {stones|#} 顆"},
        "events": {"TOOK": "{who} 取 {stones} 顆", "WON": "{who} 獲勝"},
    },
}


def stones(
    id: str = "stones",
    *,
    offers: Callable[..., None] = offer_stones,
    takes: Callable[..., None] = take_stones,
    goes_on: Callable[..., None] = go_on,
    always: bool = False,
    players: Sequence[int] = (2,),
    words: Path | Mapping[str, Toml] = WORDS,
    **changes: object,
) -> Game:
    """The game, with anything in it changed."""
    rules = Rulebook(__name__)
    rules.asks(Step.TURN, always=always)(offers)
    rules.answers(Step.TURN, Answer.TAKE)(takes)
    rules.does(Step.NEXT)(goes_on)
    names = {"rules": rules, "Step": Step, "Answer": Answer, "Event": Event, "Table": Table, "set_up": set_up, "score": score}
    return made_of({**names, "broken": broken, "INVARIANTS": ("no stone is lost",), **changes}, id, players, words)


def made_of(names: Mapping[str, object], id: str, players: Sequence[int], words: Path | Mapping[str, Toml]) -> Game:
    """The game of these names."""
    return assembled(OneRoom(names, id), id, 1, players, words, Path("none.toml"))
