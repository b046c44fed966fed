"""Reading a drawing back."""

from __future__ import annotations

from xml.etree import ElementTree

from cosmocafe.core.game import View

Element = ElementTree.Element
SVG = "{http://www.w3.org/2000/svg}"


def parsed(drawing: str | None) -> Element:
    """A drawing, or a part of one, as a tree."""
    return ElementTree.fromstring(drawing or "")  # noqa: S314  our own drawing


def classed(part: Element, name: str) -> list[Element]:
    """The parts of a class."""
    return [found for found in part.iter() if name in found.attrib.get("class", "").split()]


def answers_in(part: Element) -> list[int]:
    """Every answer that a part of a drawing carries."""
    given = [found.attrib.get("data-answer", found.attrib.get("data-answers", "")) for found in part.iter()]
    return [int(number) for numbers in given for number in numbers.split()]


def refuse_mute(view: View, root: Element) -> int:
    """Whatever can be clicked is reached by keyboard, has one ring, and says each of its answers in words; how many things that are."""
    buttons = [part for part in root.iter() if part.attrib.get("role") == "button"]
    for part in buttons:
        answers, label = answers_in(part), part.attrib["aria-label"]
        assert part.attrib["tabindex"] == "0"
        assert "answer" in part.attrib["class"].split()
        assert part.findtext(f"{SVG}title") == label
        assert len(classed(part, "ring")) == 1
        assert all(view.answer_words(answer) in label for answer in answers)
        assert ("data-answers" in part.attrib) == (len(answers) > 1)
        assert len(answers) == 1 or f"Choices: {len(answers)}." in label
    return len(buttons)
