"""The report as a page: one file, both languages, nothing from elsewhere, no script."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cosmocafe
from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.core.game import Game
from cosmocafe.draw.paper import spoken
from cosmocafe.lab.report.compare import Comparison
from cosmocafe.lab.report.figures import Covered, Figures, Run
from cosmocafe.lab.report.page import compare_page, report_page
from cosmocafe.lab.report.telling import number, percent, signed

from .made_up import made_up, winners_have

REPORT = "cosmocafe.lab.report"


def test_every_language_has_the_same_words() -> None:
    def places(words: dict[str, object]) -> dict[str, object]:
        return {
            name: set(re.findall(r"\{(\w+)\}", word)) if isinstance(word, str) else len(str(type(word))) for name, word in words.items()
        }

    assert places(spoken(REPORT, "en")) == places(spoken(REPORT, "zh-Hant"))


def test_every_word_is_used() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in Path(cosmocafe.__file__).parent.glob("lab/report/*.py"))
    assert [word for word in spoken(REPORT, "en") if f'"{word}"' not in text and f"'{word}'" not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_needs_nothing_else(star_stations: Game, language: str) -> None:
    played = made_up(star_stations, 2, 400)
    winners_have(played, "MINE")
    run = Run(played, change={"file": "<b>dear.toml", "values": {}}, covered=Covered(8, {"ship": (1, ["frigate"])}))
    page = report_page([Figures(run)], language)
    assert f'<html lang="{language}">' in page and "default-src 'none'" in page and "<script" not in page
    assert set(re.findall(r"(?:https?:)?//[\w.]+", page)) == set()
    assert "<b>dear" not in page and "&lt;b&gt;dear.toml" in page and "frigate" in page
    assert page.count("<section") == page.count("</section>") and page.count("<details") == page.count("</details>")
    assert "{" not in re.sub(r"<style>.*?</style>", "", page, flags=re.S)  # no sentence is left half


def test_several_set_ups_stand_in_one_table(star_stations: Game) -> None:
    page = report_page([Figures(Run(made_up(star_stations, players, 60))) for players in (2, 3)])
    assert '<a href="#setup1">3 players</a>' in page and 'id="s1-wins"' in page


def test_a_comparison_says_what_differs(star_stations: Game) -> None:
    before, after = made_up(star_stations, 2, 500), made_up(star_stations, 2, 500)
    after.answers = after.answers + 10
    change = {"file": "dear.toml", "values": {"ships": {"frigate": {"cost": 9}}}}
    comparison = Comparison(Figures(Run(before)), Figures(Run(after, change=change)))
    assert [(row.kind, row.by_how_much) for row in comparison.marked] == [("length", 10)]
    page = compare_page(comparison)
    assert "Benjamini" in page and "dear.toml" in page and "+10" in page and "ships.frigate.cost" in page
    same = Comparison(Figures(Run(before)), Figures(Run(before)))
    assert str(spoken(REPORT, "en")["compare_same"]) in compare_page(same)


def test_two_changed_boxes_are_held_against_each_other(star_stations: Game) -> None:
    """Not against the printed one: what both change alike is no difference, what only the first changes is one."""
    dear, both = ({"file": "-", "values": {"ships": {"frigate": {"cost": 9}, **more}}} for more in ({"cruiser": {"cost": 7}}, {}))
    comparison = Comparison(*(Figures(Run(made_up(star_stations, 2, 50), change=change)) for change in (dear, both)))
    page = compare_page(comparison)
    printed = {number.key: number.value for number in star_stations.numbers(2)}["ships.cruiser.cost"]
    assert f"<th scope=row>ships.cruiser.cost</th><td>7</td><td>{printed}</td>" in page and "ships.frigate.cost" not in page
    assert star_stations.differences(both, dear) == [("ships.cruiser.cost", 7, printed)]


def test_alone_at_a_table_there_is_no_even_share(vivajava: Game) -> None:
    page = report_page([Figures(Run(made_up(vivajava, 1, 200)))])
    assert str(spoken(REPORT, "en")["wins_solo"]) in page and "even share" not in page and "than the others" not in page


@pytest.fixture(scope="module")
def vivajava() -> Game:
    return cosmocafe.find_game("vivajava_dice")


def test_numbers_are_written_as_people_read_them() -> None:
    assert [number(value) for value in (12345.6, 12.34, 1.234, 0.0123, 0, -3.0)] == ["12,346", "12.3", "1.23", "0.0123", "0", "−3"]
    assert [percent(value) for value in (0.5, 0.0001, 0)] == ["50.0 %", "<0.1 %", "0.0 %"]
    assert [signed(value) for value in (0.123, -0.02, 0.0001)] == ["+12.3", "−2.0", "0"]
