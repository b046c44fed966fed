"""What a person's hands do at a table: click things on the board, press buttons, use the keyboard."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Page, expect

from cosmocafe.core.found import find_game, installed_games

READY = """() => {
  const {mine, over, connected} = document.body?.dataset ?? {};
  return connected && (over === "yes" || (mine === "yes" && !document.getElementById("board").classList.contains("sent")));
}"""
MOVED = """(number) => {
  if (!document.body) return false;
  const {number: now, over} = document.body.dataset;
  return now !== number || over === "yes" || document.getElementById("menu").open;
}"""
# A thing on the board that a click in its middle really reaches.
PICK = """(share) => {
  const things = [...document.querySelectorAll("#board [data-answer], #board [data-answers]")];
  for (let n = 0; n < things.length; n++) {
    const thing = things[(Math.floor(share * things.length) + n) % things.length];
    thing.scrollIntoView({block: "center"});
    const box = (thing.querySelector(".ring") || thing).getBoundingClientRect();
    for (const [across, down] of [[.5, .5], [.15, .15], [.85, .15], [.15, .85], [.85, .85]]) {
      const x = box.x + box.width * across, y = box.y + box.height * down;
      if (document.elementFromPoint(x, y)?.closest("[data-answer], [data-answers], .ahead") === thing) return [x, y];
    }
  }
  return null;
}"""


def invitation(page: Page) -> str:
    """The link that a host sends to a friend."""
    link = page.locator("#question [data-link]").first
    expect(link).to_have_value(re.compile("^http"))
    return link.input_value()


def in_chinese(page: Page) -> None:
    """By the preferences, which every page has at every width."""
    page.get_by_role("button", name="Preferences").click()
    page.get_by_label("繁體中文").check()
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hant")
    page.keyboard.press("Escape")


def said(page: Page, name: str) -> str:
    """One of the facts that the page keeps on its body."""
    return str(page.evaluate("(name) => document.body.dataset[name]", name))


def play_now(page: Page, cafe: str, game: str) -> None:
    """From the lobby to the table in one click."""
    page.goto(cafe)
    page.locator(f"article[aria-labelledby='game-{game}']").get_by_role("button", name="Play now").click()
    page.wait_for_function(READY)


def put_up(page: Page, cafe: str, game: str, bot: str = "random", *, short: bool = False) -> None:
    """A table for me and bots, by the form; every limit that players may agree on is as low as it can be."""
    page.goto(f"{cafe}/new/{game}")
    if page.locator("[name=players][value='2']").count():
        page.locator("[name=players][value='2']").check()
    page.locator("[name=seat-1]").select_option(f"bot:{bot}")
    if short:
        keep_short(page, game)
    page.get_by_role("button", name="Put the table up").click()
    page.wait_for_function(READY)


def watch_bots(page: Page, cafe: str, game: str) -> None:
    """A short match of as many bots as the game has seats, watched to its end."""
    page.goto(f"{cafe}/new/{game}")
    if page.locator("[name=players][type=radio]").count():
        page.locator("[name=players][type=radio]").last.check()
    for seat in page.locator("select[name^=seat-]:visible").all():
        seat.select_option("bot:random")
    keep_short(page, game)
    page.get_by_role("button", name="Put the table up").click()
    page.wait_for_function(READY, timeout=120_000)  # every answer of every bot is drawn


def keep_short(page: Page, game: str) -> None:
    """Every limit in the form as low as it can be, and none left out."""
    for one in find_game(game).agreements if game in installed_games() else []:
        if one.range:
            page.locator(f"[name=agreed-{one.name}]").fill(str(one.range[0]))


def click_answer(page: Page, rng: random.Random) -> str:
    """Answer by a click on the board, else by a button; how."""
    place: Any = page.evaluate(PICK, rng.random()) if rng.random() < 0.9 else None
    number, how = said(page, "number"), "board" if place else "button"
    if place:
        page.mouse.click(*place)
    else:
        buttons = page.locator("#question button[data-answer]")
        button = buttons.nth(rng.randrange(buttons.count()))
        group = button.locator("xpath=ancestor::details")
        if group.count() and group.get_attribute("open") is None:
            group.locator("summary").click()
        button.click()
    page.wait_for_function(MOVED, arg=number)
    menu = page.locator("#menu[open] [data-pick]")
    if menu.count():
        menu.nth(rng.randrange(menu.count())).click()
        page.wait_for_function("(number) => document.body && document.body.dataset.number !== number", arg=number)
    return how


def click_to_the_end(page: Page, rng: random.Random, most: int = 3000) -> dict[str, int]:
    """Click until the match is over; how often on the board and how often on buttons."""
    clicks = {"board": 0, "button": 0}
    for _ in range(most):
        page.wait_for_function(READY)
        if said(page, "over") == "yes":
            return clicks
        clicks[click_answer(page, rng)] += 1
    raise AssertionError(f"the match was not over after {most} clicks")
