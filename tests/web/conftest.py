"""A café for tests: games without compiling, bots without a pause, a database of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from cosmocafe.bots import LEVELS
from cosmocafe.web.app import make_app
from cosmocafe.web.settings import Settings

from .databases import HOW_TO_INSTALL, Cluster, found

EXAMPLES = Path(__file__).parents[2] / "examples"
GAMES = ("star_stations", str(EXAMPLES / "connect_four.py"), str(EXAMPLES / "kuhn_poker.py"))


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """The settings of a café that starts at once and never slows anybody down."""
    return Settings(
        db=str(tmp_path / "cafe.db"),
        games=GAMES,
        bots=(*LEVELS, "random", "greedy"),
        think=0.05,
        compile=False,
        bot_pause=0,
        deal_wait=0,
        tables_per_minute=6000,
        messages_per_second=100_000,
        requests_per_second=100_000,
    )


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    """A visitor in a running café."""
    with TestClient(make_app(settings)) as client:
        yield client


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL for all tests of this file."""
    if found() is None:
        pytest.skip(HOW_TO_INSTALL)
    cluster = Cluster()
    yield cluster
    cluster.remove()


@pytest.fixture
def two(cluster: Cluster, settings: Settings) -> Iterator[list[TestClient]]:
    """One visitor at two cafés with one database; each has an event loop and a memory of its own."""
    both = replace(settings, db=cluster.new_database().url, secret="the same")  # noqa: S106  a test
    with ExitStack() as stack:
        clients = [stack.enter_context(TestClient(make_app(both))) for _ in range(2)]
        yield clients
