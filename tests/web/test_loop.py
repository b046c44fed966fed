"""The event loop never keeps anybody waiting: whatever takes long is done in threads."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.match import Match, record_lines
from cosmocafe.web.app import make_app
from cosmocafe.web.puzzle_pages import match_of, puzzles_of
from cosmocafe.web.settings import Settings

from .playing import Page, new_table

LONGEST = 0.020  # seconds of processor time in one go
QUESTIONS = 12

PUZZLES = 4  # of a game that are tried


class Watch:
    """Clocks what the loop does without looking up, in seconds of its own processor time; other programs do not count."""

    def __init__(self) -> None:
        self.during = ""
        self.longest: dict[str, float] = {}

    def run(self, handle: asyncio.Handle, run: Callable[[asyncio.Handle], None]) -> None:
        """Run one callback of the loop."""
        began = time.thread_time()
        run(handle)
        self.longest[self.during] = max(self.longest.get(self.during, 0), time.thread_time() - began)


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    found, run = Watch(), asyncio.Handle._run
    monkeypatch.setattr(asyncio.Handle, "_run", lambda handle: found.run(handle, run))
    return found


@pytest.mark.parametrize("game", sorted(installed_games()))
def test_playing_and_reading_never_hold_the_loop_up(tmp_path: Path, game: str, watch: Watch) -> None:
    settings = Settings(db=str(tmp_path / "cafe.db"), games=(game,), compile=False, deal_wait=0, bot_pause=0, messages_per_second=100_000)
    watch.during = "opening"  # may take its time
    with TestClient(make_app(settings)) as client:
        for path in ("/", f"/new/{game}", f"/games/{game}/rules", f"/games/{game}/rules/text", "/api/openapi.json"):
            watch.during = path
            assert client.get(path).status_code == 200
        watch.during = "the table's page"
        bots = max(min(find_game(game).players), 2) - 1
        id = new_table(client, game, ",".join(["me", *["bot:greedy"] * bots]))
        assert client.get(f"/table/{id}").status_code == 200
        watch.during = "play"
        play(client, id)
        watch.during = "closing"
    late = {during: round(1000 * seconds, 1) for during, seconds in watch.longest.items() if seconds > LONGEST}
    late.pop("opening", None)
    assert "play" in watch.longest and late == {}


def test_long_matches_never_hold_the_loop_up(tmp_path: Path, watch: Watch) -> None:
    match = Match(find_game("starfarers"), 3, "long")
    while match.number < 9000:
        match.answer(match.options[-1])
    settings = Settings(db=str(tmp_path / "cafe.db"), games=("starfarers",), compile=False, deal_wait=0)
    with TestClient(make_app(settings)) as client:
        kept = client.post("/replay", files={"record": ("match.jsonl", "\n".join(record_lines(match)).encode())}).url.path
        id = kept.removeprefix("/replay/")
        assert client.get(f"/api/matches/{id}").status_code == 200
        watch.longest.clear()
        words: list[object] = []
        watch.during, after = "events", 0
        while (found := client.get(f"/api/matches/{id}/events?after={after}").json())["events"]:
            words, after = words + found["events"], found["next"]
        watch.during = "the record"
        assert client.get(f"{kept}/record").text.count("\n") == 9002
        watch.during = "closing"
    assert len(words) == len(match.view().events)
    assert {during: round(1000 * seconds, 1) for during, seconds in watch.longest.items() if seconds > LONGEST} == {}


def play(client: TestClient, id: str) -> None:
    """Answer some questions, and look ahead before each."""
    rng = random.Random(1)  # noqa: S311
    with client.websocket_connect(f"/table/{id}/socket") as socket:
        page = Page(socket)
        for _ in range(QUESTIONS):
            if page.until_mine()["over"]:
                return
            page.say(type="ahead", number=page.last["number"])
            page.answer(rng.choice(page.options))


@pytest.mark.parametrize("game", ["stardust_coffee", "starfarers"])
def test_puzzles_never_hold_the_loop_up(tmp_path: Path, game: str, watch: Watch) -> None:
    """Whoever asks for one after the other has each of them replayed."""
    match_of.cache_clear()
    puzzles_of.cache_clear()
    watch.during = "opening"
    with TestClient(make_app(Settings(db=str(tmp_path / "cafe.db"), games=(game,), compile=False, deal_wait=0))) as client:
        watch.during = "all puzzles"
        assert client.get(f"/games/{game}/puzzles").status_code == 200
        for name, puzzle in list(puzzles_of(find_game(game)).items())[:PUZZLES]:
            for door in (f"answer?answer={puzzle.best}", "answer?answer=999999", "card?thing=x", "board"):
                match_of.cache_clear()
                watch.during = f"{name}/{door}"
                client.get(f"/games/{game}/puzzles/{name}/{door}")
        watch.during = "closing"
    late = {during: round(1000 * seconds, 1) for during, seconds in watch.longest.items() if seconds > LONGEST}
    late.pop("opening", None)
    assert late == {}
