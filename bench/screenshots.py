"""Pictures for docs/pictures: the lobby and every game, on three screens, light and dark, in two languages, early to the end.

One match a game is played by one visitor, who looks at it through several browsers: `python -m bench.screenshots`.
Each game is seen on every screen, in both themes and both languages, and at every moment; not each of these with all others,
which would be a hundred pictures of a game.
"""

from __future__ import annotations

import argparse
import base64
import shutil
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright
from playwright.sync_api import Page as BrowserPage

import cosmocafe
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.insight.page import Page
from cosmocafe.insight.review import review
from tests.web.browser.hands import READY, put_up
from tests.web.browser.test_inspector import CARD, POINT, names
from tests.web.servers import serving

PHONES = 500  # narrower ones are held in a hand
QUALITY = 64  # of WebP: the folder stays small
BOT = "hard"  # who plays, for the visitor too, so that tables look as after good play
REVIEWED, THOROUGH = "star_stations", 300_000  # visits
PLAYED = {  # answers of everybody before each moment
    "star_stations": {"early": 14, "middle": 50, "late": 90},
    "starcadia_quest": {"early": 24, "middle": 90, "late": 170},
    "stardust_coffee": {"early": 40, "middle": 200, "late": 350},
    "starfarers": {"early": 60, "middle": 250, "late": 480},
    "vivajava_dice": {"early": 14, "middle": 50, "late": 85},
}
HERE_ALL_THE_TIME = "() => document.getElementById('since')?.removeAttribute('open')"  # whoever comes back is told what happened meanwhile
REACHED = "(number) => Number(document.body.dataset.number) >= number || document.body.dataset.over === 'yes'"


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
    "middle": (DESK, DESK_ZH, PHONE, LARGE),
    "inspector": (DESK, PHONE_ZH),
    "late": (DESK, LARGE_ZH),
    "end": (DESK, PHONE_ZH),
    "puzzle": (DESK,),
}


class Photographer:
    """One visitor with a browser for each screen, and a folder for the pictures."""

    def __init__(self, browser: Browser, cafe: str, folder: Path) -> None:
        self.browser, self.cafe, self.folder = browser, cafe, folder
        self.player = self.come(DESK)
        self.player.goto(cafe)
        self.cookies = [cookie for cookie in self.player.context.cookies() if cookie["name"] == "cafe"]

    def come(self, screen: Screen, cookies: Any = ()) -> BrowserPage:
        """A page on one screen."""
        context: BrowserContext = self.browser.new_context(
            viewport={"width": screen.width, "height": screen.height},
            color_scheme=screen.theme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            has_touch=screen.width < PHONES,
        )
        wanted = {"language": screen.language, "stage": "tall" if screen.width < PHONES else "wide"}
        context.add_cookies([*cookies, *({"name": name, "value": value, "url": self.cafe} for name, value in wanted.items())])  # type: ignore[list-item]
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
        page.evaluate(HERE_ALL_THE_TIME)
        if subject.endswith("inspector"):
            inspect(page, is_touch=screen.width < PHONES)
        self.keep(page, f"{subject}-{screen.name}")
        page.context.close()

    def keep(self, page: BrowserPage, name: str) -> None:
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
        put_up(self.player, self.cafe, game, BOT)
        for moment, answers in PLAYED[game].items():
            self.play_on(answers)
            self.moment(game, moment)
            if moment == "middle":
                self.moment(game, "inspector")
        self.finish()
        self.moment(game, "end")
        if game == REVIEWED:
            self.review(self.player.url.rpartition("/")[2])

    def review(self, match: str) -> None:
        """The match's review as a page of its own: the worst mistake on a desk and on a telephone, and the ledger."""
        record = self.player.request.get(f"{self.cafe}/replay/{match}/record")
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "match.json"
            file.write_bytes(record.body())
            found = review(cosmocafe.load(file), THOROUGH)
            for screen in (DESK, PHONE_ZH):
                page = self.come(screen)
                page.set_content(Page(found, screen.language).html())
                page.wait_for_timeout(600)
                self.keep(page, f"review-{screen.name.partition('-')[0]}")
                if screen is DESK:
                    page.locator("h2").nth(2).evaluate("(title) => title.scrollIntoView()")
                    self.keep(page, "review-ledger")
                page.context.close()

    def play_on(self, answers: int) -> None:
        """Let a bot play for the visitor until so many answers were given, then until the visitor is asked something."""
        self.hold(BOT)
        self.player.wait_for_function(REACHED, arg=answers, timeout=600_000)
        self.hold("")
        self.player.wait_for_function(READY)

    def finish(self) -> None:
        """Let a bot play on to the end."""
        self.hold(BOT)
        self.player.wait_for_function("() => document.body.dataset.over === 'yes'", timeout=600_000)

    def hold(self, bot: str) -> None:
        """A bot takes the visitor's seat; or nobody, and the visitor is back."""
        self.player.evaluate("(bot) => document.querySelector(`[data-hold][data-bot='${bot}']`)?.click()", bot)

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

    def moment(self, game: str, moment: str) -> None:
        """The table as it stands, on every screen of this moment."""
        for screen in MOMENTS[moment]:
            self.look(f"{game}-{moment}", screen, self.player.url)


def inspect(page: BrowserPage, *, is_touch: bool) -> None:
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

    parser = argparse.ArgumentParser(
        description="Take pictures of every page: each game on every screen, in both themes and languages and at every moment, "
        "but not each of these with all others, which would be a hundred pictures of a game. The folder stays below 8 MB.",
    )
    parser.add_argument("--folder", type=Path, default=Path("docs/pictures"))
    parser.add_argument("--game", action="append", help="only these games")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    drawn = [name for name in given.game or sorted(installed_games()) if find_game(name).scene]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        settings = Settings(db=str(Path(folder) / "cafe.db"), bot_pause=0.1, bots=(BOT,), tables_per_minute=6000)
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        with serving(settings) as cafe:
            photographer = Photographer(browser, cafe, given.folder)
            for game in drawn:
                photographer.match(game)
            if not given.game:
                photographer.lobby()


if __name__ == "__main__":
    main()
