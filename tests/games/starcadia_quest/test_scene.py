"""The table as a drawing and as text."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from cosmocafe.core.author.words import LANGUAGES
from cosmocafe.core.game import View
from cosmocafe.core.match import Match
from cosmocafe.draw.areas import Area
from cosmocafe.draw.text import columns
from cosmocafe.games.starcadia_quest import game
from cosmocafe.games.starcadia_quest.content import HERO_IDS, SCENARIO_IDS, UPGRADE_IDS
from cosmocafe.games.starcadia_quest.rules.characters import is_close, is_hero
from cosmocafe.games.starcadia_quest.rules.sight import is_seen
from cosmocafe.games.starcadia_quest.scene.dice import result
from cosmocafe.games.starcadia_quest.scene.plan import plan
from cosmocafe.games.starcadia_quest.scene.sights import reached_spaces, seen_spaces
from cosmocafe.games.starcadia_quest.scene.spots import choices_of
from cosmocafe.games.starcadia_quest.scene.station import floors
from cosmocafe.games.starcadia_quest.scene.story import last_attack
from cosmocafe.games.starcadia_quest.spaces import ON_TILES, SPACES
from cosmocafe.games.starcadia_quest.standing import ability
from cosmocafe.games.starcadia_quest.vocabulary import Answer, Step
from cosmocafe.testing import Agreed
from tests.draw.reading import SVG, answers_in, parsed
from tests.snapshots import compare

from .builder import Position, figure, position, wound

PEOPLE = ["Ann", "Bob", "Cem", "Dora"]
DRAWN = {"MOVE", "PORTAL", "BOARD", "SHOVE", "PLACE", "GADGET", "ATTACK", "ALSO", "GUARD", "PAYBACK", "WAKE", "GOES_FIRST", "ACTIVATE"}
DRAWN |= {"DOCK", "DOOR", "TILE", "HERO", "GIVE", "REROLL", "KEEP", "HEAL", "WEAPON", "BOOST", "REACT", "EXHAUST", "READY", "HAND_OVER"}


def seen(p: Position, seat: int = 0, language: str = "en", tall: bool = False) -> View:
    """A position as a seat sees it."""
    return View(game, p.box, p.table, seat, names=PEOPLE[: p.table.players], events=p._told, language=language, tall=tall)


def views(players: int, agreed: Agreed, every: int, most: int) -> Iterator[Match]:
    """A match of players who like to attack, again and again while it goes on."""
    match, luck = Match(game, players, 3, agreed=agreed, names=PEOPLE[:players]), random.Random(players)  # noqa: S311
    while not match.over and match.number < most:
        if match.number % every == 0:
            yield match
        liked = [option for option in match.options if game.catalogue.block(option).name in ("WEAPON", "BOOST", "ATTACK", "REROLL")]
        match.answer(luck.choice(liked if liked and luck.random() < 0.6 else match.options))
    yield match


@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_every_drawing_is_well_formed_and_shows_its_answers(scenario: str) -> None:
    players = 2 + SCENARIO_IDS.index(scenario) % 3
    for match in views(players, {"scenario": scenario, "level": "2", "heroes": "dealt", "turn_limit": 40}, 17, 400):
        for seat in {-1, match.asked, 0}:
            view = match.view(seat, game.languages[match.number % 2], tall=seat == 0)
            root = parsed(view._repr_svg_())
            assert root.tag == f"{SVG}svg"
            carried = answers_in(root)
            assert set(carried) <= set(view.options)
            for answer in view.options:
                if game.catalogue.block(answer).name in DRAWN:
                    assert answer in carried, game.catalogue.text(answer)


def test_the_drawing_before_the_station_is_laid() -> None:
    for match in views(2, {"mode": "episodic", "scenario": "3A"}, 3, 60):
        view = match.view(match.asked)
        drawn = answers_in(parsed(view._repr_svg_()))
        kept = [answer for answer in view.options if game.catalogue.block(answer) == Answer.KEEP]
        assert set(kept) <= set(drawn)


@pytest.mark.parametrize("tall", [False, True])
def test_the_monster_that_somebody_leads_is_marked(tall: bool) -> None:
    led = 0
    for match in views(2, {"turn_limit": 40}, 20, 160):
        view = match.view(match.asked, tall=tall)
        if view.step == Step.ACT:
            marked = [part.get("data-piece") for part in parsed(view._repr_svg_()).iter() if "active" in (part.get("class") or "").split()]
            assert marked == [str(view.parts["character"])]
            led += not is_hero(view.parts["character"])
    assert led


def test_the_station_is_lit_by_what_the_monster_sees_that_somebody_leads() -> None:
    told_apart = 0
    for match in views(2, {"turn_limit": 40}, 20, 160):
        view = match.view(match.asked)
        if view.step == Step.ACT:
            drawn = "".join(floors(plan(view, choices_of(view), Area(0, 0, 600, 600))))
            lit = [name for name in re.findall(r'href="#sq-floor-([^"]+)"', drawn) if not name.endswith("-dark")]
            by_monster, by_hero = (
                sum(space < ON_TILES for space in seen_spaces(view, view.table.at[who])) if who >= 0 else 0
                for who in (view.parts["character"], view.table.active)
            )
            assert len(lit) == by_monster
            told_apart += by_monster != by_hero
    assert told_apart


@pytest.mark.parametrize("tall", [False, True])
def test_the_hero_who_may_react_is_marked(tall: bool) -> None:
    p = position("red 1a1 pulse_blade, hannah s1cabin", "kylee 1a1 duck holo_decoy, edge 4a3")
    p.answer("activate red", "weapon pulse_blade")
    assert (p.question, p.asked) == ("react", 1)
    drawn, hero = parsed(seen(p, 1, tall=tall)._repr_svg_()), figure("kylee")
    assert [part.get("data-piece") for part in drawn.iter() if "active" in (part.get("class") or "").split()] == [f"{hero}"]
    faces = [part.get("data-thing") for part in drawn.iter() if any(inner.get("class") == "chosen-line" for inner in part)]
    assert faces == [f"character:{hero}"]


def test_a_token_that_is_given_out_is_marked() -> None:
    match = Match(game, 2, "hand", agreed={"heroes": "dealt"})
    while match.view(match.asked).step != Step.GIVE:
        match.answer(match.options[0])
    for tall in (False, True):
        drawn = parsed(match.view(match.asked, tall=tall)._repr_svg_())
        (mark,) = (part for part in drawn.iter() if part.get("class") == "chosen-line")
        name = f"upgrade:{match.view(match.asked).parts['upgrade']}"
        ring = next(part for part in drawn.iter() if part.get("data-thing") == name)
        box = next(part for part in ring.iter() if part.get("class") == "kind")
        assert (float(box.get("x", 0)), float(box.get("y", 0))) == (float(mark.get("x", 0)) + 2, float(mark.get("y", 0)) + 2)
        others = parsed(match.view(1 - match.asked, tall=tall)._repr_svg_())
        assert not any(part.get("class") == "chosen-line" for part in others.iter())  # nobody asks about what they hold


def test_dice_are_shown_as_rolled_rerolled_and_added() -> None:
    p = position("kylee 1a1 pulse_blade red_shirt, red s1cabin", "sprocket 4a3, blaze 4a3", monsters="octocruel1 1a1")
    p.answer("activate kylee", "weapon pulse_blade", rolls="CMSS")
    before = list(p._told)
    p.answer("reroll save", rolls="R SS")
    told, rolls = last_attack(View(game, p.box, p.table, 0, events=before + p._told))
    assert told is not None
    attack, defense = rolls
    assert [(die.face, die.is_faint, die.is_extra) for die in attack.dice] == [
        (3, False, False),
        (0, False, True),
        (2, True, False),
        (2, False, False),
        (1, False, False),
    ]
    assert (attack.successes, len(defense.dice), defense.successes) == (3, 2, 2)
    drawn = "".join(result(View(game, p.box, p.table, 0, events=before + p._told), rolls, Area(0, 0, 300, 20)))
    assert re.findall(r'href="#sq-sign-(\w+)"', drawn) == ["melee", "save"]


def test_who_may_reroll_sees_which_dice_of_a_defense_missed() -> None:
    p = position("kylee 1a1 pulse_blade, red s1cabin", "hannah 1a1 red_shirt, blaze 4a3")
    p.answer("activate kylee", "weapon pulse_blade", rolls="MMM" + "MRS")
    assert (p.question, p.asked) == ("reroll", 1)
    drawn = parsed(View(game, p.box, p.table, 1, events=p._told)._repr_svg_())
    assert [part.get("class") for part in drawn.iter() if part.get("class") in ("die", "miss")] == ["die"] * 3 + ["miss", "miss", "die"]


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_the_terminal_picture_fits_a_hundred_columns(language: str) -> None:
    for scenario in SCENARIO_IDS:
        for match in views(4, {"scenario": scenario, "heroes": "dealt", "turn_limit": 40}, 60, 180):
            picture = match.view(0, language).picture
            assert max(columns(line) for line in picture.splitlines()) <= 100


def test_looking_at_a_character_shows_its_ways_and_its_sight() -> None:
    p = position("kylee 1a1 pulse_blade, red 1b1", "sprocket 2a3, blaze 2a1", monsters="weeble1 1a1")
    view, kylee = seen(p), figure("kylee")
    reached, sights = reached_spaces(view, kylee), seen_spaces(view, p.table.at[kylee])
    assert {space for space in range(SPACES) if is_close(p.table, p.table.at[kylee], space)} <= set(reached) & set(sights)
    assert [space for space in sights if not is_seen(p.box, p.table, p.table.at[kylee], space)] == []
    root = parsed(view._repr_svg_())
    shown = next(part for part in root.iter() if part.attrib.get("data-piece") == str(kylee))
    hints = {part.attrib["class"]: part.attrib["d"] for part in shown.iter() if part.attrib.get("class") in ("reach", "sight")}
    assert hints["reach"].count("M") < len(reached) and hints["sight"].startswith("M")  # Spaces side by side are one piece
    assert ":hover>.hint" in str(view._repr_svg_()) and ":focus>.hint" in str(view._repr_svg_())


@pytest.mark.parametrize("tall", [False, True])
def test_life_is_hearts_and_equipment_says_when_it_is_exhausted(tall: bool) -> None:
    p = position("kylee 1a1 pulse_blade (duck), red 1b1", "sprocket 2a3, blaze 2a1", monsters="weeble1 1a1")
    drawn = str(wound(p, "kylee", 3) and seen(p, tall=tall).drawing)
    assert drawn.count('href="#sq-wound"') == 3
    assert drawn.count('href="#sq-battery"') == 1 and "Duck! (exhausted)" in drawn
    assert 'href="#sq-hero-kylee"' in drawn and 'href="#sq-monster-weeble"' in drawn


@pytest.mark.parametrize("tall", [False, True])
def test_choosing_a_crew_shows_the_heroes_and_what_they_can_do(tall: bool) -> None:
    match = Match(game, 2, 3)
    while game.catalogue.block(match.options[0]) != Answer.HERO:
        match.answer(match.options[0])
    drawn = str(match.view(match.asked, tall=tall).drawing)
    assert [hero for hero in HERO_IDS if f'href="#sq-hero-{hero}"' not in drawn] == []
    assert "Attacks against a" in drawn


def test_a_wide_station_is_turned_on_a_phone_so_that_its_spaces_are_larger() -> None:
    match = Match(game, 2, 3, agreed={"scenario": "2B", "heroes": "dealt"})
    while match.table.turn == 0:
        match.answer(match.options[0])
    view = match.view(0, tall=True)
    drawn = plan(view, choices_of(view), Area(4, 92, 382, 900))
    assert drawn.turned and drawn.cell > 38
    wide = match.view(0)
    assert not plan(wide, choices_of(wide), Area(10, 44, 632, 502)).turned


def test_a_killed_monster_that_waits_for_its_payback_has_no_life_left() -> None:
    p = position("kylee 1a1 pulse_blade, red 1b1", "sprocket 2a3, blaze 2a1", monsters="octocruel1 1a1")
    wound(p, "octocruel1", 3).answer("activate kylee", "weapon pulse_blade", rolls="MMM SM")
    assert p.wounds("octocruel1") > 4 and p.stands("octocruel1") == "1a1"
    drawn = str(seen(p)._repr_svg_())
    assert "Octocruel 1: Life 0/4" in drawn and "-1/" not in drawn


def test_a_position_is_drawn_as_it_was() -> None:
    p = position(
        "kylee 1a1 pulse_blade (duck), red 1b1 red_shirt",
        "sprocket 2a3 nova_blade, blaze -",
        monsters="weeble1 1a1, octocruel1 4b3",
        tokens={"1a2": "victory stimpack", "kylee": "hoverboard"},
        opened=[1],
    )
    p.table.wounds[6] = 2
    p.answer("activate kylee")
    compare("starcadia_quest/position.svg", str(seen(p)._repr_svg_()))
    compare("starcadia_quest/position-tall.svg", str(seen(p, tall=True)._repr_svg_()))
    assert "Docking Dispute" in seen(p).picture


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_desk_shows_all_that_a_hero_can_do(language: str) -> None:
    for heroes in zip(HERO_IDS[::2], HERO_IDS[1::2], strict=True):
        others = [name for name in HERO_IDS if name not in heroes][:2]
        view = seen(position(f"{heroes[0]} 1a1, {heroes[1]} 1b1", f"{others[0]} 2a3, {others[1]} -"), language=language)
        shown = "".join("".join(parsed(view._repr_svg_()).itertext()).split())
        assert all("".join(ability(view, name).split()) in shown for name in heroes)


@pytest.mark.rule("SQ-102")
@pytest.mark.parametrize("tall", [False, True])
def test_a_boost_shows_which_weapons_it_goes_with(tall: bool) -> None:
    view = seen(position("kylee 1a1 iron_fists red_dot_sight pulse_blade, red 1b1", "sprocket 2a3, blaze -"), tall=tall)
    signs = {}
    for part in parsed(view._repr_svg_()).iter():
        if (part.get("data-thing") or "").startswith("upgrade:"):
            uses = {use.get("href", "") for use in part.iter()}
            signs[UPGRADE_IDS[int(part.get("data-thing", "").split(":")[1])]] = {"#sq-kind-melee", "#sq-kind-ranged"} & uses
    assert signs["iron_fists"] == {"#sq-kind-melee"} and signs["red_dot_sight"] == {"#sq-kind-ranged"}


def test_a_hand_is_as_large_as_the_stage_allows_and_says_the_type_of_what_does_nothing_else() -> None:
    match = Match(game, 2, "hand", agreed={"heroes": "dealt"})
    while match.view(match.asked).step != Step.GIVE:
        match.answer(match.options[0])
    drawn = parsed(match.view(match.asked)._repr_svg_())
    cards = [part for part in drawn.iter() if "token" in (part.get("class") or "").split()]
    sizes = [float(one.get("height", 0)) for part in cards for one in part.iter() if one.get("class") == "kind"]
    assert sizes and min(sizes) > 90
    assert {"Melee Weapon", "Melee Boost", "Ranged Boost"} <= set(drawn.itertext())
