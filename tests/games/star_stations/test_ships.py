"""The four types of ships, their supplies and the attack die (SS-013, SS-018, SS-040 to SS-044)."""

from __future__ import annotations

import pytest

from cosmocafe.core.author.chance import seed_table
from cosmocafe.games.star_stations.rules.attacks import roll_hits
from cosmocafe.games.star_stations.vocabulary import KINDS, LETTERS

from .builder import BLUE, RED, begun, position

NAMES = dict(zip(LETTERS, KINDS, strict=True))


@pytest.mark.rule("SS-040", "SS-041", "SS-043", "SS-044")
@pytest.mark.parametrize(("ship", "dice"), [("F", 1), ("D", 2), ("C", 4), ("X", 4)])
def test_dice_against_the_own_square(ship: str, dice: int) -> None:
    p = position(red=f"{ship} c3", blue="F c3").answer("strike c3")
    assert p.told("attacked")[0].split()[:3] == ["red", "c3", str(dice)]


@pytest.mark.rule("SS-042", "SS-081")
@pytest.mark.parametrize("ship", LETTERS)
def test_only_a_destroyer_attacks_a_neighbouring_square(ship: str) -> None:
    p = position(red=f"{ship} c3", blue="F c4")
    assert p.squares("strike") == (["c4"] if ship == "D" else [])
    if ship == "D":
        assert p.answer("strike c4").told("attacked")[0].startswith("red c4 3 ")


@pytest.mark.rule("SS-040", "SS-041", "SS-043", "SS-044", "SS-131", "SS-133")
@pytest.mark.parametrize(("metal", "ships"), [(1, ""), (2, "F"), (4, "F"), (5, "FD"), (7, "FD"), (8, "FDC"), (99, "FDC")])
def test_costs_of_ships(metal: int, ships: str) -> None:
    p = position(red="F c3", stations="c3", metal=[metal])
    assert p.offers("build") == [f"build {NAMES[ship]} c3" for ship in ships]
    for ship, cost in zip(ships, (2, 5, 8), strict=False):
        assert p.copy().answer(f"build {NAMES[ship]} c3").stock(RED) == (0, metal - cost)


@pytest.mark.rule("SS-040", "SS-041", "SS-043", "SS-044", "SS-064")
@pytest.mark.parametrize("ship", LETTERS)
def test_ranges_of_ships(ship: str) -> None:
    p = position(red=f"{ship}F c3", blue="X f6").answer("scatter c3")
    reached = sorted(text.split()[-1] for text in p.offers("send") if NAMES[ship] in text)
    one_step, two_steps = ["b3", "c2", "c4", "d3"], ["a3", "b2", "b4", "c1", "c5", "d2", "d4", "e3"]
    assert reached == sorted(one_step + two_steps if ship == "F" else one_step)


@pytest.mark.rule("SS-040", "SS-103")
@pytest.mark.parametrize("ship", LETTERS)
def test_only_a_frigate_mines_and_builds_modules(ship: str) -> None:
    assert bool(position(red=f"{ship} d4", asteroids={"d4": 1}).offers("mine")) == (ship == "F")
    assert bool(position(red=f"{ship} c3", stars="c3", ore=[1]).offers("module")) == (ship == "F")


@pytest.mark.rule("SS-043", "SS-044", "SS-089")
@pytest.mark.parametrize(("ship", "hits"), [("F", 1), ("D", 1), ("C", 2), ("X", 2)])
def test_hits_that_destroy(ship: str, hits: int) -> None:
    p = position(3, red="C d3", blue=f"{ship} d3")
    for n in range(hits):
        assert p.copy().answer("strike d3", hits=n).ships(BLUE, "d3") == ship
    assert p.answer("strike d3", hits=hits).ships(BLUE, "d3") == ""


@pytest.mark.rule("SS-013", "SS-088")
@pytest.mark.parametrize("ship", "FDC")
def test_a_destroyed_ship_returns_to_its_supply_and_can_be_built_again(ship: str) -> None:
    two_of_them = {"ships": {NAMES[ship]: {"supply": 2}}}
    p = position(red="X d3", blue=f"{ship} d3 e5, X e4", stations="e4", metal=[0, 8], change=two_of_them)
    assert p.supply(BLUE)[ship] == 0
    p.answer("strike d3", hits=2)
    assert (p.ships(BLUE, "d3"), p.supply(BLUE)[ship]) == ("", 1)
    p.answer(f"build {NAMES[ship]} e4")
    assert (p.ships(BLUE, "e4"), p.supply(BLUE)[ship]) == (f"{ship}X", 0)


@pytest.mark.rule("SS-018", "SS-192", "SS-R04")
@pytest.mark.parametrize(("faces", "chance"), [(None, 1 / 3), (1, 1 / 6), (2, 1 / 3), (3, 1 / 2)])
def test_the_attack_die(faces: int | None, chance: float) -> None:
    p = begun(agreed={"hit_faces": faces} if faces else {})
    assert (p.box.faces, p.box.hit_faces) == (6, faces or 2)
    seed_table(p.table, 1, 2, 3)
    hits = roll_hits(p.box, p.table, 12_000)
    assert abs(hits / 12_000 - chance) < 0.013  # three standard deviations


@pytest.mark.rule("SS-018", "SS-083")
def test_dice_are_unlimited() -> None:
    p = position(red="CCCCX c3, DD c2 c4, D b3 d3", blue="F c3").answer("strike c3")
    assert p.told("attacked")[0].startswith("red c3 38 ")
