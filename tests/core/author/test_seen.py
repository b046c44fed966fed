"""What a learner sees: named, within its bounds, the same plain and compiled, and of the own seat only."""

from __future__ import annotations

import numpy as np
import pytest

from cosmocafe import author
from cosmocafe.author import Byte, names, seat_of, seen
from cosmocafe.core.author.seen import Features
from cosmocafe.core.author.vocabulary import Steps, block
from cosmocafe.core.contract.check import refuse_outside
from cosmocafe.core.contract.leaks import Failed
from cosmocafe.core.errors import DeclarationError
from cosmocafe.core.found import find_game
from cosmocafe.core.game import Game
from cosmocafe.core.machine.engines import find_engine

GOOD = names("good", "tea", "milk")
EXAMPLES = ("examples/connect_four.py", "examples/kuhn_poker.py", "examples/backgammon.py")
GAMES = ("stardust_coffee", "vivajava_dice", "star_stations", "starfarers", "starcadia_quest", *EXAMPLES)


class Step(Steps):
    ASK = block()
    BREW = block()


class Hand(seen.Part):
    goods: list[int] = seen.each(GOOD, seen.count(9))
    ready: int = seen.flag()


class Seen(seen.Seen):
    hands: list[Hand] = seen.parts(seen.SEATS, Hand)
    brewed: list[int] = seen.set_of(GOOD)
    drunk: int = seen.one_of(GOOD)
    worth: int = seen.points(40)


def test_every_number_has_a_name_and_bounds() -> None:
    features = Features(Seen, Step)
    assert len(features) == 7 + 4 * 3 + 2 + 2 == features.record.itemsize // 2
    assert features.names[7:10] == ("hands.me.goods.tea", "hands.me.goods.milk", "hands.me.ready")
    assert features.names[-4:] == ("brewed.tea", "brewed.milk", "drunk", "worth")
    assert features[1].meaning.values == ("ask", "brew")
    assert (str(features.dtype), features.low[-1], features.high[-2], features.high[7]) == ("int16", -32768, 2, 9)


def test_an_observation_is_told_by_names() -> None:
    look = Seen()
    look.question, look.asked, look.hands[1].goods[1], look.drunk, look.brewed[0] = 2, 1, 5, 2, 1
    told = Features(Seen, Step).described(look.numbers)
    assert told == {"question": "brew", "asked": "me", "hands.next1.goods.milk": 5, "brewed.tea": 1, "drunk": "milk"}


def test_a_number_must_say_what_it_is() -> None:
    class Mute(seen.Seen):
        worth: Byte

    with pytest.raises(DeclarationError, match=r"Mute.worth: say what a learner sees here, such as seen.count\(9\)"):
        Features(Mute, Step)


def test_seats_count_from_who_looks() -> None:
    table = author.Table()
    table.players = 3
    assert [seat_of(table, 1, who) for who in range(-1, 3)] == [0, 3, 1, 2]


def test_what_lies_outside_is_refused(connect_four: Game) -> None:
    look = connect_four.seen()
    refuse_outside(connect_four, 0, look.numbers)
    look.squares[1] = 5
    with pytest.raises(Failed, match=r"seat 0: it observes 'squares.b1' as 5, which is not in 0 to 4"):
        refuse_outside(connect_four, 0, look.numbers)


@pytest.mark.parametrize(("name", "players"), [(name, players) for name in GAMES for players in find_game(name).players])
def test_observations_lie_within_their_bounds_and_are_those_of_plain_python(name: str, players: int) -> None:
    game = find_game(name)
    box = game.new_box(players, game.trial_agreed)
    engine, plain = (find_engine(sort, game, box, players) for sort in ("cpu", "plain"))
    tables = engine.new(32)
    engine.start(tables, 5)
    for step in range(120):
        for _ in range(1 + step):
            engine.answer_randomly(tables)
        for seat in range(players):
            rows = engine.observe(tables, np.full(32, seat))
            outside = ((rows < game.features.low) | (rows > game.features.high)).any(axis=0)
            assert not outside.any(), [game.features.names[place] for place in np.flatnonzero(outside)]
        if step % 40 == 0:
            same = plain.new(4)
            for table, record in zip(same, tables, strict=False):
                table.unpack(record)
            assert (plain.observe(same, [seat] * 4) == rows[:4]).all()
