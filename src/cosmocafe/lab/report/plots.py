"""Small plots as SVG, in shares of their width, so that words keep their size on a phone and on a desk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cosmocafe.draw.svg import Svg, element, title

HIGH = 22  # pixels of a line
MIDDLE = HIGH / 2


class Scale(NamedTuple):
    """What lies at the left and at the right edge."""

    left: float
    right: float

    def at(self, value: float) -> str:
        """Where a value lies, never outside."""
        return f"{min(max(100 * (value - self.left) / (self.right - self.left), 0), 100):.2f}%"

    def share(self, length: float) -> str:
        """How long a bar is."""
        return f"{min(max(100 * length / (self.right - self.left), 0), 100):.2f}%"


def scale_of(values: Sequence[float], around: float | None = None) -> Scale:
    """A scale that holds all values with some room; what they lie around is its middle."""
    low, high = min(values), max(values)
    if around is not None:
        far = max(high - around, around - low, 1e-9) * 1.08
        return Scale(around - far, around + far)
    room = max(high - low, 1e-9) * 0.05
    return Scale(low - room, high + room)


def line(*parts: Svg, said: str, high: float = HIGH, kind: str = "") -> Svg:
    """A plot that is one line high."""
    return element("svg", title(said), *parts, width="100%", height=high, class_=f"plot {kind}".strip(), role="img", aria_label=said)


def span(scale: Scale, low: float, value: float, high: float, *, middle: float | None, mark: str, said: str) -> Svg:
    """A 95 % interval with its value; `mark` is up, down or quiet."""
    parts = [] if middle is None else [element("line", x1=scale.at(middle), x2=scale.at(middle), y1=0, y2=HIGH, class_="even")]
    parts.append(element("line", x1=scale.at(low), x2=scale.at(high), y1=MIDDLE, y2=MIDDLE, class_=f"span {mark}"))
    parts.append(element("circle", cx=scale.at(value), cy=MIDDLE, r=4.5, class_=f"dot {mark}"))
    return line(*parts, said=said)


def bar(scale: Scale, value: float, *, said: str, kind: str = "") -> Svg:
    """A bar from 0."""
    start, length = scale.at(min(0, value)), scale.share(abs(value))
    return line(element("rect", x=start, y=4, width=length, height=HIGH - 8, rx=2, class_=f"bar {kind}".strip()), said=said)


def bars(heights: Sequence[float], told: Sequence[str], label: str) -> Svg:
    """Upright bars beside each other, each told on hover."""
    most, wide = max([*heights, 1e-9]), 100 / max(len(heights), 1)
    drawn = []
    for number, (height, said) in enumerate(zip(heights, told, strict=True)):
        share = 100 * height / most
        place = {"x": f"{number * wide + wide * 0.06:.2f}%", "width": f"{wide * 0.88:.2f}%"}
        parts = [element("rect", **place, y="0%", height="100%", class_="ground", fill="none")]
        parts.append(element("rect", **place, y=f"{100 - share:.2f}%", height=f"{share:.2f}%", class_="bar", fill="#b5771c"))
        drawn.append(element("g", title(said), *parts))
    return element("svg", *drawn, width="100%", height=130, class_="plot bars", role="img", aria_label=label)
