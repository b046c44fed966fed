"""Pictures for docs/pictures: the lobby and every game, on three screens, light and dark, in two languages, early to the end.

One match a game is played by one visitor, who looks at it through several browsers: `python -m bench.screenshots`.
Each game is seen on every screen, in both themes and both languages, and at every moment; not each of these with all others,
which would be a hundred pictures of a game.
"""

from __future__ import annotations

import argparse
import base64
import random
import shutil
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from cosmocafe.core.found import find_game, installed_games
from tests.web.browser.hands import READY, put_up, said, watch_bots
from tests.web.browser.test_inspector import CARD, POINT, names
from tests.web.servers import serving

QUALITY = 70  # of WebP: the folder stays small
PLAYED = {"early": 6, "middle": 40, "late": 84}  # answers of the visitor before each moment
SHORT = {"vivajava_dice": {"early": 4, "middle": 14, "late": 26}, "star_stations": {"late": 60}}  # where matches are short
ANSWER = """(share) => {
  const answers = [...document.querySelectorAll("#question [data-answer]")];
  answers[Math.floor(share * answers.length)].click();
}"""
ANSWERED = "(number) => document.body.dataset.number !== number || document.body.dataset.over === 'yes'"


class Screen(NamedTuple):
    """How a picture is taken."""

    name: str
    width: int
    height: int
    theme: str
    language: str


DESK = Screen("desk", 1440, 900, "dark", "en")
DESK_ZH = Screen("desk-light-zh", 1440, 900, "light", "zh-Hant")
PHONE = Screen("phone", 390, 844, "light", "en")
PHONE_ZH = Screen("phone-dark-zh", 390, 844, "dark", "zh-Hant")
LARGE = Screen("large", 2560, 1440, "dark", "en")
LARGE_ZH = Screen("large-light-zh", 2560, 1440, "light", "zh-Hant")
SCREENS = (DESK, DESK_ZH, PHONE, PHONE_ZH, LARGE)
MOMENTS = {
    "tutorial": (DESK, PHONE_ZH),
    "early": (DESK_ZH, PHONE),
    "middle": SCREENS,
    "inspector": (DESK, PHONE_ZH),
    "late": (DESK, LARGE_ZH, PHONE),
    "end": (DESK, PHONE_ZH),
    "puzzle": (DESK, PHONE_ZH),
}


class Photographer:
    """One visitor with a browser for each screen, and a folder for the pictures."""

    def __init__(self, browser: Browser, cafe: str, folder: Path) -> None:
        self.browser, self.cafe, self.folder = browser, cafe, folder
        self.player = self.come(DESK)
        self.player.goto(cafe)
        self.cookies = [cookie for cookie in self.player.context.cookies() if cookie["name"] == "cafe"]

    def come(self, screen: Screen, cookies: Any = ()) -> Page:
        """A page on one screen."""
        context: BrowserContext = self.browser.new_context(
            viewport={"width": screen.width, "height": screen.height},
            color_scheme=screen.theme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            has_touch=screen.width < 500,
        )
        context.add_cookies([*cookies, {"name": "language", "value": screen.language, "url": self.cafe}])
        page = context.new_page()
        page.set_default_timeout(60_000)
        return page

    def look(self, subject: str, screen: Screen, path: str) -> None:
        """A picture of what the visitor sees there on one screen."""
        page = self.come(screen, self.cookies)
        page.goto(path)
        page.wait_for_load_state("networkidle" if path == self.cafe else "load")
        if path != self.cafe:
            page.wait_for_function("() => document.body.dataset.connected")
        page.wait_for_timeout(600)
        if subject.endswith("inspector"):
            inspect(page, is_touch=screen.width < 500)
        self.keep(page, f"{subject}-{screen.name}")
        page.context.close()

    def keep(self, page: Page, name: str) -> None:
        """The picture as a small file."""
        taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        file = self.folder / f"{name}.webp"
        file.write_bytes(base64.b64decode(taken["data"]))
        print(f"{file} {file.stat().st_size / 1000:.0f} KB", flush=True)

    def lobby(self) -> None:
        """The room, with tables of the visitor's own."""
        for screen in SCREENS:
            self.look("lobby", screen, self.cafe)

    def match(self, game: str) -> None:
        """A match, early, in the middle, late and at the end, a thing looked at closely, the guided first game and a puzzle."""
        self.lesson(game)
        self.puzzle(game)
        put_up(self.player, self.cafe, game, "greedy")
        rng, played = random.Random(11), 0  # noqa: S311
        for moment, answers in {**PLAYED, **SHORT.get(game, {})}.items():
            self.answer(rng, answers - played)
            played = answers
            self.moment(game, moment)
            if moment == "middle":
                self.moment(game, "inspector")
        watch_bots(self.player, self.cafe, game)
        self.moment(game, "end")

    def lesson(self, game: str) -> None:
        """The guided first game, where there is one."""
        self.player.goto(f"{self.cafe}/new/{game}")
        learn = self.player.locator("form.learn button")
        if learn.count():
            learn.first.click()
            self.player.wait_for_function(READY)
            self.moment(game, "tutorial")

    def puzzle(self, game: str) -> None:
        """One of the puzzles, where there are any."""
        for screen in MOMENTS["puzzle"]:
            page = self.come(screen, self.cookies)
            page.goto(f"{self.cafe}/games/{game}/puzzles")
            one = page.locator("[data-puzzle-link]")
            if one.count():
                one.first.click()
                page.wait_for_timeout(600)
                self.keep(page, f"{game}-puzzle-{screen.name}")
            page.context.close()

    def answer(self, rng: random.Random, times: int) -> None:
        """Give so many answers, any of them."""
        for _ in range(times):
            self.player.wait_for_function(READY)
            if said(self.player, "over") == "yes":
                return
            number = said(self.player, "number")
            self.player.evaluate(ANSWER, rng.random())
            self.player.wait_for_function(ANSWERED, arg=number)
        self.player.wait_for_function(READY)

    def moment(self, game: str, moment: str) -> None:
        """The table as it stands, on every screen of this moment."""
        for screen in MOMENTS[moment]:
            self.look(f"{game}-{moment}", screen, self.player.url)


def inspect(page: Page, *, is_touch: bool) -> None:
    """Look closely at one thing of the board."""
    reached = [at for name in names(page) if (at := page.evaluate(POINT, name))]
    if not reached:
        return
    x, y = reached[len(reached) // 2]
    if is_touch:
        page.context.new_cdp_session(page).send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    else:
        page.mouse.move(x, y)
    expect(page.locator(f"{CARD} h2")).not_to_be_empty()
    page.wait_for_timeout(200)


def main() -> None:
    """Take all pictures."""
    from cosmocafe.web.settings import Settings

    parser = argparse.ArgumentParser(description="Take pictures of every page.")
    parser.add_argument("--folder", type=Path, default=Path("docs/pictures"))
    parser.add_argument("--game", action="append", help="only these games")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    drawn = [name for name in given.game or sorted(installed_games()) if find_game(name).scene]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        settings = Settings(db=str(Path(folder) / "cafe.db"), compile=False, bot_pause=0, bots=("greedy", "random"), tables_per_minute=6000)
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        with serving(settings) as cafe:
            photographer = Photographer(browser, cafe, given.folder)
            for game in drawn:
                photographer.match(game)
            photographer.lobby()


if __name__ == "__main__":
    main()
