"""Compiled in chapters: what a change of one rule makes anew, as counts."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from cosmocafe.core.errors import NotAvailable
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.game import Game
from cosmocafe.core.machine import helper, native
from cosmocafe.core.machine.chapters import COPIED, INTERNAL, Function, chapters_of
from cosmocafe.core.machine.compiled import Compiled
from cosmocafe.core.machine.native import Native

from .. import stones as toy
from ..stones import stones


def takes_more(t: toy.Table, who: int, stones: int) -> None:
    t.heap -= stones + 1
    t.taken[who] += 1


def takes_less(t: toy.Table, who: int, stones: int) -> None:
    t.heap -= 1
    t.taken[who] += 1


def until(happened: Callable[[], bool]) -> None:
    """Wait until something has happened."""
    end = time.monotonic() + 60
    while not happened():
        assert time.monotonic() < end, "it has not happened"
        time.sleep(0.05)


def loaded(game: Game) -> Compiled:
    rules = Compiled(game)
    rules.load()
    return rules


def test_a_changed_rule_is_compiled_with_its_chapter_and_nothing_else(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COSMOCAFE_CACHE", str(tmp_path))
    first = loaded(stones(takes=takes_more))
    assert first.made_anew == len(first._code.files) > 2  # the loops, the rules of the toy, the rule of this file, the core
    assert loaded(stones(takes=takes_more)).made_anew == 0
    monkeypatch.setattr(takes_less, "__name__", takes_more.__name__)
    monkeypatch.setattr(takes_less, "__qualname__", takes_more.__qualname__)
    assert loaded(stones(takes=takes_less)).made_anew == 1


@pytest.mark.parametrize("name", sorted(installed_games()))
def test_a_change_of_one_rule_leaves_most_of_a_game_as_it_was(name: str) -> None:
    """The share of a game's lines that stand in a chapter with a rule, for each rule."""
    translation = Compiled(find_game(name))._translation
    rules = [function for function in translation._functions if ".games." in function.chapter]
    heads = {function.name: f"{function.head} #0 {{" for function in rules}
    texts = Compiled(find_game(name))._code._texts.values()
    lines = {text: text.count("\n") for text in texts}
    shares = [sum(lines[text] for text in texts if heads[one.name] in text) / sum(lines.values()) for one in rules]
    assert min(shares) > 0, "every rule stands somewhere"
    assert statistics.median(shares) < 0.2
    assert sorted(shares)[int(0.9 * len(shares))] < 0.4
    assert max(shares) < 0.8, "the rule that most others call"


def functions(**calls: str) -> list[Function]:
    """Functions that call others by these names; each stands in the chapter of its first letter, capitals are entries."""
    return [
        Function(name, name[0].lower(), "" if name[0].isupper() else INTERNAL, f"void @{name}()", "ret void", tuple(others.split()), ())
        for name, others in calls.items()
    ]


def written(some: list[Function], *doors: str) -> list[str]:
    return [" ".join(function.name for function in chapter.inside) for chapter in chapters_of(some, set(doors))]


def lengthened(some: list[Function], name: str) -> list[Function]:
    """One of them is longer than what is copied."""
    return [function._replace(body="\n" * (COPIED + 100)) if function.name == name else function for function in some]


def test_what_one_chapter_alone_calls_stands_in_it() -> None:
    assert written(functions(b="", c="b", A="c")) == ["b c A"]


def test_a_door_stands_in_its_own_chapter() -> None:
    assert written(functions(b="", c="b", A="c"), "c") == ["A", "b c"]
    calling, called = chapters_of(functions(c="", A="c"), {"c"})
    assert list(calling.texts()) == ["declare hidden void @c() #0", "define void @A() #0 {\nret void\n}"]
    assert list(called.texts()) == ["define hidden void @c() #0 {\nret void\n}"]


def test_what_several_chapters_call_is_copied_while_it_is_short() -> None:
    some = functions(d="", b="d", c="d", A="b c")
    assert written(some, "b", "c") == ["A", "d b", "d c"]
    assert written(lengthened(some, "d"), "b", "c") == ["A", "b", "c", "d"]


def test_what_is_long_stands_with_the_one_chapter_that_calls_it() -> None:
    assert written(lengthened(functions(d="", b="d", A="b"), "d"), "b") == ["A", "d b"]


def test_what_is_short_is_copied_although_it_calls_something_long() -> None:
    some = functions(d="", e="d", b="e", c="e", A="b c")
    assert written(lengthened(some, "d"), "b", "c") == ["A", "e b", "e c", "d"]


MODULES = [f"define i64 @number{i}() {{ ret i64 {i} }}" for i in range(8)]


def test_another_process_helps_where_much_is_to_be_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COSMOCAFE_CACHE", str(tmp_path))
    code = Native("helped", *MODULES)
    with helper.helped(code._texts):
        assert not any(file.exists() for file in code.files), "so little is not worth it"
    monkeypatch.setattr(helper, "WORTH", 0)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    with helper.helped(code._texts):
        until(lambda: code.is_kept)  # the other does everything
    monkeypatch.setattr(native, "optimised", None)
    code.load()
    assert code.is_kept and code.made == 0


def test_two_begin_at_both_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who compiles begins with the longest module, who helps with the shortest."""
    texts, wanted = {Path("short"): "x", Path("longest"): "xxx", Path("long"): "xx"}, list[str]()
    monkeypatch.setattr(helper, "started", lambda file: wanted.extend(name for name, _ in json.load(file)))
    helper.hired(texts)
    assert wanted == ["short", "long", "longest"]
    assert [str(file) for file, _ in helper.longest_first(texts)] == wanted[::-1]


@pytest.mark.parametrize("program", ["", "/nowhere/python", "/bin/false"])
def test_without_help_the_work_is_done_all_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, program: str) -> None:
    monkeypatch.setenv("COSMOCAFE_CACHE", str(tmp_path))
    monkeypatch.setattr(helper, "WORTH", 0)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    monkeypatch.setattr(sys, "executable", program)
    code = Native("alone", *MODULES)
    code.load()
    assert code.is_kept and code.made == len(MODULES)


@pytest.fixture
def asleep(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[subprocess.Popen[bytes]]:
    """Helpers that do nothing and never end."""
    monkeypatch.setenv("COSMOCAFE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(helper, "WORTH", 0)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    sleeping: list[subprocess.Popen[bytes]] = []

    def fall_asleep(wanted: object) -> subprocess.Popen[bytes]:
        sleeping.append(subprocess.Popen(["/bin/sleep", "20"]))
        return sleeping[-1]

    monkeypatch.setattr(helper, "started", fall_asleep)
    return sleeping


def test_nobody_waits_for_a_helper_that_hangs(asleep: list[subprocess.Popen[bytes]]) -> None:
    code, began = Native("hanging", *MODULES), time.monotonic()
    code.load()
    assert code.is_kept and time.monotonic() < began + 10
    assert [one.returncode is not None for one in asleep] == [True]


def test_a_helper_goes_with_whoever_it_helps(asleep: list[subprocess.Popen[bytes]], tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("no folder can be here")
    with pytest.raises(NotAvailable, match="COSMOCAFE_CACHE"):
        Native("nowhere to keep it", *MODULES).load()
    assert [one.returncode is not None for one in asleep] == [True]


def test_without_room_for_what_a_helper_is_asked_the_work_is_done_alone(
    monkeypatch: pytest.MonkeyPatch, asleep: list[subprocess.Popen[bytes]]
) -> None:
    def full(*given: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(json, "dump", full)
    code = Native("no room", *MODULES)
    code.load()
    assert code.is_kept and asleep == []


def test_what_was_half_written_goes_after_a_month(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COSMOCAFE_CACHE", str(tmp_path))
    old, fresh = tmp_path / ".0123456789abcdef.part", tmp_path / ".fedcba9876543210.part"
    for part in (old, fresh):
        part.write_bytes(b"half")
    os.utime(old, (0, 0))
    Native("whole", MODULES[0]).load()
    assert not old.exists() and fresh.exists()


def test_a_helper_that_is_asked_for_nothing_does_nothing() -> None:
    subprocess.run([sys.executable, "-m", f"{helper.__package__}.helping"], input="[]", text=True, check=True)  # noqa: S603
