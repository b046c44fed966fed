"""Kill the server at random moments of running matches: every answer that was acknowledged is there, and every match goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cosmocafe.web.store.rows import Line

from .crashing import Crashes, Player, doubled, lost
from .databases import HOW_TO_INSTALL, Cluster, Sqlite, found

MATCHES, KILLS = 20, 3  # `python -m bench.crashes` kills a hundred times


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database."""
    if request.param == "sqlite":
        yield Sqlite(tmp_path / "cafe.db").url
    elif found() is None:
        pytest.skip(HOW_TO_INSTALL)
    else:
        cluster = Cluster()
        yield cluster.new_database().url
        cluster.remove()


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_kill_at_random_moments_loses_nothing_and_doubles_nothing(url: str) -> None:
    tally = Crashes(url, MATCHES).run(KILLS)
    assert (tally.kills, tally.lost, tally.doubled) == (KILLS, 0, 0)
    assert tally.acknowledged >= KILLS * 20 and tally.of_bots > 0


def test_what_is_lost_or_doubled_is_noticed() -> None:
    player = Player("", 0)
    player.mine, player.sent, player.acknowledged, player.shown = (0,), {0: {5}, 2: {6}}, {0: 5, 2: 6}, 3
    whole = [Line(0, 5), Line(1, 9), Line(0, 6)]
    assert (lost(player, whole), doubled(player, whole)) == (0, 0)
    assert lost(player, whole[:2]) == 2  # shown, and acknowledged
    assert (lost(player, [*whole[:2], Line(0, 7)]), doubled(player, [*whole[:2], Line(0, 7)])) == (1, 1)
    assert doubled(player, [*whole, Line(0, 6)]) == 1
