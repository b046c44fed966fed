"""The inspector: everything that is drawn has a card, and the cards say what has to be known and no more."""

from __future__ import annotations

import pytest

from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.core.card import Card, thing
from cosmocafe.core.contract.sights import check_cards, things_of
from cosmocafe.core.game import View
from cosmocafe.games.starfarers import game
from cosmocafe.games.starfarers.board import NODE_NAMES, OUTPOSTS, PLANET_NAMES, PLANETS, SITE_NAMES, SITES
from cosmocafe.games.starfarers.cards import cards
from cosmocafe.games.starfarers.vocabulary import FRIEND_NAME, FRIENDS, RACES, RESOURCES, THINGS

from .builder import BLUE, YELLOW, Position, position

NAMES = ["Ada", "Bo", "Cy", "Di"]


def card(p: Position, kind: str, *which: int, seat: int = YELLOW, language: str = "en") -> Card:
    """A card as a player sees it."""
    found = cards(View(game, p.box, p.table, seat, names=NAMES, language=language), thing(kind, *which))
    assert found is not None
    return found


def test_everything_that_is_drawn_can_be_inspected() -> None:
    assert "kinds" in check_cards(game, 40, lambda done: None)


@pytest.mark.parametrize("tall", [False, True])
def test_everything_on_the_table_is_marked(tall: bool) -> None:
    p = position(ships={YELLOW: "T1 colony A16"}, friends={YELLOW: "ME1"})
    marked = things_of(View(game, p.box, p.table, YELLOW, tall=tall))
    wanted = ["clock", "pile", "roll", "ship:0:0", "mother:0", "friend:10", "points:0", *(f"seat:{seat}" for seat in range(4))]
    for kind, number in (("planet", PLANETS), ("site", SITES), ("dock", OUTPOSTS), ("people", len(RACES))):
        wanted += [f"{kind}:{n}" for n in range(number)]
    for kind, number in (("good", RESOURCES), ("bank", RESOURCES), ("thing", THINGS)):
        wanted += [f"{kind}:{n}" for n in range(number)]
    assert set(wanted) <= set(marked)


@pytest.mark.rule("SF-190", "SF-191", "SF-193", "SF-194", "SF-195", "SF-196", "SF-197", "SF-198")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_friendship_card_says_what_it_does(language: str) -> None:
    p, seen = position(), set()
    for number in range(len(FRIENDS)):
        shown = card(p, "friend", number, language=language)
        what = game.words(language).value(FRIEND_NAME, number).replace("：", ": ").partition(": ")[2]
        assert shown.lines[0].lower() == what.lower()
        seen.add(shown.rules[0])
    assert len(seen) == 8


@pytest.mark.rule("SF-151", "SF-R52")
def test_a_planet_says_its_chip_only_to_who_knows_it() -> None:
    p = position(ships={YELLOW: "T1 trade D12"}, chips={"S1.3": "C13"}).fly(3).answer("ship T1", "to D13")
    which = PLANET_NAMES.index("S1.3")
    assert card(p, "planet", which).numbers == [("Goods", "number 3 (only you know)")]
    assert card(p, "planet", which, seat=BLUE).numbers == [("Goods", "face down")]


@pytest.mark.rule("SF-170", "SF-171")
def test_a_chip_that_let_ships_pass_says_what_it_would_take_and_nothing_where_nothing_is_known() -> None:
    p, which = position(), PLANET_NAMES.index("S1.3")
    assert len(card(p, "planet", which).lines) == 1
    p.table.dared[which], p.table.thawed[which] = 2, 0
    assert card(p, "planet", which).lines[1:] == ["Strength, if it is a pirate lair: > 2"]
    p.table.thawed[which] = 1
    assert card(p, "planet", which).lines[1].endswith("Freight rings, if it is ice: > 1")


@pytest.mark.rule("SF-144")
def test_beside_a_spaceport_it_is_said_who_may_stop() -> None:
    p = position()
    assert card(p, "node", NODE_NAMES.index("C21")).lines[0].startswith("Spaceport of Ada")
    assert "only the owner" in card(p, "node", NODE_NAMES.index("C21")).lines[1]
    assert card(p, "node", NODE_NAMES.index("D12")).lines == [game.words("en").label("how_node")]


@pytest.mark.rule("SF-157")
@pytest.mark.parametrize(("players", "how"), [(3, "how_blocked"), (4, "how_site")])
def test_a_site_is_closed_where_a_system_has_all_its_colonies(players: int, how: str) -> None:
    p = position(players, colonies={YELLOW: "S1.a", BLUE: "S1.b"})
    assert card(p, "site", SITE_NAMES.index("S1.c")).lines == [game.words("en").label(how)]


def test_a_ship_says_what_it_carries_and_how_far_it_flies() -> None:
    p = position(ships={YELLOW: "T2 trade A16"}, expansions={YELLOW: "booster booster cannon"})
    shown = card(p, "ship", YELLOW, 1)
    assert shown.title == "Trade ship · ship II · Ada"
    assert {("Stands at", "A16"), ("Speed", "+2"), ("Strength", "1")} <= set(shown.numbers)


def test_a_player_says_where_the_points_come_from() -> None:
    shown = card(position(fame={BLUE: 5}), "seat", BLUE)
    assert shown.title == "Bo"
    assert {("Points", "6/15"), ("Colonies", "+2"), ("Spaceports", "+2"), ("Fame", "5"), ("Fame points", "+2")} <= set(shown.numbers)


def test_no_number_of_a_player_is_named_like_another() -> None:
    for language in LANGUAGES:
        names = [name for name, _ in card(position(fame={BLUE: 5}), "seat", BLUE, language=language).numbers]
        assert len(set(names)) == len(names)


def test_a_people_names_the_cards_that_are_left() -> None:
    shown = card(position(friends={BLUE: "ME5"}), "people", RACES.index("merchants"))
    assert "Holder: Bo" in shown.lines and "Friendship cards left here: 4" in shown.lines


@pytest.mark.parametrize(
    "name",
    [
        "planet:33",
        "site:33",
        "node:319",
        "dock:20",
        "people:4",
        "friend:20",
        "ship:0:0",
        "ship:0:3",
        "seat:4",
        "good:5",
        "thing:6",
        "encounter",
    ],
)
def test_what_does_not_lie_there_has_no_card(name: str) -> None:
    p = position(4)
    assert cards(View(game, p.box, p.table, YELLOW), name) is None
