"""The table as a drawing."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from cosmocafe.core.author.table import NOBODY, Told
from cosmocafe.core.game import View
from cosmocafe.core.match import Match
from cosmocafe.games.star_stations import game
from cosmocafe.games.star_stations.squares import NAMES
from cosmocafe.games.star_stations.vocabulary import Answer, Event
from tests.draw.reading import SVG, Element, answers_in, classed, parsed, refuse_mute
from tests.snapshots import compare

from .builder import BLUE, GREEN, RED, Position, position

EAGER = {"module": 30, "build": 12, "strike": 25, "volley": 25, "mine": 6, "pass": 0.01}  # how much a player likes an answer, else 1
PEOPLE = ["Ann", "Bob", "Cem", "Dora"]
SHIPS = ("ss-frigate", "ss-destroyer", "ss-cruiser", "ss-flagship")


def seen(p: Position, seat: int = RED, *, events: Sequence[Told] | None = None, language: str = "en", tall: bool = False) -> View:
    """A position as a seat sees it."""
    told = p._told if events is None else events
    return View(game, p.box, p.table, seat, names=PEOPLE[: p.table.players], events=told, language=language, tall=tall)


def drawn(view: View) -> Element:
    """A view's drawing, parsed."""
    return parsed(view._repr_svg_())


def random_views(players: int, size: int, *, every: int, most: int = 240) -> Iterator[Match]:
    """A match of players who build and fight but choose at random where, again and again while it goes on."""
    match, luck = Match(game, players, 5, agreed={"board_size": size}, names=PEOPLE[:players]), random.Random(size)  # noqa: S311
    while not match.over and match.number < most:
        if match.number % every == 0:
            yield match
        liking = [EAGER.get(game.catalogue.text(option).split()[0], 1) for option in match.options]
        match.answer(luck.choices(match.options, liking)[0])
    yield match


def squares(root: Element) -> dict[str, Element]:
    """The groups of the squares, by name."""
    found = [(part.attrib["data-square"], part) for part in root.iter() if "data-square" in part.attrib]
    assert len(dict(found)) == len(found)
    return dict(found)


def pieces(root: Element) -> dict[str, str]:
    """The square of every piece."""
    found = [
        (part.attrib["data-piece"], name) for name, square in squares(root).items() for part in square.iter() if "data-piece" in part.attrib
    ]
    assert len(dict(found)) == len(found), "two pieces have the same name"
    return dict(found)


def expected(view: View) -> dict[str, list[int]]:
    """The options that lie on each square, read from their text forms."""
    places: dict[str, list[int]] = {}
    for answer in view.options:
        word, *_, last = game.catalogue.text(answer).split() * 2
        if word == "hit":
            last = NAMES[view.parts["square"]]
        if last in NAMES:
            places.setdefault(last, []).append(answer)
    return places


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", [5, 6, 7])
def test_every_drawing_is_well_formed_and_harmless(players: int, size: int) -> None:
    for match in random_views(players, size, every=20):
        for seat in range(NOBODY, players):
            root = drawn(match.view(seat, game.languages[seat % 2], tall=seat % 2 == 0))
            assert root.tag == f"{SVG}svg"
            ids = Counter(part.attrib["id"] for part in root.iter() if "id" in part.attrib)
            assert max(ids.values(), default=1) == 1
            for part in root.iter():
                assert part.tag not in (f"{SVG}script", f"{SVG}image", f"{SVG}a", f"{SVG}foreignObject")
                assert not [name for name in part.attrib if name.startswith("on")]
                assert "href" not in part.attrib or part.attrib["href"][1:] in ids


BESIDE = frozenset((Answer.MINE, Answer.REFINE, Answer.REFINE_ALL, Answer.BUILD, Answer.HIT))  # these lie on my desk or in the battle too
MANY = frozenset((Answer.BRING_ALL,))  # on each of the ships


def refuse_misplaced(view: View) -> None:
    """Every option that names a square lies on it, once; what is bought, mined and hit lies beside the board as well."""
    root, wanted = drawn(view), expected(view)
    for name, square in squares(root).items():
        found = Counter(answers_in(square))
        assert sorted(found) == sorted(wanted.pop(name, []))
        assert all(times == 1 for answer, times in found.items() if game.catalogue.block(answer) not in MANY)
    assert not wanted
    beside = Counter(answers_in(root)) - Counter(answer for square in squares(root).values() for answer in answers_in(square))
    assert set(beside) <= {answer for answer in view.options if game.catalogue.block(answer) in BESIDE}
    works = {answer for answer in view.options if game.catalogue.block(answer) in BESIDE - {Answer.HIT}}
    assert works <= set(beside)
    assert max(beside.values(), default=1) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", [5, 7])
def test_every_option_lies_exactly_on_its_square(players: int, size: int) -> None:
    kinds = set()
    for match in random_views(players, size, every=3, most=150):
        kinds |= {game.catalogue.block(answer) for answer in match.options}
        refuse_misplaced(match.view(match.asked, tall=bool(match.number % 2)))
    common = {Answer.STAR, Answer.ASTEROID, Answer.START, Answer.MODULE, Answer.GATHER, Answer.SCATTER, Answer.BRING, Answer.SEND}
    assert common <= kinds


@pytest.mark.parametrize(
    ("answers", "asked", "kinds"),
    [
        ((), "act", {Answer.STRIKE, Answer.VOLLEY, Answer.GATHER, Answer.SCATTER, Answer.PASS}),
        (("volley c3",), "aim c3", {Answer.AIM}),
        (("gather c4", "bring destroyer c3"), "gather c4", {Answer.BRING, Answer.BRING_ALL, Answer.DONE}),
        (("scatter c3", "send frigate a3"), "scatter c3", {Answer.SEND, Answer.SEND_ALL, Answer.DONE}),
    ],
)
def test_options_of_the_rarer_questions(answers: tuple[str, ...], asked: str, kinds: set[Answer]) -> None:
    p = position(red="X a1, DD c3, FF c3, F b4", blue="FFF c3, C d3, X f6")
    if answers:
        p.answer(*answers)
    assert p.question == asked
    assert {game.catalogue.block(option) for option in p.table.offered} == kinds
    refuse_misplaced(seen(p))


def test_what_can_be_clicked_says_so_in_words() -> None:
    p = position(red="X a1, FF c3, D b3", blue="F c3, X f6", stars="c3", ore=[4])
    view = seen(p)
    root = drawn(view)
    assert root.attrib["role"] == "group"
    assert refuse_mute(view, root) > 5


def test_no_button_lies_in_another() -> None:
    for match in random_views(3, 6, every=9):
        for part in classed(drawn(match.view(match.asked)), "answer"):
            assert len(classed(part, "answer")) == 1


def test_one_square_can_stand_for_many_answers() -> None:
    p = position(red="X a1, FF c3", blue="X f6", stations="c3", metal=[8])
    refuse_misplaced(seen(p))
    label = squares(drawn(seen(p)))["c3"].attrib["aria-label"]
    assert label == (
        "c3 (Station, Ann; Ann: frigate 2). Choices: 4. Build a frigate on c3; Build a destroyer on c3; Build a cruiser on c3; "
        "Move ships from c3"
    )


@pytest.mark.parametrize("seat", [BLUE, NOBODY])
def test_who_is_not_asked_can_click_nothing(seat: int) -> None:
    p = position(red="X a1", blue="X f6")
    root = drawn(seen(p, seat))
    assert root.attrib["role"] == "img"
    assert not answers_in(root)
    assert not classed(root, "answer")


def test_hits_lie_on_the_ships_that_can_take_them() -> None:
    p = position(red="X a1, CC c3", blue="FFC c3, X f6").answer("strike c3", hits=2)
    refuse_misplaced(seen(p))
    square = squares(drawn(seen(p)))["c3"]
    labels = {part.attrib["aria-label"] for part in classed(square, "answer")}
    assert labels == {"Hit a frigate of Bob: fresh (frigate 2)", "Hit a cruiser of Bob: fresh (cruiser 1)"}
    p.answer("hit seat2 cruiser whole")
    square = squares(drawn(seen(p)))["c3"]
    assert "Hit a cruiser of Bob: dented (cruiser 1 (dented 1))" in [part.attrib["aria-label"] for part in classed(square, "answer")]
    assert len(classed(square, "crack")) == 1


def test_there_is_only_one_flagship() -> None:
    p = position(3, red="CC c3, FX b3", blue="FX c3")
    sent = [game.words("en").answer(option) for option in p.copy().answer("scatter b3").table.offered]
    assert {"Send a frigate to c3", "Send the flagship to c3"} <= set(sent)
    brought = [game.words("en").answer(option) for option in p.copy().answer("gather c3").table.offered]
    assert {"Bring a frigate from b3", "Bring the flagship from b3"} <= set(brought)
    moved = p.copy().answer("scatter b3", "send flagship c3")
    assert sentences(moved) == ["Ann moves the flagship from b3 to c3"]
    struck = p.answer("strike c3", hits=2)
    assert "Hit the flagship of Bob: fresh" in [seen(struck).answer_words(option) for option in struck.table.offered]
    assert sentences(struck.answer("hit seat2 flagship whole", "hit seat2 flagship dented"))[1] == "Bob loses the flagship on c3"


@pytest.mark.rule("SS-178")
def test_a_compared_end_names_the_winner_and_the_figures() -> None:
    p = position(red="F c3", blue="C d4", stations="c3", passes=3).answer("pass")
    assert sentences(p)[1:] == [
        "Everybody passed twice: stations, then fleets, then stocks decide",
        "Ann: 1 station, a fleet worth 10 metal",
        "Bob: 0 stations, a fleet worth 16 metal",
        "Ann is ahead and wins",
    ]
    assert "Ann is ahead and wins" in words_in(drawn(seen(p, NOBODY)))
    level = position(3, red="F c3", blue="F d4", green="", metal=[3, 3, 9], ore=[1, 1, 9], passes=5).answer("pass")
    assert sentences(level)[4:] == [
        "Cem: 0 stations, a fleet worth 8 metal",
        "Ann: 3 metal and 1 ore in stock",
        "Bob: 3 metal and 1 ore in stock",
        "Ann shares the victory",
        "Bob shares the victory",
    ]
    assert "Ann shares the victory · Bob shares the victory" in words_in(drawn(seen(level, NOBODY)))


@pytest.mark.parametrize("tall", [False, True])
def test_whoever_shares_the_victory_has_room_for_a_flagship_and_a_crown(tall: bool) -> None:
    level = position(4, red="F c3", blue="F d4", green="F a2", yellow="F b5", metal=[3] * 4, ore=[1] * 4, passes=7).answer("pass")
    [field] = [part for part in drawn(seen(level, NOBODY, tall=tall)).iter() if part.attrib.get("data-thing") == "roll"]
    [back] = classed(field, "battle")
    left, right = (float(back.attrib["x"]) + end for end in (0, float(back.attrib["width"])))
    shown = list(field.iter(f"{SVG}use"))
    assert len(shown) == 8
    assert all(left <= float(one.attrib["x"]) and float(one.attrib["x"]) + float(one.attrib["width"]) <= right for one in shown)


@pytest.mark.rule("SS-178")
@pytest.mark.parametrize(("given", "reason"), [({"quiet": 39}, "quiet 40"), ({"round": 120, "to_move": BLUE}, "last-round 120")])
def test_every_compared_end_says_who_has_won(given: dict[str, Any], reason: str) -> None:
    p = position(red="F c3", blue="C d4", **given).answer("gather e4" if "to_move" in given else "gather c4")
    while not p.over:
        p.answer("done")
    assert p.told()[-4:] == [reason, "figures red 0 10", "figures blue 0 16", "won-compared blue"]


def sentences(p: Position) -> list[str]:
    """What the last answer brought about, in words."""
    return [game.words("en").event(told, PEOPLE) for told in p._told]


def test_names_are_escaped() -> None:
    names = ['<script>alert("1")</script>', "Bob\x00\x1b[31m & 'Co'"]
    match = Match(game, 2, 1, agreed={"placement": "random"}, names=names)
    for seat in (NOBODY, match.asked):
        root = drawn(match.view(seat))
        assert not list(root.iter(f"{SVG}script"))
        assert names[0] in (root.findtext(f"{SVG}desc") or "")
        assert "Bob  [31m & 'Co'" in (root.findtext(f"{SVG}desc") or "")


@pytest.mark.parametrize("tall", [False, True])
def test_hits_are_dealt_out_in_the_battle(tall: bool) -> None:
    p = position(red="X a1, CC c3", blue="FFC c3, X f6").answer("strike c3", hits=2)
    p.answer("hit seat2 cruiser whole")
    view = seen(p, tall=tall)
    outside = Counter(answers_in(drawn(view))) - Counter(answers_in(squares(drawn(view))["c3"]))
    assert sorted(outside) == sorted(view.options)


@pytest.mark.parametrize("tall", [False, True])
def test_what_can_be_chosen_is_large_enough(tall: bool) -> None:
    for match in random_views(4, 7, every=7):
        view = match.view(match.asked, tall=tall)
        for part in classed(drawn(view), "answer"):
            ring = classed(part, "ring")[0].attrib
            assert min(float(ring["width"]), float(ring["height"])) >= (40 if tall else 32) - 2


def test_text_on_a_phone_can_be_read() -> None:
    for match in random_views(4, 7, every=16):
        for language in game.languages:
            root = drawn(match.view(match.asked, language, tall=True))
            assert min(float(part.attrib["font-size"]) for part in root.iter(f"{SVG}text")) >= 11


@pytest.mark.rule("SS-151")
def test_a_station_shows_who_controls_it() -> None:
    p = position(red="X a1, F b2 c3", blue="F c3, X f6", stations="b2 c3 d4", modules={"e2": 2})
    found = squares(drawn(seen(p)))
    rims = {name: [part.attrib["class"] for part in classed(found[name], "rim")] for name in ("b2", "c3", "d4", "e2")}
    assert rims == {"b2": ["rim seat0 ss-0"], "c3": ["rim ss-nobody"], "d4": ["rim ss-nobody"], "e2": []}
    assert [(len(classed(found["e2"], name))) for name in ("module", "slot")] == [2, 1]
    assert ["ss-clash" in used(found[name]) for name in ("b2", "c3", "d4")] == [False, True, False]


def used(part: Element) -> list[str]:
    """The symbols that a part of a drawing uses."""
    return [found.attrib["href"][1:] for found in part.iter(f"{SVG}use")]


def test_ships_of_four_fleets_on_one_square() -> None:
    p = position(4, red="FFDCX c3", blue="FFD c3, X f6", green="CC c3, X f1", yellow="X c3")
    square = squares(drawn(seen(p)))["c3"]
    assert Counter(part.attrib["data-piece"][0] for part in square.iter() if "data-piece" in part.attrib) == {
        "0": 5,
        "1": 3,
        "2": 2,
        "3": 1,
    }
    assert Counter(name for name in used(square) if name in SHIPS) == {
        "ss-frigate": 4,
        "ss-destroyer": 2,
        "ss-cruiser": 3,
        "ss-flagship": 2,
    }
    assert [part.text for part in classed(square, "count")].count("2") == 3
    fleets = {part.attrib["class"] for part in square.iter() if "ss-ship-shadow" in used(part) and "seat" in part.attrib.get("class", "")}
    assert fleets >= {f"seat{seat} ss-{seat}" for seat in range(4)}


def test_a_stack_shows_three_ships_and_how_many_there_are() -> None:
    square = squares(drawn(seen(position(red="FFFFF c3, X a1"))))["c3"]
    ships = [part for part in square.iter(f"{SVG}use") if part.attrib["href"] == "#ss-frigate"]
    assert len({(ship.attrib["x"], ship.attrib["y"]) for ship in ships}) == 3
    assert [part.text for part in classed(square, "count")] == ["5"]


def test_letters_are_for_who_asks() -> None:
    root = drawn(seen(position(red="FF c3, X a1, D b2")))
    letters = {text for part in classed(root, "letter") for text in words_in(part)}
    assert letters == {"F", "D", "C", "X", "O", "M"}
    hidden = [part for group in classed(root, "letter") for part in group.iter(f"{SVG}text")]
    assert not [part for part in root.iter(f"{SVG}text") if part.text in letters and part not in hidden]


def test_asteroids_make_room_for_ships() -> None:
    p = position(red="X a1, F c3", asteroids={"c3": 3, "d4": 3})
    found = squares(drawn(seen(p)))
    lowest = {name: max(float(part.attrib["y"]) for part in rocks_in(found[name])) for name in ("c3", "d4")}
    top = {name: float(classed(found[name], "ring")[0].attrib["y"]) for name in lowest}
    assert lowest["c3"] - top["c3"] < lowest["d4"] - top["d4"]


def test_ships_grow_where_they_hide_nothing() -> None:
    p = position(red="F a3, F b2, F c3, X d4", blue="X f6", asteroids={"c3": 1, "d4": 2}, modules={"b2": 1})
    found = squares(drawn(seen(p)))
    wide = {name: float(ship.attrib["width"]) for name in ("a3", "b2", "c3", "d4") for ship in ships_in(found[name])}
    assert wide["a3"] > wide["b2"]
    flagship, rocks = ships_in(found["d4"])[0], rocks_in(found["d4"])
    assert all(float(rock.attrib["y"]) + float(rock.attrib["height"]) / 2 < float(flagship.attrib["y"]) for rock in rocks)


def ships_in(part: Element) -> list[Element]:
    return [found for found in part.iter(f"{SVG}use") if found.attrib["href"][1:] in SHIPS]


def rocks_in(part: Element) -> list[Element]:
    return [found for found in part.iter(f"{SVG}use") if found.attrib["href"].startswith("#ss-rock")]


def test_a_frame_holds_neither_style_nor_symbols() -> None:
    for moment in (opening(), battle(), ending()):
        bare = moment.drawing or ""
        assert len(bare) < 45_000
        assert "<style" not in bare
        assert "<symbol" not in bare


def test_a_ship_keeps_its_name_while_it_moves() -> None:
    for players in (2, 4):
        before: dict[str, str] = {}
        moved = 0
        for match in random_views(players, 5, every=1, most=120):
            after = pieces(drawn(match.view()))
            told = match.events_of(match.number)
            if told and all(event.event == Event.MOVED for event in told):
                changed = {name for name in after if before[name] != after[name]}
                assert before.keys() == after.keys()
                assert Counter((before[name], after[name]) for name in changed) == Counter((NAMES[e.b], NAMES[e.c]) for e in told)
                moved += 1
            before = after
        assert moved > 10


def dice_in(root: Element) -> list[tuple[str, int, int]]:
    """The number of each roll's event, its dice and its hits."""
    rolls = [part for part in root.iter() if "data-roll" in part.attrib]
    return [(part.attrib["data-roll"], len(classed(part, "die")), len(classed(part, "harm"))) for part in rolls]


def test_the_dice_of_an_attack_lie_there_until_the_next_action() -> None:
    p = position(red="X a1, CC c3", blue="FFC c3, X f6").answer("strike c3", hits=2)
    events = list(p._told)
    for answer in ("hit seat2 frigate whole", "hit seat2 cruiser whole"):
        root = drawn(seen(p, events=events))
        assert dice_in(root) == [("0", 8, 2)]
        assert "struck" in squares(root)["c3"].attrib["class"].split()
        p.answer(answer)
        events += p._told
    assert p.asked == BLUE
    assert dice_in(drawn(seen(p, events=events))) == [("0", 8, 2)]
    p.answer("pass")
    root = drawn(seen(p, events=[*events, *p._told]))
    assert not dice_in(root)
    assert not classed(root, "struck")


def test_a_roll_for_order_shows_the_last_dice_of_everybody() -> None:
    p = position(3)
    events = [Told(Event.ORDER_ROLL, who, 20, hits, 0, NOBODY) for who, hits in ((0, 7), (1, 9), (2, 7), (0, 5), (2, 6))]
    assert dice_in(drawn(seen(p, events=events))) == [("3", 20, 5), ("1", 20, 9), ("4", 20, 6)]


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whose_roll_for_order_it_is_stands_beside_its_dice(players: int, tall: bool) -> None:
    events = [Told(Event.ORDER_ROLL, who, 20, 5 + who, 0, NOBODY) for who in range(players)]
    rolls = [part for part in drawn(seen(position(players), events=events, tall=tall)).iter() if "data-roll" in part.attrib]
    for roll in rolls:
        mark = next(use for group in roll.iter() if "seat" in group.attrib.get("class", "") for use in group.iter(f"{SVG}use"))
        hits = next(roll.iter(f"{SVG}text"))
        x, y, side = (float(mark.attrib[name]) for name in ("x", "y", "width"))
        assert float(hits.attrib["x"]) - 9 >= x + side, "the number lies on the mark"
        assert y < float(hits.attrib["y"]) - 4 < y + side, "the number is not on the line of its mark"
    assert len(rolls) == players


def test_the_last_move_leaves_a_trail_until_the_next_one() -> None:
    p = position(red="X a1, FF c3", blue="X f6").answer("scatter c3")
    told: list[Told] = []
    for text in ("send frigate c4", "send frigate d3"):
        p.answer(text)
        told += p._told
    assert len(classed(drawn(seen(p, events=told)), "trail")) == 2
    assert "chosen" in squares(drawn(seen(position(red="X a1, FF c3").answer("scatter c3"))))["c3"].attrib["class"].split()
    p.answer("pass")
    assert not classed(drawn(seen(p, events=[*told, *p._told])), "trail")


def words_in(root: Element) -> list[str]:
    return [part.text or "" for part in root.iter(f"{SVG}text")]


@pytest.mark.rule("SS-163", "SS-168")
def test_every_number_comes_from_the_box() -> None:
    change = {"resources": {"modules_per_station": 2}, "players": {"2": {"required_stations": 6}}, "ships": {"destroyer": {"supply": 9}}}
    p = position(
        red="X a1, F b2",
        stations="b2",
        modules={"c4": 1},
        change=change,
        round=8,
        agreed={"max_rounds": 77, "quiet_rounds": 31, "board_size": 5},
    )
    root = drawn(seen(p))
    assert {"Round 8/77", "Quiet turns 0/62", "1 / 6"} <= set(words_in(root))
    assert [berths(root, ship) for ship in range(4)] == [(9, 1), (9, 0), (4, 0), (0, 1)]
    found = squares(root)
    assert (len(found), max(found)) == (25, "e5")
    assert len(classed(found["b2"], "rim")) == 1
    assert [(len(classed(found["c4"], name))) for name in ("module", "slot")] == [1, 1]


def berths(root: Element, ship: int) -> tuple[int, int]:
    """The full and the empty berths of a type of ship on my desk."""
    drawer = next(part for part in root.iter() if part.attrib.get("data-thing") == f"class:0:{ship}")
    return used(drawer).count("ss-berth-full"), used(drawer).count("ss-berth")


def test_cards_say_whose_turn_it_is_who_is_out_and_who_won() -> None:
    p = position(3, red="X a1, F b2", blue="X f6", out={GREEN: 4})
    cards = {part.attrib["data-seat"]: part for part in classed(drawn(seen(p)), "seat")}
    assert ["Turn" in words_in(cards[seat]) for seat in "012"] == [True, False, False]
    assert ["Out" in words_in(cards[seat]) for seat in "012"] == [False, False, True]
    assert "out" in cards["2"].attrib["class"].split()
    p = position(red="X a1, CC f6", blue="X f6").answer("strike f6", hits=2)
    assert p.over
    root = drawn(seen(p, NOBODY))
    cards = {part.attrib["data-seat"]: part for part in classed(root, "seat")}
    assert ["Place 1" in words_in(cards["0"]), "Place 2" in words_in(cards["1"])] == [True, True]
    assert classed(cards["0"], "bright")
    assert "ss-crown" in used(cards["0"])
    assert "Ann has the last flagship and wins" in words_in(root)


def test_both_languages_have_words_for_every_label() -> None:
    p = position(red="X a1, F b2", stations="b2")
    for language in game.languages:
        words = game.words(language)
        assert not list(words.gaps())
        labels = {words.label(name) for name in ("ore", "metal", "stations", "turn")}
        assert labels <= set(words_in(drawn(seen(p, language=language))))
    assert {game.words(language).label("ore") for language in game.languages} == {"Ore", "礦石"}


def test_a_missing_label_is_a_gap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "labels", (*game.labels, "comets"))
    assert list(game.words("en").gaps()) == ["star_stations, en: there are no words for scene.comets"]


def opening() -> View:
    """Four players on the largest board, nothing but flagships and frigates."""
    p = position(
        4,
        red="XFF a1",
        blue="XFF g7",
        green="XFF g1",
        yellow="XFF a7",
        stars="b2 f2 f6 b6 d4",
        asteroids={"c1": 2, "d2": 1, "e5": 3},
        ore=[5] * 4,
        metal=[5] * 4,
        agreed={"board_size": 7},
    )
    return seen(p)


def battle() -> View:
    """Three fleets on a station, hits being dealt out."""
    p = position(
        3,
        red="X a1, FDCC c3, DD d3",
        blue="FFC c3, X f6",
        green="XD c3",
        stations="c3 e5",
        modules={"b4": 2},
        asteroids={"a2": 2},
        round=31,
    )
    return seen(p.answer("strike c3", hits=3), tall=True)


def ending() -> View:
    """A won game, as a spectator who reads Chinese sees it."""
    p = position(red="X a1, F b2 c3 d4 d2, F b1", stations="b2 c3 d4 d2", blue="X a5", agreed={"board_size": 5}, round=64).answer("pass")
    return seen(p, NOBODY, language="zh-Hant")


@pytest.mark.parametrize("moment", [opening, battle, ending])
def test_snapshot(moment: Callable[[], View]) -> None:
    compare(f"star_stations/{moment.__name__}.svg", moment()._repr_svg_() or "")
