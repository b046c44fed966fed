"""What lies in the box and what it is called (SF-001 to SF-019, SF-037, SF-038, SF-181)."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from cosmocafe.core.errors import BoxError, InputError
from cosmocafe.games.starfarers import game
from cosmocafe.games.starfarers.board import NODES, PLANETS, SITES
from cosmocafe.games.starfarers.box import Box
from cosmocafe.games.starfarers.vocabulary import CARDS, DOTS, FRIENDS, RESOURCES, TEXTS, ChipKind

from .builder import BLUE, RED, YELLOW, position

TOML: dict[str, Any] = tomllib.loads(game.file("components.toml").read_text(encoding="utf-8"))


@pytest.fixture
def box() -> Box:
    return game.new_box(4)


@pytest.mark.rule("SF-001")
def test_three_or_four_play() -> None:
    assert game.players == (3, 4)
    for players in (2, 5):
        with pytest.raises(InputError):
            game.new_box(players)


@pytest.mark.rule("SF-002", "SF-003", "SF-004", "SF-006", "SF-R01", "SF-R03")
def test_the_board_has_four_home_systems_and_seven_to_explore(box: Box) -> None:
    assert (sum(system.home for system in box.systems), len(box.systems)) == (4, 11)
    assert all(system["home"] == (len(system["id"]) > 2) for system in TOML["system"])
    for site in range(SITES):
        planets = box.sites[site].planets
        assert {planet // 3 for planet in planets} == {site // 3}
        assert planets[0] != planets[1]
    homes = {site for site in range(SITES) if box.systems[site // 3].home}
    assert homes == {site for start in box.starts for site in (start.spaceport, *start.colonies)}


@pytest.mark.rule("SF-005", "SF-R02")
def test_the_sun_of_a_system_is_no_intersection(box: Box) -> None:
    places = {(node.x, node.y) for node in box.nodes}
    assert len(places) == NODES
    assert all((x, y) not in places for x, y in (system.sun for system in box.systems))
    for site in range(SITES):
        node = box.sites[site].node
        assert sorted(box.sites[site].berths) == sorted(n for n in box.nodes[node].neighbours if n >= 0)


@pytest.mark.rule("SF-007", "SF-R62")
def test_every_launch_point_belongs_to_one_site_and_is_no_outpost(box: Box) -> None:
    berths = [node for site in box.sites for node in site.berths]
    assert len(set(berths)) == 2 * SITES
    assert all(box.nodes[node].outpost < 0 and box.nodes[node].site < 0 for node in berths)


@pytest.mark.rule("SF-008")
def test_every_base_has_five_numbered_outposts(box: Box) -> None:
    places = [node for base in box.bases for node in base.outposts]
    assert len(set(places)) == 20
    assert [box.nodes[node].outpost for node in places] == list(range(20))


@pytest.mark.rule("SF-009", "SF-010", "SF-011", "SF-R17")
def test_pieces_of_a_player(box: Box) -> None:
    p = position(ships={YELLOW: "T1 colony C21"})
    me = p.table.fleets[YELLOW]
    assert (box.modules, box.port_rings) == ([9, 7], 3)
    assert (me.modules, me.rings) == ([5, 7], 2)
    assert p.sites(YELLOW) == ["alpha.b", "gamma.c", "delta.b"]


@pytest.mark.rule("SF-014", "SF-015")
def test_the_first_starship_has_the_fewest_rings(box: Box) -> None:
    assert sorted(box.rings) == [1, 2, 3]
    p = position(ships={YELLOW: "T3 colony A16, T2 trade L16"}).encounter("E13").answer("yes", until=is_lost)
    assert p.told("grounded") == ["yellow T2"]


def is_lost(told: list[str]) -> bool:
    return any(text.startswith("grounded") for text in told)


@pytest.mark.rule("SF-016", "SF-029", "SF-030")
def test_a_hundred_cards_in_five_types() -> None:
    p = position()
    assert (p.box.per_type * RESOURCES, p.bank) == (100, {"ore": 8, "fuel": 8, "carbon": 8, "food": 8, "goods": 8})
    assert (p.table.pile, p.table.pile_cards) == ([12] * 5, 60)
    assert {p.box.planets[planet].resource for planet in range(PLANETS)} == set(range(5))


@pytest.mark.rule("SF-018", "SF-038", "SF-R05")
def test_limits_supplies_and_costs(box: Box) -> None:
    assert (box.limit, box.supply, box.fame_rings) == ([6, 6, 5], [24, 24, 20], 40)
    costs = [price.cards for price in box.prices]
    assert costs == [[1, 1, 1, 1, 0], [1, 1, 0, 0, 2], [0, 0, 3, 2, 0], [0, 2, 0, 0, 0], [0, 0, 2, 0, 0], [2, 0, 0, 0, 0]]


@pytest.mark.rule("SF-111", "SF-R04")
def test_balls_of_a_mother_ship(box: Box) -> None:
    assert (sorted(box.ball), box.is_black) == ([0, 1, 2, 2, 3], [1, 0, 0, 0, 0])


@pytest.mark.rule("SF-026", "SF-027", "SF-028")
def test_chips_match_the_planets_they_may_lie_on(box: Box) -> None:
    dots = [DOTS[chip.dot] for chip in box.chips]
    assert {dot: dots.count(dot) for dot in DOTS} == {
        "greek": 12, "yellow": 4, "green": 4, "red": 4, "orange": 3, "blue": 3, "purple": 3, "white": 5,
    }  # fmt: skip
    for dot in range(1, 7):
        assert sum(planet.dot == dot for planet in box.planets) == dots.count(DOTS[dot])
    assert [sum(chip.kind == kind for chip in box.chips) for kind in ChipKind] == [33, 3, 2]
    assert [planet for planet in range(PLANETS) if box.planets[planet].chip >= 0] == list(range(12))


@pytest.mark.rule("SF-037", "SF-025", "SF-017", "SF-019")
def test_everybody_starts_with_four_points_and_a_bare_mother_ship() -> None:
    p = position()
    for seat in range(4):
        assert (p.points(seat), p.fame(seat), p.expansions(seat)) == (4, 1, {"booster": 0, "cannon": 0, "freight_ring": 0})


@pytest.mark.rule("SF-181")
def test_colonies_and_spaceports_alone_do_not_win(box: Box) -> None:
    assert box.modules[0] * box.colony_points + box.port_rings * (box.port_points - box.colony_points) < box.goal


@pytest.mark.rule("SF-031", "SF-032", "SF-127", "SF-R48", "SF-R49")
def test_cards(box: Box) -> None:
    assert (len(FRIENDS), len(CARDS), len(TOML["encounter"])) == (20, 32, 32)
    used = {node["text"] for card in TOML["encounter"] for node in card["nodes"] if "text" in node}
    assert used == set(TEXTS)
    assert {base["id"] for base in TOML["home_base"]} == {"green_folk", "scientists", "merchants", "diplomats"}  # no base of wanderers


@pytest.mark.parametrize(
    ("change", "part"),
    [
        ({"chip": {"C13": {"dot": "pink"}}}, "chip.C13.dot"),
        ({"beginner_start": {"red": {"spaceport": "omega.a"}}}, "beginner_start.red.spaceport"),
        ({"reserve_pile": {"initial_per_type": 30}}, "reserve_pile"),
        ({"encounter": {"E01": {"nodes": {"a": {"yes": "q"}}}}}, "encounter.E01.nodes.a.yes"),
        ({"friendship_card": {"GF1": {"effect": {"op": "magic"}}}}, "friendship_card.GF1.effect.op"),
        ({"friendship_card": {"GF1": {"effect": {"op": "relief"}}}}, "friendship_card.GF1.effect.cards: is missing"),
        ({"friendship_card": {"DI2": {"effect": {"per_turn": 0}}}}, "friendship_card.DI2.effect.per_turn"),
        ({"encounter": {"E01": {"nodes": {"b": {"win": "a"}}}}}, "encounter.E01.nodes.b.win: expected one of n, w, l, got 'a'"),
        ({"chip": {"C13": {"dot": "green"}}}, "chip: there are 3 yellow chips for 4 planets"),
        ({"chip": {"C13": {"kind": "pirate"}}}, "chip.C13.strength: is missing"),
        ({"board": {"edges": [["A1", "Z9"]]}}, "board.edges.1.2: expected one of A1, B1, C1 to N24, got 'Z9'"),
        ({"board": {"edges": [["A1", "B1"]]}}, "board.edges: C1 has 0 neighbours"),
        ({"system": {"S1": {"planets": {"S1.1": {"resource": "tea"}}}}}, "system.S1.planets.S1.1.resource"),
        ({"ball": {"red": {"value": 5}}}, "ball: two balls show 5 together at the most"),
        ({"ball": {"yellow": {"count": 1}}}, "ball: expected 5 balls in a mother ship, got 4"),
    ],
)
def test_a_mistake_in_a_changed_box_is_named(change: dict[str, Any], part: str) -> None:
    with pytest.raises(BoxError, match=re.escape(part)):
        game.new_box(4, {}, {"file": "changed.toml", "values": change})


def test_a_single_value_can_be_changed() -> None:
    p = position(change={"cost": {"booster": {"pays": {"fuel": 1}}}}, hands={RED: "fuel"}, active=RED)
    assert p.offers("build") == ["build booster"]


def test_a_changed_result_may_bring_nothing() -> None:
    p = position(ships={YELLOW: "T1 colony A16"}, change={"encounter": {"E02": {"nodes": {"n": {"effects": []}}}}}).encounter("E02")
    assert p.answer("no").told("heard") == ["yellow fold_avoided"]
    assert p.told("drew-encounter") == []


@pytest.mark.rule("SF-196", "SF-197")
def test_friendship_cards_are_used_as_often_in_a_turn_as_they_say() -> None:
    twice = {"friendship_card": {name: {"effect": {"per_turn": 2}} for name in ("DI2", "DI4")}}
    p = position(
        friends={YELLOW: "DI2 DI4"}, hands={YELLOW: "goods goods goods", BLUE: "ore ore ore"}, fame={BLUE: 9, RED: 9}, change=twice
    )
    for _ in range(2):
        p.answer("buy-fame").answer("call-help", "leader seat2")
    assert p.offers("buy-fame", "call-help") == []
    assert (p.fame(YELLOW), p.cards(BLUE)) == (3, 1)


@pytest.mark.rule("SF-196", "SF-R42")
@pytest.mark.parametrize("generous", ["DI2", "DI3"])
def test_of_two_cards_that_sell_praise_the_more_generous_counts(generous: str) -> None:
    thrice = {"friendship_card": {generous: {"effect": {"per_turn": 3}}}}
    p = position(friends={YELLOW: "DI2 DI3"}, hands={YELLOW: "goods goods goods goods"}, change=thrice)
    p.answer("buy-fame", "buy-fame", "buy-fame")
    assert p.offers("buy-fame") == []  # not once more for the other card
