"""Words and the terminal picture."""

from __future__ import annotations

import pytest

from cosmocafe.core.game import View
from cosmocafe.draw.text import columns
from cosmocafe.games.stardust_coffee import game

from .builder import SARA, TOM, Position, board, position


def shown() -> Position:
    """A position with something of everything."""
    goods, powers = "2 coffee, 1 ice", "warp_drive (ansible)"
    sara = board("A", "(A1) B2", goods=goods, stardust=2, powers=powers, honor=3, card="latte", delivered="espresso*")
    return position(
        sara,
        board("C", "B2", goods="1 milk"),
        pirates="alpha A3, (beta) C1",
        tokens={"B2": 3},
        dusted="B2",
        port=3,
        die="milk 4",
        ship="B2",
        round=4,
        event="dawn_swap",
        foreseen="dusk_glory",
        target="water",
    )


def picture(p: Position, seat: int, language: str = "en") -> str:
    return View(game, p.box, p.table, seat, names=["Sara", "Tom"], language=language).picture


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_there_are_words_for_everything(language: str) -> None:
    assert list(game.words(language).gaps()) == []


def test_the_picture_shows_everything_that_lies_on_the_table() -> None:
    text = picture(shown(), SARA)
    for words in (
        "Round 4/10, first player Sara, pirates want 2 water, after all turns they move 2",
        "now: The first player swaps 2 empty Globes",
        "next: Up to 2 Honor, a first attack brings 2 Honor",
        "B2  coffee 3=dark roast  [p3] ooo *  ●1^ ■2^",
        "A1  milk 3=cream",
        "●1_",
        "☠Alpha",
        "☠(Beta)",
        "Dice: coffee 1, water 1, [milk 4]",
        "On offer: Breve 9/*** (1 coffee, 2 milk, 1 cream, 1 milk foam)",
        "●1 Sara (to answer): points 14, Honor 3/7, Stardust 2/3",
        "2 coffee, 1 ice",
        "Latte: coffee 0/1, milk 0/3, milk foam 0/1",
        "1 Warp Drive, (3 Ansible)",
        "Espresso *",
    ):
        assert words in text, words


def test_choices_are_marked_for_the_seat_that_is_asked_only() -> None:
    p = shown()
    marked = [line.split()[0] for line in picture(p, SARA).splitlines() if line.endswith("‹")]
    assert marked == ["B3", "C", "C1"]  # sail to B3, C or C1, jump to C or C1
    assert "‹" not in picture(p, TOM)


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_no_line_is_wider_than_a_hundred_columns(language: str) -> None:
    assert max(columns(line) for line in picture(shown(), SARA, language).splitlines()) <= 100


def test_the_end_is_shown() -> None:
    p = position(board("A", "(A)", honor=1), board("C", "(C)"), round=10)
    assert "●1 Sara (place 1): points 1" in picture(p, SARA)
    assert "■2 Tom (place 2): points 0" in picture(p, TOM)
