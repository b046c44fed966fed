"""Small plots as SVG, in shares of their width, so that words keep their size on a phone and on a desk."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from cosmocafe.draw.svg import Svg, element, title

HIGH = 22  # pixels of a line
MIDDLE = HIGH / 2
DOTS = 400  # values of a plot that are drawn one by one; of more, those that say something
ROOM = 1.08  # how much higher than the highest value a plot is


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
        far = max(high - around, around - low, 1e-9) * ROOM
        return Scale(around - far, around + far)
    room = max(high - low, 1e-9) * 0.05
    return Scale(low - room, high + room)


def line(*parts: Svg, said: str, high: float = HIGH, kind: str = "") -> Svg:
    """A plot that is one line high."""
    return element("svg", title(said), *parts, width="100%", height=high, class_=f"plot {kind}".strip(), role="img", aria_label=said)


def span(scale: Scale, low: float, value: float, high: float, *, middle: float | None, mark: str, said: str) -> Svg:
    """A 95 % interval with its value; `mark` is up, down or quiet."""
    even = [] if middle is None else [upright(scale, middle)]
    return line(*even, stretch(scale, low, high, mark), dot(scale, value, mark), said=said)


def moved(scale: Scale, before: float, after: float, *, bounds: Sequence[float] = (), mark: str, said: str) -> Svg:
    """Where a value was and where it is, between bounds."""
    even = [upright(scale, bound) for bound in bounds]
    return line(*even, stretch(scale, before, after, mark), dot(scale, before, "quiet"), dot(scale, after, mark), said=said)


def upright(scale: Scale, value: float) -> Svg:
    """What values are held against."""
    return element("line", x1=scale.at(value), x2=scale.at(value), y1=0, y2=HIGH, class_="even")


def stretch(scale: Scale, low: float, high: float, mark: str) -> Svg:
    """From one value to another."""
    return element("line", x1=scale.at(low), x2=scale.at(high), y1=MIDDLE, y2=MIDDLE, class_=f"span {mark}")


def dot(scale: Scale, value: float, mark: str) -> Svg:
    """A value."""
    return element("circle", cx=scale.at(value), cy=MIDDLE, r=4.5, class_=f"dot {mark}")


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
    return field(*drawn, label=label)


def falling(values: Sequence[float | None], told: Sequence[str], label: str) -> Svg:
    """How the lowest value so far falls, to 0 at the bottom; values are told on hover, and what has none stands there as a stroke."""
    lowest, nearer = list[tuple[int, float]](), float("inf")
    for at, value in enumerate(values):
        if value is not None and value < nearer:
            nearer = value
            lowest.append((at, value))
    across, down = Scale(-0.5, len(values) - 0.5), Scale(lowest[0][1] * ROOM or 1, 0)
    best = {at for at, _ in lowest}
    shown = range(len(values)) if len(values) <= DOTS else sorted(best)
    drawn = [element("g", title(told[at]), point(across.at(at), down, values[at], at in best)) for at in shown]
    return field(*steps([*lowest, (len(values) - 1, nearer)], across, down), *drawn, label=label)


def point(x: str, down: Scale, value: float | None, is_best: bool) -> Svg:
    """One value, if it has come to any."""
    if value is None:
        return element("line", x1=x, x2=x, y1="92%", y2="100%", class_="span down")
    return element("circle", cx=x, cy=down.at(value), r=4.5 if is_best else 3, class_="dot up" if is_best else "dot")


def steps(points: Sequence[tuple[int, float]], across: Scale, down: Scale) -> Iterator[Svg]:
    """A line that stays as low as it was until it falls."""
    for (at, value), (then, lower) in pairwise(points):
        yield element("line", x1=across.at(at), x2=across.at(then), y1=down.at(value), y2=down.at(value), class_="span up")
        yield element("line", x1=across.at(then), x2=across.at(then), y1=down.at(value), y2=down.at(lower), class_="span up")


def field(*drawn: Svg, label: str) -> Svg:
    """A plot that is as high as some lines."""
    return element("svg", *drawn, width="100%", height=130, class_="plot bars", role="img", aria_label=label)
