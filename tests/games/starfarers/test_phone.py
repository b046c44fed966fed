"""What a phone shows without scrolling or coming nearer: the map, the hand, how everybody stands, and where a flight may lead."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from math import dist
from unittest import mock
from xml.etree import ElementTree

import pytest

from cosmocafe.core.author.sets import has, only
from cosmocafe.core.author.table import Told
from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.core.game import View
from cosmocafe.core.match import Match
from cosmocafe.draw.areas import Area
from cosmocafe.draw.text import columns
from cosmocafe.games.starfarers import game
from cosmocafe.games.starfarers.board import NODE_NAMES, PLANET_NAMES, PLANETS, SITES
from cosmocafe.games.starfarers.scene import MAP, PHONE_MAP, scene
from cosmocafe.games.starfarers.scene.chips import plate_of
from cosmocafe.games.starfarers.scene.sight import CLOSE, FLIGHT, NEAR, chart_of, corner, is_in, is_near
from cosmocafe.games.starfarers.scene.spots import Spot, all_on, choices_of, flying, reach
from cosmocafe.games.starfarers.standing import offering, rolled
from cosmocafe.games.starfarers.vocabulary import RACE_NAME, RACES, ChipKind, Step

from .builder import BLUE, WHITE, YELLOW, position
from .test_scene import moments, view_of

IN_SIGHT = 500  # of a phone of 390 x 844, below the café's head and above a question with three rows of answers


def drawn(view: View) -> ElementTree.Element:
    return ElementTree.fromstring(scene(view))  # noqa: S314


def things(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [part for part in root.iter() if part.get("data-thing") == name]


def feet(part: ElementTree.Element) -> Iterator[float]:
    """Where everything ends that a part is made of."""
    for one in part.iter():
        if one.get("y") and one.get("height"):
            yield float(one.get("y", 0)) + float(one.get("height", 0))


def test_the_map_and_the_hand_are_seen_at_once() -> None:
    root = drawn(view_of(position(3, hands={YELLOW: "ore ore fuel"}), YELLOW, tall=True))
    assert PHONE_MAP.bottom < IN_SIGHT
    for name in (*(f"good:{kind}" for kind in range(5)), "pile"):
        (shown,) = things(root, name)
        assert max(feet(shown)) <= IN_SIGHT


@pytest.mark.parametrize("players", [3, 4])
def test_points_cards_and_fame_of_everybody_stand_above_the_map(players: int) -> None:
    p = position(players, hands={BLUE: "ore ore ore ore ore food food"}, fame={BLUE: 9})
    root = drawn(view_of(p, YELLOW, tall=True))
    above = things(root, f"seat:{BLUE}")[0]
    assert max(feet(above)) <= PHONE_MAP.y
    assert {str(p.points(BLUE)), "7", "9"} <= set(above.itertext())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_of_a_small_map_hides_a_building_and_no_name_hides_a_number(language: str) -> None:
    view = view_of(position(4), YELLOW, language, tall=True)
    chart = chart_of(view, PHONE_MAP)
    assert chart.camera.side < 20
    root = drawn(view)
    plates = [part for part in root.iter() if part.get("class") == "number"]
    boxes = [tuple(float(part.get(side, 0)) for side in ("x", "y", "width", "height")) for part in plates]
    assert len(boxes) >= 12
    for site in range(SITES):
        x, y = chart.nodes[view.box.sites[site].node]
        assert all(dist((x, y), (min(max(x, left), left + wide), min(max(y, top), top + high))) > 2 for left, top, wide, high in boxes)
    names = [part for part in root.iter() if part.tag.endswith("text") and "name" in (part.get("class") or "") and len(part.text or "") > 1]
    for name in names:
        x, y = float(name.get("x", 0)), float(name.get("y", 0))
        assert not any(left < x < left + wide and top < y - 4 < top + high for left, top, wide, high in boxes), name.text


def test_a_plate_on_a_small_map_shows_a_number_and_a_lair_is_drawn_as_one() -> None:
    laid = dict(zip((PLANET_NAMES[planet] for planet in (13, 16, 18)), ("C22", "C24", "C21"), strict=True))  # a lair, ice, a number
    p = position(4, chips=laid)
    for name in laid:
        p.table.face_up |= only(PLANET_NAMES.index(name))
    view = view_of(p, YELLOW, tall=True)
    assert chart_of(view, PHONE_MAP).camera.side < 20
    shown = [view.box.chips[view.table.chip[planet] - 1] for planet in range(PLANETS) if has(view.table.face_up, planet)]
    peeked = next(planet for planet in range(PLANETS) if not has(view.table.face_up, planet))
    view.table.chip[peeked] = 1 + next(number for number, chip in enumerate(view.box.chips) if chip.kind == ChipKind.NUMBER)
    root = drawn(view)  # what lies face down is no number for all, whoever has looked at it
    used = [part.get("href", "").removeprefix("#") for part in root.iter() if part.tag.endswith("use")]
    plates = [part for part in root.iter() if part.get("class") == "number"]
    kinds = [chip.kind for chip in shown]
    assert len(plates) == kinds.count(ChipKind.NUMBER)
    assert used.count("sf-chip-lair") == kinds.count(ChipKind.PIRATE) and used.count("sf-chip-ice") == kinds.count(ChipKind.ICE)
    assert {ChipKind.PIRATE, ChipKind.ICE} <= set(kinds)


def outer(part: ElementTree.Element) -> Iterator[ElementTree.Element]:
    """All that a part is made of, but for what a drawing within it holds: that is cut at its edges."""
    for one in part:
        yield one
        if not one.tag.endswith("svg"):
            yield from outer(one)


def frame(root: ElementTree.Element, name: str) -> tuple[float, float]:
    """From where to where something reaches."""
    own = [one for part in things(root, name) for one in outer(part) if one.get("y") and one.get("height")]
    return min(float(one.get("y", 0)) for one in own), max(float(one.get("y", 0)) + float(one.get("height", 0)) for one in own)


def test_on_a_phone_no_row_of_the_own_desk_lies_on_another() -> None:
    root = drawn(view_of(position(3, hands={YELLOW: "ore ore fuel"}), YELLOW, tall=True))
    rows = [[f"good:{kind}" for kind in range(5)], [f"mother:{YELLOW}"], [f"bank:{kind}" for kind in range(5)]]
    rows += [[f"thing:{kind}" for kind in range(3)], [f"thing:{kind}" for kind in range(3, 6)]]
    frames = [[frame(root, name) for name in row] for row in rows]
    for above, below in pairwise(frames):
        assert max(foot for _, foot in above) <= min(top for top, _ in below) + 0.5
    assert frames[0][0][0] >= PHONE_MAP.bottom


def flights() -> Iterator[list[View]]:
    """The questions of whole flights, from matches played at random."""
    for seed in range(4):
        match, mood, flight = Match(game, 3 + seed % 2, seed), random.Random(seed), list[View]()  # noqa: S311
        while not match.over and match.number < 260:
            view = match.view(match.asked, tall=True)
            if view.step in (Step.STEP, Step.LAND):
                flight = flight if view.table.steps else []
                flight.append(view)
            elif flight:
                yield flight
                flight = []
            match.answer(mood.choice(match.options))


def test_the_map_stands_still_while_a_ship_flies_and_shows_wherever_it_may_end() -> None:
    longest = 0
    for flight in flights():
        charts = [chart_of(view, PHONE_MAP) for view in flight]
        if flight[0].parts["left"] + flight[0].table.steps <= 7:
            assert len({chart.camera for chart in charts}) == 1
            longest = max(longest, len(charts))
        for view, chart in zip(flight, charts, strict=True):
            here = view.table.fleets[view.asked].at[flying(view)] - 1
            assert chart.camera.side >= 26
            assert all(is_in(PHONE_MAP, chart.nodes[node]) for node in (here, *all_on(view, Spot.NODE)))
            if view.parts["left"] <= 7:
                assert all(is_in(PHONE_MAP, chart.nodes[node]) for node in reach(view))
    assert longest > 3


def test_whatever_is_written_on_the_map_of_a_flight_can_be_read() -> None:
    p = position(ships={YELLOW: "T1 colony A16"}, expansions={YELLOW: "booster booster booster"}).fly(4).answer("ship T1")
    for view in (view_of(p, YELLOW, tall=True), *(flight[0] for flight in flights())):
        root = drawn(view)
        assert min(float(part.get("font-size", 99)) for part in root.iter() if (part.text or "").strip()) >= 11
    assert any(float(part.get("r", 0)) < 9 for part in drawn(view_of(p, YELLOW, tall=True)).iter() if part.get("class") == "steps")


def test_the_little_map_makes_room_for_a_finger_on_what_is_asked_about() -> None:
    made_room = 0
    for p in moments():
        view = view_of(p, p.table.asked, tall=True)
        chart = chart_of(view, PHONE_MAP)
        with mock.patch("cosmocafe.games.starfarers.scene.sight.asked_about") as asked:
            asked.return_value = []
            usual = corner(view, chart, PHONE_MAP)
            for node in [node for node, at in enumerate(chart.nodes) if is_in(usual.inset(-20), at)]:
                asked.return_value = [node]
                assert not is_in(corner(view, chart, PHONE_MAP).inset(-20), chart.nodes[node])
                made_room += 1
    assert made_room > 3


def test_the_little_map_lies_on_nothing_that_is_asked_about() -> None:
    seen = 0
    for p in moments():
        view = view_of(p, p.table.asked, tall=True)
        chart = chart_of(view, PHONE_MAP)
        if choices_of(view).has_any and is_near(view, chart, PHONE_MAP):
            lies = corner(view, chart, PHONE_MAP).inset(-20)
            assert not any(is_in(lies, chart.nodes[node]) for node in all_on(view, Spot.NODE)), p.question
            seen += 1
    assert seen > 3


def test_a_phone_comes_no_nearer_than_it_needs_to_and_a_desk_not_at_all() -> None:
    for p in moments():
        view = view_of(p, p.table.asked, tall=True)
        choices_of(view)
        assert chart_of(view, PHONE_MAP).camera.side <= (NEAR if view.step in (Step.FLY, Step.STEP, Step.LAND) else CLOSE)
        assert not is_near(view_of(p, p.table.asked), chart_of(view_of(p, p.table.asked), MAP), MAP)


@pytest.mark.parametrize("tall", [False, True])
def test_what_was_rolled_shines_and_nothing_else(tall: bool) -> None:
    match, mood, seen = Match(game, 4, 3), random.Random(3), 0  # noqa: S311
    while not match.over and match.number < 120 and seen < 4:
        match.answer(mood.choice(match.options))
        view = match.view(YELLOW, tall=tall)
        chips = [view.box.chips[view.table.chip[planet] - 1] for planet in range(PLANETS) if has(view.table.face_up, planet)]
        paying = [chip for chip in chips if rolled(view) >= 0 and has(chip.rolls, rolled(view))]
        assert sum(part.get("class") == "pays" for part in drawn(view).iter()) == len(paying)
        seen += bool(paying)
    assert seen == 4


@pytest.mark.parametrize("seat", [YELLOW, BLUE])
def test_beside_the_own_ship_stand_fame_and_points(seat: int) -> None:
    p = position(3, fame={YELLOW: 7, BLUE: 5}, colonies={YELLOW: "S4.a"})
    fame = p.table.fleets[seat].fame
    beside, *_ = things(drawn(view_of(p, seat, tall=True)), f"points:{seat}")
    assert [part.text for part in beside.iter() if (part.text or "").isdecimal()] == [str(fame), str(p.points(seat))] and fame != p.points(
        seat
    )


def long_flight(start: str) -> Iterator[View]:
    """A fast ship that flies on to where it is farthest from its start."""
    p = position(ships={YELLOW: f"T1 colony {start}"}, expansions={YELLOW: " ".join(["booster"] * 6)}).fly(5).answer("ship T1")
    began, heard = p.box.nodes[NODE_NAMES.index(start)], list[Told]()
    while p.question == "step":
        heard += p._told
        view = View(game, p.box, p.table.copy(), YELLOW, names=["Ada", "Bo", "Cy", "Di"], events=heard[:], tall=True)
        there = all_on(view, Spot.NODE)
        yield view
        p.answer(f"to {NODE_NAMES[max(there, key=lambda node: began.distance[node])]}")


def test_all_that_is_asked_about_is_on_the_map() -> None:
    """Also where a ship flies so far that all it can reach would be too small for a finger."""
    far = [view for start in ("A16", "F1", "G9") for view in long_flight(start)]
    asked = 0
    for view in (*(view_of(p, p.table.asked, tall=True) for p in moments()), *far):
        nodes = all_on(view, Spot.NODE) if choices_of(view).has_any else {}
        chart = chart_of(view, PHONE_MAP)
        assert all(is_in(PHONE_MAP, chart.nodes[node]) for node in nodes)
        asked += bool(nodes)
    assert asked > 30 and len(far) > 24
    assert all(chart_of(view, PHONE_MAP).camera.side >= FLIGHT for view in far)


def test_trades_side_by_side_are_wide_enough_for_a_finger() -> None:
    p = position(4, hands={YELLOW: "ore ore fuel", 1: "food", 2: "food", 3: "food"})
    p.answer("propose", "add ore", "add ore", "done", "add food", "done", "accept", "accept", "accept")
    assert p.question == "deal"
    root = drawn(view_of(p, YELLOW, tall=True))
    for seat in (1, 2, 3):
        (trade,) = things(root, f"offer:{seat}")
        ring = next(part for part in trade if part.get("class") == "ring")
        assert min(float(ring.get("width", 0)), float(ring.get("height", 0))) >= 40


@pytest.mark.parametrize("tall", [False, True])
def test_cards_of_a_trade_lie_side_by_side(tall: bool) -> None:
    p = position(3, hands={YELLOW: "ore fuel", BLUE: "carbon food"})
    p.answer("propose", "add ore", "add fuel", "done", "add carbon", "done", "counter", "add food")
    for seat in range(3):
        root = drawn(view_of(p, seat, tall=tall))
        rows: dict[float, list[float]] = {}
        for part in things(root, f"offer:{YELLOW}")[0].iter():
            if "sf-" in (part.get("href") or ""):
                rows.setdefault(float(part.get("y", 0)), []).append(float(part.get("x", 0)))
        assert sum(map(len, rows.values())) >= 3
        assert all(right - left >= 28 for row in rows.values() for left, right in pairwise(sorted(row)))


def test_trades_keep_their_order_while_one_is_put_together() -> None:
    p = position(3, active=WHITE, hands={WHITE: "ore", YELLOW: "food ore"})
    p.answer("propose", "add ore", "done", "add food", "done", "counter")
    before = offering(view_of(p, YELLOW))
    p.answer("add food")
    assert before == offering(view_of(p, YELLOW)) == [YELLOW, WHITE]


@pytest.mark.parametrize("players", [3, 4])
def test_a_desk_says_whole_names_beside_trades(players: int) -> None:
    p = position(players, hands={YELLOW: "ore fuel", BLUE: "food"}).answer("propose", "add ore", "done", "add food")
    view = View(game, p.box, p.table, YELLOW, names=["Captain Vega 2", "Bo", "Cy", "Di"][:players])
    (trade,) = things(drawn(view), f"offer:{YELLOW}")
    assert "Captain Vega 2" in trade.itertext()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_people_lies_on_a_chip(language: str) -> None:
    view = view_of(position(4), YELLOW, language, tall=True)
    chart = chart_of(view, PHONE_MAP)
    chips = [plate_of(view, chart, planet) for planet in range(PLANETS)]
    whole = [view.words.value(RACE_NAME, race) for race in range(len(RACES))]
    peoples = {*whole, *(word for name in whole for word in name.split(" "))}
    names = [part for part in drawn(view).iter() if part.text in peoples and "name" in (part.get("class") or "")]
    assert len(names) >= len(RACES)
    for name in names:
        wide, x = columns(name.text or "") * 6.0, float(name.get("x", 0))
        left = x - wide if "end" in (name.get("class") or "") else x
        spot = Area(left, float(name.get("y", 0)) - 9, wide, 9)
        assert max(spot.shared(chip) for chip in chips) < 20, name.text
