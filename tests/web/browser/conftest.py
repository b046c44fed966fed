"""A real Chromium, Debian's package, and a café for it. Without Chromium these tests are skipped, and say so."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from cosmocafe.bots import LEVELS
from cosmocafe.core.found import installed_games
from cosmocafe.web.settings import Settings
from tests.web.conftest import GAMES
from tests.web.servers import serving

CHROMIUM = shutil.which("chromium")
Newcomer = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test in a browser takes long."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.slow)
            if CHROMIUM is None:
                item.add_marker(pytest.mark.skip(reason="there is no Chromium here: install Debian's package `chromium`"))


@pytest.fixture(scope="package")  # no longer: its event loop would be in the way of other tests' own
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture(scope="package")
def cafe(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a café with all installed games and the examples."""
    games = tuple(dict.fromkeys([*sorted(installed_games()), *GAMES]))
    folder = tmp_path_factory.mktemp("cafe")
    settings = Settings(
        db=str(folder / "cafe.db"), games=games, bots=(*LEVELS, "random"), compile=False, bot_pause=0, think=0.05, tables_per_minute=6000
    )
    with serving(settings) as address:
        yield address


@pytest.fixture
def newcomer(browser: Browser) -> Iterator[Newcomer]:
    """Opens pages for visitors that nobody knows yet; fails if one of them logs an error."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def come(**options: object) -> Page:
        context = browser.new_context(**{"reduced_motion": "reduce", "viewport": {"width": 1280, "height": 900}, **options})  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if said.type == "error" and "WebSocket" not in said.text else None)
        return page

    yield come
    for context in contexts:
        context.close()
    expected = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "404 (Not Found)", "422 (Unprocessable")  # what tests do on purpose
    assert [text for text in wrong if not any(part in text for part in expected)] == []
