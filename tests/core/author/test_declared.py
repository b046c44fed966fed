"""A box is declared once: reading, checking and the sentences about mistakes follow from its fields."""

from __future__ import annotations

from copy import deepcopy
from enum import IntEnum
from typing import Any

import pytest

from cosmocafe.core.anything import Toml
from cosmocafe.core.author import declared
from cosmocafe.core.author.box import changed
from cosmocafe.core.author.declared import (
    Row,
    agreed,
    bits,
    by_players,
    column,
    flag,
    gathered,
    length,
    number,
    numbers,
    numbers_of,
    rows,
    several,
    tally,
    text,
    word,
    words,
)
from cosmocafe.core.author.sheets import Opening, Sheet
from cosmocafe.core.author.vocabulary import names
from cosmocafe.core.errors import BoxError
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.game import Game
from cosmocafe.core.machine.pieces import Byte, Short

SHIP = names("ship", "frigate", "cruiser")


class Colour(IntEnum):
    RED = 0
    BLUE = 1


class Ship(Row):
    cost: Byte = number("cost", 0, 9)
    colour: Byte = word("colour", Colour, none=-1)
    holds: list[int] = tally("holds", SHIP)
    mines: Byte = flag("mines", default=0)
    worth: Byte

    def complete(self, row: Sheet) -> None:
        self.worth = self.cost * row.players
        row.expect(self.worth < 20, "cost", "nobody could pay it")


class Box(declared.Box):
    rounds: Byte = number("limits.rounds", 1, 12)
    size: Short = agreed("size")
    path: list[int] = by_players("paths", numbers("steps", 4, 0, 5, fewest=1))
    path_length: Byte = by_players("paths", length("steps"))
    dice: list[int] = words("dice", 2, Colour)
    faces: int = bits("faces", range(1, 7))
    supply: list[int] = numbers_of("supply", Colour, 0, 99)
    points: list[int] = gathered(number("limits.win", 0, 9), number("limits.draw", 0, 9))
    prices: list[int] = column("ships", number("cost", 0, 9), SHIP)
    ships: list[Ship] = rows("ships", Ship, SHIP)
    bonus: Byte = by_players("bonus", number("", 0, 5))
    toll: list[int] = numbers_of("toll", SHIP, 1, 9, default=0)
    extras: list[Ship] = rows("extras", Ship, count=2, fewest=0)
    name_length: Byte
    roads: Byte

    def complete(self, toml: Sheet) -> None:
        self.name_length = len(toml.read(text("name"))) + len(toml.read(text("motto", "")))
        self.roads = len([road for road in toml.read(several("roads", words("", 2, Colour))) if road[0] != road[1]])


FILE: Toml = {
    "name": "fleet",
    "limits": {"rounds": 10, "win": 3, "draw": 1, "source": "rulebook"},
    "paths": [{"players": 2, "steps": [1, 2]}, {"players": 3, "steps": [1, 2, 3]}],
    "dice": ["blue", "red"],
    "faces": [1, 3, 3],
    "supply": {"red": 20, "blue": 30, "source": "original"},
    "ships": [
        {"type": "frigate", "cost": 1, "colour": "red", "holds": []},
        {"type": "cruiser", "cost": 3, "colour": "none", "holds": ["frigate", "cruiser", "frigate"], "mines": True},
    ],
    "bonus": {"2": 4, "3": 5},
    "toll": {"cruiser": 7},
    "roads": [["red", "blue"], ["red", "red"]],
    "agreements": [{"name": "size", "values": [6]}],
}


def opened(toml: Toml, players: int = 2) -> Box:
    box = Box()
    box.open(toml, "box.toml", {"size": 6}, players)
    return box


def test_every_field_is_filled_from_its_place() -> None:
    box = opened(FILE, 3)
    assert (box.rounds, box.size, box.path, box.path_length) == (10, 6, [1, 2, 3, 0], 3)
    assert (box.dice, box.faces, box.supply, box.points, box.prices) == ([1, 0], 0b1010, [20, 30], [3, 1], [1, 3])
    assert (box.bonus, box.toll, box.roads, box.extras[0].cost) == (5, [0, 7], 1, 0)
    frigate, cruiser = box.ships
    assert (frigate.colour, frigate.holds, frigate.mines, frigate.worth) == (0, [0, 0], 0, 3)
    assert (cruiser.colour, cruiser.holds, cruiser.mines, cruiser.worth, box.name_length) == (-1, [2, 1], 1, 9, 5)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"limits": {"rounds": 40}}, "limits.rounds: expected a number from 1 to 12, got 40"),
        ({"ships": {"cruiser": {"cost": -1}}}, "ships.cruiser.cost: expected a number from 0 to 9, got -1"),
        ({"ships": {"cruiser": {"colour": "pink"}}}, "ships.cruiser.colour: expected one of none, red, blue, got 'pink'"),
        ({"ships": {"cruiser": {"holds": ["raft"]}}}, "ships.cruiser.holds.1: expected one of frigate, cruiser, got 'raft'"),
        ({"ships": {"cruiser": {"type": "raft"}}}, "ships: expected frigate, cruiser in this order, got frigate, raft"),
        ({"ships": []}, "ships: expected frigate, cruiser in this order, got "),
        ({"ships": {"cruiser": {"holds": [[]]}}}, "ships.cruiser.holds.1: expected one of frigate, cruiser, got a list"),
        ({"dice": ["red"]}, "dice: expected a list of 2 values, got 1"),
        ({"faces": [7]}, "faces.1: expected one of 1, 2, 3, 4, 5, 6, got 7"),
        ({"faces": ["1"]}, "faces.1: expected one of 1, 2, 3, 4, 5, 6, got '1'"),
        ({"faces": [True]}, "faces.1: expected one of 1, 2, 3, 4, 5, 6, got true or false"),
        ({"supply": {"red": 100}}, "supply.red: expected a number from 0 to 99, got 100"),
        ({"paths": {"3": {"steps": []}}}, "paths.3.steps: expected a list of 1 to 4 values, got 0"),
        ({"paths": {"2": {"players": 4}}}, "paths: there is nothing for 2 players"),
        ({"bonus": {"3": 6}}, "bonus.3: expected a number from 0 to 5, got 6"),
        ({"roads": [["red", "pink"]]}, "roads.1.2: expected one of red, blue, got 'pink'"),
        ({"toll": {"cruiser": 0}}, "toll.cruiser: expected a number from 1 to 9, got 0"),
        ({"paths": [{}]}, "paths..steps: is missing"),
        ({"ships": {"cruiser": {"cost": 9}}}, ""),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_place(change: dict[str, Any], said: str) -> None:
    toml = changed(FILE, {"file": "other.toml", "values": change})
    if not said:
        assert opened(toml).ships[1].cost == 9
        return
    with pytest.raises(BoxError) as caught:
        opened(toml)
    assert str(caught.value) == f"box.toml: {said}"


def test_of_hundreds_of_names_only_those_are_said_that_help() -> None:
    sheet, names = Sheet({"node": "x"}, Opening("box.toml", {}, 2)), [f"n{number}" for number in range(300)]
    with pytest.raises(BoxError, match=r"^box\.toml: nodes: expected n7 in this order, got x$"):
        sheet.expect_order("nodes", [*names[:7], "x", *names[8:]], names)
    with pytest.raises(BoxError, match=r"^box\.toml: node: expected one of n0, n1, n2 to n299, got 'x'$"):
        sheet.read(word("node", dict.fromkeys(names, 0)))


def test_what_must_hold_between_values_is_said_by_the_piece() -> None:
    with pytest.raises(BoxError, match=r"^box\.toml: ships\.cruiser\.cost: nobody could pay it$"):
        opened(changed(FILE, {"values": {"ships": {"cruiser": {"cost": 9}}}}), 3)


@pytest.mark.parametrize("place", [("limits",), ("ships", 1), ("supply",), ()])
def test_a_value_that_nobody_reads_is_refused(place: tuple[Any, ...]) -> None:
    toml = deepcopy(FILE)
    table = toml
    for step in place:
        table = table[step]
    table["taste"] = 1
    with pytest.raises(BoxError, match=r"taste: (nothing is played by this value|expected one of red, blue)"):
        opened(toml)


def test_a_value_that_is_missing_is_named() -> None:
    toml = deepcopy(FILE)
    del toml["limits"]["win"]
    with pytest.raises(BoxError, match=r"^box\.toml: limits\.win: is missing$"):
        opened(toml)


def test_where_values_come_from_is_no_value_to_change() -> None:
    with pytest.raises(BoxError, match=r"^other\.toml: limits\.source: says where the values come from, and nothing is played by it$"):
        changed(FILE, {"file": "other.toml", "values": {"limits": {"source": "me"}}})


class Effect(Row):
    colour: Byte = word("colour", Colour)
    sorts: Byte = bits("sorts", SHIP, default=0)
    depth: Byte  # of red ones only

    def complete(self, row: Sheet) -> None:
        if self.colour == Colour.RED:
            self.fill_more(row, {"depth": number("depth", 1, 9)})


class Pile(declared.Box):
    count: Byte = length("effects")
    effects: list[Effect] = rows("effects", Effect, count=3, fewest=0)


def piled(*effects: Toml) -> Pile:
    pile = Pile()
    pile.open({"effects": list(effects)}, "pile.toml", {}, 2)
    return pile


def test_some_rows_have_fields_of_their_own() -> None:
    pile = piled({"colour": "red", "depth": 4, "sorts": ["cruiser"]}, {"colour": "blue"})
    assert (pile.count, pile.effects[0].depth, pile.effects[1].depth) == (2, 4, 0)
    assert (pile.effects[0].sorts, pile.effects[1].sorts) == (2, 0)
    with pytest.raises(BoxError, match=r"^pile\.toml: effects\.red\.depth: is missing$"):
        piled({"colour": "red"})
    with pytest.raises(BoxError, match=r"^pile\.toml: effects\.blue\.depth: nothing is played by this value$"):
        piled({"colour": "blue", "depth": 4})


class Shelf(declared.Box):
    def complete(self, toml: Sheet) -> None:
        assert toml.rows("effects") == []


def test_no_rows_are_read_at_once() -> None:
    Shelf().open({"effects": []}, "shelf.toml", {}, 2)


def test_rows_that_are_counted_are_still_read() -> None:
    assert piled().count == 0
    with pytest.raises(BoxError, match=r"taste: nothing is played by this value$"):
        piled({"colour": "blue", "taste": 1})


GAMES = [game for game in map(find_game, sorted(installed_games())) if issubclass(game.box, declared.Box)]


def tables(toml: Any) -> list[Toml]:
    """Every table of a file, at any depth, but those that only say where its numbers come from."""
    inside = (
        [value for name, value in toml.items() if name != "source"] if isinstance(toml, dict) else toml if isinstance(toml, list) else []
    )
    return [*([toml] if isinstance(toml, dict) else []), *(table for value in inside for table in tables(value))]


def played(toml: Toml) -> Toml:
    """What a box is filled from."""
    return {name: value for name, value in toml.items() if name != "agreements"}


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_no_table_of_a_game_has_room_for_a_value_in_vain(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    for place in range(1, len(tables(played(game._components)))):
        toml = deepcopy(game._components)
        tables(played(toml))[place]["in_vain"] = 1
        with monkeypatch.context() as patch:
            patch.setitem(game.__dict__, "_components", toml)
            with pytest.raises(BoxError, match="in_vain"):
                game.new_box(game.players[-1])
