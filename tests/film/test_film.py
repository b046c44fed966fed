"""A match as a film: every turn, a pace that can be followed, one file in which nothing is drawn twice."""

from __future__ import annotations

import random
import re
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest

from cosmocafe.core.errors import InputError
from cosmocafe.core.found import find_game
from cosmocafe.core.game import Game
from cosmocafe.core.match import Match
from cosmocafe.film.animated import Times, animated
from cosmocafe.film.making import film, stills
from cosmocafe.film.picture import body, picture
from cosmocafe.film.reel import BEGINNING, END, LONG, MOST, QUICKEST, SLOWEST, reel

NAMES = ["<b>Ann</b> & ]]>", 'Tóm "茶" \x07' + 20 * "long "]


@pytest.fixture(scope="module")
def match() -> Match:
    """A whole match, whose players have names that nobody should have."""
    rng, found = random.Random(4), Match(find_game("star_stations"), 2, "film", names=NAMES, agreed={"placement": "preset"})  # noqa: S311
    while not found.over:
        found.answer(rng.choice(found.options))
    return found


def test_a_film_shows_the_beginning_every_turn_and_the_end_and_is_bounded(match: Match) -> None:
    shots = reel(match)
    assert len(shots) <= MOST and [shot.since for shot in shots] == [-1, *(shot.at for shot in shots[:-1])]
    assert (shots[0].at, shots[0].seconds) == (0, BEGINNING) and (shots[-1].at, shots[-1].seconds) == (match.number, END)
    assert all(QUICKEST <= shot.seconds <= SLOWEST for shot in shots[1:-1]) and len({shot.at for shot in shots}) == len(shots)
    assert len(reel(match.begun_again())) == 1


def test_nobody_looks_at_a_long_match_for_long() -> None:
    match: Any = SimpleNamespace(number=300, seats=[at % 2 for at in range(301)])
    shots = reel(match)
    assert len(shots) == MOST and 0.9 * LONG < sum(shot.seconds for shot in shots[1:-1]) <= LONG


def test_the_pictures_tell_everything_once_with_names_scores_and_who_has_won(match: Match) -> None:
    told = [line for _, still in stills(match, "en") for line in still.told]
    assert told == match.view().log
    assert [still.places for _, still in stills(match, "en") if still.places] == [match.places], "who has won is told at the end"
    last = list(stills(match, "zh-Hant"))[-1][1]
    words = " ".join(ElementTree.fromstring(picture(last)).itertext())  # noqa: S314
    assert "獲勝" in words and "<b>Ann</b> &" in words and f"第 {match.number} 步" in words and str(match.scores[0]) in words


def seen(film: str, number: int, count: int) -> str:
    """What a film shows at one of its pictures, as its style says."""
    style, root = "".join(re.findall(r"<style>(.*?)</style>", film, re.DOTALL)), ElementTree.fromstring(film)  # noqa: S314
    begins = sorted({float(at) for at in re.findall(r"([\d.]+)%\{visibility", style)})
    now = begins[number] if len(begins) == count else pytest.fail("some picture begins nowhere")
    steps = {name: re.findall(r"([\d.]+)%\{visibility:(\w+)", rule) for name, rule in re.findall(r"@keyframes (t\d+)\{(.*?)\}\}", style)}
    states = {name: [state for at, state in rule if float(at) <= now][-1] for name, rule in steps.items()}

    def text(part: ElementTree.Element) -> str:
        if part.tag.endswith(("style", "title", "defs")) or states.get(part.get("class", "")) == "hidden":
            return ""
        return (part.text or "").strip() + "".join(text(child) for child in part)

    return text(root)


def test_at_each_time_the_animated_file_shows_that_picture_and_it_is_much_smaller(match: Match) -> None:
    pictures, seconds = zip(*((body(still), shot.seconds) for shot, still in stills(match, "en")), strict=True)
    made = animated(match.game, pictures, seconds, "a film")
    assert len(made) < sum(map(len, pictures)) / 4
    for number in (0, 1, len(pictures) // 2, len(pictures) - 1):
        drawn = ElementTree.fromstring(f"<g>{re.sub('<(title|desc)>.*?</(title|desc)>', '', pictures[number], flags=re.DOTALL)}</g>")  # noqa: S314
        assert seen(made, number, len(pictures)) == "".join(words.strip() for words in drawn.itertext())


def test_who_wants_no_motion_sees_the_end() -> None:
    times = Times([1.0, 2.0, 1.0])
    early, late = times.shown(frozenset([0, 1])), times.shown(frozenset([2]))
    assert f".{early}{{visibility:hidden" in times.style and f".{late}{{visibility:visible" in times.style
    assert f"@keyframes {late}{{0.000%{{visibility:hidden}}75.000%{{visibility:visible}}}}" in times.style
    assert "prefers-reduced-motion:reduce" in times.style


def test_nothing_in_a_film_acts_or_comes_from_elsewhere(match: Match) -> None:
    for part in ElementTree.fromstring(film(match)).iter():  # noqa: S314
        assert not part.tag.endswith(("script", "foreignObject", "image", "a"))
        assert not [
            name for name in part.attrib if name.startswith("on") or (name.endswith("href") and not part.get(name, "").startswith("#"))
        ]


def test_a_game_without_a_drawing_says_so(kuhn_poker: Game) -> None:
    with pytest.raises(InputError, match="has no drawing"):
        film(Match(kuhn_poker, 3, 1))
