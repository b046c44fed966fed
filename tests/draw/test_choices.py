"""Where answers lie in a drawing, and what a click is for."""

from __future__ import annotations

from cosmocafe.core.game import Game
from cosmocafe.core.match import Match
from cosmocafe.draw.choices import Choices
from cosmocafe.draw.svg import circle, rect

from .reading import parsed


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


def test_a_thing_is_a_button_where_an_answer_lies_and_can_be_inspected_anyway(connect_four: Game) -> None:
    choices = Choices(Match(connect_four, 2, 1).view(0), lambda view, answer: ["middle"] if answer == 3 else [])
    ring, disc = rect(0, 0, 9, 9, class_="ring"), circle(4, 4, 3)
    chosen = parsed(choices.thing("middle", "Middle", "free", ring, disc, card="column:3"))
    assert (chosen.attrib["data-answer"], chosen.attrib["data-thing"], len(chosen)) == ("3", "column:3", 3)
    for quiet in (
        parsed(choices.thing("side", "Side", "free", ring, disc, card="column:0")),
        parsed(choices.thing("middle", "Side", "free", ring, disc, card="column:0", mine=False)),
    ):
        assert quiet.attrib == {"data-thing": "column:0"}
        assert (quiet.findtext("title"), len(quiet)) == ("Side: free", 2)
