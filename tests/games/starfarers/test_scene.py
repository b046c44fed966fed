"""The drawing and the terminal picture: well-formed, clickable where something can be chosen, and no wiser than the viewer."""

from __future__ import annotations

import random
import re
from functools import cache
from xml.etree import ElementTree

import pytest

from cosmocafe.core.author.chance import seed_table
from cosmocafe.core.author.table import NOBODY, Told
from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.core.card import thing
from cosmocafe.core.game import View
from cosmocafe.draw.areas import Area
from cosmocafe.draw.text import columns
from cosmocafe.games.starfarers import game
from cosmocafe.games.starfarers.board import COLUMNS, NODE_NAMES, PER_SYSTEM, PLANET_NAMES, PLANETS, ROWS, SITES
from cosmocafe.games.starfarers.scene import MAP, PHONE_MAP, scene
from cosmocafe.games.starfarers.scene.chips import chip_point, chip_size, ships_at
from cosmocafe.games.starfarers.scene.reading import whole_card
from cosmocafe.games.starfarers.scene.sight import chart_of
from cosmocafe.games.starfarers.scene.spots import WORDS_ONLY, reach
from cosmocafe.games.starfarers.scene.story import story_of
from cosmocafe.games.starfarers.scene.symbols import STORIES, STORY_OF
from cosmocafe.games.starfarers.standing import system_names
from cosmocafe.games.starfarers.vocabulary import (
    CARD_NAME,
    CARDS,
    FRIEND_NAME,
    FRIENDS,
    PLANET_NAME,
    RACE_NAME,
    RACES,
    SITE_NAME,
    TEXT_NAME,
    Event,
    Step,
)
from tests.snapshots import compare

from .builder import BLUE, RED, WHITE, YELLOW, Position, position


def view_of(p: Position, seat: int, language: str = "en", tall: bool = False) -> View:
    return View(game, p.box, p.table, seat, names=["Ada", "Bo <b>", "Cy", "Di"], language=language, tall=tall)


@cache
def moments() -> list[Position]:
    """Every question at least once: most come up in random games, some need something special."""
    rare = [
        position(3, hands={BLUE: "ore"}, fame={BLUE: 8, WHITE: 8}, friends={YELLOW: "DI4"}).answer("call-help"),
        position(friends={RED: "DI5"}).do(Step.RELIEF, RED, 1),
        position(ships={YELLOW: "T1 trade C4"}, expansions={YELLOW: "freight_ring"}).fly(1).answer("ship T1", "to B4"),
        Position.begun(3, agreed={"colours": "chosen"}),
    ]
    found = {p.question: p for p in rare}
    for seed in range(30):
        p, mood = Position.begun(3 + seed % 2, seed, {"setup": ["beginner", "advanced"][seed // 2 % 2]}), random.Random(seed)  # noqa: S311
        while not p.over and p.table.turn < 60 and len(found) < len(game.rules.questions):
            found.setdefault(p.question, p.copy())
            p.answer(mood.choice(p.offers()))
    assert len(found) == len(game.rules.questions)
    return list(found.values())


def clickable(drawn: str) -> set[int]:
    """The answers that a drawing gives when it is clicked."""
    things = ElementTree.fromstring(drawn).iter()  # noqa: S314
    return {int(number) for thing in things for number in (thing.get("data-answer") or thing.get("data-answers") or "").split()}


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_that_names_a_thing_can_be_clicked_in_the_drawing(language: str, tall: bool) -> None:
    for p in moments():
        for seat in range(-1, p.table.players):
            view = view_of(p, seat, language, tall)
            drawn = {option for option in view.options if game.catalogue.block(option) not in WORDS_ONLY}
            assert clickable(scene(view)) == drawn
            assert max(map(columns, view.picture.splitlines())) <= 100


def test_nothing_on_a_phone_is_too_small_to_read_or_to_touch() -> None:
    for p in moments():
        drawing = ElementTree.fromstring(scene(view_of(p, p.table.asked, "en", tall=True)))  # noqa: S314
        sizes = [float(part.get("font-size", 99)) for part in drawing.iter() if (part.text or "").strip()]
        assert min(sizes) >= 11, p.question
        buttons = [part for part in drawing.iter() if part.get("role") == "button"]
        assert all(target(button) >= 40 for button in buttons) or p.question == "jump", p.question  # which is looked at from near


def target(button: ElementTree.Element) -> float:
    """How wide the part of a button is that can be touched."""
    parts = [part for part in button if (part.get("class") or "") in ("ring", "touch")]
    return max(min(float(part.get("width", 2 * float(part.get("r", 0)))), float(part.get("height", 99))) for part in parts)


def test_a_phone_looks_at_the_ship_that_flies_and_a_desk_at_everything() -> None:
    p = position(ships={YELLOW: "T1 colony A16"}).fly(3).answer("ship T1")
    wide, tall = view_of(p, YELLOW), view_of(p, YELLOW, tall=True)
    home = chart_of(wide, MAP)
    assert all(MAP.x < at.x < MAP.x + MAP.width and MAP.y < at.y < MAP.bottom for at in home.nodes)
    near = chart_of(tall, PHONE_MAP)
    assert near.camera.side > 40 and 'data-thing="map"' in scene(tall)
    watching = view_of(p, BLUE, tall=True)
    assert chart_of(watching, PHONE_MAP).camera.side < 20 and 'data-thing="map"' not in scene(watching)
    assert scene(tall).split(">")[0] != scene(watching).split(">")[0]  # what lies ahead is not looked up across two of them


def test_the_night_goes_on_beyond_the_drawing() -> None:
    root = ElementTree.fromstring(str(view_of(position(), YELLOW)._repr_svg_()))  # noqa: S314
    night = next(part for part in root.iter() if part.get("class") == "sky")
    assert float(night.get("x", 0)) < -500 and float(night.get("y", 0)) < -500


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_says_the_whole_turn_beside_the_roll(language: str) -> None:
    p = Position.begun(3, agreed={"turn_limit": 200})
    p.table.turn = 123
    events = [Told(Event.ROLLED, YELLOW, 11, 0, 0, NOBODY)]
    drawn = View(game, p.box, p.table, YELLOW, names=["Ada", "Bo", "Cy"], events=events, language=language, tall=True)._repr_svg_()
    assert "123/200</text>" in str(drawn).split('data-roll="dice-123"')[1]


def test_a_trade_on_offer_is_drawn_and_clicked() -> None:
    p = position(hands={YELLOW: "ore ore fuel", BLUE: "food", WHITE: "food"})
    p.answer("propose", "add ore", "add ore", "done", "add food", "done", "accept", "decline")
    assert p.question == "deal"
    drawn = scene(view_of(p, YELLOW))
    assert "Trade with Bo &lt;b&gt; (gives 1 food, wants 2 ore)" in drawn


def test_names_cannot_become_markup() -> None:
    assert "Bo &lt;b&gt;" in scene(view_of(position(), YELLOW))


def test_ships_ports_and_outposts_are_drawn() -> None:
    p = position(ships={YELLOW: "T1 colony A16, T2 trade L16"}, outposts={BLUE: "merchants"}, ports={YELLOW: "gamma.c"})
    drawn = scene(view_of(p, YELLOW))
    assert re.findall(r'data-piece="(ship\w+)"', drawn) == ["ship00", "ship01"]
    board = drawn[: drawn.index('data-thing="track"')]
    assert board.count('"#sf-spaceport"') == 5 and board.count('"#sf-outpost"') == 1
    assert "Merchants: Bo &lt;b&gt;" in drawn


def hidden(plate: Area, ship: Area) -> float:
    """The share of a plate that a ship covers."""
    wide = min(plate.x + plate.width, ship.x + ship.width) - max(plate.x, ship.x)
    high = min(plate.bottom, ship.bottom) - max(plate.y, ship.y)
    return max(wide, 0) * max(high, 0) / (plate.width * plate.height)


@pytest.mark.parametrize("tall", [False, True])
def test_no_ship_hides_the_number_of_a_planet(tall: bool) -> None:
    ships = {YELLOW: "T1 colony C21, T2 trade C23", BLUE: "T1 colony F18", WHITE: "T1 trade J19", RED: "T1 colony N20, T2 trade M23"}
    view = view_of(position(4, ships=ships), YELLOW, tall=tall)
    chart = chart_of(view, PHONE_MAP if tall else MAP)
    s = chart.camera.side
    hulls = [Area(chart.nodes[node].x - 0.3 * s, chart.nodes[node].y - 0.6 * s, 0.6 * s, 1.1 * s) for node in ships_at(view)]
    for planet in range(PLANETS):
        at, (wide, high) = chip_point(view, chart, planet), chip_size(view, chart, planet)
        assert sum(hidden(Area(at.x - wide / 2, at.y - high / 2, wide, high), hull) for hull in hulls) < 0.16, PLANET_NAMES[planet]


def test_a_name_makes_way_for_a_ship_in_its_middle() -> None:
    view = view_of(position(4, ships={BLUE: "T1 colony J12", RED: "T1 trade F12"}), YELLOW)
    chart = chart_of(view, MAP)
    hulls = [Area(chart.nodes[node].x - 10, chart.nodes[node].y - 18, 20, 32) for node in ships_at(view)]
    names = {part.text: part for part in ElementTree.fromstring(scene(view)).iter() if "spaced" in (part.get("class") or "")}  # noqa: S314
    for name in ("TALL HARBOUR", "LOW LANTERN"):
        x, foot, wide = float(names[name].get("x", 0)), float(names[name].get("y", 0)), 9 * len(name)
        spot = Area(x - wide / 2, foot - 9, wide, 9)
        assert sum(hidden(spot, hull) for hull in hulls) < 0.06, name


@pytest.mark.parametrize("tall", [False, True])
def test_no_ship_hides_the_name_of_a_system(tall: bool) -> None:
    view = view_of(position(4, ships={RED: "T1 trade L16, T2 colony M17"}), YELLOW, tall=tall)
    chart = chart_of(view, PHONE_MAP if tall else MAP)
    parts = ElementTree.fromstring(scene(view)).iter()  # noqa: S314
    (name,) = (part for part in parts if part.text in ("COPPER GATE", "Copper") and "name" in (part.get("class") or ""))
    left, right = float(name.get("x", 0)) - (20 if tall else 42), float(name.get("x", 0)) + (20 if tall else 42)
    assert not any(left < chart.nodes[node].x < right for node in ships_at(view))


@pytest.mark.rule("SF-R52", "SF-151")
def test_a_chip_is_drawn_only_for_who_knows_it() -> None:
    p = position(ships={YELLOW: "T1 trade D12"}, chips={"S1.3": "C13"}).fly(3).answer("ship T1", "to D13")
    mine, theirs = scene(view_of(p, YELLOW)), scene(view_of(p, BLUE))
    assert "Ember Reach 3: goods, number 3 (only you know)" in mine
    assert "Ember Reach 3: goods, face down" in theirs


def test_reachable_places_show_their_distance() -> None:
    p = position(ships={YELLOW: "T1 colony A16"}).fly(3).answer("ship T1")
    far = reach(view_of(p, YELLOW))
    assert set(far.values()) == {1, 2, 3}
    drawn = scene(view_of(p, YELLOW))
    (dots,) = re.findall(r'd="([^"]*)" class="reach', drawn)
    assert dots.count("M") == len(far)
    sites = [node for node in far if p.box.nodes[node].site >= 0]
    assert drawn.count('class="steps') == len(sites)


@pytest.mark.rule("SF-147")
def test_the_place_where_a_ship_began_counts_as_reachable_only_if_it_may_found_there() -> None:
    home = NODE_NAMES.index("C13")
    for chips, is_reachable in (({"S1.1": "C17", "S1.3": "C13"}, True), ({"S1.1": "C17", "S1.3": "C22"}, False)):
        p = position(ships={YELLOW: "T1 colony C13"}, chips=chips).fly(3).answer("ship T1", "to D13")
        assert (home in reach(view_of(p, YELLOW))) == is_reachable


def test_a_drawing_does_not_change_when_the_hidden_rest_is_dealt_again() -> None:
    p = position(hands={YELLOW: "ore fuel", BLUE: "food goods"}, ships={BLUE: "T1 colony D15"}, chips={"S1.2": "C22", "S1.3": "C13"})
    p.do(Step.SCOUT, BLUE)
    for seat in (YELLOW, -1):
        drawn = scene(view_of(p, seat))
        for luck in range(5):
            other = p.view(seat)
            seed_table(other, luck, 1, 1)
            game.loops.unveil(p.box, other, seat)
            assert scene(view_of(Position(p.box, other), seat)) == drawn


def test_the_letters_and_numbers_of_the_map_name_every_intersection() -> None:
    view = view_of(Position.begun(4), YELLOW)
    chart = chart_of(view, MAP)
    for name, point in zip(NODE_NAMES, chart.nodes, strict=True):
        assert abs(chart.camera.column_x(COLUMNS.index(name[0])) - point.x) < chart.camera.side / 2
        assert chart.camera.row_y(int(name[1:])) == point.y
    shown = ElementTree.fromstring(scene(view)).itertext()  # noqa: S314
    assert {*COLUMNS, *map(str, ROWS)} <= set(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sites_and_planets_are_called_by_the_names_that_the_map_shows(language: str) -> None:
    words, view = game.words(language), view_of(Position.begun(4), YELLOW, language)
    for site in range(SITES):
        called = words.value(SITE_NAME, site)
        assert called.startswith(system_names(view)[site // PER_SYSTEM])
        assert re.findall(r"[A-P]\d+", called) == [NODE_NAMES[view.box.sites[site].node]]
    for planet in range(PLANETS):
        assert words.value(PLANET_NAME, planet) == f"{system_names(view)[planet // PER_SYSTEM]} {planet % PER_SYSTEM + 1}"


@pytest.mark.rule("SF-132", "SF-R32")
def test_a_free_trade_ship_that_waits_is_drawn() -> None:
    p = position()
    assert 'data-piece="claim' not in scene(view_of(p, YELLOW))
    p.table.fleets[BLUE].claims = 2
    drawn = scene(view_of(p, YELLOW))
    assert re.findall(r'data-piece="(claim\d)"', drawn) == ["claim1"]
    assert "trade ship ×2 waits for a place" in drawn
    assert "+2 trade ship" in view_of(p, YELLOW).picture


@pytest.mark.rule("SF-031", "SF-163")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_friendship_card_can_be_read_before_and_after_it_is_taken(language: str) -> None:
    p = position(friends={BLUE: "ME5"})
    words, drawn = game.words(language), scene(view_of(p, YELLOW, language))
    shown = set(ElementTree.fromstring(drawn).itertext())  # noqa: S314
    for card in range(len(FRIENDS)):
        called = words.value(FRIEND_NAME, card)
        inspected = view_of(p, YELLOW, language).card(thing("friend", card))
        assert inspected is not None and (any(called in line for line in shown) or card == FRIENDS.index("ME5"))
        assert called.replace("：", ": ").partition(": ")[0] == inspected.title
    merchants = words.value(RACE_NAME, RACES.index("merchants"))
    (base,) = [line for line in shown if line.startswith(words.titled(merchants, "Bo"))]
    assert all(words.value(FRIEND_NAME, FRIENDS.index(name)) in base for name in ("ME1", "ME2", "ME3", "ME4"))
    assert words.value(FRIEND_NAME, FRIENDS.index("ME5")) not in base  # no longer there


@pytest.mark.rule("SF-120", "SF-R24", "SF-R52")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS)
def test_the_reader_sees_the_whole_card_and_nobody_else_does(card: str, language: str) -> None:
    p = position(hands={YELLOW: "ore ore"}, ships={YELLOW: "T1 colony A16"}, expansions={YELLOW: "booster " * 5 + "cannon " * 4})
    p.encounter(card)
    assert p.table.card == CARDS.index(card) + 1
    words = game.words(language)
    texts = {words.value(TEXT_NAME, p.box.passages[node].text) for node in card_boxes(p, card) if p.box.passages[node].text >= 0}
    reading = " ".join(whole_card(view_of(p, BLUE, language)))
    assert all(text in reading for text in texts)
    assert words.value(CARD_NAME, CARDS.index(card)) in reading
    inspected = view_of(p, BLUE, language).card("encounter")
    assert inspected is not None and all(line in (inspected.title, *inspected.lines) for line in whole_card(view_of(p, BLUE, language)))
    for seat in (YELLOW, WHITE, RED, -1):
        theirs = view_of(p, seat, language).card("encounter")
        assert theirs is None or words.value(CARD_NAME, CARDS.index(card)) not in (theirs.title, *theirs.lines)
    assert [whole_card(view_of(p, seat, language)) for seat in (YELLOW, WHITE, RED, -1)] == [[]] * 4


def card_boxes(p: Position, card: str) -> range:
    """The boxes of an encounter card."""
    firsts = [*p.box.card_first, next(node for node in range(len(p.box.passages), 0, -1) if p.box.passages[node - 1].sign)]
    return range(firsts[CARDS.index(card)], firsts[CARDS.index(card) + 1])


@pytest.mark.parametrize("card", CARDS)
def test_what_the_reader_sees_has_chinese_marks(card: str) -> None:
    p = position(hands={YELLOW: "ore ore ore"}, ships={YELLOW: "T1 colony A16"}).encounter(card)
    lines = whole_card(view_of(p, BLUE, "zh-Hant"))
    assert [line for line in lines if re.search(r"[:;,.] |[()]", line)] == []


def test_what_the_reader_sees_says_what_answers_lead_to() -> None:
    p = position(hands={YELLOW: "ore ore"}, ships={YELLOW: "T1 colony A16"}).encounter("E04")
    assert whole_card(view_of(p, BLUE)) == [
        "Black market I",
        "▸ A pirate will give any 2 cards for 1 other card. Deal?",
        "  Yes: 1 card swapped for 2 of choice",
        "    the mother ship's roll",
        "      1, 2: People whisper about stolen wares. (fame −1)",
        "      3: The patrol takes both cards back and names the buyer. (the cards taken go back, fame −1)",
        "      4, 5: Nobody ever hears of it.",
        "  No: Such honesty is noticed. (fame +1)",
    ]
    chase = position(hands={YELLOW: "ore ore"}, ships={YELLOW: "T1 colony A16"}).encounter("E17")
    assert whole_card(view_of(chase, BLUE)) == [
        "Ambush I",
        "▸ A pirate attacks. Try to outrun him?",
        "  Yes: boosters against Cy",
        "    Cy has more: against Di, combat",
        "      won: His hold is full of ore. (+2 ore, fame +1)",
        "      lost: Beaten, but bravely. (expansions −1, fame +1)",
        "    otherwise: The ship gets away, and people laugh. (fame −1)",
        "  No: against Di, combat",
        "    won: His hold is full of ore. (+2 ore, fame +1)",
        "    lost: Beaten, but bravely. (expansions −1, fame +1)",
    ]


@pytest.mark.rule("SF-R52")
def test_the_picture_of_an_encounter_tells_no_more_than_was_heard() -> None:
    box = position().box
    pictures: dict[int, set[str]] = {}
    for card, story in STORY_OF.items():
        pictures.setdefault(box.passages[box.card_first[card]].text, set()).add(story)
    assert len(STORY_OF) == len(CARDS) and all(len(stories) == 1 for stories in pictures.values())
    p = position(hands={YELLOW: "ore ore"}, ships={YELLOW: "T1 colony A16"}).encounter("E13")
    assert story_of(view_of(p, YELLOW)) == "trader" and "disguise" not in STORIES
    p.answer("amount 1", "give ore")
    assert story_of(view_of(p, YELLOW)) == "disguise"


@pytest.mark.parametrize("name", ["desk", "phone"])
def test_snapshot(name: str) -> None:
    p = position(
        3,
        hands={YELLOW: "ore ore fuel carbon carbon food goods"},
        ships={YELLOW: "T1 colony J13, T2 trade K16", BLUE: "T2 colony H14", WHITE: "T1 trade N17"},
        colonies={YELLOW: "S4.a", BLUE: "S3.c", WHITE: "S1.a"},
        outposts={YELLOW: "merchants", BLUE: "merchants", WHITE: "green_folk"},
        expansions={YELLOW: "booster booster cannon freight_ring", BLUE: "booster cannon", WHITE: "booster freight_ring"},
        fame={YELLOW: 3},
    )
    p.fly(4).answer("ship T1")
    compare(f"starfarers/{name}.svg", str(view_of(p, YELLOW, tall=name == "phone")._repr_svg_()))
