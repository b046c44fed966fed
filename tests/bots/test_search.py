"""The search bot: sees what is coming, knows no more than its seat, and is the same every time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from unittest import mock

import numpy as np
import pytest

import cosmocafe
from cosmocafe.bots import Bot, FlatBot, GreedyBot, Search, SearchBot, Thought
from cosmocafe.bots.learned.thinking import FULL, strength
from cosmocafe.bots.search import SEARCH
from cosmocafe.bots.search.judging import judge, root
from cosmocafe.bots.search.search import Tree, leads_to, spend
from cosmocafe.bots.search.thought import summed
from cosmocafe.bots.search.tree import ONE, Node, Plan, State, enter, find, plant, wipe
from cosmocafe.core.author.chance import seed_by
from cosmocafe.core.errors import InputError
from cosmocafe.core.found import find_game
from cosmocafe.core.game import Game, View
from cosmocafe.core.machine.compiled import compiled_for
from cosmocafe.core.match import Match
from tests.core.stones import stones

from .moods import mood

SECRET = ["vivajava_dice", "starfarers", "starcadia_quest", "stardust_coffee", "star_stations"]


@pytest.fixture
def plain_four(connect_four: Game) -> Iterator[Game]:
    """Connect Four as it is before anything is compiled."""
    with mock.patch.object(connect_four, "compiled", set()):
        yield connect_four


def fast(game: Game) -> Game:
    compiled_for(game, SEARCH).load()
    return game


def dropped(game: Game, columns: str) -> Match:
    match = cosmocafe.new(game, seed=1)
    for column in columns:
        match.answer(f"drop {column}")
    return match


def column(game: Game, thought: Thought) -> str:
    return game.catalogue.text(thought.best.answer)


def alike(one: Thought, other: Thought) -> bool:
    return replace(one, seconds=0) == replace(other, seconds=0)


def played(game: Game, answers: int, seed: int = 1, players: int | None = None) -> Match:
    """A match after so many random answers, where the asked seat has a choice."""
    match, rng = cosmocafe.new(game, players=players, seed=seed, agreed=game.trial_agreed), mood(seed)
    while match.number < answers or len(match.options) < 2:
        match.answer(rng.choice(match.options))
    return match


# ---- what it sees


def test_it_takes_a_win_and_sees_one_coming(connect_four: Game) -> None:
    search = Search(fast(connect_four))
    winning = search.think(dropped(connect_four, "717171").view(0))
    assert column(connect_four, winning) == "drop 7"
    assert winning.best.win[0] == 1 and winning.best.place == (1, 2)
    threatened = search.think(dropped(connect_four, "71717").view(1))
    assert column(connect_four, threatened) == "drop 7"


def test_it_sees_a_fork_that_greed_does_not(connect_four: Game) -> None:
    """Two in the middle of an empty row: a third beside them makes two threats at once, and the seat that may stop it must."""
    match = dropped(connect_four, "3747")
    assert column(connect_four, Search(fast(connect_four)).think(match.view(0), 2000)) in ("drop 2", "drop 5")
    match.answer("drop 1")
    assert column(connect_four, Search(connect_four).think(match.view(1), 2000)) in ("drop 2", "drop 5")


def test_it_beats_greed(connect_four: Game) -> None:
    fast(connect_four)
    won = 0
    for seed in range(10):
        bots: list[Bot] = [SearchBot(visits=300), GreedyBot()] if seed % 2 else [GreedyBot(), SearchBot(visits=300)]
        match, rng = cosmocafe.new(connect_four, seed=seed), mood(seed)
        while not match.over:
            match.answer(bots[match.asked].answer(match.view(match.asked), rng))
        won += match.places[1 - seed % 2] == 1
    assert won >= 8


def test_a_thought_tells_chances_places_and_lines(connect_four: Game) -> None:
    match = dropped(connect_four, "4")
    thought = Search(fast(connect_four)).think(match.view(1), 500, lines=7)
    assert thought.visits == sum(choice.visits for choice in thought.choices) == 500
    assert [choice.visits for choice in thought.choices] == sorted((choice.visits for choice in thought.choices), reverse=True)
    assert sum(choice.share for choice in thought.choices) == pytest.approx(1)
    for choice in thought.choices:
        assert thought.choice(choice.answer) is choice
        assert sum(choice.win) == pytest.approx(1, abs=1e-4)
        assert sum(choice.place) == pytest.approx(3, abs=1e-4)
        trial = dropped(connect_four, "4")
        for given in choice.line:
            assert given.seat == trial.asked
            trial.answer(given.answer)  # a line can be played
    assert thought.best.line[0].answer == thought.best.answer
    assert len(thought.best.line) > 3


def test_a_seat_prefers_the_better_of_two_lost_places() -> None:
    """With `wins=1` second and third are the same to it; else the place counts too."""
    state, plan, table = State(), Plan(), stones().table()
    table.players, table.over = 3, 1
    for seat, place in enumerate((1, 3, 2)):
        table.places[seat] = place
    judge(None, table, plan, state)
    assert (state.win[:3], state.beat[:3]) == ([ONE, 0, 0], [ONE, 0, ONE // 2])
    for seat, place in enumerate((1, 1, 3)):
        table.places[seat] = place
    judge(None, table, plan, state)
    assert (state.win[:3], state.beat[:3]) == ([ONE // 2, ONE // 2, 0], [3 * ONE // 4, 3 * ONE // 4, 0])


def test_strengths_and_roots_are_what_they_should_be() -> None:
    for behind in (0, 1, 100, 1024, 5000, 16 * 1024):
        assert strength(behind) / FULL == pytest.approx(np.exp(-behind / 1024), rel=2e-3)
    assert strength(10**9) > 0
    found = [strength(behind) for behind in range(4000)]
    assert found == sorted(found, reverse=True)
    for number in (0, 1, 2, 1000, 1023, 1024, 99_999, 10**6):
        assert root(number) / 1000 == pytest.approx(number**0.5, rel=0.04)


# ---- the same every time, everywhere


@pytest.mark.parametrize("name", ["examples/connect_four.py", "examples/kuhn_poker.py", "star_stations", "vivajava_dice"])
def test_plain_and_compiled_rules_think_the_same(name: str) -> None:
    game = fast(find_game(name))
    visits = 60 if name.startswith("examples") else 12
    match = played(game, 3 if "kuhn" in name else 12)
    seen = match.view(match.asked)
    quick = Search(game).think(seen, visits, seed=7)
    with mock.patch.object(game, "compiled", set()):
        assert alike(Search(game).think(seen, visits, seed=7), quick)
    assert quick.visits == visits


def test_the_same_seed_and_visits_give_the_same_thought(connect_four: Game) -> None:
    view = dropped(fast(connect_four), "44").view(0)
    assert alike(Search(connect_four).think(view, 300, seed=3), Search(connect_four).think(view, 300, seed=3))
    backgammon = fast(find_game("examples/backgammon.py"))
    seen = played(backgammon, 20)
    first, again, other = (Search(backgammon).think(seen.view(seen.asked), 200, seed=seed) for seed in (3, 3, 4))
    assert alike(first, again) and not alike(first, other)


def test_visits_in_parts_are_the_same_as_at_once(connect_four: Game) -> None:
    match = dropped(fast(connect_four), "44")
    view, plan, told = match.view(0), Search(connect_four).plan(2, False), []
    for parts in ([90], [30, 1, 59]):
        tree = Tree(connect_four, 4096)
        tree.begin(view.box, view.table, plan, 3, 0)
        for visits in parts:
            tree.visit(visits)
        told.append(tree.nodes[: tree.count].tobytes())
    assert told[0] == told[1]


def test_trees_are_added_up_whatever_thread_they_grew_on(connect_four: Game) -> None:
    view = dropped(fast(connect_four), "44").view(0)
    one, two = (Search(connect_four, trees=2, threads=threads).think(view, 301) for threads in (1, 2))
    assert alike(one, two)
    assert one.visits == 301
    assert not alike(one, Search(connect_four).think(view, 301))


# ---- budgets


def test_it_stops_when_time_is_over(connect_four: Game) -> None:
    view = dropped(fast(connect_four), "44").view(0)
    for trees in (1, 2):
        began = time.perf_counter()
        thought = Search(connect_four, trees=trees).think(view, 10**9, 0.1)
        assert 0.08 < time.perf_counter() - began < 1
        assert thought.visits > 1000
    assert Search(connect_four).think(view, 50, 10.0).visits == 50


@pytest.mark.parametrize("made", [SearchBot, FlatBot])
def test_where_only_time_is_set_visits_are_not(made: type[SearchBot], connect_four: Game) -> None:
    view = cosmocafe.new(fast(connect_four), seed=1).view(0)
    assert made(seconds=0.5).think(view).visits > made().visits == 1000 and made(100, 0.5).think(view).visits == 100


def test_memory_has_a_limit(connect_four: Game) -> None:
    view = dropped(fast(connect_four), "44").view(0)
    thought = Search(connect_four, memory=40).think(view, 2000)
    assert (thought.nodes, thought.visits) == (40, 2000)
    assert column(connect_four, Search(connect_four, memory=40).think(dropped(connect_four, "717171").view(0), 500)) == "drop 7"


def test_late_is_late_also_in_plain_python(plain_four: Game) -> None:
    view = dropped(plain_four, "44").view(0)
    with mock.patch("cosmocafe.bots.search.PLAIN", 0.2):
        began = time.perf_counter()
        assert SearchBot(visits=10**6).answer(view, mood(1)) in view.options
        assert time.perf_counter() - began < 3


def test_the_clock_is_looked_at_often_enough() -> None:
    class Slow:
        visited = 0

        def visit(self, visits: int) -> None:
            self.visited += visits
            time.sleep(0.001 * visits)

    tree: Any = Slow()
    spend(tree, 10**6, time.perf_counter() + 0.1)
    assert 40 < tree.visited < 130


def test_slow_visits_go_on_as_long_as_there_is_time() -> None:
    """Those that took longer than from one look at the clock to the next were the last."""

    class Slow:
        visited = 0

        def visit(self, visits: int) -> None:
            self.visited += visits
            time.sleep(0.03 * visits)

    tree: Any = Slow()
    spend(tree, 10**6, time.perf_counter() + 0.6)
    assert 8 < tree.visited < 25


# ---- many options


def test_where_there_are_many_options_few_are_looked_at_first() -> None:
    game = fast(find_game("star_stations"))
    match = cosmocafe.new(game, seed=1)
    view, search = match.view(match.asked), Search(game, wide=5)
    assert len(view.options) > 40
    search.think(view, 1500)
    nodes = search._grown[0].nodes[: search._grown[0].count]
    children = np.bincount(nodes["parent"][1:], minlength=len(nodes))
    assert children[0] == len(view.options)
    inner = np.nonzero(children[1:])[0] + 1
    assert len(inner) > 5
    assert (children[inner] <= 5 + np.sqrt(nodes["visits"][inner]) + 1).all()


def test_the_more_a_node_is_visited_the_more_of_it_is_looked_at(star_stations: Game) -> None:
    """Few of many options at first, one more with the root of the visits; of the open question all."""
    match, wanted = played(star_stations, 4), SEARCH.own(star_stations)["think"].__globals__["wanted_at"]
    nodes, plan = [Node(), Node()], Plan()
    plan.wide, many = 5, len(match.options)
    for visits, looked_at in ((0, 5), (1, 6), (9, 8), (99, 14), (10**6, many)):
        nodes[1].visits = visits
        assert (wanted(match.table, nodes, plan, 1), wanted(match.table, nodes, plan, 0)) == (looked_at, many)


def test_nodes_are_found_by_what_leads_to_them() -> None:
    nodes, index = [Node() for _ in range(200)], [0] * 512
    wipe(index)
    for number in range(1, 200):
        plant(nodes, number, number % 7, number * 3, 0, 0)
        enter(nodes, index, number)
    assert all(find(nodes, index, number % 7, number * 3) == number for number in range(1, 200))
    assert find(nodes, index, 1, 1) == 0


# ---- what it knows


@pytest.mark.parametrize("name", [*SECRET, "examples/kuhn_poker.py"])
def test_another_hidden_part_behind_the_same_view_gives_the_same_answer(name: str) -> None:
    game = fast(find_game(name))
    match = played(game, 2 if "kuhn" in name else 40, players=game.players[-1])
    view, search = match.view(match.asked), Search(game)
    thought, tables = search.think(view, 150, seed=5), {match.table.to_bytes()}
    for seed in range(6):
        other = view.table.copy()
        seed_by(other, seed)
        game.loops.unveil(match.box, other, view.seat)
        seed_by(other, 1000 + seed)
        tables.add(other.to_bytes())
        again = View(game, match.box, other, view.seat)
        assert again.table == view.table
        assert alike(Search(game).think(again, 150, seed=5), thought)
        assert alike(Search(game).think_blindly(match.box, other, 150, seed=5, lines=1), thought)  # it veils a whole table itself
    assert len(tables) > 5


def test_dice_are_thrown_anew_and_never_read_ahead(connect_four: Game) -> None:
    """The random state of a table that is looked at openly changes nothing, and no thought changes a table."""
    game = fast(find_game("examples/backgammon.py"))
    match = played(game, 20)
    table = match.table.copy()
    thoughts = []
    for seed in (1, 2):
        seed_by(table, seed)
        before = table.to_bytes()
        thoughts.append(Search(game).think_openly(match.box, table, 150, seed=5))
        assert table.to_bytes() == before
    assert alike(*thoughts)


def test_looking_openly_sees_what_a_seat_does_not(kuhn_poker: Game) -> None:
    """Who holds the best card wins for sure; the seat that cannot know it doubts."""
    fast(kuhn_poker)
    match = next(match for seed in range(50) if (match := cosmocafe.new(kuhn_poker, seed=seed)).table.hands[0].card == 3)
    own, whole = Search(kuhn_poker).think(match.view(0), 400), Search(kuhn_poker).think_openly(match.box, match.table, 400)
    assert own.visits == whole.visits == 400
    assert own.win != whole.win


# ---- what is sure


def test_a_fork_is_known_to_win_whatever_is_answered(connect_four: Game) -> None:
    """A third stone beside two in the middle of an empty row makes two threats at once."""
    thought = Search(fast(connect_four)).think(dropped(connect_four, "3747").view(0), visits=3000, lines=0)
    won = {connect_four.catalogue.text(choice.answer) for choice in thought.choices if choice.is_sure and choice.win[0] == 1.0}
    assert won >= {"drop 2", "drop 5"}
    assert thought.best.win == (1.0, 0.0) and thought.best.is_sure and thought.win == (1.0, 0.0)
    assert not Search(connect_four).think(dropped(connect_four, "").view(0), visits=500, lines=0).best.is_sure


def test_a_sure_loss_is_not_taken_however_often_it_was_visited(connect_four: Game) -> None:
    tree, table = Tree(fast(connect_four), 1 << 12), dropped(connect_four, "4").table
    tree.begin(connect_four.new_box(2), table, Search(connect_four).plan(2, sees_all=False), 1, 0)
    tree.visit(400)
    often = summed([tree], table, 0, 0.0).best.answer
    (node,) = np.nonzero((tree.nodes["parent"] == 0) & (tree.nodes["answer"] == often))[0][:1]
    tree.nodes["is_sure"][node] = 1
    tree.nodes["win"][node] = tree.nodes["beat"][node] = 0
    assert summed([tree], table, 0, 0.0).best.answer != often


def test_where_the_end_is_sure_a_look_at_another_answer_changes_nothing(connect_four: Game) -> None:
    """Nor further up: whoever looks there looks at what is known already."""
    remember, nodes, state = SEARCH.own(connect_four)["think"].__globals__["remember"], [Node() for _ in range(3)], State()
    for number, node in enumerate(nodes):
        node.parent = number - 1
    nodes[1].is_sure, nodes[1].visits, nodes[1].win[0], nodes[1].beat[0] = 1, 3, 3 * ONE, 3 * ONE
    state.win[:2] = state.beat[:2] = (ONE // 4, 3 * ONE // 4)
    remember(nodes, 2, state)
    assert [(node.visits, node.win[0], node.beat[0]) for node in nodes] == [(1, ONE, ONE), (4, 4 * ONE, 4 * ONE), (1, ONE // 4, ONE // 4)]


def test_what_one_tree_knows_for_sure_all_trees_say(connect_four: Game) -> None:
    match = dropped(connect_four, "3747")
    trees = [Tree(fast(connect_four), 1 << 13) for _ in range(2)]
    for number, (tree, visits) in enumerate(zip(trees, (20, 3000), strict=True)):
        tree.begin(connect_four.new_box(2), match.table, Search(connect_four).plan(2, sees_all=False), 1, number)
        tree.visit(visits)
    for order in (trees, trees[::-1]):
        assert summed(order, match.table, 0, 0.0).best.win == (1.0, 0.0)


def test_nothing_is_sure_where_chance_or_hidden_cards_have_a_say(kuhn_poker: Game) -> None:
    fast(kuhn_poker)
    match = cosmocafe.new(kuhn_poker, seed=1)
    own, whole = Search(kuhn_poker).think(match.view(0), 400), Search(kuhn_poker).think_openly(match.box, match.table, 400)
    assert not any(choice.is_sure for choice in own.choices)
    assert all(choice.is_sure for choice in whole.choices)
    backgammon = fast(find_game("examples/backgammon.py"))
    tree, match = Tree(backgammon, 1 << 12), played(backgammon, 20)
    tree.begin(match.box, match.table, Search(backgammon).plan(2, sees_all=True), 1, 0)
    tree.visit(300)
    assert not tree.numbers("is_sure").any()


# ---- going on from the last thought


def own_turn(game: Game) -> Match:
    """A match in which one seat is asked twice in a row, and no chance is in between."""
    match, rng = cosmocafe.new(game, seed=4), mood(4)
    while True:
        view = match.view(match.asked)
        if len(view.options) > 1 and match.number > 10:
            for answer in view.options:
                trial = cosmocafe.new(game, seed=4)
                for given in [*match.answers, answer]:
                    trial.answer(given)
                if trial.asked == view.seat and leads_to(view, answer, trial.view(view.seat)) and len(trial.options) > 1:
                    return match
        match.answer(rng.choice(match.options))


def test_it_goes_on_where_only_its_own_answer_came_in_between() -> None:
    game = fast(find_game("stardust_coffee"))
    match, search = own_turn(game), Search(game)
    view = match.view(match.asked)
    first = search.think(view, 400)
    match.answer(first.best.answer)
    after = match.view(view.seat)
    if match.asked == view.seat and leads_to(view, first.best.answer, after):
        second = search.think(after, 400)
        assert second.visits == 400 + first.best.visits
        assert {choice.answer for choice in second.choices} == set(after.options)
        assert second.visits >= sum(choice.visits for choice in second.choices) >= second.visits - 1
    else:
        pytest.fail("the best answer ends the turn here: take another seed")


def test_dice_that_fell_as_they_might_have_came_in_between(star_stations: Game) -> None:
    """One throw is not all that may come, even if it is the first that a search would have tried."""
    match, rng = cosmocafe.new(star_stations, players=2, seed=0), mood(0)
    while match.number < 19:
        match.answer(rng.choice(match.options))
    view, answer = match.view(match.asked), match.options[0]
    ways = []
    for seed in (1, 2):
        table = view.table.copy()
        seed_by(table, seed)
        star_stations.loops.answer(view.box, table, answer)
        ways.append(View(star_stations, view.box, table, view.seat))
    assert ways[0].table != ways[1].table, "after the last asteroid everybody rolls"
    assert not any(leads_to(view, answer, after) for after in ways)


def test_it_begins_anew_where_anything_else_came_in_between(connect_four: Game) -> None:
    match, search = dropped(fast(connect_four), "44"), Search(connect_four)
    first = search.think(match.view(0), 200)
    match.answer(first.best.answer)
    match.answer(match.options[0])
    assert search.think(match.view(0), 200).visits == 200


def test_what_is_kept_is_the_part_below_the_answer(connect_four: Game) -> None:
    match = dropped(fast(connect_four), "44")
    view, tree = match.view(0), Tree(connect_four, 4096)
    tree.begin(view.box, view.table, Search(connect_four).plan(2, False), 3, 0)
    tree.visit(300)
    before = tree.nodes[: tree.count].copy()
    child = int(np.nonzero((before["parent"] == 0) & (before["visits"] > 50))[0][0])
    match.answer(int(before["answer"][child]))
    below = {child}
    for number in range(child + 1, len(before)):
        if int(before["parent"][number]) in below:
            below.add(number)
    assert tree.go_on(match.view(1).table, int(before["answer"][child])) == before["visits"][child]
    after = tree.nodes[: tree.count]
    assert len(after) == len(below)
    for name in ("answer", "visits", "seen", "prior", "win", "beat", "who"):
        assert (after[name] == before[name][sorted(below)]).all()
    for number in range(1, len(after)):
        assert find(list_of(after), tree.index.tolist(), int(after["parent"][number]), int(after["answer"][number])) == number


def list_of(records: Any) -> list[Node]:
    nodes = []
    for record in records:
        node = Node()
        node.unpack(record)
        nodes.append(node)
    return nodes


# ---- other games, other bots


def test_a_game_without_advice_is_played_out() -> None:
    """Who takes the last of ten stones wins, one to three at a time: without playouts every option would look the same."""
    game = stones()
    match = Match(game, 2, seed=1)
    thought = Search(game).think(match.view(match.asked), 12)
    assert any(choice.win != (0.5, 0.5) for choice in thought.choices)
    with mock.patch("cosmocafe.bots.search.search.PLAYED_OUT", 0):
        blank = Search(game).think(match.view(match.asked), 12)
    assert {choice.win for choice in blank.choices} == {(0.5, 0.5)}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_number_of_players(players: int) -> None:
    game = fast(find_game("vivajava_dice"))
    match = played(game, 10, players=players)
    thought = Search(game).think(match.view(match.asked), 100)
    assert len(thought.win) == len(thought.place) == players
    assert all(0 <= chance <= 1 for chance in thought.win)
    assert sum(thought.win) == pytest.approx(1, abs=1e-3) or players == 1
    assert all(1 <= place <= max(players, 2) for place in thought.place)


def test_flat_tries_every_option_equally_often(connect_four: Game) -> None:
    view = dropped(fast(connect_four), "44").view(0)
    thought = Search(connect_four, flat=True, playout=100).think(view, 702)
    assert {choice.visits for choice in thought.choices} == {100, 101}
    assert FlatBot(visits=700).answer(dropped(connect_four, "717171").view(0), mood(1)) == connect_four.catalogue.number("drop 7")


def test_a_single_option_needs_no_thought(connect_four: Game) -> None:
    view = cosmocafe.new(connect_four).view(0)
    view.table.n_options = 1
    with mock.patch.object(Search, "think", side_effect=AssertionError):
        assert SearchBot().answer(view, mood(1)) == view.table.options[0]


def test_what_cannot_be_is_said(connect_four: Game) -> None:
    with pytest.raises(InputError, match="this seat is asked nothing"):
        Search(connect_four).think(cosmocafe.new(connect_four).view(1))
    with pytest.raises(InputError, match="trees=0: a search needs at least one"):
        Search(connect_four, trees=0)
    with pytest.raises(InputError, match="at least one visit"):
        SearchBot(visits=0)


def test_of_those_with_enough_visits_the_worthiest_is_taken(connect_four: Game) -> None:
    view = cosmocafe.new(connect_four, seed=1).view(0)
    usual, worthy = (Search(fast(connect_four), enough=enough).think(view, 60, seed=3) for enough in (1.0, 0.01))
    assert usual.best.visits == max(choice.visits for choice in usual.choices)
    visited = [choice.worth(0, 0.5) for choice in worthy.choices if choice.visits > 0]
    assert worthy.best.worth(0, 0.5) == max(visited) and {one.answer for one in usual.choices} == {one.answer for one in worthy.choices}
    rest = [choice.visits for choice in worthy.choices[1:]]
    assert rest == sorted(rest, reverse=True)
