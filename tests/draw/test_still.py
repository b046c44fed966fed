"""Parts of a drawing that stay: the same picture as drawn anew, and drawn anew whenever something that it looked at has changed."""

from __future__ import annotations

import random

import pytest

from cosmocafe.core.errors import DeclarationError
from cosmocafe.core.found import find_game
from cosmocafe.core.game import View
from cosmocafe.core.match import Match
from cosmocafe.draw.still import Sketchbook, noted, still
from cosmocafe.draw.watched import Places, watched

GAMES = ["star_stations", "stardust_coffee", "vivajava_dice", "starfarers", "starcadia_quest"]
PEOPLE = ["Ann", "Tom", "Eve", "Bob"]


def begun(game: str) -> Match:
    """A match with the fewest players who can see each other."""
    found = find_game(game)
    players = max(2, found.players[0])
    return Match(found, players, 7, names=PEOPLE[:players])


def with_book(book: Sketchbook, view: View) -> str:
    """A view drawn with what was drawn before."""
    with book.open_for(view):
        return str(view.drawing)


@pytest.mark.parametrize("language, tall", [("en", False), ("zh-Hant", True)])
@pytest.mark.parametrize("game", GAMES)
def test_the_same_picture_as_drawn_anew(game: str, language: str, tall: bool) -> None:
    match, rng = begun(game), random.Random(3)  # noqa: S311
    books = {seat: Sketchbook() for seat in range(-1, match.players)}
    for _ in range(25):
        match.answer(rng.choice(match.options))
        if match.can_undo and rng.random() < 0.2:
            match.undo()
        for seat, book in books.items():
            assert with_book(book, match.view(seat, language, tall=tall)) == match.view(seat, language, tall=tall).drawing
    assert 2 * sum(book.hits for book in books.values()) > sum(book.misses for book in books.values())


def test_another_name_is_drawn() -> None:
    match, book = begun("stardust_coffee"), Sketchbook()
    assert "Ann" in with_book(book, match.view(0))
    match.names = ["Zoe", "Tom"]
    assert "Ann" not in with_book(book, match.view(0))


class Counted:
    """Parts that count how often they are drawn."""

    def __init__(self) -> None:
        self.times = 0

        @still
        def ore(view: View, seat: int) -> str:
            self.times += 1
            return f"{view.table.fleets[seat].ore}"

        @noted
        def is_rich(view: View, seat: int) -> bool:
            return bool(view.table.fleets[seat].ore > 5)

        @still
        def rich(view: View, seat: int) -> str:
            self.times += 1
            return "rich" if is_rich(view, seat) else "poor"

        self.ore, self.rich = ore, rich


def drawn(book: Sketchbook, view: View, part: object, *args: object) -> object:
    """A part drawn with a book."""
    with book.open_for(view):
        return part(view, *args)  # type: ignore[operator]


def test_only_what_was_looked_at_counts() -> None:
    match, book, parts = begun("star_stations"), Sketchbook(), Counted()
    match.table.fleets[0].ore = 0
    assert drawn(book, match.view(0), parts.ore, 0) == "0"
    match.table.fleets[1].ore, match.table.turn = 3, 9
    assert drawn(book, match.view(0), parts.ore, 0) == "0"
    assert parts.times == 1
    match.table.fleets[0].ore = 4
    assert drawn(book, match.view(0), parts.ore, 0) == "4"
    assert parts.times == 2


def test_of_what_is_noted_counts_what_came_out() -> None:
    match, book, parts = begun("star_stations"), Sketchbook(), Counted()
    match.table.fleets[0].ore = 0
    assert drawn(book, match.view(0), parts.rich, 0) == "poor"
    match.table.fleets[0].ore = 4
    assert drawn(book, match.view(0), parts.rich, 0) == "poor"
    assert parts.times == 1
    match.table.fleets[0].ore = 6
    assert drawn(book, match.view(0), parts.rich, 0) == "rich"


def test_a_part_gets_no_piece_whose_numbers_nobody_watches() -> None:
    match = begun("star_stations")

    @still
    def of_fleet(view: View, fleet: object) -> str:
        return ""

    view = match.view(0)
    with Sketchbook().open_for(view), pytest.raises(DeclarationError, match="and not from its Fleet"):
        of_fleet(view, view.table.fleets[0])


@pytest.mark.parametrize("game", GAMES)
def test_a_watched_table_knows_where_its_numbers_lie(game: str) -> None:
    match, rng = begun(game), random.Random(1)  # noqa: S311
    read: Places = []
    for _ in range(30):
        match.answer(rng.choice(match.options))
    twin, numbers = watched(match.table, read), match.table.all_numbers()
    assert twin.all_numbers() == numbers
    assert sorted(places(read)) == list(range(len(numbers)))
    read.clear()
    assert list(twin.rng) == [numbers[place] for place in places(read)]
    assert twin.copy() == match.table
    assert type(twin.copy()) is type(match.table)


def places(read: Places) -> list[int]:
    """Where the numbers lie that were read."""
    return [place for found in read for place in (found if isinstance(found, range) else [found])]
