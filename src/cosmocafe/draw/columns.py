"""A tall drawing in two columns: on a wide screen the lower part lies beside the upper one, and nobody has to scroll between them."""

from __future__ import annotations

import math
from typing import NamedTuple

from .svg import Svg, element, group

WIDE = "(min-width:64rem)"
SCREEN = 80  # hundredths of a screen's height for the upper part


class Columns(NamedTuple):
    """Where a drawing is cut: everything below `split` is its lower part."""

    width: float
    split: float
    height: float

    @property
    def name(self) -> str:
        """The class of all drawings of this shape."""
        return f"columns-{math.ceil(self.split)}-{math.ceil(self.height)}"

    def laid(self, upper: list[Svg], lower: list[Svg]) -> list[Svg]:
        """Both parts, each with a mark, and the style that moves them. All lengths stay those of the single column, only half as long."""
        tall = max(self.split, self.height - self.split)
        rules = [
            f".{self.name}{{aspect-ratio:{2 * self.width:g}/{tall:g};--broad:{SCREEN * 2 * self.width / self.split:.0f}dvh}}",
            f".{self.name} .upper{{transform:scale(.5)}}",
            f".{self.name} .lower{{transform:translate({self.width / 2:g}px,{-self.split / 2:g}px) scale(.5)}}",
        ]
        style = Svg(f"\n@media {WIDE}{{\n" + "\n".join(rules) + "\n}\n")
        return [element("style", style), group(*upper, class_="upper"), group(*lower, class_="lower")]
