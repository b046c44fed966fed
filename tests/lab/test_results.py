"""Simulations that are kept: the same tables whoever plays them and however often they are interrupted, and readable for others."""

from __future__ import annotations

import errno
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from cosmocafe.core.errors import InputError
from cosmocafe.core.machine.compiled import Compiled
from cosmocafe.lab import plan as plans
from cosmocafe.lab.plan import planned, runs
from cosmocafe.lab.played import ARRAYS, joined
from cosmocafe.lab.results import KEY, Results, beside, read_played
from cosmocafe.lab.simulate import simulate
from cosmocafe.lab.tables import KINDS, as_tables
from tests.conftest import EXAMPLES

Kept = dict[str, bytes]


def content(path: Path) -> Kept:
    """The bytes of all files of a simulation; nothing else lies there."""
    files = [beside(path, kind) for kind in KINDS]
    assert sorted(one for one in path.parent.iterdir() if one.name.startswith(path.stem)) == sorted(files)
    return {kind: file.read_bytes() for kind, file in zip(KINDS, files, strict=True)}


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chunks of a few games."""
    for bots in plans.CHUNKS:
        monkeypatch.setitem(plans.CHUNKS, bots, 7)


@pytest.fixture
def four(fast_four: Compiled, tmp_path: Path, small: None) -> Callable[..., Kept]:
    """Play connect four, 60 games, and look at what is kept."""

    def play(name: str, games: int = 60, **how: Any) -> Kept:
        simulate(fast_four.game, 2, games, out=tmp_path / f"{name}.parquet", **{"bots": ["greedy", "random"], "counted": 40, **how})
        return content(tmp_path / f"{name}.parquet")

    return play


def test_engines_and_threads_leave_the_same_bytes(four: Callable[..., Kept]) -> None:
    plain = four("plain", engine="plain")
    assert plain == four("one", threads=1) == four("two", threads=2)
    assert plain != four("other", threads=1, seed=1)


def test_bots_that_think_leave_the_same_bytes_on_any_number_of_processes(four: Callable[..., Kept]) -> None:
    how: dict[str, Any] = {"games": 9, "bots": ["search:visits=8", "random"]}
    assert four("one", workers=1, **how) == four("two", workers=2, **how) == four("plain", engine="plain", **how)


def test_whoever_is_interrupted_goes_on(four: Callable[..., Kept], tmp_path: Path) -> None:
    def stop(done: int) -> None:
        if done >= 28:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        four("broken", progress=stop)
    assert len(list((tmp_path / "broken.parquet.chunks").glob("*.games.parquet"))) == 4
    (tmp_path / "broken.parquet.chunks" / "00000002.games.parquet").unlink()  # as if that one had not been written to its end
    (tmp_path / "broken.parquet.chunks" / "00000002.games.parquet.part").write_bytes(b"half")
    seen: list[int] = []
    assert four("broken", progress=seen.append) == four("whole")
    assert seen[:2] == [21, 28]
    seen.clear()
    four("broken", progress=seen.append)
    assert seen == [60]  # nothing is played twice


def test_a_longer_simulation_goes_on_from_a_shorter_one(four: Callable[..., Kept]) -> None:
    four("grown", games=30)
    seen: list[int] = []
    assert four("grown", games=60, progress=seen.append) == four("whole")
    assert seen[0] == 28
    with pytest.raises(InputError, match=r"grown.parquet: has 60 games already; ask for as many, or take another file"):
        four("grown", games=30)


def test_games_come_back_as_they_were(fast_four: Compiled, four: Callable[..., Kept], tmp_path: Path) -> None:
    four("some")
    game = fast_four.game
    plan = planned(game, 2, 60, ["greedy", "random"], counted=40)
    whole = joined([plans.Player(plan, "cpu", 1, game).play([number]) for number in plan.chunks])
    found = read_played(tmp_path / "some.parquet", game)
    for name in ARRAYS:
        assert (getattr(found, name) == getattr(whole, name)).all(), name
    assert (len(found), len(found.counts), found.labels) == (60, 40, whole.labels)


def test_score_parts_come_back_too(tmp_path: Path) -> None:
    from cosmocafe.core.found import find_game

    game = find_game("stardust_coffee")
    simulate(game, 2, 8, out=tmp_path / "cups.parquet", threads=1)
    found = read_played(tmp_path / "cups.parquet")
    assert found.parts.shape == (8, 2, len(found.labels))
    assert (found.parts.sum(axis=2) == found.scores).all()
    assert found.counts.sum() > 0


def test_pandas_polars_and_duckdb_read_the_tables(four: Callable[..., Kept], tmp_path: Path) -> None:
    duckdb, pandas, polars = (pytest.importorskip(name) for name in ("duckdb", "pandas", "polars"))
    four("some")
    games, seats, counts = (str(beside(tmp_path / "some.parquet", kind)) for kind in ("games", "seats", "counts"))
    found = pandas.read_parquet(games)
    assert (len(found), found["game"].tolist()) == (60, list(range(60)))
    assert set(found["title"]) == {"connect_four"}
    assert polars.read_parquet(seats).filter(polars.col("bot") == "greedy")["place"].len() == 60
    said = duckdb.sql(f"select sum(count) from '{counts}' where kind = 'answer' and \"column\" = 'DROP'").fetchall()  # noqa: S608
    assert said[0][0] == found["answers"][:40].sum()
    assert polars.read_parquet(counts)["game"].max() == 39


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seed": 9}, r"belongs to a simulation with seed 0, not 9; take another file"),
        ({"bots": ["random", "random"]}, r"belongs to a simulation with bots \['greedy', 'random'\], not \['random', 'random'\]; take"),
        ({"counted": 3}, r"belongs to a simulation with counted 40, not 3; take another file"),
    ],
)
def test_what_another_simulation_has_left_is_refused(four: Callable[..., Kept], change: dict[str, Any], said: str) -> None:
    before = four("mine")
    with pytest.raises(InputError, match=said):
        four("mine", **change)
    assert four("mine") == before
    with pytest.raises(KeyboardInterrupt):
        four("half", progress=interrupt)
    with pytest.raises(InputError, match=said):
        four("half", **change)
    assert four("half") == before


def interrupt(done: int) -> None:
    if done:
        raise KeyboardInterrupt


def test_what_is_no_table_is_refused_and_left(four: Callable[..., Kept], tmp_path: Path) -> None:
    (tmp_path / "text.parquet").write_text("mine", encoding="utf-8")
    with pytest.raises(InputError, match=r"text.parquet: is not a Parquet file; take another one"):
        four("text")
    assert (tmp_path / "text.parquet").read_text(encoding="utf-8") == "mine"
    pandas = pytest.importorskip("pandas")
    pandas.DataFrame({"a": [1]}).to_parquet(tmp_path / "foreign.parquet")
    with pytest.raises(InputError, match=r"foreign.parquet: is not what a simulation has written; take another file"):
        four("foreign")
    (tmp_path / "folder.parquet").mkdir()
    with pytest.raises(InputError, match=r"folder.parquet: is not a Parquet file"):
        four("folder")
    (tmp_path / "taken.parquet.chunks").mkdir()
    (tmp_path / "taken.parquet.chunks" / "mine.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(InputError, match=r"taken.parquet.chunks: holds no chunks of a simulation; take another file"):
        four("taken")
    with pytest.raises(InputError, match=r"there is no such file"):
        read_played(tmp_path / "none.parquet")


def say_otherwise(file: Path, text: bytes) -> None:
    """Let a file say something else about itself."""
    pq.write_table(pq.read_table(file).replace_schema_metadata({KEY: text}), file)


@pytest.mark.parametrize("text", [b"[" * 100_000, b"[1]", b"null", b"{}", b"players", b"games", b"bots"])
def test_a_file_that_speaks_nonsense_of_itself_is_refused_in_words(four: Callable[..., Kept], tmp_path: Path, text: bytes) -> None:
    four("evil", games=7)
    said = json.loads(pq.read_schema(file := tmp_path / "evil.parquet").metadata[KEY])
    say_otherwise(file, json.dumps({**said, text.decode(): "x"}).encode() if text.decode() in said else text)
    with pytest.raises(InputError, match="is not what a simulation has written"):
        read_played(file)


def test_files_that_do_not_belong_together_are_refused_in_words(fast_four: Compiled, four: Callable[..., Kept], tmp_path: Path) -> None:
    four("evil", games=7)
    game, file = fast_four.game, tmp_path / "evil.parquet"
    said = json.loads(pq.read_schema(file).metadata[KEY])
    for wrong, why in (({"games": 10**12}, "does not hold"), ({"players": 99}, "broken"), ({"title": "chess"}, "games of chess, not of")):
        say_otherwise(file, json.dumps({**said, **wrong}).encode())
        with pytest.raises(InputError, match=why):
            read_played(file, game)
    say_otherwise(file, json.dumps(said).encode())
    for kind, name in (("seats", "place"), ("counts", "game")):
        table = pq.read_table(beside(file, kind))
        pq.write_table(table.drop_columns([name]), beside(file, kind))
        with pytest.raises(InputError, match="of other games, or broken"):
            read_played(file, game)
        pq.write_table(table, beside(file, kind))
    assert len(read_played(file, game)) == 7


def test_a_full_disk_loses_nothing(four: Callable[..., Kept], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    write, left = pq.write_table, [11]

    def full(table: Any, part: Path) -> None:
        left[0] -= 1
        if left[0] < 0:
            part.write_bytes(b"half")
            raise OSError(errno.ENOSPC, "No space left on device")
        write(table, part)

    monkeypatch.setattr(pq, "write_table", full)
    said = r"full.parquet: cannot be written \(No space left on device\); what was played before is kept: make room, and the same command"
    with pytest.raises(InputError, match=said):
        four("full")
    monkeypatch.setattr(pq, "write_table", write)
    seen: list[int] = []
    assert four("full", progress=seen.append) == four("whole")
    assert seen[0] == 14


WITH_CTRL_C = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); from cosmocafe.cli import main; main()"


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_a_process_that_is_killed_or_interrupted_loses_nothing(fast_four: Compiled, tmp_path: Path) -> None:
    games, whole = 3000, tmp_path / "whole.parquet"
    command = [sys.executable, "-c", WITH_CTRL_C, "simulate", str(EXAMPLES / "connect_four.py"), "--bots", "greedy", "--players", "2"]
    command += ["--games", str(games), "--threads", "1", "--out"]
    simulate(fast_four.game, 2, games, bots=["greedy", "greedy"], out=whole)
    for sent in (signal.SIGKILL, signal.SIGINT):
        file = tmp_path / f"{sent.name}.parquet"
        playing = subprocess.Popen([*command, str(file)], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)  # noqa: S603
        chunks = file.with_name(f"{file.name}.chunks")
        while playing.poll() is None and not len(list(chunks.glob("*.games.parquet"))) >= 2:
            time.sleep(0.01)
        os.kill(playing.pid, sent)
        said = playing.communicate()[1]
        assert (playing.returncode, said == "") == ((-signal.SIGKILL, True) if sent == signal.SIGKILL else (130, False))
        if said:
            assert re.fullmatch(r"cosmocafe: interrupted: [\d,]+ of 3,000 games are kept; the same command goes on\n", said)
        simulate(fast_four.game, 2, games, bots=["greedy", "greedy"], out=file)
        assert content(file) == content(whole)


def test_a_gpu_gets_chunks_that_follow_each_other() -> None:
    assert list(runs([0, 1, 2, 5, 6, 9], 2)) == [[0, 1], [2], [5, 6], [9]]


def test_chunks_cut_out_of_many_games_are_the_same(fast_four: Compiled, small: None) -> None:
    game = fast_four.game
    plan = planned(game, 2, 30, counted=10)
    player = plans.Player(plan, "cpu", 1, game)
    whole = player.play(plan.chunks)
    for number in plan.chunks:
        low, high = plan.bounds([number])
        alone, cut = player.play([number]), whole.between(low, high)
        assert alone.first == cut.first == low
        assert all((getattr(alone, name) == getattr(cut, name)).all() for name in ARRAYS if name != "parts")
        assert np.array_equal(alone.parts, cut.parts)


def test_results_know_what_is_whole(fast_four: Compiled, tmp_path: Path, small: None) -> None:
    plan = planned(fast_four.game, 2, 10)
    assert Results(tmp_path / "new.parquet", fast_four.game, plan).open() == set()
    with pytest.raises(InputError, match=r"cannot be written \(Not a directory\)|cannot be written"):
        (tmp_path / "file").write_text("")
        Results(tmp_path / "file" / "new.parquet", fast_four.game, plan).open()


def test_the_last_chunk_of_a_shorter_simulation_is_not_whole(fast_four: Compiled, tmp_path: Path, small: None) -> None:
    """It was interrupted before its chunks were put together, and then more games are wanted."""
    game, file, plan = fast_four.game, tmp_path / "longer.parquet", planned(fast_four.game, 2, 10)
    begun, player = Results(file, game, plan), plans.Player(plan, "cpu", 1, game)
    assert begun.open() == set()
    for number in plan.chunks:
        begun.keep(number, as_tables(plan, player.play([number])))
    assert Results(file, game, plan).open() == {0, 1}
    assert Results(file, game, planned(game, 2, 14)).open() == {0}
