"""The greedy bot: better than chance, and no wiser than its seat."""

from __future__ import annotations

import random
from collections.abc import Iterator
from unittest import mock

import pytest

import cosmocafe
from cosmocafe.bots import Bot, GreedyBot, RandomBot, find_bot
from cosmocafe.bots.greedy import GREEDY, advise_plainly
from cosmocafe.core.errors import InputError
from cosmocafe.core.game import Game, View
from cosmocafe.core.machine.brought import Brought
from cosmocafe.core.machine.compiled import Compiled, compiled_for
from cosmocafe.core.machine.together import DESK
from cosmocafe.core.match import Match

from .moods import mood
from .slowly import TURN

MODULES = ("cosmocafe.bots.greedy.thinking", f"{__package__}.slowly")
SLOWLY = Brought("slowly", MODULES, ("advise",), also=("finish_slowly", "finish_turn", "promise"))


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


def positions(name: str, request: pytest.FixtureRequest, count: int) -> Iterator[Match]:
    """A match as it stands before each of its answers, which are random."""
    game: Game = cosmocafe.find_game(name) if name.startswith("star") else request.getfixturevalue(name)
    match = cosmocafe.new(game, seed=4)
    for number in range(count):
        if match.over:
            match = cosmocafe.new(game, seed=number)
        yield match
        match.answer(RandomBot().answer(match.view(match.asked), mood(number)))


@pytest.mark.parametrize("name", ["kuhn_poker", "connect_four", "backgammon", "star_stations"])
def test_what_is_kept_while_thinking_changes_no_answer(name: str, request: pytest.FixtureRequest) -> None:
    """With dice and hidden cards, with one try and with more than are dealt once for all options."""
    for number, match in enumerate(positions(name, request, 24)):
        game, desk = match.game, [match.game.table() for _ in range(DESK)]
        for samples in (1, 3, 5):
            slowly = SLOWLY.own(game)["advise"](match.box, match.table, desk, 0, number, samples)
            assert advise_plainly(game, match.box, match.table, number, samples=samples) == slowly


@pytest.mark.parametrize("name", ["kuhn_poker", "connect_four", "backgammon", "star_stations", "stardust_coffee"])
def test_a_turn_is_finished_and_valued_as_if_every_answer_were_given_again(name: str, request: pytest.FixtureRequest) -> None:
    for match in positions(name, request, 40):
        own, desk, seat = SLOWLY.own(match.game), [match.game.table() for _ in range(DESK)], match.asked
        rules, box, tables = match.game.functions, match.box, [match.table.copy() for _ in range(3)]
        began = rules["turn"](box, match.table)
        given = own["finish_slowly"](box, tables[0], seat, began, desk[0])
        worth = own["promise"](box, tables[1], seat, began, desk)
        own["finish_turn"](box, tables[2], seat, began, desk)
        assert tables[0] == tables[1] == tables[2]
        assert worth == (TURN + 1) * rules["value"](box, tables[0], seat) - given


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
