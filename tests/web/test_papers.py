"""What a match keeps on paper: a page, a file, and nothing where there is nothing."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console
from starlette.testclient import TestClient

from cosmocafe.core.errors import InputError
from cosmocafe.core.found import find_game
from cosmocafe.core.game import View
from cosmocafe.core.match import Match
from cosmocafe.terminal import TerminalTable, seated
from cosmocafe.web.app import make_app
from cosmocafe.web.settings import Settings

from .playing import new_table


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    """A visitor in a café that has a game with a campaign."""
    with TestClient(make_app(replace(settings, games=("starcadia_quest",)))) as client:
        yield client


CAMPAIGN = {"agreed-mode": "campaign", "agreed-heroes": "dealt"}


def test_a_campaign_sheet_is_a_page_and_a_text_file(client: TestClient) -> None:
    id = new_table(client, "starcadia_quest", "me,screen", **CAMPAIGN)
    assert f'href="/table/{id}/paper/campaign_sheet"' in client.get(f"/table/{id}").text
    page = client.get(f"/table/{id}/paper/campaign_sheet")
    assert page.status_code == 200 and "<h1>Campaign Sheet</h1>" in page.text and "Starcadia Quest" in page.text
    file = client.get(f"/table/{id}/paper/campaign_sheet.txt")
    assert file.headers["content-type"].startswith("text/plain") and "attachment" in file.headers["content-disposition"]
    assert file.text.startswith("Starcadia Quest")


def test_where_nothing_is_kept_on_paper_there_is_none(client: TestClient) -> None:
    id = new_table(client, "starcadia_quest", "me,screen")
    assert "/paper/" not in client.get(f"/table/{id}").text
    for name in ("campaign_sheet", "campaign_sheet.txt", "napkin"):
        assert client.get(f"/table/{id}/paper/{name}").status_code == 404


def test_papers_are_read_while_nobody_writes(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    id = new_table(client, "starcadia_quest", "me,screen", **CAMPAIGN)
    table = client.app.state.cafe.tables.live[id]  # type: ignore[attr-defined]
    held, look = [], table.match.view

    def view(seat: int, language: str, *, tall: bool = False) -> View:
        held.append(table.lock.locked())
        found: View = look(seat, language, tall=tall)
        return found

    monkeypatch.setattr(table.match, "view", view)
    for path in ("", "/paper/campaign_sheet"):
        assert client.get(f"/table/{id}{path}").status_code == 200
    assert held == [True] * 3


def test_papers_at_the_terminal(tmp_path: Path) -> None:
    game = find_game("starcadia_quest")
    console = Console(record=True, width=100, file=io.StringIO())
    match = Match(game, 2, 1, agreed={"mode": "campaign", "heroes": "dealt"})
    table = TerminalTable(match, seated(game, "me,me", game.players), console, lambda prompt: "quit")
    table.obey("paper")
    table.obey(f"paper {tmp_path / 'sheet.txt'}")
    assert (tmp_path / "sheet.txt").read_text().startswith("Starcadia Quest") and "Starcadia Quest" in console.export_text()
    table.match = Match(game, 2, 1, agreed={"heroes": "dealt"})
    with pytest.raises(InputError, match="nothing on paper"):
        table.obey("paper")
