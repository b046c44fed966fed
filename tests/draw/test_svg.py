"""Building SVG: nothing a player writes becomes markup, nothing can carry a script."""

from __future__ import annotations

import pytest

from cosmocafe.core.errors import DeclarationError
from cosmocafe.draw.svg import NOTHING, Svg, button, drawing, element, escaped, group, number, placed, rect, text, title

from .reading import parsed


def test_an_element_has_its_attributes_and_children() -> None:
    made = element("g", text("a", 1, 2), NOTHING, class_="x", data_answer="3", fill=None)
    assert made == '<g class="x" data-answer="3">\n<text x="1" y="2">a</text>\n</g>'


def test_an_element_without_children_is_closed_at_once() -> None:
    assert rect(0, 1.5, 2, 3) == '<rect x="0" y="1.5" width="2" height="3"/>'


@pytest.mark.parametrize("words", ["<script>alert(1)</script>", "]]>", "&amp;", "\"'", "Zoë 星際 👩‍🚀"])
def test_words_come_out_as_they_went_in(words: str) -> None:
    root = parsed(group(title(words), text(words, 0, 0), aria_label=words))
    assert root.attrib["aria-label"] == words
    assert [child.text for child in root] == [words, words]


def test_what_xml_cannot_hold_is_left_out() -> None:
    assert escaped("a\x00b\x1b[31m\ud800\ufffe") == "ab[31m"


@pytest.mark.parametrize("tag", ["script", "a", "image", "foreignObject", "use", "g onload=x"])
def test_no_element_that_could_do_something(tag: str) -> None:
    with pytest.raises(DeclarationError, match="no element for a drawing"):
        element(tag)


@pytest.mark.parametrize("name", ["onclick", "href", "xlink_href", "style", "id"])
def test_no_attribute_that_could_do_something(name: str) -> None:
    with pytest.raises(DeclarationError, match="no scripts, links, ids"):
        element("g", NOTHING, **{name: "x"})


def test_lengths_are_short() -> None:
    assert [number(1 / 3), number(2.0), number(-0.004), number(399.99)] == ["0.33", "2", "0", "399.99"]
    assert placed(1, 2) == "translate(1 2)"
    assert placed(1, 2, 0.5) == "translate(1 2) scale(0.5)"


def test_a_button_for_one_answer() -> None:
    root = parsed(button([17], "Strike c3", class_="square"))
    assert root.attrib == {"class": "answer square", "data-answer": "17", "role": "button", "tabindex": "0", "aria-label": "Strike c3"}
    assert [child.text for child in root] == ["Strike c3"]


def test_a_button_for_several_answers() -> None:
    root = parsed(button([3, 17, 90], "three"))
    assert root.attrib["data-answers"] == "3 17 90"
    assert "data-answer" not in root.attrib


@pytest.mark.parametrize(("clickable", "role"), [(True, "group"), (False, "img")])
def test_a_drawing_says_what_it_shows(clickable: bool, role: str) -> None:
    made = drawing(
        rect(0, 0, 1, 1), width=400, height=9.5, scope="cosmocafe x", label="A & B", description="C < D", style=Svg(""), clickable=clickable
    )
    root = parsed(made)
    assert root.attrib == {"viewBox": "0 0 400 9.5", "class": "cosmocafe x", "role": role, "aria-label": "A & B"}
    assert root[0].tag.endswith("desc")
    assert root[0].text == "C < D"
