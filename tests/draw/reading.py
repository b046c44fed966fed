"""Reading a drawing back."""

from __future__ import annotations

from xml.etree import ElementTree

Element = ElementTree.Element
SVG = "{http://www.w3.org/2000/svg}"


def parsed(drawing: str | None) -> Element:
    """A drawing, or a part of one, as a tree."""
    return ElementTree.fromstring(drawing or "")  # noqa: S314  our own drawing


def classed(part: Element, name: str) -> list[Element]:
    """The parts of a class."""
    return [found for found in part.iter() if name in found.attrib.get("class", "").split()]
