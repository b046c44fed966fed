"""The log of a page: pictures of what is named, a heading for every turn, what each line is about."""

from __future__ import annotations

import random
import re
from itertools import pairwise
from pathlib import Path

import pytest

from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.match import Match
from cosmocafe.games.stardust_coffee.vocabulary import Step
from cosmocafe.web import telling
from cosmocafe.web.telling import Tale, actors, alike, answer_html, story

from .playing import words_of


def played(game: str, answers: int) -> Match:
    """People who choose at random."""
    found = find_game(game)
    players = next(number for number in found.players if number > 1)
    match, rng = Match(found, players, "told", names=["Ann", "B<b>", "Eva"][:players]), random.Random(5)  # noqa: S311
    while not match.over and match.number < answers:
        match.answer(rng.choice(match.options))
    return match


@pytest.mark.parametrize("game", sorted(installed_games()))
def test_the_log_says_what_the_view_says_with_pictures_and_headings(game: str) -> None:
    match = played(game, 150)
    for seat in (NOBODY, 0, 1):
        view = match.view(seat)
        lines = story(view, actors(match, seat))
        added = [line for line in lines if 'class="head' in line and words_of(line) in (match.names or [])]
        assert [words_of(line) for line in lines if line not in added] == view.log
        heads = [line for line in lines if 'class="head' in line]
        assert {"seat0", "seat1"} <= set(re.findall(r'class="head (seat\d)"', "".join(heads)))
        assert 'class="cosmocafe picture"' in "".join(lines)
        assert "<b>" not in "".join(lines)


@pytest.mark.parametrize("game", sorted(installed_games()))
def test_every_value_with_a_picture_has_one(game: str) -> None:
    """A wrong name of a symbol fails here and not at the table."""
    found = find_game(game)
    assert found.look
    drawn = 0
    for vocabulary in (found.steps, found.catalogue.blocks, found.events):
        for member in vocabulary:
            for part, domain in member.parts.items():
                for value in range(domain.size if domain.texts else 3):
                    drawn += bool(found.look.pictures(part, domain, value, 0))
    assert drawn > 20


def test_what_answers_begin_with_is_marked_from_the_second_on() -> None:
    """As a list is read out, so that a small screen says it once."""
    match = played("stardust_coffee", 0)
    cities = match.options
    view = match.view(match.asked)
    assert alike(view, cities) == 0  # each is but a name
    while match.table.question != Step.DIE:
        match.answer(match.options[-1])
    view = match.view(match.asked)
    dice = match.options
    again = alike(view, dice)
    first, *others = [answer_html(view, answer, again if number else 0) for number, answer in enumerate(dice)]
    assert words_of(first) == "Take the coffee die" and "again" not in first
    assert all(one.startswith('<span class="again">Take the </span>') for one in others)
    assert [words_of(one) for one in others] == ["Take the water die", "Take the milk die"]  # nothing is lost to who listens
    assert alike(view, dice[:1]) == 0


def test_a_line_says_what_it_is_about_and_an_answer_shows_it() -> None:
    match = played("stardust_coffee", 60)
    lines = story(match.view(), actors(match, NOBODY))
    assert any(re.search(r'data-at="tile:\d+ seat:[01]"', line) for line in lines)
    match = played("vivajava_dice", 0)
    assert 'href="#vj-chip-' in answer_html(match.view(match.asked), match.options[0])


@pytest.mark.parametrize("game", ["star_stations", "stardust_coffee"])
def test_whoever_goes_on_gets_no_second_heading(game: str) -> None:
    """Where turns are not told, a heading stands where somebody else acts or a round begins."""
    match = played(game, 100)
    lines = story(match.view(NOBODY), actors(match, NOBODY))
    heads = [re.search(r'class="head (seat-?\d)"', line) for line in lines]
    names = [found[1] for found in heads if found]
    assert len(names) > 5 and all(one != next for one, next in pairwise(names))


def test_what_was_told_before_stays_as_it_was() -> None:
    """Only new lines are sent, so old ones must not change."""
    match = played("star_stations", 40)
    before = story(match.view(0), actors(match, 0))
    match.answer(match.options[0])
    assert story(match.view(0), actors(match, 0))[: len(before)] == before


@pytest.mark.parametrize("game", ["star_stations", "starfarers"])  # with secrets, and without
def test_a_tale_goes_on_where_it_stopped_and_begins_again_when_an_answer_is_taken_back(game: str) -> None:
    match, rng, tale, undone = played(game, 0), random.Random(6), Tale(), 0  # noqa: S311
    while match.number < 60:
        match.answer(rng.choice(match.options))
        if match.can_undo and rng.random() < 0.3:
            assert tale.told(match.view(0), actors(match, 0))[0] == story(match.view(0), actors(match, 0))
            match.undo()
            undone += 1
        view, since = match.view(0), rng.randrange(len(match.view(0).events) + 1)
        lines, known = tale.told(view, actors(match, 0), since)
        assert lines == story(view, actors(match, 0)) and (known == len(lines)) == (since == len(view.events))
        assert [view.events[n] for n in range(len(view.events))] == [told for told in match.events if told.to in (NOBODY, 0)]
    assert undone


def test_of_a_way_with_many_steps_the_last_one_is_shown() -> None:
    """Every step is a line; one that goes on from the line before says so, and the page hides that one."""
    match = played("starfarers", 400)
    view = match.view(0)
    lines = [line for line in story(view, actors(match, 0)) if 'class="head' not in line]
    moved = next(int(event) for event in view.game.events if event.name == "MOVED")
    steps = [now.event == moved and (was.event, was.a) == (now.event, now.a) for was, now in pairwise(view.events)]
    assert sum(" further" in line for line in lines) == sum(steps) > 5
    style = (Path(telling.__file__).parent / "static" / "feel.css").read_text(encoding="utf-8")
    assert "#log li:has(+ li.further) { display: none; }" in style
