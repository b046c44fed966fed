"""Random walks through whole games, what they meet, words, and the same games over compiled rules."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cosmocafe.core.contract.check import compare_twins
from cosmocafe.core.contract.variants import Variant
from cosmocafe.core.game import View
from cosmocafe.core.machine.compiled import compiled
from cosmocafe.games.starcadia_quest import game
from cosmocafe.games.starcadia_quest.content import EVENT_IDS, HERO_IDS, SCENARIO_IDS
from cosmocafe.games.starcadia_quest.table import Table
from cosmocafe.games.starcadia_quest.vocabulary import Event
from cosmocafe.testing import Agreed

from .builder import begun

quickly = settings(max_examples=20, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
agreements = st.fixed_dictionaries(
    {
        "mode": st.sampled_from(["scenario", "campaign", "episodic"]),
        "scenario": st.sampled_from(SCENARIO_IDS),
        "heroes": st.sampled_from(["draft", "choice", "dealt"]),
        "turn_limit": st.just(40),
    }
)
picks = st.lists(st.integers(0, 999), min_size=200, max_size=200)
WAYS: list[Agreed] = [{"scenario": scenario, "turn_limit": 40, "level": "3"} for scenario in SCENARIO_IDS]
WAYS += [{"mode": "campaign", "turn_limit": 40}, {"mode": "episodic", "scenario": "4", "turn_limit": 40}]


@quickly
@given(players=st.sampled_from([2, 3, 4]), seed=st.integers(0, 10**6), agreed=agreements, answers=picks)
def test_every_invariant_holds_after_every_answer(players: int, seed: int, agreed: Agreed, answers: list[int]) -> None:
    p = begun(players, seed, agreed)
    for pick in answers:
        if p.table.over:
            break
        assert 0 <= p.asked < players
        offered = p.table.offered
        assert len(set(offered)) == len(offered) > 0
        game.loops.answer(p.box, p.table, offered[pick % len(offered)])
        fault = game.loops.broken(p.box, p.table)
        assert not fault, game.invariants[fault - 1]


@pytest.mark.parametrize("agreed", WAYS, ids=[str(way.get("mode", way.get("scenario"))) for way in WAYS])
def test_every_game_ends(agreed: Agreed) -> None:
    for players in (2, 3, 4):
        p = begun(players, 7, agreed)
        while not p.table.over:
            game.loops.random_answer(p.box, p.table)
        assert min(p.table.places[:players]) == 1


def test_walks_meet_everything_that_can_happen() -> None:
    """Heroes, Event cards and events of random games that like to attack."""
    seen: set[tuple[str, int]] = set()
    for number in range(84):
        rng = random.Random(number)  # noqa: S311
        p = begun(2, number, {"scenario": SCENARIO_IDS[number % 7], "level": "3", "heroes": "dealt", "turn_limit": 120})
        while not p.table.over:
            liked = [o for o in p.table.offered if game.catalogue.block(o).name in ("WEAPON", "BOOST", "ATTACK", "REACT", "ALSO")]
            game.loops.answer(p.box, p.table, rng.choice(liked if liked and rng.random() < 0.7 else p.table.offered))
            for told in p.table.heard():
                seen.add((list(game.events)[told.event].name, told.a))
    met = {name for name, _ in seen}
    campaign = {"BADGES", "TOOK_UPGRADE", "NEXT", "TIE_ROLL", "CREW", "FIRST_PLAYER", "HERO"}
    rare = {"TOOK"}  # random players have used up what could be taken from them; the tests of kills and attacks show it
    assert {event.name for event in Event} - met - campaign - rare == set()
    assert {a for name, a in seen if name == "EVENT"} == set(range(len(EVENT_IDS)))
    assert {a for name, a in seen if name == "ACTIVATED"} >= set(range(len(HERO_IDS)))
    assert {a for name, a in seen if name == "MONSTER_CARD" and a >= 0}
    assert {a for name, a in seen if name == "WEAPON"} == set(range(len(HERO_IDS)))


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_every_question_answer_and_event_has_words(language: str) -> None:
    assert list(game.words(language).gaps()) == []
    p = begun(3, 5, {"scenario": "3C", "level": "1", "turn_limit": 40})
    while not p.table.over:
        view = View(game, p.box, p.table, p.asked, language=language, events=p.table.heard())
        assert view.question
        assert all(view.answer_words(answer) for answer in view.options)
        assert view.log or not view.events
        game.loops.random_answer(p.box, p.table)


def test_plain_and_compiled_tables_are_the_same_bytes() -> None:
    rules, answers = compiled(game), 0
    for players in (2, 3, 4):
        for agreed in WAYS:
            answers += compare_twins(rules, Variant(players, agreed, game.new_box(players, agreed)), 8, 100 * players)
    assert answers > 50_000
    assert isinstance(game.table(), Table)
