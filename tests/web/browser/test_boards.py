"""The boards of all games: every offered thing can be hit in its middle and has a ring that is seen, and nothing hides what it says."""

from __future__ import annotations

from base64 import b64encode

import pytest

from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.match import Match
from cosmocafe.web import ahead
from cosmocafe.web.ahead import look_ahead
from cosmocafe.web.speech import speech

from .boards import SIZES, drawn, lay, moments
from .conftest import Newcomer


@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("game", sorted(installed_games()))
def test_the_middle_of_every_offered_thing_is_its_own(newcomer: Newcomer, game: str, width: int) -> None:
    page = newcomer(viewport={"width": width, "height": SIZES[width]})
    for view in moments(game):
        lay(page, drawn(view, width))
        assert page.evaluate("() => missed()") == [], view.question


@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("game", sorted(installed_games()))
def test_what_is_far_is_seen_says_its_way_and_covers_nothing(
    newcomer: Newcomer, game: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ahead, "SECONDS", 60)
    page, laid = newcomer(viewport={"width": width, "height": SIZES[width]}), 0
    for view in moments(game):
        view.tall = width < 640
        far = [target._asdict() for target in look_ahead(view, speech("en"))]
        if far:
            lay(page, drawn(view, width))
            for says_its_way, stroke, dashes in page.evaluate("(far) => farThings(far)", far):
                assert says_its_way and stroke not in ("none", "transparent") and dashes != "none"
                laid += 1
            assert page.evaluate("() => missed()") == [], view.question
    assert laid or game != "starfarers"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", sorted(installed_games()))
def test_every_ring_stands_out_from_its_ground(newcomer: Newcomer, game: str, theme: str) -> None:
    page, asked = newcomer(viewport={"width": 1440, "height": 900}), set[int]()
    for view in moments(game):
        if view.step not in asked:  # a question's rings lie on the same grounds every time
            asked.add(view.step)
            lay(page, drawn(view), theme)
            assert [ring for ring in page.evaluate("() => rings()") if ring[0] < 3] == [], view.question


def test_no_figure_hides_another_ones_life_and_none_is_less_than_nothing(newcomer: Newcomer) -> None:
    page, most = newcomer(), 0
    for view in moments("starcadia_quest"):
        lay(page, drawn(view))
        standing = [space for space in view.table.at if space >= 0]
        most = max([most, *(standing.count(space) for space in standing)])
        assert page.locator("#board .figure").count() == len(standing)
        assert page.evaluate("() => hiddenLives()") == 0
        assert "♥-" not in page.locator("#board").inner_html()
    assert most > 1


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_a_citys_name_leaves_its_letter_alone(newcomer: Newcomer, language: str) -> None:
    page, game = newcomer(viewport={"width": 390, "height": 844}), find_game("stardust_coffee")
    lay(page, drawn(Match(game, 4, 1).view(0, language)))
    assert page.locator("#board .city-name").count() >= 4
    assert page.evaluate("() => crossedNames()") == []


LOOKS = [name for name in sorted(installed_games()) if find_game(name).look]
TARGETS = {390: 40, 1440: 32}  # pixels: a thumb, a pointer
WORDS = {390: 11, 1440: 10}


@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("game", LOOKS)
def test_a_thumb_hits_everything_and_eyes_read_everything(newcomer: Newcomer, game: str, width: int) -> None:
    page = newcomer(viewport={"width": width, "height": SIZES[width]})
    for view in moments(game):
        lay(page, drawn(view, width))
        assert page.evaluate("(least) => small(least)", TARGETS[width]) == [], view.question
        assert page.evaluate("() => intruders()") == []
        assert page.evaluate("(least) => tiny(least)", WORDS[width] - 0.01) == [], view.question


@pytest.mark.parametrize(("width", "height", "language"), [(390, 1700, "zh-Hant"), (1440, 900, "en")])
@pytest.mark.parametrize("game", LOOKS)
def test_every_word_stands_out_from_what_is_painted_below_it(newcomer: Newcomer, game: str, width: int, height: int, language: str) -> None:
    page = newcomer(viewport={"width": width, "height": height})
    for view in moments(game)[3::23]:
        view.language = language
        lay(page, drawn(view, width))
        picture = b64encode(page.screenshot()).decode()
        assert page.evaluate("([picture, least]) => faint(picture, least)", [picture, 4.5]) == [], view.question


@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("game", LOOKS)
def test_a_finger_reaches_everything_that_can_be_inspected(newcomer: Newcomer, game: str, width: int) -> None:
    page = newcomer(viewport={"width": width, "height": SIZES[width]})
    for view in moments(game)[:: 9 if width == 390 else 23]:
        lay(page, drawn(view, width))
        assert page.evaluate("() => unreached()") == [], view.question


@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("game", LOOKS)
def test_the_board_fills_the_stage(newcomer: Newcomer, game: str, width: int) -> None:
    page = newcomer(viewport={"width": width, "height": SIZES[width]})
    lay(page, drawn(moments(game)[0], width))
    stage, board = (
        page.evaluate(f"() => document.querySelector('{part}').getBoundingClientRect().toJSON()") for part in ("#stage", "#board svg")
    )
    assert board["width"] >= 0.97 * stage["width"]
    assert width < 640 or board["height"] >= 0.97 * stage["height"]
