"""The inspector: everything that is drawn has a card, and the cards say what has to be known."""

from __future__ import annotations

import pytest

from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.core.card import Card, thing
from cosmocafe.core.contract.sights import check_cards, things_of
from cosmocafe.core.game import View
from cosmocafe.games.vivajava_dice import game
from cosmocafe.games.vivajava_dice.cards import ability_rule, cards
from cosmocafe.games.vivajava_dice.scene.symbols import SYMBOLS
from cosmocafe.games.vivajava_dice.vocabulary import TRACKS, Ability

from .builder import ANNA, BEN, Position, position, with_disc


def card(p: Position, kind: str, *which: int, language: str = "en") -> Card:
    """A card as Anna sees it."""
    found = cards(View(game, p.box, p.table, ANNA, names=["Anna", "Ben"], language=language), thing(kind, *which))
    assert found is not None
    return found


def test_everything_that_is_drawn_can_be_inspected() -> None:
    assert "kinds" in check_cards(game, 60, lambda done: None)


@pytest.mark.parametrize("tall", [False, True])
def test_discs_tracks_blends_and_the_ladder_are_marked(tall: bool) -> None:
    p = position(3, roll="GGGRK", featured="RRWWY", by=BEN)
    marked = things_of(View(game, p.box, p.table, ANNA, tall=tall))
    wanted = ["ladder", "goal", "flavor", "coaster:0", "coaster:1", "seat:0", "seat:1", "seat:2", "blend_die:0", "die:4"]
    wanted += [f"disc:{track}" for track in range(TRACKS)] + [f"track:0:{track}" for track in range(TRACKS)]
    assert set(wanted) <= set(marked)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ability", Ability)
def test_every_disc_says_what_it_does_in_full(ability: Ability, language: str) -> None:
    shown = card(with_disc(ability.name, 1), "ability", ability, language=language)
    assert shown.lines[0] == game.words(language).label(f"text_{ability.name.lower()}")
    assert shown.rules[0] == ability_rule(ability)


def test_a_disc_says_its_points_its_levels_and_who_has_it() -> None:
    shown = card(with_disc("upgrade_bean", 2, marks={BEN: {"yellow": 2}}), "disc", 1)
    assert shown.title == "Upgrade Bean"
    assert shown.numbers == [("PP", "4"), ("At 1X", "1"), ("At 2X", "2"), ("Anna", "2X"), ("Ben", "1X")]
    assert "VJ-A03" in shown.rules


def test_a_blend_says_who_holds_it_and_what_it_scores() -> None:
    shown = card(position(featured="RRWWY", by=BEN), "coaster", 0)
    assert shown.lines[0] == "Held by: Ben: Decaf · red"
    assert ("At the start of each turn", "+2 PP") in shown.numbers


def test_a_player_says_where_the_points_come_from() -> None:
    shown = card(position(pp=[5, 9], flavor={BEN: 2}), "seat", BEN)
    assert shown.title == "Ben"
    assert {("PP", "9 / 21"), ("Featured Blend", "9"), ("Flavor dice", "2")} <= set(shown.numbers)


@pytest.mark.parametrize(
    "name", ["seat:3", "track:3:0", "track:0:5", "disc:5", "intern:0", "coaster:2", "die:12", "firm", "sugar", "gift:1", "blend_die:0"]
)
def test_what_does_not_lie_there_has_no_card(name: str) -> None:
    p = position(2)
    assert cards(View(game, p.box, p.table, ANNA), name) is None


def test_the_shadow_of_a_die_is_not_cut_off_in_its_card() -> None:
    assert 'overflow="visible"' in SYMBOLS.portrait("vj-coffee-green").split(">")[0]


@pytest.mark.rule("VJ-131")
def test_the_goal_says_who_wins_in_sudden_death() -> None:
    shared = position(3, featured="RRRGK", by=ANNA, donors={0: BEN}, pp=[18, 20, 3])
    assert card(shared, "goal").lines == ["Several have reached the goal at once: whoever is alone in front wins."]
    assert card(position(3), "goal").lines == ["Whoever gets there first wins."]
    shared.table.over = 1
    assert card(shared, "goal").title == "Goal 21"  # the match is no longer in sudden death


def test_a_track_says_its_tokens_with_the_marks_of_the_language() -> None:
    p = position(discs={"red": "investor"}, ready={ANNA: {"red": 1}}, marks={ANNA: {"red": 2}})
    assert card(p, "track", ANNA, 3).lines[0] == "2 / 7, unused: 1"
    assert card(p, "track", ANNA, 3, language="zh-Hant").lines[0] == "2 / 7、未使用：1"


@pytest.mark.rule("VJ-093")
def test_flavor_dice_are_given_to_others_where_there_are_others() -> None:
    assert len(card(position(2), "flavor").lines) == 2
    assert not any("another player" in line for line in card(position(1), "flavor").lines)
