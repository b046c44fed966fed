"""Crew setup (SQ-010, SQ-020 to SQ-028)."""

from __future__ import annotations

import pytest

from cosmocafe.games.starcadia_quest import game
from cosmocafe.games.starcadia_quest.content import HEROES

from .builder import Position, begun

STARTER = ["pulse_blade", "repeater_pistol", "blaster_rifle", "iron_fists", "red_dot_sight", "kitty_primed", "red_shirt"]


def with_colours(players: int, agreed: dict[str, int | str] | None = None, seed: int = 0) -> Position:
    p = begun(players, seed, agreed)
    for colour in ("red", "blue", "green", "yellow")[: players if players < 4 else 3]:
        p.answer(f"crew {colour}")
    return p


@pytest.mark.rule("SQ-010", "SQ-020", "SQ-R08")
def test_everybody_takes_another_crew_in_seat_order() -> None:
    p = begun(3)
    assert p.offers() == ["crew yellow", "crew blue", "crew red", "crew green"]
    for seat, colour in enumerate(("red", "yellow")):
        assert p.asked == seat
        p.answer(f"crew {colour}")
    assert p.offers() == ["crew blue", "crew green"]
    p.answer("crew green")
    assert [crew.colour for crew in p.table.crews[:3]] == [2, 0, 3]
    assert p.question == "hero"


@pytest.mark.rule("SQ-021", "SQ-023", "SQ-R09")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_draft_runs_clockwise_and_back(players: int) -> None:
    p = with_colours(players)
    first = p.table.first
    asked = []
    while p.question == "hero":
        asked.append(p.asked)
        p.answer(p.offers()[0])
    clockwise = [(first + turn) % players for turn in range(players)]
    expected = clockwise + clockwise[::-1]
    assert asked == (expected if players < 4 else expected[:-1])  # the last Hero needs no question
    for seat, crew in enumerate(p.table.crews[:players]):
        assert len({*crew.heroes}) == 2
        assert all(p.table.heroes[hero].owner == seat for hero in crew.heroes)


@pytest.mark.rule("SQ-021", "SQ-R66")
def test_heroes_can_be_chosen_two_at_a_time_or_dealt() -> None:
    p = with_colours(2, {"heroes": "choice"})
    asked = []
    while p.question == "hero":
        asked.append(p.asked)
        p.answer(p.offers()[0])
    assert asked == [p.table.first] * 2 + [1 - p.table.first] * 2
    dealt = begun(4, agreed={"heroes": "dealt"})
    assert sorted(hero for crew in dealt.table.crews for hero in crew.heroes) == list(range(HEROES))


@pytest.mark.rule("SQ-022")
def test_nobody_is_asked_for_heroes_again() -> None:
    p = with_colours(2, {"mode": "campaign", "turn_limit": 40}, seed=4)
    while p.question == "hero":
        p.answer(p.offers()[0])
    heroes = [list(crew.heroes) for crew in p.table.crews[:2]]
    while not p.table.over:
        game.loops.random_answer(p.box, p.table)
        assert p.table.over or p.question != "hero"
    assert [list(crew.heroes) for crew in p.table.crews[:2]] == heroes


@pytest.mark.rule("SQ-025", "SQ-026", "SQ-027")
def test_seven_starter_tokens_are_given_within_six_slots() -> None:
    p = with_colours(2, {"heroes": "choice"})
    p.answer("hero edge", "hero hannah", "hero digits", "hero red")
    seat, given = p.asked, []
    while p.asked == seat and p.question == "give":
        given.append(p.table.agenda[p.table.depth - 1].a)
        p.answer(p.offers()[0])
    assert given == list(range(6))  # the seventh fits only the other Hero
    assert p.held("edge") == STARTER[:6]
    assert p.held("hannah") == STARTER[6:]


@pytest.mark.rule("SQ-028")
def test_the_red_crew_of_the_rulebook() -> None:
    p = with_colours(2, {"heroes": "choice"})
    p.answer("hero edge", "hero hannah", "hero digits", "hero red")
    choices = ["edge", "hannah", "hannah", "edge", "hannah", "hannah", "edge"]
    p.answer(*(f"give {hero}" for hero in choices))
    assert p.held("edge") == ["pulse_blade", "iron_fists", "red_shirt"]
    assert p.held("hannah") == ["repeater_pistol", "blaster_rifle", "red_dot_sight", "kitty_primed"]


@pytest.mark.rule("SQ-024")
def test_a_hero_card_has_defense_life_and_an_ability() -> None:
    box = game.new_box(2)
    for hero in range(HEROES):
        assert box.heroes[hero].defense > 0
        assert box.heroes[hero].life > 0
        assert box.texts[hero].count > 0
