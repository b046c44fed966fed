"""Our own icons of the ingredients, each defined once around 0,0: basic ones on round tokens, advanced ones on tokens with corners."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from cosmocafe.draw.svg import Svg, group, path, placed, text

from ..view import View
from ..vocabulary import BASICS, GOOD, Ingredient

DISC = "M12 0A12 12 0 1 1-12 0A12 12 0 1 1 12 0Z"
HEXAGON = "M-7.2-11.4H7.2L13.4 0 7.2 11.4H-7.2L-13.4 0Z"
BEAN = "M-5.9 3.2C-8-.8-4.6-6.4.2-6.6 5-6.8 7.6-3.2 5.9 1 4.2 5-3.6 7.4-5.9 3.2Z"
CREASE = "M-5.6 3.4C-1.8 2.8-3.2-.6.2-1.3 3.4-1.9 2.2-4.6 4.8-5.2"
DROP = "M0-7.6C3.2-3 5.4-.4 5.4 2.4A5.4 5.4 0 0 1-5.4 2.4C-5.4-.4-3.2-3 0-7.6Z"
BOTTLE = "M-2.2-7.4H2.2V-4.4L4.6-1.4V7H-4.6V-1.4L-2.2-4.4Z"
BAR = "M-5.2-6.8H5.2V6.8H-5.2Z"
CUBE = "M0-7.2 6.4-3.6V3.6L0 7.2-6.4 3.6V-3.6Z"
GLASS, WHISKY = "M-6-6.6H6L4.8 7H-4.8Z", "M-5.4-.6H5.4L4.8 7H-4.8Z"
WHIRL = (
    "M.6-8C1-5.4 4.6-5.2 3.8-2.2 6.6-1.8 7.4.6 6.2 2.2 8 3.6 7 6.6 4.6 6.6H-4.6C-7 6.6-8 3.6-6.2 2.2-7.4.6-6.4-2-3.8-2.2-4-4.6-.2-5.6.6-8Z"
)
BUBBLES = (
    "M2.2 2.4A4.2 4.2 0 1 1-6.2 2.4A4.2 4.2 0 1 1 2.2 2.4Z",
    "M7 3.8A2.4 2.4 0 1 1 2.2 3.8A2.4 2.4 0 1 1 7 3.8Z",
    "M5.6-3.2A3.2 3.2 0 1 1-.8-3.2A3.2 3.2 0 1 1 5.6-3.2Z",
)
BEHIND, BEFORE = "translate(2.4 -2.4) scale(.72)", "translate(-2.4 2.6) scale(.78)"


class Shape(NamedTuple):
    """A part of an icon: `mark` stands out from the token, `edged` from other marks, `seam` is a line in the token's colour."""

    look: str
    d: str
    transform: str | None = None


ICONS = {
    Ingredient.COFFEE: [Shape("mark", BEAN), Shape("seam", CREASE)],
    Ingredient.WATER: [Shape("mark", DROP), Shape("seam", "M-2.6 2.6A2.6 2.6 0 0 0-.2 5")],
    Ingredient.MILK: [Shape("mark", BOTTLE), Shape("seam", "M-4.4 1.4C-1.6-.6 1.6 3 4.4 1")],
    Ingredient.DARK_ROAST: [
        *(Shape("mark", BEAN, BEHIND), Shape("seam", CREASE, BEHIND)),
        *(Shape("edged", BEAN, BEFORE), Shape("seam", CREASE, BEFORE)),
    ],
    Ingredient.CHOCOLATE: [Shape("mark", BAR), Shape("seam", "M0-6.8V6.8M-5.2-2.3H5.2M-5.2 2.3H5.2")],
    Ingredient.ICE: [Shape("mark", CUBE), Shape("seam", "M-6.4-3.6 0 0 6.4-3.6M0 0V7.2")],
    Ingredient.WHISKY: [Shape("tint", GLASS), Shape("mark", WHISKY), Shape("rim", GLASS)],
    Ingredient.CREAM: [Shape("mark", WHIRL), Shape("seam", "M-3.6-1.2C-1 .2 1.6-.6 3.4-2M-5.4 3.2C-1.6 4.6 2.6 4 5.6 2.4")],
    Ingredient.MILK_FOAM: [
        *(Shape("mark", bubble) for bubble in BUBBLES),
        Shape("seam", "M-4.2 2A2.2 2.2 0 0 1-2.2 0M.8-3.4A1.6 1.6 0 0 1 2.2-4.8"),
    ],
}
STYLE = {
    ".pool0": "--good:#8a5630;--mark:#ffeed6",
    ".pool1": "--good:#2163b5;--mark:#eaf5ff",
    ".pool2": "--good:#f3b9cb;--mark:#5a2137",
    ".token": "fill:var(--good);stroke:var(--night);stroke-width:1.2;stroke-linejoin:round",
    ".mark": "fill:var(--mark)",
    ".tint": "fill:var(--mark);opacity:.25",
    ".rim": "fill:none;stroke:var(--mark);stroke-width:1.2",
    ".edged": "fill:var(--mark);stroke:var(--good);stroke-width:1.6;paint-order:stroke",
    ".seam": "fill:none;stroke:var(--good);stroke-width:1.3;stroke-linecap:round",
    ".code": "fill:var(--mark);stroke:var(--good);stroke-width:3;stroke-linejoin:round;paint-order:stroke",
    ".empty": "fill:none;stroke:var(--haze);stroke-width:1.2;stroke-dasharray:2.4 2.4",
    ".seat .empty": "stroke:var(--muted)",
    ".faded": "opacity:.55",
}


def pool(view: View, good: int) -> str:
    """The class that gives a thing the colour of an ingredient's tokens."""
    return f"pool{view.box.color[good]}"


def token(view: View, good: int, x: float, y: float, size: float, class_: str = "") -> Svg:
    """An ingredient: icon, colour, letters."""
    inside = face_of(good, view.words.label(f"code_{GOOD.text(good)}"))
    return group(inside, class_=f"{pool(view, good)} {class_}".strip(), transform=placed(x, y, size / 25))


@cache
def face_of(good: int, code: str) -> Svg:
    """What all tokens of an ingredient look like; a table shows a hundred of them."""
    icon = [path(shape.d, class_=shape.look, transform=shape.transform) for shape in ICONS[Ingredient(good)]]
    ground = path(outline(good), class_="token")
    letters = text(code, 10.5, 10.4, font_size=10.5, class_="code end strong")
    return Svg("\n".join([ground, group(*icon, transform=placed(-2.2, -1.8, 1.05)), letters]))


def outline(good: int) -> str:
    """The shape of an ingredient's tokens."""
    return DISC if good < BASICS else HEXAGON


def slot(good: int, x: float, y: float, size: float) -> Svg:
    """Room for a token."""
    return path(outline(good), class_="empty", transform=placed(x, y, size / 25))


def missing(view: View, good: int, x: float, y: float, size: float) -> Svg:
    """An ingredient that is still to come: its token, hardly seen, in an empty slot."""
    return group(token(view, good, x, y, size, "faded"), slot(good, x, y, size))
