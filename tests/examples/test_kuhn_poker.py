"""Kuhn poker for three: its rules and its secrets."""

from __future__ import annotations

import pytest

import cosmocafe
from cosmocafe.core.game import Game
from cosmocafe.core.match import Match


def played(game: Game, answers: str, seed: int = 4) -> Match:
    match = cosmocafe.new(game, seed=seed)
    for answer in answers.split():
        match.answer(answer)
    return match


def best(match: Match, seats: list[int]) -> int:
    return max(seats, key=lambda seat: match.table.hands[seat].card)


def test_everybody_has_another_card_and_all_deals_come_up(kuhn_poker: Game) -> None:
    deals = {tuple(hand.card for hand in cosmocafe.new(kuhn_poker, seed=seed).table.hands) for seed in range(300)}
    assert len(deals) == 24
    assert all(len(set(deal)) == 3 for deal in deals)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(
    ("answers", "shown", "paid"),
    [
        ("check check check", [0, 1, 2], [1, 1, 1]),
        ("bet call call", [0, 1, 2], [2, 2, 2]),
        ("bet fold call", [0, 2], [2, 1, 2]),
        ("bet fold fold", [0], [2, 1, 1]),
        ("check bet call fold", [1, 2], [1, 2, 2]),
        ("check check bet fold call", [1, 2], [1, 2, 2]),
    ],
)
def test_the_highest_card_that_did_not_fold_takes_the_pot(
    kuhn_poker: Game, seed: int, answers: str, shown: list[int], paid: list[int]
) -> None:
    match = played(kuhn_poker, answers, seed)
    winner = best(match, shown)
    assert match.over
    assert match.places == [1 + (seat != winner) for seat in range(3)]
    assert match.scores == [(sum(paid) if seat == winner else 0) - paid[seat] for seat in range(3)]
    assert match.view().log[-1] == f"Player {winner + 1} takes {sum(paid)} chips"


def test_who_is_asked_follows_the_bet(kuhn_poker: Game) -> None:
    match = played(kuhn_poker, "check bet")
    assert match.asked == 2
    match.answer("fold")
    assert match.asked == 0
    assert match.view().log == ["Player 1 checks", "Player 2 bets", "Player 3 folds"]


def test_the_picture_hides_the_others(kuhn_poker: Game) -> None:
    match = played(kuhn_poker, "bet fold")
    card = match.table.hands[2].card
    assert match.view(2).picture.splitlines() == ["Player 1: [?] paid 2", "Player 2: [?] paid 1 folded", f"Player 3: [{card}] paid 1"]
    assert match.view().picture.count("[?]") == 3
