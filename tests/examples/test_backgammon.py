"""Backgammon: its rules one by one from set positions, its words and its pictures."""

from __future__ import annotations

import random
import sys
from collections import Counter
from itertools import permutations
from typing import Any
from xml.etree import ElementTree

import pytest

import cosmocafe
from cosmocafe.bots.greedy import play_on
from cosmocafe.core.game import Game
from cosmocafe.core.machine.engine import Plain
from cosmocafe.core.match import Match

OFF, HOME, BAR = 0, 6, 25
Side = dict[int, int]  # point: checkers
FAR = {1: 2}  # a side that is in nobody's way


def rules(game: Game) -> Any:
    """The functions of the example's file."""
    return sys.modules[game.rules.package]


def lay(game: Game, match: Match, *sides: Side) -> None:
    """Take all checkers away and put these on the table; what is missing has been borne off."""
    for side in match.table.sides:
        side.checkers[:] = [0] * 26
        side.held = side.shut = 0
    for seat, side in enumerate(sides):
        for point, count in {**side, OFF: side.get(OFF, 15 - sum(side.values()))}.items():
            rules(game).put_many(match.table, seat, point, count)


def at(game: Game, mine: Side, theirs: Side, high: int, low: int) -> Match:
    """The first player is to play a roll."""
    match = cosmocafe.new(game, seed=1)
    lay(game, match, mine, theirs)
    t = match.table
    t.depth = t.n_options = 0
    rules(game).begin_turn(t, 0, high, low)
    rules(game).offer_moves(t, 0)  # not through the agenda, which would take a single option at once
    return match


def offered(match: Match) -> set[str]:
    """The texts of what the first player may answer."""
    return {match.game.catalogue.text(answer) for answer in match.options} if match.asked == 0 else set()


def checkers(match: Match, seat: int) -> Side:
    return {point: count for point, count in enumerate(match.table.sides[seat].checkers) if count}


# Advice


def worth(match: Match, seat: int = 0) -> int:
    return int(match.game.loops.value(None, match.table, seat))


def test_advice_likes_a_lead_in_a_race_the_more_the_less_is_left(backgammon: Game) -> None:
    far, near = at(backgammon, {6: 10, 5: 5}, {6: 15}, 2, 1), at(backgammon, {3: 2, 2: 1}, {3: 2, 6: 1, 1: 1}, 2, 1)
    assert 0 < worth(far) < worth(near)
    assert worth(far, 1) == pytest.approx(-worth(far), abs=1)


def test_advice_fears_for_a_blot_only_if_the_other_side_moves_next(backgammon: Game) -> None:
    safe, blot = {6: 2, 5: 2, 13: 11}, {6: 2, 5: 1, 4: 1, 13: 11}
    loss = {}
    for who in range(2):
        tables = [at(backgammon, side, {24: 2, 6: 13}, 2, 1) for side in (safe, blot)]
        for match in tables:
            match.table.agenda[match.table.depth - 1].who = who
        loss[who] = worth(tables[0]) - worth(tables[1])
    assert loss[1] > loss[0] + 100


def test_advice_likes_a_wall_before_somebody(backgammon: Game) -> None:
    wall, holes = {4: 3, 5: 3, 6: 3, 7: 3, 8: 3}, {2: 3, 4: 3, 6: 3, 8: 3, 10: 3}
    behind, beyond = {24: 2, 6: 13}, {12: 2, 6: 13}
    gain = [worth(at(backgammon, wall, other, 2, 1)) - worth(at(backgammon, holes, other, 2, 1)) for other in (behind, beyond)]
    assert gain[0] > gain[1]


# The start


def test_the_set_up_has_167_pips_on_both_sides(backgammon: Game) -> None:
    match = cosmocafe.new(backgammon, seed=1)
    for seat in range(2):
        assert checkers(match, seat) == {24: 2, 13: 5, 8: 3, 6: 5}
        assert rules(backgammon).pips(match.table.sides[seat]) == 167


def test_the_higher_die_begins_with_both_dice_and_equal_ones_are_rolled_again(backgammon: Game) -> None:
    seen: Counter[int] = Counter()
    for seed in range(200):
        match = cosmocafe.new(backgammon, seed=seed)
        opening = [event for event in match.events if event.event == rules(backgammon).Event.OPENED]
        *ties, last = opening
        assert all(tie.a == tie.b for tie in ties)
        assert match.asked == (0 if last.a > last.b else 1)
        assert match.table.dice == sorted((last.a, last.b), reverse=True)
        assert match.table.left == [1, 1]
        seen[len(ties)] += 1
    assert seen[0] > seen[1] > 0


# Moving


def test_each_die_moves_one_checker_down_and_never_onto_a_point_of_two(backgammon: Game) -> None:
    match = at(backgammon, {24: 1, 13: 1}, {25 - 10: 2, 25 - 21: 2}, 3, 1)
    assert offered(match) == {"move 24 23", "move 13 12"}  # 24/21 and 13/10 are closed, 12/9 and 23/20 still to come
    match.answer("move 13 12")
    assert checkers(match, 0)[9] == 1  # the only 3 left is played at once


def test_a_single_checker_is_hit_and_goes_to_the_bar(backgammon: Game) -> None:
    match = at(backgammon, {13: 3, 8: 3}, {25 - 10: 1, 1: 2}, 3, 1)
    assert match.view(0).answer_words(backgammon.catalogue.number("move 13 10")) == "Move 13 to 10 (hits)"
    match.answer("move 13 10")
    assert checkers(match, 1) == {OFF: 12, 1: 2, BAR: 1}
    assert match.view().log[-1] == "Player 1 hits on 10"


def test_the_bar_comes_first(backgammon: Game) -> None:
    match = at(backgammon, {BAR: 1, 13: 3}, {1: 0, 12: 2}, 4, 2)
    assert offered(match) == {"bar 21", "bar 23"}
    match.answer("bar 21")
    assert offered(match) == {"move 21 19", "move 13 11"}


def test_two_on_the_bar_take_both_dice(backgammon: Game) -> None:
    match = at(backgammon, {BAR: 2, 13: 3}, {12: 2}, 4, 2)
    match.answer("bar 21")
    assert checkers(match, 0) == {OFF: 10, 21: 1, 23: 1, 13: 3}
    assert match.view().log.count("Player 1 enters on 23") == 1


def test_who_cannot_enter_does_not_move(backgammon: Game) -> None:
    match = at(backgammon, {BAR: 1, 13: 3}, {25 - 21: 2, 25 - 23: 2}, 4, 2)
    assert match.table.n_options == 0
    assert match.table.heard()[-1].event == rules(backgammon).Event.STUCK


# Both dice, if possible


def test_a_first_move_that_makes_the_second_impossible_is_not_offered(backgammon: Game) -> None:
    # 6-2: 8/2 with the 6 leaves no 2 (20/18 and 2/off are not possible), 8/6 and 20/14 leave each other.
    match = at(backgammon, {20: 1, 8: 1}, {25 - 18: 2, 25 - 12: 2}, 6, 2)
    assert offered(match) == {"move 20 14", "move 8 6"}


def test_both_dice_in_the_order_that_allows_it(backgammon: Game) -> None:
    # One checker, 5-1: 20/15 is closed, so the 1 has to go first.
    match = at(backgammon, {20: 1}, {25 - 15: 2}, 5, 1)
    assert checkers(match, 0)[20] == 1
    assert offered(match) == {"move 20 19"}


def test_if_only_one_die_can_be_played_it_is_the_higher_one(backgammon: Game) -> None:
    match = at(backgammon, {20: 1}, {25 - 11: 2}, 6, 3)
    assert offered(match) == {"move 20 14"}


def test_the_lower_die_alone_if_the_higher_one_is_not_possible(backgammon: Game) -> None:
    match = at(backgammon, {20: 1}, {25 - 11: 2, 25 - 14: 2}, 6, 3)
    assert offered(match) == {"move 20 17"}


def test_a_double_is_played_four_times(backgammon: Game) -> None:
    match = at(backgammon, {24: 4, 13: 4}, FAR, 2, 2)
    for answer in ("move 24 22", "move 24 22", "move 13 11", "move 13 11"):
        assert match.asked == 0
        match.answer(answer)
    assert checkers(match, 0) == {OFF: 7, 24: 2, 22: 2, 13: 2, 11: 2}
    assert match.view().log.count("Player 1 moves 13 to 11") == 2


def test_a_double_is_played_as_often_as_possible(backgammon: Game) -> None:
    match = at(backgammon, {24: 1, 20: 2}, {25 - 12: 2, 1: 2}, 4, 4)
    match.answer("move 24 20")
    assert checkers(match, 0) == {OFF: 12, 16: 3} or match.asked == 0
    while match.asked == 0 and match.table.turns == 2:
        match.answer(match.options[0])
    assert checkers(match, 0) == {OFF: 12, 16: 3}  # four moves are played, the fifth would be closed


def test_a_double_that_is_blocked_ends_the_turn(backgammon: Game) -> None:
    match = at(backgammon, {24: 2}, {25 - 18: 2}, 3, 3)
    match.answer("move 24 21")
    assert checkers(match, 0) == {OFF: 13, 21: 2}
    assert "Player 1 cannot move" in match.view().log


# Bearing off


def test_nobody_bears_off_before_all_are_home(backgammon: Game) -> None:
    match = at(backgammon, {7: 1, 6: 2, 4: 2}, FAR, 6, 4)
    assert offered(match) == {"move 7 1", "move 7 3", "move 6 2"}
    match.answer("move 7 3")
    assert offered(match) == {"off 6"} or checkers(match, 0)[OFF] == 11


def test_a_die_bears_off_from_its_own_point_or_moves_inside(backgammon: Game) -> None:
    match = at(backgammon, {6: 2, 4: 2, 1: 2}, FAR, 4, 3)
    assert offered(match) == {"off 4", "move 6 2", "move 6 3", "move 4 1"}


def test_a_higher_number_bears_off_the_highest_only_if_none_is_behind(backgammon: Game) -> None:
    # Nothing on 5: the 5 bears off nobody while the 6 is there, from 4 once it has gone.
    match = at(backgammon, {6: 1, 4: 3}, {25 - 1: 2}, 6, 5)
    assert offered(match) == {"off 6"}
    match = at(backgammon, {6: 2, 4: 3}, {25 - 1: 2}, 5, 5)
    assert offered(match) == set()
    match = at(backgammon, {4: 3, 2: 1}, {24: 2}, 6, 5)
    assert offered(match) == {"off 4"}


def test_what_both_dice_bear_off_is_offered_once_and_the_other_die_stays(backgammon: Game) -> None:
    match = at(backgammon, {3: 2, 2: 2}, FAR, 6, 5)
    assert match.options == [backgammon.catalogue.number("off 3")]
    match.answer("off 3")
    assert checkers(match, 0) == {OFF: 13, 2: 2}


# The end


@pytest.mark.parametrize(
    ("loser", "points", "name"),
    [
        ({OFF: 1, 10: 14}, 1, "a single game"),
        ({OFF: 1, BAR: 1, 10: 13}, 1, "a single game"),
        ({OFF: 0, 18: 15}, 2, "a gammon"),
        ({OFF: 0, 18: 14, 19: 1}, 3, "a backgammon"),
        ({OFF: 0, 18: 14, 24: 1}, 3, "a backgammon"),
        ({OFF: 0, 10: 14, BAR: 1}, 3, "a backgammon"),
    ],
)
def test_a_win_counts_one_two_or_three_points(backgammon: Game, loser: Side, points: int, name: str) -> None:
    match = at(backgammon, {2: 1, 1: 1}, loser, 6, 5)
    assert match.options == [backgammon.catalogue.number("off 2")]
    assert match.scores == [0, 0]
    match.answer("off 2")
    assert match.over
    assert match.places == [1, 2]
    assert match.scores == [points, -points]
    assert match.table.points == points
    assert match.view().log[-1] == f"Player 1 wins {name}: {points} point{'s' * (points > 1)}"


# All of it against a slow reading of the rules


def slow_steps(mine: list[int], theirs: list[int], die: int) -> list[tuple[int, int]]:
    """From where to where a die may go."""
    found = []
    for start in range(1, 26):
        target = start - die
        if not mine[start] or (mine[BAR] and start != BAR):
            continue
        if target > 0:
            if theirs[25 - target] < 2:
                found.append((start, target))
        elif not any(mine[7:]) and (target == 0 or not any(mine[start + 1 :])):
            found.append((start, OFF))
    return found


def slow_plays(mine: list[int], theirs: list[int], dice: tuple[int, ...]) -> list[list[tuple[int, int]]]:
    """Every way to play dice in this order, as far as it goes."""
    steps = slow_steps(mine, theirs, dice[0]) if dice else []
    if not steps:
        return [[]]
    plays = []
    for start, target in steps:
        after, hit = mine.copy(), theirs.copy()
        after[start] -= 1
        after[target] += 1
        if target != OFF:
            hit[25 - target] = 0
        plays += [[(start, target), *rest] for rest in slow_plays(after, hit, dice[1:])]
    return plays


def slow_offers(mine: list[int], theirs: list[int], dice: list[int]) -> set[tuple[int, int]]:
    """The first steps of those ways that play the most dice, or the higher one."""
    plays = [(play, order) for order in set(permutations(dice)) for play in slow_plays(mine, theirs, order)]
    most = max(len(play) for play, _ in plays)
    if most == 1:
        high = max(order[0] for play, order in plays if play)
        plays = [(play, order) for play, order in plays if play and order[0] == high]
    return {play[0] for play, _ in plays if len(play) == most > 0}


def scattered(rng: random.Random) -> tuple[Side, Side]:
    """A few checkers of one side among some points of the other, often all at home, sometimes on the bar."""
    reach = rng.choice([HOME, 12, 25])
    mine = Counter(rng.choices(range(1, reach + 1), k=rng.randint(1, 5)))
    theirs = Counter({point: rng.randint(1, 3) for point in rng.sample(range(1, 26), rng.randint(0, 5))})
    return mine, {point: count for point, count in theirs.items() if point == BAR or 25 - point not in mine}


def test_offers_are_those_of_a_slow_reading_of_the_rules(backgammon: Game) -> None:
    rng, restricted = random.Random(1), 0  # noqa: S311
    match = cosmocafe.new(backgammon, seed=1)
    t = match.table
    for _ in range(4000):
        lay(backgammon, match, *scattered(rng))
        t.depth = t.n_options = 0
        rules(backgammon).begin_turn(t, 0, *sorted((rng.randint(1, 6), rng.randint(1, 6)), reverse=True))
        rules(backgammon).offer_moves(t, 0)
        dice = [die for die, left in zip(t.dice, t.left, strict=True) for _ in range(left)]
        mine, theirs = t.sides[0].checkers, t.sides[1].checkers
        wanted = slow_offers(mine, theirs, dice)
        assert Counter(rules(backgammon).ends(answer) for answer in t.offered) == Counter(wanted), (dice, t.sides)
        restricted += wanted != {step for die in dice for step in slow_steps(mine, theirs, die)}
    assert restricted > 200


# Words, pictures, bots


@pytest.mark.parametrize("text", ["move 8 5", "bar 20", "off 6"])
def test_text_forms(backgammon: Game, text: str) -> None:
    number = backgammon.catalogue.number(text)
    assert backgammon.catalogue.text(number) == text
    assert rules(backgammon).ends(number) == {"move 8 5": (8, 5), "bar 20": (BAR, 20), "off 6": (6, OFF)}[text]


def test_the_scene_offers_every_answer_once_and_draws_every_checker(backgammon: Game) -> None:
    match, rng = cosmocafe.new(backgammon, seed=2), random.Random(2)  # noqa: S311
    while not match.over:
        svg = ElementTree.fromstring(str(match.view(match.asked)._repr_svg_()))  # noqa: S314  our own text
        given = " ".join(str(node.get("data-answer") or node.get("data-answers") or "") for node in svg.iter()).split()
        assert sorted(map(int, given)) == sorted(match.options)
        match.answer(rng.choice(match.options))
    for seat in (-1, 0, 1):
        assert ElementTree.fromstring(str(match.view(seat)._repr_svg_())) is not None  # noqa: S314  our own text


def test_both_players_see_their_own_home_below_at_the_right(backgammon: Game) -> None:
    match = cosmocafe.new(backgammon, seed=2)
    lay(backgammon, match, {12: 1, 8: 2, 6: 6, 1: 1}, {BAR - 5: 2})
    mine, theirs = match.view(0).picture.splitlines(), match.view(1).picture.splitlines()
    assert mine[11] == " ●  ·  ·  ·  ●  · |  ●  ■  ·  ·  ·  ●"
    assert mine[7].split() == ["|", "6"]  # more than five are counted
    assert theirs[1] == " ●  ·  ·  ·  ●  · |  ●  ■  ·  ·  ·  ●"  # the near side's row, mirrored
    assert mine[-2:] == ["■2 Player 2: Pips 40, Bar 0, Off 13", f"Dice left: {match.table.dice[0]} {match.table.dice[1]}"]


def test_the_greedy_bot_beats_chance(backgammon: Game) -> None:
    engine = Plain(backgammon, backgammon.new_box(2), 2)
    tables = engine.new(6)
    play_on(engine, tables, [0], 1)
    assert sum(t.places[0] == 1 for t in tables) >= 5


def test_an_observation_is_the_same_from_both_sides(backgammon: Game) -> None:
    t = backgammon.table()
    backgammon.loops.start(None, t, 2, 1)
    one, other = (backgammon.seen() for _ in range(2))
    for seat, seen in enumerate((one, other)):
        backgammon.loops.see(None, t, seat, backgammon.table(), seen)
    assert sorted((one.asked, other.asked)) == [1, 2]
    one.asked = other.asked
    assert one == other
    assert (one.mine[24], one.theirs[24], sum(one.mine)) == (2, 2, 15)
