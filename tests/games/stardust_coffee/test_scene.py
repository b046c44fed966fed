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
from cosmocafe.games.stardust_coffee import game
from cosmocafe.games.stardust_coffee.ring import NAMES, SIDE
from cosmocafe.games.stardust_coffee.rules.actions import place
from cosmocafe.games.stardust_coffee.scene.story import way
from cosmocafe.games.stardust_coffee.scoring import score
from cosmocafe.games.stardust_coffee.standing import event_words
from cosmocafe.games.stardust_coffee.vocabulary import BASIC, CARD, CITY, EVENT, GOOD, PIRATE, Answer, Event, Step
from tests.draw.reading import SVG, Element, answers_in, classed, parsed, refuse_mute
from tests.snapshots import compare

from .builder import SARA, TOM, Given, Position, board, position

NAMED = ["Sara", "Tom", "Leah", "Max"]
EAGER = {
    "keep-dice": 6,
    "pour": 20,
    "deliver": 50,
    "harvest": 4,
    "produce": 8,
    "collect": 6,
    "unlock": 6,
    "repair": 6,
    "use": 6,
    "attack": 9,
    "end-turn": 0.4,
}
WORDS_ONLY = {"keep-dice", "end-turn", "lose", "done", "pass"}
ON_THE_SHIP = {"produce", "restock", "stay", "take-stardust"}
ON_MY_BOARD = {
    "trade",
    "pour",
    "discard",
    "convert",
    "use",
    "unlock",
    "repair",
    "pay",
    "fall-short",
    "deactivate",
    "deliver",
    "add-stardust",
}


def seen(p: Position, seat: int = SARA, *, events: Sequence[Told] | None = None, language: str = "en") -> View:
    """A position as a seat sees it."""
    told = p._told if events is None else events
    return View(game, p.box, p.table, seat, names=NAMED[: p.table.players], events=told, language=language)


def drawn(view: View) -> Element:
    """A view's drawing, parsed."""
    return parsed(view.drawing)


def used(part: Element, name: str) -> int:
    """How often a part of a drawing uses a symbol."""
    return sum(found.attrib["href"] == f"#{name}" for found in part.iter(f"{SVG}use"))


def random_views(players: int, *, every: int, most: int) -> Iterator[Match]:
    """A match of players who brew and fight but choose at random where, again and again while it goes on."""
    match, luck = Match(game, players, 3, names=NAMED[:players]), random.Random(players)  # noqa: S311
    while not match.over and match.number < most:
        if match.number % every == 0:
            yield match
        liking = [EAGER.get(game.catalogue.text(option).split()[0], 1) for option in match.options]
        match.answer(luck.choices(match.options, liking)[0])
    yield match


def marked(root: Element, name: str) -> dict[str, Element]:
    """The parts that carry a mark, by its value; every value occurs once."""
    found = [(part.attrib[name], part) for part in root.iter() if name in part.attrib]
    assert len(dict(found)) == len(found), f"two parts have the same {name}"
    return dict(found)


def words_in(root: Element) -> list[str]:
    """All words that stand in a part of a drawing."""
    return [part.text or "" for part in root.iter(f"{SVG}text")]


def expected(view: View, answer: int) -> str:
    """Where an answer should lie, read from its text form: a tile, the own board, the table between them, or nowhere."""
    word, *rest = game.catalogue.text(answer).split()
    if word in WORDS_ONLY:
        return "nowhere"
    if word in ON_THE_SHIP:
        return NAMES[place(view.table, view.seat)]
    if word == "collect":
        return str(NAMES[view.box.port_tile[view.table.port]])
    if word == "attack":
        return str(NAMES[view.table.pirates[(PIRATE.texts or []).index(rest[0])]])
    if word == "starbase":
        return NAMES[(CITY.texts or []).index(rest[0]) * SIDE]
    if rest and rest[0] in NAMES:
        return rest[0]
    is_mine = word in ON_MY_BOARD or (word == "gain" and rest[0] not in (BASIC.texts or []))
    return "board" if is_mine else "table"


def refuse_misplaced(view: View) -> None:
    """Every option that has a place lies on it, once, and perhaps on the action it is a way to take; nothing else can be clicked."""
    root = drawn(view)
    tiles, seats = marked(root, "data-tile"), marked(root, "data-seat")
    found = {name: answers_in(part) for name, part in [*tiles.items(), ("board", seats[str(view.seat)])]}
    ways = Counter(answer for deed in classed(root, "deed") for answer in answers_in(deed))
    aside = Counter(answers_in(root)) - ways - Counter(answer for answers in found.values() for answer in answers)
    found["table"] = list(aside.elements())
    wanted: dict[str, list[int]] = {}
    for answer in view.options:
        wanted.setdefault(expected(view, answer), []).append(answer)
    wanted.pop("nowhere", None)
    assert {name: sorted(answers) for name, answers in found.items() if answers} == {name: sorted(wanted[name]) for name in wanted}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_drawing_is_well_formed_and_harmless(players: int) -> None:
    for match in random_views(players, every=83, most=600):
        for seat in range(NOBODY, players):
            root = drawn(match.view(seat, game.languages[seat % 2]))
            assert root.tag == f"{SVG}svg"
            for part in root.iter():
                assert part.tag not in (f"{SVG}script", f"{SVG}image", f"{SVG}a", f"{SVG}foreignObject")
                assert not [name for name in part.attrib if name.startswith("on") or name in ("id", "style")]
                assert part.attrib.get("href", "#sd-").startswith("#sd-")
            assert len(marked(root, "data-tile")) == len(NAMES)
            assert len(marked(root, "data-seat")) == players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_option_lies_exactly_on_its_place(players: int) -> None:
    kinds = set()
    for match in random_views(players, every=7, most=210):
        kinds |= {game.catalogue.block(answer) for answer in match.options}
        if not match.over:
            refuse_misplaced(match.view(match.asked))
    common = {Answer.STARBASE, Answer.RECHARGE, Answer.DIE, Answer.SHIP, Answer.SAIL, Answer.JUMP, Answer.HARVEST}
    assert common <= kinds


BREWED: dict[str, Any] = {"card": "espresso", "poured": "2 coffee, 1 water", "delivered": ""}


def rich(**given: Any) -> Given:
    """A board with something of everything."""
    usual = {
        "ships": "D3 (B1) A",
        "goods": "2 coffee, 2 water, 1 milk, 1 whisky, 1 cream, 1 ice",
        "stardust": 2,
        "powers": "warp_drive (ansible) ion_cannon dredging_web",
        "honor": 3,
        "card": "mazagran",
        "poured": "1 coffee, 2 water, 1 ice",
        "delivered": "espresso* irish_coffee* breve**",
    }
    return board(**{**usual, **given})


def turn(die: str, *answers: str, ship: str = "D3", pirates: str = "", port: int = 0, dusted: str = "", **given: Any) -> Position:
    """Sara's turn with a die and a ship, after some answers."""
    other = board(ships="B2")
    return position(rich(**given), other, die=die, ship=ship, pirates=pirates, port=port, dusted=dusted, round=8).answer(*answers)


def begun(step: Step) -> Position:
    """A question that is put to Sara outside her turn."""
    return position(rich(), board(ships="B2"), begin=step, round=7)


@pytest.mark.parametrize(
    ("reached", "kinds"),
    [
        (
            lambda: turn("water 1", ship="A", port=6, pirates="alpha D3, beta A1", goods="2 coffee, 1 whisky, 1 cream, 1 chocolate"),
            {Answer.SAIL, Answer.JUMP, Answer.RESTOCK, Answer.TRADE, Answer.USE, Answer.UNLOCK, Answer.COLLECT, Answer.ATTACK},
        ),
        (lambda: turn("milk 3", goods="1 water"), {Answer.PRODUCE, Answer.HARVEST}),
        (lambda: turn("water 3", "sail A1", **BREWED), {Answer.DELIVER}),
        (lambda: turn("water 3", "sail A1", "deliver", **BREWED), {Answer.NEW_CARD}),
        (lambda: turn("milk 1", "use warp_drive"), {Answer.WARP, Answer.STAY}),
        (lambda: turn("milk 4", "use ion_cannon", goods="2 water"), {Answer.CONVERT, Answer.PASS}),
        (lambda: turn("milk 4", "use ion_cannon", pirates="alpha D1", goods="1 whisky"), {Answer.ATTACK, Answer.PASS}),
        (lambda: turn("milk 2", "use stardust_collector", dusted="D3", powers="stardust_collector"), {Answer.TAKE_STARDUST, Answer.PASS}),
        (lambda: turn("milk 3", "use ansible", powers="ansible warp_drive dredging_web"), {Answer.USE}),
        (lambda: turn("milk 6", "use dredging_web"), {Answer.GAIN}),
        (lambda: turn("milk 6", "use dredging_web", "gain milk", goods="2 coffee, 2 water, 2 milk"), {Answer.DISCARD, Answer.LOSE}),
        (lambda: begun(Step.POUR), {Answer.POUR, Answer.DONE}),
        (lambda: begun(Step.ADD_STARDUST), {Answer.ADD_STARDUST, Answer.PASS}),
        (lambda: begun(Step.DEACTIVATE), {Answer.DEACTIVATE}),
        (lambda: begun(Step.GAIN_ADVANCED), {Answer.GAIN}),
        (lambda: begun(Step.FREE_UPGRADE), {Answer.UNLOCK, Answer.PASS}),
        (lambda: begun(Step.SWAP), {Answer.SWAP}),
        (lambda: begun(Step.EXPRESS), {Answer.HOME, Answer.PASS}),
    ],
)
def test_options_of_the_rarer_questions(reached: Callable[[], Position], kinds: set[Answer]) -> None:
    p = reached()
    assert kinds <= {game.catalogue.block(option) for option in p.table.offered}
    refuse_misplaced(seen(p))


def test_what_can_be_clicked_says_so_in_words() -> None:
    view = seen(turn("water 1", ship="A", port=6, pirates="alpha D3, beta A1"))
    root = drawn(view)
    assert root.attrib["role"] == "group"
    assert refuse_mute(view, root) > 6


def test_one_tile_can_stand_for_many_answers() -> None:
    tile = marked(drawn(seen(turn("milk 2"))), "data-tile")["A"]
    assert tile[0].attrib["aria-label"] == ("A (Arabica Prime; Starbase: Sara; Sara: ship standing). Choices: 2. Sail to A; Jump to A")


def test_no_button_lies_in_another() -> None:
    for match in random_views(3, every=31, most=250):
        for part in classed(drawn(match.view(match.asked)), "answer"):
            assert len(classed(part, "answer")) == 1


@pytest.mark.parametrize("seat", [TOM, NOBODY])
def test_who_is_not_asked_can_click_nothing(seat: int) -> None:
    root = drawn(seen(turn("milk 1"), seat))
    assert root.attrib["role"] == "img"
    assert not answers_in(root)
    assert not classed(root, "answer")
    assert not classed(root, "ring")


def test_names_are_escaped() -> None:
    names = ['<script>alert("1")</script>', "Tom\x00\x1b[31m & 'Co'"]
    match = Match(game, 2, 1, names=names)
    for seat in (NOBODY, match.asked):
        root = drawn(match.view(seat))
        assert not list(root.iter(f"{SVG}script"))
        assert names[0] in (root.findtext(f"{SVG}desc") or "")
        assert "Tom  [31m & 'Co'" in (root.findtext(f"{SVG}desc") or "")


@pytest.mark.rule("SC-072")
def test_a_globe_shows_its_number_its_ingredient_and_what_lies_there() -> None:
    p = position(board(ships="B2"), board(), tokens={"A1": 2, "C2": 3}, dusted="A1", port=2)
    tiles = marked(drawn(seen(p)), "data-tile")
    assert [(used(tiles[name], "sd-room"), used(tiles[name], "sd-stardust")) for name in ("A1", "C2", "D1")] == [(1, 1), (0, 0), (3, 0)]
    assert words_in(tiles["A1"]) == ["3", "Cr", "M", "M", "A1", "1"]
    assert (used(tiles["A1"], "sd-globe-cream"), used(tiles["A1"], "sd-milk"), used(tiles["A1"], "sd-cream")) == (1, 2, 1)
    assert [name for name, tile in tiles.items() if "die-stardust" in marked(tile, "data-piece")] == ["A3"]
    assert [name for name, tile in tiles.items() if used(tile, "sd-port")] == ["A2", "B3", "D1"]
    assert [name for name, tile in tiles.items() if used(tile, "sd-starbase")] == ["A", "C"]


def test_ships_and_pirates_stand_or_lie_where_they_are() -> None:
    p = position(board(ships="D3 (D3) A"), board(ships="(D3) B2"), pirates="alpha D3, (beta) C", round=4)
    tiles = marked(drawn(seen(p)), "data-tile")
    assert list(marked(tiles["D3"], "data-piece")) == ["pirate-0", "ship-0-0", "ship-0-1", "ship-1-0"]
    assert {part.attrib["data-piece"] for part in classed(drawn(seen(p)), "toppled")} == {"ship-0-1", "ship-1-0", "pirate-1"}


def test_a_crowd_stands_on_one_tile() -> None:
    crowd = [board(ships="D3 D3 D3") for _ in range(4)]
    p = position(*crowd, pirates="alpha D3, beta D3, gamma D3", tokens={"D3": 3}, round=6)
    tile = marked(drawn(seen(p)), "data-tile")["D3"]
    assert len(marked(tile, "data-piece")) == 15
    bodies = [next(part.iter(f"{SVG}use")) for part in marked(tile, "data-piece").values()]
    places = {(body.attrib["x"], body.attrib["y"]) for body in bodies}
    assert len(places) == 15, "two ships hide each other"


def test_every_tile_bears_the_name_that_answers_call_it_by() -> None:
    tiles = marked(drawn(seen(position(board(), board()))), "data-tile")
    assert [name for name, tile in tiles.items() if name not in [part.text for part in tile.iter(f"{SVG}text")]] == []


@pytest.mark.parametrize("language", game.languages)
def test_no_card_on_offer_has_its_name_cut_off(language: str) -> None:
    for card in range(CARD.size):
        p = position(board(), board())
        p.table.market[0] = card
        view = seen(p, language=language)
        shown = [part.text or "" for part in drawn(view).iter(f"{SVG}text")]
        name = view.words.value(CARD, card)
        assert name in shown or all(line in shown for line in name.split(" ")), name


def test_a_ship_keeps_its_name_while_it_moves() -> None:
    p = turn("milk 1", ship="A")
    before = {piece: name for name, tile in marked(drawn(seen(p)), "data-tile").items() for piece in marked(tile, "data-piece")}
    p.answer("sail A3")
    after = {piece: name for name, tile in marked(drawn(seen(p)), "data-tile").items() for piece in marked(tile, "data-piece")}
    assert {piece: (before[piece], after[piece]) for piece in before if before[piece] != after[piece]} == {"ship-0-2": ("A", "A3")}
    assert before.keys() == after.keys()


def trails_of(p: Position, told: list[Told]) -> list[str]:
    """Where the dotted lines run: the tiles from the first to the last are as many as the line has points."""
    return [part.attrib["d"] for part in classed(drawn(seen(p, events=told)), "trail")]


def test_the_last_voyage_leaves_a_trail_until_the_next() -> None:
    p = turn("milk 1", ship="A")
    told = [Told(Event.ACTIVATED, SARA, 0, 0, 0, NOBODY)]
    assert not trails_of(p, told)
    for answer in ("sail A3", "jump B"):
        p.answer(answer)
        told += p._told
    assert [trail.count("L") for trail in trails_of(p, told)] == [3, 1]
    assert not trails_of(p, [*told, Told(Event.ACTIVATED, TOM, 8, 0, 0, NOBODY)])


def test_pirates_leave_trails_ahead_and_back() -> None:
    p = turn("milk 1", pirates="alpha D3")
    appeared = Told(Event.PIRATE_APPEARS, NOBODY, 0, 13, 0, NOBODY)
    fled = [appeared, Told(Event.ATTACKED, SARA, 0, 7, 0, NOBODY)]
    assert [trail.count("L") for trail in trails_of(p, [*fled, Told(Event.PIRATE_MOVED, NOBODY, 0, 10, 0, NOBODY)])] == [6, 3]
    assert way(14, 1) == [14, 15, 0, 1]


@pytest.mark.rule("SC-035", "SC-037")
def test_dice_are_ready_taken_or_exhausted_and_actions_open_or_done() -> None:
    p = position(board(), board(), dice="coffee 2, water 5", die="milk 4", ship="A", event="")
    p.table.ready &= ~2
    root = drawn(seen(p))
    states = {kind: len([part for part in classed(root, kind) if used(part, "sd-die")]) for kind in ("ready", "taken", "exhausted")}
    assert states == {"ready": 1, "taken": 1, "exhausted": 1}
    dice = marked(root, "data-piece")
    assert [used(dice[f"die-{color}"], f"sd-pips-{pips}") for color, pips in enumerate((2, 5, 4))] == [1, 1, 1]
    assert [deed.attrib["data-thing"] for deed in classed(root, "deed")] == [f"action:{action}" for action in range(7)]
    assert (len(classed(root, "todo")), len(classed(root, "done"))) == (2, 0)
    root = drawn(seen(p.answer("sail A1")))
    assert len(classed(root, "done")) == 1


def test_a_board_shows_storages_powers_and_coffees() -> None:
    root = drawn(seen(turn("milk 1")))
    mine = marked(root, "data-seat")["0"]
    assert [len([part for part in classed(mine, state) if classed(part, "power")]) for state in ("active", "deactivated", "locked")] == [
        3,
        1,
        2,
    ]
    stored = [used(mine, f"sd-{good}") for good in ("coffee", "water", "milk", "whisky")]
    assert stored == [4, 5, 1, 2]  # storage and card, whisky also missing on the card
    assert len(classed(mine, "ghost")) == 3 + 3  # empty slots for three types, and on the card a coffee, a water and a whisky
    assert used(mine, "sd-stardust") == 1 + 2 + 1 + 1 + 2 + 2  # head, stored, sprinkled, what two locked powers cost
    assert [used(mine, f"sd-cup-{rank}") for rank in ("copper", "silver", "gold")] == [1, 1, 2]
    assert {"Mazagran", "Warp Drive", "55"} - set(words_in(mine)) == set()


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
@pytest.mark.parametrize("tall", [False, True])
def test_what_an_event_does_is_read_whole(tall: bool, language: str) -> None:
    for event in EVENT.texts or []:
        view = seen(position(board(), board(), round=3, event=event), language=language)
        view.tall = tall
        there = [part for part in drawn(view).iter() if part.attrib.get("data-thing") == "event"]
        said = [words for part in there for words in words_in(part)]
        assert said and not [words for words in said if "…" in words], event


def test_names_of_powers_keep_off_the_edge_of_their_plates() -> None:
    root = drawn(seen(position(board(), board())))
    for plate in [part for part in root.iter() if part.attrib.get("data-thing", "").startswith("power:0:")]:
        ground = next(part for part in classed(plate, "power"))
        right = float(ground.attrib["x"]) + float(ground.attrib["width"])
        names = classed(plate, "power-name")
        assert names and max(float(name.attrib["x"]) + 6.4 * len(name.text or "") for name in names) < right - 3, names[0].text


@pytest.mark.parametrize("players", [2, 3, 4])
def test_names_and_goods_are_read_whole_in_a_hand(players: int) -> None:
    p = position(*(board() for _ in range(players)), event="")
    view = View(game, p.box, p.table, SARA, names=["Guest", "Bruno", "Bruno 2", "Bruno 3"][:players])
    view.tall = True
    root = drawn(view)
    assert not [words for words in words_in(root) if "…" in words]
    assert {"Bruno 3", "dark roast"} - set(words_in(root)) == ({"Bruno 3"} if players < 4 else set())


def test_ships_that_lie_in_a_city_leave_its_numbers_and_its_name_in_sight() -> None:
    p = position(board(ships="A A A"), board())
    for tall in (False, True):
        view = seen(p)
        view.tall = tall
        tile = next(part for part in drawn(view).iter() if part.attrib.get("data-tile") == "A")
        ships = [part for part in tile.iter(f"{SVG}use") if part.attrib["href"] == "#sd-ship"]
        numbers = [part for part in tile.iter(f"{SVG}use") if part.attrib["href"] == "#sd-number"]
        name = next(part for part in classed(tile, "ribbon"))
        assert len(ships) == 3 and len(numbers) == 2
        assert len({one.attrib["x"] for one in ships}) == 3, "two ships hide each other"
        right = max(float(one.attrib["x"]) + float(one.attrib["width"]) for one in numbers)
        assert min(float(one.attrib["x"]) for one in ships) > right - 3
        assert max(float(one.attrib["y"]) + float(one.attrib["height"]) for one in ships) < float(name.attrib["y"]) + 4


@pytest.mark.rule("SC-H02")
def test_events_that_lie_face_down_are_not_told() -> None:
    p = position(board(), board(), round=3, event="dawn_swap", foreseen="")
    drawing = seen(p)._repr_svg_() or ""
    told = [event for k, event in enumerate(EVENT.texts or []) if event_words(seen(p), k) in drawing]
    assert told == ["dawn_swap"]
    assert drawing.count("face down") == 3


@pytest.mark.parametrize(
    ("given", "answer", "words"),
    [
        ({"goods": "2 coffee", "ships": "A", "die": "coffee 1"}, "trade chocolate", "Trade for chocolate (2 coffee)"),
        ({"goods": "1 milk", "ships": "A", "die": "coffee 1", "event": "dawn_cheap_trade"}, "trade cream", "Trade for cream (1 milk)"),
        ({"goods": "1 ice", "stardust": 1}, "unlock dredging_web", "Unlock Dredging Web (1 ice, 1 Stardust)"),
        ({"goods": "1 ice", "powers": "(dredging_web)"}, "repair dredging_web", "Repair Dredging Web (1 ice)"),
        ({"goods": "1 whisky", "pirates": "alpha A2"}, "attack alpha", "Attack pirate Alpha (1 whisky)"),
        ({"goods": "1 cream", "port": 1}, "collect", "Collect Stardust (1 cream)"),
    ],
)
def test_prices_stand_in_the_answers(given: dict[str, Any], answer: str, words: str) -> None:
    mine = {name: given[name] for name in given if name in ("goods", "stardust", "powers")}
    ship = given.get("ships", "A1")
    table = {"die": "coffee 3", **{name: given[name] for name in given if name not in mine and name != "ships"}}
    p = position(board("A", ship, **mine), board("C"), ship=ship, **table)
    assert words in said(p)
    assert game.catalogue.number(answer) in p.table.offered


def test_prices_of_rarer_questions() -> None:
    robbed = position(board("A", "(A1)", goods="3 milk"), board("C", "(C)"), pirates="alpha D3", round=8, target="milk")
    assert said(robbed) == ["Pay the pirates (3 milk)", "Discard, so that you cannot pay (1 milk)"]
    free = position(board(powers="(ansible)"), board(), begin=Step.FREE_UPGRADE)
    assert {"Unlock Ion Cannon (free)", "Repair Ansible (free)"} <= set(said(free))
    sara = board("A", "A1", goods="2 water", powers="ion_cannon")
    cannon = position(sara, board("C"), die="coffee 4", ship="A1").answer("use ion_cannon")
    assert said(cannon) == ["Make whisky (2 water)", "No, thank you"]


def said(p: Position) -> list[str]:
    """The offered answers in words."""
    view = seen(p, p.asked)
    return [view.answer_words(option) for option in p.table.offered]


def sentences(p: Position) -> list[str]:
    """What the last answers brought about, in words."""
    return [game.words("en").event(told, NAMED) for told in p._told]


def test_events_are_told_with_the_numbers_of_the_box() -> None:
    view = seen(position(board(), board()))
    texts = [event_words(view, event) for event in range(EVENT.size)]
    assert texts[0] == "Everybody gains 2 basic ingredients of choice"
    assert texts[1] == "Everybody chooses 2 advanced ingredients"
    assert texts[2] == "Cities trade 1 basic for 1 advanced ingredient"
    assert texts[9] == "Up to 2 Honor, a first attack brings 2 Honor"
    change = {"events": {"dusk_glory": {"effect": {"op": "next_attack_honor", "honor": 4, "only_if_honor_at_most": 3}}}}
    other = seen(position(board(), board(), change=change))
    assert event_words(other, 9) == "Up to 3 Honor, a first attack brings 4 Honor"
    p = position(board(), board(), foreseen="dusk_glory", begin=Step.ROUND, round=8)
    assert {"This round: Glory", "Up to 2 Honor, a first attack brings 2 Honor"} <= set(sentences(p))


def test_the_story_says_what_happened() -> None:
    full = position(board("A", "A1", goods="1 cream", stardust=3), board("C"), die="coffee 1", ship="A1", port=1).answer("collect")
    assert "Sara has no room for another Stardust" in sentences(full)
    poured = position(board("A", "(A)", goods="1 coffee"), board("C", "(C)")).answer("pour coffee")
    assert sentences(poured)[0] == "Sara pours coffee into Espresso"
    recharged = position(board("A", "A1"), board("C"), round=2).answer("recharge")
    assert "When all turns are over, the pirates will move 3 tiles" in sentences(recharged)


def test_every_number_comes_from_the_box() -> None:
    change = {
        "player": {"storage": {"basic_slots": 8, "stardust_slots": 5}},
        "limits": {"globe_max_ingredients": 4},
        "coffee_cards": {"latte": {"vp": 23}},
    }
    root = drawn(seen(position(board(), board(), change=change)))
    mine = marked(root, "data-seat")["0"]
    assert "23" in words_in(root)
    assert used(marked(root, "data-tile")["A1"], "sd-room") == 4
    assert used(mine, "sd-stardust-empty") == 5 + 1
    assert (used(mine, "sd-slot"), used(mine, "sd-slot-hex")) == (8 + 3, 6)


def test_boards_say_whose_turn_it_is_and_who_won() -> None:
    boards = marked(drawn(seen(turn("milk 1"))), "data-seat")
    assert ["to answer" in words_in(boards[seat]) for seat in "01"] == [True, False]
    assert ["bright" in boards[seat].attrib["class"].split() for seat in "01"] == [True, False]
    p = position(rich(), board(), begin=Step.SCORE, round=10)
    assert p.over
    root = drawn(seen(p, NOBODY))
    boards = marked(root, "data-seat")
    assert ["place 1" in words_in(boards["0"]), "place 2" in words_in(boards["1"])] == [True, True]
    assert "Sara wins" in words_in(root)


@pytest.mark.parametrize("language", game.languages)
def test_every_ingredient_has_letters_of_its_own(language: str) -> None:
    words = game.words(language)
    assert not list(words.gaps())
    codes = [words.label(f"code_{good}") for good in GOOD.texts or []]
    assert len(set(codes)) == GOOD.size
    assert set(codes) <= set(words_in(drawn(seen(turn("milk 1"), language=language))))


@pytest.mark.parametrize("count", range(1, 8))
def test_all_delivered_coffees_stand_on_the_shelf(count: int) -> None:
    """Another player's shelf is small."""
    market = "latte mocha breve vienna"
    cards = [card for card in CARD.texts or [] if card not in market.split()][:count]
    picture = drawn(seen(position(board(), board(delivered=" ".join(cards)), market=market)))
    shelf = classed(picture, "shelf")[-1].attrib
    cups = [part for part in picture.iter() if part.attrib.get("data-thing", "").startswith(f"delivered:{TOM}:")]
    low = [float(use.attrib["y"]) + float(use.attrib["height"]) for cup in cups for use in cup.iter(f"{SVG}use")]
    assert len(cups) == count and max(low) <= float(shelf["y"]) + float(shelf["height"]) + 1


def opening() -> View:
    """Four players choose their Starbases."""
    match = Match(game, 4, 7, agreed={"layout": "first_game"}, names=NAMED)
    return match.view(match.asked)


def battle() -> View:
    """Round VIII: three pirates, a crowd, everything to choose from."""
    others = [board(ships="B2 (D3)", goods="1 milk", powers="ion_cannon", honor=1, card="cappuccino", delivered="espresso*")]
    others += [board(ships="(D3) C1 C1", goods="4 water", powers="(warp_drive) ansible", honor=5, card="", delivered="americano latte*")]
    p = position(
        *(rich(), *others),
        die="milk 1",
        ship="D3",
        port=6,
        pirates="alpha D3, (beta) D2, gamma C",
        round=8,
        target="milk",
        event="dusk_city_gift",
        foreseen="dusk_glory",
        tokens={"A1": 3, "A2": 1},
        dusted="A1 D2",
        marker=2,
        market="mocha vienna frappe",
    )
    return seen(p)


def ending() -> View:
    """A won game, as a spectator who reads Chinese sees it."""
    return seen(position(rich(), board(), begin=Step.SCORE, round=10), NOBODY, language="zh-Hant")


@pytest.mark.parametrize("moment", [opening, battle, ending])
def test_snapshot(moment: Callable[[], View]) -> None:
    compare(f"stardust_coffee/{moment.__name__}.svg", moment()._repr_svg_() or "")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("tall", [False, True])
def test_the_others_goods_are_large_enough_to_be_told_apart(players: int, tall: bool) -> None:
    match = next(random_views(players, every=1, most=2))
    view = match.view(SARA, tall=tall)
    own = {part.attrib.get("data-seat"): part for part in parsed(view.drawing).iter() if "panel" in part.attrib.get("class", "").split()}
    for seat in range(1, players):
        slots = [float(use.attrib["width"]) for use in own[str(seat)].iter(f"{SVG}use") if use.attrib["href"] == "#sd-slot-hex"]
        assert slots and min(slots) >= (30 if tall or players == 2 else 17), f"player {seat + 1} of {players}"


def test_a_phone_shows_first_how_everybody_stands() -> None:
    view = next(random_views(4, every=1, most=2)).view(SARA, tall=True)
    plaques = [part for part in parsed(view.drawing).iter() if part.attrib.get("data-thing", "").startswith("seat:")]
    assert [part.attrib["data-thing"] for part in plaques[:4]] == ["seat:0", "seat:1", "seat:2", "seat:3"]


def test_figures_of_the_others_are_their_own() -> None:
    """Ready ships, coffees, Stardust, Honor and points on a plaque, Honor and points at a board's head."""
    others = board(ships="D3 (B1) A", stardust=1, honor=7, delivered="espresso latte mocha breve", card="vienna")
    p = position(board(honor=3), others)
    view, points = seen(p), str(score(p.box, p.table, TOM))
    heads = {tall: next(figures_of(view, TOM, tall)) for tall in (False, True)}
    assert {"7", points} <= set(heads[False]) and points not in {"7", "1", "4"}
    assert sorted(heads[True]) == sorted([points, "2/3", "4", "1", "7"])


def figures_of(view: View, seat: int, tall: bool) -> Iterator[list[str]]:
    """The numbers of each thing that stands for a player."""
    view.tall = tall
    for part in drawn(view).iter():
        if part.attrib.get("data-thing") == f"seat:{seat}":
            yield [words for words in words_in(part) if words[:1].isdigit()]


def test_whoever_is_asked_about_dice_has_dice_and_actions_on_one_page() -> None:
    view = seen(position(rich(), board()))
    view.tall = True
    pages = {part.attrib["data-page"]: part for part in drawn(view).iter() if "data-page" in part.attrib}
    assert set(pages) == {"cup", "board"}
    cup, mine = ({part.attrib.get("data-thing", "").split(":")[0] for part in pages[name].iter()} for name in ("cup", "board"))
    assert {"die", "action"} <= cup and {"power", "making"} <= mine
