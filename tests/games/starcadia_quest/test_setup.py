"""Scenario setup (SQ-030 to SQ-043)."""

from __future__ import annotations

import pytest

from cosmocafe.core.author.sets import count, has
from cosmocafe.games.starcadia_quest import game
from cosmocafe.games.starcadia_quest.content import CARDS, SCENARIO_IDS
from cosmocafe.games.starcadia_quest.language import GADGETS, Feature, Loot
from cosmocafe.games.starcadia_quest.layouts import RANDOM
from cosmocafe.games.starcadia_quest.rules.boards import features, lies, place_of
from cosmocafe.games.starcadia_quest.spaces import NAMES, ON_TILES, SIDES, dock

from .builder import Position, begun


def laid(scenario: str = "1", players: int = 2, seed: int = 0, **agreed: int | str) -> Position:
    """A match at the first question about Shuttles."""
    p = begun(players, seed, {"scenario": scenario, "heroes": "dealt", **agreed})
    while p.question != "dock":
        p.answer(p.offers()[0])
    return p


@pytest.mark.rule("SQ-030", "SQ-031", "SQ-R10")
def test_tiles_are_drawn_at_random_and_turned_to_fit() -> None:
    seen, turns = set(), set()
    for seed in range(12):
        p = laid("3A", seed=seed)
        tiles = list(p.table.tiles)
        assert len({tile // 4 for tile in tiles}) == 6
        assert [tile % 4 % 2 for tile in tiles] == [0, 1, 0, 1, 0, 1]  # the diagram's P and Q
        seen |= {tile // 4 for tile in tiles}
        turns |= {tile % 4 for tile in tiles}
    assert seen == set(range(10))
    assert turns == {0, 1, 2, 3}


@pytest.mark.rule("SQ-032", "SQ-033", "SQ-053")
def test_every_printed_slot_gets_its_token() -> None:
    for seed in range(6):
        p = laid("4", seed=seed)
        for space in range(ON_TILES):
            printed = features(p.box, p.table, space)
            for gadget in range(GADGETS):
                assert lies(p.table, space, gadget) == has(printed, Feature.STIMPACK + gadget)
            assert lies(p.table, space, Loot.VICTORY) == has(printed, Feature.VICTORY)


@pytest.mark.rule("SQ-034", "SQ-036", "SQ-037")
@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_doors_and_quest_tokens_lie_where_the_card_says(scenario: str) -> None:
    p = laid(scenario)
    setup = p.box.scenarios[p.table.scenario]
    for number in range(setup.openings):
        opening = setup.opening[number]
        is_open = p.table.near[opening.space * SIDES + opening.side] == opening.beyond
        assert is_open == (opening.door < 0 or opening.opened == 1)
    for number in range(setup.groups):
        group = setup.group[number]
        if group.quest in (-1, p.table.quests[0]):
            for place in list(group.places)[: group.count]:
                assert lies(p.table, place_of(p.box, p.table, place), Loot.QUEST_A + number) == 1
    assert list(p.table.reserve) == [
        p.box.gadgets[gadget] - sum(lies(p.table, space, gadget) for space in range(ON_TILES)) for gadget in range(GADGETS)
    ]


@pytest.mark.rule("SQ-035")
def test_portal_tokens_stay_in_the_reserve() -> None:
    assert not any(laid("3B").table.portals)


@pytest.mark.rule("SQ-038")
def test_all_event_cards_are_shuffled() -> None:
    assert count(laid().table.deck) == CARDS


@pytest.mark.rule("SQ-039", "SQ-R48")
def test_the_dashboard_is_filled_and_figures_stand_on_spawn_points() -> None:
    for seed in range(20):
        p = laid("4", seed=seed)
        cards = [monster for monster in p.table.slots if monster >= 0]
        assert len(set(cards)) == len(cards) == 5
        for slot, monster in enumerate(p.table.slots):
            assert monster < 0 or p.box.monsters[monster].rank == p.box.rank_slots[slot]
        assert count(p.table.on_board) == 6
    first = laid("1")
    assert p.box.scenarios[0].monsters[1] == RANDOM
    assert first.table.slots[0] == 0  # Scuttlebutt, by name
    assert first.table.slots[1] != 0
    assert first.table.slots[2] == first.table.slots[4] == first.table.slots[5] == -1
    assert first.stands("scuttlebutt1") == NAMES[place_of(first.box, first.table, 1)]


@pytest.mark.rule("SQ-040", "SQ-R65")
def test_shuttles_are_claimed_clockwise_and_boarded() -> None:
    p = laid("1", players=3)
    first = p.table.first
    for turn in range(3):
        seat = (first + turn) % 3
        assert (p.question, p.asked) == ("dock", seat)
        assert len(p.offers()) == 4 - turn
        p.answer(p.offers()[-1])
        base = dock(p.table.crews[seat].berth)
        assert p.ends("board") == sorted(NAMES[base : base + 2])
        p.answer(p.offers()[0], p.offers()[1])
        assert {p.table.at[hero] for hero in p.table.crews[seat].heroes} == {base, base + 1}
    assert (p.question, p.asked) == ("choose", first)


@pytest.mark.rule("SQ-R62")
def test_an_unclaimed_shuttle_slot_faces_nothing() -> None:
    p = laid("1", players=2)
    while p.question != "choose":
        p.answer(p.offers()[0])
    claimed = {crew.berth for crew in p.table.crews[:2]}
    for berth in range(4):
        place = p.box.scenarios[0].berth[berth]
        assert (p.table.near[place.hatch * SIDES + place.side] >= 0) == (berth in claimed)


@pytest.mark.rule("SQ-041")
@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_quests_lie_in_ascending_order(scenario: str) -> None:
    p = laid(scenario)
    setup = p.box.scenarios[p.table.scenario]
    quests = list(p.table.quests)[: setup.quests]
    assert quests == sorted(quests)
    assert p.table.quest == 0


@pytest.mark.rule("SQ-042", "SQ-R24")
def test_the_armory_upgrade_belongs_to_the_scenario() -> None:
    levels = {scenario: game.new_box(2).scenarios[number].armory for number, scenario in enumerate(SCENARIO_IDS)}
    assert len({levels["1"], levels["2A"], levels["3A"], levels["4"]}) == 4
    assert levels["2A"] == levels["2B"]
    assert levels["3A"] == levels["3B"] == levels["3C"]
    for seed in range(12):
        p = laid("4", seed=seed)
        has_armory = any(tile // 4 == 2 for tile in p.table.tiles)
        assert (p.table.armory >= 0) == has_armory
        if has_armory:
            assert has(features(p.box, p.table, p.table.armory), Feature.ARMORY)


@pytest.mark.rule("SQ-043")
def test_a_scenario_starts_afresh() -> None:
    p = laid("1")
    while p.question != "choose":
        p.answer(p.offers()[0])
    for crew in p.table.crews[:2]:
        assert crew.points == 0
        for hero in crew.heroes:
            assert p.table.at[hero] >= 0
            assert (p.table.wounds[hero], p.table.heroes[hero].spent, sum(p.table.heroes[hero].carried)) == (0, 0, 0)
    assert p.table.dazed == 0


@pytest.mark.rule("SQ-R05")
def test_every_tile_has_one_terminal_and_four_hatches() -> None:
    box = game.new_box(2)
    for printed in box.printed:
        assert sum(has(feature, Feature.TERMINAL) for feature in printed.features) == 1
        for space, feature in enumerate(printed.features):
            if has(feature, Feature.BLOCKED):
                assert all(printed.near[space * SIDES + side] == -1 for side in range(SIDES))
                assert space not in printed.near
