"""Compiled in chapters: what a change of one rule makes anew, as counts."""

from __future__ import annotations

import statistics
import subprocess
import sys
from pathlib import Path

import pytest

from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.game import Game
from cosmocafe.core.machine import helper, native
from cosmocafe.core.machine.chapters import INTERNAL, Function, chapters_of
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
    long = [function._replace(body="\n" * 500) if function.name == "d" else function for function in some]
    assert written(long, "b", "c") == ["A", "b", "c", "d"]


MODULES = [f"define i64 @number{i}() {{ ret i64 {i} }}" for i in range(8)]


def test_another_process_helps_where_much_is_to_be_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COSMOCAFE_CACHE", str(tmp_path))
    code = Native("helped", *MODULES)
    with helper.helped(code._texts):
        assert not any(file.exists() for file in code.files), "so little is not worth it"
    monkeypatch.setattr(helper, "WORTH", 0)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    with helper.helped(code._texts):
        pass  # the other does everything
    monkeypatch.setattr(native, "optimised", None)
    code.load()
    assert code.is_kept and code.made == 0


@pytest.mark.parametrize("program", ["", "/nowhere/python", "/bin/false"])
def test_without_help_the_work_is_done_all_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, program: str) -> None:
    monkeypatch.setenv("COSMOCAFE_CACHE", str(tmp_path))
    monkeypatch.setattr(helper, "WORTH", 0)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    monkeypatch.setattr(sys, "executable", program)
    code = Native("alone", *MODULES)
    code.load()
    assert code.is_kept and code.made == len(MODULES)


def test_a_helper_that_is_asked_for_nothing_does_nothing() -> None:
    subprocess.run([sys.executable, "-m", f"{helper.__package__}.helping"], input="[]", text=True, check=True)  # noqa: S603
