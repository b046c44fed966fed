"""The drawing and the terminal picture: well-formed, clickable where something can be chosen, and no wiser than the viewer."""

from __future__ import annotations

import random
import re
from xml.etree import ElementTree

import pytest

from cosmocafe.core.chance import seed_table
from cosmocafe.core.match import Match
from cosmocafe.core.view import View
from cosmocafe.core.words import LANGUAGES
from cosmocafe.draw.text import columns
from cosmocafe.games.starfarers import game
from cosmocafe.games.starfarers.answers import Step
from cosmocafe.games.starfarers.places import choices, reach
from cosmocafe.games.starfarers.scene import scene

from .builder import BLUE, YELLOW, Position, position


def view_of(p: Position, seat: int, language: str = "en") -> View:
    return View(game, p.box, p.table, seat, names=["Ada", "Bo <b>", "Cy", "Di"], language=language)


def tables() -> list[Match]:
    """Matches at all sorts of questions."""
    found = []
    for seed in range(3):
        match, mood = Match(game, 3 + seed % 2, seed), random.Random(seed)  # noqa: S311
        for _ in range(250):
            match.answer(mood.choice(match.options))
        found.append(match)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_drawings_are_well_formed_and_carry_every_answer_with_a_place(language: str) -> None:
    for match in tables():
        for seat in range(-1, match.players):
            view = match.view(seat, language)
            root = ElementTree.fromstring(scene(view))  # noqa: S314
            numbers = {
                int(number) for thing in root.iter() for number in (thing.get("data-answer") or thing.get("data-answers") or "").split()
            }
            assert numbers == {answer for answers in choices(view).values() for answer in answers}
            assert max(map(columns, view.picture.splitlines())) <= 100


def test_names_cannot_become_markup() -> None:
    assert "Bo &lt;b&gt;" in scene(view_of(position(), YELLOW))


def test_ships_ports_and_outposts_are_drawn() -> None:
    p = position(ships={YELLOW: "T1 colony I200, T2 trade I210"}, outposts={BLUE: "merchants"}, ports={YELLOW: "gamma.c"})
    drawn = scene(view_of(p, YELLOW))
    assert re.findall(r'data-piece="(\w+)"', drawn) == ["ship00", "ship01"]
    assert drawn.count('class="port"') == 5
    assert "Merchants: Bo &lt;b&gt;" in drawn


@pytest.mark.rule("SF-R52", "SF-151")
def test_a_chip_is_drawn_only_for_who_knows_it() -> None:
    p = position(ships={YELLOW: "T1 trade I149"}, chips={"S1.3": "C13"}).fly(3).answer("ship T1", "to I163")
    mine, theirs = scene(view_of(p, YELLOW)), scene(view_of(p, BLUE))
    assert "S1.3: goods, number 3 (only you know)" in mine
    assert "S1.3: goods, face down" in theirs


def test_reachable_places_show_their_distance() -> None:
    p = position(ships={YELLOW: "T1 colony I200"}).fly(3).answer("ship T1")
    far = reach(view_of(p, YELLOW))
    assert set(far.values()) == {1, 2, 3}
    assert scene(view_of(p, YELLOW)).count('class="far') == len(far)


def test_a_drawing_does_not_change_when_the_hidden_rest_is_dealt_again() -> None:
    p = position(hands={YELLOW: "ore fuel", BLUE: "food goods"}, ships={BLUE: "T1 colony I189"}, chips={"S1.2": "C22", "S1.3": "C13"})
    p.do(Step.SCOUT, BLUE)
    for seat in (YELLOW, -1):
        drawn = scene(view_of(p, seat))
        for luck in range(5):
            other = p.view(seat)
            seed_table(other, luck, 1, 1)
            game.loops.unveil(p.box, other, seat)
            assert scene(view_of(Position(p.box, other), seat)) == drawn
