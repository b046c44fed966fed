"""Rectangles of a drawing, cut into smaller ones."""

from __future__ import annotations

from typing import NamedTuple


class Area(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float

    @classmethod
    def around(cls, x: float, y: float, width: float, height: float) -> Area:
        """One whose middle lies there."""
        return cls(x - width / 2, y - height / 2, width, height)

    @property
    def middle(self) -> tuple[float, float]:
        """The point in its middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def bottom(self) -> float:
        """Where it ends."""
        return self.y + self.height

    @property
    def span(self) -> float:
        """The side of the largest square in it."""
        return min(self.width, self.height)

    def inset(self, margin: float) -> Area:
        """What is left inside a margin."""
        return Area(self.x + margin, self.y + margin, self.width - 2 * margin, self.height - 2 * margin)

    def shared(self, other: Area) -> float:
        """How much of two areas lies in both."""
        wide = min(self.x + self.width, other.x + other.width) - max(self.x, other.x)
        high = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(wide, 0) * max(high, 0)

    def part(self, left: float, top: float, right: float, bottom: float) -> Area:
        """The part between these fractions of it."""
        return Area(self.x + left * self.width, self.y + top * self.height, (right - left) * self.width, (bottom - top) * self.height)

    def grid(self, columns: int, rows: int, gap: float = 0) -> list[Area]:
        """Equal cells, row by row."""
        width, height = (self.width - gap * (columns - 1)) / columns, (self.height - gap * (rows - 1)) / rows
        return [
            Area(self.x + column * (width + gap), self.y + row * (height + gap), width, height)
            for row in range(rows)
            for column in range(columns)
        ]

    def grids(self, n: int) -> list[list[Area]]:
        """The ways to cut it into `n` equal cells, from side by side to one below the other."""
        return [self.grid(columns, -(-n // columns))[:n] for columns in range(n, 0, -1)]

    def cells(self, n: int) -> list[Area]:
        """Room for `n` things of one kind, each as large as possible."""
        return max(self.grids(n), key=lambda cells: (cells[0].span, cells[0].width * cells[0].height)) if n else []
