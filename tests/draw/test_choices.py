"""Where answers lie in a drawing, and what a click is for."""

from __future__ import annotations

from cosmocafe.core.game import Game
from cosmocafe.core.match import Match
from cosmocafe.draw.choices import Choices


def test_answers_lie_where_their_places_are(connect_four: Game) -> None:
    view = Match(connect_four, 2, 1).view(0)
    choices = Choices(view, lambda view, answer: ["middle", answer] if answer == 3 else ["side"] if answer < 3 else [])
    assert (choices.at("middle"), choices.at(3), choices.at("side"), choices.at("nowhere")) == ([3], [3], [0, 1, 2], [])
    assert list(choices.by_spot) == ["side", "middle", 3]


def test_who_is_not_asked_can_click_nothing(connect_four: Game) -> None:
    match = Match(connect_four, 2, 1)
    assert Choices(match.view(0), lambda view, answer: [answer]).has_any
    assert not Choices(match.view(1), lambda view, answer: [answer]).has_any
    assert not Choices(match.view(0), lambda view, answer: []).has_any
