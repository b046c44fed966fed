"""Pictures of the lobby and of every game, early and late in a match, on a phone and on a desk: `python -m bench.screenshots`."""

from __future__ import annotations

import argparse
import random
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from cosmocafe.core.found import find_game, installed_games
from tests.web.browser.hands import READY, click_answer, put_up, said
from tests.web.servers import serving

SCREENS = {"phone": (390, 844, "light"), "desk": (1440, 900, "dark")}
MOMENTS = {"early": 8, "late": 60}


def pages(browser: Browser) -> Iterator[tuple[str, Page]]:
    """A page for each screen."""
    for name, (width, height, scheme) in SCREENS.items():
        context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
        page = context.new_page()
        page.set_default_timeout(60_000)
        yield name, page
        context.close()


def shoot(page: Page, file: Path) -> None:
    """A picture, light on size."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(250)
    page.screenshot(path=file, type="jpeg", quality=72)
    print(file)


def shoot_match(page: Page, cafe: str, game: str, folder: Path, screen: str) -> None:
    """A match, early and late."""
    put_up(page, cafe, game, "greedy")
    rng, given = random.Random(11), 0  # noqa: S311
    for moment, answers in MOMENTS.items():
        while given < answers and said(page, "over") != "yes":
            click_answer(page, rng)
            page.wait_for_function(READY)
            given += 1
        page.locator("#stage").evaluate("(stage) => stage.scrollTo(0, 0)")
        shoot(page, folder / f"{game}-{moment}-{screen}.jpg")


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
        settings = Settings(db=str(Path(folder) / "cafe.db"), compile=False, bot_pause=0, tables_per_minute=6000)
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        with serving(settings) as cafe:
            for screen, page in pages(browser):
                page.goto(cafe)
                page.wait_for_load_state("networkidle")
                shoot(page, given.folder / f"lobby-{screen}.jpg")
                for game in drawn:
                    shoot_match(page, cafe, game, given.folder, screen)


if __name__ == "__main__":
    main()
