"""The inspector: everything that is drawn has a card, and the cards say what has to be known."""

from __future__ import annotations

import pytest

from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.core.card import Card, thing
from cosmocafe.core.contract.sights import check_cards, things_of
from cosmocafe.games.starcadia_quest import game
from cosmocafe.games.starcadia_quest.cards import cards
from cosmocafe.games.starcadia_quest.content import EVENT_IDS, HERO_IDS, MONSTER_IDS, UPGRADE_IDS
from cosmocafe.games.starcadia_quest.spaces import NAMES
from cosmocafe.games.starcadia_quest.standing import ability
from cosmocafe.games.starcadia_quest.vocabulary import A_HERO, A_MONSTER, AN_EVENT, AN_UPGRADE

from .builder import Position, figure, position, wound
from .test_scene import seen

KINDS = [
    ("character", HERO_IDS, A_HERO),
    ("monster", MONSTER_IDS, A_MONSTER),
    ("upgrade", UPGRADE_IDS, AN_UPGRADE),
    ("event", EVENT_IDS, AN_EVENT),
]
MISSING = ("seat:3", "quest:3", "character:99", "space:400", "door:9", "tile:5", "upgrade:99", "die:4", "loot:6", "attack", "pvp:2")


def table() -> Position:
    """Kylee beside a Weeble, tokens on the floor."""
    return position(
        "kylee 1a1 pulse_blade (duck), red 1b1 red_shirt",
        "sprocket 2a3 nova_blade, blaze -",
        monsters="weeble1 1a1, octocruel1 4b3",
        tokens={"1a2": "victory stimpack", "kylee": "hoverboard"},
        opened=[1],
    )


def card(p: Position, kind: str, *which: int, language: str = "en") -> Card:
    """A card as the first player sees it."""
    found = cards(seen(p, language=language), thing(kind, *which))
    assert found is not None
    return found


def test_everything_that_is_drawn_can_be_inspected() -> None:
    assert "kinds" in check_cards(game, 60, lambda done: None)


@pytest.mark.parametrize("tall", [False, True])
def test_figures_equipment_quests_and_spaces_are_marked(tall: bool) -> None:
    marked = things_of(seen(table(), tall=tall))
    names = [("character", figure(name)) for name in ("kylee", "red", "sprocket", "weeble1", "octocruel1")]
    wanted = [thing(*name) for name in names] + [f"upgrade:{UPGRADE_IDS.index(name)}" for name in ("pulse_blade", "duck", "nova_blade")]
    wanted += ["quest:0", "quest:1", "pvp:1", "seat:0", "seat:1", "door:0", "deck", "loot:2", "scenario:0", f"space:{NAMES.index('1a2')}"]
    assert [name for name in wanted if name not in marked] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind, ids, names", KINDS, ids=[kind for kind, _, _ in KINDS])
def test_every_card_of_the_box_says_its_name_and_its_words(kind: str, ids: list[str], names: object, language: str) -> None:
    p = table()
    view = seen(p, language=language)
    for number, name in enumerate(ids):
        shown = card(p, kind, number, language=language)
        assert shown.title == view.words.value(names, number)  # type: ignore[arg-type]
        assert ability(view, name) in ["", *shown.lines]
        assert shown.picture and shown.rules


def test_a_hero_says_life_equipment_and_what_it_carries() -> None:
    shown = card(wound(table(), "kylee", 1), "character", figure("kylee"))
    assert ("Life", "3 / 4") in shown.numbers and ("Defense", "2") in shown.numbers
    assert "Upgrades: Pulse Blade, Duck! (exhausted)" in shown.lines
    assert "carries: a Hoverboard" in shown.lines


def test_a_monster_says_attack_overkill_and_reward() -> None:
    shown = card(table(), "character", figure("octocruel1"))
    assert shown.title == "Octocruel 1"
    assert {("Life", "4 / 4"), ("Attack dice", "3 (melee)"), ("Overkill", "5"), ("Stands on", "4b3")} <= set(shown.numbers)


def test_a_space_says_what_lies_there_and_who_stands_there() -> None:
    lies, stands = card(table(), "space", NAMES.index("1a2")), card(table(), "space", NAMES.index("1a1"))
    assert any(line.startswith("a Stimpack:") for line in lies.lines) and any(line.startswith("a Victory token:") for line in lies.lines)
    assert "SQ-223" in lies.rules and "SQ-226" in lies.rules
    assert "Here: Kylee, Weeble 1" in stands.lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_space_with_a_portal_keeps_its_name(language: str) -> None:
    shown = card(table(), "space", NAMES.index("1a1"), language=language)
    assert "SQ-084" in shown.rules  # a Portal is printed there
    assert shown.title.startswith("1a1 · ")
    assert any("cyan" in line or "青色" in line for line in shown.lines)


@pytest.mark.parametrize("name", MISSING)
def test_what_is_not_there_has_no_card(name: str) -> None:
    assert cards(seen(table()), name) is None


def test_a_token_is_told_in_whole_sentences() -> None:
    for loot in range(5):
        shown = card(position(), "loot", loot)
        assert shown.title[0].isupper() and shown.lines[0][0].isupper()
