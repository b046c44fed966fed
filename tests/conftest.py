"""Games that many tests share. Tests of one folder run in one process, so that each game is compiled at most once."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from cosmocafe.core.found import find_game
from cosmocafe.core.game import Game

if TYPE_CHECKING:
    from cosmocafe.core.machine.compiled import Compiled

EXAMPLES = Path(__file__).parents[1] / "examples"

settings.register_profile("cosmocafe", deadline=None, derandomize=True)
settings.load_profile("cosmocafe")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Where tests run side by side (`pytest -n`), a folder stays together."""
    for item in items:
        folder = item.path.parent.relative_to(Path(__file__).parent)
        item.add_marker(pytest.mark.xdist_group(str(folder)))


@pytest.fixture(scope="session")
def connect_four() -> Game:
    return find_game(str(EXAMPLES / "connect_four.py"))


@pytest.fixture(scope="session")
def kuhn_poker() -> Game:
    return find_game(str(EXAMPLES / "kuhn_poker.py"))


@pytest.fixture(scope="session")
def backgammon() -> Game:
    return find_game(str(EXAMPLES / "backgammon.py"))


@pytest.fixture(scope="session")
def star_stations() -> Game:
    return find_game("star_stations")


@pytest.fixture(scope="session")
def fast_four(connect_four: Game) -> Compiled:
    return warmed(connect_four)


@pytest.fixture(scope="session")
def fast_kuhn(kuhn_poker: Game) -> Compiled:
    return warmed(kuhn_poker)


def warmed(game: Game) -> Compiled:
    from cosmocafe.core.machine.compiled import compiled

    rules = compiled(game)
    for _ in rules.warm():
        pass
    return rules
