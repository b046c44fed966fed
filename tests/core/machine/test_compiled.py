"""Compiled rules over packed tables: the same tables as plain rules, only faster."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cosmocafe.bots import greedy
from cosmocafe.core.errors import AgendaFull, CafeError, DeclarationError, NotAvailable, NothingPlanned, TooManyOptions
from cosmocafe.core.game import Game
from cosmocafe.core.machine import native
from cosmocafe.core.machine.compiled import STAGES, Compiled, compiled, in_threads
from cosmocafe.core.machine.native import Native, forget_old

from .. import stones as toy
from ..playground import game as playground
from ..stones import stones


def box_of(rules: Compiled) -> Any:
    return rules.game.new_box(rules.game.players[0]).packed()


def started(rules: Compiled, count: int, first_seed: int = 0) -> Any:
    tables = rules.new_tables(count)
    rules.start(box_of(rules), tables, rules.game.players[0], first_seed)
    return tables


def unpacked(rules: Compiled, record: Any) -> Any:
    table = rules.game.table()
    table.unpack(record)
    return table


def test_masks_mark_the_options(fast_kuhn: Compiled) -> None:
    tables = started(fast_kuhn, 50)
    box = box_of(fast_kuhn)
    for _ in range(7):
        masks = fast_kuhn.masks(tables)
        assert masks.shape == (50, fast_kuhn.game.catalogue.size)
        for row, record in zip(masks, tables, strict=True):
            assert np.nonzero(row)[0].tolist() == sorted(unpacked(fast_kuhn, record).offered)
        fast_kuhn.answer_randomly(box, tables)
    assert tables["over"].all()
    assert not fast_kuhn.masks(tables).any()


def test_an_observation_is_that_of_the_plain_hidden_table(fast_kuhn: Compiled) -> None:
    game, tables = fast_kuhn.game, started(fast_kuhn, 30)
    seats = np.arange(30) % 3
    rows = fast_kuhn.observe(box_of(fast_kuhn), tables, seats)
    assert rows.dtype == game.features.dtype == np.int16
    for seat, row, record in zip(seats.tolist(), rows, tables, strict=True):
        out = game.seen()
        game.loops.see(None, unpacked(fast_kuhn, record), seat, game.table(), out)
        assert row.tolist() == out.numbers


def test_observing_does_not_change_the_tables(fast_kuhn: Compiled) -> None:
    tables = started(fast_kuhn, 5)
    before = tables.tobytes()
    fast_kuhn.observe(box_of(fast_kuhn), tables, np.zeros(5, int))
    assert tables.tobytes() == before


def test_a_copy_is_whole_and_stands_alone(fast_four: Compiled) -> None:
    sources, tables = started(fast_four, 20), fast_four.new_tables(20)
    fast_four.copy(tables, sources)
    assert tables.tobytes() == sources.tobytes()
    fast_four.answer_randomly(box_of(fast_four), tables)
    assert sources.tobytes() == started(fast_four, 20).tobytes()


def test_an_answer_goes_to_its_table_and_a_refused_one_leaves_it_alone(fast_four: Compiled) -> None:
    tables = started(fast_four, 5)
    before = tables[1:4].tobytes()
    assert fast_four.answer(box_of(fast_four), tables, np.array([3, -1, 7, 1_000_000, 0])) == 2
    assert tables["height"].tolist()[0] == [0, 0, 0, 1, 0, 0, 0]
    assert tables["height"].tolist()[4] == [1, 0, 0, 0, 0, 0, 0]
    assert tables[1:4].tobytes() == before


def test_answers_lead_to_the_plain_table(fast_four: Compiled) -> None:
    tables, plain = started(fast_four, 1, first_seed=9), fast_four.game.table()
    fast_four.game.loops.start(None, plain, 2, 9)
    for column in (3, 3, 2, 4, 6, 0):
        fast_four.answer(box_of(fast_four), tables, np.array([column]))
        fast_four.game.loops.answer(None, plain, column)
        assert tables.tobytes() == plain.to_bytes()


def test_a_table_that_is_over_takes_no_answer(fast_four: Compiled) -> None:
    tables = fast_four.new_tables(3)
    fast_four.play(box_of(fast_four), tables, 2)
    before = tables.tobytes()
    assert fast_four.answer(box_of(fast_four), tables, np.array([0, 1, 2])) == 3
    fast_four.answer_randomly(box_of(fast_four), tables)
    assert tables.tobytes() == before


def played(rules: Compiled, threads: int = 1, first_seed: int = 5, count: int = 101) -> tuple[bytes, list[int]]:
    tables = rules.new_tables(count)
    counts = rules.play(box_of(rules), tables, rules.game.players[0], first_seed, threads=threads)
    return tables.tobytes(), counts.tolist()


def test_the_same_seed_plays_the_same_games(fast_four: Compiled) -> None:
    assert played(fast_four) == played(fast_four)
    assert played(fast_four) != played(fast_four, first_seed=6)
    assert played(fast_four, count=101)[1][1:] == played(fast_four, first_seed=6, count=100)[1]


@pytest.mark.parametrize("threads", [2, 3, 8, 200])
def test_threads_give_what_one_thread_gives(fast_four: Compiled, fast_kuhn: Compiled, threads: int) -> None:
    for rules in (fast_four, fast_kuhn):
        assert played(rules, threads) == played(rules)


def test_a_whole_compiled_game_is_the_plain_game(fast_kuhn: Compiled) -> None:
    tables = fast_kuhn.new_tables(40)
    counts = fast_kuhn.play(box_of(fast_kuhn), tables, 3, 0)
    for seed in range(40):
        plain = fast_kuhn.game.table()
        assert fast_kuhn.game.loops.play_one(None, plain, 3, seed, 1000) == counts[seed]
        assert plain.to_bytes() == tables[seed].tobytes()


def test_a_game_stops_after_so_many_answers(fast_four: Compiled) -> None:
    tables = fast_four.new_tables(4)
    assert fast_four.play(box_of(fast_four), tables, 2, most=3).tolist() == [3, 3, 3, 3]
    assert not tables["over"].any()


def test_greedy_seats_win_against_random_ones(fast_four: Compiled) -> None:
    for seat in (0, 1):
        tables = fast_four.new_tables(200)
        greedy.play(fast_four.game, box_of(fast_four), tables, 2, [seat])
        assert (tables["places"][:, seat] == 1).mean() > 0.8


@pytest.mark.parametrize("threads", [1, 2])
def test_greedy_games_are_repeatable(fast_kuhn: Compiled, threads: int) -> None:
    results = []
    for _ in range(2):
        tables = fast_kuhn.new_tables(60)
        counts = greedy.play(fast_kuhn.game, box_of(fast_kuhn), tables, 3, [0, 2], 3, samples=2, threads=threads)
        results.append((tables.tobytes(), counts.tolist()))
    assert results[0] == results[1]


def test_advice_is_one_of_the_options_and_changes_nothing(fast_four: Compiled) -> None:
    tables = started(fast_four, 30)
    for _ in range(10):
        fast_four.answer_randomly(box_of(fast_four), tables)
    tables = tables[tables["over"] == 0]
    before = tables.tobytes()
    advice = greedy.advise(fast_four.game, box_of(fast_four), tables, seed=1)
    assert fast_four.masks(tables)[np.arange(len(tables)), advice].all()
    assert tables.tobytes() == before


@pytest.fixture(scope="module")
def fast_playground() -> Compiled:
    return compiled(playground)


@pytest.mark.parametrize(("answer", "mistake"), [("dig", AgendaFull), ("list", TooManyOptions), ("forget", NothingPlanned)])
def test_a_mistake_in_the_rules_stops_the_table_with_the_same_sentence(
    fast_playground: Compiled, answer: str, mistake: type[CafeError]
) -> None:
    tables, plain = started(fast_playground, 3), playground.table()
    playground.loops.start(None, plain, 2, 0)
    number = playground.catalogue.number(answer)
    with pytest.raises(mistake) as told:
        playground.loops.answer(None, plain, number)
    with pytest.raises(mistake) as found:
        fast_playground.answer(box_of(fast_playground), tables, np.array([0, number, -1]))
    assert str(found.value) == str(told.value)
    assert tables["over"].tolist() == [0, 1, 0]
    assert tables["fault"].astype(bool).tolist() == [False, True, False]


def test_a_game_is_compiled_once(fast_four: Compiled, connect_four: Game) -> None:
    assert compiled(connect_four) is fast_four
    assert "fast" in connect_four.compiled


def test_everything_lies_on_disk_when_it_is_warm(fast_four: Compiled) -> None:
    assert fast_four.is_warm
    assert list(fast_four.warm()) == list(STAGES)
    assert all(file.stat().st_size > native.DIGEST for file in fast_four._code.files)


SECOND = """
import sys
from cosmocafe.core.machine import native
def refuse(*args):
    raise SystemExit("something was compiled")
native.optimised = refuse
from cosmocafe.core.machine.compiled import compiled
from cosmocafe.core.found import find_game
game = find_game(sys.argv[1])
rules = compiled(game)
tables = rules.new_tables(3)
rules.play(game.new_box(2).packed(), tables, 2, 5)
print(sys.modules["cosmocafe.core"].__file__, rules._code.files[0], tables.tobytes().hex())
"""


def test_a_second_process_loads_without_compiling(fast_four: Compiled, monkeypatch: pytest.MonkeyPatch) -> None:
    loads_without_compiling(fast_four, Path(__file__).parents[3], monkeypatch)


def test_another_checkout_of_the_same_rules_loads_without_compiling(
    fast_four: Compiled, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for part in ("src", "examples"):
        shutil.copytree(Path(__file__).parents[3] / part, tmp_path / part)
    loads_without_compiling(fast_four, tmp_path, monkeypatch)


def loads_without_compiling(rules: Compiled, checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COSMOCAFE_CACHE", str(rules.folder))
    monkeypatch.setenv("PYTHONPATH", str(checkout / "src"))
    command = [sys.executable, "-c", SECOND, str(checkout / "examples" / "connect_four.py")]
    found = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603
    source, file, tables = found.stdout.split()
    assert Path(source).is_relative_to(checkout)
    assert file == str(rules._code.files[0])
    assert tables == played(rules, count=3)[0].hex()


def test_a_folder_that_cannot_be_written_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("COSMOCAFE_CACHE", str(tmp_path / "file"))
    with pytest.raises(NotAvailable, match=r"^compiled rules cannot be kept in .*: set COSMOCAFE_CACHE to a folder that can be written$"):
        Compiled(stones()).load()


def files_of(game: Game) -> list[Path]:
    return Compiled(game)._code.files


def test_two_games_of_one_module_are_not_mixed_up() -> None:
    assert files_of(stones()) != files_of(stones(takes=takes_twice))
    first, second = stones(), stones(always=True)
    assert files_of(second) != files_of(first)


def takes_twice(t: toy.Table, who: int, stones: int) -> None:
    t.heap -= 2 * stones + 2


def test_the_cache_is_named_by_what_is_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COSMOCAFE_CACHE", str(tmp_path))
    files = files_of(stones())
    assert {file.parent for file in files} == {tmp_path}
    assert files_of(stones()) == files
    assert files_of(stones(words={})) == files
    assert files_of(stones(takes=takes_twice)) != files
    assert files_of(stones(always=True)) != files
    monkeypatch.setattr(toy, "HEAP", 12)  # a number that comes from elsewhere
    assert files_of(stones()) != files
    monkeypatch.undo()
    monkeypatch.setenv("COSMOCAFE_CACHE", str(tmp_path))
    monkeypatch.setattr("llvmlite.__version__", "0.0")
    assert files_of(stones()) != files
    monkeypatch.undo()
    monkeypatch.setenv("COSMOCAFE_CACHE", str(tmp_path))
    monkeypatch.setattr("llvmlite.binding.get_host_cpu_name", lambda: "another processor")
    assert files_of(stones()) != files


def test_what_is_used_is_not_forgotten(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COSMOCAFE_CACHE", str(tmp_path))
    code = Native("nothing", "define void @nothing() { ret void }")
    code.load()
    os.utime(code.files[0], (0, 0))
    Native("nothing", "define void @nothing() { ret void }").load()
    assert code.files[0].stat().st_mtime > 0


def test_what_was_compiled_from_earlier_rules_is_forgotten_after_a_month(tmp_path: Path) -> None:
    old, new, other = (tmp_path / name for name in (f"stones-fast-{'0' * 24}", f"stones-fast-{'1' * 24}", f"pebbles-fast-{'0' * 24}"))
    for file in (old, new, other):
        file.touch()
    for file in (old, other):
        os.utime(file, (0, 0))
    forget_old(new)
    assert sorted(path.name for path in tmp_path.iterdir()) == [other.name, new.name]


def test_work_is_cut_into_parts_without_gaps() -> None:
    for count, threads in [(10, 3), (2, 8), (7, 2), (1, 4), (0, 2)]:
        done: list[int] = []
        in_threads(lambda low, high, done=done: done.extend(range(low, high)), count, threads)  # type: ignore[misc]
        assert sorted(done) == list(range(count))


def reaches_too_far(t: toy.Table, who: int, stones: int) -> None:
    t.taken[who + 40] += 1


def reaches_back(t: toy.Table, who: int, stones: int) -> None:
    t.taken[who - 2] += 1


def reaches_the_next(t: toy.Table, who: int, stones: int) -> None:
    t.taken[who + 2] += 1


def divides(t: toy.Table, who: int, stones: int) -> None:
    t.heap -= stones // (t.heap - t.heap)


def has_a_rest(t: toy.Table, who: int, stones: int) -> None:
    t.heap -= stones % (t.heap - t.heap)


def shifts_far(t: toy.Table, who: int, stones: int) -> None:
    t.heap = 1 << (t.heap + 60)


def shifts_back(t: toy.Table, who: int, stones: int) -> None:
    t.heap = t.heap >> (t.heap - 20)


def counts_too_little(t: toy.Table, who: int, stones: int) -> None:
    t.heap = (t.heap - 20).bit_count()


def multiplies(t: toy.Table, who: int, stones: int) -> None:
    large = (t.heap + 90) * 1000
    t.heap = large * large % 7


def overflows(t: toy.Table, who: int, stones: int) -> None:
    t.taken[who] = 100 + t.heap * 5


@pytest.mark.parametrize(
    ("takes", "said"),
    [
        (reaches_too_far, "an index is outside of its row"),
        (reaches_back, "an index is outside of its row"),
        (reaches_the_next, "an index is outside of its row"),
        (divides, "a rule divides by 0"),
        (has_a_rest, "a rule divides by 0"),
        (shifts_far, "a shift goes by 0 to 63"),
        (shifts_back, "a shift goes by 0 to 63"),
        (counts_too_little, "bits are counted of a number below 0"),
        (multiplies, "a number needs more than 32 bits: let one that it comes from be a Long"),
        (overflows, "a number does not fit its field"),
    ],
)
def test_checked_rules_find_what_plain_python_does_otherwise(takes: Any, said: str) -> None:
    rules = Compiled(stones("reaching", takes=takes), checked=True)
    with pytest.raises(DeclarationError, match=rf"test_compiled\.py:(\d+): {said}$") as found:
        rules.play(box_of(rules), rules.new_tables(1), 2, most=1)
    line = int(str(found.value).split(".py:")[1].split(":")[0])
    assert 0 < line - takes.__code__.co_firstlineno <= 2
    assert rules.is_warm  # a second process loads it from the disk


def test_checked_rules_play_sound_games() -> None:
    rules = Compiled(stones(), checked=True)
    tables = rules.new_tables(20)
    rules.play(box_of(rules), tables, 2)
    assert tables["over"].all()


def test_kept_code_that_something_has_changed_is_compiled_anew(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COSMOCAFE_CACHE", str(tmp_path))
    rules = Compiled(stones())
    expected, file = played(rules), rules._code.files[0]
    whole = file.read_bytes()
    for spoiled in (b"", whole[:100], whole[:-1] + b"?", b"\0" * len(whole)):
        file.write_bytes(spoiled)
        again = Compiled(stones())
        assert played(again) == expected
        assert again.made_anew == 1
        assert file.read_bytes() == whole


def test_rules_that_llvm_refuses_get_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def refuse(*given: Any) -> None:
        raise RuntimeError("LLVM IR parsing error\nmore")

    monkeypatch.setenv("COSMOCAFE_CACHE", str(tmp_path))
    monkeypatch.setattr(native, "optimised", refuse)
    said = r"^LLVM [\d.]+ cannot compile these rules here \(LLVM IR parsing error\); people and bots play in plain Python"
    with pytest.raises(NotAvailable, match=said):
        Compiled(stones()).load()


WITHOUT_LLVM = """
import sys
sys.modules["llvmlite"] = None
import cosmocafe
from cosmocafe.bots import find_bot
from cosmocafe.core.errors import NotAvailable
from cosmocafe.core.machine.engines import find_engine
from cosmocafe.lab.simulate import simulate
import random
game = cosmocafe.find_game(sys.argv[1])
match = cosmocafe.new(game, seed=1)
for name in ("greedy", "search:visits=5", "flat:visits=7"):
    match.answer(find_bot(name).answer(match.view(match.asked), random.Random(1)))
print(simulate(game, 2, 20, engine="plain").games)
for name in ("cpu", "gpu"):
    try:
        find_engine(name, game, game.new_box(2), 2)
    except NotAvailable as error:
        print(error)
"""


def test_without_llvm_everything_plays_in_plain_python() -> None:
    command = [sys.executable, "-c", WITHOUT_LLVM, str(Path(__file__).parents[3] / "examples" / "connect_four.py")]
    games, cpu, gpu = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip().split("\n")  # noqa: S603
    assert games == "20"
    said = "rules cannot be compiled without llvmlite (import of llvmlite halted; None in sys.modules): pip install llvmlite; without it "
    assert cpu == gpu == said + "people and bots play in plain Python, and `simulate --engine plain` does"
