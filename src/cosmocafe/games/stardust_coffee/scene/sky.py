"""The night behind everything, from edge to edge and beyond, where a stage has another shape than the drawing."""

from __future__ import annotations

from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import Svg, group, rect

from .symbols import use

BEYOND = 900
STYLE = {".night-sky": "fill:#1b1450", ".glow": "fill:url(#sd-sky)"}


def sky(width: float, height: float) -> Svg:
    """Clouds and stars."""
    high = max(height, width * 0.65)
    clouds = [use("sd-space", x, 0, width, high) for x in (-width, 0, width)]
    below = [use("sd-space", x, high, width, high) for x in (-width, 0, width)]
    whole = Area(0, 0, width, height).inset(-BEYOND)
    return group(rect(*whole, class_="night-sky"), rect(*whole, class_="glow"), *clouds, *below, class_="through")
