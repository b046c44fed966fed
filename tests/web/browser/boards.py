"""Boards of many moments, alone on a page as the table shows them: quick enough to look at every offered thing of every game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from playwright.sync_api import Page, Route

from cosmocafe.bots import find_bot
from cosmocafe.core.found import find_game
from cosmocafe.core.game import View
from cosmocafe.core.match import Match
from cosmocafe.web.app import STATIC

SIZES = {390: 844, 1440: 900}
WALKS = (("random", 1, 400), ("random", 2, 400), ("greedy", 3, 100))
EVERY = 17  # prime, so that no rhythm of a turn is missed
STYLES = sorted(file.name for file in STATIC.glob("*.css") if file.name != "lobby.css")  # all that a table's page has
AROUND = (
    f"<!doctype html>{''.join(f'<link rel=stylesheet href={name}>' for name in STYLES)}<script type=module src=boards.js></script>"
    "<body class=table><main><section id=stage><div id=board></div></section></main></body>"
)
LAY = """([html, theme]) => {
  document.documentElement.dataset.theme = theme;
  document.getElementById('board').innerHTML = html;
  const whole = document.querySelector('#board symbol') ? innerWidth < 640 ? 'whole tall' : 'whole' : '';
  document.getElementById('stage').className = whole;
}"""
NOWHERE = "http://boards.test/"  # nothing is fetched from there: the test itself answers


@lru_cache(maxsize=8)
def moments(game: str) -> list[View]:
    """Views of the asked seat, from matches of several numbers of players, played at random and sensibly."""
    return [view for number, (bot, seed, answers) in enumerate(WALKS) for view in walk(game, bot, seed, answers, number)]


def walk(id: str, bot: str, seed: int, answers: int, number: int) -> Iterator[View]:
    """One match, looked at again and again, and whenever a question is new."""
    game, rng, player = find_game(id), random.Random(seed), find_bot(bot)  # noqa: S311
    match, asked = Match(game, game.players[-1 - number % len(game.players)], seed), set[int]()
    while not match.over and match.number < answers:
        view = match.view(match.asked)
        if match.number % EVERY == 0 or view.step not in asked:
            asked.add(view.step)
            yield view
        match.answer(player.answer(view, rng) if rng.random() < 0.8 else rng.choice(match.options))


def drawn(view: View, width: int = 1440) -> str:
    """The scene of a view, whole, for a screen of this width."""
    view.tall = width < 640
    return str(view._repr_svg_())


def answer(route: Route) -> None:
    """The page around a board, the café's style and scripts, and what tests ask of a board."""
    name = route.request.url.removeprefix(NOWHERE)
    if not name:
        route.fulfill(body=AROUND, content_type="text/html")
    else:
        folder = Path(__file__).parent if name == "boards.js" else STATIC
        route.fulfill(path=folder / name)


def lay(page: Page, board: str, theme: str = "dark") -> None:
    """Put a board on the page, with the café's style and script around it."""
    if page.locator("#board").count() == 0:
        page.route(f"{NOWHERE}**", answer)
        page.goto(NOWHERE)
        page.wait_for_function("() => window.missed")
    page.evaluate(LAY, [board, theme])
