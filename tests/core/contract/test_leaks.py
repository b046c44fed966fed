"""Does the check find a game that leaks? Variants of Kuhn poker in which it does, each in another way."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from cosmocafe.core.author import seen
from cosmocafe.core.author.agenda import plan
from cosmocafe.core.contract import leaks
from cosmocafe.core.contract.leaks import Failed, check_secrets, numbers
from cosmocafe.core.contract.variants import Variant
from cosmocafe.core.game import Game
from cosmocafe.core.parts import NoBox, open_table

from ..stones import made_of, stones


def kuhn(game: Game, **changes: Any) -> Game:
    """Kuhn poker with some of its parts changed."""
    module: Any = sys.modules[game.rules.package]
    names = ("set_up", "hide", "guess", "score", "rules", "Table", "Step", "Answer", "Event")
    return made_of({**{name: getattr(module, name) for name in names}, **changes}, "leaking", [3], module.WORDS)


def secrets(game: Game, games: int = 3) -> str:
    return check_secrets(game, games, lambda done: None)


def forgets_the_second_hand(box: object, t: Any, seat: int) -> None:
    for other in (0, 2):
        if other != seat and t.over == 0:
            t.hands[other].card = 0


def forgets_the_left_neighbour(box: object, t: Any, seat: int) -> None:
    for other in range(3):
        if other != seat and other != (seat + 1) % 3 and t.over == 0:
            t.hands[other].card = 0


def forgets_who_folded(box: object, t: Any, seat: int) -> None:
    for other in range(3):
        if other != seat and t.over == 0:
            t.hands[other].card = 0


def deals_my_own_card_too(box: object, t: Any, seat: int) -> None:
    for hand in range(3):
        t.hands[hand].card = 0
    cards = [1, 2, 3, 4]
    for hand in range(3):
        t.hands[hand].card = cards.pop(t.rng[hand] % len(cards))


def deals_nothing(box: object, t: Any, seat: int) -> None: ...


def deals_my_own_card_with_one_box(box: object, t: Any, seat: int) -> None:
    if isinstance(box, NoBox) and box.nothing:
        deals_my_own_card_too(box, t, seat)


def writes_a_card_on_the_agenda(box: Any, t: Any) -> None:
    set_up(box, t)
    plan(t, 0, 0, t.hands[1].card)


set_up: Any = None


@pytest.fixture(autouse=True)
def kuhns_own_set_up(kuhn_poker: Game) -> None:
    global set_up
    set_up = kuhn_poker.loops.set_up


def test_kuhn_poker_keeps_its_secrets(kuhn_poker: Game) -> None:
    said = secrets(kuhn_poker)
    assert "views dealt again" in said
    assert "otherwise than in truth" in said


@pytest.mark.parametrize("hide", [forgets_the_second_hand, forgets_the_left_neighbour, forgets_who_folded])
def test_a_hide_that_forgets_a_hand_is_found(kuhn_poker: Game, hide: Any) -> None:
    with pytest.raises(Failed, match=r"seat -?\d can see 'hands\[\]\.card', which it cannot know: it differs between games"):
        secrets(kuhn(kuhn_poker, hide=hide), games=6)


def test_a_secret_on_the_agenda_is_found(kuhn_poker: Game) -> None:
    with pytest.raises(Failed, match=r"can see 'agenda\[\]\.a', which it cannot know"):
        secrets(kuhn(kuhn_poker, set_up=writes_a_card_on_the_agenda))


def test_a_guess_that_changes_what_a_seat_knows_is_found(kuhn_poker: Game) -> None:
    with pytest.raises(Failed, match="seat 0 can see 'hands', which it cannot know: it changed when the hidden part was dealt again"):
        secrets(kuhn(kuhn_poker, guess=deals_my_own_card_too))


def test_a_leak_with_another_option_is_found(kuhn_poker: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    other = NoBox()
    other.nothing = 1
    monkeypatch.setattr(leaks, "variants", lambda *args: [Variant(3, {}, NoBox()), Variant(3, {}, other)])
    with pytest.raises(Failed, match="seat 0 can see 'hands', which it cannot know"):
        secrets(kuhn(kuhn_poker, guess=deals_my_own_card_with_one_box))


def test_a_guess_that_deals_nothing_is_found(kuhn_poker: Game) -> None:
    with pytest.raises(Failed, match="seat -1: `guess` deals a table that cannot be: every player holds another card of the four"):
        secrets(kuhn(kuhn_poker, guess=deals_nothing, broken=kuhn_poker.loops.broken, INVARIANTS=kuhn_poker.invariants))


def test_a_guess_that_only_ever_tells_the_truth_is_found(kuhn_poker: Game) -> None:
    with pytest.raises(Failed, match="the game has secrets, but `guess` never dealt anything else than the truth"):
        secrets(kuhn(kuhn_poker, hide=deals_nothing), games=1)


def test_a_whisper_without_a_hide_is_found(kuhn_poker: Game) -> None:
    with pytest.raises(Failed, match="the rules whisper to a seat, but the game has no `hide`: everybody sees everything"):
        secrets(kuhn(kuhn_poker, hide=open_table))


def test_a_game_without_secrets_says_so() -> None:
    assert secrets(stones()).endswith("views dealt again, nothing is hidden")


def test_numbers_are_named_by_the_kind_of_their_place(kuhn_poker: Game) -> None:
    table: Any = kuhn_poker.table()
    table.hands[1].card = 4
    assert [place for place, number in numbers(table) if number] == ["hands[].card"]
    assert [place for place, _ in numbers(table)].count("hands[].paid") == 3


class Cards(seen.Seen):
    cards: list[int] = seen.each(3, seen.one_of(4))


def everything(box: object, t: Any, seat: int, out: Any) -> None:
    for hand in range(3):
        out.cards[hand] = t.hands[hand].card


def test_an_observation_cannot_leak_because_it_is_made_from_a_hidden_table(kuhn_poker: Game) -> None:
    game = kuhn(kuhn_poker, observe=everything, Seen=Cards)
    tables, looks = [game.table() for _ in range(20)], [game.seen() for _ in range(20)]
    game.loops.start_many([None], tables, 3, 0)
    game.loops.observe_many([None], tables, [i % 3 for i in range(20)], [game.table()], looks)
    for i, look in enumerate(looks):
        assert [card > 0 for card in look.cards] == [hand == i % 3 for hand in range(3)]
