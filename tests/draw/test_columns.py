"""Drawings in two columns."""

from __future__ import annotations

from cosmocafe.draw.columns import two_columns
from cosmocafe.draw.svg import Svg, rect

from .reading import classed, parsed


def drawn(split: float, height: float) -> str:
    upper, lower = [rect(0, 0, 1, 1)], [rect(0, split, 2, 2)]
    return two_columns(
        upper, lower, width=400, split=split, height=height, scope="café", label="", description="", style=Svg(""), clickable=False
    )


def test_on_a_narrow_screen_it_is_the_whole_drawing() -> None:
    root = parsed(drawn(300, 1000.4))
    assert root.attrib["viewBox"] == "0 0 400 1000.4"
    assert [part[0].attrib["width"] for name in ("upper", "lower") for part in classed(root, name)] == ["1", "2"]


def test_on_a_wide_screen_the_lower_part_lies_beside_the_upper_one() -> None:
    """Twice as much fits into the width, and the height is that of the higher part."""
    made = drawn(300, 1000.4)
    assert "@media (min-width:64rem)" in made
    assert ".columns-400-300-1001{aspect-ratio:800/700.4;--broad:213dvh}" in made
    assert ".columns-400-300-1001 .lower{transform:translate(200px,-150px) scale(.5)}" in made
    assert parsed(made).attrib["preserveAspectRatio"] == "xMidYMin slice"


def test_drawings_of_another_shape_keep_out_of_it() -> None:
    assert parsed(drawn(300, 800)).attrib["class"] != parsed(drawn(300, 1000)).attrib["class"]
