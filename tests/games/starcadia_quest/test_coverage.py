"""Everything in the box is used: by greedy bots, and every effect row by the language that carries it out."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest import mock

from cosmocafe.bots import greedy
from cosmocafe.bots.greedy import GREEDY
from cosmocafe.core.author.coverage import Coverage, Used
from cosmocafe.core.contract.coverage import count_used, summary
from cosmocafe.core.machine.compiled import compiled_for
from cosmocafe.core.match import Match
from cosmocafe.games.starcadia_quest import game
from cosmocafe.games.starcadia_quest.content import OF_ACTIVE, OF_COMPLETE, OF_EVENTS, OF_GADGETS, OF_MONSTERS, OF_UPGRADES, TEXTS
from cosmocafe.games.starcadia_quest.coverage import COVERAGE, used
from cosmocafe.games.starcadia_quest.rules import aiming, characters, effects
from cosmocafe.games.starcadia_quest.vocabulary import Event

from .builder import position

ROUNDS, CARELESS = 30, 150
SORTS = [(0, "hero"), (OF_MONSTERS, "monster"), (OF_UPGRADES, "upgrade"), (OF_EVENTS, "event"), (OF_GADGETS, "gadget")]
SORTS += [(OF_ACTIVE, "quest begun"), (OF_COMPLETE, "quest done")]


@contextmanager
def watched_rows() -> Iterator[set[int]]:
    """The effect rows that are carried out meanwhile: added up, planned as a step, counted as static, or aimed with."""
    seen: set[int] = set()
    tally, carry_out, static_in, aims_in = effects.tally, effects.carry_out, characters.static_in, aiming.aims_in

    def tallied(box: Any, t: Any, row: int, *rest: int) -> None:
        seen.add(row)
        tally(box, t, row, *rest)

    def carried_out(box: Any, t: Any, row: int, *rest: int) -> None:
        seen.add(row)
        carry_out(box, t, row, *rest)

    def counted(box: Any, text: int, verb: int) -> int:
        rows = range(box.texts[text].first, box.texts[text].first + box.texts[text].count)
        seen.update(row for row in rows if box.effects[row].verb == verb and static_in(box, text, verb))
        return static_in(box, text, verb)

    def aimed(box: Any, t: Any, text: int, verb: int, *rest: int) -> int:
        rows = range(box.texts[text].first, box.texts[text].first + box.texts[text].count)
        seen.update(row for row in rows if box.effects[row].verb == verb and aims_in(box, t, text, verb, *rest))
        return aims_in(box, t, text, verb, *rest)

    with ExitStack() as patches:
        for module, name, watch in (
            (effects, "tally", tallied),
            (effects, "carry_out", carried_out),
            (characters, "static_in", counted),
            (aiming, "aims_in", aimed),
        ):
            patches.enter_context(mock.patch.object(module, name, watch))
        yield seen


def all_rows() -> dict[int, str]:
    """Every effect row of the box, with the sort of card it stands on."""
    box = game.new_box(2)
    names: dict[int, str] = {}
    for text in range(TEXTS):
        sort = next(name for first, name in reversed(SORTS) if text >= first)
        for row in range(box.texts[text].first, box.texts[text].first + box.texts[text].count):
            names[row] = f"{sort} {text}, row {row}"
    return names


def play_carelessly(number: int) -> None:
    """A game in which anything may be tried, also what no bot that thinks would do."""
    mood = random.Random(number)  # noqa: S311
    agreed = {**game.trial_agreed, **COVERAGE.ways[number % len(COVERAGE.ways)]}
    match = Match(game, game.players[number % len(game.players)], number, agreed=agreed)
    while not match.over and match.table.n_options > 0:
        game.loops.answer(match.box, match.table, mood.choice(match.table.offered))
        match.table.heard()


def test_bots_use_everything_and_every_effect_row_is_carried_out() -> None:
    rows = all_rows()
    compiled_for(game, GREEDY)  # bots think with these rules; what they do is watched in plain ones
    with watched_rows() as seen:
        for number in range(CARELESS):
            play_carelessly(number)
        for found in count_used(game, COVERAGE, ROUNDS, greedy.advise):
            if COVERAGE.everything <= set(found) and rows.keys() <= seen:
                break
    assert sorted(COVERAGE.everything - set(found)) == []
    assert [name for row, name in rows.items() if row not in seen] == []
    assert "upgrade 54/54" in summary(COVERAGE, found)


def test_what_counts_as_used() -> None:
    p = position("edge 1a1 pulse_blade iron_fists red_shirt, hannah 1b4", "digits 4a1, red 4a2", monsters="scuttlebutt1 1a1")
    p.answer("activate edge", "weapon pulse_blade", "boost iron_fists", rolls="S S S S")
    shown = {one for told in p._told for one in used(p.box, p.table, told)}
    assert {Used("hero", "edge"), Used("upgrade", "pulse_blade"), Used("upgrade", "iron_fists"), Used("upgrade", "red_shirt")} <= shown
    assert Used("upgrade", "repeater_pistol") not in shown
    assert {told.event for told in p._told} >= {Event.ACTIVATED, Event.ATTACKED}


def test_what_is_missing_is_named() -> None:
    few = Coverage({"hero": ["edge", "nobody"]}, used, COVERAGE.ways[:1])
    found = next(count_used(game, few, 1, greedy.advise))
    assert Used("hero", "nobody") in few.everything - set(found)
    assert "hero 1/2 (never nobody)" in summary(few, found)
