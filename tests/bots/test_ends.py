"""What a network makes of tables, told by the slow way: with whose eyes it looks at which table, and what it may not know."""

from __future__ import annotations

import math
from collections.abc import Iterator
from unittest import mock

import pytest

import cosmocafe
from cosmocafe.bots import LearnedBot
from cosmocafe.bots.greedy.thinking import TURN
from cosmocafe.bots.learned import LEARNED, Network
from cosmocafe.bots.learned.ends import DEEP, MOST, SURE, End, Room, is_new
from cosmocafe.bots.learned.packed import TURNS, answered, packed, turn_room
from cosmocafe.bots.learned.thinking import FULL, STAKE, UNIT
from cosmocafe.bots.search import SEARCH, Search
from cosmocafe.bots.search.calibration import calibration_of
from cosmocafe.bots.search.search import Tree
from cosmocafe.bots.search.tree import ONE, TRIAL
from cosmocafe.core.anything import Anything
from cosmocafe.core.author.chance import seed_by
from cosmocafe.core.found import find_game
from cosmocafe.core.game import Game
from cosmocafe.core.machine.together import DESK
from cosmocafe.core.match import Match

from .moods import mood
from .networks import expected, observed, played, some_network, stepped

BACKGAMMON, KUHN, FOUR = (f"examples/{name}.py" for name in ("backgammon", "kuhn_poker", "connect_four"))
TABLES = [(BACKGAMMON, 2), (KUHN, 3), ("stardust_coffee", 2), ("stardust_coffee", 4), ("vivajava_dice", 3), ("starcadia_quest", 3)]


@pytest.fixture(autouse=True)
def plainly(request: pytest.FixtureRequest) -> Iterator[None]:
    """As the rules stand, whatever is compiled: tests beside this one show that compiled code says the same."""
    games = [find_game(name) for name in {name for name, _ in TABLES} | {FOUR}]
    kept = [game.compiled for game in games]
    for game in games:
        game.compiled = set()
    yield
    for game, before in zip(games, kept, strict=True):
        game.compiled = before


def network_for(game: Game, players: int, with_advice: bool, algorithm: str = "turns") -> Network:
    scale = calibration_of(game)[players].scale
    return some_network(game, players=players, algorithm=algorithm, advice=str(scale) if with_advice else "0")


def moments(game: Game, players: int) -> Iterator[Match]:
    """Early and late, so that every seat is asked."""
    asked = set[int]()
    for number in range(4) if game.id == "kuhn_poker" else range(4, 60, 7):
        for seed in range(3):
            match = played(game, number, players, seed)
            if len(asked) < players or match.asked not in asked:
                yield match
            asked.add(match.asked)


def grown(game: Game, match: Match, network: Network) -> Tree:
    """A tree with nothing in it, and the table as it lies on its desk."""
    rows = packed(network)
    tree = Tree(game, 1 << 12, rows)
    tree.begin(match.box, match.table, Search(game, net=rows).plan(match.players, sees_all=True), 1, 0)
    tree.desk[TRIAL] = match.table.copy()
    return tree


def ended(game: Game, box: Anything, table: Anything) -> Anything:
    """The table on which the turn of the asked seat ends, if it takes what is worth most each time."""
    rules, seat, began, t = game.loops, table.asked, game.loops.turn(box, table), table.copy()
    for _ in range(TURN):
        if t.over or t.asked != seat or rules.turn(box, t) != began:
            break
        worths = []
        for choice in t.offered:
            trial = t.copy()
            rules.answer(box, trial, choice)
            worths.append(rules.value(box, trial, seat))
        if stepped(game, box, t, t.offered[worths.index(max(worths))]):
            break
    return t


def as_chances(logits: list[float]) -> list[float]:
    powers = [math.exp(one - max(logits)) for one in logits]
    return [one / sum(powers) for one in powers]


# ---- in a search


@pytest.mark.parametrize("with_advice", [False, True])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_leaf_is_worth_what_its_seat_expects_at_the_end_of_its_turn(name: str, players: int, with_advice: bool) -> None:
    """Seat for seat: the network looks with the eyes of whoever has played, and the advice counts once, and for whom it speaks."""
    game, seats = find_game(name), set[int]()
    network, consult = network_for(game, players, with_advice), SEARCH.own(game)["think"].__globals__["consult_at_the_end"]
    for match in moments(game, players):
        tree, end = grown(game, match, network), ended(game, match.box, match.table)
        consult(match.box, tree.desk, tree.plan[0], tree.state[0], *tree.net)
        if not end.over:
            seats.add(match.asked)
            wanted = as_chances(expected(network, game, match.box, end, match.asked))
            assert [win / ONE for win in tree.state[0].win[:players]] == pytest.approx(wanted, abs=2e-3)
            assert tree.desk[TRIAL] == end
    assert len(seats) > 1


@pytest.mark.parametrize(("name", "players", "number"), [("stardust_coffee", 2, 18), ("vivajava_dice", 3, 18), ("starcadia_quest", 3, 39)])
def test_a_leaf_is_judged_before_the_dice_that_its_seat_would_throw(name: str, players: int, number: int) -> None:
    """A turn that goes on after chance has come in is none that only its seat decides."""
    game = find_game(name)
    match, consult = played(game, number, players, 2), SEARCH.own(game)["think"].__globals__["consult_at_the_end"]
    network, end = network_for(game, players, with_advice=False), ended(game, match.box, match.table)
    assert not end.over and not end.n_options and end.agenda[end.depth - 1].who == match.asked
    tree = grown(game, match, network)
    consult(match.box, tree.desk, tree.plan[0], tree.state[0], *tree.net)
    wanted = as_chances(expected(network, game, match.box, end, match.asked))
    assert [win / ONE for win in tree.state[0].win[:players]] == pytest.approx(wanted, abs=2e-3)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_table_is_worth_what_a_network_of_answers_expects_with_the_eyes_of_the_asked_seat(name: str, players: int) -> None:
    game = find_game(name)
    network, consult = network_for(game, players, False, "ppo"), SEARCH.own(game)["think"].__globals__["consult_net"]
    for match in moments(game, players):
        tree = grown(game, match, network)
        consult(match.box, tree.desk, tree.nodes, tree.index, tree.kids, tree.plan[0], tree.state[0], 0, *tree.net)
        wanted = as_chances(expected(network, game, match.box, match.table, match.asked))
        assert [win / ONE for win in tree.state[0].win[:players]] == pytest.approx(wanted, abs=2e-3)


@pytest.mark.parametrize("name", [FOUR, "stardust_coffee"])
def test_a_search_asks_a_network_what_it_has_learned_and_nothing_else(name: str) -> None:
    """One that judges ends of turns knows of no answers: these are sorted by the advice as if there were no network."""
    game = find_game(name)
    match = played(game, 6)
    blind = {one.answer: one.prior for one in Search(game).think(match.view(match.asked), 1, seed=3).choices}
    for algorithm in ("turns", "ppo"):
        network = network_for(game, 2, False, algorithm)
        thought = Search(game, net=packed(network)).think(match.view(match.asked), 1, seed=3)
        assert ({one.answer: one.prior for one in thought.choices} == blind) == (algorithm == "turns")
        if name == FOUR:
            after = match.table.copy()
            game.loops.answer(match.box, after, next(one.answer for one in thought.choices if one.visits))
            leaf = ended(game, match.box, after) if algorithm == "turns" else after
            assert thought.win == pytest.approx(as_chances(expected(network, game, match.box, leaf, after.asked)), abs=2e-3)


@pytest.mark.parametrize("algorithm", ["turns", "ppo"])
def test_what_is_over_is_over_whatever_a_network_says(algorithm: str, connect_four: Game) -> None:
    match = cosmocafe.new(connect_four, seed=1)
    for column in "717171":
        match.answer(f"drop {column}")
    network = some_network(connect_four, algorithm=algorithm)
    tree = grown(connect_four, match, network)
    SEARCH.own(connect_four)["think"].__globals__["consult_at_the_end"](match.box, tree.desk, tree.plan[0], tree.state[0], *tree.net)
    assert tree.desk[TRIAL].over and tree.state[0].win[:2] == [ONE, 0]
    best = Search(connect_four, net=packed(network)).think(match.view(0), 60).best
    assert connect_four.catalogue.text(best.answer) == "drop 7" and best.is_sure and best.win == (1, 0)


def test_where_wins_count_differently_an_end_counts_by_what_was_won(backgammon: Game) -> None:
    """What a network expects and what came of it are added up: one point of three is four parts of six, and three are all."""
    match = played(backgammon, 9)
    for stake, points, wanted in (("3", 1, 4 / 6), ("3", 3, 1), ("0", 1, 1)):
        tree = grown(backgammon, match, some_network(backgammon, algorithm="turns", stake=stake))
        table = tree.desk[TRIAL]
        table.over, table.points, table.places[:2] = 1, points, (2, 1)
        SEARCH.own(backgammon)["think"].__globals__["judge"](match.box, table, tree.plan[0], tree.state[0])
        for shares in (tree.state[0].win, tree.state[0].beat):
            assert [share / ONE for share in shares[:2]] == pytest.approx([1 - wanted, wanted], abs=1e-5)


# ---- alone


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_is_ahead_is_told_for_any_seat_by_whoever_looked(players: int) -> None:
    """The first number of a network is of the seat that looked, the next one of the seat after it, and so around the table."""
    game = find_game("stardust_coffee")
    match, rows, logits = played(game, 9, players), packed(some_network(game, players=players, algorithm="turns")), [1.0, 0.25, -2.0, 0.5]
    ahead = LEARNED.own(game)["foresee"].__globals__["ahead"]
    rows.sums[-4:] = logits
    for seat in range(players):
        by_seat = {(seat + number) % players: logits[number] for number in range(players)}
        for me in range(players):
            best = max(logit for other, logit in by_seat.items() if other != me)
            assert ahead(match.box, match.table, seat, me, rows.facts, rows.sums) == round((by_seat[me] - best) * UNIT)
    match.table.over = 1
    for places, worths in (((1, 2, 2, 2), (SURE, -SURE)), ((1, 1, 3, 3), (0, 0)), ((2, 1, 3, 3), (-SURE, SURE))):
        match.table.places[:] = places
        assert tuple(ahead(match.box, match.table, 0, me, rows.facts, rows.sums) for me in (0, 1)) == worths


def test_what_is_won_counts_by_what_could_be_won(backgammon: Game) -> None:
    match, rows = played(backgammon, 9), packed(some_network(backgammon, algorithm="turns", stake="3"))
    chance = LEARNED.own(backgammon)["foresee"].__globals__["chance"]

    def share(me: int, worth: int) -> float:
        return float(chance(match.box, match.table, me, worth, rows.facts) / FULL)

    assert [share(0, logit * UNIT) for logit in (-2, 0, 1)] == pytest.approx([1 / (1 + math.exp(-logit)) for logit in (-2, 0, 1)], abs=1e-3)
    match.table.over, match.table.points = 1, 2
    match.table.places[:2] = (1, 2)
    assert [share(0, SURE), share(1, -SURE)] == pytest.approx([5 / 6, 1 / 6], abs=1e-3)
    rows.facts[STAKE] = 0
    assert [share(0, SURE), share(1, -SURE)] == pytest.approx([1, 0], abs=1e-3)


def test_of_ends_that_look_alike_the_one_is_taken_after_which_the_next_player_wins_least(connect_four: Game) -> None:
    """A network that finds all ends alike does not see a row of three, one that looks at replies does."""
    match = cosmocafe.new(connect_four, seed=1)
    for column in "17171":
        match.answer(f"drop {column}")
    network = some_network(connect_four, algorithm="turns")
    for part in network.value:
        part[:] = 0
    assert answered(connect_four, packed(network), match.box, match.table, 3, 1) == connect_four.catalogue.number("drop 1")


def test_a_way_is_followed_as_long_as_it_is_offered() -> None:
    """On a table on which something else is hidden it may not be."""
    game, end, found = find_game("stardust_coffee"), End(), 0
    end.count = 2
    follow = LEARNED.own(game)["foresee"].__globals__["follow"]
    for match in moments(game, 2):
        for choice in match.options:
            table, after = match.table.copy(), match.table.copy()
            if not stepped(game, match.box, after, choice) and not after.over and after.asked == match.asked:
                end.answers[:2] = choice, next(other for other in range(game.catalogue.size) if other not in after.offered)
                follow(match.box, table, match.asked, end, game.table())
                assert table == after
                found += 1
    assert found


def test_every_reply_meets_other_chance_and_every_end_the_same(connect_four: Game) -> None:
    network, seeds = some_network(connect_four, algorithm="turns"), list[int]()
    for part in network.value:
        part[:] = 0
    match, inside = cosmocafe.new(connect_four, seed=1), LEARNED.own(connect_four)["foresee"].__globals__

    def replied(box: Anything, t: Anything, desk: Anything, seed: int, *given: Anything) -> int:
        seeds.append(seed)
        return 0

    with mock.patch.dict(inside, replied=replied):
        answered(connect_four, packed(network), match.box, match.table, 3, 2)
    assert len(seeds) > 2 and seeds == [3, 4] * (len(seeds) // 2)


def test_what_is_left_after_a_reply_is_seen_with_the_eyes_of_whoever_replied_best(connect_four: Game) -> None:
    network, rules, compared = some_network(connect_four, algorithm="turns"), connect_four.loops, 0
    replied = LEARNED.own(connect_four)["foresee"].__globals__["replied"]
    for number in (3, 8, 15):
        match = played(connect_four, number)
        me, who = match.asked, 1 - match.asked
        for choice in match.options:
            (stack, rooms), desk = turn_room(connect_four, False), [connect_four.table() for _ in range(DESK)]
            rooms[0].ends[0].count, rooms[0].ends[0].answers[0] = 1, choice
            thinking = packed(network).given(connect_four, False)
            left = replied(match.box, match.table, desk, 3, 0, rooms[0].ends[0], stack, rooms[1], *thinking) / FULL
            after = match.table.copy()
            rules.answer(match.box, after, choice)
            replies = [after.copy() for _ in after.offered]
            for table, reply in zip(replies, after.offered, strict=True):
                rules.answer(match.box, table, reply)
            if not after.over and not any(table.over for table in replies):
                logits = [expected(network, connect_four, match.box, table, who) for table in replies]
                assert left == pytest.approx(as_chances(max(logits, key=lambda one: one[who] - one[me]))[me], abs=2e-3)
                compared += 1
    assert compared > 10


@pytest.mark.parametrize("replies", [0, 2])
@pytest.mark.parametrize(("name", "players"), [(KUHN, 3), ("vivajava_dice", 3)])
def test_whoever_looks_at_a_whole_table_sees_no_more_of_it_than_its_seat(name: str, players: int, replies: int) -> None:
    """As a training does, which plays on whole tables: with another hidden part the same answer is given."""
    game, tables = find_game(name), set[bytes]()
    for number, match in enumerate(moments(game, players)):
        view = match.view(match.asked)
        for algorithm in ("turns", "ppo")[: 2 - replies // 2]:
            rows, answers = packed(network_for(game, players, algorithm == "turns", algorithm)), set()
            for seed in range(12 if name == KUHN else 3):
                other = view.table.copy()
                seed_by(other, seed)
                game.loops.unveil(match.box, other, view.seat)
                tables.add(other.to_bytes())
                answers.add(answered(game, rows, match.box, other, 5, replies))
            assert len(answers) == 1
        assert len(tables) > number + 1


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_is_learned_of_a_turn_is_what_its_seat_saw_at_its_end(name: str, players: int) -> None:
    """And the advice there, for every seat under its own number; then the game goes on."""
    game, seats = find_game(name), set[int]()
    network, play = network_for(game, players, with_advice=True), TURNS.own(game)["play_turn"]
    points = int(network.said["advice"])
    for match in moments(game, players):
        table, seat, room, kept, advice = match.table.copy(), match.asked, turn_room(game, False), [game.seen()], [0] * 4
        desk = [game.table() for _ in range(DESK)]
        assert play(match.box, table, desk, 0, 3, 0, *room, *packed(network).given(game, False), kept, advice) == seat
        end, way = match.table.copy(), room[1][0].ends[0]
        assert way.answers[0] == answered(game, packed(network), match.box, match.table, 3)
        for choice in way.answers[: way.count]:
            if end.asked != seat or choice not in end.offered or stepped(game, match.box, end, choice):
                break
        assert (observed(game, match.box, end, seat) == kept[0].numbers).all()
        values = [0 if end.over else game.loops.value(match.box, end, other) for other in range(players)]
        assert advice[:players] == [worth * UNIT // points for worth in values]
        game.loops.advance(match.box, end)
        assert end == table
        seats.add(seat)
    assert seats == set(range(players))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_turn_is_looked_through_to_its_end_and_no_further(name: str, players: int) -> None:
    """Up to where chance comes in, somebody else is asked or another own turn begins; and each end is worth what is expected there."""
    game = find_game(name)
    network, look = network_for(game, players, with_advice=True), LEARNED.own(game)["foresee"].__globals__["look"]
    for match in moments(game, players):
        (stack, (room, _)), seat = turn_room(game, False), match.asked
        look(match.box, match.table, 3, 0, stack, 0, room, *packed(network).given(game, False))
        began, is_cut = game.loops.turn(match.box, match.table), sum(mark != 0 for mark in room.known) >= MOST
        for end in room.ends[: room.found]:
            t, is_chance = stack[0].copy(), False
            for choice in end.answers[: end.count]:
                assert not is_chance and t.asked == seat and game.loops.turn(match.box, t) == began and choice in t.offered
                is_chance = stepped(game, match.box, t, choice)
            goes_on = not is_chance and not t.over and t.asked == seat and game.loops.turn(match.box, t) == began
            assert not goes_on or end.count == DEEP or is_cut
            if not t.over:
                logits = expected(network, game, match.box, t, seat)
                best = max(logit for other, logit in enumerate(logits) if other != seat)
                assert end.worth / UNIT == pytest.approx(logits[seat] - best, abs=5e-3)
        worths = [end.worth for end in room.ends[: room.found]]
        assert worths == sorted(worths, reverse=True)


def test_so_many_turns_of_a_thousand_begin_with_any_answer(connect_four: Game) -> None:
    match, rows = cosmocafe.new(connect_four, seed=1), packed(some_network(connect_four, algorithm="turns"))
    play, desk, room = TURNS.own(connect_four)["play_turn"], [connect_four.table() for _ in range(DESK)], turn_room(connect_four, False)

    def taken(odd: int) -> list[int]:
        found = []
        for seed in range(60):
            kept, thinking = [connect_four.seen()], rows.given(connect_four, False)
            play(match.box, match.table.copy(), desk, 0, seed, odd, *room, *thinking, kept, [0] * 4)
            found.append(room[1][0].ends[0].answers[0])
        return found

    (best,) = set(taken(0))
    assert set(taken(1000)) == set(match.options)
    assert 5 < sum(choice != best for choice in taken(300)) < 30


def test_two_ways_are_one_where_they_look_alike_and_nowhere_else() -> None:
    room, rng = Room(), mood(1)
    rows = [[rng.randrange(-3, 30) for _ in range(20)] for _ in range(MOST)]
    assert all(is_new(row, 20, room) for row in rows) and not any(is_new(row, 20, room) for row in rows)
    assert is_new(rows[0][:19], 19, room), "what is not observed does not count"


def test_everybody_who_thinks_has_room_of_its_own(connect_four: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of one game think side by side on threads: one that wrote into another's sums would judge another table."""
    rows = packed(some_network(connect_four))
    monkeypatch.setattr("cosmocafe.bots.learned.net_for", lambda *given: rows)
    before = rows.sums.copy()
    LearnedBot().answer(cosmocafe.new(connect_four, seed=1).view(0), mood(1))
    Search(connect_four, net=rows).think(cosmocafe.new(connect_four, seed=1).view(0), 5)
    assert (rows.sums == before).all()
