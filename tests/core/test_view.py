"""Views: the table as one seat may see it, and nothing more."""

from __future__ import annotations

import cosmocafe
from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.game import Game, View
from cosmocafe.core.match import Match

from .playground import game as playground


def cards(view: View) -> list[int]:
    return [hand.card for hand in view.table.hands]


def test_a_hand_is_seen_by_its_seat_alone(kuhn_poker: Game) -> None:
    match = cosmocafe.new(kuhn_poker, seed=4)
    truth = [hand.card for hand in match.table.hands]
    for seat in range(3):
        assert cards(match.view(seat)) == [truth[seat] if other == seat else 0 for other in range(3)]
    assert cards(match.view()) == [0, 0, 0]


def test_hands_that_folded_stay_hidden_after_the_end(kuhn_poker: Game) -> None:
    match = cosmocafe.new(kuhn_poker, seed=4)
    for answer in ("bet", "fold", "call"):
        match.answer(answer)
    truth = [hand.card for hand in match.table.hands]
    assert match.over
    assert cards(match.view()) == [truth[0], 0, truth[2]]
    assert cards(match.view(1)) == truth


def test_only_the_seat_that_is_asked_sees_the_options(kuhn_poker: Game) -> None:
    match = cosmocafe.new(kuhn_poker, seed=4)
    match.answer("check")
    assert match.asked == 1
    assert match.view(1).options == match.options
    for seat in (NOBODY, 0, 2):
        view = match.view(seat)
        assert view.options == []
        assert set(view.table.options) == {0}
        assert (view.asked, view.question) == (1, "Check or bet?")


def test_options_of_earlier_questions_leave_no_trace(star_stations: Game) -> None:
    match = cosmocafe.new(star_stations, players=2, seed=1)
    while len(match.options) >= len(set(match.table.options) - {0}):
        match.answer(match.options[0])  # until an earlier question had more options than this one
    seen = match.view(match.asked).table
    assert seen.offered == match.options
    assert set(seen.options[seen.n_options :]) == {0}


def test_steps_that_were_taken_leave_no_trace_on_the_agenda(kuhn_poker: Game) -> None:
    match = cosmocafe.new(kuhn_poker, seed=4)
    for answer in ("bet", "fold"):
        match.answer(answer)
    table, seen = match.table, match.view(2).table
    assert any(task.step or task.who for task in table.agenda[table.depth :])
    assert not any(task.step or task.who or any(task.values) for task in seen.agenda[seen.depth :])
    assert seen.agenda[: seen.depth] == table.agenda[: table.depth]


def test_no_part_of_a_step_that_was_taken_is_left(kuhn_poker: Game) -> None:
    match = cosmocafe.new(kuhn_poker, seed=4)
    taken = match.table.agenda[match.table.depth]
    taken.step, taken.who, taken.a, taken.b, taken.c, taken.d = 1, 2, 3, 4, 5, 6
    task = match.view(0).table.agenda[match.table.depth]
    assert (task.step, task.who, task.values) == (0, 0, (0, 0, 0, 0))


def test_nobody_sees_the_random_state(kuhn_poker: Game) -> None:
    match = cosmocafe.new(kuhn_poker, seed=4)
    for seat in range(NOBODY, 3):
        assert match.view(seat).table.rng == [0, 0, 0, 0]
    assert any(match.table.rng)


def test_a_whisper_is_heard_by_one_seat(kuhn_poker: Game) -> None:
    match = cosmocafe.new(kuhn_poker, seed=4)
    match.answer("check")
    for seat in range(3):
        assert match.view(seat).log == [f"You hold the {match.table.hands[seat].card}", "Player 1 checks"]
    assert match.view().log == ["Player 1 checks"]


def test_a_view_is_a_copy(kuhn_poker: Game) -> None:
    match = cosmocafe.new(kuhn_poker, seed=4)
    before = match.table.to_bytes()
    view = match.view(0)
    view.table.hands[1].paid = 9
    view.options.append(99)
    assert match.table.to_bytes() == before
    match.answer("check")
    assert view.asked == 0
    assert len(view.log) == 1


def test_a_view_speaks_its_language(connect_four: Game) -> None:
    view = cosmocafe.new(connect_four, names=["Ada", "Bo"]).view(0, "zh-Hant")
    assert view.question == "請選擇一欄"
    assert view.answer_words(2) == "落在第 3 欄"
    assert view.seat_name(1) == "Bo"


def test_a_view_shows_itself_as_text_and_as_a_picture(connect_four: Game) -> None:
    match = cosmocafe.new(connect_four)
    match.answer("drop 2")
    text = str(match.view(1))
    *_, row, letters, question = text.split("\n    0  ")[0].splitlines()
    assert [row, letters, question] == [". X . . . . .", "1 2 3 4 5 6 7", "Choose a column"]
    assert text.splitlines()[-1] == "    6  drop 7  (Drop into column 7)"
    assert match.view(1).choices == match.choices == {column: f"Drop into column {column + 1}" for column in range(7)}
    assert match.view(0).choices == {}
    assert repr(match.view(1)) == "<View of connect_four by seat 1, seat 1 is asked: Choose a column>"
    assert repr(match.view()).startswith("<View of connect_four by a spectator, seat 1 is asked")
    assert str(match) == text
    svg = match.view(1)._repr_svg_()
    assert svg is not None
    assert svg.count("data-answer") == 7
    assert "data-answer" not in str(match.view(0)._repr_svg_())


def test_a_game_without_pictures_shows_its_numbers() -> None:
    match = Match(playground)
    match.answer("think")
    assert match.view().picture == "thoughts: 1\ndie: 0\nzero: 0"
    assert match.view()._repr_svg_() is None


def test_after_the_end_nothing_is_asked() -> None:
    match = Match(playground)
    match.answer("end")
    view = match.view()
    assert (view.asked, view.question, view.options, view.parts) == (NOBODY, "", [], {})


def test_a_question_names_its_parts(star_stations: Game) -> None:
    match = cosmocafe.new(star_stations, players=2, seed=1, agreed={"placement": "preset"})
    while "gather" not in " ".join(match.game.catalogue.text(option) for option in match.options):
        match.answer(match.options[0])
    square = next(text for text in map(match.game.catalogue.text, match.options) if text.startswith("gather"))
    match.answer(square)
    assert match.view(match.asked).parts["square"] == match.game.catalogue.parts(match.answers[-1])["square"]
