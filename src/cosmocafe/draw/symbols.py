"""Symbols: what a game draws again and again lies once in its `symbols.svg`, and a scene only uses and places it.

A page gets all symbols once; a picture that stands alone gets those that it uses. They take their colours from custom properties of
the place where they are used, so that one drawing serves all seats: `currentColor` and `--seat` are the seat's.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from xml.etree import ElementTree

from cosmocafe.core.author.vocabulary import Domain, Heap
from cosmocafe.core.errors import DeclarationError

from .areas import Area
from .svg import Svg, Value, element, group, number
from .theme import SCOPE, SEATS, scoped, seat_class, style_sheet

SVG = "http://www.w3.org/2000/svg"
USED = re.compile(r'(?:href="#|url\(#)([\w-]+)')
DRAWN = (
    "symbol g path rect circle ellipse line polygon polyline text tspan use defs stop linearGradient radialGradient clipPath mask pattern"
)
ELEMENTS = frozenset([*DRAWN.split(), "svg", "title", "desc", "style"])
FONTS = "'Avenir Next','Segoe UI','Helvetica Neue',Roboto,'Source Sans 3','Noto Sans CJK TC','PingFang TC',system-ui,sans-serif"
RULES = {
    **{f".{seat_class(seat)}": f"color:{look.colour}" for seat, look in enumerate(SEATS)},
    "text": f"font-family:{FONTS}",
    ".letter": "display:none",  # letters on goods are for who asks for them
}
WITH_LETTERS = f"[data-letters] .{SCOPE} .letter{{display:inline}}"


# The symbol of each value of a domain, or of a part by its name ("ore"), perhaps with classes after a space.
Pictures = Mapping[Domain | str, Callable[[int], str]]
NO_PICTURES: Pictures = {}


class Symbols:
    """The symbols of a file, each with what it is made of."""

    def __init__(self, file: Path) -> None:
        self.file = file

    @cached_property
    def _root(self) -> ElementTree.Element:
        root = ElementTree.parse(self.file).getroot()  # noqa: S314  our own file
        for part in root.iter():
            self._refuse(part)
        return root

    def _refuse(self, part: ElementTree.Element) -> None:
        """A symbol draws and does nothing else."""
        tag = _name(part)
        if tag not in ELEMENTS:
            raise DeclarationError(f"{self.file.name}: <{tag}> is no element for a symbol")
        for name, value in part.attrib.items():
            if name.startswith("on") or (name.endswith("href") and not value.startswith("#")):
                raise DeclarationError(
                    f"{self.file.name}: <{tag}> has {name}={value!r}, but a symbol has no scripts and no links to elsewhere"
                )

    @cached_property
    def parts(self) -> dict[str, str]:
        """Everything that is defined, by its id."""
        inside = [part for defs in self._root.iter(f"{{{SVG}}}defs") for part in defs if _name(part) != "style"]
        found = {part.get("id", ""): part for part in [*inside, *self._root.iter(f"{{{SVG}}}symbol")]}
        return {id: _text(part) for id, part in found.items() if id}

    @cached_property
    def style(self) -> str:
        """The style that the symbols carry."""
        return "\n".join((part.text or "").strip() for part in self._root.iter(f"{{{SVG}}}style"))

    @cached_property
    def _holders(self) -> dict[str, str]:
        """In which part each id is defined."""
        return {id: holder for holder, text in self.parts.items() for id in re.findall(r' id="([^"]+)"', text)}

    @cached_property
    def boxes(self) -> dict[str, tuple[float, ...]]:
        """The view box of each symbol."""
        found = {part.get("id", ""): part.get("viewBox", "0 0 64 64") for part in self._root.iter(f"{{{SVG}}}symbol")}
        return {id: tuple(map(float, box.split())) for id, box in found.items()}

    def needed(self, text: str) -> list[str]:
        """The definitions that a drawing uses, with all that these use, in the order of the file."""
        wanted, open_ones = set[str](), [text]
        while open_ones:
            for id in USED.findall(open_ones.pop()):
                holder = self._holders.get(id)
                if holder is None:
                    raise DeclarationError(f"{self.file.name} has no symbol {id!r}")
                if holder not in wanted:
                    wanted.add(holder)
                    open_ones.append(self.parts[holder])
        return [id for id in self.parts if id in wanted]

    def defined(self, ids: Iterable[str]) -> Svg:
        """Definitions as a drawing carries them."""
        return Svg("\n".join(["<defs>", *(self.parts[id] for id in ids), "</defs>"]))

    def use(self, name: str, x: float, y: float, width: float, height: float | None = None, **attributes: Value) -> Svg:
        """A symbol at a place; a square one unless a height is given."""
        return _use(self, name, x, y, width, width if height is None else height, tuple(attributes.items()))

    def portrait(self, name: str, class_: str | None = None) -> Svg:
        """A symbol alone, as large as there is room; `class_` gives it its colours."""
        _, _, width, height = self.boxes[name]
        return self.framed(self.use(name, 0, 0, width, height), width=width, height=height, class_=class_, overflow="visible")

    def framed(self, *parts: Svg, width: float, height: float, class_: str | None = None, overflow: str | None = None) -> Svg:
        """A small drawing of its own for a card, made of the game's symbols; its shadow may fall over the edge (`overflow`)."""
        box = f"0 0 {number(width)} {number(height)}"
        return element("svg", group(*parts, class_=class_), viewBox=box, class_=SCOPE, aria_hidden="true", overflow=overflow)


@lru_cache(maxsize=16384)
def _use(symbols: Symbols, name: str, x: float, y: float, width: float, height: float, attributes: tuple[tuple[str, Value], ...]) -> Svg:
    if name not in symbols.parts:
        raise DeclarationError(f"{symbols.file.name} has no symbol {name!r}")
    at = "".join(f' {key}="{number(value)}"' for key, value in (("x", x), ("y", y), ("width", width), ("height", height)))
    used = Svg(f'<use href="#{name}"{at}/>')
    return group(used, **dict(attributes)) if attributes else used


def at(area: Area) -> tuple[float, float, float, float]:
    """Where the largest square in the middle of an area lies."""
    (x, y), span = area.middle, area.span
    return x - span / 2, y - span / 2, span, span


class Look:
    """What all drawings of a game share: the style and the symbols. A page holds it once; a picture that stands alone carries its part."""

    def __init__(
        self,
        game: str,
        rules: Mapping[str, str],
        symbols: Symbols,
        pictures: Pictures = NO_PICTURES,
        seated: Callable[[int], str] = seat_class,  # the classes that give a picture a seat's colours
    ) -> None:
        self.game, self.rules, self.symbols = game, rules, symbols
        self._pictures, self._seated = pictures, seated

    @cached_property
    def style(self) -> Svg:
        """The style sheet of every drawing."""
        own = "\n".join([*scoped(SCOPE, RULES), WITH_LETTERS, self.symbols.style])
        return Svg(f"{style_sheet(self.game, self.rules)}\n{element('style', Svg(own))}")

    @cached_property
    def page(self) -> str:
        """Style and all symbols, to stand once in a page."""
        defs = self.symbols.defined(self.symbols.parts)
        return f'<svg xmlns="{SVG}" width="0" height="0" class="symbols" aria-hidden="true">\n{self.style}\n{defs}\n</svg>'

    def whole(self, drawing: str) -> str:
        """A drawing with its style and the symbols that it uses: a picture that stands alone."""
        inside = drawing.index(">") + 1
        defs = self.symbols.defined(self.symbols.needed(f"{drawing}{self.style}"))
        return f"{drawing[:inside]}\n{self.style}\n{defs}{drawing[inside:]}"

    def pictures(self, part: str, domain: Domain, value: int, who: int) -> str:
        """What a named part of a sentence about a seat looks like, each thing of a heap by itself; empty for what has no picture."""
        if isinstance(domain, Heap):
            return "".join(self.pictures(part, domain.of, kind, who) * number for kind, number in domain.many(value))
        draw = self._pictures.get(part) or self._pictures.get(domain)
        name, _, class_ = (draw(value) if draw else "").partition(" ")
        return self._small(name, f"{self._seated(who)} {class_}".strip()) if name else ""

    def _small(self, name: str, class_: str) -> str:
        if name not in self.symbols.parts:
            raise DeclarationError(f"{self.symbols.file.name} has no symbol {name!r}")
        return f'<svg class="{SCOPE} picture" aria-hidden="true"><use href="#{name}" class="{class_}"/></svg>'


def _name(part: ElementTree.Element) -> str:
    return str(part.tag).rpartition("}")[2]


def _text(part: ElementTree.Element) -> str:
    ElementTree.register_namespace("", SVG)
    part.tail = None
    return ElementTree.tostring(part, encoding="unicode").replace(f' xmlns="{SVG}"', "")
