"""What a screen shows of a question: how its answers lie, and what is told beside it."""

from __future__ import annotations

from cosmocafe.core.found import find_game
from cosmocafe.core.match import Match
from cosmocafe.web.frames import FEW, FEW_IN_A_HAND, groups, known_before
from tests.games.starfarers.builder import YELLOW, position
from tests.games.starfarers.test_scene import view_of


def test_answers_of_one_kind_lie_together_sooner_on_a_phone() -> None:
    p = position(3, hands={YELLOW: "ore fuel carbon food goods goods"})
    desk, phone = (groups(view_of(p, YELLOW, tall=tall)) for tall in (False, True))
    assert FEW_IN_A_HAND < len(desk[0].choices) <= FEW and len(desk) == 1
    assert [group.kind for group in phone] == ["", "Change … for …"]
    assert {choice.answer for group in phone for choice in group.choices} == {choice.answer for choice in desk[0].choices}


def test_what_is_grouped_is_all_of_a_kind_and_its_first_answer_says_everything() -> None:
    match, grouped = Match(find_game("star_stations"), 2, "kinds"), 0
    block = match.game.catalogue.block
    while not match.over and match.number < 40:
        view = match.view(match.asked)
        if len(view.options) > FEW:
            found = groups(view)
            alone = [block(choice.answer) for group in found if not group.kind for choice in group.choices]
            assert len(set(alone)) == len(alone) and all(len(group.choices) > 1 for group in found if group.kind)
            assert all('class="again"' not in group.choices[0].html for group in found)
            grouped += any(len(group.choices) == 2 for group in found)
        match.answer(match.options[match.number % len(match.options)])
    assert grouped


def test_answers_that_are_all_of_one_kind_are_not_hidden_on_a_phone() -> None:
    match = Match(find_game("starcadia_quest"), 2, "heroes")
    while not FEW_IN_A_HAND < len(match.options) <= FEW:
        match.answer(match.options[0])
    assert [group.kind for group in groups(match.view(match.asked, tall=True))] == [""]


def test_a_kind_of_answers_is_called_without_the_gap_at_its_end() -> None:
    match = Match(find_game("star_stations"), 2, "kinds")
    assert [group.kind for group in groups(match.view(match.asked))] == ["Star on", "Asteroid on"]


def test_what_came_of_an_answer_is_told_if_it_cannot_be_taken_back() -> None:
    match = Match(find_game("starfarers"), 3, "told")
    seen = {True: 0, False: 0}
    while sum(seen.values()) < 60:
        seat, before = match.asked, len(match.known(match.asked).events)
        match.answer(match.options[0])
        if match.asked == seat:
            known = before if not match.can_undo else len(match.known(seat).events)
            assert known_before(match, seat) == known
            seen[match.can_undo] += 1
    assert all(seen.values())
