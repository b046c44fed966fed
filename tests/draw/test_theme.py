"""The visual language: legible, told apart without colour, and kept to the drawings."""

from __future__ import annotations

import re

import pytest

from cosmocafe.draw import theme
from cosmocafe.draw.text import SHAPES
from cosmocafe.draw.theme import SEATS, emblem, scoped, style_sheet

from .reading import parsed


def luminance(colour: str) -> float:
    """How bright a colour is, as the accessibility guidelines reckon it."""
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How well two colours can be told apart, 1 to 21."""
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("panels", [theme.DAY, theme.DUSK])
@pytest.mark.parametrize("ink", ["ink", "muted"])
def test_words_on_panels_are_legible(panels: dict[str, str], ink: str) -> None:
    assert contrast(panels[ink], panels["panel"]) >= 4.5


@pytest.mark.parametrize("ground", [theme.NIGHT, theme.TILE])
@pytest.mark.parametrize("ink", [theme.CREAM, theme.HAZE])
def test_words_on_the_board_are_legible(ground: str, ink: str) -> None:
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("colour", [theme.AMBER, theme.TEAL, theme.HARM, *(seat.colour for seat in SEATS)])
def test_things_on_the_board_stand_out(colour: str) -> None:
    assert contrast(colour, theme.TILE) >= 3


@pytest.mark.parametrize("panels", [theme.DAY, theme.DUSK])
@pytest.mark.parametrize("accent", theme.ACCENTS)
def test_accents_on_panels_stand_out(panels: dict[str, str], accent: str) -> None:
    assert contrast(panels[f"panel-{accent}"], panels["panel"]) >= 3


@pytest.mark.parametrize("seat", SEATS)
def test_letters_on_ships_are_legible(seat: theme.Seat) -> None:
    assert contrast(theme.NIGHT, seat.colour) >= 4.5


def test_every_seat_has_its_own_colour_and_shape() -> None:
    assert len({seat.colour for seat in SEATS}) == len({seat.outline for seat in SEATS}) == len(SEATS) == len(set(SHAPES))
    assert [seat.shape for seat in SEATS] == ["circle", "square", "triangle", "diamond"]
    assert len({emblem(seat, 0, 0, 5) for seat in range(len(SEATS))}) == len(SEATS)


def test_rules_are_scoped() -> None:
    assert scoped("a.b", {".x, .y:hover": "fill:red"}) == [".a.b .x, .a.b .y:hover{fill:red}"]


def test_the_style_sheet_reaches_only_drawings() -> None:
    sheet = parsed(style_sheet("some_game", {".own": "fill:none"})).text or ""
    selectors = [part.strip() for rule in re.findall(r"([^{}]+)\{[^{}]*\}", sheet) for part in rule.split(",")]
    assert len(selectors) > 20
    for selector in selectors:
        assert re.match(r"(:where\()?\.cosmocafe\b|\[data-theme=\w+\] \.cosmocafe\b", selector), selector
    assert ".cosmocafe.some_game .own" in selectors
    assert "url(" not in sheet
    assert "@import" not in sheet


def test_a_page_can_choose_day_or_night_panels() -> None:
    sheet = style_sheet("some_game", {})
    for name, colours in (("light", theme.DAY), ("dark", theme.DUSK)):
        rule = re.search(rf"\[data-theme={name}\] \.cosmocafe\{{([^}}]*)\}}", sheet)
        assert rule
        assert f"--panel:{colours['panel']}" in rule.group(1)
