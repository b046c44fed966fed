"""SVG as plain strings, built so that no text can become markup and nothing can carry a script.

`Svg` is what has been built already; everything else is text and gets escaped.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from html import escape
from typing import NewType

from cosmocafe.core.errors import DeclarationError

Svg = NewType("Svg", str)
Value = str | float | None

NOTHING = Svg("")
kept = lru_cache(maxsize=32768)  # a picture is drawn for every seat after every answer, and most of it stays as it was
ELEMENTS = frozenset(["svg", "g", "title", "desc", "style", "text", "tspan", "rect", "circle", "ellipse", "line", "path", "polygon"])
HOLDERS = frozenset(("svg", "g"))
ACTIVE = re.compile(r"on.*|.*href|style|id")
# What XML cannot hold even when escaped; a player's name may well contain it.
UNSPEAKABLE = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


@kept
def escaped(words: str) -> Svg:
    """Words as they may stand between tags and in attributes."""
    return Svg(escape(UNSPEAKABLE.sub("", words)))


def number(value: float) -> str:
    """A length in as few characters as a screen can show."""
    return f"{round(value, 2) + 0:g}"  # + 0: no minus before a zero


def element(tag: str, *children: Svg, **attributes: Value) -> Svg:
    """One element; `class_` is written class, `data_answer` data-answer, and an attribute of None is left out."""
    if tag not in ELEMENTS:
        raise DeclarationError(f"<{tag}> is no element for a drawing; there are {', '.join(sorted(ELEMENTS))}")
    head = "".join([tag, *(_attribute(name, value) for name, value in attributes.items() if value is not None)])
    between = "\n" if tag in HOLDERS else ""
    inside = between.join(["", *(child for child in children if child), ""])
    return Svg(f"<{head}>{inside}</{tag}>" if inside.strip() else f"<{head}/>")


@kept
def _attribute(name: str, value: str | float) -> str:
    name = name.rstrip("_").replace("_", "-")
    if ACTIVE.fullmatch(name):
        raise DeclarationError(f"a drawing has no attribute {name!r}: no scripts, links, ids or styles of single elements")
    return f' {name}="{escaped(value) if isinstance(value, str) else number(value)}"'


def group(*children: Svg, **attributes: Value) -> Svg:
    """Several things as one."""
    return element("g", *children, **attributes)


@kept
def text(words: str, x: float, y: float, **attributes: Value) -> Svg:
    """Words at a place."""
    return element("text", escaped(words), x=x, y=y, **attributes)


@kept
def title(words: str) -> Svg:
    """What the thing around it is, shown on hover."""
    return element("title", escaped(words))


@kept
def rect(x: float, y: float, width: float, height: float, **attributes: Value) -> Svg:
    """A rectangle."""
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


@kept
def circle(x: float, y: float, r: float, **attributes: Value) -> Svg:
    """A circle."""
    return element("circle", cx=x, cy=y, r=r, **attributes)


@kept
def path(d: str, **attributes: Value) -> Svg:
    """A shape."""
    return element("path", d=d, **attributes)


def placed(x: float, y: float, scale: float = 1) -> str:
    """The transform that puts a shape drawn around 0,0 at a place."""
    return f"translate({number(x)} {number(y)})" + (f" scale({number(scale)})" if scale != 1 else "")


def button(answers: Sequence[int], label: str, *children: Svg, class_: str = "", **attributes: Value) -> Svg:
    """A thing that gives an answer when clicked; of several answers the page lets the player choose."""
    numbers = " ".join(map(str, answers))
    one, several = (numbers, None) if len(answers) == 1 else (None, numbers)
    marks: dict[str, Value] = {"class_": f"answer {class_}".strip(), "data_answer": one, "data_answers": several}
    return group(title(label), *children, **marks, role="button", tabindex=0, aria_label=label, **attributes)


def drawing(
    *children: Svg,
    width: float,
    height: float,
    scope: str,
    label: str,
    description: str,
    clickable: bool,
    style: Svg = NOTHING,
    sliced: bool = False,
) -> Svg:
    """The whole picture: it says what it shows, and whether there is anything to click. A game with a look leaves its style to that.
    Of one that is `sliced`, a style may show less than the whole height."""
    return element(
        "svg",
        element("desc", escaped(description)),
        style,
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        preserveAspectRatio="xMidYMin slice" if sliced else None,
        class_=scope,
        role="group" if clickable else "img",
        aria_label=label,
    )
