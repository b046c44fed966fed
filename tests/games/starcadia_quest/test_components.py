"""What is in the box (SQ-001 to SQ-005), what may be changed in it, and the language of its effects."""

from __future__ import annotations

import re

import pytest

from cosmocafe.core.author.box import read_components
from cosmocafe.core.errors import BoxError
from cosmocafe.games.starcadia_quest import game
from cosmocafe.games.starcadia_quest.content import CHARACTERS, FIGURES, FOLDER, HEROES, MONSTERS, QUESTS, SCENARIO_IDS, SCENARIOS
from cosmocafe.games.starcadia_quest.language import Condition, Trigger, Verb
from cosmocafe.games.starcadia_quest.spaces import BERTHS

from .builder import figure, position

FILES = read_components(FOLDER / "components.toml")


@pytest.mark.rule("SQ-001", "SQ-002", "SQ-R01")
def test_the_box_holds_tiles_and_cards() -> None:
    assert len(FILES["tiles"]["tile"]) == 10
    assert len(FILES["crew"]) == BERTHS == 4
    assert (HEROES, MONSTERS) == (8, 8)
    assert sum(len(event["activate"]) for event in FILES["events"]["event"]) == 30
    assert SCENARIOS + QUESTS + len(FILES["scenarios"]["pvp"]) == 31


@pytest.mark.rule("SQ-003", "SQ-004")
def test_the_box_holds_tokens_and_figures() -> None:
    assert sum(row["copies"] for row in FILES["upgrades"]["upgrade"]) == 99
    gadgets = {row["id"]: row["count"] for row in FILES["gadget"]}
    assert gadgets == {"stimpack": 12, "recharge": 10, "hoverboard": 8}
    assert len(FILES["portal_tokens"]["colours"]) == 3
    assert CHARACTERS == HEROES + len(FIGURES) == 30
    assert (FILES["counts"]["door_tokens"], FILES["counts"]["quest_tokens"]) == (10, 11)


@pytest.mark.rule("SQ-005", "SQ-R21")
def test_a_monster_without_a_figure_left_cannot_spawn() -> None:
    full = "scuttlebutt1 2a1, scuttlebutt2 2b1, scuttlebutt3 2c1, scuttlebutt4 2d3"
    p = position(monsters=full)
    p.answer("rest", "done", event="reinforcements trooper3")
    assert not p.told("summoned")
    fewer = position(monsters=full.rsplit(",", 1)[0])
    fewer.answer("rest", "done", event="reinforcements trooper3")
    assert fewer.question == "arrive"


def test_every_word_of_the_language_is_spoken_somewhere() -> None:
    texts = " ".join((FOLDER / f"{name}.toml").read_text() for name in ("characters", "upgrades", "events", "scenarios"))
    texts += str(FILES["gadget"])
    spoken = set(re.findall(r"['\"]([a-z_]+)['\"]", texts))
    for words in (Trigger, Condition, Verb):
        assert {member.name.lower() for member in words} - spoken == set()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"upgrades": {"upgrade": {"S1": {"dice": -1}}}}, "dice"),
        (
            {"upgrades": {"upgrade": {"S2": {"effect": [{"on": "no_wounds", "do": "dance"}]}}}},
            "no_wounds.do: expected one of dice, ",
        ),
        ({"upgrades": {"upgrade": {"S2": {"effect": [{"on": "lunch", "do": "heal"}]}}}}, "S2.effect.lunch.on: expected one of static, "),
        ({"upgrades": {"upgrade": {"S2": {"effect": [{"on": "static", "do": "heal"}]}}}}, "does not go with 'static'"),
        ({"upgrades": {"upgrade": {"S2": {"effect": [{"on": "activation_end", "do": "hit"}]}}}}, "only during an attack"),
        ({"upgrades": {"upgrade": {"S2": {"effect": [{"on": "activation_end", "do": "daze", "to": "target"}]}}}}, "no target"),
        ({"upgrades": {"upgrade": {"S2": {"effect": [{"on": "declare", "do": "dice", "cost": {"wounds": 1}}]}}}}, "needs `may`"),
        ({"upgrades": {"upgrade": {"S2": {"effect": [{"on": "declare", "do": "dice", "misspelt": 1}]}}}}, "misspelt: nothing is played"),
        (
            {"upgrades": {"upgrade": {"S2": {"effect": [{"on": "declare", "do": "dice", "scope": "same_space"}]}}}},
            "scope: nothing",
        ),
        ({"upgrades": {"upgrade": {"S1": {"copies": 1}}}}, "every Crew gets one"),
        ({"events": {"event": {"lockdown": {"effect": [{"on": "event", "do": "doors"}]}}}}, "state: is missing"),
        ({"scenarios": {"scenario": {"1": {"reward": "R9"}}}}, "reward: expected one of S1, "),
        ({"scenarios": {"scenario": {"2A": {"next": ["1"]}}}}, "a larger number"),
        ({"scenarios": {"scenario": {"1": {"start": [{"slot": "trooper1", "at": "tile5.spawn"}]}}}}, "the Scenario has 4 tiles"),
        ({"counts": {"door_tokens": 1}}, "there are 1 Door tokens"),
        ({"counts": {"quest_tokens": 3}}, "there are 3 Quest tokens"),
        ({"limits": {"characters_per_space": 3}}, "characters_per_space: expected 2, got 3"),
        ({"tiles": {"tile": {"1": {"rows": [".#..", "....", "....", "...."]}}}}, "Hatch"),
    ],
)
def test_a_box_that_cannot_be_played_is_refused(change: dict[str, object], said: str) -> None:
    with pytest.raises(BoxError, match=re.escape(said)):
        game.new_box(2, change={"file": "what_if.toml", "values": change})


def test_a_changed_token_changes_the_game() -> None:
    effect = [{"on": "declare", "do": "hit", "n": 2}]
    box = game.new_box(2, change={"file": "what_if.toml", "values": {"upgrades": {"upgrade": {"S2": {"effect": effect, "dice": 1}}}}})
    p = position("edge 1a1 repeater_pistol, hannah 1b4", "digits 4a1, red 4a2", monsters="scuttlebutt1 1a1")
    p.box = box
    p.answer("activate edge", "weapon repeater_pistol", rolls="S M")
    assert p.wounds("scuttlebutt1") == 2


def test_a_campaign_begins_where_the_box_says() -> None:
    box = game.new_box(2, {"mode": "campaign"}, {"file": "what_if.toml", "values": {"campaign": {"start": "2B"}}})
    assert SCENARIO_IDS[box.scenario] == "2B"


def test_figures_are_numbered_heroes_first() -> None:
    assert figure("edge") == 0
    assert figure("scuttlebutt1") == HEROES
