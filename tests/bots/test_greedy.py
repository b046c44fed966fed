"""The greedy bot: better than chance, and no wiser than its seat."""

from __future__ import annotations

import random
from collections.abc import Iterator
from unittest import mock

import pytest

import cosmocafe
from cosmocafe.bots import Bot, GreedyBot, RandomBot, find_bot
from cosmocafe.bots.greedy import GREEDY
from cosmocafe.core.errors import InputError
from cosmocafe.core.game import Game, View
from cosmocafe.core.machine.compiled import Compiled, compiled_for
from cosmocafe.core.match import Match

from .moods import mood


@pytest.fixture
def plain_four(connect_four: Game) -> Iterator[Game]:
    """Connect Four as it is before its compiled rules are loaded."""
    kept, connect_four.compiled = connect_four.compiled, set()
    yield connect_four
    connect_four.compiled = kept


def winner(game: Game, bots: list[Bot], seed: int) -> list[int]:
    match, rng = cosmocafe.new(game, seed=seed), mood(seed)
    while not match.over:
        match.answer(bots[match.asked].answer(match.view(match.asked), rng), seat=match.asked)
    return match.places


def test_greedy_beats_random_clearly(plain_four: Game) -> None:
    games = [winner(plain_four, [GreedyBot(), RandomBot()], seed) for seed in range(12)]
    games += [list(reversed(winner(plain_four, [RandomBot(), GreedyBot()], seed))) for seed in range(12)]
    assert sum(places == [1, 2] for places in games) >= 19


def test_greedy_takes_a_win(plain_four: Game) -> None:
    match = cosmocafe.new(plain_four)
    for column in "717171":
        match.answer(f"drop {column}")
    assert GreedyBot().answer(match.view(0), mood(1)) == plain_four.catalogue.number("drop 7")


def test_compiled_and_plain_rules_give_the_same_advice(fast_four: Compiled, fast_kuhn: Compiled) -> None:
    for rules in (fast_four, fast_kuhn):
        match = cosmocafe.new(rules.game, seed=2)
        while not match.over:
            view = match.view(match.asked)
            compiled_for(rules.game, GREEDY).load()
            fast = GreedyBot().answer(view, mood(match.number))
            with mock.patch.object(rules.game, "compiled", set()):
                plain = GreedyBot().answer(view, mood(match.number))
            assert fast == plain
            match.answer(fast)


def test_a_bot_knows_no_more_than_its_view(kuhn_poker: Game) -> None:
    """Two tables that look the same to a seat get the same answer, whatever the others hold."""
    answers: dict[int, set[int]] = {}
    for seed in range(40):
        view = cosmocafe.new(kuhn_poker, seed=seed).view(0)
        assert [hand.card for hand in view.table.hands[1:]] == [0, 0]
        answers.setdefault(view.table.hands[0].card, set()).add(GreedyBot().answer(view, mood(5)))
    assert {card: len(given) for card, given in answers.items()} == {1: 1, 2: 1, 3: 1, 4: 1}


class Curious:
    """A bot that writes down what it is given."""

    def __init__(self) -> None:
        self.given: list[object] = []

    def answer(self, view: View, rng: random.Random) -> int:
        self.given.append(view)
        return view.options[0]


def test_a_bot_is_given_a_view_of_its_own_seat(kuhn_poker: Game) -> None:
    from rich.console import Console

    from cosmocafe.terminal import TerminalTable

    bots = [Curious(), Curious(), Curious()]
    match = Match(kuhn_poker, seed=1)
    TerminalTable(match, list(bots), Console(quiet=True), input).play()
    for seat, bot in enumerate(bots):
        assert bot.given
        for view in bot.given:
            assert isinstance(view, View)
            assert not hasattr(view, "match")
            assert view.seat == seat
            assert view.table.rng == [0, 0, 0, 0]
            assert [hand.card > 0 for hand in view.table.hands] == [other == seat for other in range(3)]


def test_a_single_option_needs_no_thought(connect_four: Game) -> None:
    view = cosmocafe.new(connect_four).view(0)
    view.table.n_options = 1
    assert GreedyBot().answer(view, mood(1)) == view.table.options[0]


def test_bots_are_found_by_name() -> None:
    assert isinstance(find_bot("greedy"), GreedyBot)
    assert isinstance(find_bot("random"), RandomBot)
    with pytest.raises(InputError, match="there is no bot 'clever'; there are random, greedy, flat, search"):
        find_bot("clever")
