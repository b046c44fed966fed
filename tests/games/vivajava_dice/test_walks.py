"""Random walks through whole games, and offers compared with a slow reading of the rules."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cosmocafe.core.machine.compiled import compiled
from cosmocafe.core.match import Match
from cosmocafe.games.vivajava_dice import game
from cosmocafe.games.vivajava_dice.vocabulary import Event
from cosmocafe.testing import Agreed

from .builder import BEN, Position, begun, position

quickly = settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
COASTERS = ["lite", "spiced", "wild", "interns", "free"]
LADDER = "WYBRGK"
FIRMS = st.fixed_dictionaries(
    {
        "coaster": st.sampled_from(COASTERS),
        "corporation": st.sampled_from(["omniblend", "sacchar"]),
        "difficulty": st.sampled_from(["easy", "normal", "expert"]),
    }
)
picks = st.lists(st.integers(0, 999), min_size=120, max_size=120)


def walk(p: Position, choices: list[int]) -> None:
    """Give these answers, as long as the game goes on; tracks and points never go back."""
    for choice in choices:
        if p.over:
            break
        before = p.table.copy()
        p.answer(p.offers()[choice % len(p.offers())])
        for old, new in zip(before.seats, p.table.seats, strict=True):
            assert new.pp >= old.pp
            assert all(after >= earlier for earlier, after in zip(old.marks, new.marks, strict=True))


@quickly
@given(players=st.sampled_from([2, 3, 4]), seed=st.integers(0, 10**6), coaster=st.sampled_from(COASTERS), choices=picks)
def test_every_invariant_holds_after_every_answer(players: int, seed: int, coaster: str, choices: list[int]) -> None:
    walk(begun(players, seed, {"coaster": coaster}), choices)


@quickly
@given(seed=st.integers(0, 10**6), agreed=FIRMS, choices=picks)
def test_every_invariant_holds_in_the_solo_game(seed: int, agreed: Agreed, choices: list[int]) -> None:
    walk(begun(1, seed, agreed), choices)


@quickly
@given(roll=st.lists(st.sampled_from("WYBRGKwybrg*"), min_size=1, max_size=7), featured=st.sampled_from(["", "RRWYB", "GGGW", "KKKK"]))
@pytest.mark.rule("VJ-061", "VJ-062", "VJ-070", "VJ-080", "VJ-R05")
def test_blends_agree_with_a_slow_reading(roll: list[str], featured: str) -> None:
    letters = [letter for letter in "".join(roll) if letter in LADDER][:5] + [letter for letter in roll if letter not in LADDER][:5]
    p = position(roll="".join(letters) or "W", featured=featured, by=BEN if featured else -1)
    shown = Counter(letter.upper() for letter in letters if letter != "*")
    wilds = letters.count("*")
    mine = max((min(5, shown[colour] + wilds), LADDER.index(colour)) for colour in LADDER)
    current = max(((featured.count(colour), LADDER.index(colour)) for colour in LADDER), default=(0, 0)) if featured else (0, 0)
    has_five = len(letters) >= 5
    assert bool(p.offers("featured")) == (has_five and mine[0] >= 2 and mine > current)
    assert bool(p.offers("rainbow")) == (has_five and len(shown) + wilds >= 5)


def test_the_walks_meet_everything_that_can_happen() -> None:
    met: set[str] = set()
    for seed in range(220):
        players = 1 + seed % 4
        agreed: Agreed = {"coaster": COASTERS[seed % 5]}
        if players == 1:
            agreed["corporation"] = ("omniblend", "sacchar")[seed // 4 % 2]
        p = begun(players, seed, agreed)
        met |= {text.split()[0] for text in p.told()}
        number = seed
        while not p.over:
            number += 1
            offers = p.offers("use", "claim", "donated", "donate", "preserve", "place", "move", "lay") or p.offers()
            p.answer(offers[number * 7 % len(offers)] if number % 3 else p.offers()[number % len(p.offers())])
            met |= {text.split()[0] for text in p.told()}
    rare = {"limit", "sudden-death", "lead-shared", "won"}
    assert {event.name.lower().replace("_", "-") for event in Event} - met <= rare


def test_a_match_is_repeated_by_its_answers() -> None:
    match = Match(game, 3, 11, agreed={"coaster": "wild"})
    while not match.over:
        match.answer(match.options[match.number * 7 % len(match.options)])
    again = Match(game, 3, 11, agreed={"coaster": "wild"})
    for answer in match.answers:
        again.answer(answer)
    assert (again.table, again.events, again.scores) == (match.table, match.events, match.scores)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_plain_and_compiled_tables_are_the_same_bytes(players: int) -> None:
    """Whole games on both, a hundred for each number of players over all coasters."""
    rules, games = compiled(game), 20
    for number, coaster in enumerate(COASTERS):
        firm: Agreed = {"corporation": ("omniblend", "sacchar")[number % 2]} if players == 1 else {}
        box = game.new_box(players, {"coaster": coaster, **firm})
        tables = rules.new_tables(games)
        counts = rules.play(box.packed(), tables, players, 1000)
        for seed in range(games):
            t = game.table()
            assert game.loops.play_one(box, t, players, 1000 + seed, 100_000) == counts[seed]
            assert t.to_bytes() == tables[seed].tobytes()
