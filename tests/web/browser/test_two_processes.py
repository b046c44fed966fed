"""Two real browsers at two processes of one café finish a match together; sockets do so in each game (tests/web/test_many.py)."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from cosmocafe.core.found import find_game
from tests.web.databases import Cluster
from tests.web.servers import Process

from .conftest import Newcomer
from .hands import READY, click_answer, keep_short, said

GAMES = ("star_stations", "starfarers")  # the shortest ones: a click takes its time


@pytest.fixture(scope="module")
def processes(cluster: Cluster) -> Iterator[list[str]]:
    """The addresses of two processes of one café."""
    db = cluster.new_database().url
    both = [Process(db, GAMES) for _ in range(2)]
    for one in both:
        one.start()
    yield [one.address for one in both]
    for one in both:
        one.stop()


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_at_two_processes_finish_a_match(processes: list[str], newcomer: Newcomer, game: str) -> None:
    ann, tom = newcomer(), newcomer()
    ann.goto(f"{processes[0]}/new/{game}")
    players = max(2, find_game(game).players[0])
    if ann.locator(f"[name=players][value='{players}']").count():
        ann.locator(f"[name=players][value='{players}']").check()
    for seat in range(2, players):
        ann.locator(f"[name=seat-{seat}]").select_option("bot:beginner")
    keep_short(ann, game)
    ann.get_by_role("button", name="Put the table up").click()
    invitation = ann.locator("#question input[data-link]").get_attribute("data-link")
    tom.goto(f"{processes[1]}{invitation}")
    tom.get_by_label("Your name").fill("Tom")
    tom.get_by_role("button", name="Sit down").click()
    rng, answers = random.Random(3), [0, 0]  # noqa: S311
    while said(ann, "over") != "yes" or said(tom, "over") != "yes":
        for who, page in enumerate((ann, tom)):
            if page.evaluate(READY) and said(page, "over") != "yes":
                click_answer(page, rng)
                answers[who] += 1
        ann.wait_for_timeout(5)
    assert min(answers) > 3
    assert ann.url.startswith(processes[0]) and tom.url.startswith(processes[1])
    sheets = [page.locator("#result table").first.inner_text() for page in (ann, tom)]
    assert sheets[0] == sheets[1]
