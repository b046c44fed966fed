"""Setup: what lies where, who begins, which discs (VJ-003 to VJ-019, VJ-140 to VJ-145)."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest

from cosmocafe.core.author.sets import has
from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.errors import InputError
from cosmocafe.games.vivajava_dice import game
from cosmocafe.games.vivajava_dice.box import Category
from cosmocafe.games.vivajava_dice.table import Table
from cosmocafe.games.vivajava_dice.vocabulary import ABILITY, Ability

from .builder import Position, begun

TOML = game._components


@pytest.mark.rule("VJ-003", "VJ-004", "VJ-R58")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert (TOML["dice"]["coffee"]["count"], TOML["dice"]["flavor"]["count"]) == (10, 5)
    assert len(TOML["discs"]) == len(Ability) == 24
    assert (len(TOML["research_coasters"]), len(TOML["corporations"])) == (3, 2)
    assert 4 * TOML["game"]["tokens_per_player"] == 12
    printed = [disc for coaster in TOML["research_coasters"] for disc in coaster["slots"].values() if disc != "none"]
    assert set(printed) <= {disc["id"] for disc in TOML["discs"]}


@pytest.mark.rule("VJ-010", "VJ-012", "VJ-013", "VJ-014", "VJ-117")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everything_lies_ready(players: int) -> None:
    box, t = game.new_box(players), Table()
    game.loops.start(box, t, players, 3)
    p = begun(players, 3) if players > 1 else None
    if p is not None:
        assert p.table.supply + sum(p.table.own) == 10
        assert p.table.coaster == 5
        assert (p.by, p.rainbow) == (NOBODY, NOBODY)
        assert p.featured == ""
    for seat in range(players):
        assert t.seats[seat].tokens == 3
        assert (t.seats[seat].pp, sum(t.seats[seat].ready)) == (0, 0)
        assert sum(t.seats[seat].marks) <= 1


@pytest.mark.rule("VJ-011", "VJ-015", "VJ-104")
def test_five_discs_lie_on_the_coaster_and_lite_is_the_default() -> None:
    assert begun().discs == ["re_roll", "upgrade_bean", "research_boost", "bonus_flavor", "research_partnership"]
    assert begun(agreed={"coaster": "spiced"}).discs == ["re_roll", "flip_bean", "focus_groups", "block_action", "shortage"]


@pytest.mark.rule("VJ-016", "VJ-017", "VJ-018", "VJ-R07", "VJ-R08")
def test_the_highest_die_begins_and_the_others_mark_what_they_rolled_last() -> None:
    rerolled = 0
    for seed in range(60):
        p = begun(4, seed)
        rolled: dict[str, str] = {}
        times: Counter[str] = Counter()
        for text in p.told("start-roll"):
            name, colour = text.split()
            rolled[name] = colour
            times[name] += 1
        quality = {name: TOML_QUALITY[colour] for name, colour in rolled.items()}
        first = p.told("begins")[0]
        assert all(quality[first] > quality[name] for name in quality if name != first and times[name] == times[first])
        others = {name: colour for name, colour in rolled.items() if name != first}
        assert sorted(p.told("marked")) == sorted(f"{name} {colour} 1" for name, colour in others.items())
        assert "black" not in others.values()
        assert p.told("turn") == [f"{first} 1"]
        rerolled += max(times.values()) > 1
        assert times[first] == max(times.values())  # only who is tied for highest rolls again
    assert rerolled > 5


TOML_QUALITY = {row["id"]: row["quality"] for row in TOML["colours"]}


@pytest.mark.rule("VJ-019", "VJ-022")
def test_play_goes_clockwise() -> None:
    p = begun(4, 5)
    seen = [p.told("turn")[0].split()[0]]
    while len(seen) < 9:
        p.answer(p.offers()[-1])
        seen += [text.split()[0] for text in p.told("turn")]
    names = ["anna", "ben", "cara", "dan"]
    for before, after in pairwise(seen):
        assert names.index(after) == (names.index(before) + 1) % 4


@pytest.mark.rule("VJ-142", "VJ-143", "VJ-140", "VJ-R36")
@pytest.mark.parametrize("players", [1, 3])
def test_wild_draws_by_icon(players: int) -> None:
    rows = {disc["id"]: disc for disc in TOML["discs"]}
    seen = set()
    for seed in range(80):
        discs = drawn(players, seed, "wild")
        assert discs[0] == "re_roll"
        assert [rows[disc]["category"] for disc in discs[1:]] == ["dice", "research", "special", "special"]
        assert len(set(discs)) == 5
        assert "intern" not in discs
        if players == 1:
            assert all(rows[disc]["solo_ok"] for disc in discs)
        seen |= set(discs)
    playable = {disc["id"] for disc in TOML["discs"] if players > 1 or disc["solo_ok"]} - {"intern"}
    assert seen == playable


def drawn(players: int, seed: int, coaster: str) -> list[str]:
    """The discs of a game that has just begun."""
    return begun(players, seed, {"coaster": coaster}).discs


@pytest.mark.rule("VJ-145", "VJ-R71")
def test_interns_lie_on_the_dice_space() -> None:
    for seed in range(10):
        discs = drawn(2, seed, "interns")
        assert discs[:2] == ["re_roll", "intern"]
        assert len(set(discs)) == 5


@pytest.mark.rule("VJ-144", "VJ-R35", "VJ-R71")
def test_free_discs_are_placed_by_the_first_seat_slot_by_slot() -> None:
    p = begun(3, 1, {"coaster": "free"})
    assert (p.question, p.asked) == ("disc", 0)
    assert len(p.offers()) == 23
    assert "disc re_roll" not in p.offers()
    assert "disc intern" in p.offers()
    p.answer("disc spill")
    assert "disc intern" not in p.offers()
    assert "disc spill" not in p.offers()
    p.answer("disc investor", "disc takeover", "disc big_batch")
    assert p.discs == ["re_roll", "spill", "investor", "takeover", "big_batch"]
    assert p.question != "disc"


@pytest.mark.rule("VJ-R59", "VJ-150")
def test_one_to_four_players_and_a_corporation_only_alone() -> None:
    assert game.players == (1, 2, 3, 4)
    with pytest.raises(InputError, match="solo"):
        game.new_box(2, {"corporation": "sacchar"})
    with pytest.raises(InputError, match="not for 5"):
        game.new_box(5)


@pytest.mark.rule("VJ-053", "VJ-021")
def test_the_first_turn_begins_with_the_roll_and_has_no_abilities() -> None:
    for seed in range(20):
        p: Position = begun(3, seed)
        assert p.question == "act"
        assert len(p.roll) == 5
        assert p.told("scored") == []


@pytest.mark.rule("VJ-140", "VJ-141")
def test_every_disc_says_when_it_works_and_how_much() -> None:
    assert game.components is not None
    rulebook = game.components.with_name("RULES.md").read_text(encoding="utf-8")
    cards = re.findall(r"^\| VJ-A\d\d \| ([^|]+) \| (dice|research|special) \| ([^|]+) \|", rulebook, re.M)
    assert [name for name, *_ in cards] == [game.words("en").value(ABILITY, ability) for ability in Ability]
    box = game.new_box(2)
    for ability, (_, icon, phase) in zip(Ability, cards, strict=True):
        phases, marks = phase.split(", M")[0].split(", T")[0], phase[-3:]
        assert phases in {"setup-roll", "roll", "research", "blend", "score", "activate"}
        assert icon == Category(box.category[ability]).name.lower()
        assert (marks == ", M", marks == ", T") == (has(box.mandatory, ability), has(box.token_discs, ability))
        assert 1 <= box.power[2 * ability] <= box.power[2 * ability + 1]
