"""The log tells what happened and why."""

from __future__ import annotations

import pytest

from cosmocafe.core.author.table import NOBODY, Told
from cosmocafe.core.game import View
from cosmocafe.games.starcadia_quest import game
from cosmocafe.games.starcadia_quest.vocabulary import Event

from .builder import Position, position, wound

AWAY = "sprocket 4a3, blaze 4a3"


def log(p: Position, language: str = "en") -> list[str]:
    """What the last answers told, in words."""
    return View(game, p.box, p.table, 0, names=["Ann", "Bob"], events=p._told, language=language).log


def test_cancelled_saves_are_told() -> None:
    p = position("kylee 1a1 arc_saber, red 1a3", AWAY, monsters="octocruel1 1a1")
    p.answer("activate kylee", "weapon arc_saber", rolls="CS SSS" + "SS")
    assert p.story("hits", "saves", "cancelled", "wounded") == ["hits ann 1", "saves ann octocruel1 2", "cancelled octocruel1 1"]
    assert "The attack cancels 1 Save of Octocruel 1" in log(p)
    plain = position("kylee 1a1 arc_saber, red 1a3", AWAY, monsters="octocruel1 1a1")
    plain.answer("activate kylee", "weapon arc_saber", rolls="CS SSS" + "MM")
    assert not plain.told("cancelled")  # there was none


@pytest.mark.rule("SQ-240")
def test_the_wound_of_a_self_sacrifice_is_told_with_its_cause() -> None:
    p = position("kylee 1a1 prototype_zapper, red 1a3", AWAY, monsters="octocruel1 1a1")
    p.answer("activate kylee", "weapon prototype_zapper", "yes prototype_zapper", rolls="M" * 8)
    assert p.told("sacrificed") == ["ann kylee prototype_zapper 1"]
    assert "Kylee suffers 1 Wound to use Prototype Zapper: Self Sacrifice" in log(p)


def test_quest_tokens_that_leave_are_told() -> None:
    p = position("kylee 1d2, red s1cabin", AWAY, tokens={"red": "quest_a"})
    p.answer("activate kylee", "move 1d1")
    assert p.told("tokens-gone") == [f"{p.box.scenarios[0].group[0].count}"]


@pytest.mark.rule("SQ-196")
def test_victory_tokens_of_a_quest_are_told_once() -> None:
    p = position("kylee 1d2, red s1cabin", AWAY, tokens={"red": "quest_a"})
    p.answer("activate kylee", "move 1d1")
    assert "Ann fulfils Access Codes" in log(p)
    assert [line for line in log(p) if "Victory" in line] == ["Ann gains 2 Victory tokens"]
    assert [line for line in log(p, "zh-Hant") if "勝利標記" in line] == ["Ann 得到 2 個勝利標記"]
    pvp = position("kylee 1a1 plasma_cutter, hannah s1cabin", "digits 1a1, red 4a3")
    pvp.answer("activate kylee", "weapon plasma_cutter", rolls="MMMM MMM")
    assert [line for line in log(pvp) if "Victory" in line] == ["Ann gains 1 Victory token", "Ann gains 2 Victory tokens"]


@pytest.mark.rule("SQ-226")
def test_found_tokens_are_told_once_each() -> None:
    p = position("kylee 1a1, red s1cabin", AWAY, tokens={"1a2": "victory victory stimpack stimpack"})
    p.answer("activate kylee", "move 1a2")
    assert [line for line in log(p) if "Victory" in line] == ["Kylee finds 2 Victory tokens on 1a2"]
    assert p.told("collected") == ["ann kylee stimpack 1a2"] * 2
    assert game.sheet is not None
    assert game.sheet(View(game, p.box, p.table, 0, events=p._told), 0)["found"] == 2 == p.points(0)


@pytest.mark.rule("SQ-136")
def test_dropped_tokens_are_told_one_by_one() -> None:
    p = position("edge 1a1, hannah s1cabin", "digits 4a1, red 4a3", tokens={"edge": "stimpack stimpack"})
    wound(p, "edge", 3).answer("rest", "done", event="hull_breach villain").answer("tile 1")
    assert p.told("put") == ["ann stimpack 1a1"] * 2


@pytest.mark.rule("SQ-166")
def test_a_guard_reaction_is_told_by_name() -> None:
    p = position("edge 1a1, hannah s1cabin", AWAY, monsters="weeble1 1b1")
    p.answer("activate edge", "move 1a2", rolls="SSS")
    assert p.story("guarded", "attacked") == ["guarded ben weeble1 edge", "attacked ben weeble1 edge"]
    assert "Edge moves away from Weeble 1: Guard Reaction" in log(p)


@pytest.mark.rule("SQ-171")
def test_a_payback_reaction_is_told_by_name() -> None:
    p = position("kylee 1a1 pulse_blade, hannah s1cabin", AWAY, monsters="weeble1 1a1")
    p.answer("activate kylee", "weapon pulse_blade", rolls="SSS")
    assert p.story("attacked", "paid-back") == ["attacked ann kylee weeble1", "paid-back ben weeble1 kylee"]
    assert "Payback Reaction: Weeble 1 may move and attack Kylee" in log(p)  # it need not do either


def test_a_die_to_be_rerolled_is_named_by_what_it_shows() -> None:
    p = position("kylee 1a1 pulse_blade red_shirt, red s1cabin", AWAY, monsters="octocruel1 1a1")
    p.answer("activate kylee", "weapon pulse_blade", rolls="RMS")
    view = View(game, p.box, p.table, 0)
    assert [view.answer_words(answer) for answer in view.options][1] == "Reroll a die that shows ranged"


@pytest.mark.parametrize(
    ("language", "begins", "won"), [("en", "Scenario 1: ", "Ann wins Scenario 1: "), ("zh-Hant", "劇本 1：", "Ann 贏得劇本 1：")]
)
def test_a_scenario_is_called_one(language: str, begins: str, won: str) -> None:
    words = game.words(language)
    assert words.event(Told(Event.SCENARIO, NOBODY, 0, 0, 0, NOBODY), ["Ann"]).startswith(begins)
    assert words.event(Told(Event.WON_SCENARIO, 0, 0, 0, 0, NOBODY), ["Ann"]).startswith(won)
