"""Replays: made once for all, small, and the same tables as when they were played."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from cosmocafe.core.found import find_game
from cosmocafe.core.match import Match, record_lines
from cosmocafe.web import replays
from cosmocafe.web.cafe import Cafe
from cosmocafe.web.fair_pages import chance_of
from cosmocafe.web.replays import CHAPTER, Library, Replay
from cosmocafe.web.settings import Settings
from cosmocafe.web.store.rows import Line

from .playing import words_of


def played(seed: int, most: int = 10_000) -> tuple[Match, list[object]]:
    """A match of Star Stations and its tables."""
    rng, match = random.Random(seed), Match(find_game("star_stations"), 2, seed, agreed={"placement": "preset"})  # noqa: S311
    tables: list[object] = [match.table.copy()]
    while not match.over and match.number < most:
        match.answer(rng.choice(match.options))
        tables.append(match.table.copy())
    return match, tables


@pytest.fixture
def quiet(tmp_path: Path) -> Settings:
    return Settings(db=str(tmp_path / "cafe.db"), games=("star_stations",), compile=False)


def in_cafe(settings: Settings, *matches: Match) -> tuple[Library, list[list[Replay]]]:
    """Six visitors ask for each of these matches at the same time, one match after the other."""

    async def visit() -> tuple[Library, list[list[Replay]]]:
        cafe, library = Cafe(settings), Library()
        found = []
        for match in matches:
            row = await cafe.records.keep("\n".join(record_lines(match)) + "\n")
            seen = await asyncio.gather(*(library.replay(cafe, row.id) for _ in range(6)))
            found.append([replay for replay in seen if replay is not None])
        await cafe.stop()
        return library, found

    return asyncio.run(visit())


def test_every_moment_is_as_it_was_played(quiet: Settings) -> None:
    match, tables = max((played(seed) for seed in range(9)), key=lambda one: one[0].number)
    assert match.number > 3 * CHAPTER
    _, [[replay, *_]] = in_cafe(quiet, match)
    assert replay.last == match.number
    assert [replay.table(at) for at in range(replay.last + 1)] == tables
    assert words_of(replay.frame(replay.last, -1, "en").log[-1]) == match.view().log[-1]


def test_all_visitors_share_one_replay_and_it_is_small(quiet: Settings) -> None:
    match, _ = played(3)
    library, [seen] = in_cafe(quiet, match)
    assert len(seen) == 6 and len({id(replay) for replay in seen}) == 1
    assert library.size == seen[0].size < 1000 * match.number


def test_who_reads_a_row_while_another_makes_the_replay_gets_the_same(quiet: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    match, _ = played(3, 40)

    async def visit() -> None:
        cafe, library, go_on = Cafe(quiet), Library(), asyncio.Event()
        id, read = (await cafe.records.keep("\n".join(record_lines(match)) + "\n")).id, cafe.crew.read

        async def slowly(*work: Any) -> Any:
            found = await read(*work)
            await go_on.wait()
            return found

        monkeypatch.setattr(cafe.crew, "read", slowly)
        late = asyncio.create_task(library.replay(cafe, id))
        await asyncio.sleep(0)
        monkeypatch.setattr(cafe.crew, "read", read)
        first = await library.replay(cafe, id)
        go_on.set()
        assert first is not None and await late is first
        await cafe.stop()

    asyncio.run(visit())


def test_replays_are_bounded_in_number_and_in_bytes(quiet: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    matches = [played(seed, 100)[0] for seed in range(5)]
    monkeypatch.setattr(replays, "KEPT", 3)
    library, found = in_cafe(quiet, *matches)
    assert list(library._kept) == [seen[0].row.id for seen in found[-3:]]
    monkeypatch.setattr(replays, "MOST_BYTES", 2 * found[-1][0].size)
    library, found = in_cafe(quiet, *matches)
    assert 1 <= len(library._kept) <= 2 and found[-1][0].row.id in library._kept


def test_what_was_taken_back_is_no_moment(quiet: Settings) -> None:
    match, _ = played(3, 40)
    cafe = Cafe(quiet)
    row = asyncio.run(cafe.records.keep("\n".join(record_lines(match)) + "\n"))
    given = [Line(seat, answer) for seat, answer in zip(match.seats, match.answers, strict=True)]
    assert Replay(cafe.shelf.game("star_stations"), row, [*given, Line(0, -1)]).last == 39
    asyncio.run(cafe.stop())


def test_a_record_whose_seats_added_to_chance_is_replayed_with_the_same_dice(quiet: Settings) -> None:
    match = Match(find_game("star_stations"), 2, "seed", added=["mine", "\x00 é茶"])
    for _ in range(40):
        match.answer(match.options[0])
    _, [[found, *_]] = in_cafe(quiet, match)
    assert found.row.added == found.match.added == match.added and found.match.table == match.table
    assert chance_of(found.match, "en")["added"] == match.added
