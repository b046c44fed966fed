"""What tests of any game share, tried on a small one."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmocafe import testing
from cosmocafe.core.errors import IllegalAnswer
from cosmocafe.testing.citations import twice, uncited, unknown
from tests.core import playground


class Position(testing.Position):
    of, people = playground.game, ("ann", "tom")


def test_a_position_is_asked_and_answered_in_text_form() -> None:
    p = Position.begun()
    assert (p.question, p.asked, p.offers("think", "roll")) == ("ask", 0, ["think", "roll"])
    assert p.answer("think", "think").told("thought") == ["ann 1", "ann 2"]
    assert p.answer("hand-over").asked == 1
    with pytest.raises(IllegalAnswer, match="'sail' is no answer"):
        p.answer("sail")
    assert (p.answer("end").over, p.places) == (True, [2, 1])


def test_a_match_goes_on_through_its_positions() -> None:
    p = Position.begun()
    p.answer("roll")
    assert p.match is not None
    assert (p.match.number, p.match.table is p.table) == (1, True)


def test_chance_is_tried_until_it_brings_about_what_is_wanted() -> None:
    p = Position.begun()
    assert p.hoping("roll", "rolled ann 6").told() == ["rolled ann 6"]
    assert p.try_until("roll", lambda trial: trial.table.die == 1).table.die == 1


def test_a_copy_stands_alone() -> None:
    p = Position.begun()
    p.copy().answer("think")
    assert p.table.thoughts == 0


def test_dice_fall_as_they_are_forced() -> None:
    p = Position.begun()
    with testing.forced(playground, "roll", 2, 5):
        assert p.answer("roll", "roll").told("rolled") == ["ann 2", "ann 5"]
    with pytest.raises(AssertionError, match="1 dice were not rolled"), testing.forced(playground, "roll", 2, 5):
        p.answer("roll")
    with pytest.raises(AssertionError, match="more dice are rolled than were given"), testing.forced(playground, "roll"):
        p.answer("roll")


def test_a_broken_contract_is_named() -> None:
    with pytest.raises(AssertionError, match="games end, answers are accepted, copies stand alone: "):
        testing.conform(playground.game, 1)


def test_rules_and_their_citations_are_compared(tmp_path: Path) -> None:
    book = tmp_path / "RULES.md"
    book.write_text("| ZZ-001 | core | A rule. |\n| ZZ-002 | core | Another. |\n| ZZ-002 | core | And again. |\n", encoding="utf-8")
    cited = ", ".join(f'"ZZ-{number}"' for number in ("001", "003"))
    (tmp_path / "test_it.py").write_text(f"@pytest.mark.rule({cited})\n", encoding="utf-8")
    assert twice(book) == ["ZZ-002"]
    assert [row[:8] for row in uncited(book, tmp_path)] == ["| ZZ-002"]
    assert unknown([book], tmp_path) == ["ZZ-003 in test_it.py"]
