"""A tall drawing in two columns: on a wide screen the lower part lies beside the upper one, and nobody has to scroll between them."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import TypedDict, Unpack

from .svg import Svg, drawing, element, group

WIDE = "(min-width:64rem)"
SCREEN = 80  # hundredths of a screen's height for the upper part


class Said(TypedDict):
    """What every drawing says of itself."""

    label: str
    description: str
    style: Svg
    clickable: bool


def two_columns(
    upper: Iterable[Svg], lower: Iterable[Svg], *, width: float, split: float, height: float, scope: str, **said: Unpack[Said]
) -> Svg:
    """A drawing that is cut at `split`: everything below belongs to its lower part."""
    name = f"columns-{math.ceil(width)}-{math.ceil(split)}-{math.ceil(height)}"
    parts = [group(*upper, class_="upper"), group(*lower, class_="lower")]
    style = element("style", beside(name, width, split, height))
    return drawing(style, *parts, width=width, height=height, sliced=True, scope=f"{scope} {name}", **said)


def beside(name: str, width: float, split: float, height: float) -> Svg:
    """The style that moves both parts. All lengths stay those of the single column, only half as long."""
    tall = max(split, height - split)
    rules = [
        f".{name}{{aspect-ratio:{2 * width:g}/{tall:g};--broad:{SCREEN * 2 * width / split:.0f}dvh}}",
        f".{name} .upper{{transform:scale(.5)}}",
        f".{name} .lower{{transform:translate({width / 2:g}px,{-split / 2:g}px) scale(.5)}}",
    ]
    return Svg(f"\n@media {WIDE}{{\n" + "\n".join(rules) + "\n}\n")
