"""Rectangles cut into smaller ones."""

from __future__ import annotations

import pytest

from cosmocafe.draw.areas import Area

AREA = Area(10, 20, 60, 30)


def test_parts_of_an_area() -> None:
    assert AREA.middle == (40, 35)
    assert (AREA.bottom, AREA.span) == (50, 30)
    assert AREA.inset(5) == Area(15, 25, 50, 20)
    assert AREA.part(0.5, 0, 1, 0.5) == Area(40, 20, 30, 15)


def test_what_two_areas_share() -> None:
    assert Area.around(40, 35, 60, 30) == AREA
    assert AREA.shared(Area(60, 40, 60, 30)) == AREA.shared(Area(-40, 40, 60, 30)) == 10 * 10
    assert AREA.shared(AREA.inset(5)) == 50 * 20
    assert AREA.shared(Area(70, 20, 5, 5)) == AREA.shared(Area(80, 60, 5, 5)) == 0


def test_a_grid_has_gaps_between_its_cells() -> None:
    assert AREA.grid(2, 1, gap=4) == [Area(10, 20, 28, 30), Area(42, 20, 28, 30)]


@pytest.mark.parametrize(("n", "width", "height"), [(1, 60, 30), (2, 30, 30), (3, 20, 30), (4, 15, 30), (5, 20, 15), (6, 20, 15)])
def test_cells_are_as_large_as_possible(n: int, width: float, height: float) -> None:
    cells = AREA.cells(n)
    assert len(cells) == n == len(set(cells))
    assert {(cell.width, cell.height) for cell in cells} == {(width, height)}


def test_no_thing_needs_no_cell() -> None:
    assert AREA.cells(0) == []
