"""The strips of the drawing, one below the other."""

from __future__ import annotations

from cosmocafe.draw.areas import Area

WIDTH, PAD, GAP = 400, 10, 6


class Pen:
    """How far down the picture has got."""

    def __init__(self) -> None:
        self.y = 26.0

    def area(self, height: float) -> Area:
        """The next strip of this height."""
        strip = Area(PAD, self.y, WIDTH - 2 * PAD, height)
        self.y += height + GAP
        return strip
