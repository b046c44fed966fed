"""Random walks through whole games, plain and compiled, and offers compared with a slow reading of the rules."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cosmocafe.bots import greedy
from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.core.contract.check import MOST, compare_twins
from cosmocafe.core.contract.variants import variants
from cosmocafe.core.machine.compiled import compiled
from cosmocafe.core.match import Match
from cosmocafe.games.starfarers import game
from cosmocafe.games.starfarers.board import NODE_NAMES, NODES, PER_BASE, PER_SYSTEM
from cosmocafe.games.starfarers.rules.flight import speed
from cosmocafe.games.starfarers.rules.places import founded_outposts, taken_sites
from cosmocafe.games.starfarers.vocabulary import SHIPS, Cargo, ChipKind, Event, Expansion, Step
from cosmocafe.testing import Agreed

from .builder import Position, position

quickly = settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
agreements = st.fixed_dictionaries(
    {
        "setup": st.sampled_from(["beginner", "advanced"]),
        "supplies": st.sampled_from(["normal", "fast"]),
        "proposals": st.sampled_from([0, 1, 30]),
        "colours": st.sampled_from(["random", "fixed", "chosen"]),
    }
)


@quickly
@given(
    players=st.sampled_from([3, 4]),
    seed=st.integers(0, 10**6),
    agreed=agreements,
    picks=st.lists(st.integers(0, 999), min_size=300, max_size=300),
)
def test_every_invariant_holds_after_every_answer(players: int, seed: int, agreed: Agreed, picks: list[int]) -> None:
    p = Position.begun(players, seed, agreed)
    for pick in picks:
        if p.over:
            break
        assert len(set(p.offers())) == len(p.offers()) > 0
        p.answer(p.offers()[pick % len(p.offers())])


def can_end_slowly(p: Position, who: int, ship: int, node: int) -> bool:
    """Where a ship may end, read straight from the rules."""
    t, box, me = p.table, p.box, p.table.fleets[who]
    if any(t.fleets[seat].at[k] == node + 1 for seat in range(t.players) for k in range(SHIPS) if (seat, k) != (who, ship)):
        return False
    site, outpost = box.nodes[node].site, box.nodes[node].outpost
    for seat, fleet in enumerate(t.fleets[: t.players]):
        for port in range(33):
            if seat != who and fleet.ports >> port & 1 and node in box.sites[port].berths:
                return False
    if site >= 0:
        is_welcome = t.start[ship] != node + 1 or is_habitable(p, site)
        return me.cargo[ship] == 0 and not taken_sites(t) >> site & 1 and is_welcome
    if outpost >= 0:
        here = [n for n in range(PER_BASE) if not founded_outposts(t) >> (outpost // PER_BASE * PER_BASE + n) & 1]
        return me.cargo[ship] == 1 and here[:1] == [outpost % PER_BASE] and me.expansions[Expansion.FREIGHT_RING] > outpost % PER_BASE
    return True


def is_habitable(p: Position, site: int) -> bool:
    """Whether a colony may be founded on a free site that was looked at."""
    system = site // PER_SYSTEM * PER_SYSTEM
    founded = sum(taken_sites(p.table) >> (system + n) & 1 for n in range(PER_SYSTEM))
    chips = [p.table.chip[planet] - 1 for planet in p.box.sites[site].planets]
    return founded < p.box.colonies_per_system and all(p.box.chips[chip].kind == ChipKind.NUMBER for chip in chips)


@pytest.mark.rule("SF-143", "SF-144", "SF-145", "SF-146", "SF-148", "SF-R19")
def test_steps_agree_with_a_slow_reading() -> None:
    compared = 0
    for seed in range(6):
        p = Position.begun(3 + seed % 2, seed, {"setup": "advanced", "proposals": 0})
        for k in range(900):
            if p.over:
                break
            if p.question in ("step", "land") and p.table.boxes == 0:  # a space jump of an encounter is no flight
                compared += compare_steps(p)
            offers = p.offers("ship", "to", "launch") or p.offers()
            p.answer(offers[(seed + k * 31) % len(offers)])
    assert compared > 300


def compare_steps(p: Position) -> int:
    task = p.table.agenda[p.table.depth - 1]
    who, ship, left, node = task.who, task.a, task.b, p.table.fleets[task.who].at[task.a] - 1
    assert left == max(speed(p.box, p.table, who) - p.table.steps, 0)
    ends = {end for end in range(NODES) if can_end_slowly(p, who, ship, end)}
    steps = {there for there in p.box.nodes[node].neighbours if there >= 0}
    near = {there for there in steps if any(p.box.nodes[there].distance[end] < left for end in ends)}
    assert {text.split()[1] for text in p.offers("to")} == {NODE_NAMES[there] for there in near}
    assert ("stop" in p.offers()) == (p.table.steps > 0 and node in ends and p.table.start[ship] != node + 1)
    return 1


def test_everything_that_can_happen_does() -> None:
    met: set[int] = set()
    for seed in range(8):
        box, table = game.new_box(3 + seed % 2, {"setup": ["beginner", "advanced"][seed % 2]}), game.table()
        game.loops.start(box, table, 3 + seed % 2, seed)
        while not table.over:
            game.loops.random_answer(box, table)
            met |= {told.event for told in table.heard()}
    missing = {event.name for event in Event if event not in met}
    assert missing <= {"SHORTAGE", "WON", "LIMIT", "NEW_PILE", "BEAT_PIRATES", "THAWED"}  # these have tests of their own


def test_words_are_complete() -> None:
    for language in LANGUAGES:
        assert list(game.words(language).gaps()) == []


def test_plain_and_compiled_tables_are_the_same_bytes() -> None:
    """Every answer of a whole game of every variant; a difference raises, so what is left to ask is that much was compared."""
    ways = [way for players in game.players for way in variants(game, players)]
    answers = [compare_twins(compiled(game), way, 1, 50 + number) for number, way in enumerate(ways)]
    assert sum(answers) > 20_000


@pytest.mark.rule("SF-030", "SF-038")
def test_compiled_games_keep_every_invariant() -> None:
    rules = compiled(game)
    for players in game.players:
        for way in variants(game, players):
            faults = rules.check(way.box.packed(), rules.new_tables(60), players, 900)
            assert not faults.any()


def test_greedy_beats_three_randoms_in_nine_of_ten_games() -> None:
    rules, box, wins = compiled(game), game.new_box(4), 0
    for seat in range(4):
        tables = rules.new_tables(25)
        greedy.play(rules.game, box.packed(), tables, 4, [seat], seat * 100)
        wins += int(np.sum(tables["places"][:, seat] == 1))
    assert wins >= 90


@pytest.mark.rule("SF-R51")
def test_games_between_greedy_bots_are_won_soon() -> None:
    rules = compiled(game)
    for players in game.players:
        box, tables = game.new_box(players), rules.new_tables(20)
        greedy.play(rules.game, box.packed(), tables, players, list(range(players)), 700)
        assert tables["over"].all()
        assert tables["turn"].max() < 140


@pytest.mark.rule("SF-R51")
def test_random_games_end_without_a_limit_of_turns() -> None:
    rules = compiled(game)
    for players in game.players:
        tables = rules.new_tables(50)
        answers = rules.play(game.new_box(players).packed(), tables, players, 300, most=MOST)
        assert tables["over"].all()
        assert answers.max() < MOST / 2


@pytest.mark.rule("SF-R54")
def test_greedy_bots_offer_little_and_to_some_purpose() -> None:
    asked, deals = Counter[str](), 0
    for seed in range(2):
        match, mood, rules = Match(game, 4, seed), random.Random(seed), compiled(game)  # noqa: S311
        box = match.box.packed()
        while not match.over:
            asked[list(Step)[match.table.question].name] += 1
            match.answer(int(greedy.advise(rules.game, box, match.table.packed(), mood.getrandbits(30))[0]))
        deals += sum(told.event == Event.TRADED for told in match.events)
    talk = sum(asked[step] for step in ("OFFER", "WANT", "REPLY", "INVITE", "DEAL"))
    assert talk < asked.total() / 3
    assert deals > asked["DEAL"] / 4 > 0


@pytest.mark.rule("SF-R63")
def test_what_everybody_knows_stays_true_in_long_games() -> None:
    p = position(hands={0: "ore fuel", 1: "food", 2: "carbon", 3: "goods goods"}, agreed={"turn_limit": 60})
    for k in range(1500):
        if p.over:
            break
        p.answer(p.offers()[(k * 17) % len(p.offers())])  # the builder tests all invariants, that of knowledge too
    assert p.table.turn > 10


def test_greedy_bots_who_may_choose_begin_with_a_colony_ship_and_a_booster() -> None:
    box, rules = game.new_box(3, {"setup": "advanced"}), compiled(game)
    tables = rules.new_tables(20)
    greedy.play(rules.game, box.packed(), tables, 3, [0, 1, 2], 900, most=3 * 3 + 3 * 4 - 1)  # the last site is nobody's choice
    assert set(tables["turn"]) == {1}
    for table in tables:
        for place in (1, 2):  # two boosters, and the first player chooses last
            fleet = table["fleets"][(table["first"] + place) % 3]
            assert fleet["expansions"].tolist() == [1, 0, 0]
            assert fleet["cargo"][fleet["at"] > 0].tolist() == [Cargo.COLONY]
